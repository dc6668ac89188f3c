import type { Book, CounterSeen, View } from '@shambles/avz';
import { kindNumber, noStack, type Stack } from './stacks.js';
import { readTown, type Town } from './town.js';
import type { Weights } from './weights.js';
import { Worth } from './worth.js';

/** What a player knows when deciding: the view, sorted by location, and present worths. */
export interface Sight {
  readonly book: Book;
  readonly town: Town;
  readonly view: View;
  readonly worth: Worth;
  readonly weights: Weights;
  readonly aliens: readonly Stack[];
  readonly zombies: readonly Stack[];
  readonly byId: ReadonlyMap<string, CounterSeen>;
  /** The location of this name. */
  place(name: string): number;
}

const towns = new WeakMap<Book, Town>();

export function look(view: View, book: Book, weights: Weights): Sight {
  let town = towns.get(book);
  if (!town) {
    town = readTown(book);
    towns.set(book, town);
  }
  const aliens = book.locations.map(noStack);
  const zombies = book.locations.map(noStack);
  const byId = new Map<string, CounterSeen>();
  for (const c of view.counters) {
    byId.set(c.id, c);
    const place = book.locationNumber.get(c.at);
    if (place === undefined) continue;
    const stack = (c.side === 'alien' ? aliens : zombies)[place] as Stack;
    (stack[kindNumber(c.kind)] as number)++;
  }
  return {
    book,
    town,
    view,
    weights,
    aliens,
    zombies,
    byId,
    worth: new Worth(book, weights, standing(view)),
    place: (name) => book.locationNumber.get(name) as number,
  };
}

function standing({ phase, turn, turns, dead, claw, rise }: View) {
  const coming = turns - turn;
  const aliensYet = phase !== 'stacking' && phase !== 'zombie-actions' && phase !== 'alien-actions';
  return {
    alienTurns: coming + (aliensYet ? 1 : 0),
    zombieTurns: coming + (phase === 'zombie-actions' ? 0 : 1),
    dead,
    claw,
    rise,
  };
}

/** Chances that the next tile has this icon once and twice. */
export function iconsOfNext(icon: string, { view, book }: Sight): { one: number; two: number } {
  const down = book.tiles.filter((t) => !view.tiles.includes(t.id));
  if (view.tilesDown === 0 || down.length === 0) return { one: 0, two: 0 };
  const with_ = (n: number) =>
    down.filter((t) => t.icons.filter((i) => i === icon).length === n).length / down.length;
  return { one: with_(1), two: with_(2) };
}
