import { GRAIN } from '../shapes/units.js';
import type { Figures, Which } from './figures.js';

/** A place on the table: x, y and level. */
export type At = readonly [x: number, y: number, level: number];

/** The gap between the edges of two bases, in units; 0 if they touch or overlap. Levels are ignored. */
export function gap(f: Figures, a: number, b: number): number {
  const dx = (f.x[a] as number) - (f.x[b] as number);
  const dy = (f.y[a] as number) - (f.y[b] as number);
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - (f.r[a] as number) - (f.r[b] as number)) / GRAIN;
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
