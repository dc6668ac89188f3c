import { turn } from '@shambles/field';
import { type At, type Place, spotAt } from '@shambles/measured';
import { hasRoom } from '@shambles/thw';
import { openingsIn, outside } from '../barricades/openings.js';
import type { BdzWorld } from '../facts.js';
import { BAND } from '../scenarios/scenarios.js';
import { carriesOn, isHeld, isThere, isUp, type Person } from '../state.js';
import { bareGround } from '../table/ground.js';
import { houseOfOpening } from '../table/openings.js';
import { BASE, tableOf } from '../table.js';
import { comesOutAt, isInside } from './trailers.js';

/** Resolution of the search for free spots: inches outwards, and degrees around. */
const STEP = 0.25;
const ROUND = 15;
/** No building extends farther, in inches. */
const FAR = 24;

/** Band members on their feet in a building, or at the rear of a rig. */
export function bandIn(w: BdzWorld, house: string): Person[] {
  return w.s.people.filter(
    (p) =>
      p.side === BAND && isThere(p) && isUp(p) && p.aboard === '' && !isHeld(w.s, p) && isInside(w, p, house),
  );
}

/** Those band members who can speak, fire and move. */
export function ableIn(w: BdzWorld, house: string): Person[] {
  return bandIn(w, house).filter(carriesOn);
}

interface Wanted {
  /** Minimum inches from middle to middle. */
  readonly off: number;
  readonly bearing: number;
  /** Spots already assigned to others. */
  readonly others: readonly At[];
  /** The figure that has to see the spot; nobody if left out. */
  readonly seenBy?: string;
  /**
   * True for somebody who goes in: it stands at the rear of a rig, and not just anywhere behind it. BDZ-D-rig-trailer.
   */
  readonly goesIn?: true;
}

/** The free spot in a building, or behind a rig, nearest to the wanted one; undefined if there is no room. */
export function spotIn(w: BdzWorld, house: string, from: At, wanted: Wanted): Place | undefined {
  const table = tableOf(w);
  const ways = table.ways(8);
  const { off, bearing, others, seenBy } = wanted;
  const may = wanted.goesIn ? isInside : comesOutAt;
  for (let r = off; r <= FAR; r += STEP)
    for (let k = 0; k < 360 / ROUND; k++) {
      const by = Math.ceil(k / 2) * ROUND * (k % 2 === 0 ? 1 : -1);
      const at: Place = [...spotAt(from, turn(bearing + by), r), from.level];
      const [x, y, level] = at;
      if (!may(w, { x, y, level }, house) || !hasRoom(table, ways, at, others, BASE)) continue;
      if (seenBy === undefined || table.seesSpot(seenBy, { x, y, level })) return at;
    }
  return seenBy === undefined ? undefined : spotIn(w, house, from, { off, bearing, others });
}

/** The first free spot in front of a building's doors, or its windows if it has none. */
export function spotBefore(w: BdzWorld, house: string, others: readonly At[]): Place | undefined {
  const table = tableOf(w);
  const bare = bareGround(w.s, w.book.ground);
  const all = openingsIn(w).filter((o) => houseOfOpening(bare, o) === house && o.piece.from === 0);
  const doors = all.filter((o) => o.what === 'door');
  for (const off of SPREAD)
    for (const opening of doors.length > 0 ? doors : all) {
      const [x, y] = outside(w, opening);
      for (let bearing = 0; bearing < 360; bearing += off === 0 ? 360 : 30) {
        const at: Place = [...spotAt({ x, y }, bearing, off), 0];
        const out = table.houseOf({ x: at[0], y: at[1], level: 0 }) === undefined;
        if (out && hasRoom(table, table.ways(8), at, others, BASE)) return at;
      }
    }
  return undefined;
}

/** Distances in inches from a door at which people coming out of it are placed. */
const SPREAD = [0, 0.6, 1.2, 2, 3, 4, 5] as const;
