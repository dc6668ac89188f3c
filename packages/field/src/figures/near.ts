import { bearingOf, hourOf, inArc, turn } from '../shapes/compass.js';
import { GRAIN, grains } from '../shapes/units.js';
import type { Figures, Which } from './figures.js';

/** A place on the table: x, y and level. */
export type At = readonly [x: number, y: number, level: number];

/** Bases touch if the gap between them is at most this, in units. */
export const CONTACT = 0.1;

/** The gap between the edges of two bases, in units; 0 if they touch or overlap. Levels are ignored. */
export function gap(f: Figures, a: number, b: number): number {
  return Math.max(0, apart(f, a, f.x[b] as number, f.y[b] as number) - (f.r[b] as number)) / GRAIN;
}

/** The gap between a point and the edge of a base, in units; 0 under the base. */
export function gapTo(f: Figures, a: number, x: number, y: number): number {
  return Math.max(0, apart(f, a, grains(x), grains(y))) / GRAIN;
}

/** The gap between the edge of a base and a point, in thousandths; negative under the base. */
function apart(f: Figures, a: number, x: number, y: number): number {
  const dx = (f.x[a] as number) - x;
  const dy = (f.y[a] as number) - y;
  return Math.sqrt(dx * dx + dy * dy) - (f.r[a] as number);
}

/** True if two figures are on the same level and touch. */
export function inContact(f: Figures, a: number, b: number, tolerance = CONTACT): boolean {
  return f.level[a] === f.level[b] && gap(f, a, b) <= tolerance;
}

/** A figure found, and the gap to its edge, in units. */
export interface Found {
  readonly figure: number;
  readonly gap: number;
}

/** Restricts a search to one level or to some figures. */
export interface Among {
  readonly level?: number;
  readonly which?: Which;
}

/** Figures whose edge is within `d` (units) of a point: nearest first, then by number. */
export function around(f: Figures, x: number, y: number, d: number, among: Among = {}): Found[] {
  return gather(f, grains(x), grains(y), 0, d, -1, among);
}

/** Other figures whose edge is within `d` (units) of a figure's edge: nearest first, then by number. */
export function aroundFigure(f: Figures, a: number, d: number, among: Among = {}): Found[] {
  return gather(f, f.x[a] as number, f.y[a] as number, f.r[a] as number, d, a, among);
}

function gather(
  f: Figures,
  x: number,
  y: number,
  r: number,
  d: number,
  self: number,
  { level, which }: Among,
): Found[] {
  const found: Found[] = [];
  const most = d * GRAIN;
  const look = (i: number) => {
    if (i === self || (level !== undefined && f.level[i] !== level)) return;
    const off = Math.max(0, apart(f, i, x, y) - r);
    // Lengths are measured in thousandths: whatever rounds to `d` is within it.
    if (Math.round(off) <= Math.round(most)) found.push({ figure: i, gap: off / GRAIN });
  };
  const reach = most + r + f.widest + 1;
  const { cells, head, next } = f;
  if (!(reach < Math.max(cells.width, cells.height))) for (let i = 0; i < f.count; i++) look(i);
  else {
    const n = cells.around(x, y, reach);
    for (let k = 0; k < n; k++)
      for (let i = head[cells.found[k] as number] as number; i >= 0; i = next[i] as number) look(i);
  }
  const chosen = which ? found.filter((one) => which(one.figure)) : found;
  return chosen.sort((a, b) => a.gap - b.gap || a.figure - b.figure);
}

/**
 * The figure whose edge is nearest to another figure's; of equals the one with the lowest number. Undefined if there is
 * none.
 */
export function nearest(f: Figures, a: number, among: Among = {}): Found | undefined {
  return closest(f, f.x[a] as number, f.y[a] as number, f.r[a] as number, a, among);
}

/** The figure whose edge is nearest to a point. */
export function nearestTo(f: Figures, x: number, y: number, among: Among = {}): Found | undefined {
  return closest(f, grains(x), grains(y), 0, -1, among);
}

function closest(
  f: Figures,
  x: number,
  y: number,
  r: number,
  self: number,
  { level, which }: Among,
): Found | undefined {
  let best = -1;
  let least = Infinity;
  for (let i = 0; i < f.count; i++) {
    if (i === self || (level !== undefined && f.level[i] !== level)) continue;
    const off = Math.max(0, apart(f, i, x, y) - r);
    if (off >= least || (which && !which(i))) continue;
    best = i;
    least = off;
  }
  return best < 0 ? undefined : { figure: best, gap: least / GRAIN };
}

/** True if the centre of `b` is within `half` degrees to either side of the direction `a` faces. */
export function inFront(f: Figures, a: number, b: number, half: number): boolean {
  return inArc(f.facing[a] as number, half, ...from(f, a, b));
}

/** The direction from one figure to another. */
export function bearingTo(f: Figures, a: number, b: number): number {
  return bearingOf(...from(f, a, b));
}

/** The clock direction of `b` as seen by `a`: 12 is straight ahead. */
export function clock(f: Figures, a: number, b: number): number {
  return hourOf(turn(bearingTo(f, a, b) - (f.facing[a] as number)));
}

function from(f: Figures, a: number, b: number): [number, number] {
  return [(f.x[b] as number) - (f.x[a] as number), (f.y[b] as number) - (f.y[a] as number)];
}

/**
 * The lowest-numbered figure that a base at this place overlaps by more than `give`; -1 if there is none. Lengths in
 * thousandths.
 */
export function overlapped(
  f: Figures,
  x: number,
  y: number,
  level: number,
  r: number,
  which: Which,
  give: number,
): number {
  const { cells, head, next } = f;
  let met: number[] | undefined;
  const n = cells.around(x, y, r + f.widest);
  for (let k = 0; k < n; k++)
    for (let i = head[cells.found[k] as number] as number; i >= 0; i = next[i] as number) {
      if (f.level[i] !== level) continue;
      const dx = (f.x[i] as number) - x;
      const dy = (f.y[i] as number) - y;
      const least = r + (f.r[i] as number) - give;
      if (least <= 0 || dx * dx + dy * dy >= least * least) continue;
      if (met) met.push(i);
      else met = [i];
    }
  // `which` is called only after the search, because it may search the table itself.
  let first = -1;
  for (const i of met ?? []) if ((first < 0 || i < first) && which(i)) first = i;
  return first;
}
