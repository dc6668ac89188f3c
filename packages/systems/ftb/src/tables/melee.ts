import type { PrintedRow, PrintedTable } from '@shambles/engine';
import type { MeleeWeapon } from '../kinds.js';

/** Circumstances of the Charge into Melee Test. */
export type ChargeCircumstance = 'rage' | 'runt' | 'citizen' | 'prone' | 'rear';

interface ChargeRow extends PrintedRow {
  readonly circumstance: ChargeCircumstance;
  readonly dice: number;
  readonly who: 'either' | 'target';
}

/** FTB-T-charge-modifiers. Prone and rear apply only to the target. */
export const CHARGE_MODIFIERS: PrintedTable<ChargeRow> = {
  id: 'FTB-T-charge-modifiers',
  title: 'Charge into Melee: modifiers',
  rule: 'FTB-8.2.1m',
  provenance: 'reconstructed',
  rows: [
    { circumstance: 'rage', dice: 1, who: 'either' },
    { circumstance: 'runt', dice: -1, who: 'either' },
    { circumstance: 'citizen', dice: -1, who: 'either' },
    { circumstance: 'prone', dice: -1, who: 'target' },
    { circumstance: 'rear', dice: -1, who: 'target' },
  ],
};

/** FTB-T-charge-results: dice passed by each charger and by the target. */
export const CHARGE_RESULTS = {
  id: 'FTB-T-charge-results',
  title: 'Charge into Melee: results',
  rule: 'FTB-8.2.1c',
  provenance: 'inferred',
  rows: [
    { charger: 'ahead', do: 'melee' },
    { charger: 'equal-or-behind', do: 'target-fires-then-melee' },
  ],
} as const satisfies PrintedTable;

interface WeaponRow extends PrintedRow {
  readonly weapon: MeleeWeapon | 'none';
  readonly hands: 0 | 1 | 2;
  readonly dice: number;
}

/** FTB-T-melee-weapons. */
export const MELEE_WEAPON_DICE: PrintedTable<WeaponRow> = {
  id: 'FTB-T-melee-weapons',
  title: 'Melee weapons',
  rule: 'FTB-8.1',
  provenance: 'stated',
  rows: [
    { weapon: 'one-hand', hands: 1, dice: 1 },
    { weapon: 'two-hand', hands: 2, dice: 2 },
    { weapon: 'two-hand', hands: 1, dice: 1 },
    { weapon: 'chainsaw', hands: 2, dice: 3 },
    { weapon: 'none', hands: 0, dice: 0 },
  ],
};

/** Circumstances of a round of melee, other than weapons. */
export type MeleeCircumstance = 'brawler' | 'rage' | 'protected' | 'prone' | 'each-zombie-more';

/** Weapons by use. The success granted against zombies is not among them, since it is not a die. */
export type ArmCircumstance = 'one-hand' | 'two-hand' | 'two-hand-in-one' | 'chainsaw';

interface MeleeRow extends PrintedRow {
  readonly circumstance: MeleeCircumstance | ArmCircumstance | 'against-zombies';
  readonly dice: number;
  readonly successes: number;
}

/** FTB-T-melee-modifiers. */
export const MELEE_MODIFIERS: PrintedTable<MeleeRow> = {
  id: 'FTB-T-melee-modifiers',
  title: 'Melee: modifiers',
  rule: 'FTB-8.3m',
  provenance: 'reconstructed',
  rows: [
    { circumstance: 'one-hand', dice: 1, successes: 0 },
    { circumstance: 'two-hand', dice: 2, successes: 0 },
    { circumstance: 'two-hand-in-one', dice: 1, successes: 0 },
    { circumstance: 'chainsaw', dice: 3, successes: 0 },
    { circumstance: 'brawler', dice: 1, successes: 0 },
    { circumstance: 'rage', dice: 1, successes: 0 },
    { circumstance: 'protected', dice: 1, successes: 0 },
    { circumstance: 'each-zombie-more', dice: 1, successes: 0 },
    { circumstance: 'prone', dice: -2, successes: 0 },
    { circumstance: 'against-zombies', dice: 0, successes: 1 },
  ],
};

export type MeleeResult = 'obviously-dead' | 'out-of-the-fight' | 'rep-down';

interface ResultRow extends PrintedRow {
  readonly upTo: number | 'N';
  readonly do: MeleeResult;
}

/**
 * FTB-T-melee-results: the winner's die against N, its margin of successes. The first row whose limit the die does not
 * exceed applies.
 */
export const MELEE_RESULTS: PrintedTable<ResultRow> = {
  id: 'FTB-T-melee-results',
  title: 'Melee Results',
  rule: 'FTB-8.3.1m',
  provenance: 'reconstructed',
  rows: [
    { upTo: 1, do: 'obviously-dead' },
    { upTo: 'N', do: 'out-of-the-fight' },
    { upTo: 6, do: 'rep-down' },
  ],
};

/** The result of a die for a margin. Throws RangeError if there is no row. */
export function meleeResult(table: typeof MELEE_RESULTS, die: number, margin: number): MeleeResult {
  const row = table.rows.find(({ upTo }) => die <= (upTo === 'N' ? margin : upTo));
  if (!row) throw new RangeError(`Melee Results has no row for ${die}.`);
  return row.do;
}

interface RecoveryRow extends PrintedRow {
  readonly passed: 0 | 1 | 2;
  readonly back: boolean;
  readonly rep: number;
}

/** FTB-T-recovery. `rep` is the change of Rep for somebody who recovers. */
export const RECOVERY: PrintedTable<RecoveryRow> = {
  id: 'FTB-T-recovery',
  title: 'Recovery Test',
  rule: 'FTB-8.4m',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, back: true, rep: 0 },
    { passed: 1, back: true, rep: -1 },
    { passed: 0, back: false, rep: 0 },
  ],
};

/** Either a modifier to the Rep of the figure that takes the Challenge, or a result by dice passed. */
interface ChallengeRow extends PrintedRow {
  readonly circumstance?: 'difficult' | 'easy' | 'tool';
  readonly rep?: number;
  readonly passed?: 0 | 1 | 2;
  readonly do?: 'success' | 'again-or-fail' | 'failure';
}

/** FTB-T-challenge. */
export const CHALLENGE: PrintedTable<ChallengeRow> = {
  id: 'FTB-T-challenge',
  title: 'Challenge',
  rule: 'FTB-TB-challenge-b',
  provenance: 'stated',
  rows: [
    { circumstance: 'difficult', rep: -1 },
    { circumstance: 'easy', rep: 1 },
    { circumstance: 'tool', rep: 1 },
    { passed: 2, do: 'success' },
    { passed: 1, do: 'again-or-fail' },
    { passed: 0, do: 'failure' },
  ],
};

/** The row of a circumstance. Throws RangeError if there is none. */
export function worth<R extends PrintedRow & { readonly circumstance?: string }>(
  table: PrintedTable<R>,
  circumstance: NonNullable<R['circumstance']>,
): R {
  const row = table.rows.find((r) => r.circumstance === circumstance);
  if (!row) throw new RangeError(`${table.id} has no row for ${circumstance}.`);
  return row;
}
