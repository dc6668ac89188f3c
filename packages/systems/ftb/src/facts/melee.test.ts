import { describe, expect, test } from 'vitest';
import type { FtbFact } from '../facts.js';
import { told } from '../testing/said.js';
import type { Tested } from './melee.js';

type Bare<I extends FtbFact['is']> = Omit<Extract<FtbFact, { readonly is: I }>, 'is' | 'cause' | 'to'>;

const say = <I extends FtbFact['is']>(is: I, fact: Bare<I>) =>
  told({ is, cause: 'FTB-8.2.1c', to: 'all', ...fact } as unknown as FtbFact);

const tested = (
  who: string,
  dice: number,
  passed: number,
  ...mods: Tested['mods'][number]['circumstance'][]
): Tested => ({
  who,
  dice,
  passed,
  mods: mods.map((circumstance) => ({ circumstance, dice: circumstance === 'rage' ? 1 : -1 })),
});
const zed = (n: number): Tested => ({ who: `zed-${n}`, dice: 0, passed: 1, mods: [], counted: true });

describe('a charge', () => {
  test('[FTB-8.2.1b] [FTB-8.2.1c] is told with what everybody passed, the modifiers, and whether there was time to fire', () => {
    expect(
      say('charge-test', {
        chargers: [tested('star-1', 3, 2, 'rage')],
        target: tested('n2', 1, 1, 'citizen'),
        behind: [],
        fires: false,
      }),
    ).toBe('Charge into Melee: Robin passed 2 of 3d6 (Rage +1); Beth passed 1 of 1d6 (Citizen −1).');
    expect(
      say('charge-test', {
        chargers: [tested('star-1', 2, 0), tested('star-2', 2, 1)],
        target: tested('n2', 2, 1),
        behind: [],
        fires: true,
      }),
    ).toMatch(/There was time for a shot\.$/);
    expect(say('charges', { who: ['zed-1', 'zed-2'], target: 'star-1' })).toBe('2 zombies charged Robin.');
    expect(say('charge-stopped', { who: 'star-1' })).toContain('Robin');
  });

  test('[FTB-10.11] [FTB-10.9.3m] zombies count one, and so does the human who counts none', () => {
    expect(
      say('charge-test', {
        chargers: [zed(1), zed(2)],
        target: tested('star-1', 1, 0, 'rear'),
        behind: ['zed-2'],
        fires: false,
      }),
    ).toBe('Charge into Melee: 2 zombies counted one passed; Robin passed 0 of 1d6 (from behind −1).');
    expect(
      say('charge-test', {
        chargers: [zed(1)],
        target: { who: 'star-1', dice: 0, passed: 0, mods: [], counted: true },
        behind: [],
        fires: false,
      }),
    ).toContain('did not understand');
    expect(
      say('charge-test', { chargers: [tested('star-1', 2, 2)], target: zed(1), behind: [], fires: false }),
    ).toContain('a zombie counted one passed');
  });

  test('[FTB-T-charge-modifiers] every set of modifiers has its words', () => {
    const all = ['rage', 'runt', 'citizen', 'prone', 'rear'] as const;
    for (let set = 0; set < 32; set++) {
      const mods = all.filter((_, i) => (set >> i) & 1);
      const text = say('charge-test', {
        chargers: [zed(1)],
        target: tested('n2', 1, 0, ...mods),
        behind: [],
        fires: false,
      });
      expect(text?.match(/[+−]1/g) ?? []).toHaveLength(mods.length);
    }
  });
});

describe('a round', () => {
  const side = (who: string[], dice: number, successes: number, mods: string[] = [], granted = 0) => ({
    who,
    dice,
    successes,
    granted,
    mods: mods.map((circumstance) => ({ circumstance, dice: 1 })),
  });

  test('[FTB-8.3a] [FTB-8.3m] is told with dice, modifiers, successes and who won', () => {
    expect(
      say('melee-round', {
        attackers: side(['star-1'], 5, 4, ['one-hand']),
        target: side(['n2'], 4, 3, ['brawler', 'prone']),
        won: 'attackers',
      }),
    ).toBe(
      'Melee: Robin 4 on 5d6 (one-hand weapon +1), Beth 3 on 4d6 (Brawler +1, prone −2). Robin won the round.',
    );
    const draw = { attackers: side(['n1'], 4, 1), target: side(['n2'], 4, 1), won: 'nobody' } as const;
    expect(say('melee-round', draw)).toContain('Nobody won');
  });

  test('[FTB-10.11.1a] [FTB-10.11.2] the swarm counts its others, the human its one success', () => {
    expect(
      say('melee-round', {
        attackers: {
          ...side(['zed-1', 'zed-2', 'zed-3'], 5, 1),
          mods: [{ circumstance: 'each-zombie-more', dice: 2 }],
        },
        target: side(['star-1'], 8, 4, ['chainsaw'], 1),
        won: 'target',
      }),
    ).toBe(
      'Melee: 3 zombies 1 on 5d6 (2 more of them, a die each), Robin 4 on 8d6 (chainsaw +3, against zombies +1 success). Robin won the round.',
    );
  });

  test('[FTB-T-melee-modifiers] every set of modifiers has its words', () => {
    for (const weapon of ['', 'one-hand', 'two-hand', 'two-hand-in-one', 'chainsaw'])
      for (let set = 0; set < 32; set++) {
        const more = ['brawler', 'rage', 'protected', 'prone'].filter((_, i) => (set >> i) & 1);
        const mods = weapon === '' ? more : [weapon, ...more];
        const granted = set >= 16 ? 1 : 0;
        const text = say('melee-round', {
          attackers: side(['n1'], 3, 0),
          target: side(['star-1'], 3, 0, mods, granted),
          won: 'nobody',
        });
        expect(text?.match(/[+−]\d|one success/g) ?? []).toHaveLength(mods.length + granted);
      }
  });

  test('[FTB-8.3.1a] [FTB-D-17] its result is told with the die and the margin', () => {
    const result = (r: 'obviously-dead' | 'out-of-the-fight' | 'rep-down', rep: number) =>
      say('melee-result', { who: 'n2', by: 'star-1', die: 3, margin: 1, result: r, rep });
    expect(result('rep-down', 2)).toBe('Robin rolled 3 against 1: Beth fought on with Rep 2.');
    expect(result('rep-down', 0)).toContain('no Rep left');
    expect(result('out-of-the-fight', 3)).toContain('struck down');
    expect(result('obviously-dead', 3)).toContain('deadly');
    expect(say('stalled', { who: 'star-1', item: 1 })).toBe('The chainsaw of Robin stalled.');
    expect(say('broke-off', { who: 'star-1', whom: 'n2' })).toContain('Beth');
  });
});

describe('a Challenge', () => {
  test('[FTB-TB-challenge-b] [FTB-TB-challenge-c] is told roll by roll, and how it came out', () => {
    const roll = (again: boolean) => say('challenge', { who: 'star-1', rep: 3, passed: 1, again });
    expect(roll(false)).toBe('Robin took a Challenge against 3: dice passed 1.');
    expect(roll(true)).toContain('tried again');
    for (const result of ['success', 'gave-up', 'failure'] as const)
      expect(say('challenge-over', { who: 'star-1', result })).toContain('Robin');
  });
});
