import { ask, type Rule, Some } from '@shambles/engine';
import { type AttackResult, attack } from '../attack/attack.js';
import { lowestIn } from '../components/places.js';
import type { AvzWorld } from '../facts.js';
import type { Side } from '../kinds.js';
import { enter } from '../setup/setup.js';
import { alienKey, aliensAt, idsOf, numberOf, survey } from '../state.js';
import { nameOf } from '../words.js';
import { groupsInContact, Orders } from './orders.js';
import { type GroupOrder, type Order, queueIds } from './queue.js';

/** A location holds four Aliens at most; large ones count double. */
export const MOST_ALIENS = 4;
const FEWEST_TOO_MANY = 3;

/**
 * AVZ-3.3, AVZ-3.4. One queue of orders. Each is finished before the next (AVZ-5.0-finish). After dice the rest of the
 * queue returns to its player to be confirmed or changed.
 */
export function* orders(w: AvzWorld, side: Side): Rule<void> {
  const cause = side === 'alien' ? 'AVZ-3.3' : 'AVZ-3.4';
  const first = yield* ask(
    w,
    side,
    cause,
    side === 'alien' ? 'alien-orders' : 'zombie-orders',
    new Orders(w.s, w.book, side),
    { turn: w.s.turn },
  );
  for (let order: Order | undefined = first; order !== undefined; order = order.next) {
    if (order.do === 'finish') return endActions(w, side);
    if (order.do === 'move' || order.do === 'pass') {
      moveOrPass(w, order);
      continue;
    }
    yield* carryOut(w, side, order);
    if (order.next === undefined && w.s.rest.length === 0) return;
    w.happen({ is: 'queued', cause, to: [side], rest: queueIds(order.next, w.book) });
    return;
  }
  if (w.s.rest.length > 0) w.happen({ is: 'queued', cause, to: [side], rest: [] });
}

/** AVZ-5.1, AVZ-5.0-once. There are no dice and nobody to ask. */
function moveOrPass(w: AvzWorld, { do: action, who, to }: GroupOrder): void {
  const counters = idsOf(w.book, who);
  const from = nameOf(w.book, w.s.at[who[0] as number] as number);
  if (action === 'move')
    w.happen({ is: 'moved', cause: 'AVZ-5.1', counters, from, into: nameOf(w.book, to), action });
  else w.happen({ is: 'acted', cause: 'AVZ-5.0-once', counters, action: 'pass', at: from });
}

/** An order that leads to one or more attacks. */
function carryOut(w: AvzWorld, side: Side, order: Exclude<Order, { do: 'finish' }>): Rule<unknown> {
  if (order.do === 'all') return fightAll(w, side, order.verb);
  const { who, to } = order;
  const from = w.s.at[who[0] as number] as number;
  if (to !== from) {
    const counters = idsOf(w.book, who);
    w.happen({
      is: 'moved',
      cause: 'AVZ-5.2',
      counters,
      from: nameOf(w.book, from),
      into: nameOf(w.book, to),
      action: 'attack',
    });
  }
  return fight(w, side, who, order.do as 'attack' | 'blast' | 'chomp');
}

function* fightAll(w: AvzWorld, side: Side, action: 'attack' | 'blast' | 'chomp'): Rule<void> {
  for (const who of groupsInContact(w.s, w.book, side, action)) yield* fight(w, side, who, action);
}

function fight(
  w: AvzWorld,
  side: Side,
  who: readonly number[],
  action: 'attack' | 'blast' | 'chomp',
): Rule<AttackResult> {
  const at = nameOf(w.book, w.s.at[who[0] as number] as number);
  const cause = action === 'attack' ? 'AVZ-5.2' : action === 'blast' ? 'AVZ-5.4' : 'AVZ-5.3';
  w.happen({ is: 'acted', cause, counters: idsOf(w.book, who), action, at });
  return attack(w, side, who, action === 'attack' ? undefined : action);
}

/** Everyone who has not acted passes. */
function endActions(w: AvzWorld, side: Side): void {
  enter(w, side === 'alien' ? 'stacking' : 'turn-end');
}

/**
 * AVZ-6.4b. After the Alien actions, Aliens beyond four in a location go to the reserve; their player chooses which.
 */
export function* stacking(w: AvzWorld): Rule<void> {
  const { book } = w;
  const seen = survey(w.s, book);
  for (let rest = seen.aliens; rest !== 0; rest &= rest - 1) {
    const place = lowestIn(rest);
    if (seen.aliensAt(place) < FEWEST_TOO_MANY) continue;
    const there = aliensAt(w.s, book, place);
    let room = 0;
    for (const c of there) room += alienKey(book, c).stack;
    if (room <= MOST_ALIENS) continue;
    const at = nameOf(book, place);
    const weight = (id: string) => alienKey(book, numberOf(book, id)).stack;
    const cover = { weight, atLeast: room - MOST_ALIENS, rule: 'AVZ-6.4b' };
    const space = new Some(idsOf(book, there), { min: 1, max: there.length, cover }, book.byKind);
    const counters = yield* ask(w, 'alien', 'AVZ-6.4b', 'stacking', space, { at, count: room - MOST_ALIENS });
    w.happen({ is: 'discarded', cause: 'AVZ-6.4b', counters, at });
  }
  enter(w, 'zombie-actions');
}
