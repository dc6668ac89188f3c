import type { Line, Noun, Ruled } from '@shambles/engine';
import type { RuleId } from '../register.js';

/** A sentence under its key, with its rule. */
export function says(rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> {
  return { line: { key, values }, rule };
}

/** The names of several figures. */
export const all = (ids: readonly string[]): Noun[] => ids.map((id) => ({ noun: `person.${id}`, count: 1 }));
