import { ground, readMap } from '@shambles/field';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSquares, meet, middleOf, type Square, type SquaresSpec, thingsOn, WORDS } from '../index.js';

const HOLDS = ['clear', 'woods', 'hill', 'wooded hill', 'building'] as const;

const spec = (squares: readonly Square[], more: Partial<SquaresSpec> = {}): SquaresSpec => ({
  id: 'squares',
  unit: 'in',
  table: { size: [48, 48], margin: 1.25, entry: 1.25 },
  words: WORDS,
  ground: 'grass',
  bushes: true,
  roads: [{ along: 'north', stops: false }],
  road: { lanes: 4, lane: 1.75, walk: 0.75 },
  lamps: true,
  squares,
  buildings: [
    { name: 'Church', roof: 'flat' },
    { name: 'House', roof: 'tiled' },
  ],
  floors: 3,
  parked: 12,
  vehicles: [
    { kind: 'sedan', long: 3.5, wide: 1.5 },
    { kind: 'big-rig', long: 10, wide: 2 },
  ],
  ...more,
});

const boxOf = (ring: readonly number[]): [number, number, number, number] => {
  const xs = ring.filter((_, i) => i % 2 === 0).map((v) => v / 1000);
  const ys = ring.filter((_, i) => i % 2 === 1).map((v) => v / 1000);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

test('each square holds what was rolled for it, vehicles stand on the roads, and nothing stands in anything', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...HOLDS), { minLength: 16, maxLength: 16 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.boolean(),
      fc.boolean(),
      (holds, seed, two, stops) => {
        const roads = two
          ? (['north', 'east'] as const).map((along) => ({ along, stops: false }))
          : [{ along: 'east' as const, stops }];
        // As many vehicles as the book has on a table with such roads.
        const parked = two ? 12 : stops ? 3 : 9;
        const squares = holds.map((each) => ({ holds: each, ridge: seed % 2 === 0 }));
        const made = makeSquares(spec(squares, { roads, parked }), seed);
        readMap(made);
        ground(made);
        const things = thingsOn(made);
        const square = (x: number, y: number) => 4 * Math.floor((48 - y) / 12) + Math.floor(x / 12);
        const on = (list: string, kind?: string) =>
          things
            .filter((t) => t.list === list && (kind === undefined || t.kind === kind))
            .map((t) => square(...middleOf(t)))
            .sort((a, b) => a - b);
        const held = (...kinds: string[]) => holds.flatMap((each, i) => (kinds.includes(each) ? [i] : []));
        expect(on('buildings')).toEqual(held('building'));
        expect(on('areas', 'woods')).toEqual(held('woods', 'wooded hill'));
        expect(on('areas', 'hill')).toEqual(held('hill', 'wooded hill'));
        const cars = things.filter((t) => t.list === 'vehicles');
        expect(cars).toHaveLength(parked);
        const paved = (made.areas ?? []).filter((a) => a.kind === 'road').map((a) => a.rect as never);
        for (const [i, car] of cars.entries()) {
          expect(paved.some((road) => meet(boxOf(car.ring), road, 0))).toBe(true);
          for (const other of cars.slice(0, i))
            expect(meet(boxOf(car.ring), boxOf(other.ring), 0)).toBe(false);
          for (const house of things.filter((t) => t.list === 'buildings'))
            expect(meet(boxOf(car.ring), boxOf(house.ring), 0)).toBe(false);
        }
        for (const b of made.buildings ?? []) expect((b.doors ?? []).length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 150 },
  );
});

test('a road that stops ends in the middle; a ridge is one line, a single top two', () => {
  const clear = Array.from({ length: 16 }, (): Square => ({ holds: 'clear' }));
  const stopped = makeSquares(spec(clear, { roads: [{ along: 'north', stops: true }], parked: 0 }), 3);
  const [road] = (stopped.areas ?? []).filter((a) => a.kind === 'road').map((a) => a.rect as number[]);
  expect([road?.[0], road?.[2]]).toEqual([20.5, 27.5]);
  expect((road?.[3] as number) - (road?.[1] as number)).toBe(27.5);
  const crests = (ridge: boolean) =>
    (makeSquares(spec([{ holds: 'hill', ridge }, ...clear.slice(1)]), 3).barriers ?? []).filter(
      (b) => b.kind === 'crest',
    ).length;
  expect([crests(true), crests(false)]).toEqual([1, 2]);
});

test('the same number makes the same table, and lamps burn where they are asked for', () => {
  const houses = Array.from({ length: 16 }, (): Square => ({ holds: 'building' }));
  expect(makeSquares(spec(houses), 7)).toEqual(makeSquares(spec(houses), 7));
  expect(makeSquares(spec(houses), 7)).not.toEqual(makeSquares(spec(houses), 8));
  expect(makeSquares(spec(houses, { lamps: false }), 7).lamps).toEqual([]);
  expect((makeSquares(spec(houses), 7).lamps ?? []).length).toBeGreaterThan(3);
});
