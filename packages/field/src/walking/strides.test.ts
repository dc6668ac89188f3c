import { expect, test } from 'vitest';
import { strides } from './strides.js';

const way = {
  points: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [1, 0.25, 1],
  ],
  costs: [0, 2, 5, 5.25],
  cost: 5.25,
  length: 2.25,
} as const;

test('a way is gone in equal strides, none longer than asked for, and every corner is one of them', () => {
  expect([...strides(way, 0.6)]).toEqual([
    { at: [0.5, 0, 0], cost: 1, corner: false, end: false },
    { at: [1, 0, 0], cost: 2, corner: true, end: false },
    { at: [1, 0, 1], cost: 5, corner: true, end: false },
    { at: [1, 0.25, 1], cost: 5.25, corner: true, end: true },
  ]);
});

test('a change of level is one stride, and a way of one place none', () => {
  expect([...strides(way, 0.1)].filter(({ at, corner }) => at[2] === 1 && corner)).toHaveLength(2);
  expect([...strides({ points: [[3, 3, 0]], costs: [0], cost: 0, length: 0 }, 1)]).toEqual([]);
});
