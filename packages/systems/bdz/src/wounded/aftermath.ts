import type { Rule } from '@shambles/engine';
import { word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { isEaten, personOf } from '../state.js';
import { cheatsDeath } from './cheating.js';
import { harryAreYouOkay } from './infection.js';
import { recoverAfter } from './recovery.js';

/**
 * Ends the encounter: feasts come to their end, the wounded test for recovery, and then the bitten for infection.
 * BDZ-D-c146.
 */
export function* aftermath(w: BdzWorld): Rule<void> {
  for (const { body } of w.s.feasts.filter((f) => f.left > 0).map((f) => ({ ...f })))
    yield* feastComesTo(w, body, 0);
  yield* recoverAfter(w);
  yield* harryAreYouOkay(w);
}

/**
 * Sets the turns left of a feast. Somebody alive is saved once nobody feasts on them any more; a Star may cheat death
 * when the feast ends. BDZ-D-feast-length-rest, BDZ-D-cheat-zombie.
 */
export function* feastComesTo(w: BdzWorld, body: string, left: number): Rule<void> {
  const cause = 'BDZ-D-feast-length-rest';
  const p = personOf(w.s, body);
  const lives = p.status !== 'dead';
  if (
    lives &&
    (!isEaten(w.s, body) || (left === 0 && (yield* cheatsDeath(w, p, true, word('killer.feast')))))
  )
    w.happen({ is: 'rescued', cause, body });
  else w.happen({ is: 'feast-goes-on', cause, body, left });
}
