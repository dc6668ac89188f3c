import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';

/** All zombies that may act move, then fight; false where they have acted. FTB-10.6b. */
export function* zedsAct(_w: FtbWorld): Rule<boolean> {
  return false;
}
