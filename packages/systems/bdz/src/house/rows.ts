import type { Tabled, Tables } from './tables.js';

/* Rows of a game's tables. */

type Row<T extends keyof Tables> = Tables[T]['rows'][number];

/** Shots that a noise counts as. BDZ-T-noise. */
export function loudness({ tables }: Tabled, id: Row<'noises'>['id']): number {
  return (tables.noises.rows.find((row) => row.id === id) as Row<'noises'>).shots;
}
