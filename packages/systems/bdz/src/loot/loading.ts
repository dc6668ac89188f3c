import { ask, choose, type Rule } from '@shambles/engine';
import { hasSaw, thing } from '../facts/campaign/loot.js';
import { one } from '../facts/lines.js';
import { vehicle as named } from '../facts/vehicles.js';
import type { BdzWorld } from '../facts.js';
import { cargoValue } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import type { Item } from '../kinds.js';
import { cargoOf, itemsOf, roomIn } from '../people/carrying.js';
import { add, amountOf, type Goods } from '../state/goods.js';
import {
  carriesOn,
  hasHands,
  inMelee,
  isPresent,
  type Person,
  personOf,
  ridersOf,
  type Vehicle,
  vehicleOf,
} from '../state.js';
import { tableOf } from '../table.js';
import { isUsable } from '../vehicles/driver.js';
import { vehicleRoom } from './stowing.js';

const CAUSE = 'BDZ-enc-encumbrance-vehicle';

/**
 * True if somebody with its whole activation left can get at the cargo of a vehicle: it is aboard, or beside one that
 * is at rest and that nobody of another side holds. BDZ-D-c151.
 */
function isAt(w: BdzWorld, p: Person, v: Vehicle): boolean {
  if (!w.s.encounter || !hasHands(p) || !carriesOn(p) || inMelee(w.s, p.id) || p.used > 0 || p.fired)
    return false;
  if (v.speed > 0 || ridersOf(w.s, v.id).some((q) => q.side !== p.side && isPresent(q))) return false;
  return p.aboard === v.id || (p.aboard === '' && tableOf(w).besideVehicle(p.id, v));
}

/** What somebody could put into a vehicle, thing by thing as long as there is room; keys stay with it. */
function loadable(book: Tabled, p: Person, v: Vehicle): Goods {
  const goods: Goods = {};
  let room = Math.max(0, vehicleRoom(book, v) - cargoOf(book, v.load ?? {}));
  for (const item of itemsOf(p.load).filter((each) => each !== 'keys')) {
    const n = Math.min(amountOf(p.load, item), Math.floor(room / cargoValue(book, item)));
    add(goods, item, n);
    room -= n * cargoValue(book, item);
  }
  return goods;
}

/** True if somebody may put what it has packed into a vehicle that can still be driven or mended. BDZ-D-c151. */
export function mayLoad(w: BdzWorld, p: Person, v: Vehicle): boolean {
  return isUsable(v) && isAt(w, p, v) && itemsOf(loadable(w.book, p, v)).length > 0;
}

/** Puts as much of its pack into a vehicle as there is room for, which takes an activation. BDZ-D-c151. */
export function loads(w: BdzWorld, who: string, vehicle: string): void {
  const goods = loadable(w.book, personOf(w.s, who), vehicleOf(w.s, vehicle));
  const { saw } = personOf(w.s, who);
  const fails = amountOf(goods, 'chainsaw') > 0 && saw !== 'works';
  w.happen({ is: 'loaded', cause: CAUSE, who, vehicle, goods, ...(fails && { saw }) });
  w.happen({ is: 'rested', cause: CAUSE, who: [who] });
}

/** The things in a vehicle that somebody has room for. BDZ-enc-encumbrance. */
function unloadable(book: Tabled, p: Person, { load = {} }: Vehicle): Item[] {
  return itemsOf(load).filter((item) => cargoValue(book, item) <= roomIn(book, p));
}

/** True if somebody may pack something that lies in a vehicle. BDZ-D-c151. */
export function mayUnload(w: BdzWorld, p: Person, v: Vehicle): boolean {
  return isAt(w, p, v) && unloadable(w.book, p, v).length > 0;
}

/** Asks what somebody packs out of a vehicle, which takes an activation. BDZ-D-c151. */
export function* unloads(w: BdzWorld, who: string, vehicle: string): Rule<void> {
  for (;;) {
    const items = unloadable(w.book, personOf(w.s, who), vehicleOf(w.s, vehicle));
    const item = items.length > 0 ? yield* asksWhat(w, who, vehicle, items) : undefined;
    if (!item) break;
    const had = hasSaw(personOf(w.s, who));
    const { saw = 'works' } = vehicleOf(w.s, vehicle);
    w.happen({ is: 'unloaded', cause: CAUSE, who, vehicle, item });
    if (item === 'chainsaw' && !had && saw !== 'works')
      w.happen({ is: 'chainsaw', cause: 'BDZ-melee-chainsaw-gas', who, saw });
  }
  w.happen({ is: 'rested', cause: CAUSE, who: [who] });
}

function* asksWhat(
  w: BdzWorld,
  who: string,
  vehicle: string,
  items: readonly Item[],
): Rule<Item | undefined> {
  const { load = {} } = vehicleOf(w.s, vehicle);
  return yield* ask(
    w,
    personOf(w.s, who).seat,
    CAUSE,
    'unload',
    choose([...items, undefined], {
      id: (each) => each ?? 'done',
      ends: (each) => !each,
      line: (each) =>
        each
          ? { key: 'strip.item', values: { item: thing(each, amountOf(load, each)) } }
          : { key: 'strip.done' },
    }),
    { who: one(who), what: named(vehicle) },
  );
}
