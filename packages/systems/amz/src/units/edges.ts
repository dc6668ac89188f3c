import type { Ground } from '@shambles/field';
import type { Edge } from '../scenarios/edges.js';

/** The distance from a spot to an edge of the table, in inches. */
export function fromEdge(
  { map }: Pick<Ground, 'map'>,
  { x, y }: { readonly x: number; readonly y: number },
  edge: Edge,
): number {
  const [width, height] = map.size;
  return { north: height - y, east: width - x, south: y, west: x }[edge];
}
