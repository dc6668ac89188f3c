import type { Rule } from '@shambles/engine';
import type { Newcomer } from '../facts/figures.js';
import type { RosWorld } from '../facts.js';
import { crowdRound } from '../ground/push.js';
import { destroy, die } from '../harm/harm.js';
import { infectionRolls, risesNow } from '../harm/infection.js';
import { type Place, placeOf } from '../state.js';
import { tableOf } from '../table.js';

/** ROS-seq-8. Every fallen Zed stands up; so do those who died infected the turn before. ROS-D-rise-when. */
export function* zedsStand(w: RosWorld): Rule<void> {
  const fallen = w.s.zeds.filter((z) => z.down).map((z) => z.id);
  if (fallen.length > 0) w.happen({ is: 'stood', cause: 'ROS-seq-8', who: fallen });
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

/** Where it fell, or beside whoever stands there now. ROS-infect-rise. */
function freeFor(w: RosWorld, at: Place): Place {
  return crowdRound(tableOf(w), at, 1)[0] ?? at;
}

/** ROS-seq-11. Every fallen survivor stands up, unless it is pinned. ROS-R-down. */
export function* survivorsStand(w: RosWorld): Rule<void> {
  const fallen = w.s.people.filter((p) => p.where === 'table' && p.down && p.pinned === '').map((p) => p.id);
  if (fallen.length > 0) w.happen({ is: 'stood', cause: 'ROS-seq-11', who: fallen });
}

/** The end of a turn: whoever has burnt long enough is destroyed, and the umpire rolls for the ill. */
export function* endOfTurn(w: RosWorld): Rule<void> {
  for (const zed of w.s.zeds.slice())
    if (zed.burning > 0 && zed.burning <= w.s.turn) destroy(w, zed, 'fire', 'ROS-grenade-molotov');
  yield* infectionRolls(w, (p) => die(w, p, 'infection', 'ROS-infect-die'));
}
