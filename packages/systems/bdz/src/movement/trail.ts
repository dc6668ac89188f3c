import { distance, snap } from '@shambles/field';
import { atPlace, type Place } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { isUp, personOf, zombiesAct } from '../state.js';
import { type BdzTable, tableOf } from '../table.js';

/** Distance between the points of a way that are checked, in inches. */
const STRIDE = 0.5;

/**
 * Called when somebody is about to move, or goes low where it is. Zombies that had it in sight when they were last
 * active remember where they see it last. BDZ-zact-3.
 */
export function leavesTrail(w: BdzWorld, who: string, way: readonly Place[]): void {
  const table = tableOf(w);
  if (!table.has(who) || !isUp(personOf(w.s, who))) return;
  const sights = w.s.zeds
    .filter((z) => (z.saw !== null || zombiesAct(w.s)) && table.sees(z.id, who))
    .map((z) => ({ zed: z.id, was: z.saw, at: lastSeen(table, z.id, who, way) }))
    .filter(({ was, at }) => String(was) !== String(at))
    .map(({ zed, at }) => ({ zed, at }));
  if (sights.length > 0) w.happen({ is: 'saw', cause: 'BDZ-zact-3', sights });
}

/** The last place on a way where a zombie still sees the figure that moves. */
function lastSeen(table: BdzTable, zed: string, who: string, way: readonly Place[]): Place {
  for (const at of backwards(way)) if (table.as(who, at, () => table.sees(zed, who))) return at;
  return way[0] as Place;
}

/** Yields the places on a way from its end back, without its start. */
function* backwards(way: readonly Place[]): Iterable<Place> {
  for (let i = way.length - 1; i > 0; i--) {
    const [from, to] = [way[i - 1] as Place, way[i] as Place];
    const steps = Math.ceil(distance(atPlace(from), atPlace(to)) / STRIDE);
    for (let k = 0; k < steps; k++)
      yield [to[0] + ((from[0] - to[0]) * k) / steps, to[1] + ((from[1] - to[1]) * k) / steps, to[2]].map(
        snap,
      ) as unknown as Place;
  }
}
