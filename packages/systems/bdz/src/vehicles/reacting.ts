import { ask, choose, type Line, type Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { pass } from '@shambles/thw';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { kindRow } from '../house/vehicle-rows.js';
import type { RuleId } from '../register.js';
import { driverOf, type Owing, personOf, type Vehicle, vehicleOf } from '../state.js';
import { isOnTable, offHeading, shifted, turned } from '../table/bodies.js';
import { laneOf } from '../table/lane.js';
import { tableOf } from '../table.js';
import { collides } from './bashing.js';
import { losesControl, overturns } from './control.js';
import { isDriven, sideOf, takesDriverTest } from './driver.js';
import { inchesFor, OFF_ROAD, shown } from './pace.js';
import { groundNow, isAdrift, laneFor, type Meets, pivots, rolls } from './rolling.js';
import { strikes } from './running-down.js';

/** How far a vehicle bends in reaction, in degrees. BDZ-veh-test-insight, BDZ-D-c76. */
const BEND = 45;
/** How far it veers away from danger, in inches. BDZ-veh-test-receivedfire. */
const VEER = 3;
/** The share of its current speed that every involuntary move covers. BDZ-D-c84. */
const HALF = 1 / 2;

/**
 * For a vehicle that cannot stop: figures in the lane are run down, anything else is a collision. BDZ-D-c83, BDZ-D-c82.
 */
export const MEETS: Meets = {
  *meets(w, vehicle, hit, left, met, by) {
    if (hit.thing.what !== 'figure') return yield* collides(w, vehicle, hit, { left, met, by });
    yield* strikes(w, vehicle, hit.thing.id);
    return left;
  },
  reacts: (w, vehicle) => breaksOff(w, vehicle),
};

/**
 * Settles what drivers owe until nobody owes anything. Vehicles whose driver is out of action run on; other drivers
 * take their tests, or drive away from what made them duck, until the vehicle has moved once. BDZ-D-c80,
 * BDZ-D-veh-after.
 */
export function* driversReact(w: BdzWorld): Rule<void> {
  for (;;) {
    const [[lost], [owed]] = [w.s.adrift, w.s.owing];
    if (lost) yield* losesWheel(w, lost.vehicle, lost.rep);
    else if (owed) yield* reacts(w, owed);
    else return;
  }
}

/**
 * Drivers react before a vehicle goes on. True if that has moved, turned or stopped this one, whose way ends there.
 * BDZ-D-veh-after, BDZ-react-in-sight, BDZ-veh-test-receivedfire-when.
 */
export function* breaksOff(w: BdzWorld, vehicle: string): Rule<boolean> {
  const { x, y, facing, speed } = vehicleOf(w.s, vehicle);
  yield* driversReact(w);
  const now = vehicleOf(w.s, vehicle);
  return now.x !== x || now.y !== y || now.facing !== facing || now.speed !== speed;
}

function* reacts(w: BdzWorld, { driver, what, causes, plus }: Owing): Rule<void> {
  const vehicle = personOf(w.s, driver).aboard;
  const able = vehicle !== '' && isDriven(w, vehicle) && driverOf(w.s, vehicle)?.id === driver;
  const fresh = able && !vehicleOf(w.s, vehicle).reacted;
  w.happen({ is: 'reacted', cause: 'BDZ-D-c80', driver, what, free: true });
  if (!fresh) return;
  const from = causes.filter((id) => tableOf(w).has(id));
  if (what === 'away') return yield* flees(w, vehicle, from, 'BDZ-veh-shoot-driver-duckback');
  const { result } = yield* takesDriverTest(w, driver, what, { plus: plus ?? 0 });
  if (result === 'go-half')
    yield* goesHalf(
      w,
      vehicle,
      what === 'vehicle-in-sight' ? 'BDZ-veh-test-insight' : 'BDZ-veh-test-receivedfire',
    );
  if (result === 'veer' || result === 'veer-and-lose-control') yield* veers(w, vehicle, from);
  if (result === 'veer-and-lose-control') yield* losesControl(w, vehicle);
}

/** The vehicle makes its one move in reaction; a test after which it stays as it was does not count. BDZ-D-c80. */
function givesWay(w: BdzWorld, vehicle: string): void {
  w.happen({ is: 'gave-way', cause: 'BDZ-D-c80', vehicle });
}

/** A way to drive on: the bend, the inches, and whether the vehicle then stops. */
interface Way {
  readonly id: string;
  readonly line: Line;
  readonly bend: number;
  readonly inches: number;
  readonly stop: boolean;
  /** True if offered only on request. */
  readonly seldom: boolean;
}

/** Bends offered first, and slighter ones offered on request. BDZ-veh-test-insight. */
const BENDS = [0, -BEND, BEND] as const;
const SLIGHTER = [-30, -15, 15, 30] as const;

/**
 * All ways to drive on for at most `most` inches: as far as it is clear, or any shorter whole number of inches.
 * BDZ-veh-test-insight.
 */
function waysOn(w: BdzWorld, vehicle: string, most: number): Way[] {
  return [...BENDS, ...SLIGHTER].flatMap((bend) => {
    const clear = clearAhead(w, vehicle, bend, most);
    if (clear <= 0) return [];
    const shorter = Array.from({ length: Math.ceil(clear) - 1 }, (_, i) => Math.ceil(clear) - 1 - i);
    return [most, ...shorter].flatMap((inches) =>
      [false, true].map((stop) => wayOn(bend, inches, stop, inches === most)),
    );
  });
}

function wayOn(bend: number, inches: number, stop: boolean, far: boolean): Way {
  const seldom = !far || !BENDS.some((each) => each === bend);
  const side = bend < 0 ? 'left' : bend > 0 ? 'right' : 'straight';
  const then = stop ? 'stop' : '';
  const id = ['go', bend, ...(far ? [] : ['by', inches]), then].join(' ').trim();
  const key = seldom ? `react.part-${side}` : `react.go-${bend}`;
  const values = seldom ? { values: { inches: shown(inches), degrees: Math.abs(bend) } } : {};
  return { id, line: { key: stop ? `${key}-stop` : key, ...values }, bend, inches, stop, seldom };
}

/** The heading for a way on; without one, the vehicle stays where it is. */
function kindOf(way: Way | undefined): 'here' | 'straight' | 'left' | 'right' {
  if (!way) return 'here';
  return way.bend === 0 ? 'straight' : way.bend < 0 ? 'left' : 'right';
}

/**
 * Drives on for at most half its speed, if the driver likes with a bend of up to 45 degrees, and stops or not.
 * BDZ-veh-test-insight.
 */
function* goesHalf(w: BdzWorld, vehicle: string, rule: RuleId): Rule<void> {
  const { speed } = vehicleOf(w.s, vehicle);
  const seat = driverOf(w.s, vehicle)?.seat as string;
  if (speed === 0) return;
  const most = speed * HALF;
  const ways = waysOn(w, vehicle, most);
  const first = ways.filter(({ seldom }) => !seldom).map(({ id }) => id);
  const others = ways.filter(({ seldom }) => seldom).map(({ id }) => id);
  const wayOf = (id: string) => ways.find((way) => way.id === id);
  const chosen: string = yield* ask(
    w,
    seat,
    rule,
    'react',
    choose(['stay', 'stop', ...first, ...others], {
      id: (id) => id,
      line: (id) => wayOf(id)?.line ?? { key: `react.${id}` },
      seldom: (id) => others.includes(id),
      under: (id) => ({ key: `react-kind.${kindOf(wayOf(id))}` }),
    }),
    { what: named(vehicle), inches: shown(most) },
  );
  if (chosen === 'stay') return;
  givesWay(w, vehicle);
  const way = wayOf(chosen);
  if (way) {
    pivots(w, vehicle, way.bend, rule);
    // A driver in control stops short of an obstacle. BDZ-veh-obstacle.
    const inches = clearAhead(w, vehicle, 0, way.inches);
    const spared = laneFor(w, vehicle, inches).hits.map(({ thing }) => thing.id);
    const through = yield* rolls(w, vehicle, inches, rule, MEETS, new Set(spared));
    // Nobody stops one whose driver is out of action; one told to halt on the way still stops if that was chosen.
    // BDZ-veh-driver-disabled, BDZ-move-halt.
    if (isAdrift(w, vehicle) || (!through && !vehicleOf(w.s, vehicle).halts)) return;
  }
  if (!way || way.stop) w.happen({ is: 'speed', cause: rule, vehicle, speed: 0 });
}

/** Inches that the vehicle can go after a bend without touching anything. */
function clearAhead(w: BdzWorld, vehicle: string, bend: number, inches: number): number {
  const v = vehicleOf(w.s, vehicle);
  const [first] = laneOf(w.s, groundNow(w), turned(v, bend, w.book.options.pivot), inches).hits;
  return first ? Math.min(inches, first.at) : inches;
}

/** Drives forward half of its speed, then 3 inches away from the danger. BDZ-veh-test-receivedfire. */
function* veers(w: BdzWorld, vehicle: string, from: readonly string[]): Rule<void> {
  const rule = 'BDZ-veh-test-receivedfire';
  const { speed } = vehicleOf(w.s, vehicle);
  if (speed === 0) return;
  givesWay(w, vehicle);
  yield* rolls(w, vehicle, speed * HALF, rule, MEETS);
  const v = vehicleOf(w.s, vehicle);
  if (!hasPlace(v) || v.speed === 0 || isAdrift(w, vehicle)) return;
  pivots(w, vehicle, bendFrom(w, v, from), rule);
  yield* rolls(w, vehicle, VEER, rule, MEETS);
}

/** The bend away from the danger: to the left if the danger is to the right. */
function bendFrom(w: BdzWorld, v: Vehicle, from: readonly string[]): number {
  const [danger] = from;
  return danger !== undefined && offHeading(v, tableOf(w).at(danger)) <= 0 ? BEND : -BEND;
}

/**
 * A driver told to duck back or retire drives on, and first bends away from the danger if that is ahead.
 * BDZ-veh-shoot-driver-duckback.
 */
function* flees(w: BdzWorld, vehicle: string, from: readonly string[], rule: RuleId): Rule<void> {
  const v = vehicleOf(w.s, vehicle);
  const [danger] = from;
  if (v.speed === 0) return;
  givesWay(w, vehicle);
  if (danger !== undefined && Math.abs(offHeading(v, tableOf(w).at(danger))) <= 90)
    pivots(w, vehicle, bendFrom(w, v, from), rule);
  yield* rolls(w, vehicle, v.speed * HALF, rule, MEETS);
}

// ------------------------------------------------------------------ nobody at the wheel

/**
 * The driver is out of action: one die decides whether the vehicle overturns or runs on. BDZ-veh-driver-disabled,
 * BDZ-D-c15.
 */
function* losesWheel(w: BdzWorld, vehicle: string, rep: number): Rule<void> {
  w.happen({ is: 'wheel-lost', cause: 'BDZ-veh-driver-disabled', vehicle });
  if (!hasPlace(vehicleOf(w.s, vehicle)) || vehicleOf(w.s, vehicle).speed === 0) return;
  const roll = {
    rule: 'BDZ-veh-driver-disabled',
    label: 'driver',
    table: 'BDZ-T-veh-reactions',
    who: `vehicle.${vehicle}`,
  } as const;
  if ((yield* pass(w, 1, rep, roll)) === 0) yield* overturns(w, vehicle, 'BDZ-veh-test-losecontrol-0');
  else yield* coasts(w, vehicle);
}

/** Runs straight on for half its speed. A vehicle above Speed keeps the excess and coasts again. BDZ-D-c84. */
export function* coasts(w: BdzWorld, vehicle: string): Rule<void> {
  const { speed, kind } = vehicleOf(w.s, vehicle);
  yield* rolls(w, vehicle, speed * HALF, 'BDZ-D-c84', MEETS);
  const v = vehicleOf(w.s, vehicle);
  if (hasPlace(v) && v.speed > 0)
    w.happen({
      is: 'speed',
      cause: 'BDZ-D-c84',
      vehicle,
      speed: Math.max(0, speed - kindRow(w.book, kind).speed),
    });
}

/**
 * A vehicle of the side that moves by itself when the side begins to act; undefined if none is left. With nobody able
 * at the wheel it coasts; a driver who has hunkered down makes for the edge of the table. BDZ-D-c84,
 * BDZ-veh-shoot-driver-hunker.
 */
export function selfDriven(w: BdzWorld, side: string): string | undefined {
  return w.s.vehicles.find((v) => {
    if (!hasPlace(v) || v.driven || (sideOf(w, v.id) ?? w.s.order[0]) !== side) return false;
    return isDriven(w, v.id) ? driverOf(w.s, v.id)?.status === 'hunkered' : v.speed > 0;
  })?.id;
}

export function* drivesItself(w: BdzWorld, vehicle: string): Rule<void> {
  const driven = isDriven(w, vehicle);
  const { speed } = vehicleOf(w.s, vehicle);
  const most = kindRow(w.book, vehicleOf(w.s, vehicle).kind).speed * (speed === 0 ? HALF : 1);
  const off = speed === 0 ? 1 : OFF_ROAD;
  w.happen({
    is: 'drives',
    cause: 'BDZ-D-c84',
    vehicle,
    pace: driven ? most : speed,
    back: false,
    locked: true,
  });
  if (!driven) return yield* coasts(w, vehicle);
  pivots(w, vehicle, outwards(w, vehicleOf(w.s, vehicle)), 'BDZ-veh-shoot-driver-hunker');
  const inches = inchesFor(w, { vehicle, back: false, off }, most);
  yield* rolls(w, vehicle, inches, 'BDZ-veh-shoot-driver-hunker', MEETS);
  // Off the road it has covered fewer inches. BDZ-D-c80.
  if (inches < most && vehicleOf(w.s, vehicle).speed > 0)
    w.happen({ is: 'speed', cause: 'BDZ-D-c80', vehicle, speed: inches });
}

/** The bend, of at most 90 degrees, that brings it nearest to the edge of the table, or over it. */
function outwards(w: BdzWorld, v: Vehicle): number {
  const { width, height } = groundNow(w);
  const { speed } = kindRow(w.book, v.kind);
  const toEdge = (bend: number) => {
    const { x, y } = shifted(turned(v, bend, w.book.options.pivot), speed);
    if (!isOnTable(groundNow(w), { x, y })) return 0;
    return Math.min(x, y, width / 1000 - x, height / 1000 - y);
  };
  return [0, -BEND, BEND, -2 * BEND, 2 * BEND].reduce((a, b) => (toEdge(b) < toEdge(a) ? b : a));
}
