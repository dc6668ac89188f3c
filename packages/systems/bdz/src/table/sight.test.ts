import { describe, expect, test } from 'vitest';
import { sightLimit } from '../house/ground-rows.js';
import { PRINTED } from '../house/tables.js';
import { HOUSE } from '../testing/encounter.js';
import { game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';

const line = (id: string, kind: string, y: number): Situation['map'] => ({
  barriers: [
    {
      id,
      kind,
      path: [
        [10, y],
        [26, y],
      ],
    },
  ],
});

/** Two figures on one line, this far apart from edge to edge: true if the first sees the second. */
function sees(inches: number, { people, ...given }: Situation = {}): boolean {
  const g = game({
    ...given,
    people: { a: { x: 18, y: 2 }, foe: { seat: 'player-2', x: 18, y: 3 + inches, facing: 180 }, ...people },
  });
  return g.table.sees('a', 'foe');
}

describe('figures', () => {
  test('[BDZ-figure-base] a base is an inch across: an inch from middle to middle they touch, and no nearer can they be', () => {
    const g = game({
      people: { a: { x: 10, y: 10 }, b: { x: 11, y: 10 }, far: { x: 15, y: 10 } },
      active: ['a'],
    });
    expect([g.table.distance('a', 'b'), g.table.touching('a', 'b')]).toEqual([0, true]);
    expect(g.table.distance('b', 'far')).toBeCloseTo(3, 6);
    g.step().answer('move a');
    expect(g.refused([14.1, 10])).toBe('BDZ-move-normal');
    g.answer([14, 10]);
  });

  test('[BDZ-figure-base] bases and vehicles a tenth of an inch apart, or less, are in contact', () => {
    const apart = (inches: number) => {
      const g = game({
        people: { a: { x: 10.9, y: 10 }, b: { x: 11.9 + inches, y: 10 }, c: { x: 18.7, y: 21.25 + inches } },
        vehicles: { v: { kind: 'pickup', x: 18.7, y: 18.75, facing: 0 } },
      });
      return [g.table.touching('a', 'b'), g.table.besideVehicle('c', g.vehicle('v'))];
    };
    expect([0, 0.1, 0.102].map(apart)).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  test('[BDZ-face-front] [BDZ-los-front] it sees, and fires, 90 degrees to either side, and no farther round', () => {
    const at = (facing: number) => {
      const g = game({
        people: { a: { x: 18, y: 18, facing, has: ['pistol'] }, foe: { seat: 'player-2', x: 18, y: 24 } },
      });
      return g.table.sees('a', 'foe');
    };
    expect([0, 90, 270, 91, 269, 180].map(at)).toEqual([true, true, true, false, false, false]);
  });
});

describe('what blocks a line', () => {
  test('[BDZ-los-block] buildings, high walls, rocks, crests and friends of the one who looks; and across the whole table nothing else', () => {
    const house = {
      id: 'h',
      name: 'h',
      rect: [14, 8, 22, 12] as [number, number, number, number],
      levels: 1,
    };
    expect(sees(30)).toBe(true);
    expect(sees(15, { map: { buildings: [house] } })).toBe(false);
    expect(sees(15, { map: line('w', 'high wall', 10) ?? {} })).toBe(false);
    expect(sees(15, { map: line('c', 'crest', 10) ?? {} })).toBe(false);
    expect(sees(15, { map: { areas: [{ id: 'r', kind: 'rock', rect: [14, 8, 22, 12] }] } })).toBe(false);
    expect(sees(15, { people: { b: { x: 18, y: 8 } } })).toBe(false);
    expect(sees(15, { people: { b: { x: 18, y: 8, prone: true } } })).toBe(true);
    // A line that only touches the edge of a base passes it.
    expect([17.5, 17.501].map((x) => sees(15, { people: { b: { x, y: 8 } } }))).toEqual([true, false]);
    for (const kind of ['low wall', 'hedge', 'fence'])
      expect(sees(15, { map: line('l', kind, 10) ?? {} })).toBe(true);
  });

  test('[BDZ-D-los-figures] neither enemies nor zombies block anybody’s sight', () => {
    expect(sees(15, { people: { b: { seat: 'player-2', x: 18, y: 8 } } })).toBe(true);
    expect(sees(15, { zeds: { 'zed-1': { x: 18, y: 8 } } })).toBe(true);
    // A friend of the enemy is in the way.
    const g = game({
      people: {
        a: { x: 18, y: 2 },
        foe: { seat: 'player-2', x: 18, y: 18, facing: 180 },
        b: { seat: 'player-2', x: 18, y: 8 },
      },
    });
    expect([g.table.sees('a', 'foe'), g.table.sees('foe', 'a')]).toEqual([true, false]);
  });

  test('[BDZ-D-sight-mutual] at a corner whoever can be seen by somebody sees that one too, in cover', () => {
    const corner = (x: number) => {
      const g = game({
        map: { buildings: [{ id: 'h', name: 'h', rect: [10, 14, 20, 24], levels: 1 }] },
        people: { a: { x, y: 12 }, foe: { seat: 'player-2', x: 25, y: 24, facing: 180 } },
        zeds: { 'zed-1': { x, y: 10 } },
      });
      return [g.table.line('a', 'foe'), g.table.line('foe', 'a')].map((line) => line !== 'no');
    };
    for (let x = 10; x < 22; x += 0.25) expect(new Set(corner(x)).size, String(x)).toBe(1);
  });

  test('[BDZ-bldg-inside] inside a building one is in cover, from those in the same room as well, but not in the doorway', () => {
    const house = {
      id: 'h',
      name: 'h',
      rect: [10, 10, 26, 26] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'd', at: [18, 10] as [number, number], width: 2, type: 'standard' }],
    };
    const line = (y: number, x = 18) =>
      game({
        map: { buildings: [house] },
        people: { a: { x: 18, y: 22 }, foe: { seat: 'player-2', x, y } },
      }).table.line('a', 'foe');
    expect([line(14), line(14, 14), line(10.3)]).toEqual(['cover', 'cover', 'clear']);
  });

  test('[BDZ-terrain-hill] on its crest one looks over a hill, and is seen', () => {
    const map: Situation['map'] = {
      ...line('c', 'crest', 18),
      areas: [{ id: 'h', kind: 'hill', rect: [10, 12, 26, 24] }],
    };
    const g = game({
      map: map ?? {},
      people: {
        south: { x: 18, y: 6 },
        top: { x: 18, y: 17.5, facing: 0 },
        north: { seat: 'player-2', x: 18, y: 30, facing: 180 },
      },
    });
    expect(g.table.line('south', 'north')).toBe('no');
    expect([g.table.line('top', 'north'), g.table.line('north', 'top')]).not.toContain('no');
  });
});

describe('how far one sees', () => {
  const lamp = { lamps: [{ id: 'l', at: [18, 30] as [number, number] }] };
  test('[BDZ-los-night] 12 inches at night, and what is well lit at any distance', () => {
    const night = { options: { time: 'night' } };
    expect([sees(12, night), sees(12.1, night)]).toEqual([true, false]);
    // Exactly 12 inches wherever they stand: thousandths count.
    const from = (y: number, inches: number) =>
      sees(y - 2 + inches, { ...night, people: { a: { x: 18, y } } });
    expect([from(3.1, 12), from(3.1, 12.001)]).toEqual([true, false]);
    expect([sees(27, { ...night, map: lamp }), sees(18, { ...night, map: lamp })]).toEqual([true, false]);
  });

  test('[BDZ-los-dusk] 18 inches before dawn and in the evening, and what is well lit at any distance', () => {
    const dusk = { options: { time: 'dusk' } };
    expect([sees(18, dusk), sees(18.1, dusk)]).toEqual([true, false]);
    expect(sees(27, { ...dusk, map: lamp })).toBe(true);
  });

  test('[BDZ-los-night] [BDZ-los-dusk] [BDZ-los-weather] so it is for zombies, and what is well lit they see as well', () => {
    const seen = (inches: number, given: Situation = {}) =>
      game({
        ...given,
        people: { a: { x: 18, y: 3 + inches } },
        zeds: { 'zed-1': { x: 18, y: 2, facing: 0 } },
      }).table.sees('zed-1', 'a');
    const dark = (time: string, weather = 'fair'): Situation => ({ options: { time, weather } });
    expect([seen(12, dark('night')), seen(12.1, dark('night'))]).toEqual([true, false]);
    expect([seen(18, dark('dusk')), seen(18.1, dark('dusk'))]).toEqual([true, false]);
    expect([seen(12, dark('day', 'foul')), seen(12.1, dark('day', 'foul'))]).toEqual([true, false]);
    expect([seen(27), seen(27, { ...dark('night'), map: lamp })]).toEqual([true, true]);
    const woods = {
      areas: [{ id: 'w', kind: 'woods', rect: [0, 0, 36, 36] as [number, number, number, number] }],
    };
    expect(seen(13, { map: woods })).toBe(true);
    expect(seen(13, { ...dark('night'), map: woods })).toBe(false);
  });

  const wood = (kind: string): Situation['map'] => ({ areas: [{ id: 'w', kind, rect: [0, 0, 36, 36] }] });
  test('[BDZ-los-woods] [BDZ-terrain-woods] [BDZ-terrain-rough] 12 inches in woods and on rough ground by day, 6 at night', () => {
    for (const kind of ['woods', 'rough'])
      for (const [time, far] of [
        ['day', 12],
        ['dusk', 12],
        ['night', 6],
      ] as const) {
        const given = { map: wood(kind) ?? {}, options: { time } };
        expect([sees(far, given), sees(far + 0.1, given)], `${kind} ${time}`).toEqual([true, false]);
      }
  });

  test('[BDZ-D-woods-edge] [BDZ-zshoot-cover] [BDZ-zmove-woods] a zombie at the edge is concealed from the side as well, and behind a wall that is no cover to it', () => {
    const at = (map: Situation['map'], x: number, y: number) => {
      const g = game({
        map: map ?? {},
        people: { a: { x, y }, foe: { seat: 'player-2', x: 18, y: 18.9 } },
        zeds: { 'zed-1': { x: 18, y: 18.7 } },
      });
      return [g.table.line('a', 'zed-1'), g.table.line('a', 'foe')];
    };
    const edge = {
      areas: [{ id: 'w', kind: 'woods', rect: [12, 18, 24, 30] as [number, number, number, number] }],
    };
    expect([at(edge, 18, 8), at(edge, 35, 17.5)]).toEqual([
      ['concealed', 'cover'],
      ['concealed', 'cover'],
    ]);
    expect(at({ ...edge, ...line('l', 'low wall', 17.4) }, 18, 8)).toEqual(['concealed', 'cover']);
    const bushes = { areas: [{ ...edge.areas[0], id: 'b', kind: 'bushes' }] } as Situation['map'];
    expect(at({ ...bushes, ...line('l', 'low wall', 17.4) }, 18, 8)).toEqual(['concealed', 'cover']);
    expect(at(line('l', 'low wall', 17.4), 18, 8)).toEqual(['cover', 'cover']);
  });

  test('[BDZ-los-woods] [BDZ-enc-terrain-woods-edge] [BDZ-terrain-woods] at the edge one sees out and is seen, in cover; an inch inside neither', () => {
    const at = (y: number) => {
      const g = game({
        map: { areas: [{ id: 'w', kind: 'woods', rect: [0, 20, 36, 36] }] },
        people: { a: { x: 18, y: 6 }, foe: { seat: 'player-2', x: 18, y, facing: 180 } },
        zeds: { 'zed-1': { x: 21, y } },
      });
      return [g.table.line('a', 'foe'), g.table.sees('foe', 'a'), g.table.line('a', 'zed-1')];
    };
    expect(at(20.5)).toEqual(['cover', true, 'concealed']);
    expect(at(21.6)).toEqual(['no', false, 'no']);
  });

  test('[BDZ-los-weather] 12 inches in fog by day, 6 at night; a lamp does not help', () => {
    const foul = (time: string) => ({ options: { time, weather: 'foul' } });
    expect([sees(12, foul('day')), sees(12.1, foul('day'))]).toEqual([true, false]);
    expect([sees(12, foul('dusk')), sees(12.1, foul('dusk'))]).toEqual([true, false]);
    expect([sees(6, foul('night')), sees(6.1, foul('night'))]).toEqual([true, false]);
    expect(sees(27, { ...foul('night'), map: lamp })).toBe(false);
  });

  test('[BDZ-T-los] every limit is that of the register, and the shorter of two counts', () => {
    const rows = printed<{ readonly limit: number | null }>('BDZ-T-los');
    const plain = { lit: false, woods: false, foul: false };
    const limit = (time: 'day' | 'dusk' | 'night', more: object = {}) =>
      sightLimit(PRINTED, time, { ...plain, ...more });
    expect([
      limit('day'),
      limit('night'),
      limit('dusk'),
      limit('day', { woods: true }),
      limit('night', { woods: true }),
      limit('day', { foul: true }),
      limit('night', { foul: true }),
    ]).toEqual(rows.map((r) => r.limit ?? Number.POSITIVE_INFINITY));
    expect(limit('dusk', { woods: true, foul: true })).toBe(12);
    expect(limit('night', { lit: true, foul: true })).toBe(6);
  });

  test('[BDZ-terrain-clear] [BDZ-enc-terrain-clear] low bushes conceal in the suburbs and the country, and are not there in a city', () => {
    const bush: Situation['map'] = { areas: [{ id: 'b', kind: 'bushes', rect: [10, 14, 26, 17] }] };
    const behind = (area: string) => {
      const g = game({
        map: bush ?? {},
        options: { area },
        people: { a: { x: 18, y: 6 }, foe: { seat: 'player-2', x: 18, y: 18 } },
      });
      return g.table.line('a', 'foe');
    };
    expect(['suburbs', 'rural', 'urban'].map(behind)).toEqual(['concealed', 'concealed', 'clear']);
  });
});

test('[BDZ-bldg-inside] in a doorway is whoever is less than half a base from the door, on its floor', () => {
  const map = { ...HOUSE, buildings: HOUSE?.buildings?.map((b) => ({ ...b, levels: 2 })) };
  const g = game({ map });
  const indoors = (y: number, level = 0) => g.table.isIndoors({ x: 18, y, level });
  expect([indoors(12.499), indoors(12.5), indoors(12.499, 1)]).toEqual([false, true, true]);
});

test('[BDZ-melee-start] bases a tenth of an inch apart touch', () => {
  const touch = (y: number) => game({ people: { a: { y: 18 }, b: { y } } }).table.touching('a', 'b');
  expect([touch(19.1), touch(19.101)]).toEqual([true, false]);
});
