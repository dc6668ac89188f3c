import type { PrintedRow } from '@shambles/engine';
import type { BuildingKind, Support, Vehicle, Zombie } from '../kinds.js';
import type { Cover } from './fighting.js';
import { STRESSORS, type Stressor } from './nerve.js';
import { rowWith, table } from './table.js';

/** Terrain by its name on a map: areas, barriers, and the ground everywhere else. */
type Ground =
  | 'open'
  | 'road'
  | 'woods'
  | 'rubble'
  | 'hedge'
  | 'fence'
  | 'low wall'
  | 'high wall'
  | 'wreck'
  | 'building'
  | 'water';

/** A number of inches is lost once for crossing; 'stop' ends the move in which it is reached; null means impassable. */
export type Crossing = number | 'stop' | null;

interface TerrainRow extends PrintedRow {
  readonly ground: Ground;
  readonly terrain: string;
  /** Inches of move per inch crossed; null means impassable. For zombies at houses see AMZ-buildings. */
  readonly cost: number | null;
  /** The price of crossing it; null if it is not a barrier. */
  readonly crossing: { readonly [who in 'living' | Zombie]: Crossing } | null;
  readonly cover: Cover;
  /** Its effect on sight: none, blocked, or blocked beyond a depth of 4 inches. AMZ-los. */
  readonly sight: 'clear' | 'blocked' | 'deep';
}

const area = (
  ground: Ground,
  terrain: string,
  cost: number | null,
  cover: Cover,
  sight: TerrainRow['sight'] = 'clear',
): TerrainRow => ({ ground, terrain, cost, crossing: null, cover, sight });

const barrier = (
  ground: Ground,
  crossing: readonly [living: number, odies: Crossing, zulus: Crossing, romeos: number],
  cover: Cover,
  sight: TerrainRow['sight'] = 'clear',
): TerrainRow => {
  const [living, odies, zulus, romeos] = crossing;
  // Zombies that think cross like the Living.
  const people = { living, dexters: living, possessed: living };
  return { ground, terrain: ground, cost: 1, crossing: { ...people, odies, zulus, romeos }, cover, sight };
};

/** AMZ-T-terrain. */
export const TERRAIN = table<TerrainRow>('AMZ-T-terrain', 'Terrain', 'AMZ-terrain', 'reconstructed', [
  area('open', 'open', 1, 'exposed'),
  area('road', 'street', 1, 'exposed'),
  area('woods', 'wood', 2, 'in-cover', 'deep'),
  area('rubble', 'rubble', 2, 'in-cover'),
  barrier('hedge', [2, 'stop', 3, 2], 'in-cover'),
  barrier('fence', [2, 'stop', 'stop', 3], 'in-cover'),
  barrier('low wall', [2, 'stop', 3, 2], 'solid-cover'),
  barrier('high wall', [6, null, null, 6], 'solid-cover', 'blocked'),
  area('wreck', 'wreck', 2, 'in-cover'),
  area('building', 'building', 1, 'solid-cover', 'blocked'),
  area('water', 'water', null, 'exposed'),
]);

/** Kinds of barriers, by their names on maps. */
export const BARRIERS: readonly string[] = TERRAIN.rows
  .filter((row) => row.crossing !== null)
  .map((row) => row.ground);

interface BuildingRow extends PrintedRow {
  readonly kind: BuildingKind;
  /** Barricade points. */
  readonly points: number;
  /** Points of a shut door that a type cannot open; 0 if the barricade counts instead. */
  readonly door: number;
  /** Stress points of a unit inside. */
  readonly stress: number;
  readonly cover: Cover;
}

const stressPoints = (stressor: Stressor): number => rowWith(STRESSORS, 'stressor', stressor).points;

/** AMZ-T-buildings. */
export const BUILDINGS = table<BuildingRow>(
  'AMZ-T-buildings',
  'Buildings',
  'AMZ-buildings',
  'reconstructed',
  [
    { kind: 'open', points: 0, door: 2, stress: 0, cover: 'solid-cover' },
    { kind: 'barricaded', points: 10, door: 0, stress: stressPoints('barricaded'), cover: 'solid-cover' },
    { kind: 'fortified', points: 20, door: 0, stress: stressPoints('fortified'), cover: 'solid-cover' },
  ],
);

interface VehicleRow extends PrintedRow {
  readonly type: Vehicle;
  readonly armored: boolean;
  readonly passengers: number;
  readonly crew: number;
  /** Defense dice. */
  readonly armor: number;
  readonly mounted: Support | null;
  /** Its two speeds in inches, which count as Cautious and as Rapid. AMZ-vehicles. */
  readonly patrol: number;
  readonly cruise: number;
}

const SPEEDS = { patrol: 10, cruise: 18 } as const;

/** AMZ-T-vehicles. */
export const VEHICLES = table<VehicleRow>('AMZ-T-vehicles', 'Vehicles', 'AMZ-vehicles', 'reconstructed', [
  { type: 'car', armored: false, passengers: 4, crew: 1, armor: 2, mounted: null, ...SPEEDS },
  { type: 'truck', armored: false, passengers: 10, crew: 1, armor: 2, mounted: null, ...SPEEDS },
  { type: 'gun truck', armored: false, passengers: 3, crew: 2, armor: 3, mounted: 'medium', ...SPEEDS },
  { type: 'APC', armored: true, passengers: 8, crew: 2, armor: 5, mounted: 'medium', ...SPEEDS },
  { type: 'IFV', armored: true, passengers: 6, crew: 3, armor: 7, mounted: 'heavy', ...SPEEDS },
  { type: 'AFV', armored: true, passengers: 0, crew: 4, armor: 9, mounted: 'heavy', ...SPEEDS },
]);

/** The effect of a hit on a vehicle by a Medium or Heavy weapon. */
export const VEHICLE_HITS = ['jammed', 'immobilised', 'disarmed', 'figures-down', 'destroyed'] as const;
export type VehicleHit = (typeof VEHICLE_HITS)[number];

interface VehicleDamageRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly hit: VehicleHit;
  readonly effect: string;
}

/** AMZ-T-vehicle-damage: a Heavy weapon adds 1 to the die. */
export const VEHICLE_DAMAGE = table<VehicleDamageRow>(
  'AMZ-T-vehicle-damage',
  'Vehicle damage',
  'AMZ-vehicle-attack',
  'reconstructed',
  [
    { on: [1, 2], hit: 'jammed', effect: 'no fire in its next activation' },
    { on: [3, 3], hit: 'immobilised', effect: 'immobilised' },
    {
      on: [4, 4],
      hit: 'disarmed',
      effect: 'mounted weapon lost; a vehicle without one is immobilised',
    },
    {
      on: [5, 5],
      hit: 'figures-down',
      effect: '1d3 figures aboard are down, the owner picks passengers first',
    },
    {
      on: [6, 7],
      hit: 'destroyed',
      effect: 'destroyed; each figure aboard is down on 1-3 of a D6, the others stand within 2 inches',
    },
  ],
  6,
);

export const GROUND_TABLES = [TERRAIN, BUILDINGS, VEHICLES, VEHICLE_DAMAGE];
