import { describe, expect, test } from 'vitest';
import { namedTwice, offTable, onOneSpot } from './checks.js';
import { numberIn } from './names.js';
import { placeOf, spotAt } from './place.js';
import { far, sightings, straightWay, tenth } from './rulers.js';
import { marker, outlineOf } from './scene.js';
import { stroll } from './stroll.js';

const at = (id: string, x: number, y: number, level = 0) => ({ id, x, y, level });

describe('what a state may not be', () => {
  test('off the table', () => {
    const size = [20, 10] as const;
    expect(offTable([at('a', 0, 0), at('b', 20, 10)], size, 'inches')).toBeUndefined();
    expect(offTable([at('a', 3, 10.1)], size, 'inches')).toBe(
      'a cannot stand at 3, 10.1: the table is 20 by 10 inches.',
    );
    expect(offTable([at('a', -0.1, 3)], size, 'cm')).toMatch('20 by 10 cm');
  });

  test('twice of a name, or on one spot', () => {
    expect(namedTwice([at('a', 1, 1), at('b', 1, 1)])).toBeUndefined();
    expect(namedTwice([at('a', 1, 1), at('a', 2, 1)])).toBe('a is there twice.');
    expect(onOneSpot([at('a', 1, 1), at('b', 1, 1, 1)])).toBeUndefined();
    expect(onOneSpot([at('a', 1, 1), at('b', 1, 1)])).toBe('b cannot stand at 1, 1: a stands there.');
  });
});

describe('rulers', () => {
  test('show tenths', () => {
    expect([tenth(1.04), tenth(1.05), far([0, 0, 0], [3, 4, 0])]).toEqual([1, 1.1, 5]);
  });

  test('leave out of a straight way what lies under one’s own base', () => {
    expect(straightWay([0, 0, 0], [3, 4, 0], 1)).toEqual({
      points: [
        [0, 0, 0],
        [3, 4, 0],
      ],
      cost: 4,
      warnings: [],
    });
    expect(straightWay([0, 0, 0], [0, 0.5, 0], 1).cost).toBe(0);
  });

  test('list the others, the nearest first, and nobody for whoever has no base', () => {
    const figures = { ids: ['a', 'c', 'b', 'd'] } as never;
    const off: { readonly [id: string]: number } = { b: 2, c: 2, d: 1 };
    const seen = { sees: 'clear', inArc: true, seenBy: 'no' } as const;
    const measured = (id: string) => ({ distance: off[id] as number, ...seen });
    const table = { figures, has: (id: string) => id === 'a' };
    expect(sightings(table, 'a', measured).map(({ id }) => id)).toEqual(['d', 'b', 'c']);
    expect(sightings(table, 'z', measured)).toEqual([]);
  });
});

describe('a stroll', () => {
  const route = {
    points: [
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
    ],
    costs: [0, 2, 4],
    cost: 4,
    length: 4,
  } as const;

  test('passes the corners of its route to the end', () => {
    expect(stroll(route, 0.5, 0, () => false)).toEqual({ points: route.points, cost: 4, stopped: false });
    const ends: (readonly number[])[] = [];
    stroll(route, 0.5, 0, ({ at, end }) => {
      if (end) ends.push(at);
      return false;
    });
    expect(ends).toEqual([[2, 2, 0]]);
  });

  test('ends at the stride where something stops it, looking the way it went', () => {
    const faced = new Set<number>();
    const gone = stroll(route, 0.5, 180, ({ at: [, y], before, facing, cost }) => {
      faced.add(facing);
      expect(cost).toBeGreaterThan(0);
      return y >= 1 && before[1] < 1;
    });
    expect(gone).toEqual({
      points: [
        [0, 0, 0],
        [2, 0, 0],
        [2, 1, 0],
      ],
      cost: 3,
      stopped: true,
    });
    expect([...faced]).toEqual([90, 0]);
  });
});

test('outlines, markers, places and numbers', () => {
  expect(outlineOf([1, 2, 5, 6], 1)).toEqual([
    [0, 1],
    [6, 1],
    [6, 7],
    [0, 7],
  ]);
  expect(marker('find', 'search', 'Search marker', [1, 2, 0])).toEqual({
    id: 'find',
    kind: 'search',
    name: 'Search marker',
    at: [1, 2],
    level: 0,
    tone: 'paper',
    badges: [],
  });
  expect(placeOf(at('a', 1, 2, 3))).toEqual([1, 2, 3]);
  expect([0, 90, 180, 270].map((bearing) => spotAt({ x: 5, y: 5 }, bearing, 2))).toEqual([
    [5, 7],
    [7, 5],
    [5, 3],
    [3, 5],
  ]);
  expect([numberIn('zed-12'), numberIn('zed')]).toEqual([12, 0]);
});
