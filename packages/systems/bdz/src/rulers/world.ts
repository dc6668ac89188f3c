import { ListedDice, World } from '@shambles/engine';
import type { Book } from '../book.js';
import { type BdzFact, type BdzWorld, FACTS } from '../facts.js';
import type { State } from '../state.js';
import { type BdzTable, tableOf } from '../table.js';
import type { View } from '../view.js';

const worlds = new WeakMap<View, BdzWorld>();

/** The game as a seat sees it, for questions to the rules; nothing may happen in it and no die is rolled. */
export function worldOf(view: View, book: Book): BdzWorld {
  const known = worlds.get(view);
  if (known) return known;
  const w = new World<State, Book, BdzFact>(
    (state, f, b) => FACTS.evolve(state, f, b),
    view,
    book,
    new ListedDice([]),
    false,
  );
  worlds.set(view, w);
  return w;
}

/** The table of a view. Use it before asking about another view. */
export function tableOfView(view: View, book: Book): BdzTable {
  return tableOf(worldOf(view, book));
}
