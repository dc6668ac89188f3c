import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { meetZeds } from '../zombies/meeting.js';

/** Before the dice are rolled at all they walk over, and learn at once what they have come to. BDZ-enc-scen-first-open. */
export function* opens(w: BdzWorld): Rule<void> {
  const { opening } = w.book.scenario;
  if (!opening) return;
  const places = opening.places.map(({ who, at, facing }) => ({ who, at: [...at, 0] as const, facing }));
  w.happen({ is: 'opened', cause: 'BDZ-enc-scen-first-open', vehicle: opening.vehicle, places });
  yield* meetZeds(w);
}
