import { describe, expect, test } from 'vitest';
import type { FtbFact } from '../facts.js';
import { told } from '../testing/said.js';

type Bare<I extends FtbFact['is']> = Omit<Extract<FtbFact, { readonly is: I }>, 'is' | 'cause' | 'to'>;

const say = <I extends FtbFact['is']>(is: I, fact: Bare<I>, cause = 'FTB-5.0a') =>
  told({ is, cause, to: 'all', ...fact } as unknown as FtbFact);

const leader = (who: string, dice: number, successes: number, ...circumstances: string[]) => ({
  who,
  group: [who],
  dice,
  successes,
  mods: circumstances.map((circumstance) => ({ circumstance, dice: circumstance === 'alerted' ? 1 : -1 })),
});

describe('In Sight', () => {
  test('[FTB-5.5.3a, FTB-5.5.3m] is told with every Leader, its dice, their modifiers and who acts', () => {
    expect(
      say('in-sight', {
        leaders: [leader('star-1', 4, 3, 'moving'), leader('n2', 4, 1)],
        act: ['star-1'],
        moving: 'players',
      }),
    ).toBe('In Sight: Robin 3 on 4d6 (moving −1); Beth 1 on 4d6. First to act: Robin.');
  });

  test('[FTB-T-in-sight-modifiers] several modifiers are named together, whatever set of them it is', () => {
    const circumstances = ['moving', 'concealed', 'alerted', 'enemies-in-cover'];
    for (let set = 0; set < 16; set++) {
      const mods = circumstances.filter((_, i) => (set >> i) & 1);
      const line = say('in-sight', {
        leaders: [leader('star-1', 4, 3, ...mods)],
        act: [],
        moving: 'players',
      });
      for (const mod of mods) expect(line).toContain(mod.replaceAll('-', ' '));
      expect(line).toContain('Nobody was quicker');
    }
  });

  test('[FTB-5.5.4b] what is declared is told where nothing else tells of it', () => {
    const declared = (does: string) => say('declared', { who: 'star-1', does, at: [] });
    expect(declared('fire')).toBeUndefined();
    expect(declared('duck-back')).toBeUndefined();
    expect(declared('hold')).toBe('Robin held back.');
    // Out of range, or hidden: the same line of the table serves for both.
    expect(declared('carry-on')).toBe('Robin had no shot at anybody and carried on.');
    for (const does of ['charge', 'move-on', 'fast-move']) expect(declared(does)).toContain('Robin');
  });
});

describe('shooting', () => {
  test('[FTB-7.5m] each die is told with its total and with why it missed', () => {
    expect(
      say('shots', {
        who: 'star-1',
        gun: 'ba-pistol',
        shots: [
          { target: 'n2', die: 5, total: 10, result: 'hit' },
          { target: 'n2', die: 3, total: 8, result: 'miss', because: 'cover' },
        ],
      }),
    ).toBe('At Beth 5 + 5 = 10, a hit; at Beth 3 + 5 = 8, a miss: in cover.');
  });

  test('[FTB-T-ranged-combat] every circumstance of the table has words', () => {
    for (const because of [
      'cover',
      'prone',
      'target-fast',
      'protected',
      'shooter-fast',
      'two-weapons',
      'second-target',
      'third-target',
    ] as const)
      expect(
        say('shots', {
          who: 'star-1',
          gun: 'pistol',
          shots: [{ target: 'n2', die: 3, total: 8, result: 'miss', because }],
        }),
      ).toContain('a miss: ');
  });

  test('[FTB-6.5b, FTB-7.7, FTB-7.8] gaps, whoever is carried and lucky shots are told', () => {
    const shot = (more: object) =>
      say('shots', {
        who: 'star-1',
        gun: 'shotgun',
        shots: [{ target: 'zed-4', die: 6, total: 9, result: 'miss', ...more }],
      });
    expect(shot({ target: '', result: 'gap' })).toBe('At the gap between 6 + 3 = 9, goes by.');
    expect(shot({ because: 'cover', instead: 'carried' })).toContain('a miss that hits the one carried');
    expect(shot({ result: 'hit', instead: 'pitiful' })).toContain('a lucky hit');
  });

  test('[FTB-6.7a] a gun that runs dry is told as it fires', () => {
    const fired = (ammo: 'left' | 'out') =>
      say('fired', {
        who: 'star-1',
        item: 1,
        gun: 'ba-pistol',
        at: ['zed-1', 'zed-2', 'n2'],
        dice: [5, 1],
        ammo,
        why: 'active',
      });
    expect(fired('left')).toBe('Robin fired a BA Pistol at 2 zombies and Beth.');
    expect(fired('out')).toContain('out of ammo');
  });

  test('[FTB-7.6a, FTB-10.10.4] damage names the die and what it was rolled against', () => {
    const wound = { who: 'n2', by: 'star-1', die: 2, against: 3, damage: 'out-of-the-fight' } as const;
    expect(say('wound', wound, 'FTB-7.6a')).toBe('Beth was hit: 2 against Impact 3, out of the fight.');
    expect(say('wound', { ...wound, who: 'zed-1' }, 'FTB-10.10.4')).toBe(
      'A zombie was hit: 2 against 3, out of the fight.',
    );
  });
});

describe('advantages and falls', () => {
  test('[FTB-3.1.4.1b] Star Power tells its dice, what it spared and what it cost', () => {
    const power = (lost: number, after: 'out-of-the-fight' | 'obviously-dead' = 'out-of-the-fight') =>
      say('star-power', {
        who: 'star-1',
        dice: [6, 2],
        before: 'obviously-dead',
        after,
        lost,
      });
    expect(power(0)).toBe('Star Power of Robin, 6, 2: obviously dead became out of the fight.');
    expect(power(1)).toContain('and a die was lost');
    expect(power(2)).toContain('and 2 dice were lost');
    expect(power(0, 'obviously-dead')).toBe('Star Power of Robin, 6, 2: of no help.');
    expect(power(2, 'obviously-dead')).toBe('Star Power of Robin, 6, 2: of no help, and 2 dice were lost.');
  });

  test('[FTB-3.1.4.2, FTB-3.1.4.3, FTB-3.3-hard-as-nails] so do the others', () => {
    expect(say('larger-than-life', { who: 'star-1', by: 'n2' })).toContain('Beth could not kill Robin');
    expect(say('cheated-death', { who: 'star-1', by: 'n2', rep: 4 })).toContain('Rep 4');
    expect(say('hard-as-nails', { who: 'star-1' })).toContain('that did not kill');
  });

  test('[FTB-5.7.4, FTB-5.7.5a, FTB-8.3.3a] who fell, how, and by whom', () => {
    const down = (condition: 'out-of-the-fight' | 'obviously-dead', by: string, beaten?: true) =>
      say('downed', { who: 'n2', condition, by, ...(beaten && { beaten }) });
    expect(down('out-of-the-fight', 'star-1')).toBe('Robin put Beth out of the fight.');
    expect(down('obviously-dead', 'zed-1')).toBe('A zombie killed Beth.');
    expect(down('out-of-the-fight', 'star-1', true)).toBe('Robin beat Beth senseless.');
    expect(down('obviously-dead', '')).toBe('Beth was dead.');
    expect(down('out-of-the-fight', '')).toBe('Beth was out of the fight.');
    expect(down('out-of-the-fight', '', true)).toBe('Beth was beaten senseless.');
    expect(say('zed-down', { zed: 'zed-1', by: 'star-1', how: 'fire' })).toBe('Robin put a zombie down.');
    expect(say('zed-down', { zed: 'zed-1', by: '', how: 'fire' })).toBe('A zombie lay still.');
  });
});

describe('reactions', () => {
  const test2 = {
    who: 'n2',
    tests: ['received-fire', 'man-down'],
    passed: 1,
    results: ['duck-back', 'carry-on'],
    result: 'duck-back',
  } as const;

  test('[FTB-5.6.5] two tests on one set of dice name both results, and which counts', () => {
    expect(say('reacted', test2)).toBe(
      'Beth took Received Fire and Man Down: dice passed 1, duck back and carry on; the worse counts, duck back.',
    );
    expect(say('reacted', { ...test2, tests: ['man-down'], results: ['carry-on'], result: 'carry-on' })).toBe(
      'Beth took Man Down: dice passed 1, carry on.',
    );
  });

  test('[FTB-3.1.4.4] a Star is told to have chosen', () => {
    expect(say('reacted', { ...test2, chose: true })).toBe(
      'Beth decided after Received Fire and Man Down: duck back.',
    );
  });

  test('[FTB-4.3.4a, FTB-5.5.6, FTB-D-59] the Leader Die, brown pants, and a weapon drawn', () => {
    const die = (passed: boolean) => say('leader-die', { who: 'star-1', passed, group: ['star-1', 'n2'] });
    expect(die(true)).toBe('Leader Die of Robin: passed, one more die for Robin and Beth.');
    expect(die(false)).toBe('Leader Die of Robin: not passed.');
    expect(say('brown-pants', { who: 'n2', passed: false })).toBe('Beth could not bear it.');
    expect(say('brown-pants', { who: 'n2', passed: true })).toBe('Beth went pale, but stood firm.');
    expect(say('drew', { who: 'n2' })).toBe('Beth drew a weapon.');
    expect(say('reloaded', { who: 'n2', item: 3 })).toBe('Beth reloaded.');
    expect(say('fought', { who: ['n2'] })).toBeUndefined();
  });
});
