import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark, Ray } from '@shambles/board';
import type { Scene, SceneCounter } from '@shambles/engine';
import { countersOf } from '../table/things.js';
import { type Context, type Model, moved, type ShapeOf, still } from './model.js';

/** One order of a queue, read from its id. */
export interface Order {
  readonly id: string;
  readonly verb: string;
  /** Undefined for a bulk order and for the last order of a queue. */
  readonly units: readonly string[] | undefined;
  readonly from: string | undefined;
  /** The order's target place, if it has one. */
  readonly to: string | undefined;
}

/** The seat's counters of one likeness in one place that may still be ordered. */
interface Ready {
  readonly like: string;
  readonly name: string;
  readonly units: readonly string[];
  readonly look: SceneCounter | undefined;
  readonly to: { readonly [verb: string]: readonly string[] };
}

/** A queue of orders, picked on the table. */
export interface OrdersModel extends Model {
  readonly kind: 'orders';
  readonly shape: ShapeOf<'orders'>;
  readonly queue: Signal<readonly string[]>;
  readonly orders: ReadonlySignal<readonly Order[]>;
  /** The place whose counters are being ordered. */
  readonly source: Signal<string | undefined>;
  readonly picks: Signal<ReadonlyMap<string, number>>;
  /** The verb that the person insists on; undefined for the first that fits. */
  readonly verb: Signal<string | undefined>;
  readonly pointed: Signal<string | undefined>;
  /** The order that a press on another place would give. Deeds done in the source itself have buttons with odds. */
  readonly considered: ReadonlySignal<readonly [string] | undefined>;
  /** The order of the button pointed at. */
  readonly pointedOrder: Signal<string | undefined>;
  /** The order to describe: the one pointed at, or else the last one given. */
  readonly told: ReadonlySignal<readonly [string] | undefined>;
  /** The place pointed at, if the picked counters can do nothing there. */
  readonly vain: ReadonlySignal<string | undefined>;
  /** The first counter of each likeness picked in the source. */
  readonly heads: ReadonlySignal<readonly string[]>;
  /** A note about the last press. */
  readonly note: Signal<string | undefined>;
  /** Places with counters that may still be given an order. */
  readonly sources: ReadonlySignal<readonly string[]>;
  readyAt(place: string): readonly Ready[];
  /** Places where the picked group may go, by verb; its own place means staying. */
  readonly targets: ReadonlySignal<{ readonly [verb: string]: readonly string[] }>;
  /** How many counters may leave the source; undefined for all. */
  readonly leave: ReadonlySignal<number | undefined>;
  pick(place: string | undefined): void;
  set(like: string, n: number): void;
  /** The order that pressing this place would queue. */
  orderTo(place: string, verb?: string): string | undefined;
  add(place: string, verb?: string): void;
  addBulk(id: string): void;
  /** Queues these orders for counters that have none yet. */
  addAll(ids: readonly string[]): void;
  remove(index: number): void;
  clear(): void;
}

/** Parses an order id such as "attack ufo-1 tank-2 > C3". */
export function readOrder(id: string, scene: Scene): Order {
  const [units = '', to] = id.split(' > ');
  const [verb = '', ...ids] = units.split(' ');
  const named = ids.length > 0 && ids[0] !== 'all' ? ids : undefined;
  return { id, verb, units: named, to, from: countersOf(scene).find((c) => c.id === named?.[0])?.at };
}

/** The orders so far, and the picks for the next order. */
interface Picking
  extends Pick<
    OrdersModel,
    | 'queue'
    | 'orders'
    | 'source'
    | 'picks'
    | 'verb'
    | 'note'
    | 'pointed'
    | 'heads'
    | 'sources'
    | 'readyAt'
    | 'targets'
    | 'leave'
  > {
  /** Counters that already have an order. */
  readonly used: ReadonlySignal<ReadonlySet<string>>;
  /** The counters picked in the source. */
  readonly picked: ReadonlySignal<readonly Ready[]>;
}

/** Counters in each place that may still be ordered. */
function readyIn(
  scene: Scene,
  shape: ShapeOf<'orders'>,
  used: ReadonlySignal<ReadonlySet<string>>,
): (place: string) => Ready[] {
  const looks = new Map(countersOf(scene).map((c) => [c.id, c]));
  return (place) =>
    shape.stacks.flatMap((stack) => {
      if (stack.at !== place) return [];
      const units = stack.units.filter((u) => !used.value.has(u));
      const look = looks.get(units[0] ?? '');
      return units.length === 0
        ? []
        : [{ like: stack.like, name: look?.name ?? stack.like, units, look, to: stack.to }];
    });
}

/** Places where all of these counters may go, by verb. */
function sharedTargets(group: readonly Ready[]): { readonly [verb: string]: readonly string[] } {
  const found: Record<string, readonly string[]> = {};
  const [first, ...others] = group;
  if (!first) return found;
  for (const [name, places] of Object.entries(first.to)) {
    const shared = places.filter((p) => others.every((o) => o.to[name]?.includes(p)));
    if (shared.length > 0) found[name] = shared;
  }
  return found;
}

/** How many counters may still leave a place; undefined for all. */
function leaveOf(
  { leave }: ShapeOf<'orders'>,
  place: string | undefined,
  orders: readonly Order[],
): number | undefined {
  const most = place === undefined ? undefined : leave[place];
  if (most === undefined) return undefined;
  const gone = orders.filter((o) => o.from === place && o.to !== undefined && o.to !== place);
  return Math.max(0, most - gone.reduce((sum, o) => sum + (o.units?.length ?? 0), 0));
}

function pickingOf({ scene }: Context, shape: ShapeOf<'orders'>): Picking {
  const queue = signal<readonly string[]>(shape.rest.filter((id) => id !== shape.finish.id));
  const source = signal<string | undefined>(undefined);
  const picks = signal<ReadonlyMap<string, number>>(new Map());
  const verb = signal<string | undefined>(undefined);
  const note = signal<string | undefined>(undefined);
  const orders = computed(() => queue.value.map((id) => readOrder(id, scene)));
  const used = computed(() => new Set(orders.value.flatMap((o) => o.units ?? [])));
  const readyAt = readyIn(scene, shape, used);
  const sources = computed(() => [
    ...new Set(shape.stacks.filter((s) => readyAt(s.at).length > 0).map((s) => s.at)),
  ]);
  const picked = computed(() => {
    const { value: place } = source;
    return place === undefined ? [] : readyAt(place).filter((r) => (picks.value.get(r.like) ?? 0) > 0);
  });
  const targets = computed(() => sharedTargets(picked.value));
  const leave = computed(() => leaveOf(shape, source.value, orders.value));
  const heads = computed(() =>
    shape.stacks
      .filter((s) => s.at === source.value && picked.value.some((r) => r.like === s.like))
      .map((s) => s.units[0] as string),
  );
  const pointed = signal<string | undefined>(undefined);
  const told = { pointed, heads, note, sources };
  return { queue, orders, used, source, picks, picked, verb, readyAt, targets, leave, ...told };
}

/** The id of the order that pressing a place would queue. */
function orderFor(picking: Picking, { verbs }: ShapeOf<'orders'>): OrdersModel['orderTo'] {
  const { source, picks, picked, targets, leave, verb } = picking;
  /** A press on the table never means waiting, which is chosen by name. */
  const last = verbs[verbs.length - 1]?.verb;
  /** The best verb for a place: the one insisted on, or the first that the rules list. */
  const verbTo = (place: string, wanted: string | undefined): string | undefined => {
    const fits = (v: string): boolean => targets.value[v]?.includes(place) === true;
    if (wanted !== undefined) return fits(wanted) ? wanted : undefined;
    return verbs.map((v) => v.verb).find((v) => fits(v) && !(place === source.value && v === last));
  };
  return (place, wanted) => {
    const name = verbTo(place, wanted ?? verb.value);
    const away = place !== source.value;
    const most = (away ? leave.value : undefined) ?? Number.POSITIVE_INFINITY;
    const who = unitsPicked(picked.value, picks.value).slice(0, most);
    if (name === undefined || who.length === 0) return undefined;
    return `${name} ${who.join(' ')}${away ? ` > ${place}` : ''}`;
  };
}

/** The picked counters: of each likeness, the number picked. */
const unitsPicked = (picked: readonly Ready[], picks: ReadonlyMap<string, number>): string[] =>
  picked.flatMap((r) => r.units.slice(0, picks.get(r.like) ?? 0));

export function ordersModel(context: Context, shape: ShapeOf<'orders'>): OrdersModel {
  const { scene } = context;
  const picking = pickingOf(context, shape);
  const { queue, source, used, pointed } = picking;
  const { orders, sources, picks, verb, note, readyAt, targets, leave, heads } = picking;
  const orderTo = orderFor(picking, shape);
  const model: OrdersModel = {
    ...still(context),
    kind: 'orders',
    shape,
    queue,
    orders,
    source,
    picks,
    verb,
    pointed,
    note,
    sources,
    readyAt,
    targets,
    leave,
    heads,
    orderTo,
    ...tellingOf(picking, orderTo),
    scene: computed(() => {
      const to = new Map<string, string>();
      for (const order of orders.value)
        for (const u of order.units ?? []) if (order.to !== undefined) to.set(u, order.to);
      return moved(scene, to, used.value);
    }),
    marks: computed(() => marksOf(model, scene)),
    ready: computed(() => queue.value.length > 0),
    value: () => [...queue.value],
    point(cell) {
      pointed.value = cell;
    },
    ...queueing(scene, picking, orderTo),
  };
  return model;
}

/** The order pointed at, and what to tell about it. */
function tellingOf(
  { pointed, source, queue }: Picking,
  orderTo: OrdersModel['orderTo'],
): Pick<OrdersModel, 'considered' | 'pointedOrder' | 'told' | 'vain'> {
  const pointedOrder = signal<string | undefined>(undefined);
  const away = computed(() => (pointed.value === source.value ? undefined : pointed.value));
  const considered = computed((): readonly [string] | undefined => {
    if (away.value === undefined || source.value === undefined) return undefined;
    const order = orderTo(away.value);
    return order === undefined ? undefined : [order];
  });
  return {
    considered,
    pointedOrder,
    told: computed(() => {
      const last = pointedOrder.value ?? considered.value?.[0] ?? queue.value.at(-1);
      return last === undefined ? undefined : [last];
    }),
    vain: computed(() =>
      source.value === undefined || considered.value || pointedOrder.value !== undefined
        ? undefined
        : away.value,
    ),
  };
}

type Queueing = Pick<
  OrdersModel,
  'pick' | 'set' | 'add' | 'addBulk' | 'addAll' | 'remove' | 'clear' | 'cell' | 'stack'
>;

/** Functions that pick counters, queue orders and take them back. */
function queueing(scene: Scene, picking: Picking, orderTo: OrdersModel['orderTo']): Queueing {
  const { queue, source, picks, picked, pointed, verb, note, readyAt, sources, leave, used } = picking;
  const pick = (place: string | undefined): void => {
    source.value = place;
    pointed.value = undefined;
    verb.value = undefined;
    note.value = undefined;
    picks.value = new Map(place === undefined ? [] : readyAt(place).map((r) => [r.like, r.units.length]));
  };
  const put = (next: readonly string[]): void => {
    queue.value = next;
    pick(undefined);
  };
  const set = (like: string, n: number): void => {
    const ready = readyAt(source.value ?? '').find((r) => r.like === like);
    if (ready) picks.value = new Map(picks.value).set(like, Math.max(0, Math.min(n, ready.units.length)));
  };
  const add = (place: string, wanted?: string): void => {
    const id = orderTo(place, wanted);
    const from = source.value;
    if (id === undefined || from === undefined) {
      note.value = leave.value === 0 ? `Nobody else may leave ${from}.` : undefined;
      return;
    }
    const asked = unitsPicked(picked.value, picks.value).length;
    const sent = readOrder(id, scene).units?.length ?? 0;
    queue.value = [...queue.value, id];
    pick(readyAt(from).length > 0 && sent < asked ? from : undefined);
    if (sent < asked) note.value = `Only ${sent} may leave ${from}; the others stay.`;
  };
  return {
    pick,
    set,
    add,
    addBulk: (id) => put(queue.value.includes(id) ? queue.value : [...queue.value, id]),
    addAll: (ids) =>
      put([
        ...queue.value,
        ...ids.filter((id) => !readOrder(id, scene).units?.some((u) => used.value.has(u))),
      ]),
    remove: (index) => put(queue.value.filter((_, i) => i !== index)),
    clear: () => put([]),
    cell(cell) {
      if (source.value !== undefined && orderTo(cell) !== undefined) add(cell);
      else if (cell === source.value) pick(undefined);
      else if (sources.value.includes(cell)) pick(cell);
    },
    stack(place, kind) {
      if (place !== source.value) return pick(place);
      const ready = readyAt(place).find((r) => (r.look?.kind ?? r.like) === kind);
      if (!ready) return;
      const n = picks.value.get(ready.like) ?? 0;
      set(ready.like, n > 0 ? n - 1 : ready.units.length);
    },
  };
}

function marksOf(model: OrdersModel, scene: Scene) {
  const cells: Record<string, CellMark> = {};
  const stacks: Record<string, number> = {};
  const { value: source } = model.source;
  const side = countersOf(scene).find((c) => c.id === model.shape.stacks[0]?.units[0])?.side;
  const hostile = new Set(
    countersOf(scene)
      .filter((c) => c.side !== side)
      .map((c) => c.at),
  );
  if (source === undefined) for (const place of model.sources.value) cells[place] = 'choice';
  else {
    for (const place of Object.values(model.targets.value).flat())
      if (model.orderTo(place) !== undefined) cells[place] = hostile.has(place) ? 'target' : 'choice';
    cells[source] = 'chosen';
    // In other places the cell is a target, and the counters can be picked instead.
    for (const place of model.sources.value)
      for (const { like, look, units } of model.readyAt(place)) {
        const key = `${place}/${look?.kind ?? like}`;
        if (place === source && units.length > 1) stacks[key] = model.picks.value.get(like) ?? 0;
        else if (place !== source && !cells[place]) stacks[key] = 0;
      }
  }
  const rays = new Map<string, Ray>();
  for (const { from, to, units } of model.orders.value) {
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from} ${to}`;
    const n = Number(rays.get(key)?.label ?? 0) + (units?.length ?? 0);
    rays.set(key, { from, to, tone: hostile.has(to) ? 'rose' : 'amber', label: `${n}` });
  }
  return { cells, stacks, rays: [...rays.values()] };
}
