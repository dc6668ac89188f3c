import { expect, test } from 'vitest';
import { linesOf } from './place-names.js';

test('a long name stands in lines, and no word is cut', () => {
  expect(linesOf('Clinic')).toEqual(['Clinic']);
  expect(linesOf('Corner shop')).toEqual(['Corner shop']);
  expect(linesOf("Dempsey's School")).toEqual(["Dempsey's", 'School']);
  expect(linesOf("Barlow's Military Base")).toEqual(["Barlow's", 'Military Base']);
  expect(linesOf('Telecommunications tower')).toEqual(['Telecommunications', 'tower']);
});
