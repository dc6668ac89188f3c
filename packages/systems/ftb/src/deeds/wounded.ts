import { whose } from '../bar.js';
import { onFoot } from '../facts/move.js';
import { recover } from '../melee/recovery.js';
import { sawFall } from '../reacting/reaction.js';
import { sawDie } from '../senses/sight.js';
import { hostile, personOf } from '../state.js';
import { lying } from '../table/beside.js';
import { nameOf } from '../words.js';
import type { Deed } from './deed.js';

/** Inches that picking a figure up costs. FTB-5.7.5.1a. */
const LIFT = 2;

/**
 * A Medic that became active beside a fallen figure spends its turn on the Recovery Test. Friends of one who dies under
 * its hands test. FTB-3.3-medic, FTB-5.7.5b, FTB-D-141, FTB-5.6.4, FTB-D-176.
 */
export const MEDIC: Deed = {
  verb: 'medic',
  rule: 'FTB-5.7.5b',
  offers: (w, p) =>
    p.attributes.includes('medic') && !p.acted && !p.moved && p.used === 0
      ? lying(w, p)
          .filter((q) => !hostile(w.s, p.side, q.side))
          .map((q) => ({
            what: q.id,
            line: { key: 'deed.medic', values: { ...whose(p), name: nameOf(w.book.names, q.id) } },
            on: q.id,
          }))
      : [],
  *act(w, id, whom) {
    const cause = 'FTB-5.7.5b';
    w.happen({ is: 'acted', cause, who: id, what: 'medic' });
    w.happen({ is: 'rested', cause, who: [id] });
    if (yield* recover(w, whom, id)) return;
    sawDie(w, whom);
    yield* sawFall(w, whom, []);
  },
};

/** Picks up a fallen figure of the same side. FTB-5.7.5.1a, FTB-D-261. */
export const RETRIEVE: Deed = {
  verb: 'retrieve',
  rule: 'FTB-5.7.5.1a',
  offers: (w, p) =>
    p.carries === ''
      ? lying(w, p)
          .filter((q) => q.side === p.side)
          .map((q) => ({
            what: q.id,
            line: { key: 'deed.retrieve', values: { ...whose(p), name: nameOf(w.book.names, q.id) } },
            on: q.id,
          }))
      : [],
  *act(w, id, whom) {
    const cause = 'FTB-5.7.5.1a';
    const cost = onFoot(personOf(w.s, id), LIFT);
    w.happen({ is: 'picked-up', cause, who: id, whom });
    w.happen({ is: 'spent', cause, who: id, cost, on: 'retrieve' });
  },
};

/** Lays down the figure that is carried. */
export const PUT_DOWN: Deed = {
  verb: 'put-down',
  rule: 'FTB-5.7.5.1a',
  offers: (w, p) =>
    p.carries === ''
      ? []
      : [
          {
            line: { key: 'deed.put-down', values: { ...whose(p), name: nameOf(w.book.names, p.carries) } },
          },
        ],
  *act(w, id) {
    const whom = personOf(w.s, id).carries;
    w.happen({ is: 'laid-down', cause: 'FTB-5.7.5.1a', who: id, whom });
  },
};
