import type { MeasuredScene, Spot } from '@shambles/engine';

const rect = (w: number, s: number, e: number, n: number): Spot[] => [
  [w, s],
  [e, s],
  [e, n],
  [w, n],
];

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

/** The scenery of the town, the same by day and by night. */
export const TOWN: Pick<
  MeasuredScene,
  'areas' | 'buildings' | 'doors' | 'windows' | 'barriers' | 'gaps' | 'vehicles' | 'links' | 'props' | 'zones'
> = {
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
};
