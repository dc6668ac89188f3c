import { begunSince } from '@shambles/engine';
import { barricadesAt, breaksDown } from '../barricades/breaking.js';
import { buildable, builds, mayFetch } from '../barricades/building.js';
import { type Deed, when } from './deed.js';

/** BDZ-barricade-build. */
export const BUILD: Deed = {
  verb: 'build',
  rule: 'BDZ-barricade-build',
  offers: (w, p) =>
    buildable(w, p).map(({ id, what, rep }) => ({
      what: id,
      how: rep === 0 ? what : `more-${what}`,
      names: { rep },
    })),
  act: builds,
};

/** In games begun under earlier revisions somebody who had fired could also break down a barricade. */
const INSTEAD_OF_FIRE_SINCE = 23;

/** Melee takes the place of active fire, against a barricade as well. BDZ-barricade-break, BDZ-act-charge. */
export const FORCE: Deed = {
  verb: 'force',
  rule: 'BDZ-barricade-break',
  offers: (w, p) =>
    (p.fired && begunSince(w.book, INSTEAD_OF_FIRE_SINCE) ? [] : barricadesAt(w, p.id)).map(
      ({ id, what, rep }) => ({ what: id, how: what, names: { rep } }),
    ),
  act: breaksDown,
};

/** BDZ-barricade-materials. */
export const FETCH: Deed = {
  verb: 'fetch',
  rule: 'BDZ-barricade-materials',
  offers: (w, p) => when(mayFetch(w, p)),
  *act(w, id) {
    w.happen({ is: 'fetched', cause: 'BDZ-barricade-materials', who: id });
  },
};
