import { ask, choose, type Rule, rowFor } from '@shambles/engine';
import { drawn, possibly, sum } from '@shambles/thw';
import { settingOf } from '../book.js';
import { hasSaw, thing } from '../facts/campaign/loot.js';
import { campaignOf } from '../facts/campaign/months.js';
import { one } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { type Item, isGun, isMelee, type VehicleKind } from '../kinds.js';
import { itemsOf, ownThings, thingsOf } from '../people/carrying.js';
import { amountOf } from '../state/goods.js';
import {
  atPeace,
  carriesOn,
  hasHands,
  inMelee,
  isThere,
  PARKED,
  type Person,
  personOf,
  vehicleOf,
} from '../state.js';
import { tableOf } from '../table.js';
import type { Pocket } from '../tables/campaign/loot.js';
import { vehiclesIn } from '../tables/ground.js';
import { SMALL_RV } from '../tables/vehicles.js';
import { examines } from '../vehicles/starting.js';
import { takes } from './taking.js';

/**
 * People beside somebody who are out of the fight or dead, and are not on its side unless dead. BDZ-enc-losers-weapon.
 */
export function atMercyOf(w: BdzWorld, p: Person): Person[] {
  if (!w.s.encounter || atPeace(w.s)) return [];
  if (!hasHands(p) || !carriesOn(p) || inMelee(w.s, p.id) || p.aboard !== '') return [];
  return w.s.people.filter(
    (q) =>
      (q.side !== p.side || q.status === 'dead') &&
      hasHands(q) &&
      (q.status === 'out' || q.status === 'dead') &&
      isThere(q) &&
      isWithin(w, p, q) &&
      w.s.zeds.every((z) => z.feast !== q.id),
  );
}

/** True if somebody on foot touches a body, or is beside the vehicle at rest that it is in. BDZ-enc-losers-weapon. */
function isWithin(w: BdzWorld, p: Person, { id, aboard }: Person): boolean {
  if (aboard === '') return tableOf(w).touching(p.id, id);
  const v = vehicleOf(w.s, aboard);
  return v.speed === 0 && tableOf(w).besideVehicle(p.id, v);
}

/**
 * What somebody may take from a beaten person: weapons, body armour and its load; from a dead friend, everything.
 * BDZ-enc-losers-weapon.
 */
export function spoilsOf(p: Person, q: Person): Item[] {
  if (p.side === q.side) return itemsOf(thingsOf(q));
  const own = itemsOf(ownThings(q)).filter((item) => isGun(item) || isMelee(item) || item === 'armor');
  return [...new Set([...own, ...itemsOf(q.load)])];
}

/** Takes things from a body one at a time, until the player stops. BDZ-enc-losers-weapon. */
export function* strips(w: BdzWorld, who: string, body: string): Rule<void> {
  const cause = 'BDZ-enc-losers-weapon';
  for (;;) {
    const p = personOf(w.s, who);
    const spoils: readonly (Item | 'done')[] = [...spoilsOf(p, personOf(w.s, body)), 'done'];
    if (spoils.length === 1) return;
    const item = yield* ask(
      w,
      p.seat,
      cause,
      'strip',
      choose(spoils, {
        id: (each) => each,
        line: (each) =>
          each === 'done' ? { key: 'strip.done' } : { key: 'strip.item', values: { item: thing(each) } },
        ends: (each) => each === 'done',
      }),
      { who: one(who), whom: one(body) },
    );
    if (item === 'done') return;
    const { saw } = personOf(w.s, body);
    const empties = emptiesOf(w, body);
    const had = hasSaw(p);
    w.happen({ is: 'gave-up', cause, who: body, item, by: who });
    yield* takes(w, who, [], item, cause, emptiesOf(w, body) < empties);
    // A saw that has stalled or run dry does not run for whoever takes it. BDZ-melee-chainsaw-gas.
    if (item === 'chainsaw' && saw !== 'works' && !had && hasSaw(personOf(w.s, who)))
      w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-gas', who, saw });
  }
}

/** The number of somebody's guns that are out of ammo. BDZ-shoot-ammo. */
function emptiesOf(w: BdzWorld, who: string): number {
  return personOf(w.s, who).guns.filter((g) => g.empty).length;
}

/**
 * Beaten people of other sides whose pockets nobody has searched. A search takes a whole activation.
 * BDZ-enc-losers-search, BDZ-enc-losers-once.
 */
export function friskable(w: BdzWorld, p: Person): Person[] {
  if (p.used > 0 || p.fired || p.fast >= 0) return [];
  return atMercyOf(w, p).filter((q) => q.side !== p.side && !q.frisked);
}

/** Rolls for what somebody beaten has in its pockets. BDZ-enc-losers-result, BDZ-T-losers. */
export function* inPockets(
  w: BdzWorld,
  by: { readonly seat?: string; readonly who?: string } = {},
): Rule<Pocket> {
  const { losers } = w.book.tables;
  const roll = { rule: 'BDZ-enc-losers-result', label: 'frisk', table: losers.id, ...by } as const;
  return rowFor(losers, yield* sum(w, 1, roll)).item;
}

/** Rolls a die for keys or medical supplies. BDZ-enc-losers-search, BDZ-enc-losers-result, BDZ-D-c33. */
export function* frisks(w: BdzWorld, who: string, body: string): Rule<void> {
  const { seat } = personOf(w.s, who);
  const item = yield* inPockets(w, { seat, who });
  w.happen({ is: 'frisked', cause: 'BDZ-enc-losers-search', who, body, item });
  if (item !== 'none') yield* takes(w, who, [], item, 'BDZ-enc-losers-search');
  w.happen({ is: 'rested', cause: 'BDZ-enc-losers-search', who: [who] });
}

/**
 * After the encounter, each set of keys brought home leads to a car of whoever had them, which the area's stock does
 * not count. BDZ-enc-losers-search, BDZ-camp-overfish, BDZ-D-c91.
 */
export function* findsCars(w: BdzWorld, home: readonly string[]): Rule<void> {
  for (const who of home)
    for (let n = amountOf(personOf(w.s, who).load, 'keys'); n > 0; n--) yield* findsCar(w, who);
}

function* findsCar(w: BdzWorld, who: string): Rule<void> {
  const { seat } = personOf(w.s, who);
  const kinds = vehiclesIn(settingOf(w.s, w.book).area);
  const rule = 'BDZ-D-c91';
  const like = () => 'vehicle';
  const kind = (yield* drawn(w, { rule, label: 'car', from: kinds, like })) as VehicleKind;
  const roll = { rule: 'BDZ-D-c5', label: 'rv', seat, who } as const;
  const large = kind === 'rv' && !(yield* possibly(w, SMALL_RV, roll));
  const id = `own-${kind}-${campaignOf(w.s).next.vehicle}`;
  const vehicle = { ...PARKED, triedBy: [], id, kind, large, keys: 'at-hand', x: -1, y: -1 } as const;
  w.happen({ is: 'car-found', cause: rule, who, vehicle: { ...vehicle, triedBy: [] } });
  yield* examines(w, who, id);
}
