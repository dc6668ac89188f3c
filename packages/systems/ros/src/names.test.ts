import { type Json, SetupError } from '@shambles/engine';
import { expect, it } from 'vitest';
import { readBook } from './book.js';
import { BASE, TANK_BASE } from './kinds.js';
import { game } from './testing/game.js';
import { nameOf } from './words.js';

const OWN = {
  survivors: ['Bill', 'Francis', 'Louis', 'Zoey', 'Fifth', 'Sixth'],
  others: ['One', 'Two', 'Three'],
};

it('[ROS-char-bill, ROS-char-francis, ROS-char-louis, ROS-char-zoey, ROS-D-names] the four go by neutral names, and by players’ own where a file gives them', () => {
  const plain = readBook({ scenario: 'safe-house', options: {} });
  expect(['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'].map((id) => nameOf(plain, id))).toEqual([
    'Ash',
    'Bo',
    'Cleo',
    'Dev',
  ]);
  const named = readBook({ scenario: 'safe-house', options: {}, files: { names: OWN } });
  expect(['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'].map((id) => nameOf(named, id))).toEqual([
    'Bill',
    'Francis',
    'Louis',
    'Zoey',
  ]);
  // Names are only background: apart from them the two books are the same.
  expect({ ...named, names: [], grounds: 0 }).toEqual({ ...plain, names: [], grounds: 0 });
});

it('[ROS-D-names] names of 1 to 40 letters: six of survivors, three to twelve of others', () => {
  const read = (names: object) =>
    readBook({ scenario: 'safe-house', options: {}, files: { names: { ...OWN, ...names } } });
  const long = (n: number) => 'x'.repeat(n);
  const most = { survivors: [long(40), ...OWN.survivors.slice(1)], others: Array(12).fill(long(40)) };
  expect(nameOf(read(most), 'survivor-1')).toBe(long(40));
  const least = { survivors: ['A', ...OWN.survivors.slice(1)], others: ['B', 'C', 'D'] };
  expect(nameOf(read(least), 'survivor-1')).toBe('A');
  expect(() => read({ survivors: [long(41), ...OWN.survivors.slice(1)] })).toThrow(/names.*survivors/);
  expect(() => read({ survivors: ['', ...OWN.survivors.slice(1)] })).toThrow(/names.*survivors/);
  expect(() => read({ survivors: OWN.survivors.slice(1) })).toThrow(/names.*survivors/);
  expect(() => read({ survivors: [...OWN.survivors, 'Seventh'] })).toThrow(/names.*survivors/);
  expect(() => read({ others: Array(13).fill('x') })).toThrow(/names.*others/);
  expect(() => read({ others: ['One', 'Two'] })).toThrow(/names.*others/);
  expect(() => read({ others: ['One', 'Two', long(41)] })).toThrow(/names.*others/);
});

it('[ROS-R-map] a map says where the survivors start, and an exit does not', () => {
  const map = (places: object[]) => ({
    format: 'shambles-map/1',
    title: 'x',
    unit: 'cm',
    size: [48, 48],
    places,
  });
  const read = (places: object[]) =>
    readBook({ scenario: 'trapped', options: {}, files: { map: map(places) as Json } });
  const start = { id: 'start', kind: 'start', rect: [0, 0, 20, 20] };
  expect(read([start]).map.places).toHaveLength(1);
  const exit = { id: 'exit', kind: 'exit', rect: [20, 20, 40, 40] };
  expect(() => read([exit])).toThrow('needs a start zone');
  expect(() => read([exit, { id: 'start', kind: 'start', at: [1, 1] }])).toThrow('needs a start zone');
});

it('[ROS-R-map] of a map that cannot be, it is said what is wrong with it', () => {
  const map = {
    format: 'shambles-map/1',
    title: 'x',
    unit: 'cm',
    size: [48, 48],
    places: [{ id: 'start', kind: 'start', rect: [0, 0, 20, 60] }],
  };
  const read = () => readBook({ scenario: 'trapped', options: {}, files: { map } });
  expect(read).toThrow(SetupError);
  expect(read).toThrow(/^map, /);
});

it('[ROS-intro-scale] everything is measured in cm, on bases for figures of 20 or 25 mm', () => {
  expect(readBook({ scenario: 'trapped', options: {} }).map.unit).toBe('cm');
  expect([2 * BASE, 2 * TANK_BASE]).toEqual([2, 4]);
  const g = game({ people: { 'survivor-1': { x: 10, y: 45 } }, zeds: { 'zed-1': { x: 20, y: 45 } } });
  expect(g.table.gap('survivor-1', 'zed-1')).toBe(8);
  expect(() =>
    readBook({
      scenario: 'trapped',
      options: {},
      files: { map: { format: 'shambles-map/1', title: 'x', unit: 'in', size: [48, 48] } },
    }),
  ).toThrow('measures in cm');
});
