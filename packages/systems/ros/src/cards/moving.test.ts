import { describe, expect, test } from 'vitest';
import { placesAt } from '../ground/ladders.js';
import { allowance, goals } from '../moving/going.js';
import type { Person } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { noDeed } from './deeds.js';

type Rect = [number, number, number, number];
type Point = [number, number];

/** A house of one level, with a door in the south wall and one in the north wall. */
const house = (type: string, more: object = {}) => ({
  buildings: [
    {
      id: 'B',
      name: 'House',
      rect: [40, 40, 60, 60] as Rect,
      levels: 1,
      doors: [
        { id: 'south', at: [50, 40] as Point, type, ...more },
        { id: 'north', at: [50, 60] as Point, type: 'standard' },
      ],
    },
  ],
});
const WIRE = { barriers: [{ id: 'fence-1', kind: 'wire', path: [[40, 10] as Point, [40, 50] as Point] }] };

/** One survivor in step 5, and whatever else the situation needs. */
function one(person: Partial<Person>, more: Situation = {}) {
  const { people, ...rest } = more;
  return game({
    people: { 'survivor-1': { x: 20, y: 20, play: 'run', ...person }, ...people },
    step: 5,
    options: { survivors: '1', ...rest.options },
    ...rest,
  });
}
const shape = (g: ReturnType<typeof one>) => {
  const { shape: found } = g.asked();
  if (found.kind !== 'spot') throw new Error(`${found.kind} is asked.`);
  return found;
};
const option = (g: ReturnType<typeof one>, id: string) => shape(g).options.find((o) => o.id === id);

describe('how far', () => {
  test('[ROS-card-RUN] up to 10 cm, no shot', () => {
    const g = one({}, { zeds: { 'zed-1': { x: 20, y: 60 } } });
    expect(shape(g).within).toBe(10);
    expect(g.refused([20, 30.1])).toBe('ROS-card-RUN');
    g.answer([20, 30]).answer('keep').finish(9);
    expect(g.person('survivor-1')).toMatchObject({ x: 20, y: 30, moved: 10 });
    expect(g.facts('shot')).toEqual([]);
  });

  test('[ROS-card-BOTH] up to 5 cm, and then one shot', () => {
    const g = one(
      { play: 'both', facing: 0 },
      { zeds: { 'zed-1': { x: 20, y: 60, down: true } }, dice: [1] },
    );
    expect(shape(g).within).toBe(5);
    expect(g.refused([20, 25.1])).toBe('ROS-card-BOTH');
    g.answer([20, 25]).answer('keep');
    g.finish(8).run();
    expect(g.question()).toBe('survivor-1 target ROS-shoot');
    g.answer('zed-1').finish(9);
    expect(g.facts('shot')).toHaveLength(1);
  });

  test.each([
    ['run', 1, 8],
    ['run', 2, 6],
    ['run', 3, 4],
    ['both', 1, 3],
    ['both', 2, 1],
  ] as const)('[ROS-injury-effect] with %s and %i hits it goes %i cm', (play, hits, cm) => {
    const g = one({ play, hits });
    expect(shape(g).within).toBe(cm);
    expect(g.refused([20, 20.1 + cm])).toBe('ROS-injury-effect');
    if (cm > 0) g.answer([20, 20 + cm]);
    expect(g.person('survivor-1').y).toBe(20 + cm);
  });

  test('[ROS-injury-effect] with BOTH and three hits it does not move at all', () => {
    expect(one({ play: 'both', hits: 3 }).question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-injury-effect] an NPS has no hits to be slowed by; another card moves nobody', () => {
    const g = one({ play: 'shoot' });
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-card-RUN] a move may be gone in parts; a corner costs what the way is long', () => {
    const g = one({ x: 38.9, y: 38 }, { map: house('standard') });
    g.answer([38.9, 44]);
    expect(shape(g).within).toBeCloseTo(4, 3);
    const round = one({ x: 38, y: 38 }, { map: house('standard') });
    // Around the corner of the house; there is no way through it.
    expect(round.refused([46, 42])).toBe('ROS-card-RUN');
    round.answer([45, 38.9]);
    expect(round.facts('walked')[0]?.cost).toBeGreaterThan(7);
  });

  test('[ROS-R-levels] stairs cost 5 cm', () => {
    const map = {
      buildings: [{ id: 'B', name: 'House', rect: [10, 10, 40, 40] as Rect, levels: 2 }],
      links: [{ id: 'stairs-1', kind: 'stairs', at: [20, 20] as Point, from: 0, to: 1 }],
    };
    const g = one({ x: 20, y: 20 }, { map });
    expect(g.refused([20, 26.2, 1])).toBe('ROS-card-RUN');
    g.answer([20, 25, 1]);
    expect(g.person('survivor-1')).toMatchObject({ x: 20, y: 25, level: 1 });
    expect(g.person('survivor-1').used).toBeGreaterThanOrEqual(8);
  });

  test('[ROS-D-stairs-hurt] three hits leave time for them with a whole RUN from where they are touched', () => {
    const map = {
      buildings: [{ id: 'B', name: 'House', rect: [10, 10, 40, 40] as Rect, levels: 2 }],
      links: [{ id: 'stairs-1', kind: 'stairs', at: [20, 20] as Point, from: 0, to: 1 }],
    };
    const at = (p: Parameters<typeof one>[0]) => one(p, { map });
    const STAIRS = 'stairs stairs-1';
    const touches = at({ x: 20, y: 22, hits: 3 });
    touches.answer(STAIRS);
    expect(touches.person('survivor-1')).toMatchObject({ x: 20, y: 22.05, level: 1 });
    expect(touches.question()).toBe('survivor-1 face ROS-R-facing');
    const down = at({ x: 20, y: 22, level: 1, hits: 3 });
    down.answer(STAIRS);
    expect(down.person('survivor-1')).toMatchObject({ x: 20, y: 22.05, level: 0 });
    // Beside them, after a step, with BOTH, and whoever has movement enough.
    expect(option(at({ x: 20, y: 22.2, hits: 3 }), STAIRS)).toBeUndefined();
    const moved = at({ x: 20, y: 22, hits: 3 });
    moved.answer([20, 21]);
    expect(option(moved, STAIRS)).toBeUndefined();
    expect(option(at({ x: 20, y: 22, hits: 1, play: 'both' }), STAIRS)).toBeUndefined();
    expect(option(at({ x: 20, y: 22 }), STAIRS)).toBeUndefined();
    expect(option(at({ x: 20, y: 20, hits: 2 }), STAIRS)).toBeUndefined();
    const full = one(
      { x: 20, y: 22, hits: 3 },
      { map, people: { 'survivor-2': { x: 20, y: 22, level: 1 } } },
    );
    full.answer(STAIRS);
    expect(full.person('survivor-1')).toMatchObject({ level: 1 });
    expect(full.table.gap('survivor-1', 'survivor-2')).toBeGreaterThanOrEqual(0);
  });
});

describe('in the way', () => {
  const lane = {
    buildings: [
      { id: 'B', name: 'North', rect: [10, 21.5, 60, 40] as Rect, levels: 1 },
      { id: 'C', name: 'South', rect: [10, 2, 60, 18.5] as Rect, levels: 1 },
    ],
  };

  test('[ROS-D-pass] through friends and over fallen Zeds, but to a free place', () => {
    const g = one(
      {},
      {
        people: { 'survivor-2': { x: 24, y: 20 } },
        zeds: { 'zed-1': { x: 22, y: 20, down: true } },
        map: lane,
      },
    );
    expect(g.refused([23, 20])).toBe('ROS-card-RUN');
    expect(g.refused([25.5, 20])).toBe('ROS-card-RUN');
    g.answer([26, 20]);
    expect(g.person('survivor-1')).toMatchObject({ x: 26, used: 6 });
  });

  test('[ROS-D-pass] standing Zeds block them', () => {
    const g = one({}, { zeds: { 'zed-1': { x: 24, y: 20 } }, map: lane });
    expect(g.refused([28, 20])).toBe('ROS-card-RUN');
    g.answer([22, 20]);
  });

  test('[ROS-D-pass] the table may play that nobody passes anybody', () => {
    const people = { 'survivor-2': { x: 24, y: 20 } };
    const g = one({}, { people, map: lane, options: { pass: 'nobody' } });
    expect(g.refused([26, 20])).toBe('ROS-card-RUN');
    const fallen = one(
      {},
      { zeds: { 'zed-1': { x: 24, y: 20, down: true } }, map: lane, options: { pass: 'nobody' } },
    );
    expect(fallen.refused([26, 20])).toBe('ROS-card-RUN');
  });

  test('[ROS-R-base] bases are 2 cm across and never overlap; contact is 0.1 cm or less', () => {
    const g = one({}, { people: { 'survivor-2': { x: 25, y: 20 }, 'survivor-3': { x: 24.9, y: 26 } } });
    expect(g.refused([23.1, 20])).toBe('ROS-card-RUN');
    g.answer([23, 20]);
    expect(g.table.gap('survivor-1', 'survivor-2')).toBe(0);
    const at = (x: number) =>
      one({ x }, { people: { 'survivor-2': { x: 25, y: 20 } } }).table.touching('survivor-1', 'survivor-2');
    expect(at(22.9)).toBe(true);
    expect(at(22.89)).toBe(false);
  });

  test('[ROS-R-base] a Tank is 4 cm across; six ordinary Zeds fit round one survivor and no seventh', () => {
    const g = one({}, { zeds: { tank: { kind: 'tank', x: 30, y: 20 } } });
    expect(g.table.gap('survivor-1', 'tank')).toBe(7);
    const round = [0, 1, 2, 3, 4, 5].map((n) => {
      const [x, y] = [
        [2, 0],
        [1, 1.7321],
        [-1, 1.7321],
        [-2, 0],
        [-1, -1.7321],
        [1, -1.7321],
      ][n] as [number, number];
      return [`zed-${n + 1}`, { x: 20 + x, y: 20 + y }];
    });
    const full = one({}, { zeds: Object.fromEntries(round), people: { 'survivor-2': { x: 60, y: 60 } } });
    expect(full.table.touchers('survivor-1', Object.keys(Object.fromEntries(round)))).toHaveLength(6);
    expect(full.table.contactWith('survivor-1', { id: 'survivor-2', x: 60, y: 60 })).toBeUndefined();
  });

  test('[ROS-D-leave] [ROS-melee-when] whoever is in contact may go, unless it is pinned or down', () => {
    const foe = { 'zed-1': { x: 20, y: 22, kind: 'zed' as const } };
    const g = one({}, { zeds: foe });
    g.answer([20, 12]);
    expect(g.person('survivor-1').y).toBe(12);
    const pinned = one(
      { down: true, pinned: 'zed-1' },
      { zeds: { 'zed-1': { ...foe['zed-1'], pins: 'survivor-1' } } },
    );
    pinned.finish(5);
    expect(pinned.facts('wasted')).toMatchObject([{ card: 'run', why: 'helpless' }]);
    const down = one({ down: true }, { zeds: foe }).finish(5);
    expect(down.facts('walked')).toEqual([]);
  });

  test('[ROS-melee-when] contact needs the same level and no wall between', () => {
    const map = { buildings: [{ id: 'B', name: 'House', rect: [10, 21, 40, 40] as Rect, levels: 1 }] };
    const g = one({ y: 20 }, { map, zeds: { 'zed-1': { x: 20, y: 22 }, 'zed-2': { x: 22, y: 20 } } });
    expect(g.table.touchers('survivor-1', ['zed-1', 'zed-2'])).toEqual(['zed-2']);
    const high = one({ level: 1, y: 30 }, { map, zeds: { 'zed-1': { x: 22, y: 30, level: 0 } } });
    expect(high.table.touching('survivor-1', 'zed-1')).toBe(false);
  });
});

describe('doors', () => {
  const south = { x: 50, y: 38.95 };

  test('[ROS-terrain-door] opening takes 5 cm off the move, and closing as much again', () => {
    const g = one(south, { map: house('standard') });
    expect(option(g, 'open south')?.cost).toBe(5);
    expect(option(g, 'close south')).toBeUndefined();
    g.answer('open south');
    expect(option(g, 'open south')).toBeUndefined();
    expect(g.state.doors[0]?.state).toBe('open');
    expect(shape(g).within).toBe(5);
    g.answer('close south');
    expect(g.state.doors[0]?.state).toBe('closed');
    // No movement is left.
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-terrain-door] with RUN or BOTH, touching it, with 5 cm left', () => {
    expect(option(one({ ...south, play: 'both' }, { map: house('standard') }), 'open south')).toBeDefined();
    const late = one({ x: 50, y: 33.9 }, { map: house('standard') });
    expect(option(late, 'open south')).toBeUndefined();
    late.answer([50, 38.95]);
    expect(shape(late).within).toBeCloseTo(4.95, 3);
    expect(option(late, 'open south')).toBeUndefined();
    const apart = one({ x: 50, y: 38.89 }, { map: house('standard') });
    expect(option(apart, 'open south')).toBeUndefined();
    const slow = one({ ...south, play: 'both', hits: 1 }, { map: house('standard') });
    expect(option(slow, 'open south')).toBeUndefined();
  });

  test('[ROS-D-door-hurt] with RUN even three hits leave time for it, if nothing else is done', () => {
    const g = one({ ...south, hits: 3 }, { map: house('standard') });
    g.answer('open south');
    expect(g.state.doors[0]?.state).toBe('open');
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
    const moved = one({ ...south, hits: 3 }, { map: house('standard') });
    moved.answer([50.5, 38.95]);
    expect(option(moved, 'open south')).toBeUndefined();
  });

  test('[ROS-R-door] closed it bars the way and sight; open it lets one through', () => {
    const map = house('standard');
    const g = one(south, { map, zeds: { 'zed-1': { x: 50, y: 50 } } });
    expect(g.refused([50, 42])).toBe('ROS-card-RUN');
    expect(g.table.sees('survivor-1', 'zed-1')).toBe('no');
    g.answer('open south');
    expect(g.table.sees('survivor-1', 'zed-1')).not.toBe('no');
    g.answer([50, 42]);
    expect(g.person('survivor-1').y).toBe(42);
  });

  test('[ROS-R-door] it is not closed while somebody stands in the doorway', () => {
    const map = house('standard', { open: true });
    const inIt = one({ x: 50, y: 40 }, { map });
    expect(option(inIt, 'close south')).toBeUndefined();
    const friend = one({ x: 50, y: 38.95 }, { map, people: { 'survivor-2': { x: 51.5, y: 40.9 } } });
    expect(option(friend, 'close south')).toBeUndefined();
    const fallen = one({ x: 50, y: 38.95 }, { map, zeds: { 'zed-1': { x: 51.5, y: 40.9, down: true } } });
    expect(option(fallen, 'close south')).toBeUndefined();
    const free = one({ x: 50, y: 38.95 }, { map, people: { 'survivor-2': { x: 50, y: 41.1 } } });
    expect(option(free, 'close south')).toBeDefined();
  });

  test('[ROS-R-door] somebody in another doorway does not keep this one open', () => {
    const [h] = house('standard', { open: true }).buildings;
    const doors = (h?.doors ?? []).map((d) => ({ ...d, open: true }));
    const map = { buildings: h ? [{ ...h, doors }] : [] };
    const g = one({ x: 50, y: 38.95 }, { map, people: { 'survivor-2': { x: 50, y: 60 } } });
    expect(option(g, 'close south')?.cost).toBe(5);
  });

  test('[ROS-R-door] reinforced and armoured doors are barred from inside, at no cost', () => {
    const inside = { x: 50, y: 41.05 };
    for (const type of ['reinforced', 'armoured']) {
      const g = one(inside, { map: house(type) });
      expect(option(g, 'bar south')?.cost).toBe(0);
      g.answer('bar south');
      expect(g.state.doors[0]?.barred).toBe(true);
      expect(shape(g).within).toBe(10);
      expect(option(g, 'unbar south')).toBeDefined();
    }
    expect(option(one(inside, { map: house('standard') }), 'bar south')).toBeUndefined();
    expect(option(one(south, { map: house('armoured') }), 'bar south')).toBeUndefined();
    expect(option(one(inside, { map: house('armoured', { open: true }) }), 'bar south')).toBeUndefined();
  });

  test('[ROS-R-door] a barred door is opened from inside alone', () => {
    const doors = [
      { id: 'south', state: 'closed' as const, taken: 0, struck: 0, barred: true },
      { id: 'north', state: 'closed' as const, taken: 0, struck: 0, barred: false },
    ];
    const map = house('armoured');
    expect(option(one(south, { map, state: { doors } }), 'open south')).toBeUndefined();
    const g = one({ x: 50, y: 41.05 }, { map, state: { doors } });
    g.answer('open south');
    expect(g.state.doors[0]).toMatchObject({ state: 'open', barred: false });
  });

  test('[ROS-U-discover] opening a door shows the hideout just behind it', () => {
    const map = { ...house('standard'), places: [{ id: 'H1', kind: 'hideout', at: [50, 43] as Point }] };
    const g = one(south, { map, hordes: { H1: 0 } });
    g.answer('open south');
    expect(g.facts('empty')).toMatchObject([{ hideout: 'H1' }]);
  });

  test('[ROS-drift-charge] [ROS-D-charge-when] a door that is opened shows survivors to drifters', () => {
    const drifting = { mode: 'drifting' as const };
    const zeds = {
      'zed-1': { x: 50, y: 52, facing: 180, ...drifting },
      // One looks away, one is down, and one has had the opener in sight all the time.
      'zed-2': { x: 45, y: 52, facing: 0, ...drifting },
      'zed-3': { x: 50, y: 55, facing: 180, down: true, ...drifting },
      'zed-4': { x: 80, y: 30, facing: 270, ...drifting },
    };
    const people = { 'nps-1': { x: 53, y: 38.3 } };
    const g = one(south, { map: house('standard'), people, zeds });
    g.answer('open south');
    expect(g.facts('charge')).toMatchObject([
      { zed: 'zed-1', prey: 'survivor-1', at: [50, 38.95, 0], cause: 'ROS-drift-charge' },
    ]);
    // Through the door only the other one is seen, on a slant.
    const slant = { 'zed-1': { x: 41, y: 45, facing: 120, ...drifting } };
    const aside = one({ x: 47.7, y: 38.95 }, { map: house('standard'), people, zeds: slant });
    aside.answer('open south');
    expect(aside.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'nps-1' }]);
    aside.answer('stop').answer('keep').finish(7);
    expect(aside.zed('zed-1')).toMatchObject({ mode: 'charging', moved: true });
  });
});

describe('fences', () => {
  const near = { x: 38.95, y: 30 };

  test('[ROS-terrain-fence] [ROS-D-climb] a whole RUN from touching one side to touching the other', () => {
    const g = one(near, { map: WIRE });
    expect(g.refused([42, 30])).toBe('ROS-card-RUN');
    g.answer('fence fence-1');
    expect(g.person('survivor-1')).toMatchObject({ x: 41.05, y: 30 });
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-terrain-fence] it starts step 5 touching it, has done nothing else, and has a RUN', () => {
    const moved = one({ x: 37.5, y: 30 }, { map: WIRE });
    expect(option(moved, 'fence fence-1')).toBeUndefined();
    moved.answer([38.95, 30]);
    expect(option(moved, 'fence fence-1')).toBeUndefined();
    expect(option(one({ ...near, play: 'both' }, { map: WIRE }), 'fence fence-1')).toBeUndefined();
    expect(option(one({ ...near, hits: 3 }, { map: WIRE }), 'fence fence-1')).toBeDefined();
    const taken = one(near, { map: WIRE, people: { 'survivor-2': { x: 41.5, y: 30 } } });
    expect(option(taken, 'fence fence-1')).toBeUndefined();
  });

  test('[ROS-terrain-fence] it is crossed along its whole length, up to either end and not beyond', () => {
    const crosses = (y: number) => option(one({ ...near, y }, { map: WIRE }), 'fence fence-1') !== undefined;
    expect([9.99, 10, 50, 50.01].map(crosses)).toEqual([false, true, true, false]);
  });

  test('[ROS-terrain-fence] [ROS-drift-charge] whoever comes over is noticed on the other side', () => {
    const g = one(near, { map: WIRE, zeds: { 'zed-1': { x: 46, y: 30, mode: 'drifting', facing: 90 } } });
    g.answer('fence fence-1');
    expect(g.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'survivor-1' }]);
  });
});

describe('on the way', () => {
  const hideout = (at: Point) => ({ places: [{ id: 'H1', kind: 'hideout', at }] });

  test('[ROS-U-discover] a move is broken off where a hideout is found, and may go on with what is left', () => {
    const g = one({}, { map: hideout([20, 31]), hordes: { H1: 0 } });
    g.answer([20, 30]);
    expect(g.facts('empty')).toMatchObject([{ hideout: 'H1' }]);
    const { y } = g.person('survivor-1');
    // 5 cm from the edge of the base.
    expect(y).toBeCloseTo(25, 3);
    expect(g.question()).toBe('survivor-1 move ROS-card-RUN');
    expect(shape(g).within).toBeCloseTo(10 - (y - 20), 3);
    g.answer([20, 30]);
    expect(g.person('survivor-1').y).toBe(30);
  });

  test('[ROS-U-discover] nobody stops upon a friend: it is found all the same', () => {
    const g = one(
      {},
      { map: hideout([20, 31]), hordes: { H1: 10 }, people: { 'survivor-2': { x: 20, y: 25 } } },
    );
    g.answer([20, 29]);
    expect(g.facts('woke')).toMatchObject([{ hideout: 'H1', by: 'survivor-1' }]);
    expect(g.person('survivor-1').y).toBe(27);
  });

  test('[ROS-R-flames] coming into flames costs a hit and takes 2 cm off the rest', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 20, y: 35, level: 0, until: 9 }];
    const g = one({}, { state: { clouds } });
    g.answer([20, 30]);
    expect(g.person('survivor-1')).toMatchObject({ y: 24, hits: 1 });
    // 10 less 4 already gone, less 2 for the hit.
    expect(shape(g).within).toBe(4);
    g.answer([20, 28]);
    expect(g.person('survivor-1').hits).toBe(1);
  });

  test('[ROS-R-flames] whoever dies of it lies where it burnt', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 20, y: 33, level: 0, until: 9 }];
    const g = one(
      { hits: 3, minor: ['torch'] },
      { state: { clouds }, people: { 'survivor-2': { x: 90, y: 80 } } },
    );
    g.answer([20, 24]).run();
    expect(g.person('survivor-1')).toMatchObject({ y: 22, where: 'dead' });
    expect(g.facts('laid')[0]?.at).toEqual([20, 22, 0]);
  });

  test('[ROS-D-exit] an exit lets nobody out in the first turn', () => {
    const places = [{ id: 'way-out', kind: 'exit', rect: [10, 10, 30, 30] as Rect }];
    const inIt = (turn: number) => one({}, { turn, map: { places } });
    expect(option(inIt(1), 'leave')).toBeUndefined();
    expect(inIt(2).answer('leave').person('survivor-1').where).toBe('out');
  });

  test('[ROS-S-4] [ROS-D-touch-point] who comes over a fence to the landing point is taken up at once', () => {
    const taken = (x: number) => {
      const g = one(
        { x: 38.9, y: 30, play: 'run' },
        {
          turn: 16,
          map: {
            ...WIRE,
            places: [{ id: 'L1', kind: 'landing', at: [x, 30] as Point, data: { from: 16, to: 18 } }],
          },
        },
      );
      g.answer('fence fence-1').run();
      return g.facts('left').map((f) => [f.who, f.by]);
    };
    expect(taken(48)).toEqual([]);
    expect(taken(46)).toEqual([['survivor-1', 'helicopter']]);
  });

  test('[ROS-S-4] [ROS-D-touch-point] at the landing point within 5 cm, at any moment of step 5, while it hovers', () => {
    const at = (x: number, turn: number, more: Partial<Person> = {}) =>
      game({
        scenario: 'pick-up',
        people: { 'survivor-1': { x, y: 45, level: 2, play: 'run', ...more } },
        step: 5,
        turn,
        options: { survivors: '1' },
      });
    const near = at(110.5, 16);
    near.answer([102, 45]);
    expect(near.facts('left')).toMatchObject([{ who: 'survivor-1', by: 'helicopter' }]);
    expect(near.person('survivor-1').x).toBeCloseTo(110, 1);
    // A survivor waiting there is taken at once, but not before the helicopter comes, and not one lying down.
    expect(at(109, 16, { play: 'shoot' }).run()).toBeUndefined();
    expect(at(109, 15, { play: 'shoot' }).question()).toContain('face');
    const down = at(109, 16, { down: true });
    down.finish(5);
    expect(down.facts('left')).toEqual([]);
    expect(at(110.1, 16, { play: 'shoot' }).question()).toContain('face');
  });
});

describe('places that go by a name', () => {
  test('[ROS-card-RUN] an option costs what is gone now; its line tells the whole way, rounded', () => {
    const finds = [{ id: 'find-1', x: 20, y: 40, level: 0, things: null, open: false }];
    const g = one({}, { state: { finds } });
    const to = option(g, 'to find-1');
    expect(to?.cost).toBeLessThanOrEqual(shape(g).within);
    expect(to?.line.key).toBe('move.toward');
    const cost = Number(to?.line.values?.cost);
    expect(cost).toBeGreaterThan(10);
    expect(String(cost)).toMatch(/^\d+(\.\d)?$/);
    g.answer('to find-1');
    expect(g.person('survivor-1')).toMatchObject({ x: 20, y: 30 });
  });

  test('[ROS-card-RUN] it says whether it leads there, or only towards it', () => {
    const key = (x: number, y: number) => {
      const finds = [{ id: 'find-1', x, y, level: 0, things: null, open: false }];
      return option(one({}, { state: { finds }, map: { barriers: [] } }), 'to find-1')?.line.key;
    };
    expect([key(20, 32), key(20, 32.1)]).toEqual(['move.to', 'move.toward']);
  });

  test('[ROS-card-RUN] it leads on with the last thousandths that are left', () => {
    const finds = [{ id: 'find-1', x: 40, y: 20, level: 0, things: null, open: false }];
    for (const left of [1.001, 1.003, 2.005]) {
      const g = one({ used: 10 - left }, { state: { finds } });
      g.answer('to find-1');
      expect(g.person('survivor-1').x, `${left}`).toBeCloseTo(20 + left, 3);
    }
  });

  test('[ROS-D-names] the name of an exit leads a base’s width into it', () => {
    const places = [{ id: 'way-out', kind: 'exit', rect: [50, 10, 70, 20] as Rect }];
    for (const [x, y, to] of [
      [60, 25, [60, 18.9, 0]],
      [60, 5, [60, 11.1, 0]],
      [45, 15, [51.1, 15, 0]],
      [75, 15, [68.9, 15, 0]],
    ] as const) {
      const g = one({ x, y }, { map: { places } });
      expect(option(g, 'to way-out')?.at, `${x}, ${y}`).toEqual(to);
    }
  });

  test('[ROS-D-touch-point] the landing point is one of them', () => {
    const places = [{ id: 'L1', kind: 'landing', at: [20, 27] as Point, data: { from: 16, to: 18 } }];
    expect(option(one({}, { map: { places } }), 'to L1')?.at).toEqual([20, 27, 0]);
  });

  test('[ROS-R-base] a name never leads upon somebody else', () => {
    const finds = [{ id: 'find-1', x: 20, y: 26, level: 0, things: null, open: false }];
    const g = one({}, { state: { finds }, people: { 'survivor-2': { x: 20, y: 26 } } });
    g.answer('to find-1');
    expect(g.table.gap('survivor-1', 'survivor-2')).toBeGreaterThanOrEqual(0);
    const { x, y } = g.person('survivor-1');
    expect(Math.hypot(x - 20, y - 26)).toBeGreaterThan(1.997);
    expect(option(g, 'search find-1')).toBeDefined();
  });

  test('[ROS-R-base] nor to the door that somebody stands before', () => {
    const g = one(
      { x: 50, y: 33 },
      { map: house('standard'), people: { 'survivor-2': { x: 50, y: 38.95 } } },
    );
    g.answer('to south');
    const { x, y } = g.person('survivor-1');
    expect(Math.hypot(x - 50, y - 38.95)).toBeGreaterThan(1.997);
    expect(y).toBeGreaterThan(36);
  });

  test('[ROS-card-RUN] what is left is told to a tenth', () => {
    const g = one({});
    g.answer([20, 22.549]);
    expect(g.asked().values).toEqual({ who: 'Ash', left: 7.4, count: 7.4 });
    expect(g.refusal([20, 40]).text).toBe('20, 40 cannot be reached with 7.4 cm.');
  });

  test('[ROS-D-names] names, not ids, are what options say', () => {
    const g = game({
      scenario: 'safe-house',
      people: { 'survivor-1': { x: 32, y: 53.95, play: 'run' }, 'survivor-2': { x: 36, y: 53.95 } },
      step: 5,
    });
    const names = shape(g).options.map((o) => String(o.line.values?.name ?? ''));
    expect(names).toContain('Corner shop, south door');
    expect(names).toContain('Bo');
    for (const name of names) expect(name).not.toMatch(/^(survivor|door|find|ladder|fence|V|H|B)-?\d/);
  });
});

test('[ROS-D-names] a name that says what it is needs no article, and what is too far away is not named', () => {
  const links = [{ id: 'ladder-1', kind: 'ladder', at: [50, 40] as Point, from: 0, to: 1 }];
  const g = one({ x: 50, y: 30 }, { map: { ...house('standard'), links } });
  expect(option(g, 'to ladder-1')?.line.key).toBe('move.to');
  const landing = (x: number) => {
    const places = [{ id: 'landing', kind: 'landing', at: [x, 20] as Point, data: { from: 9, to: 9 } }];
    return option(one({}, { map: { places } }), 'to landing') !== undefined;
  };
  expect([landing(99.7), landing(100.3)]).toEqual([true, false]);
});

test('[ROS-R-door] on either side of a door is a place to go to, touching it', () => {
  const g = one({ x: 50, y: 30 }, { map: house('standard') });
  const doors = goals(g.w, g.person('survivor-1')).filter(({ kind }) => kind === 'door');
  expect(doors.map(({ id, at }) => [id, ...at]).sort()).toEqual([
    ['north', 50, 58.95, 0],
    ['north', 50, 61.05, 0],
    ['south', 50, 38.95, 0],
    ['south', 50, 41.05, 0],
  ]);
});

test('[ROS-card-RUN, ROS-card-BOTH] no other card moves anybody', () => {
  const cards = ['run', 'both', 'shoot', 'climb', 'assist'] as const;
  const most = cards.map((play) => {
    const g = one({ play });
    return allowance(g.book, g.person('survivor-1'));
  });
  expect(most).toEqual([10, 5, 0, 0, 0]);
});

test('[ROS-R-flames, ROS-terrain-fence] who comes over a fence into flames is burnt, and who was in them already is not again', () => {
  const hurt = (x: number) => {
    const clouds = [{ id: 'c', kind: 'flames' as const, x, y: 30, level: 0, until: 9 }];
    const g = one({ x: 38.95, y: 30 }, { map: WIRE, state: { clouds } });
    return g.answer('fence fence-1').facts('hurt').length;
  };
  expect([hurt(51), hurt(45), hurt(60)]).toEqual([1, 0, 0]);
});

test('[ROS-D-exit] leaving by an exit costs no movement, and is the last of the answers', () => {
  const places = [{ id: 'exit', kind: 'exit', rect: [15, 15, 30, 30] as Rect }];
  const g = one(
    {},
    { map: { places: [...places, { id: 'stairs', kind: 'exit', rect: [15, 40, 30, 50] as Rect }] } },
  );
  expect(option(g, 'leave')?.cost).toBe(0);
  const ids = shape(g).options.map(({ id }) => id);
  expect(ids).toContain('to stairs');
  expect(ids.at(-1)).toBe('leave');
});

describe('why something cannot be done', () => {
  test('[ROS-terrain-door, ROS-terrain-fence] a door that is gone, and a fence that is out of reach', () => {
    const doors = [{ id: 'south', state: 'gone' as const, taken: 2, struck: 0, barred: false }];
    const g = one({ x: 50, y: 38.95 }, { map: { ...house('standard'), ...WIRE }, state: { doors } });
    const p = g.person('survivor-1');
    expect(noDeed(g.w, p, 10, 'open', 'south')?.line.key).toBe('why-not.door-gone');
    expect(noDeed(g.w, p, 10, 'fence', 'fence-1')?.line.key).toBe('why-not.not-there');
  });
});

test('[ROS-terrain-fence] over a fence is as far as from one side to the other', () => {
  const g = one({ x: 38.95, y: 30 }, { map: WIRE });
  g.answer('fence fence-1');
  expect(g.facts('walked')).toMatchObject([{ how: 'fence', cost: expect.closeTo(2.1, 3) }]);
});

test('[ROS-R-search] what has been found already is not found again', () => {
  const finds = (open: boolean) => [
    { id: 'find-1', x: 21, y: 20, level: 0, things: ['torch' as const], open },
  ];
  const found = (open: boolean) => {
    const g = one({}, { state: { finds: finds(open) } });
    g.answer('search find-1');
    return [g.facts('found').length, g.facts('took').length];
  };
  expect([found(false), found(true)]).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('[ROS-S-4] the helicopter is heard on the level on which it hovers', () => {
  const heard = (level?: number) => {
    const landing = { id: 'landing', kind: 'landing', at: [80, 50] as Point, data: { from: 1, to: 9 } };
    const map = {
      buildings: [{ id: 'B', name: 'Tower', rect: [60, 40, 100, 60] as Rect, levels: 2 }],
      places: [{ ...landing, ...(level && { level }) }],
    };
    return one({ play: 'shoot' }, { map })
      .answer('keep')
      .finish(5)
      .state.noises.map((n) => n.level);
  };
  expect([heard(), heard(2)]).toEqual([[0], [2]]);
  const places = [{ id: 'landing', kind: 'landing', at: [80, 50] as Point, data: { from: 3, to: 4 } }];
  const hovers = [2, 3, 4, 5].map(
    (turn) => one({ play: 'shoot' }, { map: { places }, turn }).answer('keep').finish(5).state.noises.length,
  );
  expect(hovers).toEqual([0, 1, 1, 0]);
});

describe('vehicles', () => {
  const map = { vehicles: [{ id: 'V1', kind: 'car', rect: [30, 40, 39, 44] as Rect }] };
  const beside = { x: 34, y: 38.95 };

  test('[ROS-R-car] getting in or out costs 5 cm like a door', () => {
    const g = one(beside, { map, dice: [0] });
    expect(option(g, 'board V1')?.cost).toBe(5);
    g.answer('board V1');
    expect(g.person('survivor-1')).toMatchObject({ inside: 'V1', used: 5 });
    expect(option(g, 'get-out')?.cost).toBe(5);
    expect(g.refused([34, 46])).toBe('ROS-R-car');
    g.answer('get-out north');
    expect(g.person('survivor-1')).toMatchObject({ inside: '', y: 45.05 });
    expect(g.question()).toBe('survivor-1 face ROS-R-facing');
  });

  test('[ROS-R-base, ROS-R-car] 0.1 cm from a vehicle is in contact with it', () => {
    const boards = (y: number) =>
      one({ x: 34, y }, { map, dice: [0] })
        .options()
        .includes('board V1');
    expect([boards(38.9), boards(38.899)]).toEqual([true, false]);
  });

  test('[ROS-R-car] one gets out on a side where there is room, and touches the vehicle there', () => {
    const g = one({ x: 34, y: 42, inside: 'V1' }, { map: { ...map, size: [120, 90], barriers: [] } });
    expect(shape(g).options.map((o) => o.id)).toEqual([
      'stop',
      'get-out',
      'get-out north',
      'get-out east',
      'get-out south',
      'get-out west',
    ]);
    g.answer('get-out west');
    expect(g.table.gapToVehicle('V1', g.person('survivor-1'))).toBeLessThanOrEqual(0.1);
    expect(g.person('survivor-1').x).toBeLessThan(30);
  });

  test('[ROS-R-car] out of a long one, too, one comes out on the side that was chosen, wherever it points', () => {
    for (const [w, h] of [
      [4.5, 2],
      [2, 4.5],
    ] as const) {
      const rect: Rect = [60 - w, 45 - h, 60 + w, 45 + h];
      for (const [side, x, y] of [
        ['north', 60, 46.05 + h],
        ['east', 61.05 + w, 45],
        ['south', 60, 43.95 - h],
        ['west', 58.95 - w, 45],
      ] as const) {
        const g = one(
          { x: 60, y: 45, inside: 'V1' },
          { map: { vehicles: [{ id: 'V1', kind: 'car', rect }] } },
        );
        g.answer(`get-out ${side}`);
        const p = g.person('survivor-1');
        expect(Math.abs(p.x - x) + Math.abs(p.y - y), `${side}: ${p.x}, ${p.y}`).toBeLessThan(0.51);
      }
    }
  });

  test('[ROS-R-car] out of a very small one, too, one comes out on the side that was chosen', () => {
    const small = { vehicles: [{ id: 'V1', kind: 'car', rect: [30, 40, 30.8, 40.8] as Rect }] };
    for (const [side, x, y] of [
      ['north', 30.4, 41.85],
      ['east', 31.85, 40.4],
      ['south', 30.4, 38.95],
      ['west', 28.95, 40.4],
    ] as const) {
      const g = one({ x: 30.4, y: 40.4, inside: 'V1' }, { map: small });
      g.answer(`get-out ${side}`);
      const p = g.person('survivor-1');
      expect(Math.abs(p.x - x) + Math.abs(p.y - y), `${side}: ${p.x}, ${p.y}`).toBeLessThan(0.5);
    }
  });

  test('[ROS-R-car] north of one that stands aslant is the side that looks mostly north', () => {
    const aslant = {
      vehicles: [{ id: 'V1', kind: 'car', at: [60, 45] as Point, length: 9, width: 4, facing: 330 }],
    };
    const g = one({ x: 60, y: 45, inside: 'V1' }, { map: aslant });
    g.answer('get-out north');
    expect(g.person('survivor-1').x).toBeLessThan(60);
    expect(g.person('survivor-1').y).toBeGreaterThan(48);
  });

  test('[ROS-S-4] [ROS-D-touch-point] who gets out beside the landing point is taken up at once', () => {
    const landing = { id: 'L1', kind: 'landing', at: [34, 50.5] as Point, data: { from: 16, to: 18 } };
    const g = one({ x: 34, y: 42, inside: 'V1' }, { turn: 16, map: { ...map, places: [landing] } });
    g.answer('get-out north').run();
    expect(g.facts('left')).toMatchObject([{ who: 'survivor-1', by: 'helicopter' }]);
  });

  test('[ROS-R-car] nobody gets out over the edge of the table', () => {
    const edge = { vehicles: [{ id: 'V1', kind: 'car', rect: [30, 0, 39, 4] as Rect }] };
    const g = one({ x: 34, y: 2, inside: 'V1' }, { map: edge });
    expect(shape(g).options.map((o) => o.id)).toEqual([
      'stop',
      'get-out',
      'get-out north',
      'get-out east',
      'get-out west',
    ]);
  });

  test('[ROS-R-car] [ROS-D-door-hurt] badly hurt it takes a whole RUN; with BOTH there must be 5 cm', () => {
    expect(option(one({ ...beside, hits: 3 }, { map }), 'board V1')).toBeDefined();
    expect(option(one({ ...beside, play: 'both', hits: 1 }, { map }), 'board V1')).toBeUndefined();
    expect(option(one({ x: 34, y: 38.8 }, { map }), 'board V1')).toBeUndefined();
    expect(option(one({ ...beside, play: 'both' }, { map }), 'board V1')).toBeDefined();
  });

  test('[ROS-R-car] whoever gets out is noticed where it comes out', () => {
    const hideout = { id: 'H1', kind: 'hideout', at: [34, 48] as Point };
    const g = one({ x: 34, y: 42, inside: 'V1' }, { map: { ...map, places: [hideout] }, hordes: { H1: 0 } });
    g.answer('get-out north');
    expect(g.facts('empty')).toHaveLength(1);
    const seen = one(
      { x: 34, y: 42, inside: 'V1' },
      { map, zeds: { 'zed-1': { x: 34, y: 52, mode: 'drifting', facing: 180 } } },
    );
    seen.answer('get-out north');
    expect(seen.facts('charge')).toMatchObject([{ zed: 'zed-1', prey: 'survivor-1' }]);
  });
});

describe('turning', () => {
  test('[ROS-R-facing] the nearest Zed in sight is offered first, of two equally near the first by number', () => {
    const faces = (zeds: Situation['zeds']) => {
      const { shape: asked } = one({ play: 'shoot' }, { zeds }).asked();
      if (asked.kind !== 'facing') throw new Error(`${asked.kind} is asked.`);
      return asked.options.map((o) => o.on);
    };
    const [near, far] = [
      { x: 20, y: 40 },
      { x: 20, y: 50 },
    ];
    expect(faces({ 'zed-1': far, 'zed-2': near })).toEqual(['zed-2', 'zed-1', undefined]);
    expect(faces({ 'zed-2': { x: 40, y: 20 }, 'zed-1': near })).toEqual(['zed-1', 'zed-2', undefined]);
  });

  test('[ROS-R-facing] it can be turned to the nearest six by name', () => {
    const zeds = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((n) => [`zed-${n}`, { x: 5 + 4 * n, y: 80 - 3 * n }]),
    );
    const { shape: asked } = one({ play: 'shoot' }, { zeds }).asked();
    const ids = 'options' in asked ? asked.options.map((o) => o.id) : [];
    expect([ids.length, ids[0], ids.includes('zed-1'), ids.includes('zed-2')]).toEqual([
      7,
      'threat',
      false,
      true,
    ]);
  });

  test('[ROS-R-facing] a Zed whose way is one place long goes on looking where it looked', () => {
    const g = one({}, { zeds: { 'zed-1': { x: 60, y: 40, facing: 123 } } });
    const way = [[60, 40, 0]] as const;
    g.w.happen({ is: 'walked', cause: 'ROS-seq-7', who: 'zed-1', way, cost: 0, how: 'attack' });
    expect(g.zed('zed-1')).toMatchObject({ x: 60, y: 40, facing: 123 });
  });
});

describe('where a base can stand', () => {
  test('[ROS-R-levels] at the foot of stairs by a wall: east of it, west of it', () => {
    const g = one({}, { map: house('standard') });
    expect(g.table.footNear([40, 50], 0)).toEqual([41.05, 50, 0]);
    expect(g.table.footNear([39.5, 50], 0)).toEqual([38.45, 50, 0]);
  });

  test('[ROS-R-base] in a zone, and within so many cm of somebody, cell by cell', () => {
    const g = one({ x: 90, y: 80 });
    const zone = g.table.litIn([10, 10, 14, 14], { id: 'survivor-1' });
    expect(zone).toEqual([{ level: 0, cell: 1, runs: [11, 11, 12, 11, 12, 13, 12, 11, 12, 12, 12, 13] }]);
    const [around] = g.table.litWithin({ x: 30, y: 40, level: 0 }, 2, () => true);
    const rows = [38, 39, 40, 41].flatMap((row) => [28, 29, 30, 31].flatMap((c) => [row, c, c + 1]));
    expect(around?.runs).toEqual(rows);
  });

  test('[ROS-R-base] round a marker: upon it, with the edge on it, and edge to edge, twelve ways each', () => {
    const g = one({ x: 90, y: 80 });
    const places = placesAt(g.table, { x: 30, y: 40, level: 0 }, { id: 'x', x: 30, y: 60, level: 0 });
    const off = places.map(([x, y]) => Math.round(Math.hypot(x - 30, y - 40) * 100) / 100);
    expect(off.sort((a, b) => a - b)).toEqual([0, ...Array(12).fill(1.05), ...Array(12).fill(2.05)]);
    expect(places[0]).toEqual([30, 42.05, 0]);
  });
});
