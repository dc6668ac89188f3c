import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededDice } from './dice.js';
import { pick, type Random, Sfc32 } from './random.js';

describe('sfc32/1', () => {
  it('gives the same numbers for ever', () => {
    const first = (seed: string) => {
      const random = new Sfc32(seed);
      return Array.from({ length: 4 }, () => random.next());
    };
    expect(first('')).toEqual([1642171936, 2655524180, 1867656468, 3417017611]);
    expect(first('shambles')).toEqual([3186062528, 2413555635, 1314763776, 2506398413]);
    expect(first('Größe 7 🧟')).toEqual([315779500, 2919426772, 932849784, 775415337]);
  });

  it('is all in its state', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, steps) => {
        const a = new Sfc32(seed);
        for (let i = 0; i < steps; i++) a.next();
        const b = new Sfc32(JSON.parse(JSON.stringify(a.state)));
        expect([b.next(), b.next(), b.below(6)]).toEqual([a.next(), a.next(), a.below(6)]);
      }),
    );
  });

  it('stays below, and refuses what it cannot give', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = new Sfc32(seed).below(n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
    for (const n of [0, -1, Number.NaN, 2 ** 32 + 1])
      expect(() => new Sfc32('x').below(n)).toThrow(RangeError);
  });

  it('throws away the top that does not divide evenly', () => {
    // Without rejection, three quarters of all bits would favour the low third.
    const n = 3 * 2 ** 30;
    const random = new Sfc32('rejection');
    let low = 0;
    for (let i = 0; i < 60_000; i++) if (random.below(n) < n / 3) low++;
    expect(Math.abs(low - 20_000)).toBeLessThan(5 * Math.sqrt(60_000 * (2 / 9)));
    const biased = new Sfc32('rejection');
    let wrong = 0;
    for (let i = 0; i < 60_000; i++) if (biased.next() % n < n / 3) wrong++;
    expect(wrong).toBeGreaterThan(28_000);
  });
});

/** Chi-square of faces against a fair die. */
function chiSquare(roll: () => number, sides: number, rolls: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) {
    const face = roll();
    counts[face] = (counts[face] as number) + 1;
  }
  return counts.reduce((sum, n) => sum + (n - rolls / sides) ** 2 / (rolls / sides), 0);
}

describe('dice are fair, through the whole path', () => {
  const ROLLS = 300_000;
  /** Only one fair die in a million deviates more than this (chi-square, 5 and 9 degrees of freedom). */
  const LIMIT = { 6: 35.9, 10: 45.1 } as const;

  it.each([6, 10] as const)('d%i', (sides) => {
    const dice = new SeededDice(`fair d${sides}`);
    const pools = [{ n: 1, sides, lowest: 0 as const }];
    const roll = () => dice.roll({ kind: 'roll', rule: 'T', label: 'l', pools }).faces[0]?.[0] as number;
    expect(chiSquare(roll, sides, ROLLS)).toBeLessThan(LIMIT[sides]);
  });

  it('a bias of one in a hundred is found', () => {
    const fair = new Sfc32('planted');
    const loaded: Random = { below: (n) => (fair.below(100) === 0 ? n - 1 : fair.below(n)) };
    expect(chiSquare(() => loaded.below(6), 6, ROLLS)).toBeGreaterThan(LIMIT[6]);
  });

  it('neighbouring rolls do not know each other', () => {
    const random = new Sfc32('pairs');
    let before = random.below(6);
    const roll = () => {
      const now = random.below(6);
      const pair = before * 6 + now;
      before = now;
      return pair;
    };
    // 35 degrees of freedom; the bound is one in a million.
    expect(chiSquare(roll, 36, ROLLS)).toBeLessThan(90);
  });
});

describe('pick', () => {
  it('takes different things and leaves the bag alone', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(30), fc.string(), (bag, n, seed) => {
        const before = bag.slice();
        const got = pick(new Sfc32(seed), bag, n);
        expect(bag).toEqual(before);
        expect(got.length).toBe(Math.min(n, bag.length));
        expect(new Set(got).size).toBe(got.length);
        expect(got.every((x) => bag.includes(x))).toBe(true);
      }),
    );
  });

  it('gives every order as often', () => {
    const random = new Sfc32('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const order = pick(random, ['a', 'b', 'c'], 3).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 10_000)).toBeLessThan(500);
  });
});
