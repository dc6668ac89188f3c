import { ground, type MapFile, readMap } from '@shambles/field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  added,
  clash,
  faultOf,
  isBuilt,
  makeTown,
  middleOf,
  movedTo,
  quartered,
  shutIn,
  type Thing,
  thingsOn,
  without,
} from '../index.js';
import { CITY, country, houses, inCm, ON_FOOT } from '../testing/specs.js';

const thing = (map: MapFile, id: string): Thing => {
  const found = thingsOn(map).find((t) => t.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const yard = (unit: 'in' | 'cm'): MapFile => ({
  format: 'shambles-map/1',
  title: 'A yard',
  unit,
  size: [60, 60],
});

describe('things on a table', () => {
  test('turned four times stand where they stood, moved nowhere are where they were, and taken away are gone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(CITY, houses(36, 2), country(36), inCm(houses(48, 4))),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(),
        (spec, seed, n) => {
          const map = makeTown(spec, seed);
          const things = thingsOn(map);
          const one = things[n % things.length] as Thing;
          const back = [0, 1, 2, 3].reduce((m) => quartered(m, thing(m, one.id)), map);
          const { ring } = thing(back, one.id);
          // Middles are rounded to whole thousandths, so a turn may be off by a hair.
          expect(ring.every((v, i) => Math.abs(v - (one.ring[i] as number)) <= 4)).toBe(true);
          expect(movedTo(map, one, middleOf(one))).toEqual(map);
          expect(thingsOn(without(map, one)).some((t) => t.id === one.id)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('something that is added takes an id that nothing else on the table has', () => {
    const map: MapFile = {
      ...yard('in'),
      places: [{ id: 'car-1', kind: 'start', at: [5, 5] }],
      areas: [{ id: 'lamp-1', kind: 'road', rect: [0, 0, 60, 4] }],
      buildings: [
        {
          id: 'diner',
          name: 'Diner',
          rect: [5, 45, 15, 55],
          levels: 1,
          doors: [{ id: 'house-1-door', at: [10, 45], type: 'standard' }],
        },
      ],
    };
    for (const what of ['car', 'lamp', 'house'] as const) {
      const { map: more, id } = added(map, what, [30, 30]);
      expect([id, faultOf(more, ground, id)]).toEqual([`${what}-2`, undefined]);
    }
  });

  test('a house that is added is six inches by five, in centimetres two and a half times that', () => {
    const house = (unit: 'in' | 'cm') => added(yard(unit), 'house', [30, 30]).map.buildings?.[0];
    expect(house('in')).toMatchObject({
      rect: [27, 27.5, 33, 32.5],
      doors: [{ at: [30, 27.5], width: 1.25 }],
    });
    expect(house('cm')).toMatchObject({ rect: [22.5, 23.75, 37.5, 36.25], doors: [{ at: [30, 23.75] }] });
    readMap(added(yard('cm'), 'house', [30, 30]).map);
  });

  test('do not stand in one another, nor past the edge', () => {
    const { map, id } = added(yard('in'), 'car', [30, 30]);
    const house = added(map, 'house', [31, 30]);
    expect(clash(thingsOn(house.map), thing(house.map, house.id), map.size)).toBe('It would stand in car 1.');
    expect(faultOf(house.map, ground, house.id)).toBe('It would stand in car 1.');
    expect(faultOf(movedTo(map, thing(map, id), [0.5, 30]), ground, id)).toContain('beyond the edge');
    expect(faultOf(map, ground, id)).toBeUndefined();
  });

  test('beside a building of an odd shape there is room in its corner, and none on its floor', () => {
    const corner = [
      [20, 20],
      [40, 20],
      [40, 30],
      [30, 30],
      [30, 40],
      [20, 40],
    ] as [number, number][];
    const map: MapFile = {
      ...yard('in'),
      buildings: [{ id: 'mill', name: 'Mill', outline: corner, levels: 1 }],
    };
    const put = (at: readonly [number, number]) => {
      const house = added(map, 'house', at);
      return faultOf(house.map, ground, house.id);
    };
    expect([put([36, 36]), put([33, 32.5]), put([27, 36])]).toEqual([
      undefined,
      undefined,
      'It would stand in Mill.',
    ]);
  });

  test('what is no map is told as one that is none, and what breaks otherwise is not', () => {
    expect(faultOf({ ...yard('in'), title: 3 as never }, ground)).toMatch(/^title: found 3/);
    const broken = () => {
      throw new RangeError('Broken.');
    };
    expect(() => faultOf(yard('in'), broken)).toThrow(RangeError);
  });
});

describe('buildings', () => {
  const { map } = added(yard('cm'), 'house', [50, 50]);

  test('stand in a section of a table that has so many', () => {
    expect(isBuilt(map, 3, 3)).toBe(true);
    expect(isBuilt(map, 3, 5)).toBe(false);
    expect(isBuilt(map, 4, 4)).toBe(true);
  });

  test('are shut where no way leads to a door', () => {
    expect(shutIn(ground(map), ON_FOOT, 1)).toBeUndefined();
    const [house] = map.buildings as [NonNullable<MapFile['buildings']>[number]];
    const locked = { ...house, doors: house.doors?.map((d) => ({ ...d, type: 'locked' })) };
    expect(shutIn(ground({ ...map, buildings: [locked] }), ON_FOOT, 1)).toBe('House 1');
    expect(shutIn(ground({ ...map, buildings: [{ ...house, doors: [] }] }), ON_FOOT, 1)).toBe('House 1');
  });
});
