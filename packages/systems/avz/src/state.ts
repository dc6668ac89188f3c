import type { Book, Counter, Span } from './book.js';
import type { Places } from './components/places.js';
import type { AlienKey, Side, ZombieKey } from './kinds.js';
import { cut } from './muster/cut.js';
import type { Survey } from './muster/muster.js';

/** Where a counter can be besides a location. */
export const GRAVE = -1;
export const DEAD_PILE = -2;
export const RESERVE = -3;
/** Drawn from the grave, seen only by the Zombie player, not yet placed. */
export const DRAWN = -4;

export const PHASES = [
  'sides',
  'zombie-setup',
  'alien-setup',
  'reveal',
  'spawn',
  'event',
  'landing',
  'alien-actions',
  'stacking',
  'zombie-actions',
  'turn-end',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The state of a game between two steps, as plain data. */
export interface State {
  phase: Phase;
  /** 1 to 8 with the printed tiles; 0 during set-up. */
  turn: number;
  /** The side that the first player took, if a die decided; otherwise empty. */
  first: Side | '';
  /** By counter number: a location number, GRAVE, DEAD_PILE, RESERVE or DRAWN. */
  at: number[];
  /** By counter number: 1 if it has acted this phase. */
  spent: number[];
  /** Numbers of the tiles turned up, in order; the last one is the turn's. */
  tiles: number[];
  /** The number of the tile's next icon. */
  icon: number;
  /** Zombie Claw and Zombie Rise work until the turn ends. */
  claw: boolean;
  rise: boolean;
  /** Orders that had not been carried out when something intervened. */
  rest: string[];
}

export function newState(book: Book): State {
  return {
    phase: book.options.sides === 'die' ? 'sides' : 'zombie-setup',
    turn: 0,
    first: '',
    at: book.counters.map((c) => (c.key.side === 'alien' ? RESERVE : GRAVE)),
    spent: book.counters.map(() => 0),
    tiles: [],
    icon: 0,
    claw: false,
    rise: false,
    rest: [],
  };
}

export function copyState(s: State): State {
  return {
    phase: s.phase,
    turn: s.turn,
    first: s.first,
    at: s.at.slice(),
    spent: s.spent.slice(),
    tiles: s.tiles.slice(),
    icon: s.icon,
    claw: s.claw,
    rise: s.rise,
    rest: s.rest.slice(),
  };
}

// ------------------------------------------------------------------ what changes

/** Moves a counter and keeps the muster in step. Nothing else may move a counter once the state has been examined. */
export function put(s: State, book: Book, c: number, place: number): void {
  book.muster.moved(s, c, s.at[c] as number, place);
  s.at[c] = place;
}

/** Records that a counter has acted. */
export function spend(s: State, book: Book, c: number): void {
  book.muster.acted(s, c);
  s.spent[c] = 1;
}

/** Lets everybody act again. */
export function rest(s: State, book: Book): void {
  if (book.muster.rested(s)) return;
  // A loop, because `fill` is a call out of compiled code, which costs more than looping over this short list.
  for (let c = 0; c < s.spent.length; c++) s.spent[c] = 0;
}

// ------------------------------------------------------------------ who is where

export function counter(book: Book, c: number): Counter {
  return book.counters[c] as Counter;
}

export function idOf(book: Book, c: number): string {
  return counter(book, c).id;
}

const IDS: string[] = [];
const FOUND: number[] = [];

export function idsOf(book: Book, counters: readonly number[]): readonly string[] {
  const { named } = book;
  const n = counters.length;
  for (let i = 0; i < n; i++) IDS[i] = idOf(book, counters[i] as number);
  named.ids = cut(IDS, n);
  named.counters = counters;
  return named.ids;
}

/**
 * The counter with the id at `i`. It is cached for the list that was made last, because facts are usually read back at
 * once.
 */
export function counterIn(book: Book, ids: readonly string[], i: number): number {
  const { named } = book;
  return ids === named.ids ? (named.counters[i] as number) : numberOf(book, ids[i] as string);
}

/** The counter of this id. Ids that reach the rules have been checked. */
export function numberOf(book: Book, id: string): number {
  return book.counterNumber.get(id) as number;
}

export function alienKey(book: Book, c: number): AlienKey {
  return counter(book, c).key as AlienKey;
}

export function zombieKey(book: Book, c: number): ZombieKey {
  return counter(book, c).key as ZombieKey;
}

/** Counters of a side at a place, by number. */
export function countersAt(s: State, book: Book, side: Side, place: number): number[] {
  const { muster, spans } = book;
  const zombies = side === 'zombie';
  if (muster.knowsEmpty(s, zombies, place)) return [];
  const { from, to } = zombies ? spans.zombie : spans.alien;
  let n = 0;
  for (let c = from; c < to; c++) if (s.at[c] === place) FOUND[n++] = c;
  return cut(FOUND, n);
}

function anyAt({ at }: State, { from, to }: Span, place: number): boolean {
  for (let c = from; c < to; c++) if (at[c] === place) return true;
  return false;
}

/** Aliens at a location or in the reserve, by counter number. */
export function aliensAt(s: State, book: Book, place: number): number[] {
  return countersAt(s, book, 'alien', place);
}

/** Zombies at a location, in the grave, drawn or dead, by counter number. */
export function zombiesAt(s: State, book: Book, place: number): number[] {
  return countersAt(s, book, 'zombie', place);
}

export function countZombies({ at }: State, book: Book, place: number): number {
  const { from, to } = book.spans.zombie;
  let n = 0;
  for (let c = from; c < to; c++) if (at[c] === place) n++;
  return n;
}

/** True if a Leader is in the location; its presence is enough, AVZ-D-leader-alone. */
export function hasLeader(s: State, book: Book, place: number): boolean {
  return anyAt(s, book.spans.leader, place);
}

export function hasTough(s: State, book: Book, place: number): boolean {
  return book.spans.tough.some((span) => anyAt(s, span, place));
}

/** The current survey of the board. */
export function survey(s: State, book: Book): Survey {
  return book.muster.look(s);
}

/** Locations that hold no counter at all. */
export function emptyPlaces(s: State, book: Book): Places {
  const { aliens, zombies } = survey(s, book);
  return book.everywhere & ~(aliens | zombies);
}
