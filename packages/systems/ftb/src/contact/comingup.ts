import { bearingOf, between, distance, turn } from '@shambles/field';
import { spotAt } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { carriesOn, type Person, type Place, partyOf, personOf } from '../state.js';
import { BASE, FRONT, type FtbTable, tableOf } from '../table.js';
import { facingTo, placesAt } from '../terrain/room.js';

/** Distance in inches at which people talk. FTB-12.8b. */
const TALKING = 3;
/** Distances to try in order: closer ones if there is no room. FTB-12.13a. */
const CLOSER = [TALKING, 2.5, 2, 1.5, 1];
/** Candidate places tried for each companion; nobody may block the speakers' view. */
const ABOUT = 12;

/**
 * Moves people who will talk up to the players' Leader: their own Leader goes 3 inches away in its sight, their
 * companions around that Leader. The players stay where they are. FTB-12.8b, FTB-D-31.
 */
export function comeUp(w: FtbWorld, party: string, led: string, speaker: string): void {
  const p = personOf(w.s, led);
  const first = talkingPlace(w, p, personOf(w.s, speaker));
  if (first) stand(w, speaker, first, p);
  const at = personOf(w.s, speaker);
  const others = partyOf(w.s, party).people.filter((id) => id !== speaker && carriesOn(personOf(w.s, id)));
  for (const id of others) {
    const table = tableOf(w);
    const apart = (place: Place) => table.as(id, place, () => table.sees(led, speaker));
    const place = placesAt(w, at, ABOUT, 'human').find(apart);
    if (place) stand(w, id, place, p);
  }
}

function stand(w: FtbWorld, who: string, at: Place, to: Person): void {
  w.happen({ is: 'stands-at', cause: 'FTB-12.8b', who, at, facing: facingTo(at, to) });
}

/**
 * A place 3 inches from a person in its Line of Sight, as near as its front allows to the direction that the other
 * comes from; closer if there is no room at that distance.
 */
function talkingPlace(w: FtbWorld, p: Person, other: Person): Place | undefined {
  const table = tableOf(w);
  const from = bearingOf(other.x - p.x, other.y - p.y);
  const ways = table.ways('human');
  for (const far of CLOSER)
    for (const bearing of inFront(p.facing, from)) {
      const [x, y] = spotAt(p, bearing, far);
      const at: Place = [x, y, p.level];
      if (!ways.standing(...at) || table.taken(at, other.id) || !sees(table, p, at, other.id)) continue;
      if (ways.clear(p.x, p.y, x, y, p.level)) return at;
    }
  return undefined;
}

function sees(table: FtbTable, p: Person, at: Place, other: string): boolean {
  return table.as(other, at, () => table.sees(p.id, other));
}

/** Directions within a person's front at steps of five degrees, those nearest to a bearing first. */
function inFront(facing: number, bearing: number): number[] {
  const found: number[] = [];
  for (let off = -FRONT; off <= FRONT; off += 5) found.push(turn(facing + off));
  return found.sort((a, b) => between(a, bearing) - between(b, bearing) || a - b);
}

/** True if two people are near enough to talk or trade and see each other. FTB-12.13a. */
export function canTalk(w: FtbWorld, a: Person, b: Person): boolean {
  const table = tableOf(w);
  if (!table.has(b.id) || a.level !== b.level) return false;
  return distance(a, b) <= TALKING + BASE / 100 && table.sees(a.id, b.id) && table.sees(b.id, a.id);
}
