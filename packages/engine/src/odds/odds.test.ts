import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, type Draw, faceValue, half, type Pool, type Roll } from '../dice/dice.js';
import { ask, draw, type Rule, roll } from '../rule/rule.js';
import { WholeNumber } from '../spaces/simple.js';
import type { Procedure } from '../system/procedure.js';
import type { AnySystem } from '../system/system.js';
import { toy } from '../testing/toy.js';
import type { ToyWorld } from '../testing/toy-state.js';
import { asNumbers, type Chances, mean } from './chances.js';
import { multisets } from './forks.js';
import { Fraction } from './fraction.js';
import { odds } from './odds.js';

const SETUP = { scenario: 'field', options: {} };

/** A system with one procedure, for its odds. */
function withRule(
  run: (w: ToyWorld) => Rule<number>,
  mute: readonly string[] = [],
  hush: readonly string[] = [],
): AnySystem {
  const volley = toy.procedures[0] as unknown as Procedure<never, never, never, never, never>;
  return {
    ...toy,
    procedures: [
      { ...volley, id: 'try', parse: () => ({}), run, quantities: (n: number) => ({ n }), mute, hush },
    ],
  } as AnySystem;
}
const chances = (run: (w: ToyWorld) => Rule<number>): Chances =>
  odds(withRule(run), 'try', {}, SETUP).quantities.n as Chances;
const asked = (pools: readonly Pool[], explode?: number): Roll => ({
  kind: 'roll',
  rule: 'T',
  label: 'l',
  pools,
  explode,
});
const sum = (c: Chances) => [...c.values()].reduce((a, b) => a.plus(b), Fraction.zero);

/** Every outcome of every die, one by one. */
function brute(pools: readonly Pool[], read: (faces: number[][]) => number): Map<number, bigint> {
  const found = new Map<number, bigint>();
  const walk = (p: number, faces: number[][]): void => {
    const pool = pools[p];
    if (!pool) {
      const value = read(faces);
      found.set(value, (found.get(value) ?? 0n) + 1n);
      return;
    }
    const here = faces[p] ?? [];
    if (here.length === pool.n) {
      walk(p + 1, [...faces.slice(0, p), here]);
      return;
    }
    const low = pool.lowest ?? 1;
    for (let f = low; f < pool.sides + low; f++) walk(p, [...faces.slice(0, p), [...here, f]]);
  };
  walk(0, []);
  return found;
}

const pool = (scored: boolean) =>
  fc
    .record({
      n: fc.integer({ min: 0, max: 3 }),
      sides: fc.constantFrom(2, 3, 4, 6),
      lowest: fc.constantFrom(0 as const, 1 as const),
    })
    .chain((p) =>
      fc
        .array(fc.integer({ min: -2, max: 3 }), { minLength: p.sides + 1, maxLength: p.sides + 1 })
        .map((score): Pool => (scored ? { ...p, score } : p)),
    );
const fewDice = (pools: readonly Pool[]) => pools.reduce((n, p) => n * p.sides ** p.n, 1) <= 3000;

function agrees(got: Chances, pools: readonly Pool[], wanted: Map<number, bigint>) {
  const all = pools.reduce((n, p) => n * BigInt(p.sides) ** BigInt(p.n), 1n);
  expect([...got.keys()].sort((a, b) => a - b)).toEqual([...wanted.keys()].sort((a, b) => a - b));
  for (const [value, ways] of wanted) expect(String(got.get(value))).toBe(String(new Fraction(ways, all)));
  expect(String(sum(got))).toBe('1/1');
}

describe('odds are exact', () => {
  it('where a rule reads scores', () => {
    fc.assert(
      fc.property(fc.array(pool(true), { minLength: 1, maxLength: 3 }).filter(fewDice), (pools) => {
        const score = (faces: number[][]) =>
          faces.reduce((n, fell, p) => n + fell.reduce((m, f) => m + (pools[p]?.score?.[f] ?? 0), 0), 0);
        agrees(
          chances(function* (w) {
            return (yield* roll(w, asked(pools))).score;
          }),
          pools,
          brute(pools, score),
        );
      }),
    );
  });

  it('where it reads the faces themselves, as multisets', () => {
    fc.assert(
      fc.property(fc.array(pool(false), { minLength: 1, maxLength: 2 }).filter(fewDice), (pools) => {
        const read = (faces: readonly (readonly number[])[]) =>
          Math.max(0, ...faces.flat()) * 10 + new Set(faces.flat()).size;
        agrees(
          chances(function* (w) {
            return read((yield* roll(w, asked(pools))).faces);
          }),
          pools,
          brute(pools, read),
        );
      }),
    );
  });

  it('where one roll calls for another', () => {
    const got = chances(function* (w) {
      const first = (yield* roll(w, asked([{ n: 2, sides: 6, score: atLeast(5) }]))).score;
      return first === 0 ? -1 : (yield* roll(w, asked([{ n: first, sides: 6, score: half() }]))).score;
    });
    expect(String(got.get(-1))).toBe('4/9');
    // One hit (4/9) and a three, or two hits (1/9) and either one and two or two and one.
    expect(String(got.get(3))).toBe(String(new Fraction(4n, 27n).plus(new Fraction(2n, 81n))));
    expect(String(sum(got))).toBe('1/1');
  });

  it('where ten dice cost thousands of outcomes, not millions', () => {
    const sets = multisets({ n: 10, sides: 6 });
    expect(sets.length).toBe(3003);
    expect(sets.reduce((n, s) => n + s.num, 0n)).toBe(6n ** 10n);
    const ten = odds(
      withRule(function* (w) {
        return (yield* roll(w, asked([{ n: 10, sides: 6 }]))).faces.flat().filter((f) => f > 4).length;
      }),
      'try',
      {},
      SETUP,
    );
    expect(ten.outcomes).toBe(3003);
    expect(String((ten.quantities.n as Chances).get(10))).toBe('1/59049');
    const scored = odds(
      withRule(function* (w) {
        return (yield* roll(w, asked([{ n: 10, sides: 6, score: atLeast(5) }]))).score;
      }),
      'try',
      {},
      SETUP,
    );
    expect(scored.outcomes).toBe(11);
    expect(scored.quantities).toEqual(ten.quantities);
  });

  it('where counters are drawn blind', () => {
    const bag = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'c2'];
    const request: Draw = {
      kind: 'draw',
      rule: 'T',
      label: 'l',
      from: bag,
      n: 3,
      like: (id) => id[0] as string,
    };
    const got = odds(
      withRule(function* (w) {
        return (yield* draw(w, request)).filter((id) => id.startsWith('a')).length;
      }),
      'try',
      {},
      SETUP,
    );
    // Hypergeometric: (3 over k) (4 over 3-k) of (7 over 3).
    expect(asNumbers(got.quantities.n as Chances)).toEqual({ 0: 4 / 35, 1: 18 / 35, 2: 12 / 35, 3: 1 / 35 });
    expect(mean(got.quantities.n as Chances)).toBeCloseTo(9 / 7, 12);
    const more = odds(
      withRule(function* (w) {
        return (yield* draw(w, { ...request, n: 99 })).length;
      }),
      'try',
      {},
      SETUP,
    );
    expect(asNumbers(more.quantities.n as Chances)).toEqual({ 7: 1 });
  });
});

describe('dice that explode', () => {
  it('come to the closed form, and what is left is said to be open', () => {
    const result = odds(
      withRule(function* (w) {
        return (yield* roll(w, asked([{ n: 1, sides: 6, score: [0, 0, 0, 0, 0, 0, 1] }], 6))).score;
      }),
      'try',
      {},
      SETUP,
    );
    const got = result.quantities.n as Chances;
    for (let k = 0; k < 8; k++)
      expect(String(got.get(k))).toBe(String(new Fraction(5n, 6n ** BigInt(k + 1))));
    expect(String(sum(got).plus(result.open))).toBe('1/1');
    expect(result.open.toNumber()).toBeGreaterThan(0);
    expect(result.open.toNumber()).toBeLessThan(1e-7);
    expect(mean(got)).toBeCloseTo(1 / 5, 6);
  });

  it('sum faces: a d6 that goes on at six has the mean 4.2', () => {
    const result = odds(
      withRule(function* (w) {
        return (yield* roll(w, asked([{ n: 3, sides: 6, score: faceValue() }], 6))).score;
      }),
      'try',
      {},
      SETUP,
    );
    expect(mean(result.quantities.n as Chances)).toBeCloseTo(3 * 4.2, 5);
    expect(String(sum(result.quantities.n as Chances).plus(result.open))).toBe('1/1');
  });

  it('do not where the face is not on the die', () => {
    const got = chances(function* (w) {
      return (yield* roll(w, asked([{ n: 2, sides: 4, score: faceValue(4) }], 6))).score;
    });
    agrees(
      got,
      [{ n: 2, sides: 4 }],
      brute([{ n: 2, sides: 4 }], (f) => f.flat().reduce((a, b) => a + b, 0)),
    );
  });

  it('and whose faces are read have no odds', () => {
    expect(() =>
      chances(function* (w) {
        return (yield* roll(w, asked([{ n: 1, sides: 6 }], 6))).faces.length;
      }),
    ).toThrow('need scores');
  });
});

describe('odds that are too many', () => {
  const twenty = withRule(function* (w) {
    let n = 0;
    for (let i = 0; i < 20; i++) n += (yield* roll(w, asked([{ n: 1, sides: 6, score: atLeast(4) }]))).score;
    return n;
  });
  it('are sampled, and say so and how far they may be off', () => {
    const result = odds(twenty, 'try', {}, SETUP, { outcomes: 1000, samples: 4000, seed: 's' });
    expect(result.method).toBe('sampled');
    expect(result.error).toBeCloseTo(0.0155, 4);
    expect(String(sum(result.quantities.n as Chances))).toBe('1/1');
    // 20 over 10 of 2^20.
    expect(
      Math.abs(((result.quantities.n as Chances).get(10)?.toNumber() ?? 0) - 184756 / 2 ** 20),
    ).toBeLessThan(2 * (result.error as number));
    expect(odds(twenty, 'try', {}, SETUP, { outcomes: 1000, samples: 4000, seed: 's' })).toEqual(result);
  });

  it('by as many games as the procedure says, unless one asks for more', () => {
    const [p] = twenty.procedures;
    const slow = { ...twenty, procedures: [{ ...p, most: 10, samples: 500 }] } as AnySystem;
    expect(odds(slow, 'try', {}, SETUP).outcomes).toBe(500);
    expect(odds(slow, 'try', {}, SETUP, { samples: 700 }).outcomes).toBe(700);
  });
});

it('the policy is named only where it had something to choose', () => {
  const rolls = asked([{ n: 1, sides: 6, score: faceValue() }]);
  const policyOf = (run: (w: ToyWorld) => Rule<number>, budget = {}) =>
    odds(withRule(run), 'try', {}, SETUP, budget).policy;
  const plain = function* (w: ToyWorld) {
    return (yield* roll(w, rolls)).score;
  };
  const choosing = function* (w: ToyWorld) {
    yield* ask(w, 'a', 'T', 'which', new WholeNumber(0, 1));
    return yield* plain(w);
  };
  for (const budget of [{}, { outcomes: 1, samples: 2 }])
    expect([policyOf(plain, budget), policyOf(choosing, budget)]).toEqual(['', 'nothing is chosen']);
});

it('draws that cannot matter are left out and named', () => {
  const system = withRule(
    function* (w) {
      yield* draw(w, {
        kind: 'draw',
        rule: 'T-mute',
        label: 'l',
        from: ['a', 'b', 'c', 'd'],
        n: 2,
        like: (x) => x,
      });
      return (yield* roll(w, asked([{ n: 1, sides: 6, score: faceValue() }]))).score;
    },
    ['T-mute'],
  );
  const result = odds(system, 'try', {}, SETUP);
  expect(result).toMatchObject({ outcomes: 6, muted: ['T-mute'], policy: '' });
});

it('rolls that cannot matter are left out too, their dice on the lowest face', () => {
  const system = withRule(
    function* (w) {
      const noise = yield* roll(w, { ...asked([{ n: 3, sides: 6, score: faceValue() }]), rule: 'T-mute' });
      return noise.score + (yield* roll(w, asked([{ n: 1, sides: 6, score: faceValue() }]))).score;
    },
    [],
    ['T-mute'],
  );
  const result = odds(system, 'try', {}, SETUP);
  expect(result).toMatchObject({ outcomes: 6, muted: ['T-mute'] });
  expect([...(result.quantities.n as Chances).keys()]).toEqual([4, 5, 6, 7, 8, 9]);
});

it('what is thrown again until it is decided is followed to where hardly anything is left', () => {
  const system = withRule(function* (w) {
    for (let n = 1; ; n++) {
      const { score } = yield* roll(w, asked([{ n: 1, sides: 6, score: atLeast(6) }]));
      if (score > 0) return n;
    }
  });
  const result = odds(system, 'try', {}, SETUP);
  expect(result.method).toBe('exact');
  expect((result.quantities.n as Chances).get(1)?.toNumber()).toBeCloseTo(1 / 6, 12);
  expect((result.quantities.n as Chances).get(3)?.toNumber()).toBeCloseTo(25 / 216, 12);
  expect(result.open.toNumber()).toBeGreaterThan(0);
  expect(result.open.toNumber()).toBeLessThan(2e-12);
});

describe('fractions', () => {
  it('are in lowest terms and as numbers as near as can be', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.nat(3000),
        (num, den, bits) => {
          const f = new Fraction(num, den);
          expect(f.toNumber()).toBeCloseTo(Number(num) / Number(den), 12);
          const huge = 3n ** BigInt(bits);
          expect(String(new Fraction(num * huge, den * huge))).toBe(String(f));
        },
      ),
    );
    const rare = new Fraction(3n ** 700n + 1n, 3n ** 1300n);
    expect(rare.toNumber() / 3 ** -600).toBeCloseTo(1, 12);
    expect(new Fraction(1n, 10n ** 400n).toNumber()).toBe(0);
  });
});

it('a procedure that is not there is named with those that are', () => {
  expect(() => odds(toy, 'nonsense', {}, SETUP)).toThrow('toy has no procedure "nonsense"; it has volley.');
  expect(() => odds(toy, 'volley', { dice: 99 }, SETUP)).toThrow('volley, dice');
});
