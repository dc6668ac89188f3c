import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRINTED } from '../house/tables.js';
import { kindRow } from '../house/vehicle-rows.js';
import { VEHICLES } from '../kinds.js';
import { sizeOf } from '../tables/vehicles.js';
import { game } from '../testing/game.js';
import { apart, clearTurn, distanceTo, overlaps, ringOfBody, shifted, thingsOn, turned } from './bodies.js';
import { laneOf, outOfLane, pastIt, strikesSide } from './lane.js';

const hits = (g: ReturnType<typeof game>, inches: number, back = false) =>
  laneOf(g.state, g.table.ground, g.vehicle('a'), inches, back).hits.map((h) => [h.thing.id, h.at]);

const ACROSS = {
  barriers: [
    {
      id: 'wall',
      kind: 'low wall',
      path: [
        [10, 30],
        [26, 30],
      ] as [number, number][],
    },
  ],
};

test('[BDZ-veh-lane] a lane is the strip that the rectangle sweeps, and names what is in it from near to far', () => {
  const g = game({
    map: ACROSS,
    vehicles: { a: { x: 18, y: 10 }, b: { x: 19, y: 24, facing: 90 } },
    people: { near: { x: 18.5, y: 15 }, beside: { x: 19.2, y: 15 }, dead: { x: 18, y: 13, status: 'dead' } },
    zeds: { 'zed-1': { x: 17.5, y: 18 } },
  });
  expect(laneOf(g.state, g.table.ground, g.vehicle('a'), 10).ring).toEqual([
    17_250, 21_750, 17_250, 8250, 18_750, 8250, 18_750, 21_750,
  ]);
  // Half the vehicle's length is 1.75, and half a base 0.5. Only the edge of one figure is in the lane.
  expect(hits(g, 30)).toEqual([
    ['near', 2.75],
    ['beside', 3.032],
    ['zed-1', 5.75],
    ['b', 11.5],
    ['wall', 18.25],
  ]);
  expect(hits(g, 5)).toEqual([
    ['near', 2.75],
    ['beside', 3.032],
  ]);
  expect(hits(g, 5, true)).toEqual([]);
  // What is just touched at the end of the leg is met.
  expect([hits(g, 2.75), hits(g, 2.749)]).toEqual([[['near', 2.75]], []]);
});

test('[BDZ-veh-lane] of two pieces of a wall that are equally near the one drawn first is met', () => {
  const path: [number, number][] = [
    [14, 20],
    [18, 15],
    [22, 20],
  ];
  const g = game({
    map: { barriers: [{ id: 'wall', kind: 'high wall', path }] },
    vehicles: { a: { x: 18, y: 10 } },
  });
  const [hit] = laneOf(g.state, g.table.ground, g.vehicle('a'), 12).hits;
  expect([hit?.at, hit?.thing.ring]).toEqual([3.25, [14_000, 20_000, 18_000, 15_000]]);
});

test('[BDZ-veh-type-motorcycle] half an inch wide, it slips through a gap of less than an inch, and between trees', () => {
  const gap = {
    barriers: [17.55, 18.45].map((x, i) => ({
      id: `w${i}`,
      kind: 'high wall',
      path: [
        [x, 14],
        [x, 20],
      ] as [number, number][],
    })),
  };
  const through = (kind: 'motorcycle' | 'atv') =>
    hits(game({ map: gap, vehicles: { a: { kind, x: 18, y: 10 } } }), 12).length;
  expect(through('motorcycle')).toBe(0);
  expect(through('atv')).toBe(2);
  const wood = {
    areas: [{ id: 'wood', kind: 'woods', rect: [10, 14, 26, 20] as [number, number, number, number] }],
  };
  const into = (kind: 'motorcycle' | 'sedan') =>
    hits(game({ map: wood, vehicles: { a: { kind, x: 18, y: 10 } } }), 12);
  expect(into('motorcycle')).toEqual([]);
  expect(into('sedan')).toEqual([['wood', 2.25]]);
});

test('[BDZ-veh-lane] [BDZ-D-c76] a pivot goes as far as it is clear', () => {
  const g = game({ map: ACROSS, vehicles: { a: { x: 18, y: 28.5, facing: 90 } } });
  const things = thingsOn(g.state, g.table.ground, 'a');
  const clear = clearTurn(g.vehicle('a'), -90, things);
  expect(clear).toBeLessThan(0);
  expect(clear).toBeGreaterThan(-90);
  expect(things.some((t) => overlaps(turned(g.vehicle('a'), clear), t))).toBe(false);
  expect(things.some((t) => overlaps(turned(g.vehicle('a'), clear - 1), t))).toBe(true);
});

test('[BDZ-D-c79] [BDZ-veh-lane] every kind has its footprint, whichever way it points', () => {
  for (const kind of VEHICLES) {
    const { length, width } = sizeOf(kind);
    const ring = ringOfBody({ id: 'a', kind, x: 18, y: 18, facing: 37 });
    const side = (i: number, j: number) =>
      Math.sqrt(
        ((ring[i] as number) - (ring[j] as number)) ** 2 +
          ((ring[i + 1] as number) - (ring[j + 1] as number)) ** 2,
      ) / 1000;
    expect(side(0, 2)).toBeCloseTo(length, 2);
    expect(side(2, 4)).toBeCloseTo(width, 2);
    expect(kindRow(PRINTED, kind).speed).toBeGreaterThan(0);
  }
});

test('[BDZ-veh-lane] driven to what a lane names first, whatever way, a vehicle touches and never overlaps', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VEHICLES),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 0, max: 359 }),
      fc.integer({ min: 6000, max: 30_000 }),
      fc.integer({ min: 6000, max: 30_000 }),
      (kind, facing, other, x, y) => {
        const g = game({
          map: ACROSS,
          vehicles: {
            a: { kind, x: 18, y: 18, facing },
            b: { kind: 'suv', x: x / 1000, y: y / 1000, facing: other },
          },
          people: { p: { x: y / 1000, y: x / 1000 } },
        });
        const a = g.vehicle('a');
        const things = thingsOn(g.state, g.table.ground, 'a');
        if (things.some((t) => overlaps(a, t))) return;
        const lane = laneOf(g.state, g.table.ground, a, 40);
        const [first] = lane.hits;
        for (const at of [0.25, 0.5, 1].map((share) => share * (first?.at ?? 40)))
          for (const t of things) expect(overlaps(shifted(a, at), t), t.id).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
});

test('[BDZ-D-c61] a blow on a long side is one on the side', () => {
  const by = { id: 'a', kind: 'sedan', x: 18, y: 10, facing: 0 } as const;
  expect(strikesSide(by, { id: 'b', kind: 'sedan', x: 18, y: 12.5, facing: 90 })).toBe(true);
  expect(strikesSide(by, { id: 'b', kind: 'sedan', x: 18, y: 13.5, facing: 180 })).toBe(false);
  expect(strikesSide(by, { id: 'b', kind: 'bus', x: 21, y: 12.8, facing: 90 })).toBe(true);
  // At a corner neither side is nearer, and the blow is on no long one.
  expect(strikesSide(by, { id: 'b', kind: 'sedan', x: 20, y: 12.75, facing: 90 })).toBe(false);
  expect(strikesSide(by, { id: 'b', kind: 'sedan', x: 19.7, y: 12.75, facing: 90 })).toBe(true);
});

test('[BDZ-veh-group-convoy] between vehicles it is measured from edge to edge', () => {
  const a = { id: 'a', kind: 'sedan', x: 10, y: 10, facing: 0 } as const;
  expect(apart(a, { ...a, id: 'b', x: 14 })).toBeCloseTo(2.5);
  expect(apart(a, { ...a, id: 'b', y: 17.5 })).toBeCloseTo(4);
  expect(apart(a, { ...a, id: 'b', y: 11 })).toBe(0);
  // In its middle one is at it.
  expect([distanceTo(a, { x: 10, y: 10.5 }), distanceTo(a, { x: 12.75, y: 10 })]).toEqual([0, 2]);
});

test('[BDZ-D-c82] out of the lane of another: sideways to it, the shorter way first, and no farther ahead or back', () => {
  const g = game({ vehicles: { a: { x: 18, y: 10 }, b: { x: 18.5, y: 20, facing: 90 } } });
  const ways = outOfLane(g.state, g.table.ground, g.vehicle('b'), g.vehicle('a'));
  expect(ways.map(({ by, to, body }) => [by, to, body.x, body.y, body.facing])).toEqual([
    [2.005, 'right', 20.505, 20, 90],
    [3.005, 'left', 15.495, 20, 90],
  ]);
  // Whoever stands there steps aside.
  const people = { p: { x: 22, y: 20 } };
  const on = game({ people, vehicles: { a: { x: 18, y: 10 }, b: { x: 18.5, y: 20, facing: 90 } } });
  expect(outOfLane(on.state, on.table.ground, on.vehicle('b'), on.vehicle('a'))).toHaveLength(2);
});

test('[BDZ-D-c82] what lies exactly at the end of the leg, or at the rear, is passed as well', () => {
  const past = (y: number, most = 4) => {
    const path: [number, number][] = [
      [17, y],
      [18.5, y],
    ];
    const map = { barriers: [{ id: 'wall', kind: 'high wall', path }] };
    const g = game({ map, vehicles: { a: { x: 18, y: 10 } } });
    const thing = thingsOn(g.state, g.table.ground, 'a').find((t) => t.id === 'wall');
    const ways = pastIt(g.state, g.table.ground, g.vehicle('a'), thing as never, 5, most);
    return ways.map(({ by, to }) => [to, by]);
  };
  const both = [
    ['right', 1.255],
    ['left', 1.755],
  ];
  // The front ends at 16.75, the rear is at 8.25.
  expect([past(16.75), past(8.25)]).toEqual([both, both]);
  // One has to be no longer than it may be.
  expect([past(16.75, 1.255), past(16.75, 1.254)]).toEqual([[['right', 1.255]], []]);
});

test('[BDZ-veh-lane] what only touches the side of the strip is not in it', () => {
  const meets = (x: number) =>
    hits(game({ vehicles: { a: { x: 18, y: 10 }, b: { x, y: 20 } } }), 12).length > 0;
  // Both are 1.5 inches wide.
  expect([meets(19.5), meets(19.49)]).toEqual([false, true]);
  // A wall that begins at the side and leads away from it; an overlap of two thousandths is rounding.
  const wall = (x: number, to: number) => {
    const path: [number, number][] = [
      [x, 14],
      [to, 20],
    ];
    const map = { barriers: [{ id: 'wall', kind: 'high wall', path }] };
    return hits(game({ map, vehicles: { a: { x: 18, y: 10 } } }), 12).length > 0;
  };
  const figure = (x: number) =>
    hits(game({ vehicles: { a: { x: 18, y: 10 } }, people: { p: { x, y: 15 } } }), 12).length > 0;
  expect([figure(19.248), figure(19.247)]).toEqual([false, true]);
  expect([wall(18.748, 24), wall(18.747, 24)]).toEqual([false, true]);
  expect([wall(17.252, 12), wall(17.253, 12)]).toEqual([false, true]);
});

test('[BDZ-veh-lane] [BDZ-D-c82] a base beside a vehicle overlaps it by more than eight thousandths of an inch, or not at all', () => {
  const under = (x: number) => {
    const g = game({ vehicles: { a: { x: 18, y: 10 } }, people: { p: { x, y: 10 } } });
    return thingsOn(g.state, g.table.ground, 'a').some((t) => overlaps(g.vehicle('a'), t));
  };
  expect([under(19.242), under(19.241)]).toEqual([false, true]);
});

test('[BDZ-veh-lane] a wall that the front has entered by a hundredth of an inch is in front, one farther back is beside it', () => {
  const wall = (y: number) => {
    const path: [number, number][] = [
      [10, y],
      [26, y],
    ];
    const map = { barriers: [{ id: 'wall', kind: 'high wall', path }] };
    return hits(game({ map, vehicles: { a: { x: 18, y: 10 } } }), 12);
  };
  expect([wall(11.74), wall(11.739)]).toEqual([[['wall', 0]], []]);
});

test('[BDZ-D-c84] [BDZ-veh-lane] a vehicle with its middle on the edge of the table is in the way', () => {
  expect(hits(game({ vehicles: { a: { x: 1, y: 10 }, b: { x: 0, y: 20 } } }), 12)).toEqual([['b', 6.5]]);
});
