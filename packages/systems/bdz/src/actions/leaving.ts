import { distance, snap } from '@shambles/field';
import { word } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { callsOut, goesWith, mayCall } from '../movement/family.js';
import { inMelee, type Person, vehicleOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { isRooted } from '../tables/ails.js';
import { type Deed, when } from './deed.js';

/** Bases and edges closer than this, in inches, are touching. */
const TOUCH = 0.1;

/** True if on foot, standing, out of melee, and able to spend a whole activation on something. */
const isFresh = (w: BdzWorld, p: Person): boolean =>
  p.aboard === '' && !inMelee(w.s, p.id) && p.used === 0 && p.fast < 0 && !p.fired && !p.prone;

/** True if the figure has come to an edge of the table. */
export function isAtEdge(w: BdzWorld, p: Pick<Person, 'x' | 'y' | 'level'>): boolean {
  const [width, height] = tableOf(w).ground.map.size;
  const off = snap(Math.min(p.x, p.y, width - p.x, height - p.y) - BASE);
  return p.level === 0 && off <= TOUCH;
}

/** Leaves the table by any edge, unless it does not go anywhere. BDZ-D-c92, BDZ-camp-road-dazed-basket. */
export const LEAVE: Deed = {
  verb: 'leave',
  rule: 'BDZ-D-c92',
  offers: (w, p) => {
    const goes = p.aboard === '' && w.s.active?.manner !== 'stay' && !inMelee(w.s, p.id) && !isRooted(p);
    return when(goes && !p.prone && isAtEdge(w, p));
  },
  *act(w, id) {
    w.happen({ is: 'left', cause: 'BDZ-D-c92', who: goesWith(w, id) });
  },
};

/** Draws the cash: a whole activation at the machine, without moving. BDZ-enc-scen-atm-special. */
export const CASH: Deed = {
  verb: 'cash',
  rule: 'BDZ-enc-scen-atm-special',
  offers: (w, p) => when(isAtMachine(w, p) && isFresh(w, p) && w.s.cash === ''),
  *act(w, id) {
    const cause = 'BDZ-enc-scen-atm-special';
    w.happen({ is: 'drew-cash', cause, who: id });
    w.happen({ is: 'rested', cause, who: [id] });
  },
};

/** True if this is the owner of the card, and she is in contact with the machine. */
export function isAtMachine(w: BdzWorld, p: Person): boolean {
  const { cash } = w.book.scenario;
  if (cash?.who !== p.id || p.level !== 0) return false;
  return snap(distance(p, { x: cash.at[0], y: cash.at[1] }) - BASE) <= TOUCH;
}

const TOOL = 'improvised-one-handed';

/** Spends an activation beside the cart to take something to hit with. BDZ-enc-scen-first-toolbox. */
export const TOOLS: Deed = {
  verb: 'tools',
  rule: 'BDZ-enc-scen-first-toolbox',
  offers(w, p) {
    const { toolbox } = w.book.scenario;
    if (toolbox === undefined || p.melee === TOOL || p.more.includes(TOOL) || !isFresh(w, p)) return [];
    if (p.being !== 'adult' || !tableOf(w).besideVehicle(p.id, vehicleOf(w.s, toolbox))) return [];
    return [{ names: { what: named(toolbox) } }];
  },
  *act(w, id) {
    const cause = 'BDZ-enc-scen-first-toolbox';
    w.happen({ is: 'took-in-hand', cause, who: id, melee: TOOL });
    w.happen({ is: 'rested', cause, who: [id] });
  },
};

/** Takes another of its own melee weapons in hand. BDZ-enc-scen-bleens-weapons. */
export const TAKE: Deed = {
  verb: 'take',
  rule: 'BDZ-enc-scen-bleens-weapons',
  offers: (w, p) =>
    inMelee(w.s, p.id)
      ? []
      : p.more.map((melee) => ({
          what: melee,
          names: { weapon: word(`thing.${melee}`) },
        })),
  *act(w, id, what) {
    const melee = what as Person['melee'];
    w.happen({ is: 'took-in-hand', cause: 'BDZ-enc-scen-bleens-weapons', who: id, melee });
  },
};

/**
 * Calls the children out of the vehicle while she stays near: this is their activation, and ends hers.
 * BDZ-enc-scen-bleens-exit.
 */
export const CALL: Deed = {
  verb: 'call',
  rule: 'BDZ-enc-scen-bleens-exit',
  offers: (w, p) => when(mayCall(w, p)),
  *act(w, id) {
    callsOut(w, id);
  },
};
