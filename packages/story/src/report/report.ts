import {
  type AnySystem,
  type Entry,
  type Header,
  Playback,
  type Scene,
  SPECTATOR,
  seatsIn,
  type Tone,
} from '@shambles/engine';
import { createTeller } from '../teller.js';
import { type Beat, beatsOf, isRolled } from './beats.js';
import { type Moment, momentsOf, weightOf } from './moments.js';
import { piecesOf } from './pieces.js';
import { type Tally, tallyOf } from './tally.js';
import { type Paragraph, Telling } from './telling.js';
import { closing, endOf, lead, remarks, sideNames, subtitleOf } from './words.js';

/** What a report is made from: a game's header and its line of play. */
export interface Played {
  readonly header: Header;
  readonly line: readonly Entry[];
  /** What was wrong with the journal, where something was. */
  readonly damage?: string | undefined;
}

export interface ReportOptions {
  /** Who played, by seat. */
  readonly names?: { readonly [seat: string]: string };
  readonly title?: string | undefined;
}

/** A game told from its end: all that the written forms need, none of it yet escaped. */
export interface Report {
  readonly title: string;
  readonly players: readonly {
    readonly seat: string;
    readonly side: string;
    readonly name: string;
    readonly tone: Tone;
  }[];
  readonly lead: readonly string[];
  readonly chapters: readonly Chapter[];
  /** The most that changed the game, in the order of the game; `end` is the last picture. */
  readonly turningPoints: readonly TurningPoint[];
  readonly end: { readonly scene: Scene; readonly words: string };
  readonly tally: Tally;
  /** What a reader should know about how the game was set up. */
  readonly remarks: readonly string[];
  readonly toneOf: (noun: string) => Tone | undefined;
  /** What a side or a seat is called. */
  readonly sideOf: (side: string) => string;
}

/** "turn 3", within a sentence. */
export function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

interface Chapter {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly { readonly phase: string; readonly paragraphs: readonly Paragraph[] }[];
  readonly close: string | undefined;
}

export interface TurningPoint {
  readonly number: number;
  readonly turn: string;
  readonly caption: string;
  /** Cells, buildings, areas by name. */
  readonly at: readonly string[];
  /** Cells or figures to point at. */
  readonly marked: readonly string[];
  readonly scene: Scene;
}

const MOST_POINTS = 6;
const MOST_A_TURN = 2;
const LEAST_SWING = 3.5;
/** On a measured table figures fall one by one. */
const LEAST_SWING_MEASURED = 1.4;
/** What changes less than this part of the greatest swing of its game did not turn it. */
const LEAST_SHARE = 1 / 4;
/** What the last change of the level of victory counts. */
const LEVEL_SWING = 3;

/** The after-action report of a game, finished or not. */
export function createReport(system: AnySystem, played: Played, options: ReportOptions = {}): Report {
  const teller = createTeller(system, system.book(played.header.setup));
  const playback = new Playback(system, played.header, played.line);
  const moments = momentsOf(playback);
  const last = playback.scene(SPECTATOR);
  const { outcome: raw } = playback;
  const outcome = raw && { winner: raw.winner, level: teller.word(raw.level) };
  const tell = new Telling(system, teller, played.header.seed);
  const sideOf = sideNames(system, teller);
  const players = seatsIn(system, played.header.setup).map((s) => ({
    seat: s.id,
    side: s.name,
    tone: s.tone,
    name:
      options.names?.[s.id] ??
      teller.word(played.header.people.includes(s.id) ? 'report.person' : 'report.bot'),
  }));
  // Where the time has a name, a chapter is as long as the name holds.
  const turns = groupBy(moments, (m) => m.time ?? m.turn);
  const beats = turns.map((turn) =>
    groupBy(turn, (m) => m.phase).map((phase) => ({
      phase: phase[0]?.phase as string,
      beats: beatsOf(phase),
    })),
  );
  const { points, greatest } = choosePoints(
    beats.flat().flatMap((p) => p.beats.filter((beat) => tell.tells(beat))),
    last,
  );
  const sceneAt = (position: number) => {
    playback.seek(position);
    return playback.scene(SPECTATOR);
  };
  const scenes = turns.map((turn) => sceneAt((turn[turn.length - 1] as Moment).position));
  const end = endOf(last, scenes);
  const timeOf = ({ turn, time }: Moment) =>
    time ?? (turn === 0 ? teller.word('report.before') : teller.word('report.turn', { turn }));
  const chapters = turns
    .map((turn, i) => {
      const scene = scenes[i] as Scene;
      return {
        title: timeOf(turn[0] as Moment),
        subtitle: subtitleOf(scene, scenes[i - 1]),
        sections: (beats[i] ?? [])
          .map(({ phase, beats: some }) => ({
            phase,
            paragraphs: tell.paragraphs(some, (beat) => points.indexOf(beat) + 1),
          }))
          .filter((s) => s.paragraphs.length > 0),
        close: closing(scene, scenes[i - 1], sideOf, teller, tell.seed + i, turn[0]?.turn === 0),
      };
    })
    .filter((c) => c.sections.length > 0 || c.close !== undefined);
  const pointScenes = points.map((beat) =>
    sceneAt((beat.moments[beat.moments.length - 1] as Moment).position),
  );
  const tables = new Set(pointScenes.flatMap((s) => (s.kind === 'measured' ? s.title : [])));
  const turningPoints = points.map((beat, i): TurningPoint => {
    const scene = pointScenes[i] as Scene;
    const when = timeOf(beat.moments[beat.moments.length - 1] as Moment);
    return {
      number: i + 1,
      turn: tables.size > 1 && scene.kind === 'measured' ? `${when} of ${scene.title}` : when,
      caption: captionOf(beat, heaviest(beat, end), tell),
      at: beat.at,
      marked: markedIn(beat, end),
      scene,
    };
  });
  const kinds = new Map([...scenes, last].flatMap(piecesOf).map((p) => [`kind.${p.kind}`, p.tone]));
  return {
    title: options.title ?? titleOfGame(system, played.header, outcome?.level),
    players,
    lead: lead(outcome, players, sideOf, end, scenes, teller, tell, turningPoints[greatest], played),
    chapters,
    turningPoints,
    end: { scene: end, words: closing(end, undefined, sideOf, teller, 0, true) ?? '' },
    tally: tallyOf(moments, teller),
    remarks: remarks(system, played),
    toneOf: (noun) => kinds.get(noun),
    sideOf,
  };
}

/** The system, which of several scenarios, and how it went. */
function titleOfGame(system: AnySystem, { setup }: Header, level: string | undefined): string {
  const scenario =
    system.scenarios.length > 1 && system.scenarios.find((s) => s.id === setup.scenario)?.title;
  return `${system.title}${scenario ? `, ${scenario}` : ''}${level === undefined ? '' : `: ${level}`}`;
}

/** Consecutive things of one key together. */
function groupBy<T>(list: readonly T[], key: (of: T) => unknown): T[][] {
  const groups: T[][] = [];
  let last: unknown;
  for (const of of list) {
    if (groups.length > 0 && key(of) === last) groups[groups.length - 1]?.push(of);
    else groups.push([of]);
    last = key(of);
  }
  return groups;
}

/** What to point at in a picture: the cells of a beat, or the figures that acted, fell and came. */
function markedIn(beat: Beat, end: Scene): readonly string[] {
  if (end.kind === 'printed') return beat.at;
  const figures = beat.moments.flatMap((m) => [
    m.by ?? [],
    ...m.lost.map((p) => p.id),
    ...m.came.map((p) => p.id),
  ]);
  return [...new Set(figures.flat())];
}

/** Rarity, size and strength of what went or came, over the whole beat; `decided` is where the level of victory changed last. */
function swing(beat: Beat, kinds: ReadonlyMap<string, number>, decided?: Moment): number {
  let sum = 0;
  let thrown = false;
  for (const m of beat.moments) {
    thrown ||= isRolled(m);
    // What goes without dice and without score was called back, not lost.
    const share = thrown || m.scored !== 0 ? 1 : 0.3;
    for (const c of m.lost) sum += weightOf(c, kinds) * share;
    // Among figures a newcomer is a friend won; a large counter that lands has turned nothing yet.
    if (m.by !== undefined) for (const c of m.came) if (c.large) sum += weightOf(c, kinds);
    sum += m.changed.length;
    // A deed done is one of few; a point on the track is one of many, and what it stands for counts already.
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

/** The beats that changed most, in the order of the game, and the place among them of the greatest. */
function choosePoints(beats: readonly Beat[], end: Scene): { points: Beat[]; greatest: number } {
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

/** The moment in words, or the last before it that has any, or the first after it. */
function captionOf({ moments }: Beat, moment: Moment, tell: Telling): string {
  const at = moments.indexOf(moment);
  for (const m of [...moments.slice(0, at + 1).reverse(), ...moments.slice(at + 1)]) {
    const caption = tell.caption(m);
    if (caption !== '') return caption;
  }
  return '';
}

/** The moment of a beat that changed most. */
function heaviest(beat: Beat, end: Scene): Moment {
  const kinds = kindsIn(end);
  const weight = (m: Moment) => swing({ ...beat, moments: [m] }, kinds);
  return beat.moments.reduce((best, m) => (weight(m) > weight(best) ? m : best));
}
