import type { PrintedScene, SceneCounter } from '@shambles/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROWDED, cells, FACES, fixture } from '../../testing/printed.js';
import { BLOCK, contains, LABEL_STRIP, overlap, town } from '../geometry.js';
import { type Layout, layout, TOKEN } from './layout.js';
import { tween } from './tween.js';

const KINDS = Object.keys(FACES);
const table = (
  columns: number,
  rows: number,
  crowds: readonly (readonly [string, string, number])[],
): PrintedScene => {
  const counters = crowds.flatMap(([at, kind, count], crowd) => {
    const face = FACES[kind];
    return face
      ? Array.from(
          { length: count },
          (_, n): SceneCounter => ({ ...face, id: `${crowd}-${n}`, at, badges: [] }),
        )
      : [];
  });
  return { ...fixture, columns, rows, cells: cells(columns, rows), counters };
};
const anyTable = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }))
  .chain(([columns, rows]) =>
    fc
      .array(
        fc.tuple(
          fc.constantFrom(...cells(columns, rows).map((cell) => cell.id)),
          fc.constantFrom(...KINDS),
          fc.integer({ min: 1, max: 9 }),
        ),
        { maxLength: 40 },
      )
      .map((crowds) => table(columns, rows, crowds)),
  );

function expectSound(scene: PrintedScene, placed: Layout): void {
  const { blocks } = town(scene);
  for (const stack of placed.stacks) {
    const block = blocks.get(stack.at);
    if (!block) throw new Error(`${stack.key} lies nowhere`);
    expect(contains(block, stack.box), `${stack.key} inside its block`).toBe(true);
    expect(stack.box.y >= block.y + LABEL_STRIP, `${stack.key} below the label`).toBe(true);
    for (const other of placed.stacks) {
      if (other !== stack)
        expect(overlap(stack.box, other.box), `${stack.key} over ${other.key}`).toBe(false);
    }
  }
  for (const { counter, stack, x, y, scale } of placed.counters) {
    const box = placed.stacks.find((each) => each.key === stack)?.box;
    const half = (TOKEN / 2) * scale;
    const own = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
    expect(box && contains(box, own), `${counter.id} inside its stack`).toBe(true);
  }
}

describe('layout', () => {
  it('keeps every stack inside its block and clear of the others, on any town', () => {
    fc.assert(
      fc.property(anyTable, (scene) => expectSound(scene, layout(scene))),
      { numRuns: 60 },
    );
    fc.assert(
      fc.property(anyTable, (scene) => expectSound(scene, layout(scene, { largest: 1.9 }))),
      { numRuns: 30 },
    );
  });

  it('places each counter that stands on a cell exactly once', () => {
    const on = new Set(fixture.cells.map((cell) => cell.id));
    const expected = fixture.counters.filter((counter) => on.has(counter.at)).map((counter) => counter.id);
    expect(
      layout(fixture)
        .counters.map((placed) => placed.counter.id)
        .sort(),
    ).toEqual(expected.sort());
  });

  it('does not depend on the order of the counters', () => {
    expect(layout({ ...fixture, counters: [...fixture.counters].reverse() })).toEqual(layout(fixture));
  });

  it('lays Aliens above Zombies', () => {
    const here = layout(fixture).stacks.filter((stack) => stack.at === CROWDED);
    const bottom = Math.max(
      ...here.filter((s) => s.counters[0]?.side === 'alien').map((s) => s.box.y + s.box.height),
    );
    const top = Math.min(...here.filter((s) => s.counters[0]?.side === 'zombie').map((s) => s.box.y));
    expect(bottom).toBeLessThan(top);
  });

  it('keeps twelve kinds in one block readable', () => {
    const here = layout(fixture).stacks.filter((stack) => stack.at === CROWDED);
    expect(here).toHaveLength(12);
    for (const stack of here) expect((TOKEN * stack.scale) / BLOCK.width).toBeGreaterThan(0.125);
  });
});

describe('tween', () => {
  const moved = {
    ...fixture,
    counters: fixture.counters.map((c) => (c.at === 'A4' ? { ...c, at: 'A3' } : c)),
  };
  const from = layout(fixture);
  const to = layout(moved);

  it('starts and ends at the layouts', () => {
    expect(tween(from, to, 0)).toBe(from);
    expect(tween(from, to, 1)).toBe(to);
  });

  it('has only what moves under way, half way at half time', () => {
    const way = tween(from, to, 0.5).counters.filter((placed) => placed.moving);
    expect(way.map((placed) => placed.counter.id)).toEqual(['A4-ufo-0']);
    const y = (l: Layout): number =>
      l.counters.find((placed) => placed.counter.id === 'A4-ufo-0')?.y ?? Number.NaN;
    expect(way[0]?.y).toBeCloseTo((y(from) + y(to)) / 2);
  });
});
