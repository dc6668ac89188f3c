import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';

/** The next group of a party acts; false where none is left to act. FTB-12.17. */
export function* npcsAct(_w: FtbWorld, _party: string): Rule<boolean> {
  return false;
}
