import { ask, Confirm, type Rule } from '@shambles/engine';
import { bearingOf, between, turn } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import { faces, halfDie, possibly, sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { loudness } from '../house/rows.js';
import { kindRow, workingRow } from '../house/vehicle-rows.js';
import type { RuleId } from '../register.js';
import { has, isOfOthers, type Person, personOf, type Vehicle, vehicleOf, type Zed } from '../state.js';
import { distanceTo, ringOfBody, ringsApart } from '../table/bodies.js';
import { BASE, tableOf } from '../table.js';
import { STARTS } from '../tables/vehicles.js';

/** The face on which the keys are in the vehicle. BDZ-veh-start-keys-in. */
const KEYS_IN = 1;
/**
 * The highest die on which keys fit the vehicle beside the house, and how near that has to be, in inches.
 * BDZ-veh-start-keys-found, BDZ-D-c93.
 */
const FITS = 4;
const ADJACENT = 6;
/**
 * Zombies that make a start doubtful: how near they are, in inches, and how straight they come, in degrees.
 * BDZ-veh-start-when-zombies, BDZ-D-veh-towards.
 */
const CLOSING = 12;
const TOWARDS = 45;

/**
 * The first look at a vehicle shows whether it works, and what is in its tank. One that people drove towards the band
 * does work, so only its fuel is rolled. BDZ-T-veh-working, BDZ-camp-road-on, BDZ-D-c95.
 */
export function* examines(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const { day } = settingOf(w.s, w.book);
  const { seat } = personOf(w.s, who);
  const { kind } = vehicleOf(w.s, vehicle);
  const printed = workingRow(w.book, day);
  const row = cameTowards(w, vehicle) ? { ...printed, wreck: 0, empty: 0 } : printed;
  const roll = (rule: RuleId) => ({ rule, label: 'working', table: 'BDZ-T-veh-working', seat, who }) as const;
  const rule = FUEL_RULES[row.from] as RuleId;
  const told = { is: 'examined', cause: rule, vehicle } as const;
  const years = row.from < THIRD_YEAR ? 'BDZ-veh-working-year2' : 'BDZ-veh-working-year3';
  if (row.wreck > 0 && (yield* possibly(w, row.wreck, roll(years))))
    return w.happen({ ...told, cause: years, fuel: 0, wreck: true });
  if (row.empty > 0 && (yield* possibly(w, row.empty, roll(rule))))
    return w.happen({ ...told, fuel: 0, wreck: false });
  const fuel =
    row.fuel === 'full'
      ? kindRow(w.book, kind).bash
      : row.fuel === '1d6'
        ? yield* sum(w, 1, roll(rule))
        : yield* halfDie(w, roll(rule));
  // A motorcycle's full tank is one unit. BDZ-T-veh-list.
  w.happen({ ...told, fuel: Math.max(1, fuel), wreck: false });
}

/** First day of the third year, and of its row. BDZ-T-veh-working. */
const THIRD_YEAR = 1081;

/** True for the vehicle in which people came towards the band. BDZ-camp-road-on. */
export function cameTowards({ s }: BdzWorld, vehicle: string): boolean {
  return s.encounter?.road?.place === 'oncoming' && isOfOthers(vehicle);
}

/** The rule for the fuel in a tank, by the first day of its row. */
const FUEL_RULES: { readonly [from: number]: RuleId } = {
  1: 'BDZ-veh-working-early-fuel',
  15: 'BDZ-veh-working-day14',
  31: 'BDZ-veh-working-day30',
  361: 'BDZ-veh-working-year1',
  721: 'BDZ-veh-working-year1',
  1081: 'BDZ-veh-working-year1',
};

/** Somebody at the wheel tries to get the vehicle going: keys or wires, then the engine. BDZ-D-c4, BDZ-veh-hotwire. */
export function* starts(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const v = () => vehicleOf(w.s, vehicle);
  const lacks = () => lacksKeys(v(), personOf(w.s, who));
  const isKnown = v().fuel >= 0 && v().keys !== 'unknown';
  if (v().fuel < 0) yield* examines(w, who, vehicle);
  if (v().condition !== 'runs') return;
  if (v().keys === 'unknown') yield* looksForKeys(w, who, vehicle);
  if (lacks() && (isKnown || (yield* wantsWires(w, who, vehicle)))) yield* hotWires(w, who, vehicle);
  if (!lacks() && v().fuel > 0) yield* turnsOver(w, who, vehicle);
}

/**
 * Asks whether somebody who has just found out that there are no keys hot-wires the vehicle, on the only try that it
 * has. BDZ-veh-hotwire, BDZ-veh-hotwire-once.
 */
function* wantsWires(w: BdzWorld, who: string, vehicle: string): Rule<boolean> {
  const space = new Confirm({ key: 'wires.yes' }, { key: 'wires.no' });
  const { seat } = personOf(w.s, who);
  return yield* ask(w, seat, 'BDZ-veh-hotwire', 'wires', space, { who: one(who), what: named(vehicle) });
}

/** True if there is something left to try. BDZ-veh-hotwire-once, BDZ-veh-start-one-per-turn. */
export function mayStart(v: Vehicle, p: Pick<Person, 'id' | 'side'>): boolean {
  if (v.running || v.stuck || v.condition !== 'runs' || v.fuel === 0 || v.attempted) return false;
  return !lacksKeys(v, p) || !v.triedBy.includes(p.id);
}

/** True if there are no keys, or others have them. BDZ-enc-rand-6. */
export function lacksKeys({ keys, keeper }: Vehicle, { side }: Pick<Person, 'side'>): boolean {
  return keys === 'none' || (keys === 'at-hand' && keeper !== '' && keeper !== side);
}

/** True if somebody at the wheel of a vehicle at rest can switch its engine off. BDZ-D-engine-off. */
export function maySwitchOff(w: BdzWorld, p: Person): boolean {
  if (p.aboard === '' || p.sits !== 'wheel') return false;
  const v = vehicleOf(w.s, p.aboard);
  return v.running && v.speed === 0;
}

/** Switches the engine off, so that it is no longer heard. BDZ-D-engine-off, BDZ-veh-noise. */
export function switchesOff(w: BdzWorld, vehicle: string): void {
  w.happen({ is: 'engine', cause: 'BDZ-D-engine-off', vehicle, does: 'stops' });
}

/** Looks for the keys, once for each vehicle. BDZ-veh-start-keys-in. */
function* looksForKeys(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const { seat } = personOf(w.s, who);
  const there = yield* possibly(w, KEYS_IN, { rule: 'BDZ-veh-start-keys-in', label: 'keys', seat, who });
  w.happen({ is: 'keys', cause: 'BDZ-veh-start-keys-in', vehicle, who, keys: there ? 'at-hand' : 'none' });
}

/** Hot-wires the vehicle on any pair. BDZ-veh-hotwire, BDZ-veh-hotwire-bonus, BDZ-veh-hotwire-once. */
function* hotWires(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const p = personOf(w.s, who);
  if (vehicleOf(w.s, vehicle).triedBy.includes(who)) return;
  const roll = { rule: 'BDZ-veh-hotwire', label: 'hot-wire', seat: p.seat, who } as const;
  const wired = isPair(yield* faces(w, wireDice(p), roll));
  const tried = { is: 'tried-wires', cause: 'BDZ-veh-hotwire-once', vehicle, who } as const;
  w.happen({ ...tried, ...(!wired && { vain: true }) });
  if (wired) w.happen({ is: 'keys', cause: 'BDZ-veh-hotwire', vehicle, who, keys: 'wired' });
}

/** Dice for hot-wiring. A ganger or a transporter rolls one more, also if both. BDZ-veh-hotwire-bonus, BDZ-D-c3. */
export function wireDice(p: Person): number {
  return isDeft(p) ? 3 : 2;
}

/** True for any pair. BDZ-veh-hotwire. */
export function isPair(dice: readonly number[]): boolean {
  return new Set(dice).size < dice.length;
}

export function isDeft(p: Person): boolean {
  return p.class === 'ganger' || has(p, 'transporter');
}

/**
 * True if its engine may fail to catch. BDZ-veh-start-when-found, BDZ-veh-start-when-lost-control,
 * BDZ-veh-start-when-zombies.
 */
export function isDoubtful(w: BdzWorld, v: Vehicle): boolean {
  return v.found || v.stalled || w.s.zeds.some((z) => isClosingIn(z, v));
}

/**
 * Turns the engine over, with a roll if that is doubtful; either way it is heard. BDZ-veh-wont-start,
 * BDZ-veh-start-auto, BDZ-zgen-noise-other.
 */
function* turnsOver(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  const v = vehicleOf(w.s, vehicle);
  const doubtful = isDoubtful(w, v);
  const roll = {
    rule: 'BDZ-veh-wont-start',
    label: 'start',
    table: 'BDZ-T-veh-start',
    seat: personOf(w.s, who).seat,
    who,
  } as const;
  const does = !doubtful || (yield* possibly(w, STARTS, roll)) ? 'starts' : 'fails';
  w.happen({ is: 'engine', cause: doubtful ? 'BDZ-veh-wont-start' : 'BDZ-veh-start-auto', vehicle, does });
  const cause = does === 'fails' ? 'BDZ-veh-noise-failed-start' : 'BDZ-zgen-noise-other';
  w.happen({ is: 'noise', cause, at: [v.x, v.y, 0], shots: loudness(w.book, 'start') });
}

/**
 * True if a zombie comes towards a vehicle, judged by where it last saw a human, or else by its facing.
 * BDZ-D-veh-towards.
 */
function isClosingIn(z: Zed, v: Vehicle): boolean {
  if (distanceTo(v, z) - BASE > CLOSING || z.feast !== '') return false;
  const heads = z.saw ? bearingOf(z.saw[0] - z.x, z.saw[1] - z.y) : z.facing;
  return between(turn(heads), bearingOf(v.x - z.x, v.y - z.y)) <= TOWARDS;
}

/**
 * Somebody has found keys in a house or in the trailer of a rig. They belong to the vehicle beside it, which is that
 * rig itself, or to another one, but never to a wreck or to a vehicle whose keys are at hand. BDZ-veh-start-keys-found,
 * BDZ-D-c93, BDZ-D-rig-trailer.
 */
export function* findsKeys(w: BdzWorld, who: string, house: string): Rule<void> {
  const rig = w.s.vehicles.find((v) => v.id === house);
  const ring = rig ? ringOfBody(rig) : (tableOf(w).ground.houses.find((h) => h.id === house)?.ring ?? []);
  const near = w.s.vehicles
    .filter((v) => hasPlace(v) && v.keys !== 'at-hand' && v.condition !== 'wreck')
    .map((v) => ({ id: v.id, off: ringsApart(ring, ringOfBody(v)) }))
    .sort((a, b) => a.off - b.off);
  const { seat } = personOf(w.s, who);
  const fits = yield* possibly(w, FITS, { rule: 'BDZ-veh-start-keys-found', label: 'keys', seat, who });
  const beside = near[0] && near[0].off <= ADJACENT ? near[0] : undefined;
  const found = fits && beside ? beside : near.find((each) => each !== beside);
  const cause = 'BDZ-veh-start-keys-found';
  if (found) w.happen({ is: 'keys', cause, vehicle: found.id, who, keys: 'at-hand' });
  else w.happen({ is: 'keys-useless', cause, who });
}
