import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearingOf, bearingOfHour, between, east, inArc, MILLION, north, pointOf, turn } from './compass.js';

const degrees = (dx: number, dy: number): number => (Math.atan2(dx, dy) * 180) / Math.PI;
/** Degrees from one direction to another, 0 to 180. */
const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
const bearings = Array.from({ length: 360 }, (_, d) => d);
const whole = fc.integer({ min: -200_000, max: 200_000 });

describe('bearings', () => {
  test('the table holds the sines to half a millionth', () => {
    for (const b of bearings) {
      expect(Math.abs(east(b) - MILLION * Math.sin((b * Math.PI) / 180))).toBeLessThan(0.51);
      expect(Math.abs(north(b) - MILLION * Math.cos((b * Math.PI) / 180))).toBeLessThan(0.51);
    }
  });

  test('0 is north, 90 east', () => {
    expect([bearingOf(0, 5), bearingOf(5, 0), bearingOf(0, -5), bearingOf(-5, 0)]).toEqual([0, 90, 180, 270]);
    expect([bearingOf(3, 3), bearingOf(3, -3), bearingOf(-3, -3), bearingOf(-3, 3)]).toEqual([
      45, 135, 225, 315,
    ]);
    expect(bearingOf(0, 0)).toBe(0);
  });

  test('the bearing of a way is the nearest whole one', () => {
    fc.assert(
      fc.property(whole, whole, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const b = bearingOf(dx, dy);
        expect(Number.isInteger(b) && b >= 0 && b < 360).toBe(true);
        expect(apart(degrees(dx, dy), b)).toBeLessThan(0.5001);
      }),
      { numRuns: 3000 },
    );
  });

  test('a bearing points to itself', () => {
    for (const b of bearings) expect(bearingOf(east(b), north(b))).toBe(b);
  });

  test('turns and differences', () => {
    expect([turn(-1), turn(360), turn(725), turn(89.6), turn(-720)]).toEqual([359, 0, 5, 90, 0]);
    expect([between(350, 10), between(10, 350), between(0, 180), between(7, 7)]).toEqual([20, 20, 180, 0]);
  });

  test('hours of the clock', () => {
    expect([12, 1, 3, 6, 11].map(bearingOfHour)).toEqual([0, 30, 90, 180, 330]);
  });

  test('and the nearest of its eight points', () => {
    expect([0, 22, 23, 67, 68, 180, 337, 338, 359].map(pointOf)).toEqual([
      'north',
      'north',
      'north-east',
      'north-east',
      'east',
      'south',
      'north-west',
      'north',
      'north',
    ]);
  });
});

describe('arcs', () => {
  test('the edges of a quarter and of a half are inside, to the thousandth', () => {
    expect(inArc(0, 45, 1000, 1000)).toBe(true);
    expect(inArc(0, 45, 1001, 1000)).toBe(false);
    expect(inArc(0, 90, 1000, 0)).toBe(true);
    expect(inArc(0, 90, 1000, -1)).toBe(false);
    expect(inArc(45, 45, 0, 7)).toBe(true);
    expect(inArc(45, 45, -1, 7_000_000)).toBe(false);
    expect(inArc(270, 0, -5, 0)).toBe(true);
    expect(inArc(270, 0, 5, 0)).toBe(false);
    expect(inArc(10, 180, 0, -1)).toBe(true);
  });

  test('what lies within is found, whatever the arc', () => {
    fc.assert(
      fc.property(fc.nat(359), fc.integer({ min: 0, max: 180 }), whole, whole, (b, half, dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0);
        const off = apart(degrees(dx, dy), b);
        // The table of sines is accurate to a ten-thousandth of a degree.
        if (Math.abs(off - half) > 0.0003) expect(inArc(b, half, dx, dy)).toBe(off < half);
      }),
      { numRuns: 5000 },
    );
  });
});
