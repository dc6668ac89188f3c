import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { meetZeds } from '../zombies/meeting.js';

/**
 * Before any die is rolled, people walk to their places and at once find out what they face. BDZ-enc-scen-first-open.
 */
export function* opens(w: BdzWorld): Rule<void> {
  const { opening } = w.book.scenario;
  if (!opening) return;
  const places = opening.places.map(({ who, at, facing }) => ({ who, at: [...at, 0] as const, facing }));
  w.happen({ is: 'opened', cause: 'BDZ-enc-scen-first-open', vehicle: opening.vehicle, places });
  yield* meetZeds(w);
}
