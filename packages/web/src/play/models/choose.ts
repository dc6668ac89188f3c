import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Owner } from '@shambles/engine';
import { countersOf, figureIn } from '../table/things.js';
import {
  type Context,
  type Group,
  groupsOf,
  type Model,
  type Press,
  rayTo,
  type ShapeOf,
  still,
  thingMarks,
} from './model.js';

/** One of several. A press chooses; a finger shows first. */
export interface ChooseModel extends Model {
  readonly kind: 'choose';
  readonly groups: readonly Group[];
  readonly selected: Signal<string | undefined>;
  /** Those who have answers of their own, where several have. */
  readonly owners: readonly Owner[];
  /** Whose answers are shown now. */
  readonly opened: ReadonlySignal<string | undefined>;
  /** Shows somebody's answers, in place of another's; false where there are none. */
  open(id: string): boolean;
  /** Shows nobody's, until the next question. */
  close(): void;
  press(id: string, how: Press): void;
  /** Gives what is selected. */
  commit(): void;
}

export function chooseModel(context: Context, shape: ShapeOf<'choose'>): ChooseModel {
  const { scene } = context;
  // Counters of one kind in one place do not differ to anybody who looks.
  const like: Record<string, string> = {};
  for (const { id, on } of shape.options) {
    const look = countersOf(scene).find((c) => c.id === on);
    if (look) like[id] = `${look.at}/${look.kind}`;
  }
  const groups = groupsOf(shape.options, like, context);
  const selected = signal<string | undefined>(undefined);
  const owners = [...new Map(groups.flatMap(({ of }) => (of ? [[of.id, of] as const] : []))).values()];
  const owns = (id: string | undefined): boolean => owners.some((o) => o.id === id);
  const looked = context.opened ?? signal<string | undefined>(undefined);
  const about = figureIn(scene, context.ask);
  const shut = signal(false);
  const opened = computed(() => {
    if (shut.value) return undefined;
    return [looked.value, about].find(owns) ?? owners[0]?.id;
  });
  /** What a finger has shown: the next press of it commits. */
  let armed: string | undefined;
  const pointed = signal<string | undefined>(undefined);
  const idAt = (cell: string): string | undefined => groups.find((g) => g.at === cell && !g.stack)?.ids[0];
  /** Answers that a thing on the table stands for: pressing it gives the only one, or shows the first. */
  const of = (thing: string): readonly Group[] => groups.filter((g) => g.things.includes(thing));
  const considered = computed(() => pointed.value ?? selected.value);
  const model: ChooseModel = {
    ...still(context),
    kind: 'choose',
    groups,
    selected,
    owners,
    opened,
    open(id) {
      if (!owns(id)) return false;
      shut.value = false;
      looked.value = id;
      return true;
    },
    close() {
      shut.value = true;
    },
    marks: computed(() => {
      const cells: Record<string, 'choice' | 'chosen'> = {};
      const stacks: Record<string, number> = {};
      for (const group of groups) {
        const on = group.ids.includes(selected.value ?? '');
        if (group.stack) stacks[group.stack] = on ? 1 : 0;
        else if (group.at) cells[group.at] = on ? 'chosen' : 'choice';
      }
      return { cells, stacks };
    }),
    table: computed(() => {
      const group = groups.find((g) => g.ids.includes(considered.value ?? ''));
      const { things } = thingMarks(groups, (g) => g === group);
      const now = opened.value;
      return {
        things: now === undefined ? things : { ...things, [now]: 'chosen' as const },
        rays: rayTo(context, group?.things[0], group?.of?.id),
      };
    }),
    ready: computed(() => selected.value !== undefined),
    considered,
    value: () => selected.value ?? null,
    press(id, how) {
      selected.value = id;
      const owner = groups.find((g) => g.ids.includes(id))?.of;
      if (owner) model.open(owner.id);
      if (how.touch && armed !== id) armed = id;
      else context.commit(id);
    },
    commit() {
      if (selected.value !== undefined) context.commit(selected.value);
    },
    cell(cell, how) {
      const id = idAt(cell);
      if (id !== undefined) model.press(id, how);
    },
    stack(place, kind, how) {
      const group = groups.find((g) => g.stack === `${place}/${kind}`);
      if (group) model.press(group.ids[0] as string, how);
    },
    point(cell) {
      pointed.value = cell === undefined ? undefined : idAt(cell);
    },
    thing(id, how) {
      // Somebody who has answers is pressed to see them.
      if (model.open(id)) return true;
      const [first, ...others] = of(id);
      if (!first) return false;
      if (others.length === 0) model.press(first.ids[0] as string, how);
      else {
        const all = [first, ...others];
        const now = all.findIndex((g) => g.ids.includes(selected.value ?? ''));
        const next = all[(now + 1) % all.length];
        selected.value = next?.ids[0];
        if (next?.of) model.open(next.of.id);
      }
      return true;
    },
    over(_, thing) {
      const found = thing === undefined || owns(thing) ? [] : of(thing);
      pointed.value = found.length === 1 ? found[0]?.ids[0] : undefined;
    },
  };
  return model;
}
