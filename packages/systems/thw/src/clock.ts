import { type Bearing, turn } from '@shambles/field';
import { spotAt } from '@shambles/measured';

/** A die doubled is an hour of the clock, 12 being the way that somebody faces. */
export function bearingOfDie(facing: Bearing, die: number): Bearing {
  return turn(facing + 60 * die);
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
