import type { AskView, Fact, Json } from '@shambles/engine';
import { expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { one } from '../facts/lines.js';
import { bdz } from '../index.js';
import type { Gun } from '../kinds.js';
import { preview } from '../rulers/preview.js';
import { laneAhead, places, sight, way } from '../rulers/rulers.js';
import { fireAll } from '../shooting/shooting.js';
import type { DayOne, DayPlace } from '../state/day-one.js';
import type { Person, State, Vehicle } from '../state.js';
import { dayOne, relative } from '../testing/day.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { EVENING } from './index.js';

const ACT = {
  stage: 'act' as const,
  turn: 1,
  dice: { humans: 1, zombies: 1 },
  order: ['player-1', 'zombies'],
  acting: 0,
};
const printed = (scenario: string, who: readonly string[], more: Partial<State> = {}) =>
  game({
    scenario,
    printed: true,
    state: { ...ACT, active: { side: 'player-1', who: [...who], manner: 'move', rallied: [] }, ...more },
  });

/** The open question, as its seat sees it. */
function askOf(g: Game): AskView {
  const { seat, code, rule, values, shape } = g.asked();
  const line = { key: `ask.${code}`, ...(values && { values }) };
  return { id: `${code}@1`, at: 1, seat, code, rule, line, shape } as AskView;
}
const seen = (g: Game) => g.view('player-1');

test('[BDZ-D-fire-into-melee] whoever fires into a melee is told of the friend who may be hit', () => {
  const fire = (melee: boolean) => {
    const g = game({
      options: { 'into-melee': 'risk' },
      people: { a: { x: 13, y: 10, has: ['pistol'] }, friend: { x: 12, y: 18, facing: 90 } },
      zeds: { 'zed-1': { x: 13, y: 18 }, 'zed-2': { x: 15, y: 17 } },
      state: melee ? { melees: [{ who: 'friend', with: 'zed-1', rear: false }] } : {},
    });
    const fires = { who: 'a', at: ['zed-1', 'zed-2'], snap: false, why: 'active', charged: false } as const;
    g.begin(fireAll(g.w, [fires]));
    const told = (id: string) => EVENING.consequence?.(seen(g), askOf(g), id, g.w.book)?.answers;
    return ['zed-1', 'zed-2'].map((id) => told(id)?.map(({ who, line }) => [who, line.key]));
  };
  expect(fire(false)).toEqual([[], []]);
  expect(fire(true)).toEqual([[['friend', 'answers.astray']], []]);
});

test('[BDZ-D-c92] [BDZ-D-c143] what one plays for, in each printed scenario, and how long', () => {
  const brief = (id: string) => {
    const g = game({ scenario: id, printed: true });
    return EVENING.brief?.(seen(g), g.w.book);
  };
  expect(brief('first-contact')?.won.map((r) => r.line.key)).toEqual(['brief.away', 'brief.vehicle']);
  expect(brief('first-contact')?.lost.map((r) => [r.rule, r.line.values?.turns])).toEqual([
    ['BDZ-enc-scen-first-goal', undefined],
    ['BDZ-D-c143', 30],
  ]);
  expect(brief('crossroads')?.comes.map((r) => r.line.key)).toContain('brief.turns');
  expect(brief('first-contact')?.stays.map((r) => r.rule)).toEqual(['BDZ-D-c19']);
  expect(brief('atm-adventure')?.won.map((r) => r.line.key)).toEqual(['brief.away', 'brief.cash']);
  expect(brief('the-bleens')?.comes.map((r) => r.line.key)).toContain('brief.noise');
});

test('[BDZ-enc-scen-atm-goal] goals lie at the machine and at the nearest edge', () => {
  const g = game({ scenario: 'atm-adventure', printed: true });
  expect(EVENING.goals?.(seen(g), 'player-1', g.w.book)).toMatchObject([
    { id: 'cash', at: [24, 17.25, 0], distance: 0.5, done: false },
    { id: 'away jimmy', distance: 24, done: false },
    { id: 'away megan', at: [24, 0, 0], done: false },
  ]);
  expect(EVENING.goals?.(seen(g), 'player-2', g.w.book)).toEqual([]);
});

test('[BDZ-act-choice] why not, by the rule that is in the way', () => {
  const g = printed('atm-adventure', ['megan']);
  const why = (who: string, deed: string) =>
    EVENING.whyNot?.(seen(g), who, deed, undefined, g.w.book)?.line.key;
  expect(why('megan', 'cash')).toBeUndefined();
  expect(why('megan', 'leave')).toBe('why-not.no-edge');
  expect(why('megan', 'fire')).toBe('why-not.no-gun');
  expect(why('jimmy', 'move')).toBe('why-not.not-active');
  const jimmy = printed('atm-adventure', ['jimmy']);
  const his = (deed: string) =>
    EVENING.whyNot?.(seen(jimmy), 'jimmy', deed, undefined, jimmy.w.book)?.line.key;
  expect(his('start')).toBeUndefined();
  expect(his('drive')).toBe('why-not.engine-off');
  expect(his('leave')).toBe('why-not.aboard');
  Object.assign(jimmy.vehicle(jimmy.person('jimmy').aboard), { speed: 6 });
  expect([his('move'), his('leave')]).toEqual(['why-not.aboard-moving', 'why-not.aboard-moving']);
});

test('[BDZ-act-choice] [BDZ-veh-fire-out] [BDZ-wounded-fire] what really keeps a gun from being fired', () => {
  const why = (person: Partial<Person> & { readonly has: readonly Gun[] }, more: Situation = {}) => {
    const g = game({ people: { a: person }, vehicles: { car: {} }, active: ['a'], ...more });
    const found = EVENING.whyNot?.(seen(g), 'a', 'fire', undefined, g.w.book);
    return [found?.rule, found?.line.key];
  };
  const wheel = { aboard: 'car', sits: 'wheel' } as const;
  expect(why({ ...wheel, has: ['assault-rifle'] })).toEqual(['BDZ-veh-fire-out', 'why-not.one-hand']);
  expect(why({ ...wheel, has: ['pistol'] })).toEqual(['BDZ-T-weapons', 'why-not.no-target']);
  expect(
    why({ ...wheel, has: ['pistol'] }, { options: { 'fire-from-vehicles': 'passengers-only' } }),
  ).toEqual(['BDZ-veh-fire-out', 'why-not.no-firing']);
  expect(why({ ...wheel, guns: [{ gun: 'pistol', empty: true }], hand: [0], has: [] })).toEqual([
    'BDZ-shoot-reload',
    'why-not.empty',
  ]);
  expect(why({ retrieves: 'b', has: ['shotgun'] })).toEqual(['BDZ-wounded-fire', 'why-not.one-hand']);
  expect(
    why({ has: ['pistol'] }, { map: { areas: [{ id: 'lake', kind: 'water', rect: [10, 10, 26, 26] }] } }),
  ).toEqual(['BDZ-D-water-human', 'why-not.no-firing']);
});

test('[BDZ-act-choice] [BDZ-act-charge] [BDZ-shoot-reload] what really keeps somebody from charging, or from firing after a reload', () => {
  const why = (deed: string, person: Partial<Person>, manner: 'move' | 'stay' = 'move') => {
    const active = { side: 'player-1', who: ['a'], manner, rallied: [] };
    const g = game({ people: { a: person }, vehicles: { car: { x: 5 } }, state: { active } });
    return EVENING.whyNot?.(seen(g), 'a', deed, undefined, g.w.book)?.line.key;
  };
  const gun = { guns: [{ gun: 'pistol', empty: true }], hand: [0] } satisfies Partial<Person>;
  expect(why('charge', {})).toBe('why-not.nobody-near');
  expect(why('charge', { fired: true })).toBe('why-not.fired');
  expect(why('charge', {}, 'stay')).toBe('why-not.stays');
  expect(why('charge', { prone: true })).toBe('why-not.prone');
  expect(why('charge', { aboard: 'car', sits: 'front' })).toBe('why-not.aboard');
  for (const deed of ['fire', 'charge'])
    expect(why(deed, { ...gun, fired: true, reloading: true })).toBe('why-not.reloads');
});

test('[BDZ-act-choice] [BDZ-veh-wont-start] [BDZ-veh-move-normal] what really keeps a vehicle from starting or driving', () => {
  const why = (deed: string, vehicle: Partial<Vehicle>, manner: 'move' | 'stay' = 'move') => {
    const active = { side: 'player-1', who: ['a'], manner, rallied: [] };
    const people = { a: { aboard: 'car', sits: 'wheel' } } as const;
    const g = game({ people, vehicles: { car: vehicle }, state: { active } });
    return EVENING.whyNot?.(seen(g), 'a', deed, undefined, g.w.book)?.line.key;
  };
  const wired = { running: false, keys: 'wired', attempted: true } as const;
  expect(why('start', { ...wired, fuel: 0 })).toBe('why-not.no-fuel');
  expect(why('start', wired)).toBe('why-not.tried');
  expect(why('drive', { driven: true })).toBe('why-not.driven');
  expect(why('drive', {}, 'stay')).toBe('why-not.stays');
  expect(why('start', { driven: true })).toBe('why-not.running');
});

test('[BDZ-act-choice] [BDZ-move-normal] with less than a tenth of an inch somebody has no move left', () => {
  const g = game({ people: { a: { used: 7.95 } }, active: ['a'] }).step();
  expect(g.options().filter((id) => id.startsWith('move'))).toEqual([]);
  expect(EVENING.whyNot?.(seen(g), 'a', 'move', undefined, g.w.book)?.line.key).toBe('why-not.no-inches');
});

test('[BDZ-camp-road-dazed-basket] a basket case is told to be waiting for a friend, and not to have moved', () => {
  const why = (calm: boolean) => {
    const people = { a: { x: 0.5, ails: 'basket-case', calm, used: 8, allowance: 8 } } as const;
    const g = game({ people, active: ['a'] }).step();
    return EVENING.whyNot?.(seen(g), 'a', 'move', undefined, g.w.book)?.line.key;
  };
  expect([why(false), why(true)]).toEqual(['why-not.rooted', 'why-not.no-inches']);
});

test('[BDZ-move-stand] [BDZ-act-choice] somebody prone has to get up first, which is not to have moved already', () => {
  const g = game({ people: { a: { prone: true, x: 0.5 } }, active: ['a'] }).step();
  expect(g.options()).toContain('stand a');
  expect(g.options().filter((id) => id.startsWith('move') || id.startsWith('leave'))).toEqual([]);
  for (const deed of ['move', 'leave']) {
    const why = EVENING.whyNot?.(seen(g), 'a', deed, undefined, g.w.book);
    expect(why).toMatchObject({ rule: 'BDZ-move-stand', line: { key: 'why-not.prone' } });
  }
  // Whoever has just gone prone has ended its move, and cannot get up any more.
  g.person('a').used = g.person('a').allowance;
  expect(EVENING.whyNot?.(seen(g), 'a', 'move', undefined, g.w.book)?.line.key).toBe('why-not.no-inches');
});

test('[BDZ-move-normal] what is left of a move is the same in the offer, the question and its consequence, rounded down', () => {
  const g = game({ people: { a: { used: 6.25 } }, active: ['a'] }).step();
  const { shape } = g.asked();
  const offer = shape.kind === 'choose' ? shape.options.find((o) => o.id === 'move a') : undefined;
  expect(offer?.line.values?.inches).toBe(1.7);
  g.answer('move a');
  expect(g.asked().values?.inches).toBe(1.7);
  const told = EVENING.consequence?.(seen(g), askOf(g), [18, 19.75], g.w.book);
  expect(told?.line.values?.inches).toBe(1.7);
  expect(told?.costs[0]?.line.values).toEqual({ inches: 1.7, most: 1.7 });
});

test('[BDZ-enc-scen-atm-special] what is on offer and what one looks for in vain', () => {
  const g = printed('atm-adventure', ['megan']).run();
  const tries = EVENING.tries?.(seen(g), askOf(g), g.w.book) ?? [];
  expect(tries.find((t) => t.deed === 'cash')?.answer).toBe('cash megan');
  expect(tries.find((t) => t.deed === 'leave')).toMatchObject({ actor: 'megan', line: { key: 'try.leave' } });
});

test('[BDZ-react-in-sight] that an enemy may react is told of those who come to see the figure and are able to', () => {
  const reacts = (foe: Partial<Person>, to: readonly [number, number]) => {
    const g = game({
      map: { barriers: [{ id: 'w', kind: 'high wall', path: [[10, 20] as [number, number], [20, 20]] }] },
      people: { a: {}, foe: { seat: 'player-2', y: 26, facing: 180, ...foe } },
      active: ['a'],
    }).step();
    g.answer('move a');
    const told = EVENING.consequence?.(seen(g), askOf(g), [...to], g.w.book);
    return told?.answers.map((each) => each.who);
  };
  expect(reacts({}, [24, 18])).toEqual(['foe']);
  expect(reacts({}, [16, 18])).toEqual([]);
  // It sees the figure where it stands already, or sees nobody any more.
  expect(reacts({ x: 28 }, [24, 18])).toEqual([]);
  for (const status of ['stunned', 'out', 'dead', 'ducked'] as const)
    expect(reacts({ status }, [24, 18])).toEqual([]);
});

test('[BDZ-zact-1] [BDZ-zact-2] that zombies see a figure or may hear an engine is told once, with their number', () => {
  const zeds = { 'zed-1': { x: 14, y: 24 }, 'zed-2': { x: 18, y: 24 }, 'zed-3': { x: 22, y: 24 } } as const;
  const facing = { 'zed-1': { ...zeds['zed-1'], facing: 180 }, 'zed-2': { ...zeds['zed-2'], facing: 180 } };
  const walker = game({ people: { a: {} }, zeds: { ...zeds, ...facing }, active: ['a'] });
  walker.run().answer('move a');
  expect(EVENING.consequence?.(seen(walker), askOf(walker), [18, 20], walker.w.book)?.answers).toEqual([
    {
      rule: 'BDZ-zact-1',
      who: 'zed-1',
      line: { key: 'answers.sees', values: { whom: one('a'), count: 2 } },
    },
  ]);
  const hears = (y: number) => {
    const driver = game({
      map: { size: [60, 60] },
      people: { a: { aboard: 'car', sits: 'wheel' } },
      vehicles: { car: { running: false, keys: 'at-hand', y } },
      zeds,
      active: ['a'],
    }).run();
    return EVENING.consequence?.(seen(driver), askOf(driver), 'start a', driver.w.book)?.hears;
  };
  expect(hears(18)).toMatchObject([{ who: 'zed-1', line: { values: { count: 3 } } }]);
  // From 24 inches off its base only the one straight ahead.
  expect(hears(48.5)).toMatchObject([{ rule: 'BDZ-zact-2', who: 'zed-2', line: { values: { count: 1 } } }]);
  expect(hears(49)).toEqual([]);
});

test('[BDZ-D-c19] [BDZ-zgen-noise] that a shot may draw one more of the dead is told only where noise draws any', () => {
  const costs = (scenario: string) => {
    const people = { a: { has: ['pistol'] } } as const;
    const g = game({ scenario, people, zeds: { 'zed-1': { y: 26 } }, active: ['a'] }).run();
    return EVENING.consequence?.(seen(g), askOf(g), 'fire a', g.w.book)?.costs.map((c) => c.rule);
  };
  expect([costs('crossroads'), costs('atm-adventure')]).toEqual([['BDZ-zgen-noise'], []]);
});

test('[BDZ-react-charged] [BDZ-melee-rear] whoever is charged is told to test, but not in the middle of a melee', () => {
  const tests = (melees: readonly { who: string; with: string; rear: boolean }[]) => {
    const foe = { seat: 'player-2', y: 24, facing: 180 } as const;
    const people = { a: {}, b: { y: 25, group: 1 }, foe };
    const g = game({ people, active: ['a'], state: { melees: [...melees] } }).run();
    const told = EVENING.consequence?.(seen(g), askOf(g), 'charge a foe', g.w.book);
    return told?.answers.map((each) => each.line.key);
  };
  expect(tests([])).toEqual(['answers.charged']);
  expect(tests([{ who: 'b', with: 'foe', rear: false }])).toEqual([]);
});

test('[BDZ-veh-lane] a leg shows its lane and whom it would hit before it is driven', () => {
  const g = game({
    scenario: 'crossroads',
    map: { ground: 'road' },
    people: { a: { aboard: 'car', sits: 'wheel' } },
    vehicles: { car: { x: 10, y: 18, facing: 90 } },
    zeds: { 'zed-1': { x: 16, y: 18 } },
    active: ['a'],
  });
  const ask = {
    code: 'leg',
    shape: { kind: 'choose', options: [] },
    line: { key: 'ask.leg', values: { what: { noun: 'vehicle.car', count: 1 } } },
  } as unknown as AskView;
  const told = (inches: string) => EVENING.consequence?.(seen(g), ask, inches, g.w.book);
  expect(told('8')).toMatchObject({
    rule: 'BDZ-veh-lane',
    path: [
      [10, 18, 0],
      [18, 18, 0],
    ],
    answers: [{ who: 'zed-1', rule: 'BDZ-veh-rundown-procedure' }],
  });
  expect(told('3')?.answers).toEqual([]);
  expect(laneAhead(seen(g), g.w.book, 'car', 90, 30)).toEqual({ clear: 3.75, off: 27 });
});

test('[BDZ-zact-1] what threatens: six inches about each of the dead, and the first meeting', () => {
  const g = game({ people: { a: { knowsZeds: false } }, zeds: { 'zed-1': { x: 18, y: 24, facing: 180 } } });
  const at = (x: number, y: number) =>
    EVENING.threat?.(seen(g), 'player-1', { who: 'a', to: [x, y, 0] }, g.w.book);
  expect(EVENING.threat?.(seen(g), 'player-1', undefined, g.w.book)).toMatchObject({
    areas: [{ from: 'zed-1', reaches: 6 }],
    sees: ['zed-1'],
    comes: ['zed-1'],
    tests: [],
  });
  expect(at(18, 5)?.comes).toEqual([]);
  expect(at(18, 21)?.tests.map((t) => t.rule)).toEqual(['BDZ-react-zed']);
});

test('[BDZ-react-zed] nobody is told to meet a first zombie behind a wall', () => {
  const tests = (barriers: NonNullable<NonNullable<Situation['map']>['barriers']>) => {
    const g = game({
      map: { barriers },
      people: { a: { knowsZeds: false } },
      zeds: { 'zed-1': { y: 20.5 } },
    });
    return EVENING.threat?.(seen(g), 'player-1', undefined, g.w.book)?.tests.map((t) => t.who);
  };
  const path: [number, number][] = [
    [12, 19.2],
    [24, 19.2],
  ];
  expect(tests([])).toEqual(['a']);
  expect(tests([{ id: 'w', kind: 'high wall', path }])).toEqual([]);
});

test('[BDZ-react-zed] [BDZ-D-zed-aboard] nor in melee, nor who takes no tests, nor in a closed rear', () => {
  const tests = (a: Partial<Person>, more: Situation = {}) => {
    const people = { a: { knowsZeds: false, ...a } };
    const g = game({ zeds: { 'zed-1': { y: 21.5 } }, ...more, people });
    return EVENING.threat?.(seen(g), 'player-1', undefined, g.w.book)?.tests.map((t) => t.who);
  };
  expect(tests({})).toEqual(['a']);
  const none = { options: { 'down-tests': 'none' } };
  expect([tests({ status: 'hunkered' }), tests({ status: 'hunkered' }, none)]).toEqual([['a'], []]);
  expect(tests({ being: 'child' })).toEqual([]);
  expect(tests({}, { state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] } })).toEqual([]);
  const rig = { x: 18, y: 18, kind: 'big-rig' } as const;
  const rides = (sits: 'front' | 'rear') => tests({ aboard: 'v', sits }, { vehicles: { v: rig } });
  expect([rides('front'), rides('rear')]).toEqual([['a'], []]);
});

test('[BDZ-T-rep-levels] cards, beats and the end', () => {
  const g = printed('the-bleens', ['jayne']);
  const card = (id: string) => EVENING.card?.(seen(g), id, g.w.book);
  expect(card('aidan')?.numbers.map((n) => n.line.key)).toEqual(['card.rep', 'card.child']);
  expect(card('zed-1')?.title.key).toBe('card.zed');
  expect(card('nobody')).toBeUndefined();
  const facts = [
    { is: 'activation', turn: 1, cause: 'BDZ-turn-first', dice: {}, barred: [], order: [] },
    { is: 'left', who: ['jayne'], cause: 'BDZ-D-c92' },
  ] as unknown as Fact[];
  expect(EVENING.beats?.(facts)).toMatchObject([
    { from: 0, to: 1 },
    { from: 1, to: 2, pause: true },
  ]);
  const people = g.state.people.map((p) => ({ ...p, x: -1, y: -1, aboard: '' }));
  const over = game({ scenario: 'the-bleens', printed: true, state: { stage: 'over', people } });
  expect(EVENING.ending?.(seen(over), over.w.book)).toMatchObject({
    headline: { line: { key: 'headline.away' } },
    lost: [],
  });
});

test('[BDZ-enc-scen-first-goal] [BDZ-enc-scen-atm-goal] a lost scenario is told by who got away, and by the cash', () => {
  const headline = (scenario: string, away: readonly string[]) => {
    const people = printed(scenario, []).state.people.map((p) =>
      away.includes(p.id) ? { ...p, x: -1, y: -1, aboard: '' } : p,
    );
    const g = printed(scenario, [], { stage: 'over', people });
    return EVENING.ending?.(seen(g), g.w.book)?.headline.line.key;
  };
  expect(headline('first-contact', [])).toBe('headline.none-away');
  expect(headline('first-contact', ['kenny'])).toBe('headline.lost');
  expect(headline('atm-adventure', ['jimmy', 'megan'])).toBe('headline.no-cash');
  expect(ENGLISH['outcome.lost']).toBe('Lost');
});

test('[BDZ-recover-after] [BDZ-harry-turn] at the end it is told what became of somebody afterwards', () => {
  const out = { status: 'out', seat: 'player-1' } as const;
  const people = {
    dies: { ...out, afterwards: 'dies' },
    never: { ...out, afterwards: 'never' },
    turned: { ...out, afterwards: 'turned' },
    killed: { ...out, afterwards: 'put-down' },
    weaker: { ...out, afterwards: 'weaker' },
  } as const;
  const g = game({ people, state: { stage: 'over' } });
  expect(
    EVENING.ending?.(seen(g), g.w.book)?.people.map(({ line, rule, weight }) => [line.key, rule, weight]),
  ).toEqual([
    ['fate.after-dies', 'BDZ-recover-after', 'death'],
    ['fate.after-never', 'BDZ-recover-after', 'death'],
    ['fate.after-turned', 'BDZ-harry-turn', 'death'],
    ['fate.after-put-down', 'BDZ-harry-turn', 'death'],
    ['fate.out', 'BDZ-react-oof', 'danger'],
  ]);
});

test('[BDZ-move-retire-ranaway] [BDZ-D-hunker-end] at the end somebody is told to have run away, or to hide', () => {
  const low = { status: 'hunkered', seat: 'player-1' } as const;
  const people = { fled: { ...low, retired: true }, lost: { ...low, neverRallies: true }, low };
  const g = game({ people, state: { stage: 'over' } });
  expect(EVENING.ending?.(seen(g), g.w.book)?.people.map((fate) => fate.line.key)).toEqual([
    'fate.ran-away',
    'fate.ran-away',
    'fate.hunkered',
  ]);
});

test('[BDZ-move-normal] named places, the way there, and who sees whom', () => {
  const g = printed('first-contact', ['kenny'], {
    people: game({ scenario: 'first-contact', printed: true }).state.people.map((p) =>
      p.id === 'kenny' ? { ...p, aboard: '', x: 23.2, y: 20, facing: 0, allowance: 8, knowsZeds: true } : p,
    ),
  });
  g.run().answer('move kenny');
  const ask = askOf(g);
  const found = places(seen(g), ask, g.w.book);
  expect(found.map((p) => p.id)).toContain('cart');
  expect(way(seen(g), ask, [23.2, 16, 0], g.w.book)?.cost).toBe(4);
  expect(sight(seen(g), 'kenny', g.w.book).find((s) => s.id === 'zed-1')).toMatchObject({
    distance: 3,
    sees: 'clear',
  });
});

test('[BDZ-T-shoot] odds beside a target are those of the rules', () => {
  const g = game({
    people: { a: { has: ['ba-pistol'], allowance: 8 } },
    zeds: { 'zed-1': { x: 18, y: 26, facing: 180 } },
    active: ['a'],
  });
  g.run().answer('fire a');
  const shown = (answer: Json) => preview(seen(g), askOf(g), answer, g.w.book);
  const all = g.asked().shape;
  const id = 'options' in all ? all.options.find((o) => o.line.key === 'aim.all')?.id : undefined;
  expect(shown(id ?? '')).toEqual([
    {
      procedure: 'shoot',
      input: { rep: 4, weapon: 'ba-pistol', shots: 2, target: { kind: 'zombie' } },
      on: 'zed-1',
    },
  ]);
  expect(shown('nobody')).toEqual([]);
  expect(bdz.procedures.find((p) => p.id === 'shoot')).toBeDefined();
});

test('[BDZ-day-plan] [BDZ-D-c96] the plan says of each place what the character knows of it, and no more', () => {
  const of = {
    step: 'plan' as const,
    family: [relative('spouse', 'adult', 'spouse-work'), relative('child', 'little', 'away')],
    parked: [{ kind: 'sedan' as const, fuel: 4 }],
  };
  const known = (
    place: DayPlace,
    more: Partial<DayOne> = {},
    options: { readonly [id: string]: string } = {},
  ) => {
    const g = dayOne({ of: { ...of, ...more }, options });
    const ask = { code: 'day-plan' } as AskView;
    return EVENING.gist?.(seen(g), ask, place, g.w.book)?.line;
  };
  expect(known('spouse-work')).toMatchObject({
    key: 'gist.day-who',
    values: { who: [{ noun: 'family.spouse' }] },
  });
  expect(known('home')?.key).toBe('gist.day-home-stores');
  expect(known('home', { home: { goods: {}, guns: [], melee: [], reached: true } })?.key).toBe(
    'gist.day-home',
  );
  expect(known('vehicle')).toMatchObject({ values: { what: [{ noun: 'some-vehicle.sedan' }] } });
  expect(known('super')?.key).toBe('gist.day-goods');
  expect(known('super', {}, { 'day-found': 'search-only' })?.key).toBe('gist.day-unknown');
  for (const place of ['military', 'police', 'bank'] as const)
    expect(known(place)?.key).toBe('gist.day-unknown');
});

test('[BDZ-D-c98] what is played for on Day One says how large crowds are, and that smaller ones can be had', () => {
  const crowds = (crowd: string) => {
    const g = dayOne({ of: { step: 'plan' }, options: { 'day-crowd': crowd } });
    const comes = EVENING.brief?.(seen(g), g.w.book)?.comes ?? [];
    return comes.map(({ line }) => line.key).filter((key) => key.startsWith('brief.day-crowd'));
  };
  expect(crowds('printed')).toEqual(['brief.day-crowd', 'brief.day-crowd-printed']);
  expect(crowds('press')).toEqual(['brief.day-crowd', 'brief.day-crowd-press']);
  expect(crowds('none')).toEqual([]);
});

test('[BDZ-star-freewill] [BDZ-wounded-duck] numbers of dice with the same result say how they differ, if they do', () => {
  const ask = (...results: readonly string[]) =>
    ({
      code: 'free-will',
      shape: {
        kind: 'choose',
        options: [
          ...results.map((result, i) => ({ id: `${2 - i}`, line: { key: `free-will.${result}` } })),
          { id: 'roll', line: { key: 'free-will.roll' } },
        ],
      },
    }) as unknown as AskView;
  const g = printed('crossroads', ['star-1']);
  const said = (of: AskView) =>
    ['2', '1', '0', 'roll'].map((id) => EVENING.gist?.(seen(g), of, id, g.w.book)?.line);
  const keys = (of: AskView) => said(of).map((line) => line?.key);
  expect(keys(ask('carry-on', 'halt', 'retire'))).toEqual([undefined, undefined, undefined, undefined]);
  expect(said(ask('carry-on', 'halt', 'halt')).slice(1, 3)).toEqual([
    { key: 'gist.same', values: { dice: 0 } },
    { key: 'gist.same', values: { dice: 1 } },
  ]);
  expect(keys(ask('fire', 'duck-back', 'duck-back')).slice(1, 3)).toEqual([
    'gist.ducks-with',
    'gist.ducks-alone',
  ]);
  expect(keys(ask('fire', 'fire', 'retire'))).toEqual([undefined, undefined, undefined, undefined]);
});

test('[BDZ-turn-rep-threshold] where nobody has a Rep above 3 the briefing says that the dice will often let nobody act', () => {
  const slow = (id: string) => {
    const g = game({ scenario: id, printed: true });
    return EVENING.brief?.(seen(g), g.w.book)?.comes.find(({ line }) => line.key === 'brief.slow')?.line
      .values;
  };
  expect(slow('first-contact')).toEqual({ rep: 3, turns: 3 });
  expect(slow('atm-adventure')).toBeUndefined();
});
