import { hasPlace } from '@shambles/measured';
import { insideOf } from '../contact/trailers.js';
import type { BdzWorld } from '../facts.js';
import { BAND } from '../scenarios/scenarios.js';
import type { House } from '../state/encounter.js';
import { isPresent, isUp, type Person } from '../state.js';

/**
 * The building, part of a building or trailer that somebody is in, if it has been looked into. BDZ-enc-occupied,
 * BDZ-D-rig-trailer.
 */
export function houseAbout(w: BdzWorld, p: Person): House | undefined {
  if (!hasPlace(p) || p.aboard !== '') return undefined;
  const id = insideOf(w, p);
  return id === undefined ? undefined : w.s.encounter?.houses.findLast((h) => h.id === id);
}

function isIn(w: BdzWorld, p: Person, house: House): boolean {
  const about = houseAbout(w, p);
  return about?.id === house.id && about.part === house.part;
}

/** True if nobody inside objects to a search: no zombie and nobody outside the band. BDZ-enc-loot-search, BDZ-D-c64. */
function isClear(w: BdzWorld, house: House): boolean {
  return (
    house.people.length === 0 &&
    w.s.zeds.every((z) => insideOf(w, z) !== house.id) &&
    w.s.people.every((p) => p.side === BAND || !isPresent(p) || !isIn(w, p, house))
  );
}

/**
 * Reports which buildings have become clear and which can no longer be searched. A building is searched in one
 * activation only, at once or later, by everybody inside. Runs before anything else is done. BDZ-enc-loot-once,
 * BDZ-D-c25.
 */
export function seesWhatIsClear(w: BdzWorld): void {
  if (!w.s.campaign || !w.s.encounter) return;
  for (const house of w.s.encounter.houses.map((h) => ({ ...h }))) {
    const clear = now(w, house);
    if (clear === house.clear) continue;
    const { id, part, trailer } = house;
    const first = house.clear === 'no';
    const cause = first ? 'BDZ-D-c64' : 'BDZ-D-c25';
    w.happen({ is: 'clear', cause, id, part, ...(trailer && { trailer }), clear, first });
  }
}

function now(w: BdzWorld, house: House): House['clear'] {
  if (house.clear === 'past' || (house.searched.length > 0 && w.s.active?.side !== BAND)) return 'past';
  return isClear(w, house) ? 'now' : 'no';
}

/** Adult friends in the same building who are up and so could carry something. */
export function matesIn(w: BdzWorld, p: Person): string[] {
  const house = houseAbout(w, p);
  const mates = w.s.people.filter(
    (q) => q.id !== p.id && q.side === p.side && q.being === 'adult' && isUp(q),
  );
  return house ? mates.filter((q) => isIn(w, q, house)).map((q) => q.id) : [];
}
