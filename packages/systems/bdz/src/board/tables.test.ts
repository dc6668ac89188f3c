import type { MapFile } from '@shambles/field';
import { expect, test } from 'vitest';
import { terrainRow } from '../house/ground-rows.js';
import { PRINTED } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import { bdz } from '../index.js';
import type { Area, EncounterKind } from '../kinds.js';
import { areaRow, BUILDINGS, buildingsIn, POINT, roadRow, vehiclesIn } from '../tables/ground.js';
import { during } from '../testing/encounter.js';
import { type Game, game } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { laysTable } from './laying.js';
import { type Lie, rollsTable } from './squares.js';

const AREAS = ['urban', 'suburbs', 'rural'] as const;

function lies(area: Area, dice: readonly number[]): Lie {
  const g = game({ options: { area }, dice });
  g.begin(rollsTable(g.w)).end().done();
  return g.result as Lie;
}
const squares = (n: number, total: number) =>
  Array.from({ length: n }, () => [Math.min(6, total - 1), total - Math.min(6, total - 1)]).flat();
const built = ({ squares: all }: Lie) => all.filter((s) => s.holds === 'building').length;

/** A suburban table with only clear squares, laid out from this drawn number. */
function suburbs(town: string): Game {
  const g = game({
    scenario: 'anywhere',
    options: { area: 'suburbs' },
    dice: [1, ...squares(16, 6), 6, ...Array(9).fill(1)],
    draws: [[town]],
  });
  return g.begin(laysTable(g.w));
}

test('[BDZ-T-area-density] [BDZ-D-c101] shares are counted in squares of the sixteen: 12, 4 to 8, 4 at most', () => {
  type Row = {
    readonly area: Area;
    readonly buildings_share: { readonly exactly?: number; readonly min?: number; readonly max?: number };
    readonly buildings_cap?: { readonly on_1d6: readonly number[]; readonly cap: string };
    readonly vehicles_max?: string;
    readonly vehicles?: string;
    readonly storeys: string | number;
  };
  const rows = printed<Row>('BDZ-T-area-density');
  expect(rows.map((r) => r.area)).toEqual([...AREAS]);
  for (const { area, buildings_share: share, buildings_cap: cap, vehicles_max, vehicles, storeys } of rows) {
    const row = areaRow(area);
    const [least, most] = row.built;
    expect([least, most].map((n) => n / 16)).toEqual([
      share.exactly ?? share.min ?? 0,
      share.exactly ?? share.max,
    ]);
    expect(row.few).toBe(cap?.on_1d6.length ?? 0);
    expect(row.storeys).toBe({ any: 3, '1 or 2': 2, '1': 1 }[storeys]);
    expect(`${row.vehicles > 0 ? `${row.vehicles}+` : ''}${row.half ? '1/2' : '1'}d6`).toBe(
      vehicles_max ?? vehicles,
    );
  }
  // However the dice fall.
  const of = (area: Area, before: readonly number[], total: number) =>
    built(lies(area, [...before, ...squares(16, total), ...Array(17).fill(1)].slice(0, before.length + 33)));
  for (const total of [5, 7]) expect(of('urban', [], total)).toBe(12);
  expect([of('suburbs', [1], 6), of('suburbs', [1], 7)]).toEqual([4, 8]);
  expect([of('rural', [1, 1, 6], 7), of('rural', [1, 1, 6], 9)]).toEqual([0, 4]);
  for (const [die, half] of [
    [1, 1],
    [4, 2],
    [6, 3],
  ] as const)
    expect(of('rural', [1, 1, 3, die], 9)).toBe(half);
});

test('[BDZ-D-c64] [BDZ-D-c101] where a place is taken back there is at least one building, even in the country', () => {
  const houses = (kind: EncounterKind, ...few: readonly number[]) => {
    const dice = [1, 1, ...few, ...squares(16, 7)];
    const g = game({ scenario: 'campaign', state: during(['a'], { area: 'rural', kind }) as never, dice });
    return built(g.begin(rollsTable(g.w)).end().result as Lie);
  };
  // Many squares could be built on, or two at the most.
  expect([houses('discover', 6, 1), houses('take-back', 6, 1)]).toEqual([0, 1]);
  expect([houses('discover', 3, 4, 1), houses('take-back', 3, 4, 1)]).toEqual([0, 1]);
});

test('[BDZ-D-c101] a building stands in the part of its square that road and pavement leave free', () => {
  for (const area of AREAS)
    for (let town = 1; town <= 6; town++) {
      const dice = area === 'urban' ? squares(16, 7) : [1, ...(area === 'rural' ? [1, 6] : [])];
      const g = game({
        scenario: 'anywhere',
        options: { area },
        dice: [...dice, ...(area === 'urban' ? [] : squares(16, area === 'rural' ? 9 : 7)), 6],
        draws: [[`${town}`]],
      });
      g.begin(laysTable(g.w));
      const map = g.state.map as MapFile;
      const roads = (map.areas ?? []).filter((a) => a.kind === 'road' || a.kind === 'pavement');
      expect(map.buildings?.length).toBeGreaterThan(0);
      for (const { rect, outline } of map.buildings ?? []) {
        const points = rect ? [rect.slice(0, 2), rect.slice(2)] : (outline ?? []);
        const [xs, ys] = [points.map((p) => p[0] as number), points.map((p) => p[1] as number)];
        const [w, s, e, n] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
        for (const { rect: road } of roads) {
          const [rw, rs, re, rn] = road as [number, number, number, number];
          expect(e <= rw || w >= re || n <= rs || s >= rn).toBe(true);
        }
      }
    }
});

test('[BDZ-T-terrain-generator] [BDZ-D-c17] two dice added, only terrain that the book has, and the page says that it is a stand-in', () => {
  const rows = printed<{ readonly total: number } & { readonly [area: string]: string | number }>(
    'BDZ-T-terrain-generator',
  );
  expect(rows.map((r) => r.total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const shown = bdz.tables?.find((t) => t.id === 'BDZ-T-terrain-generator');
  expect(shown?.provenance).toBe('reconstructed');
  expect(shown?.dice).toEqual({ n: 2, sides: 6 });
  for (const row of rows)
    for (const area of AREAS) {
      expect(shown?.rows.find((r) => r.on?.[0] === row.total)?.[area]).toBe(row[area]);
      expect(['clear', 'woods', 'hill', 'wooded hill', 'building']).toContain(row[area]);
    }
  // The share of the 36 throws that give buildings is near the area's share.
  const ways = (total: number) => 6 - Math.abs(total - 7);
  const share = (area: Area) =>
    rows.filter((r) => r[area] === 'building').reduce((n, r) => n + ways(r.total), 0) / 36;
  expect(share('urban')).toBeCloseTo(25 / 36, 9);
  expect(share('suburbs')).toBeCloseTo(14 / 36, 9);
  expect(share('rural')).toBeCloseTo(4 / 36, 9);
  // In play: a nine in the country is the only building, an eight is clear.
  const nine = lies('rural', [1, 1, 6, ...squares(1, 9), ...squares(15, 8), 1]);
  expect(nine.squares.map((s) => s.holds)).toEqual(['building', ...Array(15).fill('clear')]);
});

test('[BDZ-T-terrain-types] what each terrain does to a move, to sight and to who stands in it', () => {
  type Row = { readonly type: string } & { readonly [column: string]: unknown };
  const [clear, woods, road, hill] = printed<Row>('BDZ-T-terrain-types') as [Row, Row, Row, Row];
  expect([clear.type, woods.type, road.type, hill.type]).toEqual(['clear', 'woods', 'road', 'hill']);
  expect([clear.move, woods.move, road.move, hill.move]).toEqual([
    'normal',
    'half',
    'normal over any terrain',
    '-2 inches towards the top',
  ]);
  expect((['clear', 'woods', 'road'] as const).map((id) => terrainRow(PRINTED, id).price)).toEqual([1, 2, 1]);
  expect([
    terrainRow(PRINTED, 'hill').price,
    terrainRow(PRINTED, 'hill').uphill,
    terrainRow(PRINTED, 'hill').blocks,
  ]).toEqual([1, 2, true]);
  expect(hill.sight).toBe('blocks');
  const protection = clear.protection as { readonly [area in Area]: string };
  const behind = (area: Area) =>
    game({
      options: { area },
      map: { areas: [{ id: 'b', kind: 'bushes', rect: [10, 14, 26, 17] }] },
      people: { a: { x: 18, y: 6 }, foe: { seat: 'player-2', x: 18, y: 18 } },
    }).table.line('a', 'foe');
  for (const area of AREAS)
    expect(behind(area)).toBe(protection[area].startsWith('concealment') ? 'concealed' : 'clear');
  const { day, night } = woods.sight_inside as { readonly day: number; readonly night: number };
  const wood = (time: string, apart: number, depth: number) =>
    game({
      options: { time },
      map: { areas: [{ id: 'w', kind: 'woods', rect: [0, depth, 36, 36] }] },
      people: { a: { x: 18, y: 2 }, foe: { seat: 'player-2', x: 18, y: 3 + apart, facing: 180 } },
    }).table.line('a', 'foe');
  for (const [time, far] of [
    ['day', day],
    ['night', night],
  ] as const)
    expect([wood(time, far, 0) !== 'no', wood(time, far + 0.1, 0) !== 'no']).toEqual([true, false]);
  // At half a base from the edge a figure is seen, in cover; an inch or more inside it is not.
  expect([wood('day', 10, 12.5), wood('day', 10, 11)]).toEqual(['cover', 'no']);
  expect(woods.no_sight_when_inside_by).toBe(1);
  const lanes = road.lanes_each_way as { readonly [area in Area]: number };
  for (const area of AREAS) expect(roadRow(area).lanesEachWay).toBe(lanes[area]);
  expect(hill.top).toEqual({ '1-3': 'point', '4-6': 'ridge' });
  expect(POINT).toBe(3);
  const top = (die: number) =>
    lies('rural', [1, 1, 6, 1, 1, ...squares(15, 7), die, 1]).squares[0] as { readonly ridge?: boolean };
  for (let die = 1; die <= 6; die++) expect(top(die).ridge).toBe(die > 3);
});

const names = (all: readonly string[]) => all.map((n) => n.toLowerCase().replace(/[^a-z]/g, ''));
/** Names that we change. */
const CALLED: { readonly [ours: string]: string } = {
  dock: 'dockshipyard',
  offices: 'officebuildings',
  superstore: 'retailboxstore',
  shop: 'retailstore',
  pickuporvan: 'pickuptruck',
};
const theirs = (all: readonly string[]) => names(all).map((n) => CALLED[n] ?? n);

test('[BDZ-T-common-buildings] [BDZ-T-enc-building-types] sixteen kinds, and those of each area, and no others', () => {
  const kinds = printed<{ readonly type: string }>('BDZ-T-enc-building-types');
  expect(theirs(BUILDINGS.rows.map((b) => b.name))).toEqual(
    names(kinds.map((k) => k.type.replace(' or Bar', ''))),
  );
  for (const b of BUILDINGS.rows) expect(b.what.length).toBeGreaterThan(10);
  const common = printed('BDZ-T-common-buildings') as unknown as { readonly [a in Area]: readonly string[] };
  for (const area of AREAS)
    expect(theirs(buildingsIn(area).map((b) => b.name)).sort()).toEqual(names(common[area]).sort());
  // The table is laid out with these alone.
  for (let town = 1; town <= 12; town++)
    for (const { name } of (suburbs(`${town}`).state.map as MapFile).buildings ?? [])
      expect(buildingsIn('suburbs').some((b) => name.includes(b.name))).toBe(true);
});

test('[BDZ-T-common-vehicles] those of each area, and no others', () => {
  const common = printed('BDZ-T-common-vehicles') as unknown as { readonly [a in Area]: readonly string[] };
  for (const area of AREAS)
    expect(theirs(vehiclesIn(area).map((id) => kindRow(PRINTED, id).name))).toEqual(names(common[area]));
});

test('[BDZ-D-c18] kinds are drawn evenly from the list of the area, and players may take another table or change it', () => {
  const buildings = new Map<string, number>();
  const vehicles = new Map<string, number>();
  const more = (of: Map<string, number>, key: string) => of.set(key, (of.get(key) ?? 0) + 1);
  for (let town = 1; town <= 150; town++) {
    const map = suburbs(`${town}`).state.map as MapFile;
    for (const b of map.buildings ?? [])
      more(buildings, buildingsIn('suburbs').find((k) => b.name.includes(k.name))?.name ?? '');
    for (const v of map.vehicles ?? []) more(vehicles, v.kind);
  }
  const even = (of: Map<string, number>, kinds: number) => {
    const all = [...of.values()].reduce((a, b) => a + b, 0);
    expect(of.size).toBe(kinds);
    // At most four standard deviations of a count.
    const mean = all / kinds;
    for (const [kind, n] of of) expect(Math.abs(n - mean), kind).toBeLessThan(4 * Math.sqrt(mean));
  };
  even(buildings, buildingsIn('suburbs').length);
  even(vehicles, vehiclesIn('suburbs').length);
  const g = suburbs('1');
  expect(g.options()).toEqual(['play', 'another', 'turn', 'edit']);
});
