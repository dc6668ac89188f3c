import type { Figures, Which } from '../figures/figures.js';
import type { At } from '../figures/near.js';
import { Sweep as Ranks } from '../shapes/cells.js';
import { squareBetween, squareTo } from '../shapes/segments.js';
import { GRAIN, grains } from '../shapes/units.js';
import { GIVE, type Room } from '../ways/room.js';
import type { Ways } from '../ways/ways.js';

/** What stopped a straight move. */
export type Stopper =
  | { readonly by: 'piece'; readonly kind: string; readonly id: string }
  | { readonly by: 'figure'; readonly figure: number };

/** The result of a straight move, in units. */
export interface Pushed {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  /** The distance covered. */
  readonly moved: number;
  /** What stopped it early. A roof's edge is a piece of kind "edge", the table's is "border". */
  readonly stopped?: Stopper;
}

/** The result of a sweep, in thousandths: the distance covered, and what it ran into. */
interface Sweep {
  readonly x: number;
  readonly y: number;
  readonly moved: number;
  readonly piece: number;
  readonly figure: number;
}

/**
 * Moves straight for up to `d` units in the direction (dx, dy), until something stops it: anything that bars under the
 * rules of these ways, or a base that `blocks` names (by default any but its own). It ends in contact with whatever
 * stops it, overlapping nothing.
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

/** Moves straight away from a point for up to `d` units. A figure exactly at the point does not move. */
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

/** A straight course, in thousandths. */
interface Course {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly length: number;
}

const aheadX = ({ ax, bx, length }: Course, t: number): number => ax + ((bx - ax) * t) / length;
const aheadY = ({ ay, by, length }: Course, t: number): number => ay + ((by - ay) * t) / length;

/** How far a course is free, and what ends it; -1 for nothing. */
interface Stop {
  free: number;
  piece: number;
  figure: number;
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
  const course = { ax, ay, bx, by, length };
  const stop = { free: length, piece: -1, figure: -1 };
  const clear = room.clear(ax, ay, bx, by);
  if (!clear) stopAtPieces(room, course, stop);
  const met = basesBetween(f, room.level, ax, ay, bx, by, room.r, blocks);
  stopAtBases(room, f, met, course, stop);
  return settle(room, f, met, course, stop, clear);
}

function stopAtPieces(room: Room, course: Course, stop: Stop): void {
  const { ax, ay, bx, by } = course;
  const { lines: l } = room;
  const limit = Math.max(room.r - GIVE, 1);
  for (const i of room.barring(ax, ay, bx, by).sort((i, j) => i - j)) {
    const [cx, cy, ex, ey] = [l.ax[i], l.ay[i], l.bx[i], l.by[i]] as [number, number, number, number];
    const holds = (t: number) =>
      squareBetween(ax, ay, aheadX(course, t), aheadY(course, t), cx, cy, ex, ey) >= limit * limit;
    const t = until(stop.free, holds);
    if (t >= stop.free) continue;
    stop.free = t;
    stop.piece = i;
  }
}

function stopAtBases(room: Room, f: Figures, met: readonly number[], course: Course, stop: Stop): void {
  const { ax, ay, bx, by, length } = course;
  for (const i of met) {
    const cx = f.x[i] as number;
    const cy = f.y[i] as number;
    const least = room.r + (f.r[i] as number);
    // A base that is already in contact, or nearer, may move if it gets no nearer.
    const here = (cx - ax) * (cx - ax) + (cy - ay) * (cy - ay);
    // After rounding, an octagon round a base may come slightly nearer to it than contact.
    if (squareTo(cx, cy, ax, ay, bx, by) >= Math.min((least - 1) * (least - 1), here)) continue;
    const contact = Math.min(least * least, here) - 1;
    const along = ((bx - ax) * (cx - ax) + (by - ay) * (cy - ay)) / length;
    const touching = along - Math.sqrt(Math.max(0, contact - here + along * along));
    const holds = (t: number) => squareTo(cx, cy, ax, ay, aheadX(course, t), aheadY(course, t)) >= contact;
    const t = until(stop.free, holds, Math.floor(touching));
    if (t >= stop.free) continue;
    stop.free = t;
    stop.piece = -1;
    stop.figure = i;
  }
}

/**
 * Steps back from the end of a course to a whole place that is free and overlaps nothing. Only the bases met can be
 * near enough to matter.
 */
function settle(
  room: Room,
  f: Figures,
  met: readonly number[],
  course: Course,
  { free, piece, figure }: Stop,
  clear: boolean,
): Sweep {
  const { ax, ay, bx, by } = course;
  const fits = (x: number, y: number) =>
    !met.some((i) => deeper(f, i, room.r, x, y, ax, ay)) &&
    room.free(x, y) &&
    ((clear && x === bx && y === by) || room.clear(ax, ay, x, y));
  for (let t = free; t > 0; t -= t > free - 4 ? 1 : 10) {
    const x = aheadX(course, t);
    const y = aheadY(course, t);
    for (let k = 0; k < 4; k++) {
      const px = beside(x, k & 1);
      const py = beside(y, k >> 1);
      if (!fits(px, py)) continue;
      const moved = Math.sqrt((px - ax) * (px - ax) + (py - ay) * (py - ay));
      return { x: px, y: py, moved, piece, figure };
    }
    if (t < free - 200) break;
  }
  return { x: ax, y: ay, moved: 0, piece, figure };
}

/** True if a base at a place overlaps another by more than rounding explains, and by more than it did before. */
function deeper(f: Figures, i: number, r: number, x: number, y: number, ax: number, ay: number): boolean {
  const fx = f.x[i] as number;
  const fy = f.y[i] as number;
  const least = r + (f.r[i] as number) - GIVE;
  const here = (fx - x) * (fx - x) + (fy - y) * (fy - y);
  return here < least * least && here < (fx - ax) * (fx - ax) + (fy - ay) * (fy - ay);
}

/**
 * The largest whole length up to `most` that passes a test, which all shorter lengths pass too. `guess` is the likely
 * result.
 */
function until(most: number, holds: (t: number) => boolean, guess = 0): number {
  if (holds(most)) return most;
  let low = 0;
  let high = Math.ceil(most);
  const narrow = (t: number) => {
    if (t <= low || t >= high) return;
    if (holds(t)) low = t;
    else high = t;
  };
  narrow(guess);
  narrow(guess + 1);
  while (high - low > 1) narrow((low + high) >> 1);
  return low;
}

/** The whole number nearest to x, or the one on its other side. */
function beside(x: number, other: number): number {
  const near = Math.round(x);
  return other === 0 ? near : near > x ? near - 1 : near + 1;
}

/** Bases that a base of radius `r` overlaps on its way from a to b, by number. */
export function basesBetween(
  f: Figures,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  blocks: Which,
): readonly number[] {
  const { cells, head, next } = f;
  let found: number[] | undefined;
  for (rank.begin(cells, ax, ay, bx, by, r + f.widest); rank.next(); )
    for (let cell = rank.first; cell <= rank.last; cell += rank.step)
      for (let i = head[cell] as number; i >= 0; i = next[i] as number) {
        if (f.level[i] !== level) continue;
        if (!overlaps(f, i, ax, ay, bx, by, r)) continue;
        if (found) found.push(i);
        else found = [i];
      }
  // `blocks` is called only after the search, because it may search the table itself.
  return found ? found.filter(blocks).sort((a, b) => a - b) : NOBODY;
}

const rank = new Ranks();
const NOBODY: readonly number[] = [];

/** True if a base of radius `r` overlaps a figure's base on its way from a to b. */
export function overlaps(
  f: Figures,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean {
  const x = f.x[i] as number;
  const y = f.y[i] as number;
  const least = r + (f.r[i] as number);
  if ((x < ax - least && x < bx - least) || (x > ax + least && x > bx + least)) return false;
  if ((y < ay - least && y < by - least) || (y > ay + least && y > by + least)) return false;
  return squareTo(x, y, ax, ay, bx, by) < least * least;
}

/** How often a slide may turn aside. */
const TURNS = 5;

/**
 * Moves towards a point by up to `d` units, sliding along walls and bases that it meets; for books without path
 * finding. It stops at the point, when `d` is spent, or when it gets no nearer.
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
  // The direction to move: first to the goal, then along whatever was met.
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
      // Past the end of the obstacle it may turn to the goal again.
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

/** The direction along the obstacle that a sweep ran into. */
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
