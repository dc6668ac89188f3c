import { idInWords } from '@shambles/story';
import type { Field } from './fields.js';

/** What is wrong with a form, and at which field; an empty path means the form as a whole. */
export interface Wrong {
  readonly at: readonly string[];
  readonly text: string;
}

/** Reads the message of a SetupError, such as "shoot, target/rep: from 1 to 10.", and finds its field. */
export function wrongIn(procedure: string, form: Field, message: string): Wrong {
  const named = new RegExp(`^${procedure}, ([^:\\s]+): (.*)$`, 's').exec(message);
  if (!named) return { at: [], text: message };
  const [, path = '', text = ''] = named;
  return { at: placeOf(form, path.split('/')), text: upper(text) };
}

/** The leading part of a path for which the form has fields. */
function placeOf(field: Field, [first, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  if (field.is === 'group') {
    const part = field.parts.find((p) => p.name === first);
    return part ? [first, ...placeOf(part.field, rest)] : [];
  }
  return field.is === 'row' && /^\d+$/.test(first) ? [first, ...placeOf(field.item, rest)] : [];
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The error message of one field, if it has one. */
export function wrongAt(wrong: Wrong | undefined, path: readonly string[]): string | undefined {
  return wrong && wrong.at.length > 0 && wrong.at.join('/') === path.join('/') ? wrong.text : undefined;
}

/** The element id of a field. */
export const idOf = (path: readonly string[]): string =>
  ['field', ...path].map((p) => idInWords(p).replace(/ /g, '-')).join('-');
