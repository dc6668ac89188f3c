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
import { createTeller, inList, type Teller } from '../teller.js';
import { type Beat, beatsOf, isRolled } from './beats.js';
import { type Moment, momentsOf, weightOf } from './moments.js';
import { piecesOf } from './pieces.js';
import { standing, type Tally, tallyOf } from './tally.js';
import { type Paragraph, Telling } from './telling.js';

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

interface Chapter {
  readonly title: string;
  readonly subtitle: string;
  readonly sections: readonly { readonly phase: string; readonly paragraphs: readonly Paragraph[] }[];
  readonly close: string | undefined;
}

interface TurningPoint {
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

/** The after-action report of a game, finished or not. */
export function createReport(system: AnySystem, played: Played, options: ReportOptions = {}): Report {
  const teller = createTeller(system, system.book(played.header.setup));
  const playback = new Playback(system, played.header, played.line);
  const moments = momentsOf(playback);
  const end = playback.scene(SPECTATOR);
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
  const turns = groupBy(moments, (m) => m.turn);
  const beats = turns.map((turn) =>
    groupBy(turn, (m) => m.phase).map((phase) => ({
      phase: phase[0]?.phase as string,
      beats: beatsOf(phase),
    })),
  );
  const { points, greatest } = choosePoints(
    beats.flat().flatMap((p) => p.beats),
    end,
  );
  const sceneAt = (position: number) => {
    playback.seek(position);
    return playback.scene(SPECTATOR);
  };
  let doneBefore = '';
  const chapters = turns.map((turn, i) => {
    const last = turn[turn.length - 1] as Moment;
    const scene = sceneAt(last.position);
    const done = scene.kind === 'measured' ? scene.objective.done.join() : '';
    const news = done !== doneBefore;
    doneBefore = done;
    return {
      title:
        ('name' in scene.clock ? scene.clock.name : undefined) ??
        (last.turn === 0 ? teller.word('report.before') : teller.word('report.turn', { turn: last.turn })),
      subtitle: last.turn === 0 ? '' : tileOf(scene),
      sections: (beats[i] ?? [])
        .map(({ phase, beats: some }) => ({
          phase,
          paragraphs: tell.paragraphs(some, (beat) => points.indexOf(beat) + 1),
        }))
        .filter((s) => s.paragraphs.length > 0),
      close: closing(scene, sideOf, teller, tell.seed + i, last.turn === 0, news),
    };
  });
  const turningPoints = points.map((beat, i): TurningPoint => {
    const last = beat.moments[beat.moments.length - 1] as Moment;
    return {
      number: i + 1,
      turn: teller.word('report.turn', { turn: last.turn }),
      caption: captionOf(beat, heaviest(beat, end), tell),
      at: beat.at,
      marked: markedIn(beat, end),
      scene: sceneAt(last.position),
    };
  });
  const kinds = new Map(piecesOf(end).map((p) => [`kind.${p.kind}`, p.tone]));
  return {
    title: options.title ?? `${system.title}${outcome ? `: ${outcome.level}` : ''}`,
    players,
    lead: lead(outcome, players, sideOf, end, teller, tell, turningPoints[greatest], played),
    chapters,
    turningPoints,
    end: { scene: end, words: closing(end, sideOf, teller, 0, true) ?? '' },
    tally: tallyOf(moments, teller),
    remarks: remarks(system, played),
    toneOf: (noun) => kinds.get(noun),
    sideOf,
  };
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

function tileOf(scene: Scene): string {
  if (scene.kind === 'measured') return '';
  const { clock } = scene;
  const names = (clock.tiles[clock.turn - 1]?.icons ?? []).map((i) => i.name);
  return inList(
    [...new Set(names)].map((name) => (names.filter((n) => n === name).length > 1 ? `${name}, twice` : name)),
  );
}

/** The level that a score stands for just now. */
function bandOf(scene: Scene): string {
  if (scene.kind === 'measured') return '';
  const { track } = scene;
  return track.bands.find((b) => track.value >= b.from && track.value <= b.to)?.name ?? '';
}

/** Seats by their names; other sides by the catalogue's word, or by their own. */
function sideNames(system: AnySystem, teller: Teller): (side: string) => string {
  return (side) => {
    const word = teller.word(`side.${side}`);
    return system.seats.find((s) => s.id === side)?.name ?? (word === `side.${side}` ? capital(side) : word);
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

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

function closing(
  scene: Scene,
  sideOf: (side: string) => string,
  teller: Teller,
  turn: number,
  plainly: boolean,
  /** Whether what was done has come on. */
  news = true,
): string | undefined {
  const left = inList(standing(scene, sideOf));
  if (scene.kind === 'measured') {
    const { done } = scene.objective;
    const deeds = news && done.length > 0 ? [teller.word('report.done', { done: inList(done) })] : [];
    return [teller.vary(plainly ? 'report.left' : 'report.close-by', turn, { left }), ...deeds].join(' ');
  }
  const score = `${scene.track.name} ${scene.track.value}`;
  return teller.vary(plainly ? 'report.unplaced' : 'report.close', turn, {
    score: plainly ? score : score.charAt(0).toLowerCase() + score.slice(1),
    level: bandOf(scene),
    left,
  });
}

/** Rarity, size and strength of what went or came, over the whole beat. */
function swing(beat: Beat, kinds: ReadonlyMap<string, number>): number {
  let sum = 0;
  let thrown = false;
  for (const m of beat.moments) {
    thrown ||= isRolled(m);
    // What goes without dice and without score was called back, not lost.
    const share = thrown || m.scored !== 0 ? 1 : 0.3;
    for (const c of m.lost) sum += weightOf(c, kinds) * share;
    for (const c of m.came) if (c.large) sum += weightOf(c, kinds);
    sum += m.changed.length;
    // A deed done is one of few; a point on the track is one of many, and what it stands for counts already.
    if (m.by !== undefined) sum += 3 * Math.abs(m.scored);
    if (m.lost.length > 0) thrown = false;
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
  const chosen = beats
    .filter((b) => (b.moments[0]?.turn ?? 0) > 0)
    .map((beat) => ({ beat, swing: swing(beat, kinds) }))
    .filter((b) => b.swing >= least)
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

/** The moment in words, or the last before it that has any. */
function captionOf({ moments }: Beat, moment: Moment, tell: Telling): string {
  for (let i = moments.indexOf(moment); i >= 0; i--) {
    const caption = tell.caption(moments[i] as Moment);
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

function lead(
  outcome: { winner: string | undefined; level: string } | undefined,
  players: Report['players'],
  sideOf: (side: string) => string,
  end: Scene,
  teller: Teller,
  tell: Telling,
  greatest: TurningPoint | undefined,
  played: Played,
): string[] {
  const winner = players.find((p) => p.seat === outcome?.winner);
  const first = !outcome
    ? teller.word('report.open', { entries: played.line.length })
    : winner
      ? teller
          .vary('report.won', tell.seed, { winner: `the ${winner.side}, led by ${winner.name},` })
          .replace(/,\.$/, '.')
      : outcome.winner !== undefined
        ? teller.vary('report.won', tell.seed, { winner: `the ${sideOf(outcome.winner)}` })
        : teller.vary('report.drawn', tell.seed);
  return [
    first,
    ...scoreWords(end, outcome?.level),
    ...(greatest
      ? [
          teller.vary(greatest.at.length > 0 ? 'report.greatest' : 'report.greatest-by', tell.seed, {
            turn: greatest.turn,
            at: inList(greatest.at),
          }),
          greatest.caption,
        ]
      : []),
  ];
}

/** "Dead pile 14: Minor victory.", or what was done. */
function scoreWords(end: Scene, level: string | undefined): string[] {
  if (end.kind === 'printed')
    return [`${end.track.name} ${end.track.value}${level === undefined ? '' : `: ${level}`}.`];
  const { text, done } = end.objective;
  return [
    ...(level === undefined ? [] : [`${level}.`]),
    ...(text === '' ? [] : [`What had to be done: ${text}`]),
    ...(done.length > 0 ? [`In the end: ${inList(done)}.`] : []),
  ];
}

function remarks(system: AnySystem, { header, damage }: Played): string[] {
  const said: string[] = [];
  const files = system.files.filter((f) => f.provenance === 'reconstructed');
  const own = files.filter((f) => header.setup.files?.[f.id] !== undefined);
  const ours = files.filter((f) => !own.includes(f));
  if (ours.length > 0)
    said.push(
      `Reconstructed, not copied from the published game: ${inList(ours.map((f) => f.title.toLowerCase()))}.`,
    );
  if (own.length > 0)
    said.push(`From the players' own files: ${inList(own.map((f) => f.title.toLowerCase()))}.`);
  const tables = system.tables.filter((t) => t.provenance === 'reconstructed');
  if (tables.length > 0)
    said.push(`Reconstructed tables: ${inList(tables.map((t) => `${t.title} (${t.id})`))}.`);
  for (const o of system.options) {
    const value = o.values.find((v) => v.id === header.setup.options[o.id]);
    if (value && value.id !== o.default) said.push(`Played with: ${o.title} – ${value.title} (${o.rule}).`);
  }
  if (damage) said.push(damage);
  if (header.revision !== system.revision)
    said.push(`Played under revision ${header.revision} of the rules; told by revision ${system.revision}.`);
  said.push(`Seed "${header.seed}". ${system.credit}`);
  return said;
}
