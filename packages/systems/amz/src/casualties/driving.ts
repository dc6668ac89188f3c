import type { Rule } from '@shambles/engine';
import { MOST_DICE } from '../dice/pools.js';
import type { AmzWorld } from '../facts.js';
import { armorDice, bonusDice } from '../house/rows.js';
import { isHeld } from '../movement/marching.js';
import { activeOf, isLiving, type Unit, unitOf } from '../state.js';
import { tableOf } from '../table/table.js';
import { against } from '../units/dice.js';
import { dieOf, foesOf } from '../units/units.js';
import { takesHits } from './hits.js';

/** The vehicle's dice when it pushes through a mob. AMZ-vehicle-attack. */
const PUSH = { n: 3, sides: 8 } as const;

/**
 * A moving vehicle has reached a place on its way. It pushes through each mob that it touches, once a move, and a large
 * mob stops it. `pushed` are the mobs already pushed in this move. Returns whether it goes on. AMZ-vehicle-attack.
 */
export function* drivesOn(w: AmzWorld, vehicle: string, pushed: string[]): Rule<boolean> {
  if (isHeld(w, vehicle)) {
    w.happen({ is: 'halts', cause: 'AMZ-vehicle-attack', unit: vehicle });
    return false;
  }
  const touched = w.s.units.filter(
    (z) => !isLiving(z) && !pushed.includes(z.id) && tableOf(w).inContact(vehicle, z.id),
  );
  for (const { id } of touched) {
    pushed.push(id);
    yield* pushes(w, vehicle, id);
  }
  return true;
}

/** True if a vehicle is in contact with any of the dead. */
export const touchesFoe = (w: AmzWorld, vehicle: string): boolean =>
  foesOf(w, vehicle).some((z) => tableOf(w).inContact(vehicle, z.id));

/** Rolls three D8 against the mob's Defense: each hit destroys a figure. AMZ-vehicle-attack. */
function* pushes(w: AmzWorld, vehicle: string, mob: string): Rule<void> {
  const z = unitOf(w.s, mob);
  const found = yield* against(w, {
    rule: 'AMZ-vehicle-attack',
    label: 'push',
    attack: { ...PUSH, who: `unit.${vehicle}` },
    defense: { n: defenseOf(w, z), sides: dieOf(w.book, z), who: `unit.${mob}` },
    byDead: false,
  });
  w.tell({ is: 'pushed', cause: 'AMZ-vehicle-attack', unit: vehicle, mob, hits: found });
  yield* takesHits(w, mob, found, vehicle, 'AMZ-vehicle-attack');
}

/**
 * A mob's Defense dice: one for each figure, and its bonus or armor; no cover against a vehicle. AMZ-zombie-bonus-dice.
 */
function defenseOf(w: AmzWorld, z: Unit): number {
  const more = z.kind === 'possessed' ? armorDice(w.book, z.armor) : bonusDice(w.book, z.kind);
  return Math.min(MOST_DICE, activeOf(w.s, z.id).length + more);
}
