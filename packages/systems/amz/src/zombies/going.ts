import { placesRound, type Route } from '@shambles/field';
import { type At, type Place, placeOf } from '@shambles/measured';
import type { How } from '../facts/move.js';
import type { AmzWorld } from '../facts.js';
import { metAs } from '../fire/weapons.js';
import { blockedBy } from '../ground/buildings.js';
import { MINDLESS } from '../kinds.js';
import { notesPassing } from '../morale/nearness.js';
import { comesTo, endsOf, gaitOf, type March, marchOf, reachOf, type Stops } from '../movement/marching.js';
import { isTogether, together } from '../movement/together.js';
import type { RuleId } from '../register.js';
import { basesOf, type Figure, unitOf } from '../state.js';
import { CONTACT } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { isPrey, touchesFoes } from '../units/units.js';
import { asFar, isTaken, type Stopper, stopperOf } from './stopping.js';

/** The way of a zombie unit toward something, as far as its move lasts. */
export interface Bound {
  readonly unit: string;
  /** The figure with the shortest way, which the others follow. */
  readonly lead: string;
  readonly route: Route;
  /** Inches that a move needs to reach contact, or the spot; Infinity if there is no way. */
  readonly needs: number;
  /** True if nothing is in the way, near or far. */
  readonly open: boolean;
  /** What stops it within its move. */
  readonly met: Stopper | undefined;
}

/** True if this many inches bring it into contact, or to the spot. */
export function reaches({ needs, open }: Bound, most: number): boolean {
  return open && needs <= most;
}

/** The shortest way to contact with the nearest figure of a unit. AMZ-interrupt-mindless. */
export function wayInto(w: AmzWorld, who: string, unit: string, most: number): Bound | undefined {
  const table = tableOf(w);
  const near = table.nearest(who, unit);
  if (!near) return undefined;
  const prey = table.at(near.b);
  const r = (table.figures.r[table.figures.of(near.b)] as number) / 1000;
  const first = cheapest(w, who, placeOf(prey), r);
  if (!first) return nearTo(w, who, placeOf(prey), most);
  const needs = Math.max(0, first.route.cost - CONTACT);
  const whole = roundOthers(w, who, first, near.b, most);
  const { route, stopper = doorAtEnd(w, who, whole, prey), met: halted } = asFar(w, who, whole, most);
  const met = halted || (stopper?.by === 'building' && whole.cost <= most) ? stopper : undefined;
  return { unit: who, lead: first.lead, route, needs, open: leadsTo(unit, stopper), met };
}

/** True if nothing is in the way but the unit itself. */
const leadsTo = (unit: string, stopper: Stopper | undefined): boolean =>
  stopper === undefined || (stopper.by === 'unit' && stopper.id === unit);

/** The building whose shut door is all that is between the end of a way and somebody there. AMZ-measuring. */
function doorAtEnd(w: AmzWorld, who: string, { points }: Route, prey: At): Stopper | undefined {
  const building = doorBetween(w, who, points.at(-1) as Place, placeOf(prey));
  return building === undefined ? undefined : { by: 'building', id: building };
}

/** The building whose door, shut to a zombie unit, is between two places. AMZ-buildings. */
function doorBetween(w: AmzWorld, who: string, a: Place, b: Place): string | undefined {
  return blockedBy(w, who, { points: [a, b], costs: [0, 0], cost: 0, length: 0 })?.building;
}

/** True if a unit could reach contact with another with this many inches. */
export function couldReach(w: AmzWorld, who: string, unit: string, most: number): boolean {
  const table = tableOf(w);
  const near = table.nearest(who, unit);
  if (!near || near.inches > most + CONTACT) return false;
  const prey = table.at(near.b);
  const r = (table.figures.r[table.figures.of(near.b)] as number) / 1000;
  const first = cheapest(w, who, placeOf(prey), r);
  if (!first || first.route.cost - CONTACT > most) return false;
  return leadsTo(unit, stopperOf(w, who, first.route) ?? doorAtEnd(w, who, first.route, prey));
}

interface First {
  readonly lead: string;
  readonly route: Route;
}

/** The figure of a unit with the shortest way to a place, or into contact with the base there, and that way. */
function cheapest(w: AmzWorld, who: string, at: Place, contact?: number): First | undefined {
  const ways = tableOf(w).ways(gaitOf(w, who));
  const chase = ways.to(...at, contact === undefined ? {} : { contact });
  let lead: Figure | undefined;
  let least = Infinity;
  for (const f of basesOf(w.s, who)) {
    const cost = chase.cost(f.x, f.y, f.level);
    if (cost < least) [lead, least] = [f, cost];
  }
  const route = lead && chase.route(lead.x, lead.y, lead.level);
  return lead && route && { lead: lead.id, route };
}

/** The way into contact; if others are at its end, the way to the cheapest free place round the prey. */
function roundOthers(w: AmzWorld, who: string, { lead, route }: First, prey: string, most: number): Route {
  const table = tableOf(w);
  const { figures } = table;
  const own = new Set(w.s.figures.filter((f) => f.unit === who).map((f) => f.id));
  const others = (i: number) => own.has(figures.ids[i] as string);
  const [x, y, level] = route.points.at(-1) as Place;
  const [px, py] = route.points[0] as Place;
  if (!isTaken(w, [x, y, level], own)) return route;
  const ways = table.ways(gaitOf(w, who));
  const reach = reachOf(w, lead, most);
  let best: Place | undefined;
  let least = most;
  for (const at of placesRound(ways, figures, figures.of(prey), [px, py], others)) {
    const cost = reach.cost(...at);
    if (cost < least) [best, least] = [at, cost];
  }
  return (best && reach.route(...best)) ?? route;
}

/** The shortest way to a spot. */
export function wayTo(w: AmzWorld, who: string, at: Place, most: number): Bound | undefined {
  const first = cheapest(w, who, at);
  return first && boundBy(w, who, first.lead, first.route, most);
}

/** A way that a player has chosen, as far as it is allowed. */
export function boundBy(w: AmzWorld, who: string, lead: string, route: Route, most: number): Bound {
  const { route: gone, stopper, met } = asFar(w, who, route, most);
  const open = stopper === undefined;
  return { unit: who, lead, route: gone, needs: route.cost, open, met: met ? stopper : undefined };
}

/**
 * The same way for those who are left: if its lead has fallen since it was chosen, the figure with the shortest way to
 * its end leads. AMZ-overwatch.
 */
export function byTheRest(w: AmzWorld, bound: Bound, most: number): Bound | undefined {
  if (basesOf(w.s, bound.unit).some((f) => f.id === bound.lead)) return bound;
  const way = wayTo(w, bound.unit, bound.route.points.at(-1) as Place, most);
  return way && reaches(way, most) ? { ...way, met: bound.met } : way;
}

/**
 * The way to the reachable spot that is nearest to a place, for places that no way leads to. AMZ-interrupt-mindless.
 */
function nearTo(w: AmzWorld, who: string, [x, y, level]: Place, most: number): Bound | undefined {
  const [lead] = basesOf(w.s, who);
  if (!lead) return undefined;
  const reach = reachOf(w, lead.id, most);
  let best: Place = [lead.x, lead.y, lead.level];
  const far = ([ax, ay, l]: Place) => (ax - x) ** 2 + (ay - y) ** 2 + (l === level ? 0 : 1);
  for (const { level: on, cell, runs } of reach.lit(CELL))
    for (let i = 0; i < runs.length; i += 3)
      for (let c = runs[i + 1] as number; c < (runs[i + 2] as number); c++) {
        const at: Place = [(c + 0.5) * cell, ((runs[i] as number) + 0.5) * cell, on];
        if (far(at) < far(best)) best = at;
      }
  const route = reach.route(...best);
  return route && { ...boundBy(w, who, lead.id, route, most), needs: Infinity, open: false };
}

/** Side of the cells that are searched, in inches. */
const CELL = 0.5;

/**
 * A unit goes along its way, all of it closing up, and no farther than keeps it together, unless it comes into contact.
 * Returns the inches that it went. AMZ-cohesion.
 */
export function goesBy(w: AmzWorld, bound: Bound, most: number, how: How, cause: RuleId): number {
  const { unit, lead, route } = bound;
  // A lead that cannot take a step still lets the others close up.
  if (route.points.length < 2 && isTogether(w, unit)) return 0;
  const stops: Stops = (whole, march, id) =>
    asFarAlone(w, unit, roundHouses(w, unit, whole, march, id, most));
  const marches = (way: Route) => marchOf(w, unit, lead, way, most, [], stops);
  const march = strikesAt(w, bound) ? marches(route) : together(w, unit, route, marches);
  notesPassing(w, march);
  comesTo(w, march, march.cost, 0, how, cause);
  return march.cost;
}

/** True if the lead comes to a wall in its way, or into contact. */
function strikesAt(w: AmzWorld, { unit, met, route }: Bound): boolean {
  return met?.by === 'building' || touchesFoes(w, unit)(route.points.at(-1) as Place);
}

/** Round the buildings, for a figure whose way to the lead is shut, if a way leads round. AMZ-D-shut-between. */
function roundHouses(
  w: AmzWorld,
  unit: string,
  whole: Route,
  { ways }: March,
  id: string,
  most: number,
): Route {
  if (blockedBy(w, unit, whole) === undefined) return whole;
  const [end] = endsOf(ways);
  return reachOf(w, id, Infinity, true).along(...end, most)?.route ?? whole;
}

/** The way of a figure that closes up, cut off at whatever stops its type. */
function asFarAlone(w: AmzWorld, unit: string, route: Route): Route {
  const ways = tableOf(w).ways(gaitOf(w, unit));
  return ways.crossed(route).length === 0 ? route : asFar(w, unit, route, Infinity).route;
}

// ------------------------------------------------------------------ contact

/**
 * Living units in contact with a unit, nearest first, with no wall or shut door between. Passengers are met in their
 * vehicle. AMZ-measuring, AMZ-vehicle-attack.
 */
export function touched(w: AmzWorld, who: string): string[] {
  const table = tableOf(w);
  return w.s.units
    .filter((u) => isPrey(u) && metAs(w, u.id) === u.id)
    .filter((u) => isOpenTo(w, who, u.id))
    .sort((a, b) => table.apart(who, a.id) - table.apart(who, b.id))
    .map((u) => u.id);
}

function isOpenTo(w: AmzWorld, who: string, unit: string): boolean {
  const table = tableOf(w);
  return table
    .contacts(who, unit, gaitOf(w, who))
    .some(([a, b]) => doorBetween(w, who, placeOf(table.at(a)), placeOf(table.at(b))) === undefined);
}

/** Living units on the table: nearest to a unit first, then largest, then in the order of the scenario. AMZ-solo. */
export function livingNear(w: AmzWorld, who: string): string[] {
  const table = tableOf(w);
  return w.s.units
    .filter((u) => isPrey(u) && basesOf(w.s, u.id).length > 0)
    .map((u) => ({ id: u.id, inches: table.apart(who, u.id), size: basesOf(w.s, u.id).length }))
    .sort((a, b) => a.inches - b.inches || b.size - a.size)
    .map((u) => u.id);
}

const ACTING_ALIKE: readonly string[] = MINDLESS;

/** True if a unit has no will of its own. AMZ-interrupt-mindless. */
export const isMindless = (w: AmzWorld, who: string): boolean => ACTING_ALIKE.includes(unitOf(w.s, who).kind);
