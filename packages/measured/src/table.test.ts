import { type Figure, type Ground, ground, type MapFile } from '@shambles/field';
import { expect, test } from 'vitest';
import { tablesOfViews, tablesOfWorlds } from './kept.js';
import { MeasuredTable } from './table.js';

const bare: MapFile = { format: 'shambles-map/1', title: 'A yard', unit: 'in', size: [20, 20] };
const yard = ground({
  ...bare,
  buildings: [
    {
      id: 'shed',
      name: 'Shed',
      rect: [2, 2, 8, 8],
      levels: 1,
      doors: [{ id: 'shed-door', type: 'standard', at: [5, 8], width: 1 }],
    },
  ],
});

interface Standing {
  figures: Figure[];
}

const standing = (...at: readonly (readonly [id: string, x: number, y: number])[]): Standing => ({
  figures: at.map(([id, x, y]) => ({ id, x, y, level: 0, r: 0.5, facing: 0, down: false })),
});

function table(now: Standing, on: Ground = yard): MeasuredTable<Standing> {
  const made = new MeasuredTable<Standing>(on, {
    sight: { pieces: { wall: 'blocks' }, overLow: 1 },
    base: 0.5,
    figures: (s) => s.figures,
  });
  made.stand(now);
  return made;
}

test('a figure stands where what it was made from says, and looks that way', () => {
  const t = table(standing(['a', 12, 10], ['b', 12, 16]));
  expect(t.at('a')).toEqual({ x: 12, y: 10, level: 0, facing: 0 });
  expect(t.bearing('a', t.at('b'))).toBe(0);
  expect([t.has('b'), t.has('c')]).toEqual([true, false]);
  expect(() => t.at('c')).toThrow(RangeError);
});

test('a base takes the room that it needs, and no more', () => {
  const t = table(standing(['a', 12, 10]));
  expect(t.taken([12.9, 10, 0])).toBe(true);
  expect(t.taken([13.1, 10, 0])).toBe(false);
  expect(t.taken([13.1, 10, 0], '', 1)).toBe(true);
  expect(t.taken([12, 10, 0], 'a')).toBe(false);
  expect(t.taken([12, 10, 1])).toBe(false);
});

test('a figure that is looked at elsewhere stands where it stood again, whatever comes of the look', () => {
  const t = table(standing(['a', 12, 10]));
  expect(t.as('a', [5, 5, 0], () => [t.at('a'), t.houseOf(t.at('a'))], 90)).toEqual([
    { x: 5, y: 5, level: 0, facing: 90 },
    'shed',
  ]);
  expect(() =>
    t.as('a', [5, 5, 0], () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(t.at('a')).toEqual({ x: 12, y: 10, level: 0, facing: 0 });
});

test('a place is in a building below its roof, and not on it', () => {
  const t = table(standing());
  expect([0, 1].map((level) => t.houseOf({ x: 5, y: 5, level }))).toEqual(['shed', undefined]);
  expect(t.houseOf({ x: 15, y: 5, level: 0 })).toBeUndefined();
});

test('a world has one table, which follows what happens', () => {
  const tableOf = tablesOfWorlds<Standing, object, MeasuredTable<Standing>>({
    ground: () => yard,
    make: (s) => table(s),
  });
  const world = { s: standing(['a', 12, 10]), book: {}, version: 0 };
  const first = tableOf(world);
  world.s.figures = standing(['a', 15, 10]).figures;
  expect(tableOf(world)).toBe(first);
  expect(first.at('a').x).toBe(12);
  world.version++;
  expect(tableOf(world).at('a').x).toBe(15);
  // Another world of the same state, at the same version, has changed the state.
  const twin = { ...world };
  twin.s.figures = standing(['a', 16, 10]).figures;
  expect(tableOf(twin)).toBe(first);
  expect(first.at('a').x).toBe(16);
});

test('another ground is another table', () => {
  let on = yard;
  const tableOf = tablesOfWorlds<Standing, object, MeasuredTable<Standing>>({
    ground: () => on,
    make: (s) => table(s, on),
  });
  const world = { s: standing(['a', 5, 5]), book: {}, version: 0 };
  const first = tableOf(world);
  on = ground(bare);
  expect(tableOf(world)).not.toBe(first);
  expect(tableOf(world).houseOf({ x: 5, y: 5, level: 0 })).toBeUndefined();
});

test('a game has one table for its views, brought in line with the one that is asked about', () => {
  const tableOf = tablesOfViews<Standing, object, MeasuredTable<Standing>>({
    ground: () => yard,
    make: (view) => table(view),
  });
  const book = {};
  const [mine, yours] = [standing(['a', 12, 10]), standing(['a', 12, 10], ['b', 15, 10])];
  const first = tableOf(mine, book);
  expect(first.has('b')).toBe(false);
  expect(tableOf(yours, book)).toBe(first);
  expect(first.has('b')).toBe(true);
  expect(tableOf(mine, book).has('b')).toBe(false);
  expect(tableOf(mine, {})).not.toBe(first);
});
