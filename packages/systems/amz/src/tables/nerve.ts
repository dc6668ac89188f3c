import { MOST, type PrintedRow } from '@shambles/engine';
import type { Level, Morale } from '../kinds.js';
import { table } from './table.js';

interface MoraleRow extends PrintedRow {
  readonly morale: Morale;
  /** Sides of its die. */
  readonly die: number;
}

/** AMZ-T-morale-rating. */
export const MORALE = table<MoraleRow>('AMZ-T-morale-rating', 'Morale ratings', 'AMZ-morale-dice', 'stated', [
  { morale: 'high', die: 12 },
  { morale: 'good', die: 10 },
  { morale: 'average', die: 8 },
  { morale: 'low', die: 6 },
]);

/** What makes a unit check Morale. */
export type CheckPoint = 'fired-upon' | 'casualties' | 'near';

interface CheckPointRow extends PrintedRow {
  readonly point: CheckPoint;
  readonly event: string;
  readonly professional: boolean;
  readonly nonProfessional: boolean;
}

/** AMZ-T-morale-points. */
export const CHECK_POINTS = table<CheckPointRow>(
  'AMZ-T-morale-points',
  'Morale check points',
  'AMZ-morale-once',
  'stated',
  [
    { point: 'fired-upon', event: 'fired upon', professional: false, nonProfessional: true },
    { point: 'casualties', event: 'takes casualties', professional: true, nonProfessional: true },
    {
      point: 'near',
      event: 'within 12 inches and line of sight of a Romeo or Dexter unit',
      professional: true,
      nonProfessional: true,
    },
  ],
);

export type LevelEffect = {
  /** What happens to a unit that falls to this level. */
  readonly onEntry: 'none' | 'halts' | 'pulls-back';
  /** Firepower dice. */
  readonly firepower: number;
  readonly overwatch: boolean;
  /** True if it may start a Close Combat. */
  readonly initiates: boolean;
  /** True if it may end a move nearer to zombies that it sees. */
  readonly approaches: boolean;
  /**
   * What it may announce: anything; only taking cover, first aid, hiding or moving away; or only running for the edge
   * or a strong house.
   */
  readonly activation: 'free' | 'careful' | 'runs';
};

interface LevelRow extends PrintedRow {
  readonly level: Level;
  readonly professional: LevelEffect;
  readonly nonProfessional: LevelEffect;
}

const CONFIDENT: LevelEffect = {
  onEntry: 'none',
  firepower: 0,
  overwatch: true,
  initiates: true,
  approaches: true,
  activation: 'free',
};
const SHAKEN: LevelEffect = {
  onEntry: 'pulls-back',
  firepower: -1,
  overwatch: false,
  initiates: false,
  approaches: false,
  activation: 'free',
};
const BROKEN: LevelEffect = { ...SHAKEN, firepower: -2, activation: 'runs' };

/** AMZ-T-morale-levels. */
export const LEVELS = table<LevelRow>(
  'AMZ-T-morale-levels',
  'Effects by Morale level',
  'AMZ-morale-levels',
  'reconstructed',
  [
    { level: 'confident', professional: CONFIDENT, nonProfessional: CONFIDENT },
    {
      level: 'shaken',
      professional: { ...SHAKEN, onEntry: 'halts', overwatch: true },
      nonProfessional: SHAKEN,
    },
    { level: 'broken', professional: { ...BROKEN, activation: 'careful' }, nonProfessional: BROKEN },
  ],
);

// ------------------------------------------------------------------ Stress

/** What adds to a unit's Stress or reduces it. */
export type Stressor =
  | 'turns'
  | 'dependents'
  | 'abandoned'
  | 'zombie-objectives'
  | 'mobs'
  | 'night'
  | 'antivirus'
  | 'objectives'
  | 'barricaded'
  | 'fortified'
  | 'leader';

interface StressorRow extends PrintedRow {
  readonly stressor: Stressor;
  readonly when: string;
  readonly points: number;
  /** What the points are counted per: once for the unit, or for each of these. */
  readonly per: 'unit' | 'turn' | 'objective' | 'rating';
}

/** AMZ-T-stress-points. */
export const STRESSORS = table<StressorRow>(
  'AMZ-T-stress-points',
  'Stress points',
  'AMZ-stress-level',
  'stated',
  [
    { stressor: 'turns', when: 'each turn after the first', points: 1, per: 'turn' },
    { stressor: 'dependents', when: 'Dependents or wounded in the unit', points: 1, per: 'unit' },
    { stressor: 'abandoned', when: 'the unit has abandoned casualties', points: 1, per: 'unit' },
    { stressor: 'zombie-objectives', when: 'each zombie objective achieved', points: 1, per: 'objective' },
    { stressor: 'mobs', when: 'more than three zombie mobs in sight', points: 1, per: 'unit' },
    { stressor: 'night', when: 'night', points: 1, per: 'unit' },
    { stressor: 'antivirus', when: 'the unit has Revenant Anti-Virus', points: -1, per: 'unit' },
    { stressor: 'objectives', when: 'each regular objective achieved', points: -1, per: 'objective' },
    { stressor: 'barricaded', when: 'in a Barricaded Building', points: -1, per: 'unit' },
    { stressor: 'fortified', when: 'in a Fortified Building', points: -2, per: 'unit' },
    { stressor: 'leader', when: 'positive leadership within 6 inches', points: -1, per: 'rating' },
  ],
);

export type StressEffect = {
  /** Steps by which the Morale die shrinks; each step below the smallest die is -1 to the roll. */
  readonly dieSteps: number;
  /** Added to the Morale die. */
  readonly modifier: number;
  /** True if it may start a Close Combat. */
  readonly initiates: boolean;
  /** True if it checks Morale at the start of its activation. */
  readonly checks: boolean;
};

interface StressRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly name: string;
  readonly professional: StressEffect;
  readonly nonProfessional: StressEffect;
}

const CALM: StressEffect = { dieSteps: 0, modifier: 0, initiates: true, checks: false };

/** AMZ-T-stress. */
export const STRESS = table<StressRow>(
  'AMZ-T-stress',
  'Stress level effects',
  'AMZ-stress-level',
  'reconstructed',
  [
    { on: [0, 2], name: 'Steady', professional: CALM, nonProfessional: CALM },
    { on: [3, 4], name: 'Uneasy', professional: CALM, nonProfessional: { ...CALM, modifier: -1 } },
    {
      on: [5, 6],
      name: 'Strained',
      professional: { ...CALM, modifier: -1 },
      nonProfessional: { ...CALM, dieSteps: 1 },
    },
    {
      on: [7, 8],
      name: 'Fraying',
      professional: { ...CALM, dieSteps: 1 },
      nonProfessional: { ...CALM, dieSteps: 1, modifier: -1, initiates: false },
    },
    {
      on: [9, MOST],
      name: 'Breaking',
      professional: { ...CALM, dieSteps: 1, modifier: -1, initiates: false },
      nonProfessional: { dieSteps: 1, modifier: -1, initiates: false, checks: true },
    },
  ],
);

// ------------------------------------------------------------------ leaders

interface LeaderRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly rating: number;
  readonly kind: 'negative' | 'none' | 'positive';
}

/** What a leader is by his rating. AMZ-leadership. */
export function leads(rating: number): LeaderRow['kind'] {
  return rating < 0 ? 'negative' : rating > 0 ? 'positive' : 'none';
}

/** AMZ-T-leader. */
export const LEADER = table<LeaderRow>(
  'AMZ-T-leader',
  'Leader rating',
  'AMZ-leadership',
  'reconstructed',
  [
    { on: [1, 1], rating: -1, kind: 'negative' },
    { on: [2, 3], rating: 0, kind: 'none' },
    { on: [4, 5], rating: 1, kind: 'positive' },
    { on: [6, 6], rating: 2, kind: 'positive' },
  ],
  6,
);

export const NERVE_TABLES = [MORALE, CHECK_POINTS, LEVELS, STRESSORS, STRESS, LEADER];
