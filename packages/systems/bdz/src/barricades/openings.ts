import { bearingOf, turn } from '@shambles/field';
import { type Place, spotAt } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { personOf, zedOf } from '../state.js';
import { bareGround } from '../table/ground.js';
import { isAt, type Opening, openingsOn } from '../table/openings.js';
import { BASE, tableOf } from '../table.js';

/** Number of zombies that can reach through a small window at once. BDZ-zmove-window-small. */
const REACH_IN = 2;

/** All doors and windows of the table in their current state. */
export function openingsIn(w: BdzWorld): Opening[] {
  return openingsOn(w.book, bareGround(w.s, w.book.ground), w.s.openings);
}

export function openingNamed(w: BdzWorld, id: string): Opening {
  return openingsIn(w).find((o) => o.id === id) as Opening;
}

/** The Rep of the barricade at a door or window; 0 without one. */
export function barricadeAt(w: BdzWorld, id: string): number {
  return openingNamed(w, id).rep;
}

/**
 * The window, too small for zombies, that a figure stands at inside a building; undefined if there is none.
 * BDZ-zmove-window-small.
 */
export function smallWindowOf(w: BdzWorld, who: string): Opening | undefined {
  const p = personOf(w.s, who);
  if (tableOf(w).houseOf(p) === undefined) return undefined;
  return openingsIn(w).find((o) => !o.wide && isAt(p, o.piece));
}

/** The place outside a window, right at it. */
export function outside(w: BdzWorld, { piece }: Opening): Place {
  const { ax, ay, bx, by, from: level } = piece;
  const middle = { x: (ax + bx) / 2000, y: (ay + by) / 2000 };
  const along = bearingOf(bx - ax, by - ay);
  const [left, right] = [-90, 90].map((degrees) => spotAt(middle, turn(along + degrees), BASE)) as [
    readonly [number, number],
    readonly [number, number],
  ];
  const inside = tableOf(w).houseOf({ x: left[0], y: left[1], level }) !== undefined;
  return [...(inside ? right : left), level];
}

/**
 * True if a zombie can reach through an open small window at a figure standing there, with room left for its arms.
 * BDZ-zmove-window-small.
 */
export function reachesIn(w: BdzWorld, zed: string, target: string): boolean {
  const window = smallWindowOf(w, target);
  if (!window?.open || zedOf(w.s, zed).door !== window.id) return false;
  const reaching = w.s.melees.filter((m) => w.s.zeds.some((z) => z.id === m.with && z.door === window.id));
  return reaching.length < REACH_IN;
}
