import { type PrintedRow, type PrintedTable, rowFor } from '@shambles/engine';
import type { Area, VehicleKind } from '../kinds.js';
import type { RuleId } from '../register.js';
import { ROADS } from './vehicles.js';

export type Time = 'day' | 'dusk' | 'night';

export interface SightRow extends PrintedRow {
  readonly where: 'open' | 'woods' | 'weather';
  readonly time: Time;
  /** Inches; null if there is no limit. */
  readonly limit: number | null;
}

/**
 * BDZ-T-los: how far figures see; woods do not limit zombies. Dusk counts as day for woods and weather.
 * BDZ-los-night, BDZ-los-dusk, BDZ-los-woods, BDZ-los-weather, BDZ-zmove-woods.
 */
export const LOS: PrintedTable<SightRow> = {
  id: 'BDZ-T-los' satisfies RuleId,
  title: 'How far one sees',
  rule: 'BDZ-los-night' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { where: 'open', time: 'day', limit: null },
    { where: 'open', time: 'night', limit: 12 },
    { where: 'open', time: 'dusk', limit: 18 },
    { where: 'woods', time: 'day', limit: 12 },
    { where: 'woods', time: 'night', limit: 6 },
    { where: 'weather', time: 'day', limit: 12 },
    { where: 'weather', time: 'night', limit: 6 },
  ],
};

interface TerrainRow extends PrintedRow {
  readonly id: 'clear' | 'woods' | 'rough' | 'road' | 'hill' | 'rock' | 'water';
  readonly name: string;
  /** Cost of an inch for a human; 'bars' if it cannot be entered. */
  readonly price: number | 'bars';
  /** Inches of a move that going uphill costs. BDZ-terrain-hill. */
  readonly uphill: number;
  readonly blocks: boolean;
  /** Its names on a map. */
  readonly kinds: readonly string[];
}

const open = { price: 1, uphill: 0, blocks: false } as const;

/**
 * BDZ-T-terrain. Rough ground counts as woods; rocks and water are inferred from what the book says of zombies.
 * BDZ-D-water-human.
 */
export const TERRAIN: PrintedTable<TerrainRow> = {
  id: 'BDZ-T-terrain' satisfies RuleId,
  title: 'Terrain effects on humans',
  rule: 'BDZ-terrain-woods' satisfies RuleId,
  provenance: 'reconstructed',
  rows: [
    { ...open, id: 'clear', name: 'Clear', kinds: ['bushes'] },
    { ...open, id: 'woods', name: 'Woods', price: 2, kinds: ['woods'] },
    { ...open, id: 'rough', name: 'Rough', price: 2, kinds: ['rough'] },
    { ...open, id: 'road', name: 'Road', kinds: ROADS },
    { ...open, id: 'hill', name: 'Hill', uphill: 2, blocks: true, kinds: ['hill'] },
    { ...open, id: 'rock', name: 'Impassable rock', price: 'bars', blocks: true, kinds: ['rock'] },
    { ...open, id: 'water', name: 'Water', price: 2, kinds: ['water', 'pool'] },
  ],
};

interface AreaRow extends PrintedRow {
  readonly area: Area;
  /** The fewest and most of the sixteen squares that are built on. BDZ-D-c101. */
  readonly built: readonly [least: number, most: number];
  /** The highest face on which half a die limits the number of buildings. */
  readonly few: number;
  readonly storeys: number;
  /** Vehicles added to the die, which is halved if `half`. */
  readonly vehicles: number;
  readonly half: boolean;
}

/** BDZ-T-areas, BDZ-T-area-density: for a table of four feet by four. */
const AREAS: PrintedTable<AreaRow> = {
  id: 'BDZ-T-areas' satisfies RuleId,
  title: 'Areas',
  rule: 'BDZ-enc-area-choice' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { area: 'urban', built: [12, 12], few: 0, storeys: 3, vehicles: 6, half: false },
    { area: 'suburbs', built: [4, 8], few: 0, storeys: 2, vehicles: 3, half: false },
    { area: 'rural', built: [0, 4], few: 3, storeys: 1, vehicles: 0, half: true },
  ],
};

export function areaRow(area: Area): AreaRow {
  return AREAS.rows.find((row) => row.area === area) as AreaRow;
}

interface RoadRow extends PrintedRow {
  readonly area: Area;
  /** Two roads that cross in the middle, or one. */
  readonly roads: 1 | 2;
  readonly lanesEachWay: number;
  /** The highest face on which the road runs all the way across the table. */
  readonly across: number;
}

/** BDZ-T-roads. */
const ROAD_TABLE: PrintedTable<RoadRow> = {
  id: 'BDZ-T-roads' satisfies RuleId,
  title: 'Roads',
  rule: 'BDZ-terrain-road' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { area: 'urban', roads: 2, lanesEachWay: 2, across: 6 },
    { area: 'suburbs', roads: 1, lanesEachWay: 2, across: 6 },
    { area: 'rural', roads: 1, lanesEachWay: 1, across: 4 },
  ],
};

export function roadRow(area: Area): RoadRow {
  return ROAD_TABLE.rows.find((row) => row.area === area) as RoadRow;
}

/**
 * Highest faces: a road runs from left to right; a hill has a point for its top. BDZ-terrain-road-direction,
 * BDZ-terrain-hill.
 */
export const ACROSS = 3;
export const POINT = 3;

export type Square = 'clear' | 'woods' | 'hill' | 'wooded hill' | 'building';

interface GeneratorRow extends PrintedRow {
  readonly on: readonly [number, number];
  readonly urban: Square;
  readonly suburbs: Square;
  readonly rural: Square;
}

const square = (total: number, urban: Square, suburbs: Square, rural: Square): GeneratorRow => ({
  on: [total, total],
  urban,
  suburbs,
  rural,
});

/**
 * BDZ-T-terrain-generator: the terrain of each square of twelve inches. The source names this table but does not
 * contain it.
 */
const GENERATOR: PrintedTable<GeneratorRow> = {
  id: 'BDZ-T-terrain-generator' satisfies RuleId,
  title: 'Terrain generator',
  rule: 'BDZ-enc-terrain-generator' satisfies RuleId,
  provenance: 'reconstructed',
  dice: { n: 2, sides: 6 },
  rows: [
    square(2, 'hill', 'hill', 'hill'),
    square(3, 'woods', 'hill', 'hill'),
    square(4, 'woods', 'woods', 'woods'),
    square(5, 'clear', 'woods', 'woods'),
    square(6, 'building', 'clear', 'clear'),
    square(7, 'building', 'building', 'clear'),
    square(8, 'building', 'building', 'clear'),
    square(9, 'building', 'clear', 'building'),
    square(10, 'building', 'building', 'woods'),
    square(11, 'building', 'clear', 'clear'),
    square(12, 'clear', 'wooded hill', 'wooded hill'),
  ],
};

export function squareOf(area: Area, total: number): Square {
  return rowFor(GENERATOR, total)[area];
}

interface BuildingRow extends PrintedRow {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  /** Areas where it is common. BDZ-T-buildings-by-area. */
  readonly areas: readonly Area[];
}

const EVERYWHERE: readonly Area[] = ['urban', 'suburbs', 'rural'];
const building = (id: string, name: string, areas: readonly Area[], what: string): BuildingRow => ({
  id,
  name,
  what,
  areas,
});

/** BDZ-T-building-types, BDZ-T-buildings-by-area. */
export const BUILDINGS: PrintedTable<BuildingRow> = {
  id: 'BDZ-T-building-types' satisfies RuleId,
  title: 'Buildings',
  rule: 'BDZ-terrain-building-types' satisfies RuleId,
  provenance: 'stated',
  rows: [
    building('apartments', 'Apartments', ['urban'], 'Homes of several families, on any number of floors'),
    building('church', 'Church', EVERYWHERE, 'A house of worship of any kind'),
    building('clinic', 'Clinic', ['suburbs', 'rural'], 'A small place of doctors and nurses'),
    building('dock-shipyard', 'Dock', ['urban'], 'A marina, a boat ramp, a yard for ships'),
    building('gas-station', 'Gas Station', EVERYWHERE, 'Fuel, and something to eat perhaps'),
    building('hospital', 'Hospital', ['urban'], 'A large place of doctors and nurses'),
    building('house', 'House', ['suburbs', 'rural'], 'The home of one family, cabin or mansion'),
    building(
      'military-base',
      'Military Base',
      ['suburbs', 'rural'],
      'The army: quarters, an armoury perhaps, or a sick bay',
    ),
    building('office-buildings', 'Offices', ['urban'], 'Offices, mostly high up'),
    building(
      'police-station',
      'Police Station',
      ['urban', 'suburbs'],
      'Police or a sheriff; a fire station or a post office as well',
    ),
    building('restaurant', 'Restaurant', EVERYWHERE, 'A diner, a bar, fast food'),
    building('retail-box-store', 'Superstore', ['suburbs'], 'A very large shop that has everything'),
    building('retail-store', 'Shop', EVERYWHERE, 'A shop, not for food, of small or middle size'),
    building('school', 'School', EVERYWHERE, 'A school or a college'),
    building('supermarket', 'Supermarket', EVERYWHERE, 'Food and what a household needs'),
    building('warehouse', 'Warehouse', ['urban', 'suburbs'], 'A storage hall, by the room perhaps'),
  ],
};

/** Kinds of building that are common in an area. BDZ-terrain-buildings. */
export function buildingsIn(area: Area): readonly BuildingRow[] {
  return BUILDINGS.rows.filter((row) => row.areas.includes(area));
}

/**
 * The map name of a trailer or container, the building it counts as, and how many things can be found in it.
 * BDZ-bldg-trailer, BDZ-D-trailer.
 */
export const TRAILER = { name: 'Trailer', as: 'retail-store', finds: 1 } as const;

export const isTrailer = (name: string) => name.startsWith(TRAILER.name);

/** The longest names first: a warehouse is no house. BDZ-terrain-building-types. */
const BY_NAME: readonly BuildingRow[] = [...BUILDINGS.rows].sort((a, b) => b.name.length - a.name.length);

/**
 * The kind of a building on a map, by its name, for occupants and searches; undefined for one of no kind.
 * BDZ-terrain-building-types, BDZ-bldg-trailer.
 */
export function buildingKind(name: string): BuildingRow | undefined {
  const as = (row: BuildingRow) =>
    isTrailer(name) ? row.id === TRAILER.as : name.toLowerCase().includes(row.name.toLowerCase());
  return BY_NAME.find(as);
}

/** True if nothing more can be found in a building after this many finds. BDZ-bldg-trailer. */
export function isEmptied(name: string, found: number): boolean {
  return isTrailer(name) && found >= TRAILER.finds;
}

interface CommonRow extends PrintedRow {
  readonly area: Area;
  readonly vehicles: readonly VehicleKind[];
}

/** BDZ-T-vehicles-by-area. */
const COMMON_VEHICLES: PrintedTable<CommonRow> = {
  id: 'BDZ-T-vehicles-by-area' satisfies RuleId,
  title: 'Vehicles common in each area',
  rule: 'BDZ-terrain-vehicles' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { area: 'urban', vehicles: ['big-rig', 'bus', 'motorcycle', 'pickup', 'sedan', 'sports-car', 'suv'] },
    {
      area: 'suburbs',
      vehicles: ['big-rig', 'bus', 'motorcycle', 'pickup', 'rv', 'sedan', 'sports-car', 'suv'],
    },
    { area: 'rural', vehicles: ['atv', 'big-rig', 'motorcycle', 'pickup', 'rv', 'sedan', 'suv'] },
  ],
};

export function vehiclesIn(area: Area): readonly VehicleKind[] {
  return (COMMON_VEHICLES.rows.find((row) => row.area === area) as CommonRow).vehicles;
}

export const GROUND_TABLES: readonly PrintedTable[] = [
  LOS,
  TERRAIN,
  AREAS,
  ROAD_TABLE,
  GENERATOR,
  BUILDINGS,
  COMMON_VEHICLES,
];
