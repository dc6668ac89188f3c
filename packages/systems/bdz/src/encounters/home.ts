import type { Rule } from '@shambles/engine';
import { campaignOf, drivesAnothers } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { findsCars } from '../loot/losers.js';
import { barToSearch } from '../loot/searching.js';
import { stows } from '../loot/stowing.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import type { Encounter } from '../state/encounter.js';
import { add, addAll, type Goods } from '../state/goods.js';
import { hasRun, isHeld, isPresent, isThere, type Person, personOf } from '../state.js';
import { repairsAtHome } from '../vehicles/mending.js';
import { ENCOUNTER_RULES, placeOf } from './beginning.js';
import { canAct, gainedBy, isAble, isAlive, isCleared } from './ending.js';
import { isOfBand } from './group.js';
import { countsVehicles, vehiclesTaken } from './vehicles.js';

/**
 * True if the encounter is over: nobody of the band can still do anything, it has been declared over, or the place is
 * cleared. A mutiny is over when one of the two is out of it. BDZ-D-c65, BDZ-enc-tb-end, BDZ-D-c121.
 */
export function isOver(w: BdzWorld, e: Encounter): boolean {
  const band = w.s.people.filter((p) => isOfBand(w.s, p));
  if (e.kind === 'mutiny') return e.ended || !e.who.every((id) => isAble(w, personOf(w.s, id)));
  if (e.ended || !band.some((p) => canAct(w, p))) return true;
  // A figure that may search where it is still does so.
  if (e.kind === 'take-back') return isCleared(w, e) && !band.some((p) => barToSearch(w, p) === undefined);
  // On the road, one side has left, is out of action or running, or has joined the other; the band may still tend the
  // beaten.
  return e.road !== null && (!band.some(isFighting) || (!isHeldByOthers(w) && !liesBeaten(w, e)));
}

const isFighting = (p: Person): boolean => isPresent(p) && !hasRun(p);

/** True if one of the others is still in the fight. */
function isHeldByOthers(w: BdzWorld): boolean {
  return w.s.people.some((p) => p.side === OTHERS && isFighting(p));
}

/**
 * True if one of the others lies there whom the band could still loot or tend. BDZ-enc-losers-weapon,
 * BDZ-enc-wtw-recover.
 */
function liesBeaten(w: BdzWorld, { peace }: Encounter): boolean {
  const lies = (q: Person) => q.side === OTHERS && isThere(q) && (q.status === 'out' || q.status === 'dead');
  return !peace && w.s.people.some(lies);
}

/**
 * True on the road if nobody is left to fight, and the band tends the beaten until it says that it moves on. BDZ-D-c65.
 */
export function mayMoveOn(w: BdzWorld, e: Encounter): boolean {
  return e.road !== null && !e.ended && !e.peace && !isHeldByOthers(w);
}

/**
 * True if the figure is dead or no longer with the band. A captive whom a Raid has not got back is lost. BDZ-D-c89.
 */
function isLost(w: BdzWorld, p: Person): boolean {
  return !isAlive(p) || isHeld(w.s, p);
}

/**
 * The band comes home: it keeps what they carried, and the remaining members go on. BDZ-recover-when,
 * BDZ-camp-track-gain.
 */
export function* comesHome(w: BdzWorld, e: Encounter, won: boolean): Rule<void> {
  const band = w.s.people.filter(
    (p) => e.who.includes(p.id) || (p.side === BAND && !e.guests.includes(p.id)),
  );
  // Whatever becomes of a mutineer, it never comes back. BDZ-D-c121.
  const isGone = (p: Person) => isLost(w, p) || (e.kind === 'mutiny' && e.who.includes(p.id) && !p.star);
  const lost = band.filter(isGone).map((p) => p.id);
  const members = campaignOf(w.s).members.map((m) => m.id);
  const joined = band.filter((p) => !members.includes(p.id) && !isLost(w, p)).map((p) => p.id);
  const home = w.s.people.filter((p) => (band.includes(p) || e.guests.includes(p.id)) && !isGone(p));
  yield* findsCars(
    w,
    home.map((p) => p.id),
  );
  const goods: Goods = {};
  const back = w.s.people.filter((p) => home.some((q) => q.id === p.id));
  for (const p of back) addAll(goods, p.load);
  const theirs = e.ended || (e.kind === 'take-back' && won);
  const taken = vehiclesTaken(w, e, theirs);
  for (const v of taken) addAll(goods, v.load ?? {});
  const found = gainedBy(e, back, taken);
  // BDZ-enc-loot-joiners, BDZ-D-c66.
  add(goods, 'food', joined.length);
  const vehicles = taken.map((v) => v.id);
  countsVehicles(w, e, vehicles);
  if (won && e.kind === 'take-back')
    w.happen({ is: 'base-won', cause: 'BDZ-camp-base', place: placeOf(w).id });
  w.happen({
    is: 'came-home',
    cause: ENCOUNTER_RULES[e.kind],
    kind: e.kind,
    lost,
    joined,
    goods,
    vehicles,
    fared: faredOf(w, e, lost, vehicles),
    chapter: {
      kind: e.kind,
      part: e.part,
      day: e.day,
      turns: w.s.turn,
      won,
      joined,
      lost,
      found,
      at: campaignOf(w.s).at,
      area: placeOf(w).area,
      killed: band.filter((p) => p.deeds.killed).length,
      ...acquaintances(w, e, joined),
    },
  });
  // A mutiny is part of the aftermath of an encounter. BDZ-D-c121.
  if (e.kind !== 'mutiny') yield* repairsAtHome(w);
  yield* stows(w);
}

/** People the band will meet again as friends or enemies. BDZ-T-roster. */
function acquaintances(w: BdzWorld, { guests, fired, houses }: Encounter, joined: readonly string[]) {
  const atPeace = houses.flatMap((h) => h.people);
  const living = w.s.people.filter((p) => isAlive(p) && p.status !== 'dead' && !joined.includes(p.id));
  return {
    friends: living.filter((p) => guests.includes(p.id)).map((p) => p.id),
    enemies:
      fired === 'nobody'
        ? []
        : living.filter((p) => p.side === OTHERS && !atPeace.includes(p.id)).map((p) => p.id),
  };
}

/**
 * Members who went and are still in the band, each with its own success; whoever was captured has left it.
 * BDZ-camp-rep-success, BDZ-D-c122, BDZ-D-c123.
 */
function faredOf(
  w: BdzWorld,
  e: Encounter,
  lost: readonly string[],
  taken: readonly string[],
): { who: string; success: boolean }[] {
  const gone = [...lost, ...campaignOf(w.s).captives.map((c) => c.who)];
  const went = w.s.people.filter((p) => e.who.includes(p.id) && !gone.includes(p.id));
  return went.map((p) => ({ who: p.id, success: !e.evading && isSuccess(w, p, taken) }));
}

/**
 * True if all four conditions are met. A vehicle is a resource, found by whoever drives it away. BDZ-camp-rep-success,
 * BDZ-D-c59.
 */
function isSuccess(w: BdzWorld, p: Person, taken: readonly string[]): boolean {
  const { killed, found, hunkered, out } = p.deeds;
  const drives = taken.includes(p.aboard) && drivesAnothers(w.s, p);
  return killed && (found || drives) && !hunkered && !out;
}
