import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { checkState } from '../check.js';
import { groupsOn } from '../groups/groups.js';
import { takeTest } from '../groups/tests.js';
import { bdz } from '../index.js';
import { CLASSES, type Class, TESTS, type Test } from '../kinds.js';
import { SCENARIOS } from '../scenarios/scenarios.js';
import { emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import { fireAll } from '../shooting/shooting.js';
import type { Person } from '../state.js';
import { type Game, game } from '../testing/game.js';
import { divides, setOut } from './start.js';

/** The Stars of one player or two are about to gather their bands. */
const bands = (...stars: readonly string[]): Game => {
  const people = Object.fromEntries(
    stars.map((id) => [id, { star: true, seat: id === 'star-2' ? 'player-2' : 'player-1' }]),
  );
  const g = game({ scenario: 'bands', people, state: { stage: 'begin' } });
  return g.begin(setOut(g.w));
};

test('[BDZ-class-start] [BDZ-class-free-start] [BDZ-char-star] a Star is a civilian of Rep 5, or of Rep 3, or begins in another class', () => {
  const g = bands('star-1');
  expect(g.question()).toBe('player-1 start BDZ-class-start');
  expect(g.options()).toEqual(['civilian 5', 'civilian 3', 'military 5', 'ganger 5', 'survivor 5']);
  const as = (start: string) => bands('star-1').answer(start, 'pistol');
  expect(as('civilian 3').person('star-1')).toMatchObject({ class: 'civilian', rep: 3 });
  expect(as('military 5').person('star-1')).toMatchObject({ class: 'military', rep: 5 });
  expect(as('civilian 5').facts('starts')).toMatchObject([{ cause: 'BDZ-class-start' }]);
  expect(as('ganger 5').facts('starts')).toMatchObject([{ cause: 'BDZ-class-free-start' }]);
});

test('[BDZ-weapon-start-one] it has one weapon, of its choice', () => {
  const g = bands('star-1').answer('survivor 5');
  expect(g.question()).toBe('player-1 weapon BDZ-weapon-carried');
  const { options } = g.asked().shape as unknown as {
    options: { id: string; line: { key: string; values: object } }[];
  };
  expect(options.find((o) => o.id === 'assault-rifle')?.line).toMatchObject({
    key: 'weapon.gun',
    values: { range: 48, dice: '1 or 3', impact: 3 },
  });
  expect(options.find((o) => o.id === 'knife')?.line.key).toBe('weapon');
  g.answer('shotgun');
  expect(g.person('star-1')).toMatchObject({ guns: [{ gun: 'shotgun' }], hand: [0], melee: 'unarmed' });
});

test('[BDZ-char-star] each Star of a player gathers a band', () => {
  const g = bands('star-1', 'star-3').answer('civilian 5', 'pistol', 0);
  expect(g.question()).toBe('player-1 start BDZ-class-start');
  g.answer('ganger 5', 'pistol', 0);
  expect(g.state.people.map((p) => p.class)).toEqual(['civilian', 'ganger']);
});

test('[BDZ-group-start] a side is divided into groups of one or more, and each hangs together by itself', () => {
  const people = { a: { x: 10 }, b: { x: 12 }, c: { x: 14, y: 19.5 }, d: { x: 16 } };
  const g = game({ people });
  g.begin(divides(g.w, 'player-1'));
  expect(g.question()).toBe('player-1 group BDZ-group-start');
  expect(g.options()).toEqual(['b', 'c', 'd']);
  g.answer(['c']);
  expect(g.options()).toEqual(['d']);
  g.answer([]).end();
  const groups = () => groupsOn(g.w, 'player-1').map((group) => group.map((p) => p.id).join(''));
  expect(groups().sort()).toEqual(['ac', 'b', 'd']);
  const whole = game({ people });
  whole.begin(divides(whole.w, 'player-1')).answer(['b', 'c', 'd']).end();
  expect(groupsOn(whole.w, 'player-1')).toHaveLength(1);
  expect(whole.facts('regrouped')).toEqual([]);
  // Nothing is recorded of somebody alone.
  const alone = game({ people: { a: {} } });
  expect(alone.begin(divides(alone.w, 'player-1')).w.facts).toEqual([]);
});

test('[BDZ-group-start] [BDZ-list-recruit] where all stand there already nobody is recruited, and each side is divided', () => {
  const foe = { seat: 'player-2', y: 30 };
  const people = { a: { star: true }, b: { x: 16 }, c: { ...foe }, d: { ...foe, x: 16 } };
  const g = game({ people, state: { stage: 'begin' } });
  g.begin(setOut(g.w));
  expect(g.question()).toBe('player-1 group BDZ-group-start');
  expect(g.answer(['b']).question()).toBe('player-2 group BDZ-group-start');
  g.answer([]).end();
  expect(g.state.people.map((p) => p.group)).toEqual([0, 0, 0, 1]);
});

test('[BDZ-list-size-advice] ready-made sides are of one to three, with a spread of Reps', () => {
  for (const { people, gathers } of SCENARIOS.filter((s) => !s.goal && !s.lives)) {
    for (const side of new Set(people.map((p) => p.side))) {
      const reps = people.filter((p) => p.side === side).map((p) => p.rep);
      expect(reps.length).toBeLessThanOrEqual(3);
      if (!gathers) expect(new Set(reps).size).toBeGreaterThan(1);
    }
  }
});

test('[BDZ-char-defined] everybody is a Star or not, of a class and a Rep, with attributes, weapons and armour', () => {
  const {
    state,
    w: { book },
  } = game({ people: { a: {} } });
  expect(checkState(state, book)).toBeUndefined();
  for (const property of ['star', 'class', 'rep', 'attributes', 'guns', 'melee', 'armoured'] as const) {
    const { [property]: _, ...less } = state.people[0] as Person;
    expect(checkState({ ...state, people: [less as Person] }, book), property).toContain(property);
  }
});

describe('Stars and Grunts', () => {
  const dies = (star: boolean, rep: number) => {
    const g = game({ people: { a: { rep: 5, star }, foe: { seat: 'player-2', x: 20 } } });
    return g.begin(hurt(g.w, 'a', 'dead', { by: 'foe', rep, zombie: false }, emptyCall()));
  };
  const takes = (star: boolean, which: Test = 'received-fire') => {
    const g = game({ people: { a: { rep: 5, star } }, dice: [6, 6] });
    const shared = { rule: 'BDZ-react-how', causes: [], holds: () => false } as const;
    return g.begin(takeTest(g.w, { test: which, who: ['a'], ...shared }));
  };

  test('[BDZ-star-advantages] [BDZ-char-star] a Star is larger than life, cheats death and has a free will', () => {
    expect(dies(true, 4).person('a').status).toBe('out');
    expect(dies(true, 5).question()).toBe('player-1 cheat-death BDZ-star-cheat');
    expect(takes(true).question()).toBe('player-1 free-will BDZ-star-freewill');
  });

  test('[BDZ-star-cheat-rep] [BDZ-star-cheat] the price of cheating death is told beforehand, and is what it costs', () => {
    expect(ENGLISH['cheat-death.yes']).toBe('Cheat death, and lose 1 Rep');
    expect(dies(true, 5).answer(true).person('a').rep).toBe(4);
  });

  test('[BDZ-star-freewill] [BDZ-D-freewill-mandown] on six tests a Star chooses, on the others it throws', () => {
    const chooses = TESTS.filter((each) => takes(true, each).question() !== 'over');
    expect(chooses.sort()).toEqual([
      'being-charged',
      'leader-lost',
      'man-down',
      'rally',
      'received-fire',
      'wanting-to-charge',
    ]);
  });

  test('[BDZ-star-advantages] [BDZ-char-grunt] a Grunt has none of that: the dice say what it does', () => {
    expect(dies(false, 4).end().person('a').status).toBe('dead');
    expect(takes(false).end().tests()).toEqual(['a received-fire 0 retire']);
  });
});

test('[BDZ-class-four] [BDZ-class-civilian] [BDZ-class-ganger] [BDZ-class-military] [BDZ-class-survivor] in one group each reads the card of its class', () => {
  const people = Object.fromEntries(CLASSES.map((c, i) => [c, { class: c as Class, x: 12 + 2 * i }]));
  const throws = (test: 'in-sight' | 'leader-lost', dice: readonly number[]) => {
    const g = game({ people, dice });
    const shared = { rule: 'BDZ-react-how', causes: [], holds: () => false } as const;
    g.begin(takeTest(g.w, { test, who: [...CLASSES], ...shared }))
      .end()
      .done();
    return g.facts('tested').map((f) => f.result);
  };
  expect(throws('in-sight', [1, 1])).toEqual(['snap-fire', 'fire', 'fire', 'fire']);
  expect(throws('leader-lost', [1, 6])).toEqual([
    'leader-next-active',
    'leader-next-active',
    'leader-now',
    'leader-next-active',
  ]);
  expect(throws('leader-lost', [1, 2])).toEqual([
    'leader-next-active',
    'leader-next-active',
    'leader-now',
    'leader-now',
  ]);
});

test('[BDZ-rep-meaning] Rep is passed by its score or less, and added to each die of a shot', () => {
  const of = (rep: number) => {
    const people = { a: { rep, y: 10, has: ['pistol'] as const }, foe: { seat: 'player-2', x: 18, y: 18 } };
    const g = game({ people, dice: [3, 4, 1, 1] });
    const shared = { rule: 'BDZ-react-how', causes: [], holds: () => false } as const;
    g.begin(takeTest(g.w, { test: 'man-down', who: ['a'], ...shared }));
    g.begin(fireAll(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    g.answer('foe');
    return [g.facts('tested')[0]?.passed, ...(g.facts('shots')[0]?.shots ?? []).map((s) => s.total)];
  };
  expect([of(2), of(3), of(4)]).toEqual([
    [0, 3, 3],
    [1, 4, 4],
    [2, 5, 5],
  ]);
  const g = game({ people: { a: {} } });
  const fault = (rep: number) => checkState({ ...g.state, people: [{ ...g.person('a'), rep }] }, g.w.book);
  expect([fault(0) !== undefined, fault(1), fault(6)]).toEqual([true, undefined, undefined]);
});

test('[BDZ-equip-table] ready-made tables are of 48 by 48 inches at least', () => {
  for (const { id } of SCENARIOS) {
    const { size } = bdz.book({ scenario: id, options: {} }).ground.map;
    expect(Math.min(...size)).toBeGreaterThanOrEqual(48);
  }
});

test('[BDZ-equip-table] a table put right by hand has to hang together: hands, wheels, and who or what is still to test or roll', () => {
  const g = game({
    people: {
      a: { has: ['pistol'] },
      b: { aboard: 'car', sits: 'wheel' },
      c: { aboard: 'car', sits: 'front' },
    },
    vehicles: { car: { x: 8, y: 8 } },
  });
  const fault = (more: object, change: { [id: string]: object } = {}) => {
    const people = g.state.people.map((p) => ({ ...p, ...change[p.id] }));
    return checkState({ ...g.state, people, ...more }, g.w.book);
  };
  expect(fault({})).toBeUndefined();
  expect(fault({}, { a: { hand: [1] } })).toBe('a: hand: holds what it does not carry.');
  expect(fault({}, { c: { sits: 'wheel' } })).toBe('car: two sit at the wheel.');
  expect(fault({}, { c: { x: 9 } })).toBe('c is not where car is.');
  expect(fault({}, { c: { aboard: 'van' } })).toBe('c: there is no vehicle van.');
  const there = 'owing and adrift: must be of those who are there.';
  const owed = (driver: string) => fault({ owing: [{ driver, what: 'away', causes: [] }] });
  expect([owed('b'), owed('nobody')]).toEqual([undefined, there]);
  const adrift = (vehicle: string) => fault({ adrift: [{ vehicle, rep: 4 }] });
  expect([adrift('car'), adrift('van')]).toEqual([undefined, there]);
});
