import type { BuildingKind, Level, Mode, Morale, Support, Vehicle, Zombie } from '../kinds.js';
import type { Unit } from '../state.js';
import type { DiceSum } from './dice.js';

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
  /** The Living near them check Morale. */
  readonly frightens: boolean;
  /** How far it moves at random; null where it does not. */
  readonly random: DiceSum | null;
}

const d = (n: number, sides: number): DiceSum => ({ n, sides, plus: 0 });

const ZOMBIE: { readonly [kind in Zombie]: ZombieRow } = {
  odies: { quality: 6, move: 4, awareness: 6, bonus: 0, opensDoors: false, frightens: false, random: d(1, 3) },
  zulus: { quality: 6, move: 6, awareness: 8, bonus: 2, opensDoors: false, frightens: false, random: d(1, 6) },
  romeos: { quality: 8, move: 12, awareness: 12, bonus: 2, opensDoors: true, frightens: true, random: d(2, 6) },
  dexters: { quality: 10, move: 12, awareness: 12, bonus: 2, opensDoors: true, frightens: true, random: null },
  possessed: { quality: null, move: 12, awareness: null, bonus: 0, opensDoors: true, frightens: false, random: null },
};

/** AMZ-T-zombie-types. Throws RangeError for the Living. */
export function zombieRow(kind: Unit['kind']): ZombieRow {
  if (kind === 'living') throw new RangeError('The Living are no zombies.');
  return ZOMBIE[kind];
}

/** Degrees clockwise from north by the faces of a D8. AMZ-T-random-direction. */
export function directionRow(die: number): number {
  return 45 * (die - 1);
}

/** AMZ-T-leader. */
const RATINGS = [-1, 0, 0, 1, 1, 2] as const;
export function leaderRating(die: number): number {
  return RATINGS[die - 1] as number;
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
  /** What befalls a unit that falls to this level. */
  readonly onEntry: 'none' | 'halts' | 'pulls-back';
  readonly firepower: number;
  readonly mayOverwatch: boolean;
  readonly mayInitiate: boolean;
  readonly mayApproach: boolean;
  /** What it may announce: anything; to cover, tend, hide or go away; or only to run for the edge or a strong house. */
  readonly activation: 'free' | 'careful' | 'runs';
}

const FREE = {
  onEntry: 'none',
  firepower: 0,
  mayOverwatch: true,
  mayInitiate: true,
  mayApproach: true,
  activation: 'free',
} as const;
const SHAKEN = {
  onEntry: 'pulls-back',
  firepower: -1,
  mayOverwatch: false,
  mayInitiate: false,
  mayApproach: false,
  activation: 'free',
} as const;
const BROKEN = { ...SHAKEN, firepower: -2, activation: 'runs' } as const;
const LEVEL: { readonly [level in Level]: readonly [professional: LevelRow, other: LevelRow] } = {
  confident: [FREE, FREE],
  shaken: [{ ...SHAKEN, onEntry: 'halts', mayOverwatch: true }, SHAKEN],
  broken: [{ ...BROKEN, activation: 'careful' }, BROKEN],
};

/** AMZ-T-morale-levels. */
export function moraleLevelRow({ level, professional }: Pick<Unit, 'level' | 'professional'>): LevelRow {
  return LEVEL[level][professional ? 0 : 1];
}

/** Sides of the die of a Morale rating. AMZ-T-morale-rating. */
export function moraleDie(morale: Morale): number {
  return { low: 6, average: 8, good: 10, high: 12 }[morale];
}

/** What a unit checks Morale for. AMZ-T-morale-points. */
export type CheckPoint = 'fired-upon' | 'casualties' | 'near';

export function checksMorale({ professional }: Pick<Unit, 'professional'>, point: CheckPoint): boolean {
  return point !== 'fired-upon' || !professional;
}

export interface StressRow {
  readonly name: string;
  /** Sizes that the Morale die goes down; -1 to the roll for each below the smallest. */
  readonly dieSteps: number;
  /** Added to the Morale die. */
  readonly modifier: number;
  /** It may start a Close Combat. */
  readonly initiate: boolean;
  /** It checks Morale at the start of its activation. */
  readonly check: boolean;
}

const CALM = { dieSteps: 0, modifier: 0, initiate: true, check: false } as const;
const BANDS = [
  { from: 9, name: 'Breaking' },
  { from: 7, name: 'Fraying' },
  { from: 5, name: 'Strained' },
  { from: 3, name: 'Uneasy' },
  { from: 0, name: 'Steady' },
] as const;
type Band = (typeof BANDS)[number]['name'];
type Effect = Omit<StressRow, 'name'>;
const STRESS: { readonly [band in Band]: readonly [professional: Effect, other: Effect] } = {
  Steady: [CALM, CALM],
  Uneasy: [CALM, { ...CALM, modifier: -1 }],
  Strained: [
    { ...CALM, modifier: -1 },
    { ...CALM, dieSteps: 1 },
  ],
  Fraying: [
    { ...CALM, dieSteps: 1 },
    { ...CALM, dieSteps: 1, modifier: -1, initiate: false },
  ],
  Breaking: [
    { ...CALM, dieSteps: 1, modifier: -1, initiate: false },
    { dieSteps: 1, modifier: -1, initiate: false, check: true },
  ],
};

/** What a sum of Stress points does to a unit. AMZ-T-stress. */
export function stressEffect({ professional }: Pick<Unit, 'professional'>, points: number): StressRow {
  const { name } = BANDS.find((b) => points >= b.from) ?? BANDS[4];
  return { name, ...STRESS[name][professional ? 0 : 1] };
}

export interface BuildingRow {
  /** Barricade points. */
  readonly points: number;
  /** Points of a shut door; 0 where the barricade stands for it. */
  readonly door: number;
  /** Stress points of a unit inside. */
  readonly stress: number;
}

/** AMZ-T-buildings. */
export function buildingRow(kind: BuildingKind): BuildingRow {
  return {
    open: { points: 0, door: 2, stress: 0 },
    barricaded: { points: 10, door: 0, stress: -1 },
    fortified: { points: 20, door: 0, stress: -2 },
  }[kind];
}

export interface VehicleRow {
  readonly armored: boolean;
  readonly passengers: number;
  readonly crew: number;
  /** Defense dice. */
  readonly armor: number;
  readonly mounted: Support | null;
}

/** AMZ-T-vehicles. */
export function vehicleRow(type: Vehicle): VehicleRow {
  const rows: { readonly [v in Vehicle]: VehicleRow } = {
    car: { armored: false, passengers: 4, crew: 1, armor: 2, mounted: null },
    truck: { armored: false, passengers: 10, crew: 1, armor: 2, mounted: null },
    'gun truck': { armored: false, passengers: 3, crew: 2, armor: 3, mounted: 'medium' },
    APC: { armored: true, passengers: 8, crew: 2, armor: 5, mounted: 'medium' },
    IFV: { armored: true, passengers: 6, crew: 3, armor: 7, mounted: 'heavy' },
    AFV: { armored: true, passengers: 0, crew: 4, armor: 9, mounted: 'heavy' },
  };
  return rows[type];
}

/** What a hit by a Medium or Heavy weapon does to a vehicle. AMZ-T-vehicle-damage. */
export type VehicleHit = 'jammed' | 'immobilised' | 'disarmed' | 'figures-down' | 'destroyed';

/** By its die and the weapon: a Heavy one adds 1. AMZ-T-vehicle-damage. */
export function vehicleHit(die: number, weapon: 'medium' | 'heavy'): VehicleHit {
  const read = die + (weapon === 'heavy' ? 1 : 0);
  if (read <= 2) return 'jammed';
  return ({ 3: 'immobilised', 4: 'disarmed', 5: 'figures-down' } as const)[read] ?? 'destroyed';
}
