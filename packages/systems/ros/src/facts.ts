import type { World } from '@shambles/engine';
import type { Book } from './book.js';
import type { Evolve } from './facts/deed.js';
import { DOORS, type DoorFact } from './facts/doors.js';
import { FIGHT, type FightFact } from './facts/fight.js';
import { HORDES, type HordeFact } from './facts/hordes.js';
import { MOVE, type MoveFact } from './facts/move.js';
import { ORDERS, type OrderFact } from './facts/orders.js';
import { THINGS, type ThingFact } from './facts/things.js';
import { TURN, type TurnFact } from './facts/turn.js';
import type { State } from './state.js';

/** Everything that can happen, a file to a chapter. */
export type RosFact = TurnFact | OrderFact | MoveFact | DoorFact | FightFact | ThingFact | HordeFact;

const EVOLVE: Evolve<RosFact> = {
  ...TURN,
  ...ORDERS,
  ...MOVE,
  ...DOORS,
  ...FIGHT,
  ...THINGS,
  ...HORDES,
};

/** The only place where the state of the game changes. */
export function evolve(s: State, f: RosFact, book: Book): void {
  (EVOLVE[f.is] as (s: State, f: RosFact, book: Book) => void)(s, f, book);
}

export type RosWorld = World<State, Book, RosFact>;
