import { between, distance, Ways } from '@shambles/field';
import { describe, expect, test, vi } from 'vitest';
import { inSightNow } from '../in-sight/sighted.js';
import { duckBack } from '../moving/duck.js';
import { walk } from '../moving/walking.js';
import { FtbTable } from '../table.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { inPool } from './zedmoves.js';
import { zedsAct } from './zeds.js';

/** Moves the zombies on their die, in one call, as one step of their phase. */
function moves(given: Situation, die = 1): Game {
  const g = game({
    ...given,
    encounter: { dice: { players: 5, zombies: die }, acting: 1, ...given.encounter },
  });
  return g.begin(zedsAct(g.w)).end();
}

const star = (x: number, y: number, more = {}) => ({ 'star-1': { x, y, ...more } });
const spot = (g: Game, id: string) => [g.zed(id).x, g.zed(id).y];
const moved = (g: Game, id: string) =>
  g.facts('walked').find((f) => f.who === id)?.cause ?? (g.zed(id) && 'stays');
const wall = (x1: number, y1: number, x2: number, y2: number) => ({
  barriers: [
    {
      id: `w${x1}-${y1}`,
      kind: 'high wall',
      path: [
        [x1, y1],
        [x2, y2],
      ] as [number, number][],
    },
  ],
});

type Rect = [number, number, number, number];

describe('activation', () => {
  test('[FTB-EX-10.1.2] [FTB-10.1.1, FTB-10.1.2a, FTB-10.6b, FTB-D-26] on a 4 only those act who see a human: Rep 4, else 3', () => {
    const g = moves(
      {
        people: star(18, 18),
        zeds: {
          'zed-1': { x: 18, y: 30, facing: 180 },
          'zed-2': { x: 6, y: 18, facing: 90 },
          'zed-3': { x: 30, y: 18, facing: 90 },
        },
      },
      4,
    );
    expect(g.facts('zeds-act')).toMatchObject([
      { zeds: ['zed-1', 'zed-2'], frenzy: ['zed-1', 'zed-2'], die: 4 },
    ]);
    expect(spot(g, 'zed-3')).toEqual([30, 18]);
    expect(spot(g, 'zed-1')).toEqual([18, 24]);
    const three = moves({ people: star(18, 18), zeds: { 'zed-3': { x: 28, y: 18, facing: 90 } } }, 3);
    expect(three.facts('zeds-act')).toMatchObject([{ zeds: ['zed-3'], frenzy: [] }]);
    const five = moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y: 30, facing: 180 } } }, 5);
    expect(five.facts('walked')).toEqual([]);
  });

  test('[FTB-10.1.2a] there is no frenzy any more where the line is gone', () => {
    const zeds = { 'zed-1': { x: 18, y: 30, facing: 180 } };
    const g = moves({ people: star(18, 18), zeds, map: wall(10, 24, 26, 24) }, 4);
    expect(g.facts('zeds-act')).toMatchObject([{ zeds: [], frenzy: [] }]);
  });

  test('[FTB-10.5, FTB-10.6b] all are one group: all that may move first, and charges come after, one human at a time', () => {
    const g = game({
      encounter: { dice: { players: 5, zombies: 1 }, acting: 1 },
      people: { 'star-1': { x: 6, y: 18, rep: 4 }, n1: { x: 30, y: 18, rep: 5 } },
      zeds: {
        'zed-1': { x: 6, y: 22, facing: 180 },
        'zed-2': { x: 30, y: 22, facing: 180 },
        'zed-3': { x: 18, y: 28, facing: 0 },
      },
    });
    g.begin(zedsAct(g.w)).end();
    expect(g.result).toBe(true);
    expect(g.facts('charges')).toEqual([]);
    expect(g.facts('walked').map((f) => f.who)).toHaveLength(3);
    expect(g.state.swarms.map((s) => s.target)).toEqual(['n1', 'star-1']);
  });

  test('[FTB-10.6b] zombies drawn meanwhile wait for the next activation', () => {
    const g = moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y: 28, facing: 0 } } });
    const late = { id: 'zed-9', x: 5, y: 5, level: 0, facing: 0, lastSeen: null, feast: '', was: '' };
    g.w.happen({ is: 'zeds-came', cause: 'FTB-10.3a', zeds: [late], how: 'noise' });
    g.begin(zedsAct(g.w)).end();
    expect(g.result).toBe(false);
    expect(spot(g, 'zed-9')).toEqual([5, 5]);
  });

  test('[FTB-10.6b] [FTB-10.7d] with nobody about none charges, and none has seen anybody', () => {
    const g = moves({ zeds: { 'zed-1': { x: 18, y: 10, facing: 90 } } });
    expect([g.facts('swarms'), g.facts('saw')]).toEqual([[], []]);
    expect(moved(g, 'zed-1')).toBe('FTB-10.7f');
  });

  test('[FTB-10.6a] PEFs are nothing to them', () => {
    const g = moves({ zeds: { 'zed-1': { x: 18, y: 10, facing: 90 } }, pefs: { 'pef-1': { x: 18, y: 16 } } });
    expect(spot(g, 'zed-1')).toEqual([24, 10]);
  });
});

describe('priorities', () => {
  test('[FTB-10.7b, FTB-D-54, FTB-8.2.1a] at 6 inches or less it comes up to an inch, to charge when all have moved', () => {
    const near = moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y: 24, facing: 180 } } });
    expect(distance(near.zed('zed-1'), near.person('star-1'))).toBeCloseTo(1, 3);
    expect(near.state.swarms).toEqual([{ target: 'star-1', rushes: [{ zed: 'zed-1', from: [18, 24, 0] }] }]);
    const far = moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y: 24.1, facing: 180 } } });
    expect(far.state.swarms).toEqual([]);
    expect(moved(far, 'zed-1')).toBe('FTB-10.7c');
    expect(distance(far.zed('zed-1'), far.person('star-1'))).toBeCloseTo(1, 2);
  });

  test('[FTB-10.7b, FTB-2.2.1] at 6 inches and not a thousandth more, wherever they stand', () => {
    const charged = (y: number, options = {}) =>
      moves({ people: star(18, 10.1), zeds: { 'zed-1': { x: 18, y, facing: 180 } }, options }).state.swarms
        .length;
    expect([charged(16.1), charged(16.101)]).toEqual([1, 0]);
    expect([16.1, 16.101].map((y) => charged(y, { 'zed-charge': 'seen' }))).toEqual([1, 0]);
  });

  test('[FTB-D-54, FTB-10.7b] it charges whoever is within 6 inches, behind it too; by table option those it faces alone', () => {
    const behind = (y: number, options = {}) =>
      moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y, facing: 0 } }, options });
    expect(behind(20).state.swarms).toMatchObject([{ target: 'star-1' }]);
    expect(behind(20).zed('zed-1').facing).toBe(180);
    expect(behind(24).state.swarms).toHaveLength(1);
    expect(behind(24.1).state.swarms).toEqual([]);
    expect(behind(20, { 'zed-charge': 'seen' }).state.swarms).toEqual([]);
    const ahead = (y: number) =>
      moves({
        people: star(18, 18),
        zeds: { 'zed-1': { x: 18, y, facing: 180 } },
        options: { 'zed-charge': 'seen' },
      });
    expect([ahead(24), ahead(24.1)].map((g) => g.state.swarms.length)).toEqual([1, 0]);
  });

  test('[FTB-D-54, FTB-8.2a] it does not charge whom no clear line leads to, nor whom its way does not', () => {
    const van = { vehicles: [{ id: 'v', kind: 'van', rect: [17, 18.3, 19, 19.3] as Rect }] };
    const zed = { 'zed-1': { x: 18, y: 20.6, facing: 0 } };
    const hidden = moves({ people: star(18, 17), zeds: zed, map: van });
    expect(hidden.state.swarms).toEqual([]);
    const zeds = { 'zed-1': { x: 18, y: 22, facing: 180 } };
    const fence = {
      barriers: [
        {
          id: 'f',
          kind: 'wire',
          path: [
            [8, 20],
            [28, 20],
          ] as [number, number][],
        },
      ],
    };
    const round = moves({ people: star(18, 18), zeds, map: fence });
    expect(round.state.swarms).toEqual([]);
    expect(moved(round, 'zed-1')).toBe('FTB-10.7c');
  });

  test('[FTB-10.7c, FTB-10.1.2b, FTB-10.8] in sight of humans it goes 6 inches towards the nearest of them', () => {
    const g = moves({
      people: { 'star-1': { x: 18, y: 18 }, n1: { x: 30, y: 31 } },
      zeds: { 'zed-1': { x: 18, y: 31, facing: 180 } },
    });
    expect(spot(g, 'zed-1')).toEqual([24, 31]);
  });

  const corner = wall(18, 10, 18, 20);
  const hidden = (): Game =>
    game({
      encounter: { dice: { players: 5, zombies: 3 }, acting: 1 },
      people: star(14, 22),
      map: corner,
      zeds: {
        'zed-1': { x: 6, y: 24, facing: 90, lastSeen: [14, 22, 0] },
        'zed-2': { x: 6, y: 28, facing: 90, lastSeen: [14, 22, 0] },
      },
    });

  test('[FTB-EX-10.7] [FTB-10.7d] a Star that ducks round a corner is followed to where it was last seen, without frenzy', () => {
    const g = hidden();
    const points = [
      [14, 22, 0],
      [19, 22, 0],
      [20, 12, 0],
    ] as const;
    g.begin(
      walk(g.w, 'star-1', { points, costs: [0, 5, 15], cost: 15, length: 15 }, 'walk', 'FTB-5.2a', []),
    ).end();
    const { lastSeen } = g.zed('zed-1');
    expect(lastSeen?.[0]).toBeGreaterThan(19);
    expect(lastSeen?.[1]).toBeGreaterThan(18);
    expect(lastSeen?.[1]).toBeLessThan(22);
    g.begin(zedsAct(g.w)).end();
    expect(g.facts('zeds-act')).toMatchObject([{ zeds: ['zed-1', 'zed-2'], frenzy: [] }]);
    expect(moved(g, 'zed-1')).toBe('FTB-10.7d');
    expect(distance(g.zed('zed-1'), { x: 6, y: 24 })).toBeCloseTo(6, 2);
    expect(g.zed('zed-1').lastSeen).toEqual(lastSeen);
  });

  test('[FTB-10.7d] a Duck Back out of view is no different', () => {
    const g = game({
      people: star(16, 22, { facing: 270 }),
      map: wall(18, 10, 18, 21),
      zeds: { 'zed-1': { x: 10, y: 24, facing: 90, lastSeen: [16, 22, 0] } },
    });
    g.begin(duckBack(g.w, 'star-1', ['zed-1'], 'FTB-5.7.3a')).end();
    expect(g.table.sees('zed-1', 'star-1')).toBe(false);
    expect(g.zed('zed-1').lastSeen).not.toEqual([16, 22, 0]);
  });

  test('[FTB-10.7d] what it sees as it has moved it remembers; what it came to it forgets', () => {
    const g = moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y: 33, facing: 180 } } });
    expect(g.zed('zed-1').lastSeen).toEqual([18, 18, 0]);
    const there = moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 90, lastSeen: [12, 10, 0] } } });
    expect(there.zed('zed-1').lastSeen).toBeNull();
    expect(spot(there, 'zed-1')).toEqual([16, 10]);
    const still = moves({
      people: star(30, 18),
      zeds: { 'zed-1': { x: 10, y: 10, facing: 270 } },
      state: { noises: [{ x: 2, y: 10, dice: 1, turn: 2 }] },
    });
    expect(still.zed('zed-1').lastSeen).toBeNull();
  });

  test('[FTB-10.7d] an inch from the place it has come to it', () => {
    const after = (x: number) =>
      moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 90, lastSeen: [x, 10, 0] } } }).zed('zed-1').lastSeen;
    expect([after(17), after(17.001)]).toEqual([null, [17.001, 10, 0]]);
    const elsewhere = { x: 10, y: 9.1, facing: 0, lastSeen: [10, 16.1, 0] as const };
    expect(moves({ zeds: { 'zed-1': elsewhere } }).zed('zed-1').lastSeen).toBeNull();
  });

  test('[FTB-10.7e] with nobody to go for it makes for most shots within 24 inches', () => {
    const noises = [
      { x: 10, y: 30, dice: 2, turn: 2 },
      { x: 30, y: 10, dice: 3, turn: 1 },
      { x: 10, y: 30, dice: 2, turn: 1 },
    ];
    const g = moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 90 } }, state: { noises } });
    expect(moved(g, 'zed-1')).toBe('FTB-10.7e');
    expect(spot(g, 'zed-1')).toEqual([10, 16]);
    const of = (x: number) =>
      moves({
        zeds: { 'zed-1': { x: 5, y: 10, facing: 0 } },
        state: { noises: [{ x, y: 10, dice: 1, turn: 2 }] },
      });
    // The loudest, not the nearest.
    const louder = [
      { x: 18, y: 10, dice: 2, turn: 2 },
      { x: 10, y: 30, dice: 3, turn: 2 },
    ];
    const far = moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 90 } }, state: { noises: louder } });
    expect(spot(far, 'zed-1')).toEqual([10, 16]);
    // The nearest of the equally loud.
    const even = louder.map((n) => ({ ...n, dice: 2 }));
    const near = moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 0 } }, state: { noises: even } });
    expect(spot(near, 'zed-1')).toEqual([16, 10]);
    expect(moved(of(29), 'zed-1')).toBe('FTB-10.7e');
    expect(moved(of(29.1), 'zed-1')).toBe('FTB-10.7f');
  });

  test('[FTB-10.7e] shots an inch away draw it no more', () => {
    const from = (x: number) =>
      moves({
        zeds: { 'zed-1': { x: 5, y: 10, facing: 0 } },
        state: { noises: [{ x, y: 10, dice: 1, turn: 2 }] },
      });
    expect(moved(from(6), 'zed-1')).toBe('FTB-10.7f');
    expect(moved(from(6.1), 'zed-1')).toBe('FTB-10.7e');
  });

  test('[FTB-10.7e, FTB-2.2.1] from 24 inches down to a thousandth more than one, wherever it stands', () => {
    const from = (y: number, noise: number) =>
      moves({
        zeds: { 'zed-1': { x: 5, y, facing: 90 } },
        state: { noises: [{ x: 5, y: noise, dice: 1, turn: 2 }] },
      });
    expect([from(10.2, 34.2), from(10.2, 34.201)].map((g) => moved(g, 'zed-1'))).toEqual([
      'FTB-10.7e',
      'FTB-10.7f',
    ]);
    expect([from(15.1, 16.1), from(15.1, 16.101)].map((g) => moved(g, 'zed-1'))).toEqual([
      'FTB-10.7f',
      'FTB-10.7e',
    ]);
  });

  test('[FTB-10.7d] [FTB-10.7e] what was upstairs it goes up to, from right below it too', () => {
    const shop = {
      id: 'shop',
      name: 'Shop',
      rect: [14, 10, 22, 26] as Rect,
      levels: 2,
    };
    const stairs = { id: 'stairs', kind: 'stairs', at: [16, 16] as [number, number], from: 0, to: 1 };
    const upstairs = { x: 16, y: 20, level: 1, dice: 6, turn: 2 };
    const from = (zed: { x: number; y: number; lastSeen?: readonly [number, number, number] }) =>
      moves({
        map: { buildings: [shop], links: [stairs] },
        zeds: { 'zed-1': { facing: 90, ...zed } },
        state: { noises: zed.lastSeen ? [] : [upstairs] },
      });
    const up = (g: Game) => [moved(g, 'zed-1'), g.zed('zed-1').level];
    expect(up(from({ x: 16, y: 13 }))).toEqual(['FTB-10.7e', 1]);
    expect(up(from({ x: 16, y: 20 }))).toEqual(['FTB-10.7e', 1]);
    expect(up(from({ x: 16, y: 20, lastSeen: [16, 20, 1] }))).toEqual(['FTB-10.7d', 1]);
  });

  test('[FTB-10.7d] a place that it cannot set out for, because the way is full, it forgets', () => {
    const lane = { barriers: [wall(17.4, 8, 17.4, 30), wall(18.6, 8, 18.6, 30)].flatMap((w) => w.barriers) };
    const after = (y: number) =>
      moves({
        zeds: { 'zed-1': { x: 18, y: 10, facing: 0, lastSeen: [18, 26, 0] }, 'zed-2': { x: 18, y } },
        map: lane,
        encounter: { dice: { players: 5, zombies: 1 }, acting: 1, done: ['zed-2'] },
      }).zed('zed-1');
    expect(after(10.8)).toMatchObject({ y: 10, lastSeen: null });
    expect(after(12)).toMatchObject({ lastSeen: [18, 26, 0] });
  });

  test('[FTB-10.7d] a place that no way leads to it forgets, once it has pressed on towards it', () => {
    const closed = { buildings: [{ id: 'b', name: 'B', rect: [10, 14, 20, 24] as Rect, levels: 1 }] };
    const g = moves({ zeds: { 'zed-1': { x: 15, y: 8, facing: 0, lastSeen: [15, 19, 0] } }, map: closed });
    expect(g.zed('zed-1').lastSeen).toBeNull();
    expect(moved(g, 'zed-1')).toBe('FTB-10.7d');
    const stuck = moves({
      zeds: { 'zed-1': { x: 15, y: 13.602, facing: 0, lastSeen: [15, 19, 0] } },
      map: closed,
    });
    expect(stuck.facts('walked').filter((f) => f.cause === 'FTB-10.7d')).toEqual([]);
    // Within an inch of the place it goes on with what is left of its 6 inches.
    const near = moves({
      zeds: { 'zed-1': { x: 15, y: 11, facing: 0, lastSeen: [15, 14.5, 0] } },
      map: closed,
      dice: [6, 6, 6, 6],
    });
    const costs = near.facts('walked').map((f) => f.cost);
    expect(costs.length).toBeGreaterThan(1);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(6.001);
  });

  test('[FTB-10.7f] else straight on; at a dead end left on 1-3 and right on 4-6, and never off the table', () => {
    const on = moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 45 } } });
    expect(spot(on, 'zed-1')[0]).toBeCloseTo(14.243, 2);
    const edge = (die: number) => moves({ zeds: { 'zed-1': { x: 10, y: 33.6, facing: 0 } }, dice: [die] });
    expect(edge(3).zed('zed-1').facing).toBe(270);
    expect(edge(3).zed('zed-1').x).toBeCloseTo(6, 2);
    expect(edge(4).zed('zed-1').facing).toBe(90);
    expect(edge(4).zed('zed-1').x).toBeCloseTo(14, 2);
    expect(edge(3).zed('zed-1').y).toBeCloseTo(35.6, 2);
    const house = {
      buildings: [
        {
          id: 'b',
          name: 'B',
          rect: [8, 12, 30, 20] as [number, number, number, number],
          levels: 1,
          doors: [{ id: 'd', at: [25, 12] as [number, number], type: 'door' }],
        },
      ],
    };
    const stopped = moves({ zeds: { 'zed-1': { x: 15, y: 9.6, facing: 0 } }, map: house, dice: [6] });
    expect(stopped.zed('zed-1').x).toBeCloseTo(19, 1);
  });

  test('[FTB-10.7f] the post of a door is a dead end as well; another zombie before it is none', () => {
    const house = {
      buildings: [
        {
          id: 'b',
          name: 'B',
          rect: [16, 12, 30, 20] as [number, number, number, number],
          levels: 1,
          doors: [{ id: 'd', at: [16, 16] as [number, number], type: 'door' }],
        },
      ],
    };
    // Its way goes between the posts of the door, but not past the northern one.
    const zed = { x: 15.2, y: 17.6, facing: 75 };
    const turns = moves({ zeds: { 'zed-1': zed }, map: house, dice: [3] });
    expect(turns.facts('rolled').map((f) => f.label)).toEqual(['dead-end']);
    expect(turns.zed('zed-1').facing).toBe(345);
    expect(turns.zed('zed-1').y).toBeGreaterThan(20);
    const held = moves({ zeds: { 'zed-1': zed, 'zed-2': { x: 16.2, y: 17.2, feast: 'n9' } }, map: house });
    expect(held.facts('rolled')).toEqual([]);
  });

  test('[FTB-10.7f] in a nook it turns again', () => {
    const g = moves({ zeds: { 'zed-1': { x: 0.4, y: 33.6, facing: 0 } }, dice: [1, 1] });
    expect(g.zed('zed-1').facing).toBe(180);
    expect(g.zed('zed-1').y).toBeCloseTo(31.6, 1);
  });
});

describe('where they go, and how far', () => {
  const house = (door: object = {}) => ({
    buildings: [
      {
        id: 'shop',
        name: 'Shop',
        rect: [12, 14, 24, 26] as [number, number, number, number],
        levels: 1,
        doors: [{ id: 'd', at: [18, 14] as [number, number], type: 'door', ...door }],
        windows: [{ at: [12, 20] as [number, number], width: 4 }],
      },
    ],
  });

  test('[FTB-10.8.1a, FTB-10.8.2] a door costs 2 inches, and what is left goes two thirds as far inside', () => {
    const g = moves({ zeds: { 'zed-1': { x: 18, y: 12, facing: 0, lastSeen: [18, 20, 0] } }, map: house() });
    // 2 inches to the door, 2 for it, and 2 of 6 left: 4 inches an activation inside.
    expect(g.zed('zed-1').y).toBeCloseTo(15.33, 1);
    const inside = moves({
      zeds: { 'zed-1': { x: 18, y: 16, facing: 0, lastSeen: [18, 25, 0] } },
      map: house(),
    });
    expect(inside.zed('zed-1').y).toBeCloseTo(20, 2);
  });

  test('[FTB-10.8.1a] no zombie goes through a window', () => {
    const g = moves({ zeds: { 'zed-1': { x: 10, y: 20, facing: 90 } }, map: house(), dice: [3] });
    expect(g.zed('zed-1').x).toBeLessThan(12);
  });

  test('[FTB-10.8.1b] a locked door and a barricaded one stop it', () => {
    for (const type of ['locked', 'barricaded']) {
      const zed = { x: 18, y: 12, facing: 0, lastSeen: [18, 20, 0] as const };
      const g = moves({ zeds: { 'zed-1': zed }, map: house({ type }) });
      expect(g.zed('zed-1').y).toBeLessThan(14);
    }
  });

  test('[FTB-D-53] who went into a building was last seen in the doorway: through it for 2 inches, further in when next active', () => {
    const g = game({
      encounter: { dice: { players: 5, zombies: 1 }, acting: 1 },
      people: star(18, 13),
      map: house(),
      zeds: { 'zed-1': { x: 18, y: 11, facing: 0, lastSeen: [18, 13, 0] } },
    });
    const points = [
      [18, 13, 0],
      [18, 23, 0],
    ] as const;
    g.begin(
      walk(g.w, 'star-1', { points, costs: [0, 10], cost: 10, length: 10 }, 'walk', 'FTB-5.2a', []),
    ).end();
    expect(g.zed('zed-1').lastSeen).toEqual([18, 14.5, 0]);
    const all = g.begin(zedsAct(g.w)).end();
    // It passes the door and is inside; next time it goes for the human that it sees there.
    expect(all.table.houseOf(all.zed('zed-1'))).toBe('shop');
    expect(all.zed('zed-1').y).toBeGreaterThan(14.4);
    expect(all.zed('zed-1').y).toBeLessThan(14.9);
  });

  test('[FTB-10.8.3] 4 inches through woods', () => {
    const woods = {
      areas: [{ id: 'w', kind: 'woods', rect: [0, 0, 36, 36] as [number, number, number, number] }],
    };
    const g = moves({ zeds: { 'zed-1': { x: 10, y: 10, facing: 90 } }, map: woods });
    expect(spot(g, 'zed-1')).toEqual([14, 10]);
  });

  const lake = (kind: string) => ({
    areas: [{ id: 'lake', kind, rect: [8, 8, 28, 28] as [number, number, number, number] }],
  });
  const wet = { 'zed-1': { x: 18, y: 10, facing: 90, lastSeen: [10, 10, 0] as const } };

  test('[FTB-10.8.4a] 4 inches through water, straight on: no noise and nobody ashore draws it, but humans in the water do', () => {
    const noises = [{ x: 18, y: 30, dice: 9, turn: 2 }];
    const on = moves({ people: star(32, 10), zeds: wet, map: lake('water'), state: { noises } });
    expect(spot(on, 'zed-1')).toEqual([22, 10]);
    expect(moved(on, 'zed-1')).toBe('FTB-10.7f');
    const drawn = moves({ people: star(26, 18), zeds: wet, map: lake('water'), state: { noises } });
    expect(moved(drawn, 'zed-1')).toBe('FTB-10.7c');
  });

  test('[FTB-10.8.4b] it leaves water where the bottom slopes up, but never a pool; there only a human in it moves it', () => {
    const out = { 'zed-1': { x: 27, y: 18, facing: 90 } };
    expect(moves({ zeds: out, map: lake('water') }).zed('zed-1').x).toBeGreaterThan(28);
    expect(spot(moves({ zeds: out, map: lake('pool') }), 'zed-1')).toEqual([27, 18]);
    const prey = moves({
      people: star(26, 26),
      zeds: { 'zed-1': { x: 18, y: 18, facing: 45 } },
      map: lake('pool'),
    });
    expect(distance(prey.zed('zed-1'), { x: 18, y: 18 })).toBeCloseTo(4, 2);
    const ashore = moves({ people: star(33, 18), zeds: out, map: lake('pool') });
    expect(spot(ashore, 'zed-1')).toEqual([27, 18]);
  });

  test('[FTB-10.8.4b] by a net, a rope or an anchor chain it climbs to the surface in one activation', () => {
    const rope = { ...lake('pool'), places: [{ id: 'r', kind: 'rope', at: [27.8, 18] as [number, number] }] };
    const g = moves({ zeds: { 'zed-1': { x: 27, y: 18, facing: 90 } }, map: rope });
    expect(g.table.inWater(g.zed('zed-1'))).toBe(false);
    expect(g.facts('walked')).toEqual([]);
    const far = moves({ zeds: { 'zed-1': { x: 26.7, y: 18, facing: 90 } }, map: rope });
    expect(far.table.inWater(far.zed('zed-1'))).toBe(true);
    const within = { ...rope, places: [{ id: 'r', kind: 'rope', at: [27.5, 18] as [number, number] }] };
    const just = moves({ zeds: { 'zed-1': { x: 26.5, y: 18, facing: 90 } }, map: within });
    expect(just.table.inWater(just.zed('zed-1'))).toBe(false);
    const beside = { ...rope, places: [{ id: 'r', kind: 'rope', at: [27.5, 16.1] as [number, number] }] };
    const below = moves({ zeds: { 'zed-1': { x: 27.5, y: 15.1, facing: 90 } }, map: beside });
    expect(below.table.inWater(below.zed('zed-1'))).toBe(false);
    const dry = moves({ zeds: { 'zed-1': { x: 28.6, y: 18, facing: 90 } }, map: rope });
    expect(dry.facts('stands-at')).toEqual([]);
    const no = { ...rope, places: [{ id: 'r', kind: 'crate', at: [27.8, 18] as [number, number] }] };
    const stays = moves({ zeds: { 'zed-1': { x: 27, y: 18, facing: 90 } }, map: no });
    expect(stays.table.inWater(stays.zed('zed-1'))).toBe(true);
  });

  test('[FTB-10.8.4b] ashore it stands on the first free dry spot clockwise, on the ground, 4 inches from the rope at most', () => {
    const climbs = (x: number, facing: number, more: Situation = {}, kind = 'pool') => {
      const places = [{ id: 'r', kind: 'rope', at: [x, 18] as [number, number] }];
      const map = { ...lake(kind), places, ...more.map };
      const g = moves({ ...more, zeds: { 'zed-1': { x: x - 0.5, y: 18, facing } }, map });
      return g.facts('stands-at').map((f) => f.at);
    };
    expect(climbs(24.5, 90)).toEqual([[28.5, 18, 0]]);
    expect(climbs(23.5, 90)).toEqual([]);
    expect(climbs(27.8, 90)).toEqual([[28.8, 18, 0]]);
    for (const kind of ['pool', 'water']) {
      const [west] = climbs(27.8, 270, {}, kind);
      expect(west?.[0]).toBeGreaterThan(28);
    }
    const taken = climbs(27.8, 90, { people: { n1: { x: 28.8, y: 18, condition: 'obviously-dead' } } });
    expect(
      distance({ x: 28.8, y: 18 }, { x: taken[0]?.[0] as number, y: taken[0]?.[1] as number }),
    ).toBeGreaterThan(0.79);
    const [fenced] = climbs(27.8, 90, { map: wall(28.8, 17, 28.8, 18.2) });
    expect(fenced).not.toEqual([28.8, 18, 0]);
  });

  test('[FTB-10.8.4b] it sees whoever is in another pool, and stays in its own', () => {
    const pools = [
      { id: 'one', kind: 'pool', rect: [4, 4, 14, 14] as Rect },
      { id: 'two', kind: 'pool', rect: [20, 4, 30, 14] as Rect },
    ];
    const g = moves({
      people: star(26, 10),
      zeds: { 'zed-1': { x: 10, y: 10, facing: 90 } },
      map: { areas: pools },
    });
    expect(spot(g, 'zed-1')).toEqual([10, 10]);
  });

  test('[FTB-10.8.4b] upstairs it is in no pool', () => {
    const g = game({ map: lake('pool'), zeds: { 'zed-1': { x: 18, y: 18 } } });
    expect([0, 1].map((level) => inPool(g.w, { ...g.zed('zed-1'), level }))).toEqual([true, false]);
  });
});

describe('what they do not do', () => {
  test('[FTB-10.9, FTB-10.9.1, FTB-10.10] they take no tests, cause no In Sight, and never fire', () => {
    const g = moves({ people: star(18, 18), zeds: { 'zed-1': { x: 18, y: 28, facing: 180 } } });
    expect(inSightNow(g.w)).toEqual([]);
    expect(g.facts('in-sight')).toEqual([]);
    expect(g.facts('reacted')).toEqual([]);
    expect(g.facts('fired')).toEqual([]);
  });

  test('[FTB-10.0, FTB-10.1, FTB-10.1.3] a zombie is a place and what it makes for: no Items, no attributes, no Rep of its own', () => {
    const g = game({ zeds: { 'zed-1': {} } });
    expect(Object.keys(g.zed('zed-1')).sort()).toEqual(
      ['facing', 'feast', 'id', 'lastSeen', 'level', 'was', 'x', 'y'].sort(),
    );
  });
});

describe('a crowd', () => {
  test('[FTB-10.6b] of two that are equally near, the lower number moves first', () => {
    const zeds = { 'zed-12': { x: 8, y: 18, facing: 90 }, 'zed-3': { x: 28, y: 18, facing: 270 } };
    const g = moves({ people: star(18, 18), zeds });
    expect(g.facts('walked').map((f) => f.who)).toEqual(['zed-3', 'zed-12']);
  });

  test('[FTB-8.2.1a] [FTB-D-54] whoever stands an inch away upstairs leaves room; who is in the way a little off does not', () => {
    const comes = (n1: object) => {
      const g = moves({
        people: { n1: { x: 18, y: 19, ...n1 }, 'star-1': { x: 18, y: 18 } },
        zeds: { 'zed-1': { x: 18, y: 22, facing: 180 } },
      });
      return [g.zed('zed-1').x, g.zed('zed-1').y, distance(g.zed('zed-1'), g.person('n1'))] as const;
    };
    expect(comes({ level: 1 }).slice(0, 2)).toEqual([18, 19]);
    expect(comes({ y: 19.5 })[2]).toBeGreaterThan(0.79);
  });

  test('[FTB-5.7.5a] [FTB-10.6b] whoever went down before they charge is charged no more', () => {
    const g = game({
      people: { n1: { condition: 'out-of-the-fight' } },
      zeds: { 'zed-1': { y: 19, facing: 180, feast: 'n9' } },
      encounter: { dice: { players: 5, zombies: 3 }, acting: 1, done: ['zed-1'] },
      state: { swarms: [{ target: 'n1', rushes: [{ zed: 'zed-1', from: [18, 22, 0] }] }] },
    });
    g.begin(zedsAct(g.w)).end();
    expect(g.facts('charges')).toEqual([]);
    expect(g.state.swarms).toEqual([]);
  });

  const horde = (n: number) =>
    Object.fromEntries(
      Array.from({ length: n }, (_, i) => [
        `zed-${i + 1}`,
        { x: 2 + (i % 20) * 1.7, y: 20 + Math.floor(i / 20) * 1.5, facing: 180 },
      ]),
    );

  test('six come up to one human, the others behind them, and no two bases overlap', () => {
    const g = moves({ people: star(18, 18), zeds: horde(60) });
    const { rushes } = g.state.swarms[0] as { rushes: readonly unknown[] };
    expect(rushes.length).toBeGreaterThanOrEqual(4);
    expect(rushes.length).toBeLessThanOrEqual(6);
    const sides = (rushes as readonly { zed: string }[]).map(({ zed }) =>
      g.table.bearing('star-1', g.zed(zed)),
    );
    for (const a of sides)
      for (const b of sides) if (a !== b) expect(between(a, b)).toBeGreaterThanOrEqual(59);
    for (const z of g.state.zeds)
      for (const o of g.state.zeds) if (z !== o) expect(distance(z, o)).toBeGreaterThan(0.797);
  });

  test('200 zombies share the ways to those whom they make for: each is found once, and few look far', () => {
    const found = vi.spyOn(Ways.prototype, 'to');
    const looks = vi.spyOn(FtbTable.prototype, 'line');
    const g = moves({
      people: { 'star-1': { x: 10, y: 8 }, n1: { x: 20, y: 8 }, n2: { x: 28, y: 9 } },
      zeds: horde(200),
    });
    expect(looks.mock.calls.length).toBeLessThanOrEqual(200 * 9);
    expect(g.facts('walked').length).toBeGreaterThan(150);
    const goals = found.mock.calls.map(([x, y, level]) => `${x} ${y} ${level}`);
    found.mockRestore();
    expect(goals.toSorted()).toEqual(['10 8 0', '20 8 0', '28 9 0']);
  });
});
