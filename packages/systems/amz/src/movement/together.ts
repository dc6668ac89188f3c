import type { Route } from '@shambles/field';
import { type Place, placeOf } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { basesOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { endsOf, gaitOf, inCohesion, type March } from './marching.js';
import { Trail } from './trail.js';

/** Shares of a way that are tried. */
const SHARES = [1, 0.8, 0.6, 0.4, 0.2] as const;

/**
 * The march along as much of a lead's way as keeps the unit together. If nothing does, not even to stay, it goes where it
 * is split the least. AMZ-cohesion.
 */
export function together(
  w: AmzWorld,
  unit: string,
  route: Route,
  marches: (way: Route) => March,
  mayEnd: (at: Place) => boolean = () => true,
): March {
  const ways = tableOf(w).ways(gaitOf(w, unit));
  const trail = new Trail(ways, route);
  let best: March | undefined;
  let least = Infinity;
  for (const share of SHARES) {
    const far = trail.retreat(share * trail.length, (at) => ways.standing(...at) && mayEnd(at));
    const march = marches(trail.upTo(far));
    const parts = partsOf(endsOf(march.ways));
    if (parts === 1) return march;
    if (parts < least) [best, least] = [march, parts];
  }
  const staying = marches(trail.upTo(0));
  return partsOf(endsOf(staying.ways)) === 1 ? staying : (best as March);
}

/** True if a unit stands in one chain. AMZ-cohesion. */
export const isTogether = (w: AmzWorld, unit: string): boolean =>
  partsOf(basesOf(w.s, unit).map(placeOf)) <= 1;

/** The number of parts of a unit that are more than an inch apart. */
function partsOf(places: readonly Place[]): number {
  const left = new Set(places);
  let parts = 0;
  for (const first of places) {
    if (!left.delete(first)) continue;
    parts++;
    const chain = [first];
    for (const here of chain)
      for (const other of left)
        if (inCohesion([here], other)) {
          left.delete(other);
          chain.push(other);
        }
  }
  return parts;
}
