import { SetupError } from '@shambles/engine';
import { expect, test } from 'vitest';
import { type OwnMap, readTown } from './index.js';

const yard = (more: object = {}) => ({
  format: 'shambles-map/1',
  title: 'A yard',
  unit: 'in',
  size: [36, 36],
  ...more,
});
const BOOK: OwnMap = { title: 'A book', unit: 'in' };
const read =
  (more: object, book: Partial<OwnMap> = {}) =>
  () =>
    readTown(yard(more), { ...BOOK, ...book });

test('a map is refused with what is wrong with it', () => {
  expect(read({})()).toEqual(yard());
  expect(read({ size: [36] })).toThrow(SetupError);
  expect(read({ size: [36] })).toThrow(/^map, size/);
  expect(read({ unit: 'cm' })).toThrow('map, unit: A book measures in inches, not cm.');
  expect(read({}, { unit: 'cm' })).toThrow('map, unit: A book measures in cm, not in.');
});

test('what is no fault of the map is not told as one', () => {
  const broken = Object.defineProperty({}, 'rect', {
    enumerable: true,
    get: () => {
      throw new RangeError('Broken.');
    },
  });
  expect(read({ areas: [broken] })).toThrow(RangeError);
});

test('buildings have doors where the book says so', () => {
  const buildings = [{ id: 'hut', name: 'Hut', rect: [4, 4, 9, 9], levels: 1 }];
  expect(read({ buildings })).not.toThrow();
  expect(read({ buildings }, { doors: 'RULE-1' })).toThrow(
    'map, buildings/hut: a building needs a door. (RULE-1)',
  );
});

test('places are of the kinds that the book knows, where it knows any, and those are there that it needs', () => {
  const places = { kinds: ['start', 'well'], points: ['well'], zones: [{ kind: 'start', name: 'a start' }] };
  const start = { id: 'S', kind: 'start', rect: [0, 0, 4, 4] };
  const well = { id: 'W', kind: 'well', rect: [8, 8, 10, 10] };
  expect(read({ places: [{ ...well, kind: 'tomb' }] })).not.toThrow();
  expect(read({ places: [start, { ...well, rect: undefined, at: [9, 9] }] }, { places })).not.toThrow();
  expect(read({ places: [start, { ...well, kind: 'tomb' }] }, { places })).toThrow(
    'map, places/W: there is no kind "tomb"; allowed: start, well.',
  );
  expect(read({ places: [start, well] }, { places })).toThrow(
    'places/W: a place of the kind "well" needs "at"',
  );
  for (const given of [undefined, [{ ...start, rect: undefined, at: [1, 1] }]])
    expect(read({ places: given }, { places })).toThrow('needs a start (kind "start" with a "rect").');
});
