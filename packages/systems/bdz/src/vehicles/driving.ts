import { ask, choose, type Line, type Rule, Some } from '@shambles/engine';
import { Facing, snap, turn } from '@shambles/field';
import { isZed, word } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { kindRow } from '../house/vehicle-rows.js';
import type { VehicleKind } from '../kinds.js';
import { besetAboard, leftBehind } from '../melee/parting.js';
import { atPeace, driverOf, vehicleOf } from '../state.js';
import { clearTurn, measures, overlaps, shifted, turned } from '../table/bodies.js';
import { tableOf } from '../table.js';
import { losesControl } from './control.js';
import { isDriven, sideOf } from './driver.js';
import {
  choosesPace,
  costOf,
  type Drive,
  inchesFor,
  isBetween,
  safeInches,
  shown,
  speedNow,
} from './pace.js';
import { rams, runsDown } from './ramming.js';
import { breaksOff, MEETS } from './reacting.js';
import {
  advances,
  isSeen,
  laneFor,
  type Meets,
  makesRoom,
  obstacles,
  pivots,
  put,
  rolls,
  seenOn,
} from './rolling.js';

/** The share of its speed that a turn leaves. BDZ-veh-turning. */
export const KEEPS = 3 / 4;
/** By the option, a turn of more degrees than this counts as a full one. BDZ-D-c77. */
const SHARP = 45;
const FULL = 90;
/** Turns with names. BDZ-veh-def-turns. */
const BENDS = [
  { way: 'half-left', by: -45 },
  { way: 'half-right', by: 45 },
  { way: 'left', by: -FULL },
  { way: 'right', by: FULL },
] as const;
/** Inches required between two turns. BDZ-D-c76. */
const BETWEEN = 1;

/** What those aboard meet wherever a leg of a drive ends. A later chapter says what. BDZ-D-zed-aboard. */
type Meeting = (w: BdzWorld, vehicle: string) => Rule<void>;

/** A vehicle's activation: the driver names a speed, then drives legs and turns. BDZ-veh-move-normal. */
export function* drives(w: BdzWorld, vehicle: string, meeting?: Meeting): Rule<void> {
  const drive = yield* choosesPace(w, vehicle);
  for (;;) {
    // Whatever stopped the vehicle, or told its driver to halt, has ended its move.
    const { speed, halts } = vehicleOf(w.s, vehicle);
    const deeds = isDriven(w, vehicle) && speed > 0 && !halts ? deedsOf(w, drive) : [];
    if (deeds.length === 0) break;
    const seat = driverOf(w.s, vehicle)?.seat as string;
    const space = choose([...deeds.map((d) => d.id), 'done'], {
      id: (id) => id,
      under: (id) => ({ key: `drive-kind.${DEED_KINDS[id.split(' ')[0] as string] ?? 'end'}` }),
      line: (id) => deeds.find((d) => d.id === id)?.line ?? { key: 'drive.done' },
    });
    const left = snap(drive.pace - drive.used);
    const chosen: string = yield* ask(w, seat, 'BDZ-veh-move-normal', 'drive', space, {
      what: named(vehicle),
      inches: shown(left),
      ...backs(drive),
    });
    const deed = deeds.find((d) => d.id === chosen);
    if (!deed) break;
    const beset = besetAboard(w, vehicle);
    yield* deed.does();
    yield* leftBehind(w, beset);
    if (meeting) yield* meeting(w, vehicle);
  }
  const beset = besetAboard(w, vehicle);
  yield* settles(w, drive);
  yield* leftBehind(w, beset);
}

/** What a page needs in order to show the lane. */
const backs = ({ back }: Drive) => ({ back: back ? 1 : 0 });

interface DriveDeed {
  readonly id: string;
  readonly line: Line;
  does(): Rule<void>;
}

/** The heading for a driver's options, by the first word of the id; all others end the move. */
const DEED_KINDS: { readonly [verb: string]: 'ahead' | 'turn' | 'hit' } = {
  go: 'ahead',
  turn: 'turn',
  bootleg: 'turn',
  'run-down': 'hit',
  ram: 'hit',
};

/** What the driver may do next. */
function deedsOf(w: BdzWorld, drive: Drive): DriveDeed[] {
  const { vehicle, back } = drive;
  const v = vehicleOf(w.s, vehicle);
  const row = kindRow(w.book, v.kind);
  const found: DriveDeed[] = [];
  const reach = reachOf(w, drive);
  const clear = clearOf(w, drive, reach);
  if (clear > 0)
    found.push({
      id: 'go',
      line: { key: 'drive.go', values: { inches: shown(clear) } },
      does: () => goes(w, drive, clear),
    });
  // A turn is allowed only if the vehicle has driven no farther than the speed that the turn leaves. BDZ-D-c78.
  if (drive.turns < row.turns && drive.sinceTurn >= BETWEEN && drive.used <= drive.pace * KEEPS)
    found.push({ id: 'turn', line: { key: 'drive.turn' }, does: () => turns(w, drive) });
  // Allowed for a vehicle already moving forward, over half of its speed. BDZ-veh-bootleg-who, BDZ-veh-move-prorate.
  const half = inchesFor(w, drive, drive.pace / 2);
  if (row.bootlegger && drive.was > 0 && drive.used === 0 && clearOf(w, drive, half) === half)
    for (const side of ['left', 'right'] as const)
      found.push({
        id: `bootleg ${side}`,
        line: { key: `drive.bootleg-${side}` },
        does: () => skids(w, drive, side, half),
      });
  if (back || reach === 0) return found;
  const prey = preyOf(w, drive, reach);
  if (prey.length > 0)
    found.push({
      id: 'run-down',
      line: { key: 'drive.run-down' },
      does: () => choosesPrey(w, drive, prey, reach),
    });
  const other = vehicleAhead(w, drive, reach);
  if (other !== undefined)
    found.push({
      id: `ram ${other}`,
      line: { key: 'drive.ram', values: { what: named(other) } },
      does: () => spends(drive, (by) => rams(w, vehicle, other, reach, by)),
    });
  return found;
}

/** Inches left of its move, straight on. */
function reachOf(w: BdzWorld, drive: Drive): number {
  return inchesFor(w, drive, Math.max(0, snap(drive.pace - drive.used)));
}

/** Inches to the first obstacle: a driver in control stops short of it. BDZ-veh-obstacle. */
function clearOf(w: BdzWorld, drive: Drive, inches: number): number {
  const [first] = laneFor(w, drive.vehicle, inches, drive.back).hits;
  return first ? Math.min(inches, first.at) : inches;
}

/** Drives straight on for the chosen distance. Beyond the safe distance the driver tests to keep control. BDZ-D-c81. */
function* goes(w: BdzWorld, drive: Drive, most: number): Rule<void> {
  const { vehicle } = drive;
  const halves = Array.from({ length: Math.ceil(most * 2) - 1 }, (_, i) => (i + 1) / 2);
  const all = [most, ...halves.reverse()];
  const inches = yield* ask(
    w,
    driverOf(w.s, vehicle)?.seat as string,
    'BDZ-veh-move-normal',
    'leg',
    choose(all, {
      id: String,
      line: (n) => ({ key: n === most ? 'leg.most' : 'leg.inches', values: { inches: shown(n) } }),
      seldom: (n) => isBetween(n, most),
    }),
    { what: named(vehicle), ...backs(drive) },
  );
  const before = safeInches(w, drive);
  if (!drive.kept && inches > before) {
    if (!(yield* leg(w, drive, before))) return;
    drive.kept = true;
    if ((yield* losesControl(w, vehicle)).result === 'roll-over') return;
    yield* leg(w, drive, snap(inches - before));
  } else yield* leg(w, drive, inches);
}

/**
 * Drives a straight leg, which enemies may react to as they come to see it. False if it has not come to its end: a
 * reaction of its driver ends it, who is then asked anew. BDZ-react-in-sight, BDZ-veh-test-insight-when,
 * BDZ-D-veh-after, BDZ-move-halt.
 */
function* leg(w: BdzWorld, drive: Drive, inches: number): Rule<boolean> {
  let left = inches;
  while (left > 0 && isDriven(w, drive.vehicle)) {
    const { at, watching } = seenOn(w, drive.vehicle, left, drive.back);
    const cost = costOf(w, drive, at);
    advances(w, drive.vehicle, at, 'BDZ-veh-move-normal', drive.back ? 'back' : 'drive');
    drive.used = snap(drive.used + cost);
    drive.driven = snap(drive.driven + at);
    drive.sinceTurn += at;
    left = snap(left - at);
    yield* isSeen(w, drive.vehicle, watching);
    if ((yield* breaksOff(w, drive.vehicle)) || vehicleOf(w.s, drive.vehicle).halts) return false;
  }
  return isDriven(w, drive.vehicle);
}

// ------------------------------------------------------------------ turning

/**
 * Turns up to 90 degrees on the spot, which costs a quarter of the speed. A sharp turn above half Speed needs a control
 * test. BDZ-veh-turning, BDZ-veh-turn-90-limit.
 */
function* turns(w: BdzWorld, drive: Drive): Rule<void> {
  const { vehicle } = drive;
  const v = vehicleOf(w.s, vehicle);
  const facing: number = yield* ask(
    w,
    driverOf(w.s, vehicle)?.seat as string,
    'BDZ-veh-turning',
    'turn',
    new Facing({
      figure: driverOf(w.s, vehicle)?.id as string,
      now: v.facing,
      options: BENDS.map(({ way, by }) => ({
        id: way,
        line: { key: `turn.${way}` },
        degrees: turn(v.facing + by),
      })),
      may: (degrees) =>
        Math.abs(offTurn(v.facing, degrees)) <= FULL
          ? undefined
          : { rule: 'BDZ-veh-def-turns', text: 'A vehicle turns by 90 degrees at most.' },
    }),
    { what: named(vehicle), inches: shown(Math.max(0, drive.pace * KEEPS - drive.used)), ...backs(drive) },
  );
  const wished = offTurn(v.facing, facing);
  const degrees = clearTurn(v, wished, obstacles(w, vehicle), w.book.options.pivot);
  if (degrees === 0) {
    drive.sinceTurn = 0;
    return;
  }
  const speed = speedNow(w, drive);
  pivots(w, vehicle, degrees, 'BDZ-veh-turning');
  drive.turns++;
  drive.sinceTurn = 0;
  drive.pace *= KEEPS;
  w.happen({ is: 'speed', cause: 'BDZ-veh-turn-keeps-speed', vehicle, speed: drive.pace });
  if (isSharp(w, v.kind, degrees, speed)) yield* losesControl(w, vehicle);
}

/** True for a full turn above half Speed. BDZ-veh-turn-90-limit, BDZ-D-c77. */
export function isSharp(w: BdzWorld, kind: VehicleKind, degrees: number, speed: number): boolean {
  const full =
    w.book.options['sharp-turn'] === 'over-45' ? Math.abs(degrees) > SHARP : Math.abs(degrees) === FULL;
  return full && speed > kindRow(w.book, kind).speed / 2;
}

/** Degrees from one heading to another; positive to the right. */
function offTurn(from: number, to: number): number {
  const off = turn(to - from);
  return off > 180 ? off - 360 : off;
}

/**
 * A bootlegger turn: the vehicle drives half its speed, then turns about. It ends stopped, one width to the side,
 * facing where it came from. BDZ-veh-bootleg-procedure, BDZ-veh-bootleg-success.
 */
function* skids(w: BdzWorld, drive: Drive, side: 'left' | 'right', half: number): Rule<void> {
  const { vehicle } = drive;
  if (!(yield* leg(w, drive, half)) || (yield* losesControl(w, vehicle)).passed < 2) return;
  const v = vehicleOf(w.s, vehicle);
  const aside = shifted(v, 0, side === 'left' ? measures(v).width : -measures(v).width);
  const there = obstacles(w, vehicle).some((t) => overlaps(aside, t)) ? v : aside;
  put(w, turned(there, 180), 'BDZ-veh-bootleg-success', 'skid', 0);
  drive.pace = 0;
  drive.turns = kindRow(w.book, v.kind).turns;
  w.happen({ is: 'speed', cause: 'BDZ-veh-bootleg-success', vehicle, speed: 0 });
}

// ------------------------------------------------------------------ running down, ramming

/**
 * Enemies and zombies in sight straight ahead, before anything that would stop the vehicle. BDZ-veh-rundown-procedure,
 * BDZ-D-c83.
 */
function preyOf(w: BdzWorld, { vehicle }: Drive, reach: number): string[] {
  const { hits } = laneFor(w, vehicle, reach);
  const first = hits.findIndex(({ thing }) => thing.what !== 'figure');
  const driver = driverOf(w.s, vehicle)?.id as string;
  const side = sideOf(w, vehicle);
  return (first < 0 ? hits : hits.slice(0, first))
    .map(({ thing }) => thing.id)
    .filter((id) => isZed(id) || (!atPeace(w.s) && w.s.people.some((p) => p.id === id && p.side !== side)))
    .filter((id) => tableOf(w).sees(driver, id));
}

/**
 * The vehicle straight ahead, if it is the first thing in the lane, and nobody sits in it with whom there is no fight.
 * BDZ-veh-ram-procedure, BDZ-D-c133.
 */
function vehicleAhead(w: BdzWorld, { vehicle }: Drive, reach: number): string | undefined {
  const [first] = laneFor(w, vehicle, reach).hits;
  if (first?.thing.what !== 'vehicle') return undefined;
  const theirs = sideOf(w, first.thing.id);
  const isSpared = atPeace(w.s) && theirs !== undefined && theirs !== sideOf(w, vehicle);
  return isSpared ? undefined : first.thing.id;
}

function* choosesPrey(w: BdzWorld, drive: Drive, prey: readonly string[], reach: number): Rule<void> {
  const chosen = yield* ask(
    w,
    driverOf(w.s, drive.vehicle)?.seat as string,
    'BDZ-veh-rundown-procedure',
    'prey',
    new Some(
      prey,
      { min: 1, max: prey.length },
      { line: (id) => ({ key: 'figure', values: { who: word(`who.${id}`) } }), on: (id) => id },
    ),
    { what: named(drive.vehicle) },
  );
  yield* spends(drive, (by) => runsDown(w, drive.vehicle, chosen, reach, by));
}

/**
 * Runs a charge, which uses up the rest of the move. Wherever it ends, the vehicle has driven as far as that, without
 * what it has moved in reaction. BDZ-D-c80, BDZ-D-veh-after, BDZ-move-halt.
 */
function* spends(drive: Drive, charge: (by: Meets) => Rule<void>): Rule<void> {
  const drove = (inches: number) => {
    drive.driven = snap(drive.driven + inches);
  };
  yield* charge({ ...MEETS, drove });
  drive.used = drive.pace;
  drive.turns = Number.POSITIVE_INFINITY;
}

/**
 * The distance driven becomes the new speed; if the brakes cannot slow it that far, it rolls on. BDZ-D-c80,
 * BDZ-veh-brake.
 */
function* settles(w: BdzWorld, { vehicle, was, back, driven }: Drive): Rule<void> {
  makesRoom(w, vehicle);
  const v = vehicleOf(w.s, vehicle);
  // It has already stopped, is gone, or coasts. BDZ-D-c84.
  if (v.speed === 0 || !isDriven(w, vehicle)) return;
  const least = was - kindRow(w.book, v.kind).speed;
  if (driven < least)
    yield* rolls(w, vehicle, snap(least - driven), 'BDZ-veh-brake', { ...MEETS, brakes: true });
  if (vehicleOf(w.s, vehicle).speed === 0) return;
  // BDZ-D-veh-back
  const speed = back ? 0 : Math.max(driven, least);
  w.happen({ is: 'speed', cause: 'BDZ-D-c80', vehicle, speed });
}
