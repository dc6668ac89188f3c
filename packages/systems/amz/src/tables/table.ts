import type { PrintedRow, PrintedTable, Provenance } from '@shambles/engine';
import type { RuleId } from '../register.js';

/** A table of the book. Tables that are rolled on name their die. */
export const table = <R extends PrintedRow>(
  id: RuleId,
  title: string,
  rule: RuleId,
  provenance: Provenance,
  rows: readonly R[],
  sides?: number,
): PrintedTable<R> => ({
  id,
  title,
  rule,
  provenance,
  ...(sides !== undefined && { dice: { n: 1, sides } }),
  rows,
});

/** The row with a value in a column. Throws RangeError. */
export function rowWith<R extends PrintedRow, K extends keyof R>(
  of: PrintedTable<R>,
  column: K,
  value: R[K],
): R {
  const row = of.rows.find((r) => r[column] === value);
  if (!row) throw new RangeError(`${of.id} has no row for ${String(value)}.`);
  return row;
}
