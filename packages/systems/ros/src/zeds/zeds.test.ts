import { distance, Ways } from '@shambles/field';
import { describe, expect, test, vi } from 'vitest';
import { offPrey } from '../senses/prey.js';
import type { Zed } from '../state.js';
import { fence } from '../testing/fields.js';
import { type Game, game, type Situation } from '../testing/game.js';

type Box = [number, number, number, number];
type Door = { readonly type?: string; readonly open?: boolean };

/** A house of four walls, 60..80 by 30..60, with a door in its west wall at 45. */
const house = ({ type = 'standard', open = false }: Door = {}, more: object = {}) => ({
  buildings: [
    {
      id: 'B1',
      name: 'House',
      rect: [60, 30, 80, 60] as [number, number, number, number],
      levels: 1,
      doors: [{ id: 'D1', at: [60, 45] as [number, number], type, open }],
      ...more,
    },
  ],
});

/** Step 7 with survivor-1 at 20, 45 unless placed elsewhere. */
function seven(zeds: { readonly [id: string]: Partial<Zed> }, more: Situation = {}): Game {
  return game({ people: { 'survivor-1': { x: 20, y: 45 } }, step: 7, turn: 4, ...more, zeds });
}

const at = (g: Game, id: string) => ({ x: g.zed(id).x, y: g.zed(id).y });
const next = (g: Game, id: string) => {
  const { x, y } = g.zed(id);
  return distance({ x, y }, g.person('survivor-1')) - 2;
};

describe('attacking Zeds', () => {
  test('[ROS-zed-move, ROS-seq-7] move up to 20 cm and stop on base contact', () => {
    const g = seven({ 'zed-1': { x: 60, y: 45 }, 'zed-2': { x: 20, y: 60 } }).finish(7);
    expect(at(g, 'zed-1')).toEqual({ x: 40, y: 45 });
    expect(at(g, 'zed-2')).toEqual({ x: 20, y: 47 });
    expect(g.facts('walked').map((f) => f.who)).toEqual(['zed-2', 'zed-1']);
  });

  test('[ROS-U-path] of two equally near the first by number goes first', () => {
    const g = seven({ 'zed-2': { x: 55, y: 45 }, 'zed-1': { x: 20, y: 80 } }).finish(7);
    expect(g.facts('walked').map((f) => f.who)).toEqual(['zed-1', 'zed-2']);
  });

  test('[ROS-seq-7, ROS-seq-8] the knocked-down do nothing in step 7 and stand in step 8', () => {
    const g = seven({ 'zed-1': { x: 60, y: 45, down: true } }).finish(7);
    expect(g.zed('zed-1')).toMatchObject({ x: 60, down: true, moved: false });
    g.finish(8);
    expect(g.zed('zed-1').down).toBe(false);
  });

  test('[ROS-D-new-contact] who comes into contact in step 7 damages in the next step 4, not in this turn', () => {
    const g = seven({ 'zed-1': { x: 40, y: 45 } }).finish(12);
    expect(g.person('survivor-1').hits).toBe(0);
  });

  test('[ROS-U-path] within 20 cm straight to a free place at the base: six fit round one', () => {
    const off = [
      [12, 0],
      [6, 10.39],
      [-6, 10.39],
      [-12, 0],
      [-6, -10.39],
      [6, -10.39],
      [16, 0],
      [0, 16],
    ] as const;
    const ring = Object.fromEntries(off.map(([x, y], i) => [`zed-${i + 1}`, { x: 20 + x, y: 45 + y }]));
    const g = seven(ring).finish(7);
    const touching = g.state.zeds.filter((z) => g.table.touching(z.id, 'survivor-1'));
    expect(touching).toHaveLength(6);
    for (const z of g.state.zeds)
      for (const o of g.state.zeds) if (z !== o) expect(distance(z, o)).toBeGreaterThan(1.99);
  });

  test('[ROS-U-path] round whoever stands in between, if its 20 cm last', () => {
    const g = seven({
      'zed-1': { x: 22, y: 45 },
      'zed-2': { x: 24.1, y: 45 },
      'zed-3': { x: 26.2, y: 45 },
    }).finish(7);
    for (const z of g.state.zeds) expect(g.table.touching(z.id, 'survivor-1')).toBe(true);
  });

  test('[ROS-U-path] round a row of others too, however far from its prey they stand', () => {
    const row = Object.fromEntries(
      [41, 43, 45, 47, 49].map((y) => [`zed-${y}`, { x: 28, y, down: true }] as const),
    );
    const g = seven({ 'zed-1': { x: 34, y: 45 }, ...row }).finish(7);
    expect(g.table.touching('zed-1', 'survivor-1')).toBe(true);
    // With one more on either side, its 20 cm are not enough.
    const wide = { ...row, 'zed-39': { x: 28, y: 39, down: true }, 'zed-51': { x: 28, y: 51, down: true } };
    expect(next(seven({ 'zed-1': { x: 37, y: 45 }, ...wide }).finish(7), 'zed-1')).toBeGreaterThan(5);
  });

  test('[ROS-U-path] of two ways round, equally long, it takes the one to its right', () => {
    const row = Object.fromEntries(
      [41, 43, 45, 47, 49].map((y) => [`zed-${y}`, { x: 28, y, down: true }] as const),
    );
    // West is in front of it, and north to its right.
    expect(at(seven({ 'zed-1': { x: 34, y: 45 }, ...row }).finish(7), 'zed-1').y).toBeGreaterThan(46);
  });

  test('[ROS-U-path, ROS-horde-swarm] farther off they bear 15 degrees aside, by number, changing over every turn', () => {
    const two = (turn: number) =>
      seven(
        {
          'zed-1': { x: 80, y: 45, horde: 'H1', number: 1 },
          'zed-2': { x: 80, y: 50, horde: 'H1', number: 2 },
        },
        { turn },
      ).finish(7);
    const [even, odd] = [two(4), two(5)];
    // West is 270 degrees; left of it is south. 20 cm at 15 degrees: 19.32 on, 5.18 aside.
    expect(at(even, 'zed-1').x).toBeCloseTo(80 - 19.319, 1);
    expect(at(even, 'zed-1').y).toBeCloseTo(45 - 5.176, 1);
    expect(at(even, 'zed-2').y).toBeGreaterThan(53);
    expect(at(odd, 'zed-1').y).toBeCloseTo(45 + 5.176, 1);
    expect(at(odd, 'zed-2').y).toBeLessThan(46);
  });

  test('[ROS-U-path, ROS-horde-swarm] one that a row stops before it has gone half its move aside goes straight', () => {
    const ends = (x: number) => {
      const row = Object.fromEntries(
        [41, 43, 45, 47, 49].map((y) => [`zed-${y}`, { x, y, down: true }] as const),
      );
      // West is 15 degrees left of the straight way.
      const people = { 'survivor-1': { x: 40, y: 55.718 } };
      const g = seven({ 'zed-1': { x: 80, y: 45, horde: 'H1', number: 1 }, ...row }, { people });
      return at(g.finish(7), 'zed-1');
    };
    expect(ends(68)).toEqual({ x: 70.5, y: 45 });
    expect(ends(68.001).y).toBeGreaterThan(47);
  });

  test('[ROS-U-path] from 20 cm on, and those of no horde, straight', () => {
    const g = seven({ 'zed-1': { x: 42, y: 45, horde: 'H1', number: 1 }, 'zed-2': { x: 80, y: 45 } }).finish(
      7,
    );
    expect(at(g, 'zed-1')).toEqual({ x: 22, y: 45 });
    expect(at(g, 'zed-2')).toEqual({ x: 60, y: 45 });
    const state = { noises: [{ kind: 'alarm' as const, x: 80, y: 45, level: 0, made: 405, until: 9 }] };
    const people = { 'survivor-1': { x: 5, y: 5 } };
    const heard = seven({ 'zed-1': { x: 60, y: 45, horde: 'H1', number: 1 } }, { people, state }).finish(7);
    expect(at(heard, 'zed-1')).toEqual({ x: 80, y: 45 });
  });

  test('[ROS-U-path] each ends 0.5 cm from others where there is room', () => {
    const g = seven({
      'zed-1': { x: 60, y: 45 },
      'zed-2': { x: 62.2, y: 45 },
      'zed-3': { x: 64.4, y: 45 },
    }).finish(7);
    for (const z of g.state.zeds)
      for (const o of g.state.zeds)
        if (z !== o) expect(distance(z, o) - 2).toBeGreaterThanOrEqual(0.5 - 1e-9);
  });

  test('[ROS-U-path, ROS-R-base] one whose 20 cm end 0.1 cm from its prey is in contact, and stays there', () => {
    const ends = (x: number) => at(seven({ 'zed-1': { x, y: 45 } }).finish(7), 'zed-1').x;
    expect(ends(42.1)).toBe(22.1);
    expect(ends(42.101)).toBeGreaterThan(22.2);
  });

  test('[ROS-U-path] they take the shortest open way', () => {
    const g = seven({ 'zed-1': { x: 70, y: 45 } }, { map: house({ open: true }) });
    const before = next(g, 'zed-1');
    g.finish(7);
    // Straight out of the door in the west wall.
    expect(before - next(g, 'zed-1')).toBeCloseTo(20, 1);
    const round = seven(
      { 'zed-1': { x: 90, y: 45 } },
      { map: house(), people: { 'survivor-1': { x: 50, y: 45 } } },
    );
    round.finish(7);
    expect(round.zed('zed-1').y).not.toBeCloseTo(45, 0);
    expect(round.facts('walked')[0]?.how).toBe('attack');
  });

  test('[ROS-R-levels] ordinary Zeds take stairs, 5 cm a level, and no ladders', () => {
    const storeys = (kind: 'stairs' | 'ladder') => ({
      ...house({ open: true }, { levels: 2 }),
      links: [{ id: 'L1', kind, at: [70, 45] as [number, number], from: 0, to: 1 }],
    });
    const people = { 'survivor-1': { x: 75, y: 45, level: 1 } };
    const up = seven({ 'zed-1': { x: 63, y: 45 } }, { map: storeys('stairs'), people }).finish(7);
    expect(up.zed('zed-1').level).toBe(1);
    const down = seven({ 'zed-1': { x: 63, y: 45 } }, { map: storeys('ladder'), people }).finish(7);
    expect(down.zed('zed-1').level).toBe(0);
    // It ends up below its prey.
    expect(down.zed('zed-1').x).toBeCloseTo(75, 0);
  });
});

describe('priorities', () => {
  const wp = { id: 'wp-1', kind: 'wp', x: 60, y: 55, level: 0, until: 4 } as const;
  const noise = { x: 100, y: 45, level: 0, kind: 'explosion', made: 406, until: 4 } as const;
  const goes = (g: Game) => {
    const [ax, ay] = [g.zed('zed-1').x, g.zed('zed-1').y];
    g.finish(7);
    if (!g.has('zed-1')) return 'destroyed';
    const { x, y } = g.zed('zed-1');
    return x > ax + 1
      ? 'east'
      : x < ax - 1
        ? 'west'
        : y > ay + 1
          ? 'north'
          : y < ay - 1
            ? 'south'
            : 'nowhere';
  };
  const z1 = { 'zed-1': { x: 60, y: 45 } };

  test('[ROS-priority, ROS-grenade-wp] 1: a WP grenade within 10 cm, before living in the open', () => {
    const people = { 'survivor-1': { x: 50, y: 45 } };
    expect(goes(seven(z1, { people, state: { clouds: [wp] } }))).toBe('destroyed');
    expect(goes(seven(z1, { people, state: { clouds: [{ ...wp, y: 56.1 }] } }))).toBe('west');
    expect(goes(seven(z1, { people, state: { clouds: [{ ...wp, kind: 'flames', y: 70 }] } }))).toBe('west');
  });

  test('[ROS-priority] 2: living people in the open within 20 cm and in sight, before a noise', () => {
    const near = (x: number) => ({ people: { 'survivor-1': { x, y: 45 } }, state: { noises: [noise] } });
    expect(goes(seven(z1, near(38)))).toBe('west');
    expect(goes(seven(z1, near(37.9)))).toBe('east');
    const wall = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [48, 40, 52, 50] as [number, number, number, number] }],
    };
    expect(goes(seven(z1, { ...near(45), map: wall }))).toBe('east');
  });

  const gathering = (known: number, more = {}) => ({
    map: house({ open: true }),
    people: {
      'survivor-1': { x: 70, y: 40, known, knownIn: 'B1' },
      'survivor-2': { x: 70, y: 50, known, knownIn: 'B1', ...more },
    },
    state: { noises: [{ ...noise, x: 5 }] },
  });
  // The way into the house is to the east, the noise to the west; nobody in the house can be seen.
  const outside = { 'zed-1': { x: 40, y: 20 } };

  test('[ROS-priority, ROS-U-priority] 3: a known gathering of several, this turn or the last two, before a noise', () => {
    expect(goes(seven(outside, gathering(4)))).toBe('east');
    expect(goes(seven(outside, gathering(2)))).toBe('east');
    expect(goes(seven(outside, gathering(1)))).toBe('west');
    expect(goes(seven(outside, gathering(4, { x: 20, y: 80, knownIn: '' })))).toBe('west');
    expect(goes(seven(outside, gathering(4, { known: 1 })))).toBe('west');
    expect(goes(seven(outside, gathering(4, { knownIn: 'V1' })))).toBe('west');
  });

  test('[ROS-U-priority] who is seen in a building, or shouts an ORDER from it, is known to be there', () => {
    const g = seven({ 'zed-1': { x: 50, y: 45 } }, gathering(0)).finish(7);
    expect(g.person('survivor-1')).toMatchObject({ known: 4, knownIn: 'B1' });
    const blind = seven({ 'zed-1': { x: 100, y: 45 } }, gathering(0)).finish(7);
    expect(blind.person('survivor-1').known).toBe(0);
    const loud = seven({ 'zed-1': { x: 100, y: 45 } }, gathering(0, { play: 'order+reload' })).finish(7);
    expect([loud.person('survivor-1').known, loud.person('survivor-2').known]).toEqual([0, 4]);
  });

  test('[ROS-U-priority] who is seen going in is known, even if the inside is not seen', () => {
    const enter = (zed: Partial<Zed>) => {
      const g = game({
        map: house({ open: true }),
        people: { 'survivor-1': { x: 56, y: 45, play: 'run' } },
        zeds: { 'zed-1': zed },
        step: 5,
        turn: 4,
      });
      g.answer([63, 50]);
      return g.person('survivor-1');
    };
    expect(enter({ x: 50, y: 35 })).toMatchObject({ known: 4, knownIn: 'B1' });
    expect(enter({ x: 90, y: 45 }).known).toBe(0);
  });

  test('[ROS-priority, ROS-U-priority] 4: a loud noise, the latest, then the nearest', () => {
    const far = { people: { 'survivor-1': { x: 5, y: 45 } } };
    expect(goes(seven(z1, { ...far, state: { noises: [noise] } }))).toBe('east');
    const two = (made: number) => ({
      ...far,
      state: { noises: [{ ...noise, x: 10, y: 45, made }, noise] },
    });
    expect(goes(seven(z1, two(407)))).toBe('west');
    expect(goes(seven(z1, two(405)))).toBe('east');
    expect(goes(seven(z1, two(406)))).toBe('east');
    const farther = { ...noise, x: 10, y: 45 };
    expect(goes(seven(z1, { ...far, state: { noises: [noise, farther] } }))).toBe('east');
  });

  test('[ROS-priority, ROS-U-priority] 5: two or more groaning Zeds within 40 cm, before the nearest survivor', () => {
    // Survivor-1 is nearer, but behind a car; Zeds groan at survivor-2 in the east.
    const groan = (n: number, x: number) =>
      seven(
        {
          'zed-1': { x: 60, y: 45 },
          'zed-8': { x: x - 2, y: 45 },
          'zed-9': { x: x - 1, y: 45 + 1.733, down: n < 2 },
        },
        { people: { 'survivor-1': { x: 45, y: 45 }, 'survivor-2': { x, y: 45 } }, map: car },
      );
    const car = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [50, 40, 54, 50] as [number, number, number, number] }],
    };
    const west = (g: Game) => ['west', 'north', 'south'].includes(goes(g));
    expect(goes(groan(2, 90))).toBe('east');
    expect(west(groan(1, 90))).toBe(true);
    expect(goes(groan(2, 102.5))).toBe('east');
    expect(west(groan(2, 103.1))).toBe(true);
  });

  test('[ROS-priority, ROS-horde-swarm] else the nearest survivor', () => {
    const people = { 'survivor-1': { x: 5, y: 45 }, 'survivor-2': { x: 110, y: 45 } };
    expect(goes(seven(z1, { people }))).toBe('east');
  });

  test('[ROS-D-living] NPS are prey like PS', () => {
    const people = { 'survivor-1': { x: 5, y: 45 }, 'nps-1': { x: 110, y: 45 } };
    expect(goes(seven(z1, { people }))).toBe('east');
    const g = seven({ 'zed-1': { x: 60, y: 45, mode: 'drifting', facing: 90 } }, { people, step: 5 });
    expect(g.table.inFront('zed-1', 'nps-1')).toBe(true);
  });

  test('[ROS-U-priority, ROS-U-seats] equal choices go to dice; a person as umpire decides', () => {
    const people = { 'survivor-1': { x: 45, y: 45 }, 'survivor-2': { x: 75, y: 45 } };
    expect(goes(seven(z1, { people, draws: [['survivor-2']] }))).toBe('east');
    expect(goes(seven(z1, { people, draws: [['survivor-1']] }))).toBe('west');
    const g = seven(z1, { people, draws: [['survivor-2']], options: { umpire: 'person' } });
    expect(g.question()).toBe('umpire prey ROS-U-priority');
    expect(g.options()).toEqual(['survivor-2', 'survivor-1']);
    g.answer('survivor-1').finish(7);
    expect(g.zed('zed-1').x).toBeLessThan(60);
    const left = seven(z1, {
      people,
      draws: [['survivor-2']],
      options: { umpire: 'person' },
      state: { duties: ['hordes', 'nps'] },
    });
    expect(goes(left)).toBe('east');
  });
});

describe('doors', () => {
  const inside = { people: { 'survivor-1': { x: 70, y: 45 } } };
  const beside = (n: number) =>
    Object.fromEntries(
      [
        [58.95, 45],
        [58.95, 47.05],
        [58.95, 42.95],
        [56.9, 45],
      ]
        .slice(0, n)
        .map(([x, y], i) => [`zed-${i + 1}`, { x: x as number, y: y as number }]),
    );
  const turns = (g: Game, n: number) => {
    for (let i = 0; i < n; i++) {
      Object.assign(g.w.s, { step: 7, todo: [], turn: 4 + i });
      for (const d of g.state.doors) d.struck = 0;
      for (const v of g.state.vehicles) v.struck = 0;
      for (const z of g.state.zeds) z.moved = false;
      g.w.version++;
      g.finish(7);
    }
    return g;
  };

  test('[ROS-R-smash, ROS-U-path] a Zed with no open way goes up to the door, and works on it from the next step 7', () => {
    const g = seven({ 'zed-1': { x: 45, y: 45 } }, { ...inside, map: house() }).finish(7);
    expect(g.table.doorsAt(g.zed('zed-1'))).toEqual(['D1']);
    expect(g.facts('battered')).toEqual([]);
    turns(g, 1);
    expect(g.facts('battered')).toHaveLength(1);
  });

  test('[ROS-R-car, ROS-U-path] a Zed goes to the side of a vehicle that is nearest to it', () => {
    const map = { vehicles: [{ id: 'V1', kind: 'car', rect: [30, 60, 39, 64] as Box }] };
    const sides = [
      [34, 75, 65.05],
      [34, 50, 58.95],
    ] as const;
    for (const [x, y, to] of sides) {
      const people = { 'survivor-1': { x: 34.5, y: 62, inside: 'V1' } };
      const g = seven({ 'zed-1': { x, y } }, { map, people }).finish(7);
      expect(g.zed('zed-1').y, `${y}`).toBeCloseTo(to, 1);
      expect(Math.abs(g.zed('zed-1').x - x), `${y}`).toBeLessThan(1.1);
    }
    for (const [x, to] of [
      [50, 40.05],
      [18, 28.95],
    ] as const) {
      const people = { 'survivor-1': { x: 34.5, y: 62, inside: 'V1' } };
      const g = seven({ 'zed-1': { x, y: 62 } }, { map, people }).finish(7);
      expect(g.zed('zed-1').x, `${x}`).toBeCloseTo(to, 1);
      expect(Math.abs(g.zed('zed-1').y - 62), `${x}`).toBeLessThan(1.1);
    }
  });

  test('[ROS-R-car, ROS-R-smash] three Zeds in a turn beat on a car, and a fourth waits', () => {
    const map = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [30, 40, 39, 44] as [number, number, number, number] }],
    };
    for (const [struck, beaten] of [
      [3, 0],
      [2, 1],
    ] as const) {
      const vehicles = [{ id: 'V1', alarm: 0, rolled: [], taken: 0, struck, broken: false }];
      const g = game({
        step: 7,
        map,
        people: { 'survivor-1': { x: 34, y: 42, inside: 'V1' } },
        zeds: { 'zed-1': { x: 31, y: 38.95 } },
        state: { vehicles },
      }).finish(7);
      expect(g.facts('car-battered'), `${struck}`).toHaveLength(beaten);
    }
  });

  test('[ROS-door-standard] falls after 2 Zed-turns, and Zeds pass from the next step 7 on', () => {
    const one = turns(seven(beside(1), { ...inside, map: house() }), 1);
    expect(one.state.doors[0]).toMatchObject({ state: 'closed', taken: 1 });
    turns(one, 1);
    expect(one.state.doors[0]?.state).toBe('gone');
    const g = turns(seven(beside(3), { ...inside, map: house() }), 1);
    expect(g.state.doors[0]).toMatchObject({ state: 'gone', taken: 2 });
    // None of them went in during the same step.
    expect(g.facts('walked')).toEqual([]);
    expect(g.facts('door').map((f) => [f.cause, f.state])).toEqual([['ROS-door-standard', 'gone']]);
    turns(g, 1);
    expect(g.table.houseOf(g.zed('zed-1'))).toBe('B1');
  });

  test('[ROS-R-smash, ROS-drift] nor does a drifter go through a door that falls in the same step 7', () => {
    const door = (state: 'closed' | 'gone') => {
      const doors = [{ id: 'D1', state, taken: 1, struck: 0, barred: false }];
      const zeds = {
        'zed-1': { x: 58.95, y: 43.1 },
        'zed-2': { x: 58.95, y: 45.2, facing: 90, mode: 'drifting' as const },
      };
      return seven(zeds, { ...inside, map: house(), state: { doors }, dice: [6] }).finish(7);
    };
    const g = door('closed');
    expect(g.state.doors[0]).toMatchObject({ state: 'gone', taken: 2 });
    expect(g.zed('zed-2').x).toBeLessThan(59.1);
    expect(door('gone').zed('zed-2').x).toBeGreaterThan(60);
  });

  test('[ROS-drift-charge, ROS-D-charge-when] a door that falls shows survivors to drifters, who charge from the next turn on', () => {
    const shown = (facing: number) => {
      const doors = [{ id: 'D1', state: 'closed' as const, taken: 1, struck: 0, barred: false }];
      const zeds = {
        'zed-1': { x: 58.95, y: 43.1 },
        'zed-2': { x: 40, y: 45, facing, mode: 'drifting' as const },
      };
      return seven(zeds, { ...inside, map: house(), state: { doors }, dice: [1] }).finish(7);
    };
    expect(shown(90).zed('zed-2')).toMatchObject({
      mode: 'charging',
      prey: 'survivor-1',
      lastSeen: [70, 45, 0],
      moved: false,
    });
    expect(shown(270).zed('zed-2').mode).toBe('drifting');
  });

  test('[ROS-door-reinforced, ROS-R-smash] falls after 10 Zed-turns, three Zeds at a time', () => {
    const g = turns(seven(beside(4), { ...inside, map: house({ type: 'reinforced' }) }), 3);
    expect(g.state.doors[0]).toMatchObject({ state: 'closed', taken: 9 });
    turns(g, 1);
    expect(g.state.doors[0]).toMatchObject({ state: 'gone', taken: 10 });
  });

  test('[ROS-R-smash] three Zeds at a time: a fourth finds no room at it', () => {
    const struck = (n: number) => {
      const doors = [{ id: 'D1', state: 'closed' as const, taken: n, struck: n, barred: false }];
      const g = seven(beside(1), { ...inside, map: house({ type: 'reinforced' }), state: { doors } }).finish(
        7,
      );
      return g.state.doors[0]?.taken;
    };
    expect([struck(2), struck(3)]).toEqual([3, 3]);
  });

  test('[ROS-door-armoured] is never smashed: they stand before it', () => {
    const g = turns(seven({ 'zed-1': { x: 45, y: 45 } }, { ...inside, map: house({ type: 'armoured' }) }), 5);
    expect(g.table.doorsAt(g.zed('zed-1'))).toEqual(['D1']);
    expect(g.state.doors[0]).toMatchObject({ state: 'closed', taken: 0 });
  });

  test('[ROS-R-door, ROS-R-smash] Zeds open no doors, and the fallen strike none', () => {
    const g = turns(seven({ 'zed-1': { x: 58.95, y: 45, down: true } }, { ...inside, map: house() }), 1);
    expect(g.state.doors[0]).toMatchObject({ state: 'closed', taken: 0 });
  });

  test('[ROS-R-car, ROS-R-smash] the doors of a vehicle are standard doors; then who is inside is bitten', () => {
    const map = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [60, 43, 69, 47] as [number, number, number, number] }],
    };
    const people = { 'survivor-1': { x: 64.5, y: 45, inside: 'V1' } };
    const g = seven({ 'zed-1': { x: 45, y: 45 } }, { map, people }).finish(7);
    expect(g.table.gapToVehicle('V1', g.zed('zed-1'))).toBeLessThanOrEqual(0.1);
    expect(g.state.vehicles[0]?.taken).toBe(0);
    turns(g, 1);
    expect(g.state.vehicles[0]).toMatchObject({ taken: 1, broken: false });
    turns(g, 1);
    expect(g.state.vehicles[0]).toMatchObject({ taken: 2, broken: true });
    const bitten = (broken: boolean) =>
      game({
        map,
        people,
        zeds: { 'zed-1': { x: 58.95, y: 45 } },
        state: { vehicles: [{ id: 'V1', alarm: 0, rolled: [], taken: 0, struck: 0, broken }] },
        step: 4,
        dice: [9, 9],
      }).finish(4);
    expect(bitten(true).person('survivor-1').hits).toBe(1);
    expect(bitten(false).person('survivor-1').hits).toBe(0);
  });

  test('[ROS-U-priority] two in a vehicle who were seen getting in are a known gathering', () => {
    const map = {
      vehicles: [{ id: 'V1', kind: 'car', rect: [60, 43, 69, 47] as [number, number, number, number] }],
    };
    const g = game({
      map,
      people: {
        'survivor-1': { x: 58.95, y: 45, play: 'run' },
        'survivor-2': { x: 64.5, y: 45, inside: 'V1' },
      },
      zeds: { 'zed-1': { x: 40, y: 45 } },
      step: 5,
      turn: 4,
    });
    g.answer('board V1');
    expect(g.person('survivor-1')).toMatchObject({ known: 4, knownIn: 'V1' });
  });
});

describe('fences', () => {
  const map = fence(50);

  test('[ROS-R-fence-zed] an ordinary Zed stops at it, and takes its whole next step 7 to get over', () => {
    const g = seven({ 'zed-1': { x: 60, y: 45 } }, { map }).finish(7);
    expect(g.zed('zed-1')).toMatchObject({ fence: 'F1' });
    expect(g.zed('zed-1').x).toBeCloseTo(51, 1);
    Object.assign(g.w.s, { step: 7, todo: [], turn: 5 });
    g.zed('zed-1').moved = false;
    g.finish(7);
    expect(g.zed('zed-1')).toMatchObject({ fence: '', moved: true });
    expect(g.zed('zed-1').x).toBeCloseTo(49, 0);
    expect(g.facts('walked').at(-1)).toMatchObject({ how: 'fence', cause: 'ROS-R-fence-zed' });
    // It leaves the fence as it was.
    expect(g.facts('gap')).toEqual([]);
  });

  test('[ROS-R-fence-zed] one that was knocked away from it does not get over from there', () => {
    const g = seven({ 'zed-1': { x: 57, y: 45, fence: 'F1' } }, { map }).finish(7);
    expect(g.zed('zed-1').x).toBeCloseTo(51, 1);
  });

  test('[ROS-R-fence-zed] one whose prey has come to its side turns to it', () => {
    const g = seven(
      { 'zed-1': { x: 51.05, y: 45, fence: 'F1' } },
      { map, people: { 'survivor-1': { x: 70, y: 45 } } },
    );
    g.finish(7);
    expect(at(g, 'zed-1')).toEqual({ x: 68, y: 45 });
  });
});

describe('chargers that lose their prey', () => {
  const wall = {
    vehicles: [{ id: 'V1', kind: 'car', rect: [28, 40, 32, 50] as [number, number, number, number] }],
  };
  const zed = { mode: 'charging', prey: 'survivor-1', lastSeen: [40, 60, 0] } as const;

  test('[ROS-U-lost] it goes to where it last saw it, and drifts again if nobody is in sight from there', () => {
    const g = seven(
      { 'zed-1': { x: 65, y: 60, ...zed } },
      { map: wall, people: { 'survivor-1': { x: 20, y: 43 } } },
    );
    g.finish(7);
    expect(at(g, 'zed-1')).toEqual({ x: 45, y: 60 });
    expect(g.zed('zed-1').mode).toBe('charging');
    const there = seven(
      { 'zed-1': { x: 45, y: 45, ...zed, lastSeen: [40, 45, 0] } },
      { map: wall, people: { 'survivor-1': { x: 20, y: 45 } } },
    ).finish(7);
    expect(there.zed('zed-1')).toMatchObject({ x: 40, y: 45, mode: 'drifting', prey: '', lastSeen: null });
  });

  test('[ROS-U-lost] nor does it lose it on its way, whichever way that leads', () => {
    const people = { 'survivor-1': { x: 20, y: 43 } };
    const goes = (x: number, y: number) =>
      seven({ 'zed-1': { x, y, ...zed } }, { map: wall, people })
        .finish(7)
        .zed('zed-1').mode;
    expect([goes(40, 85), goes(65, 60)]).toEqual(['charging', 'charging']);
  });

  test('[ROS-U-lost] 1 cm short of that place it is not there yet', () => {
    const people = { 'survivor-1': { x: 20, y: 45 } };
    const g = seven({ 'zed-1': { x: 61, y: 45, ...zed, lastSeen: [40, 45, 0] } }, { map: wall, people });
    expect(g.finish(7).zed('zed-1')).toMatchObject({ x: 41, y: 45, mode: 'charging' });
  });

  test('[ROS-U-lost] of two equally near it takes note of the first by number', () => {
    const people = { 'survivor-1': { x: 20, y: 45 }, 'survivor-2': { x: 100, y: 45 } };
    const g = seven({ 'zed-1': { x: 60, y: 45, mode: 'charging' } }, { people }).finish(7);
    expect(g.facts('saw')).toMatchObject([{ prey: 'survivor-1', at: [20, 45, 0] }]);
  });

  test('[ROS-U-lost] whom it sees from there it goes on charging', () => {
    const g = seven(
      { 'zed-1': { x: 45, y: 56, ...zed, lastSeen: [30, 56, 0] } },
      { map: wall, people: { 'survivor-1': { x: 5, y: 45 } } },
    ).finish(7);
    expect(g.zed('zed-1').mode).toBe('charging');
  });

  test('[ROS-U-lost] whom it comes to see only there it goes on charging as well', () => {
    const g = seven(
      { 'zed-1': { x: 45, y: 45, ...zed } },
      { map: wall, people: { 'survivor-1': { x: 20, y: 50 } } },
    );
    expect(g.table.sees('zed-1', 'survivor-1')).toBe('no');
    g.finish(7);
    expect(g.zed('zed-1')).toMatchObject({ x: 40, y: 60, mode: 'charging', lastSeen: [20, 50, 0] });
  });

  test('[ROS-U-lost] one that cannot move, with nobody in sight, drifts again', () => {
    const ring = [
      [2, 0],
      [1, 1.7321],
      [-1, 1.7321],
      [-2, 0],
      [-1, -1.7321],
      [1, -1.7321],
    ].map(([x = 0, y = 0], i) => [`zed-${i + 2}`, { x: 45 + x, y: 60 + y, moved: true }] as const);
    const g = seven(
      { 'zed-1': { x: 45, y: 60, ...zed, lastSeen: [45, 85, 0] }, ...Object.fromEntries(ring) },
      { map: house(), people: { 'survivor-1': { x: 70, y: 45 } } },
    ).finish(7);
    expect(g.zed('zed-1')).toMatchObject({ x: 45, y: 60, mode: 'drifting', prey: '' });
    expect(g.facts('walked').map((f) => f.who)).not.toContain('zed-1');
  });

  test('[ROS-U-lost] where a walker was last seen is remembered', () => {
    const g = game({
      map: wall,
      people: { 'survivor-1': { x: 30, y: 55, play: 'run' } },
      zeds: { 'zed-1': { x: 60, y: 45, mode: 'drifting', facing: 270 } },
      step: 5,
    });
    g.answer([25, 47]);
    expect(g.zed('zed-1')).toMatchObject({ mode: 'charging', prey: 'survivor-1' });
    const [x, y] = g.zed('zed-1').lastSeen ?? [0, 0];
    expect(g.table.sees('zed-1', 'survivor-1')).toBe('no');
    expect(x).toBeLessThan(30);
    expect(x).toBeGreaterThan(25.1);
    expect(y).toBeGreaterThan(47);
  });

  test('[ROS-U-lost] Zeds of a horde never go back to drifting', () => {
    const g = seven(
      { 'zed-1': { x: 100, y: 80, horde: 'H1', number: 1 } },
      { map: house(), people: { 'survivor-1': { x: 70, y: 45 } } },
    );
    g.finish(7);
    expect(g.zed('zed-1').mode).toBe('attacking');
    expect(g.zed('zed-1').moved).toBe(true);
  });
});

test('[ROS-U-path] how far a Zed is from a noise is measured from the edge of its base', () => {
  const noise = { x: 60, y: 80, level: 0, kind: 'explosion', made: 406, until: 4 } as const;
  const g = seven(
    { 'zed-1': { x: 60, y: 80 }, 'zed-2': { x: 60, y: 78.5 }, 'zed-3': { x: 60, y: 70 } },
    { people: { 'survivor-1': { x: 5, y: 5 } }, state: { noises: [noise] } },
  );
  expect(['zed-1', 'zed-2', 'zed-3'].map((id) => offPrey(g.w, g.zed(id)))).toEqual([0, 0.5, 9]);
});

test.each([
  [40, 50.02, 'south'],
  [39.98, 50, 'north'],
])('[ROS-U-mutants] a Smoker goes to the nearest house: %d or %d', (south, north, nearer) => {
  type Rect = [number, number, number, number];
  for (const turned of [false, true]) {
    const rect = ([w, s, e, n]: Rect): Rect => (turned ? [s, w, n, e] : [w, s, e, n]);
    const buildings = [
      { id: 'N', name: 'North', rect: rect([35, north, 55, 70]), levels: 1 },
      { id: 'S', name: 'South', rect: rect([35, 20, 55, south]), levels: 1 },
    ];
    const people = { 'survivor-1': { x: 110, y: 85 } };
    const g = seven({ smoker: { kind: 'smoker', x: 45, y: 45 } }, { map: { buildings }, people }).finish(7);
    const { x, y } = g.zed('smoker');
    expect((turned ? x : y) < 45 ? 'south' : 'north').toBe(nearer);
  }
});

test('[ROS-U-mutants] a Boomer that is drawn by a noise goes all the way', () => {
  const state = { noises: [{ kind: 'alarm' as const, x: 75, y: 45, level: 0, made: 405, until: 9 }] };
  const people = { 'survivor-1': { x: 5, y: 5 } };
  const g = seven({ boomer: { kind: 'boomer', x: 60, y: 45 } }, { people, state }).finish(7);
  expect(at(g, 'boomer')).toEqual({ x: 75, y: 45 });
});

test('[ROS-U-mutants, ROS-R-levels] a Smoker shut in on the ground floor climbs nothing and stays', () => {
  const g = seven({ smoker: { kind: 'smoker', x: 70, y: 45 } }, { map: house() }).finish(7);
  expect(at(g, 'smoker')).toEqual({ x: 70, y: 45 });
});

test('[ROS-R-fence-zed] where no way is open a Zed counts a fence as 20 cm', () => {
  const g = seven({ 'zed-1': { x: 60, y: 45 } }, { map: fence(50) });
  expect(g.table.breakerWays('zed').from(60, 45, 0).cost(40, 45, 0)).toBeCloseTo(40, 3);
});

test.each([
  ['standard', 40],
  ['reinforced', 200],
  ['armoured', 2000],
])('[ROS-U-path, ROS-R-smash] where no way is open a Zed counts a %s door as %i cm', (type, cm) => {
  const g = seven({ 'zed-1': { x: 50, y: 45 } }, { map: house({ type }) });
  expect(g.table.breakerWays('zed').from(50, 45, 0).cost(70, 45, 0)).toBeCloseTo(20 + cm, 3);
});

test('a hundred Zeds take their step by one search of ways, whoever goes first', () => {
  const zeds = Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => [
      `zed-${i + 1}`,
      { x: 62 + (i % 10) * 2.6, y: 20 + Math.floor(i / 10) * 2.6, horde: 'H1', number: i + 1 },
    ]),
  );
  const g = seven(zeds);
  const fields = vi.spyOn(Ways.prototype, 'to');
  g.finish(7);
  expect(fields).toHaveBeenCalledTimes(1);
  fields.mockRestore();
  expect(g.state.zeds.filter((z) => z.moved).length).toBeGreaterThan(95);
});
