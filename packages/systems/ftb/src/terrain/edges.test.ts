import { describe, expect, test } from 'vitest';
import { game, type Situation } from '../testing/game.js';
import { edgesAt, exitOf, mayLeaveBy, sectionOf } from './edges.js';

const at = (x: number, y: number, more: Situation = {}, level = 0) =>
  game({ ...more, people: { n1: { x, y, level } } });

describe('sections', () => {
  test('[FTB-9.1a] 1 to 9, row by row from the north-west', () => {
    const { w } = game();
    const middles = [30, 18, 6].flatMap((y) => [6, 18, 30].map((x) => sectionOf(w, { x, y })));
    expect(middles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sectionOf(w, { x: 11.999, y: 24.001 })).toBe(1);
    expect(sectionOf(w, { x: 12, y: 24 })).toBe(5);
    expect(sectionOf(w, { x: 0, y: 36 })).toBe(1);
    expect(sectionOf(w, { x: 36, y: 0 })).toBe(9);
  });

  test('[FTB-9.1a] about equal, on an oblong table too', () => {
    const { w } = game({ map: { size: [48, 24] } });
    expect(sectionOf(w, { x: 15.9, y: 16.1 })).toBe(1);
    expect(sectionOf(w, { x: 16, y: 7.9 })).toBe(8);
  });
});

describe('[FTB-D-63] leaving the table', () => {
  test('by any edge within an inch, from the ground', () => {
    const edges = (x: number, y: number, level = 0) => {
      const g = at(x, y, {}, level);
      return edgesAt(g.w, g.person('n1'));
    };
    expect(edges(18, 35)).toEqual(['north']);
    expect(edges(18, 34.99)).toEqual([]);
    expect(edges(35, 18)).toEqual(['east']);
    expect(edges(18, 1)).toEqual(['south']);
    expect(edges(1, 1)).toEqual(['south', 'west']);
    expect(edges(18, 1, 1)).toEqual([]);
  });

  test('[FTB-14.7.5b] [FTB-14.8.5c] [FTB-14.10.4] only by the section that the Encounter names', () => {
    const leaves = (
      kind: 'search' | 'robbery-in-town' | 'escape' | 'chillin',
      x: number,
      y: number,
      legs = 0,
    ) => {
      const g = at(x, y, { encounter: { kind, tally: { legs } } });
      return mayLeaveBy(g.w, g.person('n1'));
    };
    expect(leaves('search', 35.5, 18)).toBe('east');
    expect(leaves('robbery-in-town', 0.5, 30)).toBe('west');
    expect(leaves('robbery-in-town', 18, 35.5)).toBeUndefined();
    expect(leaves('escape', 6, 35.5)).toBe('north');
    expect(leaves('escape', 30, 35.5)).toBeUndefined();
    expect(leaves('escape', 30, 35.5, 1)).toBe('north');
    expect(leaves('escape', 6, 35.5, 1)).toBeUndefined();
    expect(leaves('chillin', 30, 0.5)).toBe('south');
    expect(leaves('chillin', 6, 0.5)).toBeUndefined();
    expect(exitOf({ kind: 'raid', tally: {} })).toBeUndefined();
  });
});
