import {
  distance,
  type Ground,
  grains,
  inside,
  type Patch,
  type Reach,
  type Route,
  snap,
  squareTo,
} from '@shambles/field';
import type { Place } from '@shambles/measured';
import { terrainRow } from '../house/ground-rows.js';
import type { Tabled } from '../house/tables.js';
import { TERRAIN } from '../tables/ground.js';

/** Distance between the points of a way that are checked, in inches. */
const STRIDE = 0.25;
/** Names of hills on a map. */
const HILLS = TERRAIN.rows.find(({ id }) => id === 'hill')?.kinds ?? [];
/** A gain of less than this, in inches, counts as moving along the slope. */
const LEVEL = 0.01;

/** Where a way begins to lead uphill: in the leg that ends at this point, after this share of it. */
interface Foot {
  readonly end: number;
  readonly share: number;
}

/** Makes every way that leads uphill cost more, from where it begins to climb. BDZ-terrain-hill, BDZ-D-uphill. */
export function uphill(book: Tabled, reach: Reach, ground: Ground, most: number): Reach {
  const hills = hillsOf(ground);
  if (hills.length === 0) return reach;
  const { uphill: price } = terrainRow(book, 'hill');
  const route = (...to: Place) => {
    const found = reach.route(...to);
    const feet = found ? hills.flatMap((hill) => footOf(found.points, hill, ground) ?? []) : [];
    const [foot] = feet.sort((a, b) => a.end - b.end || a.share - b.share);
    if (!found || !foot) return found;
    return found.cost + price > most ? undefined : dearer(found, foot, price);
  };
  const cost = (...to: Place) =>
    reach.cost(...to) < Number.POSITIVE_INFINITY
      ? (route(...to)?.cost ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
  const isReached = (...to: Place) => reach.cost(...to) + price <= most || cost(...to) <= most;
  const lit: Reach['lit'] = (cell, may) =>
    reach.lit(cell, (...to) => (may?.(...to) ?? true) && isReached(...to));
  return Object.assign(Object.create(reach) as Reach, { route, cost, lit });
}

/** True if some part of a way leads uphill. BDZ-D-uphill. */
export function climbs({ points }: Route, ground: Ground): boolean {
  return hillsOf(ground).some((hill) => footOf(points, hill, ground) !== undefined);
}

const hillsOf = (ground: Ground) => ground.patches.filter((p) => HILLS.includes(p.kind));

/** A way with its foot of the hill among its points: whoever is stopped before it has paid nothing. BDZ-D-uphill. */
function dearer({ points, costs, cost, length }: Route, { end, share }: Foot, price: number): Route {
  const [from, to] = [points[end - 1] as Place, points[end] as Place];
  const [before, after] = [costs[end - 1] as number, costs[end] as number];
  const on = (a: number, b: number) => snap(a + (b - a) * share);
  const foot: Place = [on(from[0], to[0]), on(from[1], to[1]), from[2]];
  const added = share > 0;
  return {
    points: [...points.slice(0, end), ...(added ? [foot] : []), ...points.slice(end)],
    costs: [
      ...costs.slice(0, end),
      ...(added ? [on(before, after)] : []),
      ...costs.slice(end).map((c) => c + price),
    ],
    cost: cost + price,
    length,
  };
}

/** Where some part of the way, on the hill, first comes nearer to its top; undefined if none does. */
function footOf(way: readonly Place[], hill: Patch, ground: Ground): Foot | undefined {
  const tops = topOf(hill, ground);
  const off = (x: number, y: number) =>
    Math.sqrt(Math.min(...tops.map((top) => squareTo(grains(x), grains(y), ...top)))) / 1000;
  for (let i = 1; i < way.length; i++) {
    const [ax, ay, level] = way[i - 1] as Place;
    const [bx, by] = way[i] as Place;
    const n = level > 0 ? 0 : Math.ceil(distance({ x: ax, y: ay }, { x: bx, y: by }) / STRIDE);
    for (let k = 1; k <= n; k++) {
      const at = (j: number) => [ax + ((bx - ax) * j) / n, ay + ((by - ay) * j) / n] as const;
      const [x, y] = at(k);
      if (inside(hill.ring, grains(x), grains(y)) && off(x, y) < off(...at(k - 1)) - LEVEL)
        return { end: i, share: (k - 1) / n };
    }
  }
  return undefined;
}

/** The pieces of the crest on a hill, or the middle of its bounding box if it has no crest. */
function topOf({ ring, box: [w, s, e, n] }: Patch, { map }: Ground): readonly Piece[] {
  const crests = (map.barriers ?? []).filter((b) => b.kind === 'crest').map((b) => b.path);
  const pieces = crests.flatMap((path) =>
    path.slice(1).map(([bx, by], i): Piece => {
      const [ax, ay] = path[i] as readonly [number, number];
      return [grains(ax), grains(ay), grains(bx), grains(by)];
    }),
  );
  const on = pieces.filter(([ax, ay, bx, by]) => inside(ring, (ax + bx) / 2, (ay + by) / 2));
  const [x, y] = [(w + e) / 2, (s + n) / 2];
  return on.length > 0 ? on : [[x, y, x, y]];
}
type Piece = readonly [ax: number, ay: number, bx: number, by: number];
