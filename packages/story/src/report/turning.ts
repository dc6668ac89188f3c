import type { Scene } from '@shambles/engine';
import { type Beat, isRolled } from './beats.js';
import { type Moment, weightOf } from './moments.js';
import { piecesOf } from './pieces.js';
import type { Telling } from './telling.js';

const MOST_POINTS = 6;
const MOST_A_TURN = 2;
const LEAST_SWING = 3.5;
/** The least swing of a turning point on a measured table, where figures fall one by one. */
const LEAST_SWING_MEASURED = 1.4;
/** A turning point must have at least this share of the greatest swing of its game. */
const LEAST_SHARE = 1 / 4;
/** Swing of the last change of the level of victory. */
const LEVEL_SWING = 3;

/** What to highlight in a picture: the cells of a beat, or the figures that acted, fell or came. */
export function markedIn(beat: Beat, end: Scene): readonly string[] {
  if (end.kind === 'printed') return beat.at;
  const figures = beat.moments.flatMap((m) => [
    m.by ?? [],
    ...m.lost.map((p) => p.id),
    ...m.came.map((p) => p.id),
  ]);
  return [...new Set(figures.flat())];
}

/** The swing of a beat: mainly the weight of what left or came. `decided`: the last change of the level of victory. */
function swing(beat: Beat, kinds: ReadonlyMap<string, number>, decided?: Moment): number {
  let sum = 0;
  let thrown = false;
  for (const m of beat.moments) {
    thrown ||= isRolled(m);
    // A piece lost without dice and without score was called back, not killed.
    const share = thrown || m.scored !== 0 ? 1 : 0.3;
    for (const c of m.lost) sum += weightOf(c, kinds) * share;
    // A newcomer among figures is a friend won; a large counter that lands has not turned anything yet.
    if (m.by !== undefined) for (const c of m.came) if (c.large) sum += weightOf(c, kinds);
    sum += m.changed.length;
    // An accomplished task is one of few. A point on the track is one of many, and the loss behind it already counts.
    if (m.by !== undefined) sum += 3 * Math.abs(m.scored);
    if (m.lost.length > 0) thrown = false;
    if (m === decided) sum += LEVEL_SWING;
  }
  return sum;
}

function kindsIn(scene: Scene): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { kind } of piecesOf(scene)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}

/** The beats that changed most, in order of play, and the index of the greatest among them. */
export function choosePoints(beats: readonly Beat[], end: Scene): { points: Beat[]; greatest: number } {
  const kinds = kindsIn(end);
  const least = end.kind === 'printed' ? LEAST_SWING : LEAST_SWING_MEASURED;
  const a = new Map<number, number>();
  const decided = beats.flatMap((b) => b.moments).findLast((m) => m.level);
  const weighed = beats
    .filter((b) => (b.moments[0]?.turn ?? 0) > 0)
    .map((beat) => ({ beat, swing: swing(beat, kinds, decided) }));
  const greatest = Math.max(0, ...weighed.map((b) => b.swing));
  const chosen = weighed
    .filter((b) => b.swing >= Math.max(least, greatest * LEAST_SHARE))
    .sort((x, y) => y.swing - x.swing)
    .filter(({ beat }) => {
      const turn = beat.moments[0]?.turn ?? 0;
      a.set(turn, (a.get(turn) ?? 0) + 1);
      return (a.get(turn) as number) <= MOST_A_TURN;
    })
    .slice(0, MOST_POINTS)
    .map((b) => b.beat);
  const points = [...chosen].sort((x, y) => (x.moments[0]?.position ?? 0) - (y.moments[0]?.position ?? 0));
  return { points, greatest: chosen[0] ? points.indexOf(chosen[0]) : -1 };
}

/** The moment in words, or else the last one before it that has words, or the first after it. */
export function captionOf({ moments }: Beat, moment: Moment, tell: Telling): string {
  const at = moments.indexOf(moment);
  for (const m of [...moments.slice(0, at + 1).reverse(), ...moments.slice(at + 1)]) {
    const caption = tell.caption(m);
    if (caption !== '') return caption;
  }
  return '';
}

/** The moment of a beat with the greatest swing. */
export function heaviest(beat: Beat, end: Scene): Moment {
  const kinds = kindsIn(end);
  const weight = (m: Moment) => swing({ ...beat, moments: [m] }, kinds);
  return beat.moments.reduce((best, m) => (weight(m) > weight(best) ? m : best));
}
