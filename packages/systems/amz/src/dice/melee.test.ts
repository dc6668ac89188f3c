import { Fraction, type Outcomes } from '@shambles/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitChances } from './chances.js';
import { type Fighters, type MeleeEnd, meleeChances } from './melee.js';
import { dicePool } from './pools.js';

/** With rifles: the Optimum Range die. */
const TRAINED: Fighters = { figures: 4, die: 8, attackDice: 1, defenseDice: 1 };
const VETERANS: Fighters = { figures: 4, die: 10, attackDice: 1, defenseDice: 2 };
const UNTRAINED: Fighters = { figures: 6, die: 6, attackDice: 1 };
const zulus = (figures: number): Fighters => ({ figures, die: 6, defenseDice: 2 });
const romeos = (figures: number): Fighters => ({ figures, die: 8, defenseDice: 2 });

function chance({ branches, den }: Outcomes<MeleeEnd>, which: (end: MeleeEnd) => boolean): Fraction {
  return new Fraction(
    branches.reduce((sum, { of, num }) => (which(of) ? sum + num : sum), 0n),
    den,
  );
}
const defended = (assailant: Fighters, defender: Fighters): string =>
  chance(meleeChances(assailant, defender), ({ winner }) => winner === 'defender')
    .toNumber()
    .toFixed(3);

test('[AMZ-EX-odds-melee] Zulus assault four Trained in light armor', () => {
  expect([4, 6, 8].map((n) => defended(zulus(n), TRAINED))).toEqual(['0.956', '0.655', '0.235']);
});

test('[AMZ-cc-rounds] other assaults of the trial play', () => {
  expect([1, 3].map((n) => defended(romeos(n), TRAINED))).toEqual(['1.000', '0.802']);
  expect([zulus(8), romeos(6)].map((dead) => defended(dead, VETERANS))).toEqual(['0.741', '0.629']);
  expect([4, 8].map((n) => defended(zulus(n), UNTRAINED))).toEqual(['0.865', '0.046']);
});

test('[AMZ-D-cc-pool] a Light weapon gives its die, and the weapons left may hang on the figures', () => {
  expect(defended(zulus(6), { ...TRAINED, attackDice: 2 })).toBe('0.747');
  /** The Optimum Range die and two Light weapons, one for each remaining bearer. */
  const lights = (figures: number) => 1 + Math.min(2, figures);
  const won = [2, lights, 3].map((attackDice) => Number(defended(zulus(6), { ...TRAINED, attackDice })));
  expect(won).toEqual([...won].sort((a, b) => a - b));
  expect(new Set(won).size).toBe(3);
});

test('[AMZ-cc-rounds] a side without figures has lost before the first attack', () => {
  const none = { ...TRAINED, figures: 0 };
  for (const next of ['assailant', 'defender'] as const) {
    expect(meleeChances(zulus(3), none, next).branches.map(({ of }) => of)).toEqual([
      { winner: 'assailant', left: 3 },
    ]);
    expect(meleeChances(none, zulus(3), next).branches.map(({ of }) => of)).toEqual([
      { winner: 'defender', left: 3 },
    ]);
  }
});

test('[AMZ-firepower-interruptions] penalties cost attack dice only', () => {
  const late = { ...TRAINED, attackDice: 2, penalty: 1 };
  expect(meleeChances(zulus(6), late)).toEqual(meleeChances(zulus(6), TRAINED));
});

test('[AMZ-firepower-cap] figures beyond ten attack and defend with ten dice', () => {
  const [few, many] = [11, 14].map((figures) => meleeChances(zulus(figures), { ...TRAINED, figures: 1 }));
  const alone = (end: MeleeEnd, figures: number) => end.winner === 'assailant' && end.left === figures;
  // A side that loses nobody before the other is down has fought with full pools.
  expect(chance(many as never, (end) => alone(end, 14))).toEqual(
    chance(few as never, (end) => alone(end, 11)),
  );
});

test('[AMZ-cc-rounds] whoever attacks next may be the defender', () => {
  const [a, b] = [meleeChances(zulus(5), TRAINED, 'defender'), meleeChances(TRAINED, zulus(5))];
  for (let left = 1; left <= 5; left++)
    expect(chance(a, (end) => end.winner === 'assailant' && end.left === left).toNumber()).toBeCloseTo(
      chance(b, (end) => end.winner === 'defender' && end.left === left).toNumber(),
      15,
    );
});

test('[AMZ-cc-pools] who has no attack die never wins, and two of them never end', () => {
  const idle = { figures: 1, die: 6, penalty: 1 };
  expect(chance(meleeChances(zulus(1), idle), ({ winner }) => winner === 'assailant')).toEqual(Fraction.one);
  expect(meleeChances(idle, idle).branches.map(({ of }) => of)).toEqual([{ winner: 'nobody', left: 0 }]);
});

/** The exact chance that the side attacking next wins; rounds without a hit are summed as a series. */
function wins(a: Fighters, b: Fighters): Fraction {
  if (a.figures === 0) return Fraction.zero;
  if (b.figures === 0) return Fraction.one;
  const miss = [Fraction.zero, Fraction.zero];
  const hit = ([by, on]: readonly [Fighters, Fighters], i: number): [number, Fraction][] => {
    const { branches, den } = hitChances(
      { n: dicePool(by.figures), sides: by.die },
      { n: dicePool(on.figures + (on.defenseDice ?? 0)), sides: on.die },
    );
    miss[i] = new Fraction(branches[0]?.num ?? 0n, den);
    return branches.slice(1).map(({ of, num }) => [Math.max(0, on.figures - of), new Fraction(num, den)]);
  };
  const less = (f: Fraction): Fraction => new Fraction(-f.num, f.den);
  const [ours, theirs] = [hit([a, b], 0), hit([b, a], 1)];
  const [p0, q0] = miss as [Fraction, Fraction];
  let sum = Fraction.zero;
  for (const [left, p] of ours)
    sum = sum.plus(p.times(Fraction.one.plus(less(wins({ ...b, figures: left }, a)))));
  for (const [left, q] of theirs) sum = sum.plus(p0.times(q).times(wins({ ...a, figures: left }, b)));
  const once = Fraction.one.plus(less(p0.times(q0)));
  return sum.times(new Fraction(once.den, once.num));
}

test('[AMZ-cc-rounds] the ends add up to one and agree with fractions', () => {
  const side = fc.record({
    figures: fc.integer({ min: 1, max: 3 }),
    die: fc.constantFrom(6, 8, 10, 12),
    defenseDice: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(side, side, (assailant, defender) => {
      const ends = meleeChances(assailant, defender);
      expect(chance(ends, () => true)).toEqual(Fraction.one);
      const won = chance(ends, ({ winner }) => winner === 'assailant');
      const exact = wins(assailant, defender);
      const off = won.plus(new Fraction(-exact.num, exact.den));
      expect(Math.abs(off.toNumber())).toBeLessThan(1e-34);
    }),
    { numRuns: 40 },
  );
});

test('[AMZ-cc-rounds] where neither side has figures nobody has won', () => {
  const none = { ...TRAINED, figures: 0 };
  expect(meleeChances(none, none).branches.map(({ of }) => of)).toEqual([{ winner: 'nobody', left: 0 }]);
});
