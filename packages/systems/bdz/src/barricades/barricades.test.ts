import { describe, expect, test } from 'vitest';
import { barricadeRow, defensiveValue, passage } from '../house/ground-rows.js';
import { PRINTED } from '../house/tables.js';
import { bdz } from '../index.js';
import type { Person } from '../state.js';
import { isAt, type Opening, openingsOn } from '../table/openings.js';
import { MATERIALS } from '../tables/buildings.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { isInCrowd } from '../zombies/going.js';
import { zedsBatter } from './breaking.js';
import { outside, reachesIn, smallWindowOf } from './openings.js';

/** A house with a door to the south, a wide window to the east and a small one to the north. */
const house = (type = 'standard', width = 1.5): Situation['map'] => ({
  buildings: [
    {
      id: 'h',
      name: 'h',
      rect: [10, 14, 26, 30],
      levels: 1,
      doors: [{ id: 'd', at: [18, 14], width: 2, type }],
      windows: [
        { id: 'wide', at: [26, 22], width: 2 },
        { id: 'small', at: [18, 30], width },
      ],
    },
  ],
});
const AT_DOOR = { x: 18, y: 15 } as const;
const AT_WINDOW = { x: 18, y: 29, facing: 0 } as const;

const PHASE: Situation['state'] = { acting: 2, order: ['player-1', 'player-2', 'zombies'] };

/** Plays this many activations of the zombies: they move, charge and fight. */
function zombies(g: Game, activations = 1): Game {
  for (let n = 0; n < activations; n++) {
    g.w.happen({ is: 'phase', cause: 'BDZ-turn-second', to: 'all', acting: 2, side: 'zombies' });
    for (let step = 0; step < 3; step++) g.step().end();
  }
  return g;
}

test('[BDZ-T-barricade] [BDZ-T-bldg-move] [BDZ-T-dv] every row is that of the register', () => {
  expect([barricadeRow(PRINTED, 'door'), barricadeRow(PRINTED, 'window')]).toMatchObject([
    { rep: 4, gain: 1 },
    { rep: 3, gain: 1 },
  ]);
  expect([
    passage(PRINTED, 'door'),
    passage(PRINTED, 'window-in'),
    passage(PRINTED, 'window-out'),
    passage(PRINTED, 'floor'),
  ]).toMatchObject([
    { inches: 2, endsMove: false },
    { inches: 4, endsMove: false },
    { inches: 4, endsMove: true },
    { share: 0.5, endsMove: false },
  ]);
  expect(
    (['tent', 'interior', 'frame', 'brick'] as const).map((each) => defensiveValue(PRINTED, each)),
  ).toEqual([1, 2, 2, 3]);
});

test('[BDZ-T-dv] [BDZ-bldg-dv] tents, frames and brick: each stops what has no higher Impact', () => {
  const wallOf = (map: Situation['map']) => {
    const g = game({ map, people: { in: AT_DOOR, out: { x: 18, y: 8 } } });
    return g.table.defence('h', 'out', 'in');
  };
  const [brick] = house()?.buildings ?? [];
  if (!brick) throw new Error('There is no house.');
  const tent = { id: 't', kind: 'tent', at: [18, 20] as [number, number], data: { building: 'h' } };
  expect(wallOf(house())).toBe(3);
  expect(wallOf({ buildings: [{ ...brick, walls: 'thin' }] })).toBe(2);
  expect(wallOf({ buildings: [brick], places: [tent] })).toBe(1);
});

describe('building', () => {
  /** A game with somebody in the house who may do something at an opening. */
  const inside = (dice: readonly number[], more: Situation = {}, dez: Partial<Person> = {}) =>
    game({ map: house(), people: { dez: { ...AT_DOOR, ...dez } }, active: ['dez'], dice, ...more });
  const offered = (g: Game) =>
    g
      .step()
      .options()
      .filter((id) => id.startsWith('build'));

  test('[BDZ-barricade-materials] 1 or 2 of one die, once for the building', () => {
    expect(MATERIALS).toBe(2);
    const none = inside([3]);
    none.step().answer('build dez d').end().done();
    expect(none.state.openings).toEqual([]);
    expect(offered(none)).toEqual([]);
    const some = inside([2]);
    some.step().answer('build dez d').end().done();
    const more = inside([], { state: { searched: [{ house: 'h', found: true }] } });
    more.step().answer('build dez d').end().done();
    expect([some.state.openings, more.state.openings]).toEqual([
      [{ id: 'd', rep: 1, open: false }],
      [{ id: 'd', rep: 1, open: false }],
    ]);
  });

  test('[BDZ-barricade-build] a first barricade has no Rep to name; one that stands is strengthened', () => {
    const words = (more: Situation) => {
      const { shape } = inside([], more).step().asked();
      const options = shape.kind === 'choose' ? shape.options : [];
      return options.find(({ id }) => id === 'build dez d')?.line;
    };
    expect(words({})?.key).toBe('deed.build-door');
    expect(words({ state: { openings: [{ id: 'd', rep: 1, open: false }] } })).toMatchObject({
      key: 'deed.build-more-door',
      values: { rep: 1 },
    });
  });

  test('[BDZ-barricade-materials] failing that, boards from a hardware store do', () => {
    const store = { id: 'store', kind: 'hardware', at: [18, 20] as [number, number] };
    const places = [{ ...store, data: { building: 'h' } }];
    const there = inside([], { map: { ...house(), places } });
    there.step();
    expect(there.options()).toEqual(expect.arrayContaining(['build dez d', 'fetch dez']));
    there.answer('fetch dez').end();
    expect(there.person('dez').boards).toBe(true);
    expect(there.step().options()).not.toContain('fetch dez');
    there.answer('build dez d').end().done();
    expect(there.state.openings).toMatchObject([{ rep: 1 }]);
    const unasked = inside([], { map: { ...house(), places } });
    unasked.step().answer('build dez d').end().done();
    expect(unasked.state.openings).toMatchObject([{ rep: 1 }]);
    const bare = { state: { searched: [{ house: 'h', found: false }] } };
    expect(offered(inside([], bare))).toEqual([]);
    const brought = inside([], bare, { boards: true });
    brought.step().answer('build dez d').end().done();
    expect(brought.state.openings).toMatchObject([{ rep: 1 }]);
  });

  test('[BDZ-barricade-build] an activation raises the Rep of one door or window by one', () => {
    const g = inside([1], { state: { openings: [{ id: 'd', rep: 2, open: false }] } });
    g.step().answer('build dez d').end().done();
    expect(g.state.openings).toEqual([{ id: 'd', rep: 3, open: false }]);
    expect(g.state.done).toEqual(['dez']);
    // Not with anything else done in that activation, and only inside, right at the opening.
    expect(offered(inside([], {}, { used: 1 }))).toEqual([]);
    expect(offered(inside([], {}, { fired: true }))).toEqual([]);
    expect(offered(inside([], {}, { y: 15.6 }))).toEqual([]);
    expect(offered(inside([], {}, { y: 13 }))).toEqual([]);
    expect(offered(inside([], {}, { prone: true }))).toEqual([]);
  });

  test('[BDZ-barricade-max] a door to 4, a window to 3', () => {
    const at = (id: string, rep: number, dez: Partial<Person>) =>
      offered(inside([], { state: { openings: [{ id, rep, open: false }] } }, dez));
    expect([at('d', 3, {}), at('d', 4, {})]).toEqual([['build dez d'], []]);
    expect([at('small', 2, AT_WINDOW), at('small', 3, AT_WINDOW)]).toEqual([['build dez small'], []]);
  });

  test('[BDZ-D-barricade-rep] one that was there before the game has the most that there can be', () => {
    const g = game({ map: house('barricaded'), people: { dez: AT_DOOR }, active: ['dez'] });
    expect(offered(g)).toEqual([]);
    expect(g.asked().shape).toMatchObject({ kind: 'choose' });
    expect(g.options()).toContain('force dez d');
    expect(g.table.ways(8).from(18, 15, 0, { most: 8 }).cost(18, 12, 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('breaking', () => {
  const outsider = (dice: readonly number[], more: Partial<Person> = {}, rep = 2) =>
    game({
      map: house(),
      people: { dez: { x: 18, y: 13, rep: 2, ...more } },
      active: ['dez'],
      state: { openings: [{ id: 'd', rep, open: false }] },
      dice,
    });

  test('[BDZ-barricade-break] whoever wants to get through fights it; out of the fight, and it is broken, for its next activation', () => {
    const g = outsider([1, 6, /* the barricade */ 6, 6]);
    g.step();
    expect(g.options()).toContain('force dez d');
    g.answer('force dez d').end().done();
    expect(g.state.openings).toEqual([{ id: 'd', rep: 0, open: true }]);
    expect(g.state.done).toEqual(['dez']);
    expect(g.table.ways(8).from(18, 13, 0, { most: 8 }).cost(18, 16, 0)).toBeCloseTo(5, 1);
    // An axe rolls a die for its Impact.
    const axe = outsider([6, 6, 1, 6, 6], { melee: 'two-handed' });
    axe.step().answer('force dez d').end().done();
    expect(axe.state.openings).toMatchObject([{ rep: 0 }]);
  });

  test('[BDZ-barricade-break] [BDZ-act-charge] it takes the place of active fire', () => {
    const offers = (more: Partial<Person>, begun?: number) => {
      const at = { x: 18, y: 13, rep: 2, ...more };
      const state = { openings: [{ id: 'd', rep: 2, open: false }] };
      const since = begun === undefined ? {} : { begun };
      const g = game({ ...since, map: house(), people: { dez: at }, active: ['dez'], state });
      return g.step().options().includes('force dez d');
    };
    expect([offers({}), offers({ fired: true }), offers({ fired: true }, 22)]).toEqual([true, false, true]);
  });

  test('[BDZ-D-barricade-human] whoever loses to it is none the worse', () => {
    const g = outsider([6, 6, /* the barricade */ 1, 1]);
    g.step().answer('force dez d').end().done();
    expect([g.person('dez').status, g.state.openings]).toEqual([
      'carry-on',
      [{ id: 'd', rep: 2, open: false }],
    ]);
  });
});

describe('zombies', () => {
  const PREY = { x: 18, y: 22, facing: 180 } as const;

  test('[BDZ-EX-barricade] [BDZ-zmove-door-barricaded] [BDZ-barricade-break] [BDZ-D-barricade-pool] one against four holds; four against four break it, and then they go through', () => {
    const g = game({
      map: house('barricaded'),
      zeds: { 'zed-1': { x: 18, y: 10, saw: [18, 22, 0] } },
      people: { far: { x: 2, y: 2, facing: 180 } },
      state: PHASE,
      dice: [1, /* the door */ 1, 1, 6, 6, /* again */ 6, 1, 6],
    });
    zombies(g);
    expect(g.zed('zed-1')).toMatchObject({ door: 'd', prone: false });
    expect(g.facts('battered')).toMatchObject([
      { cause: 'BDZ-zmove-door-barricaded', who: ['zed-1'], own: 0, other: 1 },
    ]);
    g.done();
    const four = game({
      map: house('barricaded'),
      zeds: {
        'zed-1': { x: 18, y: 13.49, saw: [18, 22, 0], door: 'd' },
        'zed-2': { x: 18, y: 10, saw: [18, 22, 0] },
        'zed-3': { x: 16.5, y: 10, saw: [18, 22, 0] },
        'zed-4': { x: 19.5, y: 10, saw: [18, 22, 0] },
      },
      people: { far: { x: 2, y: 2, facing: 180 } },
      state: PHASE,
      dice: [1, 1, 6, 6, /* the door */ 6, 6, 6, 6],
    });
    zombies(four);
    expect(four.facts('battered')).toMatchObject([
      { who: ['zed-1', 'zed-2', 'zed-3', 'zed-4'], own: 2, other: 0 },
    ]);
    expect(four.state.zeds).toHaveLength(4);
    four.done();
    expect(zombies(four).zed('zed-1').y).toBeGreaterThan(15);
  });

  test('[BDZ-zmove-door-barricaded] a single point of Rep still keeps them out', () => {
    const g = game({
      map: house(),
      zeds: { 'zed-1': { x: 18, y: 13.49, saw: [18, 22, 0], door: 'd' } },
      people: { far: { x: 2, y: 2, facing: 180 } },
      state: { ...PHASE, openings: [{ id: 'd', rep: 1, open: false }] },
      dice: [6, /* the barricade */ 6, /* again */ 6, 6],
    });
    zombies(g, 2).done();
    expect(g.zed('zed-1').y).toBeLessThan(14);
  });

  const at = (wide: 'wide', more: Situation = {}) =>
    game({
      map: house(),
      zeds: { 'zed-1': { x: 30, y: 22, facing: 270, saw: [22, 22, 0] } },
      people: { far: { x: 2, y: 2, facing: 180 } },
      ...more,
      state: { ...PHASE, ...more.state },
      ...(wide && {}),
    });

  test('[BDZ-zmove-window] a window as wide as a door: they stop, break it in an activation, and come through in the next', () => {
    const shut = zombies(at('wide'));
    expect(shut.zed('zed-1')).toMatchObject({ door: 'wide', waits: 1 });
    expect(shut.zed('zed-1').x).toBeGreaterThan(26);
    zombies(shut);
    expect(shut.zed('zed-1').x).toBeGreaterThan(26);
    expect(shut.state.openings).toEqual([{ id: 'wide', rep: 0, open: true }]);
    expect(zombies(shut).zed('zed-1').x).toBeLessThan(25);
    const open = zombies(at('wide', { state: { openings: [{ id: 'wide', rep: 0, open: true }] } }));
    expect(open.zed('zed-1').x).toBeGreaterThan(26);
    expect(zombies(open).zed('zed-1').x).toBeLessThan(25);
  });

  test('[BDZ-zmove-window-barricaded] barricaded it is fought, and then they come through', () => {
    const g = at('wide', {
      state: { openings: [{ id: 'wide', rep: 3, open: false }] },
      dice: [1, /* the barricade */ 6, 6, 6],
    });
    zombies(g).done();
    expect(g.facts('battered')).toMatchObject([{ cause: 'BDZ-zmove-window-barricaded', own: 1, other: 0 }]);
    expect(zombies(g).zed('zed-1').x).toBeLessThan(25);
  });

  test('[BDZ-zmove-window-small] by a smaller one they do not come in, but two of them reach whoever stands at it', () => {
    const g = game({
      map: house(),
      people: { dez: { ...AT_WINDOW, rep: 4 } },
      zeds: {
        'zed-1': { x: 18, y: 33, facing: 180 },
        'zed-2': { x: 16.8, y: 30.6, facing: 180 },
        'zed-3': { x: 19.2, y: 30.6, facing: 180 },
      },
      state: { ...PHASE, openings: [{ id: 'small', rep: 0, open: true }] },
      dice: [
        /* charged */ 1, 1, /* dez against the first zombie, then against the second one */ 6, 6, 6, 6, 6, 6,
      ],
    });
    g.step().end();
    expect(g.state.charges.map((c) => c.target)).toEqual(['dez', 'dez', 'dez']);
    g.step().end();
    expect(g.state.melees.map((m) => m.with)).toEqual(['zed-2', 'zed-3']);
    g.step().answer(2).end().done();
    expect(g.state.zeds.every((z) => z.y > 30)).toBe(true);
    // Away from the window the zombies find no way in.
    const away = game({
      map: house('barricaded'),
      people: { dez: { ...PREY } },
      zeds: { 'zed-1': { x: 18, y: 31, facing: 180, saw: [18, 22, 0] } },
      state: { ...PHASE, openings: [{ id: 'wide', rep: 3, open: false }] },
    });
    away.step().end();
    expect(away.state.charges).toEqual([]);
  });

  test('[BDZ-zmove-window] [BDZ-zmove-window-small] a small one that is closed they break in an activation, and reach in with the next', () => {
    const at = (open: boolean) =>
      game({
        map: house(),
        people: { dez: { ...AT_WINDOW, rep: 4 } },
        zeds: { 'zed-1': { x: 18, y: 33, facing: 180 }, 'zed-2': { x: 19, y: 33, facing: 180 } },
        state: { ...PHASE, openings: open ? [{ id: 'small', rep: 0, open }] : [] },
        dice: [/* charged */ 1, 2, ...Array<number>(20).fill(6)],
      });
    expect(at(true).step().state.charges).toHaveLength(2);
    const shut = at(false);
    zombies(shut);
    expect([shut.state.openings, shut.tests()]).toEqual([[], []]);
    zombies(shut);
    expect(shut.state.openings).toEqual([{ id: 'small', rep: 0, open: true }]);
    expect([shut.state.charges, shut.tests()]).toEqual([[], []]);
    shut.w.happen({ is: 'phase', cause: 'BDZ-turn-second', to: 'all', acting: 2, side: 'zombies' });
    shut.step().step();
    expect(shut.tests()).toEqual(['dez being-charged 2 melee']);
    expect(shut.facts('melee').map((m) => m.with)).toEqual(['zed-1', 'zed-2']);
  });

  test('[BDZ-zmove-window] [BDZ-D-in-sight-zombies] one that is seen as it comes to a closed one breaks it in its next activation, and no sooner', () => {
    for (const seen of ['once', 'each']) {
      const g = game({
        options: { 'zombies-seen': seen },
        map: house(),
        people: { dez: { ...AT_WINDOW, rep: 4 }, out: { x: 8, y: 32, facing: 180 } },
        zeds: { 'zed-1': { x: 22, y: 34, facing: 225 } },
        state: PHASE,
        dice: [6, 6, ...Array<number>(20).fill(6)],
      });
      g.step().end();
      expect(g.tests()).toEqual(['out in-sight 0 no-fire']);
      expect([g.zed('zed-1').waits, g.state.openings], seen).toEqual([1, []]);
    }
  });

  test('[BDZ-zact-charge] [BDZ-zmove-window-small] whoever stands at an open one is charged: they stop 4 inches off for the test', () => {
    const comes = (y: number, door = '') => {
      const g = game({
        map: house(),
        people: { dez: { ...AT_WINDOW, rep: 4 } },
        zeds: { 'zed-1': { x: 18, y, facing: 180, door } },
        state: { ...PHASE, openings: [{ id: 'small', rep: 0, open: true }] },
        dice: [/* charged */ 1, 2, ...Array<number>(20).fill(6)],
      });
      return g.step().end();
    };
    const g = comes(35.5);
    expect(g.zed('zed-1')).toMatchObject({ y: 34.5, door: '' });
    expect(g.state.charges.map((c) => c.target)).toEqual(['dez']);
    g.step().end();
    expect(g.tests()).toEqual(['dez being-charged 2 melee']);
    expect(g.zed('zed-1')).toMatchObject({ y: 30.5, door: 'small' });
    expect(g.state.melees.map((m) => m.with)).toEqual(['zed-1']);
    // One that is at the window stays there.
    const at = comes(31).step().end();
    expect([at.zed('zed-1').y, at.state.melees.length]).toEqual([31, 1]);
    // One that pushed from behind against what was there waits where it is for the test.
    const behind = comes(32, 'small');
    expect([behind.zed('zed-1').y, behind.state.charges.map((c) => c.target)]).toEqual([32, ['dez']]);
    behind.step().end();
    expect([behind.tests(), behind.zed('zed-1').y]).toEqual([['dez being-charged 2 melee'], 30.5]);
  });

  test('[BDZ-zmove-rate] [BDZ-zmove-window-small] one that has come to it beside another goes no farther than its 6 inches after somebody who flees', () => {
    const g = game({
      map: house(),
      people: { dez: { ...AT_WINDOW, rep: 4 } },
      zeds: { 'zed-1': { x: 18, y: 30.6, facing: 180 }, 'zed-2': { x: 21, y: 34, facing: 225 } },
      state: { ...PHASE, openings: [{ id: 'small', rep: 0, open: true }] },
      dice: [6, 6],
    });
    zombies(g).done();
    expect(g.tests()).toEqual(['dez being-charged 0 retire']);
    const way = g.facts('walked').filter((f) => f.who === 'zed-2');
    expect(way).toHaveLength(2);
    expect(way.reduce((n, f) => n + f.cost, 0)).toBeLessThan(6.01);
  });

  test('[BDZ-zmove-window-small] [BDZ-zmove-window] one as wide as a door is no small one, and one that is narrower is', () => {
    const ways = (width: number) =>
      game({ map: house('standard', width), people: {} })
        .table.ways('zed')
        .from(18, 31, 0, { most: 6 })
        .cost(18, 28, 0);
    expect(ways(2)).toBeLessThan(6);
    expect(ways(1.9)).toBe(Number.POSITIVE_INFINITY);
    // Two thousandths less are rounding.
    expect([ways(1.998) < 6, ways(1.996)]).toEqual([true, Number.POSITIVE_INFINITY]);
  });

  test('[BDZ-zmove-window-small] [BDZ-zmove-window-barricaded] the rule by which they come to a small one is told: barricaded or not', () => {
    const comes = (rep: number) => {
      const g = game({
        map: house(),
        people: { dez: { ...AT_WINDOW, rep: 4 } },
        zeds: { 'zed-1': { x: 22.6, y: 35, facing: 225 } },
        state: { ...PHASE, openings: [{ id: 'small', rep, open: rep === 0 }] },
        dice: Array<number>(20).fill(6),
      });
      g.step().end();
      return g.facts('walked').map((f) => f.cause);
    };
    expect(comes(0)).toEqual(['BDZ-zmove-window-small']);
    expect(comes(1)).toEqual(['BDZ-zmove-window-barricaded']);
  });

  test('[BDZ-zmove-window-barricaded] at a barricaded small one any number of them beat on the boards, and reach in only then', () => {
    const zed = (x: number) => ({ x, y: 33, facing: 180 });
    const g = game({
      map: house(),
      people: { dez: { ...AT_WINDOW, rep: 4 } },
      zeds: { 'zed-1': zed(18), 'zed-2': zed(17), 'zed-3': zed(19) },
      state: { ...PHASE, openings: [{ id: 'small', rep: 2, open: false }] },
      dice: [1, 6, 6, /* the barricade */ 6, 6],
    });
    zombies(g).done();
    expect(g.facts('battered')).toMatchObject([{ who: ['zed-1', 'zed-2', 'zed-3'], own: 1, other: 0 }]);
    expect([g.state.melees, g.state.openings]).toEqual([[], [{ id: 'small', rep: 0, open: true }]]);
  });
});

describe('doors and windows as they are', () => {
  const at = (map: Situation['map'], openings: readonly { id: string; rep: number; open: boolean }[] = []) =>
    game({
      map,
      people: { dez: AT_DOOR },
      active: ['dez'],
      state: { openings: openings.map((o) => ({ ...o })) },
    });
  const typed = (g: Game, id: string) => {
    const { kind, type } = g.table.ground.pieces.find((p) => p.id === id) ?? {};
    return `${kind} ${type}`;
  };

  test('[BDZ-barricade-break] a broken barricade leaves a door, a locked one stays locked, and Rep 1 holds', () => {
    expect(typed(at(house('locked')), 'd')).toBe('door locked');
    expect(typed(at(house('barricaded')), 'd')).toBe('door barricaded');
    expect(typed(at(house('barricaded'), [{ id: 'd', rep: 0, open: true }]), 'd')).toBe('door standard');
    expect(typed(at(house(), [{ id: 'd', rep: 1, open: false }]), 'd')).toBe('door barricaded');
    expect(typed(at(house(), [{ id: 'small', rep: 1, open: false }]), 'small')).toBe('wall undefined');
  });

  test('[BDZ-zmove-door] a narrow door is one all the same', () => {
    const [h] = house()?.buildings ?? [];
    if (!h) throw new Error('There is no house.');
    const narrow = {
      buildings: [
        { ...h, doors: [{ id: 'd', at: [18, 14] as [number, number], width: 1.5, type: 'standard' }] },
      ],
    };
    const cost = at(narrow).table.ways('zed').from(18, 13, 0, { most: 8 }).cost(18, 17, 0);
    expect(cost).toBeLessThan(8);
    expect(typed(at(narrow, [{ id: 'd', rep: 1, open: false }]), 'd')).toBe('door barricaded');
  });

  test('[BDZ-barricade-build] doors inside are barricaded as well, from either side', () => {
    const [h] = house()?.buildings ?? [];
    if (!h) throw new Error('There is no house.');
    const inner = [
      {
        path: [
          [10, 20],
          [26, 20],
        ] as [number, number][],
      },
    ];
    const doors = [
      ...(h.doors ?? []),
      { id: 'in', at: [18, 20] as [number, number], width: 2, type: 'standard' },
    ];
    for (const y of [19, 21]) {
      const g = game({
        map: { buildings: [{ ...h, inner, doors }] },
        people: { dez: { x: 18, y } },
        active: ['dez'],
      });
      expect(
        g
          .step()
          .options()
          .filter((id) => id.startsWith('build')),
      ).toEqual(['build dez in']);
    }
  });

  test('[BDZ-barricade-materials] the store is that building, and no other', () => {
    const places = [
      { id: 's', kind: 'hardware', at: [2, 2] as [number, number], data: { building: 'other' } },
    ];
    const g = game({ map: { ...house(), places }, people: { dez: AT_DOOR }, active: ['dez'], dice: [6] });
    expect(g.step().options()).not.toContain('fetch dez');
    g.answer('build dez d').end().done();
  });

  test('[BDZ-barricade-break] nobody breaks one down from afar, lying down, or where there is none', () => {
    const offered = (who: Partial<Person>, type = 'barricaded') =>
      game({ map: house(type), people: { dez: { x: 18, y: 13, ...who } }, active: ['dez'] })
        .step()
        .options()
        .filter((id) => id.startsWith('force'));
    expect([offered({}), offered({ y: 12 }), offered({ prone: true }), offered({}, 'standard')]).toEqual([
      ['force dez d'],
      [],
      [],
      [],
    ]);
  });

  test('[BDZ-zmove-door-barricaded] only those at it that are on their feet, not dazed and not fighting beat on it', () => {
    const zed = (x: number, more: object = {}) => ({ x, y: 13.4, door: 'd', ...more });
    const g = game({
      map: house('barricaded'),
      people: { busy: { x: 22, y: 12.3 } },
      zeds: {
        'zed-1': zed(18),
        'zed-2': zed(19, { prone: true }),
        'zed-3': zed(17),
        'zed-4': zed(20, { door: '' }),
        'zed-5': zed(21.5),
      },
      state: { melees: [{ who: 'busy', with: 'zed-5', rear: false }] },
      dice: [6, 6, 6, 6, 6],
    });
    g.begin(zedsBatter(g.w, ['zed-3']))
      .end()
      .done();
    expect(g.facts('battered')).toMatchObject([{ who: ['zed-1'] }]);
  });
});

describe('small windows', () => {
  const WEST: Situation['map'] = {
    buildings: [
      {
        id: 'h',
        name: 'h',
        rect: [10, 14, 26, 30],
        levels: 1,
        windows: [{ id: 'west', at: [10, 22], width: 1.5 }],
      },
    ],
  };
  const state = (door: string): Situation => ({
    map: WEST,
    people: { dez: { x: 10.6, y: 22, facing: 270 }, back: { x: 13, y: 22 }, out: { x: 9, y: 22 } },
    zeds: { 'zed-1': { x: 9.4, y: 22, facing: 90, door } },
  });

  test('[BDZ-zmove-window-small] whoever is inside, within an inch of one', () => {
    const g = game(state(''));
    expect(['dez', 'back', 'out'].map((id) => smallWindowOf(g.w, id)?.id)).toEqual([
      'west',
      undefined,
      undefined,
    ]);
    expect(outside(g.w, smallWindowOf(g.w, 'dez') as Opening)).toEqual([9.5, 22, 0]);
    const all = openingsOn(PRINTED, game({ map: house() }).w.book.ground, []);
    const spots = all.map((o) => [o.id, ...outside(game({ map: house() }).w, o)]);
    expect(spots).toEqual([
      ['d', 18, 13.5, 0],
      ['wide', 26.5, 22, 0],
      ['small', 18, 30.5, 0],
    ]);
    const [{ piece }] = all as [Opening];
    expect([0, 1].map((level) => isAt({ x: 18, y: 15, level }, piece))).toEqual([true, false]);
  });

  test('[BDZ-zmove-window-small] from farther off they come to it first', () => {
    const given = state('');
    const people = { dez: given.people?.dez ?? {} };
    const g = game({ ...given, people, zeds: { 'zed-1': { x: 1, y: 22, facing: 90 } }, state: PHASE });
    g.step().end();
    expect([g.state.charges, g.zed('zed-1').door]).toEqual([[], '']);
    expect(g.zed('zed-1').x).toBeCloseTo(7, 1);
    // Exactly six inches from the spot before an open one it charges: it waits 4 inches off for the test.
    const openings = [{ id: 'west', rep: 0, open: true }];
    const dez = { ...people.dez, x: 10.5 };
    const comes = (x: number) =>
      game({
        ...given,
        people: { dez },
        state: { ...PHASE, openings },
        zeds: { 'zed-1': { x, y: 22, facing: 90 } },
      })
        .step()
        .end()
        .zed('zed-1').x;
    expect([comes(3.5), comes(3.499)]).toEqual([5.5, 9.499]);
  });

  test('[BDZ-zmove-window-small] a zombie reaches in that has come to it, while no two others do', () => {
    const reaches = (door: string, others: number, more: Situation['state'] = {}) => {
      const zeds = Object.fromEntries(
        Array.from({ length: others }, (_, i) => [`zed-${i + 2}`, { x: 8, y: 20 + i, door: 'west' }]),
      );
      const melees = Object.keys(zeds).map((id) => ({ who: 'dez', with: id, rear: false }));
      const { zeds: own, ...given } = state(door);
      const openings = [{ id: 'west', rep: 0, open: true }];
      const g = game({ ...given, zeds: { ...own, ...zeds }, state: { melees, openings, ...more } });
      return reachesIn(g.w, 'zed-1', 'dez');
    };
    expect([reaches('west', 0), reaches('west', 1), reaches('west', 2), reaches('', 0)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(reaches('west', 0, { openings: [{ id: 'west', rep: 1, open: false }] })).toBe(false);
    expect(reaches('west', 0, { openings: [] })).toBe(false);
    // Zombies at the window with nobody to fight there do not keep this one out, nor do those that fight elsewhere.
    expect(reaches('west', 2, { melees: [] })).toBe(true);
    const elsewhere = ['zed-8', 'zed-9'].map((id) => ({ who: 'back', with: id, rear: false }));
    const given = state('west');
    const zeds = { ...given.zeds, 'zed-8': { x: 14 }, 'zed-9': { x: 12 } };
    const openings = [{ id: 'west', rep: 0, open: true }];
    const g = game({ ...given, zeds, state: { melees: elsewhere, openings } });
    expect(reachesIn(g.w, 'zed-1', 'dez')).toBe(true);
  });
});

describe('windows', () => {
  const leaves = (to: readonly number[], who: Partial<Person>) => {
    const foe = { seat: 'player-2', x: 34, y: 34, facing: 0 };
    const g = game({
      map: house(),
      people: { dez: { has: ['pistol'], ...who }, foe },
      zeds: { 'zed-1': { x: 31, y: 22, facing: 90 } },
      active: ['dez'],
    });
    g.step()
      .answer('move dez')
      .answer([...to])
      .end();
    return g;
  };

  test('[BDZ-bldg-window] in by a window costs four inches, and one goes on', () => {
    const g = leaves([24, 22], { x: 28, y: 22 });
    expect(g.person('dez')).toMatchObject({ x: 24, used: 8 });
    expect(g.table.ways(8).from(28, 22, 0, { most: 8 }).cost(23.9, 22, 0)).toBeGreaterThan(8);
  });

  test('[BDZ-bldg-window] out of one costs four, and there the move ends; but one may fire', () => {
    const g = leaves([27.5, 22], { x: 25, y: 22 });
    const { x, used, allowance } = g.person('dez');
    expect(x).toBeGreaterThan(25.9);
    expect(x).toBeLessThan(27);
    expect(used).toBe(allowance);
    g.step();
    expect(g.options()).toContain('fire dez');
    expect(g.options()).not.toContain('move dez');
  });

  test('[BDZ-bldg-window] a door does not end it', () => {
    const g = leaves([18, 12], { x: 18, y: 16 });
    expect(g.person('dez')).toMatchObject({ y: 12, used: 6 });
    const [h] = house()?.buildings ?? [];
    if (!h) throw new Error('There is no house.');
    const above = game({
      map: { buildings: [{ ...h, levels: 2, windows: [{ id: 'above', at: [18, 14], width: 2, level: 1 }] }] },
      people: { dez: { x: 18, y: 16 } },
      active: ['dez'],
    });
    above.step().answer('move dez').answer([18, 12]).end();
    expect(above.person('dez')).toMatchObject({ y: 12, used: 6 });
  });

  test('[BDZ-bldg-window] a small one does as well', () => {
    const g = leaves([18, 31], { x: 18, y: 29 });
    expect(g.person('dez').y).toBeGreaterThan(29.9);
    expect(g.person('dez').used).toBe(8);
  });
});

test('[BDZ-bldg-window] [BDZ-melee-start] a charge out of a window ends below it', () => {
  const g = game({
    map: house(),
    people: { dez: { y: 29 }, foe: { seat: 'player-2', y: 32.5, facing: 180 } },
    active: ['dez'],
    dice: [/* wanting to charge */ 1, 2, /* being charged */ 1, 2],
  });
  g.step().answer('charge dez foe').end().done();
  expect(g.tests()).toEqual(['dez wanting-to-charge 2 charge', 'foe being-charged 2 melee']);
  expect(g.person('dez').y).toBeGreaterThan(29.9);
  expect(g.person('dez').y).toBeLessThan(31);
  expect([g.state.melees, g.state.done]).toEqual([[], ['dez']]);
});

test('[BDZ-zmove-window-barricaded] boards of Rep 1, too, are beaten on by those behind the first', () => {
  const zed = (x: number) => ({ x, y: 33, facing: 180 });
  const g = game({
    map: house(),
    people: { dez: { ...AT_WINDOW, rep: 4 } },
    zeds: { 'zed-1': zed(18), 'zed-2': zed(17), 'zed-3': zed(19) },
    state: { ...PHASE, openings: [{ id: 'small', rep: 1, open: false }] },
    dice: [1, 6, 6, /* the barricade */ 6],
  });
  zombies(g).done();
  expect(g.facts('battered')).toMatchObject([{ who: ['zed-1', 'zed-2', 'zed-3'], own: 1, other: 0 }]);
});

test('[BDZ-barricade-build] a state with a barricade where there is no door or window, or with a side that has no die, is refused', () => {
  const wrong = (state: Situation['state']) => {
    const g = game({ map: house(), people: { dez: AT_DOOR }, state: state ?? {} });
    return bdz.check?.(g.state, g.w.book);
  };
  expect(wrong({ openings: [{ id: 'd', rep: 1, open: false }] })).toBeUndefined();
  expect(wrong({ openings: [{ id: 'attic', rep: 1, open: false }] })).toBe(
    'openings: there is no door or window attic.',
  );
  const ghoul = game({ map: house(), people: { dez: AT_DOOR }, zeds: { 'ghoul-1': { x: 2, y: 2 } } });
  expect(bdz.check?.(ghoul.state, ghoul.w.book)).toMatch('zeds: "ghoul-1" is no zombie');
  const second = game({ map: house(), people: { dez: AT_DOOR }, zeds: { 'zed-2': { x: 2, y: 2 } } });
  const next = (nextZed: number) => bdz.check?.({ ...second.state, nextZed }, second.w.book);
  expect([next(2), next(3)]).toEqual(['nextZed: must be higher than that of every zombie.', undefined]);
  expect(wrong({ dice: { zombies: 1 } })).toBe('dice: there is none for player-1.');
  expect(wrong({ dice: { humans: 2, zombies: 1 } })).toBeUndefined();
});

test('[BDZ-zmove-door] whoever comes up behind another at a door without a barricade is not at it yet', () => {
  const comes = (type: string) =>
    game({
      map: house(type),
      people: { dez: { x: 2, y: 2, facing: 180 } },
      zeds: {
        'zed-1': { x: 18, y: 13.4, door: 'd', dazed: true },
        'zed-2': { x: 18, y: 10, saw: [18, 22, 0] },
      },
      state: PHASE,
    })
      .step()
      .zed('zed-2').door;
  expect([comes('standard'), comes('barricaded')]).toEqual(['', 'd']);
});

test('[BDZ-zmove-door-barricaded] a crowd is whoever is within an inch of another at the opening', () => {
  const crowd = (y: number) => {
    const zeds = { 'zed-1': { x: 18, y: 10 }, 'zed-2': { x: 18, y, door: 'd' } };
    return isInCrowd(game({ map: house(), zeds }).w, 'zed-1', 'd');
  };
  expect([crowd(12), crowd(12.001)]).toEqual([true, false]);
});

test('[BDZ-zmove-window-small] by one without boards nobody reaches in from behind another', () => {
  const g = game({
    map: house(),
    people: { dez: { ...AT_WINDOW, rep: 4 } },
    zeds: {
      'zed-1': { x: 18, y: 32, facing: 180 },
      'zed-2': { x: 18, y: 30.6, facing: 180, door: 'small' },
      'zed-3': { x: 16.9, y: 30.7, facing: 180, door: 'small' },
      'zed-4': { x: 19.1, y: 30.7, facing: 180, door: 'small' },
    },
    state: { ...PHASE, openings: [{ id: 'small', rep: 0, open: true }] },
    dice: Array<number>(20).fill(6),
  });
  g.step();
  expect(g.state.charges.map((c) => c.zed).sort()).toEqual(['zed-2', 'zed-3', 'zed-4']);
});
