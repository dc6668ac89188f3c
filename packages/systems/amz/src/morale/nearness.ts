import type { AmzWorld } from '../facts.js';
import { checksMorale, zombieRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { type March, placesAt } from '../movement/marching.js';
import { isLiving, type Unit } from '../state.js';
import { isArmored } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { fights } from '../units/units.js';

/** The distance at which a Romeo or Dexter frightens, in inches. AMZ-morale-pro-points, AMZ-morale-nonpro-points. */
const FRIGHTENS = 12;

/**
 * True if a unit checks Morale: it has somebody who fights, and is not the crew of an armored vehicle.
 * AMZ-morale-check, AMZ-vehicle-attack.
 */
export function checks(w: AmzWorld, u: Unit): boolean {
  return isLiving(u) && fights(w.s, u.id) && !(u.vehicle !== null && isArmored(u.vehicle));
}

/** True for Romeos and Dexters, unless house rules have others. AMZ-morale-pro-points, AMZ-morale-nonpro-points. */
const frightens = (book: Tabled, { kind }: Unit): boolean =>
  kind !== 'living' && zombieRow(book, kind).frightens;

/**
 * True if a Living unit is due to check for a zombie unit at their present places. For one that was near when the turn
 * began it checks only once it is activated. AMZ-morale-pro-points, AMZ-morale-nonpro-points, AMZ-morale-once.
 */
export function fears(w: AmzWorld, u: Unit, of: Unit): boolean {
  return (
    frightens(w.book, of) &&
    !u.feared.includes(of.id) &&
    !u.near?.includes(of.id) &&
    checks(w, u) &&
    checksMorale(w.book, u, 'near') &&
    isClose(w, u.id, of.id)
  );
}

/** True if a unit sees this zombie unit within 12 inches. */
export function isClose(w: AmzWorld, unit: string, of: string): boolean {
  return tableOf(w).apart(unit, of) <= FRIGHTENS && tableOf(w).sees(unit, of);
}

/**
 * Notes the Romeos and Dexters that are near to a Living unit on the way of a move only, whosever move it is: the unit
 * checks for them as well. AMZ-morale-once.
 */
export function notesPassing(w: AmzWorld, march: March): void {
  const pairs = w.s.units
    .filter(isLiving)
    .flatMap((unit) => w.s.units.filter((z) => frightens(w.book, z)).map((of) => ({ unit, of })))
    .filter(({ unit, of }) => unit.id === march.unit || of.id === march.unit);
  if (pairs.length === 0) return;
  for (let inches = 1; inches < march.cost; inches++) {
    const places = placesAt(march, inches);
    for (const { unit, of } of pairs) {
      if (unit.passed?.includes(of.id) || !tableOf(w).asAll(places, () => fears(w, unit, of))) continue;
      w.happen({ is: 'came-by', cause: 'AMZ-morale-once', unit: unit.id, of: of.id });
    }
  }
}
