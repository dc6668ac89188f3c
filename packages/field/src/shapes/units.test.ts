import { expect, test } from 'vitest';
import { distance } from './units.js';

test('points that are exactly 12 units apart are 12 units apart wherever they lie', () => {
  const places = Array.from({ length: 300 }, (_, n) => n / 10);
  const straight = places.map((y) => distance({ x: 1.7, y }, { x: 1.7, y: Math.round(y * 10 + 120) / 10 }));
  // Three, four and five: the sides of a right-angled triangle.
  const slanting = places.map((n) =>
    distance({ x: n, y: n }, { x: Math.round(n * 10 + 72) / 10, y: Math.round(n * 10 + 96) / 10 }),
  );
  expect([...new Set([...straight, ...slanting])]).toEqual([12]);
});

test('a thousandth more is farther', () => {
  expect(distance({ x: 0, y: 3.1 }, { x: 0, y: 15.101 })).toBe(12.001);
  expect(distance({ x: 0, y: 3.1 }, { x: 0.2, y: 15.1 })).toBeGreaterThan(12);
});
