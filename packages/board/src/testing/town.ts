import type { MeasuredScene, SceneFigure } from '@shambles/engine';
import type { TableMarks } from '../measured/marks/marks.js';
import { brush } from '../seed.js';
import { dead, townspeople } from './people.js';
import { TOWN } from './scenery.js';

function town(light: 'day' | 'night'): MeasuredScene {
  return {
    kind: 'measured',
    title: light === 'night' ? 'Night town' : 'Day town',
    unit: 'cm',
    width: 120,
    height: 90,
    light,
    ground: 'grass',
    ...TOWN,
    lamps:
      light === 'night'
        ? [
            { id: 'lamp-1', at: [58, 52], r: 15 },
            { id: 'lamp-2', at: [18, 36.5], r: 15 },
            { id: 'lamp-3', at: [96, 36.5], r: 15 },
          ]
        : [{ id: 'lamp-1', at: [58, 52], r: 15 }],
    figures: townspeople(light),
    markers: [
      { id: 'H1', kind: 'hideout', name: 'Basement', at: [102, 70], level: 0, tone: 'paper', badges: [] },
      { id: 'H2', kind: 'hideout', name: 'Sewer', at: [68, 47], level: 0, tone: 'paper', badges: [] },
      { id: 'H3', kind: 'hideout', name: 'Behind fence', at: [93, 84], level: 0, tone: 'paper', badges: [] },
      { id: 'H4', kind: 'hideout', name: 'Crypt', at: [92, 20], level: 0, tone: 'paper', badges: [] },
      { id: 'S1', kind: 'search', name: 'Search marker', at: [37, 76], level: 0, tone: 'amber', badges: [] },
      { id: 'S2', kind: 'search', name: 'Search marker', at: [24, 14], level: 0, tone: 'amber', badges: [] },
      { id: 'L1', kind: 'landing', name: 'Landing point', at: [79, 78], level: 2, tone: 'ice', badges: [] },
      { id: 'N1', kind: 'noise', name: 'Noise', at: [84, 40.5], level: 0, tone: 'rust', badges: [] },
      { id: 'F1', kind: 'supply', name: 'Food', at: [41, 40.5], level: 0, tone: 'amber', badges: [] },
    ],
    clouds: [
      { id: 'C1', kind: 'flames', at: [32, 40], r: 4.5, level: 0, turns: 3 },
      { id: 'C2', kind: 'smoke', at: [67, 30], r: 6, level: 0, turns: 1 },
      { id: 'C3', kind: 'white phosphorus', at: [112, 37.5], r: 4, level: 0, turns: 2 },
    ],
    sightOf:
      light === 'night'
        ? [
            { at: [48, 46], level: 0, r: 15 },
            { at: [43.5, 48.5], level: 0, r: 15 },
            { at: [39, 45.5], level: 0, r: 15, arc: { facing: 100, half: 22, r: 45 } },
            { at: [29, 62], level: 0, r: 15 },
          ]
        : [],
    clock: { turn: 4, turns: 20, phase: 'Movement', steps: [{ name: 'Movement', state: 'current' }] },
    objective: { text: 'Reach the clinic.', done: [] },
    roster: ['mara', 'dev', 'tom', 'ines'].map((id) => ({
      id,
      name: id,
      tone: 'amber',
      status: '',
      pips: [],
      items: [],
      badges: [],
    })),
  };
}

export const nightTown: MeasuredScene = town('night');
export const dayTown: MeasuredScene = town('day');

/** The ground within 9.5 cm of Mara that is not taken by a figure, as a grid of half centimetres. */
function reach(): number[] {
  const runs: number[] = [];
  for (let row = 70; row < 112; row += 1) {
    const cells: number[] = [];
    for (let column = 70; column < 125; column += 1) {
      const [x, y] = [column * 0.5 + 0.25, row * 0.5 + 0.25];
      const near = Math.hypot(x - 48, y - 46) < 9.5;
      const taken = nightTown.figures.some(
        (f) => f.id !== 'mara' && f.kind !== 'body' && Math.hypot(f.at[0] - x, f.at[1] - y) < 2,
      );
      if (near && !taken) cells.push(column);
    }
    let from = cells[0];
    cells.forEach((column, i) => {
      if (cells[i + 1] === column + 1) return;
      runs.push(row, from as number, column + 1);
      from = cells[i + 1];
    });
  }
  return runs;
}

export const townMarks: TableMarks = {
  lit: [{ level: 0, cell: 0.5, runs: reach() }],
  things: {
    mara: 'chosen',
    'zed-1': 'target',
    foe: 'target',
    'zed-2': 'choice',
    D1: 'choice',
    S1: 'choice',
    'ladder-1': 'choice',
    V2: 'choice',
  },
  ways: [
    {
      points: [
        [48, 46, 0],
        [46, 50, 0],
        [42.5, 52, 0],
        [40.2, 51.6, 0],
      ],
      label: '9.6 cm',
      tone: 'amber',
    },
  ],
  rays: [
    { from: [48, 46], to: [66, 41], label: '18 cm', tone: 'rose', sees: 'partly' },
    { from: [48, 46], to: [55.2, 44.4], label: '5 cm', tone: 'amber', sees: 'clear' },
    { from: [48, 46], to: [74, 45.6], tone: 'paper', sees: 'no' },
  ],
  circles: [{ at: [76.5, 45.6], r: 10, label: 'blast 10 cm', tone: 'rust' }],
  arcs: [{ at: [57, 30], facing: 320, half: 45, r: 12, tone: 'rose' }],
  ghosts: [{ figure: 'mara', at: [40.2, 51.6], level: 0, facing: 330 }],
};

/** A crowd of a given size, for measuring frame times. */
export function crowd(count: number, seed: string): MeasuredScene {
  const b = brush(seed);
  const figures = Array.from(
    { length: count },
    (_, i): SceneFigure =>
      dead(`z${i}`, 'zed', 'Zed', [b.between(1, 119), b.between(1, 89)], b.whole(0, 359)),
  );
  return { ...dayTown, figures: [...dayTown.figures.slice(0, 6), ...figures] };
}
