import { expect, test } from 'vitest';
import { willOf } from '../solo/will.js';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { interruptAction, setsOut } from './acting.js';
import { couldReach, reaches, wayInto } from './going.js';

const RED = { quality: 'trained', professional: true, fighters: 4 } as const;

/** A mob carries out an Interrupt against red, which is where it was noticed. */
function comes(given: Situation, mob = 'mob') {
  const g = game({ active: { unit: 'red' }, ...given });
  const { w } = g;
  function* action() {
    const will = willOf(w.book);
    yield* interruptAction(w, yield* setsOut(w, mob, 'red', will), will);
  }
  return g.begin(action());
}

/** A passed Quality Check of an assaulted unit, which is then asked what it does. */
const KEEPS_ITS_HEAD = [4];

const assaulted = (g: ReturnType<typeof game>) => g.facts('assaulted').map((f) => f.on);

const went = (g: ReturnType<typeof game>, unit = 'mob') =>
  g
    .facts('moved')
    .filter((f) => f.unit === unit)
    .reduce((sum, f) => sum + f.inches, 0);

test('[AMZ-interrupt-mindless] [AMZ-zulus] a mob makes for the nearest figure, its full move at most', () => {
  const g = comes({
    options: { burst: 'none' },
    units: { red: { ...RED, at: [10, 20] }, mob: { kind: 'zulus', fighters: 3, at: [10, 5] } },
  });
  expect(went(g)).toBeCloseTo(6, 1);
  expect(g.table.apart('red', 'mob')).toBeCloseTo(15 - 0.5 - 6, 1);
});

test('[AMZ-odies] they move 4 inches, and never burst', () => {
  const g = comes({
    units: { red: { ...RED, at: [10, 20] }, mob: { kind: 'odies', fighters: 3, at: [10, 14.5] } },
  });
  expect(went(g)).toBeCloseTo(4, 1);
  g.done();
});

test('[AMZ-romeos] they come 12 inches into contact', () => {
  const g = comes({
    units: { red: { ...RED, at: [10, 20] }, mob: { kind: 'romeos', fighters: 2, at: [10, 8] } },
    dice: KEEPS_ITS_HEAD,
  });
  expect(assaulted(g)).toEqual(['red']);
  expect(g.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-interrupt-mindless] the figures of a mob come on together', () => {
  const g = comes({
    options: { burst: 'none' },
    units: { red: { ...RED, at: [10, 30] }, mob: { kind: 'zulus', fighters: 15, at: [10, 5] } },
  });
  for (const a of g.figures('mob'))
    expect(g.figures('mob').some((b) => b !== a && g.table.distance(a.id, b.id) <= 1.001)).toBe(true);
  expect(Math.min(...g.figures('mob').map((f) => f.y))).toBeGreaterThan(9);
});

test('[AMZ-interrupt-mindless] another Living unit in the way stops them', () => {
  const g = comes({
    units: {
      red: { ...RED, fighters: 1, at: [10, 20] },
      blue: { ...RED, fighters: 1, at: [10, 16] },
      mob: { kind: 'romeos', fighters: 1, at: [10, 10] },
    },
    dice: KEEPS_ITS_HEAD,
  });
  expect(assaulted(g)).toEqual(['blue']);
  expect(g.table.apart('blue', 'mob')).toBeLessThanOrEqual(0.01);
  expect(g.table.apart('red', 'mob')).toBeGreaterThan(3);
});

/** The mob sets out for the unit, which then goes to a place before the mob acts. */
function* afterRedWent({ w }: Game, to: readonly [number, number, number]) {
  const will = willOf(w.book);
  const coming = yield* setsOut(w, 'mob', 'red', will);
  w.happen({
    is: 'moved',
    cause: 'AMZ-activation',
    unit: 'red',
    how: 'goes',
    places: [['red-1', to]],
    inches: 12,
  });
  yield* interruptAction(w, coming, will);
}

test('[AMZ-interrupt-mindless] where the unit has gone on, they go where they were aware of it, then on if they see it', () => {
  const g = game({
    options: { burst: 'none' },
    active: { unit: 'red' },
    units: { red: { ...RED, fighters: 1, at: [10, 14] }, mob: { kind: 'zulus', fighters: 1, at: [10, 10] } },
  });
  g.begin(afterRedWent(g, [26, 14, 0]));
  const [f] = g.figures('mob');
  // Four inches to the place, two more toward the unit.
  expect(f?.y).toBeCloseTo(14, 1);
  expect(f?.x).toBeCloseTo(12, 0);
});

const HEDGE = (kind: string) => ({
  barriers: [
    {
      id: 'line',
      kind,
      path: [
        [0, 12],
        [36, 12],
      ] as [number, number][],
    },
  ],
});

test('[AMZ-terrain] [AMZ-odies] a hedge stops Odies, who cross it in a move that begins in contact', () => {
  const units = {
    red: { ...RED, at: [10, 20] as const },
    mob: { kind: 'odies', fighters: 3, at: [10, 9] as const },
  };
  const map = HEDGE('hedge');
  const g = comes({ map, units: { ...units, mob: { ...units.mob, kind: 'odies' } } });
  expect(Math.max(...g.figures('mob').map((f) => f.y))).toBeCloseTo(11.75, 1);
  g.begin(
    (function* () {
      const will = willOf(g.w.book);
      yield* interruptAction(g.w, yield* setsOut(g.w, 'mob', 'red', will), will);
    })(),
  );
  expect(Math.max(...g.figures('mob').map((f) => f.y))).toBeCloseTo(15.75, 0);
});

test('[AMZ-terrain] [AMZ-odies] whoever of them stands upstairs is not in contact with the hedge below', () => {
  const g = comes({
    map: {
      ...HEDGE('hedge'),
      buildings: [{ id: 'inn', name: 'Inn', rect: [13, 12.1, 20, 20], levels: 2 }],
    },
    units: {
      red: { ...RED, at: [10, 20] },
      mob: {
        kind: 'odies',
        fighters: 2,
        at: [10, 9],
        figures: { 2: { x: 14, y: 12.5, level: 1 } },
      },
    },
  });
  expect(g.figures('mob')[0]?.y).toBeCloseTo(11.75, 1);
});

test('[AMZ-terrain] [AMZ-zulus] a hedge costs Zulus 3 inches, a fence stops them, a fence costs Romeos 3', () => {
  const units = (kind: 'zulus' | 'romeos') => ({
    red: { ...RED, at: [10, 30] as const },
    mob: { kind, fighters: 1, at: [10, 10.5] as const },
  });
  const end = (kind: 'zulus' | 'romeos', barrier: string) =>
    comes({ options: { burst: 'none' }, map: HEDGE(barrier), units: units(kind) }).figures('mob')[0]?.y;
  expect(end('zulus', 'hedge')).toBeCloseTo(13.5, 1);
  expect(end('zulus', 'fence')).toBeCloseTo(11.75, 1);
  expect(end('romeos', 'fence')).toBeCloseTo(19.5, 1);
});

test('[AMZ-terrain] nobody but Romeos and those who think climbs a high wall', () => {
  const end = (kind: 'zulus' | 'romeos') =>
    comes({
      map: HEDGE('high wall'),
      options: { burst: 'none' },
      units: { red: { ...RED, at: [10, 13] }, mob: { kind, fighters: 1, at: [10, 10] } },
      dice: kind === 'romeos' ? KEEPS_ITS_HEAD : [],
    }).figures('mob')[0]?.y;
  expect(end('zulus')).toBeLessThan(12);
  expect(end('romeos')).toBeGreaterThan(12);
});

test('[AMZ-charge-burst] [AMZ-D-burst-short] Zulus farther than their move may roll their die, and stop where it falls short', () => {
  const given = (dice: number[], y: number): Situation => ({
    options: { zombies: 'player' },
    units: { red: { ...RED, fighters: 1, at: [10, y] }, mob: { kind: 'zulus', fighters: 1, at: [10, 5] } },
    dice,
  });
  const g = comes(given([2], 16));
  expect(g.question()).toBe('zombies burst AMZ-charge-burst');
  g.answer(true);
  expect(went(g)).toBeCloseTo(8, 1);
  expect(comes(given([], 16)).answer(false).facts('moved')[0]?.inches).toBeCloseTo(6, 1);
  const far = comes(given([5, ...KEEPS_ITS_HEAD], 16)).answer(true);
  expect(assaulted(far)).toEqual(['red']);
  expect(far.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
  // Beyond the move plus the highest face there is no burst.
  expect(comes(given([], 18.2)).question()).toBe('over');
  expect(comes({ ...given([], 16), options: { zombies: 'player', burst: 'none' } }).question()).toBe('over');
});

test('[AMZ-charge-burst] [AMZ-solo] alone they always burst where it could reach', () => {
  const g = comes({
    units: { red: { ...RED, fighters: 1, at: [10, 16] }, mob: { kind: 'zulus', fighters: 1, at: [10, 5] } },
    dice: [6, ...KEEPS_ITS_HEAD],
  });
  expect(assaulted(g)).toEqual(['red']);
  expect(g.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
  g.done();
});

const HOUSE = {
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [5, 15, 15, 25] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'shop-door', at: [10, 15] as [number, number], type: 'standard' }],
    },
  ],
};
const STATE = (kind: 'open' | 'barricaded', points: number) => ({
  buildings: [{ id: 'shop', kind, points, breached: false }],
});

test('[AMZ-buildings] [AMZ-barricade-batter] a shut door stops those who open none, and they batter it', () => {
  const units = { red: { ...RED, fighters: 1, at: [10, 20] as const } };
  const g = comes({
    map: HOUSE,
    options: { burst: 'none' },
    state: STATE('open', 0),
    units: { ...units, mob: { kind: 'zulus', fighters: 2, at: [10, 12] } },
    dice: [4, 3],
  });
  expect(g.figures('mob')[0]?.y).toBeCloseTo(14.75, 1);
  expect(g.facts('battered')).toMatchObject([{ building: 'shop', points: 1 }]);
  const romeos = comes({
    map: HOUSE,
    state: STATE('open', 0),
    units: { ...units, mob: { kind: 'romeos', fighters: 2, at: [10, 12] } },
    dice: KEEPS_ITS_HEAD,
  });
  expect(assaulted(romeos)).toEqual(['red']);
  expect(romeos.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
  const barricaded = comes({
    map: HOUSE,
    state: STATE('barricaded', 10),
    units: { ...units, mob: { kind: 'romeos', fighters: 2, at: [10, 12] } },
    dice: [4, 3],
  });
  expect(barricaded.facts('battered')).toHaveLength(1);
});

test('[AMZ-solo-interrupt] contact is what its full move and half an inch more bring', () => {
  const g = game({
    units: { red: { ...RED, fighters: 1, at: [10, 17] }, mob: { kind: 'zulus', fighters: 1, at: [10, 10] } },
  });
  const bound = wayInto(g.w, 'mob', 'red', 6);
  expect(bound && reaches(bound, 6)).toBe(true);
  expect(bound?.needs).toBeCloseTo(6, 2);
});

test('[AMZ-cohesion] a mob goes no farther than leaves it together', () => {
  const g = comes({
    options: { burst: 'none' },
    // Half of them are in a wood, where each inch costs two.
    map: { areas: [{ id: 'wood', kind: 'woods', rect: [11.8, 0, 20, 9] }] },
    units: { red: { ...RED, at: [10, 30] }, mob: { kind: 'zulus', fighters: 5, at: [10, 2] } },
  });
  const all = g.figures('mob');
  for (const a of all) expect(all.some((b) => b !== a && g.table.distance(a.id, b.id) <= 1.001)).toBe(true);
  expect(went(g)).toBeGreaterThan(2);
  expect(went(g)).toBeLessThan(6);
});

test('[AMZ-cohesion] whoever crosses a hedge behind the others holds them back', () => {
  const g = comes({
    options: { burst: 'none' },
    map: HEDGE('hedge'),
    units: {
      red: { ...RED, at: [10, 30] },
      mob: { kind: 'zulus', fighters: 2, at: [10, 12.5], figures: { 2: { x: 10, y: 11.3 } } },
    },
  });
  // The first goes only as far as keeps it together with the other, which can go three inches.
  expect(went(g)).toBeCloseTo(2.4, 1);
  expect(g.table.distance('mob-1', 'mob-2')).toBeLessThanOrEqual(1.001);
});

test('[AMZ-vehicle-attack] whoever comes for those who ride attacks the vehicle', () => {
  const aboard = { x: -1, y: -1, aboard: 'car' };
  const g = comes({
    units: {
      red: { ...RED, fighters: 1, figures: { 1: aboard } },
      car: {
        vehicle: 'car',
        quality: 'trained',
        professional: true,
        fighters: 2,
        at: [10, 20],
        figures: { 1: { id: 'car', role: 'vehicle' }, 2: aboard },
      },
      mob: { kind: 'zulus', at: [10, 14] },
    },
    dice: [1, 1, 1],
  });
  g.done();
  expect(g.facts('clawed')).toMatchObject([{ unit: 'car', mob: 'mob' }]);
});

test('[AMZ-interrupt-mindless] they go on toward the unit only from where they were aware of it', () => {
  const g = game({
    options: { burst: 'none' },
    active: { unit: 'red' },
    map: HEDGE('hedge'),
    units: {
      red: { ...RED, fighters: 1, at: [10, 17] },
      mob: { kind: 'zulus', fighters: 2, at: [10, 12.5], figures: { 2: { x: 10, y: 11.3 } } },
    },
  });
  g.begin(afterRedWent(g, [22, 14, 0])).end();
  // The hedge holds one of them back, and both stop before the place.
  expect(went(g)).toBeCloseTo(2.7, 1);
  expect(g.figures('mob')[0]?.x).toBeCloseTo(10, 1);
});

test('[AMZ-barricade-batter] whoever comes to a door batters it, though the others are held up behind', () => {
  const g = comes({
    options: { burst: 'none' },
    map: { ...HOUSE, ...HEDGE('hedge') },
    state: STATE('open', 0),
    units: {
      red: { ...RED, fighters: 1, at: [10, 20] },
      mob: { kind: 'zulus', fighters: 2, at: [10, 12.5], figures: { 2: { x: 10, y: 9 } } },
    },
    dice: [4, 3],
  });
  expect(g.figures('mob')[0]?.y).toBeCloseTo(14.75, 1);
  expect(g.facts('battered')).toMatchObject([{ building: 'shop', points: 1 }]);
});

test('[AMZ-barricade-batter] [AMZ-measuring] whoever stands close behind a shut door is not in contact: it is battered', () => {
  const at = (y: number, kind: 'zulus' | 'odies' = 'zulus', dice: readonly number[] = [4]) =>
    comes({
      map: HOUSE,
      state: STATE('open', 0),
      units: { red: { ...RED, fighters: 1, at: [10, 15.3] }, mob: { kind, fighters: 1, at: [10, y] } },
      dice,
    });
  expect(at(10).facts('battered')).toMatchObject([{ building: 'shop', points: 1, left: 1 }]);
  expect(at(14.6, 'odies').facts('battered')).toHaveLength(1);
  // Too far for it, and no way is open on which it could burst.
  expect(at(7.6, 'zulus', []).facts('battered')).toEqual([]);
});

test('[AMZ-solo-interrupt] [AMZ-measuring] nobody could make contact through a shut door', () => {
  const units = {
    red: { ...RED, fighters: 1, at: [10, 15.3] },
    mob: { kind: 'zulus', at: [10, 12] },
  } as const;
  const reach = (state: Situation['state']) =>
    couldReach(game({ map: HOUSE, units, state }).w, 'mob', 'red', 6);
  expect(reach(STATE('open', 0))).toBe(false);
  expect(reach({ buildings: [{ id: 'shop', kind: 'open', points: 0, breached: true }] })).toBe(true);
});

test('[AMZ-assault] whoever comes into contact assaults, though the others are held up behind', () => {
  const g = comes({
    options: { burst: 'none' },
    map: HEDGE('hedge'),
    units: {
      red: { ...RED, fighters: 1, at: [10, 17] },
      mob: { kind: 'zulus', fighters: 2, at: [10, 12.5], figures: { 2: { x: 10, y: 8.5 } } },
    },
    dice: KEEPS_ITS_HEAD,
  });
  expect(assaulted(g)).toEqual(['red']);
  expect(g.table.distance('mob-1', 'red-1')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-interrupt-mindless] [AMZ-assault] where others stand before the unit they go round to it', () => {
  const g = comes({
    options: { burst: 'none' },
    units: {
      red: { ...RED, fighters: 1, at: [10, 16] },
      other: { kind: 'zulus', fighters: 2, at: [10, 15.5], figures: { 2: { x: 10, y: 14.9 } } },
      mob: { kind: 'zulus', fighters: 1, at: [10, 11.5] },
    },
    dice: KEEPS_ITS_HEAD,
  });
  expect(assaulted(g)).toEqual(['red']);
  expect(g.table.apart('red', 'mob')).toBeLessThanOrEqual(0.5);
});

test('[AMZ-barricade-batter] a mob whose Interrupt ends at the wall of a barricaded house batters it, wherever its door is', () => {
  const at = (kind: 'open' | 'barricaded', mob: Given, red: readonly [number, number] = [6, 20]) =>
    comes({
      map: HOUSE,
      state: STATE(kind, 10),
      options: { burst: 'none' },
      units: { red: { ...RED, fighters: 1, at: red }, mob: { kind: 'odies', at: [4.4, 24], ...mob } },
      dice: [4],
    });
  expect(at('barricaded', {}).facts('battered')).toMatchObject([{ unit: 'mob', building: 'shop', left: 9 }]);
  expect(at('barricaded', { at: [3, 24] }).facts('battered')).toEqual([]);
  expect(at('open', {}).facts('battered')).toEqual([]);
  // Dexters go on their own business, and whoever comes into contact assaults.
  expect(at('barricaded', { kind: 'dexters', fighters: 3 }).facts('battered')).toEqual([]);
  const met = at('barricaded', {}, [4.4, 21]);
  expect([assaulted(met), met.facts('battered')]).toEqual([['red'], []]);
});

test('[AMZ-barricade-batter] [AMZ-dexter-control] so does one that a Dexter drives there', () => {
  const g = game({
    map: HOUSE,
    options: { zombies: 'player' },
    units: {
      red: { ...RED, fighters: 1, at: [6, 20], done: true },
      mob: { kind: 'zulus', at: [2, 22] },
      lord: { kind: 'dexters', at: [2, 26], interrupted: true },
    },
    state: { ...STATE('barricaded', 10), stage: 'random', turn: 2 },
    // The second die is for the Morale of whoever sees the Dexter.
    dice: [4, 8],
  }).step();
  expect(g.question()).toBe('zombies dead-move AMZ-dexter-control');
  g.answer([4.25, 20]);
  expect(g.facts('battered')).toMatchObject([{ unit: 'mob', building: 'shop', left: 9 }]);
});
