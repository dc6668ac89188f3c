import { expect, test } from 'vitest';
import { MAP_LIMITS } from './limits.js';
import { type MapFile, mapSchema } from './map.js';
import { MapError, readMap } from './reading.js';

const whole = {
  format: 'shambles-map/1',
  title: 'test',
  unit: 'in',
  size: [24, 18],
  light: 'dusk',
  ground: 'grass',
  areas: [
    {
      id: 'wood',
      kind: 'woods',
      outline: [
        [14, 10],
        [20, 10],
        [14, 16],
      ],
    },
    { id: 'road', kind: 'road', rect: [0, 8, 24, 10] },
  ],
  buildings: [
    {
      id: 'shop',
      name: 'Shop',
      rect: [2, 2, 12, 8],
      levels: 2,
      walls: 'thin',
      roof: 'flat',
      inner: [
        {
          path: [
            [7, 2],
            [7, 8],
          ],
          level: 0,
        },
      ],
      doors: [{ id: 'door', at: [4, 2], width: 2, type: 'standard', open: true }],
      windows: [{ at: [2, 5], width: 1, level: 1 }],
    },
    { id: 'shed', name: 'Shed', rect: [12, 2, 16, 8], levels: 1 },
  ],
  barriers: [
    {
      id: 'fence',
      kind: 'wire',
      path: [
        [1, 12],
        [6, 12],
        [6, 17],
      ],
    },
  ],
  vehicles: [
    { id: 'car', kind: 'car', at: [18, 9], length: 4, width: 2, facing: 60 },
    { id: 'van', kind: 'van', rect: [1, 9, 5, 11] },
  ],
  links: [{ id: 'ladder', kind: 'ladder', at: [2, 8], from: 0, to: 2 }],
  lamps: [{ id: 'lamp', at: [20, 4] }],
  places: [{ id: 'start', kind: 'start', rect: [0, 0, 2, 2], data: { side: 'zed' } }],
  props: [{ kind: 'tree', at: [22, 16], size: 2 }],
};

// biome-ignore lint/suspicious/noExplicitAny: spoilt at will
type Loose = any;

/** The refusal of a map that has been spoiled in some way. */
function refused(spoil: (map: Loose) => void): string {
  const map = structuredClone(whole);
  spoil(map);
  try {
    readMap(map);
  } catch (error) {
    expect(error).toBeInstanceOf(MapError);
    return (error as MapError).message;
  }
  return 'nothing';
}

test('a map with everything on it is read as it is', () => {
  expect(readMap(structuredClone(whole))).toEqual(whole);
});

test.each<[string, (m: Loose) => void, string]>([
  [
    'another format',
    (m) => {
      m.format = 'shambles-map/2';
    },
    'format: found "shambles-map/2"; allowed: "shambles-map/1".',
  ],
  [
    'no title',
    (m) => {
      delete m.title;
    },
    'title: found nothing; allowed: a text.',
  ],
  [
    'an odd unit',
    (m) => {
      m.unit = 'mm';
    },
    'unit: found "mm"; allowed: "cm", "in".',
  ],
  [
    'one length',
    (m) => {
      m.size = [24];
    },
    'size: found [24]; allowed: a list of at least 2.',
  ],
  [
    'three lengths',
    (m) => {
      m.size = [24, 18, 2];
    },
    'size: found [24,18,2]; allowed: a list of at most 2.',
  ],
  [
    'no width',
    (m) => {
      m.size = [0, 18];
    },
    'size/0: found 0; allowed: more than 0.',
  ],
  [
    'a table nested without end',
    (m) => {
      m.size = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    },
    'size: found something nested too deeply; allowed: a list of at least 2.',
  ],
  [
    'a giant table',
    (m) => {
      m.size = [24, 601];
    },
    'size/1: found 601; allowed: at most 600.',
  ],
  [
    'not a number',
    (m) => {
      m.size = [24, Number.NaN];
    },
    'size/1: found NaN; allowed: a number.',
  ],
  [
    'a field of its own',
    (m) => {
      m.colour = 'red';
    },
    'map: has no field "colour".',
  ],
  [
    'a misspelt field',
    (m) => {
      m.buildings[0].door = [];
    },
    'buildings/shop: has no field "door".',
  ],
  [
    'an id that is a number',
    (m) => {
      m.lamps[0].id = '7';
    },
    'lamps/7/id: found "7"; allowed: a letter, then letters, digits, - and _.',
  ],
  [
    'half a floor',
    (m) => {
      m.buildings[0].levels = 1.5;
    },
    'buildings/shop/levels: found 1.5; allowed: a whole number.',
  ],
  [
    'no floor',
    (m) => {
      m.buildings[0].levels = 0;
    },
    'buildings/shop/levels: found 0; allowed: at least 1.',
  ],
  [
    'a light of its own',
    (m) => {
      m.light = 4;
    },
    'light: found 4; allowed: "day", "dusk", "night".',
  ],
  [
    'a rectangle inside out',
    (m) => {
      m.areas[1].rect = [24, 8, 0, 10];
    },
    'areas/road/rect: must be west, south, east, north.',
  ],
  [
    'two shapes',
    (m) => {
      m.areas[1].outline = [
        [0, 0],
        [1, 0],
        [0, 1],
      ];
    },
    'areas/road: needs either "rect" or "outline".',
  ],
  [
    'no shape',
    (m) => {
      delete m.buildings[1].rect;
    },
    'buildings/shed: needs either "rect" or "outline".',
  ],
  [
    'two corners',
    (m) => {
      m.areas[0].outline.pop();
    },
    'areas/wood/outline: found [[14,10],[20,10]]; allowed: a list of at least 3.',
  ],
  [
    'a path of a point',
    (m) => {
      m.barriers[0].path = [[1, 1]];
    },
    'barriers/fence/path: found [[1,1]]; allowed: a list of at least 2.',
  ],
  [
    'what is no JSON',
    (m) => {
      m.places[0].data = { f: Math.max };
    },
    'places/start/data/f: found function max() { [native code] }; allowed: plain JSON.',
  ],
  [
    'a direction too far',
    (m) => {
      m.vehicles[0].facing = 360;
    },
    'vehicles/car/facing: found 360; allowed: at most 359.',
  ],
])('%s is refused', (_, spoil, said) => {
  expect(refused(spoil)).toBe(said);
});

test.each<[string, (m: Loose) => void, string]>([
  [
    'an id twice',
    (m) => {
      m.lamps[0].id = 'door';
    },
    'buildings/shop/doors/door: the id "door" is taken by lamps/door; ids must differ.',
  ],
  [
    'a window named like a car',
    (m) => {
      m.buildings[0].windows[0].id = 'car';
    },
    'buildings/shop/windows/car: the id "car" is taken by vehicles/car; ids must differ.',
  ],
  [
    'half a vehicle',
    (m) => {
      delete m.vehicles[0].width;
    },
    'vehicles/car: needs either "rect", or "at", "length" and "width".',
  ],
  [
    'a vehicle twice over',
    (m) => {
      m.vehicles[1].at = [3, 10];
    },
    'vehicles/van: needs either "rect", or "at", "length" and "width".',
  ],
  [
    'a place nowhere',
    (m) => {
      delete m.places[0].rect;
    },
    'places/start: needs either "at" or "rect".',
  ],
  [
    'a point twice',
    (m) => {
      m.barriers[0].path[1] = [1, 12];
    },
    'barriers/fence/path: the point 1, 12 comes twice in a row; each must lie apart from the one before.',
  ],
  [
    'a corner twice',
    (m) => {
      m.areas[0].outline.push([14, 10]);
    },
    'areas/wood/outline: the point 14, 10 comes twice in a row; each must lie apart from the one before.',
  ],
  [
    'an outline across itself',
    (m) => {
      m.areas[0].outline = [
        [14, 10],
        [20, 16],
        [20, 10],
        [14, 16],
      ];
    },
    'areas/wood/outline: its sides cross or touch; each may only meet the next, at their corner.',
  ],
  [
    'an outline back on itself',
    (m) => {
      m.areas[0].outline = [
        [14, 10],
        [20, 10],
        [16, 10],
      ];
    },
    'areas/wood/outline: its sides cross or touch; each may only meet the next, at their corner.',
  ],
  [
    'an area off the table',
    (m) => {
      m.areas[1].rect = [0, 8, 25, 10];
    },
    'areas/road/rect: 25, 10 lies outside the table, which goes from 0, 0 to 24, 18.',
  ],
  [
    'a lamp off the table',
    (m) => {
      m.lamps[0].at = [-1, 4];
    },
    'lamps/lamp/at: -1, 4 lies outside the table, which goes from 0, 0 to 24, 18.',
  ],
  [
    'a tree off the table',
    (m) => {
      m.props[0].at = [22, 19];
    },
    'props/0/at: 22, 19 lies outside the table, which goes from 0, 0 to 24, 18.',
  ],
  [
    'a fence off the table',
    (m) => {
      m.barriers[0].path[2] = [6, 18.5];
    },
    'barriers/fence/path: 6, 18.5 lies outside the table, which goes from 0, 0 to 24, 18.',
  ],
  [
    'a link off the table',
    (m) => {
      m.links[0].at = [2, -8];
    },
    'links/ladder/at: 2, -8 lies outside the table, which goes from 0, 0 to 24, 18.',
  ],
  [
    'a car turned off the table',
    (m) => {
      m.vehicles[0].at = [23, 9];
    },
    'vehicles/car, as it is turned: 24.232, 10.866 lies outside the table, which goes from 0, 0 to 24, 18.',
  ],
  [
    'buildings in one another',
    (m) => {
      m.buildings[1].rect = [11, 2, 16, 8];
    },
    'buildings/shed: overlaps the building shop; buildings may touch, no more.',
  ],
  [
    'a building within another',
    (m) => {
      m.buildings[1].rect = [8, 3, 9, 4];
    },
    'buildings/shed: overlaps the building shop; buildings may touch, no more.',
  ],
  [
    'the same building twice',
    (m) => {
      m.buildings[1].rect = [2, 2, 12, 8];
    },
    'buildings/shed: overlaps the building shop; buildings may touch, no more.',
  ],
  [
    'crossed buildings',
    (m) => {
      m.buildings[1].rect = [5, 1, 6, 9];
    },
    'buildings/shed: overlaps the building shop; buildings may touch, no more.',
  ],
  [
    'a wall outside',
    (m) => {
      m.buildings[0].inner[0].path[1] = [7, 9];
    },
    'buildings/shop/inner/0/path: 7, 9 lies outside the building.',
  ],
  [
    'a wall too high',
    (m) => {
      m.buildings[0].inner[0].level = 2;
    },
    'buildings/shop/inner/0/level: found 2; its levels are 0 to 1.',
  ],
  [
    'a door off the walls',
    (m) => {
      m.buildings[0].doors[0].at = [4, 3];
    },
    'buildings/shop/doors/door: at 4, 3, 2 wide, it lies on no wall; its middle must lie on one that is as long.',
  ],
  [
    'a door round a corner',
    (m) => {
      m.buildings[0].doors[0].at = [2.5, 2];
    },
    'buildings/shop/doors/door: at 2.5, 2, 2 wide, it lies on no wall; its middle must lie on one that is as long.',
  ],
  [
    'a door up in the air',
    (m) => {
      m.buildings[0].doors[0].level = 2;
    },
    'buildings/shop/doors/door/level: found 2; its levels are 0 to 1.',
  ],
  [
    'a window in a door',
    (m) => {
      m.buildings[0].windows.push({ at: [5, 2], width: 1 });
    },
    'buildings/shop/windows/shop-window-2: overlaps the door door; leave wall between them.',
  ],
  [
    'a ladder to where it stands',
    (m) => {
      m.links[0].to = 0;
    },
    'links/ladder: goes from level 0 to itself; "from" and "to" must differ.',
  ],
  [
    'a ladder to nowhere',
    (m) => {
      m.links[0].to = 3;
    },
    'links/ladder: there is no level 3 at 2, 8; it must lie in or on a building that has it, the roof included.',
  ],
  [
    'a ladder in the street',
    (m) => {
      m.links[0].at = [1, 8];
    },
    'links/ladder: there is no level 2 at 1, 8; it must lie in or on a building that has it, the roof included.',
  ],
  [
    'a place up in the air',
    (m) => {
      m.places.push({ id: 'nest', kind: 'nest', at: [20, 2], level: 1 });
    },
    'places/nest: there is no level 1 at 20, 2; it must lie in or on a building that has it, the roof included.',
  ],
])('%s is refused', (_, spoil, said) => {
  expect(refused(spoil)).toBe(said);
});

test.each<[string, (m: Loose) => void]>([
  ['buildings that share a wall', () => {}],
  [
    'buildings that share a corner',
    (m) => {
      m.buildings[1].rect = [12, 0, 16, 2];
    },
  ],
  [
    'a building in the bay of another',
    (m) => {
      m.buildings[0] = {
        id: 'shop',
        name: 'Shop',
        outline: [
          [2, 2],
          [12, 2],
          [12, 4],
          [6, 4],
          [6, 8],
          [2, 8],
        ],
        levels: 2,
      };
      m.buildings[1].rect = [6, 4, 12, 8];
    },
  ],
  [
    'holes side by side',
    (m) => {
      m.buildings[0].windows.push({ at: [5.5, 2], width: 1 });
    },
  ],
  [
    'holes over one another',
    (m) => {
      m.buildings[0].windows.push({ at: [4, 2], width: 2, level: 1 });
    },
  ],
])('%s are allowed', (_, change) => {
  expect(refused(change)).toBe('nothing');
});

const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
/** A map with `n` separate small houses of this many floors. */
const suburb = (n: number, levels: number) => ({
  ...whole,
  size: [400, 400],
  buildings: many(n, (i) => ({
    id: `house-${i}`,
    name: 'House',
    rect: [(i % 20) * 20, Math.floor(i / 20) * 20, (i % 20) * 20 + 10, Math.floor(i / 20) * 20 + 10],
    levels,
  })),
  areas: [],
  barriers: [],
  vehicles: [],
  links: [],
});

test.each<[string, (m: Loose) => void, string]>([
  [
    'a city of 300 houses',
    (m) => Object.assign(m, suburb(300, 1)),
    'buildings: found a list of 300; allowed: a list of at most 100.',
  ],
  [
    'sixty houses of nine floors',
    (m) => Object.assign(m, suburb(60, 9)),
    'buildings, barriers and vehicles: have 2400 straight stretches, walls counted on each floor; the building house-0 alone has 40; allowed: at most 1200.',
  ],
  [
    'a maze in one house',
    (m) => {
      m.buildings[0].inner = many(61, () => ({
        path: [
          [7, 2],
          [7, 8],
        ],
      }));
    },
    'buildings/shop/inner: found a list of 61; allowed: a list of at most 60.',
  ],
  [
    'a house of doors alone',
    (m) => {
      m.buildings[0].doors = many(41, (i) => ({ id: `d${i}`, at: [4, 2], type: 'standard' }));
    },
    'buildings/shop/doors: found a list of 41; allowed: a list of at most 40.',
  ],
  [
    'a house of windows alone',
    (m) => {
      m.buildings[0].windows = many(81, () => ({ at: [2, 5] }));
    },
    'buildings/shop/windows: found a list of 81; allowed: a list of at most 80.',
  ],
  [
    'a field of fences',
    (m) => {
      m.barriers = many(200, (i) => ({ id: `f${i}`, kind: 'wire', path: many(8, (k) => [k, 12 + i / 100]) }));
    },
    'buildings, barriers and vehicles: have 1433 straight stretches, walls counted on each floor; the building shop alone has 17; allowed: at most 1200.',
  ],
  [
    'fields with many corners',
    (m) => {
      m.areas = many(11, (i) => ({ id: `a${i}`, kind: 'lawn', outline: many(200, (k) => [k / 10, i]) }));
    },
    'areas: have 2200 corners together; allowed: at most 2000.',
  ],
  ...(['areas', 'barriers', 'vehicles', 'links', 'lamps', 'places', 'props'] as const).map(
    (list): [string, (m: Loose) => void, string] => [
      `too many ${list}`,
      (m) => {
        m[list] = many(MAP_LIMITS[list] + 1, () => m[list][0]);
      },
      `${list}: found a list of ${MAP_LIMITS[list] + 1}; allowed: a list of at most ${MAP_LIMITS[list]}.`,
    ],
  ),
])('%s is more than a map may hold, and is told so', (_, spoil, said) => {
  expect(refused(spoil)).toBe(said);
});

test('a large suburb is still a map', () => {
  expect(refused((m) => Object.assign(m, suburb(70, 1)))).toBe('nothing');
});

test('anything that is no map is refused in words', () => {
  for (const data of [undefined, null, 7, 'map', [], {}, { format: 1 }])
    expect(() => readMap(data)).toThrow(MapError);
});

test('editors get the format as a JSON Schema', () => {
  const schema = mapSchema() as { properties: { [field in keyof MapFile]: unknown }; required: string[] };
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(whole)));
  expect(schema.required).toEqual(['format', 'title', 'unit', 'size']);
});
