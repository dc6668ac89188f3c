import { Fraction, type Json, type OddsResult, odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ftb } from '../index.js';
import { markOn, strikes, volleyAt } from '../shooting/shooting.js';
import { game } from '../testing/game.js';

const setup = { scenario: 'search', options: {} };
const reckoned = (id: string, input: Json): OddsResult => odds(ftb, id, input, setup);
/** Exact chances of the named outcomes that can happen, as fractions. */
const named = (id: string, input: Json) => {
  const found = reckoned(id, input);
  expect(found.method, id).toBe('exact');
  return Object.fromEntries(
    [...(found.named ?? [])].filter(([, f]) => f.num > 0n).map(([name, f]) => [name, `${f.num}/${f.den}`]),
  );
};
const chance = (id: string, input: Json, quantity: string, value: number) =>
  String(reckoned(id, input).quantities[quantity]?.get(value) ?? 0);

describe('odds of fire', () => {
  const shot = (rep: number, target: object, more: object = {}) =>
    ({ rep, weapon: 'ba-pistol', shots: 1, target, ...more }) as Json;

  test('[FTB-7.5a] [FTB-7.6a] Rep 5, two shots at a human in cover', () => {
    const found = reckoned('shoot', {
      rep: 5,
      weapon: 'ba-pistol',
      shots: 2,
      target: { kind: 'human', cover: true },
    });
    // A die misses on 1 to 4 and hits on 5 and 6. A hit is a Duck Back on 3 to 6, Out of the Fight on 2, dead on 1. The
    // worse of two counts.
    const [miss, hit] = [2 / 3, 1 / 3];
    expect(found).toMatchObject({ method: 'exact', muted: ['FTB-10.2.3'] });
    expect([...(found.named?.keys() ?? [])]).toEqual([
      'none',
      'duck-back',
      'out-of-the-fight',
      'obviously-dead',
    ]);
    expect(found.named?.get('none')?.toString()).toBe('4/9');
    expect(found.named?.get('duck-back')?.toString()).toBe('28/81');
    expect(found.named?.get('out-of-the-fight')?.toString()).toBe('11/108');
    expect(found.named?.get('obviously-dead')?.toString()).toBe('35/324');
    expect(2 * miss * hit * (4 / 6) + hit * hit * (4 / 6) ** 2).toBeCloseTo(28 / 81, 12);
    expect(1 - (1 - hit / 6) ** 2).toBeCloseTo(35 / 324, 12);
    expect(named('shoot', shot(5, { kind: 'human' }))).toEqual({
      none: '1/3',
      'duck-back': '4/9',
      'out-of-the-fight': '1/9',
      'obviously-dead': '1/9',
    });
  });

  test('[FTB-10.10.4] a zombie is easy to kill, unless it charges', () => {
    // 3 to 6 hit; the damage kills up to Rep 5, or up to Impact 2 if it charges.
    expect(named('shoot', shot(5, { kind: 'zombie' }))).toEqual({ none: '4/9', 'obviously-dead': '5/9' });
    expect(named('shoot', shot(5, { kind: 'zombie', charging: true }))).toEqual({
      none: '7/9',
      'obviously-dead': '2/9',
    });
  });

  test('[FTB-3.1.4.1b] [FTB-3.1.4.2] [FTB-3.1.4.3] a Star with one Star Power die', () => {
    const target = { kind: 'human', rep: 5, star: true, power: 1 };
    // Out and dead are 1/12 each. The Star Power die helps half the time: it lowers out to a Duck Back and dead to out.
    // Larger Than Life then lowers the other dead to out as well.
    expect(named('shoot', shot(4, target))).toEqual({
      none: '1/2',
      'duck-back': '3/8',
      'out-of-the-fight': '1/8',
    });
    // By an equally good shot: half the time dead is lowered to out; otherwise the Star cheats death.
    expect(named('shoot', shot(5, target))).toEqual({
      none: '1/3',
      'duck-back': '1/2',
      'out-of-the-fight': '1/9',
      'cheated-death': '1/18',
    });
  });

  test('[FTB-7.3b] of a spread shot the highest dice are those of the first target, as in play', () => {
    /** How many of all rolls of three dice miss everybody there, as the game plays them. */
    const played = (gun: string, people: readonly (readonly [string, number])[]) => {
      const missed: { [target: string]: number } = {};
      for (let n = 0; n < 216; n++) {
        const dice = [1, 6, 36].map((by) => 1 + (Math.floor(n / by) % 6));
        const g = spread(gun, dice);
        const marks = people.map(([id, at], i) => markOn(g.w, 'star-1', id, at, i + 1));
        g.begin(strikes(g.w, [volleyAt(g.w, 'star-1', { item: 1, gun }, marks, 'active')])).end();
        for (const [id] of people)
          if (!(g.result as Map<string, unknown>).has(id)) missed[id] = (missed[id] ?? 0) + 1;
      }
      return people.map(([id]) => String(new Fraction(BigInt(missed[id] ?? 0), 216n)));
    };
    const spread = (gun: string, dice: readonly number[]) =>
      game({
        parties: { 'party-1': { attitude: 'enemy' } },
        people: {
          'star-1': { x: 10, y: 10, rep: 4, has: [gun] },
          n1: { side: 'party-1', x: 10, y: 20, facing: 180 },
          n2: { side: 'party-1', x: 11, y: 20, facing: 180 },
        },
        dice: [...dice, /* noise */ 1, 1, 1, /* damage */ 6, 6, 6],
      });
    const none = (more: object) => named('shoot', shot(4, { kind: 'human' }, more)).none;
    const weapon = 'machine-pistol';
    expect(
      played(weapon, [
        ['n1', 1],
        ['n2', 2],
      ]),
    ).toEqual([none({ weapon, shots: 1, after: 2 }), none({ weapon, shots: 2, before: 1, nth: 2 })]);
    expect(
      played(weapon, [
        ['n1', 2],
        ['n2', 1],
      ]),
    ).toEqual([none({ weapon, shots: 2, after: 1 }), none({ weapon, shots: 1, before: 2, nth: 2 })]);
  });

  test('[FTB-6.7a] two ones are out of ammo', () => {
    expect(chance('shoot', shot(5, { kind: 'human' }, { shots: 2 }), 'out-of-ammo', 1)).toBe('1/36');
  });
});

describe('odds of tests', () => {
  const fired = (input: object) => named('received-fire', { rep: 4, ...input } as Json);

  test('[FTB-5.6.3] [FTB-5.6.2] Received Fire, a card for each Class', () => {
    expect(fired({ class: 'citizen' })).toEqual({ fire: '4/9', 'run-away': '5/9' });
    const back = { fire: '4/9', 'duck-back': '4/9', 'run-away': '1/9' };
    expect(fired({ class: 'ganger' })).toEqual(back);
    expect(fired({ class: 'survivor' })).toEqual(back);
    for (const each of ['militia', 'military', 'police'])
      expect(fired({ class: each })).toEqual({ fire: '4/9', 'duck-back': '5/9' });
    expect(fired({ class: 'militia', cover: true })).toEqual({ fire: '8/9', 'duck-back': '1/9' });
    expect(fired({ class: 'ganger', canFire: false })['duck-back']).not.toBe('4/9');
  });

  test('[FTB-4.3.4a] [FTB-3.1.4.4] with a Star Leader, and a Star that chooses', () => {
    // 5/6 of the time one more die is passed.
    expect(fired({ class: 'ganger', leader: 5 })).toEqual({
      fire: '22/27',
      'duck-back': '1/6',
      'run-away': '1/54',
    });
    expect(fired({ star: true })).toEqual({ fire: '1/1' });
  });

  test('[FTB-5.5.3a] In Sight, rolled until somebody wins', () => {
    const found = reckoned('in-sight', { a: { rep: 2 }, b: { rep: 1 } });
    expect(found.method).toBe('exact');
    // In a round a wins 1/2 and b 1/8; otherwise they roll again.
    expect(found.named?.get('a')?.toNumber()).toBeCloseTo(4 / 5, 9);
    expect(found.named?.get('b')?.toNumber()).toBeCloseTo(1 / 5, 9);
    const same = reckoned('in-sight', { a: { rep: 5, moving: true }, b: { rep: 4 } });
    expect(same.named?.get('a')?.toNumber()).toBeCloseTo(1 / 2, 9);
  });

  test('[FTB-10.9.3b] [FTB-10.9.4m] [FTB-10.11.3b] tests before zombies', () => {
    // 4 by 4 pass; 4 of these 16 are doubles.
    expect(named('zed-or-no-zed', { rep: 4 })).toEqual({
      'carry-on': '1/3',
      'zombie-charges': '4/9',
      'zombie-charges-unready': '2/9',
    });
    expect(named('see-the-feast', { rep: 4 })).toEqual({
      'carry-on': '4/9',
      'duck-back-numb': '4/9',
      'run-away': '1/9',
    });
    expect(named('infection', { rep: 4 })).toEqual({ well: '1/3', infected: '2/3' });
  });
});

describe('odds of what comes', () => {
  test('[FTB-10.2.3] [FTB-10.2.1b] zombies by area', () => {
    expect(chance('noise', { area: 'suburban', dice: 3 }, 'zombies', 3)).toBe('1/27');
    expect(chance('noise', { area: 'urban', dice: 3 }, 'zombies', 3)).toBe('1/8');
    expect(chance('noise', { area: 'rural', dice: 1 }, 'zombies', 0)).toBe('5/6');
    expect(chance('zombies-start', { area: 'suburban', humans: 2 }, 'zombies', 7)).toBe('1/6');
    expect(chance('zombies-start', { area: 'urban', humans: 1 }, 'zombies', 7)).toBe('1/6');
    expect(chance('zombies-start', { area: 'rural', humans: 1 }, 'zombies', 3)).toBe('1/3');
    expect(chance('feast', {}, 'turns', 6)).toBe('1/6');
  });

  test('[FTB-12.5m] [FTB-12.5.2m] a PEF: two passed of two', () => {
    // Contact 4/9; on days 1 to 20 in a suburb: Citizens on 1 and 2, Police on 3, zombies on 4 to 6.
    expect(named('pef', { area: 'suburban', day: 18 })).toEqual({
      nobody: '5/9',
      citizen: '4/27',
      police: '2/27',
      zed: '2/9',
    });
    expect(named('pef', { area: 'rural' })).toEqual({
      nobody: '5/9',
      survivor: '2/9',
      ganger: '1/27',
      militia: '1/27',
      zed: '4/27',
    });
    expect(chance('pef', { area: 'rural' }, 'number', 6)).toBe('2/27');
    expect(named('pef-movement', {})).toEqual({ 'into-sight': '4/9', hidden: '4/9', stay: '1/9' });
    expect(named('npc-movement', { rep: 4 })).toEqual({ leave: '2/3', stay: '1/3' });
  });

  test('[FTB-14.2a] [FTB-13.2] [FTB-14.9.6] the campaign', () => {
    expect(named('involuntary', { area: 'rural' })).toEqual({
      nothing: '2/3',
      confrontation: '1/6',
      robbed: '1/6',
    });
    expect(named('day-part', {})).toEqual({
      morning: '1/6',
      daytime: '1/6',
      evening: '1/3',
      night: '1/3',
    });
    expect(chance('availability', { reps: [3, 4, 4] }, 'come', 3)).toBe('2/9');
    expect(chance('rep-up', { rep: 4 }, 'rep', 5)).toBe('1/3');
    expect(named('attribute', {}).rage).toBe('1/6');
  });
});

describe('what goes on round after round', () => {
  test('[FTB-8.2a] [FTB-8.3a] [FTB-5.0b] is sampled, says how far it may be off, and does not take long', () => {
    for (const [id, error] of [
      ['melee', 0.011],
      ['charge', 0.031],
      ['activation', 0.0155],
    ] as const) {
      const p = ftb.procedures.find((each) => each.id === id);
      const found = reckoned(id, p?.example as Json);
      expect(found.method, id).toBe('sampled');
      expect(found.error, id).toBeCloseTo(error, 4);
    }
  });

  test('[FTB-8.3b] equals are equals', () => {
    const found = reckoned('melee', { a: { rep: 4 }, b: { rep: 4 } });
    expect(Math.abs((found.named?.get('stands')?.toNumber() ?? 0) - 1 / 2)).toBeLessThan(0.04);
  });
});
