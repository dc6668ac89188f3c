import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import { placeOf } from '../encounters/beginning.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { Area } from '../kinds.js';
import { mayMeetOnRoad } from '../road/rolling.js';
import type { Place } from '../state/campaign.js';
import { neighboursOf, stockOf } from '../tables/campaign/months.js';

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
  w.happen({ is: 'travelled', cause: 'BDZ-camp-travel-steps', where: id, area: place.area });
  if (place.stock) return;
  const cause = 'BDZ-camp-available-adjust';
  // Two dice of different colours.
  const plus = yield* sum(w, 1, { rule: cause, label: 'stock-plus', table: 'BDZ-T-available' });
  const minus = yield* sum(w, 1, { rule: cause, label: 'stock-minus', table: 'BDZ-T-available' });
  w.happen({ is: 'place', cause, place: { ...place, stock: stockOf(place.area, plus - minus) } });
}

/** A place that nobody has been to yet. */
export function newPlace(id: string, area: Area, next: readonly string[]): Place {
  return { id, area, next: [...next], stock: null, base: false, store: {} };
}

/** Where the band could go: to a place that it knows, or to a new one of a kind. */
export interface Way {
  /** '' for a new one. */
  readonly id: string;
  readonly area: Area;
}

/** Neighbours that the band knows, then new ones of each kind that may lie beside this one. BDZ-camp-travel-steps, BDZ-camp-travel-rural-chain, BDZ-D-c38. */
export function waysFrom(w: BdzWorld): Way[] {
  const here = placeOf(w);
  const known = campaignOf(w.s).places.filter((p) => here.next.includes(p.id));
  return [
    ...known.map(({ id, area }) => ({ id, area })),
    ...neighboursOf(here.area).map((area) => ({ id: '', area })),
  ];
}

/** The place that a way leads to, which comes into being where it is new: neighbours are each other's. BDZ-D-c38. */
export function placeOn(w: BdzWorld, { id, area }: Way): string {
  if (id !== '') return id;
  const here = placeOf(w);
  const fresh = newPlace(`place-${campaignOf(w.s).places.length + 1}`, area, [here.id]);
  const cause = 'BDZ-camp-travel-steps';
  w.happen({ is: 'place', cause, place: fresh });
  w.happen({ is: 'place', cause, place: { ...here, next: [...here.next, fresh.id] } });
  return fresh.id;
}
