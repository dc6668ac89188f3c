import type { Rule } from '@shambles/engine';
import type { BdzWorld } from '../facts.js';
import { harryAreYouOkay } from './infection.js';
import { recoverAfter } from './recovery.js';

/** When the encounter is over: nobody comes away from a feast, the wounded recover or do not, and the bitten are tested. */
export function* aftermath(w: BdzWorld): Rule<void> {
  const cause = 'BDZ-D-feast-length-rest';
  for (const { body } of w.s.feasts.filter((f) => f.left > 0).map((f) => ({ ...f })))
    w.happen({ is: 'feast-goes-on', cause, body, left: 0 });
  yield* recoverAfter(w);
  yield* harryAreYouOkay(w);
}
