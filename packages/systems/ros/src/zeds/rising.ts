import type { Rule } from '@shambles/engine';
import type { Newcomer } from '../facts/figures.js';
import type { RosWorld } from '../facts.js';
import { crowdRound } from '../ground/push.js';
import { destroy, die } from '../harm/harm.js';
import { infectionRolls, risesNow } from '../harm/infection.js';
import { looksRound } from '../senses/alarm.js';
import { type Place, placeOf } from '../state.js';
import { tableOf } from '../table.js';

/**
 * Step 8: every fallen Zed stands up, and so do survivors that died infected in an earlier turn. A drifter that stands
 * up charges whom it then notices. ROS-seq-8, ROS-D-rise-when, ROS-D-charge-when.
 */
export function* zedsStand(w: RosWorld): Rule<void> {
  const fallen = w.s.zeds.filter((z) => z.down).map((z) => z.id);
  if (fallen.length > 0) w.happen({ is: 'stood', cause: 'ROS-seq-8', who: fallen });
  for (const z of w.s.zeds) if (z.mode === 'drifting' && fallen.includes(z.id)) looksRound(w, z);
  for (const p of w.s.people.slice())
    if (risesNow(p, w.s.turn)) {
      const zed: Newcomer = {
        id: `risen-${p.id}`,
        kind: 'zed',
        at: freeFor(w, placeOf(p)),
        facing: p.facing,
        mode: 'attacking',
      };
      w.happen({ is: 'rose', cause: 'ROS-infect-rise', who: p.id, zed, reveals: true });
    }
}

/** The place where it fell, or beside it if another figure is there now. ROS-infect-rise. */
function freeFor(w: RosWorld, at: Place): Place {
  return crowdRound(tableOf(w), at, 1)[0] ?? at;
}

/** Step 11: every fallen survivor stands up, unless pinned. ROS-seq-11, ROS-R-down. */
export function* survivorsStand(w: RosWorld): Rule<void> {
  const fallen = w.s.people.filter((p) => p.where === 'table' && p.down && p.pinned === '').map((p) => p.id);
  if (fallen.length > 0) w.happen({ is: 'stood', cause: 'ROS-seq-11', who: fallen });
}

/** The end of a turn: Zeds that have burnt long enough are destroyed, and the umpire rolls for infection. */
export function* endOfTurn(w: RosWorld): Rule<void> {
  for (const zed of w.s.zeds.slice())
    if (zed.burning > 0 && zed.burning <= w.s.turn) destroy(w, zed, 'fire', 'ROS-grenade-molotov');
  yield* infectionRolls(w, (p) => die(w, p, 'infection', 'ROS-infect-die'));
}
