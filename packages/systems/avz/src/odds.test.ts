import { type Fraction, type Json, odds, Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avz } from './index.js';
import { many, PRICE, setup } from './testing/boards.js';
import { add, binomial, counted, fewest, type Hand, text } from './testing/chances.js';

/** Time limit in milliseconds for tests that repeat many times. */
const SLOW = 60_000;

type Input = Record<string, Json>;

// ------------------------------------------------------------------ odds

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
    check({ side: 'alien', attackers: ['ufo'], defenders: ['tough'], claw: true }, [{ dice: 2, on: 4 }], 4);
  });

  test('[AVZ-D-special-normal] Chomp Em hits on 6s alone; at a table that wants it, as an Attack does', () => {
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
      { special: 'normal' },
    );
    check(chomp, [{ dice: 2, on: 6 }], 5);
    const muted = (special: string) => odds(avz, 'attack', chomp, setup({ special })).muted.toSorted();
    expect(muted('normal')).toEqual(['AVZ-5.3', 'AVZ-7.4-alien']);
    // Odds are computed with one dead Zombie: the six that hits revives it, and none is left for the grave.
    expect(muted('six-only')).toEqual(['AVZ-5.3']);
    // One die: a 6 that revives a Zombie is distinguished from a 5.
    const alone = { ...chomp, attackers: ['rotting'] };
    const { muted: rules, outcomes } = odds(avz, 'attack', alone, setup({ special: 'normal' }));
    expect(rules.toSorted()).toEqual(['AVZ-5.3', 'AVZ-7.4-alien']);
    expect(outcomes).toBe(5); // a miss; 4 or 5 and 6, each saved or not
    check(
      { ...chomp, action: 'attack' },
      [
        { dice: 1, on: 4 },
        { dice: 1, on: 3 },
      ],
      5,
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
      const normal = setup({ special: 'normal' });
      const prices = input.defenders.map((k) => PRICE[k] as number);
      const exact = odds(avz, 'attack', input, normal);
      const random = new Sfc32('four sigma');
      const die = () => random.below(6) + 1;
      const games = 40_000;
      const kills = many<number>(12, 0);
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
      const sampled = odds(avz, 'attack', input, normal, { outcomes: 10, samples: 20_000, seed: 'another' });
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
      // 41 Zombies of six kinds: too many ways to take 13 hits to list them all.
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
