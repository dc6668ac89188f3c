import { hasPlace } from '@shambles/measured';
import { drawn } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { isArmed, type Person, ridersOf, type Vehicle } from '../state.js';
import { isDriven } from '../vehicles/driver.js';
import { alarmSounds } from '../vehicles/noise.js';
import type { Event } from './event.js';
import { group, somebody } from './whom.js';

/** Index of the gun in hand, the first if there are two; -1 for the melee weapon. */
const mainWeapon = (p: Person): number => p.hand[0] ?? -1;

export const WEAPON_BREAKS: Event = {
  rule: 'BDZ-enc-rand-3',
  fits: (w) => group(w).some(isArmed),
  *happens(w) {
    const p = yield* somebody(w, 'BDZ-enc-rand-3', isArmed);
    w.happen({ is: 'fell-apart', cause: 'BDZ-enc-rand-3', who: p.id, weapon: mainWeapon(p) });
  },
};

const shoots = (p: Person): boolean => mainWeapon(p) >= 0;

export const WRONG_AMMO: Event = {
  rule: 'BDZ-enc-rand-4a',
  fits: (w) => group(w).some(shoots),
  *happens(w) {
    const p = yield* somebody(w, 'BDZ-enc-rand-4a', shoots);
    w.happen({ is: 'misfit', cause: 'BDZ-enc-rand-4a', who: p.id, weapon: mainWeapon(p) });
  },
};

// ------------------------------------------------------------------ vehicles

/** Moving vehicles that a member of the group drives or rides in. */
export function moving(w: BdzWorld): Vehicle[] {
  const ours = (v: Vehicle) => group(w).some((p) => p.aboard === v.id);
  return w.s.vehicles.filter((v) => v.speed > 0 && isDriven(w, v.id) && ours(v));
}

/** One of these vehicles at random. */
export function* anyVehicle(w: BdzWorld, rule: RuleId, all: readonly Vehicle[]) {
  const from = all.map((v) => v.id);
  return yield* drawn(w, { rule, label: 'vehicle', from, like: (id) => `vehicle.${id}` });
}

/** The vehicle rolls to a stop, like one without a driver. BDZ-D-c84. */
export const OUT_OF_GAS: Event = {
  rule: 'BDZ-enc-rand-4b',
  fits: (w) => moving(w).length > 0,
  *happens(w) {
    const vehicle = yield* anyVehicle(w, 'BDZ-enc-rand-4b', moving(w));
    w.happen({ is: 'ran-dry', cause: 'BDZ-enc-rand-4b', vehicle });
  },
};

const silent = (w: BdzWorld): Vehicle[] => w.s.vehicles.filter((v) => hasPlace(v) && !v.alarm);

export const CAR_ALARM: Event = {
  rule: 'BDZ-enc-rand-5a',
  fits: (w) => silent(w).length > 0,
  *happens(w) {
    alarmSounds(w, yield* anyVehicle(w, 'BDZ-enc-rand-5a', silent(w)));
    if (w.s.encounter?.kind === 'raid') w.happen({ is: 'alerted', cause: 'BDZ-enc-rand-5a' });
  },
};

/** Empty vehicles of the group at rest whose keys it has taken along. */
function left(w: BdzWorld): Vehicle[] {
  const sides = group(w).map((p) => p.side);
  return w.s.vehicles.filter(
    (v) => hasPlace(v) && v.speed === 0 && sides.includes(v.keeper) && ridersOf(w.s, v.id).length === 0,
  );
}

export const KEYS_LEFT: Event = {
  rule: 'BDZ-enc-rand-6',
  fits: (w) => left(w).length > 0,
  *happens(w) {
    const vehicle = yield* anyVehicle(w, 'BDZ-enc-rand-6', left(w));
    w.happen({ is: 'keys-left', cause: 'BDZ-enc-rand-6', vehicle });
  },
};
