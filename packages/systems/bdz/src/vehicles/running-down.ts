import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { damageBy } from '../house/rows.js';
import { kindRow } from '../house/vehicle-rows.js';
import { exchange, settle } from '../reaction/exchange.js';
import { emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import { gunsFor, targetsAmong } from '../shooting/weapons.js';
import { carriesOn, driverOf, isUp, personOf, vehicleOf } from '../state.js';
import { blameOf, losesControl } from './control.js';
import { sideOf, takesDriverTest } from './driver.js';
import { stepsAside } from './rolling.js';

/**
 * A figure in the lane dodges or is hit. After a hit the driver may lose control. BDZ-veh-test-rundown,
 * BDZ-veh-rundown-several.
 */
export function* strikes(w: BdzWorld, vehicle: string, who: string, warned = false): Rule<void> {
  const fate = yield* fateOf(w, vehicle, who, warned);
  if (fate === 'dodge') yield* firesAtDriver(w, vehicle, who);
  const clear = fate !== 'hit' && stepsAside(w, vehicle, who, fate === 'dodge');
  if (!clear) yield* hits(w, vehicle, who);
}

/**
 * What a figure in the lane does. Zombies and the helpless never dodge; friends step aside without a roll.
 * BDZ-veh-rundown-zombies, BDZ-D-c83.
 */
export function* fateOf(
  w: BdzWorld,
  vehicle: string,
  who: string,
  warned: boolean,
): Rule<'hit' | 'dodge' | 'step'> {
  if (isZed(who) || !isUp(personOf(w.s, who))) return 'hit';
  const p = personOf(w.s, who);
  if (p.side === sideOf(w, vehicle)) return 'step';
  const more = warned ? 1 : 0;
  const { result } = yield* takesDriverTest(w, who, 'being-run-down', { rep: more });
  if (result !== 'by-rep') return result === 'dodge' ? 'dodge' : 'hit';
  const rep = driverOf(w.s, vehicle)?.rep ?? 0;
  return p.prone || rep > p.rep + more ? 'hit' : 'dodge';
}

/** Fires before dodging, if possible. BDZ-D-c68. */
export function* firesAtDriver(w: BdzWorld, vehicle: string, who: string): Rule<void> {
  const driver = driverOf(w.s, vehicle)?.id;
  if (driver === undefined || !couldFireAt(w, driver, who)) return;
  yield* exchange(w, [{ who, at: [driver], snap: false, why: 'reaction', charged: false }]);
}

/** True if the figure carries on and has a gun that reaches the driver, whom it sees. */
export function couldFireAt(w: BdzWorld, driver: string, who: string): boolean {
  const p = personOf(w.s, who);
  const guns = carriesOn(p) ? gunsFor(w, p, [driver]) : [];
  return guns.some(({ gun }) => targetsAmong(w, who, gun, [driver]).length > 0);
}

/** Rolls ranged damage with the vehicle's Bash Value, then Lose Control. BDZ-veh-rundown-damage, BDZ-D-c83. */
export function* hits(w: BdzWorld, vehicle: string, who: string): Rule<void> {
  const { bash } = kindRow(w.book, vehicleOf(w.s, vehicle).kind);
  const blame = blameOf(w, vehicle);
  const by = blame.by || who;
  const seat = driverOf(w.s, vehicle)?.seat;
  const roll = { label: 'damage', table: 'BDZ-T-damage', ...(seat !== undefined && { seat }), who } as const;
  const die = yield* sum(w, 1, { rule: 'BDZ-veh-rundown-damage', ...roll });
  const damage = damageBy(w.book, die, bash, isZed(who) ? 'zombie' : 'human');
  w.happen({ is: 'wound', cause: 'BDZ-veh-rundown-damage', who, by, die, against: bash, damage });
  const call = emptyCall();
  yield* hurt(w, who, damage, { by, rep: blame.rep, zombie: false }, call);
  yield* settle(w, call);
  yield* losesControl(w, vehicle);
}
