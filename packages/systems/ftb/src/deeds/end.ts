import { ends } from '../encounters/ending.js';
import { enemiesLeft } from '../encounters/objective.js';
import type { Deed } from './deed.js';

/** Ends the Encounter once nothing on the table can harm anybody; it counts as what was done so far. FTB-D-63. */
export const END: Deed = {
  verb: 'end',
  rule: 'FTB-D-63',
  offers: (w, p, group) =>
    group[0]?.id === p.id && w.s.zeds.length === 0 && w.s.pefs.length === 0 && enemiesLeft(w).length === 0
      ? [{ line: { key: 'deed.end' }, whole: true, ends: true }]
      : [],
  act: (w) => ends(w, 'enough'),
};
