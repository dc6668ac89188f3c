import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { caughtBy, inShort, type TableMarks } from '@shambles/board';
import type { Json, Way } from '@shambles/engine';
import { apart, bearing, houseAt, length, type Place, placeInWords, thingsOf } from '../../table/things.js';
import { type Context, type Model, type Press, type ShapeOf, still } from '../model.js';
import { litSpots } from './lit.js';

/** What is pointed at or chosen: a named answer, or a free spot. */
type Pick = { readonly id: string } | { readonly at: Place };

/** An answer by name: a place, or a deed. */
export interface Named {
  /** What is given: the option, or the spot that goes by the name. */
  readonly gives: Json;
  /** It is a free spot by a name. */
  readonly free: boolean;
  /** It is gone towards: so far off is what it is called after. */
  readonly whole: number | undefined;
  readonly id: string;
  readonly name: string;
  readonly at: Place | undefined;
  readonly cost: number | undefined;
  readonly thing: string | undefined;
}

/** A place to go to, or to throw to: pointed at, chosen, and only then given. */
export interface SpotModel extends Model {
  readonly kind: 'spot';
  readonly shape: ShapeOf<'spot'>;
  readonly unit: string;
  readonly named: readonly Named[];
  /** Whether free spots can be chosen. */
  readonly free: boolean;
  /** Chosen, and not given yet. */
  readonly picked: Signal<Pick | undefined>;
  /** Under the pointer, the focus or the keyboard's cursor. */
  readonly pointed: Signal<Pick | undefined>;
  readonly shown: ReadonlySignal<Pick | undefined>;
  /** The way to what is shown. */
  readonly way: ReadonlySignal<Way | undefined>;
  /** What is shown, without its warnings, for somebody who does not see it. */
  readonly words: ReadonlySignal<string>;
  /** Whom what lands where is shown would reach; '' where nothing goes off. */
  readonly caught: ReadonlySignal<string>;
  /** Where the keyboard's cursor is. */
  readonly cursor: Signal<Place | undefined>;
  /** Chooses; what is chosen already, or a deed without a place under the mouse, is given. */
  press(pick: Pick, how: Press): void;
  /** Moves the cursor over lit spots, some cells at once. */
  step(dx: number, dy: number, cells: number): void;
  /** Whether there are lit spots on more levels than one. */
  readonly climbs: boolean;
  /** Moves the cursor up or down to the lit spot that is nearest there. */
  climb(levels: 1 | -1): void;
  /** Chooses what the cursor is on; the second time it is given. */
  enter(): void;
  commit(): void;
}

const same = (a: Pick | undefined, b: Pick | undefined): boolean => {
  if (!a || !b) return false;
  if ('id' in a || 'id' in b) return 'id' in a && 'id' in b && a.id === b.id;
  return a.at[2] === b.at[2] && apart(a.at, b.at) < 0.01;
};

export function spotModel(context: Context, shape: ShapeOf<'spot'>): SpotModel {
  const { ask, scene, rulers } = context;
  const table = scene.kind === 'measured' ? scene : undefined;
  const things = table && thingsOf(table);
  const unit = table?.unit ?? '';
  const said = shape.options.map((o) => context.say(o.line));
  /** What lies in several houses goes by the house as well. */
  const nameOf = (name: string, on: string | undefined): string => {
    const at = on === undefined ? undefined : things?.get(on)?.at;
    const house = table && at && said.filter((s) => s === name).length > 1 ? houseAt(table, at) : undefined;
    return house === undefined ? name : `${name} (${house})`;
  };
  const options = shape.options.map(
    (o, i): Named => ({
      gives: o.id,
      free: false,
      whole: undefined,
      id: o.id,
      name: nameOf(said[i] as string, o.on),
      at: o.at,
      cost: o.cost,
      thing: o.on !== undefined && things?.has(o.on) ? o.on : undefined,
    }),
  );
  const places = (rulers?.places(ask) ?? []).map(
    (p): Named => ({
      gives: p.at,
      free: true,
      whole: p.whole,
      id: `place ${p.id}`,
      name: context.say(p.line),
      at: p.at,
      cost: p.cost,
      thing: p.on !== undefined && things?.has(p.on) ? p.on : undefined,
    }),
  );
  const named = [...options, ...places];
  const lit = litSpots(shape.lit);
  /** How far off the figure's middle the farthest spot is. */
  const reach = shape.within + (shape.edge ?? 0);
  const cell = shape.lit[0]?.cell ?? 1;
  const r = things?.get(shape.figure)?.r ?? cell;
  const picked = signal<Pick | undefined>(undefined);
  const pointed = signal<Pick | undefined>(undefined);
  const cursor = signal<Place | undefined>(undefined);
  const shown = computed(() => pointed.value ?? picked.value);

  const placeOf = (pick: Pick | undefined): Place | undefined =>
    pick && ('at' in pick ? pick.at : named.find((n) => n.id === pick.id)?.at);
  /** A named spot that a press so close to it means, or else the free one. */
  const pickAt = (at: Place): Pick | undefined => {
    const close = options
      .filter((n) => n.at && n.at[2] === at[2] && apart(n.at, at) <= Math.max(cell, r) * 0.9)
      .sort((a, b) => apart(a.at as Place, at) - apart(b.at as Place, at))[0];
    if (close) return { id: close.id };
    const spot = lit.near(at, cell * 1.5);
    return spot && { at: spot };
  };
  const pickOf = (thing: string | undefined): Pick | undefined => {
    const option = thing === undefined ? undefined : named.find((n) => n.thing === thing);
    return option && { id: option.id };
  };
  const answerOf = (pick: Pick | undefined): Json | undefined =>
    pick && ('id' in pick ? named.find((n) => n.id === pick.id)?.gives : pick.at);

  const way = computed((): Way | undefined => {
    const to = placeOf(shown.value);
    if (!to) return undefined;
    const ruled = rulers?.way(ask, to);
    if (ruled || shape.how === 'walk') return ruled;
    return {
      points: [shape.from, to],
      cost: Math.max(0, apart(shape.from, to) - (shape.edge ?? 0)),
      warnings: [],
    };
  });
  const cost = (): number | undefined => {
    const pick = shown.value;
    const own = pick && 'id' in pick ? named.find((n) => n.id === pick.id)?.cost : undefined;
    return own ?? way.value?.cost;
  };
  const far = (): string => {
    const c = cost();
    if (c === undefined || shape.within <= 0) return '';
    // A place farther off than one can go now is gone towards.
    return c <= shape.within
      ? `${length(c)} of ${length(shape.within)} ${unit}`
      : `${length(c)} ${unit} in all`;
  };

  const standing = (): Place => cursor.value ?? placeOf(picked.value) ?? shape.from;
  const pointTo = (at: Place | undefined): void => {
    if (!at) return;
    cursor.value = at;
    pointed.value = pickAt(at) ?? { at };
  };

  const model: SpotModel = {
    ...still(context),
    kind: 'spot',
    shape,
    unit,
    named,
    free: !lit.empty,
    picked,
    pointed,
    shown,
    way,
    cursor,
    words: computed(() => {
      const pick = shown.value;
      if (!pick) return '';
      const to = placeOf(pick);
      const name = 'id' in pick ? named.find((n) => n.id === pick.id)?.name : undefined;
      const where = to && table ? placeInWords(table, to, shape.figure) : '';
      return [name, where, far()].filter((t) => t).join('; ');
    }),
    caught: computed(() => {
      const to = placeOf(shown.value);
      if (!to || !table || !shape.blast) return '';
      const does = shape.blast.line ? context.say(shape.blast.line) : 'would catch';
      const who = caughtBy(table, shape.blast, to);
      return who.length === 0 ? `${does} nobody` : `${does}: ${inShort(who)}`;
    }),
    table: computed((): TableMarks => {
      const marks: { -readonly [K in keyof TableMarks]: TableMarks[K] } = { lit: shape.lit };
      const pick = shown.value;
      const to = placeOf(pick);
      const marked: Record<string, 'choice' | 'chosen'> = {};
      // Free spots by name are many: what one is called after is lit with it alone.
      for (const n of named)
        if (n.thing && (!n.free || (pick && 'id' in pick && pick.id === n.id)))
          marked[n.thing] = pick && 'id' in pick && pick.id === n.id ? 'chosen' : 'choice';
      marks.things = marked;
      marks.circles = [
        ...options.flatMap((n, i) =>
          n.at && !n.thing
            ? [
                {
                  at: [n.at[0], n.at[1]] as const,
                  r,
                  tone: 'amber' as const,
                  ...(i < 9 && { label: `${i + 1}` }),
                },
              ]
            : [],
        ),
        ...(shape.how === 'throw'
          ? [{ at: [shape.from[0], shape.from[1]] as const, r: reach, tone: 'paper' as const }]
          : []),
        ...(to && !options.some((n) => n.at && apart(n.at, to) < 0.01)
          ? [{ at: [to[0], to[1]] as const, r: r * 1.15, tone: 'amber' as const }]
          : []),
      ];
      if (to && shape.blast) marks.blasts = [{ ...shape.blast, at: [to[0], to[1]], level: to[2] }];
      if (way.value) {
        const tone = way.value.warnings.length > 0 ? ('rust' as const) : ('amber' as const);
        marks.ways = [{ points: way.value.points, label: far(), tone }];
      }
      const stands = placeOf(picked.value);
      if (stands && shape.how === 'walk') {
        const points = stands === to ? way.value?.points : undefined;
        const before = points?.[points.length - 2] ?? shape.from;
        marks.ghost = {
          figure: shape.figure,
          at: [stands[0], stands[1]],
          level: stands[2],
          ...(apart(before, stands) > 0.01 && { facing: bearing(before, stands) }),
        };
      }
      return marks;
    }),
    ready: computed(() => picked.value !== undefined),
    considered: computed(() => answerOf(shown.value)),
    value: () => answerOf(picked.value) ?? null,
    press(pick, how) {
      const again = same(pick, picked.value);
      picked.value = pick;
      if (how.touch) pointed.value = undefined;
      const to = placeOf(pick);
      if (to) cursor.value = to;
      // A deed without a place is as clear as any answer in words: the mouse gives it at once.
      if (again || (!to && !how.touch)) model.commit();
    },
    thing(id, how) {
      const pick = pickOf(id);
      if (pick) model.press(pick, { ...how, touch: true });
      return pick !== undefined;
    },
    spot(at, how) {
      const pick = pickAt(at);
      if (pick) model.press(pick, how);
    },
    over(at, thing) {
      // On the figure itself it is looked at, not sent anywhere.
      pointed.value = pickOf(thing) ?? (at && thing !== shape.figure ? pickAt(at) : undefined);
    },
    step(dx, dy, cells) {
      pointTo(lit.step(standing(), dx, dy, cells));
    },
    climbs: new Set(shape.lit.map((l) => l.level)).size > 1,
    climb(levels) {
      const [x, y, level] = standing();
      pointTo(lit.near([x, y, level + levels], Number.POSITIVE_INFINITY));
    },
    enter() {
      const at = cursor.value;
      if (!at) return;
      model.press(pickAt(at) ?? { at }, { touch: true, all: false });
    },
    commit() {
      const value = answerOf(picked.value);
      if (value !== undefined) context.commit(value);
    },
  };
  return model;
}
