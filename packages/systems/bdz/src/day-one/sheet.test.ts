import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { dayOne, relative } from '../testing/day.js';
import type { Game } from '../testing/game.js';

/**
 * A player with a partner at work, two children at one school and one at another, and a car that is parked elsewhere.
 */
const ANSWERS = ['work', 3, 'big', 'school-1', 'little', 'school-1', 'small', 'school-2'];
const REST = ['sedentary', 'none', 'urban', 'apartments', 'home', 'good', ['knife'], ['pistol', 'shotgun']];

function sheet(options: { readonly [id: string]: string } = {}, dice: readonly number[] = []): Game {
  return dayOne({ people: { 'star-1': { x: -1, y: -1 } }, of: { step: 'sheet' }, options, dice }).step();
}

/** The codes of the questions asked along these answers. */
function asked(g: Game, answers: readonly unknown[]): string[] {
  return answers.map((each) => {
    const [, code] = g.question().split(' ');
    g.answer(each as never);
    return code as string;
  });
}

test('[BDZ-day-who] [BDZ-T-day-questions] the questionnaire, part by part, and every question says what it is for', () => {
  const g = sheet();
  expect(g.question()).toBe('player-1 day-partner BDZ-day-who');
  const codes = asked(g, [
    ...ANSWERS,
    ...REST,
    ['suv', 'motorcycle'],
    'elsewhere',
    '2',
    'here',
    '4',
    ['cash', 'drink'],
  ]);
  g.end();
  expect([...new Set(codes)]).toEqual([
    ...[
      'day-partner',
      'day-children',
      'day-age',
      'day-child',
      'day-job',
      'day-service',
      'day-area',
      'day-dwelling',
    ],
    ...[
      'day-start',
      'day-food',
      'day-arms',
      'day-arms-home',
      'day-vehicles',
      'day-vehicle',
      'day-tank',
      'day-luxury',
    ],
  ]);
  for (const code of codes) expect(ENGLISH[`ask.${code}`]).toBeDefined();
  expect(ENGLISH['ask.day-partner']).toContain('stay on this device');
  expect(g.state.day?.family).toEqual([
    relative('spouse', 'adult', 'spouse-work'),
    relative('child-1', 'big', 'school-1'),
    relative('child-2', 'little', 'school-1'),
    relative('child-3', 'small', 'school-2'),
  ]);
  expect(g.state.day?.sheet).toEqual({
    job: 'sedentary',
    service: 'none',
    dwelling: 'apartments',
    start: 'home',
  });
  expect(g.person('star-1')).toMatchObject({ rep: 3, class: 'civilian', star: true, responder: false });
});

test('[BDZ-day-who] an only child is not called the first', () => {
  const g = sheet();
  g.answer('none', 1);
  expect(g.asks()[0]?.values).toEqual({ child: { noun: 'family.child', count: 1 } });
});

test('[BDZ-react-zed] [BDZ-D-c48] fire fighters and those of an ambulance are first responders, with the Rep of their shape', () => {
  const works = (service: string) => {
    const g = sheet();
    const answers: unknown[] = [...ANSWERS, ...REST, [], []];
    answers[answers.lastIndexOf('none')] = service;
    g.answer(...(answers as never[])).end();
    const { rep, class: tests, responder } = g.person('star-1');
    return [rep, tests, responder];
  };
  expect([works('rescue'), works('police'), works('none')]).toEqual([
    [3, 'civilian', true],
    [4, 'military', true],
    [3, 'civilian', false],
  ]);
});

test('[BDZ-day-home-area] where one lives is where it all takes place', () => {
  const g = sheet();
  g.answer(...(ANSWERS as never[]), ...(REST as never[]), [], []).end();
  expect(g.state.campaign?.places.map((p) => p.area)).toEqual(['urban']);
});

test('[BDZ-day-weapons] [BDZ-D-c97] what is on the person is carried, and all else lies at home', () => {
  const g = sheet();
  g.answer(...(ANSWERS as never[]), ...(REST as never[]), [], ['cash']).end();
  expect(g.person('star-1')).toMatchObject({ guns: [], melee: 'knife' });
  expect(g.state.day?.home).toMatchObject({ guns: ['pistol', 'shotgun'], melee: [], reached: false });
  expect(g.state.campaign?.goods).toEqual({});
});

test('[BDZ-day-food] a unit for each of the family where there is a good supply, half of it rounded up where there is not', () => {
  const food = (supply: string) => {
    const g = sheet();
    g.answer(
      ...(ANSWERS as never[]),
      ...(REST.map((each) => (each === 'good' ? supply : each)) as never[]),
      [],
      [],
    );
    return g.end().state.day?.home.goods;
  };
  expect([food('good'), food('less')]).toEqual([{ food: 5 }, { food: 3 }]);
});

test('[BDZ-D-c72] ages are offered from the youngest to the oldest', () => {
  const g = sheet().answer('none', 1);
  expect(g.options()).toEqual(['small', 'little', 'big']);
});

test('[BDZ-day-luxury] [BDZ-D-c49] a unit for each kind of luxury, five at most', () => {
  const g = sheet();
  g.answer(...(ANSWERS as never[]), ...(REST as never[]), []);
  expect(g.options()).toEqual(['tobacco', 'drink', 'cash', 'jewels', 'other']);
  g.answer([...g.options()]).end();
  expect(g.state.day?.home.goods.luxury).toBe(5);
});

test('[BDZ-day-vehicles] [BDZ-day-fuel-full] those at hand go along, the others have to be fetched, each with its fuel', () => {
  const g = sheet();
  const given = [...ANSWERS, ...REST, ['motorcycle', 'suv'], 'here', '4', 'elsewhere', '2', []];
  g.answer(...(given as never[])).end();
  const kinds = g.state.vehicles.map((v) => [v.kind, v.fuel, v.keys, v.x]);
  expect(kinds).toEqual([['motorcycle', 1, 'at-hand', -1]]);
  expect(g.state.day?.parked).toEqual([{ kind: 'suv', fuel: 3 }]);
});

test('[BDZ-D-c5] [BDZ-day-vehicles] an RV of the household is rolled for: small on 1 to 3, large on 4 to 6', () => {
  const rv = (at: 'here' | 'elsewhere', die: number) => {
    const g = sheet({}, [die]);
    g.answer(...([...ANSWERS, ...REST, ['rv'], at, '4', []] as never[]))
      .end()
      .done();
    return at === 'here' ? g.state.vehicles[0]?.large : g.state.day?.parked[0]?.large;
  };
  expect([rv('here', 3), rv('here', 4), rv('elsewhere', 3), rv('elsewhere', 4)]).toEqual([
    false,
    true,
    undefined,
    true,
  ]);
});

test('[BDZ-D-c97] a Star with two attributes of his choice, where the table has them', () => {
  const g = sheet({ attributes: 'with' });
  g.answer(...(ANSWERS as never[]), ...(REST as never[]), [], []);
  expect(g.question()).toBe('player-1 attributes BDZ-attr-star');
  g.answer(['agile', 'slow']).end();
  expect(g.person('star-1').attributes).toEqual(['agile', 'slow']);
});

describe('the plan', () => {
  const family = [relative('spouse', 'adult', 'spouse-work'), relative('child-1', 'big', 'school-1')];

  test('[BDZ-day-plan] up to ten locations in order; each school by itself, and none where nobody is', () => {
    const g = dayOne({ of: { step: 'plan', family, parked: [{ kind: 'suv', fuel: 3 }] } }).step();
    expect(g.question()).toBe('player-1 day-plan BDZ-day-plan');
    expect(g.asked().values).toEqual({ n: 1, plan: { noun: 'day-plan.nothing', count: 1 } });
    const all = [
      'spouse-work',
      'work',
      'school-1',
      'military',
      'police',
      'home',
      'box',
      'super',
      'vehicle',
      'bank',
    ];
    expect(g.options()).toEqual(all);
    g.answer('home');
    expect(g.asked().values).toEqual({ n: 2, plan: [{ noun: 'place.home', count: 1 }] });
    expect(g.options()).toEqual([...all.filter((each) => each !== 'home'), 'done']);
    g.answer('work', 'done').end();
    expect(g.state.day?.plan).toEqual(['home', 'work']);
    const two = [relative('a', 'big', 'school-1'), relative('b', 'big', 'school-2')];
    const many = dayOne({
      of: { step: 'plan', family: [...family, ...two], parked: [{ kind: 'suv', fuel: 3 }] },
    }).step();
    for (let i = 0; i < 10; i++) many.answer(many.options()[0] as string);
    expect(many.end().state.day?.plan).toHaveLength(10);
  });

  test('[BDZ-day-plan] the order may be changed whenever one sets out', () => {
    const g = dayOne({ of: { plan: ['home', 'bank'] } }).step();
    expect(g.options()).toEqual(['go', 'change', 'end']);
    g.answer('change', 'bank', 'done').end();
    expect(g.state.day?.plan).toEqual(['bank']);
  });

  test('[BDZ-D-c100] again unless it is over', () => {
    const g = dayOne({ of: { step: 'plan', over: ['work', 'box'], visits: 2 } }).step();
    expect(g.options()).toEqual(['military', 'police', 'home', 'super', 'bank']);
  });
});

describe('getting there', () => {
  const goes = (dice: readonly number[], more: Parameters<typeof dayOne>[0] = {}) => {
    const g = dayOne({
      people: { 'star-1': { x: -1, y: -1 } },
      of: { plan: ['home'] },
      dice,
      ...more,
    }).step();
    g.answer('go').end().done();
    return g;
  };
  const CAR = {
    vehicles: { 'own-suv-1': { kind: 'suv', x: -1, y: -1, fuel: 3, keys: 'at-hand' } },
    state: { campaign: { vehicles: ['own-suv-1'] } as never },
  } as const;

  test('[BDZ-day-getting-there] [BDZ-D-c50] [BDZ-D-c99] on foot: late by one and by two for this location alone', () => {
    expect(goes([3, 3]).state.day).toMatchObject({ visits: 1, late: 0 });
    expect(goes([3, 4]).state.day).toMatchObject({ visits: 1, late: 1 });
    expect(goes([4, 4], { of: { plan: ['bank'], visits: 2, late: 2 } }).state.day).toMatchObject({
      visits: 3,
      late: 2,
    });
  });

  test('[BDZ-day-getting-there] in a vehicle one passed is enough while Rep is above the number of the location', () => {
    expect(goes([3, 4], CAR).state.day).toMatchObject({ visits: 1, late: 0 });
    expect(goes([3, 4], { ...CAR, of: { plan: ['home'], visits: 1 } }).state.day).toMatchObject({
      visits: 2,
      late: 0,
    });
    expect(goes([3, 4], { ...CAR, of: { plan: ['home'], visits: 2 } }).state.day).toMatchObject({
      visits: 3,
      late: 1,
    });
    expect(goes([4, 4], CAR).state.day).toMatchObject({ late: 1 });
    expect(goes([4, 4], CAR).facts('day-set-out')).toMatchObject([{ how: 'vehicle' }]);
  });

  test('[BDZ-day-vehicles] on foot where no vehicle goes', () => {
    const empty = { vehicles: { 'own-suv-1': { ...CAR.vehicles['own-suv-1'], fuel: 0 } }, state: CAR.state };
    expect(goes([4, 4], empty).state.day).toMatchObject({ late: 2 });
    const disabled = { ...CAR.vehicles['own-suv-1'], condition: 'disabled' } as const;
    expect(goes([4, 4], { ...CAR, vehicles: { 'own-suv-1': disabled } }).state.day).toMatchObject({
      late: 2,
    });
    // Nor where it has no seat for everybody.
    const ride = (...others: readonly string[]) => {
      const bike = { ...CAR.vehicles['own-suv-1'], kind: 'motorcycle' } as const;
      const g = goes([4, 4], {
        people: Object.fromEntries(['star-1', ...others].map((id) => [id, { x: -1, y: -1 }])),
        vehicles: { 'own-suv-1': bike },
        state: CAR.state,
        of: { plan: ['bank'], family: others.map((id) => relative(id, 'big', 'with', id)) },
      });
      return g.facts('day-set-out').map((f) => f.how);
    };
    expect([ride('p-1'), ride('p-1', 'p-2')]).toEqual([['vehicle'], ['foot']]);
  });

  test('[BDZ-D-c71] no roll where one is as the day begins', () => {
    const sheet = { job: 'between', service: 'none', dwelling: 'house', start: 'home' } as const;
    expect(goes([], { of: { plan: ['home'], sheet } }).facts('day-set-out')).toMatchObject([
      { how: 'there', late: 0 },
    ]);
    goes([1, 1], { of: { plan: ['home'], sheet, visits: 1 } });
    goes([1, 1], { of: { plan: ['bank'], sheet } });
  });
});

test('[BDZ-day-weapons] weapons taken along from home are gone from there, each once, and empty hands hold the first of them', () => {
  const g = dayOne({
    people: { 'star-1': {}, 'p-1': { guns: [{ gun: 'shotgun', empty: false }], hand: [0] }, 'p-2': {} },
  });
  const home = { goods: {}, guns: ['pistol', 'shotgun', 'pistol'], melee: ['knife', 'two-handed', 'knife'] };
  Object.assign(g.w.s.day ?? {}, { home: { ...home, reached: true } });
  const takes = (who: string, melee: readonly 'knife'[], guns: readonly 'pistol'[] = ['pistol']) =>
    g.w.happen({ is: 'day-armed', cause: 'BDZ-day-weapons', who, guns, melee, home: true });
  takes('star-1', ['knife']);
  expect(g.state.day?.home).toMatchObject({ guns: ['shotgun', 'pistol'], melee: ['two-handed', 'knife'] });
  expect(g.person('star-1')).toMatchObject({
    hand: [0],
    guns: [{ gun: 'pistol' }],
    melee: 'knife',
    more: [],
  });
  takes('p-1', []);
  expect(g.person('p-1')).toMatchObject({ hand: [0], guns: [{ gun: 'shotgun' }, { gun: 'pistol' }] });
  expect(g.state.day?.home).toMatchObject({ guns: ['shotgun'], melee: ['two-handed', 'knife'] });
  takes('p-2', ['knife'], []);
  expect(g.person('p-2')).toMatchObject({ hand: [], guns: [], melee: 'knife' });
});
