import type { PrintedTable, Provenance } from '@shambles/engine';
import type { RuleId } from '../register.js';

export type Row = PrintedTable['rows'][number];
export const table = <R extends Row>(
  id: string,
  title: string,
  rule: RuleId,
  provenance: Provenance,
  rows: readonly R[],
): PrintedTable<R> => ({ id, title, rule, provenance, rows });
