import { distance, snap } from '@shambles/field';
import type { RosWorld } from '../facts.js';
import { meets, standingOn } from '../ground/contact.js';
import { burningTurns, thrownRow } from '../house/rows.js';
import { BASE, baseOf } from '../kinds.js';
import { type Place, placeOf, type Zed, zedOf } from '../state.js';

/** Fire on the ground, and its effect on figures that enter it. ROS-R-flames, ROS-D-wp. */

/** True if a base is in a Molotov's flames: its edge is within the Molotov's radius of their centre. */
export function inFlames(w: RosWorld, [x, y, level]: Place, base: number = BASE): boolean {
  const { radius } = thrownRow(w.book, 'Molotov cocktail');
  return w.s.clouds.some(
    (c) => c.kind === 'flames' && c.level === level && snap(distance({ x, y }, c) - base) <= radius,
  );
}

/** Step length at which a way is checked, in cm. */
const STRIDE = 0.5;

/** True if a base that moves straight from one place to another passes through flames or ends in them. */
export function passesFlames(w: RosWorld, a: Place, b: Place, base: number = BASE): boolean {
  if (!w.s.clouds.some((c) => c.kind === 'flames')) return false;
  if (a[2] !== b[2]) return inFlames(w, b, base);
  const n = Math.max(1, Math.ceil(distance({ x: a[0], y: a[1] }, { x: b[0], y: b[1] }) / STRIDE));
  for (let i = 0; i <= n; i++)
    if (inFlames(w, [a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n, b[2]], base))
      return true;
  return false;
}

/**
 * Sets a Zed on fire, if it is not yet burning: it is destroyed at the end of its last burning turn (by the book the
 * fifth).
 */
export function catchFire(w: RosWorld, id: string): void {
  if (zedOf(w.s, id).burning === 0)
    w.happen({
      is: 'burning',
      cause: 'ROS-grenade-molotov',
      zed: id,
      until: w.s.turn + burningTurns(w.book) - 1,
    });
}

/** Every Zed in flames catches fire, however it got there. ROS-grenade-molotov. */
export function flamesCatch(w: RosWorld): void {
  if (!w.s.clouds.some((c) => c.kind === 'flames')) return;
  for (const z of w.s.zeds.slice())
    if (z.mode !== 'waiting' && inFlames(w, placeOf(z), baseOf(z.kind))) catchFire(w, z.id);
}

/** True if a Zed touches the spot of a burning WP grenade, or whoever stands on it. ROS-D-wp. */
export function touchesWp(w: RosWorld, z: Zed): boolean {
  return w.s.clouds.some((c) => {
    if (c.kind !== 'wp' || c.level !== z.level) return false;
    if (snap(distance(z, c) - baseOf(z.kind)) <= TOUCH) return true;
    const there = standingOn(w, placeOf(c));
    return there !== undefined && meets(w, z, there);
  });
}

/** Greatest gap that counts as contact, in cm. ROS-R-base. */
const TOUCH = 0.1;
