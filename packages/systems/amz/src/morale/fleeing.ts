import { distance } from '@shambles/field';
import type { Place } from '@shambles/measured';
import type { AmzWorld } from '../facts.js';
import { levelEffect, modeRow } from '../house/rows.js';
import type { Mode } from '../kinds.js';
import { type March, marchOf, reachOf } from '../movement/marching.js';
import type { Edge } from '../scenarios/edges.js';
import { figureOf, unitOf } from '../state.js';
import { BASE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { entryOf } from '../units/brief.js';
import { fromEdge } from '../units/edges.js';
import { buildingOf, insideOf, isStrong } from '../units/houses.js';
import { leadOf, mayGoRapidly } from '../units/units.js';

/** Side of the cells that are searched for a way in, in inches. */
const CELL = 1;
/** Wider than any table, in inches. */
const FAR = 200;

/** True if a unit only runs: it is Broken and Non-Professional. AMZ-T-morale-levels. */
export function runs(w: AmzWorld, unit: string): boolean {
  const u = unitOf(w.s, unit);
  return u.vehicle === null && levelEffect(w.book, u).activation === 'runs';
}

/** How a unit that runs moves: Rapidly, unless its Dependents forbid it. */
export interface Flight {
  readonly mode: Extract<Mode, 'rapid' | 'cautious'>;
  /** Undefined if the unit stays: it is already in a strong house, or has no way anywhere. */
  readonly march: March | undefined;
  /** The edge that it makes for and leaves the game by. */
  readonly edge: Edge | undefined;
}

/**
 * The move that a Broken Non-Professional unit must make: toward its entry edge or the nearest Barricaded or Fortified
 * Building, whichever is nearer. AMZ-T-morale-levels.
 */
export function forcedMove(w: AmzWorld, unit: string, carried: readonly string[] = []): Flight {
  const mode = mayGoRapidly(w.s, unit) ? 'rapid' : 'cautious';
  const lead = leadOf(w.s, unit);
  const inside = insideOf(w, unit);
  if (lead === undefined || (inside !== undefined && isStrong(buildingOf(w.s, inside))))
    return { mode, march: undefined, edge: undefined };
  const edge = entryOf(w, unit);
  const house = nearestHouse(w, lead);
  const toEdge = edge !== undefined && (!house || inchesToEdge(w, lead, edge) <= house.inches);
  const goals = toEdge ? alongEdge(w, edge) : house ? within(w, house.id) : [];
  return { mode, march: marchTo(w, { unit, lead, mode, carried }, goals), edge: toEdge ? edge : undefined };
}

function inchesToEdge(w: AmzWorld, lead: string, edge: Edge): number {
  return fromEdge(w.book.ground, figureOf(w.s, lead), edge);
}

/** The nearest building that keeps the dead out. */
function nearestHouse(
  w: AmzWorld,
  lead: string,
): { readonly id: string; readonly inches: number } | undefined {
  const from = figureOf(w.s, lead);
  return w.book.ground.houses
    .filter(({ id }) => isStrong(buildingOf(w.s, id)))
    .map(({ id, box }) => {
      const [west, south, east, north] = box.map((n) => n / 1000) as [number, number, number, number];
      const x = Math.min(Math.max(from.x, west), east);
      const y = Math.min(Math.max(from.y, south), north);
      return { id, inches: distance(from, { x, y }) };
    })
    .sort((a, b) => a.inches - b.inches)[0];
}

/** Places at an edge, an inch apart. */
function alongEdge(w: AmzWorld, edge: Edge): Place[] {
  const [width, height] = w.book.ground.map.size;
  const long = edge === 'north' || edge === 'south' ? width : height;
  const far = { north: height - BASE, east: width - BASE, south: BASE, west: BASE }[edge];
  return Array.from({ length: Math.floor(long) }, (_, i): Place => {
    const along = Math.min(i + 0.5, long - BASE);
    return edge === 'north' || edge === 'south' ? [along, far, 0] : [far, along, 0];
  });
}

/** Places inside a building. */
function within(w: AmzWorld, house: string): Place[] {
  const box = w.book.ground.houses.find((h) => h.id === house)?.box ?? [0, 0, 0, 0];
  const [west, south, east, north] = box.map((n) => n / 1000) as [number, number, number, number];
  const found: Place[] = [];
  for (let y = south + CELL / 2; y < north; y += CELL)
    for (let x = west + CELL / 2; x < east; x += CELL)
      if (tableOf(w).houseOf({ x, y, level: 0 }) === house) found.push([x, y, 0]);
  return found;
}

interface Going {
  readonly unit: string;
  readonly lead: string;
  readonly mode: Flight['mode'];
  readonly carried: readonly string[];
}

/** The march along the cheapest way to one of these places, as far as the unit can go. */
function marchTo(
  w: AmzWorld,
  { unit, lead, mode, carried }: Going,
  goals: readonly Place[],
): March | undefined {
  const most = modeRow(w.book, mode).most;
  const reach = reachOf(w, lead, FAR);
  let [goal, least]: [Place | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const at of goals) {
    const cost = reach.cost(...at);
    if (cost < least) [goal, least] = [at, cost];
  }
  const route = goal && reach.along(...goal, most)?.route;
  return route && route.cost > 0 ? marchOf(w, unit, lead, route, most, carried) : undefined;
}
