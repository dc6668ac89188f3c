import { type PrintedRow, rowFor } from '@shambles/engine';
import type { Quality, Zombie } from '../kinds.js';
import { table } from './table.js';

interface BonusRow extends PrintedRow {
  readonly type: Exclude<Zombie, 'possessed'>;
  /** Defense dice of the unit. AMZ-D-bonus-per-unit. */
  readonly dice: number;
}

/** AMZ-T-zombie-bonus. */
export const BONUS = table<BonusRow>(
  'AMZ-T-zombie-bonus',
  'Bonus Defense dice by zombie type',
  'AMZ-zombie-bonus-dice',
  'stated',
  [
    { type: 'odies', dice: 0 },
    { type: 'zulus', dice: 2 },
    { type: 'romeos', dice: 2 },
    { type: 'dexters', dice: 2 },
  ],
);

/** Bonus dice of a type. The list leaves out the Possessed, who wear armor. AMZ-D-possessed-dice. */
function bonusDice(type: Zombie): number {
  return BONUS.rows.find((row) => row.type === type)?.dice ?? 0;
}

interface ZombieRow extends PrintedRow {
  readonly type: Zombie;
  readonly nature: string;
  /** Null if the scenario decides it. */
  readonly quality: Quality | null;
  /** Inches. The Possessed and the Dexters may also go half as far. */
  readonly move: number;
  /** Range of awareness in inches; null means as far as they see. */
  readonly awareness: number | null;
  /** The same towards a unit that fires. */
  readonly hearing: number | null;
  /** Inches as dice; null if they do not move at random. */
  readonly randomMove: string | null;
  readonly bonusDefense: number;
  /** True if armor counts for them. */
  readonly wearsArmor: boolean;
  readonly opensDoors: boolean;
  readonly firearms: boolean;
  /** True if the Living near them check Morale. */
  readonly frightens: boolean;
  /** The step in which they move by themselves. */
  readonly step: 11 | 12;
}

/** What all types without a will of their own have in common. */
const MINDLESS = {
  wearsArmor: false,
  opensDoors: false,
  firearms: false,
  frightens: false,
  step: 11,
} as const;

/** AMZ-T-zombie-types. */
export const TYPES = table<ZombieRow>(
  'AMZ-T-zombie-types',
  'Zombie types',
  'AMZ-zombie-types',
  'reconstructed',
  [
    {
      type: 'odies',
      nature: 'old dead',
      quality: 'untrained',
      move: 4,
      awareness: 6,
      hearing: 12,
      randomMove: '1d3',
      bonusDefense: bonusDice('odies'),
      ...MINDLESS,
    },
    {
      type: 'zulus',
      nature: 'bitten and risen',
      quality: 'untrained',
      move: 6,
      awareness: 8,
      hearing: 14,
      randomMove: '1d6',
      bonusDefense: bonusDice('zulus'),
      ...MINDLESS,
    },
    {
      type: 'romeos',
      nature: 'raging infected',
      quality: 'trained',
      move: 12,
      awareness: 12,
      hearing: 18,
      randomMove: '2d6',
      bonusDefense: bonusDice('romeos'),
      ...MINDLESS,
      opensDoors: true,
      frightens: true,
    },
    {
      type: 'dexters',
      nature: 'thinking masters',
      quality: 'veteran',
      move: 12,
      awareness: 12,
      hearing: 18,
      randomMove: null,
      bonusDefense: bonusDice('dexters'),
      wearsArmor: false,
      opensDoors: true,
      firearms: false,
      frightens: true,
      step: 12,
    },
    {
      type: 'possessed',
      nature: 'enslaved living',
      quality: null,
      move: 12,
      awareness: null,
      hearing: null,
      randomMove: null,
      bonusDefense: bonusDice('possessed'),
      wearsArmor: true,
      opensDoors: true,
      firearms: true,
      frightens: false,
      step: 12,
    },
  ],
);

interface DirectionRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly direction: string;
  /** Degrees clockwise from north. */
  readonly bearing: number;
}

/** AMZ-T-random-direction. */
const RANDOM_DIRECTION = table<DirectionRow>(
  'AMZ-T-random-direction',
  'Random direction',
  'AMZ-random-movement',
  'reconstructed',
  ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].map((direction, i) => ({
    on: [i + 1, i + 1],
    direction,
    bearing: 45 * i,
  })),
  8,
);

/** The direction for a D8, in degrees. AMZ-T-random-direction. */
export function directionRow(die: number): DirectionRow {
  return rowFor(RANDOM_DIRECTION, die);
}

/** Infection Levels: the mildest, the most severe and the usual one. AMZ-reinforcements. */
export const INFECTION = { least: 1, most: 5, standard: 3 } as const;
/** Rows of a scenario's table of reinforcements. AMZ-reinforcements. */
export const ARRIVAL_ROWS = 6;

/** The row, 1 to 6, for a reinforcement die at an Infection Level. AMZ-reinforcements. */
export function arrivalRow(die: number, infection: number): number {
  return Math.min(ARRIVAL_ROWS, Math.max(1, die + infection - INFECTION.standard));
}

export const ZOMBIE_TABLES = [TYPES, BONUS, RANDOM_DIRECTION];
