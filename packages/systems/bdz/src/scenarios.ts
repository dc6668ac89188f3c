import type { Scenario } from '@shambles/engine';
import type { MapFile } from '@shambles/field';
import type { Area } from './kinds.js';
import { newPerson, PARKED, type Person, type State, type Vehicle } from './state.js';

/** A fight from where everybody stands. */
export interface BdzScenario extends Scenario {
  readonly map: MapFile;
  readonly people: readonly Person[];
  readonly vehicles: readonly Vehicle[];
  /** Sides that have grenades. BDZ-grenade-supply. */
  readonly grenades?: readonly string[];
  /** Doors and windows that are not as the map has them: barricaded before the game, or open. BDZ-D-barricade-rep. */
  readonly openings?: State['openings'];
  /** Of the outbreak. BDZ-T-veh-working. */
  readonly day: number;
  /** Turns after which it is over. */
  readonly turns: number;
  /** Stars alone stand there, and gather their bands first. BDZ-list-recruit. */
  readonly gathers?: true;
  /** When and where it takes place, and in what weather, whatever the table has chosen. BDZ-los-night, BDZ-los-weather. */
  readonly set?: {
    readonly area?: Area;
    readonly time?: 'day' | 'dusk' | 'night';
    readonly weather?: 'fair' | 'foul';
  };
  /** Its table is made by the tables of its area, and they come onto it from the edges. BDZ-enc-terrain-generator. */
  readonly board?: true;
}

/** A crossroads with two houses, a hedge, a low wall and a wood. */
const CROSSROADS: MapFile = {
  format: 'shambles-map/1',
  title: 'A crossroads',
  unit: 'in',
  size: [48, 48],
  ground: 'grass',
  areas: [
    { id: 'road', kind: 'road', rect: [15, 0, 21, 48] },
    { id: 'wood', kind: 'woods', rect: [24, 24, 34, 34] },
  ],
  buildings: [
    {
      id: 'shop',
      name: 'the shop',
      rect: [4, 20, 12, 28],
      levels: 1,
      doors: [
        { id: 'shop-east', at: [12, 24], width: 2, type: 'standard' },
        { id: 'shop-south', at: [8, 20], width: 2, type: 'locked' },
      ],
      windows: [
        { id: 'shop-front', at: [12, 21.5], width: 2 },
        { id: 'shop-back', at: [4, 24], width: 1.5 },
      ],
    },
    {
      id: 'diner',
      name: 'the diner',
      rect: [23, 6, 31, 14],
      levels: 1,
      doors: [{ id: 'diner-west', at: [23, 10], width: 2, type: 'barricaded' }],
      windows: [{ id: 'diner-south', at: [27, 6], width: 3 }],
    },
  ],
  barriers: [
    {
      id: 'wall',
      kind: 'low wall',
      path: [
        [6, 12],
        [14, 12],
      ],
    },
    {
      id: 'hedge',
      kind: 'hedge',
      path: [
        [22, 19],
        [30, 19],
      ],
    },
  ],
};

type Given = Pick<Person, 'id' | 'seat' | 'class' | 'rep' | 'x' | 'y'> & Partial<Person>;

const person = (given: Given): Person =>
  newPerson({ side: given.seat, star: given.id.startsWith('star-'), ...given });

const armed = (gun: Person['guns'][number]['gun']) => ({ guns: [{ gun, empty: false }], hand: [0] });

const survivors = { seat: 'player-1', class: 'survivor', facing: 0 } as const;
const gangers = { seat: 'player-2', class: 'ganger', facing: 180, knowsZeds: true } as const;

const SURVIVORS = [
  person({ ...survivors, id: 'star-1', rep: 5, x: 17, y: 3, ...armed('ba-pistol') }),
  person({
    ...survivors,
    id: 'char',
    rep: 3,
    x: 15,
    y: 3,
    ...armed('shotgun'),
    melee: 'one-handed',
    medic: 'nurse',
  }),
  person({ ...survivors, id: 'dez', rep: 4, x: 19, y: 3, ...armed('submachine-gun') }),
];

const GANGERS = [
  person({ ...gangers, id: 'star-2', rep: 4, x: 17, y: 33, ...armed('semi-automatic-rifle') }),
  person({ ...gangers, id: 'carlos', rep: 4, x: 15, y: 33, ...armed('machine-pistol'), melee: 'chainsaw' }),
  person({
    ...gangers,
    id: 'willie',
    rep: 3,
    x: 19,
    y: 33,
    guns: [
      { gun: 'pistol', empty: false },
      { gun: 'pistol', empty: false },
    ],
    hand: [0, 1],
  }),
];

const SEDAN: Vehicle = { ...PARKED, triedBy: [], id: 'sedan', kind: 'sedan', x: 17.5, y: 18 };

export const SCENARIOS: readonly BdzScenario[] = [
  {
    id: 'crossroads',
    title: 'The crossroads',
    summary: 'Survivors and gangers meet at a crossroads, and the dead hear them.',
    map: CROSSROADS,
    people: [...SURVIVORS, ...GANGERS],
    vehicles: [SEDAN],
    grenades: ['player-1', 'player-2'],
    day: 20,
    turns: 8,
  },
  {
    id: 'stand',
    title: 'Standing together',
    summary: 'Three survivors hold a crossroads against the dead.',
    map: CROSSROADS,
    people: SURVIVORS.map((p) => ({ ...p, y: p.y + 10 })),
    vehicles: [SEDAN],
    day: 20,
    turns: 8,
  },
  {
    id: 'bands',
    title: 'Two bands',
    summary: 'Two Stars gather a band each and meet at a crossroads.',
    map: CROSSROADS,
    people: [
      person({ ...survivors, id: 'star-1', class: 'civilian', rep: 5, x: 17, y: 3 }),
      person({ ...gangers, id: 'star-2', class: 'civilian', rep: 5, x: 17, y: 33 }),
    ],
    vehicles: [],
    day: 20,
    turns: 8,
    gathers: true,
  },
  {
    id: 'anywhere',
    title: 'Anywhere',
    summary: 'Survivors and gangers come upon each other on a table that the tables make.',
    map: { format: 'shambles-map/1', title: 'Four feet by four', unit: 'in', size: [48, 48] },
    people: [...SURVIVORS, ...GANGERS].map((p) => ({ ...p, x: -1, y: -1 })),
    vehicles: [],
    day: 20,
    turns: 12,
    board: true,
  },
];
