import { ask, choose, type Line, type Rule, Some } from '@shambles/engine';
import { bearingOf, distance, GRAIN, grains, inArc } from '@shambles/field';
import type { Book } from '../book.js';
import type { RosWorld } from '../facts.js';
import { canCarry } from '../goods/carrying.js';
import { hindrance } from '../ground/contact.js';
import { cardsOf, THROWN } from '../kinds.js';
import { know } from '../senses/prey.js';
import {
  living,
  type Order,
  type Person,
  type Place,
  personOf,
  placeOf,
  type State,
  zedOf,
} from '../state.js';
import { ARC, tableOf } from '../table.js';
import { nameLine, nameOf } from '../words.js';
import { canReload, loaded, zedsInSight } from './lookout.js';

/**
 * Distance within which an order is heard, and within which a radio serves a neighbour, in cm. ROS-card-ORDER,
 * ROS-item-radio.
 */
const HEARING = 20;
const SHARED_RADIO = 10;

/**
 * ORDER: one simple instruction to one or more NPS who hear it; they act on it this turn. It is called out aloud, so
 * Zeds notice. ROS-card-ORDER, ROS-D-order-when, ROS-U-priority.
 */
function* giveOrder(w: RosWorld, p: Person): Rule<void> {
  const heard = hearers(w, p);
  const why = noOrder(w, p, heard);
  if (why !== undefined) {
    w.happen({ is: 'wasted', cause: 'ROS-card-wasted', who: p.id, card: 'order', why });
    return;
  }
  know(w, [p]);
  const orders = simpleOrders(w, heard).filter(({ order }) => fitFor(heard, order).length > 0);
  const { order } = yield* ask(
    w,
    p.id,
    'ROS-order',
    'order',
    choose(orders, {
      id: ({ id }) => id,
      line: ({ order }) => orderLine(w.book, order),
      on: ({ on }) => on,
    }),
    { who: nameOf(w.book, p.id) },
  );
  const fit = fitFor(heard, order);
  const who = yield* ask(
    w,
    p.id,
    'ROS-card-ORDER',
    'order-whom',
    new Some(fit, { min: 1, max: fit.length }, { line: (n) => nameLine(w.book, n), on: (n) => n }),
    { who: nameOf(w.book, p.id) },
  );
  for (const n of who) w.happen({ is: 'ordered', cause: 'ROS-order', who: n, by: p.id, order });
}

/** The hearers that an order fits: nobody is told to follow, guard or run to themselves. */
function fitFor(heard: readonly string[], order: Order): string[] {
  const about = order.do === 'guard' ? order.what : 'who' in order && order.do !== 'use' ? order.who : '';
  return heard.filter((n) => n !== about);
}

/** NPS who hear a survivor: within 20 cm, or by radio at any distance. ROS-item-radio. */
export function hearers(w: RosWorld, p: Person): string[] {
  const table = tableOf(w);
  const holders = living(w.s).filter((q) => q.minor.includes('tactical radio'));
  // Somebody that close to the speaker's own radio hears the speaker without it.
  const onAir = (n: Person) => holders.some((q) => q.id === n.id || table.gap(q.id, n.id) <= SHARED_RADIO);
  const radio = p.minor.includes('tactical radio');
  return living(w.s)
    .filter((n) => n.kind === 'nps' && !n.trapped)
    .filter((n) => table.gap(p.id, n.id) <= HEARING || (radio && onAir(n)))
    .map((n) => n.id);
}

/** An order that can be given, and the thing on the table that it points at. */
interface Told {
  readonly id: string;
  readonly order: Order;
  readonly on: string;
}

/** Why a survivor can give no order; undefined if it can. ROS-card-wasted. */
export function noOrder(w: RosWorld, p: Person, heard = hearers(w, p)): string | undefined {
  return hindrance(p) ?? (heard.length === 0 ? 'nobody-hears' : undefined);
}

/** The forms an order can take, each with its named targets. ROS-order. */
function simpleOrders(w: Pick<RosWorld, 's' | 'book'>, heard: readonly string[]): Told[] {
  const { s, book } = w;
  const orders: Told[] = [];
  const offer = (order: Order, on: string, id = `${order.do} ${on}`) => orders.push({ id, order, on });
  const places = namedPlaces(s, book);
  const people = living(s).map((q) => ({ id: q.id, name: nameOf(book, q.id), at: placeOf(q) }));
  for (const { id } of people) offer({ do: 'follow', who: id }, id);
  for (const { id, name, at } of places) offer({ do: 'run', to: at, name }, id);
  for (const { id, name, at } of people) offer({ do: 'run', to: at, name, who: id }, id);
  offer({ do: 'guard', what: 'here' }, '', 'guard here');
  for (const { id } of people) offer({ do: 'guard', what: id }, id);
  for (const { id, name, at } of places) offer({ do: 'shoot', at, name }, id);
  offer({ do: 'melee' }, '', 'melee');
  for (const f of s.finds) offer({ do: 'take', what: f.id }, f.id);
  const items = new Set(s.people.filter((q) => heard.includes(q.id)).flatMap((q) => q.minor));
  for (const item of items) {
    if (item === 'First Aid Kit')
      for (const { id, name } of people) offer({ do: 'use', item, who: id, name }, id, `use ${item} ${id}`);
    else if ((THROWN as readonly string[]).includes(item))
      for (const { id, name, at } of places) offer({ do: 'use', item, at, name }, id, `use ${item} ${id}`);
    else if (item === 'torch' || item.endsWith(' reload'))
      offer({ do: 'use', item, name: '' }, '', `use ${item}`);
  }
  return orders;
}

/** Named places: buildings, exits and the landing point. */
export function namedPlaces(s: State, book: Book): { id: string; name: string; at: Place }[] {
  const houses = book.ground.houses.map(({ id, name, box: [w, so, e, n] }) => {
    return { id, name, at: [(w + e) / 2 / GRAIN, (so + n) / 2 / GRAIN, 0] as Place };
  });
  const others = (book.map.places ?? [])
    .filter((p) => p.kind === 'exit' || p.kind === 'landing')
    .map((p): { id: string; name: string; at: Place } => {
      const [w, so, e, n] = p.rect ?? [p.at?.[0] ?? 0, p.at?.[1] ?? 0, p.at?.[0] ?? 0, p.at?.[1] ?? 0];
      return { id: p.id, name: p.name ?? p.id, at: [(w + e) / 2, (so + n) / 2, p.level ?? 0] };
    });
  return s.phase === 'over' ? [] : [...houses, ...others];
}

function orderLine(book: Book, order: Order): Line {
  if (order.do === 'use') {
    const thing = { noun: `thing.${order.item}`, count: 1 };
    const { name } = order;
    return name === ''
      ? { key: 'order.use-bare', values: { thing } }
      : { key: 'order.use', values: { thing, name } };
  }
  const id = 'what' in order ? order.what : 'who' in order ? (order.who ?? '') : '';
  const name = 'name' in order ? order.name : nameOf(book, id);
  return { key: `order.${order.do}`, values: { name } };
}

/** Orders of this turn's ORDER cards, in the order of the seats. */
export function* ordersSpoken(w: RosWorld): Rule<void> {
  for (const p of living(w.s))
    if (p.kind === 'ps' && cardsOf(p.play).includes('order')) yield* giveOrder(w, p);
}

/** Why an order has ended; undefined if it has not. ROS-order-last. */
export function orderEnds(w: RosWorld, p: Person): string | undefined {
  const { order } = p;
  if (!order) return undefined;
  const gone = (id: string) => personOf(w.s, id).where !== 'table';
  switch (order.do) {
    case 'run':
      return runEnds(w, p, order);
    case 'take': {
      const find = w.s.finds.find((f) => f.id === order.what);
      // It cannot fetch what it has no room for.
      return find && (!find.open || canCarry(p, find.things ?? []).length > 0) ? undefined : 'done';
    }
    case 'follow':
      return gone(order.who) ? 'gone' : undefined;
    case 'guard':
      return order.what !== 'here' && gone(order.what) ? 'gone' : undefined;
    case 'shoot':
      if (!loaded(p) && !canReload(w.book, p)) return 'no-shots';
      return order.fired && !targetInArc(w, p, order.at) ? 'no-target' : undefined;
    case 'melee':
      return zedsInSight(w, p, Number.POSITIVE_INFINITY).length > 0 ? undefined : 'no-target';
    case 'use':
      if (order.item === 'torch' || !p.minor.includes(order.item)) return 'done';
      if (order.item.endsWith(' reload') && !canReload(w.book, p, order.item)) return 'done';
      return order.who !== undefined && (gone(order.who) || personOf(w.s, order.who).hits < 2)
        ? 'done'
        : undefined;
  }
}

/** True if a Zed is visible in the arc that the NPS was told to fire at. */
function targetInArc(w: RosWorld, p: Person, at: Place): boolean {
  const facing = bearingOf(at[0] - p.x, at[1] - p.y);
  return zedsInSight(w, p, Number.POSITIVE_INFINITY, true).some((id) => {
    const z = zedOf(w.s, id);
    return inArc(facing, ARC, grains(z.x) - grains(p.x), grains(z.y) - grains(p.y));
  });
}

function runEnds(w: RosWorld, p: Person, { to, who }: Extract<Order, { do: 'run' }>): string | undefined {
  if (who !== undefined) {
    const q = personOf(w.s, who);
    if (q.where !== 'table') return 'gone';
    return q.level === p.level && tableOf(w).gap(p.id, who) <= NEXT_TO ? 'arrived' : undefined;
  }
  const near = p.level === to[2] && distance(p, { x: to[0], y: to[1] }) <= ARRIVED;
  return near || tableOf(w).sameHouse(p, to) ? 'arrived' : undefined;
}

/** Distance from the middle of a place, or from somebody's base, at which an NPS has arrived, in cm. */
const ARRIVED = 3;
const NEXT_TO = 1;
