import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Marks, TableMarks } from '@shambles/board';
import type {
  AskView,
  HandCard,
  Json,
  MeasuredScene,
  Option,
  Owner,
  Scene,
  SceneCounter,
  Shape,
} from '@shambles/engine';
import type { Rulers } from '../table/rulers.js';
import {
  apart,
  cardsOf,
  cellsOf,
  countersOf,
  figureIn,
  type Place,
  type Thing,
  thingsOf,
} from '../table/things.js';

/** An answer in progress: how the table shows it, and whether it can be given. */
export interface Model {
  readonly ask: AskView;
  /** The table as it would be with the decisions made so far. */
  readonly scene: ReadonlySignal<Scene>;
  /** The answer's marks on a printed board. */
  readonly marks: ReadonlySignal<Marks>;
  /** The answer's marks on a measured table. */
  readonly table: ReadonlySignal<TableMarks>;
  /** True if the answer so far can be given. */
  readonly ready: ReadonlySignal<boolean>;
  /** The answer whose risks should be shown now. */
  readonly considered: ReadonlySignal<Json | undefined>;
  /** The answer so far. */
  value(): Json;
  /** A cell was pressed. */
  cell(cell: string, how: Press): void;
  /** A stack was pressed. */
  stack(place: string, kind: string, how: Press): void;
  /** The pointer or the focus is over a cell. */
  point(cell: string | undefined): void;
  /** A thing on a measured table was pressed; false if it means nothing to the question. */
  thing(id: string, how: Press): boolean;
  /** A place on a measured table was pressed. */
  spot(at: Place, how: Press): void;
  /** The pointer is over a place of a measured table and the thing there, if any. */
  over(at: Place | undefined, thing: string | undefined): void;
}

export interface Press {
  /** Made by touch: the first tap shows, the second commits. */
  readonly touch: boolean;
  /** Made with Shift: all at once. */
  readonly all: boolean;
}

export interface Context {
  readonly ask: AskView;
  readonly scene: Scene;
  /** Turns a line into a sentence. */
  say(line: { readonly key: string }): string;
  /** Gives an answer at once. */
  commit(value: Json): void;
  /** Rulers of the table, if it is measured and the system has them. */
  readonly rulers?: Rulers | undefined;
  /** The owner whose answers were looked at last; one signal for all questions of a game. */
  readonly opened?: Signal<string | undefined>;
}

export type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** The base of a model: shows nothing on the table. */
export const still = (context: Context) => ({
  ask: context.ask,
  scene: computed(() => context.scene),
  marks: computed((): Marks => ({})),
  table: computed((): TableMarks => ({})),
  cell() {},
  stack() {},
  point() {},
  thing: () => false,
  spot() {},
  over() {},
});

/** Options of one likeness in one place. */
export interface Group {
  readonly like: string;
  readonly ids: readonly string[];
  readonly name: string;
  /** Further detail to show. */
  readonly detail: string;
  /** The cell that the group stands for, or its counters' place. */
  readonly at: string | undefined;
  /** `${place}/${kind}` if the group stands for counters on the table. */
  readonly stack: string | undefined;
  /** The counter's appearance. */
  readonly look: SceneCounter | undefined;
  /** The card in hand that the answer plays. */
  readonly card: HandCard | undefined;
  /** Things of a measured table that the group stands for. */
  readonly things: readonly string[];
  /** The owner, if several have answers of their own. */
  readonly of: Owner | undefined;
  /** True if the answer is rarely wanted, and shown only on request. */
  readonly seldom: boolean;
  /** True if the answer gives something up, so it stands below everything that can still be done. */
  readonly last: boolean;
  /** The heading that the group is shown under. */
  readonly under: string | undefined;
}

/** Options by likeness, in order of first appearance. */
export function groupsOf(
  options: readonly Pick<Option, 'id' | 'on' | 'line' | 'of' | 'passes' | 'ends' | 'seldom' | 'under'>[],
  like: { readonly [id: string]: string },
  context: Pick<Context, 'ask' | 'scene' | 'say' | 'rulers'>,
): Group[] {
  const groups = new Map<string, (typeof options)[number][]>();
  for (const option of options) {
    // On a measured table every thing has a place of its own, so no two are alike.
    const alone = isThing(context.scene, option.on);
    const key = alone ? option.id : (like[option.id] ?? option.id);
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  const { scene } = context;
  return [...groups].map(([key, members]) => {
    const [first] = members as [(typeof options)[number]];
    const look = countersOf(scene).find((c) => c.id === first.on);
    const cell = cellsOf(scene).find((c) => c.id === first.on);
    const things = members.flatMap((m) => (isThing(scene, m.on) ? [m.on] : []));
    const name = look?.name ?? context.say(first.line);
    return {
      like: key,
      ids: members.map((m) => m.id),
      name,
      detail: detailOf(context, things[0], name, first.of?.id),
      at: look?.at ?? cell?.id,
      stack: look && `${look.at}/${look.kind}`,
      look,
      card: cardsOf(scene).find((c) => c.id === first.on),
      things,
      of: first.of,
      seldom: first.seldom === true,
      last: givesUp(first),
      under: first.under && context.say(first.under),
    };
  });
}

/** True for an option that lets the moment pass, or ends what the question goes on with. */
export const givesUp = ({ passes, ends }: Pick<Option, 'passes' | 'ends'>): boolean =>
  passes === true || ends === true;

function isThing(scene: Scene, id: string | undefined): id is string {
  return scene.kind === 'measured' && id !== undefined && thingsOf(scene).has(id);
}

/** "down; 12.5 cm, out of sight": the state of the thing that an answer stands for, and its distance as the crow flies. */
function detailOf(
  context: Pick<Context, 'ask' | 'scene' | 'rulers'>,
  id: string | undefined,
  name: string,
  owner: string | undefined,
): string {
  const { scene, ask, rulers } = context;
  if (scene.kind !== 'measured' || id === undefined) return '';
  const thing = thingsOf(scene).get(id);
  const own = owner ?? figureIn(scene, ask);
  const [from, to] = own === undefined ? [] : nearestOf(scene, own, id);
  const seen = from && to && rulers?.sight(from.id).find((s) => s.id === to.id);
  const badge = rulers?.badge ?? ((b: string) => b);
  // The viewer knows his own figures from their cards.
  if (scene.roster.some((card) => card.id === id && card.seat === ask.seat)) return '';
  const words = thing && thing.badges.length > 0 ? [thing.badges.map(badge).join(', ')] : [];
  // Some systems state the distance in the answer itself.
  if (seen && !/\d (cm|in|inch|inches)\b/.test(name))
    words.push(
      `${Math.round(seen.distance * 10) / 10} ${scene.unit}${seen.sees !== 'no' ? '' : seen.inArc ? ', out of sight' : ', not in front'}`,
    );
  return words.join('; ');
}

/** Marks of groups on a printed board, with the number chosen of each. */
export function boardMarks(groups: readonly Group[], numberOf: (group: Group) => number): Marks {
  const cells: Record<string, 'choice' | 'chosen'> = {};
  const stacks: Record<string, number> = {};
  for (const group of groups) {
    const n = numberOf(group);
    if (group.stack) stacks[group.stack] = n;
    else if (group.at) cells[group.at] = n > 0 ? 'chosen' : 'choice';
  }
  return { cells, stacks };
}

/** Marks of groups on a measured table; those of `chosen` are highlighted. */
export function thingMarks(groups: readonly Group[], chosen: (group: Group) => boolean): TableMarks {
  const things: Record<string, 'choice' | 'chosen'> = {};
  for (const group of groups)
    for (const id of group.things)
      if (things[id] !== 'chosen') things[id] = chosen(group) ? 'chosen' : 'choice';
  return { things };
}

/** The ground that an answer would sweep something over. */
export function sweptBy({ ask, rulers }: Context, answer: Json | undefined): Pick<TableMarks, 'sweeps'> {
  const outline = answer === undefined ? undefined : rulers?.sweep?.(ask, answer);
  return outline ? { sweeps: [{ outline, tone: 'amber' }] } : {};
}

/** A line of sight to a thing from `figure`, or from the asked seat's own figure, if both are on the table. */
export function rayTo(context: Context, id: string | undefined, figure?: string): TableMarks['rays'] {
  const { scene, ask, rulers } = context;
  if (scene.kind !== 'measured' || id === undefined) return [];
  const own = figure ?? figureIn(scene, ask);
  const [from, to] = own === undefined ? [] : nearestOf(scene, own, id);
  if (!from || !to || from === to) return [];
  const seen = rulers?.sight(from.id).find((s) => s.id === to.id);
  // Bases in contact would hide the line.
  if (!seen || seen.distance < 1) return [];
  const label = `${Math.round(seen.distance * 10) / 10} ${scene.unit}`;
  return [
    { from: [from.at[0], from.at[1]], to: [to.at[0], to.at[1]], label, tone: 'amber', sees: seen.sees },
  ];
}

/** The two nearest figures of two units, or the two things themselves. */
function nearestOf(scene: MeasuredScene, a: string, b: string): readonly (Thing | undefined)[] {
  const things = thingsOf(scene);
  const unitOf = (id: string) => scene.units?.find((unit) => unit.figures.includes(id))?.figures ?? [id];
  let best: readonly (Thing | undefined)[] = [things.get(a), things.get(b)];
  let least = Number.POSITIVE_INFINITY;
  for (const from of unitOf(a))
    for (const to of unitOf(b)) {
      const pair = [things.get(from), things.get(to)] as const;
      const away = pair[0] && pair[1] ? apart(pair[0].at, pair[1].at) : least;
      if (away < least) [best, least] = [pair, away];
    }
  return best;
}

/** The scene with some counters moved; `spent` ones are marked as having acted. */
export function moved(scene: Scene, to: ReadonlyMap<string, string>, spent?: ReadonlySet<string>): Scene {
  if (scene.kind !== 'printed' || (to.size === 0 && !spent?.size)) return scene;
  const counters = scene.counters.map((c) => {
    const at = to.get(c.id) ?? c.at;
    const badges = spent?.has(c.id) && !c.badges.includes('spent') ? [...c.badges, 'spent'] : c.badges;
    return at === c.at && badges === c.badges ? c : { ...c, at, badges };
  });
  const trays = scene.trays.map((tray) => {
    const gone = scene.counters.filter((c) => c.at === tray.id && to.has(c.id)).length;
    return gone > 0 ? { ...tray, count: tray.count - gone } : tray;
  });
  return { ...scene, counters, trays };
}
