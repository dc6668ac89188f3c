import { one } from '../facts/lines.js';
import { BAND } from '../scenarios/scenarios.js';
import { inMelee } from '../state.js';
import { tableOf } from '../table.js';
import type { Deed } from './deed.js';

/**
 * Hides in a building until morning, if the band has found such a place: this ends the encounter. BDZ-enc-rand-11,
 * BDZ-D-c112.
 */
export const REFUGE: Deed = {
  verb: 'refuge',
  rule: 'BDZ-enc-rand-11',
  offers: (w, p) =>
    w.s.encounter?.refuge && p.side === BAND && !inMelee(w.s, p.id) && tableOf(w).houseOf(p) !== undefined
      ? [{ line: { key: 'deed.refuge', values: { who: one(p.id) } } }]
      : [],
  *act(w, id) {
    w.happen({ is: 'encounter-ended', cause: 'BDZ-enc-rand-11', by: id });
  },
};
