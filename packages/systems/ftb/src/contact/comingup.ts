import { bearingOf, distance } from '@shambles/field';
import { spotAt } from '@shambles/measured';
import type { FtbWorld } from '../facts.js';
import { carriesOn, type Person, type Place, partyOf, personOf } from '../state.js';
import { BASE, FRONT, type FtbTable, tableOf } from '../table.js';
import { facingTo, placesAt } from '../terrain/room.js';

/** How far off those stand who will talk, in inches. FTB-12.8b. */
const TALKING = 3;
/** Nearer, where that has no room. FTB-12.13a. */
const CLOSER = [TALKING, 2.5, 2, 1.5, 1];
/** So many places about a Leader are looked at for each of the others: none stands between the two who talk. */
const ABOUT = 12;

/**
 * Those who will talk come up to the Leader of the players: their own Leader 3 inches off in its sight, the others
 * about it. The players stay where they are. FTB-12.8b, FTB-D-31.
 */
export function comeUp(w: FtbWorld, party: string, led: string, speaker: string): void {
  const p = personOf(w.s, led);
  const first = talkingPlace(w, p, personOf(w.s, speaker));
  if (first) stand(w, speaker, first, p);
  const at = personOf(w.s, speaker);
  const others = partyOf(w.s, party).people.filter((id) => id !== speaker && carriesOn(personOf(w.s, id)));
  for (const id of others) {
    const table = tableOf(w);
    const apart = (place: Place) => table.as(id, place, () => table.sees(led, speaker), 0);
    const place = placesAt(w, at, ABOUT, 'human').find(apart);
    if (place) stand(w, id, place, p);
  }
}

function stand(w: FtbWorld, who: string, at: Place, to: Person): void {
  w.happen({ is: 'stands-at', cause: 'FTB-12.8b', who, at, facing: facingTo(at, to) });
}

/**
 * A place 3 inches from somebody in its Line of Sight, on the side from which the other comes as far as its front
 * goes; nearer where there is no room so far off.
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
  return table.as(other, at, () => table.sees(p.id, other), 0);
}

/** Directions within somebody's front by fives of a degree, the nearest to a bearing first. */
function inFront(facing: number, bearing: number): number[] {
  const found: { readonly at: number; readonly off: number }[] = [];
  for (let turn = -FRONT; turn <= FRONT; turn += 5) {
    const at = (facing + turn + 360) % 360;
    const off = Math.abs(((at - bearing + 540) % 360) - 180);
    found.push({ at, off });
  }
  return found.sort((a, b) => a.off - b.off || a.at - b.at).map(({ at }) => at);
}

/** Whether two stand close enough to talk or trade, in sight of each other. FTB-12.13a. */
export function canTalk(w: FtbWorld, a: Person, b: Person): boolean {
  const table = tableOf(w);
  if (!table.has(a.id) || !table.has(b.id) || a.level !== b.level) return false;
  return distance(a, b) <= TALKING + BASE / 100 && table.sees(a.id, b.id) && table.sees(b.id, a.id);
}
