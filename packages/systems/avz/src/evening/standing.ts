import type { Book } from '../book.js';
import type { Side } from '../kinds.js';
import { DEAD_PILE, DRAWN, GRAVE, RESERVE, type State } from '../state.js';
import type { View } from '../view.js';

const BESIDE: { readonly [at: string]: number } = {
  reserve: RESERVE,
  'dead-pile': DEAD_PILE,
  drawn: DRAWN,
};

const known = new WeakMap<View, State>();

/**
 * A state that fits a seat's view, so that the rules can be asked about it. Counters that the seat does not see are in
 * the grave. AVZ-D-open.
 */
export function stateOf(view: View, book: Book): State {
  const before = known.get(view);
  if (before) return before;
  const at = book.counters.map(() => GRAVE);
  const spent = book.counters.map(() => 0);
  for (const counter of view.counters) {
    const c = book.counterNumber.get(counter.id) as number;
    at[c] = book.locationNumber.get(counter.at) ?? (BESIDE[counter.at] as number);
    spent[c] = counter.spent ? 1 : 0;
  }
  const { phase, turn, first, icon, claw, rise } = view;
  const tiles = view.tiles.map((id) => book.tiles.findIndex((t) => t.id === id));
  const state: State = { phase, turn, first, at, spent, tiles, icon, claw, rise, rest: [] };
  known.set(view, state);
  return state;
}

/** What a seat would see once these counters stand there. */
export function onceThere(view: View, places: ReadonlyMap<string, string>): View {
  const counters = view.counters.map((c) => ({ ...c, at: places.get(c.id) ?? c.at }));
  return { ...view, counters };
}

/** The side that a seat plays; undefined for spectators. */
export function sideOfSeat(seat: string): Side | undefined {
  return seat === 'alien' || seat === 'zombie' ? seat : undefined;
}

/** The side whose orders are asked for now. */
export function orderedNow({ phase }: View): Side | undefined {
  return phase === 'alien-actions' ? 'alien' : phase === 'zombie-actions' ? 'zombie' : undefined;
}
