/** Edges of the table. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Length of an edge on a table of this size, in inches. */
export function lengthOf(edge: Edge, [width, height]: readonly [number, number]): number {
  return edge === 'north' || edge === 'south' ? width : height;
}

/** The way into the table from an edge, in degrees clockwise from north. */
export function inward(edge: Edge): number {
  return { north: 180, east: 270, south: 0, west: 90 }[edge];
}
