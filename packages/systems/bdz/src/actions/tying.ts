import { hasPlace } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { inchesLeft, walk, wayToContact } from '../movement/walking.js';
import { hasHands, inMelee, isTied, type Person, personOf } from '../state.js';
import { wayTo } from '../wounded/retrieving.js';
import { placeToRise } from '../wounded/rising.js';
import { type Deed, toFigure } from './deed.js';
import { helplessPeople } from './fighting.js';
import { watches } from './moving.js';

/** Takes somebody helpless captive instead of killing, for the rest of the activation. BDZ-autokill, BDZ-D-tied. */
export const TIE_UP: Deed = {
  verb: 'tie-up',
  rule: 'BDZ-autokill',
  offers: (w, p) => takeable(w, p).map(toFigure),
  *act(w, id, whom) {
    const route = wayToContact(w, id, whom, inchesLeft(personOf(w.s, id)));
    if (!route || !(yield* walk(w, id, route, 'walk', 'BDZ-autokill', watches()))) return;
    if (!takeable(w, personOf(w.s, id)).some((q) => q.id === whom)) return;
    w.happen({ is: 'tied-up', cause: 'BDZ-autokill', who: whom, by: id });
    w.happen({ is: 'rested', cause: 'BDZ-D-tied', who: [id] });
  },
};

/** Unties a friend within the figure's move, for the rest of the activation. BDZ-D-tied. */
export const UNTIE: Deed = {
  verb: 'untie',
  rule: 'BDZ-D-tied',
  offers: (w, p) => bound(w, p).map(toFigure),
  *act(w, id, whom) {
    const way = wayTo(w, personOf(w.s, id), whom, inchesLeft(personOf(w.s, id)));
    if (!way || (way !== 'here' && !(yield* walk(w, id, way, 'walk', 'BDZ-D-tied', watches())))) return;
    if (!bound(w, personOf(w.s, id)).some((q) => q.id === whom)) return;
    const at = personOf(w.s, whom).tied === 'out' ? undefined : placeToRise(w, whom);
    w.happen({ is: 'untied', cause: 'BDZ-D-tied', who: whom, by: id, ...(at && { at }) });
    w.happen({ is: 'rested', cause: 'BDZ-D-tied', who: [id] });
  },
};

function takeable(w: BdzWorld, p: Person): Person[] {
  return hasHands(p) ? helplessPeople(w, p).filter((q) => hasHands(q) && !isTied(q)) : [];
}

function bound(w: BdzWorld, p: Person): Person[] {
  if (!hasHands(p) || p.prone || p.aboard !== '' || inMelee(w.s, p.id) || w.s.active?.manner === 'stay')
    return [];
  return w.s.people.filter(
    (q) => q.side === p.side && isTied(q) && hasPlace(q) && wayTo(w, p, q.id, inchesLeft(p)) !== undefined,
  );
}
