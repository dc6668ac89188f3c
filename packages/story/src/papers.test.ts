import type { Papers } from '@shambles/engine';
import { expect, test } from 'vitest';
import { drawPapers } from './papers.js';

const PAPERS: Papers = {
  title: 'Papers',
  sections: [
    {
      id: 'band',
      title: 'The band',
      cards: [
        {
          id: 'star-1',
          title: 'Mara',
          note: 'Star',
          tone: 'amber',
          entries: [{ name: 'Rep', value: '5' }],
          pips: [{ name: 'Star Power', of: 5, is: 4 }],
          lines: ['Day 3: met Kurt'],
          badges: ['prone'],
        },
      ],
    },
    { id: 'met', title: 'People met', empty: 'Nobody yet.', cards: [] },
  ],
};

test('every sheet is written out', () => {
  expect(drawPapers(PAPERS)).toEqual([
    'The band',
    '  Mara, Star',
    '    Rep: 5',
    '    Star Power: 4 of 5',
    '    prone',
    '    Day 3: met Kurt',
    'People met',
    '  Nobody yet.',
  ]);
});

test('one section by its name', () => {
  expect(drawPapers(PAPERS, 'people')).toEqual(['People met', '  Nobody yet.']);
  expect(drawPapers(PAPERS, 'band')[0]).toBe('The band');
  expect(drawPapers(PAPERS, 'nothing')).toEqual([]);
});
