import type { Rule } from '@shambles/engine';
import { distance, type Point } from '@shambles/field';
import { atPlace, type Place, placeOf } from '@shambles/measured';
import { mayActivate, sum } from '@shambles/thw';
import { zedsBatter } from '../barricades/breaking.js';
import { outside, smallWindowOf } from '../barricades/openings.js';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { groupOf } from '../groups/groups.js';
import { fight } from '../melee/melee.js';
import { inSight } from '../reaction/in-sight.js';
import { inMelee, isDown, isThere, isUp, type Person, vehicleOf, type Zed, zedOf } from '../state.js';
import { isAt, type Opening } from '../table/openings.js';
import { BASE, type BdzTable, tableOf } from '../table.js';
import { isAtRider, preyOn, zedAtVehicle } from '../vehicles/besieging.js';
import { chargersClose, chargersPoise, contactWay } from './charging.js';
import { facingNearest } from './coming.js';
import { comesOut } from './emerging.js';
import { seeFeasts } from './feasts.js';
import { isInCrowd, makeFor, SHAMBLE, stopAt, straightOn, type Went } from './going.js';
import { type Aim, meetComing } from './meeting.js';

/** BDZ-zed-rep. */
const REP = 4;
/** How far zombies notice a body, and hear noise, in inches. BDZ-zed-feast, BDZ-zact-2. */
const SMELLS = 12;
const HEARS = 24;
type Spot = Pick<Zed, 'x' | 'y'>;

/**
 * Runs one of the three steps in which all zombies act together; false if there is nothing left to do.
 * BDZ-zact-together.
 */
export function* zedsAct(w: BdzWorld): Rule<boolean> {
  if (!mayActivate(REP, w.s.dice.zombies as number)) return false;
  switch (w.s.herd) {
    case 'move':
      // Without zombies there is nothing to report.
      if (w.s.zeds.length === 0) w.happen({ is: 'herd', cause: 'BDZ-zact-together', herd: 'done' });
      else yield* allMove(w);
      return true;
    case 'charge':
      yield* chargersClose(w);
      w.happen({ is: 'herd', cause: 'BDZ-zact-charge', herd: 'melee' });
      return true;
    case 'melee': {
      const dazed = w.s.zeds.filter((z) => z.dazed).map((z) => z.id);
      w.happen({ is: 'herd', cause: 'BDZ-zact-melee', herd: 'done' });
      const melees = w.s.melees.filter((m) => isZed(m.with) && !dazed.includes(m.with));
      yield* fight(w, melees);
      yield* zedsBatter(w, dazed);
      return true;
    }
    default:
      return false;
  }
}

/**
 * Step 1: all zombies move. Groups into whose sight some have come test once, and then those zombies go on.
 * BDZ-zact-move, BDZ-D-in-sight-zombies.
 */
function* allMove(w: BdzWorld): Rule<void> {
  const before = remembered(w);
  const began = new Map(w.s.zeds.map((z) => [z.id, placeOf(z)]));
  const charges: Aim[] = [];
  let waiting: { readonly id: string; readonly left: number }[] = [];
  const seenBy = new Map<string, string[]>();
  const tested = new Set<string>();
  const note = (id: string, { left, seenBy: by, done }: Went) => {
    for (const p of by) if (!tested.has(p)) seenBy.set(p, [...(seenBy.get(p) ?? []), id]);
    if (by.length > 0 && !done) waiting.push({ id, left });
  };
  const each = w.book.options['zombies-seen'] === 'each';
  for (const id of nearestFirst(w)) {
    if (!hasZed(w, id)) continue;
    const went = yield* moveOne(w, id, SHAMBLE, charges);
    if (each) yield* seenAlone(w, id, went, charges);
    else note(id, went);
  }
  while (seenBy.size > 0 || waiting.length > 0) {
    const [watching, stopped] = [new Map(seenBy), waiting];
    seenBy.clear();
    waiting = [];
    for (const id of watching.keys()) for (const q of groupOf(w, id)) tested.add(q.id);
    yield* inSight(w, [...watching.keys()], (id) => (watching.get(id) ?? []).filter((zed) => hasZed(w, zed)));
    for (const { id, left } of stopped) if (mayGoOn(w, id)) note(id, yield* moveOne(w, id, left, charges));
  }
  const able = () => charges.filter((c) => mayGoOn(w, c.zed) && !inMelee(w.s, c.zed));
  const all = yield* meetComing(w, able());
  yield* seeFeasts(w);
  remember(w, before);
  const from = (zed: string) => began.get(zed) as Place;
  const whole = all.map(({ zed, target, ...how }) => ({ zed, target, from: from(zed), ...how }));
  w.happen({ is: 'herd', cause: 'BDZ-zact-move', herd: 'charge', charges: whole });
}

/** Runs the test for this zombie alone, which then goes on. BDZ-D-in-sight-zombies. */
function* seenAlone(w: BdzWorld, id: string, { left, seenBy, done }: Went, charges: Aim[]): Rule<void> {
  if (seenBy.length === 0) return;
  yield* inSight(w, seenBy, () => (hasZed(w, id) ? [id] : []));
  if (!done && mayGoOn(w, id)) yield* seenAlone(w, id, yield* moveOne(w, id, left, charges), charges);
}

function hasZed(w: BdzWorld, id: string): boolean {
  return w.s.zeds.some((z) => z.id === id);
}

/** True if no shot has stopped it on its way. */
function mayGoOn(w: BdzWorld, id: string): boolean {
  return w.s.zeds.some((z) => z.id === id && !z.prone);
}

/** Zombies by distance to the nearest human, so that those in front move before those behind. */
function nearestFirst(w: BdzWorld): string[] {
  const people = w.s.people.filter(isThere);
  return w.s.zeds
    .map((z) => ({ id: z.id, off: Math.min(Number.MAX_VALUE, ...people.map((p) => distance(p, z))) }))
    .sort((a, b) => a.off - b.off)
    .map(({ id }) => id);
}

const NOWHERE: Went = { left: 0, seenBy: [] };

/**
 * A zombie does the first thing that it can. Returns what is left of its move. BDZ-T-zact, BDZ-D-feast-priority,
 * BDZ-zmove-knocked.
 */
function* moveOne(w: BdzWorld, id: string, most: number, charges: Aim[]): Rule<Went> {
  const z = zedOf(w.s, id);
  const table = tableOf(w);
  if (z.prone) {
    const facing = facingNearest(w, z) ?? z.facing;
    w.happen({ is: 'got-up', cause: 'BDZ-zmove-knocked', zed: id, facing });
    return NOWHERE;
  }
  if (z.dazed || inMelee(w.s, id) || isEating(w, z.feast)) return NOWHERE;
  const seenBy = comesOut(w, id);
  if (seenBy.length > 0) return { left: most, seenBy };
  const [wet, pool] = [table.inWater(z), table.poolAt(z)];
  const body = bodyFor(w, id);
  if (body) return yield* toBody(w, id, body, most);
  const [prey] = humansSeen(w, id);
  if (prey && isDown(prey)) return makeFor(w, z, placeOf(prey), most, 'BDZ-zact-1', BASE);
  if (prey && prey.aboard !== '') return yield* toVehicle(w, id, prey, most, charges);
  if (prey) return toHuman(w, id, prey, most, charges);
  // It stays on the bottom of a pool. BDZ-zmove-water-exit.
  if (pool !== undefined) return NOWHERE;
  const loudest = wet ? undefined : loudestNoise(w, z);
  if (loudest) return makeFor(w, z, loudest, most, 'BDZ-zact-2');
  if (!wet && z.saw && !covers(z, z.saw)) return makeFor(w, z, z.saw, most, 'BDZ-zact-3');
  return yield* straightOn(w, id, most);
}

/**
 * True for those who can draw a zombie. One in water is drawn by those in water, one in a pool by those in the same
 * one. BDZ-zmove-water, BDZ-zmove-water-exit.
 */
function canDraw(table: BdzTable, z: Zed): (p: Person) => boolean {
  const pool = table.poolAt(z);
  if (pool !== undefined) return (p) => table.poolAt(p) === pool;
  return table.inWater(z) ? (p) => table.inWater(p) : () => true;
}

/**
 * Living humans that a zombie sees: those on their feet, the nearest first, and then those who lie about. BDZ-zact-1,
 * BDZ-D-c150.
 */
function humansSeen(w: BdzWorld, zed: string): Person[] {
  const table = tableOf(w);
  const drawn = canDraw(table, zedOf(w.s, zed));
  const lies = (p: Person) => !isUp(p);
  const draws = (p: Person) => isUp(p) || (p.status !== 'dead' && p.aboard === '' && !hasBeenEaten(w, p.id));
  return w.s.people
    .filter((p) => isThere(p) && draws(p) && drawn(p) && table.sees(zed, p.id))
    .sort(
      (a, b) => Number(lies(a)) - Number(lies(b)) || table.distance(zed, a.id) - table.distance(zed, b.id),
    );
}

/**
 * Moves to the vehicle that its prey rides in, and attacks it. It charges whoever rides in the open on one at rest, as
 * if they were on foot. BDZ-veh-zombies-charge, BDZ-veh-zombies-stopped.
 */
function* toVehicle(w: BdzWorld, id: string, prey: Person, most: number, charges: Aim[]): Rule<Went> {
  const v = () => vehicleOf(w.s, prey.aboard);
  const rider = preyOn(w, id, v());
  const charge = rider && chargesAt(w, id, rider, most, charges);
  if (charge) return charge;
  const there = () => isAtRider(w, id, prey);
  const went = there() ? NOWHERE : makeFor(w, zedOf(w.s, id), placeOf(prey), most, 'BDZ-zact-1', BASE);
  if (!there() || went.seenBy.length > 0) return went;
  // A place in contact may be left where no whole way leads to one.
  if (rider) charges.push({ zed: id, target: rider.id });
  else yield* zedAtVehicle(w, id, prey.aboard);
  return went;
}

/** Charges a human, if the move can bring it into contact; undefined if it cannot. BDZ-D-zombie-stop-4. */
function chargesAt(w: BdzWorld, id: string, prey: Person, most: number, charges: Aim[]): Went | undefined {
  const way = contactWay(w, id, prey.id, most);
  if (!way) return undefined;
  const went = chargersPoise(w, id, way, most);
  charges.push({ zed: id, target: prey.id, left: went.left });
  return went;
}

/** Charges a human, or moves towards it. BDZ-zact-1. */
function toHuman(w: BdzWorld, id: string, prey: Person, most: number, charges: Aim[]): Went {
  const charge = chargesAt(w, id, prey, most, charges);
  if (charge) return charge;
  const window = smallWindowOf(w, prey.id);
  if (window) return toWindow(w, id, prey, window, most, charges);
  return makeFor(w, zedOf(w.s, id), placeOf(prey), most, 'BDZ-zact-1', BASE);
}

/**
 * Moves to a window that it cannot come through, and charges whoever is there. BDZ-zmove-window-small,
 * BDZ-zmove-window-barricaded.
 */
function toWindow(
  w: BdzWorld,
  id: string,
  prey: Person,
  window: Opening,
  most: number,
  charges: Aim[],
): Went {
  const z = () => zedOf(w.s, id);
  const there = () => isAt(z(), window.piece) || (window.rep > 0 && isInCrowd(w, id, window.id));
  const cause = window.rep > 0 ? 'BDZ-zmove-window-barricaded' : 'BDZ-zmove-window-small';
  const went = there() ? { ...NOWHERE, left: most } : makeFor(w, z(), outside(w, window), most, cause);
  if (!there()) return went;
  if (stopAt(w, id, window.id)) charges.push({ zed: id, target: prey.id, left: went.left });
  return { ...went, done: true };
}

/** True if a spot is near enough to the base of a zombie for a noise there to be heard. BDZ-zact-2. */
export function isHeard(z: Spot, at: Spot): boolean {
  return distance(z, at) <= HEARS + BASE;
}

/** The spot with the most shots within 24 inches; the nearest of several with as many. BDZ-zact-2. */
function loudestNoise(w: BdzWorld, z: Spot): Place | undefined {
  const heard = w.s.noises.filter((n) => isHeard(z, n) && distance(n, z) > 2 * BASE);
  const [loudest] = heard.sort((a, b) => b.shots - a.shots || distance(a, z) - distance(b, z));
  return loudest && placeOf(loudest);
}

// ------------------------------------------------------------------ feasting

function isEating(w: BdzWorld, body: string): boolean {
  return body !== '' && w.s.feasts.some((f) => f.body === body && f.left > 0);
}

/** True if a feast on a body has come to its end. BDZ-zed-feast-length. */
function hasBeenEaten(w: BdzWorld, body: string): boolean {
  return w.s.feasts.some((f) => f.body === body && f.left === 0);
}

/**
 * The nearest body within 12 inches and in sight that has not been eaten and can draw the zombie. BDZ-zed-feast.
 */
function bodyFor(w: BdzWorld, zed: string): Person | undefined {
  const table = tableOf(w);
  const drawn = canDraw(table, zedOf(w.s, zed));
  const [nearest] = w.s.people
    .filter((p) => isThere(p) && p.aboard === '' && isDown(p) && !hasBeenEaten(w, p.id))
    .filter(drawn)
    .filter((p) => table.distance(zed, p.id) <= SMELLS && table.sees(zed, p.id))
    .sort((a, b) => table.distance(zed, a.id) - table.distance(zed, b.id));
  return nearest;
}

/** Moves to the body and feasts on it. The first zombie to get there rolls for how long. BDZ-zed-feast-length. */
function* toBody(w: BdzWorld, id: string, body: Person, most: number): Rule<Went> {
  const table = tableOf(w);
  const there = () => table.touching(id, body.id);
  const went = there() ? NOWHERE : makeFor(w, zedOf(w.s, id), placeOf(body), most, 'BDZ-zed-feast', BASE);
  if (!tableOf(w).touching(id, body.id)) return went;
  if (!w.s.feasts.some((f) => f.body === body.id)) {
    const turns = yield* sum(w, 1, { rule: 'BDZ-zed-feast-length', label: 'feast', who: id });
    w.happen({ is: 'feast', cause: 'BDZ-zed-feast-length', body: body.id, turns });
  }
  w.happen({ is: 'feasts', cause: 'BDZ-zed-feast', zed: id, body: body.id });
  return { ...went, done: true };
}

/** True if the base of a figure there covers a place. */
function covers(at: Point, place: Place): boolean {
  return distance(at, atPlace(place)) <= BASE;
}

/** Zombies that remember a place and see nobody as they become active, with that place. BDZ-zact-3. */
function remembered(w: BdzWorld): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { id, saw } of w.s.zeds) if (saw && humansSeen(w, id).length === 0) found.set(id, saw);
  return found;
}

/**
 * Records where each zombie sees a human now, or last did in this activation. What it remembered from `before` is gone:
 * it has had nobody in sight while it was active. BDZ-zact-3.
 */
function remember(w: BdzWorld, before: ReadonlyMap<string, Place>): void {
  const sights: { readonly zed: string; readonly at: Place | null }[] = [];
  for (const z of w.s.zeds) {
    const [seen] = humansSeen(w, z.id);
    const old = z.saw !== null && String(before.get(z.id)) === String(z.saw);
    const arrived = z.saw !== null && covers(z, z.saw);
    const at = seen ? placeOf(seen) : old || arrived ? null : z.saw;
    if (String(at) !== String(z.saw)) sights.push({ zed: z.id, at });
  }
  if (sights.length > 0) w.happen({ is: 'saw', cause: 'BDZ-zact-3', sights });
}
