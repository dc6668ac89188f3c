import { BAND } from '../scenarios/scenarios.js';
import { inMelee } from '../state.js';
import { tableOf } from '../table.js';
import { type Deed, when } from './deed.js';

/**
 * Hides in a building until morning, if the band has found such a place: this ends the encounter. BDZ-enc-rand-11,
 * BDZ-D-c112.
 */
export const REFUGE: Deed = {
  verb: 'refuge',
  rule: 'BDZ-enc-rand-11',
  offers: (w, p) =>
    when(
      w.s.encounter?.refuge === true &&
        p.side === BAND &&
        !inMelee(w.s, p.id) &&
        tableOf(w).houseOf(p) !== undefined,
    ),
  *act(w, id) {
    w.happen({ is: 'encounter-ended', cause: 'BDZ-enc-rand-11', by: id });
  },
};
