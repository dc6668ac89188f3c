import { expect, test } from 'vitest';
import { Figures } from '../figures/figures.js';
import { ground } from '../ground/ground.js';
import type { MapFile } from '../ground/map.js';
import { Ways } from '../ways/ways.js';
import { besidePiece, headed } from './goals.js';

const YARD: MapFile = {
  format: 'shambles-map/1',
  title: 'A yard',
  unit: 'in',
  size: [30, 20],
  barriers: [
    {
      id: 'wall',
      kind: 'high wall',
      path: [
        [15, 5],
        [15, 20],
      ],
    },
  ],
};

function reach() {
  const made = ground(YARD);
  const figures = new Figures(made.width, made.height, 1000);
  figures.sync([{ id: 'me', x: 5, y: 10, level: 0, r: 0.5, facing: 0, down: false }]);
  const steps = {
    name: 'walker',
    closedDoor: 0,
    pieces: { 'barrier:high wall': 'bars', border: 'bars' },
  } as const;
  return new Ways(made, figures, steps, 0.5, () => false).from(5, 10, 0, { self: 0 });
}

test('of several places that serve the nearest is gone to, and the nearest goal comes first', () => {
  const goals = [
    { id: 'tree', at: [5, 18, 0] },
    { id: 'bench', at: [12, 10, 0] },
    { id: 'tree', at: [5, 13, 0] },
    { id: 'here', at: [5, 10, 0] },
  ] as const;
  expect(headed(reach(), goals, 8)).toEqual([
    { goal: goals[2], at: [5, 13, 0], there: true, cost: 3, whole: 3 },
    { goal: goals[1], at: [12, 10, 0], there: true, cost: 7, whole: 7 },
  ]);
});

test('what is too far off is gone towards, round what is in the way, as far as the allowance goes', () => {
  const [far] = headed(reach(), [{ id: 'gate', at: [25, 10, 0] as const }], 8);
  expect(far).toMatchObject({ there: false, cost: 8 });
  expect(far?.whole).toBeGreaterThan(21);
  expect(far?.at[1]).toBeLessThan(10);
});

test('beside a straight piece, on either hand', () => {
  const piece = { kind: 'door', ax: 1000, ay: 0, bx: 3000, by: 0, from: 1, to: 2, id: 'd' } as const;
  expect(besidePiece(piece, 1, 0.5)).toEqual([2, 0.5, 1]);
  expect(besidePiece(piece, -1, 0.5)).toEqual([2, -0.5, 1]);
});
