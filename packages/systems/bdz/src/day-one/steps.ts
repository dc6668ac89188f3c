import type { Rule } from '@shambles/engine';
import { dayOf } from '../facts/campaign/day-one.js';
import type { BdzWorld } from '../facts.js';
import { eventOn } from '../house/travel-rows.js';
import { startingZombies } from '../zombies/coming.js';
import { crowdGrows } from './crowd.js';
import { goesOn, plans } from './plan.js';
import { policeComeUp } from './police.js';
import { campaignFollows, ends } from './returning.js';
import { fillsIn } from './sheet.js';

/** True if it is Day One and no location is under way. */
export function isDayStep({ s }: BdzWorld): boolean {
  return s.day !== null && s.encounter === null && s.stage !== 'over' && s.campaign?.step === 'day-one';
}

/** Plays the questionnaire, the plan, and one location after another. BDZ-day-plan. */
export function* dayStep(w: BdzWorld): Rule<void> {
  switch (dayOf(w.s).step) {
    case 'sheet':
      return yield* fillsIn(w);
    case 'plan':
      return yield* plans(w);
    case 'next': {
      const way = yield* goesOn(w);
      if (way === 'change') yield* plans(w);
      else if (way === 'end') ends(w, 'done');
      return;
    }
    case 'over':
      return yield* campaignFollows(w);
  }
}

/**
 * Plays what the activation dice of the character and the zombies set off at a location. Nothing more happens once it
 * is over. BDZ-T-day-activation, BDZ-day-zombies-seven, BDZ-day-police, BDZ-day-civilians.
 */
export function* fallOnDayOne(w: BdzWorld, dice: { readonly [side: string]: number }): Rule<void> {
  if (w.s.encounter?.kind !== 'day-one' || w.s.encounter.ended) return;
  const [own, zombies] = [dice['player-1'] ?? dice.humans ?? 0, dice.zombies ?? 0];
  switch (eventOn(w.book, own === zombies ? 'pair' : own + zombies)) {
    case 'civilians':
      return yield* crowdGrows(w);
    case 'zombies':
      return yield* startingZombies(w, 'event');
    case 'police':
      return yield* policeComeUp(w, 1, 'BDZ-day-police');
  }
}
