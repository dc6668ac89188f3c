import { dayOf } from '../facts/campaign/day-one.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { foundUpTo } from '../tables/campaign/day-one.js';

type Why = Extract<BdzFact, { is: 'location-over' }>['why'];

/** Which visit the present one counts as. BDZ-day-getting-there, BDZ-D-c50, BDZ-D-c100. */
export function visitOf(w: BdzWorld): number {
  const { visits, late } = dayOf(w.s);
  return visits + late;
}

/** Nothing more comes of the location, and everybody goes. Home may be come back to while nobody has come home by itself. BDZ-D-c100. */
export function closes(w: BdzWorld, cause: RuleId, why: Why): void {
  const { at } = dayOf(w.s);
  if (at === null) return;
  const still = at === 'home' && foundUpTo(at, visitOf(w)) === 0;
  w.happen({ is: 'location-over', cause, place: at, why, closes: !still });
}
