/**
 * A sentence before it is a sentence: a template's key and what to put in. Catalogues (one a language) turn it
 * into words. Nouns and lines inside are said by templates of their own. A list is said as "a, b and c", or as the
 * template wants it: "{{dice, semicolons}}".
 */
export interface Line {
  readonly key: string;
  readonly values?: { readonly [name: string]: string | number | Inner | readonly Inner[] };
}

/** What stands in a sentence and is said by itself. */
export type Inner = Noun | Line;

/** "three Rotting Zombies": a noun of the catalogue with its number. */
export interface Noun {
  readonly noun: string;
  readonly count: number;
}

/** What a template can want between the parts of a list. */
export const BETWEEN = { commas: ', ', semicolons: '; ' } as const;

/** Templates of one language: i18next keys with plural suffixes ("noun.tank_one", "noun.tank_other"). */
export type Catalogue = { readonly [key: string]: string };

/** What a thing of a map is called by its id or its kind, as people write it: "rv-1" is "RV 1", "sports-car" "sports car". */
export function thingInWords(id: string): string {
  return id.replaceAll('-', ' ').replace(/\b(atv|rv|suv)\b/gi, (short) => short.toUpperCase());
}

/** Nouns for a list of kinds, alike ones counted together, in order of first appearance. */
export function nouns(kinds: Iterable<string>, prefix = ''): Noun[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ noun: prefix + kind, count }));
}
