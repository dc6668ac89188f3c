import type { Lit } from '@shambles/engine';
import { GRAIN, grains, middle } from '@shambles/field';
import type { Place } from '@shambles/measured';

/** The middles of all lit cells, in order. */
export function spotsOf(lit: readonly Lit[]): Place[] {
  return lit.flatMap(({ level, cell, runs }) => {
    const found: Place[] = [];
    const middleOf = (n: number) => middle(n, grains(cell)) / GRAIN;
    for (let i = 0; i < runs.length; i += 3)
      for (let column = runs[i + 1] as number; column < (runs[i + 2] as number); column++)
        found.push([middleOf(column), middleOf(runs[i] as number), level]);
    return found;
  });
}
