import type { Rule } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { inSight } from '../reaction/in-sight.js';
import type { RuleId } from '../register.js';
import { foesOf, personOf, ridersOf, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';

/** How far one must be from an enemy for a melee to be broken off, in inches. BDZ-melee-break. */
export const CLEAR = 1;

/** The riders of a vehicle who are locked in melee with an enemy, by the enemy's id. */
export function besetAboard(w: BdzWorld, vehicle: string): Map<string, string[]> {
  const beset = new Map<string, string[]>();
  for (const { id } of ridersOf(w.s, vehicle))
    for (const foe of foesOf(w.s.melees, id)) beset.set(foe, [...(beset.get(foe) ?? []), id]);
  return beset;
}

/**
 * A vehicle has moved: its riders are no longer locked with those who are not beside it, or who are less than an inch
 * from it if it was driven. BDZ-melee-break, BDZ-D-melee-drive.
 */
export function partsRiders(w: BdzWorld, vehicle: string, cause: RuleId, driven: boolean): void {
  const v = vehicleOf(w.s, vehicle);
  const table = tableOf(w);
  const holds = (foe: string) =>
    hasPlace(v) && (driven ? table.toVehicle(foe, v) < CLEAR : table.besideVehicle(foe, v));
  for (const { id } of ridersOf(w.s, vehicle)) {
    const from = foesOf(w.s.melees, id).filter((foe) => !holds(foe));
    if (from.length > 0) w.happen({ is: 'parted', cause, who: id, from });
  }
}

/**
 * Somebody on foot has been moved out of the way of a vehicle: it is no longer locked with those whom it does not
 * touch. BDZ-D-melee-drive.
 */
export function partsAfoot(w: BdzWorld, who: string, cause: RuleId): void {
  const table = tableOf(w);
  const holds = (foe: string) => {
    const rides = w.s.people.find((p) => p.id === foe)?.aboard ?? '';
    return rides === '' ? table.touching(who, foe) : table.besideVehicle(who, vehicleOf(w.s, rides));
  };
  const from = foesOf(w.s.melees, who).filter((foe) => !holds(foe));
  if (from.length > 0) w.happen({ is: 'parted', cause, who, from });
}

/**
 * Enemies whom a vehicle has left behind take In Sight for those riders that they were locked with, and still see.
 * BDZ-melee-break.
 */
export function* leftBehind(w: BdzWorld, before: ReadonlyMap<string, readonly string[]>): Rule<void> {
  const seen = (foe: string) => {
    const locked = foesOf(w.s.melees, foe);
    const gone = (before.get(foe) as readonly string[]).filter((id) => !locked.includes(id));
    return gone.filter(
      (id) => tableOf(w).has(id) && personOf(w.s, id).aboard !== '' && tableOf(w).line(foe, id) !== 'no',
    );
  };
  const left = [...before.keys()].filter(
    (foe) => tableOf(w).has(foe) && w.s.people.some((p) => p.id === foe),
  );
  const free = left.filter((foe) => foesOf(w.s.melees, foe).length === 0 && seen(foe).length > 0);
  yield* inSight(w, free, seen);
}
