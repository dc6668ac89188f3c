import { describe, expect, test } from 'vitest';
import type { Person } from '../state.js';
import type { Point, Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { climbs, nextLeg, placesAt, placesAtLink } from './ladders.js';

const tower = (levels: number, ...links: readonly [string, Point, number, number][]) => ({
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
    expect(leg(map, hanging(2), [30, 45, 0])).toEqual({ climb: 'west down' });
    expect(leg(map, hanging(1), [45, 45, 3])).toEqual({ climb: 'west up' });
  });
});
