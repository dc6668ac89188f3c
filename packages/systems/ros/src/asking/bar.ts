import type { Line } from '@shambles/engine';
import type { RuleId } from '../register.js';

/** Why a figure may not do something: the rule that forbids it, and the reason in words. */
export interface Bar {
  readonly rule: RuleId;
  readonly line: Line;
}

/** A bar whose reason is a `why-not` line of the catalogue. */
export function bar(rule: RuleId, reason: string, values: Line['values'] = {}): Bar {
  return { rule, line: { key: `why-not.${reason}`, values } };
}

export const isBar = (found: object): found is Bar => 'rule' in found;
