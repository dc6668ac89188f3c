import type { Line, Noun, OddsQuery, Reply, Ruled } from '@shambles/engine';
import type { RuleId } from '../register.js';

/** A line with its rule. */
export function says(rule: RuleId, key: string, values: Line['values'] = {}): Ruled<RuleId> {
  return { line: { key, values }, rule };
}

/** A reply by somebody, with the odds of its test if there is one. */
export function replies(who: string, ruled: Ruled<RuleId>, odds?: OddsQuery): Reply<RuleId> {
  return { ...ruled, who, ...(odds && { odds }) };
}

export const person = (id: string): Noun => ({ noun: `person.${id}`, count: 1 });

export const thing = (what: string): Noun => ({ noun: `thing.${what}`, count: 1 });
