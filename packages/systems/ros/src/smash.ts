import { type Crossed, type Route, straight, walk as walkAmong } from '@shambles/field';
import type { RosWorld } from './facts.js';
import type { Prey } from './prey.js';
import { type Place, placeOf, type Zed } from './state.js';
import { finish, ZED_MOVE } from './stride.js';
import { tableOf } from './table.js';
import { doorRow } from './tables.js';

/** Zeds that can attack one door at a time. ROS-R-smash. */
export const AT_A_DOOR = 3;

/**
 * No way is open: a Zed goes to the door or fence in the shortest way, and works on it when it begins its step there.
 * ROS-U-path, ROS-R-smash, ROS-R-fence-zed.
 */
export function smash(w: RosWorld, z: Zed, prey: Prey): void {
  const table = tableOf(w);
  const ways = table.ways('breaker');
  const route = table.chase(ways, prey.at, undefined).route(z.x, z.y, z.level);
  const first = route && ways.crossed(route)[0];
  if (!route) return;
  if (first && table.doorsAt(z).includes(first.id)) batter(w, z, first.id);
  else if (first && table.fencesAt(z).includes(first.id)) meetFence(w, z, first.id);
  else goUpTo(w, z, route, first);
}

/** Along the way up to what bars it, touching it. */
function goUpTo(w: RosWorld, z: Zed, route: Route, first: Crossed | undefined): void {
  const table = tableOf(w);
  const self = table.figures.of(z.id);
  const zed = table.ways('zed');
  const leg = first ? first.leg : route.points.length - 2;
  // Up to the leg that meets it, then straight on until it stops there.
  const points = route.points.slice(0, leg + 1);
  const costs = route.costs.slice(0, leg + 1);
  const near = walkAmong(
    zed,
    table.figures,
    self,
    { points, costs, cost: costs[leg] ?? 0, length: 0 },
    ZED_MOVE,
    (i) => i !== self,
  );
  const from: Place = [near.x, near.y, near.level];
  const goal = route.points[leg + 1] as Place;
  const on = straight(
    zed,
    table.figures,
    from,
    [goal[0] - from[0], goal[1] - from[1]],
    ZED_MOVE - near.cost,
    (i) => i !== self,
  );
  const end: Place = [on.x, on.y, on.level];
  if (end[0] === z.x && end[1] === z.y) return;
  finish(w, z, [...(near.route.points as readonly Place[]), end], 'attack');
  if (first && tableOf(w).fencesAt(z).includes(first.id)) meetFence(w, z, first.id);
}

/** One Zed-turn on a door, three Zeds at a time; when it has had enough it is gone. */
function batter(w: RosWorld, z: Zed, id: string): void {
  const door = w.s.doors.find((d) => d.id === id);
  const { zedTurns, rule } = doorRow(tableOf(w).doorType(id));
  if (!door || zedTurns === null || door.state !== 'closed') return;
  if (door.struck >= AT_A_DOOR) return;
  const taken = door.taken + 1;
  w.happen({ is: 'battered', cause: 'ROS-R-smash', to: 'all', door: id, by: [z.id], taken, of: zedTurns });
  if (taken >= zedTurns) w.happen({ is: 'door', cause: rule, to: 'all', door: id, state: 'gone', by: z.id });
}

/** It stops at the fence, and its next step 7 goes on getting over. ROS-R-fence-zed. */
function meetFence(w: RosWorld, z: Zed, fence: string): void {
  if (z.fence !== fence) w.happen({ is: 'at-fence', cause: 'ROS-R-fence-zed', to: 'all', zed: z.id, fence });
}

/** A Zed that stood at a fence takes this whole step to get over. */
export function overFenceNow(w: RosWorld, z: Zed): boolean {
  if (z.fence === '') return false;
  const at = tableOf(w).across(z.fence, z);
  if (!at) return false;
  finish(w, z, [placeOf(z), at], 'fence');
  return true;
}
