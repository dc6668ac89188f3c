import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { RuleId } from '../register.js';

type Landing = 'lands' | 'misses' | 'drops';

interface ThrowRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  /**
   * For a target spot that the thrower sees, or something it stands at and throws over or into; `unseen` for any other.
   */
  readonly seen: Landing;
  readonly unseen: Landing;
}

/** BDZ-T-grenade-throw. */
export const THROWING: PrintedTable<ThrowRow> = {
  id: 'BDZ-T-grenade-throw' satisfies RuleId,
  title: 'Throwing a grenade',
  rule: 'BDZ-grenade-throw' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { passed: 2, seen: 'lands', unseen: 'lands' },
    { passed: 1, seen: 'lands', unseen: 'misses' },
    { passed: 0, seen: 'drops', unseen: 'drops' },
  ],
};

interface FlashRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  readonly human: 'unhurt' | 'stunned' | 'knocked-down';
}

/** BDZ-T-flashbang: zombies do not roll. */
export const FLASH: PrintedTable<FlashRow> = {
  id: 'BDZ-T-flashbang' satisfies RuleId,
  title: 'Flash bang results',
  rule: 'BDZ-grenade-effect' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { passed: 2, human: 'unhurt' },
    { passed: 1, human: 'stunned' },
    { passed: 0, human: 'knocked-down' },
  ],
};

export const GRENADE_TABLES = [THROWING, FLASH];
