import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CellMark, Ray } from '@shambles/board';
import type { Scene, SceneCounter } from '@shambles/engine';
import { countersOf } from '../table/things.js';
import { type Context, type Model, moved, type ShapeOf, still } from './model.js';

/** One order of a queue, read from its id. */
export interface Order {
  readonly id: string;
  readonly verb: string;
  /** Undefined in a bulk order and in the last one. */
  readonly units: readonly string[] | undefined;
  readonly from: string | undefined;
  /** The place it goes to, where it names one. */
  readonly to: string | undefined;
}

/** Own counters of one likeness in one place that may still be given an order. */
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
  /** A verb the person insists on; undefined: the first that fits. */
  readonly verb: Signal<string | undefined>;
  readonly pointed: Signal<string | undefined>;
  /** What a press on another place would order. What is done here stands on a button, with its odds. */
  readonly considered: ReadonlySignal<readonly [string] | undefined>;
  /** An order on a button that is pointed at. */
  readonly pointedOrder: Signal<string | undefined>;
  /** The order worth telling of: what is pointed at, else the last that was given. */
  readonly told: ReadonlySignal<readonly [string] | undefined>;
  /** A place pointed at where those picked can do nothing. */
  readonly vain: ReadonlySignal<string | undefined>;
  /** Of each likeness picked in the source, the first counter. */
  readonly heads: ReadonlySignal<readonly string[]>;
  /** Something worth saying about the last press. */
  readonly note: Signal<string | undefined>;
  /** Places with counters that may still be given an order. */
  readonly sources: ReadonlySignal<readonly string[]>;
  readyAt(place: string): readonly Ready[];
  /** Where the picked group may go, by verb; its own place for staying. */
  readonly targets: ReadonlySignal<{ readonly [verb: string]: readonly string[] }>;
  /** How many may leave the source; undefined: all. */
  readonly leave: ReadonlySignal<number | undefined>;
  pick(place: string | undefined): void;
  set(like: string, n: number): void;
  /** The order that pressing this place would queue. */
  orderTo(place: string, verb?: string): string | undefined;
  add(place: string, verb?: string): void;
  addBulk(id: string): void;
  /** Queues these orders, as far as their counters have none yet. */
  addAll(ids: readonly string[]): void;
  remove(index: number): void;
  clear(): void;
}

/** "attack ufo-1 tank-2 > C3" in its parts. */
export function readOrder(id: string, scene: Scene): Order {
  const [units = '', to] = id.split(' > ');
  const [verb = '', ...ids] = units.split(' ');
  const named = ids.length > 0 && ids[0] !== 'all' ? ids : undefined;
  return { id, verb, units: named, to, from: countersOf(scene).find((c) => c.id === named?.[0])?.at };
}

/** What has been ordered so far, and what is being picked for the next order. */
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
  /** Counters that have an order already. */
  readonly used: ReadonlySignal<ReadonlySet<string>>;
  /** The counters picked in the source. */
  readonly picked: ReadonlySignal<readonly Ready[]>;
}

/** Counters in each place that may still be given an order. */
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

/** Where all of these may go, by verb. */
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

/** How many may still leave a place; undefined: all. */
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

/** The order that pressing a place would queue, in the words of its id. */
function orderFor(picking: Picking, { verbs }: ShapeOf<'orders'>): OrdersModel['orderTo'] {
  const { source, picks, picked, targets, leave, verb } = picking;
  /** To wait is never what a press on the table means: it is chosen by name. */
  const last = verbs[verbs.length - 1]?.verb;
  /** The verb that fits a place best: the one insisted on, or the first the rules name. */
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

/** The counters that are picked, of each likeness as many as were said. */
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
    ...{
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
    },
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

/** What is pointed at, and what is worth telling of it. */
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

/** What picks counters, gives them orders and takes orders back. */
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
    // Elsewhere the ground is where they may go; the counters are whom else one may pick.
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
