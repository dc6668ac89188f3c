import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { placeOf } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { stockOf } from '../house/campaign-rows.js';
import type { Area } from '../kinds.js';
import { mayMeetOnRoad } from '../road/rolling.js';
import type { Place } from '../state/campaign.js';
import { neighboursOf } from '../tables/campaign/months.js';

/**
 * The band goes to another area, on foot or in these vehicles, and may meet somebody on the road. Returns whether an
 * encounter has begun. BDZ-camp-travel-steps, BDZ-camp-road-roll.
 */
export function* entersArea(w: BdzWorld, id: string, vehicles: readonly string[] = []): Rule<boolean> {
  yield* comesTo(w, id);
  return yield* mayMeetOnRoad(w, vehicles);
}

/** The band arrives at a place; on its first visit the stock is rolled. BDZ-camp-available-adjust, BDZ-D-c38. */
export function* comesTo(w: BdzWorld, id: string): Rule<void> {
  const { places } = campaignOf(w.s);
  const place = places.find((p) => p.id === id) as Place;
  w.happen({ is: 'travelled', cause: 'BDZ-camp-travel-steps', where: id, area: place.area });
  if (place.stock) return;
  const cause = 'BDZ-camp-available-adjust';
  // Two dice of different colours: one adds, one subtracts.
  const plus = yield* sum(w, 1, { rule: cause, label: 'stock-plus', table: 'BDZ-T-available' });
  const minus = yield* sum(w, 1, { rule: cause, label: 'stock-minus', table: 'BDZ-T-available' });
  w.happen({ is: 'place', cause, place: { ...place, stock: stockOf(w.book, place.area, plus - minus) } });
}

/** Returns a place that nobody has visited yet. */
export function newPlace(id: string, area: Area, next: readonly string[]): Place {
  return { id, area, next: [...next], stock: null, base: false, store: {} };
}

/** A place that the band could go to: a known one, or a new one of an area. */
export interface Way {
  /** '' for a new place. */
  readonly id: string;
  readonly area: Area;
}

/**
 * Known neighbours, then a new one of each area that may lie beside this place. BDZ-camp-travel-steps,
 * BDZ-camp-travel-rural-chain, BDZ-D-c38.
 */
export function waysFrom(w: BdzWorld): Way[] {
  const here = placeOf(w);
  const known = campaignOf(w.s).places.filter((p) => here.next.includes(p.id));
  return [
    ...known.map(({ id, area }) => ({ id, area })),
    ...neighboursOf(here.area).map((area) => ({ id: '', area })),
  ];
}

/** Returns the id of the place that a way leads to, and creates a new place as a mutual neighbour. BDZ-D-c38. */
export function placeOn(w: BdzWorld, { id, area }: Way): string {
  if (id !== '') return id;
  const here = placeOf(w);
  const fresh = newPlace(`place-${campaignOf(w.s).places.length + 1}`, area, [here.id]);
  const cause = 'BDZ-camp-travel-steps';
  w.happen({ is: 'place', cause, place: fresh });
  w.happen({ is: 'place', cause, place: { ...here, next: [...here.next, fresh.id] } });
  return fresh.id;
}
