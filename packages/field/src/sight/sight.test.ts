import { describe, expect, test } from 'vitest';
import { Figures } from '../figures/figures.js';
import { ground } from '../ground/ground.js';
import type { MapFile } from '../ground/map.js';
import type { SightRules } from '../rules.js';
import { grains } from '../shapes/units.js';
import { type Base, judge, type Table } from '../testing/referee.js';
import { randomTable } from '../testing/tables.js';
import { isPartly, isSeen, Sight } from './sight.js';

/** Number of tables to judge; SHAMBLES_SIGHT_TABLES=20000 judges more. */
const TABLES = Number(process.env.SHAMBLES_SIGHT_TABLES ?? 400);
const PAIRS = 12;

describe('the referee', () => {
  test(`agrees on ${TABLES} random tables`, { timeout: 3_600_000 }, () => {
    const wrong: string[] = [];
    const met = new Set<number>();
    for (let n = 0; n < TABLES; n++) {
      const seed = `sight-${n}`;
      const t = randomTable(seed);
      const figures = new Figures(t.ground.width, t.ground.height, 2000);
      figures.sync(t.figures);
      const sight = new Sight(t.ground, t.rules, figures);
      sight.clouds = t.clouds;
      const doors = (t.map.buildings ?? []).flatMap((b) => b.doors ?? []);
      const bases = t.figures.map(
        (f): Base => ({ x: grains(f.x), y: grains(f.y), level: f.level, r: grains(f.r), down: f.down }),
      );
      const compare = (open: ReadonlySet<string>, pairs: number) => {
        const table: Table = { ground: t.ground, rules: t.rules, open, clouds: t.clouds, figures: bases };
        for (let k = 0; k < pairs; k++) {
          const a = k % bases.length;
          const b = (k * 5 + 1) % bases.length;
          if (a === b) continue;
          const look = sight.look(a, b);
          const right = judge(table, bases[a] as Base, bases[b] as Base);
          met.add(right);
          if (look !== right) wrong.push(`${seed} ${a}-${b}: ${look}, not ${right}`);
        }
      };
      const first = new Set(doors.filter((d) => d.open).map((d) => d.id));
      compare(first, 4);
      for (const [id, isOpen] of t.turned) sight.setDoor(id, isOpen);
      compare(new Set(doors.filter((d) => t.turned.get(d.id) ?? d.open).map((d) => d.id)), PAIRS);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    // All sixteen outcomes but the impossible one: entirely blocked and obscured.
    expect([...met].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});

const empty: MapFile = { format: 'shambles-map/1', title: 'test', unit: 'in', size: [24, 18] };
const book: SightRules = {
  pieces: {
    wall: 'blocks',
    door: 'blocks',
    window: 'obscures',
    vehicle: 'blocks',
    'barrier:hedge': 'obscures',
  },
  areas: { woods: { blocksAfter: 4, obscures: true } },
  figures: 'obscures',
  overLow: 2,
};
const house = {
  id: 'house',
  name: 'House',
  rect: [10, 4, 14, 8] as [number, number, number, number],
  levels: 1,
};

/** How one spot is seen from another. Each is x, y, level and half the width of a base. */
function seen(map: Partial<MapFile>, from: number[], to: number[], others: number[][] = []): string {
  const g = ground({ ...empty, ...map });
  const figures = new Figures(g.width, g.height, 2000);
  [from, to, ...others].forEach(([x, y, level, r], i) => {
    figures.put({ id: `f${i}`, x: x as number, y: y as number, level: level ?? 0, r: r ?? 0.5, facing: 0 });
  });
  const look = new Sight(g, book, figures).look(0, 1);
  return isPartly(look) ? 'partly' : isSeen(look) ? 'seen' : 'no';
}

describe('by the book', () => {
  test('walls: one free line is enough, and a corner that is touched blocks', () => {
    expect(seen({}, [2, 6], [20, 6])).toBe('seen');
    expect(seen({ buildings: [house] }, [2, 6], [20, 6])).toBe('no');
    expect(seen({ buildings: [house] }, [2, 8], [20, 8])).toBe('partly');
    expect(seen({ buildings: [house] }, [2, 8.5], [13, 8.5])).toBe('seen');
    expect(seen({ buildings: [house] }, [2, 8.489], [13, 8.489])).toBe('partly');
    expect(seen({ buildings: [house] }, [8, 10, 0, 0], [12, 6, 0, 0])).toBe('no');
    expect(seen({ buildings: [house] }, [8, 10, 0, 0], [9.999, 8, 0, 0])).toBe('seen');
  });

  test('doors and windows', () => {
    const openings = {
      doors: [{ id: 'd', at: [10, 6] as [number, number], width: 2, type: 'x', open: true }],
      windows: [{ at: [14, 6] as [number, number], width: 2 }],
    };
    expect(seen({ buildings: [{ ...house, ...openings }] }, [2, 6], [12, 6])).toBe('seen');
    expect(seen({ buildings: [{ ...house, ...openings }] }, [2, 6], [20, 6])).toBe('partly');
    expect(
      seen(
        { buildings: [{ ...house, doors: [{ ...openings.doors[0], open: false } as never] }] },
        [2, 6],
        [12, 6],
      ),
    ).toBe('no');
  });

  test('woods: so deep and no deeper, counted over all of a kind', () => {
    const wood = (w: number, e: number) => ({
      id: `w${w}`,
      kind: 'woods',
      rect: [w, 0, e, 18] as [number, number, number, number],
    });
    expect(seen({ areas: [wood(10, 14)] }, [2, 6], [20, 6, 0, 0])).toBe('no');
    expect(seen({ areas: [wood(10, 13.999)] }, [2, 6], [20, 6, 0, 0])).toBe('partly');
    expect(seen({ areas: [wood(4, 6), wood(10, 12)] }, [2, 6], [20, 6, 0, 0])).toBe('no');
    expect(seen({ areas: [wood(4, 7), wood(5, 7.9)] }, [2, 6], [20, 6, 0, 0])).toBe('partly');
    expect(seen({ areas: [wood(0, 3)] }, [3.5, 6], [20, 6])).toBe('seen');
  });

  test('bases: crossed, not touched; those that stand on the eye or on the target count', () => {
    expect(seen({}, [2, 6], [20, 6], [[10, 6]])).toBe('partly');
    expect(seen({}, [2, 6], [20, 6, 0, 0], [[10, 6.5]])).toBe('seen');
    expect(seen({}, [2, 6], [20, 6, 0, 0], [[10, 6.499]])).toBe('partly');
    expect(seen({}, [2, 6], [20, 6], [[21, 6]])).toBe('seen');
    expect(seen({}, [2, 6], [20, 6], [[1.501, 6]])).toBe('partly');
  });

  test('levels: roofs hide what is under and behind them, low things only near the ends', () => {
    expect(seen({ buildings: [house] }, [12, 6, 1], [12, 6, 0])).toBe('no');
    expect(seen({ buildings: [house] }, [12, 6, 1], [15, 6])).toBe('no');
    expect(seen({ buildings: [house] }, [12, 6, 1], [20, 6])).toBe('seen');
    expect(seen({ buildings: [{ ...house, levels: 2 }] }, [13, 6, 1], [20, 6])).toBe('no');
    const car = (x: number) => [
      { id: 'c', kind: 'car', rect: [x, 4, x + 1, 8] as [number, number, number, number] },
    ];
    expect(seen({ buildings: [house], vehicles: car(15.9) }, [14, 6, 1], [22, 6])).toBe('no');
    expect(seen({ buildings: [house], vehicles: car(16.5) }, [14, 6, 1], [22, 6])).toBe('seen');
    expect(seen({ buildings: [house], vehicles: car(19.1) }, [14, 6, 1], [22, 6])).toBe('no');
  });

  test('somebody on the same spot is seen', () => {
    expect(seen({}, [2, 6], [2, 6])).toBe('seen');
    expect(seen({ buildings: [house] }, [10, 6], [10, 6])).toBe('no');
  });
});
