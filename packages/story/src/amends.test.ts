import type { Correctable, Scene } from '@shambles/engine';
import { expect, it } from 'vitest';
import { isMovable, placedAt, placedIn, readValue, type Subject, stands, valueInWords } from './amends.js';

const PLACES = ['A1', 'A2'].map((name, value) => ({ value, name }));
const TURN: Correctable = { what: 'turn', path: 'turn', now: 3 };
const WHERE: Correctable = { of: 'x', what: 'where it is', path: 'at/0', now: 0, values: PLACES };

it('a field is read as a value of the kind that is there, and anything else is none', () => {
  expect(readValue(TURN, ' 4 ')).toBe(4);
  expect(readValue(TURN, '2,5')).toBe(2.5);
  for (const none of ['', ' ', 'four', 'Infinity']) expect(readValue(TURN, none)).toBeUndefined();
  expect(readValue({ ...TURN, now: 'day' }, '4')).toBe('4');
  expect(readValue(WHERE, '1')).toBe(1);
  for (const none of ['', '7']) expect(readValue(WHERE, none)).toBeUndefined();
});

it('a thing that stands somewhere can be placed elsewhere: what is as it should be is left alone', () => {
  const at = (coordinate: 'x' | 'y' | 'level', now: number): Correctable => {
    return { of: 'x', what: coordinate, path: `people/x/${coordinate}`, now, coordinate };
  };
  const x: Subject = { id: 'x', name: 'X', all: [TURN, at('x', 3), at('y', 4), at('level', 0)] };
  const y = (value: number) => ({ path: 'people/x/y', value });
  const other = { path: 'turn', value: 9 };
  expect(placedAt([other], x, [3, 5, 0])).toEqual([other, y(5)]);
  // A second press takes the place of the first, as far as that had gone.
  expect(placedAt(placedAt([other], x, [8, 9, 1]), x, [3, 6, 0])).toEqual([other, y(6)]);
  expect(placedAt([y(5)], x, [3, 4, 0])).toEqual([]);
  expect([stands(x), stands({ ...x, all: [TURN] })]).toEqual([true, false]);
});

it('a thing on a printed board can be put into another cell', () => {
  const x: Subject = { id: 'x', name: 'X', all: [TURN, WHERE] };
  const other = { path: 'turn', value: 9 };
  expect(placedIn([other], x, 'A2')).toEqual([other, { path: 'at/0', value: 1 }]);
  expect(placedIn([other, { path: 'at/0', value: 1 }], x, 'A1')).toEqual([other]);
  expect(placedIn([other], x, 'Z9')).toEqual([other]);
  const board = (...cells: string[]) =>
    ({ kind: 'printed', cells: cells.map((id) => ({ id })) }) as unknown as Scene;
  expect([isMovable(board('A1'), x), isMovable(board('Z9'), x)]).toEqual([true, false]);
  expect(isMovable(board('A1'), { ...x, all: [TURN] })).toBe(false);
});

it('a value is said by its name, and a text as a text', () => {
  expect(valueInWords(WHERE, 1)).toBe('A2');
  expect(valueInWords(TURN, 4)).toBe('4');
  expect(valueInWords(TURN, 'night')).toBe('“night”');
});
