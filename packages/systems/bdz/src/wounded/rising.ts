import { type Place, placeOf } from '@shambles/measured';
import type { BdzWorld } from '../facts.js';
import { roomRound } from '../movement/family.js';
import { personOf } from '../state.js';
import { tableOf } from '../table.js';

/** How far somebody gets up from where it lay, in inches at most. */
const ASIDE = 3;

/**
 * The nearest free place for somebody who gets up where another stands, as whoever has been carried lies where its
 * carrier is; undefined if its own is free. BDZ-wounded-choice, BDZ-recover-during.
 */
export function placeToRise(w: BdzWorld, who: string): Place | undefined {
  const p = personOf(w.s, who);
  if (p.aboard !== '' || !tableOf(w).taken(placeOf(p), who)) return undefined;
  return roomRound(w, p, who, ASIDE, p, [])[0];
}
