import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../register.js';

interface DuringRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  readonly result: 'back' | 'out';
  /** The result with a nurse, or somebody as skilled, in contact. */
  readonly nurse: 'back' | 'out';
}

/** BDZ-T-recover-during. */
export const DURING: PrintedTable<DuringRow> = {
  id: 'BDZ-T-recover-during' satisfies RuleId,
  title: 'Recovery during the encounter',
  rule: 'BDZ-recover-during' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { passed: 2, result: 'back', nurse: 'back' },
    { passed: 1, result: 'out', nurse: 'back' },
    { passed: 0, result: 'out', nurse: 'out' },
  ],
};

/** The person returns at normal Rep, returns with one less, dies, or never returns. */
export type Fate = 'normal' | 'weaker' | 'dies' | 'never';

interface AfterRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  readonly out: Fate;
  readonly nurse: Fate;
  readonly retired: Fate;
}

/** BDZ-T-recover-after: for people out of the fight, for those treated by a nurse, and for those who ran away. */
export const AFTER: PrintedTable<AfterRow> = {
  id: 'BDZ-T-recover-after' satisfies RuleId,
  title: 'Recovery after the encounter',
  rule: 'BDZ-recover-after' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { passed: 2, out: 'normal', nurse: 'normal', retired: 'normal' },
    { passed: 1, out: 'weaker', nurse: 'normal', retired: 'weaker' },
    { passed: 0, out: 'dies', nurse: 'dies', retired: 'never' },
  ],
};

export const RECOVERY_TABLES = [DURING, AFTER];
