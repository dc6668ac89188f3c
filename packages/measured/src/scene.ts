import type { MeasuredScene } from '@shambles/engine';
import type { Place } from './place.js';

type Marker = MeasuredScene['markers'][number];
type Outline = MeasuredScene['zones'][number]['outline'];

/** West, south, east and north of a part of the table, in units. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The corners of a box, moved outwards by `by` units on each side, or inwards if negative. */
export function outlineOf([west, south, east, north]: Box, by = 0): Outline {
  return [
    [west - by, south - by],
    [east + by, south - by],
    [east + by, north + by],
    [west - by, north + by],
  ];
}

/** How something other than a figure is drawn: in the colour of paper and without badges by default. */
export function marker(
  id: string,
  kind: string,
  name: string,
  [x, y, level]: Place,
  { tone = 'paper', badges = [] }: Partial<Pick<Marker, 'tone' | 'badges'>> = {},
): Marker {
  return { id, kind, name, at: [x, y], level, tone, badges };
}
