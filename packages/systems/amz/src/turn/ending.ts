import type { Rule } from '@shambles/engine';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { captivesTurn, linkHolds } from '../zombies/link.js';
import { manholeShut } from './hot-spots.js';

/** What the end of the turn calls for in the order of the register. AMZ-end-of-turn. */
export interface Endings {
  /** First aid that is due. AMZ-first-aid-when. */
  firstAidDue(w: AmzWorld): Rule<void>;
  /** Units in the order the Living player likes, then abandoned markers, then overrun units. AMZ-revenant-check. */
  revenantChecks(w: AmzWorld): Rule<void>;
  /** Victory conditions: says whether the game is over. AMZ-turn-13-repeat. */
  victory(w: AmzWorld): Rule<boolean>;
  /** Cards of a turn that begins: 3, 11, 16, 17. AMZ-quirk-cards. */
  turnCards(w: AmzWorld, cards: readonly number[]): Rule<void>;
}

/** AMZ-end-of-turn. */
export function* endOfTurn(w: AmzWorld, endings: Endings): Rule<void> {
  yield* endings.firstAidDue(w);
  captivesTurn(w);
  yield* endings.revenantChecks(w);
  linkHolds(w);
  if ((yield* endings.victory(w)) || w.s.stage === 'over') {
    if (w.s.stage !== 'over') w.happen({ is: 'stage', cause: 'AMZ-turn-13-repeat', stage: 'over' });
    return;
  }
  manholeShut(w);
  yield* turnBegins(w, w.s.turn + 1, endings);
}

/** The next turn, with figures of slight injury getting up first. AMZ-end-of-turn, AMZ-turn-13-repeat. */
export function* turnBegins(w: AmzWorld, turn: number, endings: Pick<Endings, 'turnCards'>): Rule<void> {
  w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn });
  const figures = w.s.figures.filter((f) => f.status === 'slight').map((f) => f.id);
  if (figures.length > 0) w.happen({ is: 'got-up', cause: 'AMZ-end-of-turn', figures });
  yield* endings.turnCards(w, yield* played(w, 'turn'));
}
