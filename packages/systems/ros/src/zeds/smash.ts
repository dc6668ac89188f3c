import { type Crossed, type Route, straight, type Ways, walk as walkAmong } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { doorRow } from '../house/rows.js';
import { finish } from '../moving/stride.js';
import { unnoticed, unveiled } from '../senses/alarm.js';
import type { Prey } from '../senses/prey.js';
import { type Place, placeOf, type Zed } from '../state.js';
import { type RosTable, tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';

/** Zeds that can attack one door at a time. ROS-R-smash. */
export const AT_A_DOOR = 3;

/**
 * When no way is open, a Zed goes to the door or fence on the shortest way, and works on it if it starts its step
 * there. ROS-U-path, ROS-R-smash, ROS-R-fence-zed.
 */
export function smash(w: RosWorld, z: Zed, prey: Prey): void {
  const table = tableOf(w);
  const ways = table.breakerWays(z.kind);
  const route = barredRoute(table, ways, z, prey);
  if (!route) return;
  const first = ways.crossed(route)[0];
  if (first && table.doorsAt(z).includes(first.id)) batter(w, z, first.id);
  else if (first && table.fencesAt(z).includes(first.id)) meetFence(w, z, first.id);
  else goUpTo(w, z, route, first);
}

/**
 * The way through what can be broken or climbed; if none leads to the prey's level, the way to the place below or above
 * it.
 */
function barredRoute(table: RosTable, ways: Ways, z: Zed, { at }: Prey): Route | undefined {
  const [x, y] = at;
  return (
    table.chase(ways, at, undefined).route(z.x, z.y, z.level) ??
    table.chase(ways, [x, y, z.level], undefined).route(z.x, z.y, z.level)
  );
}

/** Goes along the way until it touches what bars it. */
function goUpTo(w: RosWorld, z: Zed, route: Route, first: Crossed | undefined): void {
  const table = tableOf(w);
  const self = table.figures.of(z.id);
  const open = table.ways(z.kind === 'tank' ? 'tank' : 'zed');
  const leg = first ? first.leg : route.points.length - 2;
  // Up to the leg that meets it, then straight on until stopped.
  const points = route.points.slice(0, leg + 1);
  const near = walkAmong(open, table.figures, self, { ...route, points }, ZED_MOVE, (i) => i !== self);
  const from: Place = [near.x, near.y, near.level];
  const goal = route.points[leg + 1] as Place;
  const on = straight(
    open,
    table.figures,
    from,
    [goal[0] - from[0], goal[1] - from[1]],
    Math.min(ZED_MOVE - near.cost, far(from, goal)),
    (i) => i !== self,
  );
  const end: Place = [on.x, on.y, on.level];
  if (end[0] === z.x && end[1] === z.y) return;
  finish(w, z, [...(near.route.points as readonly Place[]), end], 'attack');
  if (first && tableOf(w).fencesAt(z).includes(first.id)) meetFence(w, z, first.id);
}

function far([ax, ay]: Place, [bx, by]: Place): number {
  return Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);
}

/** One Zed-turn on a door, at most three Zeds a turn. The door holds until the end of the step. ROS-R-smash. */
function batter(w: RosWorld, z: Zed, id: string): void {
  const door = w.s.doors.find((d) => d.id === id);
  // An armoured door takes no damage.
  const of = doorRow(w.book, tableOf(w).doorType(id)).zedTurns ?? 0;
  if (!door || door.struck >= AT_A_DOOR || door.taken >= of) return;
  const taken = door.taken + 1;
  w.happen({ is: 'battered', cause: 'ROS-R-smash', door: id, by: [z.id], taken, of });
}

/**
 * Doors that have taken enough are gone, and hide nobody any more; Zeds can pass from the next step 7 on. ROS-R-smash,
 * ROS-D-charge-when.
 */
export function doorsFall(w: RosWorld): void {
  for (const door of w.s.doors.slice()) {
    const { zedTurns, rule } = doorRow(w.book, tableOf(w).doorType(door.id));
    if (door.state !== 'closed' || zedTurns === null || door.taken < zedTurns) continue;
    const by = w.s.zeds.find((z) => !z.down && tableOf(w).doorsAt(z).includes(door.id))?.id ?? '';
    const before = unnoticed(w);
    w.happen({ is: 'door', cause: rule, door: door.id, state: 'gone', by });
    unveiled(w, before);
  }
}

/** The Zed stops at the fence; starting its next step 7 there, it spends all of it getting over. ROS-R-fence-zed. */
function meetFence(w: RosWorld, z: Zed, fence: string): void {
  if (z.fence !== fence) {
    w.happen({ is: 'at-fence', cause: 'ROS-R-fence-zed', zed: z.id, fence });
    return;
  }
  const at = z.moved ? undefined : tableOf(w).across(fence, z);
  if (at) finish(w, z, [placeOf(z), at], 'fence');
}
