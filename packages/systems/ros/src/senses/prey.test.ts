import { describe, expect, test } from 'vitest';
import type { Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';

/** Step 7, and where zed-1 is after it. */
const goes = (more: Situation) => {
  const g = game({ step: 7, turn: 4, ...more }).finish(7);
  g.done();
  const { x, y, mode } = g.zed('zed-1');
  return { x, y, mode };
};

describe('whom Zeds go for', () => {
  test('[ROS-U-lost] a charging Zed that saw nobody anywhere drifts again', () => {
    const zeds = { 'zed-1': { x: 60, y: 45, mode: 'charging', lastSeen: null } } as const;
    const map = { vehicles: [{ id: 'V1', kind: 'car', rect: [40, 30, 44, 60] as Rect }] };
    expect(goes({ people: { 'survivor-1': { x: 20, y: 45 } }, zeds, map })).toEqual({
      x: 60,
      y: 45,
      mode: 'drifting',
    });
  });

  test('[ROS-priority] where nobody is left on the table they go nowhere', () => {
    expect(goes({ zeds: { 'zed-1': { x: 60, y: 45 } } })).toEqual({ x: 60, y: 45, mode: 'attacking' });
  });

  test('[ROS-priority, ROS-U-priority] who has left the building is not of the gathering that is known in it', () => {
    const door = { id: 'D1', at: [60, 45] as [number, number], type: 'standard', open: true };
    const building = { id: 'B1', name: 'House', rect: [60, 30, 80, 60] as Rect, levels: 1, doors: [door] };
    const known = { known: 4, knownIn: 'B1' };
    // Nearer to the Zed than the others, but neither in the house nor within 20 cm.
    const away = { x: 8, y: 20, ...known };
    const people = { 'survivor-1': { x: 70, y: 40, ...known }, 'survivor-2': { x: 70, y: 50, ...known } };
    const zeds = { 'zed-1': { x: 40, y: 20 } };
    const g = goes({ map: { buildings: [building] }, people: { ...people, 'survivor-3': away }, zeds });
    expect(g.x).toBeGreaterThan(45);
  });

  test('[ROS-melee-groan, ROS-R-lured] a Zed close by that touches nobody does not groan', () => {
    const people = { 'survivor-1': { x: 90, y: 45, facing: 0 } };
    const zeds = (y: number) => ({
      'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' as const },
      'zed-2': { x: 88, y: 45 },
      'zed-3': { x: 91, y, facing: 90, mode: 'drifting' as const },
    });
    expect(goes({ people, zeds: zeds(46.733) }).x).toBeCloseTo(65, 2);
    expect(goes({ people, zeds: zeds(46.9), dice: [2, 2] }).x).toBe(60);
  });
});
