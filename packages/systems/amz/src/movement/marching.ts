import { distance, type Reach, type Route, snap, type Ways } from '@shambles/field';
import { hasPlace, type Place } from '@shambles/measured';
import type { How } from '../facts/move.js';
import type { AmzWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import { activeOf, figureOf, isLiving, unitOf } from '../state.js';
import { BASE, type Gait, VEHICLE } from '../table/rules.js';
import { type AmzTable, tableOf } from '../table/table.js';
import { COHESION } from '../tables/measures.js';
import { touchesFoes } from '../units/units.js';

/** The distance between the middles of figures that close up, in inches. */
const ABREAST = 0.75;
/** Rings of places round the lead: enough for the largest unit. AMZ-mobs. */
const RINGS = 3;
/** The same if everything near is taken. */
const FAR_RINGS = 8;
/** More than rounding can cause, in inches. */
const ROUNDED = 0.002;
/** How far a vehicle backs at a time until it has room, in inches. */
const BACK = 0.05;

/** A unit's move: the lead goes along a way, and the others close up with it. AMZ-cohesion. */
export interface March {
  readonly unit: string;
  readonly lead: string;
  /** Cost of the lead's way, in inches of move. */
  readonly cost: number;
  /** Inches that each of the unit may go. */
  readonly most?: number;
  readonly ways: readonly { readonly id: string; readonly route: Route }[];
  /** Nobody who closes up may end in contact with an enemy. AMZ-assault. */
  readonly keepsOff: boolean;
  /** Where nobody who closes up may end, for whoever does not come nearer to the dead. AMZ-T-morale-levels. */
  readonly shuns?: Shuns | undefined;
}

/** True of places that bring a figure of a unit too near to the dead. AMZ-T-morale-levels, AMZ-pull-back. */
export type Shuns = (id: string) => (at: Place) => boolean;

/** The way of a figure that closes up, cut off at whatever stops its type. AMZ-T-terrain. */
export type Stops = (whole: Route, march: March, id: string) => Route;

export function gaitOf(w: AmzWorld, unit: string): Gait {
  const { vehicle, kind } = unitOf(w.s, unit);
  return vehicle !== null ? 'vehicle' : kind;
}

/** A mob of this size stops a vehicle, which pushes through smaller ones. AMZ-vehicle-attack. */
export const STOPS_VEHICLE = 4;

/** True if a large mob in contact keeps a vehicle where it is. AMZ-vehicle-attack. */
export function isHeld(w: AmzWorld, vehicle: string): boolean {
  return w.s.units.some(
    (z) => !isLiving(z) && activeOf(w.s, z.id).length >= STOPS_VEHICLE && tableOf(w).inContact(vehicle, z.id),
  );
}

/** Where a figure can go with `most` inches, outdoors only if it is to pass no door. The other side bars its way. */
export function reachOf(w: AmzWorld, id: string, most: number, outdoors = false): Reach {
  const { unit, x, y, level } = figureOf(w.s, id);
  const table = tableOf(w);
  const { figures } = table;
  const living = isLiving(unitOf(w.s, unit));
  const own = new Set(w.s.figures.filter((f) => f.unit === unit).map((f) => f.id));
  const gait = gaitOf(w, unit);
  const bars = (foe: string) => gait !== 'vehicle' || activeOf(w.s, foe).length >= STOPS_VEHICLE;
  const foes = new Set(
    w.s.figures
      .filter((f) => hasPlace(f) && f.status === 'active' && isLiving(unitOf(w.s, f.unit)) !== living)
      .filter((f) => bars(f.unit))
      .map((f) => f.id),
  );
  return table.ways(gait, outdoors).from(x, y, level, {
    most,
    self: figures.of(id),
    blocks: (i) => foes.has(figures.ids[i] as string),
    avoids: (i) => !own.has(figures.ids[i] as string),
  });
}

/**
 * The march of a unit whose lead goes along a way. Each of the others goes to a place beside it that its own move can
 * reach.
 */
export function marchOf(
  w: AmzWorld,
  unit: string,
  lead: string,
  route: Route,
  most: number,
  /** Figures that are down and are carried along. AMZ-casualties-carry. */
  carried: readonly string[] = [],
  stops?: Stops,
  shuns?: Shuns,
): March {
  return fallsIn(w, leadOff(unit, lead, route, false, shuns), most, carried, stops);
}

/** A march on which all others, and the figures that are carried, close up with the lead. AMZ-cohesion. */
export function fallsIn(
  w: AmzWorld,
  begun: March,
  most: number,
  carried: readonly string[],
  stops: Stops = (whole) => whole,
): March {
  let march: March = { ...begun, most };
  for (const id of [...followersOf(w, march), ...carried])
    march = joined(march, id, stops(closingUp(w, march, id, most), march, id));
  return march;
}

/** A march in which only the lead has set out so far. */
export function leadOff(unit: string, lead: string, route: Route, keepsOff = false, shuns?: Shuns): March {
  return { unit, lead, cost: route.cost, ways: [{ id: lead, route }], keepsOff, shuns };
}

export function joined(march: March, id: string, route: Route): March {
  return { ...march, ways: [...march.ways, { id, route }] };
}

/** The other active figures of a unit, those nearest to its destination first. */
export function followersOf(w: AmzWorld, { unit, lead, ways }: March): string[] {
  const [end] = endsOf(ways);
  return activeOf(w.s, unit)
    .filter((f) => f.id !== lead && hasPlace(f))
    .sort((a, b) => far(a, end) - far(b, end))
    .map((f) => f.id);
}

/** The ends of the ways, the lead's first. */
export function endsOf(ways: March['ways']): [lead: Place, ...others: Place[]] {
  return ways.map(({ route }) => route.points.at(-1) as Place) as [Place, ...Place[]];
}

const far = ({ x, y }: { x: number; y: number }, [px, py]: Place) => distance({ x, y }, { x: px, y: py });

/**
 * The way of one figure: to keep its place in the unit, or else to the cheapest place in cohesion, or else as near as
 * possible.
 */
export function closingUp(w: AmzWorld, march: March, id: string, most: number): Route {
  const table = tableOf(w);
  const reach = reachOf(w, id, most);
  const figure = figureOf(w.s, id);
  const from = figureOf(w.s, march.lead);
  const placed = endsOf(march.ways);
  const [end] = placed;
  const abreast: Place = [snap(end[0] + figure.x - from.x), snap(end[1] + figure.y - from.y), end[2]];
  const standing = table.ways(gaitOf(w, figure.unit));
  const touches = march.keepsOff ? touchesFoes(w, march.unit) : () => false;
  const nearer = figure.status === 'active' ? march.shuns?.(id) : undefined;
  const costOf = (at: Place): number =>
    inCohesion(placed, at) &&
    standing.clear(end[0], end[1], at[0], at[1], end[2]) &&
    hasRoom(table, march, id, at) &&
    !touches(at) &&
    nearer?.(at) !== true
      ? reach.cost(...at)
      : Number.POSITIVE_INFINITY;
  if (costOf(abreast) <= most) return reach.route(...abreast) as Route;
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const at of [[figure.x, figure.y, figure.level] as Place, ...placesBeside(end)]) {
    const cost = costOf(at);
    if (cost < least) [best, least] = [at, cost];
  }
  if (best && least <= most) return reach.route(...best) as Route;
  // The end may be farther than its own move reaches.
  const stop = reachOf(w, id, Number.POSITIVE_INFINITY).along(...end, most)?.route;
  const last = stop?.points.at(-1) as Place;
  if (stop && (!nearer || (!nearer(last) && hasRoom(table, march, id, last)))) return stop;
  return { points: [[figure.x, figure.y, figure.level]], costs: [0], cost: 0, length: 0 };
}

/** True if nobody will be at a place when a figure arrives. Figures on the march leave theirs. */
export function hasRoom(table: AmzTable, { ways }: March, id: string, at: Place): boolean {
  return isFree(endsOf(ways), at) && !takenBut(table, at, [...ways.map((each) => each.id), id]);
}

/** Places in rings round another, nearest first. */
function placesBeside([x, y, level]: Place, rings = RINGS): Place[] {
  const found: Place[] = [];
  for (let ring = 1; ring <= rings; ring++)
    for (let q = -ring; q <= ring; q++)
      for (let r = Math.max(-ring, -q - ring); r <= Math.min(ring, -q + ring); r++)
        if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === ring)
          found.push([snap(x + ABREAST * (q + r / 2)), snap(y + ABREAST * 0.866 * r), level]);
  return found;
}

/** True if a base has room at a place beside those that are placed already. */
export const isFree = (placed: readonly Place[], at: Place): boolean =>
  placed.every((p) => p[2] !== at[2] || far({ x: p[0], y: p[1] }, at) >= 2 * BASE - 0.001);

/** True if a place is within an inch of one of some others. AMZ-cohesion. */
export const inCohesion = (placed: readonly Place[], at: Place): boolean =>
  placed.some((p) => p[2] === at[2] && far({ x: p[0], y: p[1] }, at) <= COHESION + 2 * BASE);

/** True if somebody who is not on the march is at a place, where a base of this radius would stand. */
function takenBut(table: AmzTable, [x, y, level]: Place, gone: readonly string[], r: number = BASE): boolean {
  const f = table.figures;
  for (let i = 0; i < f.count; i++) {
    if (f.level[i] !== level || gone.includes(f.ids[i] as string)) continue;
    const apart = distance({ x, y }, { x: (f.x[i] as number) / 1000, y: (f.y[i] as number) / 1000 });
    if (apart < r + (f.r[i] as number) / 1000 - 0.001) return true;
  }
  return false;
}

/** Everybody's place once the lead has gone this many inches of its way. */
export function placesAt(
  { cost, ways }: Pick<March, 'cost' | 'ways'>,
  inches: number,
): (readonly [id: string, at: Place])[] {
  const share = cost > 0 ? Math.min(1, inches / cost) : 1;
  return ways.map(({ id, route }) => [id, along(route, share * route.cost)] as const);
}

/** The place on a way where this much has been spent. */
function along({ points, costs }: Route, spent: number): Place {
  for (let i = 1; i < points.length; i++) {
    const [before, after] = [costs[i - 1] as number, costs[i] as number];
    if (spent >= after) continue;
    const [a, b] = [points[i - 1] as Place, points[i] as Place];
    const share = (spent - before) / (after - before);
    if (a[2] !== b[2]) return a;
    return [snap(a[0] + (b[0] - a[0]) * share), snap(a[1] + (b[1] - a[1]) * share), a[2]];
  }
  return points.at(-1) as Place;
}

/** Puts a unit where it is after `inches` of its march; `before` of them have been reported already. */
export function comesTo(
  w: AmzWorld,
  march: March,
  inches: number,
  before: number,
  how: How,
  cause: RuleId,
  /** True if the total distance is reported later. */
  untold = false,
): void {
  w.happen({
    is: 'moved',
    cause,
    unit: march.unit,
    how,
    places: gaitOf(w, march.unit) === 'vehicle' ? driven(w, march, inches, before) : apart(w, march, inches),
    inches: snap(Math.max(0, Math.min(inches, march.cost) - before)),
    ...(untold && { untold }),
  });
}

/** A vehicle stands short of whoever is in its way; if it has no room yet, it stays where it was. AMZ-vehicle-attack. */
function driven(
  w: AmzWorld,
  march: March,
  inches: number,
  before: number,
): (readonly [id: string, at: Place])[] {
  for (let gone = inches; gone > before; gone -= BACK) {
    const places = placesAt(march, gone);
    if (places.every(([id, at]) => !takenBut(tableOf(w), at, [id], VEHICLE))) return places;
  }
  const { x, y, level } = figureOf(w.s, march.lead);
  return [[march.lead, [x, y, level]]];
}

/** Returns a check: whether a figure may go as far as a place, straight from where the march began. */
function comesAsFar({ cost, most = cost, ways }: March, i: number): (at: Place) => boolean {
  const { route } = ways[i] as March['ways'][number];
  const [x, y, level] = route.points[0] as Place;
  return (at) => at[2] !== level || far({ x, y }, at) <= Math.max(most, route.cost) + ROUNDED;
}

/** True if a step from one place to another crosses nothing. */
function leads(ways: Ways, at: Place, to: Place): boolean {
  if (!ways.standing(...to) || !ways.clear(at[0], at[1], to[0], to[1], to[2])) return false;
  return ways.crossed({ points: [at, to] }).length === 0;
}

/**
 * Everybody's place after `inches` of a march. Figures that would overlap others step aside, no farther than they may
 * go; if there is no room, they stay where they were or next to it.
 */
function apart(w: AmzWorld, march: March, inches: number): (readonly [id: string, at: Place])[] {
  const table = tableOf(w);
  const ways = table.ways('living');
  const places = placesAt(march, inches);
  const ids = places.map(([id]) => id);
  const placed: Place[] = [];
  const isRoom = (p: Place) => isFree(placed, p) && !takenBut(table, p, ids);
  const beside = (at: Place, rings: number, may: (p: Place) => boolean = () => true) =>
    [at, ...placesBeside(at, rings)].find((p) => isRoom(p) && (p === at || (may(p) && leads(ways, at, p))));
  return places.map(([id, at], i) => {
    const { x, y, level } = figureOf(w.s, id);
    const here: Place = [x, y, level];
    const within = comesAsFar(march, i);
    const nearer = march.shuns?.(id);
    const may = (p: Place) => within(p) && nearer?.(p) !== true;
    const place =
      beside(at, RINGS, may) ??
      beside(here, FAR_RINGS, may) ??
      beside(at, RINGS, within) ??
      beside(at, RINGS) ??
      beside(here, FAR_RINGS) ??
      at;
    placed.push(place);
    return [id, place] as const;
  });
}
