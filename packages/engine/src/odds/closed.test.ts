import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, type Pool, type Roll } from '../dice/dice.js';
import { type Rule, roll } from '../rule/rule.js';
import type { Procedure } from '../system/procedure.js';
import type { AnySystem } from '../system/system.js';
import { toy } from '../testing/toy.js';
import type { ToyWorld } from '../testing/toy-state.js';
import { asNumbers } from './chances.js';
import { odds } from './odds.js';

const SETUP = { scenario: 'field', options: {} };
const volley = toy.procedures[0] as unknown as Procedure<never, never, never, never, never>;

/** The odds of one procedure made for the purpose. */
function tried(run: (w: ToyWorld) => Rule<number>, more: object = {}) {
  const made = { ...volley, id: 'try', parse: () => ({}), run, quantities: (n: number) => ({ n }), ...more };
  return odds({ ...toy, procedures: [made] } as AnySystem, 'try', {}, SETUP);
}

/** The highest die of the first pool must beat the highest of the second. */
const beats = ([a = [], b = []]: readonly (readonly number[])[]) => Math.max(0, ...a) > Math.max(0, ...b);
const duel = (a: Pool, b: Pool): Roll => ({ kind: 'roll', rule: 'T', label: 'duel', pools: [a, b] });
const ways = ({ n, sides }: Pool) => BigInt(sides) ** BigInt(n);
/** The same duel in closed form: none of n dice is above v in v^n ways. */
function known(a: Pool, b: Pool): Roll {
  const upTo = ({ n, sides }: Pool, v: number) => BigInt(Math.min(v, sides)) ** BigInt(n);
  let won = 0n;
  for (let v = 1; v <= a.sides; v++) won += (upTo(a, v) - upTo(a, v - 1)) * upTo(b, v - 1);
  const den = ways(a) * ways(b);
  const all = (n: number, face: number) => Array<number>(n).fill(face);
  return {
    ...duel(a, b),
    outcomes: () => ({
      branches: [
        { of: [all(a.n, 2), all(b.n, 1)], num: won },
        { of: [all(a.n, 1), all(b.n, 1)], num: den - won },
      ],
      den,
    }),
  };
}
const read = (request: Roll) =>
  function* (w: ToyWorld) {
    return beats((yield* roll(w, request)).faces) ? 1 : 0;
  };

describe('a roll whose rule knows how its dice come out', () => {
  const pool = fc.record({ n: fc.integer({ min: 1, max: 3 }), sides: fc.constantFrom(4, 6) });

  it('has the odds of its dice, one by one', () => {
    fc.assert(
      fc.property(pool, pool, (a, b) => {
        const closed = tried(read(known(a, b)));
        expect(closed.quantities).toEqual(tried(read(duel(a, b))).quantities);
        expect(closed).toMatchObject({ method: 'exact', outcomes: 2 });
        expect(String(closed.open)).toBe('0/1');
      }),
    );
  });

  it('is not taken for another of the same dice', () => {
    const d6 = { n: 1, sides: 6 };
    const never = {
      ...known(d6, d6),
      outcomes: () => ({ branches: [{ of: [[1], [6]], num: 1n }], den: 1n }),
    };
    const each = tried(function* (w) {
      let n = 0;
      for (const request of [known(d6, d6), never, duel(d6, d6)]) n = 2 * n + (yield* read(request)(w));
      return n;
    });
    expect(asNumbers(each.quantities.n as never)).toEqual({
      0: 49 / 144,
      1: 35 / 144,
      4: 35 / 144,
      5: 25 / 144,
    });
  });

  it('is scored by its faces', () => {
    const score = [0, 1, 10, 100];
    const request: Roll = {
      ...duel({ n: 2, sides: 3, score }, { n: 1, sides: 3 }),
      outcomes: () => ({ branches: [{ of: [[3, 2], [3]], num: 1n }], den: 1n }),
    };
    const summed = tried(function* (w) {
      return (yield* roll(w, request)).score;
    });
    expect(asNumbers(summed.quantities.n as never)).toEqual({ 110: 1 });
  });

  it('says all that can come out', () => {
    const d6 = { n: 1, sides: 6 };
    const half = { ...known(d6, d6), outcomes: () => ({ branches: [{ of: [[1], [6]], num: 1n }], den: 2n }) };
    expect(() => tried(read(half))).toThrow('duel: 1 of 2 ways come out.');
  });
});

describe('a procedure with a closed form', () => {
  /** Who throws a six first? Ann begins. */
  function* firstSix(w: ToyWorld): Rule<number> {
    const six: Roll = {
      kind: 'roll',
      rule: 'T',
      label: 'six',
      pools: [{ n: 1, sides: 6, score: atLeast(6) }],
    };
    for (let n = 0; ; n++) if ((yield* roll(w, six)).score > 0) return n % 2;
  }
  const words = {
    outcomeNames: ['nobody', 'ann', 'bob'],
    outcomes: (n: number) => (n === 0 ? 'ann' : 'bob'),
  };
  /** Two throws without a six lead back to the start: the chances are in proportion 1/6 to 5/36, so 6 and 5 of 11. */
  const exactly = () => ({
    branches: [
      { of: 0, num: 6n },
      { of: 1, num: 5n },
    ],
    den: 11n,
  });

  it('has it in the place of its dice, and nothing is open', () => {
    const closed = tried(firstSix, { ...words, exactly });
    expect(closed).toMatchObject({ method: 'exact', outcomes: 2, error: undefined, muted: [] });
    expect([String(closed.open), closed.policy]).toEqual(['0/1', 'nothing is chosen']);
    expect([...(closed.named ?? [])].map(String)).toEqual(['nobody,0/1', 'ann,6/11', 'bob,5/11']);
    const followed = tried(firstSix, words);
    expect(followed.open.toNumber()).toBeGreaterThan(0);
    for (const [n, chance] of closed.quantities.n ?? [])
      expect(followed.quantities.n?.get(n)?.toNumber()).toBeCloseTo(chance.toNumber(), 10);
  });

  it('is asked with the simpler input, and follows its dice where there is none', () => {
    const asked: unknown[] = [];
    const none = (input: unknown) => void asked.push(input);
    const result = tried(read(duel({ n: 1, sides: 4 }, { n: 1, sides: 4 })), {
      simpler: () => 'simple',
      exactly: none,
    });
    expect(result.outcomes).toBe(16);
    expect(asked).toEqual(['simple']);
  });

  it('says all that can come out', () => {
    const wrong = () => ({ ...exactly(), den: 12n });
    expect(() => tried(firstSix, { exactly: wrong })).toThrow('try: 11 of 12 ways come out.');
  });
});
