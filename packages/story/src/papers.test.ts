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

test('plots are bars in a line, and a map is its places', () => {
  const at = (n: number, value: number) => ({ at: `Month ${n}`, value });
  const card = {
    id: 'now',
    title: 'Month 4',
    tone: 'amber' as const,
    entries: [],
    lines: [],
    plots: [{ name: 'Food', tone: 'moss' as const, points: [at(1, 0), at(2, 7), at(3, 14), at(4, 5)] }],
    map: {
      columns: 2,
      rows: 1,
      roads: [['a', 'b'] as const],
      places: [
        { id: 'a', name: 'Ashby', note: 'the suburbs', is: 'been' as const, column: 0, row: 0 },
        { id: 'b', name: 'Birch', note: 'the country', is: 'here' as const, column: 1, row: 0 },
      ],
    },
  };
  expect(drawPapers({ title: '', sections: [{ id: 's', title: 'Story', cards: [card] }] })).toEqual([
    'Story',
    '  Month 4',
    '    Food: ▁▅█▄ 5, from Month 1 to Month 4',
    '    Ashby, the suburbs',
    '    Birch, the country: the band is here',
  ]);
});

test('one section by its name', () => {
  expect(drawPapers(PAPERS, 'people')).toEqual(['People met', '  Nobody yet.']);
  expect(drawPapers(PAPERS, 'band')[0]).toBe('The band');
  expect(drawPapers(PAPERS, 'nothing')).toEqual([]);
});
