import type { RosWorld } from '../facts.js';
import { gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import { CLUBS, type Gun } from '../kinds.js';
import { type Person, shotsIn } from '../state.js';
import { tableOf } from '../table.js';
import { gunIn } from '../tables/guns.js';

/** What an NPS has in hand and in sight. */

/** A gun with something in it. */
export function loaded(p: Person): boolean {
  return p.pistol > 0 || p.clip > 0;
}

/** Without a melee weapon and without a gun that has ammunition. ROS-order-unarmed. */
export function unarmed(p: Person): boolean {
  return !loaded(p) && !(CLUBS as readonly string[]).includes(p.main);
}

/** Its guns, whether or not anything is in them. */
function gunsOf(p: Person): Gun[] {
  const { gun } = p.main === '' ? { gun: undefined } : gunIn(p.main);
  return [...(p.pistol >= 0 ? (['pistol'] as const) : []), ...(gun ? [gun] : [])];
}

/** A clip that is not full, and a reload for it. ROS-card-RELOAD. */
export function canReload(book: Tabled, p: Person): boolean {
  return gunsOf(p).some(
    (gun) => shotsIn(p, gun) < gunRow(book, gun).clip && p.minor.includes(`${gun} reload`),
  );
}

/** An empty clip and a reload. ROS-T-nps, line 6. */
export function needsReload(p: Person): boolean {
  return gunsOf(p).some((gun) => shotsIn(p, gun) === 0 && p.minor.includes(`${gun} reload`));
}

/** Zeds that it sees within so many cm, nearest first: those that stand, or all. */
export function zedsInSight(w: RosWorld, p: Person, within: number, fallen = false): string[] {
  const table = tableOf(w);
  return w.s.zeds
    .filter((z) => z.mode !== 'waiting' && (fallen || !z.down))
    .map((z) => ({ id: z.id, off: table.gap(p.id, z.id) }))
    .filter(({ id, off }) => off <= within && table.sees(p.id, id) !== 'no')
    .sort((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
