import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { isArmored } from './rules.js';

type Rect = [number, number, number, number];
const RED: Given = { fighters: 1, at: [10, 10] };
const mob = (x: number, y: number, more: Partial<Given> = {}): Given => ({
  kind: 'zulus',
  at: [x, y],
  ...more,
});
const sees = (given: Situation) => {
  const { table } = game(given);
  return [table.sees('red', 'mob'), table.sees('mob', 'red')];
};
const both = (seen: boolean) => [seen, seen];

describe('[AMZ-measuring]', () => {
  test('from the nearest edges of bases half an inch wide, and to the middle of a marker', () => {
    const { table } = game({ units: { red: RED, mob: mob(10, 15) } });
    expect(table.distance('red-1', 'mob-1')).toBeCloseTo(4.5, 3);
    expect(table.distanceTo('red-1', { x: 10, y: 15 })).toBeCloseTo(4.75, 3);
  });
  test('[AMZ-cohesion] of two units, between their nearest figures', () => {
    const { table } = game({ units: { red: { ...RED, fighters: 3 }, mob: mob(14, 10, { fighters: 2 }) } });
    // The third of red stands at 11.5.
    expect(table.apart('red', 'mob')).toBeCloseTo(2, 3);
  });
  test('contact is half an inch or less', () => {
    const touches = (y: number) => {
      const g = game({
        units: { red: { ...RED, done: true }, mob: mob(10, y) },
        state: { stage: 'random', turn: 2 },
        // It moves an inch to the north at random, or meets a unit that passes its Quality Check.
        dice: [5, 1, 4],
      }).step();
      return g.facts('assaulted').length > 0;
    };
    // An inch to the south: from base to base 0.5, or 0.6.
    expect([touches(12), touches(12.1)]).toEqual([true, false]);
  });
});

describe('[AMZ-los] [AMZ-fire-range]', () => {
  test('by day there is no longest range', () => {
    expect(sees({ units: { red: { ...RED, at: [1, 1] }, mob: mob(35, 35) } })).toEqual(both(true));
  });

  test('a unit of 5 or more figures hides what is behind it, one of 4 does not', () => {
    const crowd = (fighters: number) =>
      sees({ units: { red: RED, crowd: mob(9.25, 14, { fighters }), mob: mob(10, 20) } });
    expect([crowd(4), crowd(5)]).toEqual([both(true), both(false)]);
  });

  test('armored vehicles do, soft ones do not', () => {
    const behind = (vehicle: 'APC' | 'car') =>
      sees({
        units: {
          red: RED,
          van: { vehicle, at: [10, 15], figures: { 1: { id: 'van', role: 'vehicle' } } },
          mob: mob(10, 20),
        },
      });
    expect([behind('car'), behind('APC')]).toEqual([both(true), both(false)]);
  });

  test('[AMZ-terrain] at most 4 inches of a wood or of wrecks', () => {
    const deep = (kind: 'woods' | 'wreck' | 'rubble', inches: number) =>
      sees({
        map: { areas: [{ id: 'a', kind, rect: [5, 12, 15, 12 + inches] }] },
        units: { red: RED, mob: mob(10, 20) },
      });
    expect([deep('woods', 3.9), deep('woods', 4.1)]).toEqual([both(true), both(false)]);
    expect([deep('wreck', 3.9), deep('wreck', 4.1)]).toEqual([both(true), both(false)]);
    expect(deep('rubble', 6)).toEqual(both(true));
  });

  test('[AMZ-terrain] a high wall, neither a low one nor a hedge nor a fence', () => {
    const over = (kind: string) =>
      sees({
        map: {
          barriers: [
            {
              id: 'b',
              kind,
              path: [
                [0, 15],
                [36, 15],
              ],
            },
          ],
        },
        units: { red: RED, mob: mob(10, 20) },
      });
    expect(['high wall', 'low wall', 'hedge', 'fence'].map((kind) => over(kind)[0])).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  const HOUSE = {
    buildings: [
      {
        id: 'h',
        name: 'H',
        rect: [5, 15, 25, 25] as [number, number, number, number],
        levels: 1,
        windows: [{ id: 'n', at: [10, 15] as [number, number] }],
      },
    ],
  };
  test('into a building, and out of it, within an inch of a window', () => {
    const inside = (y: number) => sees({ map: HOUSE, units: { red: RED, mob: mob(10, y) } });
    expect([inside(15.9), inside(16.6)]).toEqual([both(true), both(false)]);
    // AMZ-buildings: there are windows along all walls.
    expect(sees({ map: HOUSE, units: { red: RED, mob: mob(18, 15.9) } })).toEqual(both(true));
  });
  test('through a building nobody sees', () => {
    expect(sees({ map: HOUSE, units: { red: RED, mob: mob(10, 30) } })).toEqual(both(false));
  });
  test('[AMZ-D-inside] those on one floor of it see each other', () => {
    expect(sees({ map: HOUSE, units: { red: { ...RED, at: [7, 17] }, mob: mob(23, 23) } })).toEqual(
      both(true),
    );
  });
});

describe('[AMZ-night]', () => {
  const night = (y: number, more: Partial<Given> = {}, given: Situation = {}) =>
    sees({
      scenario: { light: 'night' },
      ...given,
      units: { red: { ...RED, ...more }, mob: mob(10, 10.5 + y, { kind: 'possessed' }) },
    });
  test('Living and Possessed see 12 inches', () => {
    expect([night(12), night(12.1)]).toEqual([both(true), both(false)]);
  });
  test('24 with night vision', () => {
    const seen = (y: number) => night(y, { nightVision: true })[0];
    expect([seen(24), seen(24.1)]).toEqual([true, false]);
  });
  test('whoever has fired is seen at any distance', () => {
    expect(night(20, { flashed: true })).toEqual([false, true]);
    expect(night(20, { heard: true })).toEqual([false, false]);
  });
  test('so are Possessed who fired, and whoever fired with suppressed weapons; until the end of the turn', () => {
    const g = game({
      scenario: { light: 'night' },
      units: {
        red: { ...RED, suppressed: true },
        mob: mob(10, 21, { kind: 'possessed' }),
        far: { ...RED, at: [10, 36] },
      },
    });
    const seen = () => [g.table.sees('mob', 'far'), g.table.sees('far', 'mob'), g.table.sees('far', 'red')];
    const fires = { is: 'fired', cause: 'AMZ-fire-procedure', dice: 1, defense: 1, loud: false } as const;
    expect(seen()).toEqual([false, false, false]);
    g.w.happen({ ...fires, unit: 'mob', at: 'red', kind: 'possessed' });
    expect(seen()).toEqual([false, true, false]);
    g.w.happen({ ...fires, unit: 'red', at: 'mob', kind: 'announced' });
    expect(seen()).toEqual([false, true, true]);
    g.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn: 2 });
    expect(seen()).toEqual([false, false, false]);
  });
  test('[AMZ-vehicles] so is the vehicle out of which somebody fired, and who rides in it sees with the own eyes', () => {
    const aboard = { x: -1, y: -1, aboard: 'van' } as const;
    const van = (more: Given): Given => ({
      vehicle: 'car',
      fighters: 2,
      at: [10, 10],
      figures: { 1: { id: 'van', role: 'vehicle' }, 2: aboard },
      ...more,
    });
    const seen = (red: Given, more: Given = {}) => {
      const rides = { ...RED, figures: { 1: aboard }, ...red };
      const { table } = game({
        scenario: { light: 'night' },
        units: { red: rides, van: van(more), mob: mob(10, 31, { kind: 'possessed' }) },
      });
      return [table.sees('mob', 'van'), table.sees('red', 'mob'), table.sees('van', 'mob')];
    };
    expect(seen({})).toEqual([false, false, false]);
    expect(seen({ flashed: true })).toEqual([true, false, false]);
    expect(seen({ nightVision: true })).toEqual([false, true, false]);
    expect(seen({}, { nightVision: true })).toEqual([false, false, true]);
  });
  test('so is whoever stands within 6 inches of a lit lamp', () => {
    const lamp = (y: number, state: Situation['state'] = {}) =>
      night(20, {}, { map: { lamps: [{ id: 'l', at: [10, 30.5 + y] }] } as object, state })[0];
    expect([lamp(6.25), lamp(6.251)]).toEqual([true, false]);
    expect(lamp(3, { lampsOut: true })).toBe(false);
  });
  test('[AMZ-awareness] what others of the dead are aware of is unchanged', () => {
    const { table } = game({
      scenario: { light: 'night' },
      units: { red: RED, mob: mob(10, 30) },
    });
    expect([table.sees('mob', 'red'), table.sees('red', 'mob')]).toEqual([true, false]);
  });
});

describe('[AMZ-cover-definitions]', () => {
  const line = (kind: string, y = 15): NonNullable<Situation['map']> => ({
    barriers: [
      {
        id: 'b',
        kind,
        path: [
          [0, y],
          [36, y],
        ],
      },
    ],
  });
  const cover = (map: Situation['map'], at: [number, number] = [10, 16], more: Partial<Given> = {}) =>
    game({
      map,
      units: { red: { ...RED, at, ...more }, mob: mob(10, 5) },
    }).table.coverOf('red', 'mob');

  test('Exposed: nothing between', () => {
    expect(cover({})).toBe('exposed');
    expect(cover(line('hedge', 20))).toBe('exposed');
  });
  test('In Cover: behind a hedge or fence, in woods, rubble or wrecks', () => {
    expect([cover(line('hedge')), cover(line('fence'))]).toEqual(['in', 'in']);
    const area = (kind: 'woods' | 'rubble' | 'wreck') =>
      cover({ areas: [{ id: 'a', kind, rect: [8, 14, 14, 17] }] });
    expect([area('woods'), area('rubble'), area('wreck')]).toEqual(['in', 'in', 'in']);
  });
  test('Solid Cover: behind a low wall, within a building', () => {
    expect(cover(line('low wall'))).toBe('solid');
    const house = {
      id: 'h',
      name: 'H',
      rect: [5, 15, 25, 25] as [number, number, number, number],
      levels: 1,
    };
    expect(cover({ buildings: [{ ...house, windows: [{ id: 'n', at: [10, 15] }] }] }, [10, 15.6])).toBe(
      'solid',
    );
  });
  test('of at least half of its figures', () => {
    const rubble = (east: number) =>
      cover({ areas: [{ id: 'a', kind: 'rubble', rect: [9, 14, east, 18] }] }, [10, 16], { fighters: 4 });
    // They stand at 10, 10.75, 11.5 and 12.25, and the fire comes from the west of most of them.
    expect([rubble(10.4), rubble(11.1)]).toEqual(['exposed', 'in']);
  });
  test('[AMZ-vehicles] behind a soft vehicle In Cover, with an armored one between Solid Cover', () => {
    const behind = (vehicle: 'car' | 'APC', east = 10, north = 13) =>
      game({
        units: {
          red: { ...RED, at: [10, 16] },
          van: { vehicle, at: [east, north], figures: { 1: { id: 'van', role: 'vehicle' } } },
          mob: mob(10, 5),
        },
      }).table.coverOf('red', 'mob');
    expect([behind('car'), behind('APC'), behind('car', 11.1)]).toEqual(['in', 'solid', 'exposed']);
    expect([behind('APC', 10, 10.5), behind('APC', 10, 10.4), behind('car', 10, 7)]).toEqual([
      'solid',
      'exposed',
      'exposed',
    ]);
  });
  test('[AMZ-vehicles] [AMZ-terrain] so are those that are parked on the map, and they bar the way', () => {
    const parked = (kind: string) => ({ vehicles: [{ id: 'v', kind, rect: [8, 12, 12, 14] as Rect }] });
    const behind = (kind: string, y = 16) => {
      const { table } = game({ map: parked(kind), units: { red: { ...RED, at: [10, y] }, mob: mob(10, 5) } });
      return [table.coverOf('red', 'mob'), table.sees('red', 'mob')];
    };
    expect([behind('car'), behind('van'), behind('car', 24)]).toEqual([
      ['in', true],
      ['in', true],
      ['exposed', true],
    ]);
    expect(behind('APC')[1]).toBe(false);
    const { table } = game({ map: parked('car') });
    for (const gait of ['living', 'vehicle', 'odies', 'romeos'] as const) {
      expect(table.ways(gait).standing(10, 13, 0)).toBe(false);
      expect(table.ways(gait).standing(10, 15.1, 0)).toBe(true);
    }
  });
  test('[AMZ-take-cover] [AMZ-measuring] [AMZ-vehicles] a vehicle within 2 inches of a base is cover that may be taken', () => {
    const { table } = game({
      units: { van: { vehicle: 'car', at: [10, 13], figures: { 1: { id: 'van', role: 'vehicle' } } } },
    });
    const near = (y: number) => table.hasCoverNear({ x: 10, y, level: 0 });
    expect([near(14.1), near(16.25), near(16.251), near(13)]).toEqual([true, true, false, false]);
  });
  test('[AMZ-take-cover] [AMZ-measuring] so is rubble', () => {
    const areas = [
      { id: 'a', kind: 'rubble' as const, rect: [8, 12, 12, 16] as [number, number, number, number] },
    ];
    const { table } = game({ map: { areas } });
    expect([18.25, 18.251].map((y) => table.hasCoverNear({ x: 10, y, level: 0 }))).toEqual([true, false]);
  });
  test('[AMZ-buildings] a house covers whoever is inside from those outside, not from those in the same room', () => {
    const rect: [number, number, number, number] = [8, 12, 20, 24];
    const map = { buildings: [{ id: 'h', name: 'House', rect, levels: 1 }] };
    const from = (y: number) =>
      game({ map, units: { red: RED, mob: mob(10, 16), foe: mob(10, y) } }).table.coverOf('mob', 'foe');
    expect([from(5), from(22)]).toEqual(['solid', 'exposed']);
  });
  test('the dead are judged alike', () => {
    const g = game({ map: line('hedge'), units: { red: { ...RED, at: [10, 13] }, mob: mob(10, 16) } });
    expect(g.table.coverOf('mob', 'red')).toBe('in');
  });
  test('what lies nearer to the firer covers the firer, not the target', () => {
    const covers = (kind: string, y: number) => {
      const { table } = game({
        map: line(kind, y),
        units: { red: { ...RED, at: [10, 10] }, mob: mob(10, 20) },
      });
      return [table.coverOf('mob', 'red'), table.coverOf('red', 'mob')];
    };
    for (const [kind, cover] of [
      ['hedge', 'in'],
      ['low wall', 'solid'],
    ] as const) {
      expect(covers(kind, 11)).toEqual(['exposed', cover]);
      expect(covers(kind, 19)).toEqual([cover, 'exposed']);
      // In the middle it covers both.
      expect(covers(kind, 15)).toEqual([cover, cover]);
    }
  });
  test('a wood in which only the firer stands, or that is nearer to it, covers no target', () => {
    const covers = (south: number, north: number) => {
      const map = { areas: [{ id: 'w', kind: 'woods', rect: [5, south, 15, north] }] } as Situation['map'];
      const { table } = game({ map, units: { red: { ...RED, at: [10, 10] }, mob: mob(10, 20) } });
      return [table.coverOf('mob', 'red'), table.coverOf('red', 'mob')];
    };
    expect([covers(9, 11), covers(12, 14.5), covers(18, 21), covers(14, 16)]).toEqual([
      ['exposed', 'in'],
      ['exposed', 'in'],
      ['in', 'exposed'],
      ['in', 'in'],
    ]);
  });
  test('[AMZ-buildings] whoever fires out of a house has its cover, and those outside have none of it', () => {
    const house = {
      id: 'h',
      name: 'House',
      rect: [5, 15, 25, 25],
      levels: 1,
      windows: [{ id: 'n', at: [10, 15] }],
    };
    const covers = (y: number) => {
      const { table } = game({
        map: { buildings: [house] } as Situation['map'],
        units: { red: { ...RED, at: [10, 15.6] }, mob: mob(10, y) },
      });
      return [table.sees('red', 'mob'), table.coverOf('mob', 'red'), table.coverOf('red', 'mob')];
    };
    // Far off, and with their backs to the wall.
    expect([covers(5), covers(14.5)]).toEqual([
      [true, 'exposed', 'solid'],
      [true, 'exposed', 'solid'],
    ]);
  });
  test('[AMZ-buildings] so it is where the nearest who fires stands deep in it, and cannot see out himself', () => {
    const rect: [number, number, number, number] = [5, 15, 25, 25];
    const { table } = game({
      map: { buildings: [{ id: 'h', name: 'House', rect, levels: 1 }] },
      units: {
        red: { ...RED, fighters: 2, figures: { 1: { x: 15, y: 18 }, 2: { x: 24.5, y: 16 } } },
        mob: mob(15, 9),
      },
    });
    expect([table.sees('red', 'mob'), table.coverOf('mob', 'red')]).toEqual([true, 'exposed']);
  });
  test('[AMZ-buildings] the corner of a house covers whoever is nearer to it', () => {
    const rect: [number, number, number, number] = [10, 12, 20, 13];
    const covers = (red: number, far: number) => {
      const { table } = game({
        map: { buildings: [{ id: 'h', name: 'House', rect, levels: 1 }] },
        units: { red: { ...RED, at: [9.99, red] }, mob: mob(9.99, far) },
      });
      return [table.coverOf('mob', 'red'), table.coverOf('red', 'mob')];
    };
    expect([covers(11, 22), covers(3, 14)]).toEqual([
      ['exposed', 'solid'],
      ['solid', 'exposed'],
    ]);
  });
  test('[AMZ-take-cover] whoever took cover counts as In Cover', () => {
    // The hedge is behind it.
    const hedge = line('hedge', 18);
    expect([false, true].map((tookCover) => cover(hedge, [10, 16], { tookCover }))).toEqual([
      'exposed',
      'in',
    ]);
    expect(cover(line('low wall'), [10, 16], { tookCover: true })).toBe('solid');
  });
  test('[AMZ-take-cover] [AMZ-vehicles] but only while it has some within 2 inches, which may drive off', () => {
    const beside = (y: number) => {
      const van: Given = { vehicle: 'car', at: [12, y], figures: { 1: { id: 'van', role: 'vehicle' } } };
      const units = { red: { ...RED, at: [10, 16], tookCover: true }, mob: mob(10, 5), van } as const;
      return game({ units }).table.coverOf('red', 'mob');
    };
    expect([beside(16), beside(30)]).toEqual(['in', 'exposed']);
  });
});

test('[AMZ-take-cover] cover lies near a base within 2 inches of a wood, and everywhere in it', () => {
  const outline: [number, number][] = [
    [8, 18],
    [18, 8],
    [28, 18],
    [18, 28],
  ];
  const { table } = game({ map: { areas: [{ id: 'wood', kind: 'woods', outline }] } });
  const near = (x: number, y: number) => table.hasCoverNear({ x, y, level: 0 });
  // The middle, well inside, and a base two inches and a little more off the corner to the west.
  expect([near(18, 18), near(15, 21), near(21, 15), near(5.8, 18), near(5.7, 18)]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  // Outside, with the wood to the north or to the south of it.
  expect([near(10, 10), near(10, 26), near(26, 10), near(26, 26)]).toEqual([false, false, false, false]);
});

test('[AMZ-take-cover] neither the edge of the table nor that of a roof is cover, and a wall is on its own level alone', () => {
  const near = (x: number, y: number, level: number, map: Situation['map'] = {}) =>
    game({ map }).table.hasCoverNear({ x, y, level });
  expect([near(0.25, 18, 0), near(35.75, 35.75, 0)]).toEqual([false, false]);
  const rect: [number, number, number, number] = [10, 10, 20, 20];
  const house = { buildings: [{ id: 'h', name: 'House', rect, levels: 1, roof: 'flat' as const }] };
  expect([near(7.75, 15, 0, house), near(7.749, 15, 0, house), near(10.5, 15, 1, house)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[AMZ-vehicles] [AMZ-T-vehicles] an APC, an IFV and an AFV are armored', () => {
  const types = ['car', 'truck', 'gun truck', 'APC', 'IFV', 'AFV'] as const;
  expect(types.map(isArmored)).toEqual([false, false, false, true, true, true]);
});

test('[AMZ-los] a crowd hides what is behind it where a base of it lies on the line, not where it only touches it', () => {
  const seen = (x: number) =>
    sees({ units: { red: RED, crowd: mob(x, 14, { fighters: 5 }), mob: mob(10, 20) } });
  expect([seen(10.25), seen(10.249)]).toEqual([both(true), both(false)]);
});

test('[AMZ-cover-solid] [AMZ-cover-definitions] Solid Cover is that of a unit of which half stand behind it', () => {
  const behind = (end: number) => {
    const path: [number, number][] = [
      [0, 15],
      [end, 15],
    ];
    const map = { barriers: [{ id: 'w', kind: 'low wall', path }] };
    const units = { red: { ...RED, at: [10, 13] as const }, mob: mob(10, 16, { fighters: 4 }) };
    return game({ map, units }).table.coverOf('mob', 'red');
  };
  expect([9, 10.2, 10.5, 12].map(behind)).toEqual(['exposed', 'exposed', 'solid', 'solid']);
});
