import type { Outcomes } from '@shambles/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dice, hitChances, rollOutcomes } from './chances.js';
import { hits } from './matching.js';

const asNumbers = ({ branches, den }: Outcomes<number>) =>
  branches.map(({ num }) => Number((num * 10n ** 15n) / den) / 1e15);
const sum = (of: readonly { readonly num: bigint }[]) => of.reduce((all, { num }) => all + num, 0n);

/** Every possible roll of the dice. */
function rolls({ n, sides }: Dice): number[][] {
  let all: number[][] = [[]];
  for (let i = 0; i < n; i++)
    all = all.flatMap((dice) => Array.from({ length: sides }, (_, face) => [...dice, face + 1]));
  return all;
}

test('[AMZ-EX-odds-fire] seven D8 against eight D6', () => {
  const chances = hitChances({ n: 7, sides: 8 }, { n: 8, sides: 6 });
  expect(chances.branches.map(({ of }) => of)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(asNumbers(chances).map((chance) => chance.toFixed(4))).toEqual([
    '0.0649',
    '0.2117',
    '0.3018',
    '0.2464',
    '0.1260',
    '0.0408',
    '0.0078',
    '0.0007',
  ]);
  expect(asNumbers(chances).reduce((mean, chance, n) => mean + n * chance, 0)).toBeCloseTo(2.314, 3);
  expect(chances.den).toBe(8n ** 7n * 6n ** 8n);
});

test('[AMZ-fire-matching] the chances are those of all rolls, one by one', () => {
  const dice = fc.record({ n: fc.integer({ min: 0, max: 3 }), sides: fc.constantFrom(2, 4, 6, 8, 10, 12) });
  const few = fc.tuple(dice, dice).filter(([a, d]) => a.sides ** a.n * d.sides ** d.n <= 20_000);
  fc.assert(
    fc.property(few, ([attack, defense]) => {
      const found = new Map<number, bigint>();
      const defenses = rolls(defense);
      for (const a of rolls(attack))
        for (const d of defenses) found.set(hits(a, d), (found.get(hits(a, d)) ?? 0n) + 1n);
      const { branches, den } = hitChances(attack, defense);
      expect(new Map(branches.map(({ of, num }) => [of, num]))).toEqual(found);
      expect(den).toBe(sum(branches));
    }),
    { numRuns: 60 },
  );
});

test('[AMZ-D-zero-defense] with no defense dice each attack die hits on 4 and more', () => {
  expect(hitChances({ n: 2, sides: 8 }, { n: 0, sides: 6 })).toEqual({
    branches: [
      { of: 0, num: 9n },
      { of: 1, num: 30n },
      { of: 2, num: 25n },
    ],
    den: 64n,
  });
});

test('[AMZ-core-opposed] two D6: the defender has the ties', () => {
  // 4 beats three faces, 5 four, 6 five.
  expect(hitChances({ n: 1, sides: 6 }, { n: 1, sides: 6 }).branches).toContainEqual({ of: 1, num: 12n });
});

test('[AMZ-firepower-cap] the largest pools add up to one, and there are none beyond', () => {
  const { branches, den } = hitChances({ n: 10, sides: 12 }, { n: 10, sides: 12 });
  expect(branches).toHaveLength(11);
  expect(sum(branches)).toBe(den);
  expect(() => hitChances({ n: 11, sides: 6 }, { n: 1, sides: 6 })).toThrow('at most 10');
  expect(() => hitChances({ n: 1, sides: 6 }, { n: 11, sides: 6 })).toThrow('at most 10');
});

test('[AMZ-fire-matching] the roll that stands for so many hits has so many', () => {
  const dice = fc.record({ n: fc.integer({ min: 0, max: 10 }), sides: fc.constantFrom(6, 8, 10, 12) });
  fc.assert(
    fc.property(dice, dice, (attack, defense) => {
      const { branches } = rollOutcomes(attack, defense);
      expect(branches.map(({ of: [a = [], d = []], num }) => ({ of: hits(a, d), num }))).toEqual(
        hitChances(attack, defense).branches,
      );
      for (const { of } of branches) expect(of.map((fell) => fell.length)).toEqual([attack.n, defense.n]);
    }),
  );
});
