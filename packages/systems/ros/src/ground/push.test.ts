import { describe, expect, test } from 'vitest';
import type { Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';
import { pushedTo } from './push.js';

const HALL = { buildings: [{ id: 'B', name: 'Hall', rect: [40, 30, 80, 60] as Rect, levels: 2 }] };

/** Where a Zed comes to lie that is sent back from a spot. */
function sent(at: readonly number[], from: readonly number[], back: number, more: Situation = {}) {
  const [x = 0, y = 0, level = 0] = at;
  const g = game({ map: HALL, ...more, zeds: { 'zed-1': { x, y, level }, ...more.zeds } });
  return pushedTo(g.table, g.zed('zed-1'), { x: from[0] ?? 0, y: from[1] ?? 0 }, back);
}

describe('knocked over the edge of a roof', () => {
  test.each([
    ['north', [60, 57, 2], [60, 55], [60, 61.5]],
    ['south', [60, 33, 2], [60, 35], [60, 28.5]],
    ['east', [77, 45, 2], [75, 45], [81.5, 45]],
    ['west', [43, 45, 2], [45, 45], [38.5, 45]],
  ])(
    '[ROS-R-knockback, ROS-R-levels] to the %s it falls to the ground beyond the wall',
    (_, at, from, [x, y]) => {
      expect(sent(at, from, 10)).toEqual({
        at: [expect.closeTo(x as number, 1), expect.closeTo(y as number, 1), 0],
        stopped: 'edge',
        fell: 2,
      });
    },
  );

  test('[ROS-R-knockback] aslant it goes on in the same direction', () => {
    const { at, fell } = sent([77, 45, 2], [73, 42], 10);
    expect([at[2], fell]).toEqual([0, 2]);
    expect(at[0]).toBeGreaterThan(81);
    expect((at[1] - 42) / (at[0] - 73)).toBeCloseTo(3 / 4, 1);
  });
});

describe('nobody falls', () => {
  test('[ROS-R-knockback] who is stopped by somebody, by a wall or by nothing', () => {
    const other = { zeds: { 'zed-2': { x: 20, y: 70 } } };
    expect(sent([20, 75], [20, 77], 10, other)).toMatchObject({ at: [20, 72, 0], stopped: 'base', fell: 0 });
    expect(sent([30, 45], [28, 45], 12)).toMatchObject({ stopped: 'wall', fell: 0 });
    expect(sent([20, 75], [20, 77], 10)).toEqual({ at: [20, 65, 0], stopped: undefined, fell: 0 });
  });
});
