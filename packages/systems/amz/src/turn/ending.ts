import type { Rule } from '@shambles/engine';
import { turnUpCard } from '../cards/dealing.js';
import { played } from '../cards/playing.js';
import type { AmzWorld } from '../facts.js';
import { nearnessChecks, notesWhoIsNear } from '../morale/checks.js';
import { captivesTurn, linkHolds } from '../zombies/link.js';
import type { Elsewhere } from './elsewhere.js';
import { manholeShut } from './hot-spots.js';

/** The end of a turn, in this order, and the beginning of the next. AMZ-end-of-turn. */
export function* endOfTurn(w: AmzWorld, elsewhere: Elsewhere): Rule<void> {
  yield* elsewhere.firstAidDue(w);
  captivesTurn(w);
  yield* elsewhere.revenantChecks(w);
  // Revenants that have risen frighten those near them too. AMZ-morale-once.
  yield* nearnessChecks(w);
  linkHolds(w);
  if (elsewhere.isOver(w)) {
    if (w.s.stage !== 'over') w.happen({ is: 'stage', cause: 'AMZ-turn-13-repeat', stage: 'over' });
    return;
  }
  elsewhere.turnEnds(w);
  manholeShut(w);
  yield* turnBegins(w, w.s.turn + 1, elsewhere);
}

/**
 * A turn begins; figures with slight injuries get up first. Alone, a card of the dead may be turned up, in time for the
 * cards that are played as a turn begins. AMZ-end-of-turn, AMZ-turn-13-repeat, AMZ-morale-once, AMZ-solo-cards.
 */
export function* turnBegins(
  w: AmzWorld,
  turn: number,
  elsewhere: Pick<Elsewhere, 'risesSlight' | 'turnCards'>,
): Rule<void> {
  w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn });
  elsewhere.risesSlight(w);
  notesWhoIsNear(w);
  yield* turnUpCard(w);
  yield* elsewhere.turnCards(w, yield* played(w, 'turn'));
}
