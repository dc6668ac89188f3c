import { distance } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { catchFire, passesFlames } from '../harm/flames.js';
import { baseOf, TANK_BASE } from '../kinds.js';
import { unnoticed, unveiled } from '../senses/alarm.js';
import type { Place, Zed } from '../state.js';
import { tableOf } from '../table.js';

/** The rule for each kind of move. */
const BY_RULE = {
  attack: 'ROS-zed-move',
  charge: 'ROS-zed-move',
  drift: 'ROS-drift',
  lured: 'ROS-R-lured',
  leap: 'ROS-hunter-leap',
  fence: 'ROS-R-fence-zed',
  climb: 'ROS-R-levels',
} as const;

/**
 * Ends a Zed's move: it has walked, may catch fire, and a Tank breaks what it went through. The way starts at the Zed.
 * Returns false if the way leads back to where it began, so that the Zed has not moved. ROS-D-stationary.
 */
export function finish(w: RosWorld, z: Zed, way: readonly Place[], how: keyof typeof BY_RULE): boolean {
  const [x, y, level] = way[way.length - 1] as Place;
  if (level === z.level && distance(z, { x, y }) < STIRRED) return false;
  const charges = how === 'attack' && z.mode === 'charging';
  w.happen({
    is: 'walked',
    cause: BY_RULE[how],
    who: z.id,
    way,
    cost: 0,
    how: charges ? 'charge' : how,
  });
  if (z.kind === 'tank') breakThrough(w, z, way);
  if (way.some((at, i) => i > 0 && passesFlames(w, way[i - 1] as Place, at, baseOf(z.kind))))
    catchFire(w, z.id);
  return true;
}

/** A Zed in a crowd may step out and back again; nearer than this to where it stood, in cm, it has not moved. */
const STIRRED = 0.05;

/**
 * A Tank leaves a gap as wide as itself in what it went through, and drifters see who is behind it. ROS-tank,
 * ROS-D-charge-when.
 */
function breakThrough(w: RosWorld, z: Zed, points: readonly Place[]): void {
  const met = tableOf(w).crossedBy(points);
  if (met.length === 0) return;
  const before = unnoticed(w);
  for (const { id, kind, at, slant } of met) {
    if (kind === 'door') w.happen({ is: 'door', cause: 'ROS-tank', door: id, state: 'gone', by: z.id });
    else {
      const r = Math.round((TANK_BASE + ROOM) * Math.min(slant, MOST_SLANT) * 10) / 10;
      w.happen({ is: 'gap', cause: 'ROS-tank', at, r, in: id, by: z.id });
    }
  }
  unveiled(w, before);
}

/**
 * A gap is this much wider than a Tank on each side, and wider still if the Tank went through at a slant, up to a
 * limit.
 */
const ROOM = 0.2;
const MOST_SLANT = 2.5;
