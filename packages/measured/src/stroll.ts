import { bearingOf, type Route, snap, strides } from '@shambles/field';
import type { Place } from './place.js';

/** A place on somebody's way. */
export interface Pace {
  readonly at: Place;
  /** The place before it on the way. */
  readonly before: Place;
  /** The facing of a figure that comes this way. */
  readonly facing: number;
  /** Cost of the way up to here, in units. */
  readonly cost: number;
  /** True if the way ends here. */
  readonly end: boolean;
}

/** The result of walking along a way. */
export interface Strolled {
  /** Its start, the corners that it passed, and its end. */
  readonly points: readonly Place[];
  /** Cost in units of its move. */
  readonly cost: number;
  /** True if it was stopped, even at the very end. */
  readonly stopped: boolean;
}

/** Walks a way in strides of this many units, until `stops` says that it ends at a place. */
export function stroll(
  route: Route,
  stride: number,
  facing: number,
  stops: (pace: Pace) => boolean,
): Strolled {
  const points: Place[] = [route.points[0] as Place];
  let before = points[0] as Place;
  let looks = facing;
  let spent = 0;
  for (const { at, cost, corner, end } of strides(route, stride)) {
    if (at[0] !== before[0] || at[1] !== before[1]) looks = bearingOf(at[0] - before[0], at[1] - before[1]);
    const stopped = stops({ at, before, facing: looks, cost, end });
    before = at;
    spent = cost;
    if (corner || stopped) points.push(at);
    if (stopped) return { points, cost: snap(spent), stopped };
  }
  return { points, cost: snap(spent), stopped: false };
}
