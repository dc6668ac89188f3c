import { describe, expect, test } from 'vitest';
import { reachOf } from '../movement/marching.js';
import { Trail } from '../movement/trail.js';
import { willOf } from '../solo/will.js';
import { game } from '../testing/game.js';
import { couldReach, goesBy, livingNear, reaches, touched, wayInto, wayTo } from './going.js';
import { linkHolds } from './link.js';
import { masterActs } from './masters.js';
import { isTaken } from './stopping.js';
import { barricadesBeside } from './striking.js';
import type { Will } from './will.js';

const RED = { quality: 'trained', professional: true, done: true } as const;

test('[AMZ-interrupt-mindless] [AMZ-solo] the nearest comes first, and of those as near the larger', () => {
  const g = game({
    units: {
      far: { ...RED, fighters: 9, at: [18, 30] },
      small: { ...RED, fighters: 1, at: [10, 18] },
      large: { ...RED, fighters: 3, at: [26, 18] },
      mob: { kind: 'zulus', at: [18, 18] },
    },
  });
  expect(livingNear(g.w, 'mob')).toEqual(['large', 'small', 'far']);
});

test('[AMZ-interrupt-mindless] a way without a leg ends where it begins', () => {
  const g = game();
  const here = [4, 5, 0] as const;
  const trail = new Trail(g.table.ways('zulus'), { points: [here], costs: [0], cost: 0, length: 0 });
  expect([trail.at(0), trail.cost(0)]).toEqual([here, 0]);
});

const across = (y: number) => ({
  barriers: [
    {
      id: 'wall',
      kind: 'high wall',
      path: [
        [0, y],
        [36, y],
      ] as [number, number][],
    },
  ],
});

test('[AMZ-interrupt-mindless] where no way leads to them, they come as near as they can', () => {
  const end = (from: readonly [number, number], wall: number, to: readonly [number, number]) => {
    const g = game({
      map: across(wall),
      units: { red: { ...RED, at: to }, mob: { kind: 'zulus', fighters: 1, at: from } },
    });
    return wayInto(g.w, 'mob', 'red', 6)?.route.points.at(-1);
  };
  expect(end([6.25, 30.25], 33, [6.25, 35])).toEqual([6.25, 32.75, 0]);
  expect(end([6.25, 6.25], 3, [6.25, 1])).toEqual([6.25, 3.25, 0]);
  // Of places equally near, the first.
  expect(end([6.5, 30.25], 33, [6.5, 35])).toEqual([6.25, 32.75, 0]);
});

test('[AMZ-interrupt-mindless] the same at a wall east or west of them', () => {
  const end = (from: number, wall: number, to: number) => {
    const path: [number, number][] = [
      [wall, 0],
      [wall, 36],
    ];
    const g = game({
      map: { barriers: [{ id: 'wall', kind: 'high wall', path }] },
      units: { red: { ...RED, at: [to, 6.25] }, mob: { kind: 'zulus', fighters: 1, at: [from, 6.25] } },
    });
    return wayInto(g.w, 'mob', 'red', 6)?.route.points.at(-1);
  };
  expect(end(30.25, 33, 35)).toEqual([32.75, 6.25, 0]);
  expect(end(6.25, 3, 1)).toEqual([3.25, 6.25, 0]);
});

/** A house of two floors with stairs, and an inner wall upstairs at x = 18. */
const TWO_FLOORS = {
  buildings: [
    {
      id: 'inn',
      name: 'Inn',
      rect: [10, 10, 30, 30] as [number, number, number, number],
      levels: 2,
      inner: [
        {
          path: [
            [18, 10],
            [18, 30],
          ] as [number, number][],
          level: 1,
        },
      ],
    },
  ],
  links: [{ id: 'stairs', kind: 'stairs', at: [15, 20.25] as [number, number], from: 0, to: 1 }],
};

test('[AMZ-interrupt-mindless] they come to the wall of a room upstairs rather than to the floor below it', () => {
  const g = game({
    map: TWO_FLOORS,
    units: {
      red: { ...RED, at: [18.5, 20.25, 1] },
      mob: { kind: 'romeos', fighters: 1, at: [14, 20.25] },
    },
  });
  expect(wayInto(g.w, 'mob', 'red', 12)?.route.points.at(-1)).toEqual([17.75, 20.25, 1]);
});

test('[AMZ-interrupt-mindless] somebody near the top of the stairs stops them up there, in contact', () => {
  const g = game({
    map: TWO_FLOORS,
    units: { blue: { ...RED, at: [15.75, 20.25, 1] }, mob: { kind: 'romeos', fighters: 1, at: [14, 20.25] } },
  });
  const way = wayTo(g.w, 'mob', [17, 20.25, 1], 12);
  expect(way?.met).toEqual({ by: 'unit', id: 'blue' });
  expect(way?.route.points.at(-1)).toEqual([15.25, 20.25, 1]);
});

test('[AMZ-interrupt-mindless] somebody in the way stops them where they touch, and nobody goes through him', () => {
  const end = (y: number, x = 10) => {
    const g = game({
      units: {
        red: { ...RED, at: [10, 20] },
        blue: { ...RED, at: [x, y] },
        mob: { kind: 'zulus', fighters: 1, at: [10, 10] },
      },
    });
    const way = wayTo(g.w, 'mob', [10, 16, 0], 6);
    expect(way?.met).toEqual({ by: 'unit', id: 'blue' });
    return way?.route.points.at(-1)?.[1];
  };
  expect(end(11)).toBeCloseTo(10.5, 1);
  expect(end(10.3, 10.4)).toBeCloseTo(10, 1);
});

test('[AMZ-interrupt-mindless] a way that is broken off after a bend goes round the bend', () => {
  const g = game();
  const points = [
    [4, 4, 0],
    [4.5, 4, 0],
    [4.5, 9, 0],
  ] as const;
  const trail = new Trail(g.table.ways('zulus'), { points, costs: [0, 0.5, 5.5], cost: 5.5, length: 5.5 });
  expect(trail.upTo(0.75).points).toEqual([
    [4, 4, 0],
    [4.5, 4, 0],
    [4.5, 4.25, 0],
  ]);
});

test('[AMZ-interrupt-masters] [AMZ-barricade-batter] Possessed who batter a house do not fire after it', () => {
  const rect: [number, number, number, number] = [5, 15, 15, 25];
  const doors = [{ id: 'shop-door', at: [10, 15] as [number, number], type: 'standard' }];
  const g = game({
    map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1, doors }] },
    state: { buildings: [{ id: 'shop', kind: 'barricaded', points: 10, breached: false }] },
    units: {
      red: { ...RED, at: [2, 10] },
      slaves: { kind: 'possessed', quality: 'trained', fighters: 2, at: [10, 12] },
    },
    dice: [4, 3],
  });
  const will: Will = {
    ...willOf(g.w.book),
    *goes(w, who, { most }) {
      return wayTo(w, who, [10, 20, 0], most);
    },
  };
  g.begin(masterActs(g.w, 'slaves', '', { mode: 'cautious', order: 'move-fire' }, will)).end();
  expect(g.facts('battered')).toHaveLength(1);
  expect(g.facts('fired')).toEqual([]);
});

test('[AMZ-buildings] whoever stands on another floor is in nobody’s way', () => {
  const g = game({ units: { red: { ...RED, at: [10, 10] } } });
  const taken = (x: number, level: number, own: readonly string[] = []) =>
    isTaken(g.w, [x, 10, level], new Set(own));
  expect([taken(10, 0), taken(10, 1), taken(10, 0, ['red-1'])]).toEqual([true, false, false]);
});

test('[AMZ-measuring] of those whom a mob touches the nearest comes first', () => {
  const g = game({
    units: {
      right: { ...RED, at: [10.9, 10] },
      left: { ...RED, at: [9.2, 10] },
      far: { ...RED, at: [10, 11.001] },
      mob: { kind: 'zulus', at: [10, 10] },
    },
  });
  expect(touched(g.w, 'mob')).toEqual(['left', 'right']);
});

test('[AMZ-interrupt-mindless] they end beside another mob, not on it', () => {
  const g = game({
    options: { burst: 'none' },
    units: {
      red: { ...RED, at: [10, 30] },
      mob: { kind: 'zulus', fighters: 1, at: [10, 10] },
      other: { kind: 'zulus', fighters: 1, at: [10, 16] },
    },
  });
  expect(wayInto(g.w, 'mob', 'red', 6)?.route.points.at(-1)?.[1]).toBeCloseTo(15.5, 1);
});

test('[AMZ-terrain] [AMZ-buildings] stairs cost 6 inches, up and down', () => {
  const g = game({ map: TWO_FLOORS, units: { red: { ...RED, at: [15, 20.25] } } });
  expect(reachOf(g.w, 'red-1', 12).cost(15, 20.25, 1)).toBeCloseTo(6, 2);
  const up = game({ map: TWO_FLOORS, units: { red: { ...RED, at: [15, 20.25, 1] } } });
  expect(reachOf(up.w, 'red-1', 12).cost(15, 20.25, 0)).toBeCloseTo(6, 2);
});

test('[AMZ-interrupt-mindless] of two figures equally far off they come for the first', () => {
  const end = (first: number, second: number) => {
    const figures = { 1: { x: first }, 2: { x: second } };
    const units = {
      red: { ...RED, fighters: 2, at: [18, 18], figures },
      mob: { kind: 'zulus', at: [18, 18] },
    } as const;
    return wayInto(game({ units }).w, 'mob', 'red', 2)?.route.points.at(-1);
  };
  expect([end(12, 24), end(24, 12)]).toEqual([
    [16, 18, 0],
    [20, 18, 0],
  ]);
});

test('[AMZ-possessed-link] only Possessed of whom somebody is left collapse', () => {
  const gone = { status: 'destroyed', x: -1, y: -1 } as const;
  const slaves = { kind: 'possessed', at: [10, 10] } as const;
  const lord = { kind: 'dexters', figures: { 1: gone } } as const;
  const g = game({ units: { lord, slaves, others: { ...slaves, figures: { 1: gone } } } });
  linkHolds(g.w);
  expect(g.facts('collapsed').map((f) => f.unit)).toEqual(['slaves']);
});

test('[AMZ-masters-action] [AMZ-measuring] half an inch is contact, where they may not end without an assault', () => {
  const slaves = { kind: 'possessed', at: [18, 24] } as const;
  const g = game({ options: { zombies: 'player' }, units: { red: { ...RED, at: [18, 18] }, slaves } });
  const plan = { mode: 'cautious', order: 'fire-move' } as const;
  const errand = { rule: 'AMZ-masters-action', most: 6, on: '', plan, mayAssault: false } as const;
  g.begin(willOf(g.w.book).goes(g.w, 'slaves', errand));
  expect(g.refused([18, 19])).toBe('AMZ-masters-action');
  expect(g.answer([18, 19.001]).result).toMatchObject({ unit: 'slaves', needs: 4.999 });
});

test('[AMZ-masters-action] [AMZ-T-movement] they go as far as the inches of their move, and no farther', () => {
  const slaves = { kind: 'possessed', at: [18, 24] } as const;
  const g = game({ options: { zombies: 'player' }, units: { red: { ...RED, at: [18, 4] }, slaves } });
  const plan = { mode: 'cautious', order: 'fire-move' } as const;
  const errand = { rule: 'AMZ-masters-action', most: 6, on: '', plan, mayAssault: false } as const;
  g.begin(willOf(g.w.book).goes(g.w, 'slaves', errand));
  expect(g.refused([24.001, 24])).toBe('AMZ-masters-action');
  expect(g.answer([24, 24]).result).toMatchObject({ unit: 'slaves', needs: 6 });
});

test('[AMZ-interrupt-mindless] whoever is only touched at the end of a way does not stand in it', () => {
  const reached = (y: number) => {
    const units = { red: { ...RED, at: [18, y] }, mob: { kind: 'zulus', at: [18, 24] } } as const;
    const way = wayTo(game({ units }).w, 'mob', [18, 20, 0], 6);
    return way && reaches(way, 6);
  };
  expect([reached(19.5), reached(19.501)]).toEqual([true, false]);
});

test('[AMZ-assault] [AMZ-interrupt-mindless] whoever stands where the inches of a move end has been met', () => {
  const met = (y: number) => {
    const g = game({ units: { red: { ...RED, at: [10, y] }, mob: { kind: 'odies', at: [10, 10] } } });
    return wayTo(g.w, 'mob', [10, 18, 0], 4)?.met;
  };
  expect([met(14.5), met(14.6)]).toEqual([{ by: 'unit', id: 'red' }, undefined]);
});

test('[AMZ-D-shut-between] [AMZ-cohesion] whoever of a mob has a house that is shut to him before him goes round it', () => {
  const shop = {
    id: 'shop',
    name: 'Shop',
    rect: [15, 13, 21, 21] as [number, number, number, number],
    levels: 1,
  };
  const door = (id: string, x: number) => ({
    id,
    at: [x, 17] as [number, number],
    type: 'standard' as const,
  });
  const rest = (kind: 'odies' | 'romeos') => {
    const g = game({
      map: { buildings: [{ ...shop, doors: [door('west', 15), door('east', 21)] }] },
      units: {
        red: { ...RED, at: [34, 17] },
        mob: { kind, fighters: 2, figures: { 1: { x: 23, y: 17 }, 2: { x: 14.7, y: 17 } } },
      },
      state: { buildings: [{ id: 'shop', kind: 'open', points: 0, breached: false }] },
    });
    const way = wayInto(g.w, 'mob', 'red', 4);
    if (way) goesBy(g.w, way, 4, 'rushes', 'AMZ-interrupt-mindless');
    return g.figures('mob')[1];
  };
  const odie = rest('odies');
  expect(odie?.x).toBeLessThan(15);
  expect(Math.abs((odie?.y ?? 17) - 17)).toBeGreaterThan(3.9);
  // Romeos open the doors.
  expect(rest('romeos')).toMatchObject({ y: 17 });
});

test('[AMZ-cohesion] the others of a mob close up with a lead that cannot take a step', () => {
  const after = (x: number) => {
    const g = game({
      units: {
        red: { ...RED, at: [34, 17] },
        mob: { kind: 'odies', fighters: 2, figures: { 1: { x: 20, y: 17 }, 2: { x, y: 17 } } },
      },
    });
    const [lead] = g.figures('mob');
    const route = { points: [[20, 17, 0] as const], costs: [0], cost: 0, length: 0 };
    const inches = goesBy(
      g.w,
      { unit: 'mob', lead: lead?.id ?? '', route, needs: 9, open: false, met: undefined },
      4,
      'rushes',
      'AMZ-interrupt-mindless',
    );
    return [inches, g.figures('mob').map((f) => f.x), g.facts('moved').length];
  };
  expect(after(15)).toMatchObject([0, [20, expect.closeTo(18.5, 0)], 1]);
  // Nothing is told of a mob that stands together.
  expect(after(18.5)).toEqual([0, [20, 18.5], 0]);
});

test('[AMZ-barricade-batter] [AMZ-measuring] who stands on the floor above is in contact with no wall below', () => {
  const beside = (level: number) => {
    const rect: [number, number, number, number] = [10, 10, 20, 20];
    const g = game({
      map: { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] },
      units: { mob: { kind: 'zulus', at: [15, 9.5, level] } },
      state: { buildings: [{ id: 'shop', kind: 'barricaded', points: 5, breached: false }] },
    });
    return barricadesBeside(g.w, 'mob');
  };
  expect([beside(0), beside(1)]).toEqual([['shop'], []]);
});

describe('[AMZ-buildings] [AMZ-barricade-batter] a shut door with somebody just behind it', () => {
  const door = { id: 'd', at: [18, 20] as [number, number], type: 'standard', width: 2 };
  const shop = {
    id: 'shop',
    name: 'Shop',
    rect: [10, 20, 26, 30] as [number, number, number, number],
    levels: 1,
  };
  const from = (y: number) =>
    game({
      map: { buildings: [{ ...shop, doors: [door] }] },
      units: { red: { fighters: 1, at: [18, 20.25] }, mob: { kind: 'zulus', at: [18, y] } },
      state: { buildings: [{ id: 'shop', kind: 'open', points: 0, breached: false }] },
    }).w;
  const met = (y: number) => wayInto(from(y), 'mob', 'red', 6)?.met?.by;
  test('is met by whoever comes up to it with the last of his inches', () => {
    expect([met(13.75), met(13.74)]).toEqual(['building', undefined]);
  });
  test('bars the way from wherever a mob sets out', () => {
    const all = Array.from({ length: 110 }, (_, i) => Math.round(13_800 + 50 * i) / 1000);
    expect(new Set(all.map(met))).toEqual(new Set(['building']));
    expect(all.filter((y) => couldReach(from(y), 'mob', 'red', 6))).toEqual([]);
  });
});
