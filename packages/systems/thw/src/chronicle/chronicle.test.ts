import { expect, test } from 'vitest';
import { graves, type Passage } from './graves.js';
import { bandCounts, plotsOf } from './plots.js';
import { routeOf } from './route.js';

const month = (n: number, food = n) => ({ name: `Month ${n}`, counts: bandCounts(4 + n, food, 3) });

test('Rep, food and numbers are lines over the months, the last of which is how it stands now', () => {
  const [rep, food, people] = plotsOf([month(1), month(2)], month(3));
  expect([rep?.name, food?.name, people?.name]).toEqual(['Rep', 'Food', 'People']);
  expect(rep?.points).toEqual([
    { at: 'Month 1', value: 5 },
    { at: 'Month 2', value: 6 },
    { at: 'Month 3', value: 7 },
  ]);
  expect(people?.points.map((p) => p.value)).toEqual([3, 3, 3]);
  // The current month is shown as it is now, not as it began.
  expect(plotsOf([month(1), month(2)], month(2, 9))[1]?.points.map((p) => p.value)).toEqual([1, 9]);
});

test('one month is no line', () => {
  expect(plotsOf([], month(1))).toEqual([]);
  expect(plotsOf([month(1)], month(1))).toEqual([]);
});

const passage = (n: number, more: Partial<Passage>): Passage => ({
  when: `Day ${n}`,
  what: 'Raid, urban',
  joined: [],
  lost: [],
  ...more,
});

test('graves tell who was lost, when, by what and after how much, the last one first', () => {
  const all = [
    passage(1, { joined: ['ada'] }),
    passage(2, { lost: ['bob'] }),
    passage(3, {}),
    passage(4, { lost: ['ada', 'cid'] }),
  ];
  const { cards } = graves(all, (id) => (id === 'cid' ? undefined : { id, name: id.toUpperCase() }));
  expect(cards.map((c) => [c.title, c.note, ...c.entries.map((e) => e.value)])).toEqual([
    ['ADA', 'Day 4', 'Raid, urban', 'Day 1', '3 encounters'],
    ['BOB', 'Day 2', 'Raid, urban', 'with the first of the band', '2 encounters'],
  ]);
  expect(cards[0]?.face).toEqual({ id: 'ada', name: 'ADA' });
});

test('whoever was lost, came back and was lost again has one grave', () => {
  const all = [passage(1, { lost: ['ada'] }), passage(2, { joined: ['ada'] }), passage(3, { lost: ['ada'] })];
  expect(graves(all, (id) => ({ id, name: id })).cards.map((c) => c.note)).toEqual(['Day 3']);
});

test('places lie along rows that turn back, with a road between neighbours', () => {
  const stops = Array.from({ length: 6 }, (_, i) => ({
    id: `p${i}`,
    name: `P${i}`,
    note: '',
    next: [`p${i - 1}`, `p${i + 1}`],
    is: 'been' as const,
  }));
  const { columns, rows, places, roads } = routeOf(stops);
  expect([columns, rows]).toEqual([4, 2]);
  expect(places.map((p) => [p.column, p.row])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [2, 1],
  ]);
  expect(roads).toEqual([0, 1, 2, 3, 4].map((i) => [`p${i}`, `p${i + 1}`]));
});
