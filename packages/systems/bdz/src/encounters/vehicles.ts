import { hasPlace } from '@shambles/measured';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import type { Encounter } from '../state/encounter.js';
import { isOfOthers, isPresent, isUp, type Vehicle } from '../state.js';
import { isUsable } from '../vehicles/driver.js';
import { placeOf } from './beginning.js';
import { isOfBand } from './group.js';

/**
 * Vehicles that are still usable and are the band's own, that they drove away in, or that people met have left. If the
 * band holds the table, or it is `theirs`, vehicles on it count as well. BDZ-D-c59.
 */
export function vehiclesTaken(w: BdzWorld, e: Encounter, theirs: boolean): Vehicle[] {
  // On the road the band drives on when the others are gone.
  const holds = theirs || (e.road !== null && w.s.people.some((p) => isOfBand(w.s, p) && isPresent(p)));
  const isOurs = (v: Vehicle) =>
    isLeftBehind(w, v) ||
    campaignOf(w.s).vehicles.includes(v.id) ||
    w.s.people.some((p) => p.aboard === v.id && p.side === BAND);
  return w.s.vehicles.filter((v) => isUsable(v) && (holds || !hasPlace(v)) && isOurs(v));
}

/**
 * True for a working vehicle of people met on the road, still there, whose owners are gone or have joined the band.
 * BDZ-D-c95.
 */
export function isLeftBehind(w: BdzWorld, v: Vehicle): boolean {
  const { guests = [] } = w.s.encounter ?? {};
  const owned = w.s.people.some(
    (p) => (p.side === OTHERS || guests.includes(p.id)) && isPresent(p) && isUp(p),
  );
  return !owned && isOfOthers(v.id) && hasPlace(v) && v.condition === 'runs' && v.fuel !== 0;
}
/**
 * Vehicles that they drove away in leave the area's stock, but not those that other humans had. BDZ-D-c59,
 * BDZ-camp-track-find, BDZ-enc-raid-resources.
 */
export function countsVehicles(w: BdzWorld, e: Encounter, taken: readonly string[]): void {
  const place = placeOf(w);
  const isFound = (id: string) => !campaignOf(w.s).vehicles.includes(id) && !isOfOthers(id);
  const found = taken.filter(isFound).length;
  if (!place.stock || found === 0 || e.kind === 'raid') return;
  const vehicles = Math.max(0, (place.stock.vehicles ?? 0) - found);
  w.happen({ is: 'place', cause: 'BDZ-D-c59', place: { ...place, stock: { ...place.stock, vehicles } } });
}
