import { one } from '../facts/lines.js';
import { mayThrow, throwsGrenade } from '../grenades/grenades.js';
import { restartsSaw } from '../melee/chainsaw.js';
import { inchesLeft, walk } from '../movement/walking.js';
import { personOf } from '../state.js';
import { treatable, treats } from '../wounded/recovery.js';
import { wayTo, woundedFor } from '../wounded/retrieving.js';
import { type Deed, toFigure, when } from './deed.js';
import { watches } from './moving.js';

/** Picks up a wounded friend within the figure's move. BDZ-wounded-pickup. */
export const PICK_UP: Deed = {
  verb: 'pick-up',
  rule: 'BDZ-wounded-choice',
  offers: (w, p) =>
    w.s.active?.manner === 'stay'
      ? []
      : woundedFor(w, p)
          .filter((q) => wayTo(w, p, q.id, inchesLeft(p)) !== undefined)
          .map(toFigure),
  *act(w, id, body) {
    const p = personOf(w.s, id);
    const way = wayTo(w, p, body, inchesLeft(p));
    if (!way) return;
    const there = way === 'here' || (yield* walk(w, id, way, 'walk', 'BDZ-wounded-pickup', watches()));
    if (there && woundedFor(w, personOf(w.s, id)).some((q) => q.id === body))
      w.happen({ is: 'picked-up', cause: 'BDZ-wounded-pickup', who: id, body });
  },
};

/**
 * Puts the wounded figure down on the spot; the carrier may not pick it up again in this activation.
 * BDZ-wounded-choice.
 */
export const PUT_DOWN: Deed = {
  verb: 'put-down',
  rule: 'BDZ-wounded-choice',
  offers: (_w, p) => when(p.retrieves !== '', { whom: one(p.retrieves) }),
  *act(w, id) {
    w.happen({ is: 'put-down', cause: 'BDZ-wounded-choice', who: id, body: personOf(w.s, id).retrieves });
  },
};

/** Treats somebody beside whom the figure's activation began. BDZ-recover-during. */
export const TREAT: Deed = {
  verb: 'treat',
  rule: 'BDZ-recover-during',
  offers: (w, p) => treatable(w, p).map((id) => toFigure({ id })),
  act: treats,
};

/** Restarts a stalled chain saw, even in the middle of a melee. BDZ-melee-chainsaw-stall. */
export const RESTART: Deed = {
  verb: 'restart',
  rule: 'BDZ-melee-chainsaw-stall',
  offers: (_w, p) => when(p.melee === 'chainsaw' && p.saw === 'stalled' && p.used === 0 && !p.fired),
  act: restartsSaw,
};

/** Throws a grenade as the figure's active fire. BDZ-grenade-throw. */
export const THROW: Deed = {
  verb: 'throw',
  rule: 'BDZ-grenade-throw',
  offers: (w, p) => when(mayThrow(w, p)),
  act: throwsGrenade,
};
