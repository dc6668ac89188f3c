import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Figure, Figures } from './figures.js';

const figure = (id: string, x: number, y: number): Figure => ({
  id,
  x,
  y,
  level: 0,
  r: 0.5,
  facing: 90,
  down: false,
});

/** All figures found in the cells, each with its cell. */
function inCells(f: Figures): string[] {
  const found: string[] = [];
  for (let cell = 0; cell < f.cells.count; cell++)
    for (let i = f.head[cell] as number; i >= 0; i = f.next[i] as number) {
      expect(f.cells.at(f.x[i] as number, f.y[i] as number)).toBe(cell);
      found.push(f.ids[i] as string);
    }
  return found.sort();
}

test('figures are where they were put, whatever came and went', () => {
  const name = fc.integer({ min: 0, max: 40 }).map((n) => `z${n}`);
  const place = fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 18 }));
  const deed = fc.oneof(
    { weight: 4, arbitrary: fc.record({ put: name, at: place }) },
    { weight: 2, arbitrary: fc.record({ remove: name }) },
    { weight: 1, arbitrary: fc.record({ move: name, at: place }) },
    { weight: 1, arbitrary: fc.record({ sync: fc.array(fc.tuple(name, place), { maxLength: 30 }) }) },
  );
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 120 }), (deeds) => {
      const f = new Figures(24_000, 18_000, 3000);
      const right = new Map<string, Figure>();
      for (const d of deeds) {
        if ('put' in d) {
          f.put(figure(d.put, ...d.at));
          right.set(d.put, figure(d.put, ...d.at));
        } else if ('remove' in d) {
          if (right.delete(d.remove)) f.remove(d.remove);
          else expect(() => f.remove(d.remove)).toThrow(RangeError);
        } else if ('move' in d) {
          const [x, y] = d.at;
          const old = right.get(d.move);
          if (!old) continue;
          f.move(f.of(d.move), x * 1000, y * 1000);
          right.set(d.move, { ...old, x, y });
        } else {
          const all = d.sync.map(([id, at]) => figure(id, ...at));
          f.sync(all);
          expect(f.ids).toEqual([...new Set(all.map(({ id }) => id))]);
          right.clear();
          for (const one of all) right.set(one.id, one);
        }
      }
      expect(f.count).toBe(right.size);
      expect(inCells(f)).toEqual([...right.keys()].sort());
      for (const [id, one] of right) expect(f.figure(f.of(id))).toEqual(one);
      expect(f.find('nobody')).toBe(-1);
    }),
    { numRuns: 300 },
  );
});

test('who leaves takes nothing of another along', () => {
  const f = new Figures(24_000, 18_000, 3000);
  f.put({ ...figure('a', 1, 1), r: 1, level: 2, facing: 7, down: true });
  f.put({ ...figure('b', 5, 5), r: 0.25, level: 1, facing: 200 });
  f.remove('a');
  expect(f.figure(f.of('b'))).toEqual({ ...figure('b', 5, 5), r: 0.25, level: 1, facing: 200 });
  expect(f.find('a')).toBe(-1);
});
