import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';
import type { Watch } from './walking.js';

/** The next PEF acts; false where none is left to act. FTB-12.3a, FTB-12.3b. */
export function* pefsAct(_w: FtbWorld): Rule<boolean> {
  return false;
}

/** An active figure comes into sight of a PEF. FTB-12.5a. */
export const PEF_IN_SIGHT: Watch = {
  stops: () => false,
  *happens() {},
};
