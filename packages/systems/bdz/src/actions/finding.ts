import { distance } from '@shambles/field';
import type { BdzWorld } from '../facts.js';
import { carriesOn, inMelee, type Person } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { chargesVehicle, preyIn } from '../vehicles/besieging.js';
import { maySilence, silences } from '../vehicles/noise.js';
import { findsKeys } from '../vehicles/starting.js';
import { type Deed, toVehicle } from './deed.js';
import { mayMove, watches } from './moving.js';

/** Charges the people in an enemy vehicle into melee. BDZ-act-charge, BDZ-veh-test-charged-when. */
export const CHARGE_VEHICLE: Deed = {
  verb: 'charge-vehicle',
  rule: 'BDZ-act-charge',
  offers: (w, p) =>
    p.fired || !carriesOn(p) || !mayMove(w, p)
      ? []
      : w.s.vehicles.filter((v) => preyIn(w, p, v)).map(toVehicle),
  *act(w, id, vehicle) {
    yield* chargesVehicle(w, id, vehicle, watches());
  },
};

/** The kind of map place where keys lie. */
const KEYS = 'keys';
/** Inches from the middle of a base within which a figure can pick things up. */
const REACH = 2 * BASE;

/** Keys that a figure can pick up where it stands. BDZ-veh-start-keys-found. */
function keysBy(w: BdzWorld, p: Person): string[] {
  return (tableOf(w).ground.map.places ?? []).flatMap(({ id, kind, at, level = 0 }) => {
    const near = kind === KEYS && at && level === p.level && distance(p, { x: at[0], y: at[1] }) <= REACH;
    return near && !w.s.keysTaken.includes(id) ? [id] : [];
  });
}

/** Takes loose keys: they fit the vehicle beside the house, or another one. BDZ-veh-start-keys-found, BDZ-D-c93. */
export const TAKE_KEYS: Deed = {
  verb: 'take-keys',
  rule: 'BDZ-veh-start-keys-found',
  offers: (w, p) =>
    p.aboard !== '' || p.prone || inMelee(w.s, p.id) ? [] : keysBy(w, p).map((what) => ({ what })),
  *act(w, id, place) {
    const p = w.s.people.find((q) => q.id === id) as Person;
    w.happen({ is: 'took-keys', cause: 'BDZ-veh-start-keys-found', who: id, place });
    yield* findsKeys(w, id, tableOf(w).houseOf(p) ?? '');
  },
};

/** BDZ-veh-noise-alarm, BDZ-D-alarm-off. */
export const SILENCE: Deed = {
  verb: 'silence',
  rule: 'BDZ-veh-noise-alarm',
  offers: (w, p) => w.s.vehicles.filter((v) => maySilence(w, p, v)).map(toVehicle),
  act: silences,
};
