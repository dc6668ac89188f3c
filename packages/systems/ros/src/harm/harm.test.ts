import { describe, expect, test } from 'vitest';
import { PRINTED } from '../house/tables.js';
import { allowance } from '../moving/going.js';
import { able } from '../state.js';
import { game, type Situation } from '../testing/game.js';
import { personIn } from '../testing/showing.js';
import { HITS_TO_DIE, hitsLeft } from './harm.js';

const HERE = { x: 60, y: 45 };
const touching = { 'zed-1': { x: 62, y: 45 } };
const bite = (more: Situation) => game({ step: 4, zeds: touching, ...more });

/** A house of one floor with a flat roof; `more` adds to it. */
const house = (more: object = {}): Situation['map'] => ({
  buildings: [{ id: 'B', name: 'house', rect: [40, 30, 60, 60], levels: 1, roof: 'flat', ...more }],
});

/** A body hit by survivor-1 with a pistol; `far` is the die for the knock-back. */
const shotBack = (far: number, more: Situation) => game({ step: 9, dice: [4, far], ...more }).answer('zed-1');
const shooter = (more: object = {}) => ({
  'survivor-1': { x: 30, y: 45, facing: 90, play: 'both' as const, ...more },
});

describe('hits', () => {
  test('[ROS-injury-ps] a player survivor dies on the fourth hit', () => {
    expect(HITS_TO_DIE).toEqual({ ps: 4, nps: 1 });
    for (const [hits, where] of [
      [2, 'table'],
      [3, 'dead'],
    ] as const) {
      const g = bite({ people: { 'survivor-1': { ...HERE, hits }, 'survivor-2': {} }, dice: [9, 9] });
      g.finish(4);
      expect(g.person('survivor-1')).toMatchObject({ hits: hits + 1, where });
    }
    expect(hitsLeft({ kind: 'ps', hits: 3 })).toBe(1);
  });

  test('[ROS-injury-nps] a non-player survivor dies on the first', () => {
    const g = bite({ people: { 'nps-1': { ...HERE }, 'survivor-2': {} }, dice: [9, 9] });
    g.finish(4);
    expect(g.person('nps-1').where).toBe('dead');
    expect(g.facts('died')[0]).toMatchObject({ cause: 'ROS-injury-nps', how: 'zed' });
  });

  test('[ROS-injury-effect] each hit takes 2 cm off every movement, not below nothing, at once', () => {
    const left = (play: 'run' | 'both', hits: number) =>
      allowance(PRINTED, personIn('survivor-1', { play, hits }));
    expect([0, 1, 2, 3].map((hits) => left('run', hits))).toEqual([10, 8, 6, 4]);
    expect([0, 1, 2, 3].map((hits) => left('both', hits))).toEqual([5, 3, 1, 0]);
    const g = bite({ people: { 'survivor-1': { ...HERE, play: 'run' } }, dice: [9, 9] });
    g.finish(4);
    expect(g.asked().values).toMatchObject({ left: 8 });
  });

  test('[ROS-injury-heal] a kit heals one hit and is gone; the last one stays', () => {
    const heal = (hits: number) => {
      const g = game({
        step: 5,
        people: {
          'survivor-1': { ...HERE, hits, play: 'first-aid', minor: ['First Aid Kit'] },
          'survivor-2': { x: 20, y: 20 },
        },
      });
      g.run();
      return g;
    };
    const two = heal(3).answer('survivor-1');
    expect(two.person('survivor-1')).toMatchObject({ hits: 2, minor: [] });
    const one = heal(1);
    expect(one.options()).toEqual(['nothing', 'wait']);
    one.answer('nothing').run();
    expect(one.person('survivor-1')).toMatchObject({ hits: 1, minor: ['First Aid Kit'] });
    expect(one.facts('wasted')[0]?.why).toBe('nobody-to-heal');
  });

  test('[ROS-R-search] what the dead carried lies where they fell', () => {
    const g = bite({
      people: {
        'survivor-1': {
          ...HERE,
          hits: 3,
          pistol: 2,
          main: 'shotgun',
          clip: 5,
          minor: ['torch', 'First Aid Kit'],
        },
        'survivor-2': {},
      },
      dice: [9, 9],
    });
    g.finish(4);
    expect(g.state.finds).toMatchObject([
      { x: 60, y: 45, level: 0, open: true, things: ['pistol 2', 'shotgun 5', 'torch', 'First Aid Kit'] },
    ]);
    expect(g.person('survivor-1')).toMatchObject({ pistol: -1, main: '', minor: [] });
  });

  test('[ROS-R-search] where somebody died who carried nothing there is nothing', () => {
    const people = { 'survivor-1': { ...HERE, hits: 3, pistol: -1 }, 'survivor-2': {} };
    const g = bite({ people, dice: [9, 9] }).finish(4);
    expect(g.facts('died').map((f) => f.who)).toEqual(['survivor-1']);
    expect(g.facts('laid')).toEqual([]);
    expect(g.state.finds).toEqual([]);
  });

  test('[ROS-R-search] and not at a marker that the map calls by such a name', () => {
    const g = bite({
      map: { places: [{ id: 'left-1', kind: 'search', at: [10, 10] }] },
      people: { 'survivor-1': { ...HERE, hits: 3, minor: ['torch'] }, 'survivor-2': {} },
      dice: [9, 9],
    }).finish(4);
    expect(g.state.finds.map(({ id, x, open }) => [id, x, open])).toEqual([
      ['left-1', 10, false],
      ['left-2', 60, true],
    ]);
  });

  test('[ROS-R-search] whoever dies in a vehicle lies beside it, and off a ladder at its foot', () => {
    const car = bite({
      map: { vehicles: [{ id: 'V', kind: 'car', rect: [56, 43, 64, 47] }] },
      people: { 'survivor-1': { ...HERE, inside: 'V', hits: 3 }, 'survivor-2': {} },
      zeds: { 'zed-1': { x: 60, y: 48 } },
      dice: [9, 9],
    });
    Object.assign(car.state.vehicles[0] as object, { broken: true });
    car.finish(4);
    const dead = car.person('survivor-1');
    expect(dead).toMatchObject({ where: 'dead', inside: '' });
    expect(car.table.gapToVehicle('V', dead)).toBeLessThanOrEqual(0.1);
    expect(car.table.gapToVehicle('V', dead)).toBeGreaterThanOrEqual(0);
    expect(car.state.finds[0]).toMatchObject({ x: dead.x, y: dead.y });

    const fire = game({
      step: 6,
      map: {
        buildings: [{ id: 'B', name: 'hospital', rect: [70, 30, 90, 60], levels: 2 }],
        links: [{ id: 'L', kind: 'ladder', at: [70, 45], from: 0, to: 2 }],
      },
      people: {
        'survivor-1': { x: 80, y: 45, level: 1, play: 'grenade', minor: ['Molotov cocktail'] },
        'survivor-2': { x: 70, y: 45, level: 1, ladder: 'L', hits: 3 },
      },
    });
    fire.answer([78, 45, 1]).finish(6);
    expect(fire.person('survivor-2')).toMatchObject({ where: 'dead', ladder: '', level: 0 });
    expect(fire.state.finds[0]?.level).toBe(0);
  });
});

describe('knocked down', () => {
  test('[ROS-R-down] whoever is down does nothing until step 11; its card is wasted', () => {
    expect(able(personIn('survivor-1', { down: true }))).toBe(false);
    const g = game({
      step: 9,
      people: { ...shooter({ down: true, play: 'shoot' }), 'survivor-2': { down: true, pinned: 'hunter' } },
      zeds: { 'zed-1': { x: 50, y: 45 }, hunter: { kind: 'hunter', x: 7, y: 40, pins: 'survivor-2' } },
    });
    g.finish(9);
    expect(g.facts('wasted')[0]).toMatchObject({ who: 'survivor-1', card: 'shoot', why: 'helpless' });
    expect(g.person('survivor-1').down).toBe(true);
    g.finish(11);
    expect(g.person('survivor-1').down).toBe(false);
    expect(g.facts('stood').map((f) => f.who)).toEqual([['survivor-1']]);
    expect(g.person('survivor-2')).toMatchObject({ down: true, pinned: 'hunter' });
  });

  test('[ROS-R-down] Zeds in contact damage whoever lies there as usual', () => {
    const g = bite({ people: { 'survivor-1': { ...HERE, down: true } }, dice: [9, 9] });
    g.finish(4);
    expect(g.person('survivor-1').hits).toBe(1);
  });
});

describe('knock-back', () => {
  test('[ROS-R-knockback] straight away from what hit it, as far as the die says', () => {
    const g = shotBack(6, { people: shooter({ y: 40, facing: 45 }), zeds: { 'zed-1': { x: 36, y: 48 } } });
    // Six centimetres further along a line with slope 3 to 4.
    expect(g.zed('zed-1')).toMatchObject({ x: 39.6, y: 52.8, down: true });
    expect(g.facts('knocked')[0]).toMatchObject({ back: 6, stopped: undefined });
  });

  test.each([
    ['wall', { map: house() }, 39],
    ['door', { map: house({ doors: [{ id: 'd', type: 'standard', at: [40, 45], open: true }] }) }, 39],
    ['window', { map: house({ windows: [{ id: 'w', at: [40, 45] }] }) }, 39],
    ['vehicle', { map: { vehicles: [{ id: 'V', kind: 'car', rect: [40, 40, 49, 50] }] } }, 39],
    [
      'barrier:wire',
      {
        map: {
          barriers: [
            {
              id: 'F',
              kind: 'wire',
              path: [
                [40, 30],
                [40, 60],
              ],
            },
          ],
        },
      },
      39,
    ],
    ['base', {}, 38],
  ] as [string, Situation, number][])('[ROS-R-knockback] it stops at the first %s', (stopped, where, x) => {
    const zeds = { 'zed-1': { x: 36, y: 45 }, ...(stopped === 'base' && { 'zed-2': { x: 40, y: 45 } }) };
    const g = shotBack(6, { ...where, people: shooter(), zeds });
    expect(g.facts('knocked')[0]?.stopped).toBe(stopped);
    expect(g.zed('zed-1').x).toBeCloseTo(x, 1);
    expect(g.zed('zed-1').down).toBe(true);
  });

  test('[ROS-R-knockback] over an unfenced edge of a roof a Zed falls to the ground, and is down there', () => {
    const g = shotBack(6, {
      map: house(),
      people: shooter({ x: 44, level: 1 }),
      zeds: { 'zed-1': { x: 57, y: 45, level: 1 } },
    });
    const { x, level, down } = g.zed('zed-1');
    expect({ level, down }).toEqual({ level: 0, down: true });
    expect(x).toBeGreaterThanOrEqual(61);
    expect(x).toBeLessThan(64);
    expect(g.facts('hurt')).toEqual([]);
    expect(g.facts('knocked')[0]?.stopped).toBe('edge');
  });

  test('[ROS-R-knockback] a short way back stays on the roof', () => {
    const g = shotBack(2, {
      map: house(),
      people: shooter({ x: 44, level: 1 }),
      zeds: { 'zed-1': { x: 56, y: 45, level: 1 } },
    });
    expect(g.zed('zed-1')).toMatchObject({ x: 58, level: 1 });
  });

  test('[ROS-R-knockback] where there is no room on the ground below it stays at the edge', () => {
    const g = shotBack(6, {
      map: house({ rect: [40, 30, 119, 60] }),
      people: shooter({ x: 100, level: 1 }),
      zeds: { 'zed-1': { x: 116, y: 45, level: 1 } },
    });
    expect(g.zed('zed-1')).toMatchObject({ level: 1, down: true });
    expect(g.zed('zed-1').x).toBeCloseTo(118, 1);
    expect(g.facts('knocked')[0]?.stopped).toBe('edge');
  });

  test('[ROS-R-knockback] a survivor that falls off a roof takes one hit more, which cannot infect', () => {
    const g = game({
      step: 4,
      map: house(),
      people: { 'survivor-1': { x: 57, y: 45, level: 1 } },
      zeds: { tank: { kind: 'tank', x: 54, y: 45, level: 1 } },
      dice: [1, 9, 6, 6, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1')).toMatchObject({ level: 0, hits: 2, down: false });
    expect(g.facts('hurt').map((f) => [f.how, f.hits])).toEqual([
      ['tank', 1],
      ['fall', 1],
    ]);
    g.done();
  });

  test('[ROS-R-knockback] [ROS-tank-melee] a Tank cannot throw somebody out of a vehicle', () => {
    const g = game({
      step: 4,
      map: { vehicles: [{ id: 'V', kind: 'car', rect: [56, 43, 64, 47] }] },
      people: { 'survivor-1': { ...HERE, inside: 'V' } },
      zeds: { tank: { kind: 'tank', x: 60, y: 49 } },
      dice: [1, 9, 9],
    });
    Object.assign(g.state.vehicles[0] as object, { broken: true });
    g.finish(4);
    expect(g.person('survivor-1')).toMatchObject({ ...HERE, inside: 'V', hits: 1, down: false });
    expect(g.facts('knocked')).toEqual([]);
    g.done();
  });

  test('[ROS-D-pin-end] a body hit by somebody else ends a pin, a miss does not', () => {
    const pinned = (die: number) => {
      const g = game({
        step: 9,
        people: { ...shooter(), 'survivor-2': { x: 52, y: 45, down: true, pinned: 'zed-1' } },
        zeds: { 'zed-1': { kind: 'hunter', x: 50, y: 45, pins: 'survivor-2' } },
        dice: [die, 1],
      });
      return g.answer('zed-1');
    };
    expect(pinned(4).person('survivor-2')).toMatchObject({ pinned: '', down: true });
    expect(pinned(4).zed('zed-1').pins).toBe('');
    expect(pinned(1).person('survivor-2').pinned).toBe('zed-1');
    const killed = pinned(9);
    expect(killed.person('survivor-2').pinned).toBe('');
    expect(killed.facts('freed')[0]).toMatchObject({ who: 'survivor-2', cause: 'ROS-D-pin-end' });
  });

  test('[ROS-D-pin-end] whoever a Tank throws out of reach of its Hunter is free', () => {
    const g = game({
      step: 4,
      people: { 'survivor-1': { ...HERE, down: true, pinned: 'hunter' } },
      zeds: {
        tank: { kind: 'tank', x: 57, y: 45 },
        hunter: { kind: 'hunter', x: 60, y: 47, pins: 'survivor-1' },
      },
      dice: [1, 9, 1, 9, 6, 6, 9],
    });
    g.finish(4);
    expect(g.person('survivor-1')).toMatchObject({ x: 72, hits: 2, pinned: '' });
    expect(g.zed('hunter').pins).toBe('');
    g.done();
  });

  test('[ROS-R-flames] [ROS-grenade-molotov] whoever is knocked into flames burns: a Zed catches fire, a survivor takes a hit', () => {
    const clouds = [{ id: 'flames-1', kind: 'flames' as const, x: 50, y: 45, level: 0, until: 5 }];
    const g = shotBack(6, { people: shooter(), zeds: { 'zed-1': { x: 38, y: 45 } }, state: { clouds } });
    expect(g.zed('zed-1')).toMatchObject({ x: 44, burning: 6 });
    const s = game({
      step: 4,
      people: { 'survivor-1': { x: 38, y: 45 } },
      zeds: { tank: { kind: 'tank', x: 35, y: 45 } },
      state: { clouds },
      dice: [1, 9, 1, 1, 9],
    });
    s.finish(4);
    expect(s.person('survivor-1')).toMatchObject({ x: 40, hits: 2 });
    expect(s.facts('hurt').map((f) => f.how)).toEqual(['tank', 'fire']);
    const within = game({
      step: 4,
      people: { 'survivor-1': { x: 45, y: 45 } },
      zeds: { tank: { kind: 'tank', x: 42, y: 45 } },
      state: { clouds },
      dice: [1, 9, 1, 1, 9],
    });
    expect(within.finish(4).person('survivor-1')).toMatchObject({ x: 47, hits: 1 });
  });

  test('[ROS-D-wp] a Zed that is knocked onto burning WP is destroyed', () => {
    const clouds = [{ id: 'wp-1', kind: 'wp' as const, x: 43, y: 45, level: 0, until: 3 }];
    const g = shotBack(4, { people: shooter(), zeds: { 'zed-1': { x: 38, y: 45 } }, state: { clouds } });
    expect(g.has('zed-1')).toBe(false);
    expect(g.facts('zed-dead')[0]).toMatchObject({ how: 'wp' });
    const short = shotBack(3, { people: shooter(), zeds: { 'zed-1': { x: 38, y: 45 } }, state: { clouds } });
    expect(short.has('zed-1')).toBe(true);
  });
});

describe('Tanks and Boomers', () => {
  const tank = (hits: number, die: number) =>
    game({
      step: 9,
      people: shooter(),
      zeds: { tank: { kind: 'tank', x: 50, y: 45, hits } },
      dice: [die],
    }).answer('tank');

  test('[ROS-tank-immune] a head hit is only a hit, and no hit knocks it down or back', () => {
    for (const die of [4, 9]) {
      const g = tank(0, die);
      expect(g.zed('tank')).toMatchObject({ hits: 1, x: 50, y: 45, down: false });
      g.done();
    }
  });

  test('[ROS-D-tank-hits] [ROS-tank] ten hits destroy it', () => {
    expect(tank(8, 9).zed('tank').hits).toBe(9);
    const g = tank(9, 4);
    expect(g.has('tank')).toBe(false);
    expect(g.facts('zed-dead')[0]).toMatchObject({ zed: 'tank', how: 'hits' });
  });

  test('[ROS-boomer-burst] any hit of a shot, body or head, bursts it and slimes all within 10 cm', () => {
    for (const die of [4, 9]) {
      const g = game({
        step: 9,
        people: { ...shooter(), 'survivor-2': { x: 50, y: 57 }, 'survivor-3': { x: 50, y: 32.9 } },
        zeds: { boomer: { kind: 'boomer', x: 50, y: 45 } },
        dice: [die],
      });
      g.answer('boomer');
      expect(g.has('boomer')).toBe(false);
      expect(g.facts('knocked')).toEqual([]);
      expect(g.facts('marked').map((f) => [f.who, f.until])).toEqual([['survivor-2', 6]]);
      g.done();
    }
  });

  test('[ROS-boomer-burst] somebody in a vehicle is slimed as well', () => {
    const g = game({
      step: 9,
      map: { vehicles: [{ id: 'V', kind: 'car', rect: [54, 40, 60, 50] }] },
      people: { ...shooter(), 'survivor-2': { x: 57, y: 45, inside: 'V' } },
      zeds: { boomer: { kind: 'boomer', x: 50, y: 45 } },
      dice: [4],
    });
    g.answer('boomer');
    expect(g.person('survivor-2').marked).toBe(6);
  });
});
