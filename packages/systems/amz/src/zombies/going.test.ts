import { expect, test } from 'vitest';
import { game } from '../testing/game.js';
import { livingNear } from './going.js';
import { Trail } from './trail.js';

const RED = { quality: 'trained', professional: true, done: true } as const;

test('[AMZ-interrupt-mindless] [AMZ-solo] the nearest comes first, and of those as near the larger', () => {
  const g = game({
    units: {
      far: { ...RED, fighters: 9, at: [18, 30] },
      small: { ...RED, fighters: 1, at: [10, 18] },
      large: { ...RED, fighters: 3, at: [26, 18] },
      mob: { kind: 'zulus', at: [18, 18] },
    },
  });
  expect(livingNear(g.w, 'mob')).toEqual(['large', 'small', 'far']);
});

test('[AMZ-interrupt-mindless] a way without a leg ends where it begins', () => {
  const g = game();
  const here = [4, 5, 0] as const;
  const trail = new Trail(g.table.ways('zulus'), { points: [here], costs: [0], cost: 0, length: 0 });
  expect([trail.at(0), trail.cost(0)]).toEqual([here, 0]);
});
