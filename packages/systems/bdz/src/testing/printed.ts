import { unseal } from '@shambles/engine';
import { REGISTER } from '../register.js';

/** The rows of a printed table as the register has them. */
export function printed<R = { readonly [column: string]: unknown }>(id: string): readonly R[] {
  const found = unseal(REGISTER).tables.find((t) => t.id === id);
  if (!found) throw new Error(`The register has no ${id}.`);
  return found.rows as unknown as readonly R[];
}
