import type { FtbWorld } from './facts.js';
import { carriesOn, hostile, personOf } from './state.js';
import { tableOf } from './table.js';

/** Everybody that somebody may fight: people on a hostile side, and every zombie. FTB-12.9. */
export function enemiesOf(w: FtbWorld, who: string): string[] {
  const p = personOf(w.s, who);
  const table = tableOf(w);
  return [
    ...w.s.people.filter((q) => carriesOn(q) && hostile(w.s, p.side, q.side)).map((q) => q.id),
    ...w.s.zeds.map((z) => z.id),
  ].filter((id) => table.has(id));
}
