import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import type { Person, Zed } from '../state.js';
import { again, car, fence, field, hut, nearestOn } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';

describe('Hunter', () => {
  const hunter = (x: number, y: number, more: Partial<Zed> = {}): Partial<Zed> => ({
    kind: 'hunter',
    x,
    y,
    ...more,
  });

  test('[ROS-hunter-leap, ROS-EX-hunter-1] 10 cm off it crouches for a step 7, then springs and pins', () => {
    const g = field(hunter(32, 45), {}).finish(7);
    expect(g.zed('mutant')).toMatchObject({ crouching: true, x: 32, moved: false });
    again(g);
    expect(g.zed('mutant')).toMatchObject({ crouching: false, x: 22, pins: 'survivor-1', leapt: 5 });
    expect(g.person('survivor-1')).toMatchObject({ down: true, pinned: 'mutant' });
    expect(g.facts('walked').at(-1)?.how).toBe('leap');
  });

  test('[ROS-hunter-leap] no farther than 10 cm', () => {
    const g = field(hunter(32.1, 45), {}).finish(7);
    expect(g.zed('mutant').crouching).toBe(false);
    const leapt = field(hunter(32.1, 45, { crouching: true }), {}).finish(7);
    expect(leapt.facts('pinned')).toEqual([]);
  });

  test('[ROS-hunter-pin] [ROS-U-mutants] it springs at the most isolated it reaches, though others are nearer', () => {
    const g = field(
      hunter(32, 45, { crouching: true }),
      { x: 37, y: 44 },
      {
        people: { 'survivor-2': { x: 37, y: 47 }, 'survivor-3': { x: 21, y: 45 } },
      },
    ).finish(7);
    expect(g.facts('pinned').map((f) => f.who)).toEqual(['survivor-3']);
  });

  test('[ROS-hunter-leap, ROS-U-priority] out of reach of the most isolated it springs at the nearest, of two equally near at one by chance', () => {
    const leaps = (second: Partial<Person>, third: Partial<Person>, ...draws: string[][]) =>
      field(
        hunter(32, 45, { crouching: true }),
        { x: 110, y: 10 },
        { people: { 'survivor-2': second, 'survivor-3': third }, draws },
      )
        .finish(7)
        .facts('pinned')
        .map((f) => f.who);
    expect(leaps({ x: 24, y: 45 }, { x: 38, y: 45 })).toEqual(['survivor-3']);
    expect(leaps({ x: 26, y: 45 }, { x: 40, y: 45 })).toEqual(['survivor-2']);
    for (const who of ['survivor-2', 'survivor-3'])
      expect(leaps({ x: 26, y: 45 }, { x: 38, y: 45 }, [who])).toEqual([who]);
  });

  test('[ROS-U-mutants, ROS-U-priority] of those equally isolated it stalks the nearest, then one by chance', () => {
    // Of two survivors, each is equally far from the other.
    const stalks = (x: number, ...draws: string[][]) =>
      field(hunter(60, 45), { x }, { people: { 'survivor-2': { x: 90, y: 45 } }, draws })
        .finish(7)
        .zed('mutant').x;
    expect(stalks(20)).toBe(79);
    expect(stalks(31)).toBe(42);
    expect([['survivor-1'], ['survivor-2']].map((fell) => stalks(30, fell))).toEqual([41, 79]);
  });

  test('[ROS-hunter-pin] whom it comes to touch while it stalks another it pins', () => {
    const g = field(
      hunter(80, 45),
      {},
      { people: { 'survivor-2': { x: 60, y: 47.05 }, 'survivor-3': { x: 60, y: 51 } } },
    ).finish(7);
    expect(g.zed('mutant')).toMatchObject({ x: 60, y: 45, pins: 'survivor-2' });
    expect(g.facts('pinned')).toMatchObject([{ cause: 'ROS-hunter-pin', who: 'survivor-2' }]);
  });

  test('[ROS-hunter-pin] while it pins somebody it goes for nobody else', () => {
    const g = field(
      hunter(22, 45, { pins: 'survivor-1' }),
      { down: true, pinned: 'mutant' },
      { people: { 'survivor-2': { x: 50, y: 45 } } },
    ).finish(7);
    expect(g.facts('walked')).toEqual([]);
    expect(g.zed('mutant')).toMatchObject({ x: 22, y: 45, crouching: false, pins: 'survivor-1' });
  });

  test('[ROS-hunter-leap] over anything in between, but not through a wall', () => {
    const over = field(hunter(32, 45, { crouching: true }), {}, { map: car([25, 40, 28, 50]) }).finish(7);
    expect(over.person('survivor-1').pinned).toBe('mutant');
    expect(
      field(hunter(32, 45, { crouching: true }), {}, { map: fence(26) })
        .finish(7)
        .person('survivor-1').pinned,
    ).toBe('mutant');
    const wall = field(hunter(65, 45, { crouching: true }), { x: 57, y: 45 }, { map: hut() }).finish(7);
    expect(wall.facts('pinned')).toEqual([]);
  });

  test('[ROS-hunter-pin] from the next turn on the victim takes 1d3 hits in each step 4 and cannot stand', () => {
    const g = field(hunter(32, 45, { crouching: true }), { play: 'run' }, { dice: [] }).finish(11);
    expect(g.person('survivor-1')).toMatchObject({ hits: 0, down: true });
    const pinned = { down: true, pinned: 'mutant' };
    const hits = (die: number) =>
      field(hunter(22, 45, { pins: 'survivor-1' }), pinned, { step: 4, dice: [die, 9, 9] })
        .finish(4)
        .person('survivor-1').hits;
    expect([1, 2, 3, 4, 5, 6].map(hits)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('[ROS-D-hunter-walk] it also moves 20 cm, to 8 to 10 cm from the most isolated, and gets up where nobody is left', () => {
    const g = field(hunter(50, 45), {}).finish(7);
    const gap = distance(g.zed('mutant'), g.person('survivor-1')) - 2;
    expect(gap).toBeGreaterThanOrEqual(8);
    expect(gap).toBeLessThanOrEqual(10);
    const far = field(hunter(80, 45), {}).finish(7);
    expect(far.zed('mutant').x).toBeCloseTo(60, 1);
    const up = field(hunter(50, 45, { crouching: true }), {}).finish(7);
    expect(up.zed('mutant')).toMatchObject({ crouching: false, moved: true });
  });

  test('[ROS-U-mutants] it picks the most isolated, and a lair out of sight if there is one', () => {
    const g = field(
      hunter(60, 45),
      { x: 40, y: 45 },
      {
        people: { 'survivor-2': { x: 43, y: 45 }, 'survivor-3': { x: 80, y: 45 } },
      },
    ).finish(7);
    expect(distance(g.zed('mutant'), g.person('survivor-3'))).toBeCloseTo(11, 1);
    // Behind the car north of its victim, though there are nearer places in the open.
    const hid = field(hunter(36, 57), {}, { map: car([17, 50, 23, 53]) }).finish(7);
    expect(hid.table.sees('survivor-1', 'mutant')).toBe('no');
  });

  test('[ROS-hunter, ROS-R-levels] it climbs a wall, one level for a whole step 7, up and down', () => {
    const map = hut();
    const roof = { x: 70, y: 45, level: 1 };
    const g = field(hunter(50, 45), roof, { map }).finish(7);
    expect(g.zed('mutant').level).toBe(0);
    expect(g.zed('mutant').x).toBeCloseTo(58.95, 2);
    again(g);
    expect(g.zed('mutant').level).toBe(1);
    expect(g.zed('mutant').x).toBeCloseTo(61.05, 2);
    expect(g.facts('walked').at(-1)).toMatchObject({ how: 'climb', cause: 'ROS-R-levels' });
    const down = field(hunter(70, 45, { level: 1 }), { x: 30, y: 45 }, { map }).finish(7);
    expect(down.zed('mutant').level).toBe(1);
    again(down);
    expect(down.zed('mutant').level).toBe(0);
    expect(down.zed('mutant').x).toBeCloseTo(58.95, 2);
    const tall = { buildings: [{ ...hut().buildings[0], levels: 2 }] } as typeof map;
    const two = field(hunter(58.95, 40), { x: 70, y: 45, level: 2 }, { map: tall }).finish(7);
    expect(two.zed('mutant').level).toBe(1);
    expect(again(two).zed('mutant').level).toBe(2);
  });

  test('[ROS-hunter, ROS-R-levels] it climbs the house on whose roof its victim stands, and not another', () => {
    const [near] = hut().buildings;
    const far = { ...near, id: 'B2', name: 'Shed', rect: [5, 5, 20, 20], doors: [] };
    const map = { buildings: [far, near] } as ReturnType<typeof hut>;
    const g = field(hunter(50, 45), { x: 70, y: 45, level: 1 }, { map }).finish(7);
    expect(g.zed('mutant').x).toBeCloseTo(58.95, 2);
    expect(again(g).zed('mutant')).toMatchObject({ level: 1 });
  });

  test('[ROS-R-levels] ordinary Zeds climb nothing, and from inside a room there is no way through the ceiling', () => {
    const g = field({ x: 58.95, y: 40 }, { x: 70, y: 45, level: 1 }, { map: hut() }).finish(7);
    expect(g.zed('mutant').level).toBe(0);
    const inside = field(hunter(61.05, 50), { x: 70, y: 45, level: 1 }, { map: hut() }).finish(7);
    expect(inside.zed('mutant').level).toBe(0);
  });

  test('[ROS-R-fence-zed] it leaps fences on its way', () => {
    expect(
      field(hunter(70, 45), {}, { map: fence(60) })
        .finish(7)
        .zed('mutant').x,
    ).toBeCloseTo(50, 1);
  });

  test('[ROS-R-smash, ROS-hunter] no way in: it beats on the door like others', () => {
    const g = field(hunter(58.95, 45), { x: 70, y: 45 }, { map: hut() }).finish(7);
    expect(g.facts('battered')).toHaveLength(1);
  });

  test('[ROS-hunter-pin] whom it touches at step 7 it pins, crouching or not', () => {
    for (const crouching of [false, true]) {
      const g = field(hunter(22, 45, { crouching }), {}).finish(7);
      expect(g.zed('mutant')).toMatchObject({ pins: 'survivor-1', crouching: false, x: 22, leapt: 0 });
      expect(g.person('survivor-1')).toMatchObject({ pinned: 'mutant', down: true });
      expect(g.facts('pinned')).toMatchObject([{ cause: 'ROS-hunter-pin', who: 'survivor-1' }]);
      // The stance changes only if it was crouching.
      expect(g.facts('crouched').map((f) => f.crouching)).toEqual(crouching ? [false] : []);
    }
    // Nobody is pinned twice.
    const held = field(
      hunter(22, 45),
      { down: true, pinned: 'other' },
      { zeds: { other: { kind: 'hunter', x: 18, y: 45, pins: 'survivor-1' } } },
    ).finish(7);
    expect(held.zed('mutant').pins).toBe('');
  });

  test('[ROS-D-wp, ROS-D-pin-end] burning WP draws a Hunter and a Witch off whom they pin', () => {
    const clouds = [{ id: 'wp-1', kind: 'wp', x: 20, y: 55, level: 0, until: 4 }] as Situation['state'];
    for (const kind of ['hunter', 'witch'] as const) {
      const g = field(
        { kind, x: 22, y: 45, pins: 'survivor-1' },
        { down: true, pinned: 'mutant' },
        { state: { clouds } as Situation['state'] },
      ).finish(7);
      expect(g.person('survivor-1').pinned).toBe('');
      expect(g.facts('freed')[0]).toMatchObject({ cause: 'ROS-D-wp', who: 'survivor-1' });
      expect(g.has('mutant')).toBe(false);
    }
  });

  test('[ROS-D-wp] drawn off and hemmed in, it does not pin again whom it still touches', () => {
    const clouds = [{ id: 'wp-1', kind: 'wp' as const, x: 22, y: 54, level: 0, until: 4 }];
    const zeds = Object.fromEntries(
      [
        [24, 45],
        [23, 46.7321],
        [21, 46.7321],
        [21, 43.2679],
        [23, 43.2679],
      ].map(([x, y], i) => [`zed-${i}`, { x, y, down: true }] as const),
    );
    const g = field(
      hunter(22, 45, { pins: 'survivor-1' }),
      { down: true, pinned: 'mutant' },
      { state: { clouds }, zeds },
    ).finish(7);
    expect(g.table.touching('mutant', 'survivor-1')).toBe(true);
    expect(g.zed('mutant').pins).toBe('');
  });

  test('[ROS-D-wp] burning WP draws mutants too', () => {
    const clouds = [{ id: 'wp-1', kind: 'wp', x: 60, y: 52, level: 0, until: 4 }] as Situation['state'];
    for (const kind of ['hunter', 'tank', 'smoker', 'boomer', 'witch'] as const) {
      const g = field({ kind, x: 60, y: 45 }, {}, { state: { clouds } as Situation['state'] }).finish(7);
      expect(g.has('mutant')).toBe(false);
    }
  });

  test('[ROS-D-pin-end] a pin ends when it is knocked down by somebody else', () => {
    const g = game({
      people: {
        'survivor-1': { x: 60, y: 45, down: true, pinned: 'mutant' },
        'survivor-2': { x: 62, y: 48, play: 'melee' },
      },
      zeds: { mutant: { kind: 'hunter', x: 62, y: 46, pins: 'survivor-1' } },
      step: 3,
      dice: [1],
    }).finish(3);
    expect(g.person('survivor-1').pinned).toBe('');
    expect(g.zed('mutant')).toMatchObject({ pins: '', down: true });
  });

  test('[ROS-hunter-pin] of two whom its spring brings it to it pins one', () => {
    const zeds = { 'zed-1': { x: 23.55, y: 44.15, down: true } };
    const people = { 'survivor-2': { x: 20, y: 46 } };
    // The place straight ahead is taken, so it lands between them.
    const g = field(hunter(30, 45, { crouching: true }), { y: 44 }, { people, zeds }).finish(7);
    expect(g.zed('mutant').x).toBeCloseTo(20 + Math.sqrt(3), 1);
    expect(g.zed('mutant').y).toBeCloseTo(45, 1);
    expect([1, 2].map((n) => g.table.touching('mutant', `survivor-${n}`))).toEqual([true, true]);
    expect(g.facts('pinned')).toHaveLength(1);
  });

  test('[ROS-hunter-leap] nobody is leapt at who is pinned already, or sits in a vehicle: it gets up and goes on as others do', () => {
    const pinned = field(
      hunter(29, 45, { crouching: true }),
      { down: true, pinned: 'other' },
      { zeds: { other: { kind: 'hunter', x: 18, y: 45, pins: 'survivor-1' } } },
    ).finish(7);
    expect(pinned.zed('mutant')).toMatchObject({ crouching: false, pins: '', leapt: 0 });
    const seated = field(
      hunter(40, 45, { crouching: true }),
      { x: 32, y: 45, inside: 'V1' },
      { map: car([30, 43, 34, 47]) },
    ).finish(7);
    expect(seated.zed('mutant')).toMatchObject({ crouching: false, pins: '', x: 35.05 });
    expect(again(seated).facts('car-battered')).toHaveLength(1);
  });

  test('[ROS-U-mutants, ROS-U-path] with nobody in the way and nothing to hide behind it comes straight to 9 cm', () => {
    const to = (at: Partial<Zed>, person: Partial<Person>) => {
      const { x, y } = field({ kind: 'hunter', ...at }, person)
        .finish(7)
        .zed('mutant');
      return [x, y];
    };
    expect(to({ x: 50, y: 45 }, { x: 20, y: 45 })).toEqual([31, 45]);
    expect(to({ x: 45, y: 50 }, { x: 45, y: 20 })).toEqual([45, 31]);
    expect(to({ x: 15, y: 45 }, { x: 45, y: 45 })).toEqual([34, 45]);
    expect(to({ x: 45, y: 15 }, { x: 45, y: 45 })).toEqual([45, 34]);
  });

  test('[ROS-D-pass] it passes through no base on its way, near its victim and far from it', () => {
    const straight = (from: number, at: number) => {
      const zeds = { 'zed-1': { x: at, y: 45, down: true } };
      const way = field(hunter(from, 45), {}, { zeds }).finish(7).facts('walked')[0]?.way ?? [];
      // It goes around the other figure and not over it.
      expect(way.length).toBeGreaterThan(2);
      expect(nearestOn(way, { x: at, y: 45 })).toBeGreaterThan(1.98);
    };
    straight(49, 40);
    straight(80, 70);
  });

  test('[ROS-U-mutants] it comes nearer out of sight if it can: short of the end of its 20 cm, where woods hide it', () => {
    // 5 cm of woods hide it at 70; beyond them it would be seen.
    const areas = [{ id: 'W', kind: 'woods', rect: [65, 30, 70, 60] as [number, number, number, number] }];
    const g = field(hunter(80, 45), {}, { map: { areas } }).finish(7);
    expect(g.zed('mutant')).toMatchObject({ x: 70, y: 45 });
    expect(g.table.sees('survivor-1', 'mutant')).toBe('no');
  });

  test('[ROS-R-base] hemmed in it stays where it is', () => {
    const ring = [
      [2, 0],
      [1, 1.7321],
      [-1, 1.7321],
      [-2, 0],
      [-1, -1.7321],
      [1, -1.7321],
    ].map(([x = 0, y = 0], i) => [`zed-${i}`, { x: 60 + x, y: 45 + y, down: true }] as const);
    const g = field(hunter(60, 45), {}, { zeds: Object.fromEntries(ring) }).finish(7);
    expect(g.facts('walked')).toEqual([]);
  });
});

test('[ROS-seq-7] a crouching Hunter leaps once all others have moved, however near it is', () => {
  const moves = (begun?: number) =>
    game({
      step: 7,
      ...(begun !== undefined && { begun }),
      people: { 'survivor-1': { x: 40, y: 45 } },
      zeds: {
        'zed-1': { x: 58, y: 45 },
        'zed-2': { x: 100, y: 80, mode: 'drifting', facing: 90 },
        hunter: { kind: 'hunter', x: 32, y: 45, crouching: true },
      },
      dice: [6],
    })
      .finish(7)
      .facts('walked')
      .map((f) => f.who);
  expect(moves()).toEqual(['zed-1', 'zed-2', 'hunter']);
  // In games begun earlier the nearest moved first, crouching or not.
  expect(moves(17)).toEqual(['hunter', 'zed-1', 'zed-2']);
});
