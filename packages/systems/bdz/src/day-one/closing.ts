import { dayOf } from '../facts/campaign/day-one.js';
import type { BdzFact, BdzWorld } from '../facts.js';
import { foundUpTo } from '../house/travel-rows.js';
import type { RuleId } from '../register.js';

type Why = Extract<BdzFact, { is: 'location-over' }>['why'];

/** The number that the present visit counts as. BDZ-day-getting-there, BDZ-D-c50, BDZ-D-c100. */
export function visitOf(w: BdzWorld): number {
  const { visits, late } = dayOf(w.s);
  return visits + late;
}

/**
 * Closes the location, and everybody leaves. Home may be visited again if nobody can have come home by itself yet.
 * BDZ-D-c100.
 */
export function closes(w: BdzWorld, cause: RuleId, why: Why): void {
  const { at } = dayOf(w.s);
  if (at === null) return;
  const still = at === 'home' && foundUpTo(w.book, at, visitOf(w)) === 0;
  w.happen({ is: 'location-over', cause, place: at, why, closes: !still });
}
