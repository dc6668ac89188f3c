import type { Rule } from '@shambles/engine';
import type { ChargeOccasion } from './calls.js';
import { enemiesOf } from './enemies.js';
import type { FtbWorld } from './facts.js';
import { inchesLeft } from './moving.js';
import type { Person } from './state.js';
import { tableOf } from './table.js';
import { walkTo } from './walking.js';

/** How far from the target a charge begins, in inches. FTB-8.2.1a. */
const _POISED = 1;

/** Enemies that an active figure can charge with the move it has left: seen, and within reach. FTB-8.2a, FTB-5.2c. */
export function chargeable(w: FtbWorld, p: Person): string[] {
  const table = tableOf(w);
  const most = inchesLeft(p);
  return enemiesOf(w, p.id).filter((id) => table.sees(p.id, id) && walkTo(w, p.id, id, most) !== undefined);
}

/** Dice of one figure in the test, and why. FTB-T-charge-modifiers. */
export function chargeDice(p: Person, as: 'charger' | 'target', rear: boolean): number {
  let dice = 2;
  if (p.attributes.includes('rage')) dice++;
  if (p.attributes.includes('runt')) dice--;
  if (p.class === 'citizen') dice--;
  if (as === 'target' && p.prone) dice--;
  if (as === 'target' && rear) dice--;
  return Math.max(0, dice);
}

export function* charge(
  _w: FtbWorld,
  _chargers: readonly string[],
  _target: string,
  _why: ChargeOccasion,
): Rule<void> {
  throw new Error('charge');
}
