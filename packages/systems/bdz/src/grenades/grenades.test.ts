import { describe, expect, test } from 'vitest';
import { flashRow, throwRow } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import type { Person } from '../state.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { zedsAct } from '../zombies/acting.js';
import { meetZeds } from '../zombies/meeting.js';
import { caught } from './flash.js';

const CARLOS = {
  seat: 'player-2',
  x: 18,
  y: 22,
  facing: 180,
  rep: 4,
  has: ['squad-automatic-weapon'],
} as const;
const GRENADES = { grenades: ['player-1'] };

/** Dez, or another figure, throws at a spot or at somebody. */
function throws(given: Situation, at: readonly number[] | string, who = 'dez'): Game {
  const g = game({ active: [who], ...given, state: { grenades: ['player-1'], ...given.state } });
  return g
    .step()
    .answer(`throw ${who}`)
    .answer(at as never)
    .end();
}

test('[BDZ-T-grenade-throw] [BDZ-T-flashbang] every cell is that of the register', () => {
  const all = [2, 1, 0] as const;
  expect(all.map((n) => [throwRow(PRINTED, n).seen, throwRow(PRINTED, n).unseen])).toEqual([
    ['lands', 'lands'],
    ['lands', 'misses'],
    ['drops', 'drops'],
  ]);
  expect(all.map((n) => flashRow(PRINTED, n).human)).toEqual(['unhurt', 'stunned', 'knocked-down']);
});

const WALL: Situation['map'] = {
  barriers: [
    {
      id: 'w',
      kind: 'low wall',
      path: [
        [14, 20],
        [22, 20],
      ],
    },
  ],
};

test('[BDZ-EX-grenade-throw] [BDZ-grenade-throw] [BDZ-grenade-miss] one passed at a spot behind a wall misses; dropped over the wall it lands', () => {
  const dez = throws(
    {
      map: WALL,
      people: { dez: { x: 18, y: 16.5, rep: 4 }, carlos: { ...CARLOS, y: 21 } },
      dice: [3, 6, /* Carlos: two passed */ 1, 2],
    },
    [18, 21],
  );
  expect(dez.facts('threw')).toMatchObject([{ passed: 1, how: 'misses' }]);
  // A grenade outguns even a squad automatic weapon.
  expect(dez.tests()).toEqual(['carlos received-fire 2 duck-back']);
  dez.done();
  const billy = throws(
    {
      map: WALL,
      people: { dez: { x: 18, y: 18.5, rep: 4 }, carlos: { ...CARLOS, y: 21 } },
      dice: [3, 6, /* dez faces it as well */ 1, 1, /* Carlos rolls for its effect */ 1, 1],
    },
    'at carlos',
  );
  expect(billy.facts('threw')).toMatchObject([{ passed: 1, how: 'lands' }]);
  expect(billy.tests()).toEqual([]);
  billy.done();
});

test('[BDZ-EX-grenade-effect] [BDZ-grenade-effect] Carlos, of Rep 4, passes one: stunned', () => {
  const g = throws(
    { people: { dez: { y: 15.5 }, carlos: { ...CARLOS, x: 18, y: 22.5 } }, dice: [1, 1, /* Carlos */ 4, 5] },
    [18, 22],
  );
  expect(g.person('carlos')).toMatchObject({ status: 'stunned', flashed: true });
  expect(g.person('dez').status).toBe('carry-on');
  g.done();
});

/** Plays a grenade that lands in front of Carlos, with these dice for its effect. */
const hit = (dice: readonly number[], carlos: Partial<Person> = {}, more: Situation['people'] = {}) =>
  throws(
    { people: { dez: { y: 15 }, carlos: { ...CARLOS, ...carlos }, ...more }, dice: [1, 1, ...dice] },
    [18, 21.4],
  );

describe('what it does', () => {
  test('[BDZ-grenade-effect] two passed: nothing, and no Received Fire; none: knocked down, with the test for it at once', () => {
    const calm = hit([1, 4]);
    expect([calm.person('carlos').status, calm.tests()]).toEqual(['carry-on', []]);
    const down = hit([5, 6, /* recover */ 1, 6]);
    expect(down.tests()).toEqual(['carlos recover-from-knock-down 1 out']);
    expect(down.person('carlos').status).toBe('out');
  });

  test('[BDZ-grenade-recover] dead is not dead: no Star has to cheat, and it is remembered', () => {
    const g = hit([6, 6, /* recover */ 6, 6], { star: true });
    expect(g.person('carlos')).toMatchObject({ status: 'dead', flashed: true });
    expect(g.facts('cheated-death')).toEqual([]);
  });

  test('[BDZ-grenade-facing] who looks the other way feels nothing', () => {
    expect(hit([], { facing: 0 }).person('carlos').status).toBe('carry-on');
  });

  test('[BDZ-grenade-circle] [BDZ-D-blast-circle] everybody within 6 inches of the spot, friend or foe, and nobody beyond', () => {
    const friends = { near: { x: 18, y: 27.4, facing: 180 }, far: { x: 24.1, y: 21.4, facing: 270 } };
    const g = hit([1, 1, /* near */ 4, 5], {}, friends);
    expect(['near', 'far'].map((id) => g.person(id).status)).toEqual(['stunned', 'carry-on']);
    g.done();
  });

  test('[BDZ-grenade-circle] [BDZ-D-blast-circle] a middle exactly 6 inches off is in the circle, wherever it lands', () => {
    const g = game({ zeds: { 'zed-1': { x: 18, y: 8.05 }, 'zed-2': { x: 18, y: 8.051 } } });
    expect(caught(g.w, { x: 18, y: 2.05, level: 0 })).toEqual(['zed-1']);
  });

  test('[BDZ-grenade-zombie] zombies halt, whichever way they face, and lose their next activation', () => {
    const g = game({
      people: { dez: { y: 15 }, busy: { x: 18, y: 25, facing: 0 } },
      zeds: { 'zed-1': { x: 18, y: 22, facing: 0 }, 'zed-2': { x: 18, y: 26, facing: 180 } },
      active: ['dez'],
      state: { ...GRENADES, melees: [{ who: 'busy', with: 'zed-2', rear: false }] },
      dice: [1, 1],
    });
    g.step().answer('throw dez').answer([18, 21.3]).end();
    expect([g.zed('zed-1').dazed, g.zed('zed-2').dazed]).toEqual([true, true]);
    const [was] = [g.zed('zed-1').y];
    for (let n = 0; n < 3; n++) g.begin(zedsAct(g.w)).end();
    expect([g.zed('zed-1').y, g.facts('melee-round'), g.state.charges]).toEqual([was, [], []]);
    expect(g.zed('zed-1').dazed).toBe(false);
    g.done();
  });

  test('[BDZ-D-grenade-down] whoever it put down is seen to fall: one test for all of them', () => {
    const g = hit(
      [5, 6, 1, 6, /* the other */ 5, 6, 1, 6, /* Man Down */ 1, 1],
      { y: 25 },
      {
        second: { ...CARLOS, x: 20, y: 25 },
        friend: { ...CARLOS, x: 19, y: 28.2, facing: 180, group: 1 },
        far: { ...CARLOS, x: 19, y: 34, facing: 180, group: 2 },
      },
    );
    expect(g.tests().filter((t) => t.includes('man-down'))).toEqual(['friend man-down 2 carry-on']);
  });

  test('[BDZ-D-fbg-noise] it is as loud as twelve shots, where it goes off', () => {
    expect(hit([1, 4]).state.noises).toEqual([{ x: 18, y: 21.4, level: 0, shots: 12 }]);
  });
});

test('[BDZ-grenade-dropped] none passed: at the thrower’s feet; a die of Rep or less and one lies prone unharmed, the rest roll', () => {
  const g = throws(
    {
      people: { dez: { rep: 4 }, char: { x: 20, rep: 3, facing: 270 }, back: { x: 16, rep: 3, facing: 270 } },
      zeds: { 'zed-1': { x: 18, y: 20 } },
      dice: [
        5, 6, /* dez dives */ 4, /* char does not */ 4, /* and is stunned */ 3, 6, /* nor does the other */ 6,
      ],
    },
    [18, 23],
  );
  expect(g.person('dez')).toMatchObject({ prone: true, status: 'carry-on' });
  expect(g.person('char').status).toBe('stunned');
  expect(g.person('back')).toMatchObject({ prone: false, status: 'carry-on' });
  expect([g.zed('zed-1').dazed, g.state.noises]).toEqual([true, [{ x: 18, y: 18, level: 0, shots: 12 }]]);
  g.done();
});

test('[BDZ-grenade-dropped] somebody in a vehicle is unharmed as well, where it sits', () => {
  const g = throws(
    {
      people: { dez: {}, char: { aboard: 'a' } },
      vehicles: { a: { x: 22, running: false } },
      dice: [5, 6, /* both dive */ 4, 4],
    },
    [18, 23],
  );
  expect([g.person('dez').prone, g.person('char').prone]).toEqual([true, false]);
  expect(g.person('char').used).toBe(0);
  g.done();
});

test('[BDZ-grenade-supply] [BDZ-weapon-fbg] whoever belongs to a side with grenades has one, as its active fire, for 6 inches', () => {
  const thrower = (state: Situation['state'], more: Partial<Person> = {}) =>
    game({ people: { dez: { ...more }, foe: { ...CARLOS, y: 24.5 } }, active: ['dez'], state })
      .step()
      .options()
      .includes('throw dez');
  expect([thrower(GRENADES), thrower({}), thrower(GRENADES, { fired: true })]).toEqual([true, false, false]);
  const g = game({
    people: { dez: {}, foe: { ...CARLOS, y: 24.5 } },
    active: ['dez'],
    state: GRENADES,
    dice: [1, 1, 1, 1, 1, 1],
  });
  g.step().answer('throw dez');
  expect(g.question()).toBe('player-1 throw BDZ-grenade-throw');
  expect(g.options()).toEqual(['at foe', 'keep']);
  expect(g.refused([18, 24.6])).toBe('BDZ-grenade-throw');
  g.answer([18, 24.5]).end();
  expect(g.person('dez').fired).toBe(true);
  const again = game({ people: { dez: {}, foe: { ...CARLOS, y: 24.6 } }, active: ['dez'], state: GRENADES });
  again.step().answer('throw dez');
  expect(again.options()).toEqual(['keep']);
  again.answer('keep').end();
  expect([again.person('dez').fired, again.facts('threw')]).toEqual([false, []]);
});

test('[BDZ-grenade-throw] no wall of a house is thrown through, but a doorway is; standing at it, one passed is enough', () => {
  const map: Situation['map'] = {
    buildings: [
      {
        id: 'h',
        name: 'h',
        rect: [10, 20, 26, 30],
        levels: 1,
        doors: [{ id: 'd', at: [18, 20], width: 2, type: 'standard' }],
      },
    ],
  };
  const g = game({
    map,
    people: { dez: { x: 18, y: 19.45, rep: 4 } },
    active: ['dez'],
    state: GRENADES,
    dice: [1, 6, 1, 1],
  });
  g.step().answer('throw dez');
  expect(g.refused([23, 21])).toBe('BDZ-grenade-throw');
  g.answer([18, 24]).end();
  expect(g.facts('threw')).toMatchObject([{ passed: 1, how: 'lands' }]);
  const off = throws({ map, people: { dez: { x: 18, y: 18, rep: 4 } }, dice: [1, 6] }, [18, 23]);
  expect(off.facts('threw')).toMatchObject([{ how: 'misses' }]);
  off.done();
});

test('[BDZ-grenade-throw] one passed lands on a spot that the thrower sees', () => {
  const people = { dez: { rep: 4 }, carlos: { ...CARLOS, y: 25 } };
  const g = throws({ people, dice: [1, 6, /* Carlos */ 1, 1] }, [18, 24.2]);
  expect(g.facts('threw')).toMatchObject([{ passed: 1, how: 'lands' }]);
  g.done();
});

test('[BDZ-grenade-throw] 6 inches to all sides, on its own floor and on the table', () => {
  const from = (x: number, y: number, map: Situation['map'] = {}) =>
    game({ map, people: { dez: { x, y } }, active: ['dez'], state: GRENADES })
      .step()
      .answer('throw dez');
  const spots = from(18, 18)
    .asks()
    .flatMap((a) => a.space.list(5000) as { readonly at?: readonly [number, number, number] }[])
    .flatMap(({ at }) => (at ? [at] : []));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([
    11.75, 24.25, 11.75, 24.25,
  ]);
  expect(spots.every(([x, y]) => (x - 18) ** 2 + (y - 18) ** 2 <= 6.5 ** 2)).toBe(true);
  // Exactly 6 inches from the base, wherever it stands.
  const edge = from(18, 2.05);
  expect(edge.refused([18, 8.551])).toBe('BDZ-grenade-throw');
  expect(() => edge.refused([18, 8.55])).toThrow();
  const corner = from(1, 1);
  const far = from(35, 35);
  for (const spot of [
    [-0.5, 1],
    [1, -0.5],
    [1, 2, 1],
  ])
    expect(corner.refused(spot)).toBe('BDZ-grenade-throw');
  for (const spot of [
    [36.5, 35],
    [35, 36.5],
  ])
    expect(far.refused(spot)).toBe('BDZ-grenade-throw');
  // On the edge itself it lands.
  for (const spot of [
    [36, 35],
    [35, 36],
  ])
    expect(() => from(35, 35).refused(spot)).toThrow();
  for (const spot of [
    [0, 1],
    [1, 0],
  ])
    expect(() => from(1, 1).refused(spot)).toThrow();
  const roof = { id: 'h', name: 'h', rect: [10, 10, 20, 30] as [number, number, number, number], levels: 1 };
  const up = game({
    map: { buildings: [roof] },
    people: { dez: { x: 18, y: 18, level: 1, rep: 4 } },
    active: ['dez'],
    state: GRENADES,
    dice: [1, 1],
  });
  up.step().answer('throw dez');
  expect([up.refused([22, 18]), up.refused([15, 18, 0])]).toEqual(['BDZ-grenade-throw', 'BDZ-grenade-throw']);
  up.answer([23, 18, 0]).end().done();
  expect(up.facts('threw')).toMatchObject([{ at: [23, 18, 0], how: 'lands' }]);
  const thin = { id: 'h', name: 'h', rect: [10, 20, 26, 30] as [number, number, number, number], levels: 1 };
  expect(from(18, 19, { buildings: [{ ...thin, walls: 'thin' }] }).refused([18, 22])).toBe(
    'BDZ-grenade-throw',
  );
});

test('[BDZ-grenade-effect] the stunned and the dead see no flash', () => {
  const down = { ...CARLOS, x: 20, status: 'stunned' as const };
  hit([1, 1], {}, { down }).done();
});

test('[BDZ-grenade-zombie] a zombie that the flash stops does not charge any more; the others do', () => {
  const charges = ['zed-1', 'zed-2'].map((zed) => ({ zed, target: 'a', from: [18, 10, 0] }));
  const g = game({
    people: { a: {} },
    zeds: { 'zed-1': { y: 14 }, 'zed-2': { y: 22 } },
    state: { charges } as never,
  });
  g.w.happen({ is: 'dazed', cause: 'BDZ-grenade-zombie', zed: 'zed-1' });
  expect([g.zed('zed-1').dazed, g.state.charges.map((c) => c.zed)]).toEqual([true, ['zed-2']]);
});

test('[BDZ-grenade-zombie] [BDZ-react-zed-result] nor does it charge somebody who has met none yet; the next nearest does', () => {
  const charges = (others: Situation['zeds']) => {
    const g = game({
      people: { a: { knowsZeds: false } },
      zeds: { 'zed-1': { y: 20.5, dazed: true }, ...others },
      dice: [5, 5, /* being charged */ 5, 3, ...Array.from({ length: 10 }, () => 6)],
    });
    g.begin(meetZeds(g.w)).end();
    expect(g.tests()[0]).toBe('a zed-or-no-zed 0 zombie-in-melee');
    return g.facts('melee').map((f) => f.with);
  };
  expect(charges({})).toEqual([]);
  expect(charges({ 'zed-2': { y: 21.5 } })).toEqual(['zed-2']);
});

test('[BDZ-D-water-human] nobody throws a grenade out of water', () => {
  const can = (kind: 'water' | 'woods', begun?: number) =>
    game({
      map: { areas: [{ id: 'a', kind, rect: [10, 6, 26, 20] }] },
      people: { dez: { y: 15, has: ['pistol'] }, carlos: { ...CARLOS, y: 30 } },
      active: ['dez'],
      state: { grenades: ['player-1'] },
      ...(begun && { begun }),
    })
      .step()
      .options()
      .includes('throw dez');
  expect([can('water'), can('woods')]).toEqual([false, true]);
  // Games begun before go on as they were.
  expect(can('water', 21)).toBe(true);
});
