/**
 * A cell of a reaction table. The first entry whose condition holds is carried out; an entry without a condition always
 * holds.
 */
export type Cell<C extends string, D extends string> = readonly { readonly if?: C; readonly do: D }[];

/** What a figure does by a cell. Throws if no entry holds: every cell must end with one that always does. */
export function readCell<C extends string, D extends string>(cell: Cell<C, D>, holds: (c: C) => boolean): D {
  const entry = cell.find((e) => e.if === undefined || holds(e.if));
  if (!entry) throw new Error('A reaction cell must end with an entry that always holds.');
  return entry.do;
}

/** The worst of several results. `order` goes from best to worst. */
export function worst<D extends string>(order: readonly D[], results: readonly D[]): D {
  return results.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a));
}

/** Dice passed, for a table with rows for two, one and none. */
export function capped(passed: number): 0 | 1 | 2 {
  return passed >= 2 ? 2 : passed === 1 ? 1 : 0;
}
