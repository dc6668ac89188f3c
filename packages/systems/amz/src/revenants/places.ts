import { placesNear, placesRound } from '@shambles/field';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { basesOf } from '../state.js';
import { tableOf } from '../table/table.js';

/** A free place in contact with somebody of a unit. AMZ-revenant-rising. */
export function besideUnit(w: AmzWorld, unit: string): Place | undefined {
  const table = tableOf(w);
  for (const { id, x, y } of basesOf(w.s, unit)) {
    const [at] = placesRound(table.ways('romeos'), table.figures, table.figures.of(id), [x, y]);
    if (at) return at;
  }
  return undefined;
}

/** Free places for `count` figures, as close to a spot as possible. */
export function near(w: AmzWorld, at: Place, count: number): Place[] {
  const table = tableOf(w);
  const found = placesNear(table.ways('romeos'), table.figures, at, count);
  // Without room they stand on the spot itself.
  return Array.from({ length: count }, (_, i) => found[i] ?? at);
}
