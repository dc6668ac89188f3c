import { type Bearing, east, MILLION, north, snap, turn } from '@shambles/field';

/** A die doubled is an hour of the clock, 12 being the way that somebody faces. */
export function bearingOfDie(facing: Bearing, die: number): Bearing {
  return turn(facing + 60 * die);
}

/** The spot so far from another in a direction. */
export function spotAt(
  from: { readonly x: number; readonly y: number },
  bearing: Bearing,
  distance: number,
): readonly [x: number, y: number] {
  return [
    snap(from.x + (distance * east(bearing)) / MILLION),
    snap(from.y + (distance * north(bearing)) / MILLION),
  ];
}

/** The first spot from a direction on, clockwise by single degrees, that will do; undefined where none does. */
export function firstClockwise(
  from: { readonly x: number; readonly y: number },
  bearing: Bearing,
  distance: number,
  will: (x: number, y: number) => boolean,
): readonly [x: number, y: number] | undefined {
  for (let d = 0; d < 360; d++) {
    const [x, y] = spotAt(from, turn(bearing + d), distance);
    if (will(x, y)) return [x, y];
  }
  return undefined;
}
