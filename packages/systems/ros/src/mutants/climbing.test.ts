import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { again, car, field, hut, nearestOn, type Rect } from '../testing/fields.js';
import type { Game, Situation } from '../testing/game.js';

const hunter = (x: number, y: number, level = 0) => ({ kind: 'hunter' as const, x, y, level });
const house = (id: string, rect: Rect, levels = 1) => ({ id, name: id, rect, levels });
const tower = (levels: number): Situation['map'] => ({ buildings: [house('B1', [60, 30, 80, 60], levels)] });
const roof = { x: 70, y: 45, level: 1 };
const place = (g: Game) => {
  const { x, y, level } = g.zed('mutant');
  return [x, y, level];
};

describe('up a wall', () => {
  test.each([
    ['south', [70, 15], [70, 28.95], [70, 31.05]],
    ['north', [70, 75], [70, 61.05], [70, 58.95]],
    ['east', [93, 46], [81.05, 46], [78.95, 46]],
    ['west', [47, 46], [58.95, 46], [61.05, 46]],
  ] as const)(
    '[ROS-hunter, ROS-R-levels] from the %s: to the foot of it, and from there straight up to its edge',
    (_, [x, y], foot, head) => {
      const g = field(hunter(x, y), roof, { map: hut() }).finish(7);
      expect(place(g)).toEqual([...foot, 0]);
      expect(place(again(g))).toEqual([...head, 1]);
    },
  );

  test('[ROS-hunter, ROS-R-levels] a wall that runs aslant, whichever way round its corners are named', () => {
    const corners: [number, number][] = [
      [60, 45],
      [75, 30],
      [90, 45],
      [75, 60],
    ];
    for (const outline of [corners, corners.toReversed()]) {
      const map = { buildings: [{ id: 'B1', name: 'Hall', outline, levels: 1 }] };
      const g = field(hunter(58, 28), { x: 75, y: 45, level: 1 }, { map }).finish(7);
      const [x = 0, y = 0, level] = place(g);
      // It is just over a base's radius away from the line through 60, 45 and 75, 30.
      expect((105 - x - y) / Math.SQRT2).toBeCloseTo(1.05, 2);
      expect([level, g.table.houseAt({ x, y })]).toEqual([0, undefined]);
      const [hx = 0, hy = 0, high] = place(again(g));
      expect((hx + hy - 105) / Math.SQRT2).toBeCloseTo(1.05, 2);
      expect([high, distance({ x, y }, { x: hx, y: hy })]).toEqual([1, expect.closeTo(2.1, 2)]);
    }
  });

  test('[ROS-hunter, ROS-R-levels] a wall of 4 cm is climbed in its middle, and nothing beside its corners', () => {
    const map = { buildings: [house('B1', [60, 40, 64, 50])] };
    const g = field(hunter(55, 25), { x: 62, y: 48, level: 1 }, { map }).finish(7);
    expect(place(g)).toEqual([62, 38.95, 0]);
    expect(place(again(g))).toEqual([62, 41.05, 1]);
  });

  test('[ROS-hunter] though another house is nearer, it goes to the one on whose roof its victim stands', () => {
    const map = { buildings: [house('B2', [30, 35, 44, 55]), house('B1', [60, 30, 80, 60])] };
    const g = field(hunter(50, 45), roof, { map }).finish(7);
    expect(g.zed('mutant').x).toBe(58.95);
  });

  test('[ROS-hunter, ROS-U-path] it takes the shortest way to the wall, not the place that is nearest', () => {
    const map = { ...hut(), ...car([54, 38, 57, 52]) };
    const g = field(hunter(50, 45), roof, { map }).finish(7);
    expect(g.zed('mutant').x).toBe(58.95);
    expect(again(g).zed('mutant').level).toBe(1);
  });

  test('[ROS-hunter, ROS-U-path] of two places equally near it takes the one that comes first anticlockwise', () => {
    expect(place(field(hunter(50, 45), roof, { map: hut() }).finish(7))).toEqual([58.95, 46, 0]);
    expect(place(field(hunter(90, 45), roof, { map: hut() }).finish(7))).toEqual([81.05, 44, 0]);
  });

  test('[ROS-hunter, ROS-R-base] where a car stands along the wall it climbs beside it', () => {
    const map = { ...hut(), ...car([56.5, 33.5, 59.5, 56.5]) };
    const g = field(hunter(50, 40), roof, { map }).finish(7);
    expect(place(g)).toEqual([58.95, 32, 0]);
    expect(again(g).zed('mutant').level).toBe(1);
  });

  test('[ROS-hunter, ROS-R-base] where somebody stands at the wall it climbs beside him', () => {
    const zeds = { 'zed-1': { x: 58.95, y: 45, down: true } };
    const g = field(hunter(50, 45), roof, { map: hut(), zeds }).finish(7);
    expect(g.zed('mutant').x).toBe(58.95);
    expect(Math.abs(g.zed('mutant').y - 45)).toBeGreaterThanOrEqual(2);
    expect(again(g).zed('mutant').level).toBe(1);
  });

  test('[ROS-D-pass] it passes through no base on its way to a wall, near the wall and far from it', () => {
    const walks = (from: number, at: number) => {
      const zeds = { 'zed-1': { x: at, y: 45, down: true } };
      const g = field(hunter(from, 45), { ...roof, y: 45 }, { map: hut(), zeds }).finish(7);
      const way = g.facts('walked')[0]?.way ?? [];
      expect(way.length).toBeGreaterThan(2);
      expect(nearestOn(way, { x: at, y: 45 })).toBeGreaterThan(1.98);
      return g.zed('mutant').x;
    };
    expect(walks(50, 54)).toBe(58.95);
    expect(walks(30, 40)).toBeLessThan(50.1);
  });

  test('[ROS-R-levels, ROS-R-base] below an edge where somebody stands it waits', () => {
    const zeds = { 'zed-1': { x: 61.05, y: 46, level: 1, down: true } };
    const g = field(hunter(58.95, 46), roof, { map: hut(), zeds }).finish(7);
    expect(place(g)).toEqual([58.95, 46, 0]);
    expect(g.facts('walked')).toEqual([]);
  });

  test('[ROS-U-mutants, ROS-R-base] a Smoker below an edge where somebody stands waits there as well, and goes to no other house', () => {
    const zeds = { 'zed-1': { x: 61.05, y: 46, level: 1, down: true } };
    const map = { buildings: [...hut().buildings, house('far', [20, 70, 40, 85])] } as Situation['map'];
    const g = field({ kind: 'smoker', x: 58.95, y: 46 }, { x: 110, y: 10 }, { map, zeds }).finish(7);
    expect([place(g), g.facts('walked')]).toEqual([[58.95, 46, 0], []]);
  });

  test('[ROS-hunter, ROS-R-levels] half a centimetre beside the place it goes there first', () => {
    const g = field(hunter(58.95, 46.5), roof, { map: hut() }).finish(7);
    expect(place(g)).toEqual([58.95, 46, 0]);
  });

  test('[ROS-R-levels] from inside a room it goes up no wall, nor out of the door: it gathers below its victim', () => {
    const [b] = hut().buildings;
    const doors = [{ id: 'D1', at: [60, 45] as [number, number], type: 'standard', open: true }];
    const map = { buildings: [{ ...b, doors }] } as Situation['map'];
    const g = field(hunter(62, 45), roof, { map }).finish(7);
    expect(place(g)).toEqual([70, 45, 0]);
  });

  test('[ROS-hunter] where no wall can be got at it climbs nothing', () => {
    const rects: Rect[] = [
      [56.5, 37, 59.5, 49],
      [66.5, 37, 69.5, 49],
      [60, 36.5, 66, 39.5],
      [60, 46.5, 66, 49.5],
    ];
    const vehicles = rects.map((rect, i) => ({ id: `V${i}`, kind: 'car', rect }));
    const map = { buildings: [house('B1', [60, 40, 66, 46])], vehicles };
    const g = field(hunter(50, 43), { x: 63, y: 43, level: 1 }, { map }).finish(7);
    expect(g.zed('mutant').level).toBe(0);
    expect(again(g).zed('mutant').level).toBe(0);
  });
});

describe('on a wall, and down', () => {
  test('[ROS-hunter, ROS-R-levels] one level for a whole step 7: it hangs on the wall in between, and gets onto the roof last', () => {
    const g = field(hunter(58.95, 40), { x: 70, y: 45, level: 3 }, { map: tower(3) }).finish(7);
    expect(place(g)).toEqual([58.95, 40, 1]);
    expect(place(again(g))).toEqual([58.95, 40, 2]);
    expect(place(again(g))).toEqual([61.05, 40, 3]);
  });

  test('[ROS-hunter, ROS-R-levels] and the same way down', () => {
    const g = field(hunter(61.05, 40, 3), { x: 30, y: 40 }, { map: tower(3) }).finish(7);
    expect(place(g)).toEqual([58.95, 40, 2]);
    expect(place(again(g))).toEqual([58.95, 40, 1]);
    expect(place(again(g))).toEqual([58.95, 40, 0]);
  });

  test('[ROS-hunter, ROS-U-path] down at the edge that is nearest to its victim, though it stands at another', () => {
    for (const x of [72, 78.95]) {
      const g = field(hunter(x, 46, 1), { x: 30, y: 46 }, { map: tower(1) }).finish(7);
      expect(place(g)).toEqual([61.05, 46, 1]);
      expect(place(again(g))).toEqual([58.95, 46, 0]);
    }
    // If another figure is there, it takes the next place.
    const zeds = { 'zed-1': { x: 61.05, y: 46, level: 1, down: true } };
    const [x, y] = place(field(hunter(72, 46, 1), { x: 30, y: 46 }, { map: tower(1), zeds }).finish(7));
    expect([x, Math.abs((y as number) - 46)]).toEqual([61.05, 2]);
  });

  test('[ROS-hunter, ROS-R-base] down where it gets to the edge: a neck of the roof too narrow for its base leads nowhere', () => {
    const down = (wide: number) => {
      const outline: [number, number][] = [
        [60, 30],
        [70, 30],
        [70, 36],
        [74, 36],
        [74, 30],
        [84, 30],
        [84, 45],
        [74, 45],
        [74, 36 + wide],
        [70, 36 + wide],
        [70, 45],
        [60, 45],
      ];
      const map = { buildings: [{ id: 'B1', name: 'Hall', outline, levels: 1 }] };
      return place(field(hunter(79, 38, 1), { x: 50, y: 38 }, { map }).finish(7));
    };
    expect([down(4), down(1)]).toEqual([
      [61.05, 39, 1],
      [75.05, 39, 1],
    ]);
  });

  test('[ROS-hunter, ROS-R-levels] from an upper floor it climbs nothing', () => {
    const g = field(hunter(70, 45, 1), { x: 30, y: 45 }, { map: tower(2) }).finish(7);
    expect(g.zed('mutant').level).toBe(1);
    expect(g.table.houseAt(g.zed('mutant'))).toBe('B1');
  });
});
