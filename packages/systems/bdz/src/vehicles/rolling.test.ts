import { Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VEHICLES } from '../kinds.js';
import { overlaps, thingsOn } from '../table/bodies.js';
import { type Game, game } from '../testing/game.js';
import { MEETS } from './reacting.js';
import { advances, groundNow, makesRoom, rolls, stepsAside } from './rolling.js';

const WALLS = [
  {
    id: 'wall',
    kind: 'high wall',
    path: [
      [8, 30],
      [20, 30],
    ] as [number, number][],
  },
  {
    id: 'hedge',
    kind: 'hedge',
    path: [
      [22, 26],
      [34, 28],
    ] as [number, number][],
  },
  {
    id: 'fence',
    kind: 'low wall',
    path: [
      [30, 8],
      [30, 16],
    ] as [number, number][],
  },
];
const HOUSE = { id: 'h', name: 'h', rect: [4, 10, 12, 18] as [number, number, number, number], levels: 1 };

const spot = fc.integer({ min: 3000, max: 33_000 }).map((n) => n / 1000);
const body = fc.record({
  kind: fc.constantFrom(...VEHICLES),
  x: spot,
  y: spot,
  facing: fc.integer({ min: 0, max: 359 }),
  speed: fc.constantFrom(0, 6, 12, 24),
});
const figure = fc.record({ x: spot, y: spot });

/** Pairs that overlap but must not: vehicles and walls, or a vehicle and somebody. */
function tangled(g: Game): string[] {
  return g.state.vehicles
    .filter((v) => v.x >= 0)
    .flatMap((v) =>
      thingsOn(g.state, groundNow(g.w), v.id, v.kind === 'motorcycle')
        .filter((t) => overlaps(v, t))
        .map((t) => `${v.id} ${t.id}`),
    );
}

/** Answers every question with its first option. */
function answered(g: Game): Game {
  for (let ask = g.asks()[0]; ask; ask = g.asks()[0]) {
    const [first] = ask.space.list(1);
    g.answer(ask.space.value(first));
  }
  return g;
}

test('[BDZ-D-c82] [BDZ-D-c83] [BDZ-veh-obstacle] whatever a vehicle drives into, it comes to an end, and nothing stands in anything', () => {
  fc.assert(
    fc.property(
      fc.array(body, { minLength: 1, maxLength: 4 }),
      fc.array(figure, { maxLength: 5 }),
      fc.nat(),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      (bodies, figures, seed, inches, driven) => {
        const random = new Sfc32(String(seed));
        const dice = Array.from({ length: 600 }, () => 1 + random.below(6));
        const ids = ['a', 'b', 'c', 'd'];
        const g = game({
          map: { barriers: WALLS, buildings: [HOUSE] },
          vehicles: Object.fromEntries(bodies.map((v, i) => [ids[i], v])),
          people: {
            ...(driven && { billy: { aboard: 'a', sits: 'wheel' as const } }),
            foe: {
              seat: 'player-2',
              aboard: bodies.length > 1 ? 'b' : '',
              sits: 'wheel',
              x: 1,
              y: 1,
              has: ['pistol'],
            },
            ...Object.fromEntries(
              figures
                .slice(0, 2)
                .map((f, i) => [
                  `p${i}`,
                  { ...f, seat: i === 0 ? 'player-1' : 'player-2', has: ['pistol' as const] },
                ]),
            ),
          },
          zeds: Object.fromEntries(figures.slice(2).map((f, i) => [`zed-${i + 1}`, f])),
          dice,
        });
        if (tangled(g).length > 0) return;
        answered(g.begin(rolls(g.w, 'a', inches, 'BDZ-D-c84', MEETS)));
        expect(tangled(g)).toEqual([]);
      },
    ),
    { numRuns: 1000 },
  );
});

test('[BDZ-veh-move-normal] a vehicle that goes no inch is not told to have driven', () => {
  const g = game({ vehicles: { car: { x: 18, y: 10 } } });
  advances(g.w, 'car', 0, 'BDZ-veh-move-normal');
  expect(g.w.facts).toEqual([]);
});

test('[BDZ-D-c83] [BDZ-D-c84] under a vehicle with its middle on the edge of the table nobody is left lying', () => {
  const g = game({ vehicles: { car: { x: 0, y: 10 } }, people: { p: { x: 0.6, y: 10, prone: true } } });
  makesRoom(g.w, 'car');
  expect(g.facts('dodged')).toHaveLength(1);
});

describe('stepping aside', () => {
  const aside = (x: number, y: number, car: object) => {
    const g = game({ vehicles: { car: { x: 18, y: 10, ...car } }, people: { p: { x, y } } });
    return stepsAside(g.w, 'car', 'p', false) ? [g.person('p').x, g.person('p').y] : [];
  };

  test('[BDZ-D-c83] whoever stands on the middle of the lane steps to the left, others to the nearer side', () => {
    expect(aside(18, 18, {})).toEqual([16.745, 18]);
    expect(aside(18.1, 18, {})).toEqual([19.255, 18]);
  });

  test('[BDZ-D-c83] a base has room right up to the edges of the table', () => {
    // Half of the width, a base and the gap between them are 1.755 inches.
    for (const [at, car, to] of [
      [[18, 1.7], { y: 1.755, facing: 90 }, [18, 0.5]],
      [[1.7, 18], { x: 1.755 }, [0.5, 18]],
      [[34.3, 18], { x: 34.245 }, [35.5, 18]],
      [[18, 34.3], { y: 34.245, facing: 90 }, [18, 35.5]],
    ] as const)
      expect(aside(at[0], at[1], car)).toEqual(to);
    expect(aside(18, 1.7, { y: 1.75, facing: 90 })[1]).toBeGreaterThan(2);
  });
});
