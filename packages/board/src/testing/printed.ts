import type { PrintedScene, SceneCell, SceneCounter, Tone } from '@shambles/engine';

/** For tests and the gallery only: an evening when things are not going well. */
type Face = Omit<SceneCounter, 'id' | 'at' | 'badges'>;

const alien = (
  kind: string,
  name: string,
  numbers: SceneCounter['numbers'],
  large = false,
  tone: Tone = 'amber',
): Face => ({
  kind,
  name,
  numbers,
  large,
  tone,
  side: 'alien',
  shape: 'round',
});
const zombie = (kind: string, name: string, value: number, mob = false): Face => ({
  kind,
  name,
  side: 'zombie',
  shape: 'square',
  tone: 'moss',
  large: mob,
  numbers: [{ value, label: 'combat', ...(mob ? { mark: 'disc' as const } : {}) }],
});
const pair = (combat: number, move: number, armoured = false, flies = false): SceneCounter['numbers'] => [
  { value: combat, label: 'combat', ...(armoured ? { mark: 'circle' as const } : {}) },
  { value: move, label: 'movement', ...(flies ? { mark: 'triangle' as const } : {}) },
];

export const FACES: Readonly<Record<string, Face>> = {
  trooper: alien('trooper', 'Trooper', pair(4, 1)),
  ufo: alien('ufo', 'UFO', pair(3, 3, true, true), true),
  tank: alien('tank', 'Tank', pair(2, 2, true), true),
  leader: alien('leader', 'Leader', pair(3, 1)),
  mutant: alien('mutant', 'Mutant', pair(3, 1), false, 'ice'),
  bfar: alien('bfar', 'BFAR', pair(1, 1), false, 'ice'),
  rotting: zombie('rotting', 'Rotting Zombie', 4),
  'rotting-mob': zombie('rotting-mob', 'Rotting Mob', 4, true),
  fast: zombie('fast', 'Fast Zombie', 3),
  'fast-mob': zombie('fast-mob', 'Fast Mob', 3, true),
  tough: zombie('tough', 'Tough Zombie', 2),
  'tough-mob': zombie('tough-mob', 'Tough Mob', 2, true),
};

type Crowd = Readonly<Record<string, number>>;

function place(
  at: string,
  crowd: Crowd,
  badges: Readonly<Record<string, readonly string[]>> = {},
): SceneCounter[] {
  return Object.entries(crowd).flatMap(([kind, count]) => {
    const face = FACES[kind];
    if (!face) return [];
    return Array.from({ length: count }, (_, n) => ({
      ...face,
      id: `${at}-${kind}-${n}`,
      at,
      badges: badges[`${kind}${n}`] ?? badges[kind] ?? [],
    }));
  });
}

const GROUNDS: readonly SceneCell['ground'][] = ['building', 'lot', 'building', 'park', 'building'];

export function cells(columns: number, rows: number): SceneCell[] {
  return Array.from({ length: columns * rows }, (_, n): SceneCell => {
    const column = n % columns;
    const row = Math.floor(n / columns);
    const id = `${String.fromCharCode(65 + column)}${row + 1}`;
    return {
      id,
      column,
      row,
      name: id,
      ground: GROUNDS[(column * 3 + row * 2 + ((column * row) % 3)) % 5] ?? 'lot',
    };
  });
}

export const CROWDED = 'D3';

export const fixture: PrintedScene = {
  kind: 'printed',
  columns: 6,
  rows: 5,
  cells: cells(6, 5),
  counters: [
    ...place('A1', { rotting: 3, fast: 1 }),
    ...place('B1', { tough: 1 }),
    ...place('D1', { 'rotting-mob': 1, rotting: 6 }),
    ...place('F1', { fast: 2 }),
    ...place('A2', { trooper: 2 }, { trooper1: ['spent'] }),
    ...place('B2', { trooper: 3, leader: 1, rotting: 5, tough: 1 }, { leader: ['spent'] }),
    ...place('C2', { tank: 1 }),
    ...place('E2', { ufo: 1, 'fast-mob': 1 }, { ufo: ['grounded'] }),
    ...place('B3', { rotting: 2 }),
    ...place(
      'C3',
      { tank: 2, trooper: 4, rotting: 3, fast: 2, 'tough-mob': 1 },
      { tank1: ['spent'], trooper2: ['held'], trooper3: ['held'] },
    ),
    ...place(CROWDED, { trooper: 1, ufo: 1, tank: 1, leader: 1, mutant: 1, bfar: 1 }),
    ...place(CROWDED, { rotting: 9, fast: 6, tough: 4, 'rotting-mob': 3, 'fast-mob': 2, 'tough-mob': 1 }),
    ...place('F3', { rotting: 12 }),
    ...place('A4', { ufo: 1 }),
    ...place('B4', { mutant: 1, bfar: 1, trooper: 1 }, { mutant: ['held'] }),
    ...place('D4', { fast: 4, tough: 2 }),
    ...place('E4', { trooper: 5 }),
    ...place('C5', { 'rotting-mob': 2, 'fast-mob': 1 }),
    ...place('F5', { leader: 1, rotting: 1 }),
    ...place('reserve', { trooper: 4, tank: 1, ufo: 1 }),
    ...place('grave', { rotting: 11, fast: 5, 'tough-mob': 1 }),
  ],
  trays: [
    { id: 'reserve', name: 'Alien reserve', side: 'alien', count: 6 },
    { id: 'cup', name: 'Zombie cup', side: 'zombie', count: 38 },
    { id: 'grave', name: 'Dead pile', side: 'zombie', count: 17 },
  ],
  track: {
    name: 'Dead pile',
    value: 17,
    max: 48,
    bands: [
      { from: 0, to: 11, name: 'Zombies eat everyone', tone: 'moss' },
      { from: 12, to: 20, name: 'Zombies hold the town', tone: 'rust' },
      { from: 21, to: 27, name: 'Nobody wins', tone: 'paper' },
      { from: 28, to: 37, name: 'Aliens hold the town', tone: 'ice' },
      { from: 38, to: 48, name: 'Aliens sweep it clean', tone: 'amber' },
    ],
  },
  clock: {
    turn: 5,
    turns: 12,
    phase: 'Alien movement',
    tiles: [
      {
        id: 't1',
        face: 'up',
        number: 2,
        icons: [{ icon: 'zombie_rise', name: 'Zombies rise', tone: 'moss', done: true }],
      },
      {
        id: 't2',
        face: 'up',
        number: 4,
        icons: [
          { icon: 'zombie_bite', name: 'Zombie bite', tone: 'moss', done: true },
          { icon: 'laser', name: 'Laser', tone: 'rust', done: true },
        ],
      },
      {
        id: 't3',
        face: 'up',
        number: 3,
        icons: [{ icon: 'mutant', name: 'Mutant', tone: 'ice', done: true }],
      },
      {
        id: 't4',
        face: 'up',
        number: 1,
        icons: [
          { icon: 'zombie_claw', name: 'Zombie claw', tone: 'moss' },
          { icon: 'laser', name: 'Laser', tone: 'rust' },
          { icon: 'bfar', name: 'BFAR', tone: 'ice' },
        ],
      },
      {
        id: 't5',
        face: 'current',
        number: 3,
        icons: [
          { icon: 'zombie_claw', name: 'Zombie claw', tone: 'moss', done: true },
          { icon: 'zombie_bite', name: 'Zombie bite', tone: 'moss' },
          { icon: 'bfar', name: 'BFAR', tone: 'ice' },
          { icon: 'odd', name: 'Something odd', tone: 'rose' },
        ],
      },
      ...Array.from({ length: 7 }, (_, n) => ({ id: `t${n + 6}`, face: 'down' as const })),
    ],
  },
};
