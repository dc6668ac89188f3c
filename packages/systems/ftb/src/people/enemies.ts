import { type Bar, bar, whose } from '../bar.js';
import type { FtbWorld } from '../facts.js';
import { carriesOn, hostile, type Person, personOf, type State } from '../state.js';
import { type FtbTable, tableOf } from '../table.js';
import { isZed } from '../words.js';

/** Figures that a person may fight: people on hostile sides and all zombies. FTB-12.9. */
export function enemiesOf(w: FtbWorld, who: string): string[] {
  return enemiesOn(tableOf(w), w.s, personOf(w.s, who));
}

/** The same for a state or a seat's view of it. */
export function enemiesOn(table: FtbTable, s: State, p: Person): string[] {
  return [
    ...s.people.filter((q) => carriesOn(q) && hostile(s, p.side, q.side)).map((q) => q.id),
    ...s.zeds.map((z) => z.id),
  ].filter((id) => table.has(id));
}

/**
 * True if a person has passed no dice on Zed or No Zed in this Encounter, and so may not attack zombies. FTB-10.9.3m,
 * FTB-D-247.
 */
export function sparesZeds(p: Person): boolean {
  return !p.knowsZeds && p.metZed >= 0;
}

/**
 * Why a person cannot attack a figure: there is no line to it, or it is a zombie and the person may not attack those.
 * FTB-7.1, FTB-10.9.3m.
 */
export function outOfSight(table: FtbTable, p: Person, id: string): Bar | undefined {
  if (sparesZeds(p) && isZed(id)) return bar('FTB-10.9.3m', 'unknown-zombie', whose(p));
  return table.line(p.id, id) === 'no' ? bar('FTB-7.1', 'no-line', whose(p)) : undefined;
}
