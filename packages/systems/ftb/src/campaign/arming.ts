import type { FtbWorld } from '../facts.js';
import { handFor, holds, isWeapon } from '../goods/goods.js';
import type { Item, Person } from '../state.js';
import { type Arms, SHEETS } from '../tables/sheets.js';
import { planOf } from './details.js';

/** The first of these that somebody takes along is worn, and counts nothing. FTB-11.8.1. */
export const ARMOR = 'body-armor';

/** What the Encounter ahead says of weapons; undefined where anything goes. FTB-14.6.5a, FTB-14.7.5a, FTB-14.8.5b. */
export function armsOf(w: FtbWorld): Arms | undefined {
  return w.s.campaign.plan ? SHEETS[w.s.campaign.plan.kind].arms : undefined;
}

/** Whether an Item may go along with others. */
export function isAllowed(arms: Arms | undefined, { what }: Item, others: readonly Item[]): boolean {
  if (!arms || !isWeapon(what)) return true;
  return arms.weapons.includes(what) && others.filter((i) => isWeapon(i.what)).length < arms.most;
}

/** What an Encounter forbids stays behind; what it allows is concealed. FTB-14.6.5a, FTB-14.7.5a, FTB-14.8.5b. */
export function disarm(w: FtbWorld, p: Person): void {
  const arms = armsOf(w);
  if (!arms) {
    wears(w, p);
    return;
  }
  const kept: Item[] = [];
  // What is in hand goes along before what is stowed.
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
  const concealed = hand.some((id) => items.some((i) => i.id === id && isWeapon(i.what)));
  if (hand !== p.hand || concealed !== p.concealed) takes(w, p, hand, concealed);
  else wears(w, p);
}

function inHand(p: Person, { id }: Item): number {
  return Number(p.hand.includes(id));
}

/** Body armor that somebody has is worn. FTB-11.8.1. */
function wears(w: FtbWorld, p: Person): void {
  if (p.items.some((i) => i.what === ARMOR) !== p.armored) takes(w, p, p.hand, p.concealed);
}

/** What somebody has in hand, in view or not; armor that it has is worn. FTB-11.7.3b, FTB-11.8.1. */
export function takes(w: FtbWorld, p: Person, hand: readonly number[], concealed: boolean): void {
  const armored = p.items.some((i) => i.what === ARMOR);
  holds(w, p, { hand, armored, concealed }, 'FTB-11.7.3b');
}
