import {
  type AnySystem,
  begunWith,
  type Header,
  Playback,
  type Plot,
  type Scene,
  SPECTATOR,
  scenarioIn,
  seatsIn,
} from '@shambles/engine';
import { createTeller, type Teller } from '../teller.js';
import { type Beat, beatsOf } from './beats.js';
import { type Moment, momentsOf } from './moments.js';
import { piecesOf } from './pieces.js';
import type { Chapter, Played, Report, ReportOptions, TurningPoint } from './shape.js';
import { tallyOf } from './tally.js';
import { Telling } from './telling.js';
import { captionOf, choosePoints, heaviest, markedIn } from './turning.js';
import { closing, endOf, lead, remarks, sideNames, subtitleOf } from './words.js';

/** The moments of a chapter, their beats by phase, and the table at the chapter's end. */
interface Turn {
  readonly moments: readonly Moment[];
  readonly phases: readonly { readonly phase: string; readonly beats: readonly Beat[] }[];
  readonly scene: Scene;
}

/** Cuts a game into chapters: one per turn, or one per named time. */
function turnsOf(moments: readonly Moment[], sceneAt: (position: number) => Scene): readonly Turn[] {
  return groupBy(moments, (m) => m.time ?? m.turn).map((turn) => ({
    moments: turn,
    phases: groupBy(turn, (m) => m.phase).map((phase) => ({
      phase: phase[0]?.phase as string,
      beats: beatsOf(phase),
    })),
    scene: sceneAt((turn[turn.length - 1] as Moment).position),
  }));
}

/** The name of the time, or "Turn 3". */
const timeOf = ({ turn, time }: Moment, teller: Teller): string =>
  time ?? (turn === 0 ? teller.word('report.before') : teller.word('report.turn', { turn }));

/** The chapters that have anything to tell. */
function chaptersOf(
  turns: readonly Turn[],
  points: readonly Beat[],
  teller: Teller,
  tell: Telling,
  sideOf: (side: string) => string,
): Chapter[] {
  return turns
    .map(({ moments, phases, scene }, i): Chapter => {
      const [first] = moments;
      const before = turns[i - 1]?.scene;
      return {
        title: timeOf(first as Moment, teller),
        subtitle: subtitleOf(scene, before),
        sections: phases
          .map(({ phase, beats }) => ({
            phase,
            paragraphs: tell.paragraphs(beats, (beat) => points.indexOf(beat) + 1),
          }))
          .filter((s) => s.paragraphs.length > 0),
        close: closing(scene, before, sideOf, teller, tell.seed + i, first?.turn === 0),
      };
    })
    .filter((c) => c.sections.length > 0 || c.close !== undefined);
}

/** Pictures with captions of the beats that changed most. If there are several tables, captions name them. */
function turningPointsOf(
  points: readonly Beat[],
  end: Scene,
  teller: Teller,
  tell: Telling,
  sceneAt: (position: number) => Scene,
): TurningPoint[] {
  const shown = points.map((beat) => {
    const last = beat.moments[beat.moments.length - 1] as Moment;
    return { beat, last, scene: sceneAt(last.position) };
  });
  const tables = new Set(shown.flatMap(({ scene }) => (scene.kind === 'measured' ? scene.title : [])));
  return shown.map(({ beat, last, scene }, i) => {
    const when = timeOf(last, teller);
    return {
      number: i + 1,
      turn: tables.size > 1 && scene.kind === 'measured' ? `${when} of ${scene.title}` : when,
      caption: captionOf(beat, heaviest(beat, end), tell),
      at: beat.at,
      marked: markedIn(beat, end),
      scene,
    };
  });
}

/** The players and their seats: by the given names, or else as a person or a bot. */
const playersOf = (
  system: AnySystem,
  { setup, people }: Header,
  names: ReportOptions['names'],
  teller: Teller,
): Report['players'] =>
  seatsIn(system, setup).map((s) => ({
    seat: s.id,
    side: s.name,
    tone: s.tone,
    name: names?.[s.id] ?? teller.word(people.includes(s.id) ? 'report.person' : 'report.bot'),
  }));

/** The after-action report of a game, finished or not. */
export function createReport(system: AnySystem, played: Played, options: ReportOptions = {}): Report {
  const { header } = played;
  const teller = createTeller(system, system.book(begunWith(system, header)));
  const playback = new Playback(system, header, played.line);
  const moments = momentsOf(playback);
  const last = playback.scene(SPECTATOR);
  const { outcome: raw } = playback;
  const outcome = raw && { winner: raw.winner, level: teller.word(raw.level) };
  const tell = new Telling(system, teller, header.seed);
  const sideOf = sideNames(system, teller);
  const players = playersOf(system, header, options.names, teller);
  const sceneAt = (position: number): Scene => {
    playback.seek(position);
    return playback.scene(SPECTATOR);
  };
  const turns = turnsOf(moments, sceneAt);
  const scenes = turns.map((turn) => turn.scene);
  const beats = turns.flatMap((turn) => turn.phases.flatMap((phase) => phase.beats));
  const { points, greatest } = choosePoints(
    beats.filter((beat) => tell.tells(beat)),
    last,
  );
  const end = endOf(last, scenes);
  const chapters = chaptersOf(turns, points, teller, tell, sideOf);
  const turningPoints = turningPointsOf(points, end, teller, tell, sceneAt);
  const kinds = new Map([...scenes, last].flatMap(piecesOf).map((p) => [`kind.${p.kind}`, p.tone]));
  return {
    title: options.title ?? titleOfGame(system, header, outcome?.level),
    players,
    lead: lead(outcome, players, sideOf, end, scenes, teller, tell, turningPoints[greatest], played),
    chapters,
    turningPoints,
    end: { scene: end, words: closing(end, undefined, sideOf, teller, 0, true) ?? '' },
    plots: plotsIn(last),
    tally: tallyOf(moments, teller),
    remarks: remarks(system, played),
    toneOf: (noun) => kinds.get(noun),
    sideOf,
  };
}

/** The plots in the papers of a table. */
function plotsIn(scene: Scene): Plot[] {
  const sections = scene.kind === 'measured' ? (scene.papers?.sections ?? []) : [];
  return sections.flatMap(({ cards }) => cards.flatMap((card) => card.plots ?? []));
}

/** The system, the scenario if there are several, and the level of victory. */
function titleOfGame(system: AnySystem, { setup }: Header, level: string | undefined): string {
  const scenario = system.scenarios.length > 1 && scenarioIn(system, setup)?.title;
  return `${system.title}${scenario ? `, ${scenario}` : ''}${level === undefined ? '' : `: ${level}`}`;
}

/** Groups consecutive items with the same key. */
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
