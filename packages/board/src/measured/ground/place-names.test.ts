import { expect, test } from 'vitest';
import { houseNames, linesOf } from './place-names.js';

test('a long name stands in lines, and no word is cut', () => {
  expect(linesOf('Clinic')).toEqual(['Clinic']);
  expect(linesOf('Corner shop')).toEqual(['Corner shop']);
  expect(linesOf("Dempsey's School")).toEqual(["Dempsey's", 'School']);
  expect(linesOf("Barlow's Military Base")).toEqual(["Barlow's", 'Military Base']);
  expect(linesOf('Telecommunications tower')).toEqual(['Telecommunications', 'tower']);
});

test('names of neighbouring houses keep clear of each other, and none leaves the sheet', () => {
  const at = (name: string, x: number) => ({
    name,
    box: { x, y: 100, width: 90, height: 70 },
    lifted: false,
  });
  const houses = [
    at("Whitlock's Restaurant", 0),
    at("Pruitt's Military Base", 120),
    at("Rosario's Gas Station", 240),
  ];
  const near = houseNames(houses, [], { sheet: { width: 600, height: 400 }, k: 1 });
  expect(near.map(({ y }) => y)).toEqual([135, 135, 135]);
  const far = houseNames(houses, [], { sheet: { width: 600, height: 400 }, k: 0.5 });
  expect(far[0]?.x).toBeCloseTo(78);
  const gaps = [1, 2].map((i) => Math.abs((far[i]?.y ?? 0) - (far[i - 1]?.y ?? 0)));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(54);
});
