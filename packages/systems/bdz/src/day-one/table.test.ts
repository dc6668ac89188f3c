import { type AskView, Sfc32 } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { middleOf, thingsOn } from '@shambles/towns';
import { describe, expect, test } from 'vitest';
import { isInSquare } from '../board/objective.js';
import { bdz } from '../index.js';
import { AREAS, type Area } from '../kinds.js';
import type { DayPlace, Sheet } from '../state/day-one.js';
import { dayOne } from '../testing/day.js';

const SHEET: Sheet = { job: 'sedentary', service: 'none', dwelling: 'apartments', start: 'elsewhere' };

/** The table of a location, laid out with random dice. */
function laid(at: DayPlace, area: Area, seed: string, sheet = SHEET): MapFile {
  const by = new Sfc32(seed);
  const dice = Array.from({ length: 80 }, () => 1 + by.below(6));
  const g = dayOne({
    at,
    area,
    dice,
    draws: [[`${1 + by.below(900)}`]],
    of: { sheet },
    people: { 'star-1': { x: -1, y: -1 } },
    state: { stage: 'begin', turn: 0 },
  });
  return g.step().state.map as MapFile;
}

const NAMES: { readonly [place in DayPlace]?: string } = {
  'spouse-work': 'Offices',
  work: 'Offices',
  'school-2': 'School',
  military: 'Military Base',
  police: 'Police Station',
  home: 'Apartments',
  box: 'Superstore',
  super: 'Supermarket',
  bank: 'Bank',
};
const inMiddle = (map: MapFile) =>
  thingsOn(map).find((t) => t.list === 'buildings' && middleOf(t).every((v) => v > 12 && v < 24));

describe('[BDZ-day-table] three feet by three, with what the area has and a building that fits in the middle', () => {
  test('the building is that of the location; vehicles stand beside a gas station, and the middle is clear for them', () => {
    for (const [at, name] of Object.entries(NAMES)) {
      const map = laid(at as DayPlace, 'suburbs', `${at}`);
      expect(map.size).toEqual([36, 36]);
      const id = inMiddle(map)?.id;
      expect(map.buildings?.find((b) => b.id === id)?.name).toContain(name);
    }
    const map = laid('vehicle', 'suburbs', 'vehicle');
    expect(inMiddle(map)).toBeUndefined();
    expect(map.buildings?.some((b) => b.name.includes('Gas Station'))).toBe(true);
    const named = (at: DayPlace, sheet: Sheet) =>
      laid(at, 'rural', 'own', sheet)
        .buildings?.map((b) => b.name)
        .join();
    expect(named('home', { ...SHEET, dwelling: 'house' })).toContain('House');
    expect(named('work', { ...SHEET, job: 'peak' })).toContain('Warehouse');
  });

  test('[BDZ-terrain-road] roads keep to the west and the south; of the rest as much is built on as the area is', () => {
    const BUILT = { urban: [3, 3], suburbs: [2, 3], rural: [1, 2] } as const;
    const found = new Set<string>();
    for (const area of AREAS)
      for (let seed = 1; seed <= 6; seed++) {
        const map = laid('home', area, `${area} ${seed}`);
        const roads = (map.areas ?? []).filter((a) => a.kind === 'road').map((a) => a.rect as number[]);
        for (const [w, s, e, n] of roads as [number, number, number, number][])
          expect(e <= 12 || n <= 12, `${w} ${s} ${e} ${n}`).toBe(true);
        const [least, most] = BUILT[area];
        expect(map.buildings?.length).toBeGreaterThanOrEqual(least);
        expect(map.buildings?.length).toBeLessThanOrEqual(most);
        found.add(`${area} ${map.buildings?.length}`);
      }
    // The dice decide between these limits.
    expect([...found].sort()).toEqual(['rural 1', 'rural 2', 'suburbs 2', 'suburbs 3', 'urban 3']);
  });
});

test('[BDZ-day-objective] the square of six inches in the middle', () => {
  const at = (x: number, y: number, level = 0) => isInSquare([36, 36], { x, y, level });
  expect([at(15, 21), at(21, 15), at(18, 18)]).toEqual([true, true, true]);
  expect([at(14.9, 18), at(18, 21.1), at(18, 18, 1)]).toEqual([false, false, false]);
});

test('[BDZ-day-objective] until it has been reached, the square is what one is there for', () => {
  const sought = (reached: boolean) => {
    const g = dayOne({
      at: 'bank',
      active: ['star-1'],
      of: { reached, pushed: true },
      people: { 'star-1': { x: 18, y: 4 } },
    })
      .step()
      .answer('move star-1');
    const { seat, code, rule, shape } = g.asked();
    const ask = { id: '1', at: 1, seat, code, rule, line: { key: 'ask.move' }, shape } as AskView;
    const named = bdz.rulers?.places?.(g.view('player-1'), ask, g.w.book) ?? [];
    return named.filter((place) => place.sought).map((place) => place.id);
  };
  expect([sought(false), sought(true)]).toEqual([['objective'], []]);
});
