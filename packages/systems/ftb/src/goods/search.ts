import { ask, begunSince, type Rule, Some } from '@shambles/engine';
import { grains, squareTo } from '@shambles/field';
import { halfDie } from '@shambles/thw';
import type { FtbWorld } from '../facts.js';
import type { RuleId } from '../register.js';
import {
  encounterOf,
  hostile,
  type Item,
  isDown,
  isPlayers,
  itemOf,
  type Person,
  personOf,
  standing,
} from '../state.js';
import { beside } from '../table/beside.js';
import { BASE, tableOf } from '../table.js';
import { ratingOf } from '../tables/goods.js';
import { isSettlement } from '../terrain/buildings.js';
import { word } from '../words.js';
import { carriable, gain, isWeapon, newItems } from './goods.js';
import { rollLoot } from './loot.js';

/** Greatest distance in inches, base to side, at which a figure can search a vehicle. */
const AT_HAND = 0.25;

/** One floor of a building, or a vehicle. FTB-11.9a, FTB-11.9b. */
interface Searchable {
  readonly id: string;
  readonly level: number;
}

/** Places that a person can search from where it is. FTB-11.9a, FTB-11.9b. */
export function searchable(w: FtbWorld, p: Person): Searchable[] {
  return [...within(w, p), ...vehiclesAt(w, p)].filter(
    (place) => mayBeSearched(w, place) && !hasSearched(w, p, place) && !isBarred(w, p, place),
  );
}

function within(w: FtbWorld, p: Person): Searchable[] {
  const id = tableOf(w).houseOf(p);
  return id === undefined ? [] : [{ id, level: p.level }];
}

function vehiclesAt(w: FtbWorld, p: Person): Searchable[] {
  if (p.level !== 0) return [];
  const near = grains(BASE + AT_HAND) ** 2;
  const found = new Set<string>();
  for (const { kind, id, ax, ay, bx, by } of tableOf(w).ground.pieces)
    if (kind === 'vehicle' && squareTo(grains(p.x), grains(p.y), ax, ay, bx, by) <= near) found.add(id);
  return [...found].map((id) => ({ id, level: 0 }));
}

/**
 * True if nobody has searched a place, or its half die of searchers is not used up. FTB-11.9a, FTB-11.9b, FTB-14.10.5c.
 */
function mayBeSearched(w: FtbWorld, { id, level }: Searchable): boolean {
  if (isSettlement(w, id)) return false;
  const known = w.s.premises.find((b) => b.id === id);
  if (!known?.searched.includes(level)) return true;
  const { searching } = known;
  return searching !== null && searching.level === level && searching.done.length < searching.most;
}

function hasSearched(w: FtbWorld, p: Person, { id, level }: Searchable): boolean {
  const searching = w.s.premises.find((b) => b.id === id)?.searching;
  return searching?.level === level && searching.done.includes(p.id);
}

/** True if Enemies on their feet or zombies inside prevent a search; other people do not. FTB-11.9a, FTB-D-61. */
function isBarred(w: FtbWorld, p: Person, { id, level }: Searchable): boolean {
  const table = tableOf(w);
  const inside = (f: { readonly x: number; readonly y: number; readonly level: number }) =>
    f.level === level && table.houseOf(f) === id;
  return w.s.zeds.some(inside) || standing(w.s).some((q) => hostile(w.s, p.side, q.side) && inside(q));
}

/**
 * The first searcher rolls how many may search; then each rolls on Loot against the rating of the area. FTB-11.9a,
 * FTB-11.9c.
 */
export function* search(w: FtbWorld, who: string, { id, level }: Searchable): Rule<void> {
  const { seat } = personOf(w.s, who);
  if (!w.s.premises.find((b) => b.id === id)?.searched.includes(level)) {
    const most = yield* halfDie(w, {
      rule: 'FTB-11.9a',
      label: 'searchers',
      table: 'FTB-T-half-d6',
      seat,
    });
    w.happen({ is: 'search-begun', cause: 'FTB-11.9a', building: id, level, most });
  }
  const { passed, things } = yield* rollLoot(
    w,
    who,
    ratingOf(w.book.tables.rating, encounterOf(w.s).area),
    'FTB-11.9c',
    'search',
  );
  w.happen({ is: 'searched', cause: 'FTB-11.9c', who, building: id, level, passed });
  gain(w, who, newItems(w, things), 'search', 'FTB-11.9c');
}

// ------------------------------------------------------------------ bodies

/** Fallen opponents beside a person, and its own prisoners, whom nobody has looted yet. FTB-11.10a, FTB-D-267. */
export function lootable(w: FtbWorld, p: Person): string[] {
  return fallenFoes(w)
    .filter((q) => hostile(w.s, p.side, q.side))
    .filter((q) => (isPrisoner(q) ? q.captor === p.id : beside(w, p.id, q.id)))
    .map((q) => q.id);
}

/** True if somebody is held by whoever captured it. FTB-7.9. */
function isPrisoner(p: Person): boolean {
  return p.condition === 'captured' && p.captor !== undefined;
}

/**
 * Opponents of the players who lie on the table or are prisoners, and whom nobody has looted yet. FTB-11.10a,
 * FTB-D-267.
 */
export function fallenFoes(w: FtbWorld): Person[] {
  const table = tableOf(w);
  const ours = w.s.people.filter(isPlayers);
  return w.s.people.filter(
    (q) =>
      ((isDown(q) && table.has(q.id)) || isPrisoner(q)) &&
      !isLooted(w, q.id) &&
      ours.some((p) => hostile(w.s, p.side, q.side)),
  );
}

function isLooted(w: FtbWorld, body: string): boolean {
  return encounterOf(w.s).tally[`looted ${body}`] !== undefined;
}

/** The tally of an Item that the players have handed over to robbers. FTB-11.10a. */
export const handedOver = (item: number): string => `handed-over ${item}`;
/** The first revision of the rules in which robbers have to give back what they were handed. FTB-11.10a. */
const GIVEN_BACK_SINCE = 18;

/** True if it is noted what players hand over. */
export function notesHandedOver(w: FtbWorld): boolean {
  return begunSince(w.book, GIVEN_BACK_SINCE);
}

/** True for an Item that players have seen go to those who have it now. FTB-11.10a. */
function wasOurs({ s }: FtbWorld, { id }: Item): boolean {
  return encounterOf(s).tally[handedOver(id)] !== undefined;
}

/**
 * Items that can be taken from the fallen: everything from the same band, from others weapons, body armor and what they
 * have robbed. FTB-11.10a, FTB-5.2b.
 */
function takeable(w: FtbWorld, p: Person, body: Person): Item[] {
  const isOwn = body.side === p.side && body.seat === p.seat;
  return body.items.filter((i) => isOwn || isWeapon(i.what) || i.what === 'body-armor' || wasOurs(w, i));
}

/** True if a body has something that a person may take and can carry. FTB-5.2b. */
export function hasFor(w: FtbWorld, p: Person, body: Person): boolean {
  return takeable(w, p, body).some((i) => carriable(w, p, [i]).length > 0);
}

/** Passes Items from a body to a person, as far as it can carry them. FTB-5.2b, FTB-11.10a. */
export function takeFrom(
  w: FtbWorld,
  who: string,
  body: string,
  items: readonly number[],
  cause: RuleId,
): void {
  const from = personOf(w.s, body);
  const chosen = from.items.filter((i) => items.includes(i.id)).map((i) => ({ ...i }));
  const taken = carriable(w, personOf(w.s, who), chosen);
  if (taken.length === 0) return;
  w.happen({ is: 'lost', cause, who: body, items: taken.map((i) => i.id), how: 'taken' });
  gain(w, who, taken, 'loot', cause);
}

/** Asks which of the Items in view to take. FTB-11.10a, FTB-5.2b. */
export function* takesFrom(w: FtbWorld, id: string, body: string, rule: RuleId): Rule<void> {
  const p = personOf(w.s, id);
  const from = personOf(w.s, body);
  const open = takeable(w, p, from);
  if (open.length === 0) return;
  const chosen = yield* ask(
    w,
    p.seat,
    rule,
    'take',
    new Some(
      open.map((i) => String(i.id)),
      { min: 0, max: open.length },
      {
        line: (item) => ({
          key: 'thing',
          values: { thing: word(`thing.${itemOf(from, Number(item)).what}`) },
        }),
        like: (item) => `${itemOf(from, Number(item)).what} ${itemOf(from, Number(item)).empty}`,
      },
    ),
    { who: word(`person.${id}`), whom: word(`person.${body}`) },
  );
  takeFrom(w, id, body, chosen.map(Number), rule);
}

/** Rolls on Loot once for each opponent searched. FTB-11.10b. */
export function* lootBody(w: FtbWorld, who: string, body: string): Rule<void> {
  const { passed, things } = yield* rollLoot(
    w,
    who,
    ratingOf(w.book.tables.rating, encounterOf(w.s).area),
    'FTB-11.10b',
    'search',
  );
  w.happen({ is: 'looted', cause: 'FTB-11.10b', who, body, passed });
  gain(w, who, newItems(w, things), 'loot', 'FTB-11.10b');
}
