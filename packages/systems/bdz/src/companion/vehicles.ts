import type { Rule } from '@shambles/engine';
import * as z from 'zod/mini';
import { kindRow } from '../house/vehicle-rows.js';
import type { VehicleTest } from '../kinds.js';
import type { RuleId } from '../register.js';
import { vehicleOf } from '../state.js';
import { driverRow, REACHES } from '../tables/vehicles.js';
import { bashes } from '../vehicles/bashing.js';
import { losesControl } from '../vehicles/control.js';
import { takesDriverTest } from '../vehicles/driver.js';
import { isSharp, KEEPS } from '../vehicles/driving.js';
import { firesAtVehicle } from '../vehicles/firing.js';
import { repairs, siphons } from '../vehicles/mending.js';
import { MEETS } from '../vehicles/reacting.js';
import { laneFor } from '../vehicles/rolling.js';
import { fateOf } from '../vehicles/running-down.js';
import { examines } from '../vehicles/starting.js';
import {
  bare,
  define,
  flag,
  gun,
  gunOf,
  kindOf,
  parked,
  person,
  rep,
  stateOf,
  THERE,
  vehicle,
  WORDS,
} from './bench.js';

const AT_WHEEL = { aboard: 'sedan', sits: 'wheel' } as const;
const driving = (own: number, more: object = {}) => person('driver', { rep: own, ...AT_WHEEL, ...more });
const deft = (yes = false) => (yes ? ({ attributes: ['transporter'] } as const) : {});
const TRANSPORTER = flag('A Transporter');

// ------------------------------------------------------------------ tests

const TestInput = z.strictObject({ rep: rep() });

/** A piece in which a driver takes a test. BDZ-T-veh-reactions. */
function test(id: VehicleTest, title: string, rule: RuleId) {
  return define<typeof TestInput, string>({
    id,
    title,
    rule,
    input: TestInput,
    example: { rep: 4 },
    words: WORDS,
    begin: ({ rep: own }) => stateOf([driving(own)], [], [vehicle('sedan', { speed: 12 })]),
    *run(outer): Rule<string> {
      return (yield* takesDriverTest(bare(outer), 'driver', id)).result;
    },
    result: (result) => ({ result }),
    outcomes: (result) => result,
    outcomeNames: [...new Set(driverRow(id).results)],
  });
}

const SpeedInput = z.strictObject({ rep: rep(), kind: kindOf('Vehicle'), offRoad: flag('Off the road') });

/** Inches that a Driver Test lets a vehicle drive. BDZ-veh-driver-test. */
const SPEEDING = define<typeof SpeedInput, number>({
  id: 'driver-test',
  title: 'Driver Test: how far it may drive',
  rule: 'BDZ-veh-driver-test',
  input: SpeedInput,
  example: { rep: 4, kind: 'sedan' },
  words: WORDS,
  begin: ({ rep: own, kind }) => stateOf([driving(own)], [], [vehicle('sedan', { kind, speed: 12 })]),
  *run(outer, { kind, offRoad = false }): Rule<number> {
    const { passed } = yield* takesDriverTest(bare(outer), 'driver', 'driver-test');
    return kindRow(outer.book, kind).speed * REACHES[offRoad ? 'off' : 'road'][passed];
  },
  result: (inches) => ({ inches }),
  quantities: (inches) => ({ inches }),
});

const ControlInput = z.strictObject({
  rep: rep(),
  transporter: TRANSPORTER,
  bash: flag('A collision threatens'),
  shaken: flag('At -1 Rep'),
});
const CONTROL = ['carry-on', 'roll-over', 'swerve', 'swerve-and-stall', 'collide'];

/** BDZ-veh-test-losecontrol. */
const LOSE_CONTROL = define<typeof ControlInput, string>({
  id: 'lose-control',
  title: 'Lose Control',
  rule: 'BDZ-veh-test-losecontrol',
  input: ControlInput,
  example: { rep: 4 },
  words: WORDS,
  begin: ({ rep: own, transporter }) =>
    stateOf([driving(own, deft(transporter))], [], [vehicle('sedan', { speed: 12 })]),
  *run(outer, { bash = false, shaken = false }): Rule<string> {
    return (yield* losesControl(bare(outer), 'sedan', { bash, rep: shaken ? -1 : 0 })).result;
  },
  result: (result) => ({ result }),
  outcomes: (result) => result,
  outcomeNames: CONTROL,
});

const TurnInput = z.strictObject({
  rep: rep(),
  transporter: TRANSPORTER,
  kind: kindOf('Vehicle'),
  speed: z.number().check(z.gte(1), z.lte(48), z.meta({ title: 'Inches that it drives', default: 12 })),
  degrees: z.int().check(z.gte(1), z.lte(90), z.meta({ title: 'Degrees', default: 90 })),
});
interface Turned {
  readonly result: string;
  readonly speed: number;
}

/**
 * The speed that remains after a turn, and whether the driver keeps control. BDZ-veh-turning, BDZ-veh-turn-90-limit.
 */
const TURN = define<typeof TurnInput, Turned>({
  id: 'vehicle-turn',
  title: 'A turn',
  rule: 'BDZ-veh-turning',
  input: TurnInput,
  example: { rep: 4, kind: 'sedan', speed: 12, degrees: 90 },
  words: WORDS,
  begin: ({ rep: own, transporter, kind, speed }) =>
    stateOf([driving(own, deft(transporter))], [], [vehicle('sedan', { kind, speed })]),
  *run(outer, { kind, speed, degrees }): Rule<Turned> {
    const w = bare(outer);
    const sharp = isSharp(w, kind, degrees, speed);
    const result = sharp ? (yield* losesControl(w, 'sedan')).result : 'carry-on';
    return { result, speed: speed * KEEPS };
  },
  result: ({ result, speed }) => ({ result, speed }),
  outcomes: ({ result }) => result,
  outcomeNames: ['carry-on', 'roll-over'],
});

// ------------------------------------------------------------------ running down, bashing

const RunDownInput = z.strictObject({
  rep: rep('Rep of the target'),
  driver: rep('Rep of the driver'),
  prone: flag('The target is prone'),
  warned: flag('The driver passed one die: the target has +1 Rep'),
});

/** BDZ-veh-test-rundown. */
const RUN_DOWN = define<typeof RunDownInput, string>({
  id: 'being-run-down',
  title: 'Being Run Down',
  rule: 'BDZ-veh-test-rundown',
  input: RunDownInput,
  example: { rep: 4, driver: 4 },
  words: WORDS,
  begin: ({ rep: own, driver, prone = false }) =>
    stateOf(
      [driving(driver), person('target', { ...THERE, rep: own, prone })],
      [],
      [vehicle('sedan', { speed: 12 })],
    ),
  *run(outer, { warned = false }): Rule<string> {
    return yield* fateOf(bare(outer), 'sedan', 'target', warned);
  },
  result: (fate) => ({ target: fate }),
  outcomes: (fate) => fate,
  outcomeNames: ['dodge', 'hit'],
});

const BashInput = z.strictObject({
  rep: rep('Rep of the driver'),
  kind: kindOf('Vehicle'),
  into: z.optional(z.enum(['wall', 'tree', 'fence'])).check(
    z.meta({
      title: 'Into',
      blank: 'a vehicle',
      names: { wall: 'a wall', tree: 'a tree, a post', fence: 'a fence, a hedge' },
    }),
  ),
  other: z.optional(kindOf('Which vehicle')).check(z.meta({ blank: 'a sedan' })),
  side: flag('On its side'),
});

/** The Bash Table, and its results for both sides. BDZ-veh-bash-dice. */
const BASH = define<typeof BashInput, string>({
  id: 'bash',
  title: 'A bash',
  rule: 'BDZ-veh-bash-dice',
  input: BashInput,
  example: { rep: 4, kind: 'suv', into: 'wall' },
  words: WORDS,
  begin: ({ rep: own, kind, into, other = 'sedan', side = false }) =>
    stateOf(
      [driving(own)],
      [],
      [
        vehicle('sedan', { kind, speed: 12 }),
        ...(into ? [] : [vehicle('suv', { kind: other, ...THERE, facing: side ? 0 : 90, running: false })]),
      ],
    ),
  *run(outer, { into }): Rule<string> {
    const w = bare(outer, into ?? 'open');
    const [hit] = laneFor(w, 'sedan', 20).hits;
    if (hit) yield* bashes(w, 'sedan', hit, { left: 6, met: new Set([hit.thing.id]), by: MEETS });
    const runs = (id: string) => into !== undefined || vehicleOf(w.s, id).condition === 'runs';
    if (vehicleOf(w.s, 'sedan').condition === 'runs') return runs('suv') ? 'nothing' : 'theirs';
    return runs('suv') ? 'ours' : 'both';
  },
  result: (result) => ({ 'out of action': result }),
  outcomes: (result) => result,
  outcomeNames: ['nothing', 'theirs', 'ours', 'both'],
  most: 3000,
  samples: 500,
});

// ------------------------------------------------------------------ is it any good

const WorkingInput = z.strictObject({
  kind: kindOf('Vehicle'),
  day: z.int().check(z.gte(1), z.lte(5000), z.meta({ title: 'Day of the outbreak', default: 1 })),
});
interface Found {
  readonly state: string;
  readonly fuel: number;
}

/** BDZ-T-veh-working. */
const WORKING = define<typeof WorkingInput, Found>({
  id: 'working',
  title: 'Working or not',
  rule: 'BDZ-veh-working-first30',
  input: WorkingInput,
  example: { kind: 'sedan', day: 40 },
  words: WORDS,
  begin: ({ kind }) =>
    stateOf([person('driver', {})], [], [vehicle('sedan', { kind, running: false, fuel: -1, found: true })]),
  *run(outer, { day }): Rule<Found> {
    const w = bare(outer, 'open', {}, day);
    yield* examines(w, 'driver', 'sedan');
    const { condition, fuel } = vehicleOf(w.s, 'sedan');
    return { state: condition === 'wreck' ? 'wreck' : fuel > 0 ? 'runs' : 'empty', fuel };
  },
  result: ({ state, fuel }) => ({ state, fuel }),
  quantities: ({ fuel }) => ({ fuel }),
  outcomes: ({ state }) => state,
  outcomeNames: ['runs', 'empty', 'wreck'],
});

const DisableInput = z.strictObject({ weapon: gun });

/** BDZ-veh-shoot-vehicle-hit, BDZ-veh-shoot-disabled. */
const DISABLE = define<typeof DisableInput, string>({
  id: 'fire-at-vehicle',
  title: 'Fire at a vehicle',
  rule: 'BDZ-veh-shoot-disabled',
  input: DisableInput,
  example: { weapon: 'shotgun' },
  words: { ...WORDS, ...parked({ suv: 'the vehicle' }) },
  begin: ({ weapon }) =>
    stateOf(
      [
        person('shooter', { guns: [{ gun: gunOf(weapon), empty: false }], hand: [0] }),
        person('target', { ...THERE, aboard: 'suv', sits: 'wheel' }),
      ],
      [],
      [vehicle('suv', { kind: 'suv', ...THERE })],
    ),
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* firesAtVehicle(w, 'shooter', 'suv');
    const { condition } = vehicleOf(w.s, 'suv');
    return condition === 'runs' ? 'received-fire' : condition;
  },
  result: (result) => ({ vehicle: result }),
  outcomes: (result) => result,
  outcomeNames: ['received-fire', 'disabled', 'overturned'],
});

const MendInput = z.strictObject({ rep: rep() });

/** A figure that passes one die tries again, according to the policy. BDZ-veh-repair. */
const REPAIR = define<typeof MendInput, string>({
  id: 'repair',
  title: 'Repairing a vehicle',
  rule: 'BDZ-veh-repair',
  input: MendInput,
  example: { rep: 4 },
  words: WORDS,
  begin: ({ rep: own }) =>
    stateOf(
      [person('driver', { rep: own })],
      [],
      [vehicle('sedan', { condition: 'disabled', running: false })],
    ),
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* repairs(w, 'driver', 'sedan');
    const { condition, hopeless } = vehicleOf(w.s, 'sedan');
    return condition === 'runs' ? 'repaired' : hopeless ? 'hopeless' : 'not-yet';
  },
  result: (result) => ({ vehicle: result }),
  outcomes: (result) => result,
  outcomeNames: ['repaired', 'not-yet', 'hopeless'],
});

/** BDZ-veh-siphon. */
const SIPHON = define<typeof MendInput, string>({
  id: 'siphon',
  title: 'Drawing fuel off',
  rule: 'BDZ-veh-siphon',
  input: MendInput,
  example: { rep: 4 },
  words: WORDS,
  begin: ({ rep: own }) =>
    stateOf([person('driver', { rep: own })], [], [vehicle('sedan', { fuel: 3, running: false })]),
  *run(outer): Rule<string> {
    const w = bare(outer);
    yield* siphons(w, 'driver', 'sedan');
    const { fuel, dry } = vehicleOf(w.s, 'sedan');
    return fuel < 3 ? 'unit' : dry ? 'dry' : 'nothing';
  },
  result: (result) => ({ fuel: result }),
  outcomes: (result) => result,
  outcomeNames: ['unit', 'nothing', 'dry'],
});

export const VEHICLES = [
  test('vehicle-in-sight', 'In Sight, at the wheel', 'BDZ-veh-test-insight'),
  test('vehicle-received-fire', 'Received Fire, at the wheel', 'BDZ-veh-test-receivedfire'),
  test('vehicle-charge', 'Vehicle Charge', 'BDZ-veh-test-charge'),
  test('vehicle-charged', 'Vehicle Charged', 'BDZ-veh-test-charged'),
  RUN_DOWN,
  LOSE_CONTROL,
  SPEEDING,
  TURN,
  BASH,
  WORKING,
  DISABLE,
  REPAIR,
  SIPHON,
];
