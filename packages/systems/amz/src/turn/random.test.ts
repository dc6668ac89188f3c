import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';

const RED = { quality: 'trained', professional: true, fighters: 4, at: [18, 4], done: true } as const;

/** Step 11 of a turn, one step of it. */
const random = (given: Situation) => game({ ...given, state: { stage: 'random', turn: 2, ...given.state } });

test('[AMZ-turn-11-random] [AMZ-turn-10-loop] it comes when every Living unit has acted', () => {
  const g = game({ units: { red: RED } }).step();
  expect(g.state.stage).toBe('random');
});

test('[AMZ-random-movement] [AMZ-D-random-check] a D8 gives the direction, the type the inches, in the order of numbers', () => {
  const g = random({
    units: {
      red: RED,
      odies: { kind: 'odies', fighters: 2, at: [6, 20] },
      zulus: { kind: 'zulus', fighters: 1, at: [18, 20] },
      romeos: { kind: 'romeos', fighters: 1, at: [28, 20] },
    },
    dice: [3, 5, 5, 4, 2, 1, 2],
  });
  g.step();
  expect(g.figures('odies').map((f) => f.x)).toEqual([9, 9.75]);
  expect(g.figures('zulus')[0]).toMatchObject({ x: 18, y: 20 });
  g.step();
  expect(g.figures('zulus')[0]).toMatchObject({ x: 18, y: 16 });
  g.step();
  expect(g.figures('romeos')[0]?.x).toBeCloseTo(28 + 3 * Math.SQRT1_2, 2);
  g.step();
  expect(g.state.stage).toBe('masters');
  g.done();
});

test('[AMZ-T-random-direction] each face has its direction', () => {
  const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((face) => {
    const g = random({ units: { mob: { kind: 'zulus', at: [18, 18] } }, dice: [face, 4] }).step();
    const [f] = g.figures('mob');
    return [Math.sign(Math.round((f?.x ?? 0) - 18)), Math.sign(Math.round((f?.y ?? 0) - 18))];
  });
  expect(ends).toEqual([
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
  ]);
});

test('[AMZ-random-movement] [AMZ-D-random-who] [AMZ-interrupt-limit] who has Interrupted does not move', () => {
  const g = random({ units: { mob: { kind: 'zulus', at: [18, 18], interrupted: true } } }).step();
  expect(g.facts('moved')).toEqual([]);
  expect(g.state.stage).toBe('masters');
});

test('[AMZ-random-movement] it stops at the edge of the table and at walls, and rough ground costs its inches', () => {
  const edge = random({ units: { mob: { kind: 'zulus', at: [18, 34] } }, dice: [1, 6] }).step();
  expect(edge.figures('mob')[0]?.y).toBeCloseTo(35.75, 2);
  expect(edge.facts('balked')).toEqual([]);
  const there = random({ units: { mob: { kind: 'zulus', at: [18, 35.7] } }, dice: [1, 6] }).step();
  expect(there.facts('balked')).toMatchObject([{ unit: 'mob' }]);
  const rect: [number, number, number, number] = [14, 20, 22, 26];
  const wall = random({
    map: { buildings: [{ id: 'b', name: 'B', rect, levels: 1 }] },
    units: { mob: { kind: 'zulus', at: [18, 18] } },
    dice: [1, 6],
  }).step();
  expect(wall.figures('mob')[0]?.y).toBeCloseTo(19.75, 2);
  const wood = random({
    map: { areas: [{ id: 'a', kind: 'woods', rect }] },
    units: { mob: { kind: 'zulus', at: [18, 18] } },
    dice: [1, 6],
  }).step();
  expect(wood.figures('mob')[0]?.y).toBeCloseTo(22, 1);
});

test('[AMZ-random-movement] [AMZ-barricade-batter] it stops at a shut door, and batters only what is barricaded', () => {
  const at = (kind: 'open' | 'barricaded', dice: number[]) =>
    random({
      map: {
        buildings: [
          {
            id: 'b',
            name: 'B',
            rect: [14, 20, 22, 26],
            levels: 1,
            doors: [{ id: 'd', at: [18, 20], type: 'standard' }],
          },
        ],
      },
      units: { mob: { kind: 'zulus', at: [18, 18] } },
      state: { buildings: [{ id: 'b', kind, points: kind === 'open' ? 0 : 10, breached: false }] },
      dice,
    }).step();
  const open = at('open', [1, 6]);
  expect(open.figures('mob')[0]?.y).toBeCloseTo(19.75, 1);
  expect(open.facts('battered')).toEqual([]);
  expect(at('barricaded', [1, 6, 5]).facts('battered')).toMatchObject([{ points: 1 }]);
});

const FORT = {
  map: {
    buildings: [
      {
        id: 'b',
        name: 'B',
        rect: [14, 20, 22, 26] as [number, number, number, number],
        levels: 1,
        doors: [{ id: 'd', at: [18, 20] as [number, number], type: 'standard' }],
        windows: [{ id: 'n', at: [16, 20] as [number, number] }],
      },
    ],
  },
  state: { buildings: [{ id: 'b', kind: 'fortified' as const, points: 20, breached: false }] },
};

test('[AMZ-barricade-batter] in contact and aware of somebody inside it batters where it stands', () => {
  const g = random({
    ...FORT,
    units: {
      red: { ...RED, fighters: 1, at: [16, 20.5] },
      mob: { kind: 'zulus', fighters: 2, at: [15.5, 19.7] },
    },
    dice: [4, 2],
  }).step();
  expect(g.facts('battered')).toMatchObject([{ building: 'b', points: 1 }]);
  expect(g.facts('moved')).toEqual([]);
});

test('[AMZ-buildings] the shut door of an open building is battered by whoever stands at it, a breached one is not', () => {
  const acts = (breached: boolean, dice: readonly number[]) => {
    const g = random({
      map: FORT.map,
      state: { buildings: [{ id: 'b', kind: 'open', points: 0, breached }] },
      units: {
        red: { ...RED, fighters: 1, at: [16, 20.5] },
        mob: { kind: 'zulus', fighters: 1, at: [17.4, 19.7] },
      },
      dice,
    }).step();
    return [g.facts('battered').length, g.facts('rolled')[0]?.label];
  };
  expect(acts(false, [3])).toEqual([1, 'battering']);
  expect(acts(true, [7, 1])).toEqual([0, 'direction']);
});

test('[AMZ-sc2] [AMZ-random-movement] they march on the building, batter it, and go for those inside when it is breached', () => {
  const units = {
    red: { ...RED, fighters: 1, at: [18, 23] as const },
    mob: { kind: 'zulus' as const, at: [18, 12] as const },
  };
  const far = random({ ...FORT, units, scenario: { march: 'b' } as object }).step();
  expect(far.figures('mob')[0]?.y).toBeCloseTo(18, 1);
  const near = random({
    ...FORT,
    units: { ...units, mob: { kind: 'zulus', at: [18, 15] } },
    scenario: { march: 'b' } as object,
    dice: [6],
  }).step();
  expect(near.facts('battered')).toHaveLength(1);
  const breached = random({
    ...FORT,
    state: { buildings: [{ id: 'b', kind: 'fortified', points: 0, breached: true }] },
    units: { ...units, mob: { kind: 'zulus', at: [18, 18] } },
    scenario: { march: 'b' } as object,
    // The assaulted unit passes its Quality Check.
    dice: [4],
  }).step();
  expect(breached.facts('assaulted')).toMatchObject([{ unit: 'mob', on: 'red' }]);
  expect(breached.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-sc2] [AMZ-random-movement] once it is breached and nobody is left in it, they move at random again', () => {
  const g = random({
    ...FORT,
    state: { buildings: [{ id: 'b', kind: 'fortified', points: 0, breached: true }] },
    units: {
      red: { ...RED, fighters: 1, at: [4, 4] },
      mob: { kind: 'zulus', fighters: 1, at: [10, 18] },
    },
    scenario: { march: 'b' } as object,
    dice: [1, 6],
  }).step();
  expect(g.facts('rolled').map((f) => f.label)).toEqual(['direction', 'random-inches']);
  expect(g.figures('mob')[0]?.y).toBe(24);
});

test('[AMZ-D-drift] where the table has chosen it, 5 or 6 sends a mob toward the nearest Living', () => {
  const units = { red: RED, mob: { kind: 'zulus' as const, at: [18, 20] as const } };
  const drifts = random({ options: { drift: 'toward' }, units, dice: [5] }).step();
  expect(drifts.table.apart('red', 'mob')).toBeCloseTo(20 - 4 - 0.5 - 6, 1);
  expect(drifts.facts('rolled').map((f) => f.pools)).toMatchObject([[{ sides: 6, from: 5 }]]);
  const not = random({ options: { drift: 'toward' }, units, dice: [4, 1, 6] }).step();
  expect(not.figures('mob')[0]?.y).toBe(26);
  random({ units, dice: [1, 6] })
    .step()
    .done();
});

test('[AMZ-dexter-control] the player moves driven mobs, at most four for a Dexter, and need not drive', () => {
  const mob = (x: number): Given => ({ kind: 'zulus', at: [x, 26] });
  const g = random({
    options: { zombies: 'player' },
    units: {
      lord: { kind: 'dexters', at: [18, 22] },
      a: mob(12),
      b: mob(14),
      c: mob(16),
      d: mob(18),
      e: mob(20),
      f: mob(22),
    },
    dice: [3, 1, 1, 2],
  }).step();
  expect(g.question()).toBe('zombies dead-move AMZ-dexter-control');
  expect(g.options()).toEqual(['stay', 'random']);
  g.answer([12, 31]);
  expect(g.figures('a')[0]).toMatchObject({ x: 12, y: 31 });
  expect(g.step().refused([14, 33])).toBe('AMZ-dexter-control');
  g.answer('stay');
  expect(g.unit('lord').drives).toEqual(['a', 'b']);
  g.step().answer('random');
  expect(g.figures('c')[0]).toMatchObject({ x: 17, y: 26 });
  g.step().answer('stay').step().answer('stay');
  expect(g.unit('lord').drives).toEqual(['a', 'b', 'd', 'e']);
  // The Dexter already drives four, so the last mob moves by dice.
  g.step().done();
  expect(g.figures('f')[0]).toMatchObject({ x: 22, y: 28 });
});

test('[AMZ-dexter-control] a mob farther than 12 inches is not driven', () => {
  const g = random({
    options: { zombies: 'player' },
    units: { lord: { kind: 'dexters', at: [18, 2] }, a: { kind: 'zulus', at: [18, 15] } },
    dice: [1, 1],
  }).step();
  expect(g.question()).toBe('over');
  expect(g.figures('a')[0]?.y).toBe(16);
});

test('[AMZ-solo-masters] alone a Dexter drives mobs toward the nearest Living unit that it is aware of', () => {
  const g = random({
    units: {
      red: { ...RED, fighters: 1, at: [4, 20] },
      blue: { ...RED, fighters: 1, at: [28, 20] },
      lord: { kind: 'dexters', at: [20, 25] },
      mob: { kind: 'zulus', at: [14, 20] },
    },
    // Afterwards blue, with a Dexter within 12 inches, checks Morale.
    dice: [4],
  }).step();
  g.done();
  expect(g.figures('mob')[0]?.x).toBeCloseTo(20, 0);
});

test('[AMZ-mobs] at the end of step 11 mobs of a type within 2 inches may join, up to 15', () => {
  const mob = (x: number, fighters: number, more = {}): Given => ({
    kind: 'zulus',
    fighters,
    at: [x, 20],
    moved: true,
    ...more,
  });
  const units = { a: mob(10, 5), b: mob(15.5, 5, { interrupted: true }), c: mob(21, 6), d: mob(30, 1) };
  const g = random({ options: { zombies: 'player' }, units });
  g.step();
  expect(g.question()).toBe('zombies join AMZ-mobs');
  g.answer(true);
  expect(g.figures('a')).toHaveLength(10);
  expect(g.unit('a').interrupted).toBe(true);
  // Ten and six are too many; six and one are too far apart.
  expect(g.question()).toBe('over');
  expect(
    random({ options: { zombies: 'player' }, units })
      .step()
      .answer(false)
      .question(),
  ).toBe('zombies join AMZ-mobs');
  expect(random({ units }).step().figures('a')).toHaveLength(10);
  const full = { a: mob(10, 9), b: mob(15.5, 6) };
  expect(random({ units: full }).step().figures('a')).toHaveLength(15);
});

test('[AMZ-mobs] mobs of two types do not join', () => {
  const g = random({
    options: { zombies: 'player' },
    units: {
      a: { kind: 'zulus', at: [10, 20], moved: true },
      b: { kind: 'odies', at: [11, 20], moved: true },
    },
  }).step();
  expect(g.state.stage).toBe('masters');
});

test('[AMZ-barricade-batter] [AMZ-buildings] in contact with a shut door and aware of somebody behind it, it batters that', () => {
  const g = random({
    ...FORT,
    units: {
      red: { ...RED, fighters: 1, at: [18, 20.6], heard: true },
      mob: { kind: 'zulus', fighters: 1, at: [18, 19.6] },
    },
    state: { buildings: [{ id: 'b', kind: 'open', points: 0, breached: false }] },
    dice: [4],
  }).step();
  expect(g.facts('battered')).toMatchObject([{ building: 'b', points: 1 }]);
  expect(g.facts('moved')).toEqual([]);
});

describe('[AMZ-vehicle-attack] a mob that stands at a vehicle', () => {
  const beside = (aboard: object, more: Situation = {}) => ({
    units: {
      car: {
        vehicle: 'car' as const,
        quality: 'trained' as const,
        professional: true,
        done: true,
        fighters: 2,
        at: [18, 10] as const,
        figures: {
          1: { id: 'car', role: 'vehicle' as const },
          2: { x: -1, y: -1, aboard: 'car', ...aboard },
        },
      },
      mob: { kind: 'zulus' as const, fighters: 2, at: [18, 11.5] as const },
    },
    ...more,
  });
  test('attacks it in step 11 instead of shambling off', () => {
    const g = random(beside({}, { dice: [1, 1, 1, 1] })).step();
    g.done();
    expect(g.facts('clawed')).toMatchObject([{ unit: 'car', mob: 'mob', hits: 0 }]);
    expect(g.facts('moved')).toEqual([]);
    expect(g.unit('mob').moved).toBe(true);
  });
  test('leaves one alone in which nobody is left', () => {
    const g = random(beside({ status: 'kia', aboard: '' }, { dice: [1, 6] })).step();
    expect(g.facts('clawed')).toEqual([]);
    expect(g.figures('mob')[0]?.y).toBe(17.5);
  });
});

test('[AMZ-sc2] they come up to the nearest side of the building, whichever that is', () => {
  const comes = (x: number, y: number) => {
    const g = random({
      ...FORT,
      units: { mob: { kind: 'zulus', fighters: 1, at: [x, y] } },
      scenario: { march: 'b' } as object,
      dice: [1],
    }).step();
    const [f] = g.figures('mob');
    return [f?.x, f?.y, g.facts('battered').length];
  };
  expect([comes(11, 23), comes(25, 23), comes(16, 17), comes(16, 29)]).toEqual([
    [13.74, 23, 1],
    [22.26, 23, 1],
    [16, 19.74, 1],
    [16, 26.26, 1],
  ]);
});

test('[AMZ-barricade-batter] it batters the building that it touches, not another far off', () => {
  const house = (id: string, x: number) => ({
    id,
    name: id,
    rect: [x, 20, x + 8, 26] as [number, number, number, number],
    levels: 1,
    doors: [{ id: `${id}-door`, at: [x + 4, 20] as [number, number], type: 'standard' }],
  });
  const g = random({
    map: { buildings: [house('near', 4), house('far', 24)] },
    units: { mob: { kind: 'zulus', at: [8, 18] } },
    state: {
      buildings: [
        { id: 'near', kind: 'open', points: 0, breached: false },
        { id: 'far', kind: 'barricaded', points: 10, breached: false },
      ],
    },
    dice: [1, 6],
  }).step();
  expect(g.figures('mob')[0]?.y).toBeCloseTo(19.75, 1);
  expect(g.facts('battered')).toEqual([]);
});

test('[AMZ-sc2] of two sides equally far off they come to the western or eastern one', () => {
  const g = random({
    ...FORT,
    units: { mob: { kind: 'zulus', fighters: 1, at: [11.75, 17.75] } },
    scenario: { march: 'b' } as object,
    dice: [1],
  }).step();
  expect(g.figures('mob')).toMatchObject([{ x: 13.74, y: 20 }]);
});

test('[AMZ-barricade-batter] half an inch from the base is contact with a wall', () => {
  const batters = (y: number) => {
    const red = { ...RED, fighters: 1, at: [16, 20.5] } as const;
    const units = { red, mob: { kind: 'zulus', at: [16, y] } } as const;
    return (
      random({ ...FORT, units, dice: [4, 2, 1, 1] })
        .step()
        .facts('moved').length === 0
    );
  };
  expect([batters(19.25), batters(19.249)]).toEqual([true, false]);
});

test('[AMZ-terrain] [AMZ-measuring] Odies that stand half an inch from a hedge cross it, and from farther off they reach it', () => {
  const path: [number, number][] = [
    [6, 20],
    [30, 20],
  ];
  const end = (y: number) => {
    const map = { barriers: [{ id: 'h', kind: 'hedge', path }] } as Situation['map'];
    const g = random({
      ...(map && { map }),
      units: { mob: { kind: 'odies', at: [18, y] } },
      dice: [1, 6],
    }).step();
    return (g.figures('mob')[0]?.y ?? 0) > 20;
  };
  expect([end(19.25), end(19.249)]).toEqual([true, false]);
});

test('[AMZ-random-movement] somebody whose base is just beside its way does not bar it', () => {
  const end = (x: number) => {
    const red = { ...RED, fighters: 1, at: [x, 13] } as const;
    const g = random({
      units: { red, mob: { kind: 'zulus', at: [18, 10] } },
      dice: [1, 4, ...Array(30).fill(1)],
    });
    g.step();
    return g.facts('moved')[0]?.places[0]?.[1][1];
  };
  expect(end(18.5)).toBe(14);
  expect(end(18.499)).toBeLessThan(13.1);
});
