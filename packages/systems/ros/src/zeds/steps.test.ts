import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import type { Cloud, Place } from '../state.js';
import { again, car, fence, field, hut, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { comesAt } from './zeds.js';

const shed = (id: string, rect: Rect, levels = 1) => ({ id, name: id, rect, levels });
const place = ({ x, y, level }: { x: number; y: number; level: number }) => [x, y, level];

describe('Zeds that need not move', () => {
  test('[ROS-zed-move, ROS-R-base] in contact with its prey, a hair off its base, a Zed stays where it is', () => {
    const g = field({ x: 22.08, y: 45 }, {}).finish(7);
    expect(g.facts('walked')).toEqual([]);
    expect(field({ x: 22.2, y: 45 }, {}).finish(7).zed('mutant').x).toBe(22);
  });

  test('[ROS-R-fence-zed, ROS-R-base] where somebody stands across the fence it waits at it', () => {
    const at = { x: 51.05, y: 45, fence: 'F1' };
    const zeds = { 'zed-1': { x: 48.95, y: 45, down: true } };
    const g = field(at, {}, { map: fence(50), zeds }).finish(7);
    expect(g.facts('walked')).toEqual([]);
    expect(
      place(
        field(at, {}, { map: fence(50) })
          .finish(7)
          .zed('mutant'),
      ),
    ).toEqual([48.95, 45, 0]);
  });

  test('[ROS-D-wp] burning phosphorus draws a Hunter up from where it crouches', () => {
    const clouds: Cloud[] = [{ id: 'wp-1', kind: 'wp', x: 45, y: 45, level: 0, until: 5 }];
    const g = field({ kind: 'hunter', x: 36, y: 45, crouching: true }, {}, { state: { clouds } }).finish(7);
    expect(g.facts('crouched')).toEqual([
      expect.objectContaining({ cause: 'ROS-D-wp', zed: 'mutant', crouching: false }),
    ]);
    expect(g.has('mutant')).toBe(false);
    const other = field({ x: 36, y: 45 }, {}, { state: { clouds } }).finish(7);
    expect(other.facts('crouched')).toEqual([]);
  });

  test('[ROS-hunter-pin] one that pins somebody comes at nobody else', () => {
    const people = { 'survivor-2': { x: 30, y: 45 } };
    const comes = (pins: string) => {
      const g = field(
        { kind: 'hunter', x: 22, y: 45, pins },
        { down: true, pinned: pins && 'mutant' },
        { people },
      );
      return comesAt(g.w, g.zed('mutant'), 'survivor-2');
    };
    expect([comes(''), comes('survivor-1')]).toEqual([true, false]);
  });
});

describe('a Smoker’s way up', () => {
  const smoker = (x: number, y: number, level = 0) => ({ kind: 'smoker' as const, x, y, level });

  test.each([
    ['east', [72, 40, 80, 50], [36, 40, 44, 50], [70.95, 0]],
    ['west', [40, 40, 48, 50], [76, 40, 84, 50], [49.05, 0]],
    ['north', [55, 57, 65, 65], [55, 20, 65, 29], [0, 55.95]],
    ['south', [55, 20, 65, 33], [55, 61, 65, 69], [0, 34.05]],
    ['north-east, by less than the other', [68, 53, 76, 61], [36, 40, 48, 50], [0, 0]],
  ] as [string, Rect, Rect, [number, number]][])(
    '[ROS-U-mutants, ROS-R-levels] of two houses it makes for the nearer: the one to the %s',
    (_, near, far, [x, y]) => {
      for (const buildings of [
        [shed('far', far), shed('near', near)],
        [shed('near', near), shed('far', far)],
      ]) {
        const g = field(smoker(60, 45), { x: 115, y: 5 }, { map: { buildings } }).finish(7);
        const to = g.zed('mutant');
        if (x > 0) expect(to.x).toBe(x);
        if (y > 0) expect(to.y).toBe(y);
        again(g);
        expect([g.zed('mutant').level, g.table.houseAt(g.zed('mutant'))]).toEqual([1, 'near']);
      }
    },
  );

  test('[ROS-R-levels] on a wall it climbs on to the roof, one level for a whole step 7', () => {
    const map = { buildings: [shed('near', [50, 5, 56, 12]), shed('tower', [60, 30, 80, 60], 3)] };
    const g = field(smoker(58.95, 46, 1), { x: 20, y: 45 }, { map }).finish(7);
    expect(place(g.zed('mutant'))).toEqual([58.95, 46, 2]);
    expect(place(again(g).zed('mutant'))).toEqual([61.05, 46, 3]);
  });

  test('[ROS-U-mutants] on its roof it goes 20 cm at most towards the nearest survivor, up to the edge', () => {
    const map = { buildings: [shed('hall', [60, 30, 100, 60])] };
    expect(
      place(
        field(smoker(90, 45, 1), {}, { map })
          .finish(7)
          .zed('mutant'),
      ),
    ).toEqual([70, 45, 1]);
    const people = { 'survivor-2': { x: 90, y: 85 } };
    const g = field(smoker(90, 45, 1), {}, { map, people }).finish(7);
    expect(place(g.zed('mutant'))).toEqual([90, expect.closeTo(59, 1), 1]);
    // Nor over a figure that lies there.
    const zeds = { 'zed-1': { x: 80, y: 45, level: 1, down: true } };
    const beside = field(smoker(90, 45, 1), {}, { map, zeds }).finish(7);
    expect(distance(beside.zed('mutant'), beside.zed('zed-1'))).toBeGreaterThan(1.99);
    expect(beside.zed('mutant').x).toBeGreaterThan(72);
    // Nor anywhere, if nobody is left on the table.
    const alone = game({ step: 7, map, zeds: { mutant: smoker(90, 45, 1) } }).finish(7);
    expect(alone.facts('walked')).toEqual([]);
    // Of two equally near the dice choose.
    const two = { 'survivor-1': { x: 90, y: 80 }, 'survivor-2': { x: 90, y: 10 } };
    for (const [who, y] of [
      ['survivor-1', 59],
      ['survivor-2', 31],
    ] as const) {
      const g = game({ step: 7, map, people: two, zeds: { mutant: smoker(90, 45, 1) }, draws: [[who]] });
      expect(g.finish(7).zed('mutant').y).toBeCloseTo(y, 1);
      g.done();
    }
    const edge = field(smoker(60.998, 45, 1), {}, { map }).finish(7);
    expect(edge.facts('walked')).toEqual([]);
  });
});

test('[ROS-U-mutants] of two houses equally near a Smoker takes the first on the map', () => {
  const turned = ([w, s, e, n]: Rect): Rect => [s, w, n, e];
  // One is 5 cm straight ahead; the corner of the other is 3 cm off one way and 4 the other.
  const [straight, corner]: Rect[] = [
    [40, 50, 52, 60],
    [48, 30, 60, 41],
  ];
  for (const lies of [(r: Rect) => r, turned]) {
    const buildings = [shed('first', lies(straight as Rect)), shed('second', lies(corner as Rect))];
    const g = field({ kind: 'smoker', x: 45, y: 45 }, { x: 5, y: 5 }, { map: { buildings } }).finish(7);
    again(g);
    expect(g.table.houseAt(g.zed('mutant'))).toBe('first');
  }
});

describe('to the base of its prey', () => {
  const tower = (levels: number) =>
    ({
      buildings: [{ ...hut().buildings[0], doors: [], levels }],
      links: [{ id: 'L1', kind: 'stairs', at: [70, 45] as [number, number], from: 0, to: levels - 1 }],
    }) as Situation['map'];

  test('[ROS-R-levels, ROS-U-path] up the stairs into contact, and through no ceiling', () => {
    const g = field({ x: 66, y: 45 }, { x: 75, y: 45, level: 1 }, { map: tower(2) }).finish(7);
    expect(g.table.touching('mutant', 'survivor-1')).toBe(true);
    const way = g.facts('walked')[0]?.way ?? [];
    const up = way.findIndex(([, , level]) => level === 1);
    for (const [x, y] of way.slice(up - 1, up + 1)) expect([Math.abs(x - 70), y]).toEqual([1, 45]);
  });

  test('[ROS-R-levels] four levels of stairs are a whole move', () => {
    const g = field({ x: 71, y: 45 }, { x: 75, y: 45, level: 4 }, { map: tower(5) }).finish(7);
    expect(place(g.zed('mutant'))).toEqual([71, 45, 4]);
  });

  test('[ROS-U-path] round a row of others by the shortest way, to the near side of its prey', () => {
    const row = Object.fromEntries(
      [41, 43, 45, 47, 49].map((y) => [`zed-${y}`, { x: 28, y, down: true }] as const),
    );
    const g = field({ x: 34, y: 44.5 }, {}, { zeds: row }).finish(7);
    expect(g.zed('mutant').x).toBeGreaterThan(20);
    expect(g.zed('mutant').y).toBeLessThan(45);
  });

  test('[ROS-zed-move] a Zed comes at whoever is 20 cm away, and at nobody farther off', () => {
    const comes = (x: number) => {
      const g = field({ x, y: 45 }, {});
      return comesAt(g.w, g.zed('mutant'), 'survivor-1');
    };
    expect([comes(42), comes(42.1)]).toEqual([true, false]);
  });

  test('[ROS-D-living] nothing comes at the dead', () => {
    const comes = (where: 'table' | 'dead') => {
      const g = field({ x: 30, y: 45 }, { where });
      return comesAt(g.w, g.zed('mutant'), 'survivor-1');
    };
    expect([comes('table'), comes('dead')]).toEqual([true, false]);
  });

  test('[ROS-zed-move, ROS-tank] only a Tank comes through a fence at somebody', () => {
    const comes = (kind: 'zed' | 'tank') => {
      const g = field({ kind, x: 60, y: 45 }, { x: 45, y: 45 }, { map: fence(50) });
      return comesAt(g.w, g.zed('mutant'), 'survivor-1');
    };
    expect([comes('zed'), comes('tank')]).toEqual([false, true]);
  });

  test('[ROS-R-car] nobody comes at who sits in a car with no room beside it', () => {
    const buildings = [
      shed('W', [30, 30, 55, 60]),
      shed('E', [65, 30, 80, 60]),
      shed('S', [55.5, 20, 64.5, 42]),
      shed('N', [55.5, 48, 64.5, 60]),
    ];
    const map = { ...car([55.5, 43, 64.5, 47]), buildings };
    const g = field({ x: 90, y: 45 }, { x: 60, y: 45, inside: 'V1' }, { map }).finish(7);
    expect([g.facts('walked'), g.facts('car-battered')]).toEqual([[], []]);
  });
});

describe('mutants and chargers beside people', () => {
  test('[ROS-hunter-pin] a Hunter that pins whom it touches goes no farther in this step', () => {
    const people = { 'survivor-2': { x: 60, y: 80 } };
    const g = field({ kind: 'hunter', x: 22, y: 45 }, {}, { people }).finish(7);
    expect(g.person('survivor-1').pinned).toBe('mutant');
    expect(place(g.zed('mutant'))).toEqual([22, 45, 0]);
    expect(g.facts('crouched')).toEqual([]);
  });

  test('[ROS-U-mutants, ROS-D-zed-sight] a Boomer that does not see its prey comes nearer than 10 cm', () => {
    const behind = field({ kind: 'boomer', x: 30, y: 45 }, {}, { map: car([24, 40, 26, 50]) }).finish(7);
    expect(behind.facts('walked')).toHaveLength(1);
    const seen = field({ kind: 'boomer', x: 30, y: 45 }, {}).finish(7);
    expect(seen.facts('walked')).toEqual([]);
    const areas = [{ id: 'W', kind: 'woods', rect: [23, 30, 28, 60] as Rect }];
    // With its way more than 10 cm long it stops at 10 cm, and only from there comes on, until it sees somebody.
    const hidden = (x: number) =>
      field({ kind: 'boomer', x, y: 45 }, {}, { map: { areas } }).finish(7).zed('mutant').x;
    expect([hidden(32.01), hidden(32)]).toEqual([31.9, 27.992]);
  });

  test('[ROS-U-mutants, ROS-U-path] a Boomer steps aside for others only where its spit still reaches', () => {
    for (const y of [47.05, 47.2, 47.4, 42.8]) {
      const zeds = { 'zed-1': { x: 31.5, y, down: true } };
      const g = field({ kind: 'boomer', x: 48, y: 45 }, {}, { zeds }).finish(7);
      expect(g.facts('walked').map(({ who }) => who)).toEqual(['mutant']);
      expect(g.table.gap('mutant', 'survivor-1'), String(y)).toBeLessThanOrEqual(10);
    }
  });

  test('[ROS-U-mutants] on a way around something a Boomer stops where it first comes within 10 cm in sight', () => {
    // The fence bars its way, which leads past the survivor, and not its sight.
    const map = { barriers: [{ id: 'F1', kind: 'wire', path: [[30, 25] as Point, [30, 90] as Point] }] };
    const g = field({ kind: 'boomer', x: 36, y: 55 }, { x: 28, y: 40 }, { map }).finish(7);
    const gap = g.table.gap('mutant', 'survivor-1');
    expect(gap).toBeLessThanOrEqual(10);
    expect(gap).toBeGreaterThan(9.9);
  });

  test('[ROS-U-mutants, ROS-R-levels] a Boomer is not held on the stairs by the last 10 cm to its prey', () => {
    const map = {
      buildings: [shed('B1', [30, 50, 60, 80], 2)],
      links: [{ id: 'S1', kind: 'stairs', at: [34, 54] as Point, from: 0, to: 1 }],
    };
    for (const y of [56, 58, 60, 62, 64]) {
      const g = field({ kind: 'boomer', x: 50, y: 60 }, { x: 38, y, level: 1 }, { map }).finish(7);
      again(again(g));
      expect(g.zed('mutant').level, String(y)).toBe(1);
      expect(g.table.gap('mutant', 'survivor-1')).toBeLessThanOrEqual(10);
    }
  });

  test('[ROS-drift-charge, ROS-U-lost, ROS-R-car] a charger within 5 cm of who sits in a car stays, and beats on its doors', () => {
    const sits = { x: 60, y: 45, inside: 'V1' };
    const at = (y: number) =>
      field({ x: 60, y, mode: 'charging', prey: 'survivor-1', lastSeen: [60, 45, 0] }, sits, {
        map: car([56, 43, 64, 47]),
      }).finish(7);
    const g = at(52.9);
    expect(g.zed('mutant')).toMatchObject({ mode: 'charging', y: 48.05 });
    expect(again(g).facts('car-battered')).toMatchObject([{ vehicle: 'V1', by: 'mutant', taken: 1 }]);
    again(g);
    expect(g.state.vehicles[0]).toMatchObject({ broken: true });
  });

  test('[ROS-U-lost] a charger that sees its prey takes no note of who sits in a car', () => {
    const people = { 'survivor-2': { x: 60, y: 45, inside: 'V1' } };
    const g = field(
      { x: 57, y: 50, mode: 'charging', prey: 'survivor-1' },
      { x: 20, y: 50 },
      { map: car([56, 43, 64, 47]), people },
    ).finish(7);
    expect(g.facts('saw').map(({ prey }) => prey)).toEqual(['survivor-1']);
  });
});

describe('round what is in the way', () => {
  test('[ROS-U-path] round a wall by the open door, and not through it', () => {
    const [b] = hut().buildings;
    const doors = [{ id: 'D1', at: [60, 45] as [number, number], type: 'standard', open: true }];
    const map = { buildings: [{ ...b, doors }] } as Situation['map'];
    const g = field({ x: 58, y: 40 }, { x: 63, y: 40 }, { map }).finish(7);
    const way = g.facts('walked')[0]?.way ?? [];
    const into = way.findIndex(([x]) => x > 60);
    const [[ax, ay], [bx, by]] = [way[into - 1], way[into]] as [Place, Place];
    const y = ay + ((by - ay) * (60 - ax)) / (bx - ax);
    expect(Math.abs(y - 45)).toBeLessThanOrEqual(1.01);
    expect(g.table.touching('mutant', 'survivor-1')).toBe(true);
  });

  test('[ROS-U-path, ROS-priority] to the very spot of a noise, though somebody stands close to it', () => {
    const noises = [{ x: 60, y: 45, level: 0, kind: 'explosion' as const, made: 406, until: 4 }];
    const zeds = { 'zed-1': { x: 62.2, y: 45, down: true } };
    const g = field({ x: 45, y: 45 }, { x: 5, y: 5 }, { zeds, state: { noises } }).finish(7);
    expect(place(g.zed('mutant'))).toEqual([60, 45, 0]);
  });
});

describe('hordes on their way', () => {
  const horde = { horde: 'H1', number: 1 };

  test('[ROS-U-path] one that cannot bear aside, for a wall is there, goes straight', () => {
    // Left of its way, to the south-west.
    const g = field({ x: 80, y: 45, ...horde }, {}, { map: car([60, 30, 70, 43]) }).finish(7);
    expect(place(g.zed('mutant'))).toEqual([60, 45, 0]);
    // A car farther along is not in the way yet.
    const on = field({ x: 80, y: 45, ...horde }, {}, { map: car([45, 30, 50, 43]) }).finish(7);
    expect(on.zed('mutant').y).toBeCloseTo(45 - 5.176, 2);
  });

  test('[ROS-U-path] one that bears aside and gets less than half its way goes straight instead', () => {
    // A row of the fallen lies across both ways, too long to step round.
    const south = (x: number) => {
      const row = Object.fromEntries(
        Array.from({ length: 16 }, (_, i) => [`zed-${i + 1}`, { x, y: 29 + 2 * i, down: true }] as const),
      );
      return (
        45 -
        field({ x: 100, y: 45, ...horde }, {}, { zeds: row })
          .finish(7)
          .zed('mutant').y
      );
    };
    expect(south(90)).toBeLessThan(1);
    expect(south(86.5)).toBeGreaterThan(2);
  });

  test('[ROS-R-levels, ROS-U-path] on the stairs nobody bears aside', () => {
    const [b] = hut().buildings;
    const map = {
      buildings: [{ ...b, doors: [], levels: 2 }],
      links: [{ id: 'L1', kind: 'stairs', at: [62, 45] as [number, number], from: 0, to: 1 }],
    } as Situation['map'];
    const g = game({
      step: 7,
      turn: 4,
      map,
      people: { 'survivor-1': { x: 78, y: 58, level: 1 } },
      zeds: { 'zed-1': { x: 62, y: 45, ...horde } },
    }).finish(7);
    expect(g.zed('zed-1').level).toBe(1);
    expect(g.facts('walked')).toHaveLength(1);
  });
});

describe('in step 7', () => {
  const horde = { horde: 'H1', number: 1 };
  const places = [{ id: 'H1', kind: 'hideout', at: [5, 85] as [number, number] }];

  test('[ROS-D-wp] what touches burning phosphorus is destroyed before its turn comes', () => {
    const clouds: Cloud[] = [{ id: 'wp-1', kind: 'wp', x: 60, y: 45, level: 0, until: 5 }];
    const g = field(
      { x: 58.95, y: 45 },
      {},
      { zeds: { 'zed-1': { x: 61.05, y: 45 } }, state: { clouds } },
    ).finish(7);
    expect(g.has('zed-1')).toBe(false);
    expect(g.facts('walked').map(({ who }) => who)).toEqual(['mutant']);
  });

  test('[ROS-D-wp, ROS-U-mutants] what waits in hiding touches no phosphorus', () => {
    const clouds: Cloud[] = [{ id: 'wp-1', kind: 'wp', x: 60, y: 45, level: 0, until: 5 }];
    const g = field({ kind: 'tank', x: 61, y: 45, mode: 'waiting' }, {}, { state: { clouds } }).finish(7);
    expect(g.has('mutant')).toBe(true);
  });

  test('[ROS-boomer-burst, ROS-zed-move] in contact with somebody in slime a Zed of the horde stays where it is', () => {
    const g = field({ x: 22.08, y: 45, ...horde }, { marked: 4, drawn: 'H1' }, { map: { places } }).finish(7);
    expect(g.facts('walked')).toEqual([]);
  });

  test('[ROS-smoker, ROS-hunter] hemmed in on all sides they go nowhere, and pull nobody to them', () => {
    const ring = (x: number, y: number) =>
      Object.fromEntries(
        Array.from({ length: 6 }, (_, i) => [
          `zed-${i + 1}`,
          {
            x: Math.round((x + 2 * Math.cos((i * Math.PI) / 3)) * 1000) / 1000,
            y: Math.round((y + 2 * Math.sin((i * Math.PI) / 3)) * 1000) / 1000,
            down: true,
          },
        ]),
      );
    const map = { buildings: [shed('hall', [60, 30, 100, 60])] };
    const stays = field(
      { kind: 'smoker', x: 40, y: 45 },
      { x: 5, y: 80 },
      { map, zeds: ring(40, 45) },
    ).finish(7);
    expect(stays.facts('walked')).toEqual([]);
    const pulls = game({
      step: 10,
      people: { 'survivor-1': { x: 50, y: 45 } },
      zeds: { mutant: { kind: 'smoker', x: 40, y: 45 }, ...ring(40, 45) },
      dice: [9, 1, 9],
    }).finish(10);
    expect(pulls.facts('tongue')).toMatchObject([{ hit: true }]);
    expect([pulls.facts('pulled'), pulls.person('survivor-1').hits]).toEqual([[], 1]);
  });

  test('[ROS-R-tank-throw, ROS-R-car] a Tank hemmed in at a car throws nothing, for it can reach who sits there', () => {
    const people = { 'survivor-1': { x: 60, y: 45, inside: 'V1' }, 'survivor-2': { x: 40, y: 80 } };
    const ring = [
      [53, 48],
      [53, 42],
      [50.4, 45],
    ].map(([x, y], i) => [`zed-${i + 1}`, { x, y, down: true }]);
    const g = game({
      step: 10,
      map: car([56, 42, 64, 48]),
      people,
      zeds: { mutant: { kind: 'tank', x: 53.95, y: 45 }, ...Object.fromEntries(ring) },
      dice: [1, 1, 1],
    }).finish(10);
    expect(g.facts('hurled')).toEqual([]);
    // Nor where all the room beside the car is taken.
    const around = [54, 57, 60, 63, 66].flatMap((x) => [
      [x, 40],
      [x, 50],
    ]);
    const beside = [...around, [66, 43], [66, 46], [53, 41.7], [53, 48.3]] as [number, number][];
    const full = game({
      step: 10,
      map: car([56, 42, 64, 48]),
      people,
      zeds: {
        mutant: { kind: 'tank', x: 53.95, y: 45 },
        ...Object.fromEntries(beside.map(([x, y], i) => [`zed-${i + 1}`, { x, y, down: true }])),
      },
      dice: [1, 1, 1],
    }).finish(10);
    expect(full.facts('hurled')).toEqual([]);
  });
});

test('[ROS-D-stationary, ROS-U-path] behind a doorway that is blocked a Zed steps out and back, which is no move', () => {
  const [b] = hut().buildings;
  const doors = [{ id: 'D1', at: [60, 45] as [number, number], type: 'standard', open: true }];
  const g = game({
    step: 7,
    map: { buildings: [{ ...b, doors }] } as Situation['map'],
    people: { 'survivor-1': { x: 62, y: 45 } },
    zeds: { 'zed-1': { x: 60, y: 45 }, 'zed-2': { x: 57.8, y: 45.71 } },
  }).finish(7);
  expect(g.zed('zed-2').moved).toBe(true);
  for (let turns = 0; turns < 3; turns++) expect(again(g).zed('zed-2').moved).toBe(false);
  expect(g.facts('walked')).toHaveLength(1);
});
