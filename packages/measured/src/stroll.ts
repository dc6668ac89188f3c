import { bearingOf, type Route, snap, strides } from '@shambles/field';
import type { Place } from './place.js';

/** A place on somebody's way. */
export interface Pace {
  readonly at: Place;
  /** The place before it on the way. */
  readonly before: Place;
  /** Which way one looks who goes this way. */
  readonly facing: number;
  /** What the way costs up to here, in units. */
  readonly cost: number;
}

/** How far somebody comes on a way. */
export interface Strolled {
  /** Where it began, the corners that it has passed, and where it ends. */
  readonly points: readonly Place[];
  /** Units of its move. */
  readonly cost: number;
  /** It was stopped before the end, or there. */
  readonly stopped: boolean;
}

/** Goes a way in strides, in units, until `stops` says of a place that it ends there. */
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
  for (const { at, cost, corner } of strides(route, stride)) {
    if (at[0] !== before[0] || at[1] !== before[1]) looks = bearingOf(at[0] - before[0], at[1] - before[1]);
    const stopped = stops({ at, before, facing: looks, cost });
    before = at;
    spent = cost;
    if (corner || stopped) points.push(at);
    if (stopped) return { points, cost: snap(spent), stopped };
  }
  return { points, cost: snap(spent), stopped: false };
}
