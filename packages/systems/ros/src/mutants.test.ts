import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import type { Person, Zed } from './state.js';
import { type Game, game, type Situation } from './testing/game.js';

type Rect = [number, number, number, number];
const car = (rect: Rect) => ({ vehicles: [{ id: 'V1', kind: 'car', rect }] });
const hut = (walls?: 'thin', type = 'standard') => ({
  buildings: [
    {
      id: 'B1',
      name: 'Hut',
      rect: [60, 30, 80, 60] as Rect,
      levels: 1,
      ...(walls && { walls }),
      doors: [{ id: 'D1', at: [60, 45] as [number, number], type }],
    },
  ],
});

function field(zed: Partial<Zed>, person: Partial<Person>, more: Situation = {}): Game {
  return game({
    people: { 'survivor-1': { x: 20, y: 45, facing: 0, ...person }, ...more.people },
    step: 7,
    turn: 4,
    ...more,
    zeds: { mutant: zed, ...more.zeds },
    ...(more.people && { people: { 'survivor-1': { x: 20, y: 45, facing: 0, ...person }, ...more.people } }),
  });
}

/** Another step 7, a turn later. */
function again(g: Game): Game {
  Object.assign(g.w.s, { step: 7, todo: [], turn: g.state.turn + 1 });
  for (const z of g.state.zeds) z.moved = false;
  g.w.version++;
  return g.finish(7);
}

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

  test('[ROS-hunter-leap] over anything in between, but not through a wall', () => {
    const over = field(hunter(32, 45, { crouching: true }), {}, { map: car([25, 40, 28, 50]) }).finish(7);
    expect(over.person('survivor-1').pinned).toBe('mutant');
    const fence = {
      barriers: [
        {
          id: 'F1',
          kind: 'wire',
          path: [
            [26, 0],
            [26, 90],
          ] as [number, number][],
        },
      ],
    };
    expect(
      field(hunter(32, 45, { crouching: true }), {}, { map: fence })
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
    // Behind the car north of its victim, though places in the open are nearer.
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
    const tall = { buildings: [{ ...hut().buildings[0], levels: 2 }] } as typeof map;
    const two = field(hunter(58.95, 40), { x: 70, y: 45, level: 2 }, { map: tall }).finish(7);
    expect(two.zed('mutant').level).toBe(1);
    expect(again(two).zed('mutant').level).toBe(2);
  });

  test('[ROS-R-levels] ordinary Zeds climb nothing, and from inside a room there is no way through the ceiling', () => {
    const g = field({ x: 58.95, y: 40 }, { x: 70, y: 45, level: 1 }, { map: hut() }).finish(7);
    expect(g.zed('mutant').level).toBe(0);
    const inside = field(hunter(61.05, 50), { x: 70, y: 45, level: 1 }, { map: hut() }).finish(7);
    expect(inside.zed('mutant').level).toBe(0);
  });

  test('[ROS-R-fence-zed] it leaps fences on its way', () => {
    const fence = {
      barriers: [
        {
          id: 'F1',
          kind: 'wire',
          path: [
            [60, 0],
            [60, 90],
          ] as [number, number][],
        },
      ],
    };
    expect(field(hunter(70, 45), {}, { map: fence }).finish(7).zed('mutant').x).toBeCloseTo(50, 1);
  });

  test('[ROS-R-smash, ROS-hunter] no way in: it beats on the door like others', () => {
    const g = field(hunter(58.95, 45), { x: 70, y: 45 }, { map: hut() }).finish(7);
    expect(g.facts('battered')).toHaveLength(1);
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
});

describe('Tank', () => {
  const tank = (x: number, y: number, more: Partial<Zed> = {}): Partial<Zed> => ({
    kind: 'tank',
    x,
    y,
    ...more,
  });

  test('[ROS-tank, ROS-U-mutants] 20 cm straight at the nearest, whatever makes a noise', () => {
    const noises = [{ x: 110, y: 45, level: 0, kind: 'alarm' as const, made: 406, until: 5 }];
    expect(field(tank(60, 45), {}, { state: { noises } }).finish(7).zed('mutant').x).toBe(40);
  });

  test('[ROS-tank] doors, fences and thin walls do not slow it, and it leaves a gap for others and itself', () => {
    const fence = {
      barriers: [
        {
          id: 'F1',
          kind: 'wire',
          path: [
            [50, 0],
            [50, 90],
          ] as [number, number][],
        },
      ],
    };
    const over = field(tank(60, 45), {}, { map: fence }).finish(7);
    expect(over.zed('mutant').x).toBeCloseTo(40, 2);
    expect(over.facts('gap')).toEqual([expect.objectContaining({ at: [50, 45, 0], r: 2.2, in: 'F1' })]);
    // The ground is another now: an ordinary Zed walks through.
    expect(over.table.ways('zed').clear(55, 45, 45, 45, 0)).toBe(true);
    expect(over.table.ways('zed').clear(55, 48, 45, 48, 0)).toBe(false);
    const wall = field(tank(70, 50), { x: 40, y: 50 }, { map: hut('thin') }).finish(7);
    expect(wall.zed('mutant').x).toBeCloseTo(50, 1);
    expect(wall.facts('gap')).toHaveLength(1);
    Object.assign(wall.person('survivor-1'), { x: 90, y: 50 });
    wall.w.version++;
    expect(again(wall).zed('mutant').x).toBeCloseTo(70, 1);
    expect(wall.facts('gap')).toHaveLength(1);
    const door = field(tank(70, 45), { x: 40, y: 45 }, { map: hut() }).finish(7);
    expect(door.zed('mutant').x).toBeCloseTo(50, 1);
    expect(door.state.doors[0]?.state).toBe('gone');
  });

  test('[ROS-tank] aslant it leaves a wider gap, so that it fits', () => {
    const fence = {
      barriers: [
        {
          id: 'F1',
          kind: 'wire',
          path: [
            [50, 0],
            [50, 90],
          ] as [number, number][],
        },
      ],
    };
    const g = field(tank(57, 45), { x: 35, y: 67 }, { map: fence }).finish(7);
    expect(g.facts('gap')[0]?.r).toBeCloseTo(3.1, 1);
  });

  test('[ROS-D-tank-armour] not through armoured doors and proper walls', () => {
    const g = field(tank(70, 45), { x: 40, y: 45 }, { map: hut(undefined, 'armoured') }).finish(7);
    expect(g.table.houseOf(g.zed('mutant'))).toBe('B1');
    expect(g.facts('gap')).toEqual([]);
    expect(g.state.doors[0]?.state).toBe('closed');
    const wall = field(tank(70, 55), { x: 40, y: 55 }, { map: hut() }).finish(7);
    expect(wall.facts('gap')).toEqual([]);
  });

  test('[ROS-R-car] it breaks the doors of a vehicle at once', () => {
    const g = field(tank(57.95, 45), { x: 64, y: 45, inside: 'V1' }, { map: car([60, 43, 69, 47]) }).finish(
      7,
    );
    expect(g.state.vehicles[0]?.broken).toBe(true);
  });

  test('[ROS-tank-melee] 1d3 hits, and 2d6 cm back and down', () => {
    const g = field(tank(23, 45), { play: 'run' }, { step: 4, dice: [4, 9, 5, 3, 9] }).finish(4);
    expect(g.person('survivor-1')).toMatchObject({ hits: 2, down: true, x: 12 });
    expect(g.zed('mutant').struck).toBe(true);
  });

  const throws = (zed: Partial<Zed>, person: Partial<Person>, dice: readonly number[], map = {}) => {
    const g = field({ kind: 'tank', ...zed }, person, { step: 10, dice, map }).finish(10);
    g.done();
    return g;
  };

  test('[ROS-tank-throw, ROS-R-tank-throw] at the nearest in sight within 40 cm: d10, 5+ for 1d3 hits', () => {
    const hit = throws({ x: 63, y: 45 }, {}, [5, 6]);
    expect(hit.facts('hurled')[0]).toMatchObject({ who: 'survivor-1', score: 5, hit: true });
    expect(hit.person('survivor-1').hits).toBe(3);
    expect(throws({ x: 63, y: 45 }, {}, [4]).person('survivor-1').hits).toBe(0);
    expect(throws({ x: 63.1, y: 45 }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 50, y: 45 }, {}, [], car([30, 30, 34, 60])).facts('hurled')).toEqual([]);
    const two = field(
      tank(40, 45),
      {},
      { step: 10, people: { 'survivor-2': { x: 50, y: 45 } }, dice: [0] },
    ).finish(10);
    expect(two.facts('hurled')[0]?.who).toBe('survivor-2');
  });

  test('[ROS-R-tank-throw, ROS-D-smoker-moved] moving targets are harder; no throw in contact or after a blow', () => {
    expect(throws({ x: 50, y: 45 }, { moved: 5 }, [5]).facts('hurled')[0]).toMatchObject({
      score: 4,
      hit: false,
    });
    expect(throws({ x: 50, y: 45 }, { moved: 5.1 }, [6]).facts('hurled')[0]).toMatchObject({
      score: 4,
      hit: false,
    });
    expect(throws({ x: 23, y: 45 }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 50, y: 45, struck: true }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 50, y: 45, down: true }, {}, []).facts('hurled')).toEqual([]);
  });

  test('[ROS-D-infect-source] what it throws carries no bite', () => {
    const g = throws({ x: 50, y: 45 }, {}, [9, 1]);
    expect(g.person('survivor-1')).toMatchObject({ hits: 1, blood: 'untested' });
  });
});

describe('Boomer', () => {
  const boomer = (x: number, y: number, more: Partial<Zed> = {}): Partial<Zed> => ({
    kind: 'boomer',
    x,
    y,
    ...more,
  });
  const hideout = { places: [{ id: 'H1', kind: 'hideout', at: [100, 45] as [number, number] }] };

  test('[ROS-U-mutants] it walks up to 10 cm of its prey, and stays there', () => {
    const g = field(boomer(45, 45), {}).finish(7);
    expect(g.zed('mutant').x).toBe(32);
    expect(again(g).zed('mutant')).toMatchObject({ x: 32, moved: false });
    expect(field(boomer(60, 45), {}).finish(7).zed('mutant').x).toBe(40);
  });

  test('[ROS-boomer, ROS-R-spit] within 10 cm in sight, d10, 5+ marks and wakes the nearest horde; no damage', () => {
    const spit = (x: number, person: Partial<Person>, dice: readonly number[], map: object = {}) => {
      const g = field(boomer(x, 45), person, {
        step: 10,
        dice,
        hordes: { H1: 10 },
        map: { ...hideout, ...map },
      }).finish(10);
      g.done();
      return g;
    };
    const hit = spit(32, {}, [5]);
    expect(hit.facts('spat')[0]).toMatchObject({ score: 5, hit: true });
    expect(hit.person('survivor-1')).toMatchObject({ marked: 8, drawn: 'H1', hits: 0 });
    expect(hit.facts('woke').map((f) => f.hideout)).toEqual(['H1']);
    expect(spit(32, {}, [4]).person('survivor-1').marked).toBe(0);
    expect(spit(32, { moved: 3 }, [5]).person('survivor-1').marked).toBe(0);
    expect(spit(32, { moved: 8 }, [6]).person('survivor-1').marked).toBe(0);
    expect(spit(32, { moved: 8 }, [7]).person('survivor-1').marked).toBe(8);
    expect(spit(32.1, {}, []).facts('spat')).toEqual([]);
    expect(spit(31, {}, [], car([24, 40, 27, 50])).facts('spat')).toEqual([]);
  });

  test('[ROS-boomer-burst] any hit puts it out, and slimes every survivor within 10 cm', () => {
    const g = game({
      people: {
        'survivor-1': { x: 40, y: 45, facing: 90, play: 'shoot' },
        'survivor-2': { x: 60, y: 57 },
        'survivor-3': { x: 60, y: 32.9 },
      },
      zeds: { mutant: boomer(60, 45, { moved: true }) },
      hordes: { H1: 10 },
      map: hideout,
      step: 9,
      turn: 4,
      dice: [4],
    });
    g.answer('mutant');
    expect(g.has('mutant')).toBe(false);
    expect(g.facts('zed-dead')[0]?.how).toBe('burst');
    expect([1, 2, 3].map((n) => g.person(`survivor-${n}`).marked)).toEqual([0, 8, 0]);
  });

  test('[ROS-boomer-burst] it is never knocked down, by a push neither', () => {
    const g = field(boomer(22, 45), { play: 'melee' }, { step: 3, dice: [1] }).finish(3);
    expect(g.zed('mutant').down).toBe(false);
  });
});

describe('Smoker', () => {
  const smoker = (x: number, y: number, more: Partial<Zed> = {}): Partial<Zed> => ({
    kind: 'smoker',
    x,
    y,
    ...more,
  });
  const tongue = (
    zed: Partial<Zed>,
    person: Partial<Person>,
    dice: readonly number[],
    more: Situation = {},
  ) => {
    const g = field(zed, person, { step: 10, dice, ...more }).finish(10);
    g.done();
    return g;
  };

  test('[ROS-EX-smoker-1, ROS-smoker, ROS-D-smoker-moved] 6 - 2 misses, 7 - 2 ensnares: pulled into contact, 1d6 hits', () => {
    const miss = tongue(smoker(31, 45), { moved: 10 }, [6]);
    expect(miss.facts('tongue')[0]).toMatchObject({ score: 4, hit: false });
    expect(miss.person('survivor-1').x).toBe(20);
    const hit = tongue(smoker(31, 45), { moved: 10 }, [7, 2, 9]);
    expect(hit.facts('tongue')[0]).toMatchObject({ score: 5, hit: true });
    expect(hit.person('survivor-1')).toMatchObject({ x: 29, y: 45, hits: 2 });
  });

  test('[ROS-smoker, ROS-D-smoker-moved] range 10 cm; moved at all up to 5 cm -1, more -2', () => {
    expect(tongue(smoker(32, 45), {}, [5, 1, 9]).person('survivor-1').hits).toBe(1);
    expect(tongue(smoker(32.1, 45), {}, []).facts('tongue')).toEqual([]);
    const score = (moved: number) => tongue(smoker(32, 45), { moved }, [4]).facts('tongue')[0]?.score;
    expect([0, 0.5, 5, 5.1, 10].map(score)).toEqual([4, 3, 3, 2, 2]);
  });

  test('[ROS-D-smoker-infect] its damage can infect', () => {
    expect(tongue(smoker(32, 45), {}, [5, 1, 0]).person('survivor-1').blood).toBe('infected');
  });

  test('[ROS-R-smoker-high, ROS-smoker-place] one level up or down, measured on the map; the victim is pulled up', () => {
    const map = hut();
    const up = tongue(smoker(62, 50, { level: 1 }), { x: 57, y: 50 }, [5, 1, 9], { map });
    expect(up.person('survivor-1').level).toBe(1);
    expect(up.table.touching('mutant', 'survivor-1')).toBe(true);
    const tall = { buildings: [{ ...hut().buildings[0], levels: 2 }] } as typeof map;
    const two = tongue(smoker(61.1, 50, { level: 2 }), { x: 51.2, y: 50 }, [], { map: tall });
    expect(two.table.sees('mutant', 'survivor-1')).not.toBe('no');
    expect(two.facts('tongue')).toEqual([]);
  });

  test('[ROS-D-pin-end] whoever was pinned is pulled out of the pin', () => {
    const g = tongue(smoker(31, 45), { down: true, pinned: 'zed-2' }, [9, 1, 9], {
      zeds: { 'zed-2': { kind: 'hunter', x: 20, y: 47, pins: 'survivor-1' } },
    });
    expect(g.person('survivor-1').pinned).toBe('');
    expect(g.zed('zed-2').pins).toBe('');
  });

  test('[ROS-U-mutants, ROS-R-levels] it stays high, near to where survivors are, and climbs back if it is down', () => {
    const map = hut();
    const high = field(smoker(75, 45, { level: 1 }), { x: 40, y: 45 }, { map }).finish(7);
    expect(high.zed('mutant')).toMatchObject({ level: 1, y: 45 });
    expect(high.zed('mutant').x).toBeCloseTo(61, 1);
    const still = field(smoker(62, 50, { level: 1 }), { x: 57, y: 50 }, { map }).finish(7);
    expect(still.zed('mutant').moved).toBe(false);
    const down = field(smoker(50, 45), { x: 20, y: 45 }, { map }).finish(7);
    expect(down.zed('mutant').x).toBeCloseTo(58.95, 2);
    expect(again(down).zed('mutant').level).toBe(1);
  });
});

describe('Witch', () => {
  const seated = (x: number, y: number) => ({
    places: [{ id: 'S1', kind: 'seated', at: [x, y] as [number, number] }],
  });
  const walks = (to: readonly number[], more: Situation = {}, person: Partial<Person> = {}) => {
    const g = game({
      people: { 'survivor-1': { x: 40, y: 45, play: 'run', facing: 0, ...person } },
      map: seated(60, 45),
      seated: { S1: 'witch' },
      step: 5,
      turn: 4,
      ...more,
    });
    g.answer([...to]);
    return g;
  };

  test('[ROS-witch-disturb, ROS-U-witch] a survivor coming within 10 cm disturbs her, wherever its way ends', () => {
    expect(walks([47.9, 45]).state.zeds).toEqual([]);
    const g = walks([48, 45]);
    expect(g.zed('witch')).toMatchObject({ kind: 'witch', x: 60, mode: 'attacking', prey: 'survivor-1' });
    expect(g.state.seated[0]?.gone).toBe(true);
    expect(g.facts('unmasked')).toEqual([expect.objectContaining({ seated: 'S1', what: 'witch' })]);
    // Past her at 9 cm, and away again.
    const past = walks([53.5, 59], {}, { x: 62, y: 55.5 });
    expect(past.has('witch')).toBe(true);
  });

  test('[ROS-witch] undisturbed she does nothing', () => {
    const g = game({
      people: { 'survivor-1': { x: 20, y: 45 } },
      map: seated(60, 45),
      seated: { S1: 'witch' },
      step: 7,
    }).finish(12);
    expect(g.state.zeds).toEqual([]);
  });

  const noisy = (x: number, seats: string) => {
    const g = game({
      people: { 'survivor-1': { x: 5, y: 5, play: 'grenade', minor: ['stun grenade'] } },
      map: seated(x, 20),
      seated: { S1: seats },
      step: 6,
    });
    g.answer([20, 20]);
    return g;
  };

  test('[ROS-witch-disturb] a loud noise within 20 cm, from the edge of her base', () => {
    expect(noisy(41, 'witch').has('witch')).toBe(true);
    expect(noisy(41.1, 'witch').has('witch')).toBe(false);
    expect(noisy(30, 'body').state.zeds).toEqual([]);
  });

  test('[ROS-R-bright, ROS-witch-disturb] flames or burning WP within 20 cm in her sight', () => {
    const lit = (what: 'Molotov cocktail' | 'WP grenade', x: number, more: object = {}) => {
      const g = game({
        people: { 'survivor-1': { x: 15, y: 20, play: 'grenade', minor: [what] } },
        map: { ...seated(x, 20), ...more },
        seated: { S1: 'witch' },
        step: 6,
      });
      g.answer([20, 20]);
      return g.has('witch');
    };
    expect(lit('WP grenade', 41)).toBe(true);
    expect(lit('WP grenade', 41.1)).toBe(false);
    expect(lit('Molotov cocktail', 41)).toBe(true);
    expect(lit('WP grenade', 40, car([30, 15, 34, 25]))).toBe(false);
  });

  test('[ROS-R-bright, ROS-item-torch] a lit torch pointing at her within 20 cm', () => {
    const turns = (facing: number, torch: boolean, x = 39) => {
      const g = game({
        people: { 'survivor-1': { x, y: 45, facing: 270, play: 'shoot', torch, minor: ['torch'] } },
        map: seated(61, 45),
        seated: { S1: 'witch' },
        step: 5,
      });
      g.answer(facing);
      return g.has('witch');
    };
    expect(turns(90, true)).toBe(true);
    expect(turns(90, true, 38.9)).toBe(false);
    expect(turns(90, false)).toBe(false);
    expect(turns(180, true)).toBe(false);
  });

  test('[ROS-U-witch, ROS-witch] she goes for whoever disturbed her, 20 cm, and pins with no crouch', () => {
    const zed = { kind: 'witch', x: 60, y: 45, prey: 'survivor-2' } as const;
    const people = { 'survivor-2': { x: 90, y: 45 } };
    const g = field(zed, { x: 50, y: 45 }, { people }).finish(7);
    expect(g.zed('mutant').x).toBe(80);
    again(g);
    expect(g.person('survivor-2')).toMatchObject({ pinned: 'mutant', down: true });
    expect(g.facts('pinned')[0]?.cause).toBe('ROS-witch');
    const dead = field(
      zed,
      { x: 50, y: 45 },
      { people: { 'survivor-2': { x: 90, y: 45, where: 'dead' } } },
    ).finish(7);
    expect(dead.person('survivor-1').pinned).toBe('mutant');
  });
});

describe('mutants in wait', () => {
  const wait = (kind: Zed['kind'], x: number, to: readonly number[], more: Situation = {}) => {
    const g = game({
      people: { 'survivor-1': { x: 30, y: 45, play: 'run', facing: 0 } },
      zeds: { [kind]: { kind, x, y: 45, mode: 'waiting' } },
      step: 5,
      turn: 4,
      ...more,
    });
    g.answer([...to]);
    return g;
  };

  test('[ROS-U-mutants] they wait until a survivor is within 20 cm in sight, and then stop it short', () => {
    expect(wait('hunter', 61.6, [39.5, 45]).zed('hunter').mode).toBe('waiting');
    const g = wait('hunter', 60, [39.5, 45]);
    expect(g.zed('hunter').mode).toBe('attacking');
    expect(g.person('survivor-1').x).toBeCloseTo(38);
    expect(wait('boomer', 50, [37, 45], { map: car([40, 30, 44, 60]) }).zed('boomer').mode).toBe('waiting');
    expect(wait('tank', 62.5, [39.5, 45]).zed('tank').mode).toBe('attacking');
  });

  test('[ROS-U-mutants, ROS-boomer-place] or until a noise within 40 cm, or groans that a die hears', () => {
    const noisy = (x: number) => {
      const g = game({
        people: { 'survivor-1': { x: 5, y: 5, play: 'grenade', minor: ['stun grenade'] } },
        zeds: { smoker: { kind: 'smoker', x, y: 20, mode: 'waiting' } },
        map: car([40, 10, 44, 30]),
        step: 6,
      });
      g.answer([20, 20]);
      return g.zed('smoker').mode;
    };
    expect([noisy(61), noisy(61.1)]).toEqual(['attacking', 'waiting']);
    const groan = (die: number) =>
      game({
        people: { 'survivor-1': { x: 60, y: 45, play: 'run' } },
        zeds: { 'zed-1': { x: 62, y: 45 }, smoker: { kind: 'smoker', x: 100, y: 45, mode: 'waiting' } },
        step: 4,
        dice: [9, die],
      }).finish(4);
    expect([groan(1).zed('smoker').mode, groan(2).zed('smoker').mode]).toEqual(['attacking', 'waiting']);
  });

  test('[ROS-U-mutants] one that appears where somebody stands comes out beside', () => {
    const g = game({
      people: { 'survivor-1': { x: 5, y: 5, play: 'grenade', minor: ['stun grenade'] } },
      zeds: {
        smoker: { kind: 'smoker', x: 50, y: 20, mode: 'waiting' },
        'zed-1': { x: 50.5, y: 20, mode: 'drifting' },
      },
      step: 6,
    });
    g.answer([20, 20]);
    expect(g.zed('smoker').mode).toBe('attacking');
    expect(distance(g.zed('smoker'), g.zed('zed-1'))).toBeGreaterThan(1.99);
  });

  test('[ROS-U-mutants, ROS-U-secret] until then they bar no way, roll nothing and are told to nobody', () => {
    const play = (zeds: Situation['zeds']) => {
      const g = game({
        people: { 'survivor-1': { x: 30, y: 45, play: 'run', facing: 0 } },
        zeds: { 'zed-1': { x: 90, y: 80, facing: 0, mode: 'drifting' }, ...zeds },
        map: car([43, 30, 44, 60]),
        step: 5,
        turn: 4,
        dice: [6, 6, 6],
      });
      g.answer([39.5, 45]);
      if (g.state.step === 5) g.answer('stop');
      if (g.state.step === 5 && g.asks().length > 0) g.answer('keep');
      g.finish(12);
      return g;
    };
    const hidden = play({
      tank: { kind: 'tank', x: 55, y: 45, mode: 'waiting' },
      smoker: { kind: 'smoker', x: 90, y: 82, mode: 'waiting' },
      hunter: { kind: 'hunter', x: 70, y: 60, mode: 'waiting' },
    });
    const plain = play({});
    expect(JSON.stringify(hidden.told('survivor-1'))).toBe(JSON.stringify(plain.told('survivor-1')));
    expect(JSON.stringify(hidden.view('survivor-1'))).toBe(JSON.stringify(plain.view('survivor-1')));
    expect(hidden.zed('zed-1').y).toBe(82);
  });
});

describe('knock-back', () => {
  const shot = (map: object, zed: Partial<Zed>, back: number) => {
    const g = game({
      people: {
        'survivor-1': { x: 40, y: 45, facing: 90, play: 'shoot', ...(zed.level && { level: zed.level }) },
      },
      zeds: { 'zed-1': { x: 60, y: 45, ...zed }, 'zed-2': { x: 90, y: 45 } },
      map,
      step: 9,
      dice: [6, back],
    });
    g.answer('zed-1');
    return g.zed('zed-1');
  };

  test('[ROS-R-knockback, ROS-shoot-body] straight away from what hit it, up to the first thing in the way', () => {
    expect(shot({}, {}, 6)).toMatchObject({ x: 66, y: 45, down: true });
    expect(shot(car([64, 40, 68, 50]), {}, 6).x).toBeCloseTo(63, 2);
    const fence = {
      barriers: [
        {
          id: 'F1',
          kind: 'wire',
          path: [
            [64, 0],
            [64, 90],
          ],
        },
      ],
    };
    expect(shot(fence, {}, 6).x).toBeCloseTo(63, 2);
    expect(shot({}, { x: 86 }, 6).x).toBeCloseTo(88, 2);
  });

  test('[ROS-R-knockback] not through a doorway, open or not', () => {
    const open = {
      buildings: [
        { ...hut().buildings[0], doors: [{ id: 'D1', at: [60, 45], type: 'standard', open: true }] },
      ],
    };
    expect(shot(open, { x: 57 }, 6).x).toBeCloseTo(59, 2);
  });

  test('[ROS-R-knockback] over a roof edge to the ground, and a survivor takes one hit more', () => {
    const map = {
      buildings: hut().buildings.map((b) => ({ ...b, rect: [35, 35, 64, 55] as Rect, doors: [] })),
    };
    const fallen = shot(map, { level: 1 }, 6);
    expect(fallen).toMatchObject({ level: 0, down: true });
    expect(fallen.x).toBeGreaterThan(65);
    const g = field(
      { kind: 'tank', x: 57, y: 45, level: 1 },
      { x: 60, y: 45, level: 1, play: 'run' },
      {
        step: 4,
        map,
        dice: [1, 9, 6, 6, 9],
      },
    ).finish(4);
    expect(g.person('survivor-1')).toMatchObject({ level: 0, hits: 2 });
    expect(g.facts('hurt').map((f) => f.how)).toEqual(['tank', 'fall']);
  });

  test('[ROS-R-knockback, ROS-D-ladder] whoever hangs on a wall falls from it', () => {
    const tall = { buildings: [{ ...hut().buildings[0], levels: 2 }] };
    const g = game({
      people: { 'survivor-1': { x: 40, y: 45, facing: 90, play: 'shoot' } },
      zeds: { hunter: { kind: 'hunter', x: 58.95, y: 50, level: 1 } },
      map: tall as Situation['map'],
      step: 9,
      dice: [5, 2],
    });
    g.answer('hunter');
    expect(g.zed('hunter')).toMatchObject({ level: 0, down: true });
  });
});
