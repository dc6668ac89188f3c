import { Point, Polygon, Segment } from '@flatten-js/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fraction, spot } from '../testing/exact.js';
import { contains, partsIn, shared } from '../testing/referee.js';
import { Cells } from './cells.js';
import {
  inside,
  meeting,
  overlap,
  shareIn,
  squareBetween,
  squareTo,
  stretchesIn,
  touch,
} from './segments.js';

/** So few places that ends often meet, segments often share a line, and segments are often points. */
const few = fc.integer({ min: 0, max: 6 });
const segment = fc.tuple(few, few, few, few);
/** Simple outlines on the same few places. */
const outline = fc.constantFrom(
  [1, 1, 5, 1, 5, 5, 1, 5],
  [1, 1, 1, 5, 5, 5, 5, 1],
  [0, 0, 6, 0, 6, 2, 2, 2, 2, 6, 0, 6],
  [0, 0, 6, 0, 6, 6, 4, 6, 4, 2, 2, 2, 2, 6, 0, 6],
  [0, 3, 3, 0, 6, 3, 3, 6],
  [0, 0, 6, 1, 2, 2, 1, 6],
  [0, 0, 3, 2, 6, 0, 4, 3, 6, 6, 3, 4, 0, 6, 2, 3],
);
const value = ({ n, d }: Fraction): number => Number(n) / Number(d);
const corners = (ring: readonly number[]) =>
  Array.from({ length: ring.length / 2 }, (_, i) => spot(ring[2 * i] as number, ring[2 * i + 1] as number));
const RUNS = { numRuns: 5000 };

test('where two segments meet: at one place on both, to the nearest grain, and nowhere where they only point at each other', () => {
  expect(meeting(0, 0, 10, 0, 4, -3, 4, 3)).toEqual([4, 0]);
  expect(meeting(0, 0, 10, 10, 0, 9, 9, 0)).toEqual([5, 5]);
  expect(meeting(0, 0, 10, 0, 10, 0, 10, 5)).toEqual([10, 0]);
  expect(meeting(0, 0, 10, 0, 11, -3, 11, 3)).toBeUndefined();
  expect(meeting(0, 0, 10, 0, 4, 1, 4, 3)).toBeUndefined();
  expect(meeting(0, 0, 10, 0, 0, 1, 10, 1)).toBeUndefined();
});

describe('segments', () => {
  test('touch where the equations of both say so, and where flatten-js says so', () => {
    fc.assert(
      fc.property(segment, segment, (s, t) => {
        const met = shared(spot(s[0], s[1]), spot(s[2], s[3]), spot(t[0], t[1]), spot(t[2], t[3]));
        expect(touch(...s, ...t)).toBe(met !== undefined);
        if (met) {
          const [from, to] = overlap(...s, ...t);
          expect(from).toBeCloseTo(value(met[0]), 12);
          expect(to).toBeCloseTo(value(met[1]), 12);
        }
        const [a, b] = [s, t].map((v) => new Segment(new Point(v[0], v[1]), new Point(v[2], v[3])));
        if (!a?.isZeroLength() && !b?.isZeroLength())
          expect((a as Segment).intersect(b as Segment).length > 0).toBe(met !== undefined);
      }),
      RUNS,
    );
  });

  test('lie as far from points and from each other as flatten-js says', () => {
    fc.assert(
      fc.property(segment, segment, few, few, (s, t, x, y) => {
        const a = new Segment(new Point(s[0], s[1]), new Point(s[2], s[3]));
        const b = new Segment(new Point(t[0], t[1]), new Point(t[2], t[3]));
        if (!a.isZeroLength())
          expect(Math.sqrt(squareTo(x, y, ...s))).toBeCloseTo(new Point(x, y).distanceTo(a)[0], 9);
        if (!a.isZeroLength() && !b.isZeroLength())
          expect(Math.sqrt(squareBetween(...s, ...t))).toBeCloseTo(a.distanceTo(b)[0], 9);
      }),
      RUNS,
    );
  });
});

describe('outlines', () => {
  test('hold the points that the referee and flatten-js say they hold', () => {
    fc.assert(
      fc.property(outline, few, few, (ring, x, y) => {
        expect(inside(ring, x, y)).toBe(contains(corners(ring), spot(x, y)));
        const points = corners(ring).map((c) => new Point(value(c.x), value(c.y)));
        expect(inside(ring, x, y)).toBe(new Polygon(points).contains(new Point(x, y)));
      }),
      RUNS,
    );
  });

  test('share of a way inside: edges count, and what two outlines cover counts once', () => {
    expect(shareIn([[0, 0, 4, 0, 4, 4, 0, 4]], -2, 4, 6, 4)).toBe(0.5);
    expect(shareIn([[0, 0, 4, 4, 0, 4]], 0, 0, 4, 4)).toBe(1);
    expect(
      stretchesIn(
        [
          [0, 0, 4, 0, 4, 4, 0, 4],
          [4, 0, 8, 0, 8, 4, 4, 4],
        ],
        4,
        -4,
        4,
        4,
      ),
    ).toEqual([0.5, 1]);
    fc.assert(
      fc.property(fc.array(outline, { minLength: 1, maxLength: 3 }), segment, (rings, s) => {
        const parts = partsIn(rings.map(corners), spot(s[0], s[1]), spot(s[2], s[3]));
        const right = parts.reduce((sum, [from, to]) => sum + value(to) - value(from), 0);
        const cuts = stretchesIn(rings, ...s);
        const ours = cuts.reduce((sum, cut, i) => sum + (i % 2 === 0 ? -cut : cut), 0);
        const nowhere = s[0] === s[2] && s[1] === s[3];
        expect(ours).toBeCloseTo(nowhere ? Number(rings.some((ring) => inside(ring, s[0], s[1]))) : right, 9);
        for (let i = 1; i < cuts.length; i++) expect(cuts[i]).toBeGreaterThan(cuts[i - 1] as number);
      }),
      RUNS,
    );
  });
});

describe('cells', () => {
  const place = fc.tuple(fc.integer({ min: -3000, max: 30_000 }), fc.integer({ min: -3000, max: 21_000 }));

  test('a strip finds the cell of every point within its pad, each cell once', () => {
    fc.assert(
      fc.property(
        place,
        place,
        fc.nat(2500),
        place,
        fc.constantFrom(700, 1024, 4000),
        (a, b, pad, p, size) => {
          const cells = new Cells(27_000, 18_000, size);
          const found = [...cells.found.slice(0, cells.strip(...a, ...b, pad))];
          expect(new Set(found).size).toBe(found.length);
          const t = ((p[0] * 7 + p[1]) % 1000) / 1000;
          const near = [
            a[0] + (b[0] - a[0]) * t + ((p[0] % 1000) / 1500) * pad,
            a[1] + (b[1] - a[1]) * t + ((p[1] % 1000) / 1500) * pad,
          ] as const;
          const isOnTable = near[0] >= 0 && near[1] >= 0 && near[0] <= 27_000 && near[1] <= 18_000;
          if (isOnTable && squareTo(...near, ...a, ...b) <= pad * pad)
            expect(found).toContain(cells.at(...near));
        },
      ),
      RUNS,
    );
  });

  test('a circle finds the cell of every point in it', () => {
    fc.assert(
      fc.property(place, place, fc.nat(9000), (c, p, r) => {
        const cells = new Cells(27_000, 18_000, 1500);
        const found = [...cells.found.slice(0, cells.around(...c, r))];
        expect(new Set(found).size).toBe(found.length);
        if ((c[0] - p[0]) ** 2 + (c[1] - p[1]) ** 2 <= r * r) expect(found).toContain(cells.at(...p));
      }),
      RUNS,
    );
  });
});
