import { Sfc32 } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import { middleOf, thingsOn } from '@shambles/towns';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { bdz } from '../index.js';
import type { Area } from '../kinds.js';
import {
  areaRow,
  BUILDINGS,
  buildingKind,
  buildingsIn,
  isEmptied,
  roadRow,
  squareOf,
  vehiclesIn,
} from '../tables/ground.js';
import { type Game, game } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { laysTable } from './laying.js';
import { withPlace } from './roadside.js';
import { type Lie, rollsTable } from './squares.js';

const AREAS = ['urban', 'suburbs', 'rural'] as const;

/** The table that these dice make. */
function lies(area: Area, dice: readonly number[]): Lie {
  const g = game({ options: { area }, dice });
  g.begin(rollsTable(g.w)).end().done();
  return g.result as Lie;
}

/** Dice for n squares that each roll this total. */
const squares = (n: number, total: number) =>
  Array.from({ length: n }, () => [Math.min(6, total - 1), total - Math.min(6, total - 1)]).flat();
const count = ({ squares: all }: Lie, holds: string) => all.filter((s) => s.holds === holds).length;

/** Enough dice for any table. */
function random(seed: string, n = 120): number[] {
  const by = new Sfc32(seed);
  return Array.from({ length: n }, () => 1 + by.below(6));
}

describe('the road', () => {
  test('[BDZ-terrain-road] [BDZ-enc-terrain-road] [BDZ-terrain-road-urban] [BDZ-enc-terrain-road-urban] two cross in a city, with two lanes each way; nowhere is there none', () => {
    expect(lies('urban', [...squares(16, 7), 1]).roads).toEqual([
      { along: 'north', stops: false },
      { along: 'east', stops: false },
    ]);
    for (const area of AREAS) expect(laid(area, 'road').areas?.some((a) => a.kind === 'road')).toBe(true);
  });

  test('[BDZ-terrain-road-suburbs] [BDZ-enc-terrain-road-suburbs] [BDZ-terrain-road-direction] [BDZ-enc-terrain-road-direction] one in the suburbs, left to right on 1-3, up and down on 4-6', () => {
    const way = (die: number) => lies('suburbs', [die, ...squares(16, 6), 1]).roads;
    for (const die of [1, 3]) expect(way(die)).toEqual([{ along: 'east', stops: false }]);
    for (const die of [4, 6]) expect(way(die)).toEqual([{ along: 'north', stops: false }]);
  });

  test('[BDZ-terrain-road-rural] [BDZ-enc-terrain-road-rural] [BDZ-D-road-end] one in the country: across on 1-4, on 5-6 to a handful of buildings in the middle', () => {
    const way = (die: number, few: readonly number[] = [6]) =>
      lies('rural', [1, die, ...few, ...squares(16, 7), 1]);
    expect([way(1), way(4)].map((l) => l.roads[0]?.stops)).toEqual([false, false]);
    expect([way(5), way(6)].map((l) => l.roads[0]?.stops)).toEqual([true, true]);
    expect(count(way(4), 'building')).toBe(0);
    expect(way(5).squares.flatMap((s, i) => (s.holds === 'building' ? [i] : []))).toEqual([5, 6]);
    // With woods to the north of the middle, the buildings go to the south of it.
    const woods = lies('rural', [1, 5, 6, ...squares(5, 7), ...squares(2, 4), ...squares(9, 7), 1]);
    expect(woods.squares.flatMap((s, i) => (s.holds === 'building' ? [i] : []))).toEqual([9, 10]);
    // There is at most one building.
    expect(count(way(5, [1, 1]), 'building')).toBe(1);
  });

  test('[BDZ-T-roads] lanes and lengths are those of the register', () => {
    const rows = printed<{ readonly area: Area; readonly roads: string; readonly lanes_each_way: number }>(
      'BDZ-T-roads',
    );
    for (const { area, roads, lanes_each_way } of rows) {
      const row = roadRow(area);
      expect(row.lanesEachWay).toBe(lanes_each_way);
      expect([row.roads === 2, row.across === 4]).toEqual([roads.startsWith('two'), roads.includes('1-4')]);
      const map = laid(area, 'lanes');
      const [w, , e] = map.areas?.find((a) => a.kind === 'road')?.rect ?? [0, 0, 0, 0];
      const [, s, , n] = map.areas?.find((a) => a.kind === 'road')?.rect ?? [0, 0, 0, 0];
      expect(Math.min(e - w, n - s)).toBe(2 * lanes_each_way * 1.75);
    }
  });
});

describe('the squares', () => {
  test('[BDZ-enc-terrain-generator] each is read from the table of its area by two dice added', () => {
    const rows = printed<{ readonly total: number } & { readonly [area: string]: string | number }>(
      'BDZ-T-terrain-generator',
    );
    for (const row of rows) for (const area of AREAS) expect(squareOf(area, row.total)).toBe(row[area]);
  });

  test('[BDZ-EX-dice-adding] [BDZ-dice-adding] 3 and 6 are a nine: a building in the country', () => {
    expect(lies('rural', [1, 1, 6, 3, 6, ...squares(15, 7), 1]).squares[0]).toEqual({ holds: 'building' });
  });

  test('[BDZ-area-urban] [BDZ-enc-area-urban] three quarters of a city are built on, neither less nor more', () => {
    expect(count(lies('urban', [...squares(16, 7), 1]), 'building')).toBe(12);
    expect(count(lies('urban', [...squares(16, 5), 1]), 'building')).toBe(12);
    // Squares at either road come first, so the corners stay clear.
    const clear = lies('urban', [...squares(16, 5), 1]);
    expect(clear.squares.flatMap((s, i) => (s.holds === 'clear' ? [i] : []))).toEqual([0, 3, 12, 15]);
    // With few clear squares, parks make way, and then hills.
    const hills = lies('urban', [...squares(14, 2), ...squares(2, 5), 1, 1, 1, 1, 1]);
    expect([count(hills, 'building'), count(hills, 'hill')]).toEqual([12, 4]);
  });

  test('[BDZ-area-suburbs] [BDZ-enc-area-suburbs] a quarter of the suburbs at least, and half at most; those at the road come first', () => {
    expect(count(lies('suburbs', [1, ...squares(16, 7), 1]), 'building')).toBe(8);
    const none = lies('suburbs', [1, ...squares(16, 6), 1]);
    expect(none.squares.flatMap((s, i) => (s.holds === 'building' ? [i] : []))).toEqual([4, 5, 6, 7]);
  });

  test('[BDZ-area-rural] [BDZ-enc-area-rural] [BDZ-enc-half-die] a quarter of the country at most; on 1-3 no more than half a die', () => {
    const built = (dice: readonly number[]) =>
      count(lies('rural', [1, 1, ...dice, ...squares(16, 9), 1]), 'building');
    expect([built([4]), built([6])]).toEqual([4, 4]);
    expect([1, 2, 3, 4, 5, 6].map((die) => built([3, die]))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('[BDZ-terrain-hill] [BDZ-enc-terrain-hills] a hill has a single top on 1-3, and a ridge on 4-6', () => {
    const top = (die: number) => lies('rural', [1, 1, 6, 1, 1, ...squares(15, 7), die, 1]).squares[0];
    expect([top(3), top(4)]).toEqual([
      { holds: 'hill', ridge: false },
      { holds: 'hill', ridge: true },
    ]);
  });

  test('[BDZ-T-areas] [BDZ-area-urban] [BDZ-area-suburbs] [BDZ-area-rural] vehicles: 6, 3 and none beside a die, which the country halves', () => {
    const n = (area: Area, before: readonly number[], die: number) => lies(area, [...before, die]).vehicles;
    expect(n('urban', squares(16, 7), 5)).toBe(11);
    expect(n('suburbs', [1, ...squares(16, 6)], 5)).toBe(8);
    expect(n('rural', [1, 1, 6, ...squares(16, 7)], 5)).toBe(3);
    const rows = printed<{ readonly area: Area; readonly vehicles: string; readonly storeys: string }>(
      'BDZ-T-areas',
    );
    const words = { urban: 'up to 6 + 1d6', suburbs: 'up to 3 + 1d6', rural: '1/2d6' };
    for (const row of rows) {
      expect(row.vehicles).toBe(words[row.area]);
      expect(areaRow(row.area).storeys).toBe({ many: 3, 'one or two': 2, one: 1 }[row.storeys]);
    }
  });
});

/** A table being laid in an area, with nothing done to it yet. */
function laying(area: Area, seed: string, more: { readonly town?: string } = {}): Game {
  const g = game({
    scenario: 'anywhere',
    options: { area },
    dice: random(seed),
    draws: [[more.town ?? '7'], ['8']],
  });
  return g.begin(laysTable(g.w));
}
const laid = (area: Area, seed: string): MapFile => laying(area, seed).state.map as MapFile;

describe('the table', () => {
  test('[BDZ-enc-area-choice] the area says what there is: floors, buildings, vehicles and paving', () => {
    for (const area of AREAS)
      for (let seed = 1; seed <= 8; seed++) {
        const g = laying(area, `${area} ${seed}`);
        const map = g.state.map as MapFile;
        expect(map.size).toEqual([48, 48]);
        expect(map.ground).toBe(area === 'urban' ? 'asphalt' : 'grass');
        const [least, most] = areaRow(area).built;
        expect(map.buildings?.length).toBeGreaterThanOrEqual(least);
        expect(map.buildings?.length).toBeLessThanOrEqual(most);
        for (const b of map.buildings ?? []) {
          expect(b.levels).toBeLessThanOrEqual(areaRow(area).storeys);
          expect(buildingsIn(area).some(({ name }) => b.name.includes(name))).toBe(true);
        }
        for (const t of thingsOn(map).filter((each) => each.list === 'buildings'))
          for (const n of t.ring) {
            // All figures enter between the edge and the buildings.
            expect(n).toBeGreaterThanOrEqual(1250);
            expect(n).toBeLessThanOrEqual(46_750);
          }
        g.answer('play').end();
        expect(g.state.map?.vehicles).toEqual([]);
        expect(g.state.vehicles.map((v) => [v.id, [v.x, v.y], v.facing])).toEqual(
          map.vehicles?.map((v) => [v.id, v.at, v.facing]),
        );
        for (const v of g.state.vehicles) {
          expect(vehiclesIn(area)).toContain(v.kind);
          expect(ENGLISH[`vehicle.${v.id}`]).toBeDefined();
        }
        // There are bushes on clear ground, but not in a city.
        if (area === 'urban') expect(map.areas?.some((a) => a.kind === 'bushes')).toBe(false);
      }
  });

  test('[BDZ-los-night] lamps burn along the roads of towns when it is dark', () => {
    const lamps = (area: Area, time: string) => {
      const g = game({ scenario: 'anywhere', options: { area, time }, dice: random(area), draws: [['7']] });
      return (g.begin(laysTable(g.w)).state.map?.lamps ?? []).length > 0;
    };
    expect([lamps('urban', 'night'), lamps('suburbs', 'dusk')]).toEqual([true, true]);
    expect([lamps('urban', 'day'), lamps('rural', 'night')]).toEqual([false, false]);
  });

  test('[BDZ-terrain-road-urban] [BDZ-terrain-road-suburbs] [BDZ-terrain-road-rural] pavements run along the roads of towns, an inch wide in a city', () => {
    const walk = (area: Area) => {
      const pavement = laid(area, 'walk').areas?.find((a) => a.kind === 'pavement')?.rect;
      return pavement && Math.min(pavement[2] - pavement[0], pavement[3] - pavement[1]);
    };
    expect(AREAS.map(walk)).toEqual([1, 0.75, undefined]);
  });

  test('[BDZ-T-buildings-by-area] [BDZ-terrain-buildings] [BDZ-enc-buildings-common] the kinds of each area are those of the register', () => {
    for (const row of printed<{ readonly area: Area; readonly buildings: readonly string[] }>(
      'BDZ-T-buildings-by-area',
    ))
      expect(
        buildingsIn(row.area)
          .map((b) => b.id)
          .sort(),
      ).toEqual([...row.buildings].sort());
  });

  test('[BDZ-T-building-types] [BDZ-terrain-building-types] [BDZ-enc-building-types] there are sixteen kinds, and each is told', () => {
    expect(BUILDINGS.rows.map((b) => b.id)).toEqual(
      printed<{ readonly id: string }>('BDZ-T-building-types').map((r) => r.id),
    );
    expect(BUILDINGS.rows).toHaveLength(16);
    for (const b of BUILDINGS.rows) expect(b.what.length).toBeGreaterThan(10);
  });

  test('[BDZ-T-vehicles-by-area] [BDZ-terrain-vehicles] [BDZ-enc-vehicles-common] and so are vehicles', () => {
    for (const row of printed<{ readonly area: Area; readonly vehicles: readonly string[] }>(
      'BDZ-T-vehicles-by-area',
    ))
      expect(vehiclesIn(row.area)).toEqual(row.vehicles.map((v) => v.replace('-truck', '')));
  });

  test('[BDZ-terrain-size] [BDZ-enc-terrain-size] a piece fills its square of twelve inches, as far as roads leave it; kinds may lie in one', () => {
    const g = game({
      scenario: 'anywhere',
      options: { area: 'rural' },
      dice: [1, 1, 6, 1, 1, 6, 6, ...squares(14, 7), 6, 6, 1],
      draws: [['7']],
    });
    g.begin(laysTable(g.w)).answer('play').end();
    const rects = (g.state.map?.areas ?? []).flatMap(({ kind, rect }) =>
      kind === 'woods' || kind === 'hill' ? [[kind, rect]] : [],
    );
    expect(rects).toEqual([
      ['hill', [0, 36, 12, 48]],
      ['hill', [12, 36, 24, 48]],
      ['woods', [12, 36, 24, 48]],
    ]);
  });

  test('[BDZ-terrain-own] [BDZ-enc-terrain-own] players may have another, turn it, and lay it as they like', () => {
    const g = laying('suburbs', 'own');
    expect(g.question()).toBe('player-1 lay BDZ-terrain-own');
    expect(g.options()).toEqual(['play', 'another', 'turn', 'edit']);
    const first = g.state.map;
    g.answer('another');
    expect(g.state.map).not.toEqual(first);
    const [house] = thingsOn(g.state.map as MapFile).filter((t) => t.list === 'buildings');
    const before = g.state.map?.buildings?.length ?? 0;
    g.answer('edit', house?.id ?? '', 'remove');
    expect(g.state.map?.buildings).toHaveLength(before - 1);
    const [other] = thingsOn(g.state.map as MapFile).filter((t) => t.list === 'buildings');
    g.answer('edit', 'add house');
    expect(g.refused([...middleOf(other as never)])).toBe('BDZ-terrain-own');
    g.answer('leave');
    const [w, s] = middleOf(thingsOn(g.state.map as MapFile)[0] as never);
    g.answer('turn');
    expect(middleOf(thingsOn(g.state.map as MapFile)[0] as never)).not.toEqual([w, s]);
  });

  test('[BDZ-terrain-own] vehicles face as they will, before the table is settled', () => {
    const g = laying('suburbs', 'own');
    const drawn = () => {
      const found = bdz.scene(g.view('player-1'), g.w.book);
      return found.kind === 'measured' ? found.vehicles.map(({ id, facing }) => [id, facing]) : [];
    };
    const before = drawn();
    expect(before.length).toBeGreaterThan(0);
    g.answer('play');
    expect(drawn()).toEqual(before);
  });

  test('[BDZ-veh-scope] [BDZ-D-c93] [BDZ-D-c5] what stands on the roads can be come upon; an RV is small on 1-3', () => {
    const rv = (die: number) => {
      for (let town = 1; town < 60; town++) {
        const g = game({
          scenario: 'anywhere',
          options: { area: 'suburbs' },
          dice: [1, ...squares(16, 6), 6, ...Array(9).fill(die)],
          draws: [[`${town}`]],
        });
        g.begin(laysTable(g.w)).answer('play').end();
        const found = g.state.vehicles.find((v) => v.kind === 'rv');
        if (found) return found;
      }
      return undefined;
    };
    expect(rv(3)).toMatchObject({
      large: false,
      found: true,
      fuel: -1,
      keys: 'unknown',
      running: false,
      speed: 0,
    });
    expect(rv(4)).toMatchObject({ large: true });
  });
});

test('[BDZ-terrain-building-types] each of the sixteen kinds is known by its name, whoever owns the building', () => {
  const kinds = (named: (name: string) => string) =>
    BUILDINGS.rows.map(({ name }) => buildingKind(named(name))?.id);
  const ids = BUILDINGS.rows.map(({ id }) => id);
  expect(kinds((name) => name)).toEqual(ids);
  expect(kinds((name) => `${name} 12`)).toEqual(ids);
  expect(kinds((name) => `Nakata's ${name}`)).toEqual(ids);
  expect(buildingKind('the motel')).toBeUndefined();
});

test('[BDZ-bldg-trailer] [BDZ-D-trailer] a trailer is put on the table, entered by its door, and is a shop in which one thing is found', () => {
  const g = laying('rural', 'trailer');
  g.answer('edit');
  expect(g.options()).toContain('add trailer');
  g.answer('add trailer');
  const spots = Array.from(
    { length: 36 * 36 },
    (_, i) => [6.5 + (i % 36), 6.5 + Math.floor(i / 36)] as const,
  );
  const free = spots.find((at) => {
    try {
      g.refused([...at]);
      return false;
    } catch {
      return true;
    }
  }) as readonly [number, number];
  g.answer([...free], 'play').end();
  const [x, y] = free;
  const trailer = g.state.map?.buildings?.find((b) => b.id === 'trailer-1');
  expect(trailer).toMatchObject({ rect: [x - 4, y - 1, x + 4, y + 1], levels: 1 });
  expect(trailer?.doors).toHaveLength(1);
  expect(trailer?.windows ?? []).toEqual([]);
  expect(buildingKind(trailer?.name ?? '')?.id).toBe('retail-store');
  expect(buildingKind('the shop')?.id).toBe('retail-store');
  expect(buildingKind('House 2')?.id).toBe('house');
  expect([isEmptied('Trailer 1', 0), isEmptied('Trailer 1', 1), isEmptied('Shop', 7)]).toEqual([
    false,
    true,
    false,
  ]);
  // A figure walks in at the east end for two inches more. A wall of 2 is no cover from an Impact of 3.
  const inside = game({
    map: {
      buildings: trailer ? [{ ...trailer, rect: [14, 17, 22, 19], doors: [{ ...door, at: [22, 18] }] }] : [],
    },
    people: {
      a: { x: 24, y: 18, facing: 270 },
      foe: { seat: 'player-2', x: 30, y: 18, facing: 270 },
    },
    active: ['a'],
  });
  inside.step().answer('move a', [20, 18]).end();
  expect(inside.person('a').used).toBeCloseTo(6, 3);
  expect(inside.table.houseOf(inside.person('a'))).toBe('trailer-1');
  expect(inside.table.defence('trailer-1', 'foe', 'a')).toBe(2);
});

const door = { id: 'trailer-1-door', at: [22, 18] as [number, number], width: 1.25, type: 'standard' };

test('[BDZ-camp-road-terrain] [BDZ-D-c130] a vehicle parked beside that ground stays, one that reaches into it goes', () => {
  const road = { who: 'gangers', goal: 'hostile', wheels: true, spent: false, place: 'oncoming' } as const;
  const stays = (x: number, y = 24, facing = 0) => {
    const map = { format: 'shambles-map/1', title: '', unit: 'in', size: [48, 48] } as const;
    const vehicles = [{ id: 'v', kind: 'sedan', at: [x, y], length: 4, width: 2, facing }];
    const all = { ...map, vehicles } as unknown as MapFile;
    return withPlace(all, { ...road, side: 'on', off: 0 }).vehicles?.length;
  };
  // Half of its width off the sides, at 20 and 28.
  expect([stays(19), stays(19.1), stays(28.9), stays(29)]).toEqual([1, 0, 0, 1]);
  // Across the road, between where the band comes on, up to 13, and the middle, from 18.
  expect([13.9, 14, 17, 17.1].map((y) => stays(24, y, 90))).toEqual([0, 1, 1, 0]);
});

test('[BDZ-camp-road-terrain] props go where people and vehicles come on, up to the sides of that ground', () => {
  const road = { who: 'gangers', goal: 'hostile', wheels: true, spent: false, place: 'oncoming' } as const;
  const stays = (x: number, y: number) => {
    const map = { format: 'shambles-map/1', title: '', unit: 'in', size: [48, 48] } as const;
    const props = [{ kind: 'bush', at: [x, y] }];
    return withPlace({ ...map, props } as unknown as MapFile, { ...road, side: 'on', off: 0 }).props?.length;
  };
  // Four inches on either side of the middle of the road, and six up and down it.
  for (const [x, y] of [
    [20, 24],
    [28, 24],
    [24, 18],
    [24, 30],
  ] as const)
    expect(stays(x, y), `${x} ${y}`).toBe(0);
  for (const [x, y] of [
    [19.9, 24],
    [28.1, 24],
    [24, 17.9],
    [24, 30.1],
  ] as const)
    expect(stays(x, y), `${x} ${y}`).toBe(1);
});
