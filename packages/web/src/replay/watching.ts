import {
  type AnySystem,
  beginsChapter,
  type Entry,
  type Fact,
  type Header,
  headOf,
  Journal,
  Playback,
  readJournal,
  type Scene,
  type Seat,
  SPECTATOR,
  told,
} from '@shambles/engine';
import type { Teller } from '@shambles/story';
import { PERSON } from '../session/session.js';
import type { GameMeta } from '../session/store.js';
import { keep } from '../side/keep.js';
import { partsOf } from '../side/log/story.js';
import { createTones, type Tones } from '../side/tones.js';
import { isRolled, type Told } from '../side/types.js';

/** The start of a turn on the scrubber, or of an encounter or a month, which has no number. */
export interface TurnMark {
  readonly position: number;
  readonly turn: number | undefined;
  /** What begins it. */
  readonly fact: Fact;
}

/** The turn number that a fact names, if any. */
function turnIn(fact: Fact): number | undefined {
  const { turn } = fact as { turn?: unknown };
  return typeof turn === 'number' ? turn : undefined;
}

/** The chapters of a line of play, with the numbers that its facts name; if none does, they are counted. */
function marksIn(chapters: readonly { readonly position: number; readonly fact: Fact }[]): TurnMark[] {
  const counted = chapters.every(({ fact }) => turnIn(fact) === undefined);
  return chapters.map(({ position, fact }, i) => ({ position, fact, turn: counted ? i + 1 : turnIn(fact) }));
}

/** A line of play to watch. It uses facts alone, so it works even if the rules no longer run. */
export interface Watching {
  readonly tones: Tones;
  /** Number of facts. */
  readonly length: number;
  readonly turns: readonly TurnMark[];
  /** The position from which the table cannot be drawn, and why. */
  readonly broken: { readonly position: number; readonly why: string } | undefined;
  /** The table after `position` facts, as `seat` sees it. */
  scene(position: number, seat: Seat): Scene | undefined;
  /** The first `position` facts, as `seat` was told them. */
  log(position: number, seat: Seat): Told[];
  /** Positions at which `seat` is told something, plus the beginning and the end. */
  stops(teller: Teller, seat: Seat): number[];
  /** The journal entry of a position. */
  entryAt(position: number): number;
  /** The position after all facts of an entry. */
  positionOf(entry: number): number;
}

export function watch(system: AnySystem, header: Header, line: readonly Entry[]): Watching {
  const frames = line.flatMap((entry) => entry.facts.map((fact) => ({ entry: entry.n, fact })));
  const tones = createTones(system);
  const { playback, broken } = open(system, header, line, frames.length, tones);
  const scenes = new Map<string, Scene>();
  const logs = new Map<Seat, Told[]>();
  const toldTo = (seat: Seat): Told[] =>
    keep(logs, seat, () => frames.map(({ entry, fact }) => ({ entry, fact: told(fact, seat) ?? UNTOLD })));
  return {
    tones,
    length: frames.length,
    turns: marksIn(
      frames.flatMap(({ fact }, i) => (beginsChapter(system, fact) ? [{ position: i + 1, fact }] : [])),
    ),
    broken,
    scene(position, seat) {
      if (!playback) return undefined;
      const at = Math.min(position, broken ? broken.position : position);
      const key = `${at} ${seat}`;
      if (scenes.size > 400) scenes.clear();
      return keep(scenes, key, () => {
        playback.seek(at);
        return playback.scene(seat);
      });
    },
    log: (position, seat) =>
      toldTo(seat)
        .slice(0, position)
        .filter((t) => t.fact !== UNTOLD),
    stops(teller, seat) {
      const stops = toldTo(seat).flatMap(({ fact }, i) =>
        fact !== UNTOLD && (isRolled(fact) || partsOf(teller, fact)) ? [i + 1] : [],
      );
      return [...new Set([0, ...stops, frames.length])];
    },
    entryAt: (position) => frames[position - 1]?.entry ?? line[0]?.n ?? 0,
    positionOf(entry) {
      for (let i = frames.length - 1; i >= 0; i--) if ((frames[i] as Told).entry <= entry) return i + 1;
      return 0;
    },
  };
}

const UNTOLD: Fact = { is: 'untold', cause: '', to: [] };

/** Plays everything once to find where it breaks and to learn the colours of things. */
function open(system: AnySystem, header: Header, line: readonly Entry[], length: number, tones: Tones) {
  let at = 0;
  try {
    const playback = new Playback(system, header, line);
    try {
      for (at = 0; at < length; at++) playback.seek(at + 1);
      for (const { id } of system.seats) tones.learn(playback.scene(id));
      return { playback, broken: undefined };
    } catch (error) {
      // The state may be half changed: start again, and stop before the break.
      const fresh = new Playback(system, header, line);
      return { playback: fresh, broken: { position: at, why: message(error) } };
    }
  } catch (error) {
    return { playback: undefined, broken: { position: 0, why: message(error) } };
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The watchable part of a journal file: its line of play as written, whether or not today's rules agree. Throws
 * JournalError if there is nothing to go by.
 */
export function readLine(text: string): {
  header: Header;
  line: readonly Entry[];
  report: string | undefined;
} {
  const { header, entries, damage } = readJournal(text);
  const journal = new Journal();
  for (const entry of entries) journal.append(entry);
  return { header, line: journal.line(headOf(entries)), report: damage };
}

/**
 * The seats whose eyes a game of this browser may be watched with; undefined for all. While it goes on, nobody sees more
 * than in play: the person who plays alone sees with the seats of people, and several at one screen with the seat that
 * has the device (`viewer`).
 */
export function eyesOn(
  system: Pick<AnySystem, 'open'>,
  { seats, alone, over }: Pick<GameMeta, 'seats' | 'over'> & { readonly alone?: boolean | undefined },
  viewer?: Seat,
): readonly Seat[] | undefined {
  const people = Object.keys(seats).filter((seat) => seats[seat] === PERSON);
  if (over || system.open || people.length === 0) return undefined;
  const mine = alone || people.length === 1 ? people : people.filter((seat) => seat === viewer);
  return [SPECTATOR, ...mine];
}
