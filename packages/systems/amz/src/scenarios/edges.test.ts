import { expect, test } from 'vitest';
import { EDGES, inward, lengthOf } from './edges.js';

test('[AMZ-scenario-format] whoever enters looks into the table, along an edge as long as its side', () => {
  expect(EDGES.map((edge) => [edge, inward(edge), lengthOf(edge, [36, 24])])).toEqual([
    ['north', 180, 36],
    ['east', 270, 24],
    ['south', 0, 36],
    ['west', 90, 24],
  ]);
});
