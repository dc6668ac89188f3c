import { firstWord, idInWords, type Teller } from '@shambles/story';
import type { Value } from './form/fields.js';

/** Returns a function that names a value of a form. */
export const valueIn =
  (teller: Teller) =>
  ({ id, name }: Value): string =>
    name ?? firstWord(teller, [`kind.${id}`, `thing.${id}`], idInWords(id));
