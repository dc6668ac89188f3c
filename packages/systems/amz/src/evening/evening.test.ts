import type { AskView, Fact, Json } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { scenarioOf } from '../scenarios/scenarios.js';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { view } from '../view.js';
import { EVENING } from './index.js';

const RED: Given = { quality: 'trained', professional: true, fighters: 4, at: [10, 10] };
const mob = (x: number, y: number, more: Given = {}): Given => ({
  kind: 'zulus',
  fighters: 3,
  at: [x, y],
  ...more,
});
const g = (more: Situation = {}) =>
  game({
    units: { red: RED, a: mob(10, 16) },
    active: { unit: 'red', mode: 'stationary', deed: null },
    ...more,
  });
const seen = (of: Game) => view(of.state, 'living', of.w.book);
const unit = (id: string) => ({ noun: `unit.${id}`, count: 1 });
const asked = (code: string, values: object, shape: object = { kind: 'choose', options: [] }): AskView =>
  ({
    id: `${code}@1`,
    at: 1,
    seat: 'living',
    code,
    rule: 'AMZ-activation',
    line: { key: `ask.${code}`, values },
    shape,
  }) as unknown as AskView;

describe('why not', () => {
  const why = (of: Game, deed: string, target?: string) =>
    EVENING.whyNot?.(seen(of), 'red-1', deed, target, of.w.book)?.line.key;

  test('[AMZ-hide] [AMZ-first-aid-when] [AMZ-special-actions] the rule of the announcement answers', () => {
    expect(why(g(), 'tend stationary')).toBe('barred.nobody-down');
    expect(why(g(), 'objective cautious')).toBe('barred.nothing-here');
    expect(why(g({ units: { red: RED, a: mob(10, 12.5) } }), 'hide stationary')).toBe('barred.zombie-near');
    expect(why(g(), 'move-fire cautious')).toBeUndefined();
    expect(why(g({ units: { red: { ...RED, level: 'broken' } } }), 'overwatch overwatch')).toBe(
      'barred.morale',
    );
  });

  test('[AMZ-vehicles] [AMZ-dependents] in a vehicle nobody comes to Close Combat, nor do Dependents alone', () => {
    const announced = (more: Given) =>
      why(g({ units: { red: { ...RED, ...more }, a: mob(10, 16) } }), 'close-combat cautious');
    expect(announced({})).toBeUndefined();
    expect(announced({ vehicle: 'car' })).toBe('barred.vehicle');
    expect(announced({ fighters: 0, dependents: 2 })).toBe('barred.nobody-fights');
  });

  test('[AMZ-targets-scope] [AMZ-hide] [AMZ-los] the rule of fire answers', () => {
    expect(why(g(), 'fire', 'a-1')).toBeUndefined();
    const engaged = { ...RED, engaged: ['x', 'y', 'z', 'v', 'w'] };
    expect(why(g({ units: { red: engaged, a: mob(10, 16) } }), 'fire', 'a-1')).toBe('barred.targets');
    expect(
      why(g({ units: { red: { ...RED, fighters: 0, dependents: 2 }, a: mob(10, 16) } }), 'fire', 'a-1'),
    ).toBe('barred.no-dice');
  });

  test('[AMZ-turn-08-activate] nobody acts but the unit that is active', () => {
    expect(why(g({ active: { unit: 'a' } }), 'hide stationary')).toBe('barred.not-acting');
  });

  test('[AMZ-fire-procedure] nobody who is gone is listed as a target that cannot be fired at', () => {
    const gone = { 1: { status: 'destroyed', x: -1, y: -1 } } as const;
    const of = g({ units: { red: RED, a: mob(10, 16), b: { kind: 'zulus', figures: gone } } });
    const ask = asked(
      'fire-at',
      { who: unit('red') },
      { kind: 'choose', options: [{ id: 'a', line: { key: 'x' } }] },
    );
    expect(EVENING.tries?.(seen(of), ask, of.w.book).map((each) => each.deed)).toEqual(['fire']);
  });

  test('[AMZ-turn-08-activate] [AMZ-vehicles] a unit that rides is active in its vehicle', () => {
    const ride = { x: -1, y: -1, aboard: 'van' } as const;
    const van = {
      ...RED,
      fighters: 1,
      vehicle: 'car',
      figures: { 1: { id: 'van', role: 'vehicle' } },
    } as const;
    const red = { ...RED, fighters: 2, figures: { 1: ride, 2: ride } };
    const of = g({ units: { van, red, a: mob(10, 16) } });
    const shape = { kind: 'choose', options: [{ id: 'move-fire cautious', line: { key: 'announce.hide' } }] };
    const tries = EVENING.tries?.(seen(of), asked('announce', { who: unit('red') }, shape), of.w.book) ?? [];
    const reasons = tries.map(({ actor, deed }) =>
      EVENING.whyNot?.(seen(of), actor, deed, undefined, of.w.book),
    );
    expect(tries[0]).toMatchObject({ actor: 'van', answer: 'move-fire cautious' });
    expect(reasons[0]).toBeUndefined();
    expect(reasons.map((each) => each?.line.key)).not.toContain('barred.not-acting');
  });

  test('[AMZ-activation] what is not on offer is listed with what is', () => {
    const game_ = g();
    const shape = { kind: 'choose', options: [{ id: 'hide stationary', line: { key: 'announce.hide' } }] };
    const tries =
      EVENING.tries?.(seen(game_), asked('announce', { who: unit('red') }, shape), game_.w.book) ?? [];
    expect(tries).toHaveLength(12);
    expect(tries.filter((t) => t.answer !== undefined).map((t) => t.deed)).toEqual(['hide stationary']);
  });
});

/** Where red-1 may walk, 12 inches from where it stands. */
const WALK = {
  kind: 'spot',
  figure: 'red-1',
  from: [10, 10, 0],
  how: 'walk',
  within: 12,
  lit: [],
  options: [],
};

describe('what an answer comes to', () => {
  const comes = (of: Game, ask: AskView, value: Json) =>
    EVENING.consequence?.(seen(of), ask, value, of.w.book);

  test('[AMZ-awareness] [AMZ-noise] fire is heard by those who had not noticed anybody', () => {
    const of = g({ units: { red: RED, a: mob(10, 16), b: mob(10, 22), c: mob(10, 35) } });
    const found = comes(of, asked('fire-at', { who: unit('red') }), 'a');
    expect(found?.odds).toHaveLength(1);
    expect(found?.hears.map((h) => h.who)).toEqual(['b-1']);
    expect(found?.answers.map((h) => h.who)).toEqual(['a-1']);
    expect(found?.costs.map((c) => c.line.key)).toEqual(['costs.noise', 'costs.target']);
    const quiet = g({ units: { red: { ...RED, suppressed: true }, a: mob(10, 16), b: mob(10, 22) } });
    expect(comes(quiet, asked('fire-at', { who: unit('red') }), 'a')?.hears).toEqual([]);
  });

  test('[AMZ-activation] a move: the way, its inches, and who may Interrupt there', () => {
    const of = g({ units: { red: { ...RED, fighters: 1 }, a: mob(10, 24) } });
    const to = (y: number) => comes(of, asked('move', { who: unit('red') }, WALK), [10, y]);
    expect(to(12)?.answers).toEqual([]);
    expect(to(18)).toMatchObject({ on: 'red-1', answers: [{ who: 'a-1', odds: { procedure: 'reaction' } }] });
    expect(to(18)?.path?.at(-1)).toEqual([10, 18, 0]);
  });

  test('[AMZ-hide] whoever moves out of hiding is told who may Interrupt and who notices him there as for anybody', () => {
    const of = g({ units: { red: { ...RED, fighters: 1, hidden: true }, a: mob(10, 24) } });
    const ask = asked('move', { who: unit('red') }, WALK);
    expect(comes(of, ask, [10, 18])?.answers.map((a) => a.who)).toEqual(['a-1']);
    const there = EVENING.threat?.(seen(of), 'living', { who: 'red-1', to: [10, 18, 0] }, of.w.book);
    expect([there?.sees, there?.tests.length]).toEqual([['a-1'], 1]);
  });

  test('[AMZ-D-keeps-together] a move that not all can follow: the way as far as they keep together', () => {
    const figures = { 1: { x: 10, y: 10 }, 2: { x: 10, y: 8.6 }, 3: { x: 10, y: 7.2 } };
    const of = g({
      map: { areas: [{ id: 'r', kind: 'rubble', rect: [8, 4, 12, 8.5] }] },
      units: { red: { ...RED, fighters: 3, figures } },
      active: { unit: 'red', mode: 'rapid', most: 12 },
    });
    const to = (y: number) => comes(of, asked('move', { who: unit('red') }, WALK), [10, y]);
    expect(to(21.5)?.path?.at(-1)).toEqual([10, 19.2, 0]);
    expect(to(21.5)?.costs.map((c) => c.line.key)).toEqual(['costs.inches', 'costs.together']);
    expect(to(18)?.costs.map((c) => c.line.key)).toEqual(['costs.inches']);
  });

  test('[AMZ-take-cover] [AMZ-D-keeps-together] where that is not a place to end, as far as the last such place', () => {
    const figures = { 1: { x: 10, y: 10 }, 2: { x: 10, y: 8.6 }, 3: { x: 10, y: 7.2 } };
    const rubble = { id: 'r', kind: 'rubble', rect: [8, 4, 12, 8.5] as [number, number, number, number] };
    const units = { red: { ...RED, fighters: 3, figures } };
    const going = (deed: 'take-cover' | 'move-fire') => {
      const of = g({
        map: { areas: [rubble] },
        units,
        active: { unit: 'red', deed, mode: 'rapid', most: 12 },
      });
      return comes(of, asked('move', { who: unit('red') }, WALK), [10, 21.5])?.path?.at(-1);
    };
    expect(going('move-fire')).toEqual([10, 19.2, 0]);
    // The rubble is the only cover: two inches from it to the edge of a base.
    expect(going('take-cover')).toEqual([10, 10.75, 0]);
  });
});

describe('what threatens', () => {
  test('[AMZ-awareness] [AMZ-zombie-types] as it stands, and at a place that is pointed at', () => {
    const of = g({ units: { red: { ...RED, fighters: 1 }, a: mob(10, 24) } });
    const now = EVENING.threat?.(seen(of), 'living', undefined, of.w.book);
    expect(now).toMatchObject({ areas: [{ from: 'a-1', reaches: 6 }], sees: [], comes: [], tests: [] });
    const there = EVENING.threat?.(seen(of), 'living', { who: 'red-1', to: [10, 18, 0] }, of.w.book);
    expect(there).toMatchObject({ sees: ['a-1'], comes: ['a-1'] });
    expect(there?.tests.map((t) => t.line.key)).toEqual(['answers.interrupt']);
    expect(
      EVENING.threat?.(view(of.state, 'zombies', of.w.book), 'zombies', undefined, of.w.book),
    ).toBeUndefined();
  });

  test('[AMZ-morale-check] [AMZ-dependents] a Romeo frightens whoever would check, and no Dependents alone', () => {
    const romeo = { kind: 'romeos', at: [10, 30] } as const;
    const tests = (more: Situation['units']) => {
      const of = g({ units: { ...more, romeo } });
      const there = EVENING.threat?.(seen(of), 'living', { who: 'red-1', to: [10, 20, 0] }, of.w.book);
      return there?.tests.map((t) => t.line.key).filter((key) => key === 'answers.fears');
    };
    expect(tests({ red: { ...RED, fighters: 1 } })).toEqual(['answers.fears']);
    expect(tests({ red: { ...RED, fighters: 0, dependents: 1 } })).toEqual([]);
  });
});

test('[AMZ-stress-level] a card tells what weighs on a unit, and what it may do', () => {
  const of = g({ state: { turn: 3 } });
  const card = EVENING.card?.(seen(of), 'red-2', of.w.book);
  expect(card?.numbers.map((n) => n.line.key)).toContain('card.stress-more');
  expect(card?.may.length).toBeGreaterThan(4);
  expect(EVENING.card?.(seen(of), 'a-1', of.w.book)?.title.key).toBe('card.mob');
  expect(EVENING.card?.(seen(of), 'nobody', of.w.book)).toBeUndefined();
});

test('[AMZ-reaction-anti-zombie-armor] [AMZ-possessed] a card tells what armor costs, and what Possessed wear and carry', () => {
  const told = (who: string, units: Situation['units']) => {
    const of = g({ units });
    const { numbers } = EVENING.card?.(seen(of), who, of.w.book) ?? { numbers: [] };
    for (const { line } of numbers) expect(JSON.parse(JSON.stringify(line))).toStrictEqual(line);
    return numbers.map(({ line }) => inWords(ENGLISH, line));
  };
  const wears = (more: Given) => told('red-1', { red: { ...RED, ...more } });
  expect(wears({ armor: 'anti-zombie' })).toContain('In Anti-Zombie Armor a D6 in Reaction tests');
  expect(wears({ armor: 'anti-zombie', quality: 'untrained' })).toContain(
    'In Anti-Zombie Armor a D6 less 1 in Reaction tests',
  );
  expect(wears({ armor: 'light' }).filter((each) => each.includes('Reaction'))).toEqual([]);
  const a: Given = {
    kind: 'possessed',
    quality: 'veteran',
    armor: 'light',
    figures: { 1: { support: 'medium' } },
  };
  expect(told('a-1', { red: RED, a })).toEqual(
    expect.arrayContaining([
      'Veteran: D10, Optimum Range 10 inches, 3 targets',
      'Light Body Armor: 1 die more in Defense',
      'Medium support weapon: 2 dice more in Firepower',
    ]),
  );
  expect(told('a-1', { red: RED, a: { kind: 'zulus' } })).toContain('Rolls D6');
});

test('[AMZ-sc2] the goals say whose the points are, who wins a tie, and when the helicopter comes', () => {
  const { objectives, victory, helicopter } = scenarioOf('night-at-the-clinic');
  const of = g({ scenario: { objectives, victory, helicopter }, units: { red: RED } });
  const told = (seat: 'living' | 'zombies') => {
    const said = EVENING.brief?.(view(of.state, seat, of.w.book), of.w.book);
    return [said?.won, said?.lost, said?.comes].map((all) => all?.map(({ line }) => line) ?? []);
  };
  const [won = [], lost = [], comes = []] = told('living');
  expect(won[0]?.key).toBe('brief.more-points-zombies');
  expect(won[1]).toMatchObject({
    key: 'brief.points-each',
    values: { points: { noun: 'kind.point', count: 2 } },
  });
  expect(lost.map(({ key }) => key)).toContain('brief.points-first-zombies');
  expect(told('zombies')[1]?.map(({ key }) => key)).toContain('brief.points-each-living');
  expect(comes.filter(({ key }) => key.startsWith('brief.helicopter'))).toMatchObject([
    { key: 'brief.helicopter-may', values: { turn: 5, from: 3 } },
    { key: 'brief.helicopter', values: { turn: 6 } },
  ]);
});

test('[AMZ-vehicles] [AMZ-T-vehicles] [AMZ-D-hatches] the card of a vehicle tells what it carries, how fast it is, and of its hatches', () => {
  const told = (car: Given, active?: Situation['active']) => {
    const figures = { 1: { id: 'red', role: 'vehicle' }, 2: { x: -1, y: -1, aboard: 'red' } } as const;
    const units = { red: { ...RED, fighters: 2, figures, ...car } };
    const of = g({ units, ...(active && { active }) });
    const { numbers, state } = EVENING.card?.(seen(of), 'red', of.w.book) ?? { numbers: [], state: [] };
    for (const { line } of [...numbers, ...state]) expect(() => inWords(ENGLISH, line)).not.toThrow();
    return [...numbers, ...state].map(({ line }) => line.key).filter((key) => HAS.includes(key));
  };
  const HAS = ['vehicle', 'mounted', 'open', 'shut', 'jammed', 'jammed-now'].map((key) => `card.${key}`);
  expect(told({ vehicle: 'car' })).toEqual(['card.vehicle']);
  expect(told({ vehicle: 'APC' })).toEqual(['card.vehicle', 'card.mounted', 'card.shut']);
  const worn = { vehicle: 'APC', open: true, disarmed: true, jammed: true } as const;
  expect(told(worn)).toEqual(['card.vehicle', 'card.open', 'card.jammed']);
  expect(told({ vehicle: 'car' }, { unit: 'red', jammed: true })).toEqual([
    'card.vehicle',
    'card.jammed-now',
  ]);
});

test('[AMZ-sc2] the end lists what is counted only then: everybody who was not flown out', () => {
  const { objectives } = scenarioOf('night-at-the-clinic');
  const of = g({ scenario: { objectives }, units: { red: RED }, state: { stage: 'over' } });
  expect(EVENING.ending?.(seen(of), of.w.book)).toMatchObject({
    headline: { line: { values: { living: 0, zombies: 4 } } },
    lost: [{ line: { key: 'ending.points-each', values: { points: 4, times: 4 } } }],
  });
});

test('[AMZ-interrupt-declare] an Interrupt is a beat at which the table stops', () => {
  const facts = [
    { is: 'activated', cause: 'AMZ-turn-08-activate', unit: 'red' },
    { is: 'interrupts', cause: 'AMZ-interrupt-declare', unit: 'a', on: 'red' },
    { is: 'downed', cause: 'AMZ-fire-procedure', unit: 'red', figures: ['red-1'] },
  ] as unknown as Fact[];
  expect(EVENING.beats?.(facts)).toMatchObject([
    { from: 0, to: 1, pause: false },
    { from: 1, to: 3, pause: true, weight: 'danger' },
  ]);
});
