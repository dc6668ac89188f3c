import { cargoValue } from '../house/campaign-rows.js';
import type { Tabled } from '../house/tables.js';
import type { Item } from '../kinds.js';
import { add, addAll, amountOf, type Goods } from '../state/goods.js';
import type { Person } from '../state.js';
import { LOADS } from '../tables/campaign/loot.js';

/** The weapons and armour of somebody, and its doses of the Cure. */
export function ownThings(p: Person): Goods {
  const own: Goods = {};
  for (const { gun } of p.guns) add(own, gun, 1);
  for (const melee of [p.melee, ...p.more]) if (melee !== 'unarmed') add(own, melee, 1);
  if (p.armoured) add(own, 'armor', 1);
  add(own, 'cure', p.cures);
  return own;
}

/** Everything that somebody has: in hand, on its body and in its bags. BDZ-D-c30. */
export function thingsOf(p: Person): Goods {
  const all = ownThings(p);
  addAll(all, p.load);
  return all;
}

/** BDZ-T-cargo. */
export function cargoOf(book: Tabled, goods: Readonly<Goods>): number {
  return itemsOf(goods).reduce((sum, item) => sum + cargoValue(book, item) * amountOf(goods, item), 0);
}

/** The kinds of thing among goods, each once. */
export function itemsOf(goods: Readonly<Goods>): Item[] {
  return Object.keys(goods) as Item[];
}

/** Cargo that somebody could still take on. BDZ-enc-encumbrance, BDZ-D-c30. */
export function roomIn(book: Tabled, p: Person): number {
  return LOADS.rep * p.rep - cargoOf(book, thingsOf(p));
}

/** The things that there is room for, taken in order. BDZ-enc-encumbrance. */
export function fitting<T extends Item>(book: Tabled, items: readonly T[], room: number): T[] {
  let left = room;
  return items.filter((each) => {
    const fits = cargoValue(book, each) <= left;
    if (fits) left -= cargoValue(book, each);
    return fits;
  });
}
