import { begunSince, type Rule } from '@shambles/engine';
import { grains } from '@shambles/field';
import { hasPlace, type Place } from '@shambles/measured';
import { sum } from '@shambles/thw';
import { NORMAL } from '../facts/turn.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import { partsAfoot, partsRiders } from '../melee/parting.js';
import { leavesTrail } from '../movement/trail.js';
import { inSight } from '../reaction/in-sight.js';
import type { RuleId } from '../register.js';
import { atPeace, carriesOn, driverOf, inMelee, isThere, ridersOf, vehicleOf } from '../state.js';
import {
  BASE,
  type Body,
  clearTurn,
  IN_CONTACT,
  isOnTable,
  measures,
  overlaps,
  shifted,
  type Thing,
  thingsOn,
  turned,
} from '../table/bodies.js';
import { type Aside, besideLane, type Hit, type Lane, laneOf, pastIt } from '../table/lane.js';
import { tableOf } from '../table.js';
import { ableRiders } from './driver.js';

type How = Extract<BdzFact, { is: 'drove' }>['how'];

/** Decides what happens when a vehicle on a move that nobody chose meets something. */
export interface Meets {
  /** Called when the vehicle is about to touch something; returns the inches that it goes on. `by` met it. */
  meets(w: BdzWorld, vehicle: string, hit: Hit, left: number, met: Set<string>, by: Meets): Rule<number>;
  /** Drivers react to what has just happened; true if that ends the vehicle's way. BDZ-D-veh-after. */
  reacts(w: BdzWorld, vehicle: string): Rule<boolean>;
  /** Called with the inches that it has driven on this move, and not in reaction. BDZ-D-c80. */
  drove?(inches: number): void;
  /** True if its brakes demand the move, so that nobody can stop it sooner. BDZ-veh-brake. */
  readonly brakes?: true;
}

/** The distance between checks for who sees a drive, in inches. */
const STRIDE = 1;
/** How far sideways a vehicle may swerve beyond its own width, in inches. BDZ-D-c82. */
const SWERVE = 3;

export function laneFor(w: BdzWorld, vehicle: string, inches: number, back = false): Lane {
  return laneOf(w.s, groundNow(w), vehicleOf(w.s, vehicle), inches, back);
}

/** The ground without vehicles, which are handled separately. */
export function groundNow(w: BdzWorld) {
  return tableOf(w).ground;
}

/** Moves straight on, or back, through whatever is there. Beyond the edge the vehicle is gone. */
export function advances(
  w: BdzWorld,
  vehicle: string,
  inches: number,
  cause: RuleId,
  how: How = 'drive',
): void {
  if (inches <= 0) return;
  const body = vehicleOf(w.s, vehicle);
  put(w, shifted(body, how === 'back' ? -inches : inches), cause, how, inches);
}

/** Puts a vehicle somewhere; beyond the edge it leaves the table. */
export function put(w: BdzWorld, { id, x, y, facing }: Body, cause: RuleId, how: How, inches: number): void {
  const v = vehicleOf(w.s, id);
  const isOn = isOnTable(groundNow(w), { x, y });
  const from: Place = [v.x, v.y, 0];
  for (const p of ridersOf(w.s, id)) leavesTrail(w, p.id, isOn ? [from, [x, y, 0]] : [from]);
  if (!isOn) {
    w.happen({ is: 'drove-off', cause, vehicle: id });
  } else w.happen({ is: 'drove', cause, vehicle: id, at: [x, y], facing, inches, how });
  partsRiders(w, id, cause, how !== 'pushed' && how !== 'swerve');
}

/** Turns as far as there is room. BDZ-veh-lane, BDZ-D-c76. */
export function pivots(w: BdzWorld, vehicle: string, degrees: number, cause: RuleId): void {
  const body = vehicleOf(w.s, vehicle);
  const { pivot } = w.book.options;
  const clear = clearTurn(body, degrees, obstacles(w, vehicle), pivot);
  if (clear !== 0) put(w, turned(body, clear, pivot), cause, 'turn', 0);
}

export function obstacles(w: BdzWorld, vehicle: string): Thing[] {
  return thingsOn(w.s, groundNow(w), vehicle, vehicleOf(w.s, vehicle).kind === 'motorcycle');
}

/**
 * Moves on whatever comes: each thing in the lane is met once, the nearest first. False if a reaction has ended its
 * way, which happens only while its driver's side acts. BDZ-veh-obstacle, BDZ-D-c82, BDZ-D-veh-after.
 */
export function* rolls(
  w: BdzWorld,
  vehicle: string,
  inches: number,
  cause: RuleId,
  by: Meets,
  met: Set<string> = new Set(),
): Rule<boolean> {
  const acting = isActive(w, vehicle);
  // A driver told to halt on the way goes no farther; one who has halted before, or brakes, goes on as it must.
  const isToHalt = () => !halted && !by.brakes && vehicleOf(w.s, vehicle).halts === true;
  const { halts: halted } = vehicleOf(w.s, vehicle);
  let left = inches;
  let ended = false;
  while (left > 0 && !ended && isRolling(w, vehicle)) {
    const hit = laneFor(w, vehicle, left).hits.find(({ thing }) => !met.has(thing.id));
    const inches = hit ? hit.at : left;
    const { at, watching } = seenOn(w, vehicle, inches);
    advances(w, vehicle, at, cause);
    by.drove?.(at);
    left -= at;
    // Somebody it has just driven at has already tested. BDZ-veh-test-rundown.
    const others = watching.filter((id) => !met.has(id));
    yield* isSeen(w, vehicle, others);
    ended = acting && ((yield* by.reacts(w, vehicle)) || isToHalt());
    if (ended || !hit || at < inches || !isRolling(w, vehicle)) continue;
    met.add(hit.thing.id);
    left = yield* by.meets(w, vehicle, hit, left, met, by);
    ended = acting && ((yield* by.reacts(w, vehicle)) || isToHalt());
  }
  makesRoom(w, vehicle);
  return !ended;
}

/** True if its driver's side is acting. */
function isActive(w: BdzWorld, vehicle: string): boolean {
  return w.s.active !== null && w.s.active.side === driverOf(w.s, vehicle)?.side;
}

/**
 * Inches until inactive enemies come to see the vehicle, and who they are. BDZ-react-in-sight,
 * BDZ-veh-test-insight-when.
 */
export function seenOn(
  w: BdzWorld,
  vehicle: string,
  inches: number,
  back = false,
): { at: number; watching: string[] } {
  const table = tableOf(w);
  const driver = driverOf(w.s, vehicle);
  const v = vehicleOf(w.s, vehicle);
  if (!driver || atPeace(w.s) || !mayBeSeen(w, vehicle)) return { at: inches, watching: [] };
  const watchers = w.s.people.filter(
    (q) =>
      ![driver.side, w.s.active?.side].includes(q.side) && isThere(q) && carriesOn(q) && !inMelee(w.s, q.id),
  );
  const sees = () => watchers.filter((q) => table.sees(q.id, driver.id)).map((q) => q.id);
  const before = sees();
  for (let at = Math.min(STRIDE, inches); ; at = Math.min(at + STRIDE, inches)) {
    const { x, y } = shifted(v, back ? -at : at);
    // Beyond the edge of the table nobody sees it any longer.
    if (!isOnTable(groundNow(w), { x, y })) return { at: inches, watching: [] };
    const now = table.as(driver.id, [x, y, 0], sees).filter((id) => !before.includes(id));
    if (now.length > 0 || at >= inches) return { at, watching: now };
  }
}

/** In games begun under earlier revisions nobody tested for a vehicle that moves in reaction. */
const REACTIONS_SEEN_SINCE = 23;

/** True if inactive people may test for a vehicle that moves. BDZ-veh-test-insight-when, BDZ-react-in-sight. */
function mayBeSeen(w: BdzWorld, vehicle: string): boolean {
  return isActive(w, vehicle) || (w.s.active !== null && begunSince(w.book, REACTIONS_SEEN_SINCE));
}

/** Watchers test for all riders that they see and who are able to act. BDZ-react-in-sight. */
export function* isSeen(w: BdzWorld, vehicle: string, watching: readonly string[]): Rule<void> {
  const up = ableRiders(w, vehicle).map((p) => p.id);
  yield* inSight(w, watching, (id) =>
    up.filter((other) => tableOf(w).has(other) && tableOf(w).sees(id, other)),
  );
}

/**
 * True if it is on the table and on its wheels, and its driver has not just been put out of action.
 * BDZ-veh-driver-disabled.
 */
function isRolling(w: BdzWorld, vehicle: string): boolean {
  const v = vehicleOf(w.s, vehicle);
  return hasPlace(v) && v.condition !== 'overturned' && v.condition !== 'wreck' && !isAdrift(w, vehicle);
}

/**
 * True if its driver has just been put out of action: the test for that comes before it goes any farther.
 * BDZ-veh-driver-disabled, BDZ-D-veh-after.
 */
export function isAdrift(w: BdzWorld, vehicle: string): boolean {
  return w.s.adrift.some((a) => a.vehicle === vehicle);
}

/**
 * Moves sideways past a thing by the least distance; false if there is no room. A die decides between equal sides, odd
 * is left. BDZ-D-c82.
 */
export function* swerves(w: BdzWorld, vehicle: string, thing: Thing, left: number): Rule<boolean> {
  const body = vehicleOf(w.s, vehicle);
  const most = measures(body).width + SWERVE;
  const aside = yield* nearerSide(w, pastIt(w.s, groundNow(w), body, thing, left, most), vehicle);
  if (aside) put(w, aside.body, 'BDZ-D-c82', 'swerve', 0);
  return aside !== undefined;
}

export function* nearerSide(w: BdzWorld, asides: readonly Aside[], vehicle: string): Rule<Aside | undefined> {
  const [first, second] = asides;
  if (!first || !second || grains(first.by) !== grains(second.by)) return first;
  const seat = driverOf(w.s, vehicle)?.seat;
  const die = yield* sum(w, 1, {
    rule: 'BDZ-D-c82',
    label: 'side',
    ...(seat !== undefined && { seat }),
    who: `vehicle.${vehicle}`,
  });
  return asides.find((a) => a.to === (die % 2 === 1 ? 'left' : 'right'));
}

/** Moves everybody who lies under a vehicle at the end of its move to a spot beside it. BDZ-D-c83. */
export function makesRoom(w: BdzWorld, vehicle: string): void {
  const body = vehicleOf(w.s, vehicle);
  if (!hasPlace(body)) return;
  for (const thing of obstacles(w, vehicle))
    if (thing.what === 'figure' && overlaps(body, thing) && !stepsAside(w, vehicle, thing.id, false)) {
      const at = spotRound(w, body, thing.id);
      if (at) dodges(w, thing.id, at, false);
    }
}

/** Distances from a vehicle at which room for a base is looked for, in inches. */
const ROUND = [0, 1, 2, 3, 4] as const;

/** The nearest spot round a vehicle with room for a base, searched on the left, right, behind and in front. */
export function spotRound(w: BdzWorld, v: Body, who: string): Place | undefined {
  for (const more of ROUND) {
    const [found] = spotsRound(w, v, who, more);
    if (found) return found;
  }
  return undefined;
}

/** Spots with room for a base in contact with a vehicle, or `more` inches farther off. */
export function spotsRound(w: BdzWorld, v: Body, who: string, more = 0): Place[] {
  const { length, width } = measures(v);
  const off = IN_CONTACT + more;
  const along = Array.from({ length: Math.ceil(length + 2 * more) }, (_, i) => length / 2 + more - 0.5 - i);
  const sides = [1, -1].flatMap((side) => along.map((n) => shifted(v, n, side * (width / 2 + off))));
  const ends = [-1, 1].map((end) => shifted(v, end * (length / 2 + off)));
  return [...sides, ...ends].filter(({ x, y }) => isFree(w, who, x, y)).map(({ x, y }): Place => [x, y, 0]);
}

/**
 * Moves somebody to the nearer side of the lane, just clear of it, or else to the other. False if there is no room.
 * BDZ-D-c83.
 */
export function stepsAside(w: BdzWorld, vehicle: string, who: string, prone: boolean): boolean {
  const table = tableOf(w);
  const body = vehicleOf(w.s, vehicle);
  const spot = besideLane(body, table.at(who), BASE).find(([x, y]) => isFree(w, who, x, y));
  if (!spot) return false;
  dodges(w, who, [...spot, 0], prone);
  return true;
}

/** Moves somebody out of the way, and out of the reach of those it was locked with. BDZ-D-c83, BDZ-D-melee-drive. */
function dodges(w: BdzWorld, who: string, at: Place, prone: boolean): void {
  w.happen({ is: 'dodged', cause: 'BDZ-D-c83', who, at, prone });
  partsAfoot(w, who, 'BDZ-D-c83');
}

/** True if a base has room at a spot. */
export function isFree(w: BdzWorld, who: string, x: number, y: number): boolean {
  const table = tableOf(w);
  return (
    x >= BASE &&
    y >= BASE &&
    isOnTable(table.ground, { x: x + BASE, y: y + BASE }) &&
    !table.taken([x, y, 0], who) &&
    table.ways(NORMAL).standing(x, y, 0)
  );
}
