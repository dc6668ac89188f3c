import type { Rule } from '@shambles/engine';
import { faces } from '@shambles/thw';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { Area } from '../kinds.js';
import { mayMeetOnRoad } from '../road/rolling.js';
import type { Place } from '../state/campaign.js';
import { stockOf } from '../tables/campaign/months.js';

/**
 * The band goes to another area, on foot or in these of its vehicles, and may meet somebody on the road: says whether an
 * encounter has begun. BDZ-camp-travel-steps, BDZ-camp-road-roll.
 */
export function* entersArea(w: BdzWorld, id: string, vehicles: readonly string[] = []): Rule<boolean> {
  yield* comesTo(w, id);
  return yield* mayMeetOnRoad(w, vehicles);
}

/** The band comes to a place; the first time its stock is rolled. BDZ-camp-available-adjust, BDZ-D-c38. */
export function* comesTo(w: BdzWorld, id: string): Rule<void> {
  const { places } = campaignOf(w.s);
  const place = places.find((p) => p.id === id) as Place;
  w.happen({ is: 'travelled', cause: 'BDZ-camp-travel-steps', where: id });
  if (place.stock) return;
  const cause = 'BDZ-camp-available-adjust';
  const roll = { rule: cause, label: 'stock', table: 'BDZ-T-available' } as const;
  const [plus, minus] = (yield* faces(w, 2, roll)) as [number, number];
  w.happen({ is: 'place', cause, place: { ...place, stock: stockOf(place.area, plus - minus) } });
}

/** A place that nobody has been to yet. */
export function newPlace(id: string, area: Area, next: readonly string[]): Place {
  return { id, area, next: [...next], stock: null, base: false, store: {} };
}
