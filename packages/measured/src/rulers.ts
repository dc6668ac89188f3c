import type { Sighting, Way } from '@shambles/engine';
import type { MeasuredTable } from './table.js';

/** A length as a ruler shows it: to the tenth of a unit. */
export function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/** From one place to another as the crow flies, to the tenth of a unit. */
export function far(a: readonly number[], b: readonly number[]): number {
  const dx = (a[0] as number) - (b[0] as number);
  const dy = (a[1] as number) - (b[1] as number);
  return tenth(Math.sqrt(dx * dx + dy * dy));
}

type Spot = Way['points'][number];

/** A straight line, where nothing is in the way: of a throw, say. `edge`: what of it lies under one's own base. */
export function straightWay(from: Spot, to: Spot, edge = 0): Way {
  return { points: [from, to], cost: Math.max(0, tenth(far(from, to) - edge)), warnings: [] };
}

/** What a book measures from one figure to another. */
type Measured = Omit<Sighting, 'id'>;

/** What a figure has of the others, the nearest first; nothing where it is not on the table. */
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
