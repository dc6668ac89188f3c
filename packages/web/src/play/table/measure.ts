import type { TableMarks } from '@shambles/board';
import type { MeasuredScene, Sighting, Tone } from '@shambles/engine';
import { DRAWN } from '../models/measured/facing.js';
import { apart, length, type Place, placeInWords, thingsOf } from './things.js';

/** What lies under the pointer. */
export interface Over {
  readonly at: Place;
  readonly thing?: string;
  /** True if looked at on purpose: its sight is shown even if it is also an answer. */
  readonly look?: true;
}

/** The measuring tool: off, waiting for its first or second end, or placed. */
export type Measuring =
  | { readonly is: 'off' }
  | { readonly is: 'first' }
  | { readonly is: 'second'; readonly from: Over }
  | { readonly is: 'laid'; readonly from: Over; readonly to: Over };

/** The tool's next state after a press on a place. */
export function pressed(now: Measuring, over: Over): Measuring {
  if (now.is === 'second') return { is: 'laid', from: now.from, to: over };
  return now.is === 'off' ? now : { is: 'second', from: over };
}

/** An end of the tape: a figure is measured from its base's edge, everything else from its middle. */
function endOf(scene: MeasuredScene, over: Over): { at: Place; r: number; name: string | undefined } {
  const thing = over.thing === undefined ? undefined : thingsOf(scene).get(over.thing);
  return thing?.sort === 'figure'
    ? { at: thing.at, r: thing.r, name: thing.name }
    : { at: over.at, r: 0, name: undefined };
}

const levelsIn = (n: number): string => (n === 1 ? 'one level' : `${n} levels`);

/** The tape between two ends, with its text. */
export function tape(scene: MeasuredScene, a: Over, b: Over): { marks: TableMarks; words: string } {
  const from = endOf(scene, a);
  const to = endOf(scene, b);
  const away = Math.max(0, apart(from.at, to.at) - from.r - to.r);
  const says = `${length(away)} ${scene.unit}`;
  const where = (end: typeof from): string => end.name ?? placeInWords(scene, end.at);
  const levels = from.at[2] === to.at[2] ? '' : `; ${levelsIn(Math.abs(from.at[2] - to.at[2]))} apart`;
  return {
    marks: {
      rays: [
        {
          from: [from.at[0], from.at[1]],
          to: [to.at[0], to.at[1]],
          label: says,
          tone: 'ice',
          sees: 'clear',
        },
      ],
      circles: [from, to].map((end) => ({
        at: [end.at[0], end.at[1]] as const,
        r: Math.max(end.r * 1.2, scene.unit === 'cm' ? 0.6 : 0.25),
        tone: 'ice' as const,
      })),
    },
    words: `${where(from)} to ${where(to)}: ${says}${levels}`,
  };
}

/** Most lines of sight drawn: the nearest ones. */
const RAYS = 14;
/** Most distances written. */
const LABELLED = 6;
/** Most figures named. */
const NAMED = 3;

/** What a figure sees and what sees it, as marks and in words. */
export function sightOf(
  scene: MeasuredScene,
  figure: string,
  sightings: readonly Sighting[],
  badge: (badge: string) => string,
): { marks: TableMarks; words: string } {
  const things = thingsOf(scene);
  const self = things.get(figure);
  const drawn = scene.figures.find((f) => f.id === figure);
  if (!self || !drawn) return { marks: {}, words: '' };
  const side = new Map(scene.figures.map((f) => [f.id, f.side]));
  const unit = new Map((scene.units ?? []).flatMap(({ id, figures }) => figures.map((f) => [f, id])));
  const met = new Set<string>();
  // Friends always see each other: only the others matter.
  const near = sightings
    .filter(
      (s) => (s.sees !== 'no' || s.seenBy !== 'no') && things.has(s.id) && side.get(s.id) !== drawn.side,
    )
    .toSorted((a, b) => a.distance - b.distance)
    // The nearest figure of a unit stands for the whole unit.
    .filter(({ id }) => {
      const of = unit.get(id) ?? id;
      return !met.has(of) && met.add(of);
    });
  const from = [self.at[0], self.at[1]] as const;
  const seen = near.filter((s) => s.sees !== 'no');
  const nameOf = (s: Sighting): string => {
    const how = [
      ...(s.sees === 'partly' ? ['partly'] : []),
      ...(drawn.arc && !s.inArc ? ['not in front'] : []),
    ];
    const at = `${things.get(s.id)?.name} at ${length(s.distance)} ${scene.unit}`;
    return how.length > 0 ? `${at} (${how.join(', ')})` : at;
  };
  const list = [...seen.slice(0, NAMED).map(nameOf), ...(seen.length > NAMED ? ['…'] : [])].join(', ');
  const sees = seen.length === 0 ? 'sees nobody' : `sees ${seen.length}: ${list}`;
  const by = near.filter((s) => s.seenBy !== 'no').length;
  const state = self.badges.length > 0 ? ` (${self.badges.map(badge).join(', ')})` : '';
  return {
    marks: {
      rays: near.slice(0, RAYS).map((s, i) => {
        const other = things.get(s.id) as NonNullable<ReturnType<typeof things.get>>;
        const tone: Tone = s.sees === 'no' ? 'rose' : s.inArc ? drawn.tone : 'paper';
        return {
          from,
          to: [other.at[0], other.at[1]] as const,
          ...(i < LABELLED && { label: length(s.distance) }),
          tone,
          sees: s.sees === 'no' ? s.seenBy : s.sees,
        };
      }),
      arcs:
        drawn.arc === undefined
          ? []
          : [{ at: from, facing: drawn.facing, half: drawn.arc / 2, r: drawn.r * DRAWN, tone: drawn.tone }],
    },
    words: `${self.name}${state} ${sees}; seen by ${by === 0 ? 'nobody' : by}`,
  };
}

/** The reach of a figure's unit, as marks and in words. */
export function ringsOf(
  scene: MeasuredScene,
  figure: string,
): { reaches: NonNullable<TableMarks['reaches']>; words: string } {
  const places = new Map(scene.figures.map((f) => [f.id, f]));
  const reaches = (scene.units ?? [])
    .filter(({ figures }) => figures.includes(figure))
    .flatMap(({ figures, rings }) => {
      const bases = figures.flatMap((id) => places.get(id) ?? []);
      // All bases of a unit are alike, and distances begin at their edge.
      const base = Math.max(0, ...bases.map((f) => f.r));
      return rings.map(({ r, name, tone }) => ({
        at: bases.map((f) => f.at),
        r: r + base,
        label: name,
        tone,
      }));
    })
    .filter(({ at }) => at.length > 0);
  return { reaches, words: reaches.map(({ label }) => label).join(', ') };
}

/** Merges marks to be drawn together; where only one value is possible, the last counts. */
export function together(...all: readonly TableMarks[]): TableMarks {
  const ghosts = all.findLast((m) => m.ghosts)?.ghosts;
  return {
    lit: all.flatMap((m) => m.lit ?? []),
    ways: all.flatMap((m) => m.ways ?? []),
    sweeps: all.flatMap((m) => m.sweeps ?? []),
    rays: all.flatMap((m) => m.rays ?? []),
    circles: all.flatMap((m) => m.circles ?? []),
    reaches: all.flatMap((m) => m.reaches ?? []),
    blasts: all.flatMap((m) => m.blasts ?? []),
    arcs: all.flatMap((m) => m.arcs ?? []),
    things: Object.assign({}, ...all.map((m) => m.things ?? {})) as TableMarks['things'],
    ...(ghosts && { ghosts }),
  };
}
