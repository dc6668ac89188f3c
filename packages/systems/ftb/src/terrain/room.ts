import { bearingOf, placesNear } from '@shambles/field';
import type { At } from '@shambles/measured';
import { spotAt } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import type { Place } from '../state.js';
import { tableOf } from '../table.js';

/** Free places for `n` figures around a spot, touching each other, nearest first. FTB-12.5b, FTB-D-31. */
export function placesAt(w: FtbWorld, spot: At, n: number, manner: 'human' | 'zed'): Place[] {
  const table = tableOf(w);
  return placesNear(table.ways(manner), table.figures, [spot.x, spot.y, spot.level], n);
}

/**
 * The same, or as near to the spot as all of them fit if they do not fit around it: a marker goes where no figure can
 * stand, such as onto a car. FTB-12.5b.
 */
export function placesBy(w: FtbWorld, spot: At, n: number, manner: 'human' | 'zed'): Place[] {
  const there = placesAt(w, spot, n, manner);
  return there.length < n ? roomFor(w, spot, n, manner) : there;
}

/** Facing at a place towards another place. */
export function facingTo([x, y]: Place, to: { readonly x: number; readonly y: number }): number {
  return bearingOf(to.x - x, to.y - y);
}

/** Extent of the search for room around a spot, and its steps in inches and degrees. */
const FAR = 12;
const STEP = 0.5;
const TURN = 15;

/**
 * Free places for `n` figures together, as near to a spot as all of them fit, in the same building or outside. If there
 * is no room for all, as many as fit.
 */
export function roomFor(w: FtbWorld, spot: At, n: number, manner: 'human' | 'zed'): Place[] {
  const table = tableOf(w);
  const ways = table.ways(manner);
  const house = table.houseOf(spot);
  let most: Place[] = [];
  for (let far = 0; far <= FAR; far += STEP)
    for (let bearing = 0; bearing < (far === 0 ? TURN : 360); bearing += TURN) {
      const [x, y] = spotAt(spot, bearing, far);
      const at: Place = [x, y, spot.level];
      if (!ways.standing(...at) || table.houseOf({ x, y, level: spot.level }) !== house) continue;
      const found = placesAt(w, { x, y, level: spot.level }, n, manner);
      if (found.length >= n) return found;
      if (found.length > most.length) most = found;
    }
  return most;
}
