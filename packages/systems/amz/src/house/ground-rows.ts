import { rowFor } from '@shambles/engine';
import type { BuildingKind, Vehicle } from '../kinds.js';
import type { VehicleHit } from '../tables/ground.js';
import { rowWith } from '../tables/table.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables: terrain, buildings, vehicles. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

/** The row of a kind of terrain; undefined for kinds that are not in the book, which are open ground. */
export function terrainRow({ tables }: Tabled, kind: string): Row<'terrain'> | undefined {
  return tables.terrain.rows.find((row) => row.ground === kind);
}

export function buildingRow({ tables }: Tabled, kind: BuildingKind): Row<'buildings'> {
  return rowWith(tables.buildings, 'kind', kind);
}

export function vehicleRow({ tables }: Tabled, type: Vehicle): Row<'vehicles'> {
  return rowWith(tables.vehicles, 'type', type);
}

/** The effect of a hit on a vehicle, by die and weapon: a Heavy one adds 1 to the die. */
export function vehicleHit({ tables }: Tabled, die: number, weapon: 'medium' | 'heavy'): VehicleHit {
  return rowFor(tables.damage, die + (weapon === 'heavy' ? 1 : 0)).hit;
}
