import type { FtbWorld } from '../facts.js';
import { encounterOf, hostile, type Person, standing } from '../state.js';
import { tableOf } from '../table.js';

/** Enemies that a person sees or is seen by: people on hostile sides. FTB-5.5.1a, FTB-10.9.1. */
export function enemiesInSight(w: FtbWorld, p: Person): readonly string[] {
  const table = tableOf(w);
  return table.whileStill(`enemies of ${p.id}`, () =>
    standing(w.s)
      .filter((q) => hostile(w.s, p.side, q.side) && table.has(q.id))
      .filter((q) => table.sees(p.id, q.id) || table.sees(q.id, p.id))
      .map((q) => q.id),
  );
}

/** Everybody who is in sight of an enemy now. FTB-D-40. */
export function inSightNow(w: FtbWorld): string[] {
  const table = tableOf(w);
  const people = standing(w.s).filter((p) => table.has(p.id));
  return people
    .filter((p) => people.some((q) => hostile(w.s, p.side, q.side) && table.sees(q.id, p.id)))
    .map((p) => p.id);
}

/** Figures that a person's move brings into sight for the first time in this phase. FTB-5.5.2a, FTB-D-40. */
export function newlySeen(w: FtbWorld, p: Person): string[] {
  const { seen } = encounterOf(w.s);
  const table = tableOf(w);
  const found: string[] = [];
  for (const q of standing(w.s)) {
    if (!hostile(w.s, p.side, q.side) || !table.has(q.id)) continue;
    if (!seen.includes(p.id) && table.sees(q.id, p.id)) found.push(p.id);
    if (!seen.includes(q.id) && table.sees(p.id, q.id)) found.push(q.id);
  }
  return [...new Set(found)];
}

/** Records figures as seen in this phase. FTB-D-40. */
export function sighted(w: FtbWorld, who: readonly string[]): void {
  const { seen } = encounterOf(w.s);
  const fresh = who.filter((id) => !seen.includes(id));
  if (fresh.length > 0) w.happen({ is: 'came-in-sight', cause: 'FTB-5.5.2a', who: fresh });
}
