import { definingMoment } from '../contact/contact.js';
import { momentsLeft } from '../contact/entering.js';
import { moversWith } from '../contact/players.js';
import { WATCHES } from '../encounters/watches.js';
import { encounterOf } from '../state.js';
import { isChilling } from '../terrain/buildings.js';
import { word } from '../words.js';
import type { Deed } from './deed.js';

/**
 * Resumes Chillin'. Its Moments follow each other on entering; if a fight has broken them off, a figure inside resolves
 * one more as its further action. FTB-14.10.5b, FTB-D-103.
 */
export const MINGLE: Deed = {
  verb: 'mingle',
  rule: 'FTB-14.10.5b',
  offers: (w, p) =>
    !p.acted && isChilling(w, p.id) && momentsLeft(w, encounterOf(w.s).target) > 0
      ? [{ line: { key: 'deed.mingle', values: { who: word(`person.${p.id}`) } } }]
      : [],
  *act(w, who) {
    w.happen({ is: 'acted', cause: 'FTB-5.2b', who, what: 'mingle' });
    const { target } = encounterOf(w.s);
    yield* definingMoment(w, target, {
      by: who,
      active: 'players',
      movers: moversWith(w, who),
      watches: WATCHES,
    });
  },
};
