import type { MeasuredScene } from '../index.js';
import { type Body, HEIGHT, HOUSE, POND, RADIUS, TURNS, type View, WIDTH } from './meadow-state.js';
import { NAMES } from './meadow-words.js';

const corners = ({ west, south, east, north }: typeof HOUSE) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;

export function scene(v: View): MeasuredScene {
  const tones = { ann: 'amber', bob: 'ice', cat: 'rose' } as const;
  const figure = (id: string, b: Body) => ({
    id,
    at: [b.x, b.y] as const,
    level: b.level,
    r: RADIUS,
    facing: b.facing,
    ring: 'whole' as const,
  });
  return {
    kind: 'measured',
    title: 'The meadow',
    unit: 'cm',
    width: WIDTH,
    height: HEIGHT,
    light: 'day',
    ground: 'grass',
    areas: [
      { id: 'pond', kind: 'water', name: 'the pond', outline: corners(POND) },
      { id: 'copse', kind: 'woods', outline: corners({ west: 48, south: 28, east: 60, north: 40 }) },
    ],
    buildings: [
      {
        id: 'house',
        name: 'House',
        outline: corners(HOUSE),
        levels: 1,
        roof: 'flat',
        thin: false,
        inner: [
          {
            path: [
              [32, 20],
              [32, 28],
            ],
          },
        ],
      },
    ],
    doors: [
      {
        id: 'door-1',
        name: 'Front door',
        type: 'wooden',
        level: 0,
        from: [27, 20],
        to: [31, 20],
        state: 'closed',
        badges: [],
      },
    ],
    windows: [{ level: 0, from: [35, 34], to: [38, 34] }],
    barriers: [
      {
        id: 'fence-1',
        kind: 'wire',
        path: [
          [46, 0],
          [46, 18],
        ],
      },
    ],
    gaps: [],
    vehicles: [
      { id: 'car-1', kind: 'car', outline: corners({ west: 20, south: 2, east: 29, north: 6 }), badges: [] },
    ],
    links: [{ id: 'ladder-1', kind: 'ladder', at: [40, 27], from: 0, to: 1 }],
    lamps: [],
    props: [{ kind: 'tree', at: [56, 4], size: 3 }],
    zones: [],
    figures: [
      ...Object.entries(v.scouts).map(([id, b]) => ({
        ...figure(id, b),
        name: NAMES[id] as string,
        kind: 'scout',
        side: 'scouts',
        tone: tones[id as 'ann'],
        holds: 'stone',
        badges: [],
        named: true,
      })),
      ...Object.entries(v.crows).map(([id, b]) => ({
        ...figure(id, b),
        name: `Crow ${id.slice(5)}`,
        kind: 'crow',
        side: 'crows',
        tone: 'paper' as const,
        badges: b.gone ? ['dead'] : [],
        named: false,
      })),
    ],
    markers: [
      ...v.stones.map((s, i) => ({
        id: `stone-${i + 1}`,
        kind: 'stone',
        name: 'Stone',
        at: [s.x, s.y] as const,
        level: 0,
        tone: 'paper' as const,
        badges: [],
      })),
      ...(v.egg
        ? [
            {
              id: 'egg',
              kind: 'egg',
              name: 'Egg',
              at: [v.egg.x, v.egg.y] as const,
              level: 0,
              tone: 'amber' as const,
              badges: [],
            },
          ]
        : []),
    ],
    clouds: [],
    sightOf: [],
    clock: {
      turn: v.turn,
      turns: TURNS,
      phase: v.step,
      steps: [
        { name: 'cards', state: v.step === 'cards' ? 'current' : 'done' },
        { name: 'act', state: v.step === 'act' ? 'current' : 'coming' },
      ],
    },
    objective: { text: 'Chase away the crows.', done: v.found ? ['the egg is found'] : [] },
    roster: Object.entries(v.scouts).map(([id]) => ({
      id,
      name: NAMES[id] as string,
      seat: id,
      tone: tones[id as 'ann'],
      status: 'ready',
      pips: [{ name: 'hits', of: 4, is: 0 }],
      items: [{ name: 'stones', left: '3', slot: 'hand' }],
      badges: [],
    })),
  };
}
