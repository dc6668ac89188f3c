import { describe, expect, test } from 'vitest';
import { word } from '../facts/lines.js';
import { FACTS } from '../facts.js';
import { fight } from '../melee/melee.js';
import { type Game, game, type Situation } from '../testing/game.js';
import { drawnByNoise, startingZombies } from './coming.js';
import { feastsGoOn, seeFeasts } from './feasts.js';
import { meetZeds } from './meeting.js';

/** The phase of zombies, with nobody else about. */
const PHASE: Situation['state'] = { acting: 2, order: ['player-1', 'player-2', 'zombies'] };

/** Plays steps of the zombies: moves, charges, melees. */
function phase(given: Situation, steps = 1): Game {
  const g = game({ ...given, state: { ...PHASE, ...given.state } });
  for (let n = 0; n < steps; n++) g.step();
  return g;
}

test('[BDZ-zact-together] three steps in which all of them act, told once; with none left there is nothing to do or to tell', () => {
  const people = { a: { x: 2, y: 2, facing: 180 } };
  const steps = (zeds: Situation['zeds'] = {}) => {
    const g = phase({ people, zeds }, 3);
    const lines = g.w.facts.flatMap((f) => FACTS.tell(f)?.key ?? []);
    // They see nobody, and nothing is told of that.
    expect(g.facts('saw')).toEqual([]);
    return [g.facts('herd').map((f) => f.herd), lines.filter((key) => key === 'tell.zeds-act').length];
  };
  expect(steps({ 'zed-1': { x: 18, y: 18 } })).toEqual([['charge', 'melee', 'done'], 1]);
  expect(steps()).toEqual([['done'], 0]);
});

test('[BDZ-EX-zgen-start] [BDZ-zgen-start] suburbs, three humans, 2, 3 and 6: eleven zombies', () => {
  const people = { a: {}, b: { x: 22 }, c: { x: 14 } };
  const places = (n: number) => Array<number>(n).fill(1);
  const g = game({ people, dice: [2, ...places(2), 3, ...places(3), 6, ...places(6)] });
  g.begin(startingZombies(g.w)).end();
  expect(g.state.zeds).toHaveLength(11);
  g.done();
});

test('[BDZ-T-zgen-start] [BDZ-dice-half] one more in town, half as many in the country', () => {
  const come = (area: string, dice: readonly number[]) => {
    const g = game({ options: { area }, people: { a: {} }, dice });
    g.begin(startingZombies(g.w)).end().done();
    return g.state.zeds.length;
  };
  expect([come('urban', [2, 3, 3, 3]), come('rural', [5, 3, 3, 3])]).toEqual([3, 3]);
});

test('[BDZ-EX-zgen-noise] [BDZ-zgen-noise] [BDZ-T-zgen-noise] twelve dice in the suburbs, spot by spot: one for each 5 and 6', () => {
  const g = game({
    people: { joe: {} },
    state: {
      noises: [
        { x: 18, y: 14, level: 0, shots: 6 },
        { x: 18, y: 18, level: 0, shots: 6 },
      ],
    },
    dice: [1, 2, 3, 4, 5, 6, /* places */ 3, 6, 4, 4, 4, 4, 4, 5, /* place */ 1],
  });
  g.begin(drawnByNoise(g.w)).end();
  expect(g.state.zeds.map((z) => [z.x, z.y])).toEqual([
    [30, 14],
    [6, 14],
    [18, 30],
  ]);
  g.done();
});

test('[BDZ-EX-zgen-place] [BDZ-zgen-place] [BDZ-zgen-place-off] [BDZ-zgen-place-facing] a 4 off the table turns clockwise until it is on it', () => {
  const g = game({
    people: { joe: { x: 18, y: 8 } },
    state: { noises: [{ x: 18, y: 8, level: 0, shots: 1 }] },
    dice: [6, 4],
  });
  g.begin(drawnByNoise(g.w)).end();
  const [z] = g.state.zeds;
  expect(z?.x).toBeLessThan(18);
  expect(Math.sqrt(((z?.x ?? 0) - 18) ** 2 + ((z?.y ?? 0) - 8) ** 2)).toBeCloseTo(12, 1);
  expect(z?.y).toBeGreaterThanOrEqual(0.5);
  expect(Math.abs((z?.facing ?? 0) - 60)).toBeLessThan(40);
});

const SEEN = { x: 18, y: 30, facing: 0 };

describe('what a zombie does', () => {
  test('[BDZ-zact-1] [BDZ-zmove-rate] towards the human that it sees, six inches', () => {
    const g = phase({ people: { a: { ...SEEN, facing: 90 } }, zeds: { 'zed-1': { x: 18, y: 10 } } });
    expect(g.zed('zed-1')).toMatchObject({ x: 18, y: 16, saw: [18, 30, 0] });
  });

  test('[BDZ-zact-1] [BDZ-D-c150] towards the living who lie about too, farther off than it smells them, but not to the dead', () => {
    const end = (status: 'dead' | 'stunned' | 'out') =>
      phase({
        people: { a: { ...SEEN, status, prone: true } },
        zeds: { 'zed-1': { x: 14, y: 12, facing: 0 } },
      }).zed('zed-1');
    expect(end('dead')).toMatchObject({ x: 14, y: 18, saw: null });
    for (const status of ['stunned', 'out'] as const) {
      expect(end(status).x).toBeGreaterThan(14.5);
      expect(end(status).saw).toEqual([18, 30, 0]);
    }
  });

  test('[BDZ-zact-3] [BDZ-zact-4] a place is remembered for one activation: then it goes on as it faces', () => {
    const end = (y: number, saw: [number, number, number]) =>
      phase({ people: { billy: { x: 2, y: 2 } }, zeds: { 'zed-1': { x: 4, y, saw, facing: 0 } } }).zed(
        'zed-1',
      );
    expect(end(10, [14, 10, 0])).toMatchObject({ x: 10, y: 10, saw: null });
    // One whose base covers the place already is there.
    expect(end(10, [4.5, 10, 0])).toMatchObject({ x: 4, y: 16 });
    // One that sees somebody as it becomes active, and turns away to a body, keeps the place.
    const turned = (saw: [number, number, number]) =>
      phase({
        people: { billy: { x: 24, y: 24, facing: 0 }, body: { x: 12, y: 11, status: 'dead', prone: true } },
        zeds: { 'zed-1': { x: 18, y: 10, saw, facing: 0 } },
        dice: [3],
      });
    const kept = turned([24, 24, 0]);
    expect(kept.table.sees('zed-1', 'billy')).toBe(false);
    expect(kept.zed('zed-1')).toMatchObject({ x: 12.986, y: 10.836, saw: [24, 24, 0] });
    // Unless its base covers the place by then.
    const at = (off: number) => turned([12.986 + off, 10.836, 0]).zed('zed-1').saw;
    expect([at(0.5), at(0.501)]).toEqual([null, [13.487, 10.836, 0]]);
  });

  test('[BDZ-zact-2] the spot with the most shots within 24 inches, where it sees nobody', () => {
    const noises = [
      { x: 18, y: 20, level: 0, shots: 3 },
      { x: 30, y: 10, level: 0, shots: 6 },
      { x: 2, y: 36, level: 0, shots: 99 },
    ];
    const g = phase({
      people: { a: { x: 18, y: 2 } },
      zeds: { 'zed-1': { x: 18, y: 10 } },
      state: { noises },
    });
    expect(g.zed('zed-1')).toMatchObject({ x: 24, y: 10 });
  });

  test('[BDZ-zact-2] it hears what is exactly 24 inches off its base, wherever it stands, and not what is farther', () => {
    const drawn = (y: number) => {
      const noises = [{ x: 18, y, level: 0, shots: 3 }];
      const zeds = { 'zed-1': { x: 18, y: 8.2, facing: 90 } };
      return phase({ people: { a: { x: 2, y: 2 } }, zeds, state: { noises } }).zed('zed-1');
    };
    expect([drawn(32.7), drawn(32.701)]).toMatchObject([{ x: 18, y: 14.2 }, { y: 8.2 }]);
  });

  test('[BDZ-EX-zact-lost-sight] [BDZ-zact-3] the noise is 30 inches off: to where it last saw Billy', () => {
    const noises = [{ x: 34, y: 30, level: 0, shots: 6 }];
    const g = phase({
      people: { billy: { x: 18, y: 2 } },
      zeds: { 'zed-1': { x: 4, y: 20, saw: [4, 30, 0] }, 'zed-2': { x: 6, y: 20, saw: [6, 24, 0] } },
      state: { noises },
    });
    expect(g.zed('zed-1')).toMatchObject({ x: 4, y: 26, saw: null });
    expect(g.zed('zed-2')).toMatchObject({ x: 6, y: 24, saw: null });
  });

  test('[BDZ-zact-4] straight on; at the edge left on 1-3, right on 4-6', () => {
    const end = (die: number) =>
      phase({
        people: { a: { x: 2, y: 2 } },
        zeds: { 'zed-1': { x: 18, y: 33, facing: 0 } },
        dice: [die],
      }).zed('zed-1');
    expect(end(3).y).toBeCloseTo(35.5, 1);
    expect(end(3)).toMatchObject({ facing: 270 });
    expect(end(4)).toMatchObject({ facing: 90 });
    expect(end(3).x).toBeLessThan(18);
  });

  test('[BDZ-zact-4] out of a nook it comes in one move, by its fourth side', () => {
    const path: [number, number][] = [
      [20, 17.3],
      [17.3, 17.3],
      [17.3, 18.7],
      [20, 18.7],
    ];
    const g = phase({
      map: { barriers: [{ id: 'nook', kind: 'high wall', path }] },
      people: { a: { x: 2, y: 2, facing: 180 } },
      zeds: { 'zed-1': { x: 18, y: 18, facing: 0 } },
      dice: [1, 2, 3],
    });
    expect(g.zed('zed-1').facing).toBe(90);
    expect(g.zed('zed-1').x).toBeCloseTo(23, 1);
    g.done();
  });

  test('[BDZ-zact-4] [BDZ-D-in-sight-zombies] whoever sees one come to the edge tests before it turns', () => {
    const wall = {
      id: 'w',
      kind: 'high wall',
      path: [
        [19, 1],
        [19, 34.4],
      ],
    } satisfies NonNullable<NonNullable<Situation['map']>['barriers']>[number];
    const g = phase({
      map: { barriers: [wall] },
      people: { a: { x: 24, y: 35, facing: 270 } },
      zeds: { 'zed-1': { x: 18, y: 32, facing: 0 } },
      dice: [6, 6, /* to the left */ 3],
    });
    expect(g.facts('rolled').map((f) => f.cause)).toEqual(['BDZ-react-in-sight', 'BDZ-zact-4']);
    expect(g.zed('zed-1').facing).toBe(270);
  });

  test('[BDZ-zmove-knocked] knocked down it gets up, facing the nearest human, and goes nowhere', () => {
    const g = phase({ people: { a: { x: 30, y: 10 } }, zeds: { 'zed-1': { x: 18, y: 10, prone: true } } });
    expect(g.zed('zed-1')).toMatchObject({ x: 18, y: 10, prone: false, facing: 90 });
  });

  test('[BDZ-zmove-woods] [BDZ-zmove-water] [BDZ-zmove-building] [BDZ-T-zmove] three inches in woods and in water, four indoors', () => {
    const rect = [1, 1, 35, 35] as [number, number, number, number];
    const gone = (map: Situation['map']) =>
      phase({
        map: map ?? {},
        people: { a: { x: 34, y: 3 } },
        zeds: { 'zed-1': { x: 18, y: 10, facing: 0 } },
      }).zed('zed-1').y - 10;
    expect(gone({ areas: [{ id: 'a', kind: 'woods', rect }] })).toBeCloseTo(3, 2);
    expect(gone({ areas: [{ id: 'a', kind: 'water', rect }] })).toBeCloseTo(3, 2);
    expect(gone({ buildings: [{ id: 'h', name: 'h', rect: [10, 2, 26, 34], levels: 1 }] })).toBeCloseTo(4, 2);
  });

  test('[BDZ-zmove-water-exit] one in a pool stays there', () => {
    const map: Situation['map'] = { areas: [{ id: 'p', kind: 'pool', rect: [14, 8, 22, 14] }] };
    const g = phase({ map, people: { a: SEEN }, zeds: { 'zed-1': { x: 18, y: 10 } } });
    expect(g.zed('zed-1')).toMatchObject({ x: 18, y: 10 });
  });

  test('[BDZ-zmove-water] [BDZ-zmove-water-exit] in a pool it goes after whoever is in the same pool, living or dead, and after nobody else', () => {
    const pool = (id: string, x: number) =>
      ({ id, kind: 'pool', rect: [x, 4, x + 12, 18] }) as NonNullable<
        NonNullable<Situation['map']>['areas']
      >[number];
    const map: Situation['map'] = { areas: [pool('p', 4), pool('q', 20)] };
    const comes = (a: NonNullable<Situation['people']>[string], dice: readonly number[] = []) =>
      phase({ map, people: { a }, zeds: { 'zed-1': { x: 10, y: 10, facing: 0 } }, dice }).zed('zed-1');
    expect(comes({ x: 10, y: 17, facing: 180, has: [] })).toMatchObject({ x: 10, y: 13 });
    expect(comes({ x: 10, y: 12, status: 'dead', prone: true }, [4]).feast).toBe('a');
    expect(comes({ x: 18, y: 10, facing: 270 })).toMatchObject({ x: 10, y: 10 });
    expect(comes({ x: 22, y: 10, facing: 270 })).toMatchObject({ x: 10, y: 10 });
  });

  test('[BDZ-zmove-water] [BDZ-zmove-water-exit] one that comes to a pool goes into it, at half its rate, and no farther', () => {
    const map: Situation['map'] = { areas: [{ id: 'p', kind: 'pool', rect: [4, 13, 32, 25] }] };
    const g = phase({ map, people: { a: SEEN }, zeds: { 'zed-1': { x: 18, y: 11, facing: 0 } } });
    expect(g.zed('zed-1').y).toBeCloseTo(15, 1);
    again(g);
    expect(g.zed('zed-1').y).toBeCloseTo(15, 1);
  });

  test('[BDZ-zmove-water] one in the water goes after whoever is in it as well, and not after somebody on land', () => {
    const map: Situation['map'] = { areas: [{ id: 'p', kind: 'water', rect: [4, 4, 32, 18] }] };
    const goes = (y: number) =>
      phase({
        map,
        people: { a: { x: 22, y, facing: 180 } },
        zeds: { 'zed-1': { x: 10, y: 10, facing: 45 } },
      }).zed('zed-1').facing;
    expect([goes(15), goes(20)]).toEqual([67, 45]);
  });

  test('[BDZ-zmove-water] [BDZ-zed-feast] one in the water feasts on a body that lies in it too, and goes to none on land', () => {
    const map: Situation['map'] = { areas: [{ id: 'p', kind: 'water', rect: [4, 4, 32, 18] }] };
    const eats = (status: 'out' | 'dead', y: number, dice: readonly number[]) => {
      const people = { body: { x: 18, y, status, prone: true }, a: SEEN };
      const g = phase({ map, people, zeds: { 'zed-1': { x: 18, y: y - 3, facing: 0 } }, dice });
      g.done();
      return [g.zed('zed-1').feast, g.facts('walked')[0]?.cause];
    };
    expect(eats('out', 15, [4])).toEqual(['body', 'BDZ-zed-feast']);
    expect(eats('dead', 15, [4])).toEqual(['body', 'BDZ-zed-feast']);
    expect(eats('out', 20, [])).toEqual(['', 'BDZ-zact-4']);
  });

  const door = (type: string): Situation => ({
    map: {
      buildings: [
        {
          id: 'h',
          name: 'h',
          rect: [10, 14, 26, 30],
          levels: 1,
          doors: [{ id: 'd', at: [18, 14], width: 2, type }],
        },
      ],
    },
    people: { a: { x: 2, y: 2, facing: 180 } },
    zeds: { 'zed-1': { x: 18, y: 10, saw: [18, 22, 0] } },
  });
  const again = (g: Game) => {
    g.w.happen({ is: 'phase', cause: 'BDZ-turn-second', to: 'all', acting: 2, side: 'zombies' });
    return g.step();
  };

  test('[BDZ-zmove-door] at a door it stops, and goes through when it is next active', () => {
    const g = phase(door('standard'));
    expect(g.zed('zed-1')).toMatchObject({ door: 'd', waits: 0 });
    expect(g.zed('zed-1')).toMatchObject({ x: 18, y: 13.5 });
    expect(again(g).zed('zed-1').y).toBeGreaterThan(15);
  });

  test('[BDZ-zmove-door] [BDZ-D-in-sight-zombies] one that comes to a door with its last inch is at it, whoever sees it come', () => {
    const g = phase({
      ...door('standard'),
      people: { a: { x: 8, y: 7, facing: 335 } },
      zeds: { 'zed-1': { x: 18, y: 7.5, saw: [18, 22, 0] } },
      dice: [6, 6],
    });
    expect(g.tests()).toEqual(['a in-sight 0 no-fire']);
    expect(g.zed('zed-1')).toMatchObject({ y: 13.5, door: 'd' });
  });

  test('[BDZ-zmove-door] one that comes to a door at a slant is at it as soon as it touches it', () => {
    const g = phase({
      ...door('standard'),
      zeds: { 'zed-1': { x: 16.6, y: 13, facing: 90, saw: [24, 17, 0] } },
    });
    expect(g.zed('zed-1')).toMatchObject({ x: 17.335, y: 13.502, door: 'd' });
    expect(again(g).zed('zed-1').y).toBeGreaterThan(15);
  });

  test('[BDZ-zmove-door] one that goes the way it faces comes to a door as well, and then on through the rooms', () => {
    const g = phase({ ...door('standard'), zeds: { 'zed-1': { x: 18, y: 12, facing: 0 } } });
    expect(g.zed('zed-1')).toMatchObject({ y: 13.5, door: 'd' });
    expect(again(g).zed('zed-1').y).toBeGreaterThan(16);
    g.done();
  });

  test('[BDZ-zmove-door-locked] one that stands at a locked door waits where it stands', () => {
    const at = { x: 17.3, y: 13.5, facing: 90, saw: [24, 17, 0] } as const;
    const waits = (z: object) => phase({ ...door('locked'), zeds: { 'zed-1': { ...at, ...z } } });
    expect(waits({}).zed('zed-1')).toMatchObject({ door: 'd', waits: 1 });
    const g = waits({ door: 'd', waits: 1 });
    expect(g.zed('zed-1')).toMatchObject({ x: 17.3, y: 13.5, door: 'd', waits: 0 });
  });

  test('[BDZ-zact-4] the post of a door that it goes at too much of a slant is a dead end', () => {
    const g = phase({
      ...door('standard'),
      zeds: { 'zed-1': { x: 17.211, y: 13.502, facing: 63, door: 'd' } },
      dice: [6],
    });
    expect(g.facts('faced').at(-1)?.facing).toBe(153);
    expect(g.zed('zed-1').y).toBeLessThan(13);
    g.done();
  });

  test('[BDZ-D-in-sight-zombies] it comes two inches into view, and after the test goes the rest of its way', () => {
    const g = phase({
      people: { a: { x: 8, y: 7, facing: 345 } },
      zeds: { 'zed-1': { x: 18, y: 7.5, saw: [18, 22, 0] } },
      dice: [6, 6],
    });
    expect(g.tests()).toEqual(['a in-sight 0 no-fire']);
    // It is seen after two inches and a quarter.
    expect(g.facts('walked').map((f) => f.cost)).toEqual([4.25, 1.75]);
  });

  test('[BDZ-D-in-sight-zombies] it comes into the sight of a second group in those two inches, or after the test: that group tests as well', () => {
    // a sees it from 9.7 inches up the table, b from 10.3 or from 12.8.
    const sees = (facing: number) =>
      phase({
        people: { a: { x: 8, y: 7, facing: 345 }, b: { x: 28, y: 7, facing, seat: 'player-2' } },
        zeds: { 'zed-1': { x: 18, y: 7.5, saw: [18, 22, 0] } },
        dice: [6, 6, 6, 6],
      });
    for (const facing of [18, 30]) {
      const g = sees(facing);
      expect(g.tests()).toEqual(['a in-sight 0 no-fire', 'b in-sight 0 no-fire']);
      expect(g.zed('zed-1').y).toBeCloseTo(13.5, 1);
      g.done();
    }
  });

  test('[BDZ-zmove-door-locked] a locked one costs it an activation more', () => {
    const g = phase(door('locked'));
    expect(again(g).zed('zed-1').y).toBeLessThan(14);
    expect(again(g).zed('zed-1').y).toBeGreaterThan(15);
  });
});

test('[BDZ-EX-zreact-in-sight] [BDZ-zreact-in-sight] [BDZ-D-in-sight-zombies] none for one that is placed in view; one test for those that walk into it', () => {
  const wall: Situation['map'] = {
    barriers: [
      {
        id: 'w',
        kind: 'high wall',
        path: [
          [10, 14],
          [18, 14],
        ],
      },
    ],
  };
  const billy = { x: 16, y: 18, facing: 180, has: ['ba-pistol'] as const };
  const placed = game({
    people: { billy },
    state: { noises: [{ x: 16, y: 18, level: 0, shots: 1 }] },
    dice: [6, 4],
  });
  placed.begin(drawnByNoise(placed.w)).end();
  expect(placed.tests()).toEqual([]);
  const g = phase({
    map: wall,
    people: { billy },
    zeds: {
      'zed-1': { x: 15, y: 10, facing: 90, saw: [22, 10, 0] },
      'zed-2': { x: 17, y: 9, facing: 90, saw: [24, 9, 0] },
    },
    dice: [5, 6],
  });
  expect(g.tests()).toEqual(['billy in-sight 0 no-fire']);
  expect(g.zed('zed-2').x).toBeCloseTo(23, 1);
});

test('[BDZ-EX-zact-order] [BDZ-zact-move] [BDZ-zact-charge] [BDZ-zact-melee] B moves, C charges, she fires and misses, then A and C fight', () => {
  const g = phase({
    people: { billy: { x: 5, y: 5 }, char: { x: 25, y: 20, facing: 0, rep: 4, has: ['pistol'] } },
    zeds: {
      'zed-1': { x: 5, y: 6 },
      'zed-2': { x: 25, y: 33, facing: 180 },
      'zed-3': { x: 24, y: 26, facing: 180 },
    },
    state: { melees: [{ who: 'billy', with: 'zed-1', rear: false }] },
    dice: [
      /* being charged */ 1, 2, /* fire */ 2, 3, /* billy: */ 6, 6, 6, 6, /* zed */ 6, /* char */ 1, 6, 6, 6,
      /* zed */ 6,
    ],
  });
  expect(g.zed('zed-2').y).toBeCloseTo(27, 1);
  expect(g.table.distance('zed-2', 'char')).toBeCloseTo(6, 0);
  expect(g.table.distance('zed-3', 'char')).toBeCloseTo(4, 0);
  expect(g.state.charges).toMatchObject([{ zed: 'zed-3', target: 'char' }]);
  g.step().answer('zed-3');
  expect(g.tests()).toEqual(['char being-charged 2 fire-and-melee']);
  expect(g.state.melees).toMatchObject([
    { who: 'billy', with: 'zed-1' },
    { who: 'char', with: 'zed-3' },
  ]);
  g.step();
  expect(g.facts('melee-round').map((f) => f.who)).toEqual(['billy', 'char']);
  expect(g.facts('zed-down')).toMatchObject([{ zed: 'zed-3' }]);
  g.done();
});

test('[BDZ-zact-charge] [BDZ-react-charged] the 4 inches are inches on the table, whatever the ground makes of them', () => {
  const off = (map: Situation['map'], y: number) => {
    const g = phase(
      { map: map ?? {}, people: { a: { y: 18, facing: 0 } }, zeds: { 'zed-1': { y, facing: 180 } } },
      1,
    );
    expect(g.state.charges).toHaveLength(1);
    return g;
  };
  const indoors = off({ buildings: [{ id: 'h', name: 'h', rect: [4, 4, 32, 32], levels: 1 }] }, 22.9);
  expect(indoors.facts('walked')).toEqual([]);
  // Half an inch of the last four is wood: it has gone half an inch, and still comes into contact.
  const wood: Situation['map'] = { areas: [{ id: 'w', kind: 'woods', rect: [2, 20.5, 34, 21] }] };
  const g = off(wood, 23.5);
  expect(g.table.distance('zed-1', 'a')).toBeCloseTo(4, 2);
  expect(g.facts('walked')[0]?.cost).toBeCloseTo(0.5, 2);
});

test('[BDZ-react-charged-retire] [BDZ-zmove-rate] a zombie goes on to the spot that the charged human has left, and no farther than its 6 inches', () => {
  const from = (y: number) => {
    const g = phase(
      {
        map: {
          barriers: [
            {
              id: 'w',
              kind: 'low wall',
              path: [
                [10, 8],
                [26, 8],
              ],
            },
          ],
        },
        people: { a: { x: 18, y: 18, facing: 0, has: ['pistol'] } },
        zeds: { 'zed-1': { x: 18, y, facing: 180 } },
        dice: [5, 6],
      },
      2,
    );
    expect(g.tests()).toEqual(['a being-charged 0 retire']);
    expect(g.person('a').y).toBeLessThan(10);
    g.done();
    return g.zed('zed-1');
  };
  expect(from(24)).toMatchObject({ x: 18, y: 18 });
  expect(from(24.8)).toMatchObject({ x: 18, y: 18.8 });
  // Already 4 inches off, the zombie has used none of its move.
  expect(from(22)).toMatchObject({ x: 18, y: 18 });
});

test('[BDZ-zreact-charged-rear] [BDZ-melee-rear] charged from behind there is no test, and two dice less', () => {
  const g = phase(
    {
      people: { a: { x: 18, y: 18, facing: 0, rep: 4, has: ['pistol'] } },
      zeds: { 'zed-1': { x: 18, y: 13 } },
      dice: [6, 6, 6],
    },
    2,
  );
  expect(g.tests()).toEqual([]);
  expect(g.state.melees).toEqual([{ who: 'a', with: 'zed-1', rear: true }]);
  g.step().done();
});

test('[BDZ-EX-zmelee] [BDZ-melee-many] [BDZ-zmelee-dice] [BDZ-melee-result] [BDZ-zshoot-oof] three dice on A, two on B: A is dead, B evenly matched', () => {
  const g = game({
    people: { billy: { rep: 5, star: true } },
    zeds: { 'zed-1': { x: 19 }, 'zed-2': { x: 17 } },
    state: {
      melees: [
        { who: 'billy', with: 'zed-1', rear: false },
        { who: 'billy', with: 'zed-2', rear: false },
      ],
    },
    dice: [1, 4, 5, /* A */ 5, /* on B */ 5, 6, /* B */ 4],
  });
  g.begin(fight(g.w, g.state.melees));
  expect(g.question()).toBe('player-1 melee-dice BDZ-melee-many');
  g.answer(3).end();
  expect(g.state.zeds.map((z) => z.id)).toEqual(['zed-2']);
  expect(g.state.melees).toMatchObject([{ who: 'billy', with: 'zed-2' }]);
  g.done();
});

test('[BDZ-melee-many] [BDZ-zmelee-dice] a zombie with two opponents has its die for the first of them', () => {
  const g = game({
    people: { a: { x: 17 }, b: { x: 19 } },
    zeds: { 'zed-1': {} },
    state: {
      melees: [
        { who: 'a', with: 'zed-1', rear: false },
        { who: 'b', with: 'zed-1', rear: false },
      ],
    },
    dice: [6, 6, 6, 6, /* zed */ 6, /* b */ 6, 6, 6, 6],
  });
  g.begin(fight(g.w, g.state.melees)).end();
  expect(g.facts('melee-round')).toHaveLength(2);
  g.done();
});

test('[BDZ-EX-melee] [BDZ-melee-dice] [BDZ-melee-impact] [BDZ-melee-rolling] axe against pipe: only the last roll counts', () => {
  const g = game({
    people: {
      billy: { rep: 5, melee: 'two-handed' },
      carlos: { seat: 'player-2', x: 19, melee: 'improvised-one-handed' },
    },
    state: { melees: [{ who: 'billy', with: 'carlos', rear: false }] },
    dice: [1, 2, 3, 4, 6, 6, /**/ 1, 4, 4, 6, /**/ 1, 2, 6, /**/ 1, /**/ 1, 3, /**/ 5],
  });
  g.begin(fight(g.w, g.state.melees)).end();
  expect(g.facts('melee-round')).toMatchObject([{ own: 2, other: 0, rolls: 3 }]);
  expect(g.person('carlos').status).toBe('dead');
  g.done();
});

test('[BDZ-EX-dice-successes] [BDZ-dice-successes] [BDZ-EX-dice-how-many] Rep 4 rolls four dice: three successes', () => {
  const g = game({
    people: { a: {} },
    zeds: { 'zed-1': { x: 19 } },
    state: { melees: [{ who: 'a', with: 'zed-1', rear: false }] },
    dice: [1, 3, 3, 4, 6],
  });
  g.begin(fight(g.w, g.state.melees)).end();
  expect(g.facts('melee-round')).toMatchObject([{ own: 3, other: 0 }]);
});

test('[BDZ-EX-break-off] [BDZ-melee-break] Char moves off; Carlos passes one and snap fires', () => {
  const g = game({
    people: {
      char: { x: 18, y: 18 },
      carlos: { seat: 'player-2', x: 18, y: 19, facing: 180, has: ['pistol'] },
    },
    state: { melees: [{ who: 'char', with: 'carlos', rear: false }] },
    active: ['char'],
    dice: [4, 6, 1, 2, 6, 6],
  });
  g.step().answer('break char').answer([18, 12]);
  expect(g.tests()).toEqual(['carlos in-sight 1 snap-fire', 'char received-fire 0 retire']);
  expect(g.state.melees).toEqual([]);
});

test('[BDZ-melee-break] an inch away from each that it fought, where it comes to, or it stays in the melee', () => {
  const breaks = (to: readonly [number, number], zeds: NonNullable<Situation['zeds']> = {}) => {
    const g = game({
      people: { char: { x: 18, y: 18 } },
      zeds: { 'zed-1': { x: 18, y: 19 }, ...zeds },
      state: {
        melees: ['zed-1', ...Object.keys(zeds)].map((zed) => ({ who: 'char', with: zed, rear: false })),
      },
      active: ['char'],
    });
    g.step()
      .answer('break char')
      .answer([...to])
      .end();
    return g.state.melees.length;
  };
  expect(breaks([18, 17])).toBe(0);
  // Moving round the zombie leaves the figure beside it.
  expect(breaks([16.8, 19])).toBe(1);
  expect(breaks([18, 16], { 'zed-2': { x: 18.9, y: 16.6 } })).toBe(2);
});

test('[BDZ-EX-zed-or-no-zed] [BDZ-react-zed] [BDZ-react-zed-result] doubles: she knows it, it charges, and she is tested', () => {
  const g = game({
    people: { dez: { knowsZeds: false } },
    zeds: { 'zed-1': { y: 21, facing: 180 } },
    dice: [3, 3, /* being charged */ 5, 3, /* melee */ 6, 6, 6, 6, 6],
  });
  g.begin(meetZeds(g.w)).end();
  expect(g.tests()).toEqual(['dez zed-or-no-zed 2 zombie-charges', 'dez being-charged 1 melee']);
  expect(g.person('dez').knowsZeds).toBe(true);
  expect(g.state.melees).toMatchObject([{ who: 'dez', with: 'zed-1' }]);
  g.done();
});

test('[BDZ-react-zed] whoever is locked in melee takes no test for a zombie that is near', () => {
  const tests = (melees: NonNullable<Situation['state']>['melees']) => {
    const g = game({
      people: { dez: { knowsZeds: false }, foe: { seat: 'player-2', x: 19 } },
      zeds: { 'zed-1': { y: 20.9, facing: 180 } },
      state: { melees: melees ?? [] },
      dice: [1, 2],
    });
    g.begin(meetZeds(g.w)).end();
    return g.tests();
  };
  expect(tests([])).toEqual(['dez zed-or-no-zed 2 carry-on']);
  expect(tests([{ who: 'dez', with: 'foe', rear: false }])).toEqual([]);
});

test('[BDZ-D-zed-melee] [BDZ-react-charged] she is tested as well where she is active, her active friends are not', () => {
  const g = game({
    people: { dez: { knowsZeds: false }, char: { x: 20 } },
    zeds: { 'zed-1': { y: 21, facing: 180 } },
    active: ['dez', 'char'],
    dice: [4, 5, /* Leader Die */ 6, /* being charged */ 5, 3, /* melee */ 6, 6, 6, 6, 6],
  });
  g.begin(meetZeds(g.w)).end();
  expect(g.tests()).toEqual(['dez zed-or-no-zed 1 zombie-charges', 'dez being-charged 1 melee']);
  g.done();
});

test('[BDZ-D-zed-melee] with none passed there is no test, and the zombie rolls three dice once', () => {
  const g = game({
    people: { dez: { knowsZeds: false } },
    zeds: { 'zed-1': { y: 21, facing: 180 } },
    dice: [5, 6, /* she */ 6, 6, 6, 6, /* zed */ 6, 6, 6],
  });
  g.begin(meetZeds(g.w)).end();
  expect(g.facts('melee-round')).toHaveLength(1);
  g.done();
});

const FEAST: Situation = {
  people: {
    body: { x: 18, y: 22, status: 'out', prone: true },
    dez: { x: 18, y: 18, facing: 0, knowsFeasts: false },
  },
  zeds: { 'zed-1': { x: 18, y: 21, facing: 0, feast: 'body' } },
  state: { feasts: [{ body: 'body', left: 2, seenBy: [] }] },
};

test('[BDZ-EX-see-the-feast] [BDZ-EX-sanity] [BDZ-react-feast] [BDZ-react-sanity] 5 and 3: she ducks back; 3 and 4: stunned', () => {
  const g = game({ ...FEAST, dice: [5, 3, 3, 4] });
  g.begin(seeFeasts(g.w)).end();
  expect(g.tests()).toEqual(['dez see-the-feast 1 duck-back-and-sanity', 'dez sanity 2 stunned']);
  expect(g.facts('went-low')).toHaveLength(1);
  expect(g.person('dez').status).toBe('stunned');
  g.begin(seeFeasts(g.w)).end();
  g.done();
});

test('[BDZ-react-feast] at six inches it is seen, and no farther off', () => {
  const sees = (y: number) => {
    const zeds = { 'zed-1': { x: 18, y, facing: 0, feast: 'body' } };
    const g = game({ ...FEAST, zeds, dice: [1, 2] });
    return g.begin(seeFeasts(g.w)).end().tests().length;
  };
  // From edge to edge it is an inch less than between the middles.
  expect([sees(25), sees(25.001)]).toEqual([1, 0]);
});

test('[BDZ-react-feast] [BDZ-act-stay-fire] whoever turns towards a feast sees it', () => {
  const turned = (to: number) => {
    const people = { ...FEAST.people, dez: { ...FEAST.people?.dez, facing: 180 } };
    const g = game({ ...FEAST, people, active: ['dez'], dice: [1, 2] });
    return g.step().answer('face dez', to).end().tests();
  };
  expect([turned(170), turned(0)]).toEqual([[], ['dez see-the-feast 2 never-again']]);
});

test('[BDZ-D-sanity-never] [BDZ-react-feast] none passed: it runs, and may never rally; two: never again', () => {
  const lost = game({ ...FEAST, dice: [5, 6, 5, 6] });
  lost.begin(seeFeasts(lost.w)).end();
  expect(lost.person('dez')).toMatchObject({ status: 'hunkered', neverRallies: true });
  const hard = game({ ...FEAST, dice: [1, 2] });
  hard.begin(seeFeasts(hard.w)).end();
  expect(hard.person('dez')).toMatchObject({ status: 'carry-on', knowsFeasts: true });
});

test('[BDZ-zed-feast] [BDZ-zed-feast-length] [BDZ-D-feast-priority] [BDZ-D-feast-length-rest] to the body before the living, for as many turns as the die says', () => {
  const g = phase({
    people: { body: { x: 18, y: 15, status: 'stunned', prone: true }, a: { x: 20, y: 30, facing: 0 } },
    zeds: { 'zed-1': { x: 18, y: 10 } },
    dice: [2],
  });
  expect(g.state.feasts).toMatchObject([{ body: 'body', left: 2 }]);
  expect(g.zed('zed-1').feast).toBe('body');
  g.begin(feastsGoOn(g.w));
  expect(g.person('body').status).toBe('stunned');
  g.begin(feastsGoOn(g.w));
  expect(g.person('body').status).toBe('dead');
  expect(g.zed('zed-1').feast).toBe('');
});

test('[BDZ-zed-feast-length] a feast that is over goes on no more', () => {
  const g = game({ ...FEAST, state: { feasts: [{ body: 'body', left: 0, seenBy: [] }] } });
  g.begin(feastsGoOn(g.w)).end();
  expect(g.w.facts).toEqual([]);
});

test('[BDZ-D-feast-length-rest] where nobody feasts any more the living are saved', () => {
  const g = game({ ...FEAST, zeds: {} });
  g.begin(feastsGoOn(g.w));
  expect(g.state.feasts).toEqual([]);
  expect(g.person('body').status).toBe('out');
});

test('[BDZ-D-cheat-zombie] [BDZ-zed-feast] a Star may cheat death when a feast on it comes to its end', () => {
  const eaten = () => {
    const g = game({
      people: { star: { star: true, rep: 5, status: 'out', prone: true } },
      zeds: { 'zed-1': { x: 18, y: 19, feast: 'star' } },
      state: { feasts: [{ body: 'star', left: 1, seenBy: [] }] },
    });
    return g.begin(feastsGoOn(g.w));
  };
  expect(eaten().question()).toBe('player-1 cheat-death BDZ-star-cheat');
  expect(eaten().asked().values?.killer).toEqual(word('killer.feast'));
  const gone = eaten().answer(true);
  expect(gone.person('star')).toMatchObject({ status: 'cheated', rep: 4, bitten: true });
  expect([gone.state.feasts, gone.zed('zed-1').feast]).toEqual([[], '']);
  expect(eaten().answer(false).person('star').status).toBe('dead');
});
