import { type Json, Table } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ros, type State } from '../index.js';
import { game } from '../testing/game.js';
import { checkState } from './check.js';

const table = (scenario: string) =>
  Table.create(ros, { setup: { scenario, options: { survivors: '2' } }, seed: 'check', people: [] });

/** A game in its first turn. */
function begun(scenario = 'pick-up'): { readonly s: State; readonly book: ReturnType<typeof ros.book> } {
  const t = table(scenario);
  for (const seat of ['survivor-1', 'survivor-2']) {
    const ask = t.question(seat);
    if (ask) t.answer({ seat, ask: ask.id, at: ask.at, value: 'here' });
  }
  const { state } = t.checkpoint() as unknown as { state: State };
  return { s: structuredClone(state), book: ros.book({ scenario, options: { survivors: '2' } }) };
}

/** What the check says of a state in which the value at a path has been replaced. */
function wrong(path: string, value: Json): string | undefined {
  const { s, book } = begun();
  const keys = path.split('/');
  const last = keys.pop() as string;
  const node = keys.reduce((at, key) => (at as Record<string, unknown>)[key], s as unknown);
  (node as Record<string, Json>)[last] = value;
  return ros.check(s, book);
}

describe('a state that is put right by hand', () => {
  test.each(ros.scenarios.map((s) => s.id))('%s is sound as it comes', (scenario) => {
    const { s, book } = begun(scenario);
    expect(checkState(s, book)).toBeUndefined();
  });

  test.each<[string, Json]>([
    ['phase', 'lunch'],
    ['phase', 'over'],
    ['phase', 'set-up'],
    ['turn', 0],
    ['turn', 99],
    ['step', 13],
    ['todo', ['survivor-9']],
    ['todo', ['survivor-1', 'survivor-1']],
    ['todo', ['survivor-1']],
    ['people/0/id', 'survivor-2'],
    ['people/1/id', 'nobody'],
    ['people/0/x', -1],
    ['people/0/y', 90.5],
    ['people/0/level', 4],
    ['people/0/facing', 360],
    ['people/0/hits', 0.5],
    ['people/0/pistol', 7],
    ['people/0/clip', 8],
    ['people/0/main', 'spoon'],
    ['people/0/play', 'sleep'],
    ['people/0/pinned', 'hunter'],
    ['people/0/inside', 'V9'],
    ['people/0/ladder', 'ladder-3'],
    ['people/0/leader', 'nobody'],
    ['people/2/order', { do: 'guard', what: 'nobody' }],
    ['people/2/order', { do: 'follow', who: 'nobody' }],
    ['people/2/order', { do: 'dance' }],
    ['people/0/goal', 'leader'],
    ['zeds/0/id', 'zed-99'],
    ['people/0/minor', ['First Aid Kit', 'First Aid Kit', 'First Aid Kit', 'First Aid Kit', 'torch']],
    ['people/0/blood', 'blue'],
    ['zeds/0/pins', 'survivor-1'],
    ['zeds/0/horde', 'H9'],
    ['zeds/0/prey', 'nobody'],
    ['zeds/0/kind', 'cat'],
    ['hideouts/0/id', 'H2'],
    ['hideouts/0/left', -1],
    ['doors/0/state', 'ajar'],
    ['doors/0/id', 'x'],
    ['vehicles/0/id', 'V2'],
    ['finds/0/open', true],
    ['finds/0/things', ['a spoon']],
    ['nextZed', 1],
    ['result', 'win'],
    ['duties', ['tea']],
  ])('%s cannot be %j', (path, value) => {
    expect(wrong(path, value)).toEqual(expect.any(String));
  });

  test.each<[string, Json, RegExp]>([
    ['turn', -1, /^turn: at least 0/],
    ['turn', 99, /^turn: from 0 to \d+\.$/],
    ['people/0/blood', 'blue', /^people\/0\/blood: allowed: "untested", "immune", "infected"/],
    ['people/0/hits', -1, /^people\/0\/hits: at least 0/],
    ['people/0/facing', 360, /^people\/0\/facing: from 0 to 359/],
    ['people/0/order', { do: 'dance' }, /^people\/0\/order: not an order/],
    ['people/0/goal', 'home', /^people\/0\/goal: allowed: "away", "leader"/],
    ['people/0/clip', 99, /^survivor-1: clip: from 0 to [1-9]\d*\.$/],
    ['people/2/clip', 1, /^nps-\w+: clip: from 0 to 0\.$/],
    ['people/2/id', 'zed-900', /^zed-900: those whom nobody plays are called nps-/],
    ['zeds/0/kind', 'cat', /^zeds\/0\/kind: allowed: "zed", /],
    ['zeds/0/lastSeen', [-1, 0, 0], /^zeds\/0\/lastSeen\/0: from 0 to 1000/],
  ])('%s as %j: said is which field, and what is allowed', (path, value, words) => {
    expect(wrong(path, value)).toMatch(words);
  });

  test('[ROS-hunter-pin] whoever pins somebody is the one who pins that survivor, on the table', () => {
    const { s, book } = begun();
    const [a, b] = s.people as [State['people'][number], State['people'][number]];
    const [one, two] = s.zeds as [State['zeds'][number], State['zeds'][number]];
    const said = (...changes: [object, object][]) => {
      const before = changes.map(([of]) => ({ ...of }));
      for (const [of, to] of changes) Object.assign(of, to);
      const words = checkState(s, book);
      for (const [i, [of]] of changes.entries()) Object.assign(of, before[i]);
      return words;
    };
    expect(said([a, { pinned: one.id }], [one, { pins: a.id }])).toBeUndefined();
    expect(said([b, { pinned: two.id }], [two, { pins: b.id }])).toBeUndefined();
    expect(said([a, { pinned: one.id }], [one, { pins: a.id }], [two, { pins: a.id }])).toMatch(
      /pins nobody called/,
    );
    expect(said([a, { pinned: one.id }], [two, { pins: a.id }])).toMatch(/it is pinned by nobody called/);
    expect(said([a, { pinned: one.id, where: 'out' }], [one, { pins: a.id }])).toMatch(/pins nobody called/);
  });

  test('[ROS-R-search] what is left behind next has a number of its own', () => {
    const { s, book } = begun();
    const left = {
      id: 'left-3',
      x: 50,
      y: 50,
      level: 0,
      things: ['torch'],
      open: true,
    } as State['finds'][number];
    const next = (nextFind: number) => checkState({ ...s, finds: [...s.finds, left], nextFind }, book);
    expect([next(3), next(4)]).toEqual(['nextFind: there is a find of this number already.', undefined]);
  });

  test('[ROS-U-mutants] no spot is for two, but what hides may lie where somebody stands', () => {
    const { s, book } = begun();
    const [first, second] = s.people as [State['people'][number], State['people'][number]];
    const hidden = s.zeds.find((z) => z.mode === 'waiting') as State['zeds'][number];
    const open = s.zeds.find((z) => z.mode !== 'waiting') as State['zeds'][number];
    const { x, y, level } = first;
    const on = (f: object) => {
      const was = { ...f };
      Object.assign(f, { x, y, level });
      const said = checkState(s, book);
      Object.assign(f, was);
      return said;
    };
    expect(on(second)).toMatch(/survivor-2 cannot stand at .*: survivor-1 stands there/);
    expect(on(open)).toMatch(/zed-\d+ cannot stand at .*: survivor-1 stands there/);
    expect(on(hidden)).toBeUndefined();
  });

  test('what can be, may be', () => {
    expect(wrong('people/0/hits', 3)).toBeUndefined();
    expect(wrong('people/0/x', 7.5)).toBeUndefined();
    expect(wrong('people/0/minor', ['torch', 'First Aid Kit'])).toBeUndefined();
    expect(wrong('doors/0/state', 'open')).toBeUndefined();
    expect(wrong('zeds/0/prey', 'survivor-1')).toBeUndefined();
  });

  test('the last turn is one, the set-up has one step and no turn, and nobody in it or everybody', () => {
    const { s, book } = begun();
    expect(checkState({ ...s, turn: book.scenario.turns }, book)).toBeUndefined();
    const setUp: State = { ...s, phase: 'set-up', turn: 0, step: 0, people: [], todo: [] };
    const zeds = s.zeds.map((z) => ({ ...z, prey: '' }));
    expect(checkState({ ...setUp, zeds }, book)).toBeUndefined();
    expect(checkState({ ...setUp, zeds, step: 1 }, book)).toBe('step: the set-up has none but 0.');
    expect(checkState({ ...setUp, zeds, people: s.people }, book)).toBeUndefined();
    const [first] = s.people as [State['people'][number]];
    const words = "Players' survivors must be survivor-1, survivor-2.";
    expect(checkState({ ...setUp, zeds, people: [first] }, book)).toBe(words);
    expect(checkState({ ...s, people: [], todo: [], zeds }, book)).toBe(words);
  });

  test('[ROS-D-ladder] whoever hangs on a ladder hangs between its ends', () => {
    const { s, book } = begun();
    const link = book.map.links?.find((l) => l.to - l.from > 1) as { id: string; from: number; to: number };
    const hang = (level: number) => {
      const people = s.people.map((p, i) => (i === 0 ? { ...p, ladder: link.id, level } : p));
      return checkState({ ...s, people }, book);
    };
    expect(hang(link.from + 1)).toBeUndefined();
    for (const end of [link.from, link.to]) expect(hang(end)).toMatch(/it cannot hang on/);
  });
});

describe('what may well be', () => {
  test.each<[string, Json]>([
    ['people/2/order', { do: 'guard', what: 'here' }],
    ['people/2/order', { do: 'guard', what: 'survivor-1' }],
    ['people/2/order', { do: 'follow', who: 'survivor-2' }],
    ['people/2/goal', 'leader'],
  ])('%s may be %j', (path, value) => {
    expect(wrong(path, value)).toBeUndefined();
  });
});

test('[ROS-R-map] where no building stands everybody is on the ground', () => {
  const at = (level: number) => {
    const g = game({ options: { survivors: '1' }, people: { 'survivor-1': { x: 60, y: 45, level } } });
    return checkState(g.w.s, g.book);
  };
  expect([at(0), at(1)]).toEqual([undefined, 'survivor-1: levels are 0 to 0.']);
});
