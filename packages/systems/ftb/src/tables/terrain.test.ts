import { expect, test } from 'vitest';
import { DENSITY } from './terrain.js';

test('[FTB-T-terrain-density] [FTB-9.1b] [FTB-9.1c] [FTB-9.1d] hold the numbers of the register', () => {
  expect(DENSITY.rows.map((r) => [r.area, r.sections, r.lanes, r.street, r.floors])).toEqual([
    ['urban', 9, 4, 6, 3],
    ['suburban', 4, 2, 6, 2],
    ['rural', 1, 2, 3, 1],
  ]);
});
