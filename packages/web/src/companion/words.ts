import type { AnySystem, Json, Resolved } from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { capital, wordOr } from '../side/words.js';
import { type Value, words } from './form/fields.js';

/** The word for the first of these keys that the catalogue knows, or else `otherwise`. */
function firstWord(teller: Teller, keys: readonly string[], otherwise: string): string {
  for (const key of keys) {
    const word = wordOr(teller, key, '');
    if (word !== '') return word;
  }
  return otherwise;
}

/** Returns a function that names a value of a form. */
export const valueIn =
  (teller: Teller) =>
  ({ id, name }: Value): string =>
    name ?? firstWord(teller, [`kind.${id}`, `thing.${id}`], words(id));

/** The name of an outcome. */
export function outcomeIn(teller: Teller, procedure: string, outcome: string): string {
  const bare = outcome.replace(/-\d+$/, '');
  const keys = [
    `outcome.${procedure}.${outcome}`,
    `outcome.${outcome}`,
    `thing.${outcome}`,
    `who.${outcome}`,
    `kind.${bare}`,
  ];
  return firstWord(teller, keys, words(outcome));
}

/** The label of a named part of a result, such as "Out of ammo". */
export function labelIn(teller: Teller, procedure: string, name: string): string {
  return firstWord(teller, [`gives.${procedure}.${name}`, `gives.${name}`, `who.${name}`], words(name));
}

function sayIn(teller: Teller, procedure: string, value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return outcomeIn(teller, procedure, value);
  if (Array.isArray(value)) {
    const all = (value as readonly Json[]).map((each) => sayIn(teller, procedure, each));
    return all.join((value as readonly Json[]).some((v) => typeof v === 'object') ? '; ' : ', ') || 'none';
  }
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value as { readonly [name: string]: Json })
    .flatMap(([name, each]) => {
      const label = labelIn(teller, procedure, name);
      if (typeof each === 'boolean') return each ? [label] : [];
      return [
        typeof each === 'string'
          ? sayIn(teller, procedure, each)
          : `${label} ${sayIn(teller, procedure, each)}`,
      ];
    })
    .join(', ');
}

/** The result of a procedure, in words for a person. */
export interface Told {
  /** The result in a few words. */
  readonly headline: string;
  /** The rest of the result. */
  readonly more: readonly { readonly label: string; readonly value: string }[];
}

/** A result in words. The headline is the named outcome, if there is one; values that only repeat it are left out. */
export function resultIn(
  teller: Teller,
  { id, outcomeNames }: Pick<AnySystem['procedures'][number], 'id' | 'outcomeNames'>,
  { result, outcome }: Pick<Resolved, 'result' | 'outcome'>,
): Told {
  const named = outcome !== undefined && outcomeNames?.includes(outcome) ? outcome : undefined;
  const all = Object.entries(result)
    .filter(([, value]) => named === undefined || value !== named)
    .map(([name, value]) => ({ label: labelIn(teller, id, name), value: sayIn(teller, id, value) }));
  if (named !== undefined) return { headline: capital(outcomeIn(teller, id, named)), more: all };
  const [first, ...more] = all;
  return { headline: first ? `${first.label}: ${first.value}` : 'Done', more };
}
