import type { Rule } from '@shambles/engine';
import { capped, freeWill, type Passed, pass } from '@shambles/thw';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { hasFreeWill } from '../groups/tests.js';
import { seatsIn } from '../house/vehicle-rows.js';
import type { VehicleTest } from '../kinds.js';
import {
  driverOf,
  has,
  isPresent,
  isRunning,
  isUp,
  type Person,
  personOf,
  ridersOf,
  type Vehicle,
  vehicleOf,
} from '../state.js';
import { ailRow } from '../tables/ails.js';
import { type DriverResult, driverRow, opennessOf } from '../tables/vehicles.js';

/** Circumstances of a vehicle test. */
interface Handicap {
  /** Added to Rep. */
  readonly rep?: number;
  /** Dice rolled in addition. BDZ-T-road-aware. */
  readonly plus?: number;
  /** True if a collision threatens. BDZ-D-c8. */
  readonly bash?: boolean;
  /** True if characters charge it, not a vehicle. BDZ-veh-test-charged. */
  readonly afoot?: boolean;
}

export interface Tested {
  readonly passed: Passed;
  readonly result: DriverResult;
}

/**
 * Takes a vehicle test. A Star at the wheel, or somebody who tests like one, may choose the result on tests marked with
 * a star. BDZ-veh-tests, BDZ-veh-test-star-choice, BDZ-camp-road-cultists-types.
 */
export function* takesDriverTest(
  w: BdzWorld,
  who: string,
  test: VehicleTest,
  { rep = 0, plus = 0, bash = false, afoot = false }: Handicap = {},
): Rule<Tested> {
  const p = personOf(w.s, who);
  const row = driverRow(test);
  const results = (bash && row.bash) || (afoot && row.afoot) || row.results;
  const tell = (passed: Passed, by: 'dice' | 'free-will') => {
    const result = results[passed];
    w.happen({ is: 'driver-tested', cause: RULES[test], to: 'all', who, test, passed, by, result });
    return { passed, result };
  };
  // A driver charged on foot does the same whatever it passes, so there is nothing to choose.
  if (row.star && hasFreeWill(p) && !afoot) {
    const told = { who: one(who), tests: [word(`test.${test}`)] };
    const chosen = yield* freeWill(w, p.seat, 'BDZ-veh-test-star-choice', told, (n) => results[n]);
    if (chosen !== 'roll') return tell(chosen, 'free-will');
  }
  const rule = RULES[test];
  const roll = {
    rule,
    label: 'driver',
    table: 'BDZ-T-veh-reactions',
    seat: p.seat,
    who: `test.${test}`,
  } as const;
  // BDZ-attr-slow-to-react.
  const slow = test === 'vehicle-in-sight' && has(p, 'slow-to-react') ? 1 : 0;
  return tell(capped(yield* pass(w, driverDice(p, test) + plus, p.rep + rep - slow, roll)), 'dice');
}

/** The rule cited for each test. */
const RULES = {
  'vehicle-in-sight': 'BDZ-veh-test-insight',
  'vehicle-received-fire': 'BDZ-veh-test-receivedfire',
  'vehicle-charge': 'BDZ-veh-test-charge',
  'vehicle-charged': 'BDZ-veh-test-charged',
  'being-run-down': 'BDZ-veh-test-rundown',
  'lose-control': 'BDZ-veh-test-losecontrol',
  'driver-test': 'BDZ-veh-driver-test',
} as const;

/**
 * Dice for a vehicle test, changed by attributes. The Driver Test is not a reaction test. BDZ-attr-stone-cold,
 * BDZ-attr-born-leader, BDZ-attr-poser, BDZ-attr-wuss, BDZ-camp-road-refugees-shell, BDZ-veh-test-transporter,
 * BDZ-veh-tests.
 */
export function driverDice(p: Person, test: VehicleTest): number {
  if (test === 'driver-test') return 2;
  const charge = test === 'vehicle-charge' || test === 'vehicle-charged';
  if (charge && ailRow(p.ails).oneDie.includes('being-charged')) return 1;
  const cool = has(p, 'stone-cold') || (test === 'lose-control' && has(p, 'transporter'));
  const poses = has(p, 'poser') && test === 'vehicle-received-fire';
  const fears = has(p, 'wuss') && charge;
  return (poses || fears ? 1 : cool ? 3 : 2) + (has(p, 'born-leader') && test !== 'vehicle-in-sight' ? 1 : 0);
}

/** True if it is running and somebody drives it. */
export function isDriven(w: BdzWorld, vehicle: string): boolean {
  return isRunning(vehicleOf(w.s, vehicle)) && driverOf(w.s, vehicle) !== undefined;
}

/** The side of the people in a vehicle, of a body only if nobody else is in it; undefined if it is empty. */
export function sideOf(w: BdzWorld, vehicle: string): string | undefined {
  const riders = ridersOf(w.s, vehicle);
  return (riders.find(isPresent) ?? riders[0])?.side;
}

/**
 * Free seats. The wheel is one of the front seats, and the wounded whom riders carry sit as well, behind if they can.
 * BDZ-veh-def-seats, BDZ-veh-type-motorcycle.
 */
export function seatsFree(w: BdzWorld, vehicle: string): { readonly [sits in Person['sits']]: number } {
  const [front, rear] = seatsIn(w.book, vehicleOf(w.s, vehicle));
  const riders = ridersOf(w.s, vehicle);
  const carried = riders.filter((p) => p.retrieves !== '').length;
  const behind = Math.min(rear, riders.filter((p) => p.sits === 'rear').length + carried);
  const before = riders.length + carried - behind;
  const wheel = riders.some((p) => p.sits === 'wheel') ? 0 : 1;
  return { wheel: Math.min(wheel, front - before), front: front - before - wheel, rear: rear - behind };
}

/** True for riders in the open: on a motorcycle, an ATV or a pickup's bed. BDZ-veh-shoot-occupants. */
export function isInOpen(v: Vehicle, p: Pick<Person, 'sits'>): boolean {
  const open = opennessOf(v.kind);
  return open === 'all' || (open === 'rear' && p.sits === 'rear' && !v.covered);
}

/** People in a vehicle who are able to act. */
export function ableRiders(w: BdzWorld, vehicle: string): Person[] {
  return ridersOf(w.s, vehicle).filter(isUp);
}

/** True if it still runs, or can be mended. */
export function isUsable({ condition }: Pick<Vehicle, 'condition'>): boolean {
  return condition === 'runs' || condition === 'disabled';
}
