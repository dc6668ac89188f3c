import { describe, expect, test } from 'vitest';
import type { Person } from '../state.js';
import type { Point, Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { climbs, nextLeg, placesAt, placesAtLink } from './ladders.js';

type Ladder = [id: string, at: Point, from: number, to: number];

const tower = (levels: number, ...links: readonly Ladder[]) => ({
  buildings: [{ id: 'B', name: 'Tower', rect: [20, 20, 100, 60] as Rect, levels }],
  links: links.map(([id, at, from, to]) => ({ id, kind: 'ladder', at, from, to })),
});
const one = (person: Partial<Person>, more: Situation = {}) => {
  const g = game({ ...more, people: { 'survivor-1': person, ...more.people } });
  return { g, p: g.person('survivor-1') };
};

describe('where a base touches', () => {
  test('[ROS-R-base, ROS-R-search] a marker in the open: on it, over its edge, or beside it, all around', () => {
    const { g, p } = one({ x: 20, y: 20 });
    const marker = { x: 60, y: 45, level: 0 };
    const found = placesAt(g.table, marker, p).map(([x, y]) => [
      Math.round(Math.hypot(x - 60, y - 45) * 100) / 100,
      (Math.round((Math.atan2(y - 45, x - 60) * 180) / Math.PI) + 360) % 360,
    ]);
    const bearings = Array.from({ length: 12 }, (_, i) => i * 30);
    for (const far of [1.05, 2.05])
      expect(
        found
          .filter(([d]) => d === far)
          .map(([, bearing]) => bearing)
          .sort((a = 0, b = 0) => a - b),
      ).toEqual(bearings);
    expect(found).toHaveLength(25);
    expect(found).toContainEqual([0, 0]);
  });

  test('[ROS-D-climb] who touches a ladder takes it from where he stands', () => {
    const map = tower(1, ['ladder-1', [60, 20], 0, 1]);
    const { g, p } = one({ x: 61.5, y: 18.9 }, { map });
    const [link] = g.book.map.links ?? [];
    expect(link && placesAtLink(g.table, link, 0, p)).toEqual([[61.5, 18.9, 0]]);
  });
});

describe('which side of a wall a ladder is climbed from', () => {
  const rect: Rect = [20, 20, 100, 60];
  const takes = (at: Point, person: Partial<Person>) => {
    const links = [{ id: 'L', kind: 'ladder', at, from: 0, to: 1 }];
    const map = { buildings: [{ id: 'B', name: 'Hall', rect, levels: 1 }], links };
    const { g, p } = one(person, { map });
    return climbs(g.w, p).map(({ id }) => id);
  };

  test.each([
    ['west', [20, 40], -1, 0],
    ['east', [100, 40], 1, 0],
    ['south', [60, 20], 0, -1],
    ['north', [60, 60], 0, 1],
  ] as [string, Point, number, number][])(
    '[ROS-D-climb, ROS-R-levels] one on the %s wall from outside, and on the roof from within',
    (_, [x, y], out, up) => {
      const beside = (by: number, level: number) => ({ x: x + out * by, y: y + up * by, level });
      expect(takes([x, y], beside(1.05, 0))).toEqual(['L up']);
      expect(takes([x, y], beside(-1.05, 0))).toEqual([]);
      expect(takes([x, y], beside(-1.05, 1))).toEqual(['L down']);
      expect(takes([x, y], beside(2.1, 0))).toEqual(['L up']);
      expect(takes([x, y], beside(2.2, 0))).toEqual([]);
    },
  );

  test('[ROS-R-levels] one inside the house from inside, beside a wall as well', () => {
    expect(takes([60, 40], { x: 60, y: 40 })).toEqual(['L up']);
    for (const [x, y, px, py] of [
      [21.5, 40, 21.05, 40],
      [98.5, 40, 98.95, 40],
      [60, 21.5, 60, 21.05],
      [60, 58.5, 60, 58.95],
    ] as const)
      expect(takes([x, y], { x: px, y: py }), `${x}, ${y}`).toEqual(['L up']);
  });
});

test.each([
  ['east', [80, 20, 95, 40], [80.9, 30], [78.95, 30]],
  ['west', [10, 20, 30, 40], [29.1, 30], [31.05, 30]],
  ['north', [30, 70, 50, 85], [40, 70.9], [40, 68.95]],
  ['south', [30, 5, 50, 20], [40, 19.1], [40, 21.05]],
] as [string, Rect, Point, Point][])(
  '[ROS-R-base] nobody reaches a ladder through a wall, though it is in line with one of another house: to the %s',
  (_, rect, at, [x, y]) => {
    const buildings = [
      { id: 'A', name: 'Hall', rect: [40, 30, 70, 60] as Rect, levels: 1 },
      { id: 'B', name: 'Shed', rect, levels: 1 },
    ];
    const links = [{ id: 'L', kind: 'ladder', at, from: 0, to: 1 }];
    const { g, p } = one({ x, y }, { map: { buildings, links } });
    expect(climbs(g.w, p)).toEqual([]);
  },
);

describe('a crowded ladder', () => {
  const lies = (at: readonly Point[], level: number) =>
    Object.fromEntries(at.map(([x, y], i) => [`zed-${i + 1}`, { x, y, level, down: true }]));

  test('[ROS-D-climb] at its foot one touches it beside whoever is there', () => {
    const map = tower(1, ['ladder-1', [60, 20], 0, 1]);
    const { g, p } = one({ x: 60, y: 10 }, { map, zeds: lies([[59.2, 18.95]], 0) });
    const [link] = g.book.map.links ?? [];
    if (!link) throw new Error('There is no ladder.');
    const found = placesAtLink(g.table, link, 0, p);
    expect(found.length).toBeGreaterThan(0);
    for (const [x, y] of found) expect(Math.hypot(x - 59.2, y - 18.95)).toBeGreaterThan(1.99);
    // Where nobody else fits, it is named all the same.
    const full = lies(
      [
        [58.1, 18.9],
        [60.1, 18.9],
        [62.1, 18.9],
      ],
      0,
    );
    const none = one({ x: 60, y: 10 }, { map, zeds: full });
    expect(placesAtLink(none.g.table, link, 0, none.p).length).toBeGreaterThan(0);
  });

  test('[ROS-D-climb] at its head one gets off beside whoever is there, touching it if there is room', () => {
    const map = tower(1, ['ladder-1', [60, 20], 0, 1]);
    const up = (at: readonly Point[]) => {
      const { g, p } = one({ x: 60, y: 18.95 }, { map, zeds: lies(at, 1) });
      return climbs(g.w, p)[0]?.at;
    };
    expect(up([])).toEqual([60, 21.05, 1]);
    const [bx = 0, by = 0] = up([[59.2, 21.05]]) ?? [];
    expect(Math.hypot(bx - 60, by - 20)).toBeLessThanOrEqual(2.1);
    const [ox = 0, oy = 0] =
      up([
        [58.1, 21.05],
        [60.1, 21.05],
        [62.1, 21.05],
      ]) ?? [];
    expect(Math.hypot(ox - 60, oy - 20)).toBeGreaterThan(2.1);
    const all = Array.from(
      { length: 32 },
      (_, i): Point => [53 + 2 * (i % 8), 21.05 + 2 * Math.floor(i / 8)],
    );
    expect(up(all)).toBeUndefined();
  });
});

describe('climbing', () => {
  test('[ROS-D-ladder] only another on the same level of the same ladder is in the way', () => {
    const map = tower(2, ['ladder-1', [60, 20], 0, 2], ['ladder-2', [80, 20], 0, 2]);
    const ways = (other: Partial<Person>) => {
      const { g, p } = one({ x: 60, y: 18.95 }, { map, people: { 'survivor-2': other } });
      return climbs(g.w, p).map(({ id }) => id);
    };
    expect(ways({ x: 60, y: 18.95, level: 1, ladder: 'ladder-1' })).toEqual([]);
    expect(ways({ x: 80, y: 18.95, level: 1, ladder: 'ladder-2' })).toEqual(['ladder-1 up']);
    expect(ways({ x: 50, y: 40, level: 1 })).toEqual(['ladder-1 up']);
    expect(ways({ x: 60, y: 21.05, level: 2 })).toEqual(['ladder-1 up']);
  });
});

describe('the shortest way over ladders', () => {
  const leg = (map: Situation['map'], person: Partial<Person>, goal: [number, number, number]) => {
    const { g } = one({}, { map, people: { 'nps-1': person } });
    return nextLeg(g.w, g.person('nps-1'), goal);
  };
  const first = (...given: Parameters<typeof leg>) => {
    const found = leg(...given);
    return 'to' in found ? Math.round(found.to[0] / 5) * 5 : found.climb;
  };

  test('[ROS-R-levels] to the ladder that is farther off, if it comes out so much nearer to the goal', () => {
    const map = tower(1, ['near', [30, 50], 0, 1], ['far', [55, 30], 0, 1]);
    expect(first(map, { x: 25, y: 30 }, [60, 30, 1])).toBe(55);
  });

  test('[ROS-R-levels] not to one that comes out nearer to it but is so much farther off', () => {
    const map = tower(1, ['near', [30, 30], 0, 1], ['far', [36, 45], 0, 1]);
    expect(first(map, { x: 25, y: 30 }, [50, 30, 1])).toBe(30);
  });

  test('[ROS-R-levels] a level climbed counts as 10 cm: two more of them, or 20 cm more on foot', () => {
    const map = (x: number) =>
      tower(2, ['down', [30, 30], 0, 1], ['long', [32, 30], 0, 2], ['up', [x, 30], 1, 2]);
    const to = (x: number) => first(map(x), { x: 25, y: 30, level: 1 }, [36, 30, 2]);
    expect([to(48), to(48.5)]).toEqual([45, 30]);
  });

  test('[ROS-R-levels] of two that come out equally near to the goal, to the one that is nearer', () => {
    const map = tower(2, ['near', [50, 30], 0, 1], ['far', [71, 30], 0, 1], ['on', [45, 30], 1, 2]);
    expect(first(map, { x: 60, y: 30 }, [45, 34, 2])).toBe(50);
  });

  test('[ROS-R-levels] of two equally long ways it takes the first on the map', () => {
    const west: Ladder = ['west', [50, 30], 0, 1];
    const east: Ladder = ['east', [70, 30], 0, 1];
    const to = (...links: Ladder[]) => first(tower(1, ...links), { x: 60, y: 30 }, [60, 40, 1]);
    expect([to(west, east), to(east, west)]).toEqual([50, 70]);
  });

  test('[ROS-R-levels] the first on the map also where both lead to the same ladder on the next floor', () => {
    const west: Ladder = ['west', [50, 30], 0, 1];
    const east: Ladder = ['east', [70, 30], 0, 1];
    const to = (...links: Ladder[]) =>
      first(tower(2, ...links, ['on', [60, 50], 1, 2]), { x: 60, y: 30 }, [60, 54, 2]);
    expect([to(west, east), to(east, west)]).toEqual([50, 70]);
  });

  test('[ROS-R-levels] a ladder whose foot is under a car leads nowhere', () => {
    const map = {
      ...tower(2, ['blocked', [30, 30], 0, 2], ['low', [60, 30], 0, 1], ['high', [70, 30], 1, 2]),
      vehicles: [{ id: 'V1', kind: 'car', rect: [26, 26, 34, 34] as Rect }],
    };
    expect(first(map, { x: 25, y: 40 }, [30, 34, 2])).toBe(60);
  });

  test('[ROS-D-ladder] nobody steps off a long ladder on to a floor that it passes', () => {
    const map = tower(2, ['ladder-1', [60, 40], 0, 2], ['ladder-2', [80, 40], 0, 1]);
    const found = leg(map, { x: 60, y: 40, level: 1, ladder: 'ladder-1' }, [70, 40, 1]);
    expect(found).toEqual({ climb: 'ladder-1 down' });
  });

  test('[ROS-D-ladder, ROS-R-levels] from the middle of a ladder up or down, whichever way is shorter', () => {
    // Over the roof and down on the other side, or around the house.
    const map = {
      buildings: [{ id: 'B', name: 'Hall', rect: [40, 5, 60, 85] as Rect, levels: 3 }],
      links: [
        { id: 'west', kind: 'ladder', at: [40, 45] as Point, from: 0, to: 3 },
        { id: 'east', kind: 'ladder', at: [60, 45] as Point, from: 0, to: 3 },
      ],
    };
    const hanging = (level: number) => ({ x: 38.95, y: 45, level, ladder: 'west' });
    expect(leg(map, hanging(2), [65, 45, 0])).toEqual({ climb: 'west up' });
    expect(leg(map, hanging(2), [65, 68, 0])).toEqual({ climb: 'west up' });
    expect(leg(map, hanging(2), [30, 45, 0])).toEqual({ climb: 'west down' });
    expect(leg(map, hanging(1), [45, 45, 3])).toEqual({ climb: 'west up' });
  });
});
