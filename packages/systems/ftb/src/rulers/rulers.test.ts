import type { AskView } from '@shambles/engine';
import { expect, test } from 'vitest';
import { game, type Situation } from '../testing/game.js';
import { view } from '../view.js';
import { sight, tableOfView, way } from './rulers.js';

function ruled(more: Situation = {}) {
  const g = game({
    people: { 'star-1': { x: 10, y: 10, facing: 0 }, n1: { x: 10, y: 20, facing: 180, side: 'party-1' } },
    parties: { 'party-1': { attitude: 'enemy' } },
    ...more,
  });
  return { g, seen: view(g.state, 'player-1') };
}
const asks = (how: 'walk' | 'put') =>
  ({
    shape: { kind: 'spot', figure: 'star-1', from: [10, 10, 0], how, within: 8, lit: [], options: [] },
  }) as unknown as AskView;

test('[FTB-5.2a] the ruler goes the way that the figure would, round enemies and walls', () => {
  const { g, seen } = ruled({ zeds: { 'zed-1': { x: 14, y: 10 } } });
  expect(way(seen, asks('walk'), [10, 15, 0], g.book)?.cost).toBe(5);
  expect(way(seen, asks('walk'), [18, 10, 0], g.book)?.cost).toBeGreaterThan(8);
  expect(way(seen, asks('put'), [18, 10, 0], g.book)).toMatchObject({
    cost: 8,
    points: [
      [10, 10, 0],
      [18, 10, 0],
    ],
  });
});

test('[FTB-5.5.1a] [FTB-7.1] who sees whom, how well, and how far off, the nearest first', () => {
  const { g, seen } = ruled({
    map: {
      barriers: [
        {
          id: 'w',
          kind: 'low wall',
          path: [
            [5, 19],
            [15, 19],
          ],
        },
      ],
    },
    zeds: { 'zed-1': { x: 10, y: 4, facing: 0 } },
  });
  expect(sight(seen, 'star-1', g.book)).toEqual([
    { id: 'zed-1', distance: 6, sees: 'no', inArc: false, seenBy: 'clear' },
    { id: 'n1', distance: 10, sees: 'partly', inArc: true, seenBy: 'clear' },
  ]);
});

test('[FTB-13.1.2a] the ruler knows the hour, and between Encounters there is nothing to measure', () => {
  const { g, seen } = ruled({ encounter: { part: 'night' } });
  expect(sight(seen, 'star-1', g.book)[0]).toMatchObject({ sees: 'no', inArc: true });
  expect(tableOfView({ ...seen, encounter: null }, g.book)).toBeUndefined();
  expect(way({ ...seen, encounter: null }, asks('walk'), [10, 15, 0], g.book)).toBeUndefined();
  expect(sight({ ...seen, encounter: null }, 'star-1', g.book)).toEqual([]);
});

test('[FTB-9.2.1b] and the hills of the table', () => {
  const { g, seen } = ruled({
    options: { hills: 'steep' },
    map: { areas: [{ id: 'h', kind: 'hill', rect: [0, 0, 36, 36] }] },
  });
  expect(way(seen, asks('walk'), [10, 12, 0], g.book)?.cost).toBe(8);
});
