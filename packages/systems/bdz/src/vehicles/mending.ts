import type { Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { byRep } from '@shambles/thw';
import { isSawDry, leftInArea } from '../facts/campaign/loot.js';
import { campaignOf, freeOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { cargoValue } from '../house/campaign-rows.js';
import { roomIn } from '../people/carrying.js';
import { challenge } from '../people/challenge.js';
import { inMelee, isOfOthers, type Person, personOf, type Vehicle, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { examines } from './starting.js';

/** True if an adult is in contact with it and has its whole activation left. */
function isAtIt(w: BdzWorld, p: Person, v: Vehicle): boolean {
  return (
    p.being === 'adult' &&
    p.aboard === '' &&
    p.used === 0 &&
    !p.fired &&
    !inMelee(w.s, p.id) &&
    tableOf(w).besideVehicle(p.id, v)
  );
}

/** True for a disabled vehicle whose repair has not failed in this encounter. BDZ-veh-repair. */
export function mayRepair(w: BdzWorld, p: Person, v: Vehicle): boolean {
  return v.condition === 'disabled' && v.speed === 0 && !v.hopeless && isAtIt(w, p, v);
}

/**
 * Takes a Challenge at -1 Rep and an activation; after a failure it cannot be repaired in this encounter.
 * BDZ-veh-repair.
 */
export function* repairs(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const came = yield* challenge(w, who, 'BDZ-veh-repair', true);
  const does = came === 'success' ? 'repaired' : came === 'failure' ? 'hopeless' : 'gave-up';
  w.happen({ is: 'mended', cause: 'BDZ-veh-repair', who, vehicle, does });
  w.happen({ is: 'rested', cause: 'BDZ-veh-repair', who: [who] });
}

/**
 * After the encounter, in safety, the best of the band takes the same Challenge without penalty for each vehicle that
 * is disabled. BDZ-veh-repair, BDZ-D-c14.
 */
export function* repairsAtHome(w: BdzWorld): Rule<void> {
  const free = freeOf(campaignOf(w.s));
  const [best] = byRep(w.s.people.filter((p) => free.includes(p.id) && p.being === 'adult'));
  if (!best) return;
  const who = best.id;
  for (const { id: vehicle } of w.s.vehicles.filter((v) => v.condition === 'disabled')) {
    const came = yield* challenge(w, who, 'BDZ-veh-repair', false);
    const does = came === 'success' ? 'repaired' : 'gave-up';
    w.happen({ is: 'mended', cause: 'BDZ-D-c14', who, vehicle, does });
  }
}

export function maySiphon(w: BdzWorld, p: Person, v: Vehicle): boolean {
  const on = w.book.options.siphoning === 'on';
  return on && v.speed === 0 && hasPlace(v) && mayHold(w, v) && !v.dry && isAtIt(w, p, v) && hasUse(w, p, v);
}

/** True if it has fuel, or if nobody has looked yet in an encounter. BDZ-D-c86. */
function mayHold({ s }: BdzWorld, v: Vehicle): boolean {
  return v.fuel > 0 || (v.fuel < 0 && s.encounter !== null);
}

/**
 * True if the fuel can be carried or goes into a saw, and the area has fuel left or the vehicle is the band's own or
 * other humans'. BDZ-D-c86, BDZ-enc-encumbrance, BDZ-camp-overfish.
 */
function hasUse(w: BdzWorld, p: Person, v: Vehicle): boolean {
  if (!w.s.encounter) return true;
  const counted = !w.s.campaign?.vehicles.includes(v.id) && !isOfOthers(v.id);
  const fits = isSawDry(p) || cargoValue(w.book, 'fuel') <= roomIn(w.book, p);
  return fits && (!counted || leftInArea(w.s, 'fuel') > 0);
}

/** Takes a Challenge without penalty and an activation; a success yields one unit. BDZ-veh-siphon, BDZ-D-c86. */
export function* siphons(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  if (vehicleOf(w.s, vehicle).fuel < 0) yield* examines(w, who, vehicle);
  const came =
    vehicleOf(w.s, vehicle).fuel > 0 ? yield* challenge(w, who, 'BDZ-veh-siphon', false) : 'given-up';
  const units = came === 'success' ? Math.min(1, vehicleOf(w.s, vehicle).fuel) : 0;
  w.happen({ is: 'siphoned', cause: 'BDZ-veh-siphon', who, vehicle, units, dry: came === 'failure' });
  // The fuel goes into an empty saw first. BDZ-melee-chainsaw-gas.
  if (units > 0 && isSawDry(personOf(w.s, who)))
    w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-gas', who, saw: 'works' });
  else if (units > 0 && w.s.encounter)
    w.happen({ is: 'took-up', cause: 'BDZ-veh-siphon', who, item: 'fuel', how: 'keep' });
  w.happen({ is: 'rested', cause: 'BDZ-veh-siphon', who: [who] });
}
