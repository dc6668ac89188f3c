import { type FactsOf, factsOf, type World } from '@shambles/engine';
import type { Book } from './book.js';
import { DOORS } from './facts/doors.js';
import { FIGHT } from './facts/fight.js';
import { HORDES } from './facts/hordes.js';
import { MOVE } from './facts/move.js';
import { ORDERS } from './facts/orders.js';
import { THINGS } from './facts/things.js';
import { TURN } from './facts/turn.js';
import type { State } from './state.js';

/** Everything that can happen, one file per chapter. */
const DECLARED = {
  ...TURN,
  ...ORDERS,
  ...MOVE,
  ...DOORS,
  ...FIGHT,
  ...THINGS,
  ...HORDES,
};

export type RosFact = FactsOf<typeof DECLARED>;
export type RosWorld = World<State, Book, RosFact>;

export const FACTS = factsOf<State, Book, RosFact>(DECLARED);
