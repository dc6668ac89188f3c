import type { FtbWorld } from '../facts.js';
import { isPlayers, type Person, standing } from '../state.js';
import { tableOf } from '../table.js';

/** Players' figures on the table that can still act. */
export function able(w: FtbWorld): Person[] {
  const table = tableOf(w);
  return standing(w.s).filter((p) => isPlayers(p) && table.has(p.id));
}
