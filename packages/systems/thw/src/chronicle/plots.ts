import type { Month, Plot, Tone } from '@shambles/engine';

/** What is bandCounts of a band, in the order in which it is drawn. */
export const COUNTED = ['Rep', 'Food', 'People'] as const;
const TONES: readonly Tone[] = ['amber', 'moss', 'ice'];

/** How a band stands: the Rep of its Star, the best where there are several; what it has to eat; how many it is. */
export function bandCounts(rep: number, food: number, people: number): Month['counts'] {
  return { Rep: rep, Food: food, People: people };
}

/** Lines over the months that lie behind, up to how it stands now; none before there is anything to compare. */
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
