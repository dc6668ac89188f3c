import { type Bearing, turn } from '@shambles/field';
import { spotAt } from '@shambles/measured';

/**
 * The first suitable spot at `distance`, searching clockwise from `bearing` in single degrees; undefined if there is
 * none.
 */
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
