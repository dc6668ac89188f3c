import { expect, test } from 'vitest';
import { countAlike } from './alike.js';
import { type Part, plain } from './teller.js';

const said = (...all: string[]) =>
  countAlike(
    all.map((text): Part[] => [{ text: text.slice(0, 4), noun: 'person.mara' }, { text: text.slice(4) }]),
    (parts) => parts,
    { word: (key, values) => (key === 'story.twice' ? 'twice' : `${values?.count} times`) },
  ).map(({ parts }) => plain(parts));

test('unnamed subjects are counted themselves in a book that has a word for it', () => {
  const some = (noun: string, end: string): Part[] => [{ text: noun, noun: 'kind.zed' }, { text: end }];
  const told = (all: Part[][], own: boolean) =>
    countAlike(all, (parts) => parts, {
      word: (key, values) =>
        key !== 'story.one-each' ? 'twice' : own ? `${values?.count} in all` : 'story.one-each',
    }).map(({ parts }) => plain(parts));
  const burning = [some('A Zed', ' caught fire.'), some('A Zed', ' caught fire.')];
  expect(told(burning, true)).toEqual(['A Zed caught fire, 2 in all.']);
  expect(told(burning, false)).toEqual(['A Zed caught fire, twice.']);
  const boomer = [some('The Boomer', ' spat.'), some('The Boomer', ' spat.')];
  expect(told(boomer, true)).toEqual(['The Boomer spat, twice.']);
});

test('a sentence that comes again on end is said once, with how often; what comes between parts them', () => {
  expect(said('Mara missed.', 'Mara missed.', 'Kurt missed.')).toEqual([
    'Mara missed, twice.',
    'Kurt missed.',
  ]);
  expect(said('Mara missed.', 'Mara missed.', 'Mara missed.')).toEqual(['Mara missed, 3 times.']);
  expect(said('Mara missed.', 'Kurt fell.', 'Mara missed.')).toHaveLength(3);
  expect(said('Mara hid!', 'Mara hid!')).toHaveLength(2);
});
