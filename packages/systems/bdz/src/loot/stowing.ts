import { ask, begunSince, choose, type Rule, WholeNumber } from '@shambles/engine';
import { placeAt, thing } from '../facts/campaign/loot.js';
import { campaignOf, freeOf } from '../facts/campaign/months.js';
import { one, word } from '../facts/lines.js';
import type { BdzWorld } from '../facts.js';
import { cargoValue } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import { seatsIn } from '../house/vehicle-rows.js';
import { type Item, isGun, isMelee } from '../kinds.js';
import { cargoOf, itemsOf, ownThings, roomIn } from '../people/carrying.js';
import { amountOf } from '../state/goods.js';
import { hasHands, type Person, personOf, type Vehicle } from '../state.js';
import { LOADS } from '../tables/campaign/loot.js';
import { waysWith } from './taking.js';

/**
 * Cargo that a vehicle can carry: a fixed amount for each seat, cab and rear together. BDZ-enc-encumbrance-vehicle,
 * BDZ-veh-def-seats.
 */
export function vehicleRoom(book: Tabled, v: Pick<Vehicle, 'kind' | 'large'>): number {
  const [front, rear] = seatsIn(book, v);
  return LOADS.seat * (front + rear);
}

/**
 * Cargo that the band can carry in addition to what its members already have on them. BDZ-enc-encumbrance,
 * BDZ-enc-encumbrance-vehicle.
 */
export function bandRoom(w: BdzWorld): number {
  const campaign = campaignOf(w.s);
  const people = freeOf(campaign).map((id) => personOf(w.s, id));
  const wheels = w.s.vehicles.filter((v) => campaign.vehicles.includes(v.id));
  return (
    people.reduce((sum, p) => sum + roomIn(w.book, p), 0) +
    wheels.reduce((sum, v) => sum + vehicleRoom(w.book, v), 0)
  );
}

type How = 'store' | 'fetch' | 'leave';

/** In games begun under earlier revisions, even a band without anybody left is asked what it leaves. */
const ALL_LEFT_SINCE = 21;

/**
 * After an encounter, the band leaves behind its excess goods. If it has a base, it may store them there and restock
 * from the store. Without anybody to carry them all goods are left. BDZ-camp-base, BDZ-enc-encumbrance, BDZ-D-c88.
 */
export function* stows(w: BdzWorld): Rule<void> {
  if (freeOf(campaignOf(w.s)).length === 0 && begunSince(w.book, ALL_LEFT_SINCE)) return leavesAll(w);
  for (;;) {
    const { goods } = campaignOf(w.s);
    const { base, store } = placeAt(w.s);
    const [cargo, room] = [cargoOf(w.book, goods), bandRoom(w)];
    // Somebody who already carries more than its limit keeps its load, so negative room counts as none.
    const over = cargo > Math.max(0, room);
    if (!over && (!base || itemsOf(goods).length + itemsOf(store).length === 0)) return;
    const offer = (how: How, items: readonly Item[]) => items.map((item) => ({ how, item }));
    const ways = [
      ...(base ? offer('store', itemsOf(goods)) : []),
      ...(base ? offer('fetch', itemsOf(store)) : []),
      ...(over ? offer('leave', itemsOf(goods)) : []),
    ];
    const way = yield* ask(
      w,
      w.book.seats[0] as string,
      base ? 'BDZ-camp-base' : 'BDZ-enc-encumbrance',
      'stow',
      choose([...ways, ...(over ? [] : [undefined])], {
        id: (each) => (each ? `${each.how} ${each.item}` : 'done'),
        ends: (each) => !each,
        line: (each) => {
          if (!each) return { key: 'stow.done' };
          const n = amountOf(each.how === 'fetch' ? store : goods, each.item);
          return {
            key: n > 1 ? `stow.${each.how}-some` : `stow.${each.how}`,
            values: { items: thing(each.item, n) },
          };
        },
      }),
      { cargo, room },
    );
    if (!way) return;
    yield* moves(w, way.how, way.item, (cargo - room) / cargoValue(w.book, way.item));
  }
}

function leavesAll(w: BdzWorld): void {
  const { goods } = campaignOf(w.s);
  for (const item of itemsOf(goods))
    w.happen({
      is: 'stowed',
      cause: 'BDZ-enc-encumbrance',
      item,
      n: amountOf(goods, item),
      how: 'leave',
    });
}

/** Stores, fetches or leaves a number of one thing; the number proposed is just enough to remove the excess. */
function* moves(w: BdzWorld, how: How, item: Item, excess: number): Rule<void> {
  const { goods } = campaignOf(w.s);
  const most = amountOf(how === 'fetch' ? placeAt(w.s).store : goods, item);
  const likely = Math.min(most, Math.max(1, Math.ceil(excess)));
  const cause = how === 'leave' ? 'BDZ-enc-encumbrance' : 'BDZ-camp-base';
  const seat = w.book.seats[0] as string;
  const values = { items: thing(item, most), way: word(`stow-way.${how}`) };
  const n = most === 1 ? 1 : yield* ask(w, seat, cause, 'stow-n', new WholeNumber(0, most, likely), values);
  if (n > 0) w.happen({ is: 'stowed', cause, item, n, how });
}

// ------------------------------------------------------------------ setting out

/** Things that somebody may take along: those that can be used in an encounter. BDZ-camp-res-use. */
const USEFUL = (item: Item) => !['food', 'luxury', 'keys'].includes(item);

/**
 * Before those who set out are on the table, asks what they take from the band's goods and what they leave.
 * BDZ-camp-res-use, BDZ-enc-encumbrance.
 */
export function* outfits(w: BdzWorld): Rule<void> {
  const going = w.s.encounter?.who ?? [];
  while (itemsOf(campaignOf(w.s).goods).some(USEFUL)) {
    const who = yield* asksWho(w, going);
    if (who === '') return;
    yield* outfit(w, who);
  }
}

/** Asks who takes something along or leaves something; '' for nobody else. BDZ-camp-res-use. */
function* asksWho(w: BdzWorld, going: readonly string[]): Rule<string> {
  const { goods } = campaignOf(w.s);
  const useful = itemsOf(goods).filter(USEFUL);
  return yield* ask(
    w,
    w.book.seats[0] as string,
    'BDZ-camp-res-use',
    'outfit',
    choose([...going, ''], {
      id: (id) => (id === '' ? 'done' : id),
      ends: (id) => id === '',
      line: (id) => (id === '' ? { key: 'outfit.done' } : { key: 'outfit.figure', values: { who: one(id) } }),
      on: (id) => id,
    }),
    { items: useful.map((item) => thing(item, amountOf(goods, item))) },
  );
}

function* outfit(w: BdzWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const way = yield* ask(
    w,
    p.seat,
    'BDZ-camp-res-use',
    'outfit-of',
    choose([...changes(w, p), undefined], {
      id: (each) => (each ? `${each.how} ${each.item}` : 'done'),
      ends: (each) => !each,
      line: (each) =>
        each ? { key: `outfit.${each.how}`, values: { item: thing(each.item) } } : { key: 'strip.done' },
    }),
    { who: one(who) },
  );
  if (way) w.happen({ is: 'outfitted', cause: 'BDZ-camp-res-use', who, item: way.item, how: way.how });
}

function changes(w: BdzWorld, p: Person) {
  const room = roomIn(w.book, p);
  const more = itemsOf(campaignOf(w.s).goods).filter(
    (item) => USEFUL(item) && cargoValue(w.book, item) <= room,
  );
  const takes = more.flatMap((item) => waysWith(p, item).map((how) => ({ how, item })));
  const own = [...new Set([...itemsOf(ownThings(p)), ...itemsOf(p.load)])];
  return [...takes, ...own.map((item) => ({ how: 'back' as const, item }))];
}

// ------------------------------------------------------------------ out of a pack

/** Ways to take a weapon or armour out of somebody's pack. BDZ-camp-res-use. */
export function unpackable(p: Person): { readonly how: 'hand' | 'wear'; readonly item: Item }[] {
  return itemsOf(p.load).flatMap((item) =>
    waysWith(p, item).flatMap((how) => (how === 'keep' ? [] : [{ how, item }])),
  );
}

// ------------------------------------------------------------------ between two locations of Day One

/** Things that somebody holds or wears, and may as well pack. BDZ-camp-res-weapons, BDZ-camp-res-armor. */
const HELD = (item: Item) => isGun(item) || isMelee(item) || item === 'armor';

/**
 * Where somebody has packed a weapon or armour, asks who takes such a thing out of its pack, or packs one.
 * BDZ-camp-res-use, BDZ-D-c97.
 */
export function* unpacks(w: BdzWorld, going: readonly Person[]): Rule<void> {
  const able = going.filter(hasHands).map((p) => p.id);
  if (!able.some((id) => itemsOf(personOf(w.s, id).load).some(HELD))) return;
  for (;;) {
    const who = yield* asksWho(w, able);
    if (who === '') return;
    yield* repacks(w, who);
  }
}

function* repacks(w: BdzWorld, who: string): Rule<void> {
  const p = personOf(w.s, who);
  const own = itemsOf(ownThings(p)).filter(HELD);
  const ways = [...unpackable(p), ...own.map((item) => ({ how: 'keep' as const, item }))];
  const way = yield* ask(
    w,
    p.seat,
    'BDZ-camp-res-use',
    'outfit-of',
    choose([...ways, undefined], {
      id: (each) => (each ? `${each.how} ${each.item}` : 'done'),
      ends: (each) => !each,
      line: (each) =>
        each
          ? { key: `outfit.${each.how === 'keep' ? 'pack' : each.how}`, values: { item: thing(each.item) } }
          : { key: 'strip.done' },
    }),
    { who: one(who) },
  );
  if (way) w.happen({ is: 'repacked', cause: 'BDZ-D-c97', who, item: way.item, how: way.how });
}
