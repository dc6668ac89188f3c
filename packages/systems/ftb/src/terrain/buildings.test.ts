import { describe, expect, test } from 'vitest';
import { game } from '../testing/game.js';
import { targetIn, targetsIn } from './buildings.js';

/** A building of 2 by 2 inches about a spot. */
const about = (id: string, x: number, y: number) => ({
  id,
  name: id,
  rect: [x - 1, y - 1, x + 1, y + 1] as [number, number, number, number],
  levels: 1,
  doors: [],
});

describe('the Target Building', () => {
  // The middles of the sections, from 1 in the north-west to 9 in the south-east.
  test.each([
    [1, 6, 30],
    [2, 18, 30],
    [3, 30, 30],
    [4, 6, 18],
    [5, 18, 18],
    [6, 30, 18],
    [7, 6, 6],
    [8, 18, 6],
    [9, 30, 6],
  ])('[FTB-14.12.5b] where section %i has none, the building nearest to its middle', (section, x, y) => {
    const nearest = (aside: number, along: number) => {
      const east = x < 30 ? x + aside : x - aside;
      const north = y < 30 ? y + along : y - along;
      const g = game({ map: { buildings: [about('aside', east, y), about('along', x, north)] } });
      expect(targetsIn(g.w, section).map((b) => b.id)).toEqual([targetIn(g.w, section)?.id]);
      return targetIn(g.w, section)?.id;
    };
    expect([nearest(7, 7.5), nearest(7.5, 7)]).toEqual(['aside', 'along']);
  });

  test('[FTB-14.12.5b] of two that are equally near it is always the same', () => {
    const all = [about('b', 18, 30), about('a', 6, 18)];
    const target = (buildings: typeof all) => targetIn(game({ map: { buildings } }).w, 1)?.id;
    expect([target(all), target(all.toReversed())]).toEqual(['a', 'a']);
  });

  test('[FTB-14.12.5b] of its own section the first one, near its middle or not; of a raid all of them', () => {
    const buildings = [about('near', 14, 30), about('corner', 2, 34), about('middle', 6, 30)];
    const g = game({ map: { buildings } });
    expect(targetIn(g.w, 1)?.id).toBe('corner');
    expect(targetsIn(g.w, 1).map((b) => b.id)).toEqual(['corner', 'middle']);
    expect(targetIn(game().w, 1)).toBeUndefined();
  });
});

test('[FTB-14.12.5b] of two that are equally near, the first by its name', () => {
  const [east, west] = [about('a', 25, 18), about('b', 11, 18)];
  for (const buildings of [
    [east, west],
    [west, east],
  ])
    expect(targetIn(game({ map: { buildings } }).w, 5)?.id).toBe('a');
});
