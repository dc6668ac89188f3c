import { expect, test } from 'vitest';
import { dicePool } from './pools.js';

test('[AMZ-EX-firepower-cap] twelve figures at the second Interruption roll nine dice', () => {
  expect(dicePool(12, 1)).toBe(9);
});

test('[AMZ-EX-firepower-1] below the cap all dice count', () => {
  expect(dicePool(4 + 1 + 1 + 1)).toBe(7);
});

test('[AMZ-EX-defense-1] Defense loses its die for charging before the cap', () => {
  expect([7 + 2 - 1, 12 + 2 - 1, 7 - 1, 1 - 1].map((dice) => dicePool(dice))).toEqual([8, 10, 6, 0]);
});

test('[AMZ-cc-pools] no pool is less than nothing', () => {
  expect([dicePool(1, 1), dicePool(1, 2), dicePool(-1)]).toEqual([0, 0, 0]);
});
