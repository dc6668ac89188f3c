import type { FtbWorld } from '../facts.js';
import { enemiesOn } from '../people/enemies.js';
import type { Person, State } from '../state.js';
import { type FtbTable, tableOf } from '../table.js';

/** Whom a gun can be fired at now; a figure turns to fire, so what is behind it counts as well. FTB-7.4, FTB-5.2a. */
export function targetsFor(w: FtbWorld, p: Person, gun: string): string[] {
  return targetsOn(tableOf(w), w.s, p, w.book.weapons.get(gun)?.range ?? 0);
}

/** The same, of a state or of what a seat sees of it, the nearest first. */
export function targetsOn(table: FtbTable, s: State, p: Person, range: number): string[] {
  return enemiesOn(table, s, p)
    .filter((id) => table.line(p.id, id) !== 'no' && table.distance(p.id, id) <= range)
    .filter((id) => p.knowsZeds || !id.startsWith('zed-'))
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}
