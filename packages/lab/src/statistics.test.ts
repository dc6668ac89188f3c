import { expect, test } from 'vitest';
import { meanAndSpread, unfold, wilson } from './statistics.js';

test('mean and spread', () => {
  expect(meanAndSpread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, spread: 2 });
  expect(meanAndSpread([])).toEqual({ mean: 0, spread: 0 });
  expect(unfold({ 3: 2, 7: 1 })).toEqual([3, 3, 7]);
});

test("Wilson's interval", () => {
  const { low, high } = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
