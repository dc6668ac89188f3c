import { type FactsOf, factsOf, type World } from '@shambles/engine';
import type { Book } from './book.js';
import { ACT } from './facts/act.js';
import { TURN } from './facts/turn.js';
import type { State } from './state.js';

/** Everything that can happen. */
const DECLARED = { ...TURN, ...ACT };

export type AvzFact = FactsOf<typeof DECLARED>;
export type AvzWorld = World<State, Book, AvzFact>;

export const FACTS = factsOf<State, Book, AvzFact>(DECLARED);
