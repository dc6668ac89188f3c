import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { begins, placeOf, whichPart } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { isMet } from '../house/travel-rows.js';
import type { Area } from '../kinds.js';
import { outfits } from '../loot/stowing.js';
import { quartersOf } from '../tables/campaign/months.js';

/**
 * When the band enters another area, on foot or in vehicles, it may meet somebody. It has its goods with it, and the
 * encounter takes as much of the month as any there. True if it does. BDZ-camp-road-roll, BDZ-camp-res-use,
 * BDZ-camp-travel-time, BDZ-D-c37.
 */
export function* mayMeetOnRoad(w: BdzWorld, vehicles: readonly string[]): Rule<boolean> {
  const { area } = placeOf(w);
  if (!(yield* rollsRoad(w, area))) return false;
  const part = yield* whichPart(w, 'road');
  const { members, captives } = campaignOf(w.s);
  const held = captives.map((c) => c.who);
  const who = members.map((m) => m.id).filter((id) => !held.includes(id));
  const plan = { kind: 'road' as const, part, who, vehicles: [...vehicles], captive: '' };
  w.happen({ is: 'planned', cause: 'BDZ-camp-road-roll', plan });
  begins(w);
  yield* outfits(w);
  const { quarters, months } = campaignOf(w.s);
  const spent = quarters + quartersOf(area);
  w.happen({ is: 'calendar', cause: 'BDZ-camp-travel-time', step: 'home', quarters: spent, months });
  return true;
}

/** Rolls whether the band meets somebody on the way into an area. BDZ-T-road. */
export function* rollsRoad(w: BdzWorld, area: Area): Rule<boolean> {
  const roll = { rule: 'BDZ-camp-road-roll', label: 'road-encounter', table: 'BDZ-T-road' } as const;
  return isMet(w.book, area, yield* sum(w, 2, roll));
}
