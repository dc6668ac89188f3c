import { MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import type { Damage } from '../kinds.js';
import type { RuleId } from '../register.js';

/** Circumstances that turn a total into a miss. BDZ-T-shoot. */
export const CIRCUMSTANCES = [
  'concealed',
  'cover',
  'prone',
  'target-fast',
  'shooter-fast',
  'snap',
  'second-target',
  'third-target',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

interface ShotRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly result: 'miss' | 'hit';
  readonly missIf?: readonly Circumstance[];
}

/**
 * BDZ-T-shoot: a die plus the shooter's Rep; the first and last rows are open-ended. BDZ-shoot-7 to BDZ-shoot-10,
 * BDZ-D-shoot-low.
 */
export const RANGED_COMBAT: PrintedTable<ShotRow> = {
  id: 'BDZ-T-shoot' satisfies RuleId,
  title: 'Ranged Combat',
  rule: 'BDZ-shoot-roll' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [0, 7], result: 'miss' },
    {
      on: [8, 8],
      result: 'hit',
      missIf: ['concealed', 'cover', 'prone', 'target-fast', 'shooter-fast', 'snap', 'second-target'],
    },
    { on: [9, 9], result: 'hit', missIf: ['cover', 'shooter-fast', 'snap', 'third-target'] },
    { on: [10, MOST], result: 'hit' },
  ],
};

interface DamageRow extends PrintedRow {
  /** The highest score for this result. */
  readonly upTo: number | 'against' | 'any';
  readonly human: Damage;
  readonly zombie: Damage;
}

/** BDZ-T-damage: the first row that the score does not exceed. */
export const RANGED_DAMAGE: PrintedTable<DamageRow> = {
  id: 'BDZ-T-damage' satisfies RuleId,
  title: 'Ranged Combat Damage',
  rule: 'BDZ-shoot-damage' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { upTo: 1, human: 'dead', zombie: 'dead' },
    { upTo: 'against', human: 'out', zombie: 'dead' },
    { upTo: 'any', human: 'knocked-down', zombie: 'knocked-down' },
  ],
};

interface MeleeRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly human: 'out' | 'dead' | 'locked';
  readonly zombie: 'dead' | 'locked';
}

/** BDZ-T-melee: by how many successes the loser lost the last roll. */
export const MELEE: PrintedTable<MeleeRow> = {
  id: 'BDZ-T-melee' satisfies RuleId,
  title: 'Melee result',
  rule: 'BDZ-melee-result' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [2, MOST], human: 'dead', zombie: 'dead' },
    { on: [1, 1], human: 'out', zombie: 'dead' },
    { on: [0, 0], human: 'locked', zombie: 'locked' },
  ],
};

export const COMBAT_TABLES = [RANGED_COMBAT, RANGED_DAMAGE, MELEE];
