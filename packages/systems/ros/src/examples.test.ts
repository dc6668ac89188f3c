import { describe, expect, it } from 'vitest';
import { game } from './testing/game.js';

/** Bases in contact with one in the centre, at intervals of 60 degrees. */
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

  it('[ROS-EX-push-1] the three that were pushed stand in step 8 and did not move in step 7', () => {
    const zeds = Object.fromEntries(
      ROUND.map(([x, y], i) => [`zed-${i + 1}`, { x: 60 + x, y: 45 + y }] as const),
    );
    const g = game({
      people: { 'survivor-1': { x: 60, y: 45, play: 'melee' }, 'survivor-2': { x: 5, y: 5, play: 'reload' } },
      zeds,
      step: 3,
      dice: [3, 2, 9, 9],
    });
    g.answer(['zed-1', 'zed-2', 'zed-3']).finish(4).answer('keep').answer('keep').finish(7);
    for (const id of ['zed-1', 'zed-2', 'zed-3'])
      expect(g.zed(id)).toMatchObject({ down: true, moved: false });
    g.finish(8);
    for (const id of ['zed-1', 'zed-2', 'zed-3']) expect(g.zed(id).down).toBe(false);
    g.done();
  });

  it('[ROS-EX-weapon-2] a 6: a machete knocks down, 2 cm back; a chainsaw kills', () => {
    for (const [main, dice, result] of [
      ['machete', [6, 2], 'down'],
      ['chainsaw', [6], 'kill'],
    ] as const) {
      const g = game({
        people: { 'survivor-1': { x: 60, y: 45, play: 'melee', main } },
        zeds: { 'zed-1': { x: 62, y: 45 } },
        step: 3,
        dice: [...dice],
      });
      g.answer('strike').finish(3);
      expect(g.facts('struck')[0]?.result).toBe(result);
      if (result === 'down') expect(g.zed('zed-1')).toMatchObject({ x: 64, y: 45, down: true });
      else expect(g.has('zed-1')).toBe(false);
      g.done();
    }
  });

  it('[ROS-EX-shoot-2] a shotgun at 30 cm, and at 31', () => {
    const at = (range: number, dice: number[]) =>
      game({
        people: {
          'survivor-1': { x: 20, y: 45, facing: 90, play: 'both', main: 'shotgun', clip: 7, pistol: -1 },
        },
        zeds: { 'zed-1': { x: 22 + range, y: 45, moved: true } },
        step: 9,
        dice,
      });
    const near = at(30, [2, 5]).answer('zed-1').finish(9);
    expect(near.facts('shot')[0]).toMatchObject({ range: 30, score: 2, result: 'body' });
    expect(near.zed('zed-1')).toMatchObject({ x: 57, down: true });
    near.done();
    const far = at(31, []).finish(9);
    expect(far.facts('wasted')[0]?.why).toBe('no-target');
    expect(far.person('survivor-1').clip).toBe(7);
  });

  it('[ROS-EX-snipe-1] SNIPE at a moving, partly obscured Zed at 60 cm: 5 + 2 - 1 is a head hit', () => {
    const g = game({
      people: {
        'survivor-1': { x: 20, y: 45, facing: 90, play: 'snipe', main: 'sniper rifle', clip: 5 },
        'survivor-2': { x: 60, y: 45 },
      },
      zeds: { 'zed-1': { x: 82, y: 45, moved: true } },
      step: 9,
      dice: [5],
    });
    g.answer('zed-1').finish(9);
    expect(g.facts('shot')[0]).toMatchObject({ range: 60, die: 5, score: 6, result: 'head', left: 4 });
    expect(g.has('zed-1')).toBe(false);
    g.done();
  });

  it('[ROS-EX-pipe-1] a pipe bomb among four Zeds kills the first and third, HE the third alone', () => {
    const after = (what: 'pipe bomb' | 'HE grenade') => {
      const zeds = {
        'zed-1': { x: 50, y: 45 },
        'zed-2': { x: 53, y: 45 },
        'zed-3': { x: 50, y: 48 },
        'zed-4': { x: 50, y: 42 },
      };
      const g = game({
        people: { 'survivor-1': { x: 30, y: 45, play: 'grenade', minor: [what] } },
        zeds,
        step: 6,
        dice: [5, 4, 9, 0],
      });
      g.answer([50, 45, 0]).finish(6);
      g.done();
      return Object.keys(zeds).map((id) => (g.has(id) ? g.zed(id).down : 'dead'));
    };
    expect(after('pipe bomb')).toEqual(['dead', true, 'dead', true]);
    expect(after('HE grenade')).toEqual([true, true, 'dead', true]);
  });

  it('[ROS-EX-infect-1] infected on 1, alive on 6, dies on 0, stands in step 8 of the turn after', () => {
    const g = game({
      people: { 'survivor-1': { x: 60, y: 45 }, 'survivor-2': { x: 5, y: 5, blood: 'immune' } },
      zeds: { 'zed-1': { x: 62, y: 45 } },
      step: 4,
      dice: [1, 9],
    });
    g.finish(4);
    const bitten = g.person('survivor-1');
    expect(bitten).toMatchObject({ blood: 'infected', infected: 2 });
    const endOf = (turn: number, die: number) =>
      game({
        people: { 'survivor-1': bitten, 'survivor-2': { x: 5, y: 5 } },
        turn,
        step: 12,
        state: { bitten: true },
        dice: [die, 5],
      }).finish(12);
    expect(endOf(3, 6).person('survivor-1').where).toBe('table');
    const died = endOf(4, 0);
    expect(died.person('survivor-1')).toMatchObject({ where: 'dead', died: 4 });
    died.done();
    const next = game({
      people: { 'survivor-1': died.person('survivor-1'), 'survivor-2': { x: 5, y: 5 } },
      turn: 5,
      step: 8,
    });
    expect(next.has('risen-survivor-1')).toBe(false);
    next.finish(8);
    expect(next.zed('risen-survivor-1')).toMatchObject({ x: 60, y: 45, kind: 'zed' });
  });
});
