import type { Rule } from '@shambles/engine';
import { takesEffect } from '../cards/effects.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { panic } from './checks.js';
import { voiceOnTheRadio } from './confidence.js';

/** AMZ-T-quirk-cards, 17 and 23. */
const VOICE_ON_THE_RADIO = 17;
const PANIC = 23;

/** The effects of cards played as a turn begins: 3, 11, 16 and 17. AMZ-T-quirk-cards. */
export function* turnCards(w: AmzWorld, cards: readonly number[]): Rule<void> {
  yield* takesEffect(w, cards);
  if (cards.includes(VOICE_ON_THE_RADIO)) yield* voiceOnTheRadio(w);
}

/** Cards may be played when a Living unit is activated: 2, 13 and 23. AMZ-T-quirk-cards. */
export function* activationCards(w: AmzWorld, unit: string): Rule<void> {
  const cards = yield* played(w, 'activated', { unit });
  yield* takesEffect(w, cards, { unit });
  if (cards.includes(PANIC)) yield* panic(w, unit);
}
