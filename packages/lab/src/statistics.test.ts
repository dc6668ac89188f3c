import { expect, test } from 'vitest';
import { wilson } from './statistics.js';

test("Wilson's interval", () => {
  const { low, high } = wilson(81, 263);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
