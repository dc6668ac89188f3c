import type { Figures, Which } from '../figures/figures.js';
import { type At, overlapped } from '../figures/near.js';
import { east, MILLION, north } from '../shapes/compass.js';
import { GRAIN, grains } from '../shapes/units.js';
import { GIVE } from '../ways/room.js';
import type { Ways } from '../ways/ways.js';

/** Degrees between the places tried round a base. */
const STEP = 5;

/**
 * Free places for a base in contact with the base `prey`, nearest to `from` first: places every few degrees, and places
 * where it also just touches a neighbour, so that six equal bases fit round one. Figures that `ignore` names (such as
 * itself) do not count.
 */
export function placesRound(
  ways: Ways,
  f: Figures,
  prey: number,
  from: readonly [number, number],
  ignore: Which = () => false,
): At[] {
  const level = f.level[prey] as number;
  const room = ways.graph.room(level);
  if (!room) return [];
  const [cx, cy, pr] = [f.x[prey], f.y[prey], f.r[prey]] as [number, number, number];
  const apart = pr + room.r;
  const others: Which = (i) => i !== prey && !ignore(i);
  const tried: [number, number][] = [];
  const seen = new Set<string>();
  const put = (dx: number, dy: number) => {
    const x = Math.round(cx + dx);
    const y = Math.round(cy + dy);
    const key = `${x} ${y}`;
    if (seen.has(key)) return;
    seen.add(key);
    tried.push([x, y]);
  };
  const [fx, fy] = [grains(from[0]), grains(from[1])];
  const far = Math.sqrt((fx - cx) * (fx - cx) + (fy - cy) * (fy - cy));
  if (far > 0) {
    // Places begin on the straight line to `from` and go round in sixths, so that an empty base can be surrounded
    // completely.
    const [ux, uy] = [(fx - cx) / far, (fy - cy) / far];
    for (let d = 0; d < 360; d += 60) {
      const [s, c] = [east(d) / MILLION, north(d) / MILLION];
      put((c * ux - s * uy) * apart, (c * uy + s * ux) * apart);
    }
  }
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== level || !others(i)) continue;
    for (const [dx, dy] of beside(
      cx,
      cy,
      apart,
      f.x[i] as number,
      f.y[i] as number,
      (f.r[i] as number) + room.r,
    ))
      put(dx, dy);
  }
  for (let d = 0; d < 360; d += STEP) put((east(d) / MILLION) * apart, (north(d) / MILLION) * apart);
  return tried
    .filter(
      ([x, y]) =>
        room.standing(x, y) &&
        !room.crossing(x, y, cx, cy) &&
        overlapped(f, x, y, level, room.r, (i) => !ignore(i), GIVE) < 0,
    )
    .map(([x, y], k) => ({ x, y, k, d: (x - fx) * (x - fx) + (y - fy) * (y - fy) }))
    .sort((a, b) => a.d - b.d || a.k - b.k)
    .map(({ x, y }) => [x / GRAIN, y / GRAIN, level]);
}

/**
 * The points where two circles meet, relative to the middle of the first: at distance `apart` from it and `other` from
 * (x, y).
 */
function beside(
  cx: number,
  cy: number,
  apart: number,
  x: number,
  y: number,
  other: number,
): [number, number][] {
  const dx = x - cx;
  const dy = y - cy;
  const d2 = dx * dx + dy * dy;
  const d = Math.sqrt(d2);
  if (d === 0 || d > apart + other || d < Math.abs(apart - other)) return [];
  const along = (apart * apart - other * other + d2) / (2 * d);
  const aside = Math.sqrt(Math.max(0, apart * apart - along * along));
  const [ux, uy] = [dx / d, dy / d];
  return [
    [ux * along - uy * aside, uy * along + ux * aside],
    [ux * along + uy * aside, uy * along - ux * aside],
  ];
}

/**
 * Up to `count` free places for equal bases, as close as possible round a spot and in the order in which they are
 * filled: the shortest way from the spot first. They lie on a lattice of half a base. Distance is measured along ways,
 * so a place behind a wall counts as far as the way round it. Places overlap neither figures nor each other. `within`
 * limits the length of the way.
 */
export function placesNear(
  ways: Ways,
  f: Figures,
  [x, y, level]: At,
  count: number,
  within = Infinity,
): At[] {
  const room = ways.graph.room(level);
  if (!room || count <= 0) return [];
  const [cx, cy] = [grains(x), grains(y)];
  const chase = ways.to(x, y, level);
  const apart = 2 * room.r;
  const least = (apart - 1) * (apart - 1);
  const size = apart / 2;
  const most = Math.min(within * GRAIN, room.ground.width + room.ground.height);
  const found: (readonly [number, number])[] = [];
  let waiting: Candidate[] = [];
  for (let ring = 0; found.length < count; ring++) {
    // All places with ways this short are in the rings searched so far, because no way is shorter than the straight
    // line.
    const sure = Math.min(most, ring * size * ASIDE);
    for (const [q, s] of hexagons(ring)) {
      const px = Math.round(cx + size * (q + s / 2));
      const py = Math.round(cy + size * s * ASIDE);
      if (!room.standing(px, py) || overlapped(f, px, py, level, room.r, () => true, GIVE) >= 0) continue;
      const cost = chase.cost(px / GRAIN, py / GRAIN, level) * GRAIN;
      if (cost <= most) waiting.push({ x: px, y: py, cost, k: waiting.length });
    }
    waiting.sort((a, b) => a.cost - b.cost || a.k - b.k);
    const ready = waiting.findIndex((c) => c.cost > sure);
    const now = ready < 0 ? waiting : waiting.slice(0, ready);
    waiting = ready < 0 ? [] : waiting.slice(ready);
    for (const c of now) {
      if (found.some(([tx, ty]) => (tx - c.x) * (tx - c.x) + (ty - c.y) * (ty - c.y) < least)) continue;
      if (found.length < count) found.push([c.x, c.y]);
    }
    if (ring * size * ASIDE > most) break;
  }
  return found.map(([px, py]) => [px / GRAIN, py / GRAIN, level]);
}

interface Candidate {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
  readonly k: number;
}

/** The height of an equilateral triangle with sides of 1. */
const ASIDE = 0.8660254037844386;

/** The ring of a hexagonal lattice at a distance from its middle, in order. */
function hexagons(ring: number): [number, number][] {
  if (ring === 0) return [[0, 0]];
  const turns = [
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
  ] as const;
  const found: [number, number][] = [];
  let [q, s] = [ring, 0];
  for (const [dq, ds] of turns)
    for (let k = 0; k < ring; k++) {
      found.push([q, s]);
      q += dq;
      s += ds;
    }
  return found;
}
