import { type Rule, roll } from '@shambles/engine';
import { DEAD, LIVING } from '../book.js';
import { downsAboard, immobilises } from '../casualties/wrecking.js';
import { hits, SUCCESS } from '../dice/matching.js';
import { MOST_DICE } from '../dice/pools.js';
import type { AmzWorld } from '../facts.js';
import { metAs } from '../fire/weapons.js';
import { moraleCheck } from '../morale/checks.js';
import { activeOf, unitOf } from '../state.js';
import { isArmored } from '../table/rules.js';
import { vehicleRow } from '../units/rows.js';
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

interface Opposed {
  readonly rule: 'AMZ-vehicle-attack';
  readonly label: string;
  readonly attack: { readonly n: number; readonly sides: number; readonly who: string };
  readonly defense: { readonly n: number; readonly sides: number; readonly who: string };
  readonly byDead: boolean;
}

/** Rolls two pools against each other and returns the hits. AMZ-fire-matching. */
export function* against(w: AmzWorld, { rule, label, attack, defense, byDead }: Opposed): Rule<number> {
  const { faces } = yield* roll(w, {
    kind: 'roll',
    rule,
    label,
    seat: byDead ? DEAD : LIVING,
    pools: [{ ...attack, from: SUCCESS }, defense],
  });
  return hits(faces[0] ?? [], faces[1] ?? []);
}

/**
 * Zombies in contact make one attack on a vehicle, without Close Combat: when their move ends in contact, or in step 11
 * instead of a random move. AMZ-vehicle-attack.
 */
export function* attackVehicle(w: AmzWorld, mob: string, vehicle: string): Rule<void> {
  const { vehicle: type, open } = unitOf(w.s, vehicle);
  if (type === null) return;
  const found = yield* against(w, {
    rule: 'AMZ-vehicle-attack',
    label: 'claw',
    attack: {
      n: Math.min(MOST_DICE, activeOf(w.s, mob).length),
      sides: dieOf(unitOf(w.s, mob)),
      who: `unit.${mob}`,
    },
    defense: { n: vehicleRow(type).armor, sides: ARMOR_DIE, who: `unit.${vehicle}` },
    byDead: true,
  });
  w.tell({ is: 'clawed', cause: 'AMZ-vehicle-attack', unit: vehicle, mob, hits: found });
  if (isArmored(type) && !open) {
    if (found >= IMMOBILISE) immobilises(w, vehicle);
    return;
  }
  const hurt = yield* downsAboard(w, vehicle, found, 'AMZ-vehicle-attack');
  for (const unit of hurt) yield* moraleCheck(w, unit, 'AMZ-morale-check', 0, [mob]);
}
