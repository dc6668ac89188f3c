import { type MapFile, readMap } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { readBook } from '../book.js';
import { vehicleRow } from '../house/ground-rows.js';
import { PRINTED } from '../house/tables.js';
import { REGISTER, type RuleId } from '../register.js';
import type { AmzScenario, LivingSpec } from './format.js';
import { asOf, SCENARIOS, scenarioOf } from './scenarios.js';
import { furnished } from './windows.js';

// biome-ignore lint/suspicious/noExplicitAny: columns of whichever table
type Row = any;

const registered = (n: number, table: string): readonly Row[] =>
  REGISTER.tables.find((t) => t.id === `AMZ-T-sc${n}-${table}`)?.rows as readonly Row[];
const ruleOf = (id: string) => REGISTER.rules.find((r) => r.id === id)?.rule ?? '';
const scenario = scenarioOf;
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const middle = ([w, s, e, n]: readonly number[]) => [
  ((w as number) + (e as number)) / 2,
  ((s as number) + (n as number)) / 2,
];
const same = (name: string) => name.toLowerCase();

const OF_THE_BOOK = [
  [1, 'lecture-hall'],
  [2, 'night-at-the-clinic'],
  [3, 'shopping-list'],
  [4, 'cut-the-strings'],
] as const;

/** Checks that the file holds a row of the map table. */
function holdsTerrain(its: AmzScenario, row: Row): void {
  const map = its.map as MapFile;
  const at = middle(row.area);
  if (row.terrain === 'building') {
    const house = map.buildings?.find((b) => same(b.name) === same(row.name));
    expect(house?.rect).toEqual(row.area);
    expect(house?.doors?.map((d) => d.at)).toEqual(row.doors);
    expect(house?.levels).toBe(row.floors ?? 1);
    const kind = its.buildings.find((b) => b.id === house?.id)?.kind ?? 'open';
    expect(kind).toBe(same(row.kind));
    if (row.marker === 'supply')
      expect(its.things).toContainEqual(expect.objectContaining({ kind: 'supply', at }));
    if (row.roof) expect(map.links).toEqual([expect.objectContaining({ from: 0, to: row.floors })]);
  } else if (row.lit) expect(map.lamps?.map((l) => l.at)).toEqual([at]);
  else if (['hedge', 'fence', 'low wall', 'high wall'].includes(row.terrain)) {
    // A barrier is a line along the middle of its narrow area.
    const [w, s, e, n] = row.area;
    const [x, y] = at;
    const path =
      e - w > n - s
        ? [
            [w, y],
            [e, y],
          ]
        : [
            [x, s],
            [x, n],
          ];
    expect(map.barriers).toContainEqual(expect.objectContaining({ kind: row.terrain, path }));
  } else {
    const kind = { street: 'road', wood: 'woods' }[row.terrain as string] ?? row.terrain;
    expect(map.areas).toContainEqual(expect.objectContaining({ kind, rect: row.area }));
    if (row.marker) expect(its.things).toContainEqual(expect.objectContaining({ kind: 'case', at }));
  }
}

/** Where a unit enters or stands, in the register's words. */
const ENTRIES: { readonly [words: string]: LivingSpec['entry'] } = {
  'south edge, x 20-28': { edge: 'south', from: 20, to: 28 },
  'in the Lecture Hall at [36, 41]': { at: [36, 41] },
  'in the Clinic': { building: 'clinic' },
  'west edge, y 18-30': { edge: 'west', from: 18, to: 30 },
  // The part of the high street that lies in the stretch where the Living enter.
  'west edge on the high street, in a car': { edge: 'west', from: 26, to: 30 },
  'south edge on the approach road': { edge: 'south', from: 22, to: 26 },
  'south edge, anywhere': { edge: 'south' },
  'in the Power House at [27, 43], inactive until freed': { at: [27, 43] },
};

/** A unit as a row of the register. */
function unitRow(u: LivingSpec): Row {
  return {
    unit: u.name,
    professional: u.professional,
    quality: upper(u.quality),
    morale: upper(u.morale),
    armor: u.armor,
    figures: u.fighters,
    support: u.support.map(upper),
    leader: u.leader,
    medic: u.medic,
    dependents: u.dependents,
    antivirus_doses: u.doses,
    ...(u.nightVision && { night_vision: true }),
    ...(u.suppressed && { suppressed: true }),
    ...(u.vehicle && { vehicle: u.vehicle }),
    entry: u.entry,
  };
}

describe.each(OF_THE_BOOK)('scenario %i, %s, is as the register has it', (n, id) => {
  const its = scenario(id);
  const name = (table: string) => `[AMZ-T-sc${n}-${table}] cell by cell`;

  test(`[AMZ-sc${n}] [AMZ-scenario-format] table, light, turns, level and cards`, () => {
    const rule = ruleOf(`AMZ-sc${n}`);
    expect(its.rule).toBe(`AMZ-sc${n}`);
    const [, width, height] = /Table (\d+) x (\d+)/.exec(rule) ?? [];
    expect(its.map.size).toEqual([Number(width), Number(height)]);
    expect(rule).toContain(`${its.light}, ${its.turns} turns`);
    expect(rule.replace(/\s+/g, ' ')).toContain(`Infection Level ${its.infection}`);
    expect(rule.replace(/\s+/g, ' ')).toContain(
      `Cards: Living ${its.cards.living}, Zombies ${its.cards.zombies}`,
    );
    expect(REGISTER.rules.find((r) => r.id === its.rule)?.title).toContain(its.title);
  });

  test(name('map'), () => {
    const rows = registered(n, 'map');
    for (const row of rows) holdsTerrain(its, row);
    const { areas = [], buildings = [], barriers = [], lamps = [], vehicles = [] } = its.map;
    expect([...areas, ...buildings, ...barriers, ...lamps, ...vehicles]).toHaveLength(rows.length);
    expect(its.things).toHaveLength(rows.filter((row) => /supply|data/.test(row.marker ?? '')).length);
  });

  test(name('living'), () => {
    const rows = registered(n, 'living').map((row) => ({
      armor: 'none',
      ...row,
      entry: ENTRIES[row.entry],
    }));
    expect(its.living.map(unitRow)).toEqual(rows);
  });

  test(name('zombies'), () => {
    const mobs = its.zombies.map((mob, i) => ({
      ...mob,
      mob: i + 1,
      type: upper(mob.type),
      ...(mob.quality && { quality: upper(mob.quality) }),
      ...(mob.support && { support: mob.support.map(upper) }),
    }));
    expect(mobs).toEqual(registered(n, 'zombies'));
  });

  test(name('hot-spots'), () => {
    const table = REGISTER.tables.find((t) => t.id === `AMZ-T-sc${n}-hot-spots`);
    expect(table?.roll).toBe(`1d${its.hotSpots.die}`);
    expect(table?.note).toBe(
      its.hotSpots.closable ? 'They may be closed.' : 'They cannot be closed in this scenario.',
    );
    const spots = its.hotSpots.spots.map(({ number, rolls, at }) => ({ hot_spot: number, rolls, at }));
    expect(spots).toEqual(registered(n, 'hot-spots'));
  });

  test(name('reinforcements'), () => {
    const rows = its.reinforcements.map((row, i) => ({
      roll: i + 1,
      arrive: row.map(({ type, figures }) => ({ type: upper(type), figures })),
    }));
    expect(rows).toEqual(registered(n, 'reinforcements'));
  });
});

/** Points of an objective, by its kind: "off-edge 2 each". */
const worth = (id: string, side: 'living' | 'zombies') =>
  scenario(id).objectives[side].map((o) => `${o.kind} ${o.points} ${o.times}`);

test('[AMZ-sc1] points, what waits, and who may leave', () => {
  const its = scenario('lecture-hall');
  expect(worth(its.id, 'living')).toEqual(['off-edge 2 each', 'thing-off 2 first']);
  expect(worth(its.id, 'zombies')).toEqual([
    'dependent-lost 1 first',
    'risen 1 first',
    'wiped-out 1 first',
    'left-behind 1 each',
  ]);
  expect(its.victory).toEqual({
    needs: [{ objective: 'scientists-off', times: 2 }],
    unmet: 'zombies',
    tie: 'zombies',
  });
  expect(its.living.map((u) => u.waits)).toEqual([null, null, 'seen']);
  expect(its.exits).toEqual(['south']);
});

test('[AMZ-sc2] points, the helicopter and the march', () => {
  const its = scenario('night-at-the-clinic');
  expect(worth(its.id, 'living')).toEqual(['flown-out 2 each', 'flown-out 1 each', 'held 3 first']);
  expect(its.objectives.living[2]).toMatchObject({ building: 'clinic', turn: 4 });
  expect(worth(its.id, 'zombies')).toEqual([
    'breached 3 first',
    'dependent-lost 2 first',
    'wiped-out 2 each',
    'stranded 1 each',
  ]);
  expect(its.victory).toEqual({ needs: [], unmet: 'zombies', tie: 'zombies' });
  expect(its.helicopter).toEqual({
    roof: 'clinic',
    climb: 6,
    times: [
      { turn: 5, from: 3 },
      { turn: 6, from: 1 },
    ],
  });
  expect([its.march, its.exits]).toEqual(['clinic', []]);
});

test('[AMZ-sc3] points, and what a search finds', () => {
  const its = scenario('shopping-list');
  expect(worth(its.id, 'living')).toEqual(['load-off 3 each', 'closed 1 each']);
  expect(worth(its.id, 'zombies')).toEqual([
    'wiped-out 3 first',
    'risen 1 first',
    'not-by 2 first',
    'casualty 1 each',
  ]);
  expect(its.objectives.zombies[2]).toMatchObject({ objective: 'loads-off', turn: 7 });
  expect(its.objectives.zombies[3]).toMatchObject({ of: ['kia', 'wia'] });
  expect(its.victory).toEqual({ needs: [], unmet: 'zombies', tie: 'nobody' });
  expect(its.search).toEqual([
    { on: [1, 1], loads: 0, wakes: { type: 'odies', figures: '1d6', within: 3 } },
    { on: [2, 5], loads: 1 },
    { on: [6, 6], loads: 2 },
  ]);
  expect(its.exits).toEqual(['west']);
});

test('[AMZ-sc4] points, and who waits', () => {
  const its = scenario('cut-the-strings');
  expect(worth(its.id, 'living')).toEqual(['destroyed 7 first', 'off-edge 2 each']);
  expect(worth(its.id, 'zombies')).toEqual([
    'captured 3 first',
    'vehicle-lost 2 first',
    'dependent-lost 1 each',
    'casualty 1 each',
  ]);
  expect(its.objectives.zombies[3]).toMatchObject({ of: ['kia', 'wia', 'captured'] });
  expect(its.victory).toEqual({
    needs: [{ objective: 'dexter', times: 1 }],
    unmet: 'nobody',
    tie: 'zombies',
  });
  expect(its.living.at(-1)?.waits).toBe('freed');
  const riders = its.living.filter((u) => u.mayRide === 'apc').reduce((sum, u) => sum + u.fighters, 0);
  expect(riders).toBe(vehicleRow(PRINTED, 'APC').passengers);
});

test('[AMZ-scenario-format] a fifth is nothing but a file', () => {
  const its = scenario('bag-at-the-ford');
  expect(its.rule satisfies RuleId).toBe('AMZ-scenario-format');
  expect(its.map.size).toEqual([36, 36]);
  expect(its.living.map((u) => u.professional)).toEqual([false, false]);
});

describe('[AMZ-buildings] windows along all walls', () => {
  test.each(SCENARIOS.map(({ id }) => [id, scenarioOf(id)] as const))('%s', (_, { map }) => {
    expect(readMap(structuredClone(map))).toEqual(map);
    for (const b of map.buildings ?? [])
      for (let level = 0; level < b.levels; level++) {
        const [w, s, e, n] = b.rect as [number, number, number, number];
        const on = (all: readonly { level?: number | undefined; width?: number | undefined }[] = []) =>
          all.filter((o) => (o.level ?? 0) === level).reduce((sum, o) => sum + (o.width as number), 0);
        const open = on(b.windows) + on(b.doors);
        expect(open / (2 * (e - w + n - s))).toBeGreaterThan(0.88);
        expect(b.windows?.every((o) => (o.width as number) <= 2)).toBe(true);
      }
  });

  test('and none in a door, however near to the corner that is, nor round the corner', () => {
    /** Where the first windows of two walls begin, in inches from the corner between them. */
    const first = (door: number) => {
      const shed = {
        id: 'shed',
        name: 'Shed',
        rect: [4, 4, 12, 12] as [number, number, number, number],
        levels: 1,
        doors: [{ id: 'shed-door', at: [4 + door, 4] as [number, number], type: 'standard', width: 1 }],
      };
      const map = furnished({
        format: 'shambles-map/1',
        title: 'A shed',
        unit: 'in',
        size: [36, 36],
        buildings: [shed],
      });
      const from = (on: 0 | 1) =>
        (map.buildings?.[0]?.windows ?? [])
          .filter((o) => o.at[1 - on] === 4)
          .map((o) => o.at[on] - 4 - (o.width as number) / 2);
      return [Math.min(...from(0)), Math.min(...from(1))] as const;
    };
    expect(first(0.8)[0]).toBeGreaterThanOrEqual(1.3);
    for (const begins of first(0)) expect(begins).toBeGreaterThanOrEqual(0.5);
  });

  test('[AMZ-buildings] a stretch of wall of six tenths of an inch has a window, a shorter one has none', () => {
    const windows = (long: number) => {
      const rect: [number, number, number, number] = [0, 0, long, 0.5];
      const buildings = [{ id: 'shed', name: 'Shed', rect, levels: 1 }];
      const map = furnished({
        format: 'shambles-map/1',
        title: 'A shed',
        unit: 'in',
        size: [36, 36],
        buildings,
      });
      return map.buildings?.[0]?.windows?.length;
    };
    expect([windows(0.6), windows(0.599)]).toEqual([2, 0]);
  });

  test('a door counts as in a wall that is no farther off than a hundredth of an inch', () => {
    const inDoor = (y: number) => {
      const doors = [{ id: 'd', at: [8, y] as [number, number], type: 'standard', width: 2 }];
      const rect: [number, number, number, number] = [4, 0, 12, 8];
      const buildings = [{ id: 'shed', name: 'Shed', rect, levels: 1, doors }];
      const map = furnished({
        format: 'shambles-map/1',
        title: 'A shed',
        unit: 'in',
        size: [36, 36],
        buildings,
      });
      const south = map.buildings?.[0]?.windows?.filter((o) => o.at[1] === 0) ?? [];
      return south.some(({ at: [x], width = 0 }) => Math.abs(x - 8) < 1 + width / 2 - 0.001);
    };
    expect([inDoor(0.01), inDoor(0.011)]).toEqual([false, true]);
  });
});

const today = scenarioOf;
const figures = (s: AmzScenario, type: string) =>
  s.zombies.flatMap((z) => (z.type === type ? [z.figures] : []));

test('a game that was begun under an earlier revision keeps the forces of then', () => {
  const clinic = today('night-at-the-clinic');
  expect([18, 17].map((revision) => figures(asOf(clinic, revision), 'odies'))).toEqual([[6], [8]]);
  expect([12, 11, 4, 3, 2].map((revision) => figures(asOf(clinic, revision), 'possessed'))).toEqual([
    [6, 6],
    [5, 5],
    [5, 5],
    [4, 4],
    [],
  ]);
  expect([10, 9].map((revision) => figures(asOf(clinic, revision), 'zulus'))).toEqual([
    [7, 7],
    [8, 8],
  ]);
  expect([10, 9].map((revision) => asOf(clinic, revision).living.map((u) => u.morale))).toEqual([
    ['good', 'good', 'good'],
    ['good', 'average', 'average'],
  ]);
  const hall = today('lecture-hall');
  expect([3, 2, 1].map((revision) => asOf(hall, revision).turns)).toEqual([12, 10, 10]);
  expect([9, 8].map((revision) => figures(asOf(hall, revision), 'zulus'))).toEqual([
    [5, 5],
    [6, 6],
  ]);
  const shops = today('shopping-list');
  expect([11, 10, 8].map((revision) => asOf(shops, revision).living.map((u) => u.morale))).toEqual([
    ['good', 'good', 'good'],
    ['good', 'average', 'good'],
    ['good', 'average', 'good'],
  ]);
  expect([9, 8].map((revision) => figures(asOf(shops, revision), 'zulus'))).toEqual([
    [7, 7],
    [8, 8],
  ]);
  expect([9, 8].map((revision) => asOf(shops, revision).objectives.zombies[2])).toMatchObject([
    { turn: 7 },
    { turn: 6 },
  ]);
  expect([6, 5].map((revision) => asOf(shops, revision).zombies[2]?.at)).toEqual([
    [20, 30],
    [14, 34],
  ]);
  const ford = today('bag-at-the-ford');
  expect([6, 5].map((revision) => asOf(ford, revision).victory.tie)).toEqual(['zombies', 'nobody']);
  const strings = today('cut-the-strings');
  expect([7, 6, 2].map((revision) => figures(asOf(strings, revision), 'dexters'))).toEqual([[3], [2], [2]]);
  expect([7, 6].map((revision) => asOf(strings, revision).objectives.living[0]?.points)).toEqual([7, 5]);
  // A scenario that has not changed is the present one itself.
  expect(asOf(ford, 17)).toBe(ford);
});

test("a setup says under which revision its game was begun, where that is not today's", () => {
  const setup = { scenario: 'lecture-hall', options: {} };
  expect(readBook(setup).scenario.turns).toBe(12);
  expect(readBook({ ...setup, begun: 2 }).scenario.turns).toBe(10);
});
