import type { PrintedTable } from '@shambles/engine';
import type { List, RecruitRow, WeaponRow } from '../tables/lists.js';
import type { Tabled } from './tables.js';

/* A game's tables of people. */

/** The people of a list. BDZ-list-recruit. */
export function recruitsOf({ tables }: Tabled, list: List): PrintedTable<RecruitRow> {
  return tables[list];
}

/** What those of a list carry; undefined for those whose weapons are issued. BDZ-list-weapon-roll. */
export function weaponsOf({ tables }: Tabled, list: List): PrintedTable<WeaponRow> | undefined {
  return list === 'military' || list === 'police' ? undefined : tables[`${list}Weapons`];
}
