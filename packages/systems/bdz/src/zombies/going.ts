import type { Rule } from '@shambles/engine';
import {
  distance,
  GRAIN,
  meeting,
  type Piece,
  type Point,
  type Route,
  squareTo,
  turn,
  type Ways,
} from '@shambles/field';
import { atPlace, type Place, stroll } from '@shambles/measured';
import { along, possibly, pressing, type Stride, straightAhead } from '@shambles/thw';
import { barricadeAt, openingNamed } from '../barricades/openings.js';
import type { BdzWorld } from '../facts.js';
import { partOf } from '../movement/walking.js';
import type { RuleId } from '../register.js';
import { carriesOn, inMelee, isDown, isThere, type Zed, zedOf } from '../state.js';
import { BASE, type BdzTable, tableOf } from '../table.js';
import { RATES } from '../tables/zombies.js';

/** The distance between checks along a way, in inches. */
const STRIDE = 0.25;
/** How far a zombie comes into somebody's sight before the test, in inches. BDZ-D-in-sight-zombies. */
const SEEN = 2;
/** A zombie nearer than this to a door is at it, in inches. */
const AT = 0.05;
/** How near another zombie must be to push along with it, edge to edge, in inches. BDZ-zmove-door-barricaded. */
const CROWD = 1;

/** How a zombie goes: one that rushes at somebody is stopped by nobody's sight. BDZ-zact-charge. */
type Gait = 'moves' | 'rushes';

/** The outcome of a zombie's move. */
export interface Went {
  /** Inches left of its move. */
  readonly left: number;
  /** Humans into whose sight it has come; it has stopped for their test. */
  readonly seenBy: readonly string[];
  /** True if it has done what it came for, and does not go on after the test. */
  readonly done?: true;
}

/** True for bases that a zombie goes round: all but those of bodies, and its own. */
export function inTheWay(w: BdzWorld, self: string): (i: number) => boolean {
  const { figures } = tableOf(w);
  const passed = new Set([self, ...w.s.people.filter(isDown).map((p) => p.id)]);
  return (i) => !passed.has(figures.ids[i] as string);
}

/**
 * Moves a zombie along a route, to a door that it has not been at, into somebody's sight, or until its inches run out.
 */
export function goAlong(
  w: BdzWorld,
  id: string,
  route: Route,
  most: number,
  cause: RuleId,
  gait: Gait = 'moves',
): Went {
  const table = tableOf(w);
  const ways = table.ways('zed');
  const door = doorAhead(w, table, ways, id, route);
  const asFar = door ? Math.min(most, door.cost) : most;
  const z = zedOf(w.s, id);
  const isHeld = door !== undefined && door.id === z.door && isAtDoor(z, door.piece);
  const stride = isHeld ? undefined : along(table, ways, id, door ?? route, asFar, inTheWay(w, id));
  const went = stride ? walkSeen(w, id, stride, cause, gait) : { spent: 0, seenBy: [] };
  if (door && went.seenBy.length === 0 && isAtDoor(zedOf(w.s, id), door.piece)) {
    stopAt(w, id, door.id);
    return { left: 0, seenBy: [] };
  }
  if (door && barricadeAt(w, door.id) > 0 && isInCrowd(w, id, door.id))
    w.happen({ is: 'at-door', cause: 'BDZ-zmove-door-barricaded', zed: id, door: door.id, waits: 0 });
  return { left: Math.max(0, most - went.spent), seenBy: went.seenBy };
}

/**
 * Moves along a stride, but no more than 2 inches into the sight of humans who did not see the zombie before.
 * BDZ-react-in-sight, BDZ-D-in-sight-zombies.
 */
function walkSeen(
  w: BdzWorld,
  id: string,
  { way, costs, cost }: Stride,
  cause: RuleId,
  gait: Gait,
): { readonly spent: number; readonly seenBy: readonly string[] } {
  const table = tableOf(w);
  const z = zedOf(w.s, id);
  const before = beheld(w, table, id);
  const route = { points: way, costs, cost, length: cost };
  const seenBy: string[] = [];
  let limit = Number.POSITIVE_INFINITY;
  let facing = z.facing;
  const gone = stroll(route, STRIDE, z.facing, (pace) => {
    facing = pace.facing;
    const now = gait === 'moves' ? table.as(id, pace.at, () => beheld(w, table, id)) : [];
    const anew = now.filter((p) => !before.includes(p) && !seenBy.includes(p));
    if (seenBy.length === 0 && anew.length > 0) limit = pace.cost + SEEN;
    seenBy.push(...anew);
    return pace.cost >= limit && !table.taken(pace.at, id);
  });
  w.happen({
    is: 'walked',
    cause,

    who: id,
    way: gone.points,
    facing,
    cost: gone.cost,
    how: 'shamble',
  });
  if (z.door !== '') w.happen({ is: 'at-door', cause: 'BDZ-zmove-door', zed: id, door: '', waits: 0 });
  return { spent: gone.cost, seenBy };
}

/** Humans who carry on, are not in melee, and see the zombie. */
export function beheld(w: BdzWorld, table: BdzTable, zed: string): string[] {
  return w.s.people
    .filter((p) => isThere(p) && carriesOn(p) && !inMelee(w.s, p.id) && table.sees(p.id, zed))
    .map((p) => p.id);
}

// ------------------------------------------------------------------ doors

/**
 * The part of a route up to the first door that the zombie must stop at; undefined if there is none. BDZ-zmove-door.
 */
function doorAhead(w: BdzWorld, table: BdzTable, ways: Ways, id: string, route: Route) {
  const z = zedOf(w.s, id);
  for (const { id: door, kind, leg } of ways.crossed(route)) {
    const barred = barricadeAt(w, door) > 0;
    if (kind !== 'door' || (door === z.door && z.waits === 0 && !barred)) continue;
    const [from, to] = [route.points[leg] as Place, route.points[leg + 1] as Place];
    const piece = table.ground.pieces.find((p) => p.id === door && p.kind === 'door');
    const met = piece && meeting(...grains(from), ...grains(to), piece.ax, piece.ay, piece.bx, piece.by);
    if (!met) continue;
    const [length, far] = [[to[0], to[1]] as const, [met[0] / GRAIN, met[1] / GRAIN] as const].map(([x, y]) =>
      distance({ x, y }, atPlace(from)),
    ) as [number, number];
    return { id: door, piece, ...partOf(ways, route, leg, Math.max(0, far - BASE) / (length || 1)) };
  }
  return undefined;
}

const grains = ([x, y]: Place): [number, number] => [Math.round(x * GRAIN), Math.round(y * GRAIN)];

/** True if the base of a zombie touches a door, from whatever side it has come to it. BDZ-zmove-door. */
function isAtDoor({ x, y, level }: Zed, { ax, ay, bx, by }: Piece): boolean {
  return squareTo(...grains([x, y, level]), ax, ay, bx, by) <= ((BASE + AT) * GRAIN) ** 2;
}

/**
 * Stops a zombie at an opening; a locked door or a closed window costs it another activation. True if nothing holds it
 * back. BDZ-zmove-door, BDZ-zmove-door-locked, BDZ-zmove-window.
 */
export function stopAt(w: BdzWorld, zed: string, door: string): boolean {
  const z = zedOf(w.s, zed);
  const { what, piece, open, rep } = openingNamed(w, door);
  const shut = rep === 0 && (what === 'window' ? !open : piece.type === 'locked');
  const first = z.door !== door;
  const free = rep === 0 && !shut && (first || z.waits === 0);
  const late = first ? 'BDZ-zmove-door' : 'BDZ-zmove-door-locked';
  const cause = what === 'window' ? 'BDZ-zmove-window' : late;
  w.happen({ is: 'at-door', cause, zed, door, waits: first && shut ? 1 : 0 });
  if (!first && shut && what === 'window') w.happen({ is: 'broken', cause, opening: door });
  return free;
}

/**
 * True if another zombie at the opening is so near that this one pushes along with it from where it is.
 * BDZ-zmove-door-barricaded.
 */
export function isInCrowd(w: BdzWorld, id: string, door: string): boolean {
  return w.s.zeds.some((z) => z.id !== id && z.door === door && tableOf(w).distance(id, z.id) <= CROWD);
}

// ------------------------------------------------------------------ where no route leads

/**
 * Moves or rushes towards a place, or into contact with a base there. If no route leads there, it moves along what bars
 * it. BDZ-zact-move.
 */
export function makeFor(
  w: BdzWorld,
  z: Zed,
  to: Place,
  most: number,
  cause: RuleId,
  contact?: number,
  gait: Gait = 'moves',
): Went {
  const table = tableOf(w);
  const ways = table.ways('zed');
  const route = ways.to(...to, contact === undefined ? {} : { contact }).route(z.x, z.y, z.level);
  if (route) return goAlong(w, z.id, route, most, cause, gait);
  const stride = pressing(table, ways, z.id, to, most, inTheWay(w, z.id));
  if (!stride) return { left: 0, seenBy: [] };
  const { spent, seenBy } = walkSeen(w, z.id, stride, cause, gait);
  return { left: most - spent, seenBy };
}

/** The most turns that a zombie makes in one move: a nook has three sides. */
const TURNS = 3;

/**
 * Moves the way it faces. At a dead end, such as the table's edge, it turns left on 1-3 and right on 4-6. BDZ-zact-4.
 */
export function* straightOn(w: BdzWorld, id: string, most: number): Rule<Went> {
  let left = most;
  for (let turns = 0; turns <= TURNS; turns++) {
    const table = tableOf(w);
    const { facing } = zedOf(w.s, id);
    const { route, barred } = straightAhead(table, table.ways('zed'), id, left);
    const end = standingAt(table, id, route, left);
    const went = route ? goAlong(w, id, route, left, 'BDZ-zact-4') : { left, seenBy: [] };
    left = went.left;
    const z = zedOf(w.s, id);
    if (z.facing !== facing) w.happen({ is: 'faced', cause: 'BDZ-zact-4', who: id, facing });
    if (went.seenBy.length > 0 || !barred || distance(z, end) > 0.01 || left < 0.1 || turns === TURNS)
      return went;
    const toLeft = yield* possibly(w, 3, { rule: 'BDZ-zact-4', label: 'dead-end', who: id });
    const to = turn(facing + (toLeft ? -90 : 90));
    w.happen({ is: 'faced', cause: 'BDZ-zact-4', who: id, facing: to });
  }
  return { left, seenBy: [] };
}

/** The last spot on a way where a zombie can stand if nobody is in the way: not in a doorway whose post bars it. */
function standingAt(table: BdzTable, id: string, route: Route | undefined, most: number): Point {
  const stride = route && along(table, table.ways('zed'), id, route, most, () => false);
  return stride ? atPlace(stride.way.at(-1) as Place) : table.at(id);
}

/** Inches of a zombie's move. Its ways already account for what ground and rooms cost. BDZ-zmove-rate. */
export const SHAMBLE = RATES.open;
