import type { Line, Noun } from '@shambles/engine';
import type { RuleId } from './register.js';
import type { Person } from './state.js';

/** Why somebody may not do something: the rule that bars it, and its words. */
export interface Bar {
  readonly rule: RuleId;
  readonly line: Line;
}

/** Why somebody may not, in words of the catalogue. */
export function bar(rule: RuleId, reason: string, values: Line['values'] = {}): Bar {
  return { rule, line: { key: `why-not.${reason}`, values } };
}

/** Whose deed it is, in a template. */
export function whose(p: Pick<Person, 'id'>): { readonly who: Noun } {
  return { who: { noun: `person.${p.id}`, count: 1 } };
}

/** The one further action of this activation is done. FTB-5.2b. */
export function hasActed(p: Person): Bar | undefined {
  return p.acted ? bar('FTB-5.2b', 'acted', whose(p)) : undefined;
}

/** It carries somebody: its hands are full. FTB-5.7.5.1c. */
export function handsAreFull(p: Person): Bar | undefined {
  return p.carries !== '' ? bar('FTB-5.7.5.1c', 'carries', whose(p)) : undefined;
}

/** A length in words: to the tenth. */
export function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}
