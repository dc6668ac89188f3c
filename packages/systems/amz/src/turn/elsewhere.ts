import type { Rule } from '@shambles/engine';
import { discardTurnedUp } from '../cards/dealing.js';
import { firstAidDue, risesSlight } from '../casualties/aid.js';
import type { AmzWorld } from '../facts.js';
import { helicopterComes } from '../ground/helicopter.js';
import { straggler } from '../ground/straggler.js';
import { turnCards } from '../morale/cards.js';
import { revenantChecks } from '../revenants/checks.js';
import { isLiving } from '../state.js';
import { settles, settlesTurn } from './scoring.js';

/** Procedures of other chapters that the sequence of play calls. */
export interface Elsewhere {
  /** What a scenario does in step 7 before anybody arrives. AMZ-sc2. */
  step7(w: AmzWorld): Rule<void>;
  /** A straggler joins a Living unit. AMZ-T-quirk-cards, 28. */
  straggler(w: AmzWorld): Rule<void>;
  /** Cards played as a turn begins: 3, 11, 16, 17. AMZ-T-quirk-cards. */
  turnCards(w: AmzWorld, cards: readonly number[]): Rule<void>;
  /** First aid that is due. AMZ-first-aid-when. */
  firstAidDue(w: AmzWorld): Rule<void>;
  /** Checks units in the Living player's order, then abandoned markers, then overrun units. AMZ-revenant-check. */
  revenantChecks(w: AmzWorld): Rule<void>;
  /** Checks the victory conditions. Returns true if the game is over. AMZ-turn-13-repeat. */
  isOver(w: AmzWorld): boolean;
  /** Removes the markers of the turn and discards a card whose moment did not come. AMZ-solo-cards. */
  turnEnds(w: AmzWorld): void;
  /** Figures with slight injuries get up. AMZ-end-of-turn. */
  risesSlight(w: AmzWorld): void;
}

/** The procedures of those chapters, all named in this one place. */
export const ELSEWHERE: Elsewhere = {
  step7: helicopterComes,
  straggler,
  turnCards,
  firstAidDue,
  revenantChecks,
  isOver(w) {
    settles(w);
    settlesTurn(w);
    return w.s.turn >= w.book.scenario.turns || !someoneLiving(w);
  },
  turnEnds: discardTurnedUp,
  risesSlight,
};

/** True if somebody Living is on the table or still to come. AMZ-sc1. */
function someoneLiving(w: AmzWorld): boolean {
  const ids = new Set(w.s.units.filter(isLiving).map((u) => u.id));
  return w.s.figures.some(
    (f) => ids.has(f.unit) && f.role !== 'vehicle' && ['active', 'down', 'slight'].includes(f.status),
  );
}
