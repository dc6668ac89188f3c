import type { AskView, Json } from '@shambles/engine';
import { odds } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ros } from '../index.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { type View, view } from '../view.js';
import { EVENING } from './index.js';

const seen = (g: Game, seat = 'survivor-1'): View => view(g.w.s, seat, g.book);
const why = (noun: string) => ({ noun: `why.${noun}`, count: 1 });
const factor = (noun: string) => ({ noun: `factor.${noun}`, count: 1 });
const setup = { scenario: 'safe-house', options: {} };
const asked = (g: Game): AskView => {
  const { seat, code, rule, shape } = g.asked();
  const ask = g.asks().find((each) => each.to === seat);
  const line = { key: `ask.${code}`, values: ask?.values ?? {} };
  return { id: '', at: 0, seat, code, rule, line, shape } as AskView;
};
const house = (tables: object) => ({
  'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } as never,
});
const told = (g: Game, value: Json) => EVENING.consequence?.(seen(g), asked(g), value, g.book);
const keys = (list: readonly { readonly line: { readonly key: string } }[] = []) =>
  list.map((l) => l.line.key);

/** A survivor in the middle of the field with a loaded pistol, facing east. */
const at = (own: object = {}, more: Situation = {}): Game =>
  game({
    ...more,
    people: { 'survivor-1': { x: 40, y: 40, facing: 90, pistol: 6, ...own }, ...more.people },
  });

describe('what a card comes to', () => {
  const card = (g: Game, play: string) => told(g, play);
  test('[ROS-card-wasted] as things stand it may come to nothing, and why', () => {
    const g = at();
    const whys = (play: string) => card(g, play)?.costs.map((c) => [c.rule, c.line.values?.why]);
    expect(whys('run')).toEqual([]);
    expect(whys('melee')).toEqual([['ROS-melee-when', why('no-foe')]]);
    expect(whys('shoot')).toEqual([['ROS-shoot', why('no-target')]]);
    expect(whys('first-aid')).toEqual([['ROS-card-FIRSTAID', why('no-kit')]]);
    expect(whys('order+reload')).toEqual([
      ['ROS-card-ORDER', why('nobody-hears')],
      ['ROS-card-RELOAD', why('no-reload')],
    ]);
    expect(card(at({ pistol: 0 }), 'shoot')?.costs[0]?.rule).toBe('ROS-shoot-clip');
    expect(card(at({}, { zeds: { 'zed-1': { x: 55, y: 40 } } }), 'shoot')?.costs).toEqual([]);
  });
  test('[ROS-card-set] [ROS-card-wasted] its button says what a card does, or why it would come to nothing', () => {
    const says = (g: Game, play: string) => EVENING.gist?.(seen(g), asked(g), play, g.book);
    const g = at({ pistol: 2, hits: 1 }, { zeds: { 'zed-1': { x: 55, y: 40 } } });
    const line = (key: string, values?: object) => ({
      line: { key, ...(values && { values }) },
      vain: false,
    });
    expect(says(g, 'run')).toEqual(line('gist.run', { cm: 8 }));
    expect(says(g, 'both')).toEqual(line('gist.both', { cm: 3, count: 1 }));
    expect(says(g, 'shoot')).toEqual(line('gist.shoot', { count: 2 }));
    expect(says(at({ pistol: 0 }), 'both')?.line.key).toBe('gist.both-unloaded');
    const vain = (play: string) => says(at(), play);
    expect(vain('shoot')).toEqual({
      line: { key: 'gist.vain', values: { why: why('no-target') } },
      vain: true,
    });
    expect(vain('grenade')?.line.values?.why).toEqual(why('no-grenade'));
    expect(vain('order')).toBeUndefined();
    expect(vain('order+reload')).toMatchObject({ line: { values: { why: why('no-reload') } }, vain: true });
    const other = { ...asked(g), seat: 'survivor-2' };
    expect(EVENING.gist?.(seen(g), other, 'run', g.book)).toBeUndefined();
  });
  test('[ROS-card-RELOAD] [ROS-card-SNIPE] full clips are not a lack of reloads, nor no sniper rifle one of shots', () => {
    const whys = (own: object, play: string) =>
      card(at(own), play)?.costs.map((c) => [c.rule, c.line.values?.why]);
    const reloads = { minor: ['pistol reload'] };
    expect(whys(reloads, 'reload')).toEqual([['ROS-card-RELOAD', why('full')]]);
    expect(whys({ ...reloads, pistol: 2 }, 'reload')).toEqual([]);
    expect(whys({ pistol: 2, minor: ['shotgun reload'] }, 'reload')).toEqual([
      ['ROS-card-RELOAD', why('no-reload')],
    ]);
    expect(whys({}, 'snipe')).toEqual([['ROS-card-SNIPE', why('no-sniper')]]);
    expect(whys({ main: 'sniper rifle', clip: 0 }, 'snipe')).toEqual([['ROS-shoot-clip', why('no-shots')]]);
  });
  test('[ROS-melee-damage] whoever is in contact strikes before anybody moves', () => {
    const g = at({}, { zeds: { 'zed-1': { x: 42, y: 40 }, 'zed-2': { x: 40, y: 42 } } });
    expect(card(g, 'run')?.answers).toMatchObject([
      { rule: 'ROS-melee-damage', line: { values: { count: 2 } } },
    ]);
    expect(card(g, 'melee')?.answers).toEqual([]);
  });
  test('[ROS-injury-effect] [ROS-factor-hits] hits slow a move and unsettle a shot', () => {
    const g = at({ hits: 2 }, { zeds: { 'zed-1': { x: 55, y: 40 } } });
    expect(card(g, 'run')?.costs).toMatchObject([{ rule: 'ROS-injury-effect', line: { values: { cm: 4 } } }]);
    expect(keys(card(g, 'both')?.costs)).toEqual(['costs.slow', 'costs.unsteady']);
  });
});

describe('what a shot comes to', () => {
  const shooting = (own: object = {}, zed: object = {}, more: Situation = {}): Game =>
    at({ play: 'shoot', ...own }, { step: 9, zeds: { 'zed-1': { x: 55, y: 40, ...zed } }, ...more });
  test('[ROS-shoot] the bar is that of the preview; how far off, a shot gone, a ray', () => {
    const g = shooting();
    const found = told(g, 'zed-1');
    expect(found).toMatchObject({ on: 'zed-1', distance: 13, rays: [{ from: 'survivor-1', to: 'zed-1' }] });
    expect(found?.costs).toMatchObject([{ rule: 'ROS-shoot-clip', line: { values: { count: 5 } } }]);
    const [query] = found?.odds ?? [];
    expect(odds(ros, 'shot', query?.input, setup).method).toBe('exact');
    expect(found?.hears).toEqual([]);
  });
  test('[ROS-T-factors] every modifier of the die stands there with its rule', () => {
    const dice = (own: object, zed: object, more: Situation = {}) =>
      told(shooting(own, zed, more), 'zed-1')?.dice?.map((d) => [d.rule, d.line.key, d.line.values]);
    expect(dice({}, { moved: true })).toEqual([]);
    expect(dice({ hits: 2 }, {})).toEqual([
      ['ROS-factor-stationary', 'dice.plus', { mod: 1, less: -1, why: factor('stationary') }],
      ['ROS-factor-hits', 'dice.minus', { mod: -2, less: 2, why: factor('hit') }],
    ]);
    // House rules may make a factor count for nothing.
    const tables = { 'ROS-T-factors': [{ factor: 'stationary', mod: 0 }] };
    const files = { 'house-rules': { format: 'shambles-house/1', title: 'Ours', tables } };
    expect(dice({}, {}, { files })).toEqual([]);
  });
  test('[ROS-R-disappearing] how far off it was when it slipped out of sight, as the shot will say', () => {
    const trail: View['zeds'][number]['trail'] = [
      [50, 30, 0],
      [50, 60, 0],
    ];
    const g = at(
      { x: 20, y: 30, play: 'shoot' },
      {
        step: 9,
        map: { buildings: [{ id: 'B', name: 'wall', rect: [40, 45, 41, 89], levels: 1 }] },
        zeds: { 'zed-1': { x: 50, y: 60, moved: true, trail } },
        dice: [0],
      },
    );
    const { distance = 0 } = told(g, 'zed-1') ?? {};
    g.answer('zed-1');
    expect(distance).toBe(Math.floor((g.facts('shot')[0]?.range as number) * 10) / 10);
  });
  test('[ROS-D-loud] automatic fire is heard, at its first shot', () => {
    const g = shooting({ main: 'assault rifle', clip: 6 });
    expect(told(g, 'assault rifle')?.hears).toMatchObject([{ rule: 'ROS-D-loud' }]);
    expect(told(g, 'pistol')?.hears).toEqual([]);
  });
});

describe('what a move comes to', () => {
  const moving = (own: object = {}, more: Situation = {}): Game =>
    at({ play: 'run', ...own }, { step: 5, ...more });
  test('[ROS-card-RUN] the way, what is gone of it and what is left', () => {
    const found = told(moving(), [46, 40, 0]);
    expect(found).toMatchObject({
      distance: 6,
      path: [
        [40, 40, 0],
        [46, 40, 0],
      ],
      answers: [],
    });
    expect(found?.costs).toMatchObject([{ line: { values: { cm: 6, left: 4 } } }]);
    expect(told(moving(), [90, 40, 0])).toBeUndefined();
  });
  test('[ROS-drift-charge] drifters that notice it charge, and then they may be there in step 7', () => {
    const drifter = { x: 60, y: 40, facing: 90, mode: 'drifting' } as const;
    const far = moving({}, { zeds: { 'zed-1': drifter } });
    expect(told(far, [40, 48, 0])?.answers).toEqual([]);
    const near = moving({ x: 50 }, { zeds: { 'zed-1': drifter } });
    expect(keys(told(near, [54, 40, 0])?.answers)).toEqual(['answers.charge', 'answers.reached']);
  });
  test('[ROS-zed-move] Zeds that attack reach 20 cm, and no farther', () => {
    const zeds = { 'zed-1': { x: 65, y: 40 } };
    expect(told(moving({}, { zeds }), [46, 40, 0])?.answers).toMatchObject([{ rule: 'ROS-zed-move' }]);
    expect(told(moving({}, { zeds }), [34, 40, 0])?.answers).toEqual([]);
    const down = { 'zed-1': { x: 65, y: 40, down: true } };
    expect(told(moving({}, { zeds: down }), [46, 40, 0])?.answers).toEqual([]);
  });
  test('[ROS-U-discover] a hideout on the way is found there, whatever is in it, and the rest of the way is not gone', () => {
    const places = [{ id: 'H1', kind: 'hideout', name: 'Sewer', at: [50, 40] }];
    const map = { places } as unknown as NonNullable<Situation['map']>;
    const of = (zeds: number) => told(moving({}, { map, hordes: { H1: zeds } }), [48, 40, 0]);
    expect(keys(of(0)?.answers)).toEqual(['answers.finds']);
    expect(keys(of(0)?.costs)).toEqual(['costs.cm', 'costs.stopped']);
    expect(of(30)).toEqual(of(0));
  });
  test('[ROS-horde-car] beside a parked car: its alarm with its odds, and who would hear it', () => {
    const map = { vehicles: [{ id: 'V1', kind: 'car', rect: [46, 36, 50, 44] }] };
    const g = moving({}, { map: map as unknown as NonNullable<Situation['map']> });
    const found = told(g, [44.5, 40, 0]);
    expect(found?.odds).toMatchObject([{ procedure: 'car-alarm' }]);
    expect(keys(found?.hears)).toEqual(['hears.alarm']);
  });
});

test('[ROS-melee-weapon] a blow leaves the others in contact, and a chainsaw is heard', () => {
  const zeds = { 'zed-1': { x: 42, y: 40 }, 'zed-2': { x: 40, y: 42 } };
  const g = at({ main: 'chainsaw', play: 'melee' }, { step: 3, zeds });
  expect(told(g, 'strike')).toMatchObject({
    answers: [{ line: { key: 'answers.left', values: { count: 1 } } }],
    hears: [{ line: { key: 'hears.chainsaw' } }],
  });
  expect(told(g, 'push')).toMatchObject({ answers: [], hears: [], odds: [{ procedure: 'push' }] });
});

test('[ROS-tank-immune] [ROS-hunter-pin] a Tank that was struck still strikes; a Hunter strikes whom it pins alone', () => {
  const left = (hits: number) => {
    const zeds = { tank: { kind: 'tank' as const, x: 43, y: 40, hits }, 'zed-2': { x: 40, y: 42 } };
    const g = at({ main: 'machete', play: 'melee' }, { step: 3, zeds }).answer('strike');
    return ['tank', 'zed-2'].map((id) => told(g, id)?.answers[0]?.line.values?.count);
  };
  expect(left(8)).toEqual([2, 1]);
  expect(left(9)).toEqual([1, 1]);
  const zeds = { hunter: { kind: 'hunter' as const, x: 42, y: 40, pins: 'survivor-2' } };
  const people = { 'survivor-2': { x: 44, y: 40, down: true, pinned: 'hunter' } };
  expect(told(at({}, { step: 1, zeds, people }), 'run')?.answers).toEqual([]);
});

test('[ROS-D-order-when] [ROS-seq-4] what strikes, strikes before a survivor runs, but after it has given orders', () => {
  const g = at({}, { step: 1, zeds: { 'zed-1': { x: 42, y: 40 } } });
  const says = (card: string) => told(g, card)?.answers.map(({ line }) => line.key);
  expect(['run', 'order', 'melee'].map(says)).toEqual([['answers.strike'], ['answers.left'], []]);
});

test('[ROS-melee-when] [ROS-D-new-contact] what has come into contact only now is not counted', () => {
  const zeds = { 'zed-1': { x: 42, y: 40 }, 'zed-2': { x: 40, y: 42 } };
  const g = at({ main: 'machete', play: 'melee' }, { step: 3, zeds });
  g.state.late = [{ zed: 'zed-2', who: 'survivor-1' }];
  expect(told(g, 'push')?.line?.values).toMatchObject({ count: 1 });
  expect(told(g, 'strike')?.answers).toEqual([]);
});

test('[ROS-D-blast] a blast is heard, and catches friends where the table plays so', () => {
  const given = (blasts: string): Game =>
    at(
      { play: 'grenade', minor: ['HE grenade'] },
      {
        step: 6,
        options: { blasts },
        people: { 'survivor-2': { x: 60, y: 40 } },
      },
    );
  const caught = (blasts: string) => {
    const g = given(blasts);
    const found = told(g, [62, 40, 0]);
    expect(keys(found?.hears)).toEqual(['hears.blast']);
    return found?.answers.map((a) => a.who);
  };
  expect(caught('zeds')).toEqual([]);
  expect(caught('everybody')).toEqual(['survivor-2']);
});

test('[ROS-R-flames] [ROS-D-living] flames catch an NPS as well, and whoever sits in a vehicle', () => {
  const g = at(
    { play: 'grenade', minor: ['Molotov cocktail'] },
    {
      step: 6,
      map: { vehicles: [{ id: 'V1', kind: 'car', rect: [55, 40, 59, 44] }] },
      people: {
        'survivor-2': { x: 57, y: 42, inside: 'V1' },
        'nps-1': { x: 60, y: 50 },
        'nps-2': { x: 62, y: 29 },
        'nps-3': { x: 62, y: 28.9 },
      },
    },
  );
  const caught = told(g, [62, 40, 0])?.answers.map(({ who }) => who);
  expect(caught).toEqual(['survivor-2', 'nps-1', 'nps-2']);
  g.answer([62, 40]).finish(6);
  expect(g.facts('hurt').map(({ who }) => who)).toEqual(caught);
});

describe('what threatens', () => {
  const zeds = {
    'zed-1': { x: 60, y: 40, facing: 270 },
    'zed-2': { x: 40, y: 80, mode: 'drifting' as const, facing: 0 },
    hunter: { kind: 'hunter' as const, mode: 'waiting' as const, x: 45, y: 45 },
  };
  test('[ROS-zed-move] [ROS-drift-charge] from where, who sees, who comes; who waits unseen is not told of', () => {
    const g = at({}, { zeds });
    const found = EVENING.threat?.(seen(g), 'survivor-1', undefined, g.book);
    expect(found?.areas.map(({ from, reaches }) => [from, reaches])).toEqual([
      ['zed-1', 20],
      ['zed-2', 5],
    ]);
    expect(found).toMatchObject({ sees: ['zed-1', 'zed-2'], comes: ['zed-1'] });
    expect(JSON.stringify(found)).not.toContain('hunter');
    const away = EVENING.threat?.(seen(g), 'survivor-1', { who: 'survivor-1', to: [20, 40, 0] }, g.book);
    expect(away?.comes).toEqual([]);
    expect(EVENING.threat?.(seen(g), 'umpire', undefined, g.book)).toBeUndefined();
  });
});

describe('what is played for', () => {
  test('[ROS-S-1] the house with the armoured door, and which of its doors stands open', () => {
    const g = game({ scenario: 'safe-house', people: { 'survivor-1': { x: 10, y: 10 } } });
    const found = EVENING.goals?.(seen(g), 'survivor-1', g.book) ?? [];
    expect(found[0]).toMatchObject({ id: 'building SAFE', rule: 'ROS-S-1', done: false });
    expect(found[0]?.distance).toBeGreaterThan(0);
    const door = g.book.map.buildings?.find((b) => b.id === 'SAFE')?.doors?.[0]?.id as string;
    const open = found.some(({ id }) => id === `door ${door}`);
    expect(open).toBe(g.w.s.doors.find((d) => d.id === door)?.state === 'open');
    expect(EVENING.brief?.(seen(g), g.book)).toMatchObject({ goal: { rule: 'ROS-S-1' }, advice: [] });
  });
  test('[ROS-S-3] who sits there is not told', () => {
    const people = { 'survivor-1': { x: 10, y: 10 } };
    const of = (S1: string) => {
      const g = game({ scenario: 'trapped', people, seated: { S1 } });
      return EVENING.goals?.(seen(g), 'survivor-1', g.book);
    };
    expect(of('witch')).toEqual(of('nps bold'));
    expect(keys(of('body')).filter((k) => k === 'goal.seated')).toHaveLength(5);
  });
  test('[ROS-S-2] what living survivors carried off counts', () => {
    const out: Partial<Person> = { where: 'out', minor: ['food supply', 'torch'] };
    const g = game({ scenario: 'supply-run', people: { 'survivor-1': {}, 'survivor-2': out } });
    expect(EVENING.goals?.(seen(g), 'survivor-1', g.book)[0]).toMatchObject({
      line: { values: { out: 1, of: 6 } },
    });
  });
  test('[ROS-S-4] the landing point, and whether the helicopter is there', () => {
    const of = (turn: number) => {
      const g = game({ scenario: 'pick-up', turn, people: { 'survivor-1': {} } });
      return keys(EVENING.goals?.(seen(g), 'survivor-1', g.book))[0];
    };
    expect([of(15), of(16)]).toEqual(['goal.landing', 'goal.board']);
  });
  test('[ROS-card-MELEE] [ROS-card-RELOAD] advice can be given as an answer', () => {
    const advice = (g: Game) => EVENING.brief?.(seen(g), g.book)?.advice.map((a) => a.answer?.value);
    expect(advice(at())).toEqual([]);
    expect(advice(at({}, { zeds: { 'zed-1': { x: 42, y: 40 } } }))).toEqual(['melee']);
    expect(advice(at({ pistol: 0, minor: ['pistol reload'] }))).toEqual(['reload']);
  });
});

test('[ROS-T-shooting] a card says the numbers of a survivor, its state, and which cards are of use', () => {
  const g = at(
    { hits: 1, torch: true },
    { zeds: { 'zed-1': { x: 55, y: 40 }, tank: { kind: 'tank', x: 80, y: 40, hits: 3 } } },
  );
  const card = (id: string, seat?: string) => EVENING.card?.(seen(g, seat), id, g.book);
  const mine = card('survivor-1');
  expect(mine?.numbers[1]).toMatchObject({ line: { values: { run: 8, both: 3 } } });
  expect(mine?.numbers[2]).toMatchObject({
    line: {
      values: {
        left: 6,
        near: { key: 'sheet.wounds-and-kills', values: { down: 4, kills: 9 } },
        far: { key: 'sheet.wounds', values: { down: 6 } },
      },
    },
  });
  expect(keys(mine?.state)).toEqual(['sheet.torch']);
  expect(keys(mine?.may)).toEqual(['card.run', 'card.shoot', 'card.both']);
  expect(card('survivor-1', 'survivor-2')?.may).toEqual([]);
  expect(keys(card('tank')?.numbers)).toEqual([
    'sheet.zed-move',
    'sheet.damage-rolled',
    'sheet.ranged',
    'sheet.took',
  ]);
  expect(card('nobody')).toBeUndefined();
});

test('[ROS-T-shooting] a card says what house rules make of a gun, and no score that there is not', () => {
  const bands = (short: object, long: object) => {
    const g = at({}, { files: house({ 'ROS-T-shooting': [{ weapon: 'pistol', short, long }] }) });
    const line = EVENING.card?.(seen(g), 'survivor-1', g.book)?.numbers[2]?.line;
    return [line?.key, line?.values?.near, line?.values?.far];
  };
  const none = { body: null, head: null };
  const heads = { body: null, head: 7 };
  expect(bands(heads, none)).toEqual([
    'sheet.gun-short',
    { key: 'sheet.kills', values: { kills: 7 } },
    undefined,
  ]);
  expect(bands(none, heads)).toEqual([
    'sheet.gun',
    { key: 'sheet.misses' },
    { key: 'sheet.kills', values: { kills: 7 } },
  ]);
  expect(bands({ body: [2, 4], head: 7 }, { body: [5, 6], head: null })).toEqual([
    'sheet.gun',
    { key: 'sheet.wounds-to-and-kills', values: { down: 2, most: 4, kills: 7 } },
    { key: 'sheet.wounds-to', values: { down: 5, most: 6 } },
  ]);
});

test('[ROS-T-cards] [ROS-T-factors] a card of a house has as many shots as it says, and hits may help', () => {
  const files = house({
    'ROS-T-cards': [
      { card: 'both', shots: 2 },
      { card: 'snipe', shots: 3 },
    ],
    'ROS-T-factors': [{ factor: 'hit', mod: 2 }],
  });
  const own = { main: 'sniper rifle', clip: 5, hits: 1 } as const;
  const g = at(own, { files, zeds: { 'zed-1': { x: 55, y: 40 } } });
  const gist = (play: string) => EVENING.gist?.(seen(g), asked(g), play, g.book)?.line;
  expect(gist('both')).toEqual({ key: 'gist.both', values: { cm: 3, count: 2 } });
  expect(gist('snipe')).toEqual({ key: 'gist.snipe', values: { count: 3 } });
  const costs = (mod: number) => {
    const factor = house({ 'ROS-T-factors': [{ factor: 'hit', mod }] });
    const hurt = at(own, { files: factor, zeds: { 'zed-1': { x: 55, y: 40 } } });
    return told(hurt, 'shoot')?.costs.map(({ line }) => line);
  };
  expect([costs(-1), costs(0), costs(2)]).toEqual([
    [{ key: 'costs.unsteady', values: { less: 1 } }],
    [],
    [{ key: 'costs.steadied', values: { more: 2 } }],
  ]);
});

test('[ROS-R-end] how it ended, and who was ill without knowing', () => {
  const people = {
    'survivor-1': { where: 'out', blood: 'infected', infected: 2, hits: 1 },
    'survivor-2': { where: 'dead', hits: 4, died: 3 },
  } as const;
  const of = (state: Situation['state']) => {
    const g = game({ scenario: 'supply-run', people, ...(state && { state }) });
    return EVENING.ending?.(seen(g), g.book);
  };
  expect(of(undefined)).toBeUndefined();
  const over = of({ phase: 'over', result: 'loss', woken: 2 });
  expect(over).toMatchObject({ headline: { rule: 'ROS-S-2', line: { key: 'supply-run-loss' } } });
  expect(keys(over?.lost)).toEqual(['supply-run-loss', 'ending.dead', 'ending.woken']);
  expect(over?.people.map(({ weight }) => weight)).toEqual(['danger', 'death']);
});

test('[ROS-melee-damage] beats: a Zed comes on, and whoever dies of it stops the table', () => {
  const to = 'all' as const;
  const way = [
    [0, 0, 0],
    [5, 0, 0],
  ];
  const beats = EVENING.beats?.([
    { is: 'turn', cause: 'ROS-seq', to, turn: 2, of: 58 },
    { is: 'walked', cause: 'ROS-zed-move', to, who: 'zed-1', way, cost: 5, how: 'attack' },
    { is: 'hurt', cause: 'ROS-melee-damage', to, who: 'survivor-1', hits: 1, by: 'zed-1', how: 'zed' },
    { is: 'died', cause: 'ROS-injury-ps', to, who: 'survivor-1', how: 'zed' },
  ] as never);
  expect(beats).toMatchObject([
    { weight: 'calm', pause: false },
    { rule: 'ROS-zed-move', at: [5, 0, 0], who: ['zed-1'], weight: 'calm' },
    { weight: 'danger', pause: false, who: ['survivor-1'] },
    { weight: 'death', pause: true },
  ]);
});
