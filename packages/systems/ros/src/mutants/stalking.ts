import type { Rule } from '@shambles/engine';
import { distance, east, MILLION, north, type Reach, snap, walk as walkAmong } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { finish } from '../moving/stride.js';
import { nearestOf } from '../senses/prey.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';
import { climbDown, climbUp, roofUnder } from './climbing.js';

/* The Hunter's "animal cunning", which the rules leave open: how it picks a victim and comes near. ROS-U-mutants. */

/**
 * Distance at which a Hunter lies in wait: it comes to between 8 and 10 cm of its victim before it crouches.
 * ROS-U-mutants.
 */
const LAIR = 9;
/** Centimetres of its 20 cm move that a Hunter will give up in order to end out of sight. */
const SHORT_OF = 10;

/** The survivor farthest from all others; among equals the nearest, then by a draw. ROS-U-priority. */
export function* mostIsolated(w: RosWorld, z: Zed): Rule<Person | undefined> {
  const people = living(w.s).filter((p) => p.inside === '');
  const alone = (p: Person) =>
    Math.min(...people.filter((q) => q !== p).map((q) => distance(p, q)), Number.MAX_VALUE);
  const free = people.filter((p) => p.pinned === '');
  if (free.length === 0) return undefined;
  const most = Math.max(...free.map(alone));
  const equal = free.filter((p) => alone(p) === most);
  return personOf(w.s, yield* nearestOf(w, z, equal, 'ROS-U-mutants'));
}

/** Moves nearer to the victim, on foot or up and down walls. Returns true if it moved. ROS-D-hunter-walk. */
export function stalk(w: RosWorld, z: Zed, victim: Person): boolean {
  return creep(w, z, victim) || climbs(w, z, victim);
}

/** Moves up to 20 cm, out of sight if possible, towards a place from which it can leap at its victim. */
function creep(w: RosWorld, z: Zed, victim: Person): boolean {
  const table = tableOf(w);
  const ways = table.ways('hunter');
  const self = table.figures.of(z.id);
  const reach = ways.from(z.x, z.y, z.level, { most: ZED_MOVE, self, blocks: () => true });
  const lair = lairFor(w, z, victim, reach);
  if (lair) return go(w, z, reach.route(...lair)?.points as readonly Place[]);
  const route = table.chase(ways, placeOf(victim), 1).route(z.x, z.y, z.level);
  if (!route) return false;
  const upTo = (cm: number) => walkAmong(ways, table.figures, self, route, cm, (i) => i !== self);
  let stop = upTo(ZED_MOVE);
  for (let cm = ZED_MOVE; cm >= ZED_MOVE - SHORT_OF; cm--) {
    const short = upTo(cm);
    if (!hidden(w, z, [short.x, short.y, short.level])) continue;
    stop = short;
    break;
  }
  return stop.cost > 0 && go(w, z, stop.route.points as readonly Place[]);
}

function go(w: RosWorld, z: Zed, way: readonly Place[]): boolean {
  finish(w, z, way, 'attack');
  return true;
}

/** True if nobody would see the Zed at this place. */
function hidden(w: RosWorld, z: Zed, at: Place): boolean {
  const table = tableOf(w);
  const people = living(w.s).filter((p) => p.inside === '');
  return table.as(z.id, at, () => people.every((p) => table.sees(p.id, z.id) === 'no'));
}

/** The place around a victim from which a leap reaches it: the nearest one out of sight, else the nearest. */
function lairFor(w: RosWorld, z: Zed, victim: Person, reach: Reach): Place | undefined {
  const table = tableOf(w);
  const lairs: { at: Place; cost: number }[] = [];
  for (let bearing = 0; bearing < 360; bearing += 15) {
    const at: Place = [
      snap(victim.x + (east(bearing) / MILLION) * (LAIR + 2)),
      snap(victim.y + (north(bearing) / MILLION) * (LAIR + 2)),
      victim.level,
    ];
    const cost = reach.cost(...at);
    if (cost <= ZED_MOVE && table.as(z.id, at, () => table.throwReaches(z.id, victim)))
      lairs.push({ at, cost });
  }
  lairs.sort((a, b) => a.cost - b.cost);
  return (lairs.find(({ at }) => hidden(w, z, at)) ?? lairs[0])?.at;
}

/** Climbs up a wall to the victim's roof, or down from one, when no way leads there. ROS-hunter, ROS-R-levels. */
function climbs(w: RosWorld, z: Zed, victim: Person): boolean {
  const goal = roofUnder(tableOf(w), victim);
  return (goal !== undefined && climbUp(w, z, goal)) || climbDown(w, z, victim);
}
