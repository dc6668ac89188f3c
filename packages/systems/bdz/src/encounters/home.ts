import type { Rule } from '@shambles/engine';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import type { Item } from '../kinds.js';
import { findsCars } from '../loot/losers.js';
import { stows } from '../loot/stowing.js';
import { OTHERS } from '../scenarios/scenarios.js';
import type { Encounter } from '../state/encounter.js';
import { add, addAll, type Goods } from '../state/goods.js';
import { isPresent, type Person } from '../state.js';
import { ENCOUNTER_RULES, placeOf } from './beginning.js';

/** Nobody of the band could still do anything here, or it has been told to be over. BDZ-D-c65. Of a mutiny, one of the two. BDZ-D-c121. */
export function isOver(w: BdzWorld, e: Encounter): boolean {
  const able = w.s.people.filter((p) => isBand(w, p) && isPresent(p));
  return e.ended || able.length < (e.kind === 'mutiny' ? e.who.length : 1);
}

/** It is one of the band, guests not counted. */
export function isBand(w: BdzWorld, p: Pick<Person, 'id'>): boolean {
  return campaignOf(w.s).members.some((m) => m.id === p.id);
}

/** Whoever does not live, or is not with the band any more. */
export function isLost(p: Person): boolean {
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
  const isGone = (p: Person) => isLost(p) || p.side !== 'player-1';
  const lost = band.filter(isGone).map((p) => p.id);
  const members = campaignOf(w.s).members.map((m) => m.id);
  const joined = band.filter((p) => !members.includes(p.id) && !isLost(p)).map((p) => p.id);
  const home = w.s.people.filter((p) => (band.includes(p) || e.guests.includes(p.id)) && !isGone(p));
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
    fared: faredOf(w, e, lost),
    chapter: {
      ...{ kind: e.kind, part: e.part, day: e.day, turns: w.s.turn, won, joined, lost, found },
      area: placeOf(w).area,
      killed: band.filter((p) => p.deeds.killed).length,
      ...acquaintances(w, e, joined),
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

/** Whom the band will know again. BDZ-T-roster. */
function acquaintances(w: BdzWorld, { guests, fired }: Encounter, joined: readonly string[]) {
  const living = w.s.people.filter((p) => p.status !== 'dead' && !isLost(p) && !joined.includes(p.id));
  return {
    friends: living.filter((p) => guests.includes(p.id)).map((p) => p.id),
    enemies: fired === 'nobody' ? [] : living.filter((p) => p.side === OTHERS).map((p) => p.id),
  };
}

/** Those who went and are still of the band, each with its own success. BDZ-camp-rep-success. */
function faredOf(w: BdzWorld, e: Encounter, lost: readonly string[]): { who: string; success: boolean }[] {
  const went = w.s.people.filter((p) => e.who.includes(p.id) && !lost.includes(p.id));
  return went.map((p) => ({ who: p.id, success: !e.evading && isSuccess(p) }));
}

/** All four are needed. BDZ-camp-rep-success. */
function isSuccess({ deeds: { killed, found, hunkered, out } }: Person): boolean {
  return killed && found && !hunkered && !out;
}

/** The band's own that is still whole, or one that they drove away in. BDZ-D-c59. */
function isBandVehicle(w: BdzWorld, id: string): boolean {
  const v = w.s.vehicles.find((each) => each.id === id);
  if (!v || v.condition === 'wreck' || v.condition === 'overturned' || v.x >= 0) return false;
  return (
    campaignOf(w.s).vehicles.includes(id) || w.s.people.some((p) => p.aboard === id && p.side === 'player-1')
  );
}
