import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Context, type Group, groupsOf, type Model, type ShapeOf, still, thingMarks } from './model.js';

interface Priced extends Group {
  readonly price: number;
}

/** An amount allocated among things that each have a price: hits among counters. */
export interface AllocateModel extends Model {
  readonly kind: 'allocate';
  readonly groups: readonly Priced[];
  readonly amount: number;
  readonly picks: Signal<ReadonlyMap<string, number>>;
  readonly left: ReadonlySignal<number>;
  set(like: string, n: number): void;
  clear(): void;
  /** Allocates the rest so that as few counters as possible are lost. */
  complete(): void;
}

export function allocateModel(context: Context, shape: ShapeOf<'allocate'>): AllocateModel {
  const groups = groupsOf(shape.options, shape.like, context).map((g): Priced => {
    const option = shape.options.find((o) => o.id === g.ids[0]);
    return { ...g, price: option?.price ?? 1 };
  });
  const picks = signal<ReadonlyMap<string, number>>(new Map());
  const spent = (of: ReadonlyMap<string, number>): number =>
    groups.reduce((sum, g) => sum + g.price * (of.get(g.like) ?? 0), 0);
  const left = computed(() => shape.amount - spent(picks.value));
  const oneMore = (group: Priced | undefined): void => {
    if (!group) return;
    const n = picks.value.get(group.like) ?? 0;
    model.set(group.like, n < group.ids.length && group.price <= left.value ? n + 1 : 0);
  };
  const model: AllocateModel = {
    ...still(context),
    kind: 'allocate',
    groups,
    amount: shape.amount,
    picks,
    left,
    marks: computed(() => ({
      stacks: Object.fromEntries(
        groups.flatMap((g) => (g.stack ? [[g.stack, picks.value.get(g.like) ?? 0]] : [])),
      ),
    })),
    table: computed(() => thingMarks(groups, (g) => (picks.value.get(g.like) ?? 0) > 0)),
    ready: computed(() =>
      groups.every((g) => g.price > left.value || (picks.value.get(g.like) ?? 0) === g.ids.length),
    ),
    considered: computed(() => undefined),
    value: () =>
      Object.fromEntries(
        groups.flatMap((g) => g.ids.slice(0, picks.value.get(g.like) ?? 0).map((id) => [id, g.price])),
      ),
    set(like, n) {
      const group = groups.find((g) => g.like === like);
      if (!group) return;
      const now = picks.value.get(like) ?? 0;
      const most = Math.min(group.ids.length, now + Math.floor(left.value / group.price));
      picks.value = new Map(picks.value).set(like, Math.max(0, Math.min(n, most)));
    },
    clear() {
      picks.value = new Map();
    },
    complete() {
      const dear = groups.slice().sort((a, b) => b.price - a.price);
      for (const group of dear) model.set(group.like, group.ids.length);
    },
    stack(place, kind) {
      oneMore(groups.find((g) => g.stack === `${place}/${kind}`));
    },
    thing(id) {
      const group = groups.find((g) => g.things.includes(id));
      oneMore(group);
      return group !== undefined;
    },
  };
  return model;
}
