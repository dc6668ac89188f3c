import { expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { ELSEWHERE } from './elsewhere.js';
import { endOfTurn } from './ending.js';

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
      scenario: { unrated: ['red'] } as object,
      state: { stage: 'set-up', turn: 0 },
      dice: [face],
    });
    return g.step().figures('red')[0]?.leader;
  };
  expect([1, 2, 3, 4, 5, 6].map(rating)).toEqual([-1, 0, 0, 1, 1, 2]);
});

// ------------------------------------------------------------------ steps 11 and 12

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
  }).step();
  expect(breached.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-D-drift] where the table has chosen it, 5 or 6 sends a mob toward the nearest Living', () => {
  const units = { red: RED, mob: { kind: 'zulus' as const, at: [18, 20] as const } };
  const drifts = random({ options: { drift: 'toward' }, units, dice: [5] }).step();
  expect(drifts.table.apart('red', 'mob')).toBeCloseTo(20 - 4 - 0.5 - 6, 1);
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
    dice: [3, 1],
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
  }).step();
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
  // Ten and six are too many; six and one stand too far apart.
  expect(g.question()).toBe('over');
  expect(
    random({ options: { zombies: 'player' }, units })
      .step()
      .answer(false)
      .question(),
  ).toBe('zombies join AMZ-mobs');
  expect(random({ units }).step().figures('a')).toHaveLength(10);
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

const masters = (given: Situation) =>
  game({ ...given, state: { stage: 'masters', turn: 2, ...given.state } });

test('[AMZ-turn-12-masters] [AMZ-masters-action] [AMZ-dexters] a Dexter that did not Interrupt moves 6 or 12 inches', () => {
  const units = { red: RED, lord: { kind: 'dexters' as const, at: [18, 24] as const } };
  const g = masters({ options: { zombies: 'player' }, units }).step();
  expect(g.options()).toEqual(['lord', 'none']);
  g.answer('lord');
  expect(g.options()).toEqual(['move-fire cautious', 'move-fire rapid']);
  g.answer('move-fire cautious');
  expect(g.refused([18, 15])).toBe('AMZ-masters-action');
  g.answer([18, 18.5]);
  expect(g.figures('lord')[0]?.y).toBe(18.5);
  expect(g.unit('lord').mode).toBe('cautious');
  const spent = masters({
    options: { zombies: 'player' },
    units: { ...units, lord: { ...units.lord, interrupted: true } },
  });
  expect(spent.step().state.stage).toBe('end');
});

test('[AMZ-masters-action] it may assault a unit within its move', () => {
  const g = masters({
    options: { zombies: 'player' },
    units: { red: { ...RED, at: [18, 14] }, lord: { kind: 'dexters', at: [18, 24] } },
  });
  g.step().answer('lord', 'move-fire rapid');
  expect(g.options()).toContain('assault red');
  g.answer('assault red');
  expect(g.table.apart('red', 'lord')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-possessed] [AMZ-D-step12-fire] the Possessed choose how they move and when they fire', () => {
  const g = masters({
    options: { zombies: 'player' },
    units: { red: RED, slaves: { kind: 'possessed', quality: 'trained', fighters: 3, at: [18, 24] } },
  });
  g.step().answer('slaves');
  expect(g.options()).toEqual([
    'move-fire stationary',
    'move-fire cautious',
    'move-fire rapid',
    'fire-move cautious',
    'fire-move rapid',
  ]);
  g.answer('fire-move rapid');
  expect(g.question()).toBe('zombies dead-move AMZ-masters-action');
  // After their fire they do not assault.
  expect(g.options()).toEqual(['stay']);
  g.answer([18, 14]);
  expect(g.figures('slaves')[0]?.y).toBe(14);
});

test('[AMZ-solo-masters] a Dexter assaults nobody stronger than itself, and hides near the largest mob', () => {
  const given = (fighters: number): Situation => ({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'high wall',
          path: [
            [10, 28],
            [26, 28],
          ],
        },
      ],
    },
    units: {
      red: { ...RED, fighters, at: [18, 16] },
      lord: { kind: 'dexters', fighters: 2, at: [18, 26] },
      mob: { kind: 'zulus', fighters: 6, at: [17, 33], moved: true, interrupted: true },
    },
  });
  const bold = masters(given(2)).step();
  expect(bold.table.apart('red', 'lord')).toBeLessThanOrEqual(0.5);
  const shy = masters(given(4)).step();
  expect(shy.table.sees('red', 'lord')).toBe(false);
  expect(shy.table.apart('lord', 'mob')).toBeLessThanOrEqual(12);
});

test('[AMZ-solo-masters] Possessed without a target come nearer, Rapidly from more than 18 inches', () => {
  const end = (y: number) => {
    const units = {
      red: RED,
      slaves: { kind: 'possessed' as const, quality: 'trained' as const, at: [18, y] as const },
    };
    return masters({ units }).step().figures('slaves')[0]?.y;
  };
  expect(end(30)).toBeCloseTo(18, 1);
  expect(end(20)).toBeCloseTo(14, 1);
});

// ------------------------------------------------------------------ the end of the turn

const ending = (given: Situation) => game({ ...given, state: { stage: 'end', turn: 2, ...given.state } });

test('[AMZ-end-of-turn] [AMZ-turn-13-repeat] [AMZ-D-step13] first aid, captives, revenants, victory; then the next turn from step 7', () => {
  const g = game({
    units: {
      red: { ...RED, figures: { 2: { status: 'captured', x: -1, y: -1, captor: 'lord' } } },
      lord: { kind: 'dexters', at: [20, 20], interrupted: true },
    },
    state: { stage: 'end', turn: 2 },
  });
  const seen: string[] = [];
  const note = (what: string) => {
    const possessed = g.state.units.some((u) => u.kind === 'possessed');
    seen.push(`${what} ${g.state.turn}${possessed ? ' after captives' : ''}`);
  };
  g.begin(
    endOfTurn(g.w, {
      ...ELSEWHERE,
      *firstAidDue() {
        note('first aid');
      },
      *revenantChecks() {
        note('revenants');
      },
      *isOver() {
        note('victory');
        return false;
      },
      risesSlight() {
        note('slight injuries');
      },
    }),
  );
  expect(seen).toEqual([
    'first aid 2',
    'revenants 2 after captives',
    'victory 2 after captives',
    'slight injuries 3 after captives',
  ]);
  expect(g.state).toMatchObject({ turn: 3, stage: 'arrivals' });
  expect(g.unit('lord').interrupted).toBe(false);
});

test('[AMZ-turn-13-repeat] after the last turn the game is over', () => {
  const g = ending({ units: { red: RED }, scenario: { turns: 2 } }).step();
  expect(g.state.stage).toBe('over');
  expect(g.run().question()).toBe('over');
});

test('[AMZ-capture] [AMZ-possessed] captives of one unit become Possessed, a quality lower, beside their captor', () => {
  const taken = { status: 'captured', x: -1, y: -1, captor: 'lord' } as const;
  const g = ending({
    units: {
      red: { ...RED, armor: 'light', figures: { 1: { ...taken, support: 'light' }, 2: taken } },
      lord: { kind: 'dexters', at: [20, 20] },
    },
  }).step();
  const made = g.state.units.find((u) => u.kind === 'possessed');
  expect(made).toMatchObject({ quality: 'untrained', armor: 'light', number: 2 });
  const figures = g.figures(made?.id ?? '');
  expect(figures.map((f) => f.support)).toEqual(['light', null]);
  for (const f of figures) expect(g.table.distance(f.id, 'lord-1')).toBeLessThanOrEqual(2);
  expect(g.figures('red', 'captured')).toHaveLength(2);
});

test('[AMZ-possessed-link] when the last Dexter has fallen the Possessed collapse at the end of the step', () => {
  const gone = { status: 'destroyed', x: -1, y: -1 } as const;
  const slaves: Given = {
    kind: 'possessed',
    quality: 'trained',
    fighters: 2,
    at: [18, 24],
    interrupted: true,
  };
  const g = masters({ units: { red: RED, lord: { kind: 'dexters', figures: { 1: gone } }, slaves } }).step();
  expect(g.figures('slaves')).toEqual([]);
  const never = masters({ units: { red: RED, slaves } }).step();
  expect(never.figures('slaves')).toHaveLength(2);
});
