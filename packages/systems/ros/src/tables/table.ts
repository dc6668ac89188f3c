import type { PrintedTable, Provenance } from '@shambles/engine';

export type Row = PrintedTable['rows'][number];
export const table = <R extends Row>(
  id: string,
  title: string,
  rule: string,
  provenance: Provenance,
  rows: readonly R[],
): PrintedTable<R> => ({ id, title, rule, provenance, rows });
