import type { Rule } from '@shambles/engine';
import { bearingOf, type Reach, type Route, snap } from '@shambles/field';
import { hasPlace, type Place, spotAt } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { takeTest } from '../groups/tests.js';
import { comesNear } from '../melee/charge.js';
import { beingCharged } from '../melee/charged.js';
import { engage, fight } from '../melee/melee.js';
import { inchesLeft, reachOf, type Watch, walk } from '../movement/walking.js';
import { holds } from '../reaction/cases.js';
import { exchange } from '../reaction/exchange.js';
import { carryOut } from '../reaction/results.js';
import { takesVehicleTests } from '../shooting/weapons.js';
import {
  atPeace,
  carriesOn,
  driverOf,
  isChild,
  type Person,
  personOf,
  type Vehicle,
  vehicleOf,
} from '../state.js';
import { BASE, IN_CONTACT, nearestBeside } from '../table/bodies.js';
import { tableOf } from '../table.js';
import { ableRiders, isInOpen, takesDriverTest } from './driver.js';
import { isFree, spotsRound } from './rolling.js';
import { hits } from './running-down.js';

/** How many can reach in through a window at once. BDZ-veh-zombies-stopped. */
const REACH_IN = 2;

/**
 * A zombie is in contact with a vehicle: a moving vehicle hits it, and it besieges one at rest. BDZ-veh-zombies-charge,
 * BDZ-veh-zombies-stopped, BDZ-D-c9.
 */
export function* zedAtVehicle(w: BdzWorld, zed: string, vehicle: string): Rule<void> {
  if (vehicleOf(w.s, vehicle).speed > 0) return yield* hits(w, vehicle, zed);
  besieges(w, zed, vehicle);
}

/**
 * Somebody is beside a stationary vehicle: it fights riders in the open as if on foot, and must break a window to reach
 * the others. BDZ-veh-zombies-stopped, BDZ-D-c9, BDZ-D-charge-vehicle.
 */
function besieges(w: BdzWorld, by: string, vehicle: string): void {
  const v = vehicleOf(w.s, vehicle);
  const { inOpen, inside } = preyAboard(w, v);
  const prey = leastBeset(w, inOpen) ?? leastBeset(w, inside);
  if (!prey) return;
  if (inOpen.length === 0 && !v.broken)
    w.happen({ is: 'window-broken', cause: 'BDZ-veh-zombies-stopped', vehicle, by });
  else if (inOpen.length > 0 || mayReachIn(w, inside)) engage(w, prey.id, by, false);
}

/**
 * The rider that a zombie charges in a vehicle at rest: one in the open, or else one inside, through a broken window;
 * undefined if it sees none. BDZ-D-c9, BDZ-zact-charge.
 */
export function preyOn(w: BdzWorld, zed: string, v: Vehicle): Person | undefined {
  if (v.speed > 0) return undefined;
  const { inOpen, inside } = preyAboard(w, v);
  const reached = inOpen.length === 0 && v.broken && mayReachIn(w, inside) ? inside : inOpen;
  return reached.find((p) => tableOf(w).sees(zed, p.id));
}

/** True if in contact with a rider's vehicle, or with a rider in the open as if on foot. BDZ-D-c9. */
export function isAtRider(w: BdzWorld, by: string, rider: Person): boolean {
  const v = vehicleOf(w.s, rider.aboard);
  return tableOf(w).besideVehicle(by, v) || (isInOpen(v, rider) && tableOf(w).touching(by, rider.id));
}

/** The riders whom an enemy beside the vehicle comes at. Children cannot be caught. BDZ-enc-scen-bleens-uncatchable. */
function preyAboard(w: BdzWorld, v: Vehicle) {
  const riders = ableRiders(w, v.id).filter((p) => !isChild(p));
  return {
    inOpen: riders.filter((p) => isInOpen(v, p)),
    inside: riders.filter((p) => !isInOpen(v, p)),
  };
}

/** True if there is room for one more to reach in at them. BDZ-veh-zombies-stopped. */
function mayReachIn(w: BdzWorld, inside: readonly Person[]): boolean {
  return w.s.melees.filter((m) => inside.some((p) => p.id === m.who)).length < REACH_IN;
}

/** The rider with the fewest opponents. */
function leastBeset(w: BdzWorld, riders: readonly Person[]): Person | undefined {
  const beset = (p: Person) => w.s.melees.filter((m) => m.who === p.id).length;
  return riders.toSorted((a, b) => beset(a) - beset(b))[0];
}

// ------------------------------------------------------------------ charged on foot

/**
 * The rider that somebody on foot charges in a stationary enemy vehicle, in sight and within reach; undefined if there
 * is none. BDZ-D-charge-vehicle.
 */
export function preyIn(w: BdzWorld, p: Person, v: Vehicle): Person | undefined {
  const riders = ableRiders(w, v.id).filter((q) => q.side !== p.side);
  if (atPeace(w.s) || !hasPlace(v) || v.speed > 0 || riders.length === 0) return undefined;
  const seen = riders.filter((q) => tableOf(w).sees(p.id, q.id));
  const [first] = seen.toSorted((a, b) => Number(isInOpen(v, b)) - Number(isInOpen(v, a)));
  return first && wayTo(w, p, first) ? first : undefined;
}

function wayTo(w: BdzWorld, p: Person, rider: Person, reaches = reachOf): Route | undefined {
  const left = inchesLeft(p);
  if (inchesToRider(w, p.id, rider) > left) return undefined;
  return wayToRider(w, rider, p.id, reaches(w, p, left), left);
}

/** Inches to contact with a rider: with its vehicle, or with its own base where that sticks out. BDZ-D-c9. */
export function inchesToRider(w: BdzWorld, who: string, rider: Person): number {
  const table = tableOf(w);
  return snap(Math.min(table.toVehicle(who, vehicleOf(w.s, rider.aboard)), table.distance(who, rider.id)));
}

/**
 * The cheapest way, of at most that many inches, into contact with a rider's vehicle, or with a rider in the open as if
 * on foot. BDZ-D-c9.
 */
export function wayToRider(
  w: BdzWorld,
  rider: Person,
  who: string,
  reach: Reach,
  most: number,
): Route | undefined {
  if (isAtRider(w, who, rider)) return reach.route(...reach.from);
  const ends = spotsAt(w, rider, who, reach.from).map((at) => ({ at, cost: reach.cost(...at) }));
  const [best] = ends.filter(({ cost }) => cost <= most).sort((a, b) => a.cost - b.cost);
  return best && reach.route(...best.at);
}

/** Places with room for a base in contact with a rider's vehicle, or with a rider in the open whose base sticks out. */
function spotsAt(w: BdzWorld, rider: Person, who: string, [x, y]: Place): Place[] {
  const v = vehicleOf(w.s, rider.aboard);
  const beside = nearestBeside(v, { x, y });
  const ahead: Place[] = [[beside.x, beside.y, 0]];
  if (isInOpen(v, rider)) ahead.push([...spotAt(v, bearingOf(x - v.x, y - v.y), BASE + IN_CONTACT), 0]);
  return [...ahead.filter(([x, y]) => isFree(w, who, x, y)), ...spotsRound(w, v, who)];
}

/**
 * Somebody on foot charges the people in a vehicle: Wanting To Charge, then a move to 4 inches, the charged test, and
 * contact. A driver carries on whatever it passes. BDZ-veh-test-charged-when, BDZ-veh-test-charged,
 * BDZ-D-charge-vehicle.
 */
export function* chargesVehicle(
  w: BdzWorld,
  who: string,
  vehicle: string,
  watches: readonly Watch[],
): Rule<void> {
  const prey = preyIn(w, personOf(w.s, who), vehicleOf(w.s, vehicle))?.id;
  if (prey === undefined) return;
  w.happen({ is: 'charges', cause: 'BDZ-act-charge', who, target: prey });
  const [taken] = yield* takeTest(w, {
    test: 'wanting-to-charge',
    who: [who],
    rule: 'BDZ-react-charge',
    causes: [prey],
    holds: (p, c) => holds(w, p, c, { causes: [prey] }),
  });
  if (taken?.result === 'charge') yield* rushesAt(w, who, vehicle, prey, watches);
  else if (taken) {
    w.happen({ is: 'halted', cause: 'BDZ-move-halt', who });
    const fire = yield* carryOut(w, taken, [prey]);
    if (fire) yield* exchange(w, [{ ...fire, why: 'active' }]);
  }
  if (personOf(w.s, who).status === 'carry-on' && !w.s.done.includes(who))
    w.happen({ is: 'rested', cause: 'BDZ-act-charge', who: [who] });
}

function* rushesAt(
  w: BdzWorld,
  who: string,
  vehicle: string,
  prey: string,
  watches: readonly Watch[],
): Rule<void> {
  // A Star who has cheated death is no longer aboard.
  const going = () =>
    carriesOn(personOf(w.s, who)) &&
    personOf(w.s, who).charges === prey &&
    personOf(w.s, prey).aboard === vehicle;
  const way = (reaches?: typeof reachOf) =>
    going() ? wayTo(w, personOf(w.s, who), personOf(w.s, prey), reaches) : undefined;
  const reaches = yield* comesNear(w, who, watches, way);
  const driver = driverOf(w.s, vehicle);
  if (going() && driver && takesVehicleTests(w, driver))
    yield* takesDriverTest(w, driver.id, 'vehicle-charged', { afoot: true });
  if (going()) yield* beingCharged(w, [{ by: who, target: prey, rear: false }], [prey]);
  const last = way(reaches);
  if (last) yield* walk(w, who, last, 'charge', 'BDZ-melee-start', []);
  if (!going() || !isAtRider(w, who, personOf(w.s, prey))) return;
  besieges(w, who, vehicle);
  const melees = w.s.melees.filter((m) => m.with === who);
  yield* fight(w, melees);
}
