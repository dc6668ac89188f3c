import { Sfc32 } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Field } from '../field.js';
import { ground } from '../ground/ground.js';
import { readMap } from '../ground/reading.js';
import { Figures } from './figures.js';
import {
  around,
  aroundFigure,
  bearingTo,
  clock,
  gap,
  gapTo,
  inContact,
  inFront,
  nearest,
  nearestTo,
} from './near.js';

function crowd(seed: string, count = 30): Figures {
  const random = new Sfc32(seed);
  const f = new Figures(20_000, 20_000, 2000);
  for (let i = 0; i < count; i++)
    f.put({
      id: `z${i}`,
      x: random.below(200) / 10,
      y: random.below(200) / 10,
      level: random.below(2),
      r: 0.5 + random.below(2) / 2,
      facing: random.below(360),
    });
  return f;
}

describe('measuring', () => {
  it('goes from edge to edge', () => {
    const f = new Figures(40_000, 40_000, 4000);
    const a = f.put({ id: 'a', x: 10, y: 10, level: 0, r: 1, facing: 90 });
    const b = f.put({ id: 'b', x: 13, y: 14, level: 0, r: 1, facing: 0 });
    const c = f.put({ id: 'c', x: 12, y: 10, level: 1, r: 1, facing: 0 });
    expect(gap(f, a, b)).toBe(3);
    expect(gapTo(f, a, 13, 14)).toBe(4);
    expect(gap(f, a, c)).toBe(0);
    expect(inContact(f, a, c)).toBe(false);
    expect(inContact(f, a, b, 3)).toBe(true);
    expect(inContact(f, a, b, 2.999)).toBe(false);
    expect(bearingTo(f, a, b)).toBe(37);
    expect(inFront(f, a, b, 90)).toBe(true);
    expect(inFront(f, a, b, 45)).toBe(false);
    expect(clock(f, a, b)).toBe(10);
    expect(clock(f, a, c)).toBe(12);
    expect(clock(f, b, a)).toBe(7);
  });

  it('finds all within a distance, nearest first, whatever cells they lie in', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 0, max: 250 }), fc.boolean(), (n, tenths, low) => {
        const f = crowd(`near ${n}`);
        const d = tenths / 10;
        const among = low ? { level: 0, which: (i: number) => i % 3 !== 0 } : {};
        const may = (i: number) => !low || (f.level[i] === 0 && i % 3 !== 0);
        const all = Array.from({ length: f.count }, (_, i) => i);
        const from = aroundFigure(f, 0, d, among);
        const wanted = all.filter((i) => i !== 0 && may(i) && Math.round(gap(f, 0, i) * 1000) <= d * 1000);
        expect(from.map((x) => x.figure).sort((a, b) => a - b)).toEqual(wanted);
        expect(from).toEqual(from.toSorted((a, b) => a.gap - b.gap || a.figure - b.figure));
        expect(nearest(f, 0, among)).toEqual(aroundFigure(f, 0, 100, among)[0]);
        const spot = around(f, 7, 7, d, among).map((x) => x.figure);
        expect(spot.sort((a, b) => a - b)).toEqual(
          all.filter((i) => may(i) && Math.round(gapTo(f, i, 7, 7) * 1000) <= d * 1000),
        );
        expect(nearestTo(f, 7, 7, among)).toEqual(around(f, 7, 7, 100, among)[0]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a field', () => {
  const map = readMap({
    format: 'shambles-map/1',
    title: 't',
    unit: 'cm',
    size: [40, 30],
    buildings: [
      {
        id: 'h',
        name: 'H',
        rect: [10, 10, 20, 20],
        levels: 1,
        doors: [
          { id: 'a', at: [15, 10], type: 'standard' },
          { id: 'b', at: [15, 20], type: 'standard', open: true },
        ],
      },
    ],
  });
  const rules = { name: 'go', pieces: { wall: 'bars' as const }, closedDoor: 'bars' as const };
  it('keeps sight and ways in line with its doors', () => {
    const g = ground(map);
    const sight = { pieces: { wall: 'blocks', door: 'blocks' }, overLow: 0 } as const;
    const on = new Field(g, new Figures(g.width, g.height, 4000), sight);
    const a = on.figures.put({ id: 'in', x: 15, y: 15, level: 0, r: 1, facing: 0 });
    const b = on.figures.put({ id: 'out', x: 15, y: 5, level: 0, r: 1, facing: 0 });
    expect([on.door('a'), on.door('b'), on.door('zz')]).toEqual(['closed', 'open', 'gone']);
    const shut = on.ways(rules, 1);
    const round = shut.from(15, 5, 0, { avoids: () => false }).cost(15, 15, 0);
    expect(round).toBeGreaterThan(25);
    expect(round).toBeLessThan(40);
    expect(on.sight.look(a, b) & 7).toBe(7);
    on.setDoor('a', 'gone');
    expect(on.ways(rules, 1).from(15, 5, 0, { self: a }).cost(15, 15, 0)).toBe(10);
    expect(on.sight.look(a, b)).toBe(0);
    on.setDoor('a', 'closed');
    expect(on.ways(rules, 1)).toBe(shut);
    expect(() => on.setDoor('zz', 'open')).toThrow(RangeError);
  });
});
