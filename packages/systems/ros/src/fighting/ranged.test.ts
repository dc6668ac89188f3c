import { describe, expect, test } from 'vitest';
import type { Person, Zed } from '../state.js';
import { again, car, fence, field, hut, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';

describe('Tank', () => {
  const tank = (x: number, y: number, more: Partial<Zed> = {}): Partial<Zed> => ({
    kind: 'tank',
    x,
    y,
    ...more,
  });

  test('[ROS-tank, ROS-priority] 20 cm, by the priorities of all Zeds: to a noise before somebody far off', () => {
    const noises = [{ x: 110, y: 45, level: 0, kind: 'alarm' as const, made: 406, until: 5 }];
    expect(field(tank(60, 45), {}, {}).finish(7).zed('mutant').x).toBe(40);
    expect(field(tank(60, 45), {}, { state: { noises } }).finish(7).zed('mutant').x).toBe(80);
    // A survivor in the open within 20 cm comes first.
    expect(field(tank(43, 45), {}, { state: { noises } }).finish(7).zed('mutant').x).toBe(23);
  });

  test('[ROS-tank] doors, fences and thin walls do not slow it, and it leaves a gap for others and itself', () => {
    const over = field(tank(60, 45), {}, { map: fence(50) }).finish(7);
    expect(over.zed('mutant').x).toBeCloseTo(40, 2);
    expect(over.facts('gap')).toEqual([expect.objectContaining({ at: [50, 45, 0], r: 2.2, in: 'F1' })]);
    // The ground has changed: an ordinary Zed can walk through.
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

  test('[ROS-drift-charge] [ROS-D-charge-when] through the hole that it makes drifters see survivors', () => {
    const shown = (facing: number) => {
      const zeds = { 'zed-1': { x: 75, y: 50, facing, mode: 'drifting' as const } };
      return field(tank(70, 50), { x: 40, y: 50 }, { map: hut('thin'), zeds, dice: [1] }).finish(7);
    };
    expect(shown(270).zed('zed-1')).toMatchObject({ mode: 'charging', prey: 'survivor-1', moved: false });
    expect(shown(90).zed('zed-1').mode).toBe('drifting');
  });

  test('[ROS-tank] aslant it leaves a wider gap, so that it fits', () => {
    const g = field(tank(57, 45), { x: 35, y: 67 }, { map: fence(50) }).finish(7);
    expect(g.facts('gap')[0]?.r).toBeCloseTo(3.1, 1);
  });

  test('[ROS-tank] however aslant it goes, the gap is no wider than two and a half straight ones', () => {
    const g = field(tank(52.1, 45), { x: 45.5, y: 75 }, { map: fence(50) }).finish(7);
    expect(g.zed('mutant').x).toBeLessThan(50);
    expect(g.facts('gap')[0]?.r).toBe(5.5);
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

  test('[ROS-tank-melee] 1d3 hits, and 2d6 cm back', () => {
    const g = field(tank(23, 45), { play: 'run' }, { step: 4, dice: [4, 9, 5, 3, 9] }).finish(4);
    expect(g.person('survivor-1')).toMatchObject({ hits: 2, down: false, x: 12 });
    expect(g.zed('mutant').struck).toBe(true);
  });

  const throws = (
    zed: Partial<Zed>,
    person: Partial<Person>,
    dice: readonly number[],
    map = {},
    options: Situation['options'] = {},
  ) => {
    const g = field({ kind: 'tank', ...zed }, person, { step: 10, dice, map, options }).finish(10);
    g.done();
    return g;
  };

  test('[ROS-tank-throw, ROS-R-tank-throw] at the nearest in sight within 30 cm, for 1d3 hits and with no die to hit', () => {
    const hit = throws({ x: 53, y: 45 }, { moved: 10 }, [6]);
    expect(hit.facts('hurled')[0]).toMatchObject({ who: 'survivor-1', hit: true });
    expect(hit.facts('hurled')[0]).not.toHaveProperty('score');
    expect(hit.person('survivor-1').hits).toBe(3);
    expect(throws({ x: 53.1, y: 45 }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 50, y: 45 }, {}, [], car([30, 30, 34, 60])).facts('hurled')).toEqual([]);
    const two = field(
      tank(45, 45),
      {},
      { step: 10, people: { 'survivor-2': { x: 69.9, y: 45 } }, dice: [1] },
    ).finish(10);
    expect(two.facts('hurled')[0]?.who).toBe('survivor-2');
  });

  test('[ROS-R-tank-throw, ROS-tank-throw] whom its next 20 cm bring it to it does not throw at, nor at anybody else', () => {
    expect(throws({ x: 43, y: 45 }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 43.1, y: 45 }, {}, [1]).facts('hurled')).toHaveLength(1);
    // The survivor is on a roof, however near.
    const roof = field(tank(57, 45), { x: 62, y: 45, level: 1 }, { step: 10, dice: [1], map: hut() }).finish(
      10,
    );
    expect(roof.facts('hurled')).toHaveLength(1);
    // A survivor in a vehicle can be reached like anybody.
    const seated = field(
      tank(80, 45),
      { x: 64, y: 45, inside: 'V1' },
      {
        step: 10,
        map: car([60, 43, 69, 47]),
        people: { 'survivor-2': { x: 105, y: 45 } },
      },
    ).finish(10);
    expect(seated.facts('hurled')).toEqual([]);
    // Measured to the side of the vehicle.
    const near = (x: number, dice: readonly number[], y = 45) =>
      field(
        tank(x, y),
        { x: 64, y: 45, inside: 'V1' },
        { step: 10, map: car([60, 43, 69, 47]), people: { 'survivor-2': { x: 116, y: 45 } }, dice },
      )
        .finish(10)
        .facts('hurled').length;
    expect([near(91, []), near(91.1, [1])]).toEqual([0, 1]);
    const straight = (x: number, dice: readonly number[]) => near(x, dice, 44.05);
    expect([straight(91.05, []), straight(91.06, [1])]).toEqual([0, 1]);
    // A proper wall between them stops the Tank, however near the vehicle is.
    const behind = (walls: 'thin' | undefined, dice: readonly number[]) => {
      const hall = {
        id: 'B1',
        name: 'Hall',
        rect: [60, 5, 64, 85] as Rect,
        levels: 1,
        ...(walls && { walls }),
      };
      return field(
        tank(57, 45),
        { x: 70, y: 45, inside: 'V1' },
        {
          step: 10,
          map: { ...car([66, 43, 75, 47]), buildings: [hall] },
          people: { 'survivor-2': { x: 33, y: 45 } },
          dice,
        },
      )
        .finish(10)
        .facts('hurled')
        .map((f) => f.who);
    };
    expect([behind('thin', []), behind(undefined, [1])]).toEqual([[], ['survivor-2']]);
  });

  test('[ROS-D-ranged, ROS-D-smoker-moved] where the table rolls for it: 5 or more, and moving targets are harder', () => {
    const rolled = (moved: number, dice: readonly number[]) =>
      throws({ x: 50, y: 45 }, { moved }, dice, {}, { aim: 'rolled' }).facts('hurled')[0];
    expect(rolled(0, [5, 1])).toMatchObject({ score: 5, hit: true });
    expect(rolled(0, [4])).toMatchObject({ score: 4, hit: false });
    expect(rolled(5, [5])).toMatchObject({ score: 4, hit: false });
    expect(rolled(5.1, [6])).toMatchObject({ score: 4, hit: false });
  });

  test('[ROS-R-tank-throw] no throw in contact, after a blow, or from the ground', () => {
    expect(throws({ x: 23, y: 45 }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 50, y: 45, struck: true }, {}, []).facts('hurled')).toEqual([]);
    expect(throws({ x: 50, y: 45, down: true }, {}, []).facts('hurled')).toEqual([]);
  });

  test('[ROS-D-charge-when, ROS-drift-charge] whoever it throws within 5 cm of a drifter is charged', () => {
    const flung = (x: number) =>
      field(
        tank(23, 45),
        { x: 20, y: 45, play: 'run' },
        {
          step: 4,
          // 1 hit, no infection, 2 + 2 cm back.
          dice: [1, 9, 2, 2, 9, 9],
          zeds: { 'zed-1': { x, y: 45, facing: 270, mode: 'drifting' } },
        },
      ).finish(4);
    const near = flung(9);
    expect(near.person('survivor-1').x).toBe(16);
    expect(near.zed('zed-1')).toMatchObject({ mode: 'charging', prey: 'survivor-1', lastSeen: [16, 45, 0] });
    expect(flung(8.9).zed('zed-1').mode).toBe('drifting');
  });

  test('[ROS-U-discover, ROS-witch-disturb] thrown beside a hideout it finds it, and beside a Witch it disturbs her', () => {
    const g = field(
      tank(43, 45),
      { x: 40, y: 45, play: 'run' },
      {
        step: 4,
        dice: [1, 9, 2, 2, 9, 9],
        hordes: { H1: 10 },
        map: {
          places: [
            { id: 'H1', kind: 'hideout', at: [30, 45] },
            { id: 'S1', kind: 'seated', at: [36, 56] },
          ],
        },
        seated: { S1: 'witch' },
      },
    ).finish(4);
    expect(g.facts('woke')[0]).toMatchObject({ hideout: 'H1', by: 'survivor-1', cause: 'ROS-horde-found' });
    expect(g.zed('witch').prey).toBe('survivor-1');
  });

  test('[ROS-D-infect-source] what it throws carries no bite', () => {
    const g = throws({ x: 50, y: 45 }, {}, [1]);
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
    expect(g.zed('mutant').x).toBe(31.9);
    expect(again(g).zed('mutant')).toMatchObject({ x: 31.9, moved: false });
    expect(field(boomer(60, 45), {}).finish(7).zed('mutant').x).toBe(40);
    expect(field(boomer(37, 45), {}).finish(7).zed('mutant').x).toBe(31.9);
  });

  test('[ROS-U-mutants, ROS-R-spit] from whatever side it walks up, it stands within range of its spit', () => {
    for (let n = 0; n < 24; n++) {
      const [x, y] = [60 + 17 * Math.cos(n), 45 + 17 * Math.sin(n)].map((v) => Math.round(v * 1000) / 1000);
      const g = field(boomer(x as number, y as number), { x: 60, y: 45 }).finish(7);
      const gap = g.table.gap('mutant', 'survivor-1');
      expect([n, gap > 9.89 && gap <= 10]).toEqual([n, true]);
    }
  });

  test('[ROS-boomer, ROS-R-spit, ROS-D-ranged] within 10 cm in sight it marks and wakes the nearest horde, with a die only where the table rolls', () => {
    const spit = (
      x: number,
      person: Partial<Person>,
      dice: readonly number[],
      map: object = {},
      options: Situation['options'] = {},
    ) => {
      const g = field(boomer(x, 45), person, {
        step: 10,
        dice,
        hordes: { H1: 10 },
        map: { ...hideout, ...map },
        options,
      }).finish(10);
      g.done();
      return g;
    };
    const hit = spit(32, { moved: 10 }, []);
    expect(hit.facts('spat')[0]).toMatchObject({ who: 'survivor-1', hit: true });
    expect(hit.person('survivor-1')).toMatchObject({ marked: 8, drawn: 'H1', hits: 0 });
    expect(hit.facts('woke').map((f) => f.hideout)).toEqual(['H1']);
    const rolled = (moved: number, die: number) =>
      spit(32, { moved }, [die], {}, { aim: 'rolled' }).person('survivor-1').marked;
    expect([rolled(0, 4), rolled(0, 5)]).toEqual([0, 8]);
    expect([rolled(3, 5), rolled(3, 6)]).toEqual([0, 8]);
    expect([rolled(8, 6), rolled(8, 7)]).toEqual([0, 8]);
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

  test('[ROS-U-mutants, ROS-R-levels] of several houses it makes for the nearest', () => {
    const shed = (id: string, rect: [number, number, number, number]) => ({ id, name: id, rect, levels: 1 });
    const map = { buildings: [shed('far', [46, 66, 60, 80]), shed('near', [50, 40, 60, 50])] };
    const g = field(smoker(20, 45), { x: 110, y: 80 }, { map }).finish(7);
    expect(g.zed('mutant').y).toBeLessThan(48);
    expect(g.zed('mutant').x).toBeGreaterThan(35);
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

  test('[ROS-D-charge-when] whom it drags within 5 cm of a drifter that one charges', () => {
    const g = tongue(smoker(31, 45), {}, [9, 1, 9], {
      zeds: { 'zed-1': { x: 29, y: 51, facing: 0, mode: 'drifting' } },
    });
    expect(g.zed('zed-1')).toMatchObject({ mode: 'charging', prey: 'survivor-1' });
  });

  test('[ROS-R-flames] whom it drags through the rim of flames they burn, wherever on the table', () => {
    const dragged = (y: number) => {
      const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 30.99, y, level: 0, until: 9 }];
      const g = tongue(smoker(20, 1), { y: 13 }, [7, 1, 9], { state: { clouds } });
      return g.facts('hurt').map((f) => f.how);
    };
    for (const y of [5, 6, 7, 8, 9, 10, 11]) expect(dragged(y), `${y}`).toEqual(['tongue', 'fire']);
    expect(dragged(16)).toEqual(['tongue']);
  });

  test('[ROS-R-smoker-high, ROS-smoker-place] one level up or down, measured on the map; the victim is pulled up', () => {
    const map = hut();
    const up = tongue(smoker(62, 50, { level: 1 }), { x: 57, y: 50 }, [5, 1, 9], { map });
    expect(up.person('survivor-1').level).toBe(1);
    expect(up.table.touching('mutant', 'survivor-1')).toBe(true);
    const beside = tongue(smoker(70, 50, { level: 1 }), { x: 75, y: 50, level: 1 }, [5, 1, 9], { map });
    expect(beside.person('survivor-1')).toMatchObject({ x: 72, level: 1, hits: 1 });
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
