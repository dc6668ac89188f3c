import { describe, expect, it } from 'vitest';
import { Field } from '../field.js';
import { ground } from '../ground/ground.js';
import { readMap } from '../ground/reading.js';
import { Figures } from './figures.js';
import { gap } from './near.js';

describe('measuring', () => {
  it('goes from edge to edge', () => {
    const f = new Figures(40_000, 40_000, 4000);
    const a = f.put({ id: 'a', x: 10, y: 10, level: 0, r: 1, facing: 90 });
    const b = f.put({ id: 'b', x: 13, y: 14, level: 0, r: 1, facing: 0 });
    const c = f.put({ id: 'c', x: 12, y: 10, level: 1, r: 1, facing: 0 });
    expect(gap(f, a, b)).toBe(3);
    expect(gap(f, a, c)).toBe(0);
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
