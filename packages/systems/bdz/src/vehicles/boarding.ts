import { hasPlace } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { SITTING } from '../kinds.js';
import {
  carriesOn,
  inMelee,
  isPresent,
  type Person,
  personOf,
  ridersOf,
  type Vehicle,
  vehicleOf,
} from '../state.js';
import { tableOf } from '../table.js';
import { opennessOf } from '../tables/vehicles.js';
import { isInOpen, seatsFree } from './driver.js';
import { spotRound } from './rolling.js';

/** Inches that getting through a door costs. BDZ-veh-enter-exit-door. */
const DOOR = 2;
/** How near somebody must be to get in, in inches. BDZ-D-veh-doors. */
const BESIDE = 1;

export type Through = 'door' | 'window';

/** A way into a vehicle. */
interface WayIn {
  readonly sits: Person['sits'];
  readonly through: Through;
}

/**
 * Ways into or out of a seat: a door costs 2 inches; a window, or the bed of a pickup, costs the rest of the move. An
 * overturned vehicle has no usable doors. BDZ-veh-enter-exit-door, BDZ-veh-enter-exit-dive, BDZ-D-c84.
 */
function waysFor(v: Vehicle, p: Person, sits: Person['sits']): readonly Through[] {
  const left = p.allowance - p.used;
  const bed = opennessOf(v.kind) === 'rear' && isInOpen(v, { sits });
  const all: readonly Through[] =
    bed || v.condition === 'overturned'
      ? ['window']
      : opennessOf(v.kind) === 'all'
        ? ['door']
        : ['door', 'window'];
  return all.filter((through) => left > 0 && (through === 'window' || left >= DOOR));
}

/** Seats in a vehicle at rest that somebody on foot can take now. BDZ-veh-def-seats. */
export function waysIn(w: BdzWorld, p: Person, v: Vehicle): WayIn[] {
  if (!isAtDoor(w, p, v)) return [];
  return seatsFor(w, p, v).flatMap((sits) => waysFor(v, p, sits).map((through) => ({ sits, through })));
}

/**
 * True if somebody on foot is beside a vehicle at rest that nobody of another side holds: bodies hold none.
 * BDZ-D-veh-doors.
 */
function isAtDoor(w: BdzWorld, p: Person, v: Vehicle): boolean {
  if (p.aboard !== '' || !hasPlace(v) || v.speed > 0 || v.condition === 'overturned' || p.level !== 0)
    return false;
  if (inMelee(w.s, p.id) || p.prone || tableOf(w).toVehicle(p.id, v) > BESIDE) return false;
  return !ridersOf(w.s, v.id).some((q) => q.side !== p.side && isPresent(q));
}

/** Free seats for somebody. Whoever carries a wounded figure needs a second one for it. BDZ-veh-def-seats. */
function seatsFor(w: BdzWorld, p: Person, v: Vehicle): Person['sits'][] {
  const free = seatsFree(w, v.id);
  const besides = (sits: Person['sits']) => free.front + free.rear - (sits === 'wheel' ? 0 : 1);
  // Only adults drive. BDZ-enc-scen-atm-dogs.
  return SITTING.filter(
    (sits) =>
      free[sits] > 0 &&
      (sits !== 'wheel' || p.being === 'adult') &&
      (p.retrieves === '' || besides(sits) > 0),
  );
}

/** True if somebody is beside a vehicle without a second seat for the figure that it carries. BDZ-veh-def-seats. */
export function lacksSeat(w: BdzWorld, p: Person): boolean {
  return p.retrieves !== '' && w.s.vehicles.some((v) => isAtDoor(w, p, v) && seatsFor(w, p, v).length === 0);
}

export function getsIn(w: BdzWorld, who: string, vehicle: string, { sits, through }: WayIn): void {
  w.happen({ is: 'boarded', ...price(w, who, through), who, vehicle, sits });
}

function price(w: BdzWorld, who: string, through: Through) {
  return through === 'door'
    ? ({ cause: 'BDZ-veh-enter-exit-door', cost: DOOR } as const)
    : ({ cause: 'BDZ-veh-enter-exit-dive', cost: personOf(w.s, who).allowance } as const);
}

/** Ways out of a vehicle at rest, if there is room beside it. */
export function waysOut(w: BdzWorld, p: Person): readonly Through[] {
  if (p.aboard === '') return [];
  const v = vehicleOf(w.s, p.aboard);
  return v.speed > 0 || !spotRound(w, v, p.id) ? [] : waysFor(v, p, p.sits);
}

export function getsOut(w: BdzWorld, who: string, through: Through): void {
  const vehicle = personOf(w.s, who).aboard;
  const at = spotRound(w, vehicleOf(w.s, vehicle), who);
  if (at) w.happen({ is: 'got-out', ...price(w, who, through), who, vehicle, at });
}

/** True if somebody in front can take a wheel that nobody able holds. BDZ-D-c15. */
export function mayTakeWheel(w: BdzWorld, p: Person): boolean {
  return (
    p.aboard !== '' &&
    p.sits === 'front' &&
    p.being === 'adult' &&
    carriesOn(p) &&
    !w.s.people.some((q) => q.aboard === p.aboard && q.sits === 'wheel' && carriesOn(q))
  );
}

/** Takes the wheel; whoever sat there moves aside. */
export function takesWheel(w: BdzWorld, who: string): void {
  const vehicle = personOf(w.s, who).aboard;
  const before = w.s.people.find((q) => q.aboard === vehicle && q.sits === 'wheel');
  const cause = 'BDZ-D-c15';
  if (before) w.happen({ is: 'boarded', cause, who: before.id, vehicle, sits: 'front', cost: 0 });
  w.happen({ is: 'boarded', cause, who, vehicle, sits: 'wheel', cost: 0 });
}
