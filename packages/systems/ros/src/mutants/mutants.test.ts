import { distance } from '@shambles/field';
import { describe, expect, test } from 'vitest';
import { disturb, noticesPrey } from '../senses/alarm.js';
import type { Person, Zed } from '../state.js';
import { again, car, fence, field, hut, type Rect } from '../testing/fields.js';
import { game, type Situation } from '../testing/game.js';

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
    expect(g.zed('witch')).toMatchObject({
      kind: 'witch',
      x: 60,
      facing: 0,
      mode: 'attacking',
      prey: 'survivor-1',
    });
    expect(g.state.seated[0]?.gone).toBe(true);
    expect(g.facts('unmasked')).toEqual([
      expect.objectContaining({ seated: 'S1', what: 'witch', reveals: true }),
    ]);
    expect(walks([50, 45], { seated: { S1: 'body' } }).facts('unmasked')).toEqual([]);
    // Past her at 9 cm, and away again.
    const past = walks([53.5, 59], {}, { x: 62, y: 55.5 });
    expect(past.has('witch')).toBe(true);
  });

  test('[ROS-witch-disturb, ROS-R-levels] nobody disturbs her who passes on the floor above, nor once she has gone', () => {
    const [b] = hut().buildings;
    const map = { ...seated(70, 45), buildings: [{ ...b, levels: 2 }] } as Situation['map'];
    const above = (level: number) =>
      walks([74, 45], { map }, { x: 76, y: 45, level }).facts('unmasked').length;
    expect([above(0), above(1)]).toEqual([1, 0]);
    const g = walks([50, 45]);
    disturb(g.w, 'survivor-1');
    expect(g.facts('unmasked')).toHaveLength(1);
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
        people: { 'survivor-1': { x: 15, y: 50, play: 'grenade', minor: [what] } },
        map: { ...seated(x, 50), ...more },
        seated: { S1: 'witch' },
        step: 6,
      });
      g.answer([20, 50]);
      return g.has('witch');
    };
    expect(lit('WP grenade', 41)).toBe(true);
    expect(lit('WP grenade', 41.1)).toBe(false);
    expect(lit('Molotov cocktail', 41)).toBe(true);
    expect(lit('WP grenade', 40, car([30, 45, 34, 55]))).toBe(false);
  });

  test('[ROS-R-bright, ROS-item-torch] a lit torch pointing at her within 20 cm', () => {
    const turns = (facing: number, torch: boolean, x = 39, more: object = {}) => {
      const g = game({
        people: { 'survivor-1': { x, y: 45, facing: 270, play: 'shoot', torch, minor: ['torch'] } },
        map: { ...seated(61, 45), ...more },
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
    // Behind a car she sees no light.
    expect(turns(90, true, 41, car([50, 40, 54, 50]))).toBe(false);
  });

  test('[ROS-R-bright, ROS-R-los] the light disturbs her though it meets only one side of her', () => {
    const shines = (edge: number) => {
      const g = game({
        people: { 'survivor-1': { x: 41, y: 45, facing: 270, play: 'shoot', torch: true, minor: ['torch'] } },
        map: { ...seated(61, 45), ...car([58, 40, 59.5, edge]) },
        seated: { S1: 'witch' },
        step: 5,
      });
      g.answer(90);
      return g.has('witch');
    };
    expect([shines(45.5), shines(46)]).toEqual([true, false]);
  });

  test('[ROS-U-witch, ROS-witch] she goes for whoever disturbed her, 20 cm, and pins with no crouch', () => {
    const zed = { kind: 'witch', x: 60, y: 45, prey: 'survivor-2' } as const;
    const people = { 'survivor-2': { x: 90, y: 45 } };
    // Another survivor is nearer, but also more than 20 cm away.
    const g = field(zed, { x: 35, y: 45 }, { people }).finish(7);
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

  test('[ROS-U-witch, ROS-priority] the priorities hold for her: of several in the open within 20 cm, whoever disturbed her', () => {
    const zed = { kind: 'witch', x: 60, y: 45, prey: 'survivor-2' } as const;
    const two = (x: number) =>
      field(zed, { x: 48, y: 45 }, { people: { 'survivor-2': { x, y: 45 } } }).finish(7);
    expect(two(78).person('survivor-2').pinned).toBe('mutant');
    expect(two(84).person('survivor-1').pinned).toBe('mutant');
  });

  test('[ROS-witch, ROS-hunter-pin] whom she touches at step 7 she pins, by choice whoever disturbed her', () => {
    const zed = { kind: 'witch', x: 22, y: 45, prey: 'survivor-2' } as const;
    const g = field(zed, {}, { people: { 'survivor-2': { x: 24, y: 45 } } }).finish(7);
    expect(g.zed('mutant').pins).toBe('survivor-2');
    expect(field(zed, {}).finish(7).zed('mutant').pins).toBe('survivor-1');
  });

  test('[ROS-witch, ROS-hunter-pin] whom she comes to touch on her way to a noise she pins', () => {
    const noises = [{ kind: 'alarm' as const, x: 64, y: 45, level: 0, made: 1, until: 5 }];
    const g = field(
      { kind: 'witch', x: 78, y: 45 },
      { x: 64, y: 47.05 },
      { map: hut(), state: { noises } },
    ).finish(7);
    expect(g.zed('mutant')).toMatchObject({ x: 64, y: 45, pins: 'survivor-1' });
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

  test('[ROS-U-mutants, ROS-R-los] somebody is in sight who can see one side of them', () => {
    const beside = (kind: Zed['kind'], edge: number) =>
      wait(kind, 50, [37, 45], { map: car([46, 30, 47, edge]) }).zed(kind).mode;
    expect([beside('boomer', 45.5), beside('boomer', 46)]).toEqual(['attacking', 'waiting']);
    expect(beside('tank', 46)).toBe('attacking');
  });

  test('[ROS-U-mutants, ROS-U-secret] the walk that one stops short reveals it; a walk that nothing stops reveals nothing', () => {
    const walked = (x: number) =>
      wait('hunter', x, [39.5, 45])
        .told('survivor-1')
        .find((f) => f.is === 'walked');
    expect(walked(60)).toMatchObject({ reveals: true });
    expect(walked(61.6)).toBeDefined();
    expect(walked(61.6)).not.toHaveProperty('reveals');
  });

  test('[ROS-R-flames, ROS-U-secret] a walk that flames stop short reveals nothing', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 46, y: 45, level: 0, until: 9 }];
    const g = wait('hunter', 100, [38, 45], { state: { clouds } });
    expect(g.person('survivor-1')).toMatchObject({ x: 35, hits: 1 });
    expect(g.facts('walked')[0]).not.toHaveProperty('reveals');
  });

  test('[ROS-U-mutants] a door that is opened shows what waits behind it', () => {
    const behind = (kind: Zed['kind'], x: number) => {
      const g = game({
        people: { 'survivor-1': { x: 58.95, y: 45, play: 'run', facing: 0 } },
        zeds: { [kind]: { kind, x, y: 45, mode: 'waiting' } },
        map: hut(),
        step: 5,
        turn: 4,
      });
      g.answer('open D1').answer('stop').answer('keep').finish(5);
      return g.zed(kind).mode;
    };
    expect(behind('hunter', 70)).toBe('attacking');
    expect(behind('hunter', 100)).toBe('waiting');
  });

  test('[ROS-U-mutants, ROS-R-car] one that waits beside a smashed vehicle bites nobody in it', () => {
    const vehicles = [{ id: 'V1', alarm: 0, rolled: [], taken: 2, struck: 0, broken: true }];
    const bites = (mode: Zed['mode'], dice: readonly number[]) =>
      game({
        people: { 'survivor-1': { x: 42, y: 45, inside: 'V1' } },
        zeds: { boomer: { kind: 'boomer', x: 45.05, y: 45, mode } },
        map: car([40, 40, 44, 50]),
        state: { vehicles },
        step: 4,
        dice,
      })
        .finish(4)
        .facts('hurt').length;
    expect(bites('attacking', [9, 9])).toBe(1);
    expect(bites('waiting', [])).toBe(0);
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
    const groan = (die: number, x = 100) =>
      game({
        people: { 'survivor-1': { x: 60, y: 45, play: 'run' } },
        zeds: { 'zed-1': { x: 62, y: 45 }, smoker: { kind: 'smoker', x, y: 45, mode: 'waiting' } },
        step: 4,
        dice: [9, die],
      }).finish(4);
    expect([groan(1).zed('smoker').mode, groan(2).zed('smoker').mode]).toEqual(['attacking', 'waiting']);
    // Measured from edge to edge of the bases.
    const far = [groan(1, 104), groan(1, 104.1)].map((g) => g.zed('smoker').mode);
    expect(far).toEqual(['attacking', 'waiting']);
  });

  test('[ROS-U-mutants] one that appears where somebody stands comes out beside', () => {
    for (const [kind, apart] of [
      ['smoker', 2],
      ['tank', 3],
    ] as const) {
      const g = game({
        people: { 'survivor-1': { x: 5, y: 5, play: 'grenade', minor: ['stun grenade'] } },
        zeds: {
          mutant: { kind, x: 50, y: 20, mode: 'waiting' },
          'zed-1': { x: 50.5, y: 20, mode: 'drifting' },
        },
        step: 6,
      });
      g.answer([20, 20]);
      expect(g.zed('mutant').mode).toBe('attacking');
      const off = distance(g.zed('mutant'), g.zed('zed-1'));
      expect(off, kind).toBeGreaterThan(apart - 0.01);
      expect(off, kind).toBeLessThan(apart + 2);
    }
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

describe('who is not on the table', () => {
  test('[ROS-drift-charge, ROS-R-car] nobody in a vehicle is seen: more than 5 cm off a drifter does not notice', () => {
    const g = field(
      { id: 'zed-9', kind: 'zed', x: 33.01, y: 45, mode: 'drifting', facing: 270 },
      { x: 24, y: 45, inside: 'V1' },
      { map: car([20, 43, 27, 47]) },
    );
    expect(noticesPrey(g.w, g.zed('zed-9'), 'survivor-1')).toBe(false);
  });

  test('[ROS-U-mutants] the dead bring nothing out', () => {
    const g = field({ kind: 'hunter', x: 30, y: 45, mode: 'waiting' }, { where: 'dead' });
    disturb(g.w, 'survivor-1');
    expect(g.zed('mutant').mode).toBe('waiting');
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
    expect(shot(fence(64), {}, 6).x).toBeCloseTo(63, 2);
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
    expect(g.zed('hunter')).toMatchObject({ x: 58.95, y: 50, level: 0, down: true });
  });
});

test('[ROS-seq-10] Boomers spit before Tanks throw, and Tanks throw before Smokers ensnare', () => {
  const strikes = (dice: number[], begun?: number) =>
    game({
      step: 10,
      ...(begun !== undefined && { begun }),
      people: {
        'survivor-1': { x: 16, y: 10 },
        'survivor-2': { x: 74, y: 80 },
        'survivor-3': { x: 66, y: 10 },
      },
      zeds: {
        smoker: { kind: 'smoker', x: 60, y: 10 },
        tank: { kind: 'tank', x: 100, y: 80 },
        boomer: { kind: 'boomer', x: 10, y: 10 },
      },
      dice,
    })
      .finish(10)
      .w.facts.map((f) => f.is)
      .filter((is) => ['spat', 'hurled', 'tongue'].includes(is));
  expect(strikes([3, 6, 2, 5])).toEqual(['spat', 'hurled', 'tongue']);
  // In games begun earlier it was the order in which they came.
  expect(strikes([6, 2, 5, 3], 17)).toEqual(['tongue', 'hurled', 'spat']);
});
