import { describe, expect, test } from 'vitest';
import { type Game, type Given, game, type Situation } from '../testing/game.js';

/** An open card: in solo play the dead play theirs as soon as possible; the Living are asked. */
const holding = (side: 'living' | 'zombies', card: number) => ({
  deck: [],
  hands: { living: side === 'living' ? [card] : [], zombies: side === 'zombies' ? [card] : [] },
});

const SPOTS = [{ number: 1, rolls: [1, 2, 3, 4, 5, 6], at: [2, 34] }] as const;
const ROWS = [[{ type: 'odies', figures: '1d6' }]];
/** True if a place is a legal answer. */
const isTaken = (g: Game, at: readonly number[]): boolean => {
  try {
    g.answer(at);
    return true;
  } catch {
    return false;
  }
};

const RED = { quality: 'trained', professional: true, fighters: 2, at: [18, 4], done: true } as const;

const arriving = (given: Situation) =>
  game({
    scenario: {
      hotSpots: { die: 6, spots: SPOTS },
      reinforcements: ROWS,
    } as object,
    ...given,
    state: {
      stage: 'arrivals',
      turn: 2,
      hotSpots: [{ number: 1, x: 2, y: 34, level: 0, closed: false }],
      ...given.state,
    },
  });

test('[AMZ-T-quirk-cards] 15: no reinforcement roll and no noise roll, and the counters stay', () => {
  const g = arriving({ units: { red: RED }, state: { noise: 4, ...holding('living', 15) } }).step();
  g.answer('card-15');
  expect(g.state).toMatchObject({ noise: 4, stage: 'living' });
  expect(g.facts('rolled')).toEqual([]);
});

test('[AMZ-T-quirk-cards] 14: a further mob of 2d6 Zulus at a Hot Spot of its own', () => {
  const g = arriving({
    units: { red: RED },
    state: holding('zombies', 14),
    dice: [1, 2, 1, 3, 4, 1],
  }).step();
  g.done();
  expect(g.figures('mob-1')).toHaveLength(2);
  expect(g.unit('mob-2').kind).toBe('zulus');
  expect(g.figures('mob-2')).toHaveLength(7);
});

test('[AMZ-quirk-cards] [AMZ-T-quirk-cards] 28 before 14: the Living go first, and the herd comes to them only then', () => {
  const g = arriving({
    units: { red: { ...RED, at: [6, 31] } },
    state: { hands: { living: [28], zombies: [14] } },
    dice: [2, 3, 4, 1],
  }).step();
  g.answer('card-28');
  g.done();
  expect(g.table.apart('mob-1', 'red')).toBeLessThanOrEqual(6);
  expect(g.facts('straggler')).toHaveLength(1);
});

test('[AMZ-T-quirk-cards] 20: a manhole out of sight takes the arrivals of this turn, and is gone after it', () => {
  const map = {
    barriers: [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [0, 18],
          [36, 18],
        ] as [number, number][],
      },
    ],
  };
  const g = arriving({
    options: { zombies: 'player' },
    map,
    units: { red: RED },
    state: holding('zombies', 20),
    dice: [1, 2, 1, 1],
  }).step();
  g.answer('card-20');
  expect(g.question()).toBe('zombies place-hot-spot AMZ-hot-spots');
  // In sight of the Living.
  expect(g.refused([18, 15])).toBe('AMZ-hot-spots');
  g.answer([18, 30]);
  for (const f of g.figures('mob-1'))
    expect(g.table.distanceTo(f.id, { x: 18, y: 30 })).toBeLessThanOrEqual(2);
  g.run(5);
  expect(g.state.turn).toBeGreaterThan(2);
  expect(g.state.hotSpots.map((h) => h.number)).toEqual([1]);
});

describe('[AMZ-T-quirk-cards] 20: a manhole out of their sight may be in the open', () => {
  const opens = (y: number, more: Situation) => {
    const g = arriving({
      options: { zombies: 'player' },
      units: { red: RED },
      state: holding('zombies', 20),
      dice: [1, 2, 1, 1],
      ...more,
    }).step();
    g.answer('card-20');
    return isTaken(g, [18, y]);
  };
  test('[AMZ-night] farther off than they see by night', () => {
    const by = (light: 'day' | 'night') =>
      ({
        scenario: { light, hotSpots: { die: 6, spots: SPOTS }, reinforcements: ROWS },
      }) as unknown as Situation;
    expect([opens(17, by('day')), opens(17, by('night')), opens(16, by('night'))]).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('in fog', () => {
    const fog = { effects: [{ card: 11, on: '', until: 9 }] };
    expect(opens(15, { state: { ...holding('zombies', 20), ...fog } })).toBe(true);
    // At exactly 10 inches from every Living figure.
    const at = (y: number) => opens(y, { state: { ...holding('zombies', 20), ...fog } });
    expect([at(14.25), at(14.249)]).toEqual([true, false]);
  });
  test('[AMZ-los] behind five others', () => {
    const behind = (fighters: number) => {
      const crowd: Given = { kind: 'odies', fighters, at: [16.5, 20] };
      return opens(30, { units: { red: { ...RED, fighters: 1, at: [18, 10] }, crowd } });
    };
    expect([behind(4), behind(5)]).toEqual([false, true]);
  });
});

test('[AMZ-T-quirk-cards] [AMZ-solo-cards] 20: alone it opens at the legal spot nearest to the Living', () => {
  const map = {
    barriers: [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [0, 18],
          [36, 18],
        ] as [number, number][],
      },
    ],
  };
  const g = arriving({ map, units: { red: RED }, state: holding('zombies', 20), dice: [1, 2] }).step();
  const [f] = g.figures('mob-1');
  expect(f?.y).toBeGreaterThan(18);
  expect(f?.y).toBeLessThan(21);
});

test('[AMZ-T-quirk-cards] 12: one direction for all mobs, and 1d6 inches farther', () => {
  const mob = (x: number) => ({ kind: 'zulus' as const, at: [x, 20] as const });
  // 2 inches farther, to the east; then 1 and 3 inches of their own.
  const state = holding('zombies', 12);
  const g = game({ units: { red: RED, a: mob(6), b: mob(20) }, state, dice: [2, 3, 1, 3] }).step();
  g.step().step();
  expect([g.figures('a')[0]?.x, g.figures('b')[0]?.x]).toEqual([9, 25]);
  g.done();
});

test('[AMZ-T-quirk-cards] 27: a Dexter that has Interrupted acts all the same', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: RED, lord: { kind: 'dexters', at: [18, 30], interrupted: true } },
    state: { stage: 'random', turn: 2, ...holding('zombies', 27) },
  });
  g.step().answer('card-27').step();
  expect(g.options()).toEqual(['lord', 'none']);
});

test('[AMZ-T-quirk-cards] 27: without one a mob moves as if driven', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: RED, mob: { kind: 'zulus', at: [18, 30], interrupted: true } },
    state: { stage: 'random', turn: 2, ...holding('zombies', 27) },
  }).step();
  g.answer('card-27');
  expect(g.options()).not.toContain('random');
  expect(g.question()).toBe('zombies dead-move AMZ-dexter-control');
  expect(g.facts('takes-effect')).toMatchObject([{ card: 27, on: 'mob' }]);
  g.answer([18, 25]);
  expect(g.figures('mob')[0]?.y).toBe(25);
});

test('[AMZ-T-quirk-cards] 26: a mob led astray does not come, and moves 1d6 inches at random', () => {
  const g = game({
    units: { red: { ...RED, done: false }, mob: { kind: 'zulus', at: [18, 9] } },
    state: holding('living', 26),
    dice: [4, 1],
  });
  g.run().answer('move-fire stationary');
  expect(g.question()).toBe('living card AMZ-quirk-cards');
  expect(g.asked().values).toMatchObject({ who: { noun: 'unit.red' }, whom: { noun: 'unit.mob' } });
  g.answer('card-26');
  expect(g.figures('mob')[0]).toMatchObject({ x: 18, y: 13 });
  expect(g.unit('mob').interrupted).toBe(true);
  // [AMZ-firepower-interruptions] A cancelled Interrupt costs the unit no die.
  expect(g.question()).toBe('living fire-at AMZ-fire-procedure');
  expect(g.state.active?.interruptions).toBe(0);
});

test('[AMZ-T-quirk-cards] [AMZ-dexter-control] 26: a mob led astray takes no place of the Dexter who sent it', () => {
  const driven = (answer: string) => {
    const units: Situation['units'] = {
      red: { ...RED, done: false, feared: ['lord'] },
      mob: { kind: 'zulus', at: [24, 13] },
      lord: { kind: 'dexters', at: [18, 13], interrupted: true },
    };
    const dice = answer === 'none' ? [1, 1] : [4, 1];
    const g = game({ options: { zombies: 'player' }, units, state: holding('living', 26), dice });
    g.run().answer('move-fire stationary');
    while (g.question() === 'zombies interrupt AMZ-interrupt-declare') g.answer('mob');
    g.answer(answer);
    return g.unit('lord').drives;
  };
  expect(driven('card-26')).toEqual([]);
  expect(driven('none')).toEqual(['mob']);
});

test('[AMZ-T-quirk-cards] 27: nobody moves a mob that is no more', () => {
  const gone = { 1: { status: 'destroyed', x: -1, y: -1 } } as const;
  const g = game({
    options: { zombies: 'player' },
    units: {
      red: RED,
      fallen: { kind: 'zulus', figures: gone, interrupted: true },
      mob: { kind: 'zulus', at: [18, 30], interrupted: true },
      other: { kind: 'odies', at: [30, 30], interrupted: true },
    },
    state: { stage: 'random', turn: 2, ...holding('zombies', 27) },
  }).step();
  g.answer('card-27');
  expect(g.options()).toEqual(['mob', 'other']);
});

test('[AMZ-T-quirk-cards] [AMZ-morale-once] 27: whoever sees Romeos come near in this way checks Morale at once', () => {
  const g = game({
    options: { zombies: 'player' },
    units: { red: { ...RED, morale: 'high' }, mob: { kind: 'romeos', at: [18, 30], interrupted: true } },
    state: { stage: 'random', turn: 2, ...holding('zombies', 27) },
    dice: [12],
  }).step();
  g.answer('card-27', [18, 19]).end();
  expect([g.state.stage, g.unit('red').feared]).toEqual(['masters', []]);
  const near = game({
    options: { zombies: 'player' },
    units: { red: { ...RED, morale: 'high' }, mob: { kind: 'romeos', at: [18, 24], interrupted: true } },
    state: { stage: 'random', turn: 2, ...holding('zombies', 27) },
    dice: [12],
  }).step();
  near.answer('card-27', [18, 14]).end();
  expect([near.state.stage, near.unit('red').feared]).toEqual(['masters', ['mob']]);
});
