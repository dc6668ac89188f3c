import { type Part, plain, type Teller } from './teller.js';

/** Merges consecutive identical sentences into one with a count: "Mara missed, twice." */
export function countAlike<T>(
  all: readonly T[],
  partsOf: (each: T) => readonly Part[],
  { word }: Pick<Teller, 'word'>,
): { readonly first: T; readonly last: T; readonly parts: readonly Part[] }[] {
  const often = (count: number, [first]: readonly Part[]) => {
    // If a book has the word, its unnamed subjects ("A Zed") are others each time, and are counted themselves.
    const each =
      first?.noun && /^An? /.test(first.text) ? word('story.one-each', { count }) : 'story.one-each';
    if (each !== 'story.one-each') return each;
    return word(count === 2 ? 'story.twice' : 'story.times', { count });
  };
  const runs: { first: T; last: T; text: string; count: number }[] = [];
  for (const each of all) {
    const text = plain(partsOf(each));
    const run = runs[runs.length - 1];
    if (run?.text === text && text.endsWith('.')) Object.assign(run, { last: each, count: run.count + 1 });
    else runs.push({ first: each, last: each, text, count: 1 });
  }
  return runs.map(({ first, last, count }) => {
    const parts = partsOf(first);
    return { first, last, parts: count === 1 ? parts : saidOften(parts, often(count, parts)) };
  });
}

function saidOften(parts: readonly Part[], often: string): Part[] {
  const end = parts[parts.length - 1] as Part;
  return [...parts.slice(0, -1), { ...end, text: end.text.replace(/\.$/, `, ${often}.`) }];
}
