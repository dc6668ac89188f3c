import type { Line, Noun } from '@shambles/engine';
import type { RuleId } from './register.js';
import type { Person } from './state.js';
import { word } from './words.js';

/** Why somebody may not do something: the rule that forbids it, and the line that says so. */
export interface Bar {
  readonly rule: RuleId;
  readonly line: Line;
}

/** A bar with a line from the catalogue's `why-not` section. */
export function bar(rule: RuleId, reason: string, values: Line['values'] = {}): Bar {
  return { rule, line: { key: `why-not.${reason}`, values } };
}

/** Template value that names the person who acts. */
export function whose(p: Pick<Person, 'id'>): { readonly who: Noun } {
  return { who: word(`person.${p.id}`) };
}

/** Bars a person who has done the one further action of this activation. FTB-5.2b. */
export function hasActed(p: Person): Bar | undefined {
  return p.acted ? bar('FTB-5.2b', 'acted', whose(p)) : undefined;
}

/** Bars a person who carries somebody and so has no free hand. FTB-5.7.5.1c, FTB-D-264. */
export function handsAreFull(p: Person): Bar | undefined {
  return p.carries !== '' ? bar('FTB-5.7.5.1c', 'carries', whose(p)) : undefined;
}

/** A length rounded to a tenth of an inch, for use in sentences. */
export function tenth(inches: number): number {
  return Math.round(inches * 10) / 10;
}
