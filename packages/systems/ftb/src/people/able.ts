import type { FtbWorld } from '../facts.js';
import { isPlayers, type Person, standing } from '../state.js';
import { tableOf } from '../table.js';

/** Figures of players that can still act on the table. */
export function able(w: FtbWorld): Person[] {
  const table = tableOf(w);
  return standing(w.s).filter((p) => isPlayers(p) && table.has(p.id));
}
