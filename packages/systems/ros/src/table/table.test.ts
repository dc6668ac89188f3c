import { describe, expect, test } from 'vitest';
import { standingOn } from '../ground/contact.js';
import type { Place } from '../state.js';
import { car, type Point, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';

const two = (map: Situation['map'] = {}) =>
  game({ map, people: { 'survivor-1': { x: 30, y: 45 }, 'survivor-2': { x: 90, y: 80 } } }).table;
const house = (more: object = {}) => ({
  buildings: [{ id: 'B1', name: 'Hut', rect: [60, 30, 80, 60] as Rect, levels: 2, ...more }],
});
const stairs = (at: Point) => ({ links: [{ id: 'L1', kind: 'stairs', at, from: 0, to: 1 }] });

describe('stairs', () => {
  test('[ROS-R-levels] whoever goes by them, a level takes 5 cm', () => {
    const table = two({ ...house(), ...stairs([70, 45]) });
    for (const manner of ['survivor', 'zed', 'breaker', 'opener', 'hunter', 'tank'] as const)
      expect(table.ways(manner).from(70, 45, 0).cost(70, 45, 1), manner).toBeCloseTo(5, 2);
  });

  test('[ROS-R-levels] their foot is where a base has room: upon it, or off the wall that it leans on', () => {
    const foot = (at: Point) => two({ ...house(), ...stairs(at) }).footNear(at, 0);
    expect(foot([70, 45])).toEqual([70, 45, 0]);
    expect(foot([60.5, 45])).toEqual([61.55, 45, 0]);
    expect(foot([79.5, 45])).toEqual([78.45, 45, 0]);
    expect(foot([70, 30.5])).toEqual([70, 31.55, 0]);
    expect(foot([70, 59.5])).toEqual([70, 58.45, 0]);
  });
});

test('[ROS-terrain-door] beside a door is on the side from which somebody comes, in whichever wall it is', () => {
  const doors = [
    { id: 'w', at: [60, 45], type: 'standard' },
    { id: 'e', at: [80, 45], type: 'standard' },
    { id: 's', at: [70, 30], type: 'standard' },
    { id: 'n', at: [70, 60], type: 'standard' },
  ];
  const table = two(house({ doors }));
  for (const { id, at } of doors) {
    const [x = 0, y = 0] = at;
    const [out, up] = [Math.sign(x - 70), Math.sign(y - 45)];
    const beside = (by: number): Place => [x + by * out, y + by * up, 0];
    expect(table.besideDoor(id, beside(8)), `${id} from outside`).toEqual(beside(1.05));
    expect(table.besideDoor(id, beside(-8)), `${id} from inside`).toEqual(beside(-1.05));
  }
});

test('[ROS-R-base] nobody is in contact with itself', () => {
  const g = game({ people: { 'survivor-1': { x: 30, y: 45 }, 'survivor-2': { x: 32, y: 45 } } });
  expect(g.table.touchers('survivor-1', ['survivor-1', 'survivor-2'])).toEqual(['survivor-2']);
});

test('[ROS-R-base] bases that overlap by a hair are no distance apart', () => {
  const g = game({ people: { 'survivor-1': { x: 30, y: 45 } }, zeds: { 'zed-1': { x: 31.999, y: 45 } } });
  expect(g.table.gap('survivor-1', 'zed-1')).toBe(0);
});

describe('who is not on the table', () => {
  test('[ROS-R-base] is no distance away, and has nobody beside it', () => {
    const table = two();
    expect(() => table.gap('survivor-1', 'nobody')).toThrow(RangeError);
    expect(table.contactWith('nobody', { id: 'survivor-1', x: 30, y: 45 })).toBeUndefined();
  });
});

test('[ROS-tank] what a Tank goes through at a slant is crossed the wider', () => {
  const fence = (path: Point[]) => ({ barriers: [{ id: 'F1', kind: 'wire', path }] });
  const slant = (path: Point[], way: Place[]) => two(fence(path)).crossedBy(way)[0]?.slant;
  const east: Place[] = [
    [20, 27, 0],
    [60, 27, 0],
  ];
  const northEast: Place[] = [
    [20, 7, 0],
    [60, 47, 0],
  ];
  // Upright, aslant one way, and aslant the other.
  expect(
    slant(
      [
        [40, 12],
        [40, 52],
      ],
      east,
    ),
  ).toBe(1);
  expect(
    slant(
      [
        [40, 12],
        [40, 52],
      ],
      northEast,
    ),
  ).toBeCloseTo(Math.SQRT2, 5);
  expect(
    slant(
      [
        [30, 17],
        [50, 37],
      ],
      east,
    ),
  ).toBeCloseTo(Math.SQRT2, 5);
  expect(
    slant(
      [
        [30, 37],
        [50, 17],
      ],
      northEast,
    ),
  ).toBeCloseTo(1, 5);
  expect(
    slant(
      [
        [10, 25],
        [70, 30],
      ],
      northEast,
    ),
  ).toBeCloseTo(1.547, 2);
});

test('[ROS-U-priority] out of a vehicle its passenger sees to every side, past whichever of its own sides', () => {
  const around: Point[] = [
    [60, 60],
    [60, 30],
    [75, 45],
    [45, 45],
    [72, 57],
    [48, 57],
    [72, 33],
    [48, 33],
  ];
  for (const [x, y] of around) {
    const g = game({
      map: car([56, 42, 64, 48]),
      people: { 'survivor-1': { x: 60, y: 45, inside: 'V1' } },
      zeds: { 'zed-1': { x, y } },
    });
    expect(g.table.sees('survivor-1', 'zed-1'), `${x}, ${y}`).toBe('clear');
  }
});

test('[ROS-R-facing] somebody faces a place in the front arc to which a line reaches', () => {
  const g = game({ map: house(), people: { 'survivor-1': { x: 40, y: 45, facing: 90 } } });
  const faces = (x: number, y: number) => g.table.facesSpot('survivor-1', [x, y, 0]);
  expect([faces(55, 45), faces(55, 55), faces(55, 35)]).toEqual([true, true, true]);
  expect([faces(25, 45), faces(40, 60), faces(40, 30), faces(70, 45)]).toEqual([false, false, false, false]);
});

test('[ROS-R-base] nothing reaches from one level to another', () => {
  const table = two(house());
  expect(table.sameSide([70, 45, 0], { x: 70, y: 46, level: 0 })).toBe(true);
  expect(table.sameSide([70, 45, 0], { x: 70, y: 46, level: 1 })).toBe(false);
});

test('[ROS-R-map] something can lie on the ground of the table, on a floor and on a roof, and nowhere else', () => {
  const table = two(house());
  const floor = (x: number, y: number, level = 0) => table.hasFloor({ x, y, level });
  expect([floor(0, 0), floor(120, 90), floor(70, 45), floor(70, 45, 1), floor(70, 45, 2)]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([floor(-0.5, 45), floor(120.5, 45), floor(60, -0.5), floor(60, 90.5)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([floor(70, 45, 3), floor(40, 45, 1)]).toEqual([false, false]);
});

test('[ROS-R-car] how far a car is, is told of that car', () => {
  const near = { id: 'V2', kind: 'car', rect: [34, 42, 38, 48] as Rect };
  const table = two({ vehicles: [...car([56, 42, 64, 48]).vehicles, near] });
  const gap = (id: string) => table.gapToVehicle(id, { x: 30, y: 45, level: 0 });
  expect([gap('V1'), gap('V2')]).toEqual([25, 3]);
});

test('[ROS-R-car] beside a car is room up to the very end of a side, and of places equally near the first anticlockwise', () => {
  const table = two(car([56, 42, 63, 48]));
  expect(table.besideVehicle('V1', { x: 63, y: 30, level: 0 })).toEqual([63, 40.95, 0]);
  expect(table.besideVehicle('V1', undefined, [0, 1])).toEqual([60, 49.05, 0]);
  expect(table.besideVehicle('V1', undefined, [0, -1])).toEqual([59, 40.95, 0]);
});

test('[ROS-R-base, ROS-R-car] how far a car is, is told in thousandths, as how far a base is', () => {
  const table = two(car([56, 42, 64, 48]));
  const gap = (x: number, y: number) => table.gapToVehicle('V1', { x, y, level: 0 });
  expect([gap(60, 49.1), gap(55, 41), gap(56, 41)]).toEqual([0.1, 0.414, 0]);
});

test('[ROS-R-map] each level of a building is a room of its own', () => {
  const table = two(house());
  const same = (level: number, x = 72) => table.sameRoom({ x: 70, y: 45, level: 0 }, { x, y: 45, level });
  expect([same(0), same(1), same(0, 40)]).toEqual([true, false, false]);
});

test('[ROS-terrain-fence] nobody upstairs reaches a fence that runs through the room below', () => {
  const path: Point[] = [
    [70, 32],
    [70, 58],
  ];
  const table = two({ ...house(), barriers: [{ id: 'F1', kind: 'wire', path }] });
  const at = (level: number) => [
    table.fencesAt({ x: 68.95, y: 45, level }),
    table.across('F1', { x: 68.95, y: 45, level }),
  ];
  expect([at(0), at(1)]).toEqual([
    [['F1'], [71.05, 45, 0]],
    [[], undefined],
  ]);
});

test('[ROS-R-los, ROS-S-3] who sits upright hides part of what is behind it', () => {
  const places = [{ id: 'S1', kind: 'seated', at: [60, 45.5] as Point }];
  const sees = (gone: boolean) => {
    const g = game({
      map: { places },
      people: { 'survivor-1': { x: 40, y: 45 } },
      zeds: { 'zed-1': { x: 80, y: 45 } },
    });
    for (const q of g.state.seated) (q as { gone: boolean }).gone = gone;
    g.w.version++;
    return g.table.sees('survivor-1', 'zed-1');
  };
  expect([sees(true), sees(false)]).toEqual(['clear', 'partly']);
});

test('[ROS-U-mutants, ROS-R-car] what waits in hiding sees nobody, though somebody sits in a car', () => {
  const people = { 'survivor-1': { x: 60, y: 45, inside: 'V1' }, 'survivor-2': { x: 30, y: 45 } };
  const zeds = { hunter: { kind: 'hunter' as const, x: 40, y: 45, mode: 'waiting' as const } };
  const g = game({ map: car([56, 42, 64, 48]), people, zeds });
  expect(g.table.sees('hunter', 'survivor-2')).toBe('no');
  expect(() => g.table.gap('hunter', 'survivor-2')).toThrow(RangeError);
});

test('[ROS-R-base, ROS-R-car] nobody who sits in a car stands on the spot where it is', () => {
  const people = { 'survivor-1': { x: 60, y: 45, inside: 'V1' }, 'survivor-2': { x: 30, y: 45 } };
  const g = game({ map: car([56, 42, 64, 48]), people });
  const on = (x: number) => standingOn(g.w, [x, 45, 0])?.id;
  expect([on(60), on(30.5)]).toEqual([undefined, 'survivor-2']);
});

test('[ROS-R-base, ROS-R-car] two who sit in one car are not in contact', () => {
  const sits = { x: 60, y: 45, inside: 'V1' };
  const g = game({ map: car([56, 42, 64, 48]), people: { 'survivor-1': sits, 'survivor-2': sits } });
  expect(g.table.touching('survivor-1', 'survivor-2')).toBe(false);
});

test('[ROS-U-priority, ROS-R-los] out of a vehicle a passenger sees through no wall and no other vehicle', () => {
  const sees = (map: Situation['map']) => {
    const g = game({
      map: { ...car([56, 42, 64, 48]), ...map },
      people: { 'survivor-1': { x: 60, y: 45, inside: 'V1' } },
      zeds: { 'zed-1': { x: 60, y: 70 } },
    });
    return g.table.sees('survivor-1', 'zed-1');
  };
  expect(sees({})).toBe('clear');
  expect(sees({ buildings: [{ id: 'B1', name: 'Hut', rect: [50, 54, 70, 60], levels: 1 }] })).toBe('no');
  const other = { id: 'V2', kind: 'car', rect: [50, 54, 70, 60] as Rect };
  expect(sees({ vehicles: [...car([56, 42, 64, 48]).vehicles, other] })).toBe('no');
});

test('[ROS-D-grenade-sight] over a car one throws through an open door, and not through a closed one', () => {
  const throws = (open: boolean) => {
    const doors = [{ id: 'D1', at: [60, 45], type: 'standard', open }];
    const map = { ...house({ doors }), ...car([40, 43, 50, 47]) } as Situation['map'];
    const g = game({ map, people: { 'survivor-1': { x: 30, y: 45, facing: 90 } } });
    return g.table.throwReaches('survivor-1', { x: 66, y: 45, level: 0 });
  };
  expect([throws(true), throws(false)]).toEqual([true, false]);
});

test('[ROS-R-light, ROS-D-grenade-sight] by night one throws where a lamp lights the spot, up to 10 cm from it', () => {
  const map = { lamps: [{ id: 'lamp', at: [60, 45] as Point }] };
  const g = game({ scenario: 'trapped', map, people: { 'survivor-1': { x: 20, y: 45, facing: 90 } } });
  const throws = (x: number) => g.table.throwReaches('survivor-1', { x, y: 45, level: 0 });
  expect([throws(50), throws(49.9)]).toEqual([true, false]);
});

test('[ROS-tank] a Tank on an upper floor breaks nothing that stands below', () => {
  const doors = [{ id: 'D1', at: [60, 45], type: 'standard' }];
  const table = two({
    ...house({ doors }),
    barriers: [
      {
        id: 'F1',
        kind: 'wire',
        path: [
          [30, 20],
          [30, 70],
        ] as Point[],
      },
    ],
  });
  const crosses = (level: number) =>
    table
      .crossedBy([
        [66, 45, level],
        [20, 45, level],
      ])
      .map(({ id }) => id)
      .sort();
  expect([crosses(0), crosses(1)]).toEqual([['D1', 'F1'], []]);
});

test('[ROS-R-base] newcomers find room beside each other, edge to edge', () => {
  const room = (x: number) =>
    two().hasRoom(
      [60, 45, 0],
      [
        [20, 20, 0],
        [x, 45, 0],
      ],
    );
  expect([room(62), room(61.9), room(58), room(58.1)]).toEqual([true, false, true, false]);
});

test('[ROS-R-base] what is lit around somebody ends at the edges of the table', () => {
  const lit = (x: number, y: number) => two().litWithin({ x, y, level: 0 }, 2, () => true)[0]?.runs;
  expect(lit(1, 1)).toEqual([0, 1, 2].flatMap((row) => [0, 1, 2].flatMap((c) => [row, c, c + 1])));
  expect(lit(119, 89)).toEqual(
    [87, 88, 89].flatMap((row) => [117, 118, 119].flatMap((c) => [row, c, c + 1])),
  );
});

test('[ROS-R-flames, ROS-R-los] flames obscure what is seen through them, 10 cm around, and phosphorus does not', () => {
  const sees = (kind: 'flames' | 'wp', y: number) =>
    game({
      people: { 'survivor-1': { x: 30, y: 45 } },
      zeds: { 'zed-1': { x: 90, y: 45 } },
      state: { clouds: [{ id: 'c', kind, x: 60, y, level: 0, until: 9 }] },
    }).table.sees('survivor-1', 'zed-1');
  expect([sees('flames', 45), sees('flames', 54.9), sees('flames', 55.9)]).toEqual([
    'partly',
    'partly',
    'clear',
  ]);
  expect(sees('wp', 45)).toBe('clear');
});

test('[ROS-terrain-fence] over a fence there has to be room, on the same level, at that very fence', () => {
  const fences = [
    {
      id: 'F1',
      kind: 'wire',
      path: [
        [50, 20],
        [50, 60],
      ] as Point[],
    }, // the near one
    {
      id: 'F2',
      kind: 'wire',
      path: [
        [80, 20],
        [80, 60],
      ] as Point[],
    },
  ];
  const over = (id: string, more: object = {}, level = 0) =>
    two({ barriers: fences, ...more }).across(id, { x: 48.95, y: 40, level });
  expect(over('F1')).toEqual([51.05, 40, 0]);
  expect(over('F1', {}, 1)).toBeUndefined();
  expect(over('F1', car([51, 38, 55, 42]))).toBeUndefined();
});

test('[ROS-R-light] by night seated figures are seen like others, and a fire lights only its own level', () => {
  const places = [{ id: 'S1', kind: 'seated', at: [60, 45] as Point }];
  const sees = (x: number, more: Situation = {}) =>
    game({
      scenario: 'trapped',
      map: { places },
      people: { 'survivor-1': { x, y: 45, facing: 90 } },
      ...more,
    }).table.sees('survivor-1', 'S1');
  expect([sees(43), sees(42.9)]).toEqual(['clear', 'no']);
  const fire = (level: number) => [{ id: 'c', kind: 'flames' as const, x: 60, y: 54, level, until: 9 }];
  expect(sees(20, { state: { clouds: fire(0) } })).not.toBe('no');
  expect(sees(20, { state: { clouds: fire(1) } })).toBe('no');
});

test('[ROS-R-door] a doorway is free again once whoever stood in it is gone', () => {
  const door = { id: 'D1', at: [60, 45], type: 'standard', open: true };
  const g = game({ map: house({ doors: [door] }), zeds: { 'zed-1': { x: 60, y: 45 } } });
  const before = g.table.doorwayFree('D1');
  g.w.s.zeds = [];
  g.w.version++;
  expect([before, g.table.doorwayFree('D1')]).toEqual([false, true]);
});

test('[ROS-terrain-door] a door belongs to its own building', () => {
  const door = (id: string, at: Point) => ({ id, at, type: 'standard' });
  const table = two({
    buildings: [
      {
        id: 'A',
        name: 'A',
        rect: [20, 60, 40, 80] as Rect,
        levels: 1,
        doors: [door('a', [30, 60]), door('b', [30, 80])],
      },
      {
        id: 'B',
        name: 'B',
        rect: [60, 60, 80, 80] as Rect,
        levels: 1,
        doors: [door('c', [70, 60]), door('d', [70, 80])],
      },
    ],
  });
  expect(['a', 'b', 'c', 'd', 'e'].map((id) => table.houseOfDoor(id))).toEqual([
    'A',
    'A',
    'B',
    'B',
    undefined,
  ]);
});

test('[ROS-tank] only a closed door stands in the way of a Tank and is broken', () => {
  const breaks = (open: boolean) =>
    two(house({ doors: [{ id: 'D1', at: [60, 45], type: 'standard', open }] }))
      .crossedBy([
        [50, 45, 0],
        [66, 45, 0],
      ])
      .map(({ id }) => id);
  expect([breaks(false), breaks(true)]).toEqual([['D1'], []]);
});

test('[ROS-R-map] in a start zone there is room up to its very rim', () => {
  const table = two();
  const free = (x: number, y: number, level = 0) =>
    table.freeIn([40, 10, 60, 30], { id: 'survivor-1' }, [x, y, level]);
  expect([free(41, 20), free(59, 20), free(50, 11), free(50, 29)]).toEqual([true, true, true, true]);
  expect([free(40.9, 20), free(59.1, 20), free(50, 10.9), free(50, 29.1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // Nor is a roof over it part of it.
  const under = (level: number) =>
    two(house()).freeIn([60, 30, 80, 60], { id: 'survivor-1' }, [70, 45, level]);
  expect([under(0), under(1)]).toEqual([true, false]);
});

test('[ROS-R-map] nor is there room in a start zone where a car stands', () => {
  const table = two(car([45, 15, 55, 25]));
  const free = (x: number, y: number) => table.freeIn([40, 10, 60, 30], { id: 'survivor-1' }, [x, y, 0]);
  expect([free(50, 20), free(44.5, 20), free(43, 20)]).toEqual([false, false, true]);
});
