import { expect, test } from 'vitest';
import { kinds } from './lines.js';

test('counters are told by their kinds, those of one kind together', () => {
  expect(kinds(['tank-1', 'fast-mob-3', 'tank-2'])).toEqual([
    { noun: 'kind.tank', count: 2 },
    { noun: 'kind.fast-mob', count: 1 },
  ]);
});
