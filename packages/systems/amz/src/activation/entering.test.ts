import type { Line } from '@shambles/engine';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../catalogue.js';
import { amz } from '../index.js';
import type { Figure } from '../state.js';
import { type Game, type Given, game, type Situation } from '../testing/game.js';
import { inWords } from '../testing/said.js';
import { entryLine } from './landmarks.js';

/** A unit of this many figures that has not come onto the table yet. */
function outside(fighters: number, more: Given = {}): Given {
  const figures: { [number: number]: Partial<Figure> } = {};
  for (let n = 1; n <= fighters; n++) figures[n] = { x: -1, y: -1 };
  return { professional: true, quality: 'trained', fighters, entered: false, figures, ...more };
}

type Entry = { readonly edge?: string; readonly from?: number; readonly to?: number };

/** Units of a scenario that enter, each at an edge of its own. */
function arriving(entries: { readonly [unit: string]: Entry }, more: Situation): Game {
  const living = Object.entries(entries).map(([id, entry]) => ({ id, entry }));
  return game({ ...more, scenario: { living } as object });
}

/** Water along the south edge except for the dry stretches. Nobody can stand in water. */
const flooded = (...dry: readonly (readonly [from: number, to: number])[]): Situation['map'] => {
  const ends = [0, ...dry.flat(), 36];
  return {
    areas: dry.concat([[0, 0]]).map((_, i) => ({
      id: `water-${i}`,
      kind: 'water',
      rect: [ends[2 * i] as number, 0, ends[2 * i + 1] as number, 6],
    })),
  };
};

const SOUTH = { edge: 'south', from: 10, to: 14 } as const;
const inches = (edge: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${edge} ${from + i}`);

describe('[AMZ-scenario-format] a unit comes onto the table at the start of its first activation', () => {
  test('at a spot of its stretch, inch by inch, as a whole', () => {
    const g = arriving({ red: SOUTH }, { units: { red: outside(4) } }).run();
    expect(g.question()).toBe('living enter AMZ-scenario-format');
    expect(g.asked()).toMatchObject({
      values: { who: { noun: 'unit.red' } },
      shape: { figure: 'red-1', from: [10, 0.25, 0], how: 'put', within: 0 },
    });
    expect(g.options()).toEqual(inches('south', 10, 14));
    g.answer('south 12');
    expect(g.unit('red').entered).toBe(true);
    expect(g.figures('red')[0]).toMatchObject({ x: 12, y: 0.25, level: 0 });
    for (const f of g.figures('red')) expect(Math.abs(f.x - 12) + f.y).toBeLessThan(2);
    expect(g.facts('entered')[0]?.places.map(([id]) => id)).toEqual(['red-1', 'red-2', 'red-3', 'red-4']);
    expect(g.question()).toBe('living announce AMZ-activation');
  });

  test('[AMZ-scenario-format] by the name of what it is on or beside, and by inches alone where nothing near has one', () => {
    const map: Situation['map'] = {
      size: [36, 36],
      areas: [
        { id: 'lane', kind: 'road', rect: [10, 0, 12, 36], name: 'Lane' },
        { id: 'ditch', kind: 'water', rect: [17, 8, 18, 12] },
      ],
      buildings: [{ id: 'mill', name: 'Mill', rect: [14, 4, 18, 8], levels: 1 }],
    };
    const g = arriving({ red: { edge: 'south', from: 9, to: 31 } }, { units: { red: outside(1) }, map });
    const { options } = g.run().asked().shape as unknown as {
      options: readonly { id: string; line: Line }[];
    };
    const words = {
      ...ENGLISH,
      ...amz.words?.(g.w.book),
      'area.lane': 'the lane',
      'building.mill': 'the Mill',
    };
    const said = (inches: number) => {
      const line = options.find(({ id }) => id === `south ${inches}`)?.line as Line;
      return inWords(words, line);
    };
    expect([9, 10, 13, 16, 31].map(said)).toEqual([
      'West of the lane: the southern edge, 9 inches along',
      'On the lane: the southern edge, 10 inches along',
      'East of the lane: the southern edge, 13 inches along',
      'South of the Mill: the southern edge, 16 inches along',
      'The southern edge, 31 inches along',
    ]);
    const north = arriving({ red: { edge: 'north', from: 9, to: 31 } }, { units: { red: outside(1) }, map });
    const shape = north.run().asked().shape as unknown as { options: readonly { id: string; line: Line }[] };
    const there = shape.options.find(({ id }) => id === 'north 16')?.line as Line;
    expect(inWords(words, there)).toBe('East of the lane: the northern edge, 16 inches along');
  });

  test('those of it alone who can still act', () => {
    const red = outside(3);
    const down = { ...red, figures: { ...red.figures, 2: { x: -1, y: -1, status: 'kia' as const } } };
    const g = arriving({ red: SOUTH }, { units: { red: down } })
      .run()
      .answer('south 12');
    expect(g.facts('entered')[0]?.places.map(([id]) => id)).toEqual(['red-1', 'red-3']);
  });

  test.each([
    ['north', [12, 35.75]],
    ['south', [12, 0.25]],
    ['west', [0.25, 12]],
    ['east', [35.75, 12]],
  ] as const)('along the edge in the %s', (edge, [x, y]) => {
    const g = arriving({ red: { edge, from: 10, to: 14 } }, { units: { red: outside(2) } }).run();
    expect(g.options()).toEqual(inches(edge, 10, 14));
    expect(g.answer(`${edge} 12`).figures('red')[0]).toMatchObject({ x, y });
  });

  test('anywhere along the edge where no stretch is named, and never in a corner', () => {
    const on = (edge: string) =>
      arriving({ red: { edge } }, { units: { red: outside(2) }, map: { size: [36, 24] } }).run();
    expect(on('south').options()).toEqual(inches('south', 1, 35));
    expect(on('west').options()).toEqual(inches('west', 1, 23));
    const cut = arriving({ red: { edge: 'south', from: 0, to: 3 } }, { units: { red: outside(2) } });
    expect(cut.run().options()).toEqual(inches('south', 1, 3));
  });

  test('not where somebody stands, nor where nobody can', () => {
    const mob = { kind: 'zulus', at: [11, 0.25] } as const;
    const beside = arriving({ red: SOUTH }, { units: { red: outside(4), mob } }).run();
    expect(beside.options()).toEqual(['south 10', 'south 12', 'south 13', 'south 14']);
    const wet = arriving({ red: SOUTH }, { units: { red: outside(4) }, map: flooded([12.5, 20]) }).run();
    expect(wet.options()).toEqual(['south 13', 'south 14']);
  });

  test('once, and not at all where it starts on the table', () => {
    const there = outside(2, { entered: true, figures: {} });
    const g = arriving({ red: SOUTH, blue: {} }, { units: { red: there, blue: { ...there, at: [5, 5] } } });
    expect(g.run().answer('red').question()).toBe('living announce AMZ-activation');
    const free = arriving({ blue: {} }, { units: { blue: { ...there, at: [5, 5] } } });
    expect(free.run().question()).toBe('living announce AMZ-activation');
  });

  test('by itself where one spot of its stretch is left, and not elsewhere', () => {
    const g = arriving({ red: SOUTH }, { units: { red: outside(2) }, map: flooded([11.6, 12.4], [20, 24]) });
    expect(g.run().figures('red')[0]).toMatchObject({ x: 12, y: 0.25 });
  });

  test('anywhere free along the whole edge where its stretch is full', () => {
    const g = arriving(
      { red: SOUTH },
      { units: { red: outside(4) }, map: flooded([3.5, 7.5], [20.5, 22.5]) },
    );
    expect(g.run().options()).toEqual([...inches('south', 4, 7), 'south 21', 'south 22']);
    expect(g.answer('south 5').unit('red').entered).toBe(true);
  });

  test('in a later activation where the whole edge is full, and does nothing until then', () => {
    const blue = { ...outside(2), entered: true, figures: {}, at: [12, 0.25] } as const;
    const g = arriving(
      { red: SOUTH },
      { units: { red: outside(4), blue }, map: flooded([11.5, 13.5]), dice: [1] },
    );
    g.run().answer('red');
    expect(g.facts('entered')).toEqual([]);
    expect(g.facts('announced')).toEqual([]);
    expect(g.facts('ended-activation')).toMatchObject([{ unit: 'red' }]);
    expect(g.unit('red')).toMatchObject({ entered: false, done: true });
    g.run().answer('move-fire cautious', [12, 6.2]).run();
    expect(g.question()).toBe('living activate AMZ-turn-08-activate');
    expect(g.state.turn).toBe(2);
    expect(g.answer('red').options()).toEqual(['south 12', 'south 13']);
    expect(g.answer('south 12').unit('red').entered).toBe(true);
  });
});

describe('[AMZ-vehicles] [AMZ-scenario-format] a vehicle comes onto the table with its crew', () => {
  const APC: Given = {
    ...outside(3),
    vehicle: 'APC',
    figures: {
      1: { id: 'apc', role: 'vehicle', x: -1, y: -1 },
      2: { x: -1, y: -1, aboard: 'apc' },
      3: { x: -1, y: -1, aboard: 'apc' },
    },
  };
  const convoy = (riders: { readonly [id: string]: Given }, units: Situation['units'] = {}) =>
    game({
      scenario: {
        living: [
          { id: 'apc', entry: SOUTH },
          ...Object.keys(riders).map((id) => ({ id, entry: SOUTH, mayRide: 'apc' })),
        ],
      } as object,
      units: { apc: APC, ...riders, ...units },
    })
      .run()
      .answer('apc');

  test('its body stands where there is room for it', () => {
    const g = convoy({ red: outside(2) }, { mob: { kind: 'zulus', at: [10, 2] } });
    expect(g.options()).toEqual(inches('south', 11, 14));
    g.answer('south 12');
    expect(g.state.figures.find((f) => f.id === 'apc')).toMatchObject({ x: 12, y: 1 });
    expect(g.facts('entered')[0]?.places).toHaveLength(1);
  });

  test('units that may ride in it are asked, one by one, while there is room', () => {
    const g = convoy({
      red: outside(5),
      blue: outside(4),
      green: outside(3),
      gone: outside(1, { entered: true }),
    });
    g.answer('south 12');
    expect(g.question()).toBe('living ride AMZ-vehicles');
    expect(g.options()).toEqual(['red']);
    g.answer(['red']);
    // There is room for eight: too little for blue's four, enough for green's three.
    expect(g.options()).toEqual(['green']);
    g.answer([]);
    expect(g.facts('boarded')).toMatchObject([{ unit: 'red', vehicle: 'apc' }]);
    expect(g.facts('boarded')[0]?.figures).toHaveLength(5);
    expect(g.unit('green').entered).toBe(false);
    expect(g.question()).not.toContain('ride');
  });

  test('one that stays out leaves its room to the next', () => {
    const g = convoy({ red: outside(5), blue: outside(8), green: outside(1) }).answer(
      'south 12',
      [],
      ['blue'],
    );
    expect(g.facts('boarded')).toMatchObject([{ unit: 'blue' }]);
    expect(g.question()).not.toContain('ride');
  });

  test('[AMZ-T-vehicles] people of its own who are no crew take room as well', () => {
    const apc: Given = { ...APC, fighters: 5, figures: { ...APC.figures } };
    for (const n of [4, 5]) Object.assign(apc.figures as object, { [n]: { x: -1, y: -1, aboard: 'apc' } });
    const asked = (fighters: number) =>
      convoy({ red: outside(fighters) }, { apc })
        .answer('south 12')
        .question()
        .includes('ride');
    // A crew of two, and eight seats of which two are taken.
    expect([asked(6), asked(7)]).toEqual([true, false]);
  });

  test('nobody else is asked', () => {
    const living = [
      { id: 'apc', entry: SOUTH },
      { id: 'red', entry: SOUTH },
    ];
    const g = game({ scenario: { living } as object, units: { apc: APC, red: outside(2) } });
    expect(g.run().answer('apc', 'south 12').question()).not.toContain('ride');
  });
});

test('[AMZ-scenario-format] a place of entry is told by a building that is 12 inches off, by none farther off', () => {
  const told = (x: number) => {
    const rect: [number, number, number, number] = [x, 10, x + 6, 16];
    const map = { buildings: [{ id: 'shop', name: 'Shop', rect, levels: 1 }] };
    return entryLine(game({ map }).w.book.ground, { x: 0, y: 12 }, { edge: 'west', inches: 12 }).key;
  };
  expect([told(12), told(12.001)]).toEqual(['enter.by', 'enter.at']);
});
