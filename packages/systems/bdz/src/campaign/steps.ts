import type { Rule } from '@shambles/engine';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { campaignBegins } from './beginning.js';
import { chooses } from './choosing.js';

/** The next step of a campaign, between encounters. BDZ-camp-month. */
export function campaignStep(w: BdzWorld): Rule<void> {
  switch (campaignOf(w.s).step) {
    case 'begin':
      return campaignBegins(w);
    default:
      return chooses(w);
  }
}
