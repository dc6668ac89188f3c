import type { Line } from '@shambles/engine';
import type { RuleId } from '../register.js';

/** Why somebody may not do something: the rule that bars it, and its words. */
export interface Bar {
  readonly rule: RuleId;
  readonly line: Line;
}

/** Why somebody may not, in words of the catalogue. */
export function bar(rule: RuleId, reason: string, values: Line['values'] = {}): Bar {
  return { rule, line: { key: `why-not.${reason}`, values } };
}

export const isBar = (found: object): found is Bar => 'rule' in found && 'line' in found;
