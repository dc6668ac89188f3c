import { createHash } from 'node:crypto';
import type { Mutant, Place } from './mutants.js';

/**
 * Draws up to `many` places, with one change of each. Every place draws its own lot from the seed and its lines, so
 * that code changed elsewhere hardly affects the sample.
 */
export function sample(places: readonly Place[], many: number, seed: string): Mutant[] {
  const drawn = places.map(({ mutants }) => {
    const lot = lotOf(mutants[0] as Mutant, seed);
    return { lot, mutant: mutants[lot % mutants.length] as Mutant };
  });
  return drawn
    .sort((a, b) => a.lot - b.lot)
    .slice(0, many)
    .map(({ mutant }) => mutant);
}

function lotOf({ file, before, after, nth }: Mutant, seed: string): number {
  const sum = createHash('sha256').update([seed, file, before, after, nth].join('\n')).digest('hex');
  return Number.parseInt(sum.slice(0, 12), 16);
}
