import type { AmzWorld } from '../facts.js';
import { buildingRow } from '../house/ground-rows.js';
import { activeOf, isLiving } from '../state.js';
import { tableOf } from '../table/table.js';
import { buildingOf, insideOf } from '../units/houses.js';

/** The most points to which a unit inside may raise a building now; undefined if it may not. AMZ-barricade-build. */
export function raisesTo(w: AmzWorld, unit: string): { building: string; most: number } | undefined {
  const building = insideOf(w, unit);
  if (building === undefined) return undefined;
  const { kind, points, breached } = buildingOf(w.s, building);
  // An open building becomes a Barricaded one.
  const most = buildingRow(w.book, kind === 'open' ? 'barricaded' : kind).points;
  if (breached || points >= most || zombieInside(w, building)) return undefined;
  return { building, most };
}

function zombieInside(w: AmzWorld, building: string): boolean {
  const table = tableOf(w);
  return w.s.units.some(
    (z) => !isLiving(z) && table.basesOf(z.id).some((id) => table.houseOf(table.at(id)) === building),
  );
}

/**
 * Adds a point for each active figure; an open building becomes Barricaded with its first point. AMZ-barricade-build.
 */
export function barricades(w: AmzWorld, unit: string): void {
  const may = raisesTo(w, unit);
  if (!may) return;
  const { kind, points } = buildingOf(w.s, may.building);
  const before = kind === 'open' ? 0 : points;
  w.happen({
    is: 'barricaded',
    cause: 'AMZ-barricade-build',
    building: may.building,
    kind: kind === 'open' ? 'barricaded' : kind,
    points: Math.min(may.most, before + activeOf(w.s, unit).length),
    by: unit,
  });
}
