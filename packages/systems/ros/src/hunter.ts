import {
  distance,
  east,
  MILLION,
  north,
  placesRound,
  type Reach,
  snap,
  walk as walkAmong,
} from '@shambles/field';
import { climbDown, climbUp, roofUnder } from './climbing.js';
import type { RosWorld } from './facts.js';
import { living, type Person, type Place, personOf, placeOf, type Zed } from './state.js';
import { finish, ZED_MOVE } from './stride.js';
import { CONTACT, tableOf } from './table.js';

/** How far a Hunter springs, in cm. ROS-hunter-leap. */
const LEAP = 10;
/** It comes up to between 8 and 10 cm of its victim before it crouches. ROS-U-mutants. */
const LAIR = 9;
/** While it comes nearer it rather stops this much short of its 20 cm than in sight. */
const SHORT_OF = 10;

/**
 * ROS-seq-7, ROS-D-hunter-walk. A Hunter on its feet moves or crouches; one that crouches leaps, or gets up again when
 * nobody is left to leap at. Says whether it found anything of its own to do: else it goes as ordinary Zeds go.
 */
export function hunterTurn(w: RosWorld, z: Zed): boolean {
  const victim = mostIsolated(w);
  if (z.crouching) {
    if (leap(w, z, victim)) return true;
    w.happen({ is: 'crouched', cause: 'ROS-D-hunter-walk', to: 'all', zed: z.id, crouching: false });
  }
  if (!victim) return false;
  if (inLeap(w, z, victim)) {
    w.happen({ is: 'crouched', cause: 'ROS-hunter-leap', to: 'all', zed: z.id, crouching: true });
    return true;
  }
  return stalk(w, z, victim) || climbs(w, z, victim);
}

/** Whoever has the others farthest off. */
function mostIsolated(w: RosWorld): Person | undefined {
  const people = living(w.s).filter((p) => p.inside === '');
  const alone = (p: Person) =>
    Math.min(...people.filter((q) => q !== p).map((q) => distance(p, q)), Number.MAX_VALUE);
  let best: Person | undefined;
  for (const p of people) if (p.pinned === '' && (!best || alone(p) > alone(best))) best = p;
  return best;
}

/** Somebody whom a spring reaches: within 10 cm on its level, over anything but walls and closed doors. */
function inLeap(w: RosWorld, z: Zed, p: Person): boolean {
  const table = tableOf(w);
  return z.level === p.level && table.gap(z.id, p.id) <= LEAP && table.throwReaches(z.id, p);
}

/** It springs at its victim, or else at the nearest it can reach, and pins whom it touches. ROS-hunter-pin. */
function leap(w: RosWorld, z: Zed, victim: Person | undefined): boolean {
  const table = tableOf(w);
  const prey = living(w.s)
    .filter((p) => p.inside === '' && p.pinned === '' && inLeap(w, z, p))
    .sort(
      (a, b) =>
        Number(b === victim) - Number(a === victim) ||
        table.gap(z.id, a.id) - table.gap(z.id, b.id) ||
        (a.id < b.id ? -1 : 1),
    );
  for (const p of prey) {
    const at = landing(w, z, p);
    if (!at) continue;
    finish(w, z, [placeOf(z), at], 'leap');
    if (personOf(w.s, p.id).pinned === '')
      w.happen({ is: 'pinned', cause: 'ROS-hunter-pin', to: 'all', who: p.id, by: z.id });
    return true;
  }
  return false;
}

/** The place at somebody's base that a spring of 10 cm comes down on. */
function landing(w: RosWorld, z: Zed, p: Person): Place | undefined {
  const { figures, ways } = { figures: tableOf(w).figures, ways: tableOf(w).ways('hunter') };
  const self = figures.of(z.id);
  const free = placesRound(ways, figures, figures.of(p.id), [z.x, z.y], (i) => i === self);
  const found = free.find(([x, y]) => distance(z, { x, y }) <= LEAP + CONTACT);
  return found && [found[0], found[1], found[2]];
}

/** Up to 20 cm, out of sight if it can, to a place from which it can leap at its victim. */
function stalk(w: RosWorld, z: Zed, victim: Person): boolean {
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
  const table = tableOf(w);
  const goal = roofUnder(table, victim);
  const here = roofUnder(table, z);
  if (goal && goal !== here && climbUp(w, z, goal)) return true;
  return z.level > 0 && climbDown(w, z, victim);
}
