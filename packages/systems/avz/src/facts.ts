import type { Named, World } from '@shambles/engine';
import type { Book } from './book.js';
import type { Icon, Side } from './kinds.js';
import type { RuleId } from './register.js';
import {
  counterIn,
  DEAD_PILE,
  DRAWN,
  GRAVE,
  numberOf,
  type Phase,
  put,
  RESERVE,
  rest,
  type State,
  spend,
} from './state.js';

/** The places beside the board, as facts name them. */
type Beside = 'reserve' | 'grave' | 'dead-pile';

type Deed<I extends string> = Named<I, RuleId>;

export type AvzFact =
  | (Deed<'sides'> & { readonly first: Side })
  | (Deed<'turn'> & { readonly turn: number })
  | (Deed<'phase'> & { readonly phase: Phase; readonly turn: number })
  | (Deed<'drawn'> & { readonly counters: readonly string[] })
  | (Deed<'drawn-unseen'> & { readonly count: number })
  /** Counters set up, spawned or landed: by location. */
  | (Deed<'placed'> & {
      readonly how: 'set-up' | 'spawn' | 'landing';
      readonly places: readonly { readonly at: string; readonly counters: readonly string[] }[];
    })
  | (Deed<'grave-empty'> & { readonly lost: number })
  | (Deed<'revealed'> & { readonly tile: string; readonly number: number; readonly icons: readonly Icon[] })
  | (Deed<'icon'> & { readonly icon: Icon; readonly at?: string })
  | (Deed<'no-effect'> & { readonly icon: Icon })
  | (Deed<'laser'> & {
      readonly at: string;
      readonly die: number;
      readonly zombies: number;
      readonly burns: boolean;
    })
  | (Deed<'claw'> & object)
  | (Deed<'rise'> & { readonly more: number })
  | (Deed<'swapped'> & { readonly trooper: string; readonly mutant: string; readonly at: string })
  | (Deed<'rampage'> & { readonly path: readonly string[] })
  | (Deed<'trampled'> & { readonly at: string })
  | (Deed<'bfar'> & { readonly counter: string; readonly at: string })
  | (Deed<'missiles'> & { readonly hits: number; readonly wasted: number })
  | (Deed<'landing'> & { readonly budget: number })
  /** A Move, the step of an Attack, or a rampage; a Move is the counters' action of the turn. */
  | (Deed<'moved'> & {
      readonly counters: readonly string[];
      readonly from: string;
      readonly into: string;
      readonly action: 'move' | 'attack' | 'rampage';
    })
  /** Took its action of the turn; a Move is told by `moved`. */
  | (Deed<'acted'> & {
      readonly counters: readonly string[];
      readonly action: 'attack' | 'blast' | 'chomp' | 'pass';
      readonly at: string;
    })
  | (Deed<'hits'> & {
      readonly side: Side;
      readonly at: string;
      readonly hits: number;
      readonly on: readonly { readonly kind: string; readonly dice: number; readonly from: number }[];
      readonly why: readonly string[];
    })
  | (Deed<'saves'> & {
      readonly side: Side;
      readonly at: string;
      readonly saved: number;
      readonly left: number;
      readonly from: number;
      readonly why: readonly string[];
    })
  | (Deed<'bounced'> & { readonly at: string; readonly hits: number })
  | (Deed<'killed'> & { readonly counters: readonly string[]; readonly at: string; readonly where: Beside })
  /** Zombies that leave the dead pile: for a location or the grave. */
  | (Deed<'returned'> & {
      readonly counters: readonly string[];
      readonly where: string;
      readonly spent: boolean;
    })
  | (Deed<'queued'> & { readonly rest: readonly string[] })
  | (Deed<'discarded'> & { readonly counters: readonly string[]; readonly at: string })
  | (Deed<'turn-over'> & { readonly turn: number })
  | (Deed<'ended'> & { readonly dead: number; readonly level: string; readonly winner: Side | 'none' });

export type AvzWorld = World<State, Book, AvzFact>;

function place(book: Book, name: string): number {
  if (name === 'reserve') return RESERVE;
  if (name === 'grave') return GRAVE;
  return name === 'dead-pile' ? DEAD_PILE : (book.locationNumber.get(name) as number);
}

function putAll(s: State, book: Book, ids: readonly string[], at: number): void {
  for (let i = 0; i < ids.length; i++) put(s, book, counterIn(book, ids, i), at);
}

function spendAll(s: State, book: Book, ids: readonly string[]): void {
  for (let i = 0; i < ids.length; i++) spend(s, book, counterIn(book, ids, i));
}

/** The only place where the state of the game changes. What a tile changes stands in `evolveEvent`. */
export function evolve(s: State, fact: AvzFact, book: Book): void {
  // The first ones happen most often.
  switch (fact.is) {
    case 'acted':
      spendAll(s, book, fact.counters);
      return;
    case 'moved':
      putAll(s, book, fact.counters, place(book, fact.into));
      if (fact.action === 'move') spendAll(s, book, fact.counters);
      return;
    case 'phase':
      s.phase = fact.phase;
      if (s.rest.length > 0) s.rest = [];
      rest(s, book);
      return;
    case 'killed':
      putAll(s, book, fact.counters, place(book, fact.where));
      return;
    case 'sides':
      s.first = fact.first;
      return;
    case 'turn':
      s.turn = fact.turn;
      s.claw = false;
      s.rise = false;
      return;
    case 'drawn':
      putAll(s, book, fact.counters, DRAWN);
      return;
    case 'placed':
      for (const { at, counters } of fact.places) putAll(s, book, counters, place(book, at));
      return;
    case 'returned':
      putAll(s, book, fact.counters, place(book, fact.where));
      if (fact.spent) spendAll(s, book, fact.counters);
      return;
    case 'queued':
      s.rest = fact.rest.slice();
      return;
    case 'discarded':
      putAll(s, book, fact.counters, RESERVE);
      return;
    default:
      evolveEvent(s, fact, book);
  }
}

/** What a tile and its icons change. */
function evolveEvent(s: State, fact: AvzFact, book: Book): void {
  switch (fact.is) {
    case 'revealed':
      s.tiles.push(book.tiles.findIndex((t) => t.id === fact.tile));
      s.icon = 0;
      return;
    case 'icon':
      s.icon++;
      return;
    case 'claw':
      s.claw = true;
      return;
    case 'rise':
      s.rise = true;
      return;
    case 'swapped':
      put(s, book, numberOf(book, fact.trooper), RESERVE);
      put(s, book, numberOf(book, fact.mutant), place(book, fact.at));
      return;
    case 'bfar':
      put(s, book, numberOf(book, fact.counter), place(book, fact.at));
      return;
    default:
      return;
  }
}
