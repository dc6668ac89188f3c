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

/** The game as a seat sees it, for the rules to be asked of. Nothing may happen in it, and no die falls. */
export function worldOf(view: View, book: Book): FtbWorld {
  const known = worlds.get(view);
  if (known) return known;
  const w = worldWith(view, book);
  worlds.set(view, w);
  return w;
}

/** The same, once somebody has gone a way. */
export function afterWalk(view: View, who: string, way: readonly Place[], book: Book): FtbWorld {
  const w = worldWith(copyState(view), book);
  w.happen({ is: 'walked', cause: 'FTB-5.2a', who, way, cost: 0, how: 'walk' });
  return w;
}

/** Figures on the table that a seat decides for and that carry on. */
export function ours(w: FtbWorld, seat: Seat): Person[] {
  if (!w.s.encounter) return [];
  const table = tableOf(w);
  return w.s.people.filter((p) => isPlayers(p) && p.seat === seat && carriesOn(p) && table.has(p.id));
}
