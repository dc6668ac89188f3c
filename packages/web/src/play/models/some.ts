import { computed, type Signal, signal } from '@preact/signals';
import { type Context, type Group, groupsOf, type Model, type ShapeOf, still, thingMarks } from './model.js';

/** Several of many, alike ones counted. */
export interface SomeModel extends Model {
  readonly kind: 'some';
  readonly groups: readonly Group[];
  /** How many of each likeness. */
  readonly picks: Signal<ReadonlyMap<string, number>>;
  readonly count: Signal<number> | { readonly value: number };
  readonly min: number;
  readonly max: number;
  /** Where weights must be reached: what is chosen, and what it must come to. */
  readonly weight: { readonly value: number } | undefined;
  readonly atLeast: number | undefined;
  set(like: string, n: number): void;
  clear(): void;
  /** How many more of this likeness may be chosen. */
  room(group: Group): number;
}

export function someModel(context: Context, shape: ShapeOf<'some'>): SomeModel {
  const groups = groupsOf(shape.options, shape.like, context);
  const picks = signal<ReadonlyMap<string, number>>(new Map());
  const count = computed(() => [...picks.value.values()].reduce((sum, n) => sum + n, 0));
  const chosen = (): string[] => groups.flatMap((g) => g.ids.slice(0, picks.value.get(g.like) ?? 0));
  const { weigh } = shape;
  const weigher = (id: string): number => weigh?.weight[id] ?? 0;
  const weight = computed(() => chosen().reduce((sum, id) => sum + weigher(id), 0));
  const needless = (): boolean =>
    weigh !== undefined && chosen().some((id) => weight.value - weigher(id) >= weigh.atLeast);
  /** Whether it is chosen or may still be: where enough are chosen, the rest is no longer lit. */
  const open = (g: Group): boolean => (picks.value.get(g.like) ?? 0) > 0 || model.room(g) > 0;
  const model: SomeModel = {
    ...still(context),
    kind: 'some',
    groups,
    picks,
    count,
    min: shape.min,
    max: shape.max,
    weight: weigh && weight,
    atLeast: weigh?.atLeast,
    marks: computed(() => {
      const cells: Record<string, 'choice' | 'chosen'> = {};
      const stacks: Record<string, number> = {};
      for (const group of groups.filter(open)) {
        const n = picks.value.get(group.like) ?? 0;
        if (group.stack) stacks[group.stack] = n;
        else if (group.at) cells[group.at] = n > 0 ? 'chosen' : 'choice';
      }
      return { cells, stacks };
    }),
    table: computed(() => thingMarks(groups.filter(open), (g) => (picks.value.get(g.like) ?? 0) > 0)),
    ready: computed(
      () =>
        count.value >= shape.min &&
        count.value <= shape.max &&
        (weigh === undefined || (weight.value >= weigh.atLeast && !needless())),
    ),
    considered: computed(() => (model.ready.value ? chosen() : undefined)),
    value: chosen,
    set(like, n) {
      const group = groups.find((g) => g.like === like);
      if (!group) return;
      const others = count.value - (picks.value.get(like) ?? 0);
      const most = Math.min(group.ids.length, shape.max - others);
      picks.value = new Map(picks.value).set(like, Math.max(0, Math.min(n, most)));
    },
    clear() {
      picks.value = new Map();
    },
    room(group) {
      const n = picks.value.get(group.like) ?? 0;
      return Math.min(group.ids.length - n, shape.max - count.value);
    },
    cell(cell) {
      const group = groups.find((g) => g.at === cell && !g.stack);
      if (group) model.set(group.like, picks.value.get(group.like) ? 0 : 1);
    },
    stack(place, kind) {
      const group = groups.find((g) => g.stack === `${place}/${kind}`);
      if (!group) return;
      const n = picks.value.get(group.like) ?? 0;
      model.set(group.like, model.room(group) > 0 ? n + 1 : 0);
    },
    thing(id) {
      const group = groups.find((g) => g.things.includes(id));
      if (!group) return false;
      model.set(group.like, picks.value.get(group.like) ? 0 : 1);
      return true;
    },
  };
  return model;
}
