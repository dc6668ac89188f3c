import { avz } from '../index.js';
import { REGISTER } from '../register.js';

export type Row = {
  readonly [column: string]: string | number | boolean | readonly (string | number)[] | undefined;
};

/** A table of the register. Throws RangeError if there is none. */
export function tableOf(id: string): { readonly provenance: string; readonly rows: readonly Row[] } {
  const found = REGISTER.tables.find((t) => t.id === id);
  if (!found) throw new RangeError(`The register has no table "${id}".`);
  return found as unknown as { readonly provenance: string; readonly rows: readonly Row[] };
}

/** Rows of a table in the register. */
export const registered = (id: string): readonly Row[] => tableOf(id).rows;

/** Rows of a table as the game shows it. */
export const printed = (id: string) => avz.tables.find((t) => t.id === id)?.rows ?? [];
