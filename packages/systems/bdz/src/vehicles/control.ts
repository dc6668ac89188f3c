import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { damageBy, loudness } from '../house/rows.js';
import { settle } from '../reaction/exchange.js';
import type { RuleId } from '../register.js';
import { emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import { driverOf, type Person, ridersOf, vehicleOf } from '../state.js';
import { ROLL_IMPACT } from '../tables/vehicles.js';
import { type Tested, takesDriverTest } from './driver.js';

/** The driver to blame for harm to people in a vehicle, or nobody. BDZ-D-c62. */
export interface Blame {
  readonly by: string;
  readonly rep: number;
}
/** Blame for an accident. The high Rep keeps a Star from being Larger Than Life. */
const NOBODY: Blame = { by: '', rep: 9 };

/** The blame for a vehicle that strikes another: its driver. */
export function blameOf(w: BdzWorld, vehicle: string): Blame {
  const driver = driverOf(w.s, vehicle);
  return driver ? { by: driver.id, rep: driver.rep } : NOBODY;
}

/**
 * The driver tries to keep control; the row depends on whether a collision threatens. A vehicle without a driver takes
 * no test, and collides if a collision threatens. BDZ-veh-lose-control, BDZ-D-c82.
 */
export function* losesControl(
  w: BdzWorld,
  vehicle: string,
  {
    bash = false,
    rep = 0,
    blame = NOBODY,
  }: { readonly bash?: boolean; readonly rep?: number; readonly blame?: Blame } = {},
): Rule<Tested> {
  const driver = driverOf(w.s, vehicle);
  if (!driver) return { passed: 0, result: bash ? 'collide' : 'carry-on' };
  const tested = yield* takesDriverTest(w, driver.id, 'lose-control', { rep, bash });
  if (tested.result === 'roll-over') yield* overturns(w, vehicle, 'BDZ-veh-test-losecontrol-0', blame);
  if (tested.result === 'swerve-and-stall')
    w.happen({ is: 'engine', cause: 'BDZ-veh-test-losecontrol-1', vehicle, does: 'stalls' });
  return tested;
}

/**
 * The vehicle ends on its side for good; everybody in or on it rolls ranged damage. BDZ-veh-test-losecontrol-0,
 * BDZ-veh-bash-damage.
 */
export function* overturns(w: BdzWorld, vehicle: string, cause: RuleId, blame: Blame = NOBODY): Rule<void> {
  w.happen({ is: 'damaged', cause, vehicle, condition: 'overturned', exploded: false });
  const call = emptyCall();
  for (const { id, seat } of inside(w, vehicle)) {
    const die = yield* sum(w, 1, { rule: cause, label: 'damage', table: 'BDZ-T-damage', seat, who: id });
    const damage = damageBy(w.book, die, ROLL_IMPACT, 'human');
    w.happen({ is: 'wound', cause, who: id, by: blame.by, die, against: ROLL_IMPACT, damage });
    yield* hurt(w, id, damage, { ...blame, zombie: false }, call);
  }
  yield* settle(w, call);
}

/** Living people in or on it, and the wounded that they carry. */
function inside(w: BdzWorld, vehicle: string): Person[] {
  const riders = ridersOf(w.s, vehicle);
  const carried = w.s.people.filter((q) => riders.some((p) => p.retrieves === q.id));
  return [...riders, ...carried].filter((p) => p.status !== 'dead');
}

/** Everybody inside dies, and the noise carries far. BDZ-veh-bash-damage, BDZ-D-c84. */
export function* explodes(w: BdzWorld, vehicle: string, blame: Blame): Rule<void> {
  const { x, y } = vehicleOf(w.s, vehicle);
  w.happen({ is: 'damaged', cause: 'BDZ-veh-bash-damage', vehicle, condition: 'wreck', exploded: true });
  w.happen({ is: 'noise', cause: 'BDZ-D-c84', at: [x, y, 0], shots: loudness(w.book, 'explosion') });
  const call = emptyCall();
  for (const { id } of inside(w, vehicle)) yield* hurt(w, id, 'dead', { ...blame, zombie: false }, call);
  yield* settle(w, call);
}
