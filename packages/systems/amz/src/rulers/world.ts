import { ListedDice, World } from '@shambles/engine';
import type { Book } from '../book.js';
import { type AmzFact, type AmzWorld, FACTS } from '../facts.js';
import type { State } from '../state.js';
import type { View } from '../view.js';

const worlds = new WeakMap<View, AmzWorld>();

/** A world for asking rules about a state. Nothing may happen in it, and no dice are rolled. */
export function worldWith(s: State, book: Book): AmzWorld {
  return new World<State, Book, AmzFact>(
    (state, f, b) => FACTS.evolve(state, f, b),
    s,
    book,
    new ListedDice([]),
    false,
  );
}

/** The world of a seat's view. It has no cards, because the seat does not know those of the others. */
export function worldOf(view: View, book: Book): AmzWorld {
  const known = worlds.get(view);
  if (known) return known;
  const w = worldWith({ ...view, deck: [], hands: { living: [], zombies: [] } }, book);
  worlds.set(view, w);
  return w;
}
