import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** Both sides draw as the scenario orders. AMZ-quirk-cards, AMZ-turn-02-cards. */
export function* dealCards(w: AmzWorld): Rule<void> {
  void w;
}

/** Where nobody plays the dead, a die at step 7 turns up the top one of their cards. AMZ-solo-cards. */
export function* turnUpCard(w: AmzWorld): Rule<void> {
  void w;
}
