import type { Rule } from '@shambles/engine';
import { isSawDry } from '../facts/campaign/loot.js';
import type { BdzWorld } from '../facts.js';
import { kindRow } from '../house/vehicle-rows.js';
import { amountOf } from '../state/goods.js';
import { carriesOn, inMelee, type Person, type Vehicle, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { examines } from '../vehicles/starting.js';

const CAUSE = 'BDZ-camp-res-use';

/** True if somebody carries fuel and has its whole activation left. BDZ-camp-res-use. */
function mayPour(w: BdzWorld, p: Person): boolean {
  const free = carriesOn(p) && p.aboard === '' && p.used === 0 && !p.fired && !inMelee(w.s, p.id);
  return amountOf(p.load, 'fuel') > 0 && free;
}

/** True if the tank holds as much as it can; a motorcycle's tank holds one unit. BDZ-D-c40. */
function isFull(w: BdzWorld, v: Vehicle): boolean {
  return v.fuel >= Math.max(1, kindRow(w.book, v.kind).bash);
}

/** True if somebody can fill this stationary vehicle beside it, whose tank is not known to be full. */
export function mayFill(w: BdzWorld, p: Person, v: Vehicle): boolean {
  const stands = v.condition === 'runs' && v.speed === 0;
  return mayPour(w, p) && stands && !isFull(w, v) && tableOf(w).besideVehicle(p.id, v);
}

/** Pours one unit of fuel into a tank, which takes an activation. BDZ-camp-res-use, BDZ-camp-res-fuel. */
export function* fills(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  if (vehicleOf(w.s, vehicle).fuel < 0) yield* examines(w, who, vehicle);
  if (!isFull(w, vehicleOf(w.s, vehicle))) {
    w.happen({ is: 'used', cause: CAUSE, who, item: 'fuel' });
    w.happen({ is: 'filled', cause: CAUSE, who, vehicle });
  }
  w.happen({ is: 'rested', cause: CAUSE, who: [who] });
}

export function mayFillSaw(w: BdzWorld, p: Person): boolean {
  return isSawDry(p) && mayPour(w, p);
}

/** Fills a saw that has run dry. BDZ-melee-chainsaw-gas. */
export function fillsSaw(w: BdzWorld, who: string): void {
  w.happen({ is: 'used', cause: CAUSE, who, item: 'fuel' });
  w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-gas', who, saw: 'works' });
  w.happen({ is: 'rested', cause: CAUSE, who: [who] });
}
