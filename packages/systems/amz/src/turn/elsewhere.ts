import type { Rule } from '@shambles/engine';
import type { AmzWorld } from '../facts.js';

/** What the sequence of play calls for in other chapters. */
export interface Elsewhere {
  /** What a scenario has happen at step 7 before anybody arrives. AMZ-sc2. */
  step7(w: AmzWorld): Rule<void>;
  /** Somebody Living joins a unit. AMZ-T-quirk-cards, 28. */
  straggler(w: AmzWorld): Rule<void>;
  /** Cards played as a turn begins: 3, 11, 16, 17. AMZ-T-quirk-cards. */
  turnCards(w: AmzWorld, cards: readonly number[]): Rule<void>;
  /** First aid that is due. AMZ-first-aid-when. */
  firstAidDue(w: AmzWorld): Rule<void>;
  /** Units in the order the Living player likes, then abandoned markers, then overrun units. AMZ-revenant-check. */
  revenantChecks(w: AmzWorld): Rule<void>;
  /** Victory conditions: says whether the game is over. AMZ-turn-13-repeat. */
  isOver(w: AmzWorld): Rule<boolean>;
  /** Markers of the turn are removed: a card that found no moment is discarded. AMZ-solo-cards. */
  turnEnds(w: AmzWorld): void;
  /** Figures of slight injury get up. AMZ-end-of-turn. */
  risesSlight(w: AmzWorld): void;
}

/** The procedures of those chapters, named in this one place. */
export const ELSEWHERE: Elsewhere = {
  *step7() {},
  *straggler() {},
  *turnCards() {},
  *firstAidDue() {},
  *revenantChecks() {},
  *isOver(w) {
    return w.s.turn >= w.book.scenario.turns;
  },
  turnEnds() {},
  risesSlight() {},
};
