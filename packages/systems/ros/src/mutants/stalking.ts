import type { Rule } from '@shambles/engine';
import { distance, east, MILLION, north, type Reach, snap, walk as walkAmong } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { finish, ZED_MOVE } from '../moving/stride.js';
import { nearestOf } from '../senses/prey.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from '../state.js';
import { tableOf } from '../table.js';
import { climbDown, climbUp, roofUnder } from './climbing.js';

/* The Hunter's animal cunning, of which the seed tells no more: whom it picks, and how it comes near. ROS-U-mutants. */

/** It comes up to between 8 and 10 cm of its victim before it crouches. ROS-U-mutants. */
const LAIR = 9;
/** While it comes nearer it rather stops this much short of its 20 cm than in sight. */
const SHORT_OF = 10;

/** Whoever has the others farthest off; of several the nearest, then dice. ROS-U-priority. */
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

/** Nearer to its victim, on foot or up and down walls. Says whether it got anywhere. ROS-D-hunter-walk. */
export function stalk(w: RosWorld, z: Zed, victim: Person): boolean {
  return creep(w, z, victim) || climbs(w, z, victim);
}

/** Up to 20 cm, out of sight if it can, to a place from which it can leap at its victim. */
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

/** Nobody would see it there. */
function hidden(w: RosWorld, z: Zed, at: Place): boolean {
  const table = tableOf(w);
  const people = living(w.s).filter((p) => p.inside === '');
  return table.as(z.id, at, () => people.every((p) => table.sees(p.id, z.id) === 'no'));
}

/** Places round a victim from which a spring reaches it: the nearest that is out of sight, or the nearest. */
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

/** No way leads to its victim: up the walls to a roof, or down from one. ROS-hunter, ROS-R-levels. */
function climbs(w: RosWorld, z: Zed, victim: Person): boolean {
  const goal = roofUnder(tableOf(w), victim);
  return (goal !== undefined && climbUp(w, z, goal)) || climbDown(w, z, victim);
}
