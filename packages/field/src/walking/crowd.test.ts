import { Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cover, nearestCover } from '../cover/cover.js';
import { Field } from '../field.js';
import { Figures } from '../figures/figures.js';
import type { At } from '../figures/near.js';
import { ground } from '../ground/ground.js';
import { readMap } from '../ground/reading.js';
import type { StepRules } from '../rules.js';
import { isSeen } from '../sight/sight.js';
import { type Footing, footing, HIGH, Plain, WIDE } from '../testing/footing.js';
import { Ways } from '../ways/ways.js';
import { placesNear, placesRound } from './crowd.js';
import { away, slide, straight } from './push.js';
import { walk } from './walk.js';

const RULES: StepRules = {
  name: 'zed',
  pieces: {
    wall: 'bars',
    'thin-wall': 'bars',
    vehicle: 'bars',
    'barrier:wall': 'bars',
    'barrier:wire': 'bars',
  },
  closedDoor: 'bars',
  links: { stairs: 5 },
};

function field(map: object = {}): Field {
  const g = ground(readMap({ format: 'shambles-map/1', title: 't', unit: 'cm', size: [40, 30], ...map }));
  const sight = {
    pieces: { wall: 'blocks', 'barrier:wall': 'blocks', vehicle: 'blocks', door: 'blocks' },
  } as const;
  return new Field(g, new Figures(g.width, g.height, 4000), { ...sight, overLow: 0 });
}

const put = (on: Field, id: string, x: number, y: number, r = 1, level = 0) =>
  on.figures.put({ id, x, y, level, r, facing: 0 });

/** Overlaps of more than 2 thousandths among all figures. */
function overlaps(f: Figures): string[] {
  const found: string[] = [];
  for (let i = 0; i < f.count; i++)
    for (let j = 0; j < i; j++) {
      if (f.level[i] !== f.level[j]) continue;
      const dx = (f.x[i] as number) - (f.x[j] as number);
      const dy = (f.y[i] as number) - (f.y[j] as number);
      const least = (f.r[i] as number) + (f.r[j] as number) - 2;
      if (dx * dx + dy * dy < least * least) found.push(`${f.ids[i]} ${f.ids[j]}`);
    }
  return found;
}

const seeds = fc.nat(1_000_000).map((n) => `crowd ${n}`);

/** A random small table with figures that overlap nothing. */
function crowded(seed: string, count: number): { on: Footing; plain: Plain; figures: Figures; ways: Ways } {
  const on = footing(seed);
  const plain = new Plain(on);
  const figures = new Figures(on.ground.width, on.ground.height, 2000);
  const random = new Sfc32(seed);
  for (let i = 0; i < 300 && figures.count < count; i++) {
    const [x, y] = [random.below(WIDE * 1000), random.below(HIGH * 1000)];
    if (!plain.standing(x, y)) continue;
    const id = `z${figures.count}`;
    figures.put({ id, x: x / 1000, y: y / 1000, level: 0, r: on.r, facing: 0 });
    if (overlaps(figures).length > 0) figures.remove(id);
  }
  const ways = new Ways(on.ground, figures, on.rules, on.r, (id) => on.open.has(id));
  return { on, plain, figures, ways };
}

describe('going straight', () => {
  it('ends where it is spent, or in contact with what stops it, and says what that is', () => {
    const on = field({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [30, 0],
            [30, 30],
          ],
        },
      ],
      buildings: [{ id: 'h', name: 'H', rect: [2, 2, 12, 12], levels: 1 }],
    });
    const ways = on.ways(RULES, 1);
    expect(straight(ways, on.figures, [20, 15, 0], [1, 0], 5)).toEqual({ x: 25, y: 15, level: 0, moved: 5 });
    const hit = straight(ways, on.figures, [20, 15, 0], [1, 0], 50);
    expect(hit).toMatchObject({ stopped: { by: 'piece', kind: 'barrier:wall', id: 'w' } });
    expect(hit.x).toBeCloseTo(29, 2);
    const far = straight(ways, on.figures, [20, 15, 0], [0, 1], 50);
    expect(far).toMatchObject({ stopped: { kind: 'border' } });
    expect(far.y).toBeCloseTo(29, 2);
    put(on, 'a', 24, 15);
    const base = straight(ways, on.figures, [20, 15, 0], [1, 0], 50);
    expect(base).toMatchObject({ x: 22, stopped: { by: 'figure', figure: 0 } });
    const roof = straight(ways, on.figures, [7, 7, 1], [1, 0], 50);
    expect(roof).toMatchObject({ level: 1, stopped: { kind: 'edge', id: 'h' } });
    expect(roof.x).toBeCloseTo(11, 2);
  });

  it('goes away from a point, and from the point itself nowhere', () => {
    const on = field();
    const ways = on.ways(RULES, 1);
    const pushed = away(ways, on.figures, [20, 15, 0], [17, 11], 5);
    expect(pushed).toEqual({ x: 23, y: 19, level: 0, moved: 5 });
    expect(away(ways, on.figures, [20, 15, 0], [20, 15], 5).moved).toBe(0);
  });

  it('leaves whoever it touches, and never overlaps anything', () => {
    fc.assert(
      fc.property(seeds, fc.nat(359), fc.integer({ min: 1, max: 9000 }), (seed, bearing, d) => {
        const { plain, figures, ways } = crowded(seed, 8);
        const random = new Sfc32(`${seed} ${bearing}`);
        for (let i = 0; i < figures.count; i++) {
          const me = figures.figure(i);
          const to: [number, number] = [random.below(2001) - 1000, random.below(2001) - 1000];
          const others = (k: number) => k !== i;
          const pushed =
            random.below(2) === 0
              ? straight(ways, figures, [me.x, me.y, 0], to, d / 1000, others)
              : slide(
                  ways,
                  figures,
                  [me.x, me.y, 0],
                  [random.below(WIDE), random.below(HIGH)],
                  d / 1000,
                  others,
                );
          expect(pushed.moved * 1000).toBeLessThanOrEqual(d + 2);
          figures.put({ ...me, x: pushed.x, y: pushed.y });
          expect(plain.free(Math.round(pushed.x * 1000), Math.round(pushed.y * 1000))).toBe(true);
          expect(overlaps(figures)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('slides along a wall towards what it makes for', () => {
    const on = field({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [20, 5],
            [20, 20],
          ],
        },
      ],
    });
    const ways = on.ways(RULES, 1);
    const s = slide(ways, on.figures, [15, 10, 0], [25, 14], 12);
    expect(s.x).toBeCloseTo(19, 2);
    expect(s.y).toBeCloseTo(14, 1);
    const past = slide(ways, on.figures, [15, 15, 0], [21, 25], 20);
    expect(past).toMatchObject({ x: 21, y: 25 });
  });
});

describe('a crowd', () => {
  it('of six stands round one, and no seventh', () => {
    for (const [x, y] of [
      [20, 15],
      [20.123, 15.457],
      [11.999, 14.001],
    ] as const) {
      const on = field();
      const ways = on.ways(RULES, 1);
      const prey = put(on, 'prey', x, y);
      for (let i = 0; i < 6; i++) {
        const [place] = placesRound(ways, on.figures, prey, [3, 4 + i]);
        expect(place, `place ${i}`).toBeDefined();
        put(on, `z${i}`, ...((place as At).slice(0, 2) as [number, number]));
      }
      expect(overlaps(on.figures)).toEqual([]);
      expect(placesRound(ways, on.figures, prey, [3, 4])).toEqual([]);
    }
  });

  it('finds places nearest first, on one side of a wall only', () => {
    const on = field({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [10, 0],
            [10, 30],
          ],
        },
      ],
    });
    const ways = on.ways(RULES, 1);
    const prey = put(on, 'prey', 11, 15);
    const places = placesRound(ways, on.figures, prey, [2, 15]);
    expect(places.length).toBeGreaterThan(10);
    expect(places.every(([x]) => x >= 10.998)).toBe(true);
    const far = places.map(([x, y]) => Math.round(1e6 * ((x - 2) ** 2 + (y - 15) ** 2)));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
  });

  it('of twenty comes out round a hideout, on its side of the walls', () => {
    const on = field({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [15, 5],
            [15, 25],
          ],
        },
        {
          id: 'v',
          kind: 'wall',
          path: [
            [15, 12],
            [25, 12],
          ],
        },
      ],
    });
    const ways = on.ways(RULES, 1);
    for (const spot of [
      [16, 13, 0],
      [15.5, 12.5, 0],
      [15, 12, 0],
    ] as const) {
      on.figures.sync([]);
      const places = placesNear(ways, on.figures, spot, 20);
      expect(places).toHaveLength(20);
      for (const [i, [x, y, l]] of places.entries()) put(on, `z${i}`, x, y, 1, l);
      expect(overlaps(on.figures)).toEqual([]);
      if (spot[0] > 15)
        for (const [x, y] of places.slice(0, 12)) expect(x >= 15.998 && y >= 12.998, `${x} ${y}`).toBe(true);
      expect(placesNear(ways, on.figures, spot, 20).length).toBe(20);
    }
    expect(
      placesNear(ways, on.figures, [30, 20, 0], 20, 4).every(([x, y]) => (x - 30) ** 2 + (y - 20) ** 2 <= 16),
    ).toBe(true);
  });

  it('walks among its own, and never overlaps', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 500, max: 9000 }), (seed, most) => {
        const { plain, figures, ways } = crowded(seed, 14);
        if (figures.count < 2) return;
        const prey = figures.figure(0);
        const chase = ways.to(prey.x, prey.y, 0, { contact: prey.r });
        for (let i = 1; i < figures.count; i++) {
          const me = figures.figure(i);
          const route = chase.route(me.x, me.y, 0);
          if (!route) continue;
          const end = walk(ways, figures, i, route, most / 1000, () => true);
          expect(end.cost * 1000).toBeLessThanOrEqual(most + 1e-6);
          figures.put({ ...me, x: end.x, y: end.y });
          expect(overlaps(figures)).toEqual([]);
          const at = [Math.round(end.x * 1000), Math.round(end.y * 1000)] as const;
          expect(plain.standing(...at) || (end.x === me.x && end.y === me.y)).toBe(true);
          // The route walked is a real way: no leg is barred or passes through anybody.
          end.route.points.forEach(([x, y], k) => {
            const before = end.route.points[k - 1];
            if (!before) return;
            const leg = [before[0], before[1], x, y].map((v) => Math.round(v * 1000));
            expect(plain.clear(...(leg as [number, number, number, number]))).toBe(true);
          });
          if (end.arrived) {
            const gap = Math.sqrt((end.x - prey.x) ** 2 + (end.y - prey.y) ** 2) - prey.r - me.r;
            expect(gap).toBeLessThan(0.01);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('steps round one that stands in the way', () => {
    const on = field();
    const ways = on.ways(RULES, 1);
    const me = put(on, 'me', 10, 15);
    put(on, 'other', 15, 15);
    const route = ways.to(25, 15, 0).route(10, 15, 0);
    const end = walk(ways, on.figures, me, route as never, 20, () => true);
    expect(end).toMatchObject({ x: 25, y: 15, arrived: true });
    expect(end.cost).toBeLessThan(16.6);
    for (let i = 0; i < 9; i++) put(on, `wall${i}`, 15, 7 + 2 * i);
    const held = walk(ways, on.figures, me, route as never, 20, () => true);
    expect(held.arrived).toBe(false);
    expect(held.by).toBeDefined();
  });
});

describe('cover', () => {
  it('is the nearest place out of sight, or where one stands', () => {
    const on = field({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [20, 10],
            [20, 20],
          ],
        },
      ],
    });
    const ways = on.ways(RULES, 1);
    const me = put(on, 'me', 14, 22);
    const it = put(on, 'it', 5, 15);
    const hidden = nearestCover(on, ways, me, [it], { within: 15 });
    expect(hidden).toBeDefined();
    const [x, y] = (hidden as Cover).at;
    expect(isSeen(on.sight.lookAt(5000, 15_000, 0, x * 1000, y * 1000, 0, 1000, it, me))).toBe(false);
    expect(hidden?.cost).toBeLessThan(9);
    expect(nearestCover(on, ways, me, [it], { within: 3 })).toBeUndefined();
    expect(nearestCover(on, ways, me, [], { within: 3 })).toEqual({ at: [14, 22, 0], cost: 0 });
    const direct = nearestCover(on, ways, me, [it], { within: 15, how: 'straight' });
    expect(direct?.cost).toBeGreaterThanOrEqual((hidden?.cost ?? 0) - 0.3);
  });

  it('is hardly farther than the best of a fine grid', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { on, plain, figures, ways } = crowded(seed, 3);
        if (figures.count < 3) return;
        const sight = {
          pieces: { wall: 'blocks', 'barrier:wall': 'blocks', vehicle: 'blocks' },
          overLow: 0,
        } as const;
        const table = new Field(on.ground, figures, sight);
        const cover = nearestCover(table, ways, 0, [1, 2], { within: 5 });
        const me = figures.figure(0);
        const reach = ways.from(me.x, me.y, 0, { most: 5, self: 0 });
        let best = Infinity;
        let places = 0;
        for (let x = 0; x <= WIDE * 1000; x += 200)
          for (let y = 0; y <= HIGH * 1000; y += 200) {
            if ((x - me.x * 1000) ** 2 + (y - me.y * 1000) ** 2 > 25e6 || !plain.standing(x, y)) continue;
            const seen = [1, 2].some((v) =>
              isSeen(
                table.sight.lookAt(
                  figures.x[v] as number,
                  figures.y[v] as number,
                  0,
                  x,
                  y,
                  0,
                  figures.r[0] as number,
                  v,
                  0,
                ),
              ),
            );
            const cost = seen ? Infinity : reach.cost(x / 1000, y / 1000, 0);
            if (cost < Infinity) places++;
            best = Math.min(best, cost);
          }
        if (!cover) {
          // A nook may be overlooked.
          expect(places).toBeLessThan(4);
          return;
        }
        expect(reach.cost(...cover.at)).toBeLessThanOrEqual(cover.cost + 0.001);
        expect(cover.cost).toBeLessThanOrEqual(best + on.r);
      }),
      { numRuns: 25 },
    );
  });
});
