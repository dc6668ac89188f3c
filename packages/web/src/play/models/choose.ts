import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Owner, Scene } from '@shambles/engine';
import { countersOf, figureIn } from '../table/things.js';
import {
  boardMarks,
  type Context,
  type Group,
  givesUp,
  groupsOf,
  type Model,
  type Press,
  rayTo,
  type ShapeOf,
  still,
  sweptBy,
  thingMarks,
} from './model.js';

/** A choice of one. A mouse press chooses; on a touch screen the first tap only shows. */
export interface ChooseModel extends Model {
  readonly kind: 'choose';
  readonly groups: readonly Group[];
  readonly selected: Signal<string | undefined>;
  /** Figures with answers of their own, if several have some. */
  readonly owners: readonly Owner[];
  /** The owner whose answers are shown now. */
  readonly opened: ReadonlySignal<string | undefined>;
  /** Shows an owner's answers in place of another's; false if there are none. */
  open(id: string): boolean;
  /** Shows no owner's answers until the next question. */
  close(): void;
  press(id: string, how: Press): void;
  /** The pointer is over an answer: its consequences are shown, and nothing is chosen. */
  look(id: string | undefined): void;
  /** Gives what is selected. */
  commit(): void;
}

/** The likeness of each option: counters of one kind in one place look the same to a player. */
function likenesses({ scene }: Context, { options }: ShapeOf<'choose'>): Record<string, string> {
  const like: Record<string, string> = {};
  for (const { id, on } of options) {
    const look = countersOf(scene).find((c) => c.id === on);
    if (look) like[id] = `${look.at}/${look.kind}`;
  }
  return like;
}

type Opening = Pick<ChooseModel, 'owners' | 'opened' | 'open' | 'close'>;

/** Whose answers there are: those with a card in the order of the cards, so that nobody changes place in between. */
function ownersIn(scene: Scene, groups: readonly Group[]): Owner[] {
  const owners = [...new Map(groups.flatMap(({ of }) => (of ? [[of.id, of] as const] : []))).values()];
  if (scene.kind !== 'measured') return owners;
  const cards = scene.roster.map((card) => card.id);
  const place = ({ id }: Owner) => (cards.includes(id) ? cards.indexOf(id) : cards.length);
  return owners.toSorted((a, b) => place(a) - place(b));
}

/** The state of which owner's answers are shown, if several have answers of their own. */
function openingOf(context: Context, groups: readonly Group[]): Opening {
  const owners = ownersIn(context.scene, groups);
  const owns = (id: string | undefined): boolean => owners.some((o) => o.id === id);
  const looked = context.opened ?? signal<string | undefined>(undefined);
  const about = figureIn(context.scene, context.ask);
  const shut = signal(false);
  const opened = computed(() => {
    if (shut.value) return undefined;
    return [looked.value, about].find(owns) ?? owners[0]?.id;
  });
  return {
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
  };
}

export function chooseModel(context: Context, shape: ShapeOf<'choose'>): ChooseModel {
  const options = shape.options.toSorted((a, b) => Number(givesUp(a)) - Number(givesUp(b)));
  const groups = groupsOf(options, likenesses(context, shape), context);
  const opening = openingOf(context, groups);
  const selected = signal<string | undefined>(undefined);
  const pointed = signal<string | undefined>(undefined);
  const considered = computed(() => pointed.value ?? selected.value);
  const has = (group: Group, id: string | undefined): boolean => group.ids.includes(id ?? '');
  return {
    ...still(context),
    kind: 'choose',
    groups,
    selected,
    ...opening,
    marks: computed(() => boardMarks(groups, (group) => (has(group, selected.value) ? 1 : 0))),
    table: computed(() => {
      const group = groups.find((g) => has(g, considered.value));
      const { things } = thingMarks(groups, (g) => g === group);
      const now = opening.opened.value;
      return {
        things: now === undefined ? things : { ...things, [now]: 'chosen' as const },
        rays: rayTo(context, group?.things[0], group?.of?.id),
        ...sweptBy(context, considered.value),
      };
    }),
    ready: computed(() => selected.value !== undefined),
    considered,
    value: () => selected.value ?? null,
    commit() {
      if (selected.value !== undefined) context.commit(selected.value);
    },
    ...pressing(context, groups, opening, { selected, pointed }),
  };
}

/** The effects of presses on answers, cells, stacks and things. */
function pressing(
  context: Context,
  groups: readonly Group[],
  { owners, open }: Opening,
  { selected, pointed }: Record<'selected' | 'pointed', Signal<string | undefined>>,
): Pick<ChooseModel, 'press' | 'look' | 'cell' | 'stack' | 'point' | 'thing' | 'over'> {
  /** The answer shown by a tap: the next tap on it commits. */
  let armed: string | undefined;
  const idAt = (cell: string): string | undefined => groups.find((g) => g.at === cell && !g.stack)?.ids[0];
  /** Answers that a thing on the table stands for. Pressing the thing gives the only one, or shows the first. */
  const standsFor = (thing: string): readonly Group[] => groups.filter((g) => g.things.includes(thing));
  const press = (id: string, how: Press): void => {
    selected.value = id;
    const owner = groups.find((g) => g.ids.includes(id))?.of;
    if (owner) open(owner.id);
    if (how.touch && armed !== id) armed = id;
    else context.commit(id);
  };
  /** Shows the next answer of several. */
  const showNext = (all: readonly Group[]): void => {
    const now = all.findIndex((g) => g.ids.includes(selected.value ?? ''));
    const next = all[(now + 1) % all.length];
    selected.value = next?.ids[0];
    if (next?.of) open(next.of.id);
  };
  return {
    press,
    look(id) {
      pointed.value = id;
    },
    cell(cell, how) {
      const id = idAt(cell);
      if (id !== undefined) press(id, how);
    },
    stack(place, kind, how) {
      const group = groups.find((g) => g.stack === `${place}/${kind}`);
      if (group) press(group.ids[0] as string, how);
    },
    point(cell) {
      pointed.value = cell === undefined ? undefined : idAt(cell);
    },
    thing(id, how) {
      // A press on an owner shows its answers.
      if (open(id)) return true;
      const found = standsFor(id);
      const [first] = found;
      if (!first) return false;
      if (found.length === 1) press(first.ids[0] as string, how);
      else showNext(found);
      return true;
    },
    over(_, thing) {
      const owner = owners.some((o) => o.id === thing);
      const found = thing === undefined || owner ? [] : standsFor(thing);
      pointed.value = found.length === 1 ? found[0]?.ids[0] : undefined;
    },
  };
}
