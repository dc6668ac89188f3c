import type { Rule } from '@shambles/engine';
import { distance, east, MILLION, north, placesRound, snap, walk as walkAmong } from '@shambles/field';
import type { RosWorld } from './facts.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from './state.js';
import { finish, ZED_MOVE } from './stride.js';
import { tableOf } from './table.js';

/** How far a Hunter springs, in cm. ROS-hunter-leap. */
const LEAP = 10;
/** It comes up to between 8 and 10 cm of its victim before it crouches. ROS-U-mutants. */
const LAIR = 9;

/** ROS-seq-7, ROS-D-hunter-walk. A Hunter on its feet moves or crouches; one that crouches leaps. */
export function* hunterTurn(w: RosWorld, z: Zed): Rule<void> {
  const victim = mostIsolated(w);
  if (!victim) return;
  if (z.crouching) return leap(w, z);
  if (inLeap(w, z, victim)) {
    w.happen({ is: 'crouched', cause: 'ROS-hunter-leap', to: 'all', zed: z.id, crouching: true });
    return;
  }
  if (climbs(w, z, victim)) return;
  stalk(w, z, victim);
}

/** The survivor who has the others farthest off. */
function mostIsolated(w: RosWorld): Person | undefined {
  const people = living(w.s).filter((p) => p.inside === '' && p.pinned === '');
  const alone = (p: Person) =>
    Math.min(...people.filter((q) => q !== p).map((q) => distance(p, q)), Number.MAX_VALUE);
  let best: Person | undefined;
  for (const p of people) if (!best || alone(p) > alone(best)) best = p;
  return best;
}

/** Somebody that a spring reaches: within 10 cm on its level, with no wall between. */
function inLeap(w: RosWorld, z: Zed, p: Person): boolean {
  const table = tableOf(w);
  return z.level === p.level && table.gap(z.id, p.id) <= LEAP && table.reaches(z.id, p);
}

/** It springs at the nearest it can reach, over anything in between, and pins whom it touches. ROS-hunter-pin. */
function leap(w: RosWorld, z: Zed): void {
  const table = tableOf(w);
  const prey = living(w.s)
    .filter((p) => p.inside === '' && inLeap(w, z, p))
    .sort((a, b) => table.gap(z.id, a.id) - table.gap(z.id, b.id) || (a.id < b.id ? -1 : 1))[0];
  if (!prey) {
    w.happen({ is: 'crouched', cause: 'ROS-hunter-leap', to: 'all', zed: z.id, crouching: false });
    return;
  }
  const self = table.figures.of(z.id);
  const spot = placesRound(
    table.ways('hunter'),
    table.figures,
    table.figures.of(prey.id),
    [z.x, z.y],
    (i) => i === self,
  ).find(([x, y]) => distance(z, { x, y }) <= LEAP + 1);
  if (!spot) {
    w.happen({ is: 'crouched', cause: 'ROS-hunter-leap', to: 'all', zed: z.id, crouching: false });
    return;
  }
  finish(w, z, [placeOf(z), [spot[0], spot[1], spot[2]]], 'leap');
  if (personOf(w.s, prey.id).pinned === '')
    w.happen({ is: 'pinned', cause: 'ROS-hunter-pin', to: 'all', who: prey.id, by: z.id });
}

/** Up to 20 cm, out of sight if it can, to a place from which it can leap at its victim. */
function stalk(w: RosWorld, z: Zed, victim: Person): void {
  const table = tableOf(w);
  const ways = table.ways('hunter');
  const self = table.figures.of(z.id);
  const reach = ways.from(z.x, z.y, z.level, { most: ZED_MOVE, self });
  const people = living(w.s).filter((p) => p.inside === '');
  const hidden = (at: Place) =>
    table.as(z.id, at, () => people.every((p) => table.sees(p.id, z.id) === 'no'));
  const lairs: { at: Place; cost: number }[] = [];
  for (let bearing = 0; bearing < 360; bearing += 15) {
    const at: Place = [
      snap(victim.x + (east(bearing) / MILLION) * (LAIR + 2)),
      snap(victim.y + (north(bearing) / MILLION) * (LAIR + 2)),
      victim.level,
    ];
    const cost = z.level === victim.level ? reach.cost(...at) : Number.POSITIVE_INFINITY;
    if (cost <= ZED_MOVE) lairs.push({ at, cost });
  }
  lairs.sort((a, b) => a.cost - b.cost);
  const lair = lairs.find(({ at }) => hidden(at)) ?? lairs[0];
  const route = lair
    ? reach.route(...lair.at)
    : table.chase(ways, placeOf(victim), 1).route(z.x, z.y, z.level);
  if (!route) return;
  const stop = walkAmong(ways, table.figures, self, route, ZED_MOVE, (i) => i !== self);
  const end: Place = [stop.x, stop.y, stop.level];
  if (end[0] !== z.x || end[1] !== z.y || end[2] !== z.level)
    finish(w, z, stop.route.points as readonly Place[], 'attack');
}

/** Hunters climb any wall, one level for a whole step 7. ROS-hunter, ROS-R-levels. */
function climbs(w: RosWorld, z: Zed, victim: Person): boolean {
  if (z.level === victim.level) return false;
  const table = tableOf(w);
  const at = table.upTheWall(z, victim.level > z.level ? 1 : -1);
  if (!at) return false;
  finish(w, z, [placeOf(z), at], 'climb');
  return true;
}
