import type { ReadonlySignal } from '@preact/signals';
import type { Marks } from '@shambles/board';
import type { AskView, Json, Scene, Shape } from '@shambles/engine';

/** What is under way of an answer: how the table shows it, and when it can be given. */
export interface Model {
  readonly ask: AskView;
  /** The table with what has been decided so far already done. */
  readonly scene: ReadonlySignal<Scene>;
  readonly marks: ReadonlySignal<Marks>;
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
}

export type ShapeOf<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** Things of one likeness in one place. */
export interface Group {
  readonly like: string;
  readonly ids: readonly string[];
  readonly name: string;
  /** The cell it stands for, or where its counters lie. */
  readonly at: string | undefined;
  /** `${place}/${kind}` where counters of the table are meant. */
  readonly stack: string | undefined;
  /** The counter as it looks. */
  readonly look: Scene['counters'][number] | undefined;
}

/** Options by likeness, in order of first appearance. */
export function groupsOf(
  options: readonly { readonly id: string; readonly on?: string; readonly line: { readonly key: string } }[],
  like: { readonly [id: string]: string },
  context: Pick<Context, 'scene' | 'say'>,
): Group[] {
  const groups = new Map<string, { ids: string[]; first: (typeof options)[number] }>();
  for (const option of options) {
    const key = like[option.id] ?? option.id;
    const group = groups.get(key);
    if (group) group.ids.push(option.id);
    else groups.set(key, { ids: [option.id], first: option });
  }
  const { scene } = context;
  return [...groups].map(([key, { ids, first }]) => {
    const look = scene.counters.find((c) => c.id === first.on);
    const cell = scene.cells.find((c) => c.id === first.on);
    return {
      like: key,
      ids,
      name: look?.name ?? context.say(first.line),
      at: look?.at ?? cell?.id,
      stack: look && `${look.at}/${look.kind}`,
      look,
    };
  });
}

/** The scene with counters put elsewhere; `spent` ones are marked as having acted. */
export function moved(scene: Scene, to: ReadonlyMap<string, string>, spent?: ReadonlySet<string>): Scene {
  if (to.size === 0 && !spent?.size) return scene;
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
