import type { PrintedTable } from '@shambles/engine';
import type { Area, Thing } from '../kinds.js';

/** FTB-T-encounter-rating. FTB-11.6, FTB-D-13. */
export const ENCOUNTER_RATING: PrintedTable<{
  readonly on?: undefined;
  readonly area: Area;
  readonly rating: number;
}> = {
  id: 'FTB-T-encounter-rating',
  title: 'Encounter Rating by area',
  rule: 'FTB-11.6',
  provenance: 'stated',
  rows: [
    { area: 'rural', rating: 1 },
    { area: 'suburban', rating: 3 },
    { area: 'urban', rating: 5 },
  ],
};

/** The Encounter Rating of an area. FTB-11.6. */
export function ratingOf(table: typeof ENCOUNTER_RATING, area: Area): number {
  return (table.rows.find((row) => row.area === area) as { readonly rating: number }).rating;
}

/** Loot by dice passed; `die` lists the faces of a further die if one decides. FTB-11.9m. */
interface LootRow {
  readonly on?: undefined;
  readonly passed: number;
  readonly die: readonly number[];
  /** 'weapon' needs another roll. FTB-T-loot-weapon. */
  readonly item: Thing | 'weapon' | '';
  readonly [column: string]: number | string | readonly number[] | undefined;
}

/** FTB-T-loot: 2d6 against a rating or a Rep. */
export const LOOT_TABLE: PrintedTable<LootRow> = {
  id: 'FTB-T-loot',
  title: 'Loot',
  rule: 'FTB-11.9c',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, die: [1, 2, 3], item: 'weapon' },
    { passed: 2, die: [4], item: 'medical' },
    { passed: 2, die: [5], item: 'luxury' },
    { passed: 2, die: [6], item: 'body-armor' },
    { passed: 1, die: [], item: 'food' },
    { passed: 0, die: [], item: '' },
  ],
};

/** FTB-T-loot-weapon: totals of two dice. */
export const LOOT_WEAPON: PrintedTable<{
  readonly on: readonly [number, number];
  readonly weapon: Thing;
}> = {
  id: 'FTB-T-loot-weapon',
  title: 'Weapon found',
  rule: 'FTB-11.9m',
  provenance: 'reconstructed',
  dice: { n: 2, sides: 6 },
  rows: (
    [
      'saw',
      'assault-rifle',
      'machine-pistol',
      'bolt-action-rifle',
      'pistol',
      'ba-pistol',
      'pistol',
      'shotgun',
      'one-hand',
      'sub-machine-gun',
      'assault-rifle',
    ] as const
  ).map((weapon, i) => ({ on: [i + 2, i + 2], weapon })),
};

/** All tables of this chapter. */
export const GOODS_TABLES = [ENCOUNTER_RATING, LOOT_TABLE, LOOT_WEAPON] as const;
