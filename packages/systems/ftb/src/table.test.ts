import type { MapFile } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { reachOf } from './moving/walking.js';
import { DAY_PARTS } from './tables/terrain.js';
import { game, type PersonGiven, type Situation } from './testing/game.js';

type Where = readonly [x: number, y: number, level?: number];

/** Two figures that face each other: n1 looks north, n2 south. */
function pair(a: Where, b: Where, more: Situation = {}, of: { n1?: PersonGiven; n2?: PersonGiven } = {}) {
  return game({
    ...more,
    people: {
      n1: { x: a[0], y: a[1], level: a[2] ?? 0, facing: 0, ...of.n1 },
      n2: { x: b[0], y: b[1], level: b[2] ?? 0, facing: 180, side: 'party-1', ...of.n2 },
      ...more.people,
    },
    parties: { 'party-1': { attitude: 'enemy' } },
  }).table;
}
const line = (a: Where, b: Where, more: Situation = {}, of: { n1?: PersonGiven; n2?: PersonGiven } = {}) =>
  pair(a, b, more, of).line('n1', 'n2');

const HOUSE: NonNullable<MapFile['buildings']>[number] = {
  id: 'house',
  name: 'House',
  rect: [10, 10, 20, 20],
  levels: 2,
  doors: [{ id: 'door', at: [15, 10], width: 1.25, type: 'standard' }],
  windows: [{ at: [15, 20], width: 1 }],
};
const house = { map: { buildings: [HOUSE] } };
const low = (kind: string, y = 18): Situation => ({
  map: {
    barriers: [
      {
        id: 'w',
        kind,
        path: [
          [10, y],
          [26, y],
        ],
      },
    ],
  },
});
const WOODS: Situation = { map: { areas: [{ id: 'wood', kind: 'woods', rect: [6, 10, 30, 30] }] } };

describe('facing', () => {
  test('[FTB-2.2.2a] [FTB-2.2.2b] the 180 degrees ahead are seen, those behind are not', () => {
    const sees = (facing: number) => pair([18, 10], [18, 20], {}, { n1: { facing } }).sees('n1', 'n2');
    expect([0, 90, 270].map(sees)).toEqual([true, true, true]);
    expect([91, 180, 269].map(sees)).toEqual([false, false, false]);
    const behind = (facing: number) => pair([18, 10], [18, 20], {}, { n1: { facing } }).isBehind('n2', 'n1');
    expect([90, 91, 180, 269, 270].map(behind)).toEqual([false, true, true, true, false]);
  });

  test('[FTB-2.2.1] distance is in whole thousandths of an inch, wherever two stand', () => {
    expect(pair([18, 10.1], [18, 16.1]).distance('n1', 'n2')).toBe(6);
    expect(pair([18, 10.1], [18, 16.101]).distance('n1', 'n2')).toBe(6.001);
    expect(pair([10.1, 10.3], [13.1, 14.3]).distance('n1', 'n2')).toBe(5);
  });

  test('[FTB-2.2.1] distance is from figure to figure, whatever the bases', () => {
    const table = pair([18, 10], [21, 14]);
    expect(table.distance('n1', 'n2')).toBe(5);
    expect(pair([18, 10], [18.85, 10]).touching('n1', 'n2')).toBe(true);
    expect(pair([18, 10], [18.86, 10]).touching('n1', 'n2')).toBe(false);
  });
});

describe('[FTB-7.1] [FTB-5.5.1a] [FTB-5.5.1b] lines of sight', () => {
  test('are straight, cover or no cover, and end at walls and at figures', () => {
    expect(line([15, 5], [15, 25])).toBe('clear');
    expect(line([15, 5], [15, 25], house)).toBe('no');
    expect(line([9.8, 5], [9.8, 25], house)).toBe('cover');
    expect(line([9.5, 5], [9.5, 25], house)).toBe('clear');
    const between = (x: number, more: PersonGiven = {}) =>
      line([15, 5], [15, 25], { people: { n3: { x, y: 15, side: 'party-1', ...more } } });
    expect(between(15)).toBe('no');
    // A figure hides another completely or not at all: it gives no cover.
    expect(between(15.4)).toBe('clear');
    expect(between(15, { prone: true })).toBe('clear');
    expect(between(15, { condition: 'out-of-the-fight' })).toBe('clear');
    expect(line([15, 5], [15, 25], { zeds: { 'zed-1': { x: 15, y: 15 } } })).toBe('no');
  });

  test('[FTB-EX-5.5.2-a] whoever is hidden by a building is in nobody’s sight', () => {
    const table = pair([15, 5], [15, 25], house);
    expect(table.sees('n1', 'n2')).toBe(false);
    expect(table.sees('n2', 'n1')).toBe(false);
  });

  test('low walls, hedges and cars cover whoever is nearer; vans and high walls hide', () => {
    for (const kind of ['low wall', 'hedge']) {
      expect(line([18, 10], [18, 19], low(kind))).toBe('cover');
      expect(line([18, 17], [18, 26], low(kind))).toBe('clear');
    }
    expect(line([18, 10], [18, 19], low('high wall'))).toBe('no');
    expect(line([18, 10], [18, 19], low('wire'))).toBe('clear');
    const parked = (kind: string): Situation => ({
      map: { vehicles: [{ id: 'v', kind, rect: [16, 15, 20, 16.5] }] },
    });
    expect(line([18, 8], [18, 17], parked('car'))).toBe('cover');
    for (const kind of ['van', 'truck', 'bus']) expect(line([18, 8], [18, 17], parked(kind))).toBe('no');
  });
});

describe('[FTB-D-52] into and out of buildings', () => {
  test('within an inch of an outer wall one sees out there, is seen, and is in cover; deeper neither', () => {
    expect(line([15, 11], [15, 4], house)).toBe('clear');
    expect(line([15, 4], [15, 11], house)).toBe('cover');
    expect(line([15, 11.01], [15, 4], house)).toBe('no');
    expect(line([15, 4], [15, 11.01], house)).toBe('no');
    expect(line([15, 11], [5, 15], house)).toBe('no');
    // Open doors change nothing.
    const open = {
      map: { buildings: [{ ...HOUSE, doors: [{ ...HOUSE.doors?.[0], open: true } as never] }] },
    };
    expect(line([15, 4], [15, 11.01], open)).toBe('no');
  });

  test('in one building and on one floor all see each other', () => {
    expect(line([11, 11], [19, 19], house)).toBe('clear');
    expect(line([11, 11, 1], [19, 19, 1], house)).toBe('clear');
    expect(line([11, 11], [19, 19, 1], house)).toBe('no');
  });

  test('upstairs the same holds', () => {
    expect(line([15, 4], [15, 10.8, 1], house)).toBe('cover');
    expect(line([15, 10.8, 1], [15, 4], house)).toBe('clear');
    expect(line([15, 12, 1], [15, 4], house)).toBe('no');
  });

  test('from upstairs a hedge covers only whoever is within an inch of it', () => {
    const behind = (far: number) =>
      line([15, 10.8, 1], [15, 3], { map: { ...house.map, ...low('hedge', 3 + far).map } });
    expect([0.5, 0.9, 1.1, 1.9].map(behind)).toEqual(['cover', 'cover', 'clear', 'clear']);
  });
});

describe('woods', () => {
  test('[FTB-9.2.3a] [FTB-T-day-parts] inside one sees 12 inches by day, 6 at night', () => {
    const at = (part: 'daytime' | 'morning' | 'evening' | 'night', far: number, fullMoon = false) =>
      line([18, 13], [18, 13 + far], { ...WOODS, encounter: { part, fullMoon } }, { n2: { moved: true } });
    for (const part of ['daytime', 'morning'] as const) {
      expect(at(part, 12)).toBe('clear');
      expect(at(part, 12.1)).toBe('no');
    }
    expect(at('evening', 6)).toBe('clear');
    expect(at('evening', 6.1)).toBe('no');
    expect(at('night', 6)).toBe('clear');
    expect(at('night', 6.1, true)).toBe('no');
    expect(DAY_PARTS.rows.map((r) => r.woods)).toEqual([12, 12, 6, 6]);
  });

  test('[FTB-9.2.3b] from the edge one sees out and is seen, from more than an inch in neither', () => {
    const moved = { n1: { moved: true }, n2: { moved: true } };
    expect(line([18, 2], [18, 11], WOODS, moved)).toBe('clear');
    expect(line([18, 2], [18, 11.01], WOODS, moved)).toBe('no');
    expect(line([18, 11], [18, 2], WOODS, moved)).toBe('clear');
    expect(line([18, 11.01], [18, 2], WOODS, moved)).toBe('no');
    // But not to the far side of the woods.
    expect(line([18, 11], [18, 33], WOODS, moved)).toBe('no');
    expect(line([18, 2], [18, 33], WOODS, moved)).toBe('no');
  });

  test('[FTB-9.2.3c] who stands still in woods is in cover, who moves is not', () => {
    expect(line([18, 2], [18, 11], WOODS)).toBe('cover');
    expect(line([18, 2], [18, 11], WOODS, { n2: { moved: true } })).toBe('clear');
    expect(line([18, 2], [18, 9.5], WOODS)).toBe('clear');
    const table = pair([18, 2], [18, 11], WOODS);
    expect(table.as('n2', [18, 10.5, 0], () => table.line('n1', 'n2'), 180)).toBe('clear');
    expect(table.inCover('n2', 'n1')).toBe(true);
    expect(table.inWoods({ x: 18, y: 11, level: 0 })).toBe(true);
    expect(table.inWoods({ x: 18, y: 9.9, level: 0 })).toBe(false);
  });
});

describe('[FTB-9.2.1a] hills', () => {
  const crest = low('crest');
  test('only figures that touch the crest see over it, are seen, and are in cover', () => {
    expect(line([18, 10], [18, 26], crest)).toBe('no');
    expect(line([18, 17.6], [18, 26], crest)).toBe('clear');
    expect(line([18, 26], [18, 17.6], crest, { n1: { facing: 180 } })).toBe('cover');
    expect(line([18, 17.5], [18, 26], crest)).toBe('no');
    // Beside the crest nothing hides it.
    expect(line([28, 10], [28, 26], crest)).toBe('clear');
  });

  test('[FTB-9.2.1b] they cost nothing; by the table option they leave 2 inches of a move, or bar the way', () => {
    const map: Partial<MapFile> = { areas: [{ id: 'h', kind: 'hill', rect: [10, 10, 26, 26] }] };
    const cost = (hills: string, manner: 'human' | 'zed') =>
      game({ map, options: { hills } }).table.ways(manner).from(18, 5, 0).cost(18, 12, 0);
    expect(cost('gentle', 'human')).toBe(7);
    expect(cost('gentle', 'zed')).toBe(7);
    expect(cost('steep', 'human')).toBeCloseTo(5 + 8, 6);
    expect(cost('steep', 'zed')).toBeCloseTo(5 + 6, 6);
    expect(cost('impassable', 'human')).toBe(Infinity);
    expect(cost('impassable', 'zed')).toBe(Infinity);
  });
});

describe('[FTB-13.1] [FTB-T-day-parts] light', () => {
  const far = (
    part: 'morning' | 'daytime' | 'evening' | 'night',
    d: number,
    fullMoon = false,
    lamp?: number,
  ) =>
    line([18, 5], [18, 5 + d], {
      encounter: { part, fullMoon },
      ...(lamp !== undefined && {
        map: { lamps: [{ id: 'l', at: [18, 5 + d + lamp] as [number, number] }] },
      }),
    });
  test('[FTB-13.0] by day one sees as far as the table goes', () => {
    for (const part of ['morning', 'daytime'] as const) expect(far(part, 30)).toBe('clear');
  });

  test('[FTB-13.1.1] 12 inches in the evening, anything within 6 inches of a light from afar', () => {
    expect(far('evening', 12)).toBe('clear');
    expect(far('evening', 12.1)).toBe('no');
    expect(far('evening', 20, false, 6)).toBe('clear');
    expect(far('evening', 20, false, 6.1)).toBe('no');
  });

  test('[FTB-13.1.2a] [FTB-13.1.2b] 6 at night, 12 by full moon', () => {
    expect(far('night', 6)).toBe('clear');
    expect(far('night', 6.1)).toBe('no');
    expect(far('night', 12, true)).toBe('clear');
    expect(far('night', 12.1, true)).toBe('no');
    expect(far('night', 20, false, 6)).toBe('clear');
    // Light on the viewer does not help.
    expect(far('night', 20, false, -20)).toBe('no');
  });

  test('[FTB-13.1.2a] [FTB-2.2.1] that far and not a thousandth farther, wherever one stands', () => {
    const night: Situation = { encounter: { part: 'night' } };
    const sees = (y: number) => pair([18, 10.1], [18, y], night).line('n1', 'n2');
    expect([sees(16.1), sees(16.101)]).toEqual(['clear', 'no']);
    const reaches = (y: number) => pair([18, 10.1], [30, 30], night).reaches('n1', { x: 18, y, level: 0 });
    expect([reaches(16.1), reaches(16.101)]).toEqual([true, false]);
  });

  test('[FTB-13.1.1] [FTB-13.1.2a] PEFs and other spots are seen as far', () => {
    const reaches = (d: number) =>
      game({ encounter: { part: 'night' }, people: { n1: { x: 18, y: 5 } } }).table.reaches('n1', {
        x: 18,
        y: 5 + d,
        level: 0,
      });
    expect(reaches(6)).toBe(true);
    expect(reaches(6.1)).toBe(false);
  });
});

test('[FTB-5.7.3a] beside what gives cover is whoever is an inch away from it, and not a thousandth more', () => {
  const { table } = game(low('hedge'));
  expect([17, 16.999].map((y) => table.isBeside(18, y, 0, 1))).toEqual([true, false]);
  expect(table.isBeside(18, 17, 1, 1)).toBe(false);
  expect(game(low('wire')).table.isBeside(18, 17, 0, 1)).toBe(false);
  // Before the door and before the window of a house the walls are farther off.
  expect([9, 21].map((y) => game(house).table.isBeside(15, y, 0, 1))).toEqual([true, true]);
});

describe('what is kept', () => {
  test('[FTB-9.2.3c] [FTB-2.2.2a] a line is drawn anew, and a way looked for anew, when something has happened', () => {
    const g = game({
      ...WOODS,
      people: {
        n1: { x: 18, y: 8, facing: 0 },
        n2: { x: 18, y: 10.5, facing: 180, side: 'party-1' },
        n3: { x: 24, y: 8, facing: 0, side: 'party-1' },
      },
      parties: { 'party-1': { attitude: 'enemy' } },
    });
    const looks = () => [g.table.sees('n1', 'n2'), g.table.line('n1', 'n2')];
    const cost = () => reachOf(g.w, g.person('n1'), 8).cost(24, 8, 0);
    expect(looks()).toEqual([true, 'cover']);
    expect(cost()).toBe(Infinity);
    // Imagined elsewhere, it is seen and sees from there; afterwards, from where it is again.
    expect(g.table.as('n2', [18, 10.8, 0], looks, 180)).toEqual([true, 'clear']);
    expect(looks()).toEqual([true, 'cover']);
    const south = () => reachOf(g.w, g.person('n1'), 8).cost(18, 1, 0);
    expect([south(), g.table.as('n1', [18, 2, 0], south, 0), south()]).toEqual([7, 1, 7]);
    const cause = 'FTB-5.2a';
    const way = [[18, 10.5, 0] as const, [18, 10.6, 0] as const];
    g.w.happen({ is: 'walked', cause, who: 'n2', way, cost: 0.1, how: 'walk' });
    expect(looks()).toEqual([true, 'clear']);
    g.w.happen({ is: 'faced', cause, who: 'n1', facing: 180 });
    expect(looks()).toEqual([false, 'clear']);
    g.w.happen({ is: 'off-table', cause: 'FTB-D-63', who: 'n3', edge: 'south' });
    expect(cost()).toBeCloseTo(6, 6);
  });

  test('[FTB-5.5.1a] what is looked up for somebody imagined elsewhere holds there alone', () => {
    const { table } = game({ people: { n1: { x: 18 } } });
    const where = () => table.whileStill('where', () => [String(table.at('n1').x)]);
    expect([where(), table.as('n1', [5, 5, 0], where), where()]).toEqual([['18'], ['5'], ['18']]);
  });

  test('[FTB-9.2.3c] who stands still is asked of those who stand there now, as many as there were before', () => {
    const still = (moved: boolean) =>
      game({ ...WOODS, people: { n1: { x: 18, y: 8 }, n2: { x: 18, y: 10.5, facing: 180, moved } } });
    const { table } = still(false);
    expect(table.line('n1', 'n2')).toBe('cover');
    table.stand(still(true).state);
    expect(table.line('n1', 'n2')).toBe('clear');
  });
});

describe('how zombies go', () => {
  const zed = (more: Situation) => game(more).table.ways('zed');
  const closed = (type: string): Situation => ({
    map: { buildings: [{ ...HOUSE, doors: [{ ...HOUSE.doors?.[0], type } as never] }] },
  });

  test('[FTB-10.8.1a] in and out by doors at 2 inches, open or shut, and by no window; humans pay nothing', () => {
    for (const open of [true, false]) {
      const more = { map: { buildings: [{ ...HOUSE, doors: [{ ...HOUSE.doors?.[0], open } as never] }] } };
      const ways = zed(more);
      expect(ways.from(15, 5, 0).cost(15, 11, 0)).toBeCloseTo(5 + 2 + 1.5, 2);
      expect(ways.from(15, 11, 0).cost(15, 5, 0)).toBeCloseTo(5 + 2 + 1.5, 2);
      expect(game(more).table.ways('human').from(15, 5, 0).cost(15, 11, 0)).toBeCloseTo(6, 6);
    }
    const windows = { map: { buildings: [{ ...HOUSE, doors: [] }] } };
    expect(zed(windows).from(15, 25, 0).cost(15, 18, 0)).toBe(Infinity);
    expect(game(windows).table.ways('human').from(15, 25, 0).cost(15, 18, 0)).toBeCloseTo(7, 6);
  });

  test('[FTB-10.8.1b] a locked or barricaded door bars them', () => {
    expect(zed(closed('standard')).from(15, 5, 0).cost(15, 12, 0)).toBeLessThan(20);
    for (const type of ['locked', 'barricaded'])
      expect(zed(closed(type)).from(15, 5, 0).cost(15, 12, 0)).toBe(Infinity);
  });

  test('[FTB-10.8.2] [FTB-10.8.3] [FTB-10.8.4a] 4 inches of their 6 indoors, upstairs too, in woods and in water', () => {
    expect(zed(house).from(12, 14, 0).cost(16, 14, 0)).toBeCloseTo(6, 6);
    expect(zed(house).from(12, 14, 1).cost(16, 14, 1)).toBeCloseTo(6, 6);
    expect(game(house).table.ways('human').from(12, 14, 0).cost(16, 14, 0)).toBeCloseTo(4, 6);
    for (const kind of ['woods', 'water']) {
      const more: Situation = { map: { areas: [{ id: 'a', kind, rect: [0, 0, 36, 36] }] } };
      expect(zed(more).from(12, 14, 0).cost(16, 14, 0)).toBeCloseTo(6, 6);
      expect(game(more).table.ways('human').from(12, 14, 0).cost(16, 14, 0)).toBeCloseTo(4, 6);
    }
  });

  test('[FTB-10.8.4b] out of a pond, never out of a pool; into one only for whom it holds', () => {
    const at = (x: number) => ({ x, y: 18, level: 0 });
    const { table } = game({
      map: {
        areas: [
          { id: 'pool', kind: 'pool', rect: [10, 10, 20, 26] },
          { id: 'pond', kind: 'water', rect: [24, 10, 30, 26] },
        ],
      },
    });
    expect(table.zedWays(at(15), at(5))).toBeUndefined();
    expect(table.zedWays(at(5), at(15))?.from(5, 18, 0).cost(15, 18, 0)).toBeCloseTo(5 + 7.5, 6);
    expect(table.zedWays(at(5), at(22))?.from(5, 18, 0).cost(22, 18, 0)).toBeGreaterThan(17.5);
    expect(table.zedWays(at(12), at(18))?.from(12, 18, 0).cost(18, 18, 0)).toBeCloseTo(9, 6);
    expect(table.zedWays(at(27), at(35))?.from(27, 18, 0).cost(35, 18, 0)).toBeCloseTo(4.5 + 5, 6);
    expect([15, 27, 5].map((x) => table.inWater(at(x)))).toEqual([true, true, false]);
  });
});

test('over low walls, hedges and fences everybody goes at no cost, and stops upon none', () => {
  for (const kind of ['low wall', 'hedge', 'fence']) {
    const { table } = game(low(kind));
    for (const manner of ['human', 'zed'] as const) {
      expect(table.ways(manner).from(18, 12, 0).cost(18, 24, 0)).toBeCloseTo(12, 2);
      expect(table.ways(manner).standing(18, 18.2, 0)).toBe(false);
      expect(table.ways(manner).standing(18, 18.4, 0)).toBe(true);
    }
  }
  for (const kind of ['high wall', 'wire'])
    expect(game(low(kind)).table.ways('human').from(18, 12, 0).cost(18, 24, 0)).toBeGreaterThan(15);
});

describe('[FTB-TB-tabletop-d] [FTB-TB-tabletop-e] without terrain', () => {
  const bare: Situation = { encounter: { kind: 'no-terrain' }, map: { size: [12, 12] } };
  test('standing figures are in cover, moving ones never', () => {
    expect(line([6, 2], [6, 10], bare)).toBe('cover');
    expect(line([6, 2], [6, 10], bare, { n2: { moved: true } })).toBe('clear');
  });

  test('who has turned away neither sees nor is seen', () => {
    expect(line([6, 2], [6, 10], bare, { n2: { behind: true } })).toBe('no');
    expect(line([6, 2], [6, 10], bare, { n1: { behind: true } })).toBe('no');
  });
});

test('[FTB-9.2.3a] into woods one sees as far as over open ground; only within one wood it is less', () => {
  const areas = [{ id: 'w', kind: 'woods', rect: [0, 20, 36, 36] as [number, number, number, number] }];
  const { table } = game({ map: { areas }, people: { n1: { x: 18, y: 4 }, n2: { x: 2, y: 20.5 } } });
  expect(table.reaches('n1', { x: 18, y: 20.5, level: 0 })).toBe(true);
  expect(table.reaches('n2', { x: 18, y: 20.5, level: 0 })).toBe(false);
});
