import type { MeasuredScene, SceneFigure, Spot } from '@shambles/engine';
import { brush } from '../seed.js';
import type { TableMarks } from './marks.js';

const rect = (w: number, s: number, e: number, n: number): Spot[] => [
  [w, s],
  [e, s],
  [e, n],
  [w, n],
];

const base = { level: 0, r: 1, facing: 0, badges: [], named: false } as const;

const survivor = (
  id: string,
  name: string,
  at: Spot,
  facing: number,
  holds: string,
  more: Partial<SceneFigure> = {},
): SceneFigure => ({
  ...base,
  id,
  name,
  kind: 'survivor',
  side: 'survivors',
  tone: 'amber',
  ring: 'whole',
  at,
  facing,
  holds,
  named: true,
  ...more,
});

const dead = (
  id: string,
  kind: string,
  name: string,
  at: Spot,
  facing: number,
  more: Partial<SceneFigure> = {},
): SceneFigure => ({
  ...base,
  id,
  name,
  kind,
  side: 'zeds',
  tone: 'moss',
  ring: 'broken',
  at,
  facing,
  ...more,
});

const houses: MeasuredScene['buildings'] = [
  {
    id: 'B1',
    name: 'Corner shop',
    outline: rect(16, 55, 44, 82),
    levels: 1,
    roof: 'tiled',
    thin: false,
    inner: [
      {
        path: [
          [16, 70],
          [27, 70],
        ],
      },
      {
        path: [
          [32, 70],
          [44, 70],
        ],
      },
    ],
  },
  {
    id: 'B2',
    name: 'Clinic',
    outline: rect(60, 57, 86, 84),
    levels: 2,
    roof: 'flat',
    thin: false,
    inner: [
      {
        path: [
          [60, 72],
          [70, 72],
          [70, 84],
        ],
      },
    ],
  },
  {
    id: 'B3',
    name: 'Garage',
    outline: rect(95, 58, 116, 80),
    levels: 1,
    roof: 'flat',
    thin: true,
    inner: [],
  },
  {
    id: 'B4',
    name: 'No. 11',
    outline: rect(10, 8, 32, 30),
    levels: 1,
    roof: 'tiled',
    thin: false,
    inner: [],
  },
  {
    id: 'B5',
    name: 'Church',
    outline: [
      [84, 8],
      [112, 8],
      [112, 24],
      [100, 24],
      [100, 32],
      [84, 32],
    ],
    levels: 1,
    roof: 'tiled',
    thin: false,
    inner: [],
  },
];

function town(light: 'day' | 'night'): MeasuredScene {
  const b = brush(`town ${light}`);
  const figures: SceneFigure[] = [
    survivor('mara', 'Mara', [48, 46], 70, 'assault rifle', { badges: ['hits 2'] }),
    survivor('dev', 'Dev', [43.5, 48.5], 40, 'pistol', { badges: ['empty'] }),
    survivor('tom', 'Old Tom', [39, 45.5], 100, 'shotgun', { badges: ['marked'] }),
    survivor('ines', 'Ines', [29, 62], 200, 'crowbar', { badges: ['down', 'hits 3'] }),
    survivor('nps', 'Ranger', [36.5, 50], 250, 'torch', {
      kind: 'nps',
      tone: 'ice',
      ring: 'double',
      number: 2,
    }),
    survivor('foe', 'Raider', [66, 41], 280, 'sniper rifle', { side: 'raiders', tone: 'rose', number: 4 }),
    dead('hunter', 'hunter', 'Hunter', [57, 30], 320, { badges: ['crouching'], named: true }),
    dead('tank', 'tank', 'Tank', [101, 44], 268, { r: 2, named: true }),
    dead('boomer', 'boomer', 'Boomer', [89, 52.5], 255, { named: true }),
    dead('smoker', 'smoker', 'Smoker', [73, 63], 215, { level: 2, named: true }),
    dead('witch', 'witch', 'Witch', [14, 50.4], 90, { named: true }),
    dead('seated', 'seated', 'Seated figure', [21, 77], 180, {
      tone: 'paper',
      ring: 'dotted',
      side: 'unknown',
    }),
    dead('body-1', 'body', 'body', [52.5, 50], 130, { badges: ['dead'] }),
    dead('body-2', 'body', 'body', [60, 47], 10, { badges: ['dead'] }),
    dead('horde', 'horde', 'Horde', [112, 50], 260, { number: 24 }),
    dead('pinned', 'zed', 'Zed', [32, 42], 60, { badges: ['burning'] }),
  ];
  let n = 0;
  const put = (x: number, y: number, facing: number, more: Partial<SceneFigure> = {}): void => {
    n += 1;
    figures.push(dead(`zed-${n}`, 'zed', 'Zed', [x, y], facing, more));
  };
  for (const [x, y, f] of [
    [55.2, 44.4, 262],
    [53.6, 41.6, 300],
    [57.8, 41.9, 290],
  ] as const)
    put(x, y, f);
  put(46.2, 42.6, 20, { badges: ['down'] });
  for (let i = 0; i < 9; i += 1)
    put(
      74 + (i % 3) * 2.5 + b.between(-0.3, 0.3),
      43 + Math.floor(i / 3) * 2.6 + b.between(-0.3, 0.3),
      265 + b.whole(-25, 25),
    );
  for (let i = 0; i < 10; i += 1)
    put(
      104 + b.between(0, 12),
      40.5 + i * 1.1 + (i % 2) * 0.4,
      250 + b.whole(-40, 40),
      i === 4 ? { badges: ['down'] } : {},
    );
  for (let i = 0; i < 7; i += 1) put(49.5 + b.between(0, 7), 10 + i * 3.1, b.whole(-30, 50));
  for (let i = 0; i < 5; i += 1) put(20 + b.between(0, 8), 74 + i * 1.2 + (i % 2), b.whole(120, 240));
  for (let i = 0; i < 5; i += 1) put(3 + i * 2.3, 36.5 + b.between(0, 12), 80 + b.whole(-30, 30));
  return {
    kind: 'measured',
    title: light === 'night' ? 'Night town' : 'Day town',
    unit: 'cm',
    width: 120,
    height: 90,
    light,
    ground: 'grass',
    areas: [
      { id: 'main-road', kind: 'road', outline: rect(0, 38, 120, 50) },
      { id: 'lane', kind: 'road', outline: rect(47, 0, 57, 90) },
      { id: 'pavement-1', kind: 'pavement', outline: rect(0, 50, 47, 53) },
      { id: 'pavement-2', kind: 'pavement', outline: rect(57, 50, 120, 53) },
      { id: 'pavement-3', kind: 'pavement', outline: rect(0, 35, 47, 38) },
      { id: 'pavement-4', kind: 'pavement', outline: rect(57, 35, 120, 38) },
      { id: 'crossing', kind: 'crosswalk', outline: rect(58, 38, 62, 50) },
      { id: 'yard', kind: 'lot', outline: rect(90, 55, 120, 86) },
      { id: 'churchyard', kind: 'lawn', outline: rect(78, 3, 118, 34), name: 'Churchyard' },
      {
        id: 'copse',
        kind: 'woods',
        outline: [
          [60, 2],
          [74, 4],
          [76, 18],
          [66, 24],
          [60, 16],
        ],
      },
      {
        id: 'pond',
        kind: 'water',
        outline: [
          [36, 10],
          [44, 9],
          [46, 16],
          [43, 24],
          [37, 22],
          [35, 16],
        ],
      },
      {
        id: 'ruin',
        kind: 'rubble',
        outline: [
          [1, 58],
          [9, 57],
          [11, 65],
          [6, 70],
          [1, 68],
        ],
      },
      { id: 'plot', kind: 'dirt', outline: rect(60, 26, 74, 34) },
    ],
    buildings: houses,
    doors: [
      {
        id: 'D1',
        name: 'front door',
        type: 'standard',
        level: 0,
        from: [28, 55],
        to: [32, 55],
        state: 'open',
        badges: [],
      },
      {
        id: 'D2',
        name: 'side door',
        type: 'standard',
        level: 0,
        from: [44, 66],
        to: [44, 70],
        state: 'closed',
        badges: ['barred'],
      },
      {
        id: 'D3',
        name: 'door',
        type: 'reinforced',
        level: 0,
        from: [71, 57],
        to: [75, 57],
        state: 'closed',
        badges: ['7 of 10'],
      },
      {
        id: 'D4',
        name: 'door',
        type: 'armoured',
        level: 0,
        from: [95, 66],
        to: [95, 70],
        state: 'closed',
        badges: [],
      },
      {
        id: 'D5',
        name: 'door',
        type: 'standard',
        level: 0,
        from: [19, 30],
        to: [23, 30],
        state: 'gone',
        badges: [],
      },
      {
        id: 'D6',
        name: 'door',
        type: 'reinforced',
        level: 0,
        from: [90, 32],
        to: [94, 32],
        state: 'closed',
        badges: [],
      },
    ],
    windows: [
      { level: 0, from: [20, 55], to: [24, 55] },
      { level: 0, from: [36, 55], to: [40, 55] },
      { level: 0, from: [64, 57], to: [68, 57] },
      { level: 0, from: [16, 60], to: [16, 64] },
    ],
    barriers: [
      {
        id: 'fence-1',
        kind: 'wire',
        path: [
          [90, 55],
          [90, 86],
        ],
      },
      {
        id: 'hedge-1',
        kind: 'hedge',
        path: [
          [8, 33],
          [33, 33],
          [33, 22],
        ],
      },
      {
        id: 'wall-1',
        kind: 'low wall',
        path: [
          [78, 34],
          [86, 34],
        ],
      },
      {
        id: 'wall-2',
        kind: 'high wall',
        path: [
          [78, 3],
          [78, 34],
        ],
      },
      {
        id: 'fence-2',
        kind: 'fence',
        path: [
          [62, 55],
          [88, 55],
        ],
      },
    ],
    gaps: [
      { at: [90, 76], r: 2, level: 0 },
      { at: [16, 76], r: 2, level: 0 },
    ],
    vehicles: [
      { id: 'V1', kind: 'car', outline: rect(20, 40, 29, 44), badges: [] },
      { id: 'V2', kind: 'car', outline: rect(81, 46, 90, 50), badges: ['alarm'] },
      {
        id: 'V3',
        kind: 'van',
        outline: [
          [52, 70],
          [56.1, 70.9],
          [53.9, 80.6],
          [49.8, 79.7],
        ],
        badges: [],
      },
      { id: 'V4', kind: 'car', outline: rect(100, 82, 104, 90), badges: [] },
      { id: 'V5', kind: 'truck', outline: rect(3, 39, 16, 44.5), badges: [] },
    ],
    links: [
      { id: 'ladder-1', kind: 'ladder', at: [86.8, 66], from: 0, to: 2 },
      { id: 'stairs-1', kind: 'stairs', at: [64, 79], from: 0, to: 1 },
    ],
    lamps:
      light === 'night'
        ? [
            { id: 'lamp-1', at: [58, 52], r: 15 },
            { id: 'lamp-2', at: [18, 36.5], r: 15 },
            { id: 'lamp-3', at: [96, 36.5], r: 15 },
          ]
        : [{ id: 'lamp-1', at: [58, 52], r: 15 }],
    props: [
      ...(
        [
          [8, 86, 3.4],
          [50, 34, 2.2],
          [35, 30, 2.4],
          [4, 29, 3.2],
          [6, 12, 3.6],
          [36, 4, 2.8],
          [45, 30, 2.3],
          [88, 88, 2.4],
          [114, 28, 3.4],
          [116, 6, 2.6],
          [81, 29, 2.6],
          [106, 28, 2.4],
          [10, 54.6, 2],
          [58, 87, 2.6],
          [40, 86, 3],
          [66, 87.5, 2.2],
        ] as const
      ).map(([x, y, size]) => ({ kind: 'tree', at: [x, y] as const, size })),
      { kind: 'bench', at: [34, 51.5], size: 1.2 },
      { kind: 'bin', at: [69, 51.5], size: 1 },
      { kind: 'bush', at: [12, 31.2], size: 1.5 },
      { kind: 'grave', at: [104, 30], size: 1 },
      { kind: 'grave', at: [108, 31], size: 1 },
      { kind: 'crate', at: [112, 56.5], size: 1.2 },
    ],
    zones: [
      { id: 'start', name: 'Start', tone: 'amber', outline: rect(0, 2, 6, 26), level: 0 },
      { id: 'exit', name: 'East exit', tone: 'ice', outline: rect(115, 36, 120, 54), level: 0 },
    ],
    figures,
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

/** Everything within 8 cm of Mara that she can walk to, as a grid of half centimetres. */
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
  ghost: { figure: 'mara', at: [40.2, 51.6], level: 0, facing: 330 },
};

/** A crowd of a given size, for measuring how long a frame takes. */
export function crowd(count: number, seed: string): MeasuredScene {
  const b = brush(seed);
  const figures = Array.from(
    { length: count },
    (_, i): SceneFigure =>
      dead(`z${i}`, 'zed', 'Zed', [b.between(1, 119), b.between(1, 89)], b.whole(0, 359)),
  );
  return { ...dayTown, figures: [...dayTown.figures.slice(0, 6), ...figures] };
}
