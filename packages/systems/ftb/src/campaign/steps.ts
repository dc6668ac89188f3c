import type { Rule } from '@shambles/engine';
import type { FtbWorld } from '../facts.js';

/** The next step of the campaign turn. FTB-11.4. */
export function* campaignStep(_w: FtbWorld): Rule<void> {
  throw new Error('campaign');
}
