import { type Bearing, east, MILLION, north, type Point, snap } from '@shambles/field';

/** A place on the table: units east and north of the south-west corner, and the level. */
export type Place = readonly [x: number, y: number, level: number];

/** Somebody or something at a place. */
export type At = Point & { readonly level: number };

/** Somebody or something with an id, at a place. */
export type Placed = At & { readonly id: string };

/** True if it stands on the table: whatever is off it has -1 for coordinates. */
export function hasPlace({ x }: { readonly x: number }): boolean {
  return x >= 0;
}

export function placeOf({ x, y, level }: At): Place {
  return [x, y, level];
}

export function atPlace([x, y, level]: Place): At {
  return { x, y, level };
}

/** The spot at a distance (units) from another in a direction. */
export function spotAt(from: Point, bearing: Bearing, distance: number): readonly [x: number, y: number] {
  return [
    snap(from.x + (distance * east(bearing)) / MILLION),
    snap(from.y + (distance * north(bearing)) / MILLION),
  ];
}
