import type { Rule } from '@shambles/engine';
import { hasPlace, placeOf } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { inGroups, type Taken, takesTests, takeTest } from '../groups/tests.js';
import type { Rush } from '../melee/charged.js';
import { fight } from '../melee/melee.js';
import type { Watch } from '../movement/walking.js';
import { holds } from '../reaction/cases.js';
import { type Charge, inMelee, isThere, type Person, personOf, ridersOf, vehicleOf } from '../state.js';
import { BASE, type BdzTable, tableOf } from '../table.js';
import { ailRow } from '../tables/ails.js';
import { looksOut } from '../tables/vehicles.js';
import { isAtRider, zedAtVehicle } from '../vehicles/besieging.js';
import { driversReact } from '../vehicles/reacting.js';
import { rushIn } from './charging.js';
import { makeFor, SHAMBLE } from './going.js';

/**
 * How near a first zombie must come to call for the test, in inches: to a first responder, and to others.
 * BDZ-react-zed.
 */
export const RESPONDER = 6;
export const OTHERS = 3;

/** A charge without the place where it began. */
export type Aim = Omit<Charge, 'from'>;

/** True if the figure has met no zombie yet, and can take the test. BDZ-react-zed. */
export function isNew(w: BdzWorld, p: Person): boolean {
  return !p.knowsZeds && isThere(p) && takesTests(w, p) && !inMelee(w.s, p.id);
}

/** Zombies near somebody who has met none yet, the nearest first. One that charges the figure counts as near. */
function metBy(w: BdzWorld, p: Person, table: BdzTable, charges: readonly Aim[] = []): string[] {
  if (!isNew(w, p)) return [];
  const near = p.responder ? RESPONDER : OTHERS;
  return w.s.zeds
    .map((z) => z.id)
    .filter(
      (id) =>
        (table.distance(p.id, id) <= near && table.line(p.id, id) !== 'no') ||
        charges.some((c) => c.zed === id && c.target === p.id),
    )
    .sort((a, b) => table.distance(p.id, a) - table.distance(p.id, b));
}

/** A figure comes near its first zombie. BDZ-react-zed. */
export const FIRST_ZED: Watch = {
  stops: (w, p, table) => metBy(w, p, table).length > 0,
  happens: (w) => meetZeds(w),
};

/** Figures confronted by zombies come out of their daze. BDZ-camp-road-dazed-survivor. */
function comeRound(w: BdzWorld, who: readonly string[]): void {
  for (const id of who) {
    const { wakes } = ailRow(personOf(w.s, id).ails);
    if (wakes) w.happen({ is: 'woke', cause: 'BDZ-camp-road-dazed-survivor', who: id, class: wakes });
  }
}

/** Figures that have come near a first zombie, each with the zombies near it. */
function comings(
  w: BdzWorld,
  charges: readonly Aim[],
  who: readonly Person[] = w.s.people,
): Map<string, string[]> {
  const table = tableOf(w);
  const near = who.map((p) => [p.id, metBy(w, p, table, charges)] as const);
  return new Map(near.filter(([, zeds]) => zeds.length > 0));
}

/** A group takes the test, on one throw, and need never take it again. BDZ-react-zed. */
function* sees(
  w: BdzWorld,
  group: readonly string[],
  near: ReadonlyMap<string, readonly string[]>,
): Rule<Taken[]> {
  const taken = yield* takeTest(w, {
    test: 'zed-or-no-zed',
    who: group,
    rule: 'BDZ-react-zed',
    causes: [],
    holds: (p, c, dice) => holds(w, p, c, { causes: near.get(p.id) ?? [] }, dice),
  });
  for (const id of group) w.happen({ is: 'knows', cause: 'BDZ-react-zed', who: id, what: 'zeds' });
  comeRound(w, group);
  return taken;
}

/**
 * A group takes the test. The nearest free zombie charges each member whose result says so. BDZ-react-zed-result,
 * BDZ-D-zed-melee.
 */
function* recognises(
  w: BdzWorld,
  group: readonly string[],
  near: ReadonlyMap<string, readonly string[]>,
  isFree: (zed: string, target: string) => boolean = () => true,
): Rule<Rush[]> {
  const taken = yield* sees(w, group, near);
  const rushes: Rush[] = [];
  for (const { who: target, result } of taken) {
    if (result !== 'zombie-charges' && result !== 'zombie-in-melee') continue;
    const by = (near.get(target) ?? []).find(
      (id) => isAble(w, id) && !rushes.some((r) => r.by === id) && isFree(id, target),
    );
    if (by !== undefined) rushes.push({ by, target, rear: false, surprise: result === 'zombie-in-melee' });
  }
  return rushes;
}

/** True if it is on its feet, ready to fight, not halted by a flash bang, and not in melee. BDZ-grenade-zombie. */
function isAble(w: BdzWorld, zed: string): boolean {
  return w.s.zeds.some((z) => z.id === zed && !z.prone && !z.caught && !z.dazed) && !inMelee(w.s, zed);
}

/**
 * Everybody who has come near their first zombie tests. A zombie may charge at once, and the melee is fought.
 * BDZ-react-zed-result, BDZ-D-zed-melee.
 */
export function* meetZeds(w: BdzWorld): Rule<void> {
  const near = comings(w, []);
  for (const group of inGroups(w, [...near.keys()])) {
    const rushes = yield* recognises(w, group, near);
    yield* rushIn(w, rushes);
    const zeds = rushes.map((r) => r.by);
    const melees = w.s.melees.filter((m) => zeds.includes(m.with));
    yield* fight(w, melees);
  }
}

/**
 * Those who ride in a vehicle and see out of it test where a leg of its drive ends. A zombie that charges comes into
 * contact with the vehicle, which strikes it while it moves. BDZ-react-zed, BDZ-veh-zombies-charge, BDZ-D-zed-aboard.
 */
export function* meetFromAboard(w: BdzWorld, vehicle: string): Rule<void> {
  if (!hasPlace(vehicleOf(w.s, vehicle))) return;
  const aboard = ridersOf(w.s, vehicle).filter((p) => looksOut(vehicleOf(w.s, vehicle), p.sits));
  const near = comings(w, [], aboard);
  for (const group of inGroups(w, [...near.keys()]))
    for (const { by, target } of yield* recognises(w, group, near)) yield* chargesAboard(w, by, target);
}

/**
 * A zombie comes at the vehicle that its prey rides in, and drivers react to what that does. BDZ-veh-zombies-charge,
 * BDZ-veh-zombies-stopped, BDZ-D-veh-after.
 */
function* chargesAboard(w: BdzWorld, zed: string, target: string): Rule<void> {
  const prey = personOf(w.s, target);
  const z = w.s.zeds.find((each) => each.id === zed);
  if (!z || prey.aboard === '' || !isThere(prey)) return;
  const there = () => isAtRider(w, zed, prey);
  if (!there()) makeFor(w, z, placeOf(prey), SHAMBLE, 'BDZ-react-zed-result', BASE, 'rushes');
  if (!there()) return;
  yield* zedAtVehicle(w, zed, prey.aboard);
  yield* driversReact(w);
}

/**
 * After the zombies have moved, everybody who has met none tests for those that are near or about to charge. A zombie
 * that charges as a result does so with the others of this activation. Returns all charges. BDZ-D-zed-melee.
 */
export function* meetComing(w: BdzWorld, charges: readonly Aim[]): Rule<Aim[]> {
  const near = comings(w, charges);
  const all = new Map(charges.map((c) => [c.zed, c]));
  const isFree = (zed: string, target: string) => (all.get(zed)?.target ?? target) === target;
  for (const group of inGroups(w, [...near.keys()]))
    for (const { by, target, surprise = false } of yield* recognises(w, group, near, isFree))
      all.set(by, { ...all.get(by), zed: by, target, surprise });
  return [...all.values()];
}

/**
 * People who come upon zombies in a building test before anything else, if they have met none. Returns those who are
 * taken by surprise. BDZ-react-zed, BDZ-D-zed-inside.
 */
export function* meetInside(w: BdzWorld, who: readonly string[]): Rule<string[]> {
  const caught: string[] = [];
  const anew = who.filter((id) => isNew(w, personOf(w.s, id)));
  for (const group of inGroups(w, anew))
    for (const { who, result } of yield* sees(w, group, new Map()))
      if (result === 'zombie-in-melee') caught.push(who);
  return caught;
}
