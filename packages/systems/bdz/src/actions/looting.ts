import { thing } from '../facts/campaign/loot.js';
import type { Item } from '../kinds.js';
import { mayTry, tries } from '../loot/challenging.js';
import { fills, fillsSaw, mayFill, mayFillSaw } from '../loot/filling.js';
import { loads, mayLoad, mayUnload, unloads } from '../loot/loading.js';
import { atMercyOf, friskable, frisks, spoilsOf, strips } from '../loot/losers.js';
import { barToSearch, searches } from '../loot/searching.js';
import { unpackable } from '../loot/stowing.js';
import { hasHands, inMelee } from '../state.js';
import { type Deed, toFigure, toVehicle, when } from './deed.js';
import { watches } from './moving.js';

/** Searches the building that the figure is in, once it is clear. BDZ-enc-loot-search. */
export const SEARCH: Deed = {
  verb: 'search',
  rule: 'BDZ-enc-loot-search',
  offers: (w, p) => when(barToSearch(w, p) === undefined),
  act: searches,
};

/** Takes the weapons and armour of somebody beaten. BDZ-enc-losers-weapon. */
export const STRIP: Deed = {
  verb: 'strip',
  rule: 'BDZ-enc-losers-weapon',
  offers: (w, p) =>
    atMercyOf(w, p)
      .filter((q) => spoilsOf(p, q).length > 0)
      .map(toFigure),
  act: strips,
};

/** Searches a body for keys and medical supplies; this takes a whole activation. BDZ-enc-losers-search. */
export const SEARCH_BODY: Deed = {
  verb: 'search-body',
  rule: 'BDZ-enc-losers-search',
  offers: (w, p) => friskable(w, p).map(toFigure),
  act: frisks,
};

/**
 * Takes a weapon out of the figure's pack in hand, or puts armour on, at any time in its activation. BDZ-camp-res-use,
 * BDZ-shoot-switch.
 */
export const UNPACK: Deed = {
  verb: 'unpack',
  rule: 'BDZ-camp-res-use',
  offers: (w, p) =>
    !hasHands(p) || inMelee(w.s, p.id)
      ? []
      : unpackable(p).map(({ how, item }) => ({
          what: `${how} ${item}`,
          how,
          names: { item: thing(item) },
        })),
  *act(w, id, what) {
    const [how, item] = what.split(' ') as ['hand' | 'wear', Item];
    w.happen({ is: 'repacked', cause: 'BDZ-camp-res-use', who: id, item, how });
  },
};

/** Puts what the figure has packed into a vehicle. BDZ-enc-encumbrance-vehicle. */
export const LOAD: Deed = {
  verb: 'load',
  rule: 'BDZ-enc-encumbrance-vehicle',
  offers: (w, p) => w.s.vehicles.filter((v) => mayLoad(w, p, v)).map(toVehicle),
  *act(w, id, vehicle) {
    loads(w, id, vehicle);
  },
};

/** Packs things out of a vehicle. BDZ-enc-encumbrance-vehicle. */
export const UNLOAD: Deed = {
  verb: 'unload',
  rule: 'BDZ-enc-encumbrance-vehicle',
  offers: (w, p) => w.s.vehicles.filter((v) => mayUnload(w, p, v)).map(toVehicle),
  act: unloads,
};

/** Attempts anything that no rule covers. BDZ-enc-chal-steps. */
export const CHALLENGE: Deed = {
  verb: 'challenge',
  rule: 'BDZ-enc-chal-steps',
  offers: (w, p) => when(mayTry(w, p)),
  *act(w, id) {
    yield* tries(w, id, watches());
  },
};

/** Fills a tank with fuel that the figure carries. BDZ-camp-res-use. */
export const FILL: Deed = {
  verb: 'fill',
  rule: 'BDZ-camp-res-use',
  offers: (w, p) => w.s.vehicles.filter((v) => mayFill(w, p, v)).map(toVehicle),
  act: fills,
};

/** Fills the figure's chain saw. BDZ-melee-chainsaw-gas. */
export const FILL_SAW: Deed = {
  verb: 'fill-saw',
  rule: 'BDZ-melee-chainsaw-gas',
  offers: (w, p) => when(mayFillSaw(w, p)),
  *act(w, id) {
    fillsSaw(w, id);
  },
};
