import { ask, Choose, type Rule, Some } from '@shambles/engine';
import type { Book } from './book.js';
import type { RosWorld } from './facts.js';
import { cardsOf } from './kinds.js';
import { able, living, type Order, type Person, type Place, personOf, placeOf, type State } from './state.js';
import { tableOf } from './table.js';
import { nameLine, nameOf } from './words.js';

/** How far an order is heard, and how near a radio must be to serve a neighbour. ROS-card-ORDER, ROS-item-radio. */
const HEARING = 20;
const SHARED_RADIO = 10;

/** ROS-card-ORDER. One simple instruction to one or more NPS who hear it; they act on it this turn. ROS-D-order-when. */
export function* giveOrder(w: RosWorld, p: Person): Rule<void> {
  const heard = hearers(w, p);
  if (!able(p) || heard.length === 0) {
    const why = able(p) ? 'nobody-hears' : 'helpless';
    w.happen({ is: 'wasted', cause: 'ROS-card-wasted', to: 'all', who: p.id, card: 'order', why });
    return;
  }
  const orders = simpleOrders(w.s, w.book, p);
  const id = yield* ask(
    w,
    p.id,
    'ROS-order',
    'order',
    new Choose([...orders.keys()], {
      line: (o) => orderLine(w.book, orders.get(o) as Order),
      on: (o) => targetOf(o),
    }),
    { who: nameOf(w.book, p.id) },
  );
  const who = yield* ask(
    w,
    p.id,
    'ROS-card-ORDER',
    'order-whom',
    new Some(heard, { min: 1, max: heard.length }, { line: (n) => nameLine(w.book, n), on: (n) => n }),
    { who: nameOf(w.book, p.id) },
  );
  const order = orders.get(id) as Order;
  for (const n of who)
    if (!(order.do === 'follow' && order.who === n) && !(order.do === 'guard' && order.what === n))
      w.happen({ is: 'ordered', cause: 'ROS-order', to: 'all', who: n, by: p.id, order });
}

/** NPS who hear a survivor: within 20 cm, or by radio at any distance. ROS-item-radio. */
export function hearers(w: RosWorld, p: Person): string[] {
  const table = tableOf(w);
  const holders = living(w.s).filter((q) => q.minor.includes('tactical radio'));
  const onAir = (n: Person) =>
    holders.some((q) => q.id !== p.id && (q.id === n.id || table.gap(q.id, n.id) <= SHARED_RADIO));
  const radio = p.minor.includes('tactical radio');
  return living(w.s)
    .filter((n) => n.kind === 'nps' && !n.trapped && n.inside === '' && p.inside === '')
    .filter((n) => table.gap(p.id, n.id) <= HEARING || (radio && onAir(n)))
    .map((n) => n.id);
}

/** The forms an order can take, each with its named targets. ROS-order. */
export function simpleOrders(s: State, book: Book, p: Person): Map<string, Order> {
  const orders = new Map<string, Order>();
  const places = namedPlaces(s, book);
  for (const q of s.people)
    if (q.where === 'table') orders.set(`follow ${q.id}`, { do: 'follow', who: q.id });
  for (const { id, name, at } of places) orders.set(`run ${id}`, { do: 'run', to: at, name });
  orders.set('guard here', { do: 'guard', what: 'here' });
  for (const q of s.people)
    if (q.where === 'table' && q.id !== p.id) orders.set(`guard ${q.id}`, { do: 'guard', what: q.id });
  for (const { id, name, at } of places) orders.set(`shoot ${id}`, { do: 'shoot', at, name });
  orders.set('melee', { do: 'melee' });
  for (const f of s.finds) orders.set(`take ${f.id}`, { do: 'take', what: f.id });
  return orders;
}

/** Places that go by a name: buildings, exits, the landing point. */
function namedPlaces(s: State, book: Book): { id: string; name: string; at: Place }[] {
  const houses = (book.map.buildings ?? []).map((b) => {
    const [w, so, e, n] = b.rect ?? [0, 0, 0, 0];
    return { id: b.id, name: b.name, at: [(w + e) / 2, (so + n) / 2, 0] as Place };
  });
  const others = (book.map.places ?? [])
    .filter((p) => p.kind === 'exit' || p.kind === 'landing')
    .map((p): { id: string; name: string; at: Place } => {
      const [w, so, e, n] = p.rect ?? [p.at?.[0] ?? 0, p.at?.[1] ?? 0, p.at?.[0] ?? 0, p.at?.[1] ?? 0];
      return { id: p.id, name: p.name ?? p.id, at: [(w + e) / 2, (so + n) / 2, p.level ?? 0] };
    });
  return s.phase === 'over' ? [] : [...houses, ...others];
}

function orderLine(book: Book, order: Order): { key: string; values: Record<string, string> } {
  const id = 'who' in order ? order.who : 'what' in order ? order.what : '';
  const name = 'name' in order ? order.name : nameOf(book, id);
  return { key: `order.${order.do}`, values: { name } };
}

/** The thing on the table that an order points at. */
function targetOf(id: string): string {
  return id.split(' ')[1] ?? '';
}

/** Orders of this turn's ORDER cards, in the order of the seats. */
export function* ordersSpoken(w: RosWorld): Rule<void> {
  for (const p of living(w.s))
    if (p.kind === 'ps' && cardsOf(p.play).includes('order')) yield* giveOrder(w, p);
}

/** Why an order has come to its end, if it has. ROS-order-last. */
export function orderEnds(w: RosWorld, p: Person): string | undefined {
  const { order } = p;
  if (!order) return undefined;
  const near = (at: Place) =>
    p.level === at[2] && Math.sqrt((p.x - at[0]) ** 2 + (p.y - at[1]) ** 2) <= ARRIVED;
  switch (order.do) {
    case 'run':
      return near(order.to) || tableOf(w).sameHouse(p, order.to) ? 'arrived' : undefined;
    case 'take': {
      const find = w.s.finds.find((f) => f.id === order.what);
      return find && (!find.open || (find.things?.length ?? 0) > 0) ? undefined : 'done';
    }
    case 'follow':
      return personOf(w.s, order.who).where === 'table' ? undefined : 'gone';
    case 'guard':
      return order.what === 'here' || personOf(w.s, order.what).where === 'table' ? undefined : 'gone';
    case 'shoot':
      return p.pistol > 0 || p.clip > 0 ? undefined : 'no-shots';
    case 'melee':
      return undefined;
  }
}

const ARRIVED = 3;

export function placeOfFind(s: State, id: string): Place | undefined {
  const find = s.finds.find((f) => f.id === id);
  return find && placeOf(find);
}
