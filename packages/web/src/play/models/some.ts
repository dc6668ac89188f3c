import { computed, type Signal, signal } from '@preact/signals';
import {
  boardMarks,
  type Context,
  type Group,
  groupsOf,
  type Model,
  type ShapeOf,
  still,
  thingMarks,
} from './model.js';

/** A choice of several, with alike ones counted. */
export interface SomeModel extends Model {
  readonly kind: 'some';
  readonly groups: readonly Group[];
  /** The number chosen of each likeness. */
  readonly picks: Signal<ReadonlyMap<string, number>>;
  readonly count: Signal<number> | { readonly value: number };
  readonly min: number;
  readonly max: number;
  /** The total weight chosen, if a weight must be reached. */
  readonly weight: { readonly value: number } | undefined;
  readonly atLeast: number | undefined;
  set(like: string, n: number): void;
  clear(): void;
  /** Chooses all there is; undefined if that is not allowed, or if there is only one thing. */
  readonly all: (() => void) | undefined;
  /** How many more of this likeness may be chosen. */
  room(group: Group): number;
}

/** The number chosen of each likeness, and the totals. */
function tallyOf(groups: readonly Group[], { weigh, min, max }: ShapeOf<'some'>) {
  const picks = signal<ReadonlyMap<string, number>>(new Map());
  const numberOf = (group: Group): number => picks.value.get(group.like) ?? 0;
  const count = computed(() => [...picks.value.values()].reduce((sum, n) => sum + n, 0));
  const chosen = (): string[] => groups.flatMap((g) => g.ids.slice(0, numberOf(g)));
  const weightOf = (id: string): number => weigh?.weight[id] ?? 0;
  const weight = computed(() => chosen().reduce((sum, id) => sum + weightOf(id), 0));
  const needless = (): boolean =>
    weigh !== undefined && chosen().some((id) => weight.value - weightOf(id) >= weigh.atLeast);
  const heavyEnough = (): boolean => weigh === undefined || (weight.value >= weigh.atLeast && !needless());
  const ready = computed(() => count.value >= min && count.value <= max && heavyEnough());
  const room = (group: Group): number => Math.min(group.ids.length - numberOf(group), max - count.value);
  return { picks, numberOf, count, chosen, weight, ready, room };
}

export function someModel(context: Context, shape: ShapeOf<'some'>): SomeModel {
  const groups = groupsOf(shape.options, shape.like, context);
  const { picks, numberOf, count, chosen, weight, ready, room } = tallyOf(groups, shape);
  /** True if the group is chosen or may still be; once enough are chosen, the rest is no longer lit. */
  const open = (g: Group): boolean => numberOf(g) > 0 || room(g) > 0;
  const set = (like: string, n: number): void => {
    const group = groups.find((g) => g.like === like);
    if (!group) return;
    const others = count.value - numberOf(group);
    const most = Math.min(group.ids.length, shape.max - others);
    picks.value = new Map(picks.value).set(like, Math.max(0, Math.min(n, most)));
  };
  const mayTakeAll = !shape.weigh && shape.options.length > 1 && shape.options.length <= shape.max;
  const all = (): void => {
    picks.value = new Map(groups.map((g) => [g.like, g.ids.length]));
  };
  const inOrOut = (group: Group): void => set(group.like, numberOf(group) > 0 ? 0 : 1);
  return {
    ...still(context),
    kind: 'some',
    groups,
    picks,
    count,
    min: shape.min,
    max: shape.max,
    weight: shape.weigh && weight,
    atLeast: shape.weigh?.atLeast,
    marks: computed(() => boardMarks(groups.filter(open), numberOf)),
    table: computed(() => thingMarks(groups.filter(open), (g) => numberOf(g) > 0)),
    ready,
    considered: computed(() => (ready.value ? chosen() : undefined)),
    value: chosen,
    set,
    clear() {
      picks.value = new Map();
    },
    all: mayTakeAll ? all : undefined,
    room,
    cell(cell) {
      const group = groups.find((g) => g.at === cell && !g.stack);
      if (group) inOrOut(group);
    },
    stack(place, kind) {
      const group = groups.find((g) => g.stack === `${place}/${kind}`);
      if (group) set(group.like, room(group) > 0 ? numberOf(group) + 1 : 0);
    },
    thing(id) {
      const group = groups.find((g) => g.things.includes(id));
      if (group) inOrOut(group);
      return group !== undefined;
    },
  };
}
