import type { SightRow, Time } from '../tables/ground.js';
import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables for ground, buildings and sight. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

/** The shortest limit that applies, in inches. Darkness does not hide what is well lit. BDZ-T-los. */
export function sightLimit(
  { tables }: Tabled,
  time: Time,
  { lit, woods, foul }: { readonly lit: boolean; readonly woods: boolean; readonly foul: boolean },
): number {
  const row = (where: SightRow['where'], at: Time) =>
    tables.sight.rows.find((r) => r.where === where && r.time === at)?.limit ?? Number.POSITIVE_INFINITY;
  const half = time === 'night' ? 'night' : 'day';
  return Math.min(
    lit ? Number.POSITIVE_INFINITY : row('open', time),
    woods ? row('woods', half) : Number.POSITIVE_INFINITY,
    foul ? row('weather', half) : Number.POSITIVE_INFINITY,
  );
}

export function terrainRow({ tables }: Tabled, id: Row<'terrain'>['id']): Row<'terrain'> {
  return tables.terrain.rows.find((row) => row.id === id) as Row<'terrain'>;
}

/** Cost of slow ground, by its name on a map. BDZ-T-terrain. */
export function slowGround({ tables }: Tabled): { readonly [kind: string]: number | 'bars' } {
  return Object.fromEntries(
    tables.terrain.rows
      .filter((row) => row.price !== 1)
      .flatMap((row) => row.kinds.map((kind) => [kind, row.price])),
  );
}

/** The Impact that walls stop; a weapon with a higher Impact goes through. BDZ-bldg-dv-impact. */
export function defensiveValue({ tables }: Tabled, structure: Row<'walls'>['structure']): number {
  return (tables.walls.rows.find((row) => row.structure === structure) as Row<'walls'>).dv;
}

export function passage({ tables }: Tabled, by: Row<'passages'>['by']): Row<'passages'> {
  return tables.passages.rows.find((row) => row.by === by) as Row<'passages'>;
}

/** Inches of a move that a door costs. BDZ-bldg-door. */
export function byDoor(book: Tabled): number {
  return passage(book, 'door').inches as number;
}

/** Inches of a move that a window costs, in or out. BDZ-bldg-window. */
export function byWindow(book: Tabled): number {
  return passage(book, 'window-in').inches as number;
}

/** The share of a move that a floor costs. BDZ-bldg-levels. */
export function byStairs(book: Tabled): number {
  return passage(book, 'floor').share as number;
}

export function barricadeRow({ tables }: Tabled, what: Row<'barricades'>['what']): Row<'barricades'> {
  return tables.barricades.rows.find((row) => row.what === what) as Row<'barricades'>;
}
