import type { Rule } from '@shambles/engine';
import { east, MILLION, north, straight } from '@shambles/field';
import { isAware } from '../awareness/awareness.js';
import { LITTLE } from '../facts/move.js';
import type { AmzWorld } from '../facts.js';
import { batter } from '../ground/buildings.js';
import { zombieRow } from '../house/rows.js';
import { gaitOf } from '../movement/marching.js';
import { basesOf, type Figure, isLiving, unitOf } from '../state.js';
import { BASE } from '../table/rules.js';
import { tableOf } from '../table/table.js';
import { directionRow } from '../tables/zombies.js';
import { unlessLocked } from './doors.js';
import { type Bound, boundBy, goesBy, livingNear, wayInto, wayTo } from './going.js';
import { barricadesBeside, beside, strikes } from './striking.js';

/** A mob moves in the direction of a D8, until something stops it. AMZ-random-movement. */
export function* shamblesOff(w: AmzWorld, mob: string, direction: number, inches: number): Rule<void> {
  const bound = yield* unlessLocked(w, straightOn(w, mob, directionRow(direction).bearing, inches), inches);
  const gone = goesBy(w, bound, inches, 'shambles', 'AMZ-random-movement');
  if (gone < LITTLE) w.tell({ is: 'balked', cause: 'AMZ-random-movement', unit: mob });
  // It batters only buildings that count as barricaded.
  yield* strikes(w, mob, { met: undefined }, { found: 'anybody' });
}

/**
 * The straight way in a direction, led by the figure that is farthest that way; not through walls, nor off the table.
 */
function straightOn(w: AmzWorld, mob: string, bearing: number, inches: number): Bound {
  const table = tableOf(w);
  const [dx, dy] = [east(bearing) / MILLION, north(bearing) / MILLION];
  const ahead = ({ x, y }: Figure) => x * dx + y * dy;
  const lead = basesOf(w.s, mob).reduce((a, b) => (ahead(b) > ahead(a) + 0.0005 ? b : a));
  const ways = table.ways(gaitOf(w, mob));
  const from = [lead.x, lead.y, lead.level] as const;
  const { x, y, moved } = straight(ways, table.figures, from, [dx, dy], inches, () => false);
  const price = ways.graph
    .room(lead.level)
    ?.price(...([lead.x, lead.y, x, y].map((v) => Math.round(1000 * v)) as [number, number, number, number]));
  const cost = (price ?? 0) / 1000;
  const points = moved > 0 ? [from, [x, y, lead.level] as const] : [from];
  const route = { points, costs: moved > 0 ? [0, cost] : [0], cost, length: moved };
  return boundBy(w, mob, lead.id, route, inches);
}

// ------------------------------------------------------------------ walls

/**
 * The building that a mob batters in step 11 without moving, because it is aware of somebody inside.
 * AMZ-barricade-batter.
 */
export function battersHere(w: AmzWorld, mob: string): string | undefined {
  const table = tableOf(w);
  const inside = (building: string) =>
    w.s.units.filter((u) => isLiving(u) && basesOf(w.s, u.id).some((f) => table.houseOf(f) === building));
  return shutBeside(w, mob).find((id) => inside(id).some((u) => isAware(w, mob, u.id)));
}

/** Buildings in contact that are barricaded or have a shut door that the mob's type cannot open. AMZ-buildings. */
function shutBeside(w: AmzWorld, mob: string): string[] {
  const barricaded = barricadesBeside(w, mob);
  if (zombieRow(w.book, unitOf(w.s, mob).kind).opensDoors) return barricaded;
  const shut = w.s.buildings.map((b) => b.id).filter((id) => isShutHouse(w, id));
  const doors = beside(w, mob, shut, (kind) => kind === 'door');
  return [...barricaded, ...doors.filter((id) => !barricaded.includes(id))];
}

/** True for an open building that is not broken into and whose doors are all shut. */
function isShutHouse(w: AmzWorld, id: string): boolean {
  const state = w.s.buildings.find((b) => b.id === id);
  const doors = w.book.ground.map.buildings?.find((b) => b.id === id)?.doors ?? [];
  return state !== undefined && !state.breached && doors.every((d) => d.open !== true);
}

// ------------------------------------------------------------------ other moves of step 11

/** A full move toward a Living unit instead of a random move. AMZ-D-drift, AMZ-solo-masters. */
export function* makesFor(
  w: AmzWorld,
  mob: string,
  unit: string,
  cause: 'AMZ-D-drift' | 'AMZ-dexter-control' | 'AMZ-sc2',
): Rule<void> {
  const most = zombieRow(w.book, unitOf(w.s, mob).kind).move;
  const way = wayInto(w, mob, unit, most);
  if (!way) return;
  const bound = yield* unlessLocked(w, way, most);
  goesBy(w, bound, most, 'rushes', cause);
  yield* strikes(w, mob, bound, { first: unit, found: 'anybody' });
}

/**
 * A full move toward the building of the sick and, once it is breached, to those inside. Returns false if it is breached
 * and nobody is left in it: nothing draws the mob any more. AMZ-sc2.
 */
export function* marchesOn(w: AmzWorld, mob: string, building: string): Rule<boolean> {
  const table = tableOf(w);
  if (w.s.buildings.find((b) => b.id === building)?.breached) {
    const inside = livingNear(w, mob).find((id) =>
      basesOf(w.s, id).some((f) => table.houseOf(f) === building),
    );
    if (inside !== undefined) yield* makesFor(w, mob, inside, 'AMZ-sc2');
    return inside !== undefined;
  }
  if (!barricadesBeside(w, mob).includes(building)) {
    const most = zombieRow(w.book, unitOf(w.s, mob).kind).move;
    const bound = wayToWall(w, mob, building, most);
    if (bound) goesBy(w, bound, most, 'rushes', 'AMZ-sc2');
  }
  if (barricadesBeside(w, mob).includes(building)) yield* batter(w, mob, building);
  else yield* strikes(w, mob, { met: undefined }, { found: 'anybody' });
  return true;
}

/**
 * The shortest way to a wall of a building: of the nearest places in front of its sides, the one with the shortest way.
 */
function wayToWall(w: AmzWorld, mob: string, building: string, most: number): Bound | undefined {
  const house = w.book.ground.houses.find((h) => h.id === building);
  const [first] = basesOf(w.s, mob);
  if (!house || !first) return undefined;
  const [west, south, east_, north_] = house.box.map((v) => v / 1000) as [number, number, number, number];
  const off = BASE + OFF_WALL;
  const x = Math.min(east_, Math.max(west, first.x));
  const y = Math.min(north_, Math.max(south, first.y));
  return (
    [
      [west - off, y],
      [east_ + off, y],
      [x, south - off],
      [x, north_ + off],
    ] as const
  )
    .map(([px, py]) => wayTo(w, mob, [px, py, 0], most))
    .reduce((a, b) => (b && (!a || b.needs < a.needs) ? b : a), undefined);
}

/** The distance from a wall of a figure that has come up to it, in inches. */
const OFF_WALL = 0.01;
