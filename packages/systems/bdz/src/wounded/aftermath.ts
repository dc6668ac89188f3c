import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { isEaten, personOf } from '../state.js';
import { harryAreYouOkay } from './infection.js';
import { recoverAfter } from './recovery.js';

/** When the encounter is over: nobody comes away from a feast, the wounded recover or do not, and the bitten are tested. */
export function* aftermath(w: BdzWorld): Rule<void> {
  for (const { body } of w.s.feasts.filter((f) => f.left > 0).map((f) => ({ ...f })))
    feastComesTo(w, body, 0);
  yield* recoverAfter(w);
  yield* harryAreYouOkay(w);
}

/** A feast has so many turns left; whoever is alive is saved where nobody feasts on it any more. BDZ-D-feast-length-rest. */
export function feastComesTo(w: BdzWorld, body: string, left: number): void {
  const cause = 'BDZ-D-feast-length-rest';
  const lives = personOf(w.s, body).status !== 'dead';
  if (lives && !isEaten(w.s, body)) w.happen({ is: 'rescued', cause, body });
  else w.happen({ is: 'feast-goes-on', cause, body, left });
}
