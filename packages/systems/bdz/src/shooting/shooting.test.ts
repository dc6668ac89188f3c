import type { Line } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { one } from '../facts/lines.js';
import { type BdzFact, FACTS } from '../facts.js';
import { shotRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import { holds } from '../reaction/cases.js';
import { exchange, settle } from '../reaction/exchange.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { inSpread, type Mark, markOn, type Volley } from './aim.js';
import { emptyCall } from './call.js';
import { hurt } from './damage.js';
import { fireAll, missedBy, shoot } from './shooting.js';

const BILLY = { x: 18, y: 10, rep: 5, star: true, has: ['ba-pistol'] } as const;
const CARLOS = { seat: 'player-2', x: 18, y: 18, facing: 180, rep: 4, has: ['pistol'] } as const;

/** Somebody fires at targets, and the answers place the dice; nobody reacts yet. */
function fires(given: Situation, who: string, at: readonly string[], ...answers: readonly string[]): Game {
  const g = game({ active: [who], ...given });
  g.begin(fireAll(g.w, [{ who, at, snap: false, why: 'active', charged: false }]));
  return answers.length > 0 ? g.answer(...answers) : g;
}

const calm: Omit<Mark, 'target' | 'dice' | 'zombie'> = {
  concealed: false,
  cover: false,
  prone: false,
  fast: false,
  nth: 1,
};
const steady = { fast: false, snap: false };

describe('the Ranged Combat table', () => {
  const hits = (total: number, mark: Partial<Mark> = {}, by: Partial<Volley> = {}) =>
    missedBy(PRINTED, { ...steady, ...by }, { ...calm, ...mark }, total) === undefined;

  test('[BDZ-shoot-7] [BDZ-D-shoot-low] 7 or less misses whatever is the case', () => {
    for (const total of [2, 3, 7]) expect(hits(total)).toBe(false);
  });

  test('[BDZ-shoot-8] [BDZ-shoot-conceal] [BDZ-shoot-prone] [BDZ-shoot-target-fast] an 8 hits, but for seven circumstances', () => {
    expect(hits(8)).toBe(true);
    for (const mark of [{ concealed: true }, { cover: true }, { prone: true }, { fast: true }, { nth: 2 }])
      expect(hits(8, mark)).toBe(false);
    expect([hits(8, {}, { fast: true }), hits(8, {}, { snap: true })]).toEqual([false, false]);
  });

  test('[BDZ-shoot-9] [BDZ-shoot-cover] [BDZ-shoot-shooter-fast] [BDZ-shoot-snap] [BDZ-shoot-nth-target] a 9 misses by four of them', () => {
    for (const mark of [{}, { concealed: true }, { prone: true }, { fast: true }, { nth: 2 }])
      expect(hits(9, mark)).toBe(true);
    expect([hits(9, { cover: true }), hits(9, { nth: 3 })]).toEqual([false, false]);
    expect([hits(9, {}, { fast: true }), hits(9, {}, { snap: true })]).toEqual([false, false]);
  });

  test('[BDZ-shoot-10] a 10 hits always', () => {
    expect(hits(10, { cover: true, nth: 3, prone: true }, { fast: true, snap: true })).toBe(true);
  });
});

const WALL: Situation['map'] = {
  barriers: [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [14, 16],
        [22, 16],
      ],
    },
  ],
};

test('[BDZ-EX-shoot-cover] [BDZ-shoot-roll] [BDZ-shoot-8] [BDZ-shoot-10] Rep 5 at one in cover: 3 and 6 are a miss and a hit', () => {
  const g = fires(
    { map: WALL, people: { billy: BILLY, carlos: CARLOS }, dice: [3, 6, 3, 4, 4] },
    'billy',
    ['carlos'],
    'carlos',
  );
  expect(g.facts('shots')[0]?.shots).toMatchObject([
    { die: 6, total: 11, result: 'hit' },
    { die: 3, total: 8, result: 'miss', because: 'cover' },
  ]);
});

test('[BDZ-EX-damage] [BDZ-EX-recover-kd] [BDZ-shoot-damage] [BDZ-react-recover-kd] a 3 against Impact 2 knocks down; 2d6 passed, and he is stunned', () => {
  const g = fires(
    { people: { billy: BILLY, carlos: CARLOS }, dice: [4, 3, 4, 4] },
    'billy',
    ['carlos'],
    'carlos by 1',
  );
  expect(g.facts('wound')).toMatchObject([{ die: 3, against: 2, damage: 'knocked-down' }]);
  expect(g.tests()).toEqual(['carlos recover-from-knock-down 2 stunned']);
  expect(g.person('carlos')).toMatchObject({ status: 'stunned', prone: true });
  g.done();
});

test('[BDZ-shoot-damage] [BDZ-protected] a 1 is dead, Impact or less out; armour holds on one die passed', () => {
  const after = (dice: readonly number[], armoured = false) => {
    const carlos = { ...CARLOS, armoured };
    const g = fires(
      { people: { billy: BILLY, carlos }, dice: [6, ...dice] },
      'billy',
      ['carlos'],
      'carlos by 1',
    );
    g.done();
    return g.person('carlos').status;
  };
  expect([after([1]), after([2])]).toEqual(['dead', 'out']);
  expect([after([3, 4, 5]), after([3, 4, 5], true), after([3, 5, 6])]).toEqual(['out', 'stunned', 'dead']);
});

test('[BDZ-D-damage-multi] of several hits the worst stands, and one test is taken at most', () => {
  const g = fires(
    { people: { billy: BILLY, carlos: CARLOS }, dice: [6, 6, 5, 2] },
    'billy',
    ['carlos'],
    'carlos',
  );
  expect(g.person('carlos').status).toBe('out');
  expect(g.tests()).toEqual([]);
  g.done();
});

test('[BDZ-EX-shotgun] [BDZ-weapon-sg-six] [BDZ-shoot-ammo] [BDZ-zgen-noise-count] six dice: the best three hit, two ones empty it, all six are heard', () => {
  const g = fires(
    {
      people: { joe: { x: 18, y: 10, rep: 2, has: ['shotgun'] } },
      zeds: { 'zed-1': { x: 17, y: 18 }, 'zed-2': { x: 18, y: 18.5 }, 'zed-3': { x: 19, y: 18 } },
      dice: [1, 1, 2, 4, 5, 6, 3],
    },
    'joe',
    ['zed-1', 'zed-2', 'zed-3'],
    'zed-1 one',
    'zed-2 one',
    'zed-3',
  );
  expect(g.facts('fired')).toMatchObject([{ dice: [6, 5, 4], empty: true }]);
  expect(g.facts('noise')).toMatchObject([{ shots: 6 }]);
  expect(g.person('joe').guns).toEqual([{ gun: 'shotgun', empty: true }]);
  g.done();
});

test('[BDZ-EX-tight-ammo] [BDZ-shoot-ammo] of 1, 1, 4 and 5 both higher ones hit, and then it is empty', () => {
  const g = fires(
    {
      people: {
        carlos: { ...CARLOS, seat: 'player-1', x: 18, y: 5, facing: 0, has: ['squad-automatic-weapon'] },
        foe: { seat: 'player-2' },
      },
      active: ['carlos'],
      dice: [1, 1, 4, 5, 6, 6, 4, 4],
    },
    'carlos',
    ['foe'],
  );
  expect(g.facts('shots')[0]?.shots.map((s) => s.result)).toEqual(['hit', 'hit', 'miss', 'miss']);
  expect(g.person('carlos').guns[0]?.empty).toBe(true);
});

test('[BDZ-shoot-declare] the choices name each zombie, and say how many dice there are to spread', () => {
  const people = { billy: { ...BILLY, has: ['pistol' as const] } };
  const zeds = { 'zed-3': { x: 18, y: 14 }, 'zed-12': { x: 18.5, y: 14 } };
  const { shape } = fires({ people, zeds }, 'billy', ['zed-3', 'zed-12']).asked();
  const lines = 'options' in shape ? shape.options.map(({ line: { key, values } }) => [key, values]) : [];
  const at = (zed: string, dice: number) => ({ name: { noun: `who.${zed}`, count: 1 }, dice, count: dice });
  expect(lines).toEqual(
    ['zed-3', 'zed-12'].flatMap((zed) => [
      ['aim.all', at(zed, 2)],
      ['aim.all', at(zed, 1)],
      ['aim.one', at(zed, 2)],
    ]),
  );
  expect([ENGLISH['aim.all_one'], ENGLISH['aim.one']]).toEqual([
    'A single die at {{name}}',
    'One of {{dice}} dice at {{name}}, then choose again',
  ]);
});

test('[BDZ-T-shoot] [BDZ-shoot-pitiful] shots are told with what each die came to, and why it missed', () => {
  type Shots = Extract<BdzFact, { is: 'shots' }>['shots'];
  const told = (...shots: Shots) => {
    const fact: BdzFact = {
      is: 'shots',
      to: 'all',
      cause: 'BDZ-T-shoot',
      who: 'billy',
      gun: 'pistol',
      shots,
    };
    const { key, values = {} } = FACTS.tell(fact) as Line;
    return [key, ...(values.fell as Line[])];
  };
  const hit = { target: 'char', die: 6, total: 10, result: 'hit' } as const;
  const low = { target: 'char', die: 3, total: 7, result: 'miss' } as const;
  const inCover = { target: 'char', die: 4, total: 8, result: 'miss', because: 'cover' } as const;
  const ten = { key: 'tell.shot', values: { die: 6, rep: 4, total: 10 } };
  const why = { noun: 'missed.cover', count: 1 };
  const eight = { key: 'tell.shot-but', values: { die: 4, rep: 4, total: 8, why } };
  expect(told(hit)).toEqual(['tell.shot-hit', ten]);
  expect(told(hit, inCover)).toEqual(['tell.shots-hit', ten, eight]);
  expect(told(low)).toEqual(['tell.shots-miss', { key: 'tell.shot', values: { die: 3, rep: 4, total: 7 } }]);
  expect(told({ ...hit, total: 9, instead: 'pitiful' })).toEqual([
    'tell.shot-hit',
    { key: 'tell.shot-pitiful', values: { die: 6, rep: 3, total: 9 } },
  ]);
  expect(told(hit, { ...inCover, target: 'dez' })).toEqual([
    'tell.shots-hit',
    { key: 'tell.shot-at', values: { target: one('char'), shot: [ten] } },
    { key: 'tell.shot-at', values: { target: one('dez'), shot: [eight] } },
  ]);
  const { missIf = [] } = shotRow(PRINTED, 8);
  for (const each of [...missIf, ...(shotRow(PRINTED, 9).missIf ?? [])])
    expect(ENGLISH).toHaveProperty([`missed.${each}`]);
});

test('[BDZ-EX-target-selection] [BDZ-shoot-declare] one die on Dez, three on Char: the 5 goes to Dez', () => {
  const g = fires(
    {
      people: {
        carlos: { x: 18, y: 5, rep: 3, has: ['squad-automatic-weapon'] },
        dez: { seat: 'player-2', x: 18, y: 20 },
        char: { seat: 'player-2', x: 19.5, y: 20 },
      },
      dice: [3, 5, 1, 2, 5, 4, 4],
    },
    'carlos',
    ['dez', 'char'],
    'dez one',
    'char',
  );
  expect(g.facts('shots')[0]?.shots.map((s) => [s.target, s.die])).toEqual([
    ['dez', 5],
    ['char', 3],
    ['char', 2],
    ['char', 1],
  ]);
});

test('[BDZ-EX-smg-spread] [BDZ-shoot-targets] [BDZ-D-spread] three targets in three inches across', () => {
  const g = game({
    people: { a: { x: 18, y: 5, has: ['submachine-gun'] } },
    zeds: {
      'zed-1': { x: 16.5, y: 20 },
      'zed-2': { x: 18, y: 22 },
      'zed-3': { x: 19.4, y: 20 },
      'zed-4': { x: 21, y: 20 },
    },
  });
  expect(inSpread(g.w, 'a', ['zed-1', 'zed-2', 'zed-3'], 3)).toBe(true);
  expect(inSpread(g.w, 'a', ['zed-1', 'zed-4'], 3)).toBe(false);
  const across = (inches: number) => {
    const zeds = { 'zed-1': { x: 18, y: 20 }, 'zed-2': { x: 18 + inches, y: 20 } };
    return inSpread(game({ people: { a: { x: 18, y: 5 } }, zeds }).w, 'a', ['zed-1', 'zed-2'], 3);
  };
  expect([across(3), across(3.001)]).toEqual([true, false]);
  // A target edge to edge with the shooter is like any other.
  const near = game({ people: { a: {} }, zeds: { 'zed-1': { x: 19 } } });
  expect(inSpread(near.w, 'a', ['zed-1', 'zed-1'], 3)).toBe(true);
});

test('[BDZ-EX-pitiful] [BDZ-shoot-pitiful] [BDZ-shoot-9] Rep 3: a 6 misses in cover, and a 2 hits after all', () => {
  const char = { x: 18, y: 10, rep: 3, has: ['bolt-action-rifle'] } as const;
  const g = fires({ map: WALL, people: { char, willie: CARLOS }, dice: [6, 2, 3] }, 'char', ['willie']);
  expect(g.facts('shots')[0]?.shots).toMatchObject([{ total: 9, result: 'hit', instead: 'pitiful' }]);
  const four = fires(
    { map: WALL, people: { char: { ...char, rep: 2 }, willie: CARLOS }, dice: [6] },
    'char',
    ['willie'],
  );
  expect(four.facts('shots')[0]?.shots).toMatchObject([{ total: 8, result: 'miss' }]);
});

test('[BDZ-shoot-two-weapons] [BDZ-react-snap] two pistols at once, both in haste', () => {
  const g = fires(
    {
      people: { a: { x: 18, y: 10, has: ['pistol', 'machine-pistol'], hand: [0, 1] }, carlos: CARLOS },
      dice: [4, 4, 4, 4, 4],
    },
    'a',
    ['carlos'],
  );
  expect(g.asked().shape).toMatchObject({
    options: [
      { id: 'one', line: { key: 'both.one' } },
      { id: 'both', line: { key: 'both' } },
    ],
  });
  g.answer('both');
  expect(g.facts('fired').map((f) => [f.gun, f.dice.length])).toEqual([
    ['pistol', 2],
    ['machine-pistol', 3],
  ]);
  expect(g.facts('shots').every((f) => f.shots.every((s) => s.because === 'snap'))).toBe(true);
});

test('[BDZ-weapon-range] [BDZ-shoot-two-weapons] nobody fires at what neither gun reaches', () => {
  const fired = (y: number) => {
    const a = { x: 18, y, has: ['pistol', 'machine-pistol'] as const, hand: [0, 1] };
    const g = fires({ people: { a, carlos: CARLOS }, dice: [6, 6, 6, 6, 6] }, 'a', ['carlos']);
    return g.asks().length > 0;
  };
  expect([fired(5), fired(4.9)]).toEqual([true, false]);
});

test('[BDZ-shoot-nth-target] [BDZ-attr-ambidextrous] the targets of both weapons are counted together', () => {
  const g = fires(
    {
      people: {
        a: { x: 18, y: 10, has: ['pistol', 'ba-pistol'], hand: [0, 1], attributes: ['ambidextrous'] },
        carlos: CARLOS,
        willie: { ...CARLOS, x: 19.5 },
      },
      dice: [4, 4, 1, 1, 4, 4],
    },
    'a',
    ['carlos', 'willie'],
    'both',
    'carlos',
    'willie',
  );
  expect(g.facts('shots').flatMap((f) => f.shots.map((s) => s.because ?? s.result))).toEqual([
    'hit',
    'hit',
    'second-target',
    'second-target',
  ]);
});

test('[BDZ-wounded-fire] [BDZ-veh-fire-out] whoever carries somebody, or drives, fires no two weapons at once', () => {
  const two = { x: 18, y: 10, has: ['pistol', 'ba-pistol'] as const, hand: [0, 1] };
  const asked = (a: object) =>
    fires(
      {
        people: {
          a: { ...two, ...a },
          b: { x: -1, y: -1, status: 'out' },
          carlos: CARLOS,
          willie: { ...CARLOS, x: 19.5 },
        },
        vehicles: { v: { y: 10 } },
      },
      'a',
      ['carlos', 'willie'],
    ).question();
  const driving = { aboard: 'v', sits: 'wheel' } as const;
  expect([{}, { retrieves: 'b' }, driving, { ...driving, sits: 'front' }].map(asked)).toEqual([
    'player-1 both BDZ-shoot-two-weapons',
    'player-1 aim BDZ-shoot-declare',
    'player-1 aim BDZ-shoot-declare',
    'player-1 both BDZ-shoot-two-weapons',
  ]);
});

test('[BDZ-weapon-fewer-dice] [BDZ-react-snap] 1 or 3 dice of an assault rifle, but in haste all', () => {
  const given = { people: { a: { x: 18, y: 10, has: ['assault-rifle'] as const }, carlos: CARLOS } };
  expect(fires(given, 'a', ['carlos']).options()).toEqual(['carlos', 'carlos by 1']);
  const g = game({ ...given, dice: [1, 2, 2] });
  g.begin(fireAll(g.w, [{ who: 'a', at: ['carlos'], snap: true, why: 'reaction', charged: false }])).end();
  expect(g.facts('fired')[0]?.dice).toHaveLength(3);
});

test('[BDZ-shoot-two-weapons] [BDZ-wounded-fire] [BDZ-veh-fire-out] [BDZ-react-snap] whoever always fires in haste puts in all dice of a weapon', () => {
  const asked = (a: object, ...answers: readonly string[]) => {
    const g = fires(
      {
        people: {
          a: { x: 18, y: 10, has: ['pistol', 'pistol'], ...a },
          b: { x: -1, y: -1, status: 'out' },
          carlos: CARLOS,
          willie: { ...CARLOS, x: 19.5 },
        },
        vehicles: { v: { y: 10, speed: 4 } },
      },
      'a',
      ['carlos', 'willie'],
      ...answers,
    );
    return g.options();
  };
  const all = ['carlos', 'carlos one', 'willie', 'willie one'];
  const fewer = expect.arrayContaining(['carlos by 1']);
  const two = { hand: [0, 1] };
  expect([asked({}), asked(two, 'one')]).toEqual([fewer, fewer]);
  expect([asked(two, 'both'), asked({ retrieves: 'b' })]).toEqual([all, all]);
  expect(asked({ ...two, attributes: ['ambidextrous'] }, 'both')).toEqual(fewer);
  expect(asked({ aboard: 'v', sits: 'wheel' })).toEqual(all);
  expect(asked({ aboard: 'v', sits: 'front' })).toEqual(fewer);
});

test('[BDZ-EX-zshoot-conceal] [BDZ-zshoot-cover] [BDZ-D-woods-edge] a zombie at the edge of woods: an 8 misses, a 9 hits', () => {
  const map: Situation['map'] = { areas: [{ id: 'wood', kind: 'woods', rect: [10, 17.5, 26, 30] }] };
  const g = fires(
    { map, people: { billy: BILLY }, zeds: { 'zed-1': { y: 18 } }, dice: [3, 4, 4] },
    'billy',
    ['zed-1'],
    'zed-1',
  );
  expect(g.facts('shots')[0]?.shots).toMatchObject([
    { total: 9, result: 'hit' },
    { total: 8, result: 'miss', because: 'concealed' },
  ]);
  const walled = game({
    map: WALL,
    people: { billy: BILLY, carlos: CARLOS },
    zeds: { 'zed-1': { x: 20, y: 18 } },
  });
  expect(markOn(walled.w, 'billy', { target: 'zed-1', dice: 1 }, 1, 2)).toMatchObject({
    cover: false,
    concealed: false,
  });
  expect(markOn(walled.w, 'billy', { target: 'carlos', dice: 1 }, 1, 2)).toMatchObject({ cover: true });
});

test('[BDZ-bldg-dv-impact] a low wall before a thin one is still cover from Impact 3', () => {
  const buildings = [
    {
      id: 'h',
      name: 'h',
      rect: [10, 14, 26, 30] as [number, number, number, number],
      levels: 1,
      walls: 'thin' as const,
      windows: [{ at: [22, 14] as [number, number], width: 3 }],
    },
  ];
  const low = {
    id: 'low',
    kind: 'low wall',
    path: [
      [18, 13],
      [26, 13],
    ] as [number, number][],
  };
  const cover = (barriers: (typeof low)[]) => {
    const people = { a: { x: 22, y: 6 }, carlos: { ...CARLOS, x: 22, y: 14.9 } };
    const g = game({ map: { buildings, barriers }, people });
    const { cover: covered, concealed } = markOn(g.w, 'a', { target: 'carlos', dice: 1 }, 1, 3);
    return [covered, concealed];
  };
  expect([cover([]), cover([low])]).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('[BDZ-bldg-dv-impact] [BDZ-bldg-inside] thin walls are cover from Impact 2, and only hide from Impact 3', () => {
  const map: Situation['map'] = {
    buildings: [
      {
        id: 'h',
        name: 'h',
        rect: [14, 17, 22, 25],
        levels: 1,
        walls: 'thin',
        windows: [{ at: [18, 17], width: 2 }],
      },
    ],
  };
  const g = game({ map, people: { billy: BILLY, carlos: { ...CARLOS, y: 17.8 } } });
  const at = (impact: number) => markOn(g.w, 'billy', { target: 'carlos', dice: 1 }, 1, impact);
  expect(at(2)).toMatchObject({ cover: true, concealed: false });
  expect(at(3)).toMatchObject({ cover: false, concealed: true });
});

test('[BDZ-bldg-dv-impact] a thin corner that somebody stands behind only hides from Impact 3; brick, and trees behind it, are cover', () => {
  const at = (impact: number, walls: 'thin' | 'solid', woods = false) => {
    const map: Situation['map'] = {
      buildings: [{ id: 'h', name: 'h', rect: [10, 14, 20, 24], levels: 1, walls }],
      areas: woods ? [{ id: 'w', kind: 'woods', rect: [6, 24.8, 30, 34] }] : [],
    };
    const people = { billy: { x: 20.2, y: 6 }, carlos: { ...CARLOS, x: 20.3, y: 25 } };
    const g = game({ map, people });
    expect(g.table.line('billy', 'carlos')).toBe('cover');
    const { cover, concealed } = markOn(g.w, 'billy', { target: 'carlos', dice: 1 }, 1, impact);
    return [cover, concealed, holds(g.w, g.person('carlos'), 'in-cover', { causes: ['billy'], impact })];
  };
  expect(at(2, 'thin')).toEqual([true, false, true]);
  expect(at(3, 'thin')).toEqual([false, true, false]);
  expect(at(3, 'solid')).toEqual([true, false, true]);
  expect(at(3, 'thin', true)).toEqual([true, false, true]);
});

test('[BDZ-bldg-dv-impact] the walls of each building that covers somebody count, those of its own too', () => {
  const at = (own: 'thin' | 'solid', other: 'thin' | 'solid') => {
    const map: Situation['map'] = {
      buildings: [
        {
          id: 'own',
          name: 'own',
          rect: [14, 17, 22, 25],
          levels: 1,
          walls: own,
          windows: [{ at: [18, 17], width: 2 }],
        },
        { id: 'other', name: 'other', rect: [10, 10, 17.8, 13], levels: 1, walls: other },
      ],
    };
    const g = game({ map, people: { billy: { x: 18.2, y: 6 }, carlos: { ...CARLOS, y: 17.8 } } });
    const { cover, concealed } = markOn(g.w, 'billy', { target: 'carlos', dice: 1 }, 1, 3);
    return [cover, concealed];
  };
  expect(at('thin', 'thin')).toEqual([false, true]);
  expect(at('thin', 'solid')).toEqual([true, false]);
  expect(at('solid', 'thin')).toEqual([true, false]);
});

test('[BDZ-T-dv] [BDZ-bldg-dv] [BDZ-bldg-dv-impact] between two in one building the walls inside it count, in a tent the cloth', () => {
  const at = (tent: boolean, impact: number) => {
    const map: Situation['map'] = {
      buildings: [{ id: 'h', name: 'h', rect: [10, 6, 26, 26], levels: 1 }],
      places: tent ? [{ id: 't', kind: 'tent', at: [18, 16], data: { building: 'h' } }] : [],
    };
    const g = game({ map, people: { billy: BILLY, carlos: CARLOS } });
    const { cover, concealed } = markOn(g.w, 'billy', { target: 'carlos', dice: 1 }, 1, impact);
    return [cover, concealed];
  };
  expect([at(false, 2), at(false, 3)]).toEqual([
    [true, false],
    [false, true],
  ]);
  expect([at(true, 1), at(true, 2)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('[BDZ-EX-easy-to-hit] [BDZ-zshoot-easy] [BDZ-zshoot-charged] [BDZ-zshoot-knockdown] a 4 kills by Rep 5, but knocks down a charger by Impact 2', () => {
  const g = game({
    people: { billy: BILLY },
    zeds: { 'zed-1': { y: 16 }, 'zed-2': { x: 20, y: 16 } },
    dice: [6, 4, 6, 4],
  });
  const volley = { who: 'billy', weapon: 0, gun: 'ba-pistol', rep: 5, ...steady, why: 'active' } as const;
  const mark = (target: string) => markOn(g.w, 'billy', { target, dice: 1 }, 1, 2);
  g.begin(shoot(g.w, { ...volley, charged: false, marks: [mark('zed-1')] }, emptyCall())).end();
  g.begin(shoot(g.w, { ...volley, charged: true, marks: [mark('zed-2')] }, emptyCall())).end();
  expect(g.facts('zed-down')).toMatchObject([{ zed: 'zed-1' }]);
  expect(g.zed('zed-2').prone).toBe(true);
  g.done();
});

test('[BDZ-D-easy-low-rep] Rep 1 keeps the Impact of its weapon, where that is higher', () => {
  const g = game({
    people: { a: { x: 18, y: 10, rep: 1, has: ['assault-rifle'] } },
    zeds: { 'zed-1': { y: 16 } },
    dice: [6, 6, 6, 3, 3, 3],
  });
  const marks = [markOn(g.w, 'a', { target: 'zed-1', dice: 3 }, 1, 3)];
  g.begin(
    shoot(
      g.w,
      { who: 'a', weapon: 0, gun: 'assault-rifle', rep: 4, ...steady, why: 'active', charged: false, marks },
      emptyCall(),
    ),
  );
  expect(g.facts('wound')[0]?.against).toBe(4);
});

describe('Stars', () => {
  const shot = (rep: number) => {
    const g = game({ people: { billy: BILLY, carlos: CARLOS } });
    return g.begin(hurt(g.w, 'billy', 'dead', { by: 'carlos', rep, zombie: false }, emptyCall()));
  };

  test('[BDZ-EX-star-ltl] [BDZ-star-ltl] Rep 4 cannot kill a Star of Rep 5', () => {
    expect(shot(4).end().person('billy').status).toBe('out');
  });

  test('[BDZ-EX-star-cheat] [BDZ-star-cheat] [BDZ-star-cheat-rep] Rep 5 can; the Star cheats death and is Rep 4', () => {
    const g = shot(5);
    expect(g.question()).toBe('player-1 cheat-death BDZ-star-cheat');
    expect(g.asked().values).toEqual({ who: one('billy'), killer: one('carlos') });
    expect(g.answer(true).person('billy')).toMatchObject({ status: 'cheated', rep: 4 });
    expect(shot(5).answer(false).person('billy').status).toBe('dead');
  });

  test('[BDZ-star-ltl-zombie] [BDZ-D-cheat-zombie] a zombie kills, and death may be cheated', () => {
    const g = game({ people: { billy: BILLY }, zeds: { 'zed-1': {} } });
    g.begin(hurt(g.w, 'billy', 'dead', { by: 'zed-1', rep: 0, zombie: true }, emptyCall()));
    expect(g.question()).toBe('player-1 cheat-death BDZ-star-cheat');
    expect(g.asked().values?.killer).toEqual(one('zed-1'));
  });
});

test('[BDZ-EX-autokill] [BDZ-autokill] [BDZ-autokill-roll] the stunned die, by the fewest dice of a weapon, which are heard, or by hand', () => {
  const g = game({
    people: { billy: BILLY, carlos: { ...CARLOS, y: 14, status: 'stunned', prone: true } },
    active: ['billy'],
    dice: [1],
  });
  g.step();
  expect(g.options()).toEqual(expect.arrayContaining(['kill billy hand carlos', 'kill billy fire carlos']));
  g.answer('kill billy fire carlos');
  expect(g.person('carlos').status).toBe('dead');
  expect(g.facts('noise')).toMatchObject([{ shots: 1 }]);
  expect(g.person('billy').fired).toBe(true);
  g.done();
});

test('[BDZ-D-autokill-hand] [BDZ-autokill] [BDZ-zkill-auto-dice] by hand a human dies without a success, a zombie does not', () => {
  const g = game({
    people: { billy: BILLY, carlos: { ...CARLOS, y: 14, status: 'stunned', prone: true } },
    zeds: { 'zed-1': { x: 16, y: 12, prone: true } },
    active: ['billy'],
    dice: Array(11).fill(6),
  });
  g.step().answer('kill billy hand carlos').step().answer('kill billy hand zed-1').end();
  expect(g.facts('rolled').map((f) => f.faces[0])).toEqual([Array(5).fill(6), Array(5).fill(6)]);
  expect([g.person('carlos').status, g.state.zeds.length]).toEqual(['dead', 1]);
});

test('[BDZ-attr-marksman] [BDZ-D-marksman] [BDZ-autokill-roll] a Marksman kills the helpless with two dice of the rifle', () => {
  const kills = (attributes: Person['attributes'], dice: readonly number[]) => {
    const g = game({
      people: {
        billy: { ...BILLY, has: ['bolt-action-rifle'], attributes },
        carlos: { ...CARLOS, y: 14, status: 'stunned', prone: true },
      },
      active: ['billy'],
      dice,
    });
    g.step().answer('kill billy fire carlos').done();
    expect(g.person('carlos').status).toBe('dead');
    return [g.facts('noise').map((f) => f.shots), g.person('billy').guns[0]?.empty];
  };
  expect(kills(['marksman'], [1, 1])).toEqual([[2], true]);
  expect(kills([], [1])).toEqual([[1], false]);
});

test('[BDZ-autokill] [BDZ-react-man-down] [BDZ-react-leader-lost] [BDZ-D-out-hurt] friends who see the stunned die test, by hand or by fire; of one out of the fight nobody does', () => {
  const tests = (how: 'hand' | 'fire', status: 'stunned' | 'out', own: { group?: number } = { group: 9 }) => {
    const g = game({
      people: {
        billy: BILLY,
        carlos: { ...CARLOS, y: 14, status, prone: true },
        near: { ...CARLOS, ...own, y: 17, facing: 180, has: [] },
        far: { ...CARLOS, ...own, y: 26, facing: 180, has: [] },
      },
      active: ['billy'],
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
      options: { dice: 'each' },
    });
    g.step().answer(`kill billy ${how} carlos`);
    expect(g.person('carlos').status).toBe('dead');
    return g.tests();
  };
  for (const how of ['hand', 'fire'] as const) {
    expect(tests(how, 'stunned')).toEqual(['near man-down 2 carry-on']);
    expect(tests(how, 'stunned', {})).toEqual(['near leader-lost 2 leader-next-active']);
    expect(tests(how, 'out')).toEqual([]);
  }
});

test('[BDZ-autokill] [BDZ-star-ltl] [BDZ-star-cheat] a helpless Star is out of the fight by one of lower Rep, and may cheat death by others', () => {
  const killed = (rep: number) => {
    const g = game({
      people: {
        a: { y: 12, rep },
        billy: { ...BILLY, seat: 'player-2', y: 14, status: 'stunned', prone: true },
      },
      active: ['a'],
      dice: [6, 6, 6, 6, 6],
    });
    return g.step().answer('kill a hand billy');
  };
  expect(killed(4).person('billy').status).toBe('out');
  const cheats = killed(5);
  expect(cheats.question()).toBe('player-2 cheat-death BDZ-star-cheat');
  expect(cheats.answer(true).person('billy')).toMatchObject({ status: 'cheated', rep: 4 });
});

test('[BDZ-zkill-auto] [BDZ-D-weasel-many] a zombie is popped from behind or lying, never in its front', () => {
  const kills = (zed: object) => {
    const g = game({
      people: { billy: { ...BILLY, y: 15 } },
      zeds: { 'zed-1': { x: 18, y: 17, ...zed } },
      active: ['billy'],
    });
    return g
      .step()
      .options()
      .filter((id) => id.startsWith('kill')).length;
  };
  expect([kills({ facing: 0 }), kills({ prone: true, facing: 180 })]).toEqual([2, 2]);
});

test('[BDZ-EX-switch] [BDZ-shoot-switch] [BDZ-shoot-reload] the empty gun is put away for a pistol, or loaded with an activation', () => {
  const g = game({
    people: {
      nick: {
        x: 18,
        y: 10,
        has: ['submachine-gun', 'pistol'],
        guns: [
          { gun: 'submachine-gun', empty: true },
          { gun: 'pistol', empty: false },
        ],
      },
      foe: { ...CARLOS },
    },
    active: ['nick'],
  });
  g.step();
  expect(g.options()).not.toContain('fire nick');
  g.answer('switch nick 1').step();
  expect(g.options()).toEqual(expect.arrayContaining(['fire nick', 'move nick', 'reload nick 0']));
  g.answer('reload nick 0').step();
  expect(g.options()).not.toContain('fire nick');
  // The gun is loaded once the activation is over.
  expect(g.person('nick')).toMatchObject({ guns: [{ empty: true }, { empty: false }], reloading: true });
  g.answer('done');
  expect(g.person('nick').guns[0]?.empty).toBe(false);
});

test('[BDZ-shoot-switch] [BDZ-shoot-two-weapons] another weapon is taken in hand, or two that are fired one-handed', () => {
  const a = { has: ['pistol', 'shotgun', 'machine-pistol'] } as const;
  const g = game({ people: { a }, active: ['a'] }).step();
  expect(g.options().filter((id) => id.startsWith('switch'))).toEqual([
    'switch a 1',
    'switch a 2',
    'switch a 0,2',
  ]);
});

test('[BDZ-shoot-reload] whoever is put down before the activation is over has not reloaded', () => {
  const g = game({
    people: { nick: { guns: [{ gun: 'pistol', empty: true }], has: ['pistol'] }, b: { x: 20 } },
    active: ['nick', 'b'],
  });
  g.step().answer('reload nick 0');
  g.w.happen({ is: 'downed', cause: 'BDZ-react-stunned', who: 'nick', status: 'stunned', by: 'b' });
  g.step().answer('done');
  expect(g.person('nick').guns[0]?.empty).toBe(true);
});

test('[BDZ-D-volley] who was put down takes no more dice of the volley, and dice for it alone are not rolled', () => {
  const g = game({
    people: {
      a: { x: 16, y: 10, rep: 5, has: ['bolt-action-rifle'] },
      b: { x: 18, y: 10, rep: 4, has: ['bolt-action-rifle'] },
      carlos: CARLOS,
    },
    dice: [6, 1],
  });
  const fire = (who: string) => ({
    who,
    at: ['carlos'],
    snap: false,
    why: 'reaction' as const,
    charged: false,
  });
  g.begin(fireAll(g.w, [fire('b'), fire('a')])).end();
  expect(g.facts('fired').map((f) => f.who)).toEqual(['a']);
  g.begin(settle(g.w, emptyCall())).end();
  g.done();
});

test('[BDZ-D-volley] [BDZ-star-cheat] a Star whom one shot has missed and another would have killed is gone, and nobody tests for it', () => {
  const g = game({
    people: {
      a: { x: 16, y: 10, rep: 5, has: ['bolt-action-rifle'] },
      b: { x: 20, y: 10, rep: 5, has: ['bolt-action-rifle'] },
      carlos: { ...CARLOS, star: true },
      near: { ...CARLOS, x: 20, has: [] },
    },
    active: ['a', 'b'],
    dice: [1, 6, 1],
  });
  const fire = (who: string) =>
    ({ who, at: ['carlos'], snap: false, why: 'active', charged: false }) as const;
  g.begin(exchange(g.w, [fire('a'), fire('b')]))
    .answer(true)
    .end()
    .done();
  expect([g.person('carlos').status, g.tests()]).toEqual(['cheated', []]);
});

test('[BDZ-shoot-declare] [BDZ-D-volley] somebody who already lies stunned is fired at like anybody, until it is worse off', () => {
  const people = {
    a: { x: 16, y: 10, rep: 5, has: ['bolt-action-rifle'] },
    b: { x: 18, y: 10, rep: 4, has: ['bolt-action-rifle'] },
    carlos: { ...CARLOS, status: 'stunned' },
  } as const;
  const fire = (who: string) =>
    ({ who, at: ['carlos'], snap: false, why: 'active', charged: false }) as const;
  const hit = game({ people, dice: [6, 1] });
  hit.begin(fireAll(hit.w, [fire('b'), fire('a')])).end();
  expect(hit.facts('fired').map((f) => f.who)).toEqual(['a']);
  expect(hit.person('carlos').status).toBe('dead');
  const missed = game({ people, dice: [1, 6, 1] });
  missed.begin(fireAll(missed.w, [fire('b'), fire('a')])).end();
  expect(missed.facts('fired').map((f) => f.who)).toEqual(['a', 'b']);
  // Somebody whom the first shot of the volley has stunned takes no more dice of it.
  const up = { ...people, carlos: CARLOS };
  const stunned = game({ people: up, dice: [6, 6, 1, 1] });
  stunned.begin(fireAll(stunned.w, [fire('b'), fire('a')])).end();
  expect(stunned.person('carlos').status).toBe('stunned');
  expect(stunned.facts('fired').map((f) => f.who)).toEqual(['a']);
});

test('[BDZ-react-leader-lost] whom a Leader who goes down has led is noted, for nobody else', () => {
  const down = (who: string) => {
    const people = { led: { rep: 5 }, b: { x: 20 }, c: { x: 16 } };
    const g = game({ people });
    const call = emptyCall();
    g.begin(hurt(g.w, who, 'out', { by: 'x', rep: 4, zombie: false }, call)).end();
    return call.down;
  };
  expect(down('led')).toEqual([{ who: 'led', by: 'x', led: ['b', 'c'] }]);
  expect(down('b')).toEqual([{ who: 'b', by: 'x', led: [] }]);
});

test('[BDZ-shoot-reload] reloading leaves nobody more than a normal move, and those who are slower what they had', () => {
  const left = (allowance: number) => {
    const g = game({
      people: { nick: { guns: [{ gun: 'pistol', empty: true }], has: ['pistol'], allowance } },
      active: ['nick'],
    });
    g.step().answer('reload nick 0').step();
    return g.person('nick').allowance;
  };
  expect([left(5), left(8), left(8.1), left(16)]).toEqual([5, 8, 8, 8]);
});

test('[BDZ-shoot-reload] whoever has moved more than a normal move does not reload', () => {
  const offered = (went: number) =>
    game({
      people: { nick: { guns: [{ gun: 'pistol', empty: true }], has: ['pistol'], went } },
      active: ['nick'],
    })
      .step()
      .options()
      .includes('reload nick 0');
  expect([0, 8, 8.1].map(offered)).toEqual([true, true, false]);
});

test('[BDZ-shoot-damage] [BDZ-zshoot-easy] [BDZ-zshoot-charged] a hit is told by the rule that decides: on a human, on a zombie, on one that charges', () => {
  const cause = (target: string, charged: boolean) => {
    const g = game({
      people: { billy: BILLY, carlos: CARLOS },
      zeds: { 'zed-1': { x: 18, y: 14, facing: 180 } },
      dice: [6, 6, 1, 1],
    });
    g.begin(fireAll(g.w, [{ who: 'billy', at: [target], snap: false, why: 'active', charged }]));
    g.answer(`${target} by 1`);
    return g.facts('wound').map((f) => [f.cause, f.against]);
  };
  expect(cause('carlos', false)).toEqual([['BDZ-shoot-damage', 2]]);
  expect(cause('zed-1', false)).toEqual([['BDZ-zshoot-easy', 5]]);
  expect(cause('zed-1', true)).toEqual([['BDZ-zshoot-charged', 2]]);
});

test('[BDZ-shoot-reload] in games of earlier days a gun was loaded as soon as it was reloaded', () => {
  const g = game({
    people: { nick: { guns: [{ gun: 'pistol', empty: true }], has: ['pistol'] } },
    active: ['nick'],
  });
  g.w.happen({ is: 'reloaded', cause: 'BDZ-shoot-reload', who: 'nick', weapon: 0 });
  expect(g.person('nick').guns[0]?.empty).toBe(false);
});

test('[BDZ-D-out-hurt] [BDZ-react-man-down] friends do not test for somebody stunned who is only stunned again', () => {
  const tests = (damage: 'knocked-down' | 'out', recovers: number, begun?: number) => {
    const g = game({
      people: {
        billy: BILLY,
        carlos: { ...CARLOS, status: 'stunned', prone: true },
        near: { ...CARLOS, x: 20, group: 9, facing: 270, has: [] },
      },
      dice: [...(damage === 'out' ? [] : [recovers, recovers]), 1, 2],
      ...(begun && { begun }),
    });
    const call = emptyCall();
    g.begin(hurt(g.w, 'carlos', damage, { by: 'billy', rep: 4, zombie: false }, call)).end();
    g.begin(settle(g.w, call)).end();
    return g.tests().filter((t) => t.includes('man-down'));
  };
  expect(tests('knocked-down', 1)).toEqual([]);
  // It is out of the fight now, or dead.
  expect(tests('out', 1)).toEqual(['near man-down 2 carry-on']);
  expect(tests('knocked-down', 6)).toEqual(['near man-down 2 carry-on']);
  // Games begun before go on as they were.
  expect(tests('knocked-down', 1, 21)).toEqual(['near man-down 2 carry-on']);
});
