import { expect, test } from 'vitest';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { mobPlaces } from './arrivals.js';
import { entryPlaces } from './gives.js';

/** True if a place is a legal answer. */
const isTaken = (g: Game, at: readonly number[]): boolean => {
  try {
    g.answer(at);
    return true;
  } catch {
    return false;
  }
};

const RED = { quality: 'trained', professional: true, fighters: 4, at: [18, 4], done: true } as const;

const SPOTS = [
  { number: 1, rolls: [1], at: [2, 34] },
  { number: 2, rolls: [2], at: [18, 34] },
  { number: 3, rolls: [3], at: [34, 34] },
  { number: 4, rolls: [4], at: [34, 18] },
  { number: 5, rolls: [5], at: [2, 18] },
  { number: 6, rolls: [6], at: [30, 6] },
] as const;

/** The table of Scenario 1. */
const ROWS = [
  [],
  [{ type: 'odies', figures: '1d6' }],
  [{ type: 'zulus', figures: '1d6' }],
  [{ type: 'zulus', figures: '1d6+2' }],
  [{ type: 'zulus', figures: '2d6' }],
  [{ type: 'romeos', figures: '1d6' }],
] as const;

/** Step 7 of turn 2. */
function arriving(given: Situation & { readonly rows?: object; readonly shut?: readonly number[] } = {}) {
  const { rows = ROWS, shut = [], state, scenario, units, ...more } = given;
  const hotSpots = SPOTS.map(({ number, at: [x, y] }) => ({
    number,
    x,
    y,
    level: 0,
    closed: shut.includes(number),
  }));
  return game({
    ...more,
    units: { red: RED, ...units },
    scenario: { hotSpots: { die: 6, spots: SPOTS }, reinforcements: rows, ...scenario } as object,
    state: { stage: 'arrivals', turn: 2, hotSpots, ...state },
  }).step();
}

const mobs = (g: ReturnType<typeof game>) =>
  g.state.units.filter((u) => u.kind !== 'living').map((u) => [u.kind, g.figures(u.id).length, u.number]);

test('[AMZ-turn-07-reinforcements] [AMZ-reinforcements] a roll on the table gives type and number, another the Hot Spot', () => {
  const g = arriving({ dice: [4, 3, 2] });
  expect(mobs(g)).toEqual([['zulus', 5, 1]]);
  for (const f of g.figures('mob-1'))
    expect(g.table.distanceTo(f.id, { x: 18, y: 34 })).toBeLessThanOrEqual(2);
  expect(g.state.stage).toBe('living');
  g.done();
});

test('[AMZ-reinforcements] the Infection Level is added, less 3, within 1 and 6', () => {
  expect(mobs(arriving({ options: { infection: '5' }, dice: [5, 2, 1] }))).toEqual([['romeos', 2, 1]]);
  expect(mobs(arriving({ options: { infection: '1' }, dice: [3] }))).toEqual([]);
  expect(mobs(arriving({ options: { infection: '1' }, dice: [1] }))).toEqual([]);
  expect(mobs(arriving({ scenario: { infection: 4 }, dice: [1, 6, 1] }))).toEqual([['odies', 6, 1]]);
});

test('[AMZ-reinforcements] one Hot Spot serves two mobs, and figures over 15 are a second mob', () => {
  const two = [
    [
      { type: 'zulus', figures: '1d6' },
      { type: 'romeos', figures: '1d3' },
    ],
  ];
  const g = arriving({ rows: [two[0], [], [], [], [], []], dice: [1, 4, 5, 1] });
  expect(mobs(g)).toEqual([
    ['zulus', 4, 1],
    ['romeos', 3, 2],
  ]);
  const many = arriving({ rows: [[{ type: 'zulus', figures: '3d6' }]], dice: [1, 6, 6, 6, 3] });
  expect(mobs(many)).toEqual([
    ['zulus', 15, 1],
    ['zulus', 3, 2],
  ]);
});

test('[AMZ-reinforcements] Dexters come one by one, and six Zulus for a third', () => {
  const lord: Given = { kind: 'dexters', at: [30, 30] };
  const g = arriving({ units: { lord }, rows: [[{ type: 'dexters', figures: '1d3' }]], dice: [1, 3, 1] });
  expect(mobs(g)).toEqual([
    ['dexters', 1, 1],
    ['dexters', 1, 2],
    ['zulus', 6, 3],
  ]);
});

test('[AMZ-hot-spots] a closed or blocked one gives way to the next higher, the lowest following the highest', () => {
  const where = (g: ReturnType<typeof game>) => g.figures('mob-1')[0] as { x: number; y: number };
  const next = arriving({ shut: [2, 3], dice: [3, 1, 2] });
  expect(next.table.distanceTo('mob-1-1', { x: 34, y: 18 })).toBeLessThanOrEqual(2);
  const blocked = arriving({
    units: { blue: { ...RED, fighters: 1, at: [30, 9.25] } },
    shut: [],
    dice: [3, 1, 6],
  });
  expect(where(blocked).x).toBeLessThan(5);
  expect(where(blocked).y).toBeGreaterThan(30);
  const clear = arriving({ units: { blue: { ...RED, fighters: 1, at: [30, 9.5] } }, dice: [3, 1, 6] });
  expect(where(clear).x).toBeGreaterThan(27);
  const all = arriving({ shut: [1, 2, 3, 4, 5, 6], dice: [3, 1, 6] });
  expect(mobs(all)).toEqual([]);
});

test('[AMZ-hot-spots] nobody arrives within 2 inches of the Living, and all come in cohesion', () => {
  const g = arriving({ units: { blue: { ...RED, fighters: 1, at: [30, 9.5] } }, dice: [5, 6, 6, 6] });
  const ids = g.figures('mob-1').map((f) => f.id);
  expect(ids).toHaveLength(12);
  for (const id of ids) {
    expect(g.table.distance(id, 'blue-1')).toBeGreaterThanOrEqual(2);
    expect(ids.some((other) => other !== id && g.table.distance(id, other) <= 1.001)).toBe(true);
  }
});

test('[AMZ-noise] a die for each counter, six at most: 5 and 6 add to the mob that arrived', () => {
  const g = arriving({ state: { noise: 8 }, dice: [3, 2, 5, 6, 4, 1, 2, 3, 1] });
  expect(mobs(g)).toEqual([['zulus', 4, 1]]);
  expect(g.state.noise).toBe(0);
  g.done();
});

test('[AMZ-noise] of two mobs that arrive together the last is joined, and the first comes as well', () => {
  const both = [
    { type: 'zulus', figures: '1d6' },
    { type: 'romeos', figures: '1d3' },
  ];
  const g = arriving({ rows: [both], state: { noise: 2 }, dice: [1, 4, 3, 5, 4, 1] });
  expect(mobs(g)).toEqual([
    ['zulus', 4, 1],
    ['romeos', 3, 2],
  ]);
  g.done();
});

test('[AMZ-noise] where none arrived they come as Zulus at a Hot Spot of their own', () => {
  const g = arriving({ state: { noise: 3 }, dice: [1, 5, 6, 1, 4] });
  expect(mobs(g)).toEqual([['zulus', 2, 1]]);
  expect(mobs(arriving({ state: { noise: 2 }, dice: [1, 4, 4] }))).toEqual([]);
});

test('[AMZ-hot-spots] [AMZ-turn-04-hot-spots] [AMZ-D-hot-spot-order] one without a place is put out of sight of where the Living enter', () => {
  const wall = {
    barriers: [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [0, 18],
          [36, 18],
        ] as [number, number][],
      },
    ],
  };
  const g = game({
    options: { zombies: 'player' },
    map: wall,
    scenario: {
      hotSpots: { die: 6, spots: [{ number: 1, rolls: [1, 2, 3, 4, 5, 6] }] },
      living: [{ id: 'red', entry: { edge: 'south', from: 10, to: 20 } }],
    } as object,
    state: { stage: 'set-up', turn: 0 },
  }).step();
  expect(g.question()).toBe('zombies place-hot-spot AMZ-hot-spots');
  expect(g.refused([18, 10])).toBe('AMZ-hot-spots');
  g.answer([18, 30]);
  expect(g.state.hotSpots).toMatchObject([{ number: 1, x: 18, y: 30 }]);
  expect(g.state).toMatchObject({ turn: 1, stage: 'living' });
});

test('[AMZ-hot-spots] the whole table is offered for it, up to the wall that hides it', () => {
  const lit = (path: readonly [number, number][], edge: 'south' | 'west') => {
    const g = game({
      options: { zombies: 'player' },
      map: { size: [36, 30], barriers: [{ id: 'w', kind: 'high wall', path: [...path] }] },
      scenario: {
        hotSpots: { die: 6, spots: [{ number: 1, rolls: [1, 2, 3, 4, 5, 6] }] },
        living: [{ id: 'red', entry: { edge, from: 10, to: 20 } }],
      } as object,
      state: { stage: 'set-up', turn: 0 },
    }).step();
    const shape = g.asked().shape;
    if (shape.kind !== 'spot') throw new Error(`${shape.kind} is asked.`);
    expect(shape).toMatchObject({ how: 'put', from: [0, 0, 0], within: 36 });
    return shape.lit;
  };
  // Cells are an inch wide. The middle of the nineteenth is just out of sight: a quarter of an inch and a bit behind the wall.
  const at = 18.24;
  const rows = Array.from({ length: 30 }, (_, row) => row);
  expect(
    lit(
      [
        [0, at],
        [36, at],
      ],
      'south',
    ),
  ).toEqual([{ level: 0, cell: 1, runs: rows.slice(18).flatMap((row) => [row, 0, 36]) }]);
  expect(
    lit(
      [
        [at, 0],
        [at, 30],
      ],
      'west',
    ),
  ).toEqual([{ level: 0, cell: 1, runs: rows.flatMap((row) => [row, 18, 36]) }]);
  // The middle of the eighteenth is a hundredth of an inch too near to the wall.
  expect(
    lit(
      [
        [0, 17.26],
        [36, 17.26],
      ],
      'south',
    ),
  ).toEqual([{ level: 0, cell: 1, runs: rows.slice(18).flatMap((row) => [row, 0, 36]) }]);
  expect(
    lit(
      [
        [17.26, 0],
        [17.26, 30],
      ],
      'west',
    ),
  ).toEqual([{ level: 0, cell: 1, runs: rows.flatMap((row) => [row, 18, 36]) }]);
});

test('[AMZ-solo-setup] [AMZ-turn-06-zombies] a mob without a place is put by dice, not near the Living', () => {
  const g = game({
    units: { red: { ...RED, at: [18, 30] }, mob: { kind: 'zulus', fighters: 4, at: [-1, -1], figures: {} } },
    scenario: { hotSpots: { die: 6, spots: SPOTS }, reinforcements: ROWS } as object,
    state: {
      stage: 'set-up',
      turn: 0,
      hotSpots: SPOTS.map(({ number, at: [x, y] }) => ({ number, x, y, level: 0, closed: false })),
    },
    dice: [4, 6, 7],
  });
  for (const f of g.state.figures.filter((each) => each.unit === 'mob')) Object.assign(f, { x: -1, y: -1 });
  g.step();
  // Six inches west of Hot Spot 4.
  expect(g.table.distanceTo('mob-1', { x: 28, y: 18 })).toBe(0);
  expect(g.table.apart('red', 'mob')).toBeGreaterThanOrEqual(8);
});

test('[AMZ-leadership] a leader without a rating is rated by a die', () => {
  const rating = (face: number) => {
    const g = game({
      units: { red: { ...RED, figures: { 1: { leader: 0 } } } },
      scenario: { living: [{ id: 'red', leader: 'rolled', entry: {} }] } as object,
      state: { stage: 'set-up', turn: 0 },
      dice: [face],
    });
    return g.step().figures('red')[0]?.leader;
  };
  expect([1, 2, 3, 4, 5, 6].map(rating)).toEqual([-1, 0, 0, 1, 1, 2]);
});

test('[AMZ-solo-setup] [AMZ-measuring] a mob without a place keeps more than 8 inches from the Living, and no more', () => {
  const placed = (inches: number) => {
    const red = { ...RED, fighters: 1, at: [28, 18.5 + inches] } as const;
    const g = game({
      units: { red, mob: { kind: 'zulus', fighters: 1, figures: { 1: { x: -1, y: -1 } } } },
      scenario: { hotSpots: { die: 6, spots: SPOTS }, reinforcements: ROWS } as object,
      state: {
        stage: 'set-up',
        turn: 0,
        hotSpots: SPOTS.map(({ number, at: [x, y] }) => ({ number, x, y, level: 0, closed: false })),
      },
      dice: [4, 6, 7],
    });
    return g.step().table.distanceTo('mob-1', { x: 28, y: 18 }) === 0;
  };
  expect([placed(8.001), placed(8), placed(7.9)]).toEqual([true, false, false]);
});

test('[AMZ-hot-spots] [AMZ-measuring] at 2 inches they are within 2 inches', () => {
  const first = (inches: number) => {
    const g = game({ units: { blue: { ...RED, fighters: 1, at: [30, 10.5 + inches] } } });
    return mobPlaces(g.w, 'zulus', [30, 10, 0], 1, 2)[0]?.[1];
  };
  expect(first(2.001)).toBe(10);
  expect(first(2)).not.toBe(10);
});

test('[AMZ-hot-spots] however many come, none stands within 2 inches of the Living', () => {
  const rows = [[{ type: 'zulus', figures: '6d6' }]];
  const g = arriving({
    units: { blue: { ...RED, fighters: 1, at: [30, 9.5] } },
    rows,
    dice: [1, 6, 6, 6, 6, 6, 6, 6],
  });
  const off = ['mob-1', 'mob-2', 'mob-3'].map((mob) => g.table.apart('blue', mob));
  expect(mobs(g).map(([, figures]) => figures)).toEqual([15, 15, 6]);
  expect(Math.min(...off)).toBeGreaterThanOrEqual(2);
  expect(Math.min(...off)).toBeLessThan(2.5);
});

test('[AMZ-solo-setup] a mob without a place goes in the direction of a D8', () => {
  const g = game({
    units: { red: RED, mob: { kind: 'zulus', fighters: 1, figures: { 1: { x: -1, y: -1 } } } },
    scenario: { hotSpots: { die: 6, spots: SPOTS }, reinforcements: ROWS } as object,
    state: {
      stage: 'set-up',
      turn: 0,
      hotSpots: SPOTS.map(({ number, at: [x, y] }) => ({ number, x, y, level: 0, closed: false })),
    },
    dice: [4, 6, 7],
  }).step();
  const sides = g.facts('rolled').map(({ label, pools }) => [label, pools[0]?.sides]);
  expect(sides.slice(1, 3)).toEqual([
    ['setup-inches', 6],
    ['direction', 8],
  ]);
});

test('[AMZ-hot-spots] [AMZ-cohesion] those who arrive stay together, one behind the other where it is narrow', () => {
  const water = (id: string, west: number, east: number) => ({
    id,
    kind: 'water',
    rect: [west, 20, east, 36] as [number, number, number, number],
  });
  // The marker is at 18 inches. Beyond the stream, within 2 inches of it, there is room, too.
  const map = { areas: [water('w', 10, 17.4), water('e', 18.3, 19.9)] };
  const file = arriving({ map, dice: [5, 6, 6, 2] }).figures('mob-1');
  expect(file).toHaveLength(12);
  expect(file.every((f) => f.x < 18.3)).toBe(true);
  const ys = file.map((f) => f.y).sort((a, b) => a - b);
  for (const [i, y] of ys.slice(1).entries()) {
    expect(y - (ys[i] as number)).toBeGreaterThan(0);
    expect(y - (ys[i] as number)).toBeLessThanOrEqual(0.75);
  }
});

test('[AMZ-hot-spots] [AMZ-mobs] however many come, nobody stands on another, and each mob is together', () => {
  const rows = [[{ type: 'zulus', figures: '6d6' }]];
  const g = arriving({ rows, dice: [1, 6, 6, 6, 6, 6, 6, 2] });
  const all = g.state.figures.filter((f) => f.unit.startsWith('mob'));
  expect(all).toHaveLength(36);
  for (const [i, a] of all.entries())
    for (const b of all.slice(0, i)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(0.499);
  for (const a of all)
    expect(all.some((b) => b !== a && b.unit === a.unit && g.table.distance(a.id, b.id) <= 1)).toBe(true);
});

test('[AMZ-T-quirk-cards] 28: after the arrivals somebody joins a unit near an edge', () => {
  const g = arriving({ state: { hands: { living: [28], zombies: [] } }, dice: [1] });
  expect(g.question()).toBe('living card AMZ-quirk-cards');
  g.answer('card-28').end();
  expect(g.facts('straggler')).toMatchObject([{ unit: 'red', figure: 'red-straggler-1' }]);
  expect(g.figures('red')).toHaveLength(5);
});

test('[AMZ-hot-spots] one without a place is put nowhere if the Living see the whole table', () => {
  const g = game({
    options: { zombies: 'player' },
    scenario: {
      hotSpots: { die: 6, spots: [{ number: 1, rolls: [1, 2, 3, 4, 5, 6] }] },
      living: [{ id: 'red', entry: { edge: 'south', from: 10, to: 20 } }],
    } as object,
    state: { stage: 'set-up', turn: 0 },
  }).step();
  expect([g.question(), g.state.hotSpots]).toEqual(['over', []]);
});

test('[AMZ-D-hot-spot-order] [AMZ-night] by night one may be put in the open, farther off than the Living see', () => {
  const placed = (light: 'day' | 'night', red: Given, y: number, lamps: readonly object[] = []) => {
    const g = game({
      options: { zombies: 'player' },
      map: { lamps } as object,
      scenario: {
        light,
        hotSpots: { die: 6, spots: [{ number: 1, rolls: [1, 2, 3, 4, 5, 6] }] },
        living: [{ id: 'red', entry: { edge: 'south', from: 18, to: 18 } }],
      } as object,
      units: { red: { ...RED, fighters: 2, ...red, figures: { 1: { x: -1, y: -1 }, 2: { x: -1, y: -1 } } } },
      state: { stage: 'set-up', turn: 0 },
    }).step();
    return isTaken(g, [18, y]);
  };
  const gear = { nightVision: true };
  expect([placed('night', {}, 12), placed('night', {}, 12.1)]).toEqual([false, true]);
  expect([placed('night', gear, 24), placed('night', gear, 24.1)]).toEqual([false, true]);
  expect(placed('night', {}, 20, [{ id: 'lamp', at: [18, 26] }])).toBe(false);
});

test('[AMZ-D-hot-spot-order] the Living enter an inch apart along their stretch, or along the whole edge', () => {
  const places = (entry: object, size: [number, number] = [36, 24]) => {
    const g = game({ map: { size }, scenario: { living: [{ id: 'red', entry }] } as object });
    return entryPlaces(g.w).map(({ x, y }) => [x, y]);
  };
  expect(places({ edge: 'south', from: 3, to: 5 })).toEqual([
    [3, 0],
    [4, 0],
    [5, 0],
  ]);
  expect(places({ edge: 'east', from: 3, to: 4.5 })).toEqual([
    [36, 3],
    [36, 4],
  ]);
  expect(places({ edge: 'west' })).toHaveLength(25);
  expect(places({ edge: 'west' }).at(-1)).toEqual([0, 24]);
  expect(places({ edge: 'north' })).toHaveLength(37);
  expect(places({ edge: 'north' }).at(-1)).toEqual([36, 24]);
  expect(places({ at: [3, 3] })).toEqual([]);
});

test('[AMZ-noise] [AMZ-mobs] no Dexter comes because of the noise: they join the mob beside him, or come as Zulus', () => {
  const lord = { type: 'dexters', figures: '1d3' };
  const alone = arriving({ rows: [[lord]], state: { noise: 2 }, dice: [1, 1, 5, 6, 1] });
  expect(mobs(alone)).toEqual([
    ['dexters', 1, 1],
    ['zulus', 2, 2],
  ]);
  const both = arriving({
    rows: [[{ type: 'odies', figures: '1d6' }, lord]],
    state: { noise: 2 },
    dice: [1, 3, 1, 5, 6, 1],
  });
  expect(mobs(both)).toEqual([
    ['odies', 5, 1],
    ['dexters', 1, 2],
  ]);
});
