import type { Rule } from '@shambles/engine';
import { pass, successes } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { bashRow, kindRow, obstacleRow } from '../house/vehicle-rows.js';
import { driverOf, vehicleOf } from '../state.js';
import type { Thing } from '../table/bodies.js';
import { crossing, type Hit, outOfLane, strikesSide } from '../table/lane.js';
import { BASH_DAMAGE, T_BONE } from '../tables/vehicles.js';
import { type Blame, blameOf, explodes, losesControl, overturns } from './control.js';
import { groundNow, type Meets, nearerSide, put, rolls, swerves } from './rolling.js';

/** The inches of a move that are left, and what has been met on the way. */
export interface Rest {
  readonly left: number;
  readonly met: Set<string>;
  readonly by: Meets;
}

/**
 * A collision threatens: the driver swerves past, or the two crash. Returns the inches it drives on. BDZ-veh-obstacle.
 */
export function* collides(w: BdzWorld, vehicle: string, hit: Hit, rest: Rest): Rule<number> {
  const { result } = yield* losesControl(w, vehicle, { bash: true });
  if (result === 'collide') return yield* bashes(w, vehicle, hit, rest);
  const past = yield* slipsBy(w, vehicle, hit.thing, rest.left);
  return result === 'swerve' ? past : 0;
}

/** The vehicle passes on one side or stops at the point of contact; returns the inches it drives on. BDZ-D-c82. */
export function* slipsBy(w: BdzWorld, vehicle: string, thing: Thing, left: number): Rule<number> {
  if (yield* swerves(w, vehicle, thing, left)) return left;
  stops(w, vehicle);
  return 0;
}

function stops(w: BdzWorld, vehicle: string): void {
  w.happen({ is: 'speed', cause: 'BDZ-D-c82', vehicle, speed: 0 });
}

/** Dice that the other side rolls. BDZ-veh-bash-dice, BDZ-T-veh-obstacles. */
function diceOf(w: BdzWorld, thing: Thing): number {
  if (thing.what === 'solid') return obstacleRow(w.book, thing.kind as 'wall').dice;
  return kindRow(w.book, thing.kind as 'sedan').bash;
}

/**
 * A vehicle crashes into something: each side rolls once, and the lead is looked up. It drives the rest of its move
 * here, so the caller drives on no inches, except after a near miss. BDZ-veh-bash-dice, BDZ-veh-bash-tbone,
 * BDZ-D-veh-near-miss.
 */
export function* bashes(w: BdzWorld, vehicle: string, { thing }: Hit, rest: Rest): Rule<number> {
  const v = vehicleOf(w.s, vehicle);
  const other = w.s.vehicles.find((each) => each.id === thing.id);
  const side = other !== undefined && strikesSide(v, other);
  const dice = (n: number, who: string) =>
    successes(w, n, { rule: 'BDZ-veh-bash-dice', label: 'bash', table: 'BDZ-T-veh-bash', who });
  const own = yield* dice(kindRow(w.book, v.kind).bash + (side ? T_BONE : 0), `vehicle.${vehicle}`);
  const theirs = yield* dice(diceOf(w, thing), other ? `vehicle.${other.id}` : `obstacle.${thing.kind}`);
  w.happen({ is: 'bashed', cause: 'BDZ-veh-bash-dice', vehicle, into: thing.id, own, other: theirs, side });
  if (own === theirs) return yield* slipsBy(w, vehicle, thing, rest.left * bashRow(w.book, 0).goesOn);
  if (own > theirs) yield* wins(w, vehicle, thing, own - theirs, rest);
  else yield* loses(w, vehicle, thing, theirs - own);
  return 0;
}

/** The vehicle loses and stops. BDZ-veh-bash-1, BDZ-veh-bash-2, BDZ-veh-bash-3. */
function* loses(w: BdzWorld, vehicle: string, thing: Thing, lead: number): Rule<void> {
  const row = bashRow(w.book, lead);
  stops(w, vehicle);
  if (thing.what === 'vehicle' && row.winner === 'lose-control') yield* losesControl(w, thing.id);
  const difference =
    thing.what === 'solid'
      ? obstacleRow(w.book, thing.kind as 'wall').difference
      : diceOf(w, thing) - kindRow(w.book, vehicleOf(w.s, vehicle).kind).bash;
  yield* pays(w, vehicle, row.loser, difference, blameOf(w, thing.what === 'vehicle' ? thing.id : vehicle));
}

/**
 * The other side suffers and is pushed out of the lane; the winner drives on. BDZ-veh-bash-1, BDZ-veh-bash-2,
 * BDZ-veh-bash-3.
 */
function* wins(
  w: BdzWorld,
  vehicle: string,
  thing: Thing,
  lead: number,
  { left, met, by }: Rest,
): Rule<void> {
  const row = bashRow(w.book, lead);
  const mine = kindRow(w.book, vehicleOf(w.s, vehicle).kind).bash;
  if (thing.what === 'vehicle')
    yield* pays(w, thing.id, row.loser, mine - diceOf(w, thing), blameOf(w, vehicle));
  if (yield* givesWay(w, vehicle, thing))
    yield* rolls(w, vehicle, left * row.goesOn, 'BDZ-veh-bash-dice', by, met);
  else stops(w, vehicle);
  if (row.winner === 'lose-control') yield* losesControl(w, vehicle);
}

/**
 * True if the winner can drive through: a vehicle is pushed aside, a fence breaks, nothing else gives way. BDZ-D-c82.
 */
function* givesWay(w: BdzWorld, vehicle: string, thing: Thing): Rule<boolean> {
  const v = vehicleOf(w.s, vehicle);
  if (thing.what === 'vehicle') {
    const aside = yield* nearerSide(w, outOfLane(w.s, groundNow(w), vehicleOf(w.s, thing.id), v), vehicle);
    if (aside) put(w, aside.body, 'BDZ-D-c82', 'pushed', 0);
    return aside !== undefined;
  }
  if (thing.what !== 'solid' || !obstacleRow(w.book, thing.kind as 'wall').breaks) return false;
  const gap = crossing(v, thing);
  if (!gap) return false;
  const { x, y, r } = gap;
  w.happen({ is: 'breached', cause: 'BDZ-veh-obstacle', vehicle, at: [x, y, 0], r });
  return true;
}

/** Applies the result of a lost bash. BDZ-veh-bash-damage, BDZ-D-c8, BDZ-D-c12. */
function* pays(
  w: BdzWorld,
  vehicle: string,
  what: 'nothing' | 'lose-control' | 'damage',
  difference: number,
  blame: Blame,
): Rule<void> {
  if (what === 'lose-control') yield* losesControl(w, vehicle, { blame });
  if (what !== 'damage') return;
  const seat = driverOf(w.s, vehicle)?.seat;
  const passed = yield* pass(w, 2, Math.max(1, difference), {
    rule: 'BDZ-veh-bash-damage',
    label: 'bash-damage',
    table: 'BDZ-T-veh-bash-damage',
    ...(seat !== undefined && { seat }),
    who: `vehicle.${vehicle}`,
  });
  const result = BASH_DAMAGE[passed as 0 | 1 | 2];
  if (result === 'exploded') yield* explodes(w, vehicle, blame);
  else if (result === 'overturned') yield* overturns(w, vehicle, 'BDZ-veh-bash-damage', blame);
  else yield* losesControl(w, vehicle, { blame });
}
