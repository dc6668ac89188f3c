import { describe, expect, test } from 'vitest';
import { inGroups, takeTest } from '../groups/tests.js';
import { CLASSES, TESTS } from '../kinds.js';
import { charge } from '../melee/charge.js';
import { REGISTER } from '../register.js';
import { type Call, emptyCall } from '../shooting/call.js';
import { hurt } from '../shooting/damage.js';
import type { Person } from '../state.js';
import { cellOf } from '../tables/reactions.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { holds } from './cases.js';
import { exchange, settle } from './exchange.js';
import { inSight } from './in-sight.js';

const GANG = { seat: 'player-2', facing: 180, x: 18 } as const;
const BILLY = { x: 18, y: 10, rep: 5, star: true, has: ['ba-pistol'] } as const;

/** The figures in `by` have missed the target; settles the test owed for that. */
function missed(given: Situation, target: string, by: readonly string[], rank = 1): Game {
  const g = game(given);
  const call: Call = { missed: [{ target, by: [...by], rank, impact: 1 }], down: [] };
  return g.begin(settle(g.w, call));
}

const test2 = (
  g: Game,
  test: 'received-fire' | 'man-down' | 'wanting-to-charge' | 'rally',
  who: readonly string[],
) =>
  g.begin(
    takeTest(g.w, {
      test,
      who,
      rule: 'BDZ-react-how',
      causes: [],
      holds: (p, c, dice) => holds(g.w, p, c, { causes: [] }, dice),
    }),
  );

test('[BDZ-T-react-survivor] [BDZ-T-react-military] [BDZ-T-react-civilian] [BDZ-T-react-ganger] every cell is that of the register', () => {
  const words: { readonly [word: string]: string } = {
    in_cover: 'in-cover',
    charger: 'charger',
    retrieving_wounded: 'retrieving-wounded',
    outgunned: 'outgunned',
    zombie_over_6in: 'zombie-over-6in',
    cannot_shoot: 'cannot-shoot',
    can_fire: 'can-fire',
    charged_rear: 'charged-rear',
    no_friend_carrying_on_4in: 'nobody-carries-on-near',
    protected: 'protected',
    doubles: 'doubles',
    move_2x: 'move-2x',
    move_1_5x: 'move-1.5x',
    move_1x: 'move-1x',
    remain_in_place: 'stay',
    hold_fire: 'hold-fire',
    no_fire: 'no-fire',
    fire: 'fire',
    snap_fire: 'snap-fire',
    duck_back: 'duck-back',
    halt: 'halt',
    retire: 'retire',
    carry_on: 'carry-on',
    charge: 'charge',
    melee: 'melee',
    stunned: 'stunned',
    out_of_fight: 'out',
    obviously_dead: 'dead',
    hunker_down: 'hunker-down',
    count_as_pass1: 'count-as-1',
    'halt no_fire': 'halt',
    'fire melee': 'fire-and-melee',
    'snap_fire melee': 'snap-fire-and-melee',
    'no_fire melee': 'melee',
    'no_fire melee_rear': 'melee-rear',
    'carry_on leader_now': 'leader-now',
    'halt leader_next_active': 'leader-next-active',
    'zombie_charges take_being_charged': 'zombie-charges',
    'zombie_charges_into_melee zombie_plus_2d6': 'zombie-in-melee',
    'carry_on never_test_again': 'never-again',
    'duck_back take_sanity': 'duck-back-and-sanity',
    'retire take_sanity': 'retire-and-sanity',
    'stunned feast_again_when_called': 'stunned',
    'hunker_down feast_again_when_called': 'hunker-down',
    'hunker_down never_rally': 'never-rally',
  };
  type Row = { readonly test: string } & {
    readonly [pass: string]: readonly { if: string; do: readonly string[] }[];
  };
  for (const c of CLASSES) {
    const table = (REGISTER.tables ?? []).find((t) => t.id === `BDZ-T-react-${c}`) as unknown as {
      rows: readonly Row[];
    };
    expect(table.rows.map((r) => r.test).sort()).toEqual([...TESTS].sort());
    for (const row of table.rows)
      for (const passed of [2, 1, 0] as const) {
        const printed = (row[`pass${passed}`] ?? []).map((e) => ({
          ...(e.if !== 'any' && { if: words[e.if] ?? e.if }),
          do: words[e.do.join(' ')] ?? e.do.join(' '),
        }));
        expect(cellOf(c, row.test as (typeof TESTS)[number], passed), `${c} ${row.test} ${passed}`).toEqual(
          printed,
        );
      }
  }
});

test('[BDZ-EX-dice-passing] [BDZ-dice-passing] Rep 4 rolls 1 and 5: one passed', () => {
  const g = test2(game({ people: { joe: {} }, dice: [1, 5] }), 'received-fire', ['joe']);
  expect(g.facts('tested')).toMatchObject([{ passed: 1 }]);
});

test('[BDZ-EX-leader-die] [BDZ-leader-die] [BDZ-dice-passing-cap] a 3 on the Leader Die, then 3 and 6: two passed by all', () => {
  const g = game({
    people: {
      led: { x: 18, y: 12, class: 'military' },
      a: { x: 17, class: 'military', y: 10 },
      b: { x: 19, y: 10, class: 'military' },
    },
    dice: [3, 3, 6],
  });
  test2(g, 'wanting-to-charge', ['led', 'a', 'b']);
  expect(g.tests()).toEqual(['led', 'a', 'b'].map((id) => `${id} wanting-to-charge 2 charge`));
  g.done();
});

test('[BDZ-leader-front] [BDZ-D-leader-front] [BDZ-D-leader-die-alone] no die for a Leader behind the others, nor for one alone', () => {
  const behind = missed(
    {
      people: {
        a: { x: 18, y: 10, rep: 5 },
        b: { x: 18, y: 12, has: ['ba-pistol'] },
        foe: { ...GANG, y: 20, has: ['pistol'] },
      },
      dice: [6, 6],
    },
    'b',
    ['foe'],
  );
  expect(behind.facts('leader-die')).toEqual([]);
  const alone = missed({ people: { b: { y: 12 }, foe: { ...GANG, y: 20 } }, dice: [6, 6] }, 'b', ['foe']);
  expect(alone.facts('leader-die')).toEqual([]);
});

test('[BDZ-EX-received-fire-group] [BDZ-react-received-fire] three take it on one throw of three dice', () => {
  const g = missed(
    {
      people: {
        billy: { ...BILLY, star: false, y: 12 },
        char: { x: 16, y: 10, rep: 3, has: ['pistol'] },
        dez: { x: 20, y: 10, has: ['pistol'] },
        foe: { ...GANG, y: 30, has: ['pistol'] },
      },
      dice: [4, 5, 6],
    },
    'billy',
    ['foe'],
  );
  expect(g.facts('leader-die')).toMatchObject([{ who: 'billy', passed: true }]);
  expect(g.facts('tested').map((f) => [f.who, f.passed])).toEqual([
    ['billy', 2],
    ['char', 1],
    ['dez', 1],
  ]);
  g.done();
});

test('[BDZ-EX-star-freewill] [BDZ-star-freewill] a Star chooses two passed, without dice, and returns fire', () => {
  const g = missed({ people: { billy: BILLY, foe: { ...GANG, y: 18 } }, dice: [6, 6, 2, 2] }, 'billy', [
    'foe',
  ]);
  expect(g.question()).toBe('player-1 free-will BDZ-star-freewill');
  expect(g.asked().values?.tests).toMatchObject([{ noun: 'test.received-fire' }]);
  g.answer('2');
  expect(g.question()).toBe('player-1 aim BDZ-shoot-declare');
  g.answer('foe').end();
  expect(g.person('foe').status).toBe('out');
});

test('[BDZ-EX-outgunned-ammo] [BDZ-shoot-outgunned] [BDZ-D-star-no-ammo] an empty assault rifle does not answer: duck back', () => {
  const g = missed(
    {
      people: {
        billy: { ...BILLY, guns: [{ gun: 'assault-rifle', empty: true }], has: ['assault-rifle'] },
        slag: { ...GANG, y: 20, has: ['semi-automatic-rifle'] },
      },
    },
    'billy',
    ['slag'],
    2,
  );
  g.answer('2').end();
  expect(g.person('billy').status).toBe('ducked');
});

test('[BDZ-EX-fire-exchange] [BDZ-shoot-exchange] [BDZ-shoot-outgunned-rank] Char misses, Carlos returns fire and misses, and she ducks back', () => {
  const g = game({
    people: {
      char: { ...BILLY, star: false, rep: 3 },
      carlos: { ...GANG, class: 'survivor', y: 18, has: ['submachine-gun'] },
    },
    dice: [2, 3, /* carlos reacts */ 4, 4, /* fires */ 2, 3, 3, /* char reacts */ 3, 3],
  });
  g.begin(exchange(g.w, [{ who: 'char', at: ['carlos'], snap: false, why: 'active', charged: false }]))
    .answer('carlos')
    .end();
  expect(g.tests()).toEqual(['carlos received-fire 2 fire', 'char received-fire 2 duck-back']);
  expect(g.person('char').status).toBe('ducked');
  g.done();
});

test('[BDZ-shoot-outgunned-never] neither Stars nor chargers nor those with a blade alone are outgunned', () => {
  const g = game({
    people: {
      a: { has: ['pistol'] },
      star: { star: true, has: ['pistol'] },
      b: { has: ['pistol'], charges: 'foe' },
      c: { melee: 'one-handed' },
      d: { has: ['pistol'], retrieves: 'a' },
      foe: { ...GANG, y: 24 },
    },
  });
  const is = (id: string) => holds(g.w, g.person(id), 'outgunned', { causes: ['foe'], rank: 4 });
  expect(['a', 'star', 'b', 'c', 'd'].map(is)).toEqual([true, false, false, false, false]);
});

test('[BDZ-EX-in-sight] [BDZ-EX-intro-reaction] [BDZ-react-in-sight] Gweedo comes round the corner; Billy passes two and fires', () => {
  const g = game({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [10, 15],
            [18, 15],
          ],
        },
      ],
    },
    people: {
      gweedo: { x: 15, y: 18, facing: 90, has: ['pistol'] },
      billy: { ...GANG, class: 'survivor', x: 18, y: 8, rep: 5, facing: 0, has: ['ba-pistol'] },
    },
    active: ['gweedo'],
    dice: [5, 4, 6, 6, 1, 1],
  });
  g.step().answer('move gweedo').answer([21, 18]);
  expect(g.tests()[0]).toBe('billy in-sight 2 fire');
  expect(g.question()).toBe('player-2 aim BDZ-shoot-declare');
  g.answer('gweedo').end();
  expect(g.person('gweedo')).toMatchObject({ status: 'dead' });
  expect(g.person('gweedo').x).toBeLessThan(21);
});

test('[BDZ-EX-active-fire] [BDZ-act-active-fire] [BDZ-act-move-fire] reaction fire leaves the active fire as it was', () => {
  const g = missed(
    { people: { billy: BILLY, foe: { ...GANG, y: 18 } }, active: ['billy'], dice: [1, 2, 6, 6] },
    'billy',
    ['foe'],
  );
  g.answer('2').answer('foe');
  expect(g.facts('fired')).toMatchObject([{ why: 'reaction' }]);
  expect(g.person('billy').fired).toBe(false);
});

test('[BDZ-react-in-sight-survmil] fire is held at a zombie more than 6 inches off; a civilian snap fires; a ganger fires', () => {
  const sees = (c: (typeof CLASSES)[number]) => {
    const g = game({
      people: { a: { class: c, has: ['pistol'] } },
      zeds: { 'zed-1': { y: 28 } },
      dice: [1, 2, 2, 2],
    });
    return g.begin(inSight(g.w, ['a'], () => ['zed-1'])).tests()[0];
  };
  expect(CLASSES.map(sees)).toEqual([
    'a in-sight 2 snap-fire',
    'a in-sight 2 fire',
    'a in-sight 2 hold-fire',
    'a in-sight 2 hold-fire',
  ]);
});

test('[BDZ-react-in-sight-survmil] with a near enemy in sight a zombie more than 6 inches off is still let alone; a ganger may choose it', () => {
  const at = (c: (typeof CLASSES)[number]) => {
    const g = game({
      people: { a: { class: c, has: ['submachine-gun'] } },
      zeds: { 'zed-1': { x: 17, y: 27 }, 'zed-2': { x: 19, y: 23 } },
      dice: [1, 2, 2, 2, 2],
    });
    g.begin(inSight(g.w, ['a'], () => ['zed-1', 'zed-2']));
    return g;
  };
  const firedAt = (c: (typeof CLASSES)[number]) =>
    at(c)
      .facts('fired')
      .flatMap((f) => f.at);
  expect(firedAt('survivor')).toEqual(['zed-2']);
  expect(firedAt('military')).toEqual(['zed-2']);
  expect(at('ganger').options()).toEqual(expect.arrayContaining(['zed-1', 'zed-2']));
});

const THREE: Situation['people'] = {
  billy: { ...BILLY, star: false, facing: 0 },
  dez: { x: 18, y: 12.5, rep: 4, has: ['pistol'] },
  char: { x: 20, y: 10, rep: 3, has: ['pistol'], facing: 330 },
  foe: { ...GANG, y: 30, has: ['pistol'] },
};

test('[BDZ-EX-man-down] [BDZ-react-man-down] [BDZ-D-one-test] Dez is stunned: Char alone tests, and nobody for the shot', () => {
  const g = game({
    people: { ...THREE, dez: { ...THREE.dez, status: 'stunned', prone: true } },
    dice: [3, 2],
  });
  g.begin(settle(g.w, { missed: [], down: [{ who: 'dez', by: 'foe', led: [] }] })).end();
  expect(g.tests()).toEqual(['char man-down 2 carry-on']);
  g.done();
});

test('[BDZ-react-man-down] a friend four inches off sees it, and no farther', () => {
  const sees = (y: number) => {
    const people = { dez: { y: 14, status: 'stunned', prone: true }, char: { y } } as const;
    const g = game({ people: { ...people, foe: { ...GANG, y: 30 } }, dice: [3, 2] });
    g.begin(settle(g.w, { missed: [], down: [{ who: 'dez', by: 'foe', led: [] }] })).end();
    return g.tests().length;
  };
  expect([sees(9), sees(8.999)]).toEqual([1, 0]);
});

test('[BDZ-EX-leader-lost] [BDZ-EX-leader-replace] [BDZ-react-leader-lost] [BDZ-leader-replace] the Leader goes down, two are passed, the highest Rep leads', () => {
  const people = {
    ...THREE,
    billy: { ...THREE.billy, y: 11.5, status: 'dead' as const, prone: true },
    dez: { ...THREE.dez, y: 9, x: 18, facing: 0 },
    char: { ...THREE.char, y: 9 },
  };
  const g = game({ people, dice: [3, 2] });
  g.begin(settle(g.w, { missed: [], down: [{ who: 'billy', by: 'foe', led: ['dez', 'char'] }] })).end();
  expect(g.tests()).toEqual(['dez leader-lost 2 leader-now', 'char leader-lost 2 leader-now']);
  expect(g.facts('new-leader')).toMatchObject([{ who: 'dez' }]);
  g.done();
  const gangers = game({
    people: { ...people, dez: { ...people.dez, class: 'ganger' }, char: { ...people.char, class: 'ganger' } },
    dice: [3, 2],
  });
  gangers
    .begin(settle(gangers.w, { missed: [], down: [{ who: 'billy', by: 'foe', led: ['dez', 'char'] }] }))
    .end();
  expect(gangers.person('dez').leaderless).toBe(true);
  expect(gangers.facts('new-leader')).toEqual([]);
});

test('[BDZ-react-leader-lost] [BDZ-react-man-down] like Man Down it is for a Leader of equal or greater Rep', () => {
  const tests = (rep: number) => {
    const star = { star: true, rep, status: 'dead', prone: true } as const;
    const people = { star, vet: { y: 20, facing: 180, rep: 4 }, low: { x: 20, facing: 270, rep: 2 } };
    const g = game({ people, dice: [1, 2] });
    g.begin(settle(g.w, { missed: [], down: [{ who: 'star', by: 'foe', led: ['vet', 'low'] }] })).end();
    return g.tests();
  };
  expect(tests(4)).toEqual(['vet leader-lost 2 leader-now', 'low leader-lost 2 leader-now']);
  expect(tests(3)).toEqual(['low leader-lost 2 leader-now']);
});

test('[BDZ-EX-hero] [BDZ-react-heroes] [BDZ-react-heroes-who] double ones on Man Down: Char charges later without a throw', () => {
  const g = game({ people: { char: { rep: 3 } }, dice: [1, 1] });
  test2(g, 'man-down', ['char']);
  expect(g.person('char').hero).toBe(true);
  test2(g, 'wanting-to-charge', ['char']);
  expect(g.tests()).toEqual(['char man-down 2 carry-on', 'char wanting-to-charge 2 charge']);
  g.done();
  const two = game({ people: { a: { rep: 3 }, b: { rep: 4, x: 19.5 } }, dice: [1, 1, 5, 4] });
  test2(two, 'man-down', ['a', 'b']);
  expect([two.person('a').hero, two.person('b').hero]).toEqual([true, true]);
});

test('[BDZ-EX-rally] [BDZ-react-rally] [BDZ-react-rally-survganger] Char tries in vain, then Billy with his Leader Die', () => {
  const wall = {
    barriers: [
      {
        id: 'w',
        kind: 'low wall',
        path: [
          [14, 13],
          [22, 13],
        ] as [number, number][],
      },
    ],
  };
  const dez = { x: 18, y: 12, status: 'hunkered' as const, hidesFrom: ['foe'] };
  const g = game({
    map: wall,
    people: {
      ...THREE,
      dez,
      billy: { ...THREE.billy, x: 17, y: 11 },
      char: { ...THREE.char, x: 19, y: 11 },
      foe: { ...GANG, y: 24 },
    },
    active: ['char', 'billy'],
    dice: [5, 6, 4, 5, 6, /* the enemy sees her then */ 6, 6],
  });
  g.step().answer('rally char').step();
  expect(g.person('dez').status).toBe('hunkered');
  expect(g.options()).not.toContain('rally char');
  g.answer('rally billy');
  expect(g.tests()).toEqual(['dez rally 0 hunker-down', 'dez rally 1 carry-on', 'foe in-sight 0 no-fire']);
  expect(g.person('dez').status).toBe('carry-on');
  g.done();
});

test('[BDZ-react-in-sight-not] [BDZ-D-duck-open] one who lay in the open was in sight: nobody tests when it is rallied', () => {
  const g = game({
    people: {
      dez: { x: 18, y: 12, facing: 0, status: 'hunkered', prone: true },
      char: { x: 18, y: 10, facing: 0 },
      foe: { ...GANG, y: 24 },
    },
    active: ['char'],
    dice: [1, 1],
  });
  g.step().answer('rally char');
  expect(g.tests()).toEqual(['dez rally 2 carry-on']);
  g.done();
});

test('[BDZ-react-rally] [BDZ-D-leader-die-alone] a Grunt who comes alone brings no Leader Die, a Star does', () => {
  const rallies = (char: Partial<Person>, dice: readonly number[]) => {
    const g = game({
      people: {
        dez: { x: 18, y: 12, status: 'hunkered', prone: true, rep: 3 },
        char: { x: 18, y: 10, ...char },
      },
      active: ['char'],
      dice,
    });
    g.step().answer('rally char').end().done();
    return g.facts('leader-die').length;
  };
  expect(rallies({}, [6, 6])).toBe(0);
  expect(rallies({ star: true, rep: 5 }, [1, 6, 6])).toBe(1);
});

test('[BDZ-zreact-rally] nobody rallies within 6 inches of a zombie', () => {
  const g = game({
    people: { a: {}, b: { x: 20, status: 'hunkered' } },
    zeds: { 'zed-1': { x: 25, prone: true } },
    active: ['a'],
  });
  expect(g.step().options()).not.toContain('rally a');
});

test('[BDZ-EX-charge-part] [BDZ-EX-being-charged] [BDZ-react-charge] [BDZ-react-charged-fire] Dez fires, two charge, the charged fires first', () => {
  const g = game({
    people: {
      billy: { ...BILLY, star: false, y: 12, melee: 'one-handed' },
      char: { x: 20, y: 12, rep: 3, melee: 'one-handed' },
      dez: { x: 16, y: 12, has: ['pistol'] },
      carlos: { ...GANG, y: 18, has: ['ba-pistol'] },
    },
    active: ['billy', 'char', 'dez'],
    dice: [
      /* charge, after a Leader Die */ 6, 2, 4, /* Carlos: being charged */ 1, 2, /* he fires */ 1, 2,
      /* who answers that: */ 6, 3, 3,
    ],
  });
  const { w } = g;
  g.begin(
    charge(
      w,
      ['billy', 'char'].map((who) => ({ who, target: 'carlos' })),
      [],
    ),
  );
  expect(g.tests().slice(0, 2)).toEqual([
    'billy wanting-to-charge 2 charge',
    'char wanting-to-charge 1 charge',
  ]);
  expect(g.question()).toBe('player-2 aim BDZ-shoot-declare');
  expect(g.person('carlos').status).toBe('carry-on');
});

test('[BDZ-D-endless-fire] two who cannot hit and always pass stop after three times each', () => {
  const wall = {
    barriers: [
      {
        id: 'w',
        kind: 'low wall',
        path: [
          [14, 12],
          [22, 12],
        ] as [number, number][],
      },
      {
        id: 'v',
        kind: 'low wall',
        path: [
          [14, 18],
          [22, 18],
        ] as [number, number][],
      },
    ],
  };
  const g = game({
    map: wall,
    people: {
      a: { y: 11, rep: 2, hero: true, has: ['bolt-action-rifle'] },
      b: { ...GANG, class: 'survivor', y: 19, rep: 2, hero: true, has: ['bolt-action-rifle'] },
    },
    dice: [6, 6, 6, 6, 6, 6],
  });
  g.begin(exchange(g.w, [{ who: 'a', at: ['b'], snap: false, why: 'active', charged: false }])).end();
  expect(g.facts('fired').map((f) => f.who)).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  g.done();
});

describe('groups on one throw', () => {
  test('[BDZ-react-how] figures of one group share it, others have their own', () => {
    const g = game({ people: { a: {}, b: { x: 20 }, far: { x: 30, rep: 5 } } });
    expect(inGroups(g.w, ['a', 'b', 'far'])).toEqual([['far'], ['a', 'b']]);
  });

  test('[BDZ-D-down-tests] the ducked only do what they are forced to', () => {
    const g = missed(
      { people: { a: { status: 'ducked', has: ['pistol'] }, foe: { ...GANG, y: 25 } }, dice: [1, 2] },
      'a',
      ['foe'],
    );
    expect(g.facts('fired')).toEqual([]);
    expect(g.person('a').status).toBe('ducked');
    const forced = missed(
      { people: { a: { status: 'ducked', has: ['pistol'] }, foe: { ...GANG, y: 25 } }, dice: [5, 6] },
      'a',
      ['foe'],
    );
    expect(forced.person('a')).toMatchObject({ status: 'hunkered', retired: true });
  });
});

test('[BDZ-D-endless-fire] fire goes on where one of the two could fail its test, or could hit after all', () => {
  const low = (id: string, y: number) => ({
    id,
    kind: 'low wall',
    path: [
      [14, y],
      [22, y],
    ] as [number, number][],
  });
  const fires = (a: Partial<Person>, b: Partial<Person>, dice: readonly number[]) => {
    const rifle = { has: ['bolt-action-rifle'] as const };
    const g = game({
      map: { barriers: [low('w', 12), low('v', 18)] },
      people: {
        a: { y: 11, rep: 2, hero: true, ...rifle, ...a },
        b: { ...GANG, class: 'survivor', y: 19, rep: 2, hero: true, ...rifle, ...b },
      },
      dice,
    });
    g.begin(exchange(g.w, [{ who: 'a', at: ['b'], snap: false, why: 'active', charged: false }]))
      .end()
      .done();
    return g
      .facts('fired')
      .map((f) => f.who)
      .join('');
  };
  const [shot, passes, fails] = [6, [1, 2], [6, 6]];
  const round = [shot, ...passes, shot];
  expect(fires({}, { hero: false }, [...round, ...round, ...round, shot, ...fails])).toBe('abababa');
  // With Rep 4 a six hits even in cover, and with Rep 3 it may do so after a second die.
  expect(fires({ rep: 4 }, { rep: 4 }, [3, 3, 3, 3, 3, 3, 6, 1])).toBe('abababa');
  expect(fires({ rep: 3 }, { rep: 3 }, [3, 3, 3, 3, 3, 3, 6, 1, 1])).toBe('abababa');
});

test('[BDZ-D-down-tests] [BDZ-react-received-fire] whoever is hand to hand with somebody takes no test for being missed', () => {
  const tested = (...melees: readonly (readonly [string, string])[]) => {
    const g = game({
      people: { a: { x: 18, y: 18 }, b: { x: 20, y: 18 }, foe: { ...GANG, y: 26 } },
      zeds: { 'zed-1': { x: 17, y: 18 } },
      state: { melees: melees.map(([who, other]) => ({ who, with: other, rear: false })) },
      dice: [1, 2, 1, 2],
    });
    g.begin(settle(g.w, { missed: [{ target: 'a', by: ['foe'], rank: 1, impact: 1 }], down: [] }));
    return g.facts('tested').map((f) => f.who);
  };
  expect(tested()).toEqual(['a', 'b']);
  expect([tested(['a', 'zed-1']), tested(['zed-1', 'a'])]).toEqual([['b'], ['b']]);
});

test('[BDZ-D-cannot-fire] who has ducked back or is hand to hand returns no fire, whatever the dice say', () => {
  const answers = (b: Partial<Person>) => {
    const g = game({
      people: { b: { x: 18, y: 18, has: ['pistol'], ...b }, foe: { ...GANG, y: 26 } },
      dice: [1, 2],
    });
    g.begin(settle(g.w, { missed: [{ target: 'b', by: ['foe'], rank: 1, impact: 1 }], down: [] }));
    return g.asks().length;
  };
  expect([answers({}), answers({ status: 'ducked' }), answers({ status: 'hunkered' })]).toEqual([1, 0, 0]);
});

test('[BDZ-D-in-sight-opens] a friend who falls opens a line to an enemy who stands there, and nobody tests for that', () => {
  const g = game({
    people: {
      a: { x: 18, y: 10, has: ['pistol'] },
      mate: { x: 18, y: 12, rep: 2 },
      foe: { seat: 'player-2', x: 18, y: 20, facing: 180, class: 'survivor' },
    },
    dice: [6, 6],
  });
  expect(g.table.sees('a', 'foe')).toBe(false);
  const call = emptyCall();
  g.begin(hurt(g.w, 'mate', 'out', { by: 'foe', rep: 4, zombie: false }, call)).end();
  g.begin(settle(g.w, call)).end();
  expect([g.table.sees('a', 'foe'), g.tests()]).toEqual([true, []]);
});
