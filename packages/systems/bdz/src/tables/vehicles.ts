import { MOST, type PrintedRow, type PrintedTable } from '@shambles/engine';
import { VEHICLES, type VehicleKind, type VehicleTest } from '../kinds.js';
import type { RuleId } from '../register.js';

interface KindRow extends PrintedRow {
  readonly id: VehicleKind;
  readonly name: string;
  /** Inches in an activation. BDZ-veh-def-speed. */
  readonly speed: number;
  /** Changes of direction in an activation. BDZ-veh-def-turns. */
  readonly turns: number;
  /** Seats in front and behind: cab and trailer, or cab and bed. BDZ-veh-def-seats. */
  readonly seats: { readonly front: number; readonly rear: number };
  readonly bash: number;
  readonly reverse: boolean;
  readonly bootlegger: boolean;
  /** Occupants who ride in the open. */
  readonly open: 'nobody' | 'rear' | 'all';
}

const kind = (
  id: VehicleKind,
  name: string,
  speed: number,
  turns: number,
  [front, rear]: readonly [front: number, rear: number],
  bash: number,
  more: Partial<KindRow> = {},
): KindRow => ({
  id,
  name,
  speed,
  turns,
  seats: { front, rear },
  bash,
  reverse: true,
  bootlegger: false,
  open: 'nobody',
  ...more,
});
const skids = { bootlegger: true } as const;
const open = { reverse: false, open: 'all' } as const;

/** BDZ-T-veh-list. An RV seats 8 or 20. */
export const KINDS: PrintedTable<KindRow> = {
  id: 'BDZ-T-veh-list' satisfies RuleId,
  title: 'Vehicles',
  rule: 'BDZ-veh-types' satisfies RuleId,
  provenance: 'stated',
  rows: [
    kind('atv', 'ATV', 18, 3, [2, 0], 1, open),
    kind('big-rig', 'Big rig', 12, 1, [6, 40], 12),
    kind('bus', 'Bus', 12, 1, [40, 0], 9),
    kind('motorcycle', 'Motorcycle', 24, 3, [2, 0], 0, { ...open, ...skids }),
    kind('pickup', 'Pickup or van', 18, 1, [3, 8], 5, { ...skids, open: 'rear' }),
    kind('rv', 'RV', 12, 1, [8, 12], 8),
    kind('sedan', 'Sedan', 18, 1, [6, 0], 5, skids),
    kind('sports-car', 'Sports car', 24, 2, [2, 0], 3, skids),
    kind('suv', 'SUV', 18, 1, [9, 0], 6, skids),
  ],
};

/** Occupants who ride in the open. BDZ-T-veh-list. */
export function opennessOf(kind: VehicleKind): KindRow['open'] {
  return (KINDS.rows.find((row) => row.id === kind) as KindRow).open;
}

/** False for a seat in a closed trailer or rear, out of which nobody sees. BDZ-veh-fire-out, BDZ-D-zed-aboard. */
export function looksOut(
  { kind, covered }: { readonly kind: VehicleKind; readonly covered: boolean },
  sits: 'wheel' | 'front' | 'rear',
): boolean {
  return sits !== 'rear' || (opennessOf(kind) === 'rear' && !covered) || kind === 'rv';
}

/** The row for a vehicle on the map: that of its own kind, or else a sedan's. BDZ-veh-types. */
export function likeliest(kind: string): VehicleKind {
  return VEHICLES.find((id) => id === kind) ?? 'sedan';
}

/** The highest face on which an RV is a small one. BDZ-D-c5. */
export const SMALL_RV = 3;

interface SizeRow extends PrintedRow {
  readonly id: VehicleKind;
  readonly length: number;
  readonly width: number;
}

/** BDZ-T-veh-size, in inches. */
const SIZES: PrintedTable<SizeRow> = {
  id: 'BDZ-T-veh-size' satisfies RuleId,
  title: 'Footprints of vehicles',
  rule: 'BDZ-veh-lane' satisfies RuleId,
  provenance: 'reconstructed',
  rows: [
    { id: 'atv', length: 1.5, width: 1 },
    { id: 'big-rig', length: 10, width: 2 },
    { id: 'bus', length: 8, width: 2 },
    { id: 'motorcycle', length: 1.5, width: 0.5 },
    { id: 'pickup', length: 4, width: 1.75 },
    { id: 'rv', length: 6, width: 2 },
    { id: 'sedan', length: 3.5, width: 1.5 },
    { id: 'sports-car', length: 3.5, width: 1.5 },
    { id: 'suv', length: 4, width: 1.75 },
  ],
};

export function sizeOf(id: VehicleKind): SizeRow {
  return SIZES.rows.find((row) => row.id === id) as SizeRow;
}

interface WorkingRow extends PrintedRow {
  readonly from: number;
  /** The highest face on which the tank is empty; `wreck` is the same for a wreck. */
  readonly empty: number;
  readonly fuel: 'full' | '1d6' | '1/2d6';
  readonly wreck: number;
}

/** BDZ-T-veh-working, by the day of the outbreak. */
export const WORKING: PrintedTable<WorkingRow> = {
  id: 'BDZ-T-veh-working' satisfies RuleId,
  title: 'Working or not',
  rule: 'BDZ-veh-working-first30' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { from: 1, empty: 0, fuel: 'full', wreck: 0 },
    { from: 15, empty: 2, fuel: '1d6', wreck: 0 },
    { from: 31, empty: 4, fuel: '1d6', wreck: 0 },
    { from: 361, empty: 5, fuel: '1/2d6', wreck: 0 },
    { from: 721, empty: 5, fuel: '1/2d6', wreck: 3 },
    { from: 1081, empty: 5, fuel: '1/2d6', wreck: 5 },
  ],
};

/** Results in the cells of the vehicle tests. */
export type DriverResult =
  | 'nothing'
  | 'go-half'
  | 'veer'
  | 'veer-and-lose-control'
  | 'run-at'
  | 'run-at-warned'
  | 'miss'
  | 'bash-or-lose-control'
  | 'lose-control'
  | 'lose-control-minus-1'
  | 'keep-course'
  | 'dodge'
  | 'by-rep'
  | 'hit'
  | 'carry-on'
  | 'roll-over'
  | 'swerve'
  | 'swerve-and-stall'
  | 'collide'
  | 'far'
  | 'farther'
  | 'farthest';

interface DriverRow extends PrintedRow {
  readonly id: VehicleTest;
  readonly title: string;
  readonly star: boolean;
  /** Results by dice passed: none, one, two. */
  readonly results: readonly [DriverResult, DriverResult, DriverResult];
  /** Results if a collision threatens. */
  readonly bash?: readonly [DriverResult, DriverResult, DriverResult];
  /** Results if characters charge it, not a vehicle. */
  readonly afoot?: readonly [DriverResult, DriverResult, DriverResult];
}

/** BDZ-T-veh-reactions. */
export const DRIVER_TESTS: PrintedTable<DriverRow> = {
  id: 'BDZ-T-veh-reactions' satisfies RuleId,
  title: 'Vehicle reaction tests',
  rule: 'BDZ-veh-tests' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { id: 'vehicle-in-sight', title: 'In Sight', star: false, results: ['nothing', 'go-half', 'go-half'] },
    {
      id: 'vehicle-received-fire',
      title: 'Received Fire',
      star: true,
      results: ['veer-and-lose-control', 'veer', 'go-half'],
    },
    {
      id: 'vehicle-charge',
      title: 'Vehicle Charge',
      star: true,
      results: ['miss', 'run-at-warned', 'run-at'],
    },
    {
      id: 'vehicle-charged',
      title: 'Vehicle Charged',
      star: true,
      results: ['lose-control-minus-1', 'lose-control', 'bash-or-lose-control'],
      afoot: ['keep-course', 'carry-on', 'carry-on'],
    },
    { id: 'being-run-down', title: 'Being Run Down', star: false, results: ['hit', 'by-rep', 'dodge'] },
    {
      id: 'lose-control',
      title: 'Lose Control',
      star: false,
      results: ['roll-over', 'carry-on', 'carry-on'],
      bash: ['collide', 'swerve-and-stall', 'swerve'],
    },
    { id: 'driver-test', title: 'Driver Test', star: false, results: ['far', 'farther', 'farthest'] },
  ],
};

export function driverRow(test: VehicleTest): DriverRow {
  return DRIVER_TESTS.rows.find((row) => row.id === test) as DriverRow;
}

/** Multiples of Speed on the road and off it, by dice passed on the Driver Test. BDZ-veh-driver-test. */
export const REACHES = { road: [1, 1.5, 2], off: [0.5, 0.75, 1] } as const;

interface BashRow extends PrintedRow {
  /** The winner's lead in successes. */
  readonly on: readonly [number, number];
  /** The share of its remaining move that the winner drives on. */
  readonly goesOn: number;
  readonly winner: 'nothing' | 'lose-control';
  readonly loser: 'nothing' | 'lose-control' | 'damage';
}

/** BDZ-T-veh-bash. */
export const BASH: PrintedTable<BashRow> = {
  id: 'BDZ-T-veh-bash' satisfies RuleId,
  title: 'Bash',
  rule: 'BDZ-veh-bash-dice' satisfies RuleId,
  provenance: 'stated',
  rows: [
    { on: [0, 0], goesOn: 1, winner: 'nothing', loser: 'nothing' },
    { on: [1, 1], goesOn: 1, winner: 'lose-control', loser: 'lose-control' },
    { on: [2, 2], goesOn: 0.5, winner: 'lose-control', loser: 'damage' },
    { on: [3, MOST], goesOn: 1, winner: 'nothing', loser: 'damage' },
  ],
};

/** Bash dice added for striking the other vehicle on its side. BDZ-veh-bash-tbone. */
export const T_BONE = 3;

/** Damage to the loser of a bash, by dice passed: none, one, two. BDZ-T-veh-bash-damage. */
export const BASH_DAMAGE = ['lose-control', 'overturned', 'exploded'] as const;
/** The effect of a hit on a vehicle, by dice passed. BDZ-T-veh-disabled. */
export const DISABLED = ['received-fire', 'disabled', 'overturned'] as const;
/** The lowest total of a die and the weapon's Target that hits a vehicle. BDZ-veh-shoot-vehicle-hit. */
export const VEHICLE_HIT = 8;
/** Impact of a roll-over on the people inside. BDZ-veh-test-losecontrol-0. */
export const ROLL_IMPACT = 3;
/** The highest score that starts an engine. BDZ-T-veh-start. */
export const STARTS = 3;

/** An obstacle that a vehicle can run into. BDZ-T-veh-obstacles. */
interface ObstacleRow extends PrintedRow {
  readonly id: 'wall' | 'tree' | 'fence';
  readonly name: string;
  readonly dice: number;
  readonly difference: number;
  readonly breaks: boolean;
  /** Things on a map that count as this obstacle. */
  readonly things: readonly string[];
}

export const OBSTACLES: PrintedTable<ObstacleRow> = {
  id: 'BDZ-T-veh-obstacles' satisfies RuleId,
  title: 'What a vehicle runs into',
  rule: 'BDZ-veh-obstacle' satisfies RuleId,
  provenance: 'reconstructed',
  rows: [
    {
      id: 'wall',
      name: 'Building, wall, rock, wreck on its side',
      dice: 6,
      difference: 2,
      breaks: false,
      things: [
        'wall',
        'thin-wall',
        'door',
        'window',
        'barrier:low wall',
        'barrier:high wall',
        'rock',
        'water',
        'pool',
      ],
    },
    {
      id: 'tree',
      name: 'Tree, post, concrete barrier',
      dice: 4,
      difference: 1,
      breaks: false,
      things: ['woods', 'barrier:concrete'],
    },
    {
      id: 'fence',
      name: 'Fence, hedge, tent, stall, street furniture',
      dice: 1,
      difference: 1,
      breaks: true,
      things: ['barrier:hedge', 'barrier:fence', 'barrier:wire', 'barrier:wooden fence'],
    },
  ],
};

/** The obstacle that a thing on the map is to a vehicle; undefined if vehicles drive over it. */
export function obstacleOf(thing: string): ObstacleRow | undefined {
  return OBSTACLES.rows.find((row) => row.things.includes(thing));
}

/** Areas on which a vehicle drives at full speed. BDZ-veh-move-normal. */
export const ROADS: readonly string[] = ['road', 'street', 'lot', 'pavement', 'asphalt'];

export const VEHICLE_TABLES: readonly PrintedTable[] = [KINDS, SIZES, WORKING, DRIVER_TESTS, BASH, OBSTACLES];
