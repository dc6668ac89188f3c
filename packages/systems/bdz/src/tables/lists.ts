import { LEAST, MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import type { Class, Gun, MeleeWeapon } from '../kinds.js';
import type { RuleId } from '../register.js';
import type { SplitRow } from './attributes.js';

/** Lists that people are recruited from. BDZ-T-classes. */
export const LIST_IDS = ['military', 'police', 'survivor', 'civilian', 'ganger'] as const;
export type List = (typeof LIST_IDS)[number];

export interface RecruitRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly type: string;
  readonly name: string;
  readonly rep: number;
}

const recruits = (
  id: RuleId,
  title: string,
  rule: RuleId,
  rows: readonly (readonly [from: number, to: number, type: string, name: string, rep: number])[],
): PrintedTable<RecruitRow> => ({
  id,
  title,
  rule,
  provenance: 'stated',
  rows: rows.map(([from, to, type, name, rep]) => ({ on: [from, to], type, name, rep })),
});

export const MILITARY = recruits('BDZ-T-list-military', 'Military list', 'BDZ-list-military', [
  [2, 3, 'team-leader', 'Team Leader', 5],
  [4, 5, 'veteran', 'Veteran', 5],
  [6, 9, 'soldier', 'Soldier', 4],
  [10, 14, 'recruit', 'Recruit', 3],
]);
export const POLICE = recruits('BDZ-T-list-police', 'Police list', 'BDZ-list-police', [
  [2, 3, 'swat', 'SWAT', 5],
  [4, 4, 'detective', 'Detective', 5],
  [5, 5, 'veteran', 'Veteran', 5],
  [6, 9, 'officer', 'Officer', 4],
  [10, 12, 'rookie', 'Rookie', 3],
]);
export const SURVIVOR = recruits('BDZ-T-list-survivor', 'Survivor list', 'BDZ-list-survivor', [
  [2, 3, 'veteran', 'Veteran', 5],
  [4, 9, 'experienced', 'Experienced', 4],
  [10, 12, 'newbie', 'Newbie', 3],
]);
export const CIVILIAN = recruits('BDZ-T-list-civilian', 'Civilian list', 'BDZ-list-civilian', [
  [2, 3, 'ex-military', 'Ex-military', 5],
  [4, 6, 'experienced', 'Experienced', 4],
  [7, 9, 'average', 'Average', 3],
  [10, 12, 'liability', 'Liability', 2],
]);
export const GANGER = recruits('BDZ-T-list-ganger', 'Gang list', 'BDZ-list-ganger', [
  [2, 2, 'boss', 'Boss', 5],
  [3, 4, 'hard-case', 'Hard Case', 5],
  [5, 8, 'banger', 'Banger', 4],
  [9, 10, 'punk', 'Punk', 3],
  [11, 12, 'wannabee', 'Wannabee', 2],
]);

interface LevelRow extends PrintedRow {
  readonly rep: number;
  readonly who: string;
}

/** BDZ-T-rep-levels. */
const REP_LEVELS: PrintedTable<LevelRow> = {
  id: 'BDZ-T-rep-levels' satisfies RuleId,
  title: 'Reputation',
  rule: 'BDZ-rep-meaning' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { rep: 6, who: 'One of the few for whom the end of the world is a good day' },
    { rep: 5, who: 'Has come through many meetings with the dead' },
    { rep: 4, who: 'Can be relied upon, and may have seen something of it' },
    { rep: 3, who: 'Nobody knows yet, least of all who it is' },
    { rep: 2, who: 'Not much use in a fight' },
    { rep: 1, who: 'Very old or very young, sick or frail' },
  ],
};

export interface WeaponRow extends SplitRow {
  readonly weapon: Gun | MeleeWeapon;
}

/** Rows by a die plus Rep; the first row covers everything below it, and the last everything above. */
const weapons = (
  id: RuleId,
  title: string,
  rows: readonly (readonly [total: number, weapon: WeaponRow['weapon'], from?: number, to?: number])[],
): PrintedTable<WeaponRow> => {
  const [least, most] = [rows[0]?.[0], rows[rows.length - 1]?.[0]];
  return {
    id,
    title,
    rule: 'BDZ-list-weapon-roll' satisfies RuleId,
    provenance: 'stated',
    rows: rows.map(([total, weapon, from, to]) => ({
      on: [total === least ? LEAST : total, total === most ? MOST : total],
      ...(from !== undefined && to !== undefined && { sub: [from, to] as const }),
      weapon,
    })),
  };
};

export const SURVIVOR_WEAPONS = weapons('BDZ-T-weapons-survivor', 'Survivor weapons', [
  [4, 'pistol', 1, 5],
  [4, 'ba-pistol', 6, 6],
  [5, 'ba-pistol'],
  [6, 'machine-pistol', 1, 2],
  [6, 'shotgun', 3, 6],
  [7, 'shotgun'],
  [8, 'submachine-gun', 1, 4],
  [8, 'bolt-action-rifle', 5, 6],
  [9, 'bolt-action-rifle'],
  [10, 'semi-automatic-rifle', 1, 3],
  [10, 'semi-automatic-rifle', 4, 6],
  [11, 'assault-rifle'],
]);
export const CIVILIAN_WEAPONS = weapons('BDZ-T-weapons-civilian', 'Civilian weapons', [
  [3, 'unarmed'],
  [4, 'improvised-one-handed', 1, 2],
  [4, 'improvised-two-handed', 3, 6],
  [5, 'pistol'],
  [6, 'pistol', 1, 4],
  [6, 'ba-pistol', 5, 6],
  [7, 'shotgun'],
  [8, 'shotgun', 1, 2],
  [8, 'submachine-gun', 3, 6],
  [9, 'bolt-action-rifle'],
  [10, 'semi-automatic-rifle'],
  [11, 'assault-rifle'],
]);
export const GANGER_WEAPONS = weapons('BDZ-T-weapons-ganger', 'Ganger weapons', [
  [3, 'pistol'],
  [4, 'pistol', 1, 3],
  [4, 'ba-pistol', 4, 6],
  [5, 'ba-pistol'],
  [6, 'machine-pistol'],
  [7, 'submachine-gun'],
  [8, 'submachine-gun', 1, 2],
  [8, 'shotgun', 3, 6],
  [9, 'ba-pistol'],
  [10, 'ba-pistol', 1, 3],
  [10, 'machine-pistol', 4, 6],
  [11, 'assault-rifle'],
]);

/**
 * For each list: its class (and so its reaction card), its people, and the table for their weapons if they roll.
 * BDZ-T-classes.
 */
export const LISTS: {
  readonly [list in List]: {
    readonly class: Class;
    readonly recruits: PrintedTable<RecruitRow>;
    readonly weapons?: PrintedTable<WeaponRow>;
  };
} = {
  // BDZ-list-police: they react as military.
  military: { class: 'military', recruits: MILITARY },
  police: { class: 'military', recruits: POLICE },
  survivor: { class: 'survivor', recruits: SURVIVOR, weapons: SURVIVOR_WEAPONS },
  civilian: { class: 'civilian', recruits: CIVILIAN, weapons: CIVILIAN_WEAPONS },
  ganger: { class: 'ganger', recruits: GANGER, weapons: GANGER_WEAPONS },
};

/** Lists that a class recruits from: its own, and for military also the police. */
export function listsOf(c: Class): readonly List[] {
  return LIST_IDS.filter((list) => LISTS[list].class === c);
}

/**
 * What is issued to people who do not roll for weapons, and what they may take in addition. BDZ-list-military-gear,
 * BDZ-list-police-gear, BDZ-list-police-swat.
 */
interface Issue {
  readonly guns: readonly Gun[];
  readonly armoured: boolean;
  readonly grenades?: true;
  readonly may: readonly Gun[];
}
export const SOLDIER = {
  guns: ['assault-rifle'],
  armoured: true,
  grenades: true,
  may: [],
} as const satisfies Issue;
const OFFICER: Issue = { guns: ['ba-pistol'], armoured: false, may: ['shotgun'] };
const SWAT: Issue = {
  guns: ['ba-pistol'],
  armoured: true,
  may: ['assault-rifle', 'shotgun', 'submachine-gun'],
};

export function issueOf(list: List, swat: boolean): Issue {
  return list === 'military' ? SOLDIER : swat ? SWAT : OFFICER;
}

/**
 * Added to recruit rolls of a National Guard, and the highest die that means a National Guard. BDZ-list-military-guard,
 * BDZ-list-military.
 */
export const GUARD = { upTo: 5, plus: 2 } as const;

/**
 * Highest dice: police who go rogue after two weeks; people who become survivors instead of gangers after two months.
 */
export const ROGUE = { week2: 2, month2: 3 } as const;

export const LIST_TABLES: readonly PrintedTable[] = [
  REP_LEVELS,
  ...Object.values(LISTS).flatMap((list) => [list.recruits, ...(list.weapons ? [list.weapons] : [])]),
];
