import type { Rule } from '@shambles/engine';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { Item } from '../kinds.js';
import { findsCars } from '../loot/losers.js';
import { stows } from '../loot/stowing.js';
import type { Encounter } from '../state/encounter.js';
import { add, addAll, type Goods } from '../state/goods.js';
import { isPresent, type Person } from '../state.js';
import { ENCOUNTER_RULES, placeOf } from './beginning.js';

/** Nobody of the band could still do anything here, or it has been told to be over. BDZ-D-c65. */
export function isOver(w: BdzWorld, e: Encounter): boolean {
  return e.ended || !w.s.people.some((p) => isBand(w, p) && isPresent(p));
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
export function* comesHome(w: BdzWorld, e: Encounter, won: boolean): Rule<void> {
  const band = w.s.people.filter(
    (p) => e.who.includes(p.id) || (p.side === 'player-1' && !e.guests.includes(p.id)),
  );
  const lost = band.filter(isLost).map((p) => p.id);
  const members = campaignOf(w.s).members.map((m) => m.id);
  const joined = band.filter((p) => !members.includes(p.id) && !isLost(p)).map((p) => p.id);
  const home = w.s.people.filter((p) => (band.includes(p) || e.guests.includes(p.id)) && !isLost(p));
  yield* findsCars(
    w,
    home.map((p) => p.id),
  );
  const goods: Goods = {};
  for (const p of w.s.people) if (home.some((q) => q.id === p.id)) addAll(goods, p.load);
  const found = { ...goods };
  for (const [item, n] of Object.entries(e.brought)) add(found, item as Item, -n);
  // BDZ-enc-loot-joiners, BDZ-D-c66.
  add(goods, 'food', joined.length);
  const taken = w.s.vehicles.filter((v) => isBandVehicle(w, v.id)).map((v) => v.id);
  countsVehicles(w, e, taken);
  w.happen({
    is: 'came-home',
    cause: ENCOUNTER_RULES[e.kind],
    kind: e.kind,
    lost,
    joined,
    goods,
    vehicles: taken,
    chapter: {
      ...{ kind: e.kind, part: e.part, day: e.day, turns: w.s.turn, won, joined, lost, found },
      area: placeOf(w).area,
      killed: band.filter((p) => p.deeds.killed).length,
    },
  });
  yield* stows(w);
}

/** What they have driven away in is the area's no more. BDZ-D-c59, BDZ-enc-raid-resources. */
function countsVehicles(w: BdzWorld, e: Encounter, taken: readonly string[]): void {
  const place = placeOf(w);
  const found = taken.filter((id) => !campaignOf(w.s).vehicles.includes(id)).length;
  if (!place.stock || found === 0 || e.kind === 'raid') return;
  const vehicles = Math.max(0, (place.stock.vehicles ?? 0) - found);
  w.happen({ is: 'place', cause: 'BDZ-D-c59', place: { ...place, stock: { ...place.stock, vehicles } } });
}

/** The band's own that is still whole, or one that they drove away in. BDZ-D-c59. */
function isBandVehicle(w: BdzWorld, id: string): boolean {
  const v = w.s.vehicles.find((each) => each.id === id);
  if (!v || v.condition === 'wreck' || v.condition === 'overturned' || v.x >= 0) return false;
  return (
    campaignOf(w.s).vehicles.includes(id) || w.s.people.some((p) => p.aboard === id && p.side === 'player-1')
  );
}
