import type { Armor, Level, Mode, Quality, Support, Vehicle, Zombie } from '../kinds.js';
import type { Unit } from '../state.js';

/*
 * Rows of the tables by what they are about.
 */

export interface ZombieRow {
  readonly quality: number | null;
  /** Inches. */
  readonly move: number;
  readonly awareness: number | null;
  readonly bonus: number;
  readonly opensDoors: boolean;
}

const ZOMBIE: { readonly [kind in Zombie]: ZombieRow } = {
  odies: { quality: 6, move: 4, awareness: 6, bonus: 0, opensDoors: false },
  zulus: { quality: 6, move: 6, awareness: 8, bonus: 2, opensDoors: false },
  romeos: { quality: 8, move: 12, awareness: 12, bonus: 2, opensDoors: true },
  dexters: { quality: 10, move: 12, awareness: 12, bonus: 2, opensDoors: true },
  possessed: { quality: null, move: 12, awareness: null, bonus: 0, opensDoors: true },
};

/** AMZ-T-zombie-types. Throws RangeError for the Living. */
export function zombieRow(kind: Unit['kind']): ZombieRow {
  if (kind === 'living') throw new RangeError('The Living are no zombies.');
  return ZOMBIE[kind];
}

export interface ModeRow {
  /** Inches. */
  readonly max: number;
  readonly reaction: number;
  readonly firepower: number;
}

const MODE: { readonly [mode in Mode]: ModeRow } = {
  stationary: { max: 0, reaction: 1, firepower: 0 },
  cautious: { max: 6, reaction: 1, firepower: 0 },
  rapid: { max: 12, reaction: -1, firepower: -1 },
  overwatch: { max: 0, reaction: 1, firepower: 0 },
};

/** AMZ-T-movement. */
export function modeRow(mode: Mode): ModeRow {
  return MODE[mode];
}

export interface LevelRow {
  readonly firepower: number;
  readonly mayOverwatch: boolean;
  readonly mayInitiate: boolean;
  readonly mayApproach: boolean;
}

const FREE = { firepower: 0, mayOverwatch: true, mayInitiate: true, mayApproach: true } as const;
const LEVEL: { readonly [level in Level]: readonly [professional: LevelRow, other: LevelRow] } = {
  confident: [FREE, FREE],
  shaken: [
    { firepower: -1, mayOverwatch: true, mayInitiate: false, mayApproach: false },
    { firepower: -1, mayOverwatch: false, mayInitiate: false, mayApproach: false },
  ],
  broken: [
    { firepower: -2, mayOverwatch: false, mayInitiate: false, mayApproach: false },
    { firepower: -2, mayOverwatch: false, mayInitiate: false, mayApproach: false },
  ],
};

/** AMZ-T-morale-levels. */
export function moraleLevelRow({ level, professional }: Pick<Unit, 'level' | 'professional'>): LevelRow {
  return LEVEL[level][professional ? 0 : 1];
}

export interface QualityRow {
  /** Inches. AMZ-optimum-range. */
  readonly optimum: number;
  /** Units that it may engage. AMZ-targets-engaged. */
  readonly targets: number;
}

const QUALITY: { readonly [quality in Quality]: QualityRow } = {
  untrained: { optimum: 6, targets: 1 },
  trained: { optimum: 8, targets: 2 },
  veteran: { optimum: 10, targets: 3 },
  elite: { optimum: 12, targets: 4 },
};

/** AMZ-T-quality. */
export function qualityRow(quality: Quality): QualityRow {
  return QUALITY[quality];
}

export interface SupportRow {
  readonly dice: number;
  /** Fighters that it takes. */
  readonly crew: number;
  /** How a unit may move that fires it. */
  readonly modes: readonly Mode[];
}

const SUPPORT: { readonly [of in Support]: SupportRow } = {
  light: { dice: 1, crew: 1, modes: ['stationary', 'cautious', 'rapid', 'overwatch'] },
  medium: { dice: 2, crew: 1, modes: ['stationary', 'cautious', 'overwatch'] },
  heavy: { dice: 3, crew: 2, modes: ['stationary', 'overwatch'] },
};

/** AMZ-T-support, AMZ-T-support-list. */
export function supportRow(of: Support): SupportRow {
  return SUPPORT[of];
}

const FIREPOWER = { optimum: 1, exposed: 1, interruption: -1, defensive: -1 } as const;

/** Dice of a Firepower modifier; that of a Rapid move stands with the modes. AMZ-T-firepower-modifiers. */
export function firepowerDice(modifier: keyof typeof FIREPOWER): number {
  return FIREPOWER[modifier];
}

const COVER = { exposed: 0, in: 1, solid: 2 } as const;

/** Defense dice of cover in all. AMZ-T-cover. */
export function coverDice(cover: keyof typeof COVER): number {
  return COVER[cover];
}

const ARMOR: { readonly [armor in Armor]: number } = { none: 0, light: 1, 'anti-zombie': 2 };

/** Defense dice of armor. AMZ-T-armor. */
export function armorDice(armor: Armor): number {
  return ARMOR[armor];
}

export interface VehicleRow {
  readonly armored: boolean;
  readonly passengers: number;
  readonly crew: number;
  /** Defense dice. */
  readonly armor: number;
  readonly mounted: Support | null;
}

const VEHICLE: { readonly [type in Vehicle]: VehicleRow } = {
  car: { armored: false, passengers: 4, crew: 1, armor: 2, mounted: null },
  truck: { armored: false, passengers: 10, crew: 1, armor: 2, mounted: null },
  'gun truck': { armored: false, passengers: 3, crew: 2, armor: 3, mounted: 'medium' },
  APC: { armored: true, passengers: 8, crew: 2, armor: 5, mounted: 'medium' },
  IFV: { armored: true, passengers: 6, crew: 3, armor: 7, mounted: 'heavy' },
  AFV: { armored: true, passengers: 0, crew: 4, armor: 9, mounted: 'heavy' },
};

/** AMZ-T-vehicles. */
export function vehicleRow(type: Vehicle): VehicleRow {
  return VEHICLE[type];
}

/** What first aid comes to. */
export type Treated = 'kia' | 'wia' | 'slight';

const FIRST_AID = {
  standard: ['kia', 'wia', 'wia', 'wia', 'slight', 'slight'],
  medic: ['kia', 'wia', 'wia', 'slight', 'slight', 'slight'],
} as const satisfies { [by: string]: readonly Treated[] };

/** What a D6 of first aid comes to. AMZ-T-first-aid. */
export function treated(die: number, by: 'standard' | 'medic'): Treated {
  return FIRST_AID[by][die - 1] as Treated;
}
