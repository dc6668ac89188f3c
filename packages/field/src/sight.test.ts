import { describe, expect, test } from 'vitest';
import { Figures } from './figures.js';
import { Sight } from './sight.js';
import { type Base, judge, type Table } from './testing/referee.js';
import { randomTable } from './testing/tables.js';
import { grains } from './units.js';

/** Tables to judge; more of them with SHAMBLES_SIGHT_TABLES=20000. */
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
      const open = new Set<string>();
      for (const b of t.map.buildings ?? [])
        for (const d of b.doors ?? []) if (t.turned.get(d.id) ?? d.open) open.add(d.id);
      for (const [id, isOpen] of t.turned) sight.setDoor(id, isOpen);
      const bases = t.figures.map(
        (f): Base => ({ x: grains(f.x), y: grains(f.y), level: f.level, r: grains(f.r), down: f.down }),
      );
      const table: Table = { ground: t.ground, rules: t.rules, open, clouds: t.clouds, figures: bases };
      for (let k = 0; k < PAIRS; k++) {
        const a = k % bases.length;
        const b = (k * 5 + 1) % bases.length;
        if (a === b) continue;
        const look = sight.look(a, b);
        const right = judge(table, bases[a] as Base, bases[b] as Base);
        met.add(right);
        if (look !== right) wrong.push(`${seed} ${a}-${b}: ${look}, not ${right}`);
      }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    // All sixteen outcomes but the one that cannot be: wholly blocked, yet obscured.
    expect([...met].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});
