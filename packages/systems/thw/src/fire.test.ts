import { expect, test } from 'vitest';
import { off, putDice, wayId, waysOn } from './aiming.js';
import { dealt, highestFirst, missedBecause, runsOut, tally } from './shots.js';
import { cut } from './strides.js';

test('dice are dealt from the highest, as many as count, to the marks in their order', () => {
  expect(highestFirst([1, 1, 2, 4, 5, 6], 3)).toEqual([6, 5, 4]);
  const marks = [
    { id: 'a', dice: 1 },
    { id: 'b', dice: 2 },
  ];
  expect(dealt(marks, [5, 3, 2]).map(({ mark, die }) => [mark.id, die])).toEqual([
    ['a', 5],
    ['b', 3],
    ['b', 2],
  ]);
});

test('two ones empty a weapon, one does not', () => {
  expect([runsOut([1, 1, 4]), runsOut([1, 4, 5]), runsOut([])]).toEqual([true, false, false]);
});

test('a total misses by its row, or by circumstances that hold', () => {
  const row = { result: 'hit', missIf: ['cover', 'prone'] } as const;
  expect(missedBecause({ result: 'miss' }, {})).toEqual([]);
  expect(missedBecause(row, { cover: false, prone: true })).toEqual(['prone']);
  expect(missedBecause(row, { cover: false, prone: false })).toBeUndefined();
});

test('hits are kept by target, the worst first', () => {
  const struck = new Map<string, readonly number[]>();
  for (const hit of [1, 3, 2]) tally(struck, 'a', hit, (a, b) => b - a);
  expect(struck.get('a')).toEqual([3, 2, 1]);
});

test('ways to place dice: all, one, and by a lower rating', () => {
  const ids = waysOn(['x', 'y'], [1, 3], 3, true, false).map((way) => wayId(way, 3));
  expect(ids).toEqual(['x', 'x by 1', 'x one', 'y', 'y by 1', 'y one']);
  const placed = [{ target: 'x', dice: 1 }];
  putDice(placed, 'y', 1);
  putDice(placed, 'x', 1);
  expect(placed).toEqual([
    { target: 'x', dice: 2 },
    { target: 'y', dice: 1 },
  ]);
});

test('beyond a first target, and to its right', () => {
  expect(off({ x: 0, y: 0 }, { x: 0, y: 10 }, { x: 2, y: 13 })).toEqual({ beyond: 3, aside: 2 });
});

test('a way is cut where its inches end', () => {
  const route = {
    points: [
      [0, 0, 0],
      [4, 0, 0],
      [4, 8, 0],
    ] as const,
    costs: [0, 4, 12],
    cost: 12,
    length: 12,
  };
  expect(cut({ ...route, points: [...route.points] }, 6)).toMatchObject({
    points: [
      [0, 0, 0],
      [4, 0, 0],
      [4, 2, 0],
    ],
    cost: 6,
  });
});
