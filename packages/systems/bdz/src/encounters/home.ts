import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Encounter } from '../state/encounter.js';
import { addAll, type Goods } from '../state/goods.js';
import { isPresent, type Person } from '../state.js';
import { ENCOUNTER_RULES, placeOf } from './beginning.js';

/** Nobody of the band could still do anything here, or it has been told to be over. BDZ-D-c65. */
export function isOver(w: BdzWorld, e: Encounter): boolean {
  if (e.ended || !w.s.people.some((p) => isBand(w, p) && isPresent(p))) return true;
  // Those who were met have left, are out of action or have joined.
  return e.road !== null && !w.s.people.some((p) => p.side === OTHERS && isPresent(p));
}

/** It is one of the band, guests not counted. */
export function isBand(w: BdzWorld, p: Pick<Person, 'id'>): boolean {
  return campaignOf(w.s).members.some((m) => m.id === p.id);
}

/** Whoever does not live, or is not with the band any more. */
function isLost(p: Person): boolean {
  return (
    (p.status === 'dead' && p.afterwards === 'unknown') ||
    ['dies', 'never', 'turned', 'put-down'].includes(p.afterwards)
  );
}

/** What they carried is the band's; who is left of it goes on. BDZ-recover-when, BDZ-camp-track-gain. */
export function comesHome(w: BdzWorld, e: Encounter, won: boolean): void {
  const band = w.s.people.filter(
    (p) => e.who.includes(p.id) || (p.side === 'player-1' && !e.guests.includes(p.id)),
  );
  const lost = band.filter(isLost).map((p) => p.id);
  const members = campaignOf(w.s).members.map((m) => m.id);
  const joined = band.filter((p) => !members.includes(p.id) && !isLost(p)).map((p) => p.id);
  const found: Goods = {};
  for (const p of band) if (!isLost(p)) addAll(found, p.load);
  const taken = w.s.vehicles.filter((v) => isBandVehicle(w, v.id)).map((v) => v.id);
  w.happen({
    is: 'came-home',
    cause: ENCOUNTER_RULES[e.kind],
    kind: e.kind,
    lost,
    joined,
    goods: found,
    vehicles: taken,
    chapter: {
      ...{ kind: e.kind, part: e.part, day: e.day, turns: w.s.turn, won, joined, lost, found },
      area: placeOf(w).area,
      killed: band.filter((p) => p.deeds.killed).length,
    },
  });
}

/** The band's own that is still whole, or one that they drove away in. BDZ-D-c59. */
function isBandVehicle(w: BdzWorld, id: string): boolean {
  const v = w.s.vehicles.find((each) => each.id === id);
  if (!v || v.condition === 'wreck' || v.condition === 'overturned') return false;
  // On the road it drives on when the others are gone.
  const holds = w.s.encounter?.road && w.s.people.some((p) => isBand(w, p) && isPresent(p));
  if (v.x >= 0 && !holds) return false;
  return (
    campaignOf(w.s).vehicles.includes(id) || w.s.people.some((p) => p.aboard === id && p.side === 'player-1')
  );
}
