import { describe, expect, test } from 'vitest';
import type { Zed } from '../state.js';
import type { Rect } from '../testing/fields.js';
import { type Game, game, type Situation } from '../testing/game.js';

/** A drifter at 60, 45 facing west, and a survivor that it cannot see. */
function one(zed: Partial<Zed> = {}, more: Situation = {}): Game {
  return game({
    people: { 'survivor-1': { x: 110, y: 45, facing: 0 } },
    zeds: { 'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting', ...zed } },
    step: 7,
    turn: 4,
    ...more,
  });
}

const drifts = (die: number, zed: Partial<Zed> = {}, more: Situation = {}) => {
  const g = one(zed, { ...more, dice: [die] }).finish(7);
  g.done();
  const { x, y, facing, moved } = g.zed('zed-1');
  return { x, y, facing, moved };
};

describe('drift', () => {
  test('[ROS-drift, ROS-T-drift] 1 to 3 stands, 4 left, 5 right, 6 straight on, 2 cm', () => {
    for (const die of [1, 2, 3]) expect(drifts(die)).toEqual({ x: 60, y: 45, facing: 270, moved: false });
    expect(drifts(4)).toEqual({ x: 60, y: 43, facing: 180, moved: true });
    expect(drifts(5)).toEqual({ x: 60, y: 47, facing: 0, moved: true });
    expect(drifts(6)).toEqual({ x: 58, y: 45, facing: 270, moved: true });
  });

  test('[ROS-D-drift-turn] it turns by 90 degrees and stops at obstacles', () => {
    const car = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [50, 40, 58, 50] as [number, number, number, number] }],
    };
    expect(drifts(6, {}, { map: car }).x).toBeCloseTo(59, 2);
    expect(drifts(6, { x: 59.001 }, { map: car })).toMatchObject({ facing: 270 });
    expect(drifts(4, { x: 60, y: 1.5 })).toMatchObject({ facing: 180, y: expect.closeTo(1, 2) as number });
  });

  test('[ROS-D-stationary] less than half a millimetre at an obstacle is no move', () => {
    const wall = { vehicles: [{ id: 'V1', kind: 'car', rect: [50, 40, 58, 50] as Rect }] };
    expect(drifts(6, { x: 59.04 }, { map: wall })).toMatchObject({ x: 59.04, moved: false });
    expect(drifts(6, { x: 59.06 }, { map: wall })).toMatchObject({ moved: true });
  });

  test('[ROS-drift] each drifter has its own die; the fallen and the attacking have none', () => {
    const g = game({
      people: { 'survivor-1': { x: 110, y: 85, facing: 0 } },
      zeds: {
        'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' },
        'zed-2': { x: 30, y: 45, facing: 270, mode: 'drifting' },
        'zed-3': { x: 30, y: 20, facing: 270, mode: 'drifting', down: true },
      },
      step: 7,
      dice: [6, 3],
    }).finish(7);
    g.done();
    expect([g.zed('zed-1').x, g.zed('zed-2').x, g.zed('zed-3').x]).toEqual([58, 30, 30]);
    expect(g.facts('rolled')[0]).toMatchObject({ label: 'drift', table: 'ROS-T-drift', to: 'all' });
  });

  test('[ROS-R-flames] drifters do not walk into flames', () => {
    const state = {
      clouds: [{ id: 'flames-1', kind: 'flames', x: 47, y: 45, level: 0, until: 9 }],
    } as Situation['state'];
    expect(drifts(6, { x: 59 }, { state })).toMatchObject({ x: 59, moved: false });
    expect(drifts(6, { x: 61 }, { state })).toMatchObject({ x: 59, moved: true });
  });
});

describe('lures', () => {
  const noise = (x: number) => ({
    noises: [{ x, y: 45, level: 0, kind: 'explosion' as const, made: 406, until: 4 }],
  });

  test('[ROS-R-lured, ROS-zed-drift-speed, ROS-D-drift-speed] a noise within 40 cm draws it 5 cm, with no die', () => {
    const near = one({}, { state: noise(101) }).finish(7);
    expect(near.zed('zed-1')).toMatchObject({ x: 65, y: 45, facing: 90 });
    expect(near.facts('rolled')).toEqual([]);
    expect(near.facts('walked')[0]).toMatchObject({ how: 'lured', cause: 'ROS-R-lured' });
    const far = one({}, { state: noise(101.1), dice: [1] }).finish(7);
    expect(far.zed('zed-1').x).toBe(60);
    far.done();
  });

  test('[ROS-R-lured, ROS-R-base] heard from the edge of whatever is loud: the nearest edge draws it', () => {
    const heard = (x: number, edge: object, dice: number[] = []) =>
      one({}, { state: { noises: noise(x).noises.map((n) => ({ ...n, ...edge })) }, dice })
        .finish(7)
        .zed('zed-1').x;
    expect([heard(102, { base: 1 }), heard(102.1, { base: 1 }, [1])]).toEqual([65, 60]);
    const map: Situation['map'] = { vehicles: [{ id: 'V', kind: 'car', rect: [40, 43, 58, 47] }] };
    const noises = [...noise(49).noises.map((n) => ({ ...n, vehicle: 'V' })), ...noise(64).noises];
    // The middle of the car is 11 cm off and its edge 2, the other noise 4.
    const g = one({}, { state: { noises }, map }).finish(7);
    expect(g.zed('zed-1')).toMatchObject({ x: expect.closeTo(59, 2) as number, facing: 270 });
  });

  test('[ROS-R-lured] up to 5 cm: it does not go past the noise', () => {
    expect(
      one({}, { state: noise(63) })
        .finish(7)
        .zed('zed-1').x,
    ).toBe(63);
    expect(
      one({}, { state: noise(60) })
        .finish(7)
        .facts('faced'),
    ).toEqual([]); // it is there already
    const close = one({}, { state: noise(60.5) }).finish(7);
    expect(close.zed('zed-1')).toMatchObject({ x: 60.5, facing: 90 });
  });

  test('[ROS-R-lured] two or more groaning Zeds do the same, from edge to edge', () => {
    const groan = (n: number, x: number, dice: readonly number[]) =>
      game({
        people: { 'survivor-1': { x, y: 45, facing: 0 } },
        zeds: {
          'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' },
          'zed-2': { x: x - 2, y: 45 },
          'zed-3': { x: x - 1, y: 46.733, down: n < 2 },
        },
        step: 7,
        dice,
      }).finish(7);
    expect(groan(2, 90, []).zed('zed-1').x).toBeCloseTo(65, 2);
    expect(groan(1, 90, [2]).zed('zed-1').x).toBe(60);
    expect(groan(2, 102.8, []).zed('zed-1').x).toBeCloseTo(65, 2);
    expect(groan(2, 103.2, [2]).zed('zed-1').x).toBe(60);
    // One of them at 40 cm, the other nearer.
    const edge = (x: number, dice: readonly number[]) =>
      game({
        people: { 'survivor-1': { x, y: 47, facing: 0 } },
        zeds: {
          'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' },
          'zed-2': { x, y: 45 },
          'zed-3': { x: x - 2, y: 47 },
        },
        step: 7,
        dice,
      })
        .finish(7)
        .zed('zed-1').moved;
    expect([edge(102, []), edge(102.1, [2])]).toEqual([true, false]);
  });
});

describe('phosphorus', () => {
  const wp = (x: number): Situation => ({
    state: { clouds: [{ id: 'wp-1', kind: 'wp', x, y: 45, level: 0, until: 5 }] } as Situation['state'],
  });

  test('[ROS-D-wp, ROS-grenade-wp] burning WP within 10 cm draws a drifter 5 cm, with no die, and destroys it on touch', () => {
    const g = one({}, wp(71)).finish(7);
    expect(g.zed('zed-1')).toMatchObject({ x: 65, y: 45, facing: 90 });
    g.done();
    expect(
      one({}, { ...wp(71.1), dice: [1] })
        .finish(7)
        .zed('zed-1').x,
    ).toBe(60);
    expect(one({}, wp(65.5)).finish(7).has('zed-1')).toBe(false);
  });

  test('[ROS-D-wp] it draws before a noise does', () => {
    const { state } = wp(66);
    const noises = [{ x: 50, y: 45, level: 0, kind: 'explosion' as const, made: 406, until: 4 }];
    expect(
      one({}, { state: { ...state, noises } })
        .finish(7)
        .has('zed-1'),
    ).toBe(false);
  });
});

describe('charges', () => {
  const passes = (
    zed: Partial<Zed>,
    from: readonly number[],
    to: readonly number[],
    more: Situation = {},
  ) => {
    const g = game({
      people: { 'survivor-1': { x: from[0] as number, y: from[1] as number, play: 'run' } },
      zeds: { 'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting', ...zed } },
      step: 5,
      turn: 4,
      ...more,
    });
    g.answer([...to]);
    return g;
  };

  test('[ROS-drift-charge, ROS-D-zed-sight] a survivor that enters its forward 90 degrees is charged', () => {
    // 45 degrees each side of west.
    const g = passes({}, [35, 72], [40, 64.9]);
    expect(g.facts('charge')).toEqual([expect.objectContaining({ zed: 'zed-1', prey: 'survivor-1' })]);
    expect(g.zed('zed-1').mode).toBe('charging');
    const behind = passes({ facing: 90 }, [35, 72], [40, 64.9]);
    expect(behind.zed('zed-1').mode).toBe('drifting');
    const aside = passes({}, [45, 75], [45, 66]);
    expect(aside.zed('zed-1').mode).toBe('drifting');
  });

  test('[ROS-drift-charge] or one that comes within 5 cm of it, even behind its back', () => {
    expect(passes({ facing: 90 }, [45, 45], [53, 45]).zed('zed-1').mode).toBe('charging');
    expect(passes({ facing: 90 }, [45, 45], [52.9, 45]).zed('zed-1').mode).toBe('drifting');
  });

  test('[ROS-drift-charge, ROS-U-lost] within 5 cm no sight is needed: a wall hides nobody, and it goes for that place', () => {
    const rect: [number, number, number, number] = [40, 30, 56, 60];
    const doors = [{ id: 'D1', at: [48, 60] as [number, number], type: 'standard' }];
    const map = { buildings: [{ id: 'B1', name: 'Hut', rect, levels: 1, doors }] };
    const near = passes({ facing: 90 }, [45, 45], [53, 45], { map, dice: [] });
    expect(near.zed('zed-1')).toMatchObject({ mode: 'charging', lastSeen: [53, 45, 0] });
    if (near.question().includes('move')) near.answer('stop');
    near.answer('keep').finish(7);
    expect(near.zed('zed-1')).toMatchObject({ mode: 'charging', moved: true });
    expect(passes({ facing: 90 }, [45, 45], [52.9, 45], { map }).zed('zed-1').mode).toBe('drifting');
    // Also after the drifter's own move.
    const drifts = one({ facing: 90 }, { people: { 'survivor-1': { x: 51, y: 45 } }, dice: [4], map }).finish(
      7,
    );
    expect(drifts.zed('zed-1').mode).toBe('drifting');
    const closer = one(
      { facing: 180 },
      { people: { 'survivor-1': { x: 53, y: 45 } }, dice: [5], map },
    ).finish(7);
    expect(closer.zed('zed-1')).toMatchObject({ mode: 'charging', prey: 'survivor-1' });
  });

  test('[ROS-D-zed-sight] blocked by terrain; by night up to 20 cm, but a lit torch at any range', () => {
    const car = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [50, 30, 54, 60] as [number, number, number, number] }],
    };
    expect(passes({}, [35, 45], [40, 45], { map: car }).zed('zed-1').mode).toBe('drifting');
    const night = (x: number, torch: boolean) => {
      const g = game({
        scenario: 'trapped',
        people: { 'survivor-1': { x: x - 3, y: 45, play: 'run', torch, minor: ['torch'] } },
        zeds: { 'zed-1': { x: 60, y: 45, facing: 270, mode: 'drifting' } },
        step: 5,
        map: {},
      });
      g.answer([x, 45]);
      return g.zed('zed-1').mode;
    };
    expect([night(38, false), night(37.9, false), night(20, true)]).toEqual([
      'charging',
      'drifting',
      'charging',
    ]);
  });

  test('[ROS-D-charge-when] checked along the way, and a charge of step 5 moves in step 7 of the same turn', () => {
    const g = passes({ facing: 270 }, [45, 57], [52, 64], { dice: [] });
    // It was in the arc only at the start of its way.
    expect(g.zed('zed-1').mode).toBe('charging');
    if (g.question().includes('move')) g.answer('stop');
    g.answer('keep').finish(7);
    expect(g.zed('zed-1').moved).toBe(true);
    expect(g.facts('walked').at(-1)?.how).toBe('charge');
  });

  test('[ROS-D-charge-when] one that a drift move starts moves next turn; who stands still looks at nobody', () => {
    const sees = (die: number) =>
      one({}, { people: { 'survivor-1': { x: 60, y: 20, facing: 0 } }, dice: [die] }).finish(7);
    const turned = sees(4);
    expect(turned.zed('zed-1')).toMatchObject({ mode: 'charging', y: 43, lastSeen: [60, 20, 0] });
    expect(turned.facts('walked')).toHaveLength(1);
    expect(sees(6).zed('zed-1').mode).toBe('drifting');
    const still = one({}, { people: { 'survivor-1': { x: 20, y: 45 } }, dice: [2] }).finish(7);
    expect(still.zed('zed-1').mode).toBe('drifting');
  });

  test('[ROS-D-charge-when] who only turns looks where it has turned to', () => {
    const turned = (die: number, facing = 270) => {
      const g = one(
        { y: 44.998, facing },
        {
          people: { 'survivor-1': { x: 60, y: 20, facing: 0 } },
          map: {
            barriers: [
              {
                id: 'F1',
                kind: 'wire',
                path: [
                  [50, 44],
                  [70, 44],
                ],
              },
            ],
          },
          dice: [die],
        },
      ).finish(7);
      expect(g.facts('walked')).toEqual([]);
      return [g.zed('zed-1').facing, g.zed('zed-1').mode];
    };
    expect(turned(4)).toEqual([180, 'charging']);
    expect(turned(1)).toEqual([270, 'drifting']);
    // It cannot move straight on, and need not turn.
    expect(turned(6, 180)).toEqual([180, 'drifting']);
  });

  test('[ROS-D-charge-when, ROS-seq-8] one that stands up charges the nearest whom it then notices, and moves next turn', () => {
    const stands = (zed: Partial<Zed>) => {
      const people = { 'survivor-1': { x: 40, y: 45, facing: 0 }, 'nps-1': { x: 50, y: 45, facing: 0 } };
      return one({ down: true, ...zed }, { people, step: 8 }).finish(8);
    };
    const g = stands({});
    expect(g.zed('zed-1')).toMatchObject({ down: false, mode: 'charging', prey: 'nps-1', moved: false });
    expect(g.facts('charge')).toMatchObject([{ cause: 'ROS-drift-charge', at: [50, 45, 0] }]);
    expect(stands({ facing: 90 }).zed('zed-1')).toMatchObject({ down: false, mode: 'drifting' });
    // Within 5 cm it need not see anybody.
    expect(stands({ facing: 90, x: 57 }).zed('zed-1').mode).toBe('charging');
    expect(stands({ mode: 'attacking' }).facts('charge')).toEqual([]);
    expect(stands({ down: false }).facts('charge')).toEqual([]);
  });

  test('[ROS-drift-charge] of two equally near it charges the first by number', () => {
    const people = { 'survivor-1': { x: 50, y: 48 }, 'survivor-2': { x: 50, y: 42 } };
    const g = one({ down: true }, { people, step: 8 }).finish(8);
    expect(g.facts('charge')).toMatchObject([{ prey: 'survivor-1', at: [50, 48, 0] }]);
  });

  test('[ROS-D-living] an NPS is charged too', () => {
    const g = one({}, { people: { 'nps-1': { x: 60, y: 20 } }, dice: [4] }).finish(7);
    expect(g.zed('zed-1')).toMatchObject({ mode: 'charging', prey: 'nps-1' });
  });
});
