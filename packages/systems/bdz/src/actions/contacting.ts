import { goesOn } from '../contact/entering.js';
import { beatenBeside } from '../contact/fighting.js';
import { barToOpen, opensTrailer, rigsAbout } from '../contact/opening.js';
import { goesOnIn } from '../contact/parts.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import { inMelee, personOf } from '../state.js';
import type { Deed } from './deed.js';
import { mayMove } from './moving.js';

/** Opens the trailer of a Big Rig, which is like entering a building. BDZ-veh-type-bigrig. */
export const OPEN_TRAILER: Deed = {
  verb: 'open-trailer',
  rule: 'BDZ-veh-type-bigrig',
  offers: (w, p) =>
    !mayMove(w, p)
      ? []
      : rigsAbout(w, p)
          .filter((v) => barToOpen(w, p, v) === undefined)
          .map((v) => ({
            what: v.id,
            line: { key: 'deed.open-trailer', values: { who: one(p.id), what: named(v.id) } },
          })),
  act: opensTrailer,
};

/** Moves on into the next area of a large building. BDZ-enc-loot-large. */
export const GO_ON: Deed = {
  verb: 'go-on',
  rule: 'BDZ-enc-loot-large',
  offers: (w, p) =>
    w.s.active?.manner !== 'stay' && goesOnIn(w, p) !== undefined
      ? [{ line: { key: 'deed.go-on', values: { who: one(p.id) } } }]
      : [],
  *act(w, id) {
    const house = goesOnIn(w, personOf(w.s, id));
    if (house !== undefined) yield* goesOn(w, house);
  },
};

/** Tends a beaten enemy, which takes the rest of the activation. BDZ-enc-wtw-recover. */
export const SEE_TO: Deed = {
  verb: 'see-to',
  rule: 'BDZ-enc-wtw-recover',
  offers: (w, p) =>
    inMelee(w.s, p.id)
      ? []
      : beatenBeside(w, p).map((q) => ({
          what: q.id,
          on: q.id,
          line: { key: 'deed.see-to', values: { who: one(p.id), whom: one(q.id) } },
        })),
  *act(w, id, whom) {
    const cause = 'BDZ-enc-wtw-recover';
    w.happen({ is: 'took-in', cause, who: whom, by: id });
    w.happen({ is: 'rested', cause, who: [id] });
  },
};
