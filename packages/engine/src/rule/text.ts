/**
 * A sentence before it is put into words: a template's key and the values to insert. Catalogues (one for each language)
 * turn it into words. Inner nouns and lines have templates of their own. A list reads "a, b and c", unless the template
 * chooses another separator: "{{dice, semicolons}}".
 */
export interface Line {
  readonly key: string;
  readonly values?: { readonly [name: string]: string | number | Inner | readonly Inner[] };
}

/** A part of a sentence that has a template of its own. */
export type Inner = Noun | Line;

/** A noun of the catalogue with its number: "three Rotting Zombies". */
export interface Noun {
  readonly noun: string;
  readonly count: number;
}

/** Separators that a template can choose for a list. */
export const BETWEEN = { commas: ', ', semicolons: '; ' } as const;

/** Templates of one language: i18next keys with plural suffixes ("noun.tank_one", "noun.tank_other"). */
export type Catalogue = { readonly [key: string]: string };

/** Words under one prefix: `under('test', { 'man-down': 'Man Down' })` is `test.man-down`. */
export const under = (prefix: string, words: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word]));

/** A map thing's id or kind in ordinary words: "rv-1" becomes "RV 1", "sports-car" becomes "sports car". */
export function thingInWords(id: string): string {
  return id.replaceAll('-', ' ').replace(/\b(atv|rv|suv)\b/gi, (short) => short.toUpperCase());
}

/** Nouns for a list of kinds, with equal kinds counted together, in order of first appearance. */
export function nouns(kinds: Iterable<string>, prefix = ''): Noun[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ noun: prefix + kind, count }));
}
