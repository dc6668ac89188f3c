import type { Rule } from '@shambles/engine';
import { distance, GRAIN, grains, middle, type Reach, type Route, snap } from '@shambles/field';
import { hasPlace, type Place, spotAt } from '@shambles/measured';
import { afterMove, takesAlong } from '../casualties/carrying.js';
import type { AmzWorld } from '../facts.js';
import { modeRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { notesPassing } from '../morale/nearness.js';
import { comesTo, marchOf, placesAt, reachOf } from '../movement/marching.js';
import type { RuleId } from '../register.js';
import { basesOf, dependentsOf, type Figure, fightersOf, figureOf, isLiving, unitOf } from '../state.js';
import { BASE } from '../table/rules.js';
import { leadOf } from '../units/units.js';

/** A fleeing unit may not pass other zombies nearer than this, in inches. AMZ-cc-flight-from-charge. */
const CLEAR = 1;
/** Side of the cells whose middles are tried as ends of a flight, in inches, and degrees between the bearings tried. */
const CELL = 1;
const TURN = 15;
/** Interval at which a route is checked for zombies, in inches. */
const STRIDE = 0.5;

/** A flight is one full Rapid move, in inches. AMZ-cc-attacked. */
export const flightOf = (book: Tabled): number => modeRow(book, 'rapid').most;

/** The way that a unit flees; undefined if it cannot. AMZ-cc-dependents, AMZ-cc-flight-from-charge. */
export function wayOut(w: AmzWorld, unit: string, from: string): Route | undefined {
  const u = unitOf(w.s, unit);
  const lead = leadOf(w.s, unit);
  if (!isLiving(u) || u.vehicle !== null || lead === undefined) return undefined;
  // AMZ-cc-dependents, AMZ-D-dependents-flee.
  if (fightersOf(w.s, unit).length === 0 || dependentsOf(w.s, unit).length > 0) return undefined;
  const most = flightOf(w.book);
  const reach = reachOf(w, lead, most);
  const chargers = basesOf(w.s, from);
  const others = basesOfOthers(w, from);
  const here = figureOf(w.s, lead);
  const now = nearest([here.x, here.y, here.level], chargers);
  const ends = endsOf(reach, [here.x, here.y, here.level], most)
    .map((at, i) => ({ at, i, off: nearest(at, chargers) }))
    .filter(({ off }) => off > now)
    .sort((a, b) => b.off - a.off || a.i - b.i);
  for (const { at } of ends) {
    const route = reach.cost(...at) <= most ? reach.route(...at) : undefined;
    if (route && isClear(route, others)) return route;
  }
  return undefined;
}

/** Zombies other than the chargers. */
function basesOfOthers(w: AmzWorld, from: string): Figure[] {
  return w.s.figures.filter(
    (f) => f.status === 'active' && hasPlace(f) && f.unit !== from && !isLiving(unitOf(w.s, f.unit)),
  );
}

/** Distance from a place to the nearest of some bases, edge to edge. Bases on other levels do not count. */
function nearest([x, y, level]: Place, bases: readonly Figure[]): number {
  const off = bases.filter((f) => f.level === level).map((f) => distance(f, { x, y }) - 2 * BASE);
  return snap(Math.min(1000, ...off));
}

/** Places where a flight may end: a full move in each direction, and the middle of every cell in reach. */
function endsOf(reach: Reach, here: Place, most: number): Place[] {
  const found: Place[] = [];
  for (let bearing = 0; bearing < 360; bearing += TURN) {
    const [x, y] = spotAt({ x: here[0], y: here[1] }, bearing, most);
    if (reach.cost(x, y, here[2]) <= most) found.push([x, y, here[2]]);
  }
  for (const { level, cell, runs } of reach.lit(CELL))
    for (let i = 0; i < runs.length; i += 3)
      for (let column = runs[i + 1] as number; column < (runs[i + 2] as number); column++)
        found.push([
          middle(column, grains(cell)) / GRAIN,
          middle(runs[i] as number, grains(cell)) / GRAIN,
          level,
        ]);
  return found;
}

/**
 * True if a route keeps its distance from other zombies. A unit that starts too near to one may not come nearer still.
 */
function isClear(route: Route, others: readonly Figure[]): boolean {
  const march = { cost: route.cost, ways: [{ id: '', route }] };
  const start = route.points[0] as Place;
  return others.every((f) => {
    const least = Math.min(CLEAR, nearest(start, [f]));
    for (let gone = STRIDE; gone < route.cost + STRIDE; gone += STRIDE) {
      const [[, at]] = placesAt(march, Math.min(gone, route.cost)) as [[string, Place]];
      if (nearest(at, [f]) < least) return false;
    }
    return true;
  });
}

/** A unit flees, with the casualties that it can carry. AMZ-cc-flight-from-charge, AMZ-casualties-carry. */
export function* flees(w: AmzWorld, unit: string, from: string, cause: RuleId): Rule<void> {
  const route = wayOut(w, unit, from);
  const lead = leadOf(w.s, unit);
  if (!route || lead === undefined) return;
  const carried = yield* takesAlong(w, unit, 'rapid');
  const march = marchOf(w, unit, lead, route, flightOf(w.book), carried);
  w.tell({ is: 'fled', cause, unit, from });
  notesPassing(w, march);
  comesTo(w, march, march.cost, 0, 'flees', cause);
  afterMove(w, unit);
}
