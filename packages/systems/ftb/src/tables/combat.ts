import { MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import type { Damage } from '../kinds.js';

/** Circumstances of the Ranged Combat table. */
export const CIRCUMSTANCES = [
  'cover',
  'prone',
  'target-fast',
  'protected',
  'shooter-fast',
  'two-weapons',
  'second-target',
  'third-target',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

const d6 = { n: 1, sides: 6 } as const;

interface HalfRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly value: number;
}

/** FTB-T-half-d6. */
export const HALF_D6: PrintedTable<HalfRow> = {
  id: 'FTB-T-half-d6',
  title: 'Half a die',
  rule: 'FTB-2.1.5',
  provenance: 'stated',
  dice: d6,
  rows: [
    { on: [1, 2], value: 1 },
    { on: [3, 4], value: 2 },
    { on: [5, 6], value: 3 },
  ],
};

// ------------------------------------------------------------------ Star Power

interface StarPowerRow extends PrintedRow {
  readonly on: readonly [number, number];
  /** Levels by which damage is reduced. */
  readonly levels: number;
  /** True if the die is kept for the rest of the Encounter. */
  readonly kept: boolean;
}

/** FTB-T-star-power. */
export const STAR_POWER: PrintedTable<StarPowerRow> = {
  id: 'FTB-T-star-power',
  title: 'Star Power dice',
  rule: 'FTB-3.1.4.1b',
  provenance: 'stated',
  dice: d6,
  rows: [
    { on: [1, 3], levels: 1, kept: true },
    { on: [4, 5], levels: 0, kept: true },
    { on: [6, 6], levels: 0, kept: false },
  ],
};

interface LevelRow extends PrintedRow {
  readonly from: Damage;
  readonly to: Damage;
  /** Meaning of the lower level in a melee and under fire. FTB-3.1.4.1d. */
  readonly melee?: string;
  readonly ranged?: Damage;
}

/** FTB-T-star-power-levels. */
export const STAR_POWER_LEVELS: PrintedTable<LevelRow> = {
  id: 'FTB-T-star-power-levels',
  title: 'What one level of Star Power reduction does',
  rule: 'FTB-3.1.4.1c',
  provenance: 'stated',
  rows: [
    { from: 'obviously-dead', to: 'out-of-the-fight' },
    { from: 'out-of-the-fight', to: 'carry-on', melee: 'another round', ranged: 'duck-back' },
  ],
};

// ------------------------------------------------------------------ Fast Move

interface FastRow extends PrintedRow {
  readonly passed: number;
  /** Multiple of the normal move that is added. */
  readonly extra: number;
  readonly only?: 'fast';
}

/** FTB-T-fast-move. `fastDice` in moving.ts tells which dice count. */
export const FAST_MOVE: PrintedTable<FastRow> = {
  id: 'FTB-T-fast-move',
  title: 'Fast Move Test',
  rule: 'FTB-5.3.2a',
  provenance: 'stated',
  rows: [
    { passed: 3, extra: 1.5, only: 'fast' },
    { passed: 2, extra: 1 },
    { passed: 1, extra: 0.5 },
    { passed: 0, extra: 0 },
  ],
};

/** What a number of dice passed adds, as a multiple of the normal move. */
export function fastExtra(table: typeof FAST_MOVE, passed: number): number {
  return table.rows.find((row) => row.passed === passed)?.extra ?? 0;
}

// ------------------------------------------------------------------ Ranged Combat

interface RangedRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly result: 'miss' | 'hit';
  /** Circumstances in which the total still misses, in the order of the card. */
  readonly missIf?: readonly Circumstance[];
}

/** FTB-T-ranged-combat: die plus the shooter's Rep. Both ends are open. */
export const RANGED_COMBAT: PrintedTable<RangedRow> = {
  id: 'FTB-T-ranged-combat',
  title: 'Ranged Combat',
  rule: 'FTB-7.5m',
  provenance: 'reconstructed',
  rows: [
    { on: [0, 7], result: 'miss' },
    {
      on: [8, 8],
      result: 'hit',
      missIf: ['cover', 'prone', 'target-fast', 'protected', 'shooter-fast', 'two-weapons', 'second-target'],
    },
    {
      on: [9, 9],
      result: 'hit',
      missIf: ['cover', 'protected', 'shooter-fast', 'two-weapons', 'third-target'],
    },
    { on: [10, MOST], result: 'hit' },
  ],
};

interface DamageRow extends PrintedRow {
  /** Highest score with this result: a number, the weapon's Impact, or any. */
  readonly upTo: number | 'impact' | 'any';
  readonly damage: Damage;
}

/** FTB-T-ranged-damage. The first row whose limit the score does not exceed applies. */
export const RANGED_DAMAGE: PrintedTable<DamageRow> = {
  id: 'FTB-T-ranged-damage',
  title: 'Ranged Combat Damage, human target',
  rule: 'FTB-7.6a',
  provenance: 'stated',
  rows: [
    { upTo: 1, damage: 'obviously-dead' },
    { upTo: 'impact', damage: 'out-of-the-fight' },
    { upTo: 'any', damage: 'duck-back' },
  ],
};

/** Damage of a hit to a human. */
export function humanDamage(table: typeof RANGED_DAMAGE, score: number, impact: number): Damage {
  const reaches = ({ upTo }: DamageRow) => upTo === 'any' || score <= (upTo === 'impact' ? impact : upTo);
  return (table.rows.find(reaches) as DamageRow).damage;
}
