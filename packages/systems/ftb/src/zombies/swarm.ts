import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';
import type { Rush } from '../melee/charge.js';
import { zedsCharge } from '../reacting/charges.js';
import { fallTo } from './feasts.js';

/**
 * Zombies an inch from one human charge it together, and eat it if they bring it down. `counted` is the number of dice
 * that it counts as having passed. FTB-10.6b, FTB-10.11, FTB-10.7.1a, FTB-10.9.3m.
 */
export function* attack(w: FtbWorld, human: string, rushes: readonly Rush[], counted?: number): Rule<void> {
  yield* zedsCharge(w, human, rushes, counted);
  yield* fallTo(w, human);
}
