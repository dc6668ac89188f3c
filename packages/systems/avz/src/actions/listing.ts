import type { Book } from '../book.js';
import { bitsIn, lowestIn, type Places } from '../components/places.js';
import type { Side } from '../kinds.js';
import { attacks, type Group, group, held, inContact, moves } from '../movement/movement.js';
import { cut } from '../muster/cut.js';
import type { Survey } from '../muster/muster.js';
import { counter, type State } from '../state.js';
import { ALIEN_VERBS, type GroupOrder, type Order, type Verb, verbsOf } from './queue.js';

/** The counters of a location that may act. */
export interface Stack {
  readonly place: number;
  readonly who: number[];
}

/** Counters in rows, location by location: the first one of each, and behind each counter the next. */
const FIRST = new Int16Array(32);
const NEXT = new Int16Array(4096);
const ROW: number[] = [];

/** Own counters that have not acted, by location; locations in order, those without any left out. */
export function ready(s: State, book: Book, side: Side): Stack[] {
  const all = book.muster.look(s).everyReady(side, s);
  let places: Places = 0;
  for (let i = all.length - 1; i >= 0; i--) {
    const c = all[i] as number;
    const place = s.at[c] as number;
    NEXT[c] = places & (1 << place) ? (FIRST[place] as number) : -1;
    FIRST[place] = c;
    places |= 1 << place;
  }
  const found: Stack[] = [];
  for (let rest = places; rest !== 0; rest &= rest - 1) {
    const place = lowestIn(rest);
    let n = 0;
    for (let c = FIRST[place] as number; c >= 0; c = NEXT[c] as number) ROW[n++] = c;
    found.push({ place, who: cut(ROW, n) });
  }
  return found;
}

/** Counters of one kind together. Counters are numbered kind by kind. */
export function kinds(who: readonly number[], book: Book): number[][] {
  const groups: number[][] = [];
  let last: unknown;
  for (const c of who) {
    const { key } = counter(book, c);
    if (key === last) groups[groups.length - 1]?.push(c);
    else groups.push([c]);
    last = key;
  }
  return groups;
}

/** The parts of a location's counters that are offered: one of a kind, all of a kind, all. */
function addParts(offered: (readonly number[])[], who: readonly number[], book: Book): void {
  const first = who[0] as number;
  // Counters are numbered kind by kind.
  if (who.length === 1 || counter(book, first).key === counter(book, who[who.length - 1] as number).key) {
    offered.push(who);
    if (who.length > 1) offered.push([first]);
    return;
  }
  const groups = kinds(who, book);
  offered.push(...groups, who);
  for (let g = groups.length - 1; g >= 0; g--) {
    const all = groups[g] as number[];
    if (all.length > 1) offered.push(all.slice(0, 1));
  }
}

const VERBS = ALIEN_VERBS.length;

/** Where the parts of a list may end, verb by verb: 31 locations, twice six kinds and all of them. */
const GOALS = new Int32Array(31 * 13 * VERBS);

/** Puts where a group may end by each verb into GOALS, in the verbs' order, and returns how many goals that makes. */
function lookForGoals(at: number, s: State, book: Book, g: Group, seen: Survey): number {
  const stays = held(s, g, seen) !== undefined;
  const here = 1 << g.from;
  const special = inContact(g, seen) ? here : 0;
  const attack = attacks(s, book, g, seen, stays);
  const move = moves(s, book, g, seen, stays);
  GOALS[at] = special;
  GOALS[at + 1] = attack;
  GOALS[at + 2] = move;
  GOALS[at + 3] = here;
  return bitsIn(special) + bitsIn(attack) + bitsIn(move) + 1;
}

/** Orders for one counter: by verb, then by goal. */
type Alone = readonly (readonly GroupOrder[])[];

/**
 * Orders for single counters by number, made when one is first listed: lists are long and much alike. They hold numbers
 * and a verb alone, so that they serve every game; the same number may be an Alien in one mix and a Zombie in another.
 */
const ALIEN_ALONE: Alone[] = [];
const ZOMBIE_ALONE: Alone[] = [];

function ordersAlone(side: Side, who: readonly number[]): Alone {
  const known = side === 'alien' ? ALIEN_ALONE : ZOMBIE_ALONE;
  const c = who[0] as number;
  known[c] ??= verbsOf(side).map((verb) =>
    Array.from({ length: 31 }, (_, to): GroupOrder => ({ do: verb, who, to, next: undefined })),
  );
  return known[c];
}

/**
 * One order each: single counters, all of one kind in a location, all in it; every verb, every goal. Where there are more than
 * `most`, the first of them.
 */
export function listOrders(
  stacks: readonly Stack[],
  s: State,
  book: Book,
  side: Side,
  seen: Survey,
  most: number,
): Order[] {
  const verbs = verbsOf(side);
  // First where each part may end, verb by verb: so the list is made as long as it will be.
  const offered: (readonly number[])[] = [];
  let n = 0;
  for (let i = 0; i < stacks.length && n < most; i++) {
    const first = offered.length;
    addParts(offered, (stacks[i] as Stack).who, book);
    for (let p = first; p < offered.length; p++)
      n += lookForGoals(p * VERBS, s, book, group(s, book, side, offered[p] as readonly number[]), seen);
  }
  const found = new Array<Order>(n);
  let at = 0;
  for (let p = 0; p < offered.length; p++) {
    const who = offered[p] as readonly number[];
    const alone = who.length === 1 ? ordersAlone(side, who) : undefined;
    for (let v = 0; v < VERBS; v++) {
      let can = GOALS[p * VERBS + v] as Places;
      if (alone) {
        const orders = alone[v] as readonly GroupOrder[];
        for (; can !== 0; can &= can - 1) found[at++] = orders[lowestIn(can)] as GroupOrder;
      } else
        for (; can !== 0; can &= can - 1)
          found[at++] = { do: verbs[v] as Verb, who, to: lowestIn(can), next: undefined };
    }
  }
  return n > most ? found.slice(0, most) : found;
}
