import { ground } from '@shambles/field';
import { expect, test } from 'vitest';
import { fromEdge } from './edges.js';

test('[AMZ-scenario-format] inches from each edge of a table that is no square', () => {
  const table = ground({ format: 'shambles-map/1', title: 'A table', unit: 'in', size: [36, 24] });
  const at = { x: 10, y: 7 };
  const found = (['north', 'east', 'south', 'west'] as const).map((edge) => fromEdge(table, at, edge));
  expect(found).toEqual([17, 26, 7, 10]);
});
