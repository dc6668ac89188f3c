import type { Rule } from '@shambles/engine';
import type { FtbWorld } from './facts.js';

/** The next step of making Stars and their first bands. FTB-8.4c. */
export function* making(_w: FtbWorld): Rule<void> {
  throw new Error('making');
}
