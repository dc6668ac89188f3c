import type { AnySystem } from '@shambles/engine';
import { firstWord, idInWords, type Teller } from '@shambles/story';
import { type Who, whoIs, wordOr } from '../side/words.js';
import type { Value } from './form/fields.js';

/** Returns a function that names a value of a form. */
export const valueIn =
  (teller: Teller) =>
  ({ id, name }: Value): string =>
    name ?? firstWord(teller, [`kind.${id}`, `thing.${id}`], idInWords(id));

/**
 * Who throws or decides beside a real table: a seat, by its person's name where it is one, as the dice are told
 * afterwards; "You" if nobody is named or the book's seats have no names.
 */
export function whoIsMeant(
  { seats }: Pick<AnySystem, 'seats'>,
  teller: Teller,
  seat: string | undefined,
): Who {
  const person = wordOr(teller, `person.${seat}`, '');
  if (person !== '') return { name: person, many: false, proper: true };
  const name = wordOr(teller, 'companion.seat', seats.find((s) => s.id === seat)?.name ?? 'You');
  return name === 'You' ? { name, many: true, proper: true } : whoIs(name);
}
