import { describe, expect, test } from 'vitest';
import { type Given, game, type Situation } from '../testing/game.js';
import { entitled, isAware } from './awareness.js';

const RED: Given = { quality: 'trained', professional: true, fighters: 1, at: [10, 5] };
const WALL = {
  barriers: [
    {
      id: 'w',
      kind: 'high wall',
      path: [
        [0, 6],
        [36, 6],
      ] as [number, number][],
    },
  ],
};

const TYPES = ['odies', 'zulus', 'romeos', 'dexters'] as const;
const aware = (kind: Given['kind'], inches: number, red: Partial<Given> = {}, given: Situation = {}) => {
  const units = { red: { ...RED, ...red }, mob: { kind, at: [10, 5.5 + inches] as const } };
  return isAware(game({ ...given, units: units as Situation['units'] & object }).w, 'mob', 'red');
};

describe('[AMZ-awareness] [AMZ-zombie-types]', () => {
  test('in sight, within the distance of the type: 6, 8, 12 and 12 inches', () => {
    expect(TYPES.map((kind, i) => aware(kind, [6, 8, 12, 12][i] as number))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(TYPES.map((kind, i) => aware(kind, ([6, 8, 12, 12][i] as number) + 0.1))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(TYPES.map((kind) => aware(kind, 3, {}, { map: WALL }))).toEqual([false, false, false, false]);
  });

  test('[AMZ-D-hearing] who has fired, 6 inches farther, in sight or not', () => {
    const heard = (kind: (typeof TYPES)[number], inches: number) =>
      aware(kind, inches, { heard: true }, { map: WALL });
    expect(TYPES.map((kind, i) => heard(kind, [12, 14, 18, 18][i] as number))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(TYPES.map((kind, i) => heard(kind, ([12, 14, 18, 18][i] as number) + 0.1))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('[AMZ-D-hearing] suppressed weapons are not heard, others to the end of the turn', () => {
    const fires = (suppressed: boolean) => {
      const g = game({
        options: { zombies: 'player' },
        units: { red: { ...RED, suppressed }, mob: { kind: 'odies', at: [10, 20] } },
        // One die for a figure and one for an Exposed target, against one.
        dice: [1, 1, 1],
      });
      return g.run().answer('move-fire stationary', 'mob');
    };
    expect([fires(true).unit('red').heard, fires(false).unit('red').heard]).toEqual([false, true]);
    const g = fires(false);
    g.w.happen({ is: 'turn', cause: 'AMZ-turn-13-repeat', turn: 2 });
    expect(g.unit('red').heard).toBe(false);
  });

  test('[AMZ-possessed] Possessed are aware of every Living unit in line of sight', () => {
    expect(aware('possessed', 29)).toBe(true);
    expect(aware('possessed', 3, { heard: true }, { map: WALL })).toBe(false);
    expect(aware('possessed', 13, {}, { scenario: { light: 'night' } })).toBe(false);
  });

  test('[AMZ-dexter-control] a driven mob may Interrupt whom its Dexter is aware of', () => {
    const may = (y: number) => {
      const g = game({
        units: {
          red: RED,
          lord: { kind: 'dexters', at: [10, 12] },
          mob: { kind: 'odies', at: [10, y] },
        },
      });
      return entitled(g.w, 'red').includes('mob');
    };
    // Twelve inches from the Dexter.
    expect([may(24.5), may(24.6)]).toEqual([true, false]);
  });
});

test('[AMZ-awareness] nobody who is down notices or is noticed', () => {
  const noticed = (red: Given['figures'], mob: Given['figures']) => {
    const units = {
      red: { ...RED, figures: red },
      mob: { kind: 'zulus', at: [10, 7], figures: mob },
    } as const;
    return isAware(game({ units }).w, 'mob', 'red');
  };
  const gone = { 1: { status: 'kia', x: -1, y: -1 } } as const;
  expect([noticed({}, {}), noticed(gone, {}), noticed({}, gone)]).toEqual([true, false, false]);
});

test('[AMZ-T-quirk-cards] 13: Zulus and Romeos smell the one unit from 4 inches farther, through walls, and hear it from farther', () => {
  const smells =
    (card: number, on: string) => (kind: (typeof TYPES)[number], inches: number, heard: boolean) =>
      aware(kind, inches, { heard }, { map: WALL, state: { effects: [{ card, on, until: 1 }] } });
  const red = smells(13, 'red');
  expect([red('zulus', 12, false), red('zulus', 12.001, false)]).toEqual([true, false]);
  expect([red('romeos', 16, false), red('romeos', 16.001, false)]).toEqual([true, false]);
  expect([red('zulus', 18, true), red('zulus', 18.001, true)]).toEqual([true, false]);
  expect([red('odies', 3, false), red('dexters', 3, false)]).toEqual([false, false]);
  // Nobody else is smelled, and no other card on the unit lets it be.
  expect([smells(13, 'blue')('zulus', 3, false), smells(2, 'red')('zulus', 3, false)]).toEqual([
    false,
    false,
  ]);
});

test('[AMZ-T-quirk-cards] 4: whoever is destroyed hears no alarm', () => {
  const hears = (figures: Given['figures']) => {
    const g = game({
      units: { red: RED, mob: { kind: 'zulus', at: [10, 30], figures } },
      state: { effects: [{ card: 4, on: 'mob red', until: 1 }] },
    });
    return isAware(g.w, 'mob', 'red');
  };
  expect([hears({}), hears({ 1: { status: 'destroyed', x: -1, y: -1 } })]).toEqual([true, false]);
});
