import { distance } from '@shambles/field';
import type { RosWorld } from './facts.js';
import { catchFire } from './grenades.js';
import { type Place, placeOf, type Zed } from './state.js';
import { tableOf } from './table.js';
import { inFlames } from './walking.js';

/** What an attacking Zed may go in step 7, in cm. ROS-zed-move. */
export const ZED_MOVE = 20;

const spot = ([x, y]: Place) => ({ x, y });

/** Ends a step: walked, perhaps alight, a Tank with what it broke through. */
export function finish(
  w: RosWorld,
  z: Zed,
  way: readonly Place[],
  how: 'attack' | 'charge' | 'drift' | 'lured' | 'leap' | 'fence' | 'climb',
): void {
  const points = way.length > 1 ? way : [placeOf(z), ...way];
  w.happen({
    is: 'walked',
    cause: how === 'drift' || how === 'lured' ? 'ROS-drift' : 'ROS-zed-move',
    to: 'all',
    who: z.id,
    way: points,
    cost: 0,
    how: how === 'attack' && z.mode === 'charging' ? 'charge' : how,
  });
  if (z.kind === 'tank') breakThrough(w, z, points);
  if (points.some((at, i) => i > 0 && passesFlames(w, points[i - 1] as Place, at))) catchFire(w, z.id);
}

function passesFlames(w: RosWorld, a: Place, b: Place): boolean {
  const n = Math.max(1, Math.ceil(distance(spot(a), spot(b))));
  for (let i = 0; i <= n; i++) {
    const at: Place = [a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n, b[2]];
    if (inFlames(w, at)) return true;
  }
  return false;
}

/** A Tank leaves a gap in what it went through. ROS-tank. */
function breakThrough(w: RosWorld, z: Zed, points: readonly Place[]): void {
  const table = tableOf(w);
  for (const met of table.crossedBy(points)) {
    if (met.kind === 'door')
      w.happen({ is: 'door', cause: 'ROS-tank', to: 'all', door: met.id, state: 'gone', by: z.id });
    else w.happen({ is: 'gap', cause: 'ROS-tank', to: 'all', at: met.at, r: GAP, in: met.id, by: z.id });
  }
}

/** Half a Tank and a bit. */
const GAP = 2.2;
