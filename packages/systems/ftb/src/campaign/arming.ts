import type { FtbWorld } from '../facts.js';
import { handFor, holds, isWeapon } from '../goods/goods.js';
import type { Item, Person } from '../state.js';
import { type Arms, SHEETS } from '../tables/sheets.js';
import { planOf } from './details.js';

/** The first body armor that a person takes along is worn and adds nothing to the load. FTB-11.8.1. */
export const ARMOR = 'body-armor';

/**
 * Limits that the planned Encounter sets on weapons; undefined if there are none. FTB-14.6.5a, FTB-14.7.5a,
 * FTB-14.8.5b.
 */
export function armsOf(w: FtbWorld): Arms | undefined {
  return w.s.campaign.plan ? SHEETS[w.s.campaign.plan.kind].arms : undefined;
}

/** True if an Item may be taken along in addition to the others. */
export function isAllowed(arms: Arms | undefined, { what }: Item, others: readonly Item[]): boolean {
  if (!arms || !isWeapon(what)) return true;
  return arms.weapons.includes(what) && others.filter((i) => isWeapon(i.what)).length < arms.most;
}

/**
 * Removes the weapons that the Encounter forbids and conceals those it allows. FTB-14.6.5a, FTB-14.7.5a, FTB-14.8.5b.
 */
export function disarm(w: FtbWorld, p: Person): void {
  const arms = armsOf(w);
  if (!arms) {
    wears(w, p);
    return;
  }
  const kept: Item[] = [];
  // Items in hand have priority over stowed ones.
  for (const item of p.items.toSorted((a, b) => inHand(p, b) - inHand(p, a)))
    if (isAllowed(arms, item, kept)) kept.push(item);
  const items = p.items.filter((i) => kept.includes(i));
  const before = p.hand.length;
  if (items.length < p.items.length)
    w.happen({
      is: 'packed',
      cause: SHEETS[planOf(w).kind].rule,
      who: p.id,
      items: items.map((i) => i.id),
    });
  const hand = p.hand.length < before ? handFor(w, items) : p.hand;
  const concealed = hand.length > 0;
  if (hand !== p.hand || concealed !== p.concealed) takes(w, p, hand, concealed);
  else wears(w, p);
}

function inHand(p: Person, { id }: Item): number {
  return Number(p.hand.includes(id));
}

/** Puts on body armor that the person has. FTB-11.8.1. */
function wears(w: FtbWorld, p: Person): void {
  if (p.items.some((i) => i.what === ARMOR) !== p.armored) takes(w, p, p.hand, p.concealed);
}

/** Sets what a person has in hand and whether it is concealed; also puts on any body armor. FTB-11.7.3b, FTB-11.8.1. */
export function takes(w: FtbWorld, p: Person, hand: readonly number[], concealed: boolean): void {
  const armored = p.items.some((i) => i.what === ARMOR);
  holds(w, p, { hand, armored, concealed }, 'FTB-11.7.3b');
}
