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

/** What is under way of an answer: how the table shows it, and when it can be given. */
export interface Model {
  readonly ask: AskView;
  /** The table with what has been decided so far already done. */
  readonly scene: ReadonlySignal<Scene>;
  /** What a printed board shows of it. */
  readonly marks: ReadonlySignal<Marks>;
  /** What a measured table shows of it. */
  readonly table: ReadonlySignal<TableMarks>;
  /** Whether the answer so far can be given. */
  readonly ready: ReadonlySignal<boolean>;
  /** An answer whose risks are worth showing now. */
  readonly considered: ReadonlySignal<Json | undefined>;
  /** The answer so far. */
  value(): Json;
  /** A cell was pressed. */
  cell(cell: string, how: Press): void;
  /** A stack was pressed. */
  stack(place: string, kind: string, how: Press): void;
  /** The pointer or the focus is over a cell. */
  point(cell: string | undefined): void;
  /** A thing on a measured table was pressed; false where it means nothing to the question. */
  thing(id: string, how: Press): boolean;
  /** A place on a measured table was pressed. */
  spot(at: Place, how: Press): void;
  /** The pointer is over a place of a measured table, and a thing that lies there. */
  over(at: Place | undefined, thing: string | undefined): void;
}

export interface Press {
  /** By a finger: the first press shows, the second commits. */
  readonly touch: boolean;
  /** With shift: all at once. */
  readonly all: boolean;
}

export interface Context {
  readonly ask: AskView;
  readonly scene: Scene;
  /** A line as a sentence. */
  say(line: { readonly key: string }): string;
  /** Gives an answer at once. */
  commit(value: Json): void;
  /** Rulers of the table, where it is measured and the system has them. */
  readonly rulers?: Rulers | undefined;
  /** Whose answers were looked at last: one for all questions of a game. */
  readonly opened?: Signal<string | undefined>;
}

export type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** A model that shows nothing on the table, to be filled. */
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

/** Things of one likeness in one place. */
export interface Group {
  readonly like: string;
  readonly ids: readonly string[];
  readonly name: string;
  /** What else is to be said of it. */
  readonly detail: string;
  /** The cell it stands for, or where its counters lie. */
  readonly at: string | undefined;
  /** `${place}/${kind}` where counters of the table are meant. */
  readonly stack: string | undefined;
  /** The counter as it looks. */
  readonly look: SceneCounter | undefined;
  /** The card in a hand that is played by it. */
  readonly card: HandCard | undefined;
  /** Things of a measured table that are meant. */
  readonly things: readonly string[];
  /** Whose it is, where several have answers of their own. */
  readonly of: Owner | undefined;
  /** It is shown when the others do not do. */
  readonly seldom: boolean;
  /** The heading that it is shown under. */
  readonly under: string | undefined;
}

/** Options by likeness, in order of first appearance. */
export function groupsOf(
  options: readonly Pick<Option, 'id' | 'on' | 'line' | 'of' | 'seldom' | 'under'>[],
  like: { readonly [id: string]: string },
  context: Pick<Context, 'ask' | 'scene' | 'say' | 'rulers'>,
): Group[] {
  const groups = new Map<string, (typeof options)[number][]>();
  for (const option of options) {
    // On a measured table each thing stands in a place of its own: no two are alike.
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
      under: first.under && context.say(first.under),
    };
  });
}

function isThing(scene: Scene, id: string | undefined): id is string {
  return scene.kind === 'measured' && id !== undefined && thingsOf(scene).has(id);
}

/** "down; 12.5 cm": the state of a thing that an answer stands for, and how far it is. */
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
  const away = from && to && rulers?.sight(from.id).find((s) => s.id === to.id)?.distance;
  const badge = rulers?.badge ?? ((b: string) => b);
  // One's own are known: their cards lie there.
  if (scene.roster.some((card) => card.id === id && card.seat === ask.seat)) return '';
  const words = thing && thing.badges.length > 0 ? [thing.badges.map(badge).join(', ')] : [];
  // Some systems say the distance in the answer itself.
  if (away !== undefined && !/\d (cm|in|inch|inches)\b/.test(name))
    words.push(`${Math.round(away * 10) / 10} ${scene.unit}`);
  return words.join('; ');
}

/** What groups look like on a printed board, where so many of each are chosen. */
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

/** What groups look like on a measured table: those of `chosen` stand out. */
export function thingMarks(groups: readonly Group[], chosen: (group: Group) => boolean): TableMarks {
  const things: Record<string, 'choice' | 'chosen'> = {};
  for (const group of groups)
    for (const id of group.things)
      if (things[id] !== 'chosen') things[id] = chosen(group) ? 'chosen' : 'choice';
  return { things };
}

/** The ground that an answer would take something over. */
export function sweptBy({ ask, rulers }: Context, answer: Json | undefined): Pick<TableMarks, 'sweeps'> {
  const outline = answer === undefined ? undefined : rulers?.sweep?.(ask, answer);
  return outline ? { sweeps: [{ outline, tone: 'amber' }] } : {};
}

/** A line of sight to a thing from a figure, or the one that the asked seat plays, where both stand on the table. */
export function rayTo(context: Context, id: string | undefined, figure?: string): TableMarks['rays'] {
  const { scene, ask, rulers } = context;
  if (scene.kind !== 'measured' || id === undefined) return [];
  const own = figure ?? figureIn(scene, ask);
  const [from, to] = own === undefined ? [] : nearestOf(scene, own, id);
  if (!from || !to || from === to) return [];
  const seen = rulers?.sight(from.id).find((s) => s.id === to.id);
  // Who stands in contact hides the line.
  if (!seen || seen.distance < 1) return [];
  const label = `${Math.round(seen.distance * 10) / 10} ${scene.unit}`;
  return [
    { from: [from.at[0], from.at[1]], to: [to.at[0], to.at[1]], label, tone: 'amber', sees: seen.sees },
  ];
}

/** Of all who act as one with two things, the two that are nearest to each other. */
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

/** The scene with counters put elsewhere; `spent` ones are marked as having acted. */
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
