import { describe, expect, it } from 'vitest';
import { game } from './testing/game.js';

/** A base in contact with one at the middle, by the hour of a clock face of six. */
const ROUND = [
  [2, 0],
  [1, 1.733],
  [-1, 1.733],
  [-2, 0],
  [-1, -1.733],
] as const;

describe('worked examples', () => {
  it('[ROS-EX-push-1] five Zeds in contact, a 3 pushes three', () => {
    const zeds = Object.fromEntries(
      ROUND.map(([x, y], i) => [`zed-${i + 1}`, { x: 60 + x, y: 45 + y }] as const),
    );
    const g = game({
      people: { 'survivor-1': { x: 60, y: 45, play: 'melee' }, 'survivor-2': { x: 5, y: 5, play: 'reload' } },
      zeds,
      step: 3,
      dice: [3, 2, 9, 9],
    });
    expect(g.question()).toBe('survivor-1 push ROS-melee-push');
    g.answer(['zed-1', 'zed-2', 'zed-3']);
    for (const id of ['zed-1', 'zed-2', 'zed-3']) expect(g.zed(id).down).toBe(true);
    expect(g.zed('zed-1')).toMatchObject({ x: 65, y: 45 });
    g.finish(4);
    expect(g.person('survivor-1').hits).toBe(2);
  });

  it('[ROS-EX-weapon-1] a bat misses on 1, knocks down on 8, kills on 9', () => {
    for (const [dice, result] of [
      [[1], 'miss'],
      [[8, 4], 'down'],
      [[9], 'kill'],
    ] as const) {
      const g = game({
        people: { 'survivor-1': { x: 60, y: 45, play: 'melee', main: 'baseball bat' } },
        zeds: { 'zed-1': { x: 62, y: 45 } },
        step: 3,
        dice: [...dice],
      });
      g.answer('strike').finish(3);
      expect(g.facts('struck')[0]?.result).toBe(result);
      if (result === 'down') expect(g.zed('zed-1')).toMatchObject({ x: 66, y: 45, down: true });
      if (result === 'kill') expect(g.has('zed-1')).toBe(false);
      g.done();
    }
  });

  it('[ROS-EX-shoot-1] a pistol with one hit at stationary Zeds at 25 cm', () => {
    const g = game({
      people: { 'survivor-1': { x: 30, y: 45, facing: 90, play: 'shoot', hits: 1 } },
      zeds: { 'zed-1': { x: 57, y: 45, mode: 'drifting' }, 'zed-2': { x: 57, y: 42, mode: 'drifting' } },
      step: 9,
      dice: [9, 3, 0],
    });
    g.answer('zed-1');
    expect(g.has('zed-1')).toBe(false);
    g.answer('zed-2').answer('zed-2').finish(9);
    expect(g.facts('shot').map((f) => f.result)).toEqual(['head', 'miss', 'miss']);
    expect(g.person('survivor-1').pistol).toBe(3);
    g.done();
  });
});
