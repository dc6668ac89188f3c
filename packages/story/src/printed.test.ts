import type { Scene, SceneCounter } from '@shambles/engine';
import { describe, expect, it } from 'vitest';
import { codesOf } from './printed.js';
import { drawBoard, drawLegend, drawScene } from './scene.js';

const counter = (
  id: string,
  at: string,
  name: string,
  side = 'one',
  more: Partial<SceneCounter> = {},
): SceneCounter => ({
  id,
  at,
  name,
  side,
  kind: name,
  shape: 'round',
  large: false,
  tone: 'amber',
  numbers: [{ value: 2, label: 'combat' }],
  badges: [],
  ...more,
});

const scene: Scene = {
  kind: 'printed',
  columns: 2,
  rows: 1,
  cells: [
    { id: 'A1', column: 0, row: 0, ground: 'building', name: 'A1' },
    { id: 'B1', column: 1, row: 0, ground: 'park', name: 'B1' },
  ],
  counters: [
    counter('t-1', 'A1', 'Tank'),
    counter('t-2', 'A1', 'Tank'),
    counter('t-3', 'A1', 'Tank', 'one', { badges: ['spent'] }),
    counter('r-1', 'A1', 'Red Mob', 'two', { tone: 'moss' }),
    counter('r-2', 'B1', 'Red Mob', 'two'),
    counter('x-1', 'cup', 'Tanner'),
  ],
  trays: [
    { id: 'cup', name: 'Cup', side: 'one', count: 4 },
    { id: 'empty', name: 'Empty', side: 'one', count: 0 },
  ],
  track: {
    name: 'Score',
    value: 6,
    max: 10,
    bands: [
      { from: 0, to: 4, name: 'Loss', tone: 'rust' },
      { from: 5, to: 10, name: 'Win', tone: 'moss' },
    ],
  },
  clock: {
    turn: 1,
    turns: 2,
    phase: 'Moves',
    tiles: [
      { id: 'x', face: 'current', number: 7, icons: [{ icon: 'sun', name: 'Sun', tone: 'ice' }] },
      { id: 'y', face: 'down' },
    ],
  },
};

describe('a scene in letters', () => {
  it('groups alike counters, keeps states apart, and puts each side on its own line', () => {
    expect(drawBoard(scene)).toEqual([
      '┌A1────────┐ ╭B1 park┄┄┄╮',
      "│2Ta Ta'   │ ┊          ┊",
      '│RM        │ ┊RM        ┊',
      '└──────────┘ ╰┄┄┄┄┄┄┄┄┄┄╯',
    ]);
  });

  it('shows clock, trays and score', () => {
    const text = drawScene(scene);
    expect(text[0]).toBe('Turn 1 of 2 · Moves   [7 Sun][?]');
    expect(text.slice(-2)).toEqual(['Cup 4: Tn', 'Score 6 [██████████████████············] 10  Win']);
  });

  it('points at cells', () => {
    expect(drawBoard(scene, { marked: ['B1'] })[0]).toBe('┌A1────────┐ ╔B1 park═══╗');
  });

  it('never gives two kinds the same letters', () => {
    expect([...codesOf(scene).values()].sort()).toEqual(['RM', 'Ta', 'Tn']);
    expect(drawLegend(scene).join('\n')).toMatch(/Ta Tank 2 · Tn Tanner 2\nRM Red Mob 2\n' spent/);
  });

  it('leaves colours to whoever has them', () => {
    const painted = drawBoard(scene, { paint: (text, as) => `<${as}>${text}</>` })[2];
    expect(painted).toContain('<moss>RM</>');
  });

  it('has room for counters with more states than there are signs', () => {
    const badges = ['held', 'hit', 'lost', 'spent', 'grounded for good'];
    const crowded = { ...scene, counters: [counter('t-1', 'A1', 'Tank', 'one', { badges })] } as Scene;
    expect(drawBoard(crowded).join('\n')).toMatch(/Ta.*\(lost\)|Ta.*\(.*\)/);
  });
});
