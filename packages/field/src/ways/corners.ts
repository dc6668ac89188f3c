import { inside, squareTo } from '../shapes/segments.js';
import { GIVE, type Room } from './room.js';

type Direction = readonly [number, number];

/** The tangent of 22.5 degrees: an octagon round a circle of radius 1 has corners at (1, TAN) and so on. */
const TAN = 0.41421356237309503;
/** The distance of that octagon's corners from its middle. */
export const OUT = 1.082392200292394;
/** A way turns round a corner of the map only on its outer side; hardly any of the turn runs along a piece. */
const ALONG = 0.38;

/** Corners of the octagon round the unit circle, in order. */
export const OCTAGON: readonly (readonly [number, number])[] = [
  [1, TAN],
  [TAN, 1],
  [-TAN, 1],
  [-1, TAN],
  [-1, -TAN],
  [-TAN, -1],
  [TAN, -1],
  [1, -TAN],
];

/** Sixteen directions in order, as unit vectors east and north. */
export const SPOKES: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.9238795325112867, 0.3826834323650898],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0.3826834323650898, 0.9238795325112867],
  [0, 1],
  [-0.3826834323650898, 0.9238795325112867],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-0.9238795325112867, 0.3826834323650898],
  [-1, 0],
  [-0.9238795325112867, -0.3826834323650898],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [-0.3826834323650898, -0.9238795325112867],
  [0, -1],
  [0.3826834323650898, -0.9238795325112867],
  [Math.SQRT1_2, -Math.SQRT1_2],
  [0.9238795325112867, -0.3826834323650898],
];

/** A place where a shortest way may turn, in thousandths. */
export interface Turning {
  readonly x: number;
  readonly y: number;
  /** The end of pieces that the way goes round here. */
  readonly px: number;
  readonly py: number;
  /**
   * Vectors to the neighbouring corners of its octagon: a taut way has both on the same side. All 0 if this does not
   * apply.
   */
  readonly ex: number;
  readonly ey: number;
  readonly fx: number;
  readonly fy: number;
}

/** All places where shortest ways in a room turn: the corners of octagons round the ends of whatever bars. */
export function turnings(room: Room): Turning[] {
  const { lines, tolls, r } = room;
  const found: Turning[] = [];
  const seen = new Set<string>();
  const put = (t: Turning) => {
    const key = `${t.x} ${t.y} ${t.px} ${t.py}`;
    if (seen.has(key) || !room.free(t.x, t.y)) return;
    seen.add(key);
    found.push(t);
  };
  const done = new Set<string>();
  for (let i = 0; i < lines.pieces.length; i++) {
    for (const [x, y] of [
      [lines.ax[i], lines.ay[i]],
      [lines.bx[i], lines.by[i]],
    ] as [number, number][]) {
      const bars = tolls[i] === Infinity;
      const key = `${x} ${y} ${bars}`;
      if (done.has(key)) continue;
      done.add(key);
      const meeting = incident(room, x, y, bars);
      if (!bars) {
        // Only the centre of the base has to go round a toll: by a small distance, or by less if there is no room for
        // that.
        for (const [dx, dy] of beyond(meeting)) {
          const [far, near] = [3, 1].map((d) => [Math.round(x + d * dx), Math.round(y + d * dy)] as const);
          put(bare(...((far && room.free(...far) ? far : near) as Direction)));
        }
        continue;
      }
      const outer = ([vx, vy]: Direction) => !meeting.some(([wx, wy]) => vx * wx + vy * wy > ALONG);
      for (const [ux, uy] of [...meeting, ...narrows(room, x, y)])
        for (const [c, s] of OCTAGON) {
          const v = spin([c / OUT, s / OUT], ux, uy);
          if (outer(v)) put(turning(x, y, v, r));
        }
    }
  }
  for (const ring of room.pricedRings) for (const [x, y] of outside(ring)) put(bare(x, y));
  return found;
}

/** Half the turn from one corner of an octagon to the next. */
const HALF: Direction = [0.9238795325112867, 0.3826834323650898];
/** The turn from one corner of an octagon to the next. */
const EIGHTH: Direction = [Math.SQRT1_2, Math.SQRT1_2];

/** The place to turn in a direction from a corner, on the octagon round it. */
function turning(x: number, y: number, v: Direction, r: number): Turning {
  const next = spin(v, ...EIGHTH);
  const last = spin(v, EIGHTH[0], -EIGHTH[1]);
  const far = r * OUT;
  return {
    x: Math.round(x + far * v[0]),
    y: Math.round(y + far * v[1]),
    px: x,
    py: y,
    ex: far * (next[0] - v[0]),
    ey: far * (next[1] - v[1]),
    fx: far * (last[0] - v[0]),
    fy: far * (last[1] - v[1]),
  };
}

/** A place to turn that goes round nothing. */
export function bare(x: number, y: number): Turning {
  return { x, y, px: x, py: y, ex: 0, ey: 0, fx: 0, fy: 0 };
}

/** A corner of the octagon, rotated so that its first direction is u. */
function spin([c, s]: Direction, ux: number, uy: number): Direction {
  return [c * ux - s * uy, c * uy + s * ux];
}

/**
 * The directions in which pieces leave a point: one for each piece that ends there, two for each that passes through.
 */
function incident({ lines, tolls }: Room, x: number, y: number, bars: boolean): Direction[] {
  const found: Direction[] = [];
  const { cells, starts, items } = lines;
  const near = new Set<number>();
  const n = cells.around(x, y, GIVE);
  for (let k = 0; k < n; k++) {
    const cell = cells.found[k] as number;
    for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++)
      near.add(items[at] as number);
  }
  for (const i of [...near].sort((a, b) => a - b)) {
    if ((tolls[i] === Infinity) !== bars) continue;
    const [ax, ay, bx, by] = [lines.ax[i], lines.ay[i], lines.bx[i], lines.by[i]] as [
      number,
      number,
      number,
      number,
    ];
    if (squareTo(x, y, ax, ay, bx, by) > GIVE * GIVE) continue;
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (far === 0) continue;
    const ux = (bx - ax) / far;
    const uy = (by - ay) / far;
    if (Math.abs(bx - x) > GIVE || Math.abs(by - y) > GIVE) found.push([ux, uy]);
    if (Math.abs(ax - x) > GIVE || Math.abs(ay - y) > GIVE) found.push([-ux, -uy]);
  }
  return found;
}

/** Directions to other things about a base's width away: an octagon turned to such a direction fits between. */
function narrows({ lines, tolls, r }: Room, x: number, y: number): Direction[] {
  const found: Direction[] = [];
  const { cells, starts, items } = lines;
  const near = new Set<number>();
  const n = cells.around(x, y, 2.2 * r);
  for (let k = 0; k < n; k++) {
    const cell = cells.found[k] as number;
    for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++)
      near.add(items[at] as number);
  }
  for (const i of [...near].sort((a, b) => a - b)) {
    if (tolls[i] !== Infinity) continue;
    const ax = lines.ax[i] as number;
    const ay = lines.ay[i] as number;
    const dx = (lines.bx[i] as number) - ax;
    const dy = (lines.by[i] as number) - ay;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const qx = ax + dx * t - x;
    const qy = ay + dy * t - y;
    const far = Math.sqrt(qx * qx + qy * qy);
    if (far >= 2 * (r - GIVE) && far <= 2.2 * r) found.push([qx / far, qy / far]);
  }
  return found;
}

/**
 * Turning places for a way that begins or ends in the narrow space between a corner's circle and its octagon: corners
 * of an octagon rotated so that the place is on its side. Also for a way that begins where no base should be.
 */
export function elbows(room: Room, x: number, y: number): Turning[] {
  return room.free(x, y) ? besideCorners(room, x, y) : outOf(room, x, y);
}

/**
 * The nearest free places in all directions for a base that stands in something that bars, such as a door that was shut
 * on it.
 */
function outOf(room: Room, x: number, y: number): Turning[] {
  for (let d = room.r / 4; d <= 2 * room.r; d += room.r / 4) {
    const found = SPOKES.map(([c, s]) => bare(Math.round(x + c * d), Math.round(y + s * d))).filter(
      (t) => room.free(t.x, t.y) && room.leaves(x, y, t.x, t.y),
    );
    if (found.length > 0) return found;
  }
  return [];
}

function besideCorners(room: Room, x: number, y: number): Turning[] {
  const { lines, tolls, r } = room;
  const found: Turning[] = [];
  const { cells, starts, items } = lines;
  const most = OUT * r * (OUT * r);
  const n = cells.around(x, y, OUT * r);
  for (let k = 0; k < n; k++) {
    const cell = cells.found[k] as number;
    for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++) {
      const i = items[at] as number;
      if (tolls[i] !== Infinity) continue;
      for (let end = 0; end < 2; end++) {
        const px = ((end === 0 ? lines.ax : lines.bx)[i] as number) - x;
        const py = ((end === 0 ? lines.ay : lines.by)[i] as number) - y;
        const d2 = px * px + py * py;
        if (d2 >= most || d2 === 0) continue;
        const d = Math.sqrt(d2);
        const u: Direction = [-px / d, -py / d];
        for (const [c, s] of [HALF, [HALF[0], -HALF[1]] as const]) {
          const v = spin([c, s], ...u);
          const t = turning(px + x, py + y, v, r);
          if (!found.some((f) => f.x === t.x && f.y === t.y)) found.push(t);
        }
      }
    }
  }
  // Checked last, because it searches the cells itself.
  return found.filter((t) => room.free(t.x, t.y) && room.clear(x, y, t.x, t.y));
}

/** Directions beyond the point where a toll's pieces meet: past a free end, or outside a bend. */
function beyond(meeting: readonly Direction[]): Direction[] {
  const dx = -meeting.reduce((sum, [ux]) => sum + ux, 0);
  const dy = -meeting.reduce((sum, [, uy]) => sum + uy, 0);
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < 0.01) return [];
  const [ux, uy] = [dx / far, dy / far];
  return [
    [ux - uy, uy + ux],
    [ux + uy, uy - ux],
  ];
}

/** Points just outside every corner of an area. */
function outside(ring: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const x = ring[i] as number;
    const y = ring[i + 1] as number;
    const dx = 2 * x - (ring[(i + n - 2) % n] as number) - (ring[(i + 2) % n] as number);
    const dy = 2 * y - (ring[(i + n - 1) % n] as number) - (ring[(i + 3) % n] as number);
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    for (const s of [3 / far, -3 / far]) {
      const spot: [number, number] = [Math.round(x + dx * s), Math.round(y + dy * s)];
      if (!inside(ring, ...spot)) found.push(spot);
    }
  }
  return found;
}
