import { type FactsOf, factsOf, type World } from '@shambles/engine';
import type { Book } from './book.js';
import { FIGHT } from './facts/fight.js';
import { MOVE } from './facts/move.js';
import { PEOPLE } from './facts/people.js';
import { SCENARIO_FACTS } from './facts/scenarios.js';
import { TURN } from './facts/turn.js';
import { VEHICLE_FACTS } from './facts/vehicles.js';
import { ZOMBIES } from './facts/zombies.js';
import type { State } from './state.js';

/** Everything that can happen, a file to a chapter. */
const DECLARED = { ...PEOPLE, ...TURN, ...MOVE, ...FIGHT, ...VEHICLE_FACTS, ...ZOMBIES, ...SCENARIO_FACTS };

export type BdzFact = FactsOf<typeof DECLARED>;
export type BdzWorld = World<State, Book, BdzFact>;

export const FACTS = factsOf<State, Book, BdzFact>(DECLARED);
