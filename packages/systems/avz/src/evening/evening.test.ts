import type { AskView, Json } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { avz } from '../index.js';
import { type Game, game, type Situation } from '../testing/game.js';
import type { View } from '../view.js';
import { EVENING } from './index.js';

const seen = (g: Game, seat = 'alien'): View => avz.view(g.state, seat, g.book);
const why = (g: Game, actor: string, deed: string, target?: string, seat = 'alien') =>
  EVENING.whyNot?.(seen(g, seat), actor, deed, target, g.book);
const ruleOf = (given: Situation, actor: string, deed: string, target?: string, seat?: string) =>
  why(game(given), actor, deed, target, seat)?.rule;

describe('why an Alien may not', () => {
  test('[AVZ-6.4a] leave a Fast Zombie, unless it flies; it may shoot', () => {
    const g = game({ board: { C3: ['tank', 'ufo', 'fast'] } });
    expect(why(g, 'tank-1', 'move', 'C4')).toMatchObject({
      rule: 'AVZ-6.4a',
      instead: { rule: 'AVZ-5.4', answer: { code: 'alien-orders', value: ['blast tank-1'] } },
    });
    expect(why(g, 'tank-1', 'move')?.rule).toBe('AVZ-6.4a');
    expect(why(g, 'ufo-1', 'move', 'C4')).toBeUndefined();
    expect(why(g, 'tank-1', 'blast')).toBeUndefined();
  });
  test('[AVZ-6.1] attack into a park', () => {
    // B5 is a park.
    expect(ruleOf({ board: { A5: ['tank'], B5: ['rotting'] } }, 'tank-1', 'attack', 'B5')).toBe('AVZ-6.1');
    expect(ruleOf({ board: { A5: ['ufo'], B5: ['rotting'] } }, 'ufo-1', 'attack', 'B5')).toBeUndefined();
  });
  test('[AVZ-6.1] go where trees on the way cost too much: only a park is called one', () => {
    const g = game({ board: { B1: ['trooper'], A5: ['tank'], B5: ['rotting'] } });
    // C1 is a park, E1 is not.
    expect(why(g, 'trooper-1', 'move', 'E1')).toMatchObject({
      rule: 'AVZ-6.1',
      line: { key: 'why-not.trees-on-the-way', values: { at: 'E1' } },
    });
    expect(why(g, 'tank-1', 'attack', 'B5')?.line.key).toBe('why-not.AVZ-6.1');
  });
  test('[AVZ-4.0-claw] move or attack under the Claw', () => {
    const given = { board: { A1: ['tank', 'rotting'] }, claw: true } as const;
    expect(ruleOf(given, 'tank-1', 'move', 'B1')).toBe('AVZ-4.0-claw');
    expect(ruleOf(given, 'tank-1', 'attack')).toBe('AVZ-4.0-claw');
  });
  test('[AVZ-6.0] go farther than it can: the nearest place it can go to is named', () => {
    const g = game({ board: { A1: ['trooper'] } });
    const far = why(g, 'trooper-1', 'move', 'F5');
    expect(far?.rule).toBe('AVZ-6.0');
    const answer = far?.instead?.answer;
    expect(answer?.code).toBe('alien-orders');
    g.answer(answer?.value as Json);
  });
  test('[AVZ-5.0-once] act twice, act from the reserve, bite', () => {
    const board = { A1: ['tank', 'rotting'] } as const;
    const line = (given: Situation, deed: string, who = 'tank-1') => why(game(given), who, deed)?.line.key;
    expect(line({ board, spent: ['tank-1'] }, 'blast')).toBe('why-not.spent');
    expect(line({ board }, 'blast', 'tank-2')).toBe('why-not.off-board');
    expect(line({ board }, 'chomp')).toBe('why-not.verb-alien');
  });
  test('[AVZ-D-need-enemy] strike where nobody is', () => {
    expect(ruleOf({ board: { A1: ['tank'] } }, 'tank-1', 'blast')).toBe('AVZ-D-need-enemy');
    expect(ruleOf({ board: { A1: ['tank'] } }, 'tank-1', 'attack')).toBe('AVZ-D-need-enemy');
  });
  test('[AVZ-0-players] [AVZ-3.3] be ordered by the other side, or in its phase', () => {
    const board = { A1: ['tank', 'rotting'] } as const;
    expect(ruleOf({ board }, 'tank-1', 'blast', undefined, 'zombie')).toBe('AVZ-0-players');
    expect(ruleOf({ board, phase: 'zombie-actions' }, 'tank-1', 'blast')).toBe('AVZ-3.3');
    expect(ruleOf({ board }, 'rotting-1', 'chomp', undefined, 'zombie')).toBe('AVZ-3.4');
  });
});

describe('why a Zombie may not leave', () => {
  const zombies = (board: Situation['board']): Situation => ({
    phase: 'zombie-actions',
    ...(board && { board }),
  });
  test('[AVZ-6.3] the last Zombie stays, [AVZ-6.3-leader] and all stay with a Leader', () => {
    const leaves = (board: Situation['board']) => ruleOf(zombies(board), 'rotting-1', 'move', 'A2', 'zombie');
    expect(leaves({ A1: ['tank', 'rotting'] })).toBe('AVZ-6.3');
    expect(leaves({ A1: ['tank', 'rotting', 'rotting'] })).toBeUndefined();
    expect(leaves({ A1: ['leader', 'rotting', 'rotting'] })).toBe('AVZ-6.3-leader');
  });
});

test('nothing that is listed is said to be impossible', () => {
  const board: Situation['board'] = {
    A1: ['tank', 'rotting'],
    B1: ['fast', 'trooper'],
    C3: ['ufo', 'leader'],
    D3: ['tough-mob', 'rotting'],
    E5: ['bfar'],
  };
  for (const [phase, seat] of [
    ['alien-actions', 'alien'],
    ['zombie-actions', 'zombie'],
  ] as const) {
    const g = game({ phase, board });
    const view = seen(g, seat);
    for (const order of g.legal().flatMap((v) => v as string[])) {
      const [units = '', goal] = order.split(' > ');
      const [verb = '', ...ids] = units.split(' ');
      if (ids.length !== 1 || ids[0] === 'all') continue;
      expect(EVENING.whyNot?.(view, ids[0] as string, verb, goal, g.book), order).toBeUndefined();
    }
  }
});

describe('what an answer comes to', () => {
  const told = (g: Game, value: Json) => {
    const { seat, code, rule, shape } = g.asked();
    const ask: AskView = { id: '', at: 0, seat, code, rule, line: { key: `ask.${code}` }, shape };
    return EVENING.consequence?.(seen(g, seat), ask, value, g.book);
  };
  test('[AVZ-7.0] the odds of an attack are those of the preview, and a ray leads to whom it hits', () => {
    const g = game({ board: { A1: ['tank', 'trooper'], A2: ['rotting'] } });
    const found = told(g, ['attack tank-1 > A2']);
    expect(found).toMatchObject({ rule: 'AVZ-5.2', on: 'A2', path: ['A1', 'A2'] });
    expect(found?.odds).toMatchObject([{ procedure: 'attack', on: 'A2', input: { attackers: ['tank'] } }]);
    expect(found?.rays).toEqual([{ from: 'tank-1', to: 'rotting-1', kind: 'fire' }]);
  });
  test('[AVZ-6.4b] a move into a full place says what becomes of the rest', () => {
    const g = game({ board: { A1: ['bfar', 'tank', 'tank'], A2: ['trooper'] } });
    expect(told(g, ['move trooper-1 > A1'])?.costs).toMatchObject([
      { rule: 'AVZ-6.4b', line: { values: { takes: 5, most: 4 } } },
    ]);
    expect(told(g, ['pass trooper-1'])?.costs).toEqual([]);
  });
  test('[AVZ-3.4] Zombies that may come are counted: those a step away, and not those that are held', () => {
    const g = game({
      board: { A1: ['trooper'], B1: ['rotting', 'rotting'], A3: ['fast'], D1: ['tank', 'fast'] },
    });
    expect(told(g, ['pass trooper-1'])?.answers).toMatchObject([
      { rule: 'AVZ-3.4', line: { values: { count: 2 } } },
    ]);
  });
  test('[AVZ-6.3] [AVZ-6.3-leader] Zombies held by those who walk away are counted among those who may come', () => {
    const count = (g: Game, order: string) => told(g, [order])?.answers[0]?.line.values?.count;
    const alone = game({ board: { A1: ['trooper', 'rotting'] } });
    expect(count(alone, 'move trooper-1 > B1')).toBe(1);
    const led = () => game({ board: { A1: ['leader', 'trooper', 'rotting', 'tough'] } });
    expect(count(led(), 'move trooper-1 > B1')).toBeUndefined();
    expect(count(led(), 'move leader-1 trooper-1 > B1')).toBe(2);
    const at = { who: 'trooper-1', to: 'B1' };
    expect(EVENING.threat?.(seen(alone), 'alien', at, alone.book)?.comes).toEqual(['rotting-1']);
  });
  test('[AVZ-4.0-bfar] the BFAR: how many are around it, and how many of them may come at it', () => {
    const board: Situation['board'] = { A1: ['rotting'], B1: ['fast'], F5: ['tough'] };
    const tile = game().book.tiles.find((t) => t.icons[0] === 'bfar')?.id as string;
    expect(told(game({ phase: 'event', tile, board }), 'B2')).toMatchObject({
      rule: 'AVZ-4.0-bfar',
      line: { values: { at: 'B2', count: 2 } },
      odds: [{ procedure: 'missiles' }],
      answers: [{ who: 'B2', line: { values: { count: 1 } } }],
    });
  });
});

describe('counters that are put down', () => {
  const board: Situation['board'] = { A1: ['rotting'], B2: ['rotting', 'rotting'], E5: ['fast'] };
  const landing = () => game({ phase: 'landing', board, dice: [6] });
  const asking = (g: Game): AskView => {
    const { seat, code, rule, shape } = g.asked();
    return { id: '', at: 0, seat, code, rule, line: { key: `ask.${code}`, values: { budget: 7 } }, shape };
  };
  const told = (g: Game, value: Json) => {
    const ask = asking(g);
    return EVENING.consequence?.(seen(g, ask.seat), ask, value, g.book);
  };
  test('[AVZ-3.2] whoever lands may be struck by Zombies near; landing nobody loses the strength', () => {
    const g = landing();
    expect(told(g, { 'tank-1': 'B1' })).toMatchObject({
      rule: 'AVZ-3.2',
      on: 'B1',
      answers: [{ rule: 'AVZ-3.4', who: 'B1', line: { key: 'consequence.comes', values: { count: 3 } } }],
    });
    expect(told(g, { 'tank-1': 'F1' })?.answers).toEqual([]);
    expect(told(g, {})?.costs).toMatchObject([
      { rule: 'AVZ-3.2', line: { key: 'consequence.lost', values: { strength: 7 } } },
    ]);
  });
  test('[AVZ-3.2-where] [AVZ-3.2-big] where nobody lands, and who never does', () => {
    const g = landing();
    expect(why(g, 'tank-1', 'landing', 'B2')?.rule).toBe('AVZ-3.2-where');
    expect(why(g, 'tank-1', 'landing', 'B1')).toBeUndefined();
    expect(why(g, 'bfar-1', 'landing')?.rule).toBe('AVZ-3.2-big');
    const tries = EVENING.tries?.(seen(g), asking(g), g.book) ?? [];
    expect(tries.map((t) => t.actor)).toContain('bfar-1');
    expect(tries.map((t) => t.actor)).not.toContain('tank-1');
  });
  test('[AVZ-3.1-spawn] Zombies spawn on the edge, and Aliens near may strike them', () => {
    const g = game({ phase: 'event', board: { A1: ['ufo'], C3: ['rotting'] } });
    expect(why(g, 'rotting-1', 'spawn', 'C3', 'zombie')?.rule).toBe('AVZ-3.1-spawn');
    expect(why(g, 'rotting-1', 'spawn', 'A2', 'zombie')).toBeUndefined();
    const ask = {
      id: '',
      at: 0,
      seat: 'zombie',
      code: 'spawn',
      rule: 'AVZ-3.1-spawn',
      line: { key: 'ask.spawn' },
      shape: { kind: 'place', items: [], places: [], optional: false, like: {} },
    } as AskView;
    expect(EVENING.consequence?.(seen(g, 'zombie'), ask, { 'rotting-1': 'A2' }, g.book)).toMatchObject({
      rule: 'AVZ-3.1-spawn',
      answers: [{ rule: 'AVZ-3.3', line: { key: 'consequence.aliens', values: { count: 1 } } }],
    });
  });
});

test('[AVZ-5.2] [AVZ-6.1] the threat to a place: whoever can attack there', () => {
  const g = game({ board: { A1: ['trooper'], B1: ['rotting'], C1: ['fast'], A3: ['rotting'] } });
  const at = (to: string) =>
    EVENING.threat?.(seen(g), 'alien', { who: 'trooper-1', to }, g.book)?.comes.toSorted();
  expect(at('A1')).toEqual(['rotting-1']);
  expect(at('A4')).toEqual(['rotting-2']);
  // A park costs two points.
  expect(at('A2')).toEqual([]);
  expect(at('F5')).toEqual([]);
  expect(EVENING.threat?.(seen(g), 'alien', undefined, g.book)?.comes).toEqual(['rotting-1']);
  expect(EVENING.threat?.(seen(g), 'spectator', undefined, g.book)).toBeUndefined();
});

test('[AVZ-4.0-claw] whom the Claw holds strikes where it stands; next turn it is over', () => {
  const board: Situation['board'] = { A1: ['tank', 'rotting'], B1: ['rotting'], E3: ['ufo'] };
  const areas = (given: Situation) => {
    const g = game({ board, ...given });
    const threat = EVENING.threat?.(seen(g, 'zombie'), 'zombie', undefined, g.book);
    return threat?.areas.map(({ reaches }) => [reaches].flat().length).toSorted();
  };
  const [free, held] = [
    [2, 5],
    [1, 5],
  ];
  expect(areas({})).toEqual(free);
  expect(areas({ claw: true })).toEqual(held);
  expect(areas({ claw: true, phase: 'zombie-actions' })).toEqual(free);
  expect(areas({ claw: true, phase: 'turn-end' })).toEqual(free);
  const tile = game().book.tiles.find((t) => t.icons.includes('zombie_claw'))?.id as string;
  expect(areas({ phase: 'event', tile })).toEqual(held);
  expect(areas({ phase: 'landing', tile })).toEqual(free);
});

test('[AVZ-7.1a-leader] [AVZ-7.1z] a card says its numbers in words, and what it may do', () => {
  const g = game({ board: { A1: ['leader', 'tank'], B2: ['rotting-mob'] }, spent: ['leader-1'] });
  const card = (id: string) => EVENING.card?.(seen(g), id, g.book);
  expect(card('tank-1')?.numbers[0]).toMatchObject({
    rule: 'AVZ-7.1a-leader',
    line: { values: { count: 3, from: 3 } },
  });
  expect(card('tank-2')?.numbers[0]).toMatchObject({ rule: 'AVZ-7.1a', line: { values: { from: 4 } } });
  expect(card('rotting-mob-1')?.numbers[0]).toMatchObject({ line: { values: { count: 2, from: 4 } } });
  expect(card('tank-1')?.may.map((m) => m.line.key)).toEqual(['verb.move', 'verb.pass']);
  expect(card('leader-1')).toMatchObject({ may: [], state: [{ line: { key: 'card.spent' } }] });
  expect(card('nobody')).toBeUndefined();
});

test('[AVZ-7.1a-leader] [AVZ-7.2-leader] [AVZ-6.3-leader] [AVZ-6.1] a Leader leads off the board too; trees are for everybody', () => {
  const g = game({ board: { A1: ['tank'], B2: ['rotting'] } });
  const numbers = (id: string) => EVENING.card?.(seen(g), id, g.book)?.numbers ?? [];
  expect(numbers('leader-1')[0]).toMatchObject({ line: { key: 'card.combat-led', values: { from: 3 } } });
  expect(numbers('tank-2')[0]).toMatchObject({ line: { key: 'card.combat', values: { from: 4 } } });
  const rules = (id: string) => numbers(id).map(({ rule }) => rule);
  expect(rules('leader-1')).toEqual(expect.arrayContaining(['AVZ-7.2-leader', 'AVZ-6.3-leader']));
  expect(rules('tank-1')).not.toContain('AVZ-6.3-leader');
  expect(rules('rotting-1')).toContain('AVZ-6.1');
});

test('[AVZ-D-special-normal] [AVZ-4.0-claw] the advised strike is the one that hits more often at this table', () => {
  const advised = (given: Situation) => {
    const g = game({ board: { A1: ['tank', 'rotting'] }, ...given });
    return EVENING.brief?.(seen(g), g.book)?.advice.map(({ answer }) => answer?.value);
  };
  expect(advised({})).toEqual([['attack all']]);
  expect(advised({ claw: true })).toEqual([['blast all']]);
  expect(advised({ claw: true, board: { A1: ['ufo', 'rotting'] } })).toEqual([['attack all']]);
  expect(advised({ options: { special: 'normal' } })).toEqual([['blast all']]);
  expect(advised({ board: { A1: ['tank'] } })).toEqual([]);
});

test('[AVZ-3.2-big] whoever can never land is not counted among those who wait to', () => {
  const waiting = (board: Situation['board']) => {
    const g = game({ board });
    return EVENING.brief?.(seen(g), g.book)?.comes[1]?.line.values?.count;
  };
  expect(waiting({ A1: ['tank', 'ufo', 'trooper'] })).toBe(21);
});

test('[AVZ-8.0-count] what one plays for, and how far it is', () => {
  const g = game({ board: { A1: ['tank', 'rotting'] }, dead: ['fast', 'tough'] });
  expect(EVENING.brief?.(seen(g), g.book)).toMatchObject({
    goal: { line: { key: 'brief.goal-alien', values: { from: 26 } } },
    advice: [{ rule: 'AVZ-5.2', answer: { value: ['attack all'] } }],
  });
  const counts = (seat: string) =>
    EVENING.goals?.(seen(g, seat), seat, g.book).map(({ line, done }) => [line.values?.count, done]);
  expect(counts('alien')).toEqual([
    [24, false],
    [34, false],
  ]);
  expect(counts('zombie')).toEqual([
    [8, true],
    [18, true],
  ]);
  expect(EVENING.ending?.(seen(g), g.book)).toBeUndefined();
  const over = game({ phase: 'over', dead: Array(21).fill('rotting') });
  expect(EVENING.ending?.(seen(over), over.book)?.headline).toMatchObject({
    rule: 'AVZ-8.0-count',
    line: { key: 'ending.nobody', values: { level: 'Stalemate', count: 21 } },
  });
});

test('[AVZ-1.0-reserve] at the end those rare counters are named that hold a location', () => {
  const over = game({ phase: 'over', board: { B2: ['leader', 'trooper'], C3: ['mutant'] } });
  const fates = EVENING.ending?.(seen(over), over.book)?.people ?? [];
  expect(fates.map(({ line }) => [line.key, line.values?.at])).toEqual([
    ['fate.stands', 'B2'],
    ['fate.stands', 'C3'],
  ]);
});

test('[AVZ-7.4-alien] beats: an attack with all that comes of it; a Leader lost stops the table', () => {
  const to = 'all' as const;
  const beats = EVENING.beats?.([
    { is: 'phase', cause: 'AVZ-3.0-sequence', to },
    { is: 'moved', cause: 'AVZ-5.1', to, counters: ['fast-1'], from: 'A1', into: 'A2', action: 'move' },
    { is: 'acted', cause: 'AVZ-5.2', to, counters: ['fast-1'], action: 'attack', at: 'A2' },
    { is: 'killed', cause: 'AVZ-7.4-alien', to, counters: ['leader-1'], at: 'A2', where: 'reserve' },
  ] as never);
  expect(beats).toMatchObject([
    { from: 1, to: 2, rule: 'AVZ-5.1', weight: 'calm', pause: false, at: 'A2' },
    { from: 2, to: 4, rule: 'AVZ-5.2', weight: 'death', pause: true, who: ['fast-1'] },
  ]);
});

test('[AVZ-8.0-count] [AVZ-7.4-alien] what is too many in the dead pile may leave it again: no level is out of reach', () => {
  const goal = (dead: number) => {
    const g = game({ dead: Array<'rotting'>(dead).fill('rotting') });
    const { line, done } = EVENING.goals?.(seen(g, 'zombie'), 'zombie', g.book)[0] ?? {};
    return [line?.key, line?.values?.count, done];
  };
  expect(goal(8)).toEqual(['goal.spare', 2, true]);
  expect(goal(10)).toEqual(['goal.spare', 0, true]);
  expect(goal(13)).toEqual(['goal.over', 3, false]);
});

test('[AVZ-8.0-count] [AVZ-6.4b] [AVZ-D-trooper-swap] the pile is what counts; not all in the reserve were killed', () => {
  // Who is put down may leave the pile again.
  for (const key of ['brief.goal', 'brief.goal-alien', 'brief.goal-zombie'])
    expect(ENGLISH[key], key).toMatch(/dead pile/i);
  for (const key of ['ending.reserve_one', 'ending.reserve_other'])
    expect(ENGLISH[key], key).toMatch(/: killed, sent back or never landed$/);
});
