import type { Endings } from './ending.js';

/** The chapters whose turn comes at the end of the turn, in one place. AMZ-end-of-turn. */
export const ENDINGS: Endings = {
  *firstAidDue() {},
  *revenantChecks() {},
  *victory(w) {
    return w.s.turn >= w.book.scenario.turns;
  },
  *turnCards() {},
};
