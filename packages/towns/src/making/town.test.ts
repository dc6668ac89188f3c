import { ground, type MapFile, readMap, ringOfShape } from '@shambles/field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTown, middleOf, mirrored, sectionAt, shutIn, type TownSpec, turned } from '../index.js';
import { baseOf, CITY, country, houses, inCm, ON_FOOT, SIZES } from '../testing/specs.js';

const numbers = fc.integer({ min: 1, max: 1_000_000 });
const targets = fc.integer({ min: 1, max: 9 });
const inches = fc.constantFrom<TownSpec>(
  CITY,
  ...SIZES.flatMap((size) => [houses(size, 2), houses(size, 4), country(size)]),
);
const specs = fc.oneof(inches, inches.map(inCm));

const builtIn = (map: MapFile, across: number) =>
  new Set(
    (map.buildings ?? []).map((b) => sectionAt(map.size, across, ...middleOf({ ring: ringOfShape(b) }))),
  );

describe('towns of any book', () => {
  test('are maps whose buildings are all open from the edge of the table, on any table, in either unit', () => {
    fc.assert(
      fc.property(specs, numbers, targets, fc.boolean(), (spec, number, target, street) => {
        const map = makeTown(spec, number, { target, street });
        readMap(map);
        expect(shutIn(ground(map), ON_FOOT, baseOf(map))).toBeUndefined();
        expect(map.unit).toBe(spec.unit);
      }),
      { numRuns: 60 },
    );
  });

  test('have buildings in as many sections as their book says, and in the one that needs one', () => {
    fc.assert(
      fc.property(numbers, targets, fc.constantFrom(...SIZES), (number, target, size) => {
        for (const lanes of [2, 4]) {
          const suburb = builtIn(makeTown(houses(size, lanes), number, { target }), 3);
          expect(suburb.size).toBe(4);
          expect(suburb.has(target)).toBe(true);
        }
        expect(builtIn(makeTown(country(size), number, { target }), 3)).toEqual(new Set([target]));
        expect(builtIn(makeTown(CITY, number), 4).size).toBe(16);
      }),
      { numRuns: 100 },
    );
  });

  test('have streets as wide as their lanes, floors and vehicles as their book says', () => {
    const roads = (map: MapFile) => (map.areas ?? []).filter((a) => a.kind === 'road').map((a) => a.rect);
    expect(roads(makeTown(CITY, 1))).toEqual([
      [20.5, 0, 27.5, 48],
      [0, 20.5, 48, 27.5],
    ]);
    for (let n = 1; n <= 30; n++) {
      const map = makeTown(houses(48, 4, 7), n);
      const [w, , e] = roads(map)[0] as number[] as [number, number, number];
      expect(e - w).toBe(7);
      expect(map.vehicles?.length).toBeLessThanOrEqual(7);
      expect(new Set(map.vehicles?.map((v) => v.kind))).not.toContain('car');
      expect(Math.max(...(map.buildings ?? []).map((b) => b.levels))).toBeLessThanOrEqual(2);
      const city = makeTown(CITY, n);
      expect(Math.max(...(city.buildings ?? []).map((b) => b.levels))).toBeGreaterThan(2);
    }
  });

  test('have the words of their book', () => {
    const one = ['X'];
    const words = { owners: one, shops: ['Church'], large: ['School'], boxes: one, farms: one, stops: one };
    const map = makeTown({ ...CITY, words: { ...words, towns: ['Bleak'], ends: ['House'] } }, 5);
    expect(map.title).toBe('Bleak House');
    for (const b of map.buildings ?? []) expect(b.name).toMatch(/Church|School/);
  });

  test('in centimetres are two and a half times as large', () => {
    for (const spec of [CITY, houses(36, 2), country(36)]) {
      const [map, large] = [makeTown(spec, 3), makeTown(inCm(spec), 3)];
      expect(large.size).toEqual(map.size.map((v) => v * 2.5));
      const flat = (m: MapFile) =>
        [m.areas, m.buildings, m.barriers, m.vehicles, m.links, m.lamps, m.props].map((list) =>
          list?.map((thing) => {
            const given = thing as { rect?: number[]; at?: number[]; width?: number; size?: number };
            return [given.rect, given.at, given.width, given.size].flat();
          }),
        );
      const all = (m: MapFile) => flat(m).flat(3) as (number | undefined)[];
      expect(all(large).length).toBe(all(map).length);
      all(map).forEach((v, i) => {
        if (v !== undefined) expect(all(large)[i]).toBeCloseTo(v * 2.5, 2);
      });
      expect(large.buildings?.[0]?.doors?.[0]?.width).toBe(3.125);
    }
  });

  test('are the same for the same number, and others for others', () => {
    for (const spec of [CITY, houses(36, 2), country(48)]) {
      expect(makeTown(spec, 7)).toEqual(makeTown(spec, 7));
      expect(makeTown(spec, 7)).not.toEqual(makeTown(spec, 8));
    }
  });

  test('turned four times, or mirrored twice, are what they were', () => {
    fc.assert(
      fc.property(inches, numbers, (spec, number) => {
        const map = makeTown(spec, number);
        expect(turned(turned(turned(turned(map))))).toEqual(map);
        expect(mirrored(mirrored(map))).toEqual(map);
        readMap(turned(map));
      }),
      { numRuns: 20 },
    );
  });
});
