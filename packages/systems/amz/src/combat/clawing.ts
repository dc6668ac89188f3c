import type { Rule } from '@shambles/engine';
import { downsAboard, immobilises, shrugsOff } from '../casualties/wrecking.js';
import { MOST_DICE } from '../dice/pools.js';
import type { AmzWorld } from '../facts.js';
import { metAs } from '../fire/weapons.js';
import { vehicleRow } from '../house/ground-rows.js';
import { checksMorale } from '../house/rows.js';
import { moraleCheck } from '../morale/checks.js';
import { activeOf, unitOf } from '../state.js';
import { isArmored } from '../table/rules.js';
import { against } from '../units/dice.js';
import { dieOf } from '../units/units.js';
import { assault } from './assault.js';

/** Sides of the dice for a vehicle's armor. AMZ-vehicle-attack. */
const ARMOR_DIE = 10;
/** This many hits in one attack immobilise a buttoned-up vehicle. AMZ-vehicle-attack. */
const IMMOBILISE = 6;

/**
 * A zombie unit attacks a Living one. People on foot are assaulted; a vehicle, or the vehicle that the unit rides in,
 * takes one attack. `held` is as in `assault`. AMZ-assault, AMZ-vehicle-attack.
 */
export function* fallsUpon(w: AmzWorld, by: string, on: string, held = false): Rule<void> {
  const met = metAs(w, on);
  if (unitOf(w.s, met).vehicle !== null) yield* attackVehicle(w, by, met);
  else yield* assault(w, by, on, held);
}

/**
 * Zombies in contact make one attack on a vehicle, without Close Combat: when their move ends in contact, or in step 11
 * instead of a random move. AMZ-vehicle-attack.
 */
export function* attackVehicle(w: AmzWorld, mob: string, vehicle: string): Rule<void> {
  const { vehicle: type, open, immobilised } = unitOf(w.s, vehicle);
  if (type === null) return;
  const found = yield* against(w, {
    rule: 'AMZ-vehicle-attack',
    label: 'claw',
    attack: {
      n: Math.min(MOST_DICE, activeOf(w.s, mob).length),
      sides: dieOf(w.book, unitOf(w.s, mob)),
      who: `unit.${mob}`,
    },
    defense: { n: vehicleRow(w.book, type).armor, sides: ARMOR_DIE, who: `unit.${vehicle}` },
    byDead: true,
  });
  w.tell({ is: 'clawed', cause: 'AMZ-vehicle-attack', unit: vehicle, mob, hits: found });
  if (isArmored(type) && !open) {
    if (found >= IMMOBILISE && !immobilised) immobilises(w, vehicle);
    else shrugsOff(w, vehicle, found);
    return;
  }
  const hurt = yield* downsAboard(w, vehicle, found, 'AMZ-vehicle-attack');
  for (const unit of hurt)
    if (checksMorale(w.book, unitOf(w.s, unit), 'casualties'))
      yield* moraleCheck(w, unit, 'AMZ-morale-check', 0, [mob]);
}
