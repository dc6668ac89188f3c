import { Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Figures } from '../figures/figures.js';
import type { At } from '../figures/near.js';
import { ground } from '../ground/ground.js';
import { readMap } from '../ground/reading.js';
import type { StepRules } from '../rules.js';
import { type Footing, footing, HIGH, overGrid, Plain, WIDE } from '../testing/footing.js';
import { Ways } from './ways.js';

function waysOn(on: Footing, figures = new Figures(on.ground.width, on.ground.height, 2000)): Ways {
  return new Ways(on.ground, figures, on.rules, on.r, (id) => on.open.has(id));
}

/** Random spots where a base may be. */
function spots(plain: Plain, seed: string, count: number): [number, number][] {
  const random = new Sfc32(seed);
  const found: [number, number][] = [];
  for (let i = 0; i < 400 && found.length < count; i++) {
    const half = random.below(2) === 0;
    const x = half ? random.below(2 * WIDE + 1) * 500 : random.below(WIDE * 1000);
    const y = half ? random.below(2 * HIGH + 1) * 500 : random.below(HIGH * 1000);
    if (plain.free(x, y)) found.push([x, y]);
  }
  return found;
}

const inGrains = ([x, y]: At): [number, number] => [Math.round(x * 1000), Math.round(y * 1000)];

const seeds = fc.nat(1_000_000).map((n) => `walk ${n}`);

describe('free space', () => {
  it('is what the literal rule says, for standing and for passing', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), fc.boolean(), (seed, priced, levels) => {
        const on = footing(seed, { priced, levels });
        const ways = waysOn(on);
        const random = new Sfc32(seed);
        for (const level of levels ? [0, 1, 2] : [0]) {
          const plain = new Plain(on, level);
          for (let i = 0; i < 150; i++) {
            const x = random.below(WIDE * 1000 + 400) - 200;
            const y = random.below(HIGH * 1000 + 400) - 200;
            const qx = x + random.below(6000) - 3000;
            const qy = y + random.below(6000) - 3000;
            const room = ways.graph.room(level);
            expect(ways.free(x / 1000, y / 1000, level)).toBe(room !== undefined && plain.free(x, y));
            expect(ways.standing(x / 1000, y / 1000, level)).toBe(room !== undefined && plain.standing(x, y));
            if (!room || !plain.free(x, y) || !plain.free(qx, qy)) continue;
            if (level === 0) expect(room.clear(x, y, qx, qy)).toBe(plain.clear(x, y, qx, qy));
            else if (room.clear(x, y, qx, qy)) expect(plain.clear(x, y, qx, qy)).toBe(true);
            if (room.plain) continue;
            const leg = plain.price(x, y, qx, qy);
            if (!priced && leg.sure) expect(room.price(x, y, qx, qy)).toBeCloseTo(leg.cost, 6);
            expect(room.price(x, y, qx, qy)).toBe(room.price(qx, qy, x, y));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('ways', () => {
  it('go nowhere that is barred, cost what they say, and hardly more than a fine grid finds', () => {
    let reached = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const on = footing(seed);
        const plain = new Plain(on);
        const ways = waysOn(on);
        const [from] = spots(plain, seed, 1);
        if (!from) return;
        const [x, y] = from;
        const reach = ways.from(x / 1000, y / 1000, 0);
        const grid = overGrid(plain, x, y, 250);
        for (let k = 0; k < grid.cost.length; k += 7) {
          const [qx, qy] = grid.at(k);
          const route = reach.route(qx / 1000, qy / 1000, 0);
          const wanted = grid.cost[k] as number;
          if (wanted < Infinity) {
            expect(route, `${seed}: a way to ${qx}, ${qy} like the grid's of ${wanted}`).toBeDefined();
            reached++;
          }
          if (!route) continue;
          const straight = Math.sqrt((qx - x) ** 2 + (qy - y) ** 2);
          expect(route.length * 1000).toBeGreaterThanOrEqual(straight - 1e-6);
          expect(route.cost * 1000, `${seed}: to ${qx}, ${qy}`).toBeLessThanOrEqual(wanted * 1.03 + 10);
          expect(plain.free(qx, qy)).toBe(true);
          let cost = 0;
          let sure = true;
          for (let i = 1; i < route.points.length; i++) {
            const [ax, ay] = inGrains(route.points[i - 1] as At);
            const [bx, by] = inGrains(route.points[i] as At);
            expect(plain.clear(ax, ay, bx, by), `${seed}: ${ax},${ay} to ${bx},${by}`).toBe(true);
            const leg = plain.price(ax, ay, bx, by);
            cost += leg.cost;
            sure &&= leg.sure;
          }
          if (sure) expect(route.cost * 1000).toBeCloseTo(cost, 3);
          const ends = reach.cost(qx / 1000, qy / 1000, 0);
          const may = plain.standing(qx, qy) || (qx === x && qy === y);
          expect(ends).toBe(may ? route.cost : Infinity);
        }
      }),
      { numRuns: 60 },
    );
    expect(reached).toBeGreaterThan(1000);
  });

  it('are the same from there to here', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, priced) => {
        const on = footing(seed, { priced });
        const plain = new Plain(on);
        const ways = waysOn(on);
        const all = spots(plain, seed, 8);
        const reaches = all.map(([x, y]) => ways.from(x / 1000, y / 1000, 0));
        for (const [i, [x, y]] of all.entries())
          for (const [j, [qx, qy]] of all.entries()) {
            const there = reaches[i]?.route(qx / 1000, qy / 1000, 0)?.cost ?? Infinity;
            const back = reaches[j]?.route(x / 1000, y / 1000, 0)?.cost ?? Infinity;
            if (there === Infinity) expect(back).toBe(Infinity);
            else expect(back).toBeCloseTo(there, 6);
          }
      }),
      { numRuns: 40 },
    );
  });

  it('found from the prey cost the same as those found from the walker', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, levels) => {
        const on = footing(seed, { levels });
        const ways = waysOn(on);
        const all = [0, 1].flatMap((level) =>
          spots(new Plain(on, level), seed, 6).map(([x, y]) => [x / 1000, y / 1000, level] as const),
        );
        const [prey, ...walkers] = all;
        if (!prey) return;
        const chase = ways.to(...prey);
        const again = waysOn(on).to(...prey);
        for (const w of walkers) {
          const wanted = ways.from(...w).route(...prey);
          if (wanted) expect(chase.cost(...w), `${seed} ${w}`).toBeCloseTo(wanted.cost, 6);
          else expect(chase.cost(...w)).toBe(Infinity);
        }
        // The order of queries does not matter.
        for (const w of walkers.toReversed()) {
          expect(again.cost(...w)).toBe(chase.cost(...w));
          expect(again.route(...w)).toEqual(chase.route(...w));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stop where the allowance is spent, never in anything', () => {
    fc.assert(
      fc.property(seeds, fc.boolean(), fc.integer({ min: 0, max: 9000 }), (seed, priced, most) => {
        const on = footing(seed, { priced });
        const plain = new Plain(on);
        const figures = new Figures(on.ground.width, on.ground.height, 2000);
        const ways = waysOn(on, figures);
        const [from, ...goals] = spots(plain, seed, 8).filter(([x, y]) => plain.standing(x, y));
        if (!from) return;
        const taken = goals.splice(0, 2);
        taken.forEach(([x, y], i) => {
          figures.put({ id: `z${i}`, x: x / 1000, y: y / 1000, level: 0, r: on.r, facing: 0 });
        });
        const [x, y] = from;
        const reach = ways.from(x / 1000, y / 1000, 0);
        for (const [qx, qy] of [...goals, ...taken]) {
          const stop = reach.along(qx / 1000, qy / 1000, 0, most / 1000);
          const route = reach.route(qx / 1000, qy / 1000, 0);
          expect(stop === undefined).toBe(route === undefined);
          if (!stop || !route) continue;
          const [sx, sy] = [Math.round(stop.x * 1000), Math.round(stop.y * 1000)];
          expect(stop.cost * 1000).toBeLessThanOrEqual(most + 1e-6);
          if (sx === x && sy === y) continue;
          expect(plain.standing(sx, sy)).toBe(true);
          for (let i = 0; i < figures.count; i++) {
            const [fx, fy] = [figures.x[i], figures.y[i]] as [number, number];
            expect(Math.sqrt((fx - sx) ** 2 + (fy - sy) ** 2)).toBeGreaterThanOrEqual(2000 * on.r - 2);
          }
          if (route.cost * 1000 <= most && stop.arrived)
            expect([stop.x, stop.y]).toEqual([qx / 1000, qy / 1000]);
          const back = reach.cost(stop.x, stop.y, 0) * 1000;
          expect(back).toBeLessThanOrEqual(stop.cost * 1000 + 1e-6);
          // Nearly all of the allowance is spent if only the allowance ends the way.
          if (!priced && taken.length === 0 && ways.graph.rooms[0]?.plain && route.cost * 1000 > most)
            expect(stop.cost * 1000).toBeGreaterThan(most - 12);
        }
      }),
      { numRuns: 100 },
    );
  });
});

// ------------------------------------------------------------------ by hand

const RULES: StepRules = {
  name: 'walk',
  pieces: { wall: 'bars', 'thin-wall': 'bars', vehicle: 'bars', 'barrier:wall': 'bars', 'barrier:wire': 5 },
  closedDoor: 'bars',
  areas: { mud: 2 },
  links: { stairs: 5 },
};

function table(map: object, rules = RULES, r = 1, open: string[] = []): Ways {
  const g = ground(readMap({ format: 'shambles-map/1', title: 't', unit: 'cm', size: [40, 30], ...map }));
  return new Ways(g, new Figures(g.width, g.height, 4000), rules, r, (id) => open.includes(id));
}

const house = (more: object = {}) => ({
  buildings: [
    {
      id: 'h',
      name: 'House',
      rect: [10, 10, 20, 20],
      levels: 2,
      doors: [{ id: 'door', at: [15, 10], width: 2, type: 'standard' }],
      ...more,
    },
  ],
});

describe('a base', () => {
  it('walks along a wall in contact with it', () => {
    const ways = table({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [5, 10],
            [30, 10],
          ],
        },
      ],
    });
    const reach = ways.from(6, 11, 0);
    expect(reach.cost(29, 11, 0)).toBe(23);
    expect(reach.cost(29, 10.998, 0)).toBeCloseTo(23, 5);
    expect(reach.cost(29, 10.997, 0)).toBe(Infinity);
  });

  it('goes as far as its allowance, though the product of that is inexact', () => {
    // 1.011 * 1000 is 1010.9999999999999.
    const ways = table({});
    const reach = ways.from(10, 10, 0, { most: 1.011 });
    expect(ways.from(10, 10, 0).along(20, 10, 0, 1.011)).toMatchObject({ x: 11.011, cost: 1.011 });
    expect(reach.cost(11.011, 10, 0)).toBe(1.011);
    expect(reach.cost(11.012, 10, 0)).toBe(Infinity);
    const chase = ways.to(10, 10, 0, { most: 1.011 });
    expect(chase.cost(11.011, 10, 0)).toBe(1.011);
    expect(chase.cost(11.012, 10, 0)).toBe(Infinity);
  });

  it('goes round the end of a wall over corners of an octagon', () => {
    const ways = table({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [10, 0],
            [10, 10],
          ],
        },
      ],
    });
    const way = ways.from(9, 2, 0).route(11, 2, 0);
    expect(way?.points.map(([x, y]) => [x, y])).toEqual([
      [9, 2],
      [9, 10.414],
      [9.586, 11],
      [10.414, 11],
      [11, 10.414],
      [11, 2],
    ]);
    // A real half circle would be 16 + pi.
    expect(way?.length).toBeLessThan(16 + Math.PI * 1.06);
  });

  it('starts from a corner and from the middle of an octagon', () => {
    const ways = table({
      barriers: [
        {
          id: 'w',
          kind: 'wall',
          path: [
            [10, 0],
            [10, 10],
          ],
        },
      ],
    });
    expect(ways.from(9.586, 11, 0).cost(11, 2, 0)).toBeCloseTo(0.828 + 0.829 + 8.414, 2);
    expect(ways.from(10, 11, 0).cost(11, 2, 0)).toBeCloseTo(0.414 + 0.829 + 8.414, 2);
    expect(ways.from(9.293, 10.708, 0).cost(11, 2, 0)).toBeCloseTo(0.414 + 0.828 + 0.829 + 8.414, 2);
  });

  it('passes a door exactly as wide as it is, when that is open', () => {
    const inside = [15, 15, 0] as const;
    expect(
      table(house())
        .from(15, 5, 0)
        .cost(...inside),
    ).toBe(Infinity);
    expect(
      table(house(), RULES, 1, ['door'])
        .from(15, 5, 0)
        .cost(...inside),
    ).toBe(10);
    expect(
      table(house(), RULES, 1, ['door'])
        .from(13, 5, 0)
        .cost(...inside),
    ).toBeLessThan(10.9);
    expect(
      table(house(), RULES, 1.01, ['door'])
        .from(13, 5, 0)
        .cost(...inside),
    ).toBe(Infinity);
    const slow = { ...RULES, name: 'slow', closedDoor: 5 };
    const ways = table(house(), slow);
    expect(ways.from(15, 5, 0).cost(...inside)).toBe(15);
    // It can neither stop in the door that it opens nor pass while still touching it.
    expect(ways.from(15, 5, 0).along(...inside, 9.9)).toMatchObject({ x: 15, y: 9.002, arrived: false });
    expect(ways.from(15, 5, 0).along(...inside, 11)).toMatchObject({ x: 15, y: 11, arrived: false });
    expect(ways.from(15, 5, 0).along(...inside, 11.5)).toMatchObject({ y: 11.5 });
    const way = ways.from(15, 5, 0).route(...inside);
    expect(way && ways.crossed(way)).toEqual([{ id: 'door', kind: 'door', leg: 0, toll: 5 }]);
  });

  it('passes a slanting door exactly as wide as it is', () => {
    for (const [dx, dy] of [
      [3, 4],
      [5, 12],
      [8, 15],
      [1, 1],
      [2, 1],
    ] as const) {
      const far = Math.sqrt(dx * dx + dy * dy);
      const at = (t: number): [number, number] => [20 + (dx / far) * t, 15 + (dy / far) * t];
      const ways = table({
        barriers: [
          { id: 'a', kind: 'wall', path: [at(-60), at(-1)] },
          { id: 'b', kind: 'wall', path: [at(1), at(60)] },
        ].map((b) => ({ ...b, path: clip(b.path as [number, number][]) })),
      });
      const side = (s: number) => [20 - (dy / far) * s, 15 + (dx / far) * s, 0] as const;
      expect(ways.from(...side(5)).cost(...side(-5))).toBeCloseTo(10, 2);
      expect(ways.from(...side(5)).cost(side(-5)[0] + 2, side(-5)[1], 0)).toBeLessThan(13);
    }
  });

  it('passes between the corners of two houses just as wide apart as it is', () => {
    const ways = table({
      buildings: [
        { id: 'a', name: 'A', rect: [0, 0, 10, 10], levels: 1 },
        { id: 'b', name: 'B', rect: [11.2, 11.6, 40, 30], levels: 1 },
      ],
    });
    // 1.2 and 1.6 are the legs of a right triangle with a hypotenuse of 2. The houses lie at the border, so there is no
    // other way.
    expect(ways.from(5, 15, 0).cost(25, 5, 0)).toBeLessThan(24);
  });

  it('pays for a fence it climbs, or goes round it where that is cheaper', () => {
    const ways = table({
      barriers: [
        {
          id: 'f',
          kind: 'wire',
          path: [
            [20, 0],
            [20, 20],
          ],
        },
      ],
    });
    expect(ways.from(10, 5, 0).cost(30, 5, 0)).toBe(25);
    const round = ways.from(18.9, 18, 0).cost(21.1, 18, 0);
    expect(round).toBeGreaterThan(4);
    expect(round).toBeLessThan(4.6);
    expect(ways.from(10, 5, 0).cost(20.5, 5, 0)).toBe(Infinity);
    expect(ways.from(10, 5, 0).route(20.5, 5, 0)?.cost).toBe(15.5);
    expect(ways.from(10, 5, 0).along(30, 5, 0, 12)).toMatchObject({ x: 19.002 - 0.0, y: 5 });
  });

  it('pays more in mud, and goes round it where that is cheaper', () => {
    const ways = table({ areas: [{ id: 'm', kind: 'mud', rect: [10, 0, 20, 20] }] });
    expect(ways.from(5, 2, 0).cost(25, 2, 0)).toBeCloseTo(30, 6);
    const round = ways.from(5, 19, 0).route(25, 19, 0);
    expect(round?.cost).toBeCloseTo(20.2, 1);
    expect(round?.cost).toBeCloseTo(round?.length ?? 0, 6);
    expect(ways.from(5, 2, 0).along(25, 2, 0, 15)).toMatchObject({ x: 15, cost: 15 });
  });

  it('pays nothing more on what is paved, whatever lies there', () => {
    const areas = [
      { id: 'm', kind: 'mud', rect: [10, 0, 20, 30] },
      { id: 'r', kind: 'road', rect: [0, 10, 40, 14] },
    ];
    const paved = table({ areas }, { ...RULES, name: 'paved', paved: ['road'] });
    expect(paved.from(5, 12, 0).cost(25, 12, 0)).toBeCloseTo(20, 6);
    expect(paved.from(15, 5, 0).cost(15, 12, 0)).toBeCloseTo(2 * 5 + 2, 6);
    expect(paved.from(5, 25, 0).cost(25, 25, 0)).toBeCloseTo(30, 6);
    expect(table({ areas }).from(5, 12, 0).cost(25, 12, 0)).toBeCloseTo(30, 6);
  });

  it('pays more indoors, on every floor of a house and not on its roof', () => {
    const ways = table(house(), { ...RULES, name: 'in', indoors: 1.5 }, 1, ['door']);
    expect(ways.from(15, 5, 0).cost(15, 15, 0)).toBeCloseTo(5 + 1.5 * 5, 6);
    expect(ways.from(12, 15, 1).cost(18, 15, 1)).toBeCloseTo(9, 6);
    expect(ways.from(12, 15, 2).cost(18, 15, 2)).toBeCloseTo(6, 6);
  });

  it('takes stairs by their price, and needs to touch them', () => {
    const links = [{ id: 's', kind: 'stairs', at: [15, 15], from: 0, to: 2 }];
    const ways = table({ ...house(), links }, RULES, 1, ['door']);
    expect(ways.from(15, 15, 0).cost(15, 15, 1)).toBe(5);
    expect(ways.from(15, 15, 0).cost(15, 15, 2)).toBe(10);
    expect(ways.from(15, 5, 0).cost(15, 18, 1)).toBeCloseTo(9 + 5 + 2, 1);
    expect(
      ways
        .from(15, 5, 0)
        .route(15, 18, 1)
        ?.points.map((p) => p[2]),
    ).toEqual([0, 0, 1, 1]);
    const none = table({ ...house(), links }, { ...RULES, name: 'none', links: {} }, 1, ['door']);
    expect(none.from(15, 15, 0).cost(15, 15, 1)).toBe(Infinity);
  });

  it('does not go up and straight down again to get to the other side of stairs that cost nothing', () => {
    const links = [{ id: 's', kind: 'stairs', at: [15, 15], from: 0, to: 2 }];
    const ways = table({ ...house(), links }, { ...RULES, name: 'free', links: { stairs: 0 } }, 1, ['door']);
    for (const level of [0, 1, 2]) {
      const reach = ways.from(12, 15, level);
      expect(reach.cost(18, 15, level)).toBeCloseTo(6, 6);
      expect(reach.route(18, 15, level)?.points.map((p) => p[2])).toEqual([level, level]);
      expect(ways.from(12, 15, level, { most: 5.9 }).cost(18, 15, level)).toBe(Infinity);
      expect(reach.cost(18, 15, level === 2 ? 0 : 2)).toBeLessThan(6);
    }
  });

  it('cannot leave a roof but by a ladder, and finds its foot beside the wall', () => {
    const links = [{ id: 'l', kind: 'stairs', at: [20, 15], from: 0, to: 2 }];
    const ways = table({ ...house(), links });
    const down = ways.from(15, 15, 2).route(25, 15, 0);
    expect(down?.cost).toBeCloseTo(4 + 10 + 4, 3);
    expect(down?.points.map((p) => [p[0], p[2]])).toEqual([
      [15, 2],
      [19, 2],
      [19, 1],
      [21, 0],
      [25, 0],
    ]);
    expect(table(house()).from(15, 15, 2).cost(25, 15, 0)).toBe(Infinity);
    expect(ways.standing(19.5, 15, 2)).toBe(false);
    expect(ways.standing(25, 15, 2)).toBe(false);
    expect(ways.standing(25, 15, 3)).toBe(false);
    // Halfway down there is a floor to stand on, but nothing between floors.
    expect(ways.from(15, 15, 2).along(25, 15, 0, 9)).toMatchObject({ x: 19, level: 1, cost: 9 });
    expect(ways.from(15, 15, 2).along(25, 15, 0, 8.9)).toMatchObject({ x: 19, level: 2, cost: 4 });
  });

  it('shut in by everything goes nowhere', () => {
    const box = [
      [5, 5],
      [8, 5],
      [8, 8],
      [5, 8],
      [5, 5],
    ];
    const ways = table({ barriers: [{ id: 'w', kind: 'wall', path: box }] });
    const reach = ways.from(6.5, 6.5, 0);
    expect(reach.cost(20, 20, 0)).toBe(Infinity);
    expect(reach.along(20, 20, 0, 5)).toBeUndefined();
    expect(ways.to(20, 20, 0).cost(6.5, 6.5, 0)).toBe(Infinity);
    expect(ways.from(20, 20, 0).cost(6.5, 6.5, 0)).toBe(Infinity);
    expect(reach.lit(0.5)).toEqual([{ level: 0, cell: 0.5, runs: [12, 12, 14, 13, 12, 14] }]);
  });

  it('comes free again where something shut on it', () => {
    const ways = table(house());
    const reach = ways.from(15, 10.5, 0);
    expect(reach.cost(15, 15, 0)).toBeCloseTo(4.5, 2);
    expect(reach.cost(15, 5, 0)).toBe(Infinity);
    expect(ways.to(15, 15, 0).cost(15, 10.5, 0)).toBeCloseTo(4.5, 2);
    expect(ways.to(15, 5, 0).cost(15, 10.5, 0)).toBe(Infinity);
    expect(reach.along(15, 15, 0, 3)).toMatchObject({ x: 15, y: 13.5 });
    expect(reach.cost(15, 10.5, 0)).toBe(0);
  });

  it('steps round bases that block, and not onto any', () => {
    const ways = table({});
    const figures = new Figures(40_000, 30_000, 4000);
    const on = new Ways(ways.graph.rooms[0]?.ground as never, figures, RULES, 1, () => false);
    for (let i = 0; i < 5; i++) figures.put({ id: `z${i}`, x: 20, y: 11 + 2 * i, level: 0, r: 1, facing: 0 });
    const free = on.from(15, 15, 0, { most: 30 });
    const held = on.from(15, 15, 0, { most: 30, blocks: () => true });
    expect(free.cost(25, 15, 0)).toBe(10);
    expect(held.cost(25, 15, 0)).toBeGreaterThan(14);
    expect(held.cost(25, 15, 0)).toBeLessThan(17);
    expect(free.cost(20, 16, 0)).toBe(Infinity);
    expect(on.from(15, 15, 0, { avoids: () => false }).cost(20, 16, 0)).toBeCloseTo(5.099, 3);
  });
});

function clip(path: [number, number][]): [number, number][] {
  const [[ax, ay], [bx, by]] = path as [[number, number], [number, number]];
  let [low, high] = [0, 1];
  for (const [p, d, most] of [
    [ax, bx - ax, 40],
    [ay, by - ay, 30],
  ] as [number, number, number][]) {
    if (d === 0) continue;
    const [t, u] = [-p / d, (most - p) / d].sort((a, b) => a - b) as [number, number];
    low = Math.max(low, t);
    high = Math.min(high, u);
  }
  const at = (t: number): [number, number] => [ax + (bx - ax) * t, ay + (by - ay) * t];
  return [at(low), at(high)];
}
