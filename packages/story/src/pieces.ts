import type { AnySystem, Json, Resolved } from '@shambles/engine';
import type { Teller } from './teller.js';

/** The word for the first of these keys that the catalogue knows, or else `otherwise`. */
export function firstWord(teller: Teller, keys: readonly string[], otherwise: string): string {
  for (const key of keys) {
    const word = teller.word(key);
    if (word !== key && word !== '') return word;
  }
  return otherwise;
}

/** An id as words: "weaponInHand", "hard-as-nails". */
export const idInWords = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/-/g, ' ')
    .trim();

/** Whose dice fell, by what can be seen on the table: "A zombie" for a figure that bears no name there. */
export const throwerIn = (teller: Teller, who: string): string =>
  firstWord(teller, [`dice.${who}`, `who.${who}`], who);

/**
 * Sizes of dice that are read from 0, such as a d10 from 0 to 9. No fact says so, but in a whole game some die shows
 * it.
 */
export function sizesFromZero(
  rolls: readonly {
    readonly pools: readonly { readonly sides: number }[];
    readonly faces: readonly (readonly number[])[];
  }[],
): ReadonlySet<number> {
  const sizes = rolls.flatMap(({ pools, faces }) =>
    pools.filter((_, p) => faces[p]?.includes(0)).map(({ sides }) => sides),
  );
  return new Set(sizes);
}

/** The winner's name: that of a seat, or of a side that several seats play together. */
export function winnerIn(system: AnySystem, teller: Teller, winner: string | undefined): string {
  if (winner === undefined || winner === 'none') return 'Nobody';
  const seat = system.seats.find((s) => s.id === winner);
  const name = firstWord(teller, [`side.${winner}`], winner);
  return seat?.name ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of an outcome of a piece of the rules. */
export function outcomeIn(teller: Teller, procedure: string, outcome: string): string {
  const bare = outcome.replace(/-\d+$/, '');
  const keys = [
    `outcome.${procedure}.${outcome}`,
    `outcome.${outcome}`,
    `thing.${outcome}`,
    `who.${outcome}`,
    `kind.${bare}`,
  ];
  return firstWord(teller, keys, idInWords(outcome));
}

/** The label of a named part of a result, such as "Out of ammo". */
export function labelIn(teller: Teller, procedure: string, name: string): string {
  return firstWord(teller, [`gives.${procedure}.${name}`, `gives.${name}`, `who.${name}`], idInWords(name));
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

/** The result of a piece of the rules, in words for a person. */
export interface PieceTold {
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
): PieceTold {
  const named = outcome !== undefined && outcomeNames?.includes(outcome) ? outcome : undefined;
  const parts = Object.entries(result);
  // A lone yes or no says the same as the outcome.
  const said = ([, value]: [string, Json]) =>
    value === named || (parts.length === 1 && typeof value === 'boolean');
  const all = parts
    .filter((part) => named === undefined || !said(part))
    .map(([name, value]) => ({ label: labelIn(teller, id, name), value: sayIn(teller, id, value) }));
  if (named !== undefined) {
    const name = outcomeIn(teller, id, named);
    return { headline: name.charAt(0).toUpperCase() + name.slice(1), more: all };
  }
  const [first, ...more] = all;
  return { headline: first ? `${first.label}: ${first.value}` : 'Done', more };
}
