import { ListedDice, World } from '@shambles/engine';
import type { Book } from '../book.js';
import { type AmzFact, type AmzWorld, FACTS } from '../facts.js';
import type { State } from '../state.js';
import type { View } from '../view.js';

const worlds = new WeakMap<View, AmzWorld>();

/**
 * The game as a seat sees it, for the rules to be asked of. Nothing may happen in it, no die falls, and there are no
 * cards: whoever looks does not know those of the others.
 */
export function worldOf(view: View, book: Book): AmzWorld {
  const known = worlds.get(view);
  if (known) return known;
  const s: State = { ...view, deck: [], hands: { living: [], zombies: [] } };
  const w = new World<State, Book, AmzFact>(
    (state, f, b) => FACTS.evolve(state, f, b),
    s,
    book,
    new ListedDice([]),
    false,
  );
  worlds.set(view, w);
  return w;
}
