import type { Rule } from '@shambles/engine';
import { sum } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { isShared, occurrenceRow } from '../house/campaign-rows.js';
import type { Occurrence } from '../tables/campaign/events.js';
import type { Event } from './event.js';
import { BACK_SEAT, CLOSET, SHADOWS } from './frights.js';
import { CHOPPER, DOG, FIRE, PHONE } from './herds.js';
import { CAR_ALARM, KEYS_LEFT, OUT_OF_GAS, WEAPON_BREAKS, WRONG_AMMO } from './mishaps.js';
import { DEAD_END } from './roads.js';
import { BAD_WEATHER, SAFE_PLACE } from './sky.js';

const EVENTS: { readonly [event in Occurrence]: Event } = {
  'barking-dog': DOG,
  'weapon-breaks': WEAPON_BREAKS,
  'wrong-ammo': WRONG_AMMO,
  'out-of-gas': OUT_OF_GAS,
  'car-alarm': CAR_ALARM,
  'dead-end': DEAD_END,
  'keys-left': KEYS_LEFT,
  fire: FIRE,
  shadows: SHADOWS,
  closet: CLOSET,
  'back-seat': BACK_SEAT,
  'bad-weather': BAD_WEATHER,
  'black-chopper': CHOPPER,
  'safe-place': SAFE_PLACE,
  'cell-phone': PHONE,
};

const SIX = 6;

/**
 * What the activation dice bring besides the order: two sixes bring an event, in an encounter or wherever the table
 * wants it. BDZ-camp-random-events, BDZ-D-c34, BDZ-D-c92.
 */
export function* occurs(w: BdzWorld, dice: readonly number[]): Rule<void> {
  weatherTurns(w);
  if (!w.s.encounter && w.book.options['scenario-events'] === 'off') return;
  if (dice.filter((die) => die === SIX).length >= 2) yield* randomOccurrence(w);
}

/** Counts one more activation roll towards the weather. BDZ-enc-rand-10a. */
function weatherTurns(w: BdzWorld): void {
  if (w.s.storm > 0) w.happen({ is: 'storm', cause: 'BDZ-enc-rand-10a', left: w.s.storm - 1 });
}

/** Rolls an event: two dice on the table, and another if two events share a total. BDZ-camp-random-events. */
export function* whatOccurs(w: BdzWorld): Rule<Occurrence> {
  const roll = { rule: 'BDZ-camp-random-events', label: 'occurrence', table: 'BDZ-T-random' } as const;
  const total = yield* sum(w, 2, roll);
  return occurrenceRow(w.book, total, isShared(w.book, total) ? yield* sum(w, 1, roll) : 1).id;
}

/** Rolls an event and plays it if it fits. BDZ-camp-random-events. */
export function* randomOccurrence(w: BdzWorld): Rule<void> {
  const id = yield* whatOccurs(w);
  const { rule, fits, happens } = EVENTS[id];
  const may = fits(w);
  w.happen({ is: 'occurrence', cause: rule, event: id, fits: may });
  if (may) yield* happens(w);
}
