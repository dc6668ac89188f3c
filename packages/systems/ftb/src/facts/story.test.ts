import type { Fact } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import type { FtbFact } from '../facts.js';
import { ftb } from '../index.js';
import { AREAS, ATTRIBUTES, ENCOUNTERS, type EncounterKind, PATHS } from '../kinds.js';
import { personIn } from '../testing/game.js';
import { templateOf, told } from '../testing/said.js';
import { ENDS } from './turn.js';

type Bare<I extends FtbFact['is']> = Omit<Extract<FtbFact, { readonly is: I }>, 'is' | 'cause' | 'to'>;

const story = <I extends FtbFact['is']>(is: I, fact: Bare<I>) =>
  told({ is, cause: 'FTB-11.4', to: 'all', ...fact } as unknown as FtbFact);
const turn = <I extends FtbFact['is']>(is: I, fact: Bare<I>) =>
  told({ is, cause: 'FTB-5.0', to: 'all', ...fact } as unknown as FtbFact);

const when = { year: 2, month: 5, day: 31 };

describe('the story of people', () => {
  test('[FTB-11.2.1] they are introduced with what they are and have', () => {
    const person = personIn('star-1', { rep: 5, class: 'citizen' }, 1);
    expect(story('made', { person, how: 'star' })).toBe('Robin, Citizen, Rep 5.');
    const n1 = personIn('n0', { rep: 4, class: 'ganger', has: ['shotgun'] }, 1);
    expect(story('made', { person: n1, how: 'recruit' })).toBe(
      'Ada came along: Ganger, Rep 4, with a Shotgun.',
    );
    const bare = personIn('n0', { rep: 4, class: 'ganger' }, 1);
    expect(story('made', { person: bare, how: 'recruit' })).toContain('bare hands');
    expect(story('attribute', { who: 'n0', attribute: 'fast', chosen: false })).toContain('Fast');
    expect(story('attribute', { who: 'n0', attribute: 'hard-as-nails', chosen: true })).toBe(
      'Ada chose a second Attribute: Hard as Nails.',
    );
    expect(story('class', { who: 'n0', class: 'militia' })).toContain('Militia');
  });

  test('[FTB-11.13a] Home is told once it is made, with what is in it', () => {
    const household = { seat: 'player-1', star: 'star-1', home: 'rural' as const, stock: [] };
    expect(story('household', { household: { ...household, making: 'weapon' } })).toBeUndefined();
    expect(story('household', { household: { ...household, making: 'done' } })).toBe(
      'Robin had a Home in the country.',
    );
    const stock = [1, 2].map((id) => ({ id, what: 'food', empty: false }));
    expect(story('household', { household: { ...household, stock, making: 'done' } })).toContain(
      '2 Food Items',
    );
  });

  test('[FTB-11.3a] days first, then months', () => {
    const at = { area: 'urban' as const, left: 1 };
    expect(story('calendar', { ...at, when: { year: 1, month: 1, day: 14 }, step: 'choose' })).toBe(
      'Day 14, in the city.',
    );
    expect(story('calendar', { ...at, when, step: 'declare' })).toBe('Month 5, year 2, in the city.');
    for (const step of ['food', 'choose'] as const)
      expect(story('calendar', { ...at, when, step })).toBeUndefined();
  });

  test('[FTB-11.5] a month on the road is told with where it led', () => {
    const calendar = { is: 'calendar', to: 'all', when, area: 'rural', left: 0, step: 'food' } as const;
    expect(told({ ...calendar, cause: 'FTB-11.5' } as FtbFact)).toMatch(/on the road.*in the country/);
    // Not as they set out.
    expect(told({ ...calendar, bound: 'urban', cause: 'FTB-11.5' } as FtbFact)).toBeUndefined();
    expect(told({ ...calendar, cause: 'FTB-11.4' } as FtbFact)).toBeUndefined();
  });

  test('[FTB-11.3a] the story has a chapter for each day, each month, each Encounter and each turn of it', () => {
    const begins = (fact: object) => ftb.begins?.(fact as Fact);
    const first = { year: 1, month: 1, day: 14 };
    expect(begins({ is: 'calendar', when: first, step: 'choose' })).toBe(true);
    expect(begins({ is: 'calendar', when: first, step: 'details' })).toBe(false);
    expect(begins({ is: 'calendar', when, step: 'declare' })).toBe(true);
    expect(begins({ is: 'calendar', when, step: 'choose' })).toBe(false);
    for (const is of ['encounter', 'activation']) expect(begins({ is })).toBe(true);
  });

  test('all that can happen to them between Encounters has words', () => {
    const lines = [
      ...(['stolen', 'paid', 'left', 'eaten', 'used'] as const).flatMap((why) =>
        [[1], [1, 2]].map((items) => story('stock-lost', { seat: 'player-1', items, why })),
      ),
      ...(['success', 'hurt', 'hunger'] as const).map((why) =>
        story('rep', { who: 'star-1', before: 4, after: 5, why }),
      ),
      ...(['dead', 'turned', 'gone', 'hunger', 'rep', 'leaderless', 'taken'] as const).map((why) =>
        story('left-band', { who: 'n0', why }),
      ),
      ...([true, false] as const).map((comes) => story('availability', { who: 'n0', comes })),
      ...(['police', 'military'] as const).flatMap((by) => [
        story('jailed', { arrest: { who: 'star-1', by, day: 7 } }),
        ...[0, 1, 3].map((paid) => story('freed', { arrest: { who: 'star-1', by, day: 7 }, weeks: 1, paid })),
      ]),
      ...(['single', 'retired', 'nobody-left'] as const).map((why) => story('game-over', { why })),
      story('fielded', { who: ['star-1', 'n0'], side: {}, power: {}, captive: '' }),
      story('stayed-home', { left: 1 }),
      story('ate', { seat: 'player-1', who: ['star-1', 'n0'] }),
      story('hungry', { who: 'n0' }),
      story('new-leader', { who: 'n0', seat: 'player-1' }),
      story('leaderless', { seat: 'player-1' }),
    ];
    for (const line of lines) expect(line).toMatch(/^[^{}]+\.$/);
    expect(new Set(lines).size).toBeGreaterThan(25);
    expect(lines.at(-1)).toBe('The band of Player 1 was no more.');
  });

  test('[FTB-11.0] each Encounter closes with a line', () => {
    const chapter = { when, area: 'urban' as const, turns: 9, zeds: 3, dead: [], joined: [] };
    for (const encounter of ENCOUNTERS)
      for (const success of [true, false])
        expect(story('chapter', { chapter: { ...chapter, encounter, success } })).toMatch(/9.*3/);
  });
});

describe('the story of an Encounter', () => {
  test('[FTB-14.3] where and when it is', () => {
    for (const kind of ENCOUNTERS)
      for (const area of AREAS)
        expect(
          turn('encounter', {
            encounter: { kind, area, part: 'night', fullMoon: true },
          } as unknown as Bare<'encounter'>),
        ).toContain('full moon');
  });

  test('[FTB-14.3] [FTB-14.11.5a] on a real table it says where the band comes to stand', () => {
    const setUp = (kind: EncounterKind, target: number, enters: number, fullMoon = false) =>
      told({
        is: 'elsewhere',
        cause: 'FTB-11.0',
        to: 'all',
        area: 'urban',
        part: 'night',
        zombies: 2,
        kind,
        target,
        enters,
        fullMoon,
        sections: [6, 1, 5],
      } as FtbFact);
    expect(setUp('search', 0, 9)).toBe(
      'Search in the city, at night, on a table of your own. You come in by section 9; PEFs in sections 1, 5, 6; at the start 2 zombies.',
    );
    expect(setUp('zed', 1, 9)).toContain(
      'You come in by section 9, and the Target Building is in section 1;',
    );
    expect(setUp('confrontation', 0, 5)).toContain('You stand in the middle of section 5;');
    expect(setUp('burglarized', 5, 5)).toContain('You stand in the middle of section 5;');
    expect(setUp('raid-defend', 1, 1)).toContain('You stand at the Target Building in section 1;');
    expect(setUp('search', 0, 9, true)).toContain('under a full moon');
  });

  test('[FTB-5.0b] [FTB-5.1c] every side with its die, and who sits out', () => {
    const dice = (sides: readonly string[], barred: readonly string[] = []) =>
      turn('activation', {
        turn: 3,
        dice: Object.fromEntries(sides.map((side, i) => [side, i + 1])),
        order: sides,
        barred,
        groups: [],
      });
    expect(dice(['players', 'zombies'])).toBe('Turn 3: the band 1, the dead 2.');
    expect(dice(['players', 'party-1', 'zombies'], ['players', 'zombies'])).toBe(
      'Turn 3: the band 1, the first group of strangers 2, the dead 3. Doubles: the band and the dead sit this turn out.',
    );
    expect(dice(['player-1', 'player-2', 'party-1', 'party-2', 'party-70', 'zombies'])).toContain('6.');
  });

  test('[FTB-5.0c] [FTB-5.1c] doubles are told as rolled again only where they are', () => {
    const doubles = (cause: string) =>
      told({ is: 'doubles', cause, to: 'all', die: 3, sides: ['players', 'zombies'] } as unknown as FtbFact);
    expect(doubles('FTB-5.0c')).toBe('The band and the dead both rolled 3: doubles, so they roll again.');
    expect(doubles('FTB-5.1c')).toBeUndefined();
  });

  test('why it is over', () => {
    for (const why of ENDS)
      for (const result of ['success', 'failure'] as const)
        expect(turn('encounter-over', { result, why })).toMatch(/^It was over.*\.$/);
  });

  test('[FTB-14.12.5c] a raid that finds nothing says “either” only after the first building', () => {
    const look = { who: 'star-1', building: 'shop', last: true, found: false };
    expect(turn('raid-look', { ...look, count: 1 })).toContain('Not here:');
    expect(turn('raid-look', { ...look, count: 2 })).toContain('Not here either:');
  });

  test('what each of them brings', () => {
    const lines = [
      turn('doubles', { die: 3, sides: ['players', 'zombies'] }),
      turn('phase', { acting: 0, side: 'zombies', seen: [] }),
      turn('active', { side: 'players', who: ['star-1'], leader: 'star-1' }),
      turn('joined-group', { who: ['n0'] }),
      ...[
        { found: true, last: false },
        { found: false, last: false },
        { found: false, last: true },
      ].map((more) => turn('raid-look', { who: 'star-1', building: 'shop', count: 1, ...more })),
      turn('rescued', { who: 'n0', at: [1, 1, 0], side: 'players' }),
      turn('captured', { who: 'n0' }),
      turn('goal-taken', { goal: 'item-1', by: 'n0' }),
      ...[0, 1, 4].map((items) => turn('surrendered', { who: ['star-1'], by: 'n0', items })),
      turn('next-leg', { who: ['star-1'], leg: 1 }),
    ];
    for (const line of lines) expect(line).toMatch(/^[^{}]+\.$/);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

test('every question and option of the story has words', () => {
  const keys = [
    ...[
      'attribute',
      'weapon',
      'items',
      'declare',
      'encounter',
      'bail',
      'class',
      'eat',
      'area',
      'part',
      'foes',
    ],
    ...[
      'goal',
      'come-along',
      'pack',
      'load',
      'hands',
      'new-leader',
      'enter-by',
      'enter',
      'robbed',
      'surrender',
      'go-on',
    ],
  ];
  for (const key of keys) expect(templateOf(`ask.${key}`, 1)).toBeDefined();
  for (const id of ATTRIBUTES) expect(ENGLISH).toHaveProperty([`gift.${id}`]);
  for (const id of [...PATHS, 'citizen']) expect(ENGLISH).toHaveProperty([`path.${id}`]);
  const encounters = [
    'zed',
    'robbery-in-town',
    'escape',
    'chillin',
    'raid',
    'rescue',
    'confronting',
    'robbing',
    'search',
    'take-back',
  ];
  for (const id of [...encounters, 'stay-home', 'enough']) expect(ENGLISH).toHaveProperty([`choose.${id}`]);
});
