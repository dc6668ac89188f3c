import { ask, choose, type Rule, Some, type Space, WholeNumber } from '@shambles/engine';
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
import type { Tabled } from '../house/tables.js';
import { kindRow, seatsIn } from '../house/vehicle-rows.js';
import type { VehicleKind } from '../kinds.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Encounter, House, Road } from '../state/encounter.js';
import { hasHands, isUp, MET, PARKED, type Person, personOf, type Vehicle, vehicleOf } from '../state.js';
import { overlaps } from '../table/bodies.js';
import { tableOf } from '../table.js';
import { vehiclesIn } from '../tables/ground.js';
import { SMALL_RV } from '../tables/vehicles.js';
import { obstacles } from '../vehicles/rolling.js';

type Spot = readonly [x: number, y: number];

/**
 * How far down the road the band starts, and how far from the opposite edge an oncoming vehicle starts, in inches.
 * BDZ-camp-road-enter, BDZ-D-c95.
 */
const DOWN = 6;
/** Inches between neighbouring candidate spots. */
const APART = 1.25;

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
    const riders = ride ? seated(w.book, vehicle, people) : [];
    w.happen({ is: 'came-on', cause: 'BDZ-D-c95', vehicle, riders });
  }
  if (ride) return;
  const [wide, high] = tableOf(w).ground.map.size;
  const at = besideRoad([wide, high], road);
  const isBuilt = (w.s.map?.buildings ?? []).some((b) => b.id === THEIRS);
  const house = road.place === 'house' && isBuilt ? THEIRS : undefined;
  if (house !== undefined) w.happen({ is: 'house', cause: 'BDZ-D-c65', house: { ...LIVED_IN, id: house } });
  // They stand behind whatever blocks the road. BDZ-camp-road-on.
  const behind = road.place === 'road-block' ? high / 2 + BEHIND : 0;
  for (const { id } of people) {
    const may = (x: number, y: number) => y >= behind && tableOf(w).houseOf({ x, y, level: 0 }) === house;
    stands(w, id, spotNear(w, at, may), bearingOf(wide / 2 - at[0], -high / 2));
  }
}

/** The house that people are met in: nothing more is rolled for it. BDZ-D-c65. */
const LIVED_IN: Omit<House, 'id'> = {
  part: 0,
  was: 'humans',
  people: [],
  barter: [],
  searched: [],
  finds: 0,
  closed: false,
  clear: 'no',
};

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
    const [front, rear] = seatsIn(w.book, { kind, large });
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
        x: x - LANE / 2,
        y: size[1] - DOWN,
        facing: 180,
        ...theirs,
        speed: kindRow(w.book, kind).speed,
        running: true,
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
  book: Tabled,
  vehicle: Pick<Vehicle, 'kind' | 'large'>,
  people: readonly Pick<Person, 'id' | 'status'>[],
): { readonly who: string; readonly sits: Person['sits'] }[] {
  const [front] = seatsIn(book, vehicle);
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
  const driven: { vehicle: string; driver: string }[] = [];
  for (const vehicle of campaignOf(w.s).plan?.vehicles ?? []) {
    const able = left.filter((id) => hasHands(personOf(w.s, id)));
    if (able.length === 0) continue;
    const driver = yield* asks(w, vehicle, 'who-drives', choose(able, { id: (id) => id, ...FIGURE }));
    left.splice(left.indexOf(driver), 1);
    driven.push({ vehicle, driver });
  }
  for (const [i, { vehicle, driver }] of driven.entries()) {
    const later = driven.slice(i + 1).map((d) => placesBeside(w, d.vehicle));
    const riders = yield* ridersWith(w, vehicle, left, total(later));
    for (const id of riders) left.splice(left.indexOf(id), 1);
    yield* drivesOn(w, vehicle, [driver, ...riders]);
  }
  for (const id of left) {
    const may = (_x: number, y: number) => y <= DOWN;
    stands(w, id, spotNear(w, [wide / 2, DOWN], may), 0);
  }
}

const FIGURE = {
  line: (id: string) => ({ key: 'figure', values: { who: one(id) } }),
  on: (id: string) => id,
};

function* asks<T>(w: BdzWorld, vehicle: string, code: string, space: Space<T>): Rule<T> {
  const seat = w.book.seats[0] as string;
  return yield* ask(w, seat, 'BDZ-camp-road-enter', code, space, { what: named(vehicle) });
}

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Seats besides the driver's. */
function placesBeside(w: BdzWorld, vehicle: string): number {
  return total(seatsIn(w.book, vehicleOf(w.s, vehicle))) - 1;
}

/** Those who ride with the driver. Nobody walks whom this vehicle or a later one seats. BDZ-D-c131. */
function* ridersWith(w: BdzWorld, vehicle: string, left: string[], later: number): Rule<readonly string[]> {
  const max = Math.min(left.length, placesBeside(w, vehicle));
  const min = Math.min(max, Math.max(0, left.length - later));
  if (max === 0 || min === left.length) return [...left];
  return yield* asks(w, vehicle, 'who-rides', new Some([...left], { min, max }, FIGURE));
}

/** Brings on one of the band's vehicles with its driver, who comes first, and its riders. */
function* drivesOn(w: BdzWorld, id: string, aboard: readonly string[]): Rule<void> {
  const v = vehicleOf(w.s, id);
  const { speed: most } = kindRow(w.book, v.kind);
  const speed: number = yield* asks(w, id, 'road-speed', new WholeNumber(0, most, most));
  const riders = seated(
    w.book,
    v,
    aboard.map((p) => ({ id: p, status: 'carry-on' as const })),
  );
  const vehicle = { ...v, ...besideTheOthers(w, v), facing: 0, speed, running: true, found: false };
  w.happen({ is: 'came-on', cause: 'BDZ-camp-road-enter', vehicle, riders });
}

/** Inches between neighbouring places of vehicles, and how many of them there are to a side. */
const STEP = LANE / 2;
const PLACES = 24;

/**
 * The free place of a vehicle six inches in that is nearest to the middle of the road, a lane first on the right.
 * BDZ-D-c131.
 */
function besideTheOthers(w: BdzWorld, v: Vehicle): { readonly x: number; readonly y: number } {
  const [wide] = tableOf(w).ground.map.size;
  const things = obstacles(w, v.id);
  const at = (off: number) => ({ x: snap(wide / 2 + off), y: DOWN });
  const offs = Array.from({ length: PLACES }, (_, i) => LANE / 2 + i * STEP).flatMap((off) => [off, -off]);
  const isFree = (off: number) => !things.some((thing) => overlaps({ ...v, ...at(off), facing: 0 }, thing));
  return at(offs.find(isFree) ?? LANE / 2);
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
