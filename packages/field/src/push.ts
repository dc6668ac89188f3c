import type { Figures, Which } from './figures.js';
import type { At } from './near.js';
import { GIVE, type Room } from './room.js';
import { squareBetween, squareTo } from './segments.js';
import { GRAIN, grains } from './units.js';
import type { Ways } from './ways.js';

/** What stopped something that went straight. */
export type Stopper =
  | { readonly by: 'piece'; readonly kind: string; readonly id: string }
  | { readonly by: 'figure'; readonly figure: number };

/** Where something that went straight came to, in units. */
export interface Pushed {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** How far it went. */
  readonly moved: number;
  /** What stopped it before it had gone all the way; a roof's edge is a piece of kind "edge", the table's "border". */
  readonly stopped?: Stopper;
}

/** A sweep in thousandths: how far it went, and what it came up against. */
interface Sweep {
  readonly x: number;
  readonly y: number;
  readonly moved: number;
  readonly piece: number;
  readonly figure: number;
}

/**
 * Goes straight for `d` units in the direction (dx, dy), as far as nothing stands in the way: what bars by the rules
 * of these ways, and the bases that `blocks` names (by default all but the own one). Ends in contact with what stops
 * it, overlapping nothing.
 */
export function straight(
  ways: Ways,
  figures: Figures,
  [x, y, level]: At,
  [dx, dy]: readonly [number, number],
  d: number,
  blocks: Which = () => true,
): Pushed {
  const room = ways.graph.room(level);
  const far = Math.sqrt(dx * dx + dy * dy);
  if (!room || far === 0 || !(d > 0)) return { x, y, level, moved: 0 };
  const [ax, ay] = [grains(x), grains(y)];
  const bx = Math.round(ax + (dx / far) * d * GRAIN);
  const by = Math.round(ay + (dy / far) * d * GRAIN);
  const s = sweep(room, figures, ax, ay, bx, by, blocks);
  const end = { x: s.x / GRAIN, y: s.y / GRAIN, level, moved: s.moved / GRAIN };
  if (s.figure >= 0) return { ...end, stopped: { by: 'figure', figure: s.figure } };
  const piece = room.lines.pieces[s.piece];
  return piece ? { ...end, stopped: { by: 'piece', kind: piece.kind, id: piece.id } } : end;
}

/** Goes straight away from a point for `d` units. From the very point it goes nowhere. */
export function away(
  ways: Ways,
  figures: Figures,
  at: At,
  from: readonly [number, number],
  d: number,
  blocks?: Which,
): Pushed {
  return straight(ways, figures, at, [at[0] - from[0], at[1] - from[1]], d, blocks);
}

/** Moves a base from a to b until something stops it. Both ends in thousandths. */
export function sweep(
  room: Room,
  f: Figures,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  blocks: Which,
): Sweep {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const limit = Math.max(room.r - GIVE, 1);
  const ahead = (t: number): [number, number] => [
    ax + ((bx - ax) * t) / length,
    ay + ((by - ay) * t) / length,
  ];
  let free = length;
  let piece = -1;
  let figure = -1;
  if (!room.clear(ax, ay, bx, by))
    for (const i of room.barring(ax, ay, bx, by).sort((i, j) => i - j)) {
      const l = room.lines;
      const [cx, cy, ex, ey] = [l.ax[i], l.ay[i], l.bx[i], l.by[i]] as [number, number, number, number];
      const t = until(free, (far) => squareBetween(ax, ay, ...ahead(far), cx, cy, ex, ey) >= limit * limit);
      if (t < free) [free, piece] = [t, i];
    }
  for (const i of basesBetween(f, room.level, ax, ay, bx, by, room.r, blocks)) {
    const [cx, cy] = [f.x[i], f.y[i]] as [number, number];
    const least = room.r + (f.r[i] as number);
    // Whoever is in contact, or nearer, may go where it comes no nearer.
    const here = (cx - ax) * (cx - ax) + (cy - ay) * (cy - ay);
    // An octagon about a base, rounded, comes a hair nearer to it than contact.
    if (squareTo(cx, cy, ax, ay, bx, by) >= Math.min((least - 1) * (least - 1), here)) continue;
    const contact = Math.min(least * least, here);
    const t = until(free, (far) => squareTo(cx, cy, ax, ay, ...ahead(far)) >= contact - 1);
    if (t < free) [free, piece, figure] = [t, -1, i];
  }
  // Back to a whole place that is free and overlaps nothing.
  const fits = (x: number, y: number) =>
    room.free(x, y) &&
    room.clear(ax, ay, x, y) &&
    !basesBetween(f, room.level, x, y, x, y, room.r - GIVE, blocks).some((i) =>
      deeper(f, i, room.r, x, y, ax, ay),
    );
  for (let t = free; t > 0; t -= t > free - 4 ? 1 : 10) {
    const [x, y] = ahead(t);
    for (const [px, py] of roundings(x, y))
      if (fits(px, py))
        return {
          x: px,
          y: py,
          moved: Math.sqrt((px - ax) * (px - ax) + (py - ay) * (py - ay)),
          piece,
          figure,
        };
    if (t < free - 200) break;
  }
  return { x: ax, y: ay, moved: 0, piece, figure };
}

/** Whether a base at a place lies in another deeper than rounding explains, and not just as it did before. */
function deeper(f: Figures, i: number, r: number, x: number, y: number, ax: number, ay: number): boolean {
  const d = (px: number, py: number) => {
    const dx = (f.x[i] as number) - px;
    const dy = (f.y[i] as number) - py;
    return dx * dx + dy * dy;
  };
  const least = r + (f.r[i] as number) - GIVE;
  const here = d(x, y);
  return here < least * least && here < d(ax, ay);
}

/** The largest whole length up to `most` for which a test holds that holds up to some length. */
function until(most: number, holds: (t: number) => boolean): number {
  if (holds(most)) return most;
  let low = 0;
  let high = Math.ceil(most);
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if (holds(mid)) low = mid;
    else high = mid;
  }
  return low;
}

/** Whole places beside a point, the nearest first. */
function roundings(x: number, y: number): [number, number][] {
  const nearX = Math.round(x);
  const nearY = Math.round(y);
  const otherX = nearX > x ? nearX - 1 : nearX + 1;
  const otherY = nearY > y ? nearY - 1 : nearY + 1;
  return [
    [nearX, nearY],
    [otherX, nearY],
    [nearX, otherY],
    [otherX, otherY],
  ];
}

/** Bases that a base of radius `r` overlaps somewhere from a to b, by number. */
export function basesBetween(
  f: Figures,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  blocks: Which,
): number[] {
  const found: number[] = [];
  const { cells, head, next } = f;
  const n = cells.strip(ax, ay, bx, by, r + f.widest);
  for (let k = 0; k < n; k++)
    for (let i = head[cells.found[k] as number] as number; i >= 0; i = next[i] as number) {
      if (f.level[i] !== level) continue;
      const least = r + (f.r[i] as number);
      if (squareTo(f.x[i] as number, f.y[i] as number, ax, ay, bx, by) < least * least) found.push(i);
    }
  return found.filter(blocks).sort((a, b) => a - b);
}

/** How often a slide may turn aside. */
const TURNS = 5;

/**
 * Goes towards a point by `d` units, sliding along walls and bases that it meets: for books that find no ways. It stops
 * at the point, when `d` is spent, or where it comes no nearer.
 */
export function slide(
  ways: Ways,
  figures: Figures,
  at: At,
  to: readonly [number, number],
  d: number,
  blocks: Which = () => true,
): Pushed {
  const room = ways.graph.room(at[2]);
  let [x, y] = [grains(at[0]), grains(at[1])];
  const [gx, gy] = [grains(to[0]), grains(to[1])];
  let left = d * GRAIN;
  let moved = 0;
  let stopped: Stopper | undefined;
  if (!room) return { x: at[0], y: at[1], level: at[2], moved: 0 };
  // The way to go: to the goal at first, then along what was met.
  let along: readonly [number, number] | undefined;
  for (let turn = 0; turn < TURNS && left >= 1; turn++) {
    let vx = gx - x;
    let vy = gy - y;
    if (along) {
      const ahead = vx * along[0] + vy * along[1];
      [vx, vy] = [along[0] * ahead, along[1] * ahead];
    }
    const far = Math.sqrt(vx * vx + vy * vy);
    if (far < 2) break;
    const step = Math.min(far, left);
    const s = sweep(
      room,
      figures,
      x,
      y,
      Math.round(x + (vx * step) / far),
      Math.round(y + (vy * step) / far),
      blocks,
    );
    [x, y] = [s.x, s.y];
    moved += s.moved;
    left -= s.moved;
    const piece = room.lines.pieces[s.piece];
    if (s.figure >= 0) stopped = { by: 'figure', figure: s.figure };
    else if (piece) stopped = { by: 'piece', kind: piece.kind, id: piece.id };
    else {
      stopped = undefined;
      // Past the end of what it slid along it may turn to the goal again.
      if (!along || s.moved < 2) break;
      along = undefined;
      continue;
    }
    const next = tangent(room, figures, s, gx, gy);
    if (along && s.moved < 2 && Math.abs(along[0] * next[0] + along[1] * next[1]) > 0.9) break;
    along = next;
  }
  const end = { x: x / GRAIN, y: y / GRAIN, level: at[2], moved: moved / GRAIN };
  return stopped ? { ...end, stopped } : end;
}

/** The direction along what a sweep came up against. */
function tangent(room: Room, f: Figures, s: Sweep, gx: number, gy: number): [number, number] {
  let nx: number;
  let ny: number;
  if (s.figure >= 0) [nx, ny] = [s.x - (f.x[s.figure] as number), s.y - (f.y[s.figure] as number)];
  else {
    const { ax, ay, bx, by } = room.lines.pieces[s.piece] as {
      ax: number;
      ay: number;
      bx: number;
      by: number;
    };
    const [ex, ey] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((s.x - ax) * ex + (s.y - ay) * ey) / (ex * ex + ey * ey || 1)));
    [nx, ny] = [s.x - (ax + ex * t), s.y - (ay + ey * t)];
  }
  const far = Math.sqrt(nx * nx + ny * ny) || 1;
  const [tx, ty] = [-ny / far, nx / far];
  return tx * (gx - s.x) + ty * (gy - s.y) >= 0 ? [tx, ty] : [-tx, -ty];
}
