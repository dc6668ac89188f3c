import { goesOn } from '../contact/entering.js';
import { beatenBeside } from '../contact/fighting.js';
import { barToOpen, opensTrailer, rigsAbout } from '../contact/opening.js';
import { goesOnIn } from '../contact/parts.js';
import { inMelee, personOf } from '../state.js';
import { type Deed, toFigure, toVehicle, when } from './deed.js';
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
          .map(toVehicle),
  act: opensTrailer,
};

/** Moves on into the next area of a large building. BDZ-enc-loot-large. */
export const GO_ON: Deed = {
  verb: 'go-on',
  rule: 'BDZ-enc-loot-large',
  offers: (w, p) => when(w.s.active?.manner !== 'stay' && goesOnIn(w, p) !== undefined),
  *act(w, id) {
    const house = goesOnIn(w, personOf(w.s, id));
    if (house !== undefined) yield* goesOn(w, house);
  },
};

/** Tends a beaten enemy, which takes the rest of the activation. BDZ-enc-wtw-recover. */
export const SEE_TO: Deed = {
  verb: 'see-to',
  rule: 'BDZ-enc-wtw-recover',
  offers: (w, p) => (inMelee(w.s, p.id) ? [] : beatenBeside(w, p).map(toFigure)),
  *act(w, id, whom) {
    const cause = 'BDZ-enc-wtw-recover';
    w.happen({ is: 'took-in', cause, who: whom, by: id });
    w.happen({ is: 'rested', cause, who: [id] });
  },
};
