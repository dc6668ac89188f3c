import type { Level, Mode, Zombie } from '../kinds.js';
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
  /** How far it moves at random; null where it does not. */
  readonly random: DiceSum | null;
}

const ZOMBIE: { readonly [kind in Zombie]: ZombieRow } = {
  odies: {
    quality: 6,
    move: 4,
    awareness: 6,
    bonus: 0,
    opensDoors: false,
    random: { n: 1, sides: 3, plus: 0 },
  },
  zulus: {
    quality: 6,
    move: 6,
    awareness: 8,
    bonus: 2,
    opensDoors: false,
    random: { n: 1, sides: 6, plus: 0 },
  },
  romeos: {
    quality: 8,
    move: 12,
    awareness: 12,
    bonus: 2,
    opensDoors: true,
    random: { n: 2, sides: 6, plus: 0 },
  },
  dexters: { quality: 10, move: 12, awareness: 12, bonus: 2, opensDoors: true, random: null },
  possessed: { quality: null, move: 12, awareness: null, bonus: 0, opensDoors: true, random: null },
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
