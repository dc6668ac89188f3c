import { bearingOf, distance, snap, turn } from '@shambles/field';
import { spotAt } from '@shambles/measured';

import type { FtbWorld } from '../facts.js';
import { carriesOn, type Person, type Place, placeOf, standing } from '../state.js';
import { BASE, type FtbTable, tableOf } from '../table.js';

/** Step, in inches, at which sight is checked along a way. */
const STRIDE = 0.25;
/** Inches behind a door that a zombie heads for when it follows somebody into a building. */
const INSIDE = BASE + 0.1;

/**
 * Humans that a zombie has a Line of Sight to; a zombie in water sees only humans in water. FTB-10.1.2a, FTB-10.8.4a.
 */
function seen(w: FtbWorld, zed: string): Person[] {
  const table = tableOf(w);
  const wet = table.inWater(table.at(zed));
  return standing(w.s).filter((p) => table.has(p.id) && (!wet || table.inWater(p)) && table.sees(zed, p.id));
}

/** The same, nearest first. FTB-10.1.2b. */
export function humansSeen(w: FtbWorld, zed: string): Person[] {
  const from = tableOf(w).at(zed);
  return seen(w, zed).sort((a, b) => distance(a, from) - distance(b, from));
}

/**
 * Humans with a clear line within `within` inches of a zombie, whichever way it faces, nearest first. FTB-8.2a,
 * FTB-D-54.
 */
export function humansAbout(w: FtbWorld, zed: string, within: number): Person[] {
  const table = tableOf(w);
  const from = table.at(zed);
  const wet = table.inWater(from);
  return standing(w.s)
    .filter((p) => table.has(p.id) && table.distance(p.id, zed) <= within && (!wet || table.inWater(p)))
    .filter((p) => table.line(zed, p.id) !== 'no')
    .sort((a, b) => distance(a, from) - distance(b, from));
}

/** True if a zombie is in frenzy: it has a Line of Sight to a human. FTB-10.1.2a. */
export function inFrenzy(w: FtbWorld, zed: string): boolean {
  return seen(w, zed).length > 0;
}

/** Marks a body as fresh if any zombie saw it die. FTB-10.7.1a. */
export function sawDie(w: FtbWorld, who: string): void {
  const table = tableOf(w);
  if (table.has(who) && w.s.zeds.some((z) => table.touching(z.id, who) || table.sees(z.id, who)))
    w.happen({ is: 'fresh', cause: 'FTB-10.7.1a', who });
}

/**
 * After a human has moved: zombies that saw it set out, and see nobody now, remember where it went out of view; if it
 * entered a building, the doorway. FTB-10.7d, FTB-D-53.
 */
export function outOfView(w: FtbWorld, who: string, way: readonly Place[]): void {
  const from = way[0] as Place;
  const watching = w.s.zeds.filter((z) => z.lastSeen !== null && z.feast === '');
  if (watching.length === 0 || !w.s.people.some((p) => p.id === who && carriesOn(p))) return;
  const table = tableOf(w);
  const seenFrom = (zed: string, at: Place) => table.as(who, at, () => table.sees(zed, who));
  const steps = stepsOf(way);
  const sights: { zed: string; at: Place }[] = [];
  for (const { id } of watching) {
    if (!seenFrom(id, from) || inFrenzy(w, id)) continue;
    const at = lastInView(table, steps, (step) => seenFrom(id, step)) as Place;
    sights.push({ zed: id, at });
  }
  if (sights.length > 0) w.happen({ is: 'saw', cause: 'FTB-10.7d', sights });
}

/**
 * Where a zombie that is about to follow a human lost it from view on its way, whichever way it faces; null if it never
 * had a clear line. FTB-10.7d, FTB-D-109.
 */
export function lostOnTheWay(w: FtbWorld, zed: string, who: string, way: readonly Place[]): Place | null {
  const table = tableOf(w);
  return lastInView(table, stepsOf(way), (at) => table.as(who, at, () => table.line(zed, who) !== 'no'));
}

/** The last step in view or, if the human was lost in a doorway, the place just inside; null if none was in view. */
function lastInView(table: FtbTable, steps: readonly Place[], inView: (at: Place) => boolean): Place | null {
  const last = steps.findLastIndex(inView);
  return last < 0 ? null : (doorway(table, steps, last) ?? (steps[last] as Place));
}

/** Places along a way, a quarter of an inch apart. */
function stepsOf(way: readonly Place[]): Place[] {
  const steps: Place[] = [way[0] as Place];
  for (let i = 1; i < way.length; i++) {
    const [ax, ay] = way[i - 1] as Place;
    const [bx, by, level] = way[i] as Place;
    const n = Math.max(1, Math.ceil(distance({ x: ax, y: ay }, { x: bx, y: by }) / STRIDE));
    for (let k = 1; k <= n; k++)
      steps.push([snap(ax + ((bx - ax) * k) / n), snap(ay + ((by - ay) * k) / n), level]);
  }
  return steps;
}

/**
 * The place just inside the door where a human was lost from view; undefined if there is none. A zombie that heads for
 * that place pays for the door, and one that is closed to zombies leads nowhere. FTB-D-53.
 */
function doorway(table: FtbTable, steps: readonly Place[], last: number): Place | undefined {
  const end = steps[steps.length - 1] as Place;
  const house = table.houseOf(spot(end));
  if (house === undefined) return undefined;
  const into = steps.findLastIndex((at) => table.houseOf(spot(at)) !== house) + 1;
  // Lost from view before it reached the building, or seen well inside it.
  if (into === 0 || last < into - 1 - AT_THE_DOOR || last > into + AT_THE_DOOR) return undefined;
  const points = [steps[into - 1] as Place, steps[Math.min(into + 1, steps.length - 1)] as Place];
  const [door] = table.ways('zed').crossed({ points });
  const piece = table.ground.pieces.find((p) => p.kind === 'door' && p.id === door?.id);
  if (!piece) return undefined;
  const middle = { x: (piece.ax + piece.bx) / 2000, y: (piece.ay + piece.by) / 2000 };
  const along = bearingOf(piece.bx - piece.ax, piece.by - piece.ay);
  return [90, 270]
    .map((off): Place => [...spotAt(middle, turn(along + off), INSIDE), end[2]])
    .find((at) => table.houseOf(spot(at)) === house);
}

/** Steps around a doorway within which a human counts as lost in it. */
const AT_THE_DOOR = 4;

const spot = ([x, y, level]: Place) => ({ x, y, level });

/**
 * Zombies that have been active look around: each remembers where it sees a human now, or else the place given for it.
 * FTB-10.7d.
 */
export function lookAround(w: FtbWorld, remembered: ReadonlyMap<string, Place | null>): void {
  const sights: { zed: string; at: Place | null }[] = [];
  for (const z of w.s.zeds) {
    const old = remembered.get(z.id);
    if (old === undefined || z.feast !== '') continue;
    const [nearest] = humansSeen(w, z.id);
    const at: Place | null = nearest ? placeOf(nearest) : old;
    if (!same(at, z.lastSeen)) sights.push({ zed: z.id, at });
  }
  if (sights.length > 0) w.happen({ is: 'saw', cause: 'FTB-10.7d', sights });
}

function same(a: Place | null, b: Place | null): boolean {
  return a === b || (a !== null && b !== null && a.every((v, i) => v === b[i]));
}
