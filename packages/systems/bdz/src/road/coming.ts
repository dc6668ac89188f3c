import { ask, choose, type Rule, WholeNumber } from '@shambles/engine';
import { bearingOf, snap } from '@shambles/field';
import { byRep, drawn, possibly } from '@shambles/thw';
import { LANE } from '../board/laying.js';
import { BEFORE, besideRoad, THEIRS } from '../board/roadside.js';
import { settingOf } from '../book.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one } from '../facts/lines.js';
import { NORMAL } from '../facts/turn.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import type { VehicleKind } from '../kinds.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Encounter, Road } from '../state/encounter.js';
import { isUp, MET, PARKED, type Person, type Vehicle, vehicleOf } from '../state.js';
import { tableOf } from '../table.js';
import { vehiclesIn } from '../tables/ground.js';
import { kindRow, SMALL_RV, seatsIn } from '../tables/vehicles.js';

type Spot = readonly [x: number, y: number];

/**
 * How far down the road the band starts, and how far from the opposite edge an oncoming vehicle starts, in inches.
 * BDZ-camp-road-enter, BDZ-D-c95.
 */
const DOWN = 6;
/** Inches between neighbouring candidate spots. */
const APART = 1.25;
/** Inches between rows of the band's vehicles. */
const ROW = 10.5;

/** Places the people met, then brings the band down the road. BDZ-camp-road-where, BDZ-camp-road-enter. */
export function* comeTogether(w: BdzWorld, e: Encounter, road: Road): Rule<void> {
  yield* theyAreThere(w, road);
  yield* bandComes(w, e);
}

// ------------------------------------------------------------------ those who are met

function* theyAreThere(w: BdzWorld, road: Road): Rule<void> {
  const people = byRep(w.s.people.filter((p) => p.side === OTHERS));
  const ride = road.place === 'vehicle' || road.place === 'oncoming';
  if (road.wheels) {
    const vehicle = yield* theirVehicle(w, road, people.length);
    const riders = ride ? seated(vehicle, people) : [];
    w.happen({ is: 'came-on', cause: 'BDZ-D-c95', vehicle, riders });
  }
  if (ride) return;
  const [wide, high] = tableOf(w).ground.map.size;
  const at = besideRoad([wide, high], road);
  const isBuilt = (w.s.map?.buildings ?? []).some((b) => b.id === THEIRS);
  const house = road.place === 'house' && isBuilt ? THEIRS : undefined;
  // They stand behind whatever blocks the road. BDZ-camp-road-on.
  const behind = road.place === 'road-block' ? high / 2 + BEHIND : 0;
  for (const { id } of people) {
    const may = (x: number, y: number) => y >= behind && tableOf(w).houseOf({ x, y, level: 0 }) === house;
    stands(w, id, spotNear(w, at, may), bearingOf(wide / 2 - at[0], -high / 2));
  }
}

/** Inches from the middle of a vehicle across the road to the people behind it. */
const BEHIND = 2;

/** Draws vehicles until one seats them all. BDZ-D-c95. */
function* theirVehicle(w: BdzWorld, road: Road, n: number): Rule<Vehicle> {
  const { area } = settingOf(w.s, w.book);
  for (;;) {
    const rule = 'BDZ-D-c95';
    const from = vehiclesIn(area);
    const kind = (yield* drawn(w, { rule, label: 'kind', from, like: (id) => id })) as VehicleKind;
    const roll = { rule: 'BDZ-D-c5', label: 'rv', who: `vehicle.met-${kind}` } as const;
    const large = kind === 'rv' && !(yield* possibly(w, SMALL_RV, roll));
    const [front, rear] = seatsIn({ kind, large });
    if (front + rear < n) continue;
    return { ...PARKED, triedBy: [], id: `${MET}${kind}`, kind, large, ...asItStands(w, road, kind) };
  }
}

/** Where the vehicle is, and its state. BDZ-camp-road-off, BDZ-camp-road-on, BDZ-D-c95. */
function asItStands(w: BdzWorld, road: Road, kind: VehicleKind): Partial<Vehicle> & Pick<Vehicle, 'x' | 'y'> {
  const { size } = tableOf(w).ground.map;
  const [x, y] = besideRoad(size, road);
  const theirs = { found: false, keys: 'at-hand' } as const;
  switch (road.place) {
    case 'vehicle':
      return { x, y, ...theirs };
    case 'oncoming':
      // An oncoming vehicle is in its own lane, at its Speed.
      return {
        ...{ x: x - LANE / 2, y: size[1] - DOWN, facing: 180, ...theirs },
        ...{ speed: kindRow(kind).speed, running: true },
      };
    case 'broken-down':
      return { x, y, facing: 180, condition: 'disabled', ...theirs };
    case 'out-of-gas':
      return { x, y, facing: 180, fuel: 0, ...theirs };
    case 'road-block':
      return { x, y, facing: 90, ...theirs };
    default:
      // The vehicle is parked in front of the house, the tents or the pumps.
      return { x: x + (road.side === 'left' ? BEFORE : -BEFORE), y };
  }
}

/** Assigns seats, with somebody able to act at the wheel. */
function seated(
  vehicle: Pick<Vehicle, 'kind' | 'large'>,
  people: readonly Pick<Person, 'id' | 'status'>[],
): { readonly who: string; readonly sits: Person['sits'] }[] {
  const [front] = seatsIn(vehicle);
  const driver = people.find(isUp);
  const others = people.filter((p) => p !== driver);
  const rest = others.map(({ id }, i) => ({
    who: id,
    sits: i < front - 1 ? ('front' as const) : ('rear' as const),
  }));
  return driver ? [{ who: driver.id, sits: 'wheel' as const }, ...rest] : rest;
}

// ------------------------------------------------------------------ the band

/** Brings the band on in its vehicles, at speeds that the player chooses, or on foot. BDZ-camp-road-enter. */
function* bandComes(w: BdzWorld, { who }: Encounter): Rule<void> {
  const [wide] = tableOf(w).ground.map.size;
  const left = w.s.people.filter((p) => who.includes(p.id)).map((p) => p.id);
  const vehicles = campaignOf(w.s).plan?.vehicles ?? [];
  for (const [i, id] of vehicles.entries()) yield* drivesOn(w, id, i, left);
  for (const id of left) {
    const may = (_x: number, y: number) => y <= DOWN;
    stands(w, id, spotNear(w, [wide / 2, DOWN], may), 0);
  }
}

/** Brings on one of the band's vehicles, in a lane, with as many people as it seats. */
function* drivesOn(w: BdzWorld, id: string, nth: number, left: string[]): Rule<void> {
  if (left.length === 0) return;
  const v = vehicleOf(w.s, id);
  const [wide] = tableOf(w).ground.map.size;
  const seat = w.book.seats[0] as string;
  const values = { what: named(id) };
  const driver = yield* ask(
    w,
    seat,
    'BDZ-camp-road-enter',
    'who-drives',
    choose(left, { id: (p) => p, line: (p) => ({ key: 'figure', values: { who: one(p) } }), on: (p) => p }),
    values,
  );
  const { speed: most } = kindRow(v.kind);
  const speed: number = yield* ask(
    w,
    seat,
    'BDZ-camp-road-enter',
    'road-speed',
    new WholeNumber(0, most, most),
    values,
  );
  const [front, rear] = seatsIn(v);
  const aboard = [driver, ...left.filter((p) => p !== driver)].slice(0, front + rear);
  for (const p of aboard) left.splice(left.indexOf(p), 1);
  const riders = seated(
    v,
    aboard.map((p) => ({ id: p, status: 'carry-on' as const })),
  );
  const [x, y] = [wide / 2 + (nth % 2 === 0 ? LANE / 2 : -LANE / 2), DOWN + ROW * Math.floor(nth / 2)];
  const vehicle = { ...v, x, y, facing: 0, speed, running: true, found: false };
  w.happen({ is: 'came-on', cause: 'BDZ-camp-road-enter', vehicle, riders });
}

// ------------------------------------------------------------------ spots

function stands(w: BdzWorld, who: string, at: Spot, facing: number): void {
  w.happen({ is: 'stands-at', cause: 'BDZ-camp-road-enter', who, at, facing, inches: NORMAL });
}

/** How far to look for room, in steps. */
const FAR = 12;
const STEPS = Array.from(
  { length: (2 * FAR + 1) ** 2 },
  (_, i): Spot => [((i % (2 * FAR + 1)) - FAR) * APART, (Math.floor(i / (2 * FAR + 1)) - FAR) * APART],
).sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by) || ay - by || ax - bx);

/** The free spot nearest to a place, among those that `may` allows. */
function spotNear(w: BdzWorld, [x, y]: Spot, may: (x: number, y: number) => boolean): Spot {
  const table = tableOf(w);
  const isFree = ([px, py]: Spot) =>
    table.ways(NORMAL).standing(px, py, 0) && !table.taken([px, py, 0]) && may(px, py);
  const found = STEPS.map(([dx, dy]): Spot => [snap(x + dx), snap(y + dy)]).find(isFree);
  return found ?? [x, y];
}
