import { type Catalogue, under } from '@shambles/engine';

/** "a pistol", "2 pistols"; the bare word if nothing is counted. */
export const countedWord = (key: string, one: string, many = `${one}s`): Catalogue => ({
  [key]: one,
  [`${key}_one`]: `${/^(?!one)[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`,
  [`${key}_other`]: `{{count}} ${many}`,
});

/** Words of deeds in two forms: with the name of the figure, and without it for use under that name. */
export const deeds = (words: { readonly [verb: string]: string }): Catalogue => ({
  ...under(
    'deed',
    Object.fromEntries(Object.entries(words).map(([verb, does]) => [verb, `{{who}}: ${does}`])),
  ),
  ...under('own.deed', words),
});
