import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hits, matched } from './matching.js';

test('[AMZ-EX-match-1] one of four dice is below 4, two are cancelled, one hits', () => {
  expect(hits([1, 4, 5, 8], [2, 6, 4, 3])).toBe(1);
  expect(matched([1, 4, 5, 8], [2, 6, 4, 3])).toEqual({
    pairs: [
      { attack: 4, defense: 4 },
      { attack: 5, defense: 6 },
      { attack: 8, defense: undefined },
    ],
    discarded: [1],
    unused: [2, 3],
  });
});

test('[AMZ-EX-match-2] the defender gets the matching that cancels most', () => {
  expect(hits([8, 6], [7, 5])).toBe(1);
  expect(matched([8, 6], [7, 5])).toEqual({
    pairs: [
      { attack: 6, defense: 7 },
      { attack: 8, defense: undefined },
    ],
    discarded: [],
    unused: [5],
  });
});

test('[AMZ-EX-match-3] an equal die cancels, and a tie below 4 is no matter', () => {
  expect(hits([5, 3, 6], [5, 3])).toBe(1);
  expect(matched([5, 3, 6], [5, 3])).toEqual({
    pairs: [
      { attack: 5, defense: 5 },
      { attack: 6, defense: undefined },
    ],
    discarded: [3],
    unused: [3],
  });
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
      const { pairs, discarded, unused } = matched(attack, defense);
      expect(pairs.filter((pair) => pair.defense === undefined)).toHaveLength(hits(attack, defense));
      for (const { attack: die, defense: by } of pairs) if (by !== undefined) expect(by >= die).toBe(true);
      const sorted = (dice: readonly (number | undefined)[]) =>
        dice.filter((die) => die !== undefined).sort((a, b) => a - b);
      expect(sorted([...pairs.map((pair) => pair.attack), ...discarded])).toEqual(sorted(attack));
      expect(sorted([...pairs.map((pair) => pair.defense), ...unused])).toEqual(sorted(defense));
    }),
  );
});

test('[AMZ-D-matching] no matching cancels more', () => {
  /** The fewest hits of all ways to lay defense dice against attack dice. */
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
