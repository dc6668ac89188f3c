import { bearingOf, distance, GRAIN, grains, inside, type Piece } from '@shambles/field';
import { spotAt } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { zedOf } from '../state.js';
import { BASE, tableOf } from '../table.js';
import { nearestDoor } from './coming.js';
import { beheld } from './going.js';

/** The distance from the middle of a base to a wall that it touches, in inches. */
const AT_WALL = BASE + 0.02;

/**
 * Moves a zombie that was placed in a building, and has not moved yet, to its nearest door. From there it goes on
 * through the door, as if it had been there before. Returns the humans into whose sight it has come.
 * BDZ-zgen-place-building, BDZ-D-out-by-door, BDZ-zreact-in-sight.
 */
export function comesOut(w: BdzWorld, id: string): readonly string[] {
  const z = zedOf(w.s, id);
  const table = tableOf(w);
  const door = z.door === '' ? undefined : nearestDoor(table, z);
  if (!door || door.id !== z.door || distance(z, middleOf(door)) <= BASE + 0.1) return [];
  const inner = insideOf(w, door);
  if (!inner) return [];
  const [x, y] = inner;
  if (table.taken([x, y, z.level], id)) return [];
  const before = beheld(w, table, id);
  const { x: dx, y: dy } = middleOf(door);
  const facing = bearingOf(dx - x, dy - y);
  w.happen({ is: 'came-out', cause: 'BDZ-zgen-place-building', zed: id, at: [x, y, z.level], facing });
  return beheld(w, tableOf(w), id).filter((p) => !before.includes(p));
}

const middleOf = ({ ax, ay, bx, by }: Piece) => ({ x: (ax + bx) / 2 / GRAIN, y: (ay + by) / 2 / GRAIN });

/** The spot inside a building in front of the middle of a door. */
function insideOf(w: BdzWorld, door: Piece): readonly [number, number] | undefined {
  const table = tableOf(w);
  const along = bearingOf(door.bx - door.ax, door.by - door.ay);
  const house = table.ground.map.buildings?.find((b) => b.doors?.some((d) => d.id === door.id))?.id;
  const ring = table.ground.houses.find((h) => h.id === house)?.ring ?? [];
  return [90, 270]
    .map((side) => spotAt(middleOf(door), (along + side) % 360, AT_WALL))
    .find(([x, y]) => inside(ring, grains(x), grains(y)));
}
