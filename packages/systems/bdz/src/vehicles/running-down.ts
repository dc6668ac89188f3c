import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { isZed } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { exchange } from '../reaction/exchange.js';
import { emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import { gunsFor, targetsAmong } from '../shooting/weapons.js';
import { carriesOn, driverOf, isUp, personOf, vehicleOf } from '../state.js';
import { damageBy } from '../tables/combat.js';
import { kindRow } from '../tables/vehicles.js';
import { collides } from './bashing.js';
import { afterwards, blameOf, losesControl } from './control.js';
import { sideOf, takesDriverTest } from './driver.js';
import { isAdrift, laneFor, type Meets, rolls, stepsAside } from './rolling.js';

/** The distance from its target at which a charging vehicle halts for the test, in inches. BDZ-veh-test-charge. */
export const HALT = 3;

/**
 * For a vehicle that cannot stop: figures in the lane are run down, anything else is a collision. BDZ-D-c83, BDZ-D-c82.
 */
export const MEETS: Meets = {
  *meets(w, vehicle, hit, left, met) {
    if (hit.thing.what !== 'figure') return yield* collides(w, vehicle, hit, { left, met, by: MEETS });
    yield* strikes(w, vehicle, hit.thing.id);
    return left;
  },
};

/**
 * A figure in the lane dodges or is hit. After a hit the driver may lose control. BDZ-veh-test-rundown,
 * BDZ-veh-rundown-several.
 */
function* strikes(w: BdzWorld, vehicle: string, who: string, warned = false): Rule<void> {
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
  const { bash } = kindRow(vehicleOf(w.s, vehicle).kind);
  const blame = blameOf(w, vehicle);
  const by = blame.by || who;
  const seat = driverOf(w.s, vehicle)?.seat;
  const roll = { label: 'damage', table: 'BDZ-T-damage', ...(seat !== undefined && { seat }), who } as const;
  const die = yield* sum(w, 1, { rule: 'BDZ-veh-rundown-damage', ...roll });
  const damage = damageBy(die, bash, isZed(who) ? 'zombie' : 'human');
  w.happen({ is: 'wound', cause: 'BDZ-veh-rundown-damage', who, by, die, against: bash, damage });
  const call = emptyCall();
  yield* hurt(w, who, damage, { by, rep: blame.rep, zombie: false }, call);
  yield* afterwards(w, call);
  yield* losesControl(w, vehicle);
}

/**
 * A driver runs at targets in the lane on one throw. The vehicle halts before the nearest, then drives on through all
 * of them, from near to far. After a miss the targets fire and dodge, and it drives on past them.
 * BDZ-veh-rundown-procedure, BDZ-D-c83.
 */
export function* runsDown(
  w: BdzWorld,
  vehicle: string,
  targets: readonly string[],
  left: number,
): Rule<void> {
  const driver = driverOf(w.s, vehicle);
  const nearest = laneFor(w, vehicle, left).hits.find(({ thing }) => targets.includes(thing.id));
  if (!driver || !nearest) return;
  const { result } = yield* takesDriverTest(w, driver.id, 'vehicle-charge');
  if (result === 'miss') {
    for (const who of targets.filter((id) => !isZed(id) && isUp(personOf(w.s, id)))) {
      yield* firesAtDriver(w, vehicle, who);
      stepsAside(w, vehicle, who, true);
      if (isAdrift(w, vehicle)) return;
    }
    yield* rolls(w, vehicle, left, 'BDZ-veh-test-charge', MEETS, new Set(targets));
    return;
  }
  const first = Math.max(0, nearest.at - HALT);
  yield* rolls(w, vehicle, first, 'BDZ-veh-test-charge', MEETS);
  const warned = result === 'run-at-warned';
  yield* rolls(w, vehicle, left - first, 'BDZ-veh-rundown-procedure', {
    *meets(world, id, hit, rest, met) {
      if (!targets.includes(hit.thing.id)) return yield* MEETS.meets(world, id, hit, rest, met);
      yield* strikes(world, id, hit.thing.id, warned);
      return rest;
    },
  });
}
