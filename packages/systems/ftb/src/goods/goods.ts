import type { FtbWorld } from '../facts.js';
import { isGun, isMeleeWeapon, type Thing } from '../kinds.js';
import type { RuleId } from '../register.js';
import { type Item, itemOf, type Person, personOf } from '../state.js';
import { HANDS, handsFor } from '../tables/weapons.js';

export function isWeapon(what: Thing): boolean {
  return isGun(what) || isMeleeWeapon(what);
}

/** True for weapons that can be carried concealed: pistols of all kinds and One-Hand melee weapons. FTB-D-59. */
export function isConcealable(w: Pick<FtbWorld, 'book'>, what: Thing): boolean {
  return isWeapon(what) && handsFor(w, what) === 1;
}

/** Weapons that a person has in view. FTB-D-59. */
export function inView(p: Person): Item[] {
  return p.concealed ? [] : p.hand.map((id) => itemOf(p, id)).filter(({ what }) => isWeapon(what));
}

/** True if a person has a concealed weapon in hand, which must be drawn before use. FTB-D-59. */
export function hides(p: Pick<Person, 'id' | 'items' | 'hand' | 'concealed'>): boolean {
  return p.concealed && p.hand.some((id) => isWeapon(itemOf(p, id).what));
}

/** Brings a concealed weapon into view when it is used. FTB-D-59. */
export function draws(w: FtbWorld, who: string): void {
  if (hides(personOf(w.s, who))) w.happen({ is: 'drew', cause: 'FTB-D-59', who });
}

/** Number of free hands; a two-handed Item fills both. FTB-11.7.3a, FTB-11.7.3b. */
export function freeHands(w: FtbWorld, p: Person): number {
  return HANDS - p.hand.reduce((n, id) => n + handsFor(w, itemOf(p, id).what), 0);
}

/**
 * A person's load: its Items, each counted by the hands it needs. Worn armour counts nothing. FTB-11.7.3a, FTB-11.8.1.
 */
export function load(w: Pick<FtbWorld, 'book'>, p: Pick<Person, 'items' | 'armored'>): number {
  let worn = p.armored;
  return p.items.reduce((sum, { what }) => {
    if (what === 'body-armor' && worn) {
      worn = false;
      return sum;
    }
    return sum + handsFor(w, what);
  }, 0);
}

/** Load that a person can still take up, to a limit of three times its Rep. FTB-11.7.4c. */
export function roomFor(w: FtbWorld, p: Person): number {
  return 3 * p.rep - load(w, p);
}

/** New Items of these kinds. */
export function newItems(w: FtbWorld, things: readonly Thing[]): Item[] {
  return things.map((what, i) => ({ id: w.s.next.item + i, what, empty: false }));
}

/** The Items, taken in order, that a person can carry in addition to what it has. FTB-11.7.4c. */
export function carriable(w: FtbWorld, p: Person, items: readonly Item[]): Item[] {
  let room = roomFor(w, p);
  return items.filter(({ what }) => {
    const hands = handsFor(w, what);
    if (hands > room) return false;
    room -= hands;
    return true;
  });
}

/** Gives a person Items; those it cannot carry are left where it is. FTB-11.7.1c, FTB-11.7.4c. */
export function gain(
  w: FtbWorld,
  who: string,
  items: readonly Item[],
  how: 'search' | 'loot' | 'barter' | 'found',
  cause: RuleId,
): void {
  const p = personOf(w.s, who);
  const taken = carriable(w, p, items);
  const left = items.filter((item) => !taken.includes(item));
  if (taken.length > 0) w.happen({ is: 'got', cause, who, items: taken, how });
  if (how !== 'barter') takeInHand(w, p, taken, cause);
  if (left.length > 0) layDown(w, p, left, cause);
}

/** Puts weapons just taken up into free hands, since the figure spent its turn on them. FTB-11.7.3b. */
function takeInHand(w: FtbWorld, p: Person, items: readonly Item[], cause: RuleId): void {
  if (hides(p)) return;
  let free = freeHands(w, p);
  const hand = [...p.hand];
  for (const { id, what } of items) {
    if (!isWeapon(what) || handsFor(w, what) > free) continue;
    free -= handsFor(w, what);
    hand.push(id);
  }
  if (hand.length > p.hand.length) holds(w, p, { hand, concealed: false }, cause);
}

/** Changes what a person has in hand, wears or conceals. */
export function holds(
  w: FtbWorld,
  p: Person,
  now: {
    readonly hand?: readonly number[];
    readonly armored?: boolean;
    readonly concealed?: boolean;
    readonly turn?: true;
  },
  cause: RuleId,
): void {
  const { id, hand, armored, concealed } = p;
  w.happen({ is: 'in-hand', cause, who: id, hand: [...hand], armored, concealed, ...now });
}

/** The dose of the Cure that a person may take: undefined if it has none or is immune. FTB-D-266. */
export function doseFor(p: Person): Item | undefined {
  return p.infection === 'immune' ? undefined : p.items.find((i) => i.what === 'cure');
}

/** Takes a dose of the Cure. FTB-14.15.1b. */
export function takesDose(w: FtbWorld, p: Person): void {
  const { id: item } = doseFor(p) as Item;
  w.happen({ is: 'dose', cause: 'FTB-14.15.1b', who: p.id, item });
}

/** Leaves Items in a heap where a person is. */
function layDown(w: FtbWorld, p: Person, items: readonly Item[], cause: RuleId): void {
  const { x, y, level } = p;
  const heap = { id: `heap-${w.s.next.heap}`, x, y, level, items: [...items] };
  w.happen({ is: 'heap', cause, heap });
}

/** Items in hand at first: weapons in order, as far as hands allow. FTB-11.7.3b. */
export function handFor(w: Pick<FtbWorld, 'book'>, items: readonly Item[]): number[] {
  let free = HANDS;
  const hand: number[] = [];
  for (const { id, what } of items) {
    const hands = handsFor(w, what);
    if (!isWeapon(what) || hands > free) continue;
    free -= hands;
    hand.push(id);
  }
  return hand;
}
