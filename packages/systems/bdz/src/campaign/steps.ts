import type { Rule } from '@shambles/engine';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { Campaign } from '../state/campaign.js';
import { campaignBegins } from './beginning.js';
import { chooses } from './choosing.js';
import { learns } from './experience.js';
import { monthsEnd } from './month.js';
import { mutinies } from './mutiny.js';
import { keepsTogether } from './together.js';

/**
 * The next step of a campaign between encounters. After each encounter come loyalty, mutinies, experience, and the
 * months that have ended. BDZ-camp-month, BDZ-camp-overview-encounter.
 */
export function campaignStep(w: BdzWorld): Rule<void> {
  switch (campaignOf(w.s).step) {
    case 'begin':
      return campaignBegins(w);
    case 'home':
    case 'together':
      return then(w, keepsTogether(w), 'mutiny');
    case 'mutiny':
      return fights(w);
    case 'rep':
      return then(w, learns(w), 'month');
    case 'month':
      return then(w, monthsEnd(w), 'choose');
    default:
      return chooses(w);
  }
}

function* then(w: BdzWorld, rule: Rule<void>, step: Campaign['step']): Rule<void> {
  yield* rule;
  goesOn(w, step);
}

/** Fights the mutinies one after the other; each is an encounter of its own. */
function* fights(w: BdzWorld): Rule<void> {
  if (!mutinies(w)) goesOn(w, 'rep');
}

function goesOn(w: BdzWorld, step: Campaign['step']): void {
  const { quarters, months } = campaignOf(w.s);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-month', step, quarters, months });
}
