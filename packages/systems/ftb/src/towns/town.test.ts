import { type MapFile, readMap, type Ways } from '@shambles/field';
import { meet, middleOf, type Thing, thingsOn } from '@shambles/towns';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundOf } from '../book.js';
import type { Area } from '../kinds.js';
import { FtbTable } from '../table.js';
import { densityOf } from '../tables/terrain.js';
import { DRAWN } from './drawn.js';
import { shutFor } from './editing.js';
import { sectionAt } from './sections.js';
import { town } from './town.js';

const AREAS = ['urban', 'suburban', 'rural'] as const;
/** Number of towns to check; SHAMBLES_TOWNS=100 sets another. */
const RUNS = Number(process.env.SHAMBLES_TOWNS ?? 1000);

const towns = fc.record({
  area: fc.constantFrom<Area>(...AREAS),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  target: fc.integer({ min: 1, max: 9 }),
  street: fc.boolean(),
});

function boxOf({ ring }: Thing): [number, number, number, number] {
  const xs = ring.filter((_, i) => i % 2 === 0).map((v) => v / 1000);
  const ys = ring.filter((_, i) => i % 2 === 1).map((v) => v / 1000);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const housesOf = (map: MapFile) => thingsOn(map).filter((t) => t.list === 'buildings');
const sectionsOf = (map: MapFile) => new Set(housesOf(map).map((h) => sectionAt(map.size, ...middleOf(h))));

/** Roads and tracks. */
const roadsOf = (map: MapFile) =>
  (map.areas ?? [])
    .filter((a) => a.kind === 'road' || (a.kind === 'path' && a.id === 'track'))
    .map((a) => a.rect as [number, number, number, number]);

/** Checks that things do not overlap. */
function standApart(map: MapFile): void {
  const things = thingsOn(map);
  const cars = things.filter((t) => t.list === 'vehicles');
  const walls = things.filter((t) => t.list === 'barriers');
  for (const house of housesOf(map))
    for (const other of [...cars, ...walls]) expect(meet(boxOf(house), boxOf(other), 0)).toBe(false);
  for (const [i, car] of cars.entries())
    for (const other of cars.slice(0, i)) expect(meet(boxOf(car), boxOf(other), 0)).toBe(false);
  expect(new Set(things.map((t) => t.id)).size).toBe(things.length);
}

describe('towns', () => {
  test(`[FTB-9.1a] [FTB-9.1b] [FTB-9.1c] [FTB-9.1d] [FTB-9.1e] [FTB-T-terrain-density] [FTB-11.5.2] [FTB-11.5.3] [FTB-11.5.4] [FTB-2.0] are as the guidelines have them, ${RUNS} of them`, () => {
    fc.assert(
      fc.property(towns, ({ area, seed, target, street }) => {
        const map = town(area, seed, { target, street });
        readMap(map);
        groundOf(map);
        expect(map.unit).toBe('in');
        expect(map.size).toEqual([36, 36]);
        const row = densityOf(area);
        const sections = sectionsOf(map);
        expect(sections.size).toBe(row.sections);
        expect(sections.has(target)).toBe(true);
        // The street runs through 2, 5 and 8 from edge to edge, as wide as its lanes.
        const [main] = roadsOf(map)
          .filter(([, s, , n]) => s === 0 && n === 36)
          .sort((a, b) => b[2] - b[0] - (a[2] - a[0]));
        const paved = area !== 'rural' || street;
        const isRoad = main !== undefined && main[2] - main[0] >= 3.5;
        expect(isRoad).toBe(paved);
        if (main && paved) {
          expect(main[0]).toBeGreaterThanOrEqual(12);
          expect(main[2]).toBeLessThanOrEqual(24);
          expect((main[2] - main[0]) / row.lanes).toBeGreaterThanOrEqual(1.75);
        }
        for (const house of housesOf(map)) {
          const box = boxOf(house);
          expect(Math.min(box[2] - box[0], box[3] - box[1])).toBeGreaterThanOrEqual(3);
          expect(roadsOf(map).some((road) => meet(box, road, 4.01))).toBe(true);
          // Players enter along the edges, so these stay free.
          expect(Math.min(box[0], 36 - box[2], 36 - box[3])).toBeGreaterThanOrEqual(1);
          expect(box[1]).toBeGreaterThanOrEqual(2);
        }
        for (const b of map.buildings ?? []) {
          expect(b.levels).toBeLessThanOrEqual(row.floors);
          expect((b.doors ?? []).length).toBeGreaterThan(0);
          const stairs = (map.links ?? []).filter((l) => l.id === `${b.id}-stairs`);
          expect(stairs.map(({ from, to }) => [from, to])).toEqual(b.levels > 1 ? [[0, b.levels - 1]] : []);
        }
        standApart(map);
      }),
      {
        numRuns: RUNS,
        // A van once overlapped the house beside its lot.
        examples: [[{ area: 'urban', seed: 854034, target: 1, street: false }]],
      },
    );
  });

  test('[FTB-10.8.1a] [FTB-D-52] zombies and people come in by every building, and by every edge of 7 to 9', () => {
    fc.assert(
      fc.property(towns, ({ area, seed, target, street }) => {
        const map = town(area, seed, { target, street });
        expect(shutFor(map, 'gentle')).toBeUndefined();
        const table = new FtbTable({
          people: [],
          zeds: [],
          encounter: { map, part: 'daytime', fullMoon: false, kind: 'search' },
        });
        const ways = table.ways('human');
        for (let u = 0.5; u < 36; u += 0.5) expect(ways.standing(u, 0.5, 0)).toBe(true);
        for (let u = 0.5; u < 12; u += 0.5) {
          expect(ways.standing(0.5, u, 0)).toBe(true);
          expect(ways.standing(35.5, u, 0)).toBe(true);
        }
        const reach = ways.from(18, 0.5, 0);
        for (const b of map.buildings ?? [])
          for (const l of map.links ?? [])
            if (l.id === `${b.id}-stairs`)
              for (let level = 0; level < b.levels; level++)
                expect(reach.cost(l.at[0], l.at[1], level)).toBeLessThan(Infinity);
      }),
      { numRuns: Math.ceil(RUNS / 20) },
    );
  });

  test('[FTB-9.2] [FTB-9.2.1a] [FTB-9.2.1c] [FTB-9.2.2] [FTB-9.2.3a] the country has woods, hills with crests, tracks and water', () => {
    const all = Array.from({ length: 40 }, (_, i) => town('rural', i, { street: i % 2 === 0 }));
    const kinds = new Set(all.flatMap((map) => (map.areas ?? []).map((a) => a.kind)));
    for (const kind of ['woods', 'hill', 'water', 'path', 'road']) expect(kinds).toContain(kind);
    for (const map of all) {
      const hills = (map.areas ?? []).filter((a) => a.kind === 'hill').length;
      expect((map.barriers ?? []).filter((b) => b.kind === 'crest')).toHaveLength(hills);
    }
  });

  test('[FTB-14.8] without power no lamp burns', () => {
    expect(town('urban', 3, { lamps: false }).lamps).toEqual([]);
    expect(town('urban', 3).lamps?.length).toBeGreaterThan(3);
  });
});

describe('[FTB-9.0] tables drawn by hand', () => {
  for (const [id, map] of Object.entries(DRAWN)) {
    if (!map) continue;
    test(`${id} can be played on`, () => {
      readMap(map);
      expect(shutFor(map, 'gentle')).toBeUndefined();
      expect(sectionsOf(map).size).toBe(id === 'diner' ? 1 : 4);
      expect(sectionsOf(map)).toContain(1);
      for (const house of housesOf(map))
        expect(roadsOf(map).some((road) => meet(boxOf(house), road, 4.01))).toBe(true);
      const table = new FtbTable({
        people: [],
        zeds: [],
        encounter: { map, part: 'daytime', fullMoon: false, kind: 'search' },
      });
      const ways: Ways = table.ways('human');
      for (let u = 0.5; u < 36; u += 0.5) expect(ways.standing(u, 0.5, 0)).toBe(true);
    });
  }
});
