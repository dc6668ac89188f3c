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

/** Linked lists of counters by location: the first counter of each, and the one after each counter. */
const FIRST = new Int16Array(32);
const NEXT = new Int16Array(4096);
const ROW: number[] = [];

/** Own counters that have not acted, by location, in order and without empty locations. */
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

/** Groups counters by kind. Counters are numbered kind by kind. */
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

/** Adds the groups offered at a location: one of a kind, all of a kind, all. */
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

/**
 * Goals of the offered groups, verb by verb, with room for 31 locations of two groups for each of six kinds and one of
 * all.
 */
const GOALS = new Int32Array(31 * 13 * VERBS);

/** Writes the goals of a group for each verb into GOALS, in the verbs' order, and returns the number of goals. */
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
 * Orders for single counters by number, cached because lists are long and much alike. They hold only numbers and a
 * verb, so they serve every game; the same number may be an Alien in one mix and a Zombie in another.
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
 * Lists single orders, at most `most`: for one counter, all of one kind in a location and all in it, with every verb
 * and every goal.
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
  // The goals are found first, so that the list is allocated at its final length.
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
