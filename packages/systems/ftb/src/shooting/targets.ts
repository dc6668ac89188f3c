import { type Bar, bar, tenth } from '../bar.js';
import { gunRow } from '../book.js';
import type { FtbWorld } from '../facts.js';
import type { Gun } from '../kinds.js';
import { enemiesOn, outOfSight } from '../people/enemies.js';
import type { Person, State } from '../state.js';
import { type FtbTable, tableOf } from '../table.js';

/** Figures that a gun can be fired at now. A figure turns to fire, so those behind it count too. FTB-7.4, FTB-5.2a. */
export function targetsFor(w: FtbWorld, p: Person, gun: Gun): string[] {
  return targetsOn(tableOf(w), w.s, p, gunRow(w.book, gun).range);
}

/** The same for a state or a seat's view of it, nearest first. */
export function targetsOn(table: FtbTable, s: State, p: Person, range: number): string[] {
  return enemiesOn(table, s, p)
    .filter((id) => outOfRange(table, p, id, range) === undefined)
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

/** Those of several figures that a gun reaches, nearest first. FTB-6.2. */
export function within(w: FtbWorld, p: Person, gun: Gun, ids: readonly string[]): string[] {
  const table = tableOf(w);
  const { range } = gunRow(w.book, gun);
  return ids
    .map((id) => ({ id, far: table.distance(p.id, id) }))
    .filter(({ far }) => far <= range)
    .sort((a, b) => a.far - b.far)
    .map(({ id }) => id);
}

/** Why a gun of this range cannot be fired at a figure. FTB-6.2, FTB-7.1. */
export function outOfRange(table: FtbTable, p: Person, id: string, range: number): Bar | undefined {
  const unseen = outOfSight(table, p, id);
  if (unseen) return unseen;
  const inches = table.distance(p.id, id);
  return inches > range ? bar('FTB-6.2', 'out-of-range', { inches: tenth(inches), range }) : undefined;
}
