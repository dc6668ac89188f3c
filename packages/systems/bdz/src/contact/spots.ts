import { turn } from '@shambles/field';
import { type At, type Place, spotAt } from '@shambles/measured';
import { hasRoom } from '@shambles/thw';
import type { BdzWorld } from '../facts.js';
import { BAND } from '../scenarios/scenarios.js';
import { carriesOn, isHeld, isThere, isUp, type Person } from '../state.js';
import { BASE, tableOf } from '../table.js';

/** How finely free spots are looked for: inches outwards, and degrees round. */
const STEP = 0.25;
const ROUND = 15;
/** No building goes farther, in inches. */
const FAR = 24;

/** Those of the band who are in a building, and up. */
export function bandIn(w: BdzWorld, house: string): Person[] {
  const table = tableOf(w);
  return w.s.people.filter(
    (p) =>
      p.side === BAND &&
      isThere(p) &&
      isUp(p) &&
      p.aboard === '' &&
      !isHeld(w.s, p) &&
      table.houseOf(p) === house,
  );
}

/** Those of them who can speak, fire and go. */
export function ableIn(w: BdzWorld, house: string): Person[] {
  return bandIn(w, house).filter(carriesOn);
}

interface Wanted {
  /** From middle to middle at least, in inches. */
  readonly off: number;
  readonly bearing: number;
  /** Spots that others are to be put at. */
  readonly others: readonly At[];
  /** Whoever has to see it; nobody where left out. */
  readonly seenBy?: string;
}

/** The free spot in a building that is nearest to so far before a place; undefined where it has no room. */
export function spotIn(w: BdzWorld, house: string, from: At, wanted: Wanted): Place | undefined {
  const table = tableOf(w);
  const ways = table.ways(8);
  const { off, bearing, others, seenBy } = wanted;
  for (let r = off; r <= FAR; r += STEP)
    for (let k = 0; k < 360 / ROUND; k++) {
      const by = Math.ceil(k / 2) * ROUND * (k % 2 === 0 ? 1 : -1);
      const at: Place = [...spotAt(from, turn(bearing + by), r), from.level];
      const [x, y, level] = at;
      if (table.houseOf({ x, y, level }) !== house || !hasRoom(table, ways, at, others, BASE)) continue;
      if (seenBy === undefined || table.seesSpot(seenBy, { x, y, level })) return at;
    }
  return seenBy === undefined ? undefined : spotIn(w, house, from, { off, bearing, others });
}
