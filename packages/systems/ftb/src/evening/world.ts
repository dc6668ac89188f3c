import { ListedDice, type Seat, World } from '@shambles/engine';
import type { Book } from '../book.js';
import type { FtbFact, FtbWorld } from '../facts.js';
import { FACTS } from '../facts.js';

import { carriesOn, copyState, isPlayers, type Person, type Place, type State } from '../state.js';
import { tableOf } from '../table.js';
import type { View } from '../view.js';

const worlds = new WeakMap<View, FtbWorld>();

function worldWith(s: State, book: Book): FtbWorld {
  return new World<State, Book, FtbFact>(FACTS.evolve, s, book, new ListedDice([]), false);
}

/** The world as a seat sees it, for evaluating rules. It allows no facts and no dice. */
export function worldOf(view: View, book: Book): FtbWorld {
  const known = worlds.get(view);
  if (known) return known;
  const w = worldWith(view, book);
  worlds.set(view, w);
  return w;
}

/** The world after somebody has walked a way. */
export function afterWalk(view: View, who: string, way: readonly Place[], book: Book): FtbWorld {
  const w = worldWith(copyState(view), book);
  w.happen({ is: 'walked', cause: 'FTB-5.2a', who, way, cost: 0, how: 'walk' });
  return w;
}

/** The world after a party has become an Enemy. */
export function asEnemies(view: View, party: string, book: Book): FtbWorld {
  const w = worldWith(copyState(view), book);
  w.happen({ is: 'attitude', cause: 'FTB-12.14a', party, attitude: 'enemy', why: 'walked' });
  return w;
}

/** A seat's own figures that are on the table and carry on. */
export function ours(w: FtbWorld, seat: Seat): Person[] {
  if (!w.s.encounter) return [];
  const table = tableOf(w);
  return w.s.people.filter((p) => isPlayers(p) && p.seat === seat && carriesOn(p) && table.has(p.id));
}
