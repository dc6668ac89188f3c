import type { Book } from './book.js';
import { cut } from './cut.js';
import type { Side } from './kinds.js';
import { attacks, group, held, inContact, moves } from './movement.js';
import { bitsIn, lowestIn, type Places } from './places.js';
import { type GroupOrder, type Order, type Verb, verbsOf } from './queue.js';
import { counter, type State, type Survey } from './state.js';

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

/** Counters that are offered together, with their orders: by verb, to the goals that were listed last. */
interface Part {
  readonly who: readonly number[];
  readonly goals: Places[];
  readonly orders: GroupOrder[][];
}

/** What was listed for a location. */
interface Kept {
  readonly who: readonly number[];
  readonly parts: readonly Part[];
}

/**
 * What was last listed, by side and location. From one question to the next most groups stay and can go where they could: their
 * orders, which are numbers and a verb alone, are listed again as they are.
 */
const KEPT = new WeakMap<Book, { readonly [S in Side]: Kept[] }>();

function keptFor(book: Book, side: Side): Kept[] {
  let kept = KEPT.get(book);
  if (kept === undefined) {
    kept = { alien: [], zombie: [] };
    KEPT.set(book, kept);
  }
  return kept[side];
}

function partsOf({ place, who }: Stack, kept: Kept[], book: Book, verbs: number): readonly Part[] {
  const known = kept[place];
  if (known !== undefined && same(known.who, who)) return known.parts;
  const offered: (readonly number[])[] = [];
  addParts(offered, who, book);
  const parts = offered.map(
    (part): Part => ({ who: part, goals: new Array(verbs).fill(0), orders: new Array(verbs).fill([]) }),
  );
  kept[place] = { who, parts };
  return parts;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function ordersOf(part: Part, v: number, verb: Verb, goals: Places): readonly GroupOrder[] {
  if (part.goals[v] === goals) return part.orders[v] as GroupOrder[];
  const { who } = part;
  const orders = new Array<GroupOrder>(bitsIn(goals));
  let at = 0;
  for (let rest = goals; rest !== 0; rest &= rest - 1)
    orders[at++] = { do: verb, who, to: lowestIn(rest), next: undefined };
  part.goals[v] = goals;
  part.orders[v] = orders;
  return orders;
}

/** The orders of a list, one verb of one part after the other. */
const ROWS: (readonly GroupOrder[])[] = [];

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
  const kept = keptFor(book, side);
  let rows = 0;
  let n = 0;
  for (let i = 0; i < stacks.length && n < most; i++) {
    const parts = partsOf(stacks[i] as Stack, kept, book, verbs.length);
    for (let p = 0; p < parts.length; p++) {
      const part = parts[p] as Part;
      const g = group(s, book, side, part.who);
      const stays = held(s, g, seen) !== undefined;
      const here = 1 << g.from;
      const special = inContact(g, seen) ? here : 0;
      for (let v = 0; v < verbs.length; v++) {
        const verb = verbs[v] as Verb;
        const goals =
          verb === 'move'
            ? moves(s, book, g, seen, stays)
            : verb === 'attack'
              ? attacks(s, book, g, seen, stays)
              : verb === 'pass'
                ? here
                : special;
        if (goals === 0) continue;
        const row = ordersOf(part, v, verb, goals);
        ROWS[rows++] = row;
        n += row.length;
      }
    }
  }
  // As long as it will be from the start: a list that grows is copied again and again.
  const found = new Array<Order>(n);
  let at = 0;
  for (let r = 0; r < rows; r++) {
    const row = ROWS[r] as readonly GroupOrder[];
    for (let i = 0; i < row.length; i++) found[at++] = row[i] as GroupOrder;
  }
  return n > most ? found.slice(0, most) : found;
}
