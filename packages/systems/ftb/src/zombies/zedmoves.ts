import type { Rule } from '@shambles/engine';
import {
  bearingOf,
  between,
  type Chase,
  distance,
  grains,
  overlapped,
  patchesAt,
  type Route,
  snap,
  turn,
  type Ways,
  walk as walkAmong,
} from '@shambles/field';
import { hasPlace, spotAt } from '@shambles/measured';
import { along, possibly, pressing, straightAhead } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import { isPoised, LUNGE, POISED } from '../moving/walking.js';
import type { RuleId } from '../register.js';
import { isDown, type Place, type Zed, zedOf } from '../state.js';
import { BASE, tableOf } from '../table.js';

/** Inches that a zombie moves; terrain and doors may shorten it. FTB-10.8. */
export const SHAMBLE = 6;
/** Radius to keep clear around an enemy: without a charge, nobody comes within an inch of one. FTB-8.2.1a. */
export const ASIDE = POISED - BASE;
/** Smallest angle, in degrees, between equal bases in contact with the same base. */
const ABREAST = 60;

/**
 * Chases of all zombies towards a place, each computed once; undefined if a zombie cannot leave its pool. FTB-10.8.4b.
 */
export type Chases = (z: Zed, at: Place, contact?: number) => Chase | undefined;

export function chasesOf(w: FtbWorld): Chases {
  const known = new Map<string, Chase>();
  return (z, at, contact) => {
    const ways = tableOf(w).zedWays(z, spot(at));
    if (!ways) return undefined;
    const key = [...at, contact].join(' ');
    let chase = known.get(key);
    if (!chase) {
      chase = ways.to(...at, contact === undefined ? {} : { contact });
      known.set(key, chase);
    }
    return chase;
  };
}

/** True if a zombie is in water that has no way out: it stays on the bottom. FTB-10.8.4b. */
export function inPool(w: FtbWorld, z: Zed): boolean {
  return z.level === 0 && patchesAt(tableOf(w).ground, z).some((p) => p.kind === 'pool');
}

/** The ways of a zombie to a human, or around it. */
function waysTo(w: FtbWorld, id: string, to: string): Ways {
  const table = tableOf(w);
  return table.zedWays(table.at(id), table.at(to)) ?? table.ways('zed');
}

/** True for bases that a zombie must go around: all except those of the fallen. */
function inTheWay(w: FtbWorld, self: number): (i: number) => boolean {
  const { figures } = tableOf(w);
  const bodies = new Set(w.s.people.filter(isDown).map((p) => p.id));
  return (i) => i !== self && !bodies.has(figures.ids[i] as string);
}

// ------------------------------------------------------------------ going

/** Moves a zombie along a route, up to `most` inches. Returns the inches left. */
function goAlong(w: FtbWorld, ways: Ways, id: string, route: Route, most: number, cause: RuleId): number {
  const table = tableOf(w);
  const stride = along(table, ways, id, route, most, inTheWay(w, table.figures.of(id)));
  if (!stride) return most;
  w.happen({
    is: 'walked',
    cause,
    who: id,
    way: stride.way,
    cost: snap(stride.cost),
    how: 'shamble',
  });
  return most - stride.cost;
}

/** Moves a zombie towards a place, or into contact with a base of radius `contact` there, as far as its inches go. */
export function makeFor(
  w: FtbWorld,
  chases: Chases,
  z: Zed,
  at: Place,
  cause: RuleId,
  contact?: number,
): Made {
  const route = chases(z, at, contact)?.route(z.x, z.y, z.level);
  if (!route) return { left: press(w, z, at, cause), open: false };
  const ways = tableOf(w).zedWays(z, spot(at)) as Ways;
  return { left: goAlong(w, ways, z.id, route, SHAMBLE, cause), open: true };
}

/** Result of a move towards a place: the inches left, and whether a way leads there at all. */
interface Made {
  readonly left: number;
  readonly open: boolean;
}

/** Moves a zombie towards a place that no way leads to, along whatever blocks it. Returns the inches left. */
function press(w: FtbWorld, z: Zed, to: Place, cause: RuleId): number {
  const table = tableOf(w);
  if (inPool(w, z)) return SHAMBLE;
  const stride = pressing(table, table.ways('zed'), z.id, to, SHAMBLE, inTheWay(w, table.figures.of(z.id)));
  if (!stride) return SHAMBLE;
  w.happen({ is: 'walked', cause, who: z.id, ...stride, how: 'shamble' });
  return SHAMBLE - stride.cost;
}

const spot = ([x, y, level]: Place) => ({ x, y, level });

// ------------------------------------------------------------------ straight on

/** Limit on turns of a zombie in one move: a nook has three sides. */
const TURNS = 3;
/** Inches below which a turn is not worthwhile. */
const LEAST = 0.1;

/**
 * Moves a zombie the way it faces. At a dead end it turns left on 1-3 and right on 4-6; it never leaves the table.
 * FTB-10.7f.
 */
export function* straightOn(w: FtbWorld, id: string, most: number): Rule<void> {
  let left = most;
  for (let turns = 0; ; turns++) {
    const met = ahead(w, id, left);
    left = met.left;
    if (!met.deadEnd || left < LEAST || turns === TURNS) return;
    const toLeft = yield* possibly(w, 3, { rule: 'FTB-10.7f', label: 'dead-end', who: id });
    const facing = turn(zedOf(w.s, id).facing + (toLeft ? -90 : 90));
    w.happen({ is: 'faced', cause: 'FTB-10.7f', who: id, facing });
  }
}

/** Moves a zombie straight ahead until something solid blocks it. */
function ahead(w: FtbWorld, id: string, most: number): { readonly left: number; readonly deadEnd: boolean } {
  const table = tableOf(w);
  const ways = table.ways('zed');
  const { facing, level } = zedOf(w.s, id);
  const { route, end, barred } = straightAhead(table, ways, id, most);
  // Before the post of a door it stops where it can still stand; if nobody is in its way, that is a dead end too.
  const isStuck = barred && !ways.standing(end.x, end.y, level) && !isHeldUp(w, id, route, most);
  const left = route ? goAlong(w, ways, id, route, most, 'FTB-10.7f') : most;
  const now = zedOf(w.s, id);
  if (now.facing !== facing) w.happen({ is: 'faced', cause: 'FTB-10.7f', who: id, facing });
  return { left, deadEnd: isStuck || (barred && distance(now, end) < 0.01) };
}

/** True if another figure stops a zombie on a route. */
function isHeldUp(w: FtbWorld, id: string, route: Route | undefined, most: number): boolean {
  if (!route) return false;
  const { figures } = tableOf(w);
  const self = figures.of(id);
  return walkAmong(tableOf(w).ways('zed'), figures, self, route, most, inTheWay(w, self)).by !== undefined;
}

// ------------------------------------------------------------------ the charge

/**
 * Moves a zombie to a free place an inch from a human that it charges. Returns false if it can reach no such place.
 * FTB-8.2.1a, FTB-D-54.
 */
export function poise(w: FtbWorld, id: string, target: string, cause: RuleId): boolean {
  if (isPoised(w, id, target)) {
    lookAt(w, id, target);
    return true;
  }
  const places = poisedPlaces(w, id, target);
  const ways = waysTo(w, id, target);
  const allowed = SHAMBLE - LUNGE;
  const route = wayStraight(w, ways, id, places, allowed) ?? wayRound(w, ways, id, places, allowed);
  if (!route) return false;
  const way = route.points as readonly Place[];
  w.happen({ is: 'walked', cause, who: id, way, cost: route.cost, how: 'shamble' });
  lookAt(w, id, target);
  return true;
}

function lookAt(w: FtbWorld, id: string, target: string): void {
  const table = tableOf(w);
  const facing = table.bearing(id, table.at(target));
  if (facing !== table.at(id).facing) w.happen({ is: 'faced', cause: 'FTB-8.2.1a', who: id, facing });
}

/** Free places an inch from a figure with a clear path to contact, nearest first. */
function poisedPlaces(w: FtbWorld, id: string, target: string): Place[] {
  const table = tableOf(w);
  const ways = waysTo(w, id, target);
  const from = table.at(id);
  const prey = table.at(target);
  const near = [...w.s.zeds, ...w.s.people.filter((p) => p.condition === 'carry-on' && hasPlace(p))]
    .filter((f) => f.id !== id && f.id !== target && f.level === prey.level)
    .filter((f) => distance(f, prey) <= POISED + 0.05)
    .map((f) => bearingOf(f.x - prey.x, f.y - prey.y));
  const own = bearingOf(from.x - prey.x, from.y - prey.y);
  const bearings = new Set([own]);
  for (let off = 5; off <= 180; off += 5) bearings.add(turn(own + off)).add(turn(own - off));
  for (const b of near) bearings.add(turn(b + ABREAST)).add(turn(b - ABREAST));
  const self = table.figures.of(id);
  const blocks = inTheWay(w, self);
  return [...bearings]
    .filter((b) => near.every((n) => between(b, n) >= ABREAST))
    .map((b): Place => [...spotAt(prey, b, POISED), prey.level])
    .filter(([x, y, level]) => {
      const [cx, cy] = spotAt(prey, bearingOf(x - prey.x, y - prey.y), 2 * BASE);
      return (
        ways.standing(x, y, level) &&
        ways.clear(x, y, cx, cy, level) &&
        overlapped(table.figures, grains(x), grains(y), level, grains(BASE), blocks, 2) < 0
      );
    })
    .sort((a, b) => distance(spot(a), from) - distance(spot(b), from));
}

/** Number of places tried by a straight walk, past a base or two. */
const TRIED = 6;

function wayStraight(
  w: FtbWorld,
  ways: Ways,
  id: string,
  places: readonly Place[],
  most: number,
): Route | undefined {
  const table = tableOf(w);
  const from = table.at(id);
  const self = table.figures.of(id);
  for (const to of places.slice(0, TRIED)) {
    const far = distance(from, spot(to));
    if (far > most) return undefined;
    if (to[2] !== from.level || !ways.clear(from.x, from.y, to[0], to[1], from.level)) continue;
    const line = {
      points: [[from.x, from.y, from.level] as Place, to],
      costs: [0, far],
      cost: far,
      length: far,
    };
    const way = walkAmong(ways, table.figures, self, line, most, inTheWay(w, self));
    if (way.arrived && way.cost <= most) return way.route;
  }
  return undefined;
}

/** The shortest route to any of some places, around all bases and walls. */
function wayRound(
  w: FtbWorld,
  ways: Ways,
  id: string,
  places: readonly Place[],
  most: number,
): Route | undefined {
  const table = tableOf(w);
  const { x, y, level } = table.at(id);
  const self = table.figures.of(id);
  const blocks = inTheWay(w, self);
  const reach = ways.from(x, y, level, { most, self, blocks, avoids: blocks });
  let best: Place | undefined;
  let least = most;
  for (const at of places) {
    const cost = reach.cost(...at);
    if (cost > least || (best && cost === least)) continue;
    best = at;
    least = cost;
  }
  return best && reach.route(...best);
}
