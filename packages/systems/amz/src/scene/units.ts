import type { SceneUnit } from '@shambles/engine';
import { hasPlace } from '@shambles/measured';
import { optimumRange } from '../fire/pools.js';
import { zombieRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { basesOf, fightersOf, isLiving, type Unit } from '../state.js';
import { leadOf } from '../units/units.js';
import type { View } from '../view.js';

/** Units with somebody on the table, each with its optimum range or its awareness range. */
export function units(view: View, book: Tabled): SceneUnit[] {
  return view.units.flatMap((u) => {
    const lead = leadOf(view, u.id);
    if (lead === undefined) return [];
    // A unit in a vehicle has no base but the vehicle's, which belongs to another unit.
    const own = basesOf(view, u.id).filter((f) => f.unit === u.id);
    return [{ id: u.id, lead, figures: own.map((f) => f.id), rings: rings(view, u, book) }];
  });
}

/**
 * AMZ-optimum-range for units that fire, AMZ-awareness for the dead. Vehicles and their passengers have firing rules of
 * their own.
 */
function rings(view: View, u: Unit, book: Tabled): SceneUnit['rings'] {
  const found: { r: number; name: string; tone: 'ice' | 'moss' }[] = [];
  const ring = (name: string, r: number, tone: 'ice' | 'moss') =>
    found.push({ r, name: `${name} ${r} in`, tone });
  const fighters = fightersOf(view, u.id).filter(hasPlace);
  if ((isLiving(u) || u.kind === 'possessed') && u.vehicle === null && fighters.length > 0)
    ring('Optimum Range', optimumRange(book, u, fighters), 'ice');
  if (isLiving(u)) return found;
  const { awareness } = zombieRow(book, u.kind);
  if (awareness !== null) ring('Awareness', awareness, 'moss');
  return found;
}
