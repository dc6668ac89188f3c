import {
  ChoiceNeeded,
  DiceError,
  Fraction,
  type Json,
  odds,
  resolve,
  SetupError,
  Sfc32,
} from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avz, type Kind } from './index.js';
import { type Game, game } from './testing.js';

/** Milliseconds for what is tried many times over. */
const SLOW = 60_000;

const setup = (options: Record<string, string> = {}) => ({ scenario: 'standard', options });
const many = <T>(n: number, what: T): T[] => Array<T>(n).fill(what);

type Input = Record<string, Json>;

/** What goes wrong, as text. */
function fault(kind: new (...args: never[]) => Error, run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(kind);
    return (error as Error).message;
  }
  throw new Error('Nothing went wrong.');
}

// ------------------------------------------------------------------ what comes in

describe('input', () => {
  const attack = (change: Input) =>
    fault(SetupError, () =>
      resolve(avz, 'attack', { side: 'alien', attackers: ['tank'], defenders: ['fast'], ...change }, setup()),
    );

  test('[AVZ-7.0] a wrong field of an attack is named, with what is wrong there', () => {
    expect(attack({ side: 'robot' })).toMatch(/^attack, side: .*"alien"\|"zombie"/);
    expect(attack({ attackers: ['tank', 'zebra'] })).toMatch(/^attack, attackers\/1: /);
    expect(attack({ attackers: [] })).toMatch(/^attack, attackers: /);
    expect(attack({ attackers: many(61, 'trooper') })).toMatch(/^attack, attackers: /);
    expect(attack({ defenders: [] })).toMatch(/^attack, defenders: /);
    expect(attack({ defenders: 'fast' })).toMatch(/^attack, defenders: /);
    expect(attack({ beside: ['ghoul'] })).toMatch(/^attack, beside\/0: /);
    expect(attack({ claw: 1 })).toMatch(/^attack, claw: /);
    expect(attack({ dead: -1 })).toMatch(/^attack, dead: /);
    expect(attack({ dead: 61 })).toMatch(/^attack, dead: /);
    expect(attack({ dead: 1.5 })).toMatch(/^attack, dead: /);
    expect(attack({ action: 'pass' })).toMatch(/^attack, action: /);
    expect(attack({ leaders: 2 })).toMatch(/^attack, .*"leaders"/);
    expect(fault(SetupError, () => resolve(avz, 'attack', 'tank', setup()))).toMatch(/^attack, input: /);
    expect(fault(SetupError, () => resolve(avz, 'ambush', {}, setup()))).toMatch(
      /no procedure "ambush"; it has attack, bite, laser, missiles, landing, sides, victory/,
    );
  });

  test('[AVZ-7.0] each counter must be on the side it is named for', () => {
    expect(attack({ attackers: ['tank', 'fast'] })).toBe(
      'attack, attackers/1: fast is not on the alien side.',
    );
    expect(attack({ defenders: ['fast', 'tough', 'ufo'] })).toBe(
      'attack, defenders/2: ufo is not on the zombie side.',
    );
    expect(attack({ beside: ['rotting'] })).toBe('attack, beside/0: rotting is not on the alien side.');
    expect(attack({ side: 'zombie', attackers: ['fast'], defenders: ['fast'] })).toBe(
      'attack, defenders/0: fast is not on the alien side.',
    );
  });

  test('[AVZ-5.0-once] Chomp Em is for Zombies only, Blast Em for Aliens only', () => {
    expect(attack({ action: 'chomp' })).toBe('attack, action: chomp is not for the alien side.');
    expect(attack({ side: 'zombie', attackers: ['fast'], defenders: ['tank'], action: 'blast' })).toBe(
      'attack, action: blast is not for the zombie side.',
    );
  });

  test('[AVZ-7.0] nobody can field more counters than there are, and the field that asks for them is named', () => {
    expect(attack({ attackers: many(7, 'tank') })).toBe(
      'attack, attackers/6: there are only 6 counters of tank.',
    );
    expect(attack({ attackers: many(4, 'tank'), beside: many(3, 'tank') })).toBe(
      'attack, beside/2: there are only 6 counters of tank.',
    );
    expect(attack({ defenders: many(14, 'fast') })).toBe(
      'attack, defenders/13: there are only 13 counters of fast.',
    );
    expect(attack({ defenders: many(2, 'fast'), dead: 59 })).toBe(
      'attack, dead: only 58 Zombies are left for the dead pile.',
    );
    expect(() =>
      resolve(
        avz,
        'attack',
        { side: 'alien', attackers: ['tank'], defenders: many(2, 'fast'), dead: 58 },
        setup(),
        { dice: [1, 1, 1] },
      ),
    ).not.toThrow();
    expect(fault(SetupError, () => resolve(avz, 'bite', { aliens: many(10, 'trooper') }, setup()))).toBe(
      'bite, aliens/9: there are only 9 counters of trooper.',
    );
    expect(fault(SetupError, () => resolve(avz, 'laser', { zombies: many(22, 'rotting') }, setup()))).toBe(
      'laser, zombies/21: there are only 21 counters of rotting.',
    );
    expect(
      fault(SetupError, () => resolve(avz, 'missiles', { zombies: many(5, 'tough-mob') }, setup())),
    ).toBe('missiles, zombies/4: there are only 4 counters of tough-mob.');
    expect(fault(SetupError, () => resolve(avz, 'bite', { aliens: ['rotting'] }, setup()))).toMatch(
      /^bite, aliens\/0: /,
    );
    expect(fault(SetupError, () => resolve(avz, 'victory', { dead: 61 }, setup()))).toMatch(
      /^victory, dead: /,
    );
  });

  test('[AVZ-7.0] every procedure runs on its own example, and says what shape its input has', () => {
    for (const p of avz.procedures) {
      expect(
        () => resolve(avz, p.id, p.example, setup(), { seed: 'no choice arises here', answers: undefined }),
        p.id,
      ).not.toThrow(SetupError);
      expect((p.schema as { type: string }).type, p.id).toBe('object');
      expect((p.schema as { additionalProperties: boolean }).additionalProperties, p.id).toBe(false);
    }
  });
});

// ------------------------------------------------------------------ dice

describe('dice', () => {
  const dice = (input: Input, faces: number[], answers?: Json[]) =>
    fault(DiceError, () => resolve(avz, 'attack', input, setup(), { dice: faces, answers }));
  const four = {
    side: 'alien',
    attackers: ['trooper', 'ufo', 'tank', 'leader'],
    defenders: ['rotting', 'rotting', 'rotting'],
  };

  test('[AVZ-7.1a] where the attack dice run out the attack roll is named', () => {
    expect(dice(four, [1, 2, 3, 4, 5, 6, 1])).toBe(
      'The dice ran out: attack (AVZ-7.1a, 8d6) needs another die after 7 of 7.',
    );
  });

  test('[AVZ-7.1z] the same for Zombies, type by type', () => {
    const all = { side: 'zombie', attackers: ['rotting', 'fast-mob', 'tough'], defenders: ['trooper'] };
    expect(dice(all, [1, 1])).toBe(
      'The dice ran out: attack (AVZ-7.1z, 1d6 + 2d6 + 1d6) needs another die after 2 of 2.',
    );
  });

  test('[AVZ-7.2] where the save dice run out the saves are named, with the rule they are made by', () => {
    expect(dice(four, [1, 2, 3, 4, 5, 6, 1, 1, 6])).toBe(
      'The dice ran out: save (AVZ-7.2, 4d6) needs another die after 9 of 9.',
    );
    expect(dice({ ...four, defenders: ['tough', 'rotting'] }, [1, 2, 3, 4, 5, 6, 1, 1])).toBe(
      'The dice ran out: save (AVZ-7.2-tough, 4d6) needs another die after 8 of 8.',
    );
    expect(dice({ side: 'zombie', attackers: ['tough'], defenders: ['leader'] }, [6])).toBe(
      'The dice ran out: save (AVZ-7.2-leader, 1d6) needs another die after 1 of 1.',
    );
  });

  test('[AVZ-5.4] where an exploding die is missing the explosion is named', () => {
    expect(
      dice({ side: 'alien', attackers: ['tank'], defenders: ['fast'], action: 'blast' }, [1, 6, 1]),
    ).toBe('The dice ran out: blast (AVZ-7.1a, 3d6, 6 explodes) needs another die after 3 of 3.');
    expect(
      dice({ side: 'alien', attackers: ['tank'], defenders: ['fast'], action: 'blast' }, [6, 6, 1, 6]),
    ).toBe('The dice ran out: blast (AVZ-7.1a, 3d6, 6 explodes) needs another die after 4 of 4.');
  });

  test('[AVZ-1.0-dice] dice left over and faces that no die has are refused', () => {
    expect(dice(four, [1, 1, 1, 1, 1, 1, 1, 1, 5, 2])).toBe('Dice left over: 5, 2 (8 were used).');
    expect(dice(four, [1, 1, 1, 7])).toMatch(/^7 is not a face of a d6 in attack/);
    expect(dice(four, [0])).toMatch(/^0 is not a face of a d6 in attack/);
  });

  test('[AVZ-7.3] a choice that is not answered is shown; a wrong answer is refused with its rule; spare answers too', () => {
    const input = {
      side: 'zombie',
      attackers: ['rotting', 'rotting'],
      defenders: ['trooper', 'leader', 'ufo'],
    };
    const run = (answers?: Json[]) => resolve(avz, 'attack', input, setup(), { dice: [4, 4, 1, 1], answers });
    try {
      run();
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ChoiceNeeded);
      const { ask, message } = error as ChoiceNeeded;
      expect(message).toBe('alien must choose (hits, AVZ-7.3); give the answer as number 1 of the answers.');
      expect(ask).toMatchObject({
        seat: 'alien',
        code: 'hits',
        rule: 'AVZ-7.3',
        shape: { kind: 'allocate', amount: 2 },
      });
    }
    expect(fault(SetupError, () => run([{ 'trooper-1': 1 }]))).toMatch(
      /^Answer 1 \(hits, AVZ-7\.3-split\): /,
    );
    expect(fault(SetupError, () => run([['trooper-1']]))).toMatch(/^Answer 1 \(hits, AVZ-7\.3\): /);
    expect(fault(DiceError, () => run([{ 'ufo-1': 2 }, 'finish']))).toBe('1 answers left over.');
    expect(run([{ 'ufo-1': 2 }]).result).toEqual({
      hits: 2,
      saved: 0,
      left: 2,
      killed: ['ufo-1'],
      revived: 0,
    });
  });
});

// ------------------------------------------------------------------ odds

type Hand = readonly { readonly dice: number; readonly on: number }[];
/** Hits to kill each defender. */
type Prices = readonly number[];

const PRICE: Record<string, number> = {
  trooper: 1,
  leader: 1,
  mutant: 1,
  ufo: 2,
  tank: 2,
  bfar: 2,
  rotting: 1,
  fast: 1,
  tough: 1,
  'rotting-mob': 2,
  'fast-mob': 2,
  'tough-mob': 2,
};

/** AVZ-D-assign, one kill after the other: the fewest that can be lost. */
function fewest(left: number, prices: Prices): number {
  if (left === 0 || prices.length === 0) return 0;
  const can = prices.map((_, i) => i).filter((i) => left >= 2 || prices[i] === 1);
  if (can.length === 0) return 0;
  return Math.min(
    ...[...new Map(can.map((i) => [prices[i], i])).values()].map(
      (i) =>
        1 +
        fewest(
          left - (prices[i] as number),
          prices.filter((_, j) => j !== i),
        ),
    ),
  );
}

/** Every way that n dice can fall. */
function* falls(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const rest of falls(n - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face];
}

const add = (into: Map<number, Fraction>, at: number, chance: Fraction) =>
  into.set(at, (into.get(at) ?? Fraction.zero).plus(chance));
const text = (chances: ReadonlyMap<number, Fraction>) =>
  [...chances].sort(([a], [b]) => a - b).map(([value, chance]) => `${value}: ${chance}`);

/** Counts every fall of every attack die and every save die. */
function counted(hand: Hand, savesOn: number, prices: Prices) {
  const hits = new Map<number, Fraction>();
  const kills = new Map<number, Fraction>();
  const dice = hand.flatMap(({ dice, on }) => many(dice, on));
  const counts = new Map<number, bigint[]>();
  for (const fell of falls(dice.length)) {
    const scored = fell.filter((face, i) => face >= (dice[i] as number)).length;
    let byLeft = counts.get(scored);
    if (byLeft === undefined) {
      byLeft = many(scored + 1, 0n);
      for (const saves of falls(scored)) {
        const left = saves.filter((face) => face < savesOn).length;
        byLeft[left] = (byLeft[left] as bigint) + 1n;
      }
      counts.set(scored, byLeft);
    }
    byLeft.forEach((ways, left) => {
      const chance = new Fraction(ways, 6n ** BigInt(dice.length + scored));
      add(hits, left, chance);
      add(kills, fewest(left, prices), chance);
    });
  }
  return { hits, kills };
}

const binomial = (n: number, num: bigint, den: bigint): Map<number, Fraction> => {
  let row = [1n];
  for (let i = 0; i < n; i++)
    row = [...row, 0n].map((ways, k) => ways * (den - num) + (row[k - 1] ?? 0n) * num);
  return new Map(row.map((ways, k) => [k, new Fraction(ways, den ** BigInt(n))]));
};

function wholeOf(result: ReturnType<typeof odds>): void {
  for (const [name, chances] of Object.entries(result.quantities)) {
    let sum = result.open;
    for (const chance of chances.values()) sum = sum.plus(chance);
    expect(sum.toString(), name).toBe('1/1');
  }
}

function check(input: Input, hand: Hand, savesOn: number, options: Record<string, string> = {}) {
  const result = odds(avz, 'attack', input, setup(options));
  const expected = counted(
    hand,
    savesOn,
    (input.defenders as string[]).map((k) => PRICE[k] as number),
  );
  expect(result.method).toBe('exact');
  expect(result.open.toString()).toBe('0/1');
  expect(text(result.quantities.hits as Map<number, Fraction>)).toEqual(text(expected.hits));
  expect(text(result.quantities.kills as Map<number, Fraction>)).toEqual(text(expected.kills));
  wholeOf(result);
}

describe('odds of an attack, against a count of every die', () => {
  test('[AVZ-7.1a, AVZ-7.2] Aliens hit on 4, stacks save on 5', () => {
    check(
      { side: 'alien', attackers: ['tank', 'trooper'], defenders: ['rotting', 'fast-mob', 'rotting'] },
      [{ dice: 4, on: 4 }],
      5,
    );
    check({ side: 'alien', attackers: ['ufo'], defenders: ['rotting-mob'] }, [{ dice: 2, on: 4 }], 5);
    check({ side: 'alien', attackers: ['mutant'], defenders: ['fast', 'fast'] }, [{ dice: 3, on: 4 }], 5);
    check(
      { side: 'alien', attackers: ['bfar'], defenders: ['fast-mob', 'fast-mob'] },
      [{ dice: 4, on: 4 }],
      5,
    );
  });

  test('[AVZ-7.1a-leader, AVZ-D-leader-alone, AVZ-7.2-tough] a Leader in the location, and a Tough Zombie', () => {
    check(
      { side: 'alien', attackers: ['leader', 'trooper'], defenders: ['rotting', 'tough'] },
      [{ dice: 3, on: 3 }],
      4,
    );
    check(
      { side: 'alien', attackers: ['trooper', 'ufo'], beside: ['leader'], defenders: ['tough-mob'] },
      [{ dice: 3, on: 3 }],
      4,
    );
    check(
      { side: 'alien', attackers: ['trooper', 'ufo'], beside: ['tank'], defenders: ['tough-mob'] },
      [{ dice: 3, on: 4 }],
      4,
    );
  });

  test('[AVZ-7.1z, AVZ-7.1z-mob, AVZ-7.2-leader] Zombies by type, against a Leader', () => {
    check(
      { side: 'zombie', attackers: ['rotting', 'fast-mob', 'tough'], defenders: ['trooper', 'ufo'] },
      [
        { dice: 1, on: 4 },
        { dice: 2, on: 5 },
        { dice: 1, on: 3 },
      ],
      5,
    );
    check(
      { side: 'zombie', attackers: ['tough-mob', 'rotting-mob'], defenders: ['leader', 'tank'] },
      [
        { dice: 2, on: 3 },
        { dice: 2, on: 4 },
      ],
      4,
    );
  });

  test('[AVZ-4.0-claw-bonus] Zombie Claw adds one for the Zombies alone', () => {
    check(
      { side: 'zombie', attackers: ['rotting', 'fast', 'tough'], defenders: ['trooper'], claw: true },
      [
        { dice: 1, on: 3 },
        { dice: 1, on: 4 },
        { dice: 1, on: 2 },
      ],
      5,
    );
    check({ side: 'alien', attackers: ['tank'], defenders: ['tough'], claw: true }, [{ dice: 3, on: 4 }], 4);
  });

  test('[AVZ-D-special-normal] Chomp Em hits as an Attack does; at a table that wants it, on 6s alone', () => {
    const chomp = {
      side: 'zombie',
      attackers: ['rotting', 'tough'],
      defenders: ['trooper', 'tank'],
      action: 'chomp',
      dead: 5,
    };
    check(
      chomp,
      [
        { dice: 1, on: 4 },
        { dice: 1, on: 3 },
      ],
      5,
    );
    check(chomp, [{ dice: 2, on: 6 }], 5, { special: 'six-only' });
    expect(odds(avz, 'attack', chomp, setup()).muted.toSorted()).toEqual(['AVZ-5.3', 'AVZ-7.4-alien']);
    check(
      { ...chomp, action: 'attack' },
      [
        { dice: 1, on: 4 },
        { dice: 1, on: 3 },
      ],
      5,
      { special: 'six-only' },
    );
  });

  test(
    '[AVZ-7.0, AVZ-D-assign] any small fight',
    () => {
      const alien = fc.constantFrom('trooper', 'ufo', 'tank', 'leader', 'mutant', 'bfar');
      const zombie = fc.constantFrom('rotting', 'rotting-mob', 'fast', 'fast-mob', 'tough', 'tough-mob');
      const aliens = (max: number) =>
        fc
          .array(alien, { minLength: 1, maxLength: max })
          .filter((a) => ['leader', 'mutant', 'bfar'].every((k) => a.filter((b) => b === k).length < 2));
      const zombies = (max: number) => fc.array(zombie, { minLength: 1, maxLength: max });
      const DICE: Record<string, number> = { trooper: 1, ufo: 2, tank: 3, leader: 2, mutant: 3, bfar: 4 };
      const ON: Record<string, number> = { rotting: 4, fast: 5, tough: 3 };
      const byAliens = fc
        .record({ attackers: aliens(3), defenders: zombies(4) })
        .map(({ attackers, defenders }) => {
          const hand = [
            {
              dice: attackers.reduce((n, k) => n + (DICE[k] as number), 0),
              on: attackers.includes('leader') ? 3 : 4,
            },
          ];
          return {
            input: { side: 'alien', attackers, defenders },
            hand,
            savesOn: defenders.some((k) => k.startsWith('tough')) ? 4 : 5,
          };
        });
      const byZombies = fc
        .record({ attackers: zombies(4), defenders: aliens(4), claw: fc.boolean() })
        .map(({ attackers, defenders, claw }) => {
          const hand = attackers.map((k) => ({
            dice: k.endsWith('mob') ? 2 : 1,
            on: (ON[k.replace('-mob', '')] as number) - (claw ? 1 : 0),
          }));
          return {
            input: { side: 'zombie', attackers, defenders, claw },
            hand,
            savesOn: defenders.includes('leader') ? 4 : 5,
          };
        });
      const small = fc
        .oneof(byAliens, byZombies)
        .filter(({ hand }) => hand.reduce((n, h) => n + h.dice, 0) <= 5);
      fc.assert(
        fc.property(small, ({ input, hand, savesOn }) => check(input, hand, savesOn)),
        { numRuns: 25 },
      );
    },
    SLOW,
  );
});

describe('odds of larger fights', () => {
  test('[AVZ-7.1a, AVZ-7.2, AVZ-7.2-tough] hits that get through are binomial', () => {
    const result = odds(
      avz,
      'attack',
      { side: 'alien', attackers: many(5, 'tank'), defenders: many(20, 'rotting') },
      setup(),
    );
    expect(text(result.quantities.hits as Map<number, Fraction>)).toEqual(text(binomial(15, 1n, 3n))); // 1/2 hit, 2/3 not saved
    expect(text(result.quantities.kills as Map<number, Fraction>)).toEqual(text(binomial(15, 1n, 3n)));
    wholeOf(result);
    const tough = odds(
      avz,
      'attack',
      { side: 'alien', attackers: ['bfar', 'mutant', 'leader'], defenders: ['tough', ...many(3, 'fast')] },
      setup(),
    );
    const nine = binomial(9, 1n, 3n); // 2/3 hit with a Leader, 1/2 not saved
    expect(text(tough.quantities.hits as Map<number, Fraction>)).toEqual(text(nine));
    const most = new Map([...nine].filter(([k]) => k < 4));
    for (const [k, chance] of nine) if (k >= 4) add(most, 4, chance);
    expect(text(tough.quantities.kills as Map<number, Fraction>)).toEqual(text(most));
    wholeOf(tough);
  });

  test('[AVZ-7.1z] a horde of two types is the sum of two binomials', () => {
    const result = odds(
      avz,
      'attack',
      {
        side: 'zombie',
        attackers: [...many(6, 'rotting'), ...many(3, 'tough-mob')],
        defenders: ['leader', 'tank'],
      },
      setup(),
    );
    const sum = new Map<number, Fraction>();
    for (const [a, p] of binomial(6, 1n, 4n))
      for (const [b, q] of binomial(6, 1n, 3n)) add(sum, a + b, p.times(q)); // saved by half
    expect(text(result.quantities.hits as Map<number, Fraction>)).toEqual(text(sum));
    wholeOf(result);
  });

  test('[AVZ-5.4, AVZ-D-special-normal] Blast Em follows its explosions as far as matters and says how much is open', () => {
    for (const { attackers, from, special } of [
      { attackers: ['tank'], from: 4, special: 'normal' },
      { attackers: ['tank', 'ufo', 'leader'], from: 3, special: 'normal' },
      { attackers: ['tank', 'tank', 'leader'], from: 6, special: 'six-only' },
    ]) {
      const n = attackers.reduce((sum, k) => sum + (k === 'tank' ? 3 : 2), 0);
      const result = odds(
        avz,
        'attack',
        { side: 'alien', attackers, defenders: many(9, 'rotting'), action: 'blast' },
        setup({ special }),
      );
      // One die scores k hits: k sixes and a miss, or k - 1 sixes and another hit. A six gives one hit.
      const miss = (from - 1) / 6;
      const other = (6 - from) / 6;
      const one = Array.from(
        { length: 40 },
        (_, k) => (1 / 6) ** k * miss + (k > 0 ? (1 / 6) ** (k - 1) * other : 0),
      );
      let all = [1];
      for (let i = 0; i < n; i++)
        all = Array.from({ length: 40 }, (_, k) => one.reduce((sum, p, j) => sum + p * (all[k - j] ?? 0), 0));
      const left = Array.from({ length: 40 }, (_, k) =>
        all.reduce((sum, p, h) => sum + p * ways(h, k) * (2 / 3) ** k * (1 / 3) ** (h - k), 0),
      );
      const open = result.open.toNumber();
      expect(open).toBeGreaterThan(0);
      expect(open).toBeLessThan(1e-6);
      for (let k = 0; k < 15; k++)
        expect(
          Math.abs((result.quantities.hits?.get(k)?.toNumber() ?? 0) - (left[k] as number)),
          `${attackers} ${k}`,
        ).toBeLessThan(open + 1e-12);
      wholeOf(result);
    }
  });

  test(
    '[AVZ-7.0, AVZ-5.4] what the odds say is what dice do, within four standard deviations',
    () => {
      const input = {
        side: 'alien',
        attackers: ['tank', 'ufo', 'trooper'],
        beside: ['leader'],
        defenders: ['tough-mob', 'rotting', 'rotting-mob', 'fast', 'fast'],
        action: 'blast',
      };
      const prices = input.defenders.map((k) => PRICE[k] as number);
      const exact = odds(avz, 'attack', input, setup());
      const random = new Sfc32('four sigma');
      const die = () => random.below(6) + 1;
      const games = 40_000;
      const kills = many(12, 0);
      for (let g = 0; g < games; g++) {
        let hits = 0;
        for (let left = 6; left > 0; left--) {
          const face = die();
          if (face >= 3) hits++;
          if (face === 6) left++;
        }
        let through = 0;
        for (let h = 0; h < hits; h++) if (die() < 4) through++;
        const lost = fewest(through, prices);
        kills[lost] = (kills[lost] as number) + 1;
      }
      const sampled = odds(avz, 'attack', input, setup(), { outcomes: 10, samples: 20_000, seed: 'another' });
      expect(sampled.method).toBe('sampled');
      expect(sampled.error).toBeCloseTo(0.98 / Math.sqrt(20_000), 12);
      wholeOf(sampled);
      for (let k = 0; k <= 5; k++) {
        const p = exact.quantities.kills?.get(k)?.toNumber() ?? 0;
        expect(p).toBeGreaterThan(0.001);
        const sigma = Math.sqrt(p * (1 - p));
        expect(Math.abs((kills[k] as number) / games - p), `${k} killed, thrown here`).toBeLessThan(
          (4 * sigma) / Math.sqrt(games),
        );
        expect(
          Math.abs((sampled.quantities.kills?.get(k)?.toNumber() ?? 0) - p),
          `${k} killed, sampled`,
        ).toBeLessThan((4 * sigma) / Math.sqrt(20_000));
      }
    },
    SLOW,
  );

  test(
    '[AVZ-D-assign] owners are taken to lose as few counters as they may, however large the stack',
    () => {
      const attack = avz.procedures.find((p) => p.id === 'attack');
      expect(attack?.policy.name).toBe('owners lose as few counters as the rules allow');
      // 41 Zombies of six kinds: more ways to take 13 hits than anybody would list.
      const defenders = [
        ...many(8, 'rotting'),
        ...many(8, 'rotting-mob'),
        ...many(8, 'fast'),
        ...many(5, 'fast-mob'),
        ...many(8, 'tough'),
        ...many(4, 'tough-mob'),
      ];
      const input = { side: 'alien', attackers: [...many(6, 'tank'), 'leader'], defenders };
      const result = odds(avz, 'attack', input, setup());
      const expected = new Map<number, Fraction>();
      for (const [k, chance] of binomial(20, 1n, 3n)) add(expected, Math.ceil(k / 2), chance); // 2/3 hit, 1/2 not saved; 17 Mobs
      expect(text(result.quantities.kills as Map<number, Fraction>)).toEqual(text(expected));
      wholeOf(result);
    },
    SLOW,
  );

  test('[AVZ-4.0-bite, AVZ-4.0-laser, AVZ-4.0-missiles, AVZ-3.2] the events and the landing by their closed forms', () => {
    const chances = (id: string, input: Json, name: string) =>
      text(odds(avz, id, input, setup()).quantities[name] as Map<number, Fraction>);
    expect(
      chances('bite', { aliens: ['tank', 'trooper', 'trooper', 'bfar', 'mutant'], dead: 4 }, 'lost'),
    ).toEqual(text(binomial(5, 1n, 3n)));
    expect(chances('laser', { zombies: ['rotting', 'fast-mob'] }, 'burnt')).toEqual(['0: 2/3', '2: 1/3']);
    expect(chances('laser', { zombies: many(7, 'rotting') }, 'burnt')).toEqual(['7: 1/1']);
    const six = binomial(6, 1n, 2n);
    const two = new Map([...six].filter(([k]) => k < 2));
    for (const [k, chance] of six) if (k >= 2) add(two, 2, chance);
    expect(chances('missiles', { zombies: ['rotting-mob', 'fast'] }, 'removed')).toEqual(text(two));
    expect(chances('landing', {}, 'budget')).toEqual([2, 3, 4, 5, 6, 7].map((n) => `${n}: 1/6`));
    expect(chances('sides', {}, 'aliens')).toEqual(['0: 1/2', '1: 1/2']);
  });
});

function ways(n: number, k: number): number {
  let found = k < 0 || k > n ? 0 : 1;
  for (let i = 0; i < k; i++) found = (found * (n - i)) / (i + 1);
  return found;
}

describe('the odds shown beside an answer', () => {
  const shown = (g: Game, answer: Json) => {
    const { seat, code, rule, shape } = g.asked() as NonNullable<ReturnType<Game['asked']>>;
    const ask = { id: `${code}@1`, at: 1, seat, code, rule, line: { key: '' }, shape };
    return avz.preview(g.view(seat), ask, answer, g.book);
  };
  const queries = (g: Game, answer: Json) =>
    shown(g, answer).map(({ on, input }) => {
      const { side, action, attackers, beside, defenders, claw } = input as Record<string, string[]>;
      return `${on}: ${side} ${action} ${attackers} beside ${beside} on ${defenders}${claw ? ', claw' : ''}`;
    });

  test('[AVZ-7.0] the attack that an order leads to, where it leads to, with whoever stands by', () => {
    const board: Record<string, Kind[]> = {
      C4: ['tank', 'trooper', 'leader', 'rotting'],
      C5: ['ufo', 'tough', 'fast-mob'],
    };
    expect(queries(game({ board }), ['attack tank-1 trooper-1 > C5'])).toEqual([
      'C5: alien attack trooper,tank beside ufo on fast-mob,tough',
    ]);
    expect(queries(game({ board }), ['blast tank-1'])).toEqual([
      'C4: alien blast tank beside trooper,leader on rotting',
    ]);
    expect(queries(game({ board }), ['blast all'])).toEqual([
      'C4: alien blast trooper,tank,leader beside  on rotting',
      'C5: alien blast ufo beside  on fast-mob,tough',
    ]);
    expect(queries(game({ board, spent: ['tank-1'] }), ['blast all'])[0]).toBe(
      'C4: alien blast trooper,leader beside tank on rotting',
    );
    expect(queries(game({ phase: 'zombie-actions', board, claw: true }), ['chomp tough-1'])).toEqual([
      'C5: zombie chomp tough beside fast-mob on ufo, claw',
    ]);
    expect(shown(game({ board }), ['move tank-1 > D4', 'pass ufo-1', 'finish'])).toEqual([]);
    expect(shown(game({ board }), ['blast tank-1'])[0]?.procedure).toBe('attack');
  });

  test('[AVZ-4.0-claw] only those who may attack are counted in', () => {
    const g = game({ board: { C4: ['tank', 'ufo', 'rotting'], C5: ['trooper', 'fast'] }, claw: true });
    expect(queries(g, ['attack all'])).toEqual(['C4: alien attack ufo beside tank on rotting, claw']);
    expect(queries(g, ['blast all'])).toHaveLength(2);
  });

  test('[AVZ-7.1a-leader, AVZ-5.0-finish] orders before it in the queue count: a Leader who comes along leads', () => {
    const g = game({ board: { C4: ['tank', 'rotting'], B4: ['leader', 'trooper'] } });
    expect(queries(g, ['move leader-1 > C4', 'blast tank-1'])).toEqual([
      'C4: alien blast tank beside leader on rotting',
    ]);
    expect(queries(g, ['attack leader-1 > C4', 'blast all'])).toEqual([
      'C4: alien attack leader beside tank on rotting',
      'C4: alien blast tank beside leader on rotting',
    ]);
  });

  test('[AVZ-7.0] what is shown is what the game then rolls', () => {
    const g = game({ board: { C4: ['tank', 'leader', 'rotting', 'tough'] }, dice: [2, 2, 3, 3] });
    const [query] = shown(g, ['attack tank-1']);
    expect(text(odds(avz, 'attack', query?.input, setup()).quantities.hits as Map<number, Fraction>)).toEqual(
      text(binomial(3, 1n, 3n)),
    );
    g.answer(['attack tank-1']);
    expect(g.facts('hits')).toMatchObject([{ hits: 1, on: [{ dice: 3, from: 3 }] }]);
    expect(g.facts('saves')).toMatchObject([{ from: 4 }]);
  });
});
