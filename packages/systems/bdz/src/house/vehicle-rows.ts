import { rowFor } from '@shambles/engine';
import type { VehicleKind } from '../kinds.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables for vehicles. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

export function kindRow({ tables }: Tabled, id: VehicleKind): Row<'vehicles'> {
  return tables.vehicles.rows.find((row) => row.id === id) as Row<'vehicles'>;
}

/** Seats in front and behind; a small RV has none behind. BDZ-veh-def-seats, BDZ-D-c5. */
export function seatsIn(
  book: Tabled,
  { kind, large }: { readonly kind: VehicleKind; readonly large: boolean },
): readonly [front: number, rear: number] {
  const { front, rear } = kindRow(book, kind).seats;
  return kind === 'rv' && !large ? [front, 0] : [front, rear];
}

/** What may be wrong with a vehicle, by the day of the outbreak. BDZ-T-veh-working. */
export function workingRow({ tables }: Tabled, day: number): Row<'working'> {
  return tables.working.rows.findLast((row) => row.from <= day) as Row<'working'>;
}

/** The row for the winner's lead. BDZ-T-veh-bash. */
export function bashRow({ tables }: Tabled, lead: number): Row<'bash'> {
  return rowFor(tables.bash, lead);
}

export function obstacleRow({ tables }: Tabled, id: Row<'obstacles'>['id']): Row<'obstacles'> {
  return tables.obstacles.rows.find((row) => row.id === id) as Row<'obstacles'>;
}

/** A tank is measured in quarters. */
const QUARTERS = 4;

/**
 * Fuel in a tank that is this many quarters full: a full tank holds the Bash Value, a motorcycle's one unit.
 * BDZ-day-fuel-full, BDZ-D-c40.
 */
export function fuelIn(book: Tabled, kind: VehicleKind, quarters: number): number {
  return Math.ceil((Math.max(1, kindRow(book, kind).bash) * quarters) / QUARTERS);
}
