import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { Area, Gun, Item, MeleeWeapon, Resource } from '../../kinds.js';
import type { RuleId } from '../../register.js';
import type { SplitRow } from '../attributes.js';

// ------------------------------------------------------------------ searching

interface FindRow extends SplitRow {
  readonly item: Exclude<Item, Gun | MeleeWeapon | 'grenade' | 'armor'> | 'weapons' | 'none';
  /** Set if this applies only where somebody had been inside. BDZ-enc-loot-8. */
  readonly occupied?: true;
}

/** BDZ-T-resources: totals of two dice and the area's modifier. */
export const FINDS: PrintedTable<FindRow> = {
  id: 'BDZ-T-resources' satisfies RuleId,
  title: 'Resources',
  rule: 'BDZ-enc-loot-search' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [0, 7], item: 'none' },
    { on: [8, 8], item: 'food', occupied: true },
    { on: [9, 9], item: 'food' },
    { on: [10, 10], sub: [1, 2], item: 'keys' },
    { on: [10, 10], sub: [3, 6], item: 'luxury' },
    { on: [11, 11], sub: [1, 2], item: 'fuel' },
    { on: [11, 11], sub: [3, 6], item: 'medical' },
    { on: [12, 13], item: 'weapons' },
    { on: [14, 14], item: 'cure' },
  ],
};

/** What an area adds to the dice of a search. BDZ-enc-loot-area-mod. */
export const SEARCH_PLUS: { readonly [area in Area]: number } = { rural: -2, suburbs: 0, urban: 2 };

/** The lowest total that can find a chain saw. BDZ-melee-chainsaw-find. */
export const SAW_TOTAL = 10;

interface WeaponRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly item: Gun | 'armor' | 'grenade';
}

const weapon = (total: number, item: WeaponRow['item']): WeaponRow => ({ on: [total, total], item });

/** BDZ-T-weapons-loot: totals of two dice. */
export const FOUND_WEAPONS: PrintedTable<WeaponRow> = {
  id: 'BDZ-T-weapons-loot' satisfies RuleId,
  title: 'Weapons found',
  rule: 'BDZ-enc-loot-weapons' satisfies RuleId,
  provenance: 'stated',
  rows: [
    weapon(2, 'assault-rifle'),
    weapon(3, 'armor'),
    weapon(4, 'machine-pistol'),
    weapon(5, 'bolt-action-rifle'),
    weapon(6, 'pistol'),
    weapon(7, 'ba-pistol'),
    weapon(8, 'pistol'),
    weapon(9, 'shotgun'),
    weapon(10, 'semi-automatic-rifle'),
    weapon(11, 'submachine-gun'),
    weapon(12, 'grenade'),
  ],
};

interface HoldRow extends PrintedRow {
  readonly building: string;
  /** Items other than weapons. */
  readonly items: readonly Item[];
  /** Everything on the Weapons Table except grenades, some guns, or nothing. */
  readonly weapons: 'all' | 'none' | readonly Gun[];
  readonly grenades?: true;
  /** Replacements for results of the Weapons Table. BDZ-enc-loot-subst-military, BDZ-enc-loot-subst-police. */
  readonly replace?: { readonly [item in Item]?: Gun };
  /** Areas where a chain saw can be found here. BDZ-melee-chainsaw-find. */
  readonly chainsaw?: 'rural' | 'always';
}

const HOME: readonly Item[] = ['food', 'luxury', 'keys'];
const POLICE: readonly Item[] = ['food', 'keys', 'luxury', 'fuel', 'medical'];

/** BDZ-T-building-loot, by the building kinds of BDZ-T-building-types. */
export const HOLDS: PrintedTable<HoldRow> = {
  id: 'BDZ-T-building-loot' satisfies RuleId,
  title: 'What each building can hold',
  rule: 'BDZ-enc-loot-type' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { building: 'apartments', items: HOME, weapons: 'all' },
    { building: 'church', items: ['keys'], weapons: 'none' },
    { building: 'clinic', items: ['keys', 'luxury', 'medical'], weapons: 'none' },
    { building: 'dock-shipyard', items: ['food', 'keys'], weapons: 'all' },
    { building: 'gas-station', items: ['food', 'fuel', 'luxury', 'keys'], weapons: 'none' },
    { building: 'hospital', items: ['food', 'keys', 'luxury', 'medical', 'cure'], weapons: 'none' },
    { building: 'house', items: HOME, weapons: 'all', chainsaw: 'rural' },
    {
      building: 'military-base',
      items: [...POLICE, 'cure'],
      weapons: 'all',
      grenades: true,
      replace: { 'bolt-action-rifle': 'assault-rifle', 'assault-rifle': 'squad-automatic-weapon' },
    },
    { building: 'office-buildings', items: ['keys'], weapons: ['pistol', 'ba-pistol'] },
    {
      building: 'police-station',
      items: POLICE,
      weapons: 'all',
      grenades: true,
      replace: { 'bolt-action-rifle': 'shotgun' },
    },
    { building: 'restaurant', items: HOME, weapons: 'all' },
    {
      building: 'retail-box-store',
      items: POLICE,
      weapons: ['pistol', 'ba-pistol', 'shotgun', 'bolt-action-rifle'],
      chainsaw: 'always',
    },
    { building: 'retail-store', items: ['luxury', 'keys'], weapons: ['pistol'] },
    { building: 'school', items: ['food', 'keys'], weapons: 'none' },
    { building: 'supermarket', items: ['food', 'medical', 'luxury', 'keys'], weapons: 'none' },
    { building: 'warehouse', items: ['keys'], weapons: ['pistol'] },
  ],
};

/** The row of the area's stock that counts a thing; undefined if it is not counted. BDZ-D-c60. */
export function resourceOf(item: Item): Resource | undefined {
  switch (item) {
    case 'armor':
    case 'food':
    case 'fuel':
    case 'luxury':
    case 'medical':
      return item;
    case 'keys':
    case 'cure':
      return undefined;
    default:
      return 'weapons';
  }
}

// ------------------------------------------------------------------ carrying

interface CargoRow extends PrintedRow {
  readonly item: Item;
  readonly name: string;
  readonly cargo: number;
}

const cargo = (item: Item, name: string, value: number): CargoRow => ({ item, name, cargo: value });

/**
 * BDZ-T-cargo. A SAW weighs as much as a chain saw; improvised weapons and knives weigh as much as other weapons for as
 * many hands. BDZ-D-c30.
 */
export const CARGO: PrintedTable<CargoRow> = {
  id: 'BDZ-T-cargo' satisfies RuleId,
  title: 'Cargo values',
  rule: 'BDZ-enc-cargo-values' satisfies RuleId,
  provenance: 'stated',
  rows: [
    cargo('assault-rifle', 'Assault rifle', 2),
    cargo('ba-pistol', 'BA pistol', 1),
    cargo('armor', 'Body armor', 1),
    cargo('bolt-action-rifle', 'Bolt action rifle', 2),
    cargo('chainsaw', 'Chain saw', 3),
    cargo('grenade', 'Flash bang grenade', 0.5),
    cargo('food', 'Food', 1),
    cargo('fuel', 'Fuel', 2),
    cargo('keys', 'Keys', 0.25),
    cargo('luxury', 'Luxury items', 0.5),
    cargo('machine-pistol', 'Machine pistol', 1),
    cargo('medical', 'Medical supplies', 0.5),
    cargo('one-handed', 'One handed weapon', 2),
    cargo('knife', 'Knife', 2),
    cargo('improvised-one-handed', 'Improvised, one handed', 2),
    cargo('two-handed', 'Two handed weapon', 2),
    cargo('improvised-two-handed', 'Improvised, two handed', 2),
    cargo('pistol', 'Pistol', 1),
    cargo('semi-automatic-rifle', 'Semi-automatic rifle', 2),
    cargo('shotgun', 'Shotgun', 2),
    cargo('squad-automatic-weapon', 'Squad automatic weapon', 3),
    cargo('submachine-gun', 'Submachine gun', 2),
    cargo('cure', 'The Cure', 0.25),
  ],
};

/** Cargo for each point of Rep, and for each seat of a vehicle. BDZ-enc-encumbrance, BDZ-enc-encumbrance-vehicle. */
export const LOADS = { rep: 2, seat: 12 } as const;

// ------------------------------------------------------------------ losers, challenges

/** What somebody beaten may have in its pockets. */
export type Pocket = Exclude<FindRow['item'], 'weapons'>;

interface LoserRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly item: Pocket;
}

/** BDZ-T-losers, one die. */
export const LOSERS: PrintedTable<LoserRow> = {
  id: 'BDZ-T-losers' satisfies RuleId,
  title: 'Searching a beaten person',
  rule: 'BDZ-enc-losers-result' satisfies RuleId,
  provenance: 'reconstructed',
  rows: [
    { on: [1, 1], item: 'keys' },
    { on: [2, 2], item: 'medical' },
    { on: [3, 6], item: 'none' },
  ],
};

type Came = 'success' | 'failure';

interface ChallengeRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  readonly first: Came | 'choice';
  readonly second: Came;
}

/** BDZ-T-challenge: one pass on the first roll leaves a choice to give up or try again at once. */
export const CHALLENGES: PrintedTable<ChallengeRow> = {
  id: 'BDZ-T-challenge' satisfies RuleId,
  title: 'Challenge',
  rule: 'BDZ-enc-chal-roll' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { passed: 2, first: 'success', second: 'success' },
    { passed: 1, first: 'choice', second: 'failure' },
    { passed: 0, first: 'failure', second: 'failure' },
  ],
};

/** What a very difficult Challenge adds to Rep. BDZ-enc-chal-difficulty. */
export const VERY_DIFFICULT = -1;

export const LOOT_TABLES: readonly PrintedTable[] = [FINDS, FOUND_WEAPONS, HOLDS, CARGO, LOSERS, CHALLENGES];
