import type { Lit } from '@shambles/engine';
import type { Box, Ground } from '../ground/ground.js';
import { GRAIN, grains } from '../shapes/units.js';

/**
 * The cells of a level, each `cell` units wide, whose middle passes a test. Only the box, in thousandths, is searched.
 */
export function litRows(
  { width, height }: Pick<Ground, 'width' | 'height'>,
  level: number,
  cell: number,
  [w, s, e, n]: Box,
  test: (x: number, y: number) => boolean,
): Lit {
  const size = Math.max(1, grains(cell));
  const first = Math.max(0, Math.floor(w / size));
  const last = Math.min(Math.ceil(width / size), Math.floor(e / size) + 1);
  const top = Math.min(Math.ceil(height / size), Math.floor(n / size) + 1);
  const runs: number[] = [];
  for (let row = Math.max(0, Math.floor(s / size)); row < top; row++) {
    let from = -1;
    for (let c = first; c <= last; c++) {
      const lit = c < last && test(middle(c, size), middle(row, size));
      if (lit && from < 0) from = c;
      if (!lit && from >= 0) {
        runs.push(row, from, c);
        from = -1;
      }
    }
  }
  return { level, cell: size / GRAIN, runs };
}

/** The middle of a row or column, in thousandths. */
export function middle(index: number, size: number): number {
  return Math.floor(index * size + size / 2);
}

/** The number of lit cells. */
export function litCount(lit: readonly Lit[]): number {
  let count = 0;
  for (const { runs } of lit)
    for (let i = 0; i < runs.length; i += 3) count += (runs[i + 2] as number) - (runs[i + 1] as number);
  return count;
}

/** The middle of the lit cell with this number, in units; undefined if there are fewer cells. */
export function litSpot(
  lit: readonly Lit[],
  number: number,
): readonly [x: number, y: number, level: number] | undefined {
  let left = number;
  for (const { level, cell, runs } of lit)
    for (let i = 0; i < runs.length; i += 3) {
      const [row, from, to] = [runs[i], runs[i + 1], runs[i + 2]] as [number, number, number];
      if (left < to - from) {
        const size = grains(cell);
        return [middle(from + left, size) / GRAIN, middle(row, size) / GRAIN, level];
      }
      left -= to - from;
    }
  return undefined;
}
