import { ask, choose, type Rule } from '@shambles/engine';
import { grains, type Patch, patchesAt, shareIn, snap } from '@shambles/field';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { kindRow } from '../house/vehicle-rows.js';
import { driverOf, vehicleOf } from '../state.js';
import { type Body, shifted } from '../table/bodies.js';
import { REACHES, ROADS } from '../tables/vehicles.js';
import { takesDriverTest } from './driver.js';
import { groundNow } from './rolling.js';

/**
 * A vehicle's activation. Inches are road inches; an inch off the road counts as `off` of them. BDZ-veh-move-prorate.
 */
export interface Drive {
  readonly vehicle: string;
  /** The speed it had before. */
  readonly was: number;
  readonly back: boolean;
  /** Road inches that an inch off the road costs. BDZ-veh-crosscountry. */
  readonly off: number;
  /**
   * Inches beyond which the driver has to keep control, on the road and off it; Infinity if no test is needed.
   * BDZ-D-c81.
   */
  readonly safe: number;
  readonly safeOff: number;
  /** The speed it drives at, less after each turn. BDZ-veh-turning. */
  pace: number;
  /** Inches of the pace used up; inches driven in all, and since the last turn. */
  used: number;
  driven: number;
  sinceTurn: number;
  turns: number;
  /** True once the driver has tested to keep control beyond the safe distance. */
  kept: boolean;
}

/** Shares of Speed for moving off from rest, and for backing. BDZ-veh-accelerate-stopped, BDZ-veh-reverse. */
const FROM_REST = 1 / 2;
const REVERSE = 1 / 4;
/** Road inches that an inch off the road costs, unless the vehicle starts from rest. BDZ-veh-crosscountry. */
export const OFF_ROAD = REACHES.road[0] / REACHES.off[0];

/** Speeds in steps of half an inch, from the highest to the lowest; both ends are included exactly. */
function steps(least: number, most: number): number[] {
  const between = Array.from({ length: Math.floor(most * 2) + 1 }, (_, i) => i / 2);
  return [...new Set([most, ...between.filter((n) => n > least && n < most).reverse(), least])];
}

/** About how many lengths are offered at first. */
const OFFERED = 8;

/** True for an in-between length, which is offered only on request. */
export function isBetween(inches: number, most: number): boolean {
  return inches !== most && inches % Math.ceil(most / OFFERED) !== 0;
}

/** Inches as displayed: rounded down, so that no player is shown more than there are. */
export const shown = (inches: number): number => Math.floor(inches * 10) / 10;

/** A speed forwards, or back. */
interface Choice {
  readonly id: string;
  readonly inches: number;
  readonly back: boolean;
}

function choices(w: BdzWorld, vehicle: string, most: number): Choice[] {
  const { speed, kind } = vehicleOf(w.s, vehicle);
  const row = kindRow(w.book, kind);
  const least = Math.max(0, speed - row.speed);
  const forward = steps(least, most).map((inches) => ({ id: String(inches), inches, back: false }));
  if (speed > 0 || !row.reverse) return forward;
  const back = steps(0, row.speed * REVERSE).filter((n) => n > 0);
  return [...forward, ...back.map((inches) => ({ id: `back ${inches}`, inches, back: true }))];
}

/**
 * Asks for the vehicle's speed: up to Speed, half of it from rest, or a quarter of it backwards. A Driver Test allows
 * more, and the brakes limit how far it can slow down. BDZ-veh-move-normal, BDZ-veh-accelerate-moving, BDZ-veh-brake,
 * BDZ-veh-no-drivertest-from-rest.
 */
export function* choosesPace(w: BdzWorld, vehicle: string): Rule<Drive> {
  const v = vehicleOf(w.s, vehicle);
  const { speed } = kindRow(w.book, v.kind);
  const was = v.speed;
  const atRest = was === 0;
  let most = atRest ? speed * FROM_REST : Math.max(speed, was - speed);
  let all = choices(w, vehicle, most);
  let chosen = yield* asksPace(w, vehicle, all, !atRest);
  let [safe, safeOff] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (chosen === 'test') {
    const driver = driverOf(w.s, vehicle)?.id as string;
    const { passed } = yield* takesDriverTest(w, driver, 'driver-test');
    most = Math.max(speed * REACHES.road[passed], was - speed);
    // Only on the road may the driver settle for less and be spared the test. BDZ-veh-drivertest-option.
    if (passed === 2) [safe, safeOff] = [speed * REACHES.road[1], speed * REACHES.road[0]];
    all = choices(w, vehicle, most);
    chosen = yield* asksPace(w, vehicle, all, false);
  }
  const { inches, back } = all.find((c) => c.id === chosen) as Choice;
  w.happen({ is: 'drives', cause: 'BDZ-veh-move-normal', vehicle, pace: inches, back, locked: true });
  return {
    vehicle,
    was,
    back,
    off: atRest ? 1 : OFF_ROAD,
    safe,
    safeOff,
    pace: inches,
    used: 0,
    driven: 0,
    sinceTurn: Number.POSITIVE_INFINITY,
    turns: 0,
    kept: false,
  };
}

/** The heading for a speed; without a speed, the heading for the Driver Test. */
function kindOf(choice: Choice | undefined): 'ahead' | 'faster' | 'stay' | 'back' {
  if (!choice) return 'faster';
  if (choice.inches === 0) return 'stay';
  return choice.back ? 'back' : 'ahead';
}

function* asksPace(w: BdzWorld, vehicle: string, all: readonly Choice[], test: boolean): Rule<string> {
  const seat = driverOf(w.s, vehicle)?.seat as string;
  const most = Math.max(...all.filter((c) => !c.back).map((c) => c.inches));
  const [fastest = '', ...slower] = all.map((c) => c.id);
  const space = choose([fastest, ...(test ? ['test'] : []), ...slower], {
    id: (id) => id,
    seldom: (id) => all.some((c) => c.id === id && isBetween(c.inches, c.back ? most / 2 : most)),
    under: (id) => ({ key: `pace-kind.${kindOf(all.find((c) => c.id === id))}` }),
    line: (id) => {
      const found = all.find((c) => c.id === id);
      if (!found) return { key: 'pace.test' };
      if (found.inches === 0) return { key: 'pace.stand' };
      return { key: found.back ? 'pace.back' : 'pace.forward', values: { inches: shown(found.inches) } };
    },
  });
  return yield* ask(w, seat, 'BDZ-veh-move-normal', 'pace', space, { what: named(vehicle) });
}

// ------------------------------------------------------------------ on the road and off it

function roadsOf(w: BdzWorld): readonly Patch[] {
  return groundNow(w).patches.filter((p) => ROADS.includes(p.kind));
}

/** True if the middle of the vehicle is on the road. BDZ-veh-move-normal. */
export function isOnRoad(w: BdzWorld, at: { readonly x: number; readonly y: number }): boolean {
  if (ROADS.includes(groundNow(w).map.ground ?? '')) return true;
  return patchesAt(groundNow(w), at).some((p) => ROADS.includes(p.kind));
}

/** What the cost of a straight leg depends on. */
type Leg = Pick<Drive, 'vehicle' | 'back' | 'off'>;

/** Inches of the pace that a straight leg costs. BDZ-veh-move-prorate. */
export function costOf(w: BdzWorld, leg: Leg, inches: number): number {
  const body: Body = vehicleOf(w.s, leg.vehicle);
  if (inches === 0 || ROADS.includes(groundNow(w).map.ground ?? '')) return inches;
  const to = shifted(body, leg.back ? -inches : inches);
  const rings = roadsOf(w).map((p) => p.ring);
  const share = shareIn(rings, grains(body.x), grains(body.y), grains(to.x), grains(to.y));
  return snap(inches * (share + (1 - share) * leg.off));
}

/** Inches that the vehicle gets straight on for at most `most` inches of its pace. */
export function inchesFor(w: BdzWorld, leg: Leg, most: number): number {
  // There is no limit for a driver who need not keep control.
  if (most === Number.POSITIVE_INFINITY) return most;
  return farthest(0, most, (inches) => costOf(w, leg, inches) <= most);
}

/** Inches that it goes straight on before the driver has to keep control. BDZ-D-c81. */
export function safeInches(w: BdzWorld, drive: Drive): number {
  const [most, off] = [drive.safe, drive.safeOff].map((each) =>
    inchesFor(w, drive, Math.max(0, each - drive.used)),
  ) as [number, number];
  if (most === off) return most;
  const isOnRoadFrom = (inches: number) =>
    costOf(w, drive, inches) - costOf(w, drive, off) <= inches - off + ROUNDING;
  return farthest(off, most, isOnRoadFrom);
}

/** Tolerance for rounding, in inches. */
const ROUNDING = 0.0005;

/** The largest number for which a condition holds, by bisection to a thousandth; it must hold at `from`. */
function farthest(from: number, to: number, holds: (inches: number) => boolean): number {
  if (holds(to)) return to;
  let [low, high] = [grains(from), grains(to)];
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if (holds(mid / 1000)) low = mid;
    else high = mid;
  }
  return low / 1000;
}

/** The vehicle's present speed, which is lower off the road. BDZ-D-c7. */
export function speedNow(w: BdzWorld, drive: Drive): number {
  return isOnRoad(w, vehicleOf(w.s, drive.vehicle)) ? drive.pace : drive.pace / drive.off;
}
