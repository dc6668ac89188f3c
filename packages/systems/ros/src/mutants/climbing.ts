import { distance, GRAIN, type Reach, type Route, snap, walk } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { BASE } from '../kinds.js';
import { finish } from '../moving/stride.js';
import { type Place, placeOf, type Zed } from '../state.js';
import { type RosTable, tableOf } from '../table.js';
import { ZED_MOVE } from '../tables/hordes.js';

/*
 * Hunters and Smokers climb any outside wall, one level in a whole step 7, between the ground and the roof. In between
 * they hang on the wall. ROS-hunter, ROS-R-levels.
 */

type At = { readonly x: number; readonly y: number; readonly level: number };
type House = RosTable['ground']['houses'][number];

/** Where a wall can be climbed: its foot outside, and the edge of the roof above. */
interface Climb {
  readonly foot: Place;
  readonly head: Place;
}

/** Distance from a wall to the centre of a base beside it, in cm. */
const BESIDE = BASE + 0.05;
/** Distance between the places tried along a wall, in cm. */
const EVERY = 2;
/** Limit on the places tried when looking for the shortest way. */
const TRIED = 12;

/** The house whose roof a figure is on. */
export function roofUnder(table: RosTable, at: At): House | undefined {
  const id = table.houseAt(at);
  return table.ground.houses.find((h) => h.id === id && at.level >= h.levels);
}

/** True if the figure is on the outside of a wall, above the ground. */
function hangs(table: RosTable, z: At): boolean {
  return z.level > 0 && table.houseAt(z) === undefined;
}

/** Climbs towards the roof of a house, or goes to where it can begin. Returns true if it could. */
export function climbUp(w: RosWorld, z: Zed, house: House): boolean {
  const table = tableOf(w);
  if (hangs(table, z)) return rise(w, z, 1);
  if (z.level > 0 || table.houseAt(z) !== undefined) return false;
  const climbs = climbsOf(table, house).filter((c) => free(table, z, c.foot));
  const here = climbs.find((c) => isAt(z, c.foot));
  if (here) return step(w, z, house.levels === 1 ? here.head : [z.x, z.y, 1]);
  return goTo(
    w,
    z,
    climbs.map((c) => c.foot),
  );
}

/** Climbs down from a roof, at the reachable edge nearest to a place, or goes there. Returns true if it could. */
export function climbDown(w: RosWorld, z: Zed, towards: At): boolean {
  const table = tableOf(w);
  if (hangs(table, z)) return rise(w, z, -1);
  const house = roofUnder(table, z);
  if (!house) return false;
  const reach = table.ways('hunter').from(z.x, z.y, z.level);
  const edge = climbsOf(table, house)
    .filter((c) => free(table, z, c.head))
    .sort((a, b) => off(a.foot, towards) - off(b.foot, towards))
    .find((c) => reach.cost(...c.head) < Infinity);
  if (!edge) return false;
  if (isAt(z, edge.head)) return step(w, z, [edge.foot[0], edge.foot[1], house.levels - 1]);
  return goTo(w, z, [edge.head]);
}

/** Climbs one level up or down the wall that the Zed hangs on, ending on the roof or on the ground. */
function rise(w: RosWorld, z: Zed, by: 1 | -1): boolean {
  const table = tableOf(w);
  const level = z.level + by;
  if (level === 0) return step(w, z, [z.x, z.y, 0]);
  for (const house of table.ground.houses)
    for (const c of climbsOf(table, house))
      if (isAt(z, c.foot)) return step(w, z, level === house.levels ? c.head : [z.x, z.y, level]);
  return false;
}

function step(w: RosWorld, z: Zed, to: Place): boolean {
  if (tableOf(w).taken(to, z.id)) return true;
  finish(w, z, [placeOf(z), to], 'climb');
  return true;
}

/**
 * Takes the shortest way to one of the nearest few places: around all bases if this move gets there, else as far as it
 * gets. ROS-D-pass.
 */
function goTo(w: RosWorld, z: Zed, places: readonly Place[]): boolean {
  const table = tableOf(w);
  const ways = table.ways('hunter');
  const self = table.figures.of(z.id);
  const near = places.toSorted((a, b) => off(a, z) - off(b, z)).slice(0, TRIED);
  const round = ways.from(z.x, z.y, z.level, { most: ZED_MOVE, self, blocks: () => true });
  const way = shortest(round, near) ?? shortest(ways.from(z.x, z.y, z.level, { self }), near);
  const stop = way && walk(ways, table.figures, self, way, ZED_MOVE, (i) => i !== self);
  if (!stop || stop.cost === 0) return false;
  finish(w, z, stop.route.points as readonly Place[], 'attack');
  return true;
}

/** The shortest way to one of the places; undefined if none can be reached. */
function shortest(reach: Reach, places: readonly Place[]): Route | undefined {
  let best: Place | undefined;
  for (const at of places) if (reach.cost(...at) < (best ? reach.cost(...best) : Infinity)) best = at;
  return best && reach.route(...best);
}

function free(table: RosTable, z: Zed, at: Place): boolean {
  return table.ways('hunter').standing(...at) && !table.taken(at, z.id);
}

/** True if a Zed is below, at or above a place. */
function isAt(z: Zed, at: Place): boolean {
  return off(at, z) < 0.01;
}

function off([x, y]: Place, to: { readonly x: number; readonly y: number }): number {
  return distance({ x, y }, to);
}

/** Places along the walls of a house where a Zed can climb up and down. */
function climbsOf(table: RosTable, house: House): Climb[] {
  const found: Climb[] = [];
  for (const p of table.ground.pieces) {
    if (p.kind !== 'edge' || p.id !== house.id) continue;
    const [dx, dy] = [(p.bx - p.ax) / GRAIN, (p.by - p.ay) / GRAIN];
    const far = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = [-dy / far, dx / far];
    for (let d = EVERY; d <= far - EVERY; d += EVERY) {
      const [x, y] = [p.ax / GRAIN + (dx / far) * d, p.ay / GRAIN + (dy / far) * d];
      const beside = (sign: number, level: number): Place => [
        snap(x + nx * BESIDE * sign),
        snap(y + ny * BESIDE * sign),
        level,
      ];
      const inner = table.houseAt({ x: beside(1, 0)[0], y: beside(1, 0)[1] }) === house.id ? 1 : -1;
      found.push({ foot: beside(-inner, 0), head: beside(inner, house.levels) });
    }
  }
  return found;
}
