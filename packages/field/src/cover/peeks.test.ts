import { describe, expect, test } from 'vitest';
import { Field } from '../field.js';
import { Figures } from '../figures/figures.js';
import { ground } from '../ground/ground.js';
import type { MapFile } from '../ground/map.js';
import type { SightRules } from '../rules.js';
import { comesDeep, stretchNear } from '../shapes/segments.js';
import { CLEAR, isPartly, isSeen, Sight } from '../sight/sight.js';
import { nearestCover } from './cover.js';

const EMPTY: MapFile = { format: 'shambles-map/1', title: 'test', unit: 'in', size: [36, 36] };
const BOOK: SightRules = {
  pieces: { wall: 'blocks', vehicle: 'obscures', 'barrier:low wall': 'obscures' },
  vehicles: { van: 'blocks' },
  peeks: { 'barrier:crest': 0.5 },
  shells: 1,
  shields: 'nearer',
  areas: { woods: { core: 1 } },
  figures: 'hides',
  overLow: 1,
};

type At = readonly [x: number, y: number, level?: number];

function seen(
  map: Partial<MapFile>,
  from: At,
  to: At,
  others: readonly At[] = [],
  book: SightRules = BOOK,
): 'clear' | 'partly' | 'no' {
  const g = ground({ ...EMPTY, ...map });
  const figures = new Figures(g.width, g.height, 2000);
  [from, to, ...others].forEach(([x, y, level = 0], i) => {
    figures.put({ id: `f${i}`, x, y, level, r: 0.4, facing: 0 });
  });
  const look = new Sight(g, book, figures).look(0, 1);
  return isPartly(look) ? 'partly' : isSeen(look) ? 'clear' : 'no';
}

const HOUSE = {
  id: 'house',
  name: 'House',
  rect: [10, 10, 20, 20] as [number, number, number, number],
  levels: 2,
  doors: [{ id: 'door', at: [15, 10] as [number, number], width: 1.5, type: 'wooden', open: true }],
};
const buildings = [HOUSE];

describe('shells', () => {
  test('no nearer than so to the outer wall, nobody sees out or is seen', () => {
    expect(seen({ buildings }, [15, 11], [15, 2])).toBe('clear');
    expect(seen({ buildings }, [15, 11.001], [15, 2])).toBe('no');
    expect(seen({ buildings }, [15, 2], [15, 11])).toBe('partly');
    expect(seen({ buildings }, [15, 2], [15, 11.001])).toBe('no');
    // Near the wall that the line passes through, with its doors open or closed.
    expect(seen({ buildings }, [11, 12], [15, 2])).toBe('no');
    expect(seen({ buildings }, [11, 11], [2, 12])).toBe('clear');
    expect(seen({ buildings }, [11, 11], [25, 3])).toBe('clear');
  });

  test('both in one building see each other, in a niche of it too', () => {
    expect(seen({ buildings }, [10.4, 10.4], [19.5, 19.5])).toBe('clear');
    const bent = {
      id: 'bent',
      name: 'Bent',
      levels: 1,
      outline: [
        [10, 10],
        [20, 10],
        [20, 20],
        [17, 20],
        [17, 13],
        [13, 13],
        [13, 20],
        [10, 20],
      ] as [number, number][],
    };
    expect(seen({ buildings: [bent] }, [11, 18], [19, 18])).toBe('clear');
    expect(seen({ buildings: [bent] }, [11, 18], [15, 18])).toBe('no');
  });

  test('walls inside are walls', () => {
    const rooms = [
      {
        ...HOUSE,
        inner: [
          {
            path: [
              [10, 15],
              [20, 15],
            ] as [number, number][],
          },
        ],
      },
    ];
    expect(seen({ buildings: rooms }, [15, 12], [15, 18])).toBe('no');
  });

  test('past two houses only from wall to wall', () => {
    const two = [HOUSE, { ...HOUSE, id: 'other', rect: [24, 10, 34, 20] as never, doors: [] }];
    expect(seen({ buildings: two }, [19.2, 15], [24.8, 15])).toBe('partly');
    expect(seen({ buildings: two }, [19.2, 15], [25.2, 15])).toBe('no');
    expect(seen({ buildings: two }, [22, 8], [22, 22])).toBe('clear');
    expect(seen({ buildings: two }, [5, 15], [22, 15])).toBe('no');
  });

  test('from upper floors down to the street, and not through floors', () => {
    expect(seen({ buildings }, [15, 11, 1], [15, 2])).toBe('clear');
    expect(seen({ buildings }, [15, 12, 1], [15, 2])).toBe('no');
    expect(seen({ buildings }, [15, 2], [15, 10.8, 1])).toBe('partly');
    expect(seen({ buildings }, [15, 15, 1], [15, 14])).toBe('no');
  });
});

describe('what hides whoever is nearer', () => {
  const barriers = [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [0, 10],
        [36, 10],
      ] as [number, number][],
    },
  ];
  test('a low wall covers the one that is no farther from it', () => {
    expect(seen({ barriers }, [10, 5], [10, 11])).toBe('partly');
    expect(seen({ barriers }, [10, 5], [10, 15])).toBe('partly');
    expect(seen({ barriers }, [10, 5], [10, 15.1])).toBe('clear');
    expect(seen({ barriers }, [10, 9.5], [10, 15])).toBe('clear');
  });

  test('an area covers the one whose half of the line passes through it', () => {
    const book: SightRules = { ...BOOK, areas: { brush: { obscures: 'nearer' } } };
    const brush = (south: number, north: number) =>
      seen({ areas: [{ id: 'a', kind: 'brush', rect: [5, south, 15, north] }] }, [10, 5], [10, 15], [], book);
    // Around the viewer, on its half, up to the middle, over it, around the target.
    expect([brush(4, 6), brush(7, 9), brush(7, 10), brush(7, 10.1), brush(14, 16)]).toEqual([
      'clear',
      'clear',
      'clear',
      'partly',
      'partly',
    ]);
  });

  test('outer walls cover whoever is outside, unless the book says that they cover only whom they stand before', () => {
    const both: SightRules = { ...BOOK, shields: undefined };
    const before: SightRules = { ...both, shellsShield: 'target' };
    const looks = (book: SightRules) => [
      seen({ buildings }, [15, 10.5], [15, 9.5], [], book),
      seen({ buildings }, [15, 9.5], [15, 10.5], [], book),
      seen({ buildings }, [15, 12], [15, 9.5], [], book),
    ];
    expect([looks(both), looks(before)]).toEqual([
      ['partly', 'partly', 'no'],
      ['clear', 'partly', 'clear'],
    ]);
  });

  test('vehicles by kind', () => {
    const parked = (kind: string) => ({
      vehicles: [{ id: 'v', kind, rect: [8, 8, 12, 10] as [number, number, number, number] }],
    });
    expect(seen(parked('car'), [10, 2], [10, 11])).toBe('partly');
    expect(seen(parked('van'), [10, 2], [10, 11])).toBe('no');
  });

  test('bases hide wholly or not at all, and give no cover', () => {
    expect(seen({}, [10, 2], [10, 12], [[10, 7]])).toBe('no');
    expect(seen({}, [10, 2], [10, 12], [[10.5, 7]])).toBe('clear');
    expect(seen({}, [10, 2], [10, 12], [[10.5, 7]], { ...BOOK, figures: 'blocks' })).toBe('partly');
  });
});

describe('crests', () => {
  const barriers = [
    {
      id: 'c',
      kind: 'crest',
      path: [
        [5, 10],
        [15, 10],
      ] as [number, number][],
    },
  ];
  test('only who stands at them sees over, and is half hidden', () => {
    expect(seen({ barriers }, [10, 5], [10, 15])).toBe('no');
    expect(seen({ barriers }, [10, 9.5], [10, 15])).toBe('clear');
    expect(seen({ barriers }, [10, 9.499], [10, 15])).toBe('no');
    expect(seen({ barriers }, [10, 15], [10, 9.5])).toBe('partly');
    expect(seen({ barriers }, [2, 5], [2, 15])).toBe('clear');
  });
});

describe('cores', () => {
  const areas = [{ id: 'a', kind: 'woods', rect: [10, 10, 30, 20] as [number, number, number, number] }];
  test('who is deeper in neither sees out nor is seen', () => {
    expect(seen({ areas }, [20, 2], [20, 10.9])).toBe('clear');
    expect(seen({ areas }, [20, 2], [20, 11.1])).toBe('no');
    expect(seen({ areas }, [20, 11.1], [20, 2])).toBe('no');
    // At the edge, but on the other side.
    expect(seen({ areas }, [20, 25], [20, 10.9])).toBe('no');
    // Along the edge.
    expect(seen({ areas }, [5, 9.5], [28, 10.5])).toBe('clear');
  });

  test('inside one sees as far as the book says elsewhere; through a corner things are half hidden', () => {
    expect(seen({ areas }, [12, 15], [28, 15])).toBe('clear');
    expect(seen({ areas }, [8, 11], [12, 7])).toBe('clear');
    expect(seen({ areas }, [8, 12.5], [12.5, 8])).toBe('partly');
    expect(seen({ areas }, [5, 15], [35, 15])).toBe('no');
  });

  test('near a segment, and deep in an outline', () => {
    expect(stretchNear(0, 0, 10, 0, 5, 3, 5, 1, 1)).toEqual([0.5, 0.5]);
    expect(stretchNear(0, 0, 10, 0, 2, 1, 8, 1, 1)).toEqual([0.2, 0.8]);
    expect(stretchNear(0, 0, 10, 0, 2, 2, 8, 2, 1)).toBeUndefined();
    expect(stretchNear(0, 0, 0, 0, 0, 1, 1, 1, 1)).toEqual([0, 1]);
    const ring = [0, 0, 10, 0, 10, 10, 0, 10];
    expect(comesDeep(ring, -5, 1, 15, 1, 1)).toBe(false);
    expect(comesDeep(ring, -5, 1.01, 15, 1.01, 1)).toBe(true);
    expect(comesDeep(ring, -5, 12, 15, 12, 1)).toBe(false);
  });
});

test('cover may be what only half hides, but not a base, and only where one may', () => {
  const g = ground({
    ...EMPTY,
    barriers: [
      {
        id: 'w',
        kind: 'low wall',
        path: [
          [10, 12],
          [14, 12],
        ],
      },
    ],
  });
  const figures = new Figures(g.width, g.height, 2000);
  const put = (id: string, x: number, y: number) => figures.put({ id, x, y, level: 0, r: 0.4, facing: 0 });
  const it = put('it', 12, 2);
  const me = put('me', 12, 8);
  put('friend', 12, 7);
  const on = new Field(g, figures, BOOK);
  const ways = on.ways({ name: 'any', pieces: { 'barrier:low wall': 0.001 }, closedDoor: 0 }, 0.4);
  const hides = (look: number) => look !== CLEAR;
  const found = nearestCover(on, ways, me, [it], { within: 6, hides });
  expect(found?.at[1]).toBeGreaterThan(12);
  expect(found?.cost).toBeLessThan(5);
  expect(found?.route?.points[0]).toEqual([12, 8, 0]);
  expect(nearestCover(on, ways, me, [it], { within: 6, hides, may: (_x, y) => y < 12 })).toBeUndefined();
  expect(nearestCover(on, ways, me, [it], { within: 6 })?.cost).toBe(0);
});

test('a place may be cover from one viewer and not from another', () => {
  const g = ground({ ...EMPTY, areas: [{ id: 'a', kind: 'mud', rect: [11, 8.5, 13, 10] }] });
  const figures = new Figures(g.width, g.height, 2000);
  const put = (id: string, x: number, y: number) => figures.put({ id, x, y, level: 0, r: 0.4, facing: 0 });
  const [it, other, me] = [put('it', 12, 2), put('other', 12, 14), put('me', 12, 8)];
  const on = new Field(g, figures, BOOK);
  const ways = on.ways({ name: 'any', pieces: {}, closedDoor: 0 }, 0.4);
  const hides = (_look: number, _x: number, y: number, viewer: number) => viewer === it && y >= 8.5;
  expect(nearestCover(on, ways, me, [it], { within: 3, hides })?.at[1]).toBeCloseTo(8.5, 1);
  expect(nearestCover(on, ways, me, [it, other], { within: 3, hides })).toBeUndefined();
});

describe('where nothing could hide anybody', () => {
  const wall = (y: number) => ({
    ...EMPTY,
    barriers: [
      {
        id: 'w',
        kind: 'low wall',
        path: [
          [10, y],
          [14, y],
        ] as [number, number][],
      },
    ],
  });
  const hides = (look: number) => look !== CLEAR;
  const covered = (map: Parameters<typeof ground>[0], friend?: readonly [number, number]) => {
    const g = ground(map);
    const figures = new Figures(g.width, g.height, 2000);
    const put = (id: string, x: number, y: number) => figures.put({ id, x, y, level: 0, r: 0.4, facing: 0 });
    const it = put('it', 12, 2);
    const me = put('me', 12, 8);
    if (friend) put('friend', ...friend);
    const on = new Field(g, figures, BOOK);
    const ways = on.ways({ name: 'any', pieces: { 'barrier:low wall': 0.001 }, closedDoor: 0 }, 0.4);
    return (how: Parameters<typeof nearestCover>[4], viewers: readonly number[] = [it]) => {
      let looks = 0;
      const own = how.hides;
      const counted: typeof own = own && ((look, x, y, viewer) => ++looks > 0 && own(look, x, y, viewer));
      return {
        cover: nearestCover(on, ways, me, viewers, { ...how, ...(counted && { hides: counted }) }),
        looks,
      };
    };
  };

  test('cover is not looked for', () => {
    const { cover, looks } = covered(EMPTY)({ within: 3, hides });
    expect(cover).toBeUndefined();
    expect(looks).toBe(1);
    expect(covered(EMPTY)({ within: 3 }).cover).toBeUndefined();
  });

  test('but it is wherever a wall stands between a viewer and what is in reach, or behind that', () => {
    expect(covered(wall(3))({ within: 3, hides }).looks).toBeGreaterThan(1);
    expect(covered(wall(10))({ within: 3, hides }).cover?.at[1]).toBeGreaterThan(10);
    expect(covered(wall(11.5))({ within: 3, hides }).looks).toBe(1);
    expect(covered(wall(11.3))({ within: 3, hides }).looks).toBeGreaterThan(1);
  });

  test('bases count where they hide, and whom nobody looks at is hidden', () => {
    expect(covered(EMPTY, [14, 8])({ within: 3 }).cover).toBeDefined();
    expect(covered(EMPTY, [14, 8])({ within: 3, hides }).cover).toBeUndefined();
    expect(covered(EMPTY)({ within: 3, hides }, []).cover).toMatchObject({ cost: 0 });
  });
});
