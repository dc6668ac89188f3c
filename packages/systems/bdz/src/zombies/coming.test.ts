import { describe, expect, test } from 'vitest';
import { gunRow, loudness, placeBearing } from '../house/rows.js';
import { PRINTED } from '../house/tables.js';
import type { EncounterKind } from '../kinds.js';
import { NOISES } from '../tables/noise.js';
import { during } from '../testing/encounter.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { printed } from '../testing/printed.js';
import { rollActivation } from '../turn/activation.js';
import { enginesHeard } from '../vehicles/noise.js';
import { drawnByNoise, startingZombies } from './coming.js';
import { comesOut } from './emerging.js';

const AT = { x: 18, y: 18, level: 0 };

test('[BDZ-zgen-times] they are there at the start, come by noise when a turn ends, and at no other time by themselves', () => {
  const g = game({
    people: { a: {} },
    state: { stage: 'begin', noises: [] },
    dice: [/* a die, and where it stands */ 1, 3],
  });
  g.step();
  expect(g.facts('zeds-came').map((f) => f.how)).toEqual(['start']);
  const quiet = game({ people: { a: {} }, state: { stage: 'end' } }).step();
  expect(quiet.facts('zeds-came')).toEqual([]);
  const loud = game({
    people: { a: {} },
    state: { stage: 'end', noises: [{ ...AT, shots: 1 }] },
    dice: [6, 3],
  }).step();
  expect(loud.facts('zeds-came').map((f) => f.how)).toEqual(['noise']);
});

test('[BDZ-T-noise] [BDZ-zgen-noise-other] how loud each noise is, as the register has it', () => {
  expect(NOISES.rows.map((r) => r.shots)).toEqual(
    printed<{ readonly shots: number }>('BDZ-T-noise').map((r) => r.shots),
  );
  expect((['start', 'chain-saw', 'explosion'] as const).map((id) => loudness(PRINTED, id))).toEqual([
    6, 6, 12,
  ]);
  // Each die counts as a shot, and a shotgun always rolls all its dice.
  expect(loudness(PRINTED, 'shotgun')).toBe(
    loudness(PRINTED, 'die') * (gunRow(PRINTED, 'shotgun').dice[0] as number),
  );
});

test('[BDZ-zgen-noise-other] a vehicle that is started is as loud as six shots', () => {
  const g = game({
    people: { a: { aboard: 'car', sits: 'wheel' } },
    vehicles: { car: { running: false, found: false } },
    active: ['a'],
  });
  g.step().answer('start a');
  expect(g.vehicle('car').running).toBe(true);
  expect(g.state.noises).toMatchObject([{ x: 18, y: 18, shots: 6 }]);
  enginesHeard(g.w);
  expect(g.state.noises).toMatchObject([{ x: 18, y: 18, shots: 6 }]);
});

test('[BDZ-D-noise-heard] [BDZ-zact-2] what is heard once the zombies have moved draws them when they next do, and no more of them', () => {
  const g = game({
    people: { a: { x: 34, y: 34 }, foe: { seat: 'player-2', x: 34, y: 2, facing: 90 } },
    zeds: { 'zed-1': { x: 6, y: 18, facing: 270 } },
    state: { order: ['zombies', 'player-1'], noises: [{ ...AT, x: 2, shots: 9 }] },
    // Nine dice for the noise that they heard and two for the other one; then those of the next turn.
    dice: [...Array<number>(11).fill(1), 1, 2, 4],
  });
  g.step();
  g.w.happen({ is: 'noise', cause: 'BDZ-zgen-noise-count', to: 'all', at: [18, 18, 0], shots: 2 });
  g.w.happen({ is: 'stage', cause: 'BDZ-turn-end', to: 'all', stage: 'end' });
  g.step();
  expect(g.state.noises).toEqual([{ ...AT, shots: 2, diced: true }]);
  // The next turn; the zombies are first again.
  g.step().step().step();
  expect(g.zed('zed-1').x).toBeCloseTo(8, 1);
  g.w.happen({ is: 'stage', cause: 'BDZ-turn-end', to: 'all', stage: 'end' });
  g.step().done();
  expect(g.state.noises).toEqual([]);
});

test('[BDZ-T-zgen-place] 1 and 2 to the top, 3 to the right, 4 and 5 to the bottom, 6 to the left', () => {
  const sides: { readonly [toward: string]: number } = { top: 0, right: 90, bottom: 180, left: 270 };
  for (const { die, toward } of printed<{ readonly die: readonly number[]; readonly toward: string }>(
    'BDZ-T-zgen-place',
  ))
    for (const face of die) expect(placeBearing(PRINTED, face), `${face}`).toBe(sides[toward]);
  const g = game({ people: { a: AT }, dice: [6, 1, 2, 3, 4, 5, 6], options: { area: 'suburbs' } });
  g.begin(startingZombies(g.w)).end().done();
  const spots = g.state.zeds.map((z) => [Math.round(z.x), Math.round(z.y)]);
  expect([spots[0], spots[2], spots[3], spots[5]]).toEqual([
    [18, 30],
    [30, 18],
    [18, 6],
    [6, 18],
  ]);
});

test('[BDZ-zgen-place-facing] each faces the nearest of the living, and has a number of its own', () => {
  const g = game({
    people: {
      far: { x: 18, y: 34 },
      near: { x: 26, y: 18 },
      dead: { x: 29, y: 21, status: 'dead' },
      off: { x: -1, y: -1 },
    },
    state: { noises: [{ ...AT, shots: 2 }] },
    dice: [6, 6, 3, 3],
  });
  g.begin(drawnByNoise(g.w)).end();
  expect(g.state.zeds.map((z) => z.id)).toEqual(['zed-100', 'zed-101']);
  expect(g.state.zeds[0]).toMatchObject({ x: 30, y: 18, facing: 270 });
  const quiet = game({ people: { a: {} }, state: { noises: [{ ...AT, shots: 1 }] }, dice: [4] });
  quiet.begin(drawnByNoise(quiet.w)).end();
  expect(quiet.facts('zeds-came')).toEqual([]);
  // Where the table ends on all sides before 12 inches there is no room for any.
  const small = game({
    map: { size: [16, 16] },
    people: { a: { x: 8, y: 8 } },
    state: { noises: [{ x: 8, y: 8, level: 0, shots: 1 }] },
    dice: [6, 3],
  });
  small.begin(drawnByNoise(small.w)).end().done();
  expect(small.facts('zeds-came')).toEqual([]);
});

describe('wandering zombies', () => {
  const turn = (dice: readonly number[], draws: readonly string[], wandering = 'on'): Game => {
    const g = game({
      options: { wandering },
      people: { a: { x: 18, y: 18 }, b: { x: 10, y: 20 }, out: { x: 30, y: 30, status: 'out' } },
      state: { stage: 'turn' },
      dice,
      ...(draws.length > 0 && { draws: [draws] }),
    });
    g.begin(rollActivation(g.w)).end().done();
    return g;
  };

  test('[BDZ-zgen-wandering] [BDZ-D-wandering] doubles bring one on a 1, round somebody by chance, without a test', () => {
    const g = turn([3, 3, 1, /* where */ 3, /* again */ 2, 1], ['b']);
    expect(g.state.zeds).toMatchObject([{ x: 22, y: 20 }]);
    expect(g.facts('zeds-came').map((f) => f.how)).toEqual(['wandering']);
    expect(g.tests()).toEqual([]);
    expect(turn([3, 3, 2, 2, 1], []).state.zeds).toEqual([]);
  });

  test('[BDZ-D-c55] nor in the printed scenarios, whatever the table has agreed to', () => {
    for (const scenario of ['first-contact', 'atm-adventure', 'the-bleens']) {
      const options = { wandering: 'on' };
      const g = game({ scenario, options, printed: true, state: { stage: 'turn' }, dice: [3, 3, 2, 1] });
      const zeds = g.state.zeds.length;
      g.begin(rollActivation(g.w)).end().done();
      expect(g.state.zeds).toHaveLength(zeds);
    }
  });

  test('[BDZ-D-c55] [BDZ-enc-raid-nozombies-start] nor in a Raid, where only noise brings them', () => {
    const rolled = (kind: EncounterKind) => {
      const state = { ...during(['a'], { kind }), stage: 'turn' as const };
      const g = game({
        options: { wandering: 'on' },
        people: { a: {} },
        state,
        dice: [3, 3, 1, 3, 2, 1],
        draws: [['a']],
      });
      g.begin(rollActivation(g.w)).end();
      return g.facts('rolled').filter((f) => f.label === 'wandering').length;
    };
    expect([rolled('raid'), rolled('discover')]).toEqual([0, 1]);
  });

  test('[BDZ-zgen-wandering] [BDZ-D-wandering] not on two sixes, and not where the table has not agreed to it', () => {
    expect(turn([6, 6, 2, 1], []).state.zeds).toEqual([]);
    expect(turn([3, 3, 2, 1], [], 'off').state.zeds).toEqual([]);
    const { options } = game().w.book;
    expect(options.wandering).toBe('off');
  });
});

describe('placed in a building', () => {
  const house = (more: object = {}): Situation['map'] => ({
    buildings: [
      {
        id: 'h',
        name: 'h',
        rect: [24, 12, 36, 24],
        levels: 1,
        doors: [{ id: 'd', at: [24, 15], width: 2, type: 'locked' }],
        ...more,
      },
    ],
  });
  const comes = (map: Situation['map'], given: Situation = {}): Game => {
    const g = game({
      map: map ?? {},
      people: { a: { x: 18, y: 18, facing: 270 } },
      state: { acting: 2, noises: [{ ...AT, shots: 1 }] },
      dice: [6, 3],
      ...given,
    });
    return g.begin(drawnByNoise(g.w)).end();
  };

  test('[BDZ-zgen-place-building] [BDZ-D-out-by-door] it stands on the building, and comes out by the nearest door as soon as it acts', () => {
    const g = comes(house());
    expect(g.state.zeds).toMatchObject([{ x: 30, y: 18, door: 'd' }]);
    g.step();
    const [z] = g.state.zeds;
    expect(g.facts('came-out')).toMatchObject([{ at: [24.52, 15, 0], facing: 270 }]);
    expect(z?.x).toBeLessThan(23.5);
  });

  test('[BDZ-zreact-in-sight] [BDZ-D-out-by-door] whoever sees it come out tests for it before it goes on, once', () => {
    const sees = (facing: number) =>
      comes(house(), { people: { a: { x: 18, y: 18, facing } }, dice: [6, 3, 6, 6] }).step();
    const g = sees(90);
    expect(g.tests()).toEqual(['a in-sight 0 no-fire']);
    const [out, gone] = ['came-out', 'walked'].map((is) => g.w.facts.findIndex((f) => f.is === is));
    const tested = g.w.facts.findIndex((f) => f.is === 'tested');
    expect([out, tested, gone]).toEqual([out, tested, gone].sort((a, b) => Number(a) - Number(b)));
    expect(sees(270).tests()).toEqual([]);
  });

  test('[BDZ-zgen-place-building] [BDZ-D-out-by-door] of several doors by the nearest that is not barricaded, on whichever side', () => {
    const door = (id: string, at: [number, number], type = 'standard') => ({ id, at, width: 2, type });
    const south = door('s', [30, 12]);
    const out = (...doors: ReturnType<typeof door>[]) => {
      const g = comes(house({ doors }));
      const by = g.state.zeds[0]?.door;
      g.step();
      return [by, g.facts('came-out')[0]?.at, g.facts('came-out')[0]?.facing];
    };
    expect(out(door('w', [24, 13]), south)).toEqual(['s', [30, 12.52, 0], 180]);
    expect(out(south, door('w', [24, 20]))).toEqual(['s', [30, 12.52, 0], 180]);
    expect(out(door('w', [24, 17]), south)).toEqual(['s', [30, 12.52, 0], 180]);
    expect(out(door('n', [30, 24]), door('w', [24, 13]))).toEqual(['n', [30, 23.48, 0], 0]);
    expect(out(door('n', [30, 24], 'barricaded'), door('w', [24, 13]))[0]).toBe('w');
  });

  test('[BDZ-zmove-door] one that has stopped at a door stays at it, and comes out in no other way', () => {
    const g = game({
      map: house() ?? {},
      people: { a: { x: 2, y: 2 } },
      zeds: { 'zed-1': { x: 24.53, y: 15, facing: 270, door: 'd', waits: 1 } },
      state: { acting: 2 },
    }).step();
    expect(g.facts('came-out')).toEqual([]);
    expect(g.zed('zed-1').waits).toBe(0);
    expect(g.zed('zed-1').x).toBeCloseTo(24.5, 1);
  });

  test('[BDZ-zgen-place-building] [BDZ-D-out-by-door] without a door, or with something before it, it acts from where it is', () => {
    const bare = comes(house({ doors: [] })).step();
    expect(bare.facts('came-out')).toEqual([]);
    const barred = comes(house(), { zeds: { 'zed-1': { x: 24.6, y: 15, facing: 90, prone: true } } }).step();
    expect(barred.facts('came-out')).toEqual([]);
    expect(barred.zed('zed-100').x).toBeGreaterThan(25);
  });

  test('[BDZ-zgen-place-building] a shot fired inside brings zombies to the outside as well', () => {
    const g = game({
      map: house({ rect: [12, 12, 24, 24], doors: [] }) ?? {},
      people: { a: AT },
      state: { noises: [{ ...AT, shots: 1 }] },
      dice: [6, 3],
    });
    g.begin(drawnByNoise(g.w)).end();
    expect(g.table.houseOf(g.zed('zed-100'))).toBeUndefined();
  });
});

test('[BDZ-D-out-by-door] one that stands at the door already stays where it is', () => {
  const comes = (x: number) => {
    const door = { id: 'door', at: [0.6, 18] as [number, number], width: 1.25, type: 'standard' as const };
    const map = {
      buildings: [{ id: 'h', name: 'h', rect: [0.6, 12, 12, 24] as const, levels: 1, doors: [door] }],
    };
    const g = game({ map: map as never, zeds: { 'zed-1': { x, y: 18, door: 'door' } } });
    comesOut(g.w, 'zed-1');
    return g.zed('zed-1').x;
  };
  // A tenth of an inch between base and wall is no distance.
  expect([comes(1.2), comes(1.201)]).toEqual([1.2, 1.12]);
});
