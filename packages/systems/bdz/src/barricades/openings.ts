import { bearingOf, turn } from '@shambles/field';
import { type Place, spotAt } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { personOf, zedOf } from '../state.js';
import { bareGround } from '../table/ground.js';
import { isAt, type Opening, openingsOn } from '../table/openings.js';
import { BASE, tableOf } from '../table.js';

/** Zombies that reach through a small window at once. BDZ-zmove-window-small. */
const REACH_IN = 2;

/** All doors and windows of the table as they are now. */
export function openingsIn(w: BdzWorld): Opening[] {
  return openingsOn(bareGround(w.s, w.book.ground), w.s.openings);
}

export function openingNamed(w: BdzWorld, id: string): Opening {
  return openingsIn(w).find((o) => o.id === id) as Opening;
}

/** The Rep of the barricade at a door or window; 0 without one. */
export function barricadeAt(w: BdzWorld, id: string): number {
  return openingNamed(w, id).rep;
}

/** The window at which somebody inside stands, too small for zombies, where there is one. BDZ-zmove-window-small. */
export function smallWindowOf(w: BdzWorld, who: string): Opening | undefined {
  const p = personOf(w.s, who);
  if (tableOf(w).houseOf(p) === undefined) return undefined;
  return openingsIn(w).find((o) => !o.wide && isAt(p, o.piece));
}

/** Where somebody stands outside who is at a window. */
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

/** It reaches through a small window at one who stands there, where there is room for its arms. BDZ-zmove-window-small. */
export function reachesIn(w: BdzWorld, zed: string, target: string): boolean {
  const window = smallWindowOf(w, target);
  if (!window?.open || zedOf(w.s, zed).door !== window.id) return false;
  const reaching = w.s.melees.filter((m) => w.s.zeds.some((z) => z.id === m.with && z.door === window.id));
  return reaching.length < REACH_IN;
}
