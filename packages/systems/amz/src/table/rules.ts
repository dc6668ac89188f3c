import type { SightRules, StepRules } from '@shambles/field';
import { VEHICLES, type Vehicle, type Zombie } from '../kinds.js';

export { BASE } from '../tables/measures.js';
/** Half the width of a vehicle, which counts as a round base. AMZ-vehicles. */
export const VEHICLE = 1;
/** Bases this near are in contact, in inches. AMZ-measuring. */
export const CONTACT = 0.5;

/** Radius of a lamp's light, in inches. AMZ-night. */
export const LAMP = 6;

/** How deep figures see into woods and wrecks, and through a window into its building, in inches. AMZ-los. */
const DEEP = 4;
const BY_WINDOW = 1;

/** AMZ-vehicles. */
export function isArmored(vehicle: Vehicle): boolean {
  return vehicle === 'APC' || vehicle === 'IFV' || vehicle === 'AFV';
}

/** The effect of armored vehicles that are parked on the map; a soft one hides nobody. AMZ-los, AMZ-cover-definitions. */
function armored<E extends 'blocks' | 'obscures'>(effect: E): { readonly [kind: string]: E } {
  return Object.fromEntries(VEHICLES.filter(isArmored).map((kind) => [kind, effect]));
}

/** What ends a line of sight. AMZ-los, AMZ-T-terrain. */
export const BLOCKING: SightRules = {
  pieces: { wall: 'blocks', 'thin-wall': 'blocks', 'barrier:high wall': 'blocks' },
  vehicles: armored('blocks'),
  shells: BY_WINDOW,
  areas: { woods: { blocksAfter: DEEP }, wreck: { blocksAfter: DEEP } },
  overLow: 1,
};

/** What stops a bullet: Solid Cover. AMZ-cover-definitions, AMZ-buildings. */
export const SOLID: SightRules = {
  pieces: { 'barrier:low wall': 'obscures', 'barrier:high wall': 'obscures' },
  vehicles: armored('obscures'),
  shells: BY_WINDOW,
  shellsShield: 'target',
  shields: 'nearer',
  overLow: 1,
};

/** What only hides: In Cover. AMZ-cover-definitions. */
export const SOFT: SightRules = {
  pieces: { 'barrier:hedge': 'obscures', 'barrier:fence': 'obscures', vehicle: 'obscures' },
  areas: {
    woods: { obscures: 'nearer' },
    rubble: { obscures: 'nearer' },
    wreck: { obscures: 'nearer' },
  },
  shields: 'nearer',
  overLow: 1,
};

const WALLS = {
  wall: 'bars',
  'thin-wall': 'bars',
  window: 'bars',
  edge: 'bars',
  border: 'bars',
  vehicle: 'bars',
} as const;
const SLOW = { woods: 2, rubble: 2, wreck: 2, water: 'bars' } as const;
/** A negligible toll, so that a way records the doors that it crosses. */
const NOTICED = 0.001;

const going = (name: string, crossing: { readonly [piece: string]: number | 'bars' }): StepRules => ({
  name,
  pieces: { ...WALLS, ...crossing },
  closedDoor: NOTICED,
  areas: SLOW,
  links: { stairs: 6, ladder: 6 },
});

/** Manners of moving: the Living, the types of zombies, vehicles. */
export type Gait = 'living' | 'vehicle' | Zombie;

const MASTERS = {
  'barrier:hedge': 2,
  'barrier:fence': 2,
  'barrier:low wall': 2,
  'barrier:high wall': 6,
} as const;

/**
 * What crossing costs each of them. Ways are also planned across things that stop a type: the move ends there, and the
 * next one goes on if it begins in contact with the thing. AMZ-T-terrain, AMZ-odies, AMZ-zulus, AMZ-romeos.
 */
export const GAITS: { readonly [gait in Gait]: StepRules } = {
  living: going('living', MASTERS),
  dexters: going('dexters', MASTERS),
  possessed: going('possessed', MASTERS),
  romeos: going('romeos', { ...MASTERS, 'barrier:fence': 3 }),
  zulus: going('zulus', {
    'barrier:hedge': 3,
    'barrier:low wall': 3,
    'barrier:fence': NOTICED,
    'barrier:high wall': 'bars',
  }),
  odies: going('odies', {
    'barrier:hedge': NOTICED,
    'barrier:low wall': NOTICED,
    'barrier:fence': NOTICED,
    'barrier:high wall': 'bars',
  }),
  vehicle: {
    name: 'vehicle',
    pieces: {
      ...WALLS,
      door: 'bars',
      'barrier:hedge': 'bars',
      'barrier:fence': 'bars',
      'barrier:low wall': 'bars',
      'barrier:high wall': 'bars',
    },
    closedDoor: 'bars',
    areas: { woods: 'bars', rubble: 'bars', wreck: 'bars', water: 'bars' },
  },
};

/** The same for those who go round all buildings. AMZ-D-shut-between. */
export const OUTDOORS = Object.fromEntries(
  Object.entries(GAITS).map(([gait, rules]) => [
    gait,
    { ...rules, name: `${gait} outdoors`, closedDoor: 'bars' },
  ]),
) as typeof GAITS;

/** Barriers that end the move in which a type reaches them. AMZ-T-terrain. */
export const STOPS: { readonly [gait in Gait]?: readonly string[] } = {
  odies: ['barrier:hedge', 'barrier:fence', 'barrier:low wall'],
  zulus: ['barrier:fence'],
};
