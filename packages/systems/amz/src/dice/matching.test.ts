import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hits, matched } from './matching.js';

test('[AMZ-EX-match-1] one of four dice is below 4, two are cancelled, one hits', () => {
  expect(hits([1, 4, 5, 8], [2, 6, 4, 3])).toBe(1);
  expect(matched([1, 4, 5, 8], [2, 6, 4, 3])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test('[AMZ-EX-match-2] the defender gets the matching that cancels most', () => {
  expect(hits([8, 6], [7, 5])).toBe(1);
  expect(matched([8, 6], [7, 5])).toEqual([[1, 0]]);
});

test('[AMZ-EX-match-3] an equal die cancels, and a tie below 4 is no matter', () => {
  expect(hits([5, 3, 6], [5, 3])).toBe(1);
  expect(matched([5, 3, 6], [5, 3])).toEqual([[0, 0]]);
});

test('[AMZ-core-opposed] a die hits that is 4 or more and strictly higher', () => {
  for (let attack = 1; attack <= 12; attack++)
    for (let defense = 1; defense <= 12; defense++)
      expect(hits([attack], [defense]), `${attack} against ${defense}`).toBe(
        attack >= 4 && attack > defense ? 1 : 0,
      );
});

test('[AMZ-D-zero-defense] with no defense dice every die of 4 and more hits', () => {
  expect(hits([3, 4, 8, 1], [])).toBe(2);
  expect(hits([], [6, 6])).toBe(0);
  expect(hits([], [])).toBe(0);
});

const pool = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 10 });

test('[AMZ-fire-matching] the closed form counts the dice without a match', () => {
  fc.assert(
    fc.property(pool, pool, (attack, defense) => {
      const pairs = matched(attack, defense);
      expect(attack.filter((die) => die >= 4)).toHaveLength(hits(attack, defense) + pairs.length);
      for (const [i, j] of pairs) {
        expect(attack[i]).toBeGreaterThanOrEqual(4);
        expect(defense[j]).toBeGreaterThanOrEqual(attack[i] as number);
      }
      expect(new Set(pairs.map(([i]) => i)).size).toBe(pairs.length);
      expect(new Set(pairs.map(([, j]) => j)).size).toBe(pairs.length);
    }),
  );
});

test('[AMZ-D-matching] no matching cancels more', () => {
  /** The fewest hits over all ways to match defense dice with attack dice. */
  const fewest = ([die, ...rest]: readonly number[], defense: readonly number[]): number => {
    if (die === undefined) return 0;
    const without = (i: number) => defense.filter((_, j) => j !== i);
    const cancelled = defense.flatMap((d, i) => (d >= die ? [fewest(rest, without(i))] : []));
    return Math.min(1 + fewest(rest, defense), ...cancelled);
  };
  const few = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 });
  fc.assert(
    fc.property(few, few, (attack, defense) => {
      const able = attack.filter((die) => die >= 4);
      expect(hits(attack, defense)).toBe(fewest(able, defense));
    }),
  );
});
