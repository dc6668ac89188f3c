import { hasPlace, type Place } from '@shambles/measured';
import type { Condition, VehicleTest } from '../kinds.js';
import {
  isOfOthers,
  type Owing,
  type Person,
  personOf,
  ridersOf,
  type State,
  type Vehicle,
  vehicleOf,
} from '../state.js';
import type { DriverResult } from '../tables/vehicles.js';
import { takeFromArea } from './campaign/loot.js';
import { firesFirst, shotFalls } from './campaign/shots.js';
import { fact } from './deed.js';
import { line, one, word } from './lines.js';

type How = 'drive' | 'back' | 'turn' | 'swerve' | 'pushed' | 'skid';

/** Inches without rounding errors from addition. */
const round = (inches: number) => Math.round(inches * 1000) / 1000;
export const vehicle = (id: string) => word(`vehicle.${id}`);

/** Facts of starting vehicles. */
const STARTING = {
  /** Somebody looks whether a vehicle works. BDZ-T-veh-working. */
  examined: fact<{ readonly vehicle: string; readonly fuel: number; readonly wreck: boolean }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      v.fuel = f.fuel;
      if (f.wreck) v.condition = 'wreck';
    },
    told: (f) =>
      line(f.wreck ? 'examined-wreck' : f.fuel === 0 ? 'examined-empty' : 'examined', {
        what: vehicle(f.vehicle),
        fuel: f.fuel,
      }),
    words: {
      examined: 'Fuel in {{what}}: {{fuel}}.',
      'examined-empty': 'The tank of {{what}} was empty.',
      'examined-wreck': 'There was no life left in {{what}}.',
    },
  }),

  keys: fact<{ readonly vehicle: string; readonly who: string; readonly keys: Vehicle['keys'] }>({
    does: (s, f) => {
      // In a campaign, people lock their cars. BDZ-D-c112.
      const keeper = s.encounter && f.keys === 'at-hand' ? personOf(s, f.who).side : '';
      Object.assign(vehicleOf(s, f.vehicle), { keys: f.keys, keeper });
    },
    told: (f) => line(`keys-${f.keys}`, { who: one(f.who), what: vehicle(f.vehicle) }),
    words: {
      'keys-none': '{{who}} found no keys in {{what}}.',
      'keys-at-hand': '{{who}} had the keys of {{what}}.',
      'keys-wired': '{{who}} hot-wired {{what}}.',
    },
  }),

  /** Keys that somebody has found fit nothing on the table. BDZ-veh-start-keys-found. */
  'keys-useless': fact<{ readonly who: string }>({
    told: ({ who }) => line('keys-useless', { who: one(who) }),
    words: { 'keys-useless': '{{who}} found nothing that the keys would fit.' },
    follows: true,
  }),

  /** Somebody takes loose keys. BDZ-veh-start-keys-found. */
  'took-keys': fact<{ readonly who: string; readonly place: string }>({
    does: (s, f) => {
      s.keysTaken.push(f.place);
    },
    told: (f) => line('took-keys', { who: one(f.who) }),
    words: { 'took-keys': '{{who}} picked up keys.' },
  }),

  'tried-wires': fact<{
    readonly vehicle: string;
    readonly who: string;
    /** True if it is for the alarm, which is no attempt to start the vehicle. BDZ-D-alarm-off. */
    readonly alarm?: true;
    /** True if nothing came of it. */
    readonly vain?: true;
  }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      v.triedBy.push(f.who);
      v.attempted ||= !f.alarm;
    },
    told: (f) =>
      line(f.vain ? 'tried-wires-vain' : 'tried-wires', { who: one(f.who), what: vehicle(f.vehicle) }),
    words: {
      'tried-wires': '{{who}} tore at the wires of {{what}}.',
      'tried-wires-vain': '{{who}} tore at the wires of {{what}}, in vain.',
    },
  }),

  engine: fact<{ readonly vehicle: string; readonly does: 'starts' | 'fails' | 'stalls' | 'stops' }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      v.running = f.does === 'starts';
      if (f.does === 'starts') Object.assign(v, { stalled: false, began: [v.x, v.y, 0] });
      if (f.does === 'starts' || f.does === 'fails') v.attempted = true;
      if (f.does === 'stalls') Object.assign(v, { stalled: true, speed: 0 });
    },
    told: (f) => line(`engine-${f.does}`, { what: vehicle(f.vehicle) }),
    words: {
      'engine-starts': 'The engine of {{what}} caught.',
      'engine-fails': 'The engine of {{what}} coughed and died.',
      'engine-stalls': 'The engine of {{what}} died.',
      'engine-stops': 'The engine of {{what}} was switched off.',
    },
  }),

  boarded: fact<{
    readonly who: string;
    readonly vehicle: string;
    readonly sits: Person['sits'];
    readonly cost: number;
  }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      const p = personOf(s, f.who);
      const { aboard } = p;
      Object.assign(p, { aboard: f.vehicle, sits: f.sits, x: v.x, y: v.y, level: 0, prone: false });
      p.used = round(Math.min(p.allowance, p.used + f.cost));
      if (aboard === '') p.hidesFrom = [];
    },
    told: (f) => line(`boarded-${f.sits}`, { who: one(f.who), what: vehicle(f.vehicle) }),
    words: {
      'boarded-wheel': '{{who}} took the wheel of {{what}}.',
      'boarded-front': '{{who}} took a seat in {{what}}.',
      'boarded-rear': '{{who}} got into the back of {{what}}.',
    },
  }),

  'got-out': fact<{
    readonly who: string;
    readonly vehicle: string;
    readonly at: Place;
    readonly cost: number;
  }>({
    does: (s, f) => {
      const [x, y, level] = f.at;
      const p = personOf(s, f.who);
      Object.assign(p, { aboard: '', sits: 'front', x, y, level });
      p.used = round(Math.min(p.allowance, p.used + f.cost));
    },
    told: (f) => line('got-out', { who: one(f.who), what: vehicle(f.vehicle) }),
    words: { 'got-out': '{{who}} got out of {{what}}.' },
  }),
};

/** Facts of driving and its consequences. */
const DRIVING = {
  /**
   * Those locked with its riders stay so until it is clear of them. In old games every such melee ended at once.
   * BDZ-melee-break.
   */
  drives: fact<{
    readonly vehicle: string;
    readonly pace: number;
    readonly back: boolean;
    readonly locked?: true;
  }>({
    does: (s, f) => {
      Object.assign(vehicleOf(s, f.vehicle), { driven: true, speed: f.pace });
      if (f.locked) return;
      const riders = ridersOf(s, f.vehicle).map((p) => p.id);
      s.melees = s.melees.filter((m) => !riders.includes(m.who));
    },
    told: (f) =>
      line(f.pace === 0 ? 'stands' : f.back ? 'backs' : 'drives', {
        what: vehicle(f.vehicle),
        count: round(f.pace),
      }),
    words: {
      stands: '{{what}} stood still.',
      drives_one: '{{what}} drove, at a speed of an inch.',
      drives_other: '{{what}} drove, at a speed of {{count}} inches.',
      backs_one: '{{what}} backed at an inch.',
      backs_other: '{{what}} backed at {{count}} inches.',
    },
    sort: 'moves',
  }),

  drove: fact<{
    readonly vehicle: string;
    readonly at: readonly [number, number];
    readonly facing: number;
    readonly inches: number;
    readonly how: How;
  }>({
    does: (s, f) => putVehicle(s, f.vehicle, f.at, f.facing),
    sort: 'moves',
    follows: true,
  }),

  /** A vehicle leaves the table with its riders. */
  'drove-off': fact<{ readonly vehicle: string }>({
    does: (s, f) => {
      Object.assign(vehicleOf(s, f.vehicle), { x: -1, y: -1, speed: 0 });
      for (const p of ridersOf(s, f.vehicle)) Object.assign(p, { x: -1, y: -1 });
    },
    told: (f) => line('drove-off', { what: vehicle(f.vehicle) }),
    words: { 'drove-off': '{{what}} drove away.' },
    sort: 'moves',
  }),

  speed: fact<{ readonly vehicle: string; readonly speed: number }>({
    does: (s, f) => {
      vehicleOf(s, f.vehicle).speed = round(f.speed);
    },
  }),

  /**
   * A driver does what it owes. Without `free`, as in games before revision 17, its vehicle then makes no move in
   * reaction any more. BDZ-D-c80.
   */
  reacted: fact<{ readonly driver: string; readonly what: Owing['what']; readonly free?: true }>({
    does: (s, f) => {
      s.owing = s.owing.filter((o) => o.driver !== f.driver || o.what !== f.what);
      const v = s.vehicles.find((each) => each.id === personOf(s, f.driver).aboard);
      if (v && !f.free) v.reacted = true;
    },
  }),

  /** A vehicle makes its one move in reaction. BDZ-D-c80. */
  'gave-way': fact<{ readonly vehicle: string }>({
    does: (s, f) => {
      vehicleOf(s, f.vehicle).reacted = true;
    },
  }),

  /** BDZ-veh-driver-disabled. */
  'wheel-lost': fact<{ readonly vehicle: string }>({
    does: (s, f) => {
      s.adrift = s.adrift.filter((a) => a.vehicle !== f.vehicle);
    },
    told: (f) => line('wheel-lost', { what: vehicle(f.vehicle) }),
    words: { 'wheel-lost': 'Nobody held the wheel of {{what}}.' },
    sort: 'fights',
  }),

  owes: fact<Owing>({
    does: (s, f) => {
      s.owing.push({
        ...(f.plus && { plus: f.plus }),
        driver: f.driver,
        what: f.what,
        causes: [...f.causes],
      });
    },
  }),

  'driver-tested': fact<{
    readonly who: string;
    readonly test: VehicleTest;
    readonly passed: 0 | 1 | 2;
    readonly by: 'dice' | 'free-will' | 'zombie' | 'friend';
    readonly result: DriverResult;
  }>({
    told: (f) =>
      line('tested', {
        who: one(f.who),
        test: word(`test.${f.test}`),
        passed: f.passed,
        result: word(`result.${f.result}`),
      }),
    sort: 'fights',
    follows: true,
  }),
};

/** Facts of collisions, fire and repair. */
const DAMAGE = {
  bashed: fact<{
    readonly vehicle: string;
    readonly into: string;
    readonly own: number;
    readonly other: number;
    readonly side: boolean;
  }>({
    told: (f) => line('bashed', { what: vehicle(f.vehicle), own: f.own, other: f.other }),
    words: { bashed: '{{what}} crashed: {{own}} to {{other}}.' },
    sort: 'fights',
  }),

  damaged: fact<{ readonly vehicle: string; readonly condition: Condition; readonly exploded: boolean }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      v.condition = f.condition;
      v.running = false;
      // A disabled vehicle rolls to a stop; the others stop at once.
      if (f.condition !== 'disabled') v.speed = 0;
    },
    told: (f) => line(f.exploded ? 'exploded' : `damaged-${f.condition}`, { what: vehicle(f.vehicle) }),
    words: {
      exploded: '{{what}} exploded.',
      'damaged-disabled': '{{what}} would not go any farther.',
      'damaged-overturned': '{{what}} rolled over.',
      'damaged-wreck': '{{what}} was a wreck.',
    },
    sort: 'fights',
  }),

  breached: fact<{ readonly vehicle: string; readonly at: Place; readonly r: number }>({
    does: (s, { at: [x, y, level], r }) => {
      s.gaps.push({ x, y, level, r });
    },
    told: (f) => line('breached', { what: vehicle(f.vehicle) }),
    words: { breached: '{{what}} broke through.' },
    sort: 'moves',
  }),

  dodged: fact<{ readonly who: string; readonly at: Place; readonly prone: boolean }>({
    does: (s, { who, at: [x, y, level], prone }) => {
      const figure = [...s.people, ...s.zeds].find((f) => f.id === who);
      if (figure) Object.assign(figure, { x, y, level, prone: prone || figure.prone });
    },
    told: (f) => line(f.prone ? 'dodged' : 'stepped-aside', { who: one(f.who) }),
    words: { dodged: '{{who}} dived aside.', 'stepped-aside': '{{who}} stepped aside.' },
    sort: 'fights',
    follows: true,
  }),

  'fired-at-vehicle': fact<{
    readonly who: string;
    readonly vehicle: string;
    readonly total: number;
    readonly hit: boolean;
  }>({
    does: (s, f) => {
      const p = personOf(s, f.who);
      const inside = ridersOf(s, f.vehicle).filter((q) => q.status !== 'dead');
      p.fired = true;
      shotFalls(s);
      firesFirst(
        s,
        p.side,
        inside.map((q) => q.id),
      );
    },
    told: (f) =>
      line(f.hit ? 'vehicle-hit' : 'vehicle-missed', {
        who: one(f.who),
        what: vehicle(f.vehicle),
        total: f.total,
      }),
    words: {
      'vehicle-hit': '{{who}} hit {{what}} with {{total}}.',
      'vehicle-missed': '{{who}} fired at {{what}} and missed.',
    },
    sort: 'fights',
  }),

  mended: fact<{
    readonly who: string;
    readonly vehicle: string;
    readonly does: 'repaired' | 'hopeless' | 'gave-up';
  }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      if (f.does === 'repaired') v.condition = 'runs';
      if (f.does === 'hopeless') v.hopeless = true;
    },
    told: (f) => line(`mended-${f.does}`, { who: one(f.who), what: vehicle(f.vehicle) }),
    words: {
      'mended-repaired': '{{who}} got {{what}} to run again.',
      'mended-hopeless': '{{who}} could do nothing for {{what}}.',
      'mended-gave-up': '{{who}} left {{what}} as it was.',
    },
  }),

  siphoned: fact<{
    readonly who: string;
    readonly vehicle: string;
    readonly units: number;
    readonly dry: boolean;
  }>({
    does: (s, f) => {
      const v = vehicleOf(s, f.vehicle);
      v.fuel -= f.units;
      v.dry = f.dry;
      // This counts as found, and as fuel of the area unless other humans had it. BDZ-veh-siphon, BDZ-D-c86.
      if (f.units === 0 || !s.encounter || s.campaign?.vehicles.includes(f.vehicle)) return;
      personOf(s, f.who).deeds.found = true;
      if (!isOfOthers(f.vehicle)) takeFromArea(s, 'fuel');
    },
    told: (f) =>
      line(f.units > 0 ? 'siphoned' : 'siphoned-none', { who: one(f.who), what: vehicle(f.vehicle) }),
    words: {
      siphoned: '{{who}} drew fuel out of {{what}}.',
      'siphoned-none': '{{who}} got no fuel out of {{what}}.',
    },
  }),

  'window-broken': fact<{ readonly vehicle: string; readonly by: string }>({
    does: (s, f) => {
      vehicleOf(s, f.vehicle).broken = true;
    },
    told: (f) => line('window-broken', { what: vehicle(f.vehicle) }),
    words: { 'window-broken': 'A window of {{what}} broke.' },
    sort: 'fights',
  }),

  /** An alarm goes off or falls silent. BDZ-veh-noise-alarm. */
  alarm: fact<{ readonly vehicle: string; readonly on: boolean }>({
    does: (s, f) => {
      vehicleOf(s, f.vehicle).alarm = f.on;
    },
    told: (f) => line(f.on ? 'alarm' : 'alarm-off', { what: vehicle(f.vehicle) }),
    words: {
      alarm: 'The alarm of {{what}} went off.',
      'alarm-off': 'The alarm of {{what}} fell silent.',
    },
  }),

  /** Records where running engines are when a turn begins. BDZ-veh-noise. */
  'engines-heard': fact<Record<never, never>>({
    does: (s) => {
      for (const v of s.vehicles) v.began = v.running && hasPlace(v) ? [v.x, v.y, 0] : null;
    },
  }),
};

export const VEHICLE_FACTS = { ...STARTING, ...DRIVING, ...DAMAGE };

/** Places a vehicle together with its riders. */
function putVehicle(s: State, id: string, [x, y]: readonly [number, number], facing: number): void {
  Object.assign(vehicleOf(s, id), { x, y, facing });
  for (const p of ridersOf(s, id)) Object.assign(p, { x, y, facing });
}
