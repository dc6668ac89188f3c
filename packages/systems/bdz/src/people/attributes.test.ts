import type { Roll } from '@shambles/engine';
import { describe, expect, test, vi } from 'vitest';
import { FAST } from '../actions/moving.js';
import { hasBornLeader, takeTest } from '../groups/tests.js';
import { ATTRIBUTES, type Attribute, TESTS, type Test } from '../kinds.js';
import { fight } from '../melee/melee.js';
import { duckBack, hunkerDown, retire } from '../movement/cover.js';
import { REGISTER } from '../register.js';
import { fireAll } from '../shooting/shooting.js';
import type { Person } from '../state.js';
import { ATTRIBUTE_TABLE, testDice } from '../tables/attributes.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { losesControl } from '../vehicles/control.js';
import { driverDice } from '../vehicles/driver.js';
import { starts } from '../vehicles/starting.js';
import { getsAttributes, rowOf } from './attributes.js';

const GANG = { seat: 'player-2', facing: 180, x: 18 } as const;

/** These people take a test together, for no reason in particular. */
function tests(test: Test, people: Situation['people'], dice: readonly number[]): Game {
  const g = game({ people: people ?? {}, dice });
  const who = Object.keys(people ?? {});
  return g.begin(takeTest(g.w, { test, who, rule: 'BDZ-react-how', causes: [], holds: () => false }));
}

/** How many dice a figure with these attributes passes; also checks that all the dice were used. */
function passed(test: Test, attributes: Attribute[], dice: readonly number[], more: Partial<Person> = {}) {
  const g = tests(test, { a: { attributes, ...more } }, dice);
  g.end().done();
  return g.facts('tested').find((f) => f.who === 'a')?.passed;
}

const others = (...but: readonly Test[]) => TESTS.filter((each) => !but.includes(each));

test('[BDZ-T-attributes] every row is that of the register', () => {
  const table = (REGISTER.tables ?? []).find((t) => t.id === 'BDZ-T-attributes') as unknown as {
    rows: readonly { total: number; sub: readonly number[] | null; attribute: string; name: string }[];
  };
  const mine = ATTRIBUTE_TABLE.rows.map(({ on, sub, attribute, name }) => ({
    total: on[0],
    sub: sub ?? null,
    attribute,
    name,
  }));
  expect(mine).toEqual(
    table.rows.map(({ total, sub, attribute, name }) => ({ total, sub, attribute, name })),
  );
  expect(mine.map((r) => r.attribute)).toEqual([...ATTRIBUTES]);
});

test('[BDZ-EX-attributes] [BDZ-attr-star] [BDZ-attr-grunt] a Star chooses Agile and Born Leader; an 8 and a 4 are an Athlete, an 11 is Clumsy', () => {
  const g = game({
    options: { attributes: 'with' },
    people: { billy: { star: true }, char: {}, dez: {} },
    state: { stage: 'begin', turn: 0 },
    dice: [3, 5, 4, 5, 6],
  });
  g.begin(getsAttributes(g.w, 'billy'));
  expect(g.question()).toBe('player-1 attributes BDZ-attr-star');
  expect(g.options()).toEqual([...ATTRIBUTES]);
  for (const wrong of [['agile'], ['agile', 'agile'], ['agile', 'slow', 'wuss']])
    expect(g.refused(wrong)).toBe('BDZ-attr-star');
  g.answer(['agile', 'born-leader']).end();
  for (const id of ['char', 'dez']) g.begin(getsAttributes(g.w, id)).end();
  const of = (id: string) => g.person(id).attributes;
  expect([of('billy'), of('char'), of('dez')]).toEqual([['agile', 'born-leader'], ['athlete'], ['clumsy']]);
  g.done();
});

test('[BDZ-attr-optional] players and enemies have attributes where the table says so, and nobody otherwise', () => {
  const people = { billy: {}, foe: { ...GANG, y: 30 } };
  const of = (attributes: string, dice: readonly number[]) => {
    const g = game({ options: { attributes }, people, state: { stage: 'begin', turn: 0 }, dice });
    g.step();
    return g.state.people.map((p) => p.attributes);
  };
  const zombies = Array.from({ length: 20 }, () => 1);
  expect(of('with', [1, 1, 6, 6, ...zombies])).toEqual([['born-leader'], ['nerves-of-steel']]);
  expect(of('without', zombies)).toEqual([[], []]);
});

describe('dice of a test', () => {
  test('[BDZ-attr-poser] [BDZ-D-own-dice] one die on Received Fire, the first of the two', () => {
    expect(passed('received-fire', ['poser'], [5, 1])).toBe(0);
    expect(passed('received-fire', ['poser'], [1, 5])).toBe(1);
    for (const each of others('received-fire')) expect(testDice(['poser'], each)).toBe(2);
  });

  test('[BDZ-attr-wuss] one die on Rally, Wanting To Charge and Being Charged, on foot or at the wheel', () => {
    expect(passed('rally', ['wuss'], [1, 2])).toBe(1);
    for (const each of ['wanting-to-charge', 'being-charged'] as const)
      expect(testDice(['wuss'], each)).toBe(1);
    for (const each of others('rally', 'wanting-to-charge', 'being-charged'))
      expect(testDice(['wuss'], each)).toBe(2);
    const wuss = game({ people: { a: { attributes: ['wuss'] } } }).person('a');
    for (const each of ['vehicle-charge', 'vehicle-charged'] as const) expect(driverDice(wuss, each)).toBe(1);
  });

  test('[BDZ-attr-stone-cold] [BDZ-D-own-dice] three dice on every test, the third thrown for it alone; two passed at most', () => {
    for (const each of TESTS) expect(testDice(['stone-cold'], each)).toBe(3);
    const g = tests('man-down', { a: { attributes: ['stone-cold'] }, b: { x: 19.5 } }, [5, 2, 3]);
    expect(g.facts('tested').map((f) => f.passed)).toEqual([2, 1]);
    g.done();
    expect(passed('sanity', ['stone-cold'], [1, 2, 3])).toBe(2);
  });

  test('[BDZ-attr-athlete] three dice on Fast Move', () => {
    expect(passed('fast-move', ['athlete'], [5, 6, 1])).toBe(1);
    for (const each of others('fast-move')) expect(testDice(['athlete'], each)).toBe(2);
  });

  test('[BDZ-attr-born-leader] a die more on its own tests, but for In Sight and Recover From Knock Down', () => {
    expect(passed('received-fire', ['born-leader'], [5, 2, 3])).toBe(2);
    for (const each of others('in-sight', 'recover-from-knock-down'))
      expect(testDice(['born-leader'], each)).toBe(3);
    for (const each of ['in-sight', 'recover-from-knock-down'] as const)
      expect(testDice(['born-leader'], each)).toBe(2);
    expect(testDice(['born-leader', 'stone-cold'], 'rally')).toBe(4);
  });

  test('[BDZ-attr-slow] two passed on Fast Move count as one', () => {
    expect(passed('fast-move', ['slow'], [1, 2])).toBe(1);
    expect(passed('rally', ['slow'], [1, 2])).toBe(2);
  });

  test('[BDZ-attr-slow-to-react] on In Sight its Rep is one lower', () => {
    expect(passed('in-sight', ['slow-to-react'], [4, 3])).toBe(1);
    expect(passed('man-down', ['slow-to-react'], [4, 3])).toBe(2);
  });

  test('[BDZ-attr-vanilla] it changes nothing', () => {
    for (const each of TESTS) expect(testDice(['vanilla'], each)).toBe(2);
    expect([passed('fast-move', ['vanilla'], [4, 3]), passed('in-sight', ['vanilla'], [4, 3])]).toEqual([
      2, 2,
    ]);
  });
});

test('[BDZ-attr-born-leader-aura] [BDZ-D-born-leader] friends within 4 inches do what the Born Leader does, for better or worse', () => {
  const people = {
    led: { x: 18, rep: 3, attributes: ['born-leader' as const] },
    near: { x: 23, rep: 5, class: 'military' as const },
    star: { x: 15, rep: 5, star: true },
    far: { y: 23.1, rep: 5 },
  };
  const g = tests('man-down', people, [5, 5, 6]);
  g.end().done();
  expect(g.tests()).toEqual([
    'led man-down 0 retire',
    'far man-down 2 carry-on',
    'near man-down 0 retire',
    'star man-down 0 retire',
  ]);
  expect(
    g
      .facts('tested')
      .filter((f) => f.cause === 'BDZ-attr-born-leader-aura')
      .map((f) => f.who),
  ).toEqual(['near', 'star']);
  const alone = tests('man-down', { near: people.near }, [5, 5]);
  expect(alone.tests()).toEqual(['near man-down 2 carry-on']);
});

describe('going', () => {
  const activate = (a: Partial<Person>, dice: readonly number[]) => {
    const g = game({
      people: { a: { x: 5, y: 5, rep: 3, ...a } },
      state: { stage: 'turn' },
      dice: [3, 1, ...dice],
    });
    return g.run().answer(g.options()[0] as string);
  };

  test('[BDZ-attr-dumbass] a die over its Rep: it does not act in this turn', () => {
    expect(activate({ attributes: ['dumbass'] }, [3]).state.done).toEqual([]);
    const idle = activate({ attributes: ['dumbass'], status: 'ducked' }, [4]);
    expect(idle.facts('hesitated')).toMatchObject([{ who: 'a' }]);
    expect(idle.state.done).toEqual(['a']);
    expect(idle.person('a').status).toBe('ducked');
  });

  test('[BDZ-attr-dumbass] nor when it is taken along, but it reacts as others do', () => {
    const g = game({
      people: { a: { x: 5, y: 5 }, b: { x: 12, y: 5, rep: 3, attributes: ['dumbass'] } },
      active: ['a'],
      dice: [4, 1, 2],
    });
    g.step().answer('move a').answer([9, 5]);
    expect(g.state.done).toEqual(['b']);
    g.begin(
      takeTest(g.w, { test: 'man-down', who: ['b'], rule: 'BDZ-react-how', causes: [], holds: () => false }),
    );
    expect(g.tests()).toEqual(['b man-down 2 carry-on']);
    const joined = game({
      people: { a: { x: 5, y: 5 }, b: { x: 8, y: 5, rep: 3, group: 1, attributes: ['dumbass'] } },
      active: ['a'],
      dice: [4],
    });
    joined.step().answer('join a b');
    expect(joined.state.done).toEqual(['b']);
  });

  const runs = (attributes: Attribute[], dice: readonly number[]) => {
    const g = game({ people: { a: { attributes } }, active: ['a'], dice });
    return g.begin(FAST.act(g.w, 'a', ''));
  };

  test('[BDZ-attr-clumsy] [BDZ-D-clumsy] none passed with doubles: a die of inches, and it lies there stunned', () => {
    const g = runs(['clumsy'], [5, 5, 3]);
    expect(g.question()).toBe('player-1 move BDZ-attr-clumsy');
    expect(g.refused([21.5, 18])).toBe('BDZ-attr-clumsy');
    g.answer([21, 18]).end();
    expect(g.person('a')).toMatchObject({ status: 'stunned', prone: true, x: 21 });
    for (const [attributes, dice] of [
      [['clumsy'], [5, 6]],
      [['clumsy'], [4, 4]],
      [['agile'], [5, 5]],
    ] as const)
      expect(
        runs([...attributes], dice)
          .end()
          .person('a').status,
      ).toBe('carry-on');
  });

  test('[BDZ-attr-clumsy] [BDZ-move-stand] one that lay there is on its feet when it trips', () => {
    const people = { a: { attributes: ['clumsy' as const], prone: true } };
    const g = game({ people, active: ['a'], dice: [5, 5, 3] });
    g.begin(FAST.act(g.w, 'a', ''));
    expect([g.question(), g.person('a').prone]).toEqual(['player-1 move BDZ-attr-clumsy', false]);
    g.answer([21, 18]).end();
    expect(g.person('a')).toMatchObject({ status: 'stunned', prone: true, x: 21 });
  });

  test('[BDZ-attr-clumsy] [BDZ-attr-born-leader-aura] whoever follows a Born Leader throws no doubles', () => {
    const g = game({
      people: { a: { attributes: ['clumsy'] }, led: { x: 20, attributes: ['born-leader'] } },
      active: ['a', 'led'],
      dice: [/* a Leader Die */ 6, 5, 5, 5],
    });
    g.begin(FAST.act(g.w, 'a', ''))
      .answer(['led'])
      .end();
    expect(g.tests()).toEqual(['led fast-move 0 move-1x', 'a fast-move 0 move-1x']);
    expect(g.person('a').status).toBe('carry-on');
  });

  test('[BDZ-attr-nerves] [BDZ-D-nerves] it never ducks back, but retires and hunkers down', () => {
    const low = (go: typeof duckBack) => {
      const g = game({
        people: { a: { attributes: ['nerves-of-steel'] }, foe: { ...GANG, y: 28 } },
        active: ['a'],
      });
      go(g.w, 'a', ['foe']);
      return [g.person('a').status, g.state.done.length];
    };
    expect([low(duckBack), low(hunkerDown), low(retire)]).toEqual([
      ['carry-on', 0],
      ['hunkered', 1],
      ['hunkered', 1],
    ]);
  });
});

describe('shooting', () => {
  const fires = (
    a: Partial<Person> & { readonly has: NonNullable<Situation['people']>[string]['has'] },
    dice: readonly number[],
    ...answers: readonly string[]
  ) => {
    const g = game({ people: { a: { y: 10, ...a }, foe: { ...GANG, y: 18 } }, active: ['a'], dice });
    g.begin(fireAll(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    g.answer(...answers);
    return g.facts('shots').flatMap((f) => f.shots);
  };

  test('[BDZ-attr-agile] an 8 hits after a fast move', () => {
    const fast = { fast: 2, went: 12, has: ['bolt-action-rifle'] } as const;
    expect(fires(fast, [4])).toMatchObject([{ total: 8, because: 'shooter-fast' }]);
    expect(fires({ ...fast, attributes: ['agile'] }, [4, 1])).toMatchObject([{ total: 8, result: 'hit' }]);
  });

  test('[BDZ-attr-ambidextrous] two pistols at once are not fired in haste', () => {
    const two = { hand: [0, 1], has: ['pistol', 'machine-pistol'] } as const;
    const given = { ...two, hand: [...two.hand], attributes: ['ambidextrous' as const] };
    // The second gun does not fire at a target that the first has put down.
    expect(fires(given, [4, 4, 1, 1], 'both', 'foe').map((s) => s.result)).toEqual(['hit', 'hit']);
  });

  test('[BDZ-attr-marksman] the best of two dice with a bolt action rifle, of three when prone', () => {
    const rifle = { attributes: ['marksman' as const], has: ['bolt-action-rifle'] } as const;
    const given = { ...rifle, attributes: [...rifle.attributes] };
    expect(fires(given, [2, 5, 1])).toMatchObject([{ die: 5, result: 'hit' }]);
    expect(fires({ ...given, prone: true }, [2, 3, 6, 1])).toMatchObject([{ die: 6, result: 'hit' }]);
    expect(fires({ ...given, has: ['semi-automatic-rifle'] }, [2], 'foe by 1')).toHaveLength(1);
  });

  test('[BDZ-D-marksman] two ones of them empty the rifle, and all are heard', () => {
    const g = game({
      people: {
        a: { y: 10, prone: true, attributes: ['marksman'], has: ['bolt-action-rifle'] },
        foe: { ...GANG, y: 18 },
      },
      active: ['a'],
      dice: [1, 3, 1],
    });
    g.begin(fireAll(g.w, [{ who: 'a', at: ['foe'], snap: false, why: 'active', charged: false }]));
    expect(g.facts('fired')).toMatchObject([{ dice: [3], empty: true }]);
    expect(g.facts('noise')).toMatchObject([{ shots: 3 }]);
  });

  test('[BDZ-attr-marksman] its bolt action rifle reaches 60 inches', () => {
    const reaches = (attributes: Attribute[], y: number) => {
      const g = game({
        map: { size: [36, 72] },
        people: { a: { y: 1, attributes, has: ['bolt-action-rifle'] }, foe: { ...GANG, y } },
        active: ['a'],
      });
      return g.step().options().includes('fire a');
    };
    // A base is an inch wide.
    expect([reaches(['marksman'], 62), reaches(['marksman'], 62.1)]).toEqual([true, false]);
    expect([reaches([], 50), reaches([], 50.1)]).toEqual([true, false]);
  });
});

describe('melee', () => {
  /** Dice that somebody of Rep 3 throws against a zombie. */
  const dice = (attributes: Attribute[], more: Partial<Person> = {}) => {
    const g = game({
      people: { a: { rep: 3, attributes, ...more } },
      zeds: { 'zed-1': { x: 19 } },
      state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
      dice: Array.from({ length: 9 }, () => 6),
    });
    g.begin(fight(g.w, g.state.melees)).end();
    return g.facts('rolled').find((f) => f.seat === 'player-1')?.faces[0]?.length ?? 0;
  };

  test('[BDZ-attr-brawler] a die more', () => {
    expect([dice([]), dice(['vanilla']), dice(['brawler'])]).toEqual([3, 3, 4]);
  });

  test('[BDZ-attr-runt] a die less, and never fewer than none', () => {
    expect(dice(['runt'])).toBe(2);
    // Prone: two dice fewer.
    expect(dice(['runt'], { rep: 2, prone: true })).toBe(0);
  });

  test('[BDZ-attr-knifeman] a die more with a knife, and only with one', () => {
    // A knife has a higher Impact than teeth, which is worth a die as well.
    expect([dice([], { melee: 'knife' }), dice(['knifeman'], { melee: 'knife' })]).toEqual([4, 5]);
    expect([dice(['knifeman']), dice(['knifeman'], { melee: 'one-handed' })]).toEqual([3, 4]);
  });
});

test('[BDZ-attr-transporter] three dice on Lose Control, and one more on wires', () => {
  const AT_WHEEL = { aboard: 'sedan', sits: 'wheel' } as const;
  const dice = (attributes: Attribute[], does: 'control' | 'wires') => {
    const g = game({
      people: { a: { ...AT_WHEEL, rep: 1, attributes } },
      vehicles: { sedan: { running: does === 'control', keys: 'none', found: true } },
      dice: [2, 3, 4, 5],
    });
    g.begin(
      does === 'control' ? losesControl(g.w, 'sedan', { bash: true }) : starts(g.w, 'a', 'sedan'),
    ).end();
    return g.facts('rolled')[0]?.faces[0]?.length;
  };
  expect([dice(['transporter'], 'control'), dice(['vanilla'], 'control')]).toEqual([3, 2]);
  expect([dice(['transporter'], 'wires'), dice(['vanilla'], 'wires')]).toEqual([3, 2]);
});

test('[BDZ-attr-born-leader-aura] a Born Leader of its own side within 4 inches, on the table, and not itself', () => {
  const led = (b: Partial<Person>, a: Partial<Person> = {}) => {
    const g = game({ people: { a: { x: 18, ...a }, b: { x: 23, attributes: ['born-leader'], ...b } } });
    return hasBornLeader(g.w, g.person('a'));
  };
  expect([led({}), led({ x: 23.001 }), led({ x: -1, y: -1 })]).toEqual([true, false, false]);
  expect([
    led({ seat: 'player-2' }),
    led({ attributes: [] }),
    led({ attributes: [] }, { attributes: ['born-leader'] }),
  ]).toEqual([false, false, false]);
});

test('[BDZ-dice-possibilities] whoever throws is told what each face leads to', () => {
  const meant = (total: number) => {
    const g = game({ people: { a: {} } });
    const dice = { roll: vi.fn(() => undefined), draw: () => undefined };
    const called = (row: { readonly attribute: Attribute }) => ({ noun: row.attribute, count: 1 });
    const w = Object.assign(Object.create(g.w), { dice });
    rowOf(w, ATTRIBUTE_TABLE, total, g.person('a'), called).next();
    return (dice.roll.mock.calls as unknown as [Roll][])[0]?.[0].means?.map((line) => line.values);
  };
  const what = (noun: string) => ({ noun, count: 1 });
  expect(meant(6)).toEqual([
    { faces: '1 to 4', what: what('brawler') },
    { faces: '5 to 6', what: what('ambidextrous') },
  ]);
  expect(meant(5)).toBeUndefined();
});
