import type { Rule } from '@shambles/engine';
import { distance } from '@shambles/field';
import { hasPlace } from '@shambles/measured';
import { areasOf, isClear } from '../contact/parts.js';
import { campaignOf } from '../facts/campaign/months.js';
import type { BdzWorld } from '../facts.js';
import { isStuck } from '../movement/walking.js';
import { itemsOf, thingsOf } from '../people/carrying.js';
import { BAND, OTHERS } from '../scenarios/scenarios.js';
import { suffer } from '../shooting/damage.js';
import type { Encounter } from '../state/encounter.js';
import { addAll, type Goods, takeAll } from '../state/goods.js';
import {
  carriesOn,
  hasRun,
  isHeld,
  isPresent,
  isThere,
  isUp,
  type Person,
  personOf,
  type Vehicle,
} from '../state.js';
import { tableOf } from '../table.js';
import { hasJoined } from './group.js';
import { vehiclesTaken } from './vehicles.js';

/** BDZ-zed-rep. */
const REP = 4;

/**
 * True if the figure can still do something here, or will; the encounter does not wait for one that is hunkered down.
 * BDZ-D-c65.
 */
export function isAble(w: BdzWorld, p: Person): boolean {
  return isPresent(p) && p.status !== 'hunkered' && !isHeld(w.s, p);
}

/** True if the figure keeps an encounter going. BDZ-D-c65, BDZ-D-c110. */
export function canAct(w: BdzWorld, p: Person): boolean {
  return isAble(w, p) && !isStuck(p);
}

/**
 * True if every building has been entered, each of its areas if it is divided, and no zombie or enemy is left.
 * BDZ-enc-tb-end, BDZ-D-c64.
 */
export function isCleared(w: BdzWorld, e: Encounter): boolean {
  const entered = (house: string) => e.houses.filter((h) => h.id === house).length;
  // Where people live in peace nobody may go on. BDZ-enc-mg-lose1.
  const isTheirs = (house: string) => e.houses.some((h) => h.id === house && h.people.length > 0);
  const hostile = w.s.people.some((p) => p.side === OTHERS && isThere(p) && isUp(p) && !hasRun(p));
  return (
    w.s.zeds.length === 0 &&
    !hostile &&
    tableOf(w).ground.houses.every(
      ({ id }) => (entered(id) >= areasOf(w, id) || isTheirs(id)) && isClear(w, id),
    )
  );
}

/**
 * True if the encounter achieved its purpose. Take Back: the place is cleared. Raid: the captive is brought away, or
 * any goods. Otherwise: anybody came back without running away. Prisoners have not come back. BDZ-enc-tb-end,
 * BDZ-enc-raid-goal, BDZ-D-c111.
 */
export function isWon(w: BdzWorld, e: Encounter): boolean {
  const held = campaignOf(w.s).captives.map((c) => c.who);
  const away = w.s.people.filter(
    (p) => p.side === BAND && !e.guests.includes(p.id) && !held.includes(p.id) && isAlive(p),
  );
  if (e.evading) return false;
  if (e.kind === 'take-back') return isCleared(w, e);
  if (e.kind !== 'raid') return away.some((p) => e.who.includes(p.id));
  if (e.captive !== '') return e.held === 'freed' && away.some((p) => p.id === e.captive);
  const went = away.filter((p) => e.who.includes(p.id));
  const taken = vehiclesTaken(w, e, e.ended);
  const found = taken.some((v) => !campaignOf(w.s).vehicles.includes(v.id));
  return found || itemsOf(gainedBy(e, went, taken)).length > 0;
}

/**
 * What these people have that those who went had not set out with: in their packs, in the vehicles that they come away
 * with, and what those who went hold and wear. BDZ-D-c111.
 */
export function gainedBy(
  { who, brought, own }: Encounter,
  people: readonly Person[],
  taken: readonly Vehicle[],
): Goods {
  const gained: Goods = {};
  for (const v of taken) addAll(gained, v.load ?? {});
  for (const p of people) addAll(gained, own && who.includes(p.id) ? thingsOf(p) : p.load);
  takeAll(gained, brought);
  takeAll(gained, own ?? {});
  return gained;
}

/** True if it is alive and with the band. */
export function isAlive(p: Person): boolean {
  const gone = ['dies', 'never', 'turned', 'put-down'].includes(p.afterwards);
  return !gone && (p.status !== 'dead' || p.afterwards !== 'unknown');
}

/**
 * Decides the fate of band members who lie there out of the fight when the others are gone. Enemies who hold the table
 * take them prisoner, else zombies fall upon them, else the others come back for them. BDZ-D-c110.
 */
export function* leavesBehind(w: BdzWorld, e: Encounter): Rule<void> {
  // On the road some of the band may still be there.
  const held = e.road !== null && w.s.people.some((p) => p.side === BAND && canAct(w, p));
  if (e.ended || held || isCleared(w, e)) return;
  const lying = w.s.people.filter(
    (p) => p.side === BAND && isThere(p) && p.mercy !== 'spared' && (p.status === 'out' || isHeld(w.s, p)),
  );
  const away = w.s.people.some((p) => e.who.includes(p.id) && !hasPlace(p));
  for (const { id: who } of lying) {
    const cause = 'BDZ-D-c110';
    if (
      w.s.people.some((q) => q.side === OTHERS && isThere(q) && carriesOn(q)) ||
      isHeld(w.s, personOf(w.s, who))
    )
      w.happen({ is: 'left-behind', cause, who, fate: 'captured', ...asRecruit(w, who) });
    else if (w.s.zeds.length > 0)
      yield* suffer(w, personOf(w.s, who), 'dead', { by: nearestZed(w, who), rep: REP, zombie: true });
    else if (away) w.happen({ is: 'left-behind', cause, who, fate: 'fetched' });
  }
}

/** Marks a figure of the band's side who has joined for good in this encounter, where it is captured. BDZ-D-c110. */
export function asRecruit(w: BdzWorld, who: string): { readonly recruit?: true } {
  return hasJoined(w.s, personOf(w.s, who)) ? { recruit: true } : {};
}

function nearestZed(w: BdzWorld, who: string): string {
  const p = personOf(w.s, who);
  return [...w.s.zeds].sort((a, b) => distance(a, p) - distance(b, p))[0]?.id ?? '';
}
