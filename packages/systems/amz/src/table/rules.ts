import type { SightRules, StepRules } from '@shambles/field';
import { terrainRow } from '../house/ground-rows.js';
import type { Tabled, Tables } from '../house/tables.js';
import { VEHICLES, type Vehicle, ZOMBIES, type Zombie } from '../kinds.js';
import { BARRIERS, type Crossing } from '../tables/ground.js';

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
/** A negligible toll, so that a way records the doors that it crosses. */
const NOTICED = 0.001;

/** Areas that are slow to cross, or bar the way. */
const AREAS = ['woods', 'rubble', 'wreck', 'water'] as const;

/** What crossing costs on foot. AMZ-T-terrain. */
const going = (book: Tabled, name: Exclude<Gait, 'vehicle'>): StepRules => ({
  name,
  pieces: { ...WALLS, ...acrossBarriers((kind) => tollOf(terrainRow(book, kind)?.crossing?.[name] ?? null)) },
  closedDoor: NOTICED,
  areas: Object.fromEntries(AREAS.map((kind) => [kind, terrainRow(book, kind)?.cost ?? 'bars'])),
  links: { stairs: 6, ladder: 6 },
});

const acrossBarriers = (toll: (kind: string) => number | 'bars') =>
  Object.fromEntries(BARRIERS.map((kind) => [`barrier:${kind}`, toll(kind)]));

/** A barrier that stops whoever reaches it is crossed in the next move. */
const tollOf = (crossing: Crossing): number | 'bars' =>
  crossing === null ? 'bars' : crossing === 'stop' ? NOTICED : crossing;

/** Manners of moving: the Living, the types of zombies, vehicles. */
export type Gait = 'living' | 'vehicle' | Zombie;

/** Vehicles keep out of everything. */
const DRIVING: StepRules = {
  name: 'vehicle',
  pieces: { ...WALLS, door: 'bars', ...acrossBarriers(() => 'bars') },
  closedDoor: 'bars',
  areas: Object.fromEntries(AREAS.map((kind) => [kind, 'bars'])),
};

type Gaits = { readonly [gait in Gait]: StepRules };

/** Movement rules by the terrain of a game: what is known about a ground is kept by them. */
const made = new WeakMap<Tables['terrain'], { readonly all: Gaits; readonly outdoors: Gaits }>();

/**
 * What crossing costs each of them; outdoors for those who go round all buildings. Ways are also planned across things
 * that stop a type: the move ends there, and the next one goes on if it begins in contact with the thing.
 * AMZ-T-terrain, AMZ-odies, AMZ-zulus, AMZ-romeos, AMZ-D-shut-between.
 */
export function gaitsOf(book: Tabled, outdoors = false): Gaits {
  const known = made.get(book.tables.terrain);
  const gaits = known ?? gaitsMade(book);
  if (!known) made.set(book.tables.terrain, gaits);
  return outdoors ? gaits.outdoors : gaits.all;
}

function gaitsMade(book: Tabled) {
  const walking = (['living', ...ZOMBIES] as const).map((gait) => [gait, going(book, gait)] as const);
  const all = Object.fromEntries([...walking, ['vehicle', DRIVING]]) as Gaits;
  const outdoors = Object.fromEntries(
    Object.entries(all).map(([gait, rules]) => [
      gait,
      { ...rules, name: `${gait} outdoors`, closedDoor: 'bars' },
    ]),
  ) as Gaits;
  return { all, outdoors };
}

/** Barriers that end the move in which somebody reaches them. AMZ-T-terrain. */
export function stopsOf(book: Tabled, gait: Gait): string[] {
  if (gait === 'vehicle') return [];
  return BARRIERS.filter((kind) => terrainRow(book, kind)?.crossing?.[gait] === 'stop').map(
    (kind) => `barrier:${kind}`,
  );
}
