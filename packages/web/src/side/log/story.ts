import { type AnySystem, beginsChapter, type Fact, type Seat } from '@shambles/engine';
import type { Part, Teller } from '@shambles/story';
import { guideOf, type Sort } from '../guides/index.js';
import { keep } from '../keep.js';
import { type ForcedFact, isRolled, type RolledFact, type Told, type ToneOf } from '../types.js';
import { leadOn, whatFor, wordOr } from '../words.js';

/** One sentence of the story, with the dice, modifiers and forced choices that led to it. */
export interface StoryLine {
  /** Position of its fact in the log. */
  readonly at: number;
  readonly entry: number;
  readonly fact: Fact;
  readonly parts: readonly Part[];
  readonly rolls: readonly RolledFact[];
  readonly forced: readonly ForcedFact[];
  readonly why: readonly string[];
}

/** A paragraph: an action and what came of it. */
export interface Beat {
  readonly at: number;
  readonly phase: string;
  readonly lines: readonly StoryLine[];
  readonly sorts: ReadonlySet<Sort>;
  readonly sides: ReadonlySet<Seat>;
}

export interface Chapter {
  /** 0 before the first turn. */
  readonly turn: number;
  readonly title: string;
  readonly beats: readonly Beat[];
}

interface Named {
  readonly side?: unknown;
  readonly seat?: unknown;
  readonly why?: unknown;
  readonly turn?: unknown;
}

const named = (fact: Fact): Named => fact as Fact & Named;

const told = new WeakMap<Teller, WeakMap<Fact, readonly Part[]>>();
const UNTOLD: readonly Part[] = [];

/** The words of a fact, made once: a log is told again with every new line. */
export function partsOf(teller: Teller, fact: Fact): readonly Part[] | undefined {
  const of = keep(told, teller, () => new WeakMap<Fact, readonly Part[]>());
  const parts = keep(of, fact, () => teller.tell(fact) ?? UNTOLD);
  return parts === UNTOLD ? undefined : parts;
}

/** Turns a log into chapters, one a turn, of paragraphs. */
export function tellStory(
  system: AnySystem,
  teller: Teller,
  facts: readonly Told[],
  toneOf: ToneOf,
): Chapter[] {
  const chapters: { turn: number; title: string; beats: Beat[] }[] = [
    { turn: 0, title: 'Before the first turn', beats: [] },
  ];
  const guide = guideOf(system);
  const seats = ownersOf(system);
  let lines: StoryLine[] = [];
  let rolls: RolledFact[] = [];
  let forced: ForcedFact[] = [];
  let rolledIn = 0;
  let phase = '';
  let beatPhase = '';

  const close = (): void => {
    if (lines.length === 0) return;
    const sorts = new Set(lines.map((l) => guide.sort(l.fact)));
    const sides = new Set(lines.flatMap((l) => sidesOf(l, system, toneOf, seats)));
    chapters[chapters.length - 1]?.beats.push({
      at: (lines[0] as StoryLine).at,
      phase: beatPhase,
      lines,
      sorts,
      sides,
    });
    lines = [];
  };
  const add = (at: number, entry: number, fact: Fact, parts: readonly Part[], on: boolean): void => {
    if (!on) close();
    if (lines.length === 0) beatPhase = phase;
    const { why } = named(fact);
    lines.push({ at, entry, fact, parts, rolls, forced, why: Array.isArray(why) ? why.map(String) : [] });
    rolls = [];
    forced = [];
  };
  /** Dice of which nothing was told, or not yet. */
  const leftOver = (at: number): void => {
    const last = rolls[rolls.length - 1];
    const line = lines[lines.length - 1];
    if (last && line) {
      lines[lines.length - 1] = { ...line, rolls: [...line.rolls, ...rolls] };
      rolls = [];
    } else if (last) add(at, rolledIn, last, [{ text: leadOn(whatFor(teller, last.label), '.') }], true);
    forced = [];
  };

  facts.forEach(({ entry, fact }, at) => {
    if (isRolled(fact)) {
      rolls.push(fact);
      rolledIn = entry;
    } else if (fact.is === 'forced') forced.push(fact as ForcedFact);
    else if (guide.phase(fact) !== undefined) {
      const key = guide.phase(fact) as string;
      leftOver(at);
      phase = wordOr(teller, key, key.slice(key.indexOf('.') + 1));
    } else {
      const parts = partsOf(teller, fact);
      if (!parts) return;
      if (beginsChapter(system, fact)) {
        leftOver(at);
        close();
        phase = '';
        chapters.push({
          turn: fact.is === 'turn' ? Number(named(fact).turn) : chapters.length,
          title: parts.map((p) => p.text).join(''),
          beats: [],
        });
      } else {
        const before = lines.map((l) => l.fact);
        const on = before.length > 0 && phase === beatPhase && guide.goesOn(before, fact);
        add(at, entry, fact, parts, on);
      }
    }
  });
  leftOver(facts.length);
  close();
  return chapters.filter((c) => c.turn > 0 || c.beats.length > 0);
}

/** Whose a colour is, where it is one seat's alone. */
function ownersOf(system: AnySystem): ReadonlyMap<string, Seat> {
  const owners = new Map<string, Seat>();
  for (const { tone, id } of system.seats)
    if (system.seats.every((s) => s.id === id || s.tone !== tone)) owners.set(tone, id);
  return owners;
}

function sidesOf(
  line: StoryLine,
  system: AnySystem,
  toneOf: ToneOf,
  seats: ReadonlyMap<string, Seat>,
): Seat[] {
  const found: Seat[] = [];
  const { side, seat } = named(line.fact);
  for (const who of [side, seat]) if (system.seats.some((s) => s.id === who)) found.push(who as Seat);
  for (const part of line.parts) {
    const tone = part.noun === undefined ? undefined : toneOf(part.noun);
    const owner = tone && seats.get(tone);
    if (owner) found.push(owner);
  }
  if (found.length === 0) for (const roll of line.rolls) if (roll.seat) found.push(roll.seat);
  return found;
}

export type Filter = 'all' | Sort | 'dice' | `side:${string}`;

export function passes(beat: Beat, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'dice') return beat.lines.some((l) => l.rolls.length > 0);
  if (filter.startsWith('side:')) return beat.sides.has(filter.slice(5));
  return beat.sorts.has(filter as Sort);
}

/** A paragraph as plain text, to be read aloud. */
export function plain(beat: Beat): string {
  return beat.lines.map((l) => l.parts.map((p) => p.text).join('')).join(' ');
}
