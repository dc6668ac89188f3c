import { type FactsOf, factsOf, type World } from '@shambles/engine';
import type { Book } from './book.js';
import { CARDS } from './facts/cards.js';
import { CASUALTIES } from './facts/casualties.js';
import { COMBAT } from './facts/combat.js';
import { FIRE } from './facts/fire.js';
import { GROUND } from './facts/ground.js';
import { MORALE } from './facts/morale.js';
import { MOVE } from './facts/move.js';
import { TURN } from './facts/turn.js';
import { VEHICLES } from './facts/vehicles.js';
import { ZOMBIES } from './facts/zombies.js';
import type { State } from './state.js';

/** All facts of the game, one file for each chapter. */
const DECLARED = {
  ...TURN,
  ...MOVE,
  ...FIRE,
  ...CASUALTIES,
  ...COMBAT,
  ...MORALE,
  ...GROUND,
  ...VEHICLES,
  ...ZOMBIES,
  ...CARDS,
};

export type AmzFact = FactsOf<typeof DECLARED>;
export type AmzWorld = World<State, Book, AmzFact>;

export const FACTS = factsOf<State, Book, AmzFact>(DECLARED);
