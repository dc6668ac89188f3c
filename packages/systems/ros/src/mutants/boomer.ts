import { distance, type Route, snap } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import type { Place, Zed } from '../state.js';
import { CONTACT, tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';

/* A Boomer walks up to 10 cm, and spits. ROS-U-mutants. */

/** Boomers come to within this distance, in cm. */
const STOPS = 10;
/** Step length at which a Boomer's way is checked, and how closely the place is then found, in cm. */
const STRIDE = 0.5;
const CLOSELY = 0.01;

export function canSpit(w: RosWorld, z: Zed, who: string): boolean {
  const table = tableOf(w);
  return table.gap(z.id, who) <= STOPS && table.sees(z.id, who) !== 'no';
}

export function spitsFrom(w: RosWorld, z: Zed, who: string, at: Place): boolean {
  return tableOf(w).as(z.id, at, () => canSpit(w, z, who));
}

/**
 * How far a Boomer moves: up to 10 cm from the prey, or its full move if already closer. It comes a little nearer,
 * because rounded places would leave it just beyond the range of its spit.
 */
export function boomerMove(route: Route): number {
  return route.cost > STOPS ? Math.min(ZED_MOVE, route.cost - STOPS + CONTACT) : ZED_MOVE;
}

/**
 * A Boomer's way to where it can spit: along the way that it has walked, or, if it sees its prey at the end of that, on
 * for the rest of its move, as the way around others is longer. Undefined if there is no such place.
 */
export function wayToSpit(
  w: RosWorld,
  z: Zed,
  who: string,
  walked: readonly Place[],
  full: () => readonly Place[],
): readonly Place[] | undefined {
  const table = tableOf(w);
  const end = walked[walked.length - 1] as Place;
  const sees = () => table.as(z.id, end, () => table.sees(z.id, who) !== 'no');
  return upToSpit(w, z, who, walked) ?? (sees() ? upToSpit(w, z, who, full()) : undefined);
}

/** The way to the first place from which a Boomer can spit; undefined if it leads to no such place. ROS-U-mutants. */
function upToSpit(w: RosWorld, z: Zed, who: string, way: readonly Place[]): readonly Place[] | undefined {
  const end = way[way.length - 1] as Place;
  for (let k = 1; k < way.length; k++) {
    const [ax, ay, before] = way[k - 1] as Place;
    const [bx, by, level] = way[k] as Place;
    // Nobody stops on stairs.
    const leg = before === level ? distance({ x: ax, y: ay }, { x: bx, y: by }) : 0;
    const along = (far: number): Place => [
      snap(ax + ((bx - ax) * far) / leg),
      snap(ay + ((by - ay) * far) / leg),
      level,
    ];
    for (let far = STRIDE; far < leg; far += STRIDE) {
      if (!spitsFrom(w, z, who, along(far))) continue;
      // Hardly before the end of the way, which spares a look.
      if (way[k] === end && leg - far <= STRIDE && spitsFrom(w, z, who, end)) return way;
      return [...way.slice(0, k), along(first(far - STRIDE, far, (cm) => spitsFrom(w, z, who, along(cm))))];
    }
    if (spitsFrom(w, z, who, [bx, by, level])) return way.slice(0, k + 1);
  }
  return undefined;
}

/** Where something begins to hold between one number, for which it does not, and another, for which it does. */
function first(not: number, holds: number, test: (at: number) => boolean): number {
  let [from, to] = [not, holds];
  while (to - from > CLOSELY) {
    const middle = (from + to) / 2;
    if (test(middle)) to = middle;
    else from = middle;
  }
  return to;
}
