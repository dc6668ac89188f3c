import type { Month, Plot, Tone } from '@shambles/engine';

/** What is counted for a band, in drawing order. */
export const COUNTED = ['Rep', 'Food', 'People'] as const;
const TONES: readonly Tone[] = ['amber', 'moss', 'ice'];

/** A band's counts: the Rep of its Star (the best if there are several), its food, and its number of people. */
export function bandCounts(rep: number, food: number, people: number): Month['counts'] {
  return { Rep: rep, Food: food, People: people };
}

/** Plots over the past months up to now; none until there is something to compare. */
export function plotsOf(months: readonly Month[], now: Month): Plot[] {
  const last = months[months.length - 1];
  const all = last?.name === now.name ? [...months.slice(0, -1), now] : [...months, now];
  if (all.length < 2) return [];
  return COUNTED.map((name, i) => ({
    name,
    tone: TONES[i] as Tone,
    points: all.map((month) => ({ at: month.name, value: month.counts[name] ?? 0 })),
  }));
}
