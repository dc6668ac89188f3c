import type { RosWorld } from '../facts.js';
import { clubOf } from '../fighting/melee.js';
import { gunRow } from '../house/rows.js';
import type { Tabled } from '../house/tables.js';
import type { Gun, Minor } from '../kinds.js';
import { type Person, shotsIn } from '../state.js';
import { tableOf } from '../table.js';
import { gunIn } from '../tables/guns.js';

/** What an NPS has in its hands and in sight. */

/** True if a survivor has a loaded gun. */
export function loaded(p: Person): boolean {
  return p.pistol > 0 || p.clip > 0;
}

/** True if a survivor has neither a melee weapon, such as the butt of a long gun, nor a loaded gun. ROS-order-unarmed. */
export function unarmed(p: Person): boolean {
  return !loaded(p) && clubOf(p) === undefined;
}

/** A survivor's guns, loaded or not. */
function gunsOf(p: Person): Gun[] {
  const { gun } = p.main === '' ? { gun: undefined } : gunIn(p.main);
  return [...(p.pistol >= 0 ? (['pistol'] as const) : []), ...(gun ? [gun] : [])];
}

/** True if a gun's clip is not full and there is a reload for it, or this reload. ROS-card-RELOAD. */
export function canReload(book: Tabled, p: Person, item?: Minor): boolean {
  return gunsOf(p).some((gun) => {
    const reload = `${gun} reload` as const;
    return (
      shotsIn(p, gun) < gunRow(book, gun).clip && p.minor.includes(reload) && (item ?? reload) === reload
    );
  });
}

/** True if a gun's clip is empty and there is a reload for it. ROS-T-nps, line 6. */
export function needsReload(p: Person): boolean {
  return gunsOf(p).some((gun) => shotsIn(p, gun) === 0 && p.minor.includes(`${gun} reload`));
}

/** Zeds that a survivor sees within this many cm, nearest first; fallen ones only if `fallen` is set. */
export function zedsInSight(w: RosWorld, p: Person, within: number, fallen = false): string[] {
  const table = tableOf(w);
  return w.s.zeds
    .filter((z) => z.mode !== 'waiting' && (fallen || !z.down))
    .map((z) => ({ id: z.id, off: table.gap(p.id, z.id) }))
    .filter(({ id, off }) => off <= within && table.sees(p.id, id) !== 'no')
    .sort((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
