import type { PrintedTable } from '@shambles/engine';

/** Circumstances of the Charge into Melee Test. */
export type ChargeCircumstance = 'rage' | 'runt' | 'citizen' | 'prone' | 'rear';

/** FTB-T-charge-modifiers. Prone and rear count for the target alone. */
export const CHARGE_MODIFIERS = {
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
} as const satisfies PrintedTable;

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

/** FTB-T-melee-weapons. */
export const MELEE_WEAPON_DICE = {
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
} as const satisfies PrintedTable;

/** Circumstances of a round of melee beside weapons. */
export type MeleeCircumstance = 'brawler' | 'rage' | 'protected' | 'prone' | 'each-zombie-more';

/** FTB-T-melee-modifiers. */
export const MELEE_MODIFIERS = {
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
} as const satisfies PrintedTable;

/** FTB-T-melee-results: the winner's die against N, the successes by which it won. The first row that holds it counts. */
export const MELEE_RESULTS = {
  id: 'FTB-T-melee-results',
  title: 'Melee Results',
  rule: 'FTB-8.3.1m',
  provenance: 'reconstructed',
  rows: [
    { upTo: 1, do: 'obviously-dead' },
    { upTo: 'N', do: 'out-of-the-fight' },
    { upTo: 6, do: 'rep-down' },
  ],
} as const satisfies PrintedTable;

export type MeleeResult = (typeof MELEE_RESULTS.rows)[number]['do'];

/** What a die comes to for a margin. */
export function meleeResult(die: number, margin: number): MeleeResult {
  const row = MELEE_RESULTS.rows.find(({ upTo }) => die <= (upTo === 'N' ? margin : upTo));
  if (!row) throw new RangeError(`Melee Results has no row for ${die}.`);
  return row.do;
}

/** FTB-T-recovery. `rep`: what it changes for one that comes back. */
export const RECOVERY = {
  id: 'FTB-T-recovery',
  title: 'Recovery Test',
  rule: 'FTB-8.4m',
  provenance: 'reconstructed',
  rows: [
    { passed: 2, back: true, rep: 0 },
    { passed: 1, back: true, rep: -1 },
    { passed: 0, back: false, rep: 0 },
  ],
} as const satisfies PrintedTable;

/** FTB-T-challenge. */
export const CHALLENGE = {
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
} as const satisfies PrintedTable;

/** What a circumstance is worth. Throws RangeError. */
export function worth<R extends object, C extends string>(
  table: { readonly id: string; readonly rows: readonly R[] },
  circumstance: C,
): Extract<R, { readonly circumstance: C }> {
  const row = table.rows.find((r) => 'circumstance' in r && r.circumstance === circumstance);
  if (!row) throw new RangeError(`${table.id} has no row for ${circumstance}.`);
  return row as Extract<R, { readonly circumstance: C }>;
}
