import type { Sighting, Way } from '@shambles/engine';
import type { MeasuredTable } from './table.js';

/** A length as a ruler shows it: to the tenth of a unit. */
export function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/** A limit as it is told: rounded down to the tenth, so that nobody is shown more than there is. */
export function atMost(length: number): number {
  return Math.floor(length * 10 + 0.01) / 10;
}

/** The straight distance between two places, to the tenth of a unit. */
export function far(a: readonly number[], b: readonly number[]): number {
  const dx = (a[0] as number) - (b[0] as number);
  const dy = (a[1] as number) - (b[1] as number);
  return tenth(Math.sqrt(dx * dx + dy * dy));
}

type Spot = Way['points'][number];

/**
 * A straight line that ignores obstacles, such as that of a throw. `edge` is the part of it under the figure's own
 * base.
 */
export function straightWay(from: Spot, to: Spot, edge = 0): Way {
  return { points: [from, to], cost: Math.max(0, tenth(far(from, to) - edge)), warnings: [] };
}

/** What a book measures from one figure to another. */
type Measured = Omit<Sighting, 'id'>;

/** How a figure sees the others, nearest first; empty if it is not on the table. */
export function sightings(
  table: Pick<MeasuredTable<never>, 'figures' | 'has'>,
  figure: string,
  measured: (other: string) => Measured,
): Sighting[] {
  if (!table.has(figure)) return [];
  return table.figures.ids
    .filter((id) => id !== figure)
    .map((id) => ({ id, ...measured(id) }))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}
