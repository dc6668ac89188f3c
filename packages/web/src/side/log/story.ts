import { type AnySystem, beginsChapter, type Fact, type Seat } from '@shambles/engine';
import type { Part, Teller } from '@shambles/story';
import { type Guide, guideOf, type Sort } from '../guides/index.js';
import { keep } from '../keep.js';
import { type ForcedFact, isRolled, type OwnerOf, type RolledFact, type Told } from '../types.js';
import { leadOn, whatFor, wordOr } from '../words.js';

/** One sentence of the story, with the dice, modifiers and forced choices that led to it. */
export interface StoryLine {
  /** Index of the fact in the log. */
  readonly at: number;
  readonly entry: number;
  readonly fact: Fact;
  readonly parts: readonly Part[];
  readonly rolls: readonly RolledFact[];
  readonly forced: readonly ForcedFact[];
  readonly why: readonly string[];
}

/** A paragraph: an action and its consequences. */
export interface Beat {
  readonly at: number;
  readonly phase: string;
  readonly lines: readonly StoryLine[];
  readonly sorts: ReadonlySet<Sort>;
  readonly sides: ReadonlySet<Seat>;
}

export interface Chapter {
  /** Number of the chapter; 0 before the first turn. */
  readonly turn: number;
  readonly title: string;
  /** True for a turn that belongs to an earlier chapter, in games with chapters that are not turns. */
  readonly within: boolean;
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

/** The words of a fact, cached because the whole log is told again with every new line. */
export function partsOf(teller: Teller, fact: Fact): readonly Part[] | undefined {
  const of = keep(told, teller, () => new WeakMap<Fact, readonly Part[]>());
  const parts = keep(of, fact, () => teller.tell(fact) ?? UNTOLD);
  return parts === UNTOLD ? undefined : parts;
}

/** Turns a log into chapters of paragraphs, one chapter per turn. */
export function tellStory(
  system: AnySystem,
  teller: Teller,
  facts: readonly Told[],
  ownerOf: OwnerOf,
): Chapter[] {
  const story = new StoryInTheMaking(system, teller, ownerOf);
  for (const [at, { entry, fact }] of facts.entries()) story.hear(fact, entry, at);
  return story.end(facts.length);
}

/** A story being built: its chapters, the current paragraph, and dice that wait for the next line. */
class StoryInTheMaking {
  private readonly chapters: { turn: number; title: string; within: boolean; beats: Beat[] }[] = [
    { turn: 0, title: 'Before the first turn', within: false, beats: [] },
  ];
  private readonly guide: Guide;
  /** True once a chapter that is not a turn has begun: later turns belong to such a chapter. */
  private visits = false;
  /** The current paragraph, and the phase in which it began. */
  private lines: StoryLine[] = [];
  private beatPhase = '';
  private phase = '';
  /** Rolls and forced choices that no line has told yet, and the entry of the last roll. */
  private rolls: RolledFact[] = [];
  private forced: ForcedFact[] = [];
  private rolledIn = 0;
  /** How many of those rolls belong to an earlier fact that has no words. They did not lead to the next chapter. */
  private settled = 0;

  constructor(
    private readonly system: AnySystem,
    private readonly teller: Teller,
    private readonly ownerOf: OwnerOf,
  ) {
    this.guide = guideOf(system);
  }

  /** Adds the next fact of the log. */
  hear(fact: Fact, entry: number, at: number): void {
    const phase = this.guide.phase(fact);
    if (isRolled(fact)) {
      this.rolls.push(fact);
      this.rolledIn = entry;
    } else if (fact.is === 'forced') this.forced.push(fact as ForcedFact);
    else if (phase !== undefined) {
      this.leftOver(at);
      this.phase = wordOr(this.teller, phase, phase.slice(phase.indexOf('.') + 1));
    } else {
      const parts = partsOf(this.teller, fact);
      if (!parts) this.settled = this.rolls.length;
      else if (beginsChapter(this.system, fact)) this.beginChapter(fact, parts, at);
      else this.add(at, entry, fact, parts, this.goesOn(fact));
    }
  }

  /** Ends the story and returns its chapters. */
  end(at: number): Chapter[] {
    this.leftOver(at);
    this.close();
    return this.chapters.filter((c) => c.turn > 0 || c.beats.length > 0);
  }

  /** Begins a chapter. Rolls that led to it, such as those for activation, are its first line. */
  private beginChapter(fact: Fact, parts: readonly Part[], at: number): void {
    const led = this.rolls.splice(this.settled);
    this.leftOver(at);
    this.close();
    this.phase = '';
    const isTurn = typeof named(fact).turn === 'number';
    if (!isTurn) this.visits = true;
    this.chapters.push({
      turn: fact.is === 'turn' ? Number(named(fact).turn) : this.chapters.length,
      title: parts.map((p) => p.text).join(''),
      within: isTurn && this.visits,
      beats: [],
    });
    this.rolls = led;
    this.leftOver(at);
  }

  /** True if a fact continues the current paragraph. */
  private goesOn(fact: Fact): boolean {
    const before = this.lines.map((l) => l.fact);
    return before.length > 0 && this.phase === this.beatPhase && this.guide.goesOn(before, fact);
  }

  /** Adds a line, in a new paragraph unless `goesOn`. */
  private add(at: number, entry: number, fact: Fact, parts: readonly Part[], goesOn: boolean): void {
    if (!goesOn) this.close();
    if (this.lines.length === 0) this.beatPhase = this.phase;
    const { rolls, forced } = this;
    const { why } = named(fact);
    this.lines.push({
      at,
      entry,
      fact,
      parts,
      rolls,
      forced,
      why: Array.isArray(why) ? why.map(String) : [],
    });
    this.rolls = [];
    this.forced = [];
    this.settled = 0;
  }

  /** Attaches rolls that no line has told to the last line; without one, they become a line of their own. */
  private leftOver(at: number): void {
    const { rolls, lines } = this;
    const last = rolls[rolls.length - 1];
    const line = lines[lines.length - 1];
    if (last && line) {
      lines[lines.length - 1] = { ...line, rolls: [...line.rolls, ...rolls] };
      this.rolls = [];
      this.settled = 0;
    } else if (last)
      this.add(at, this.rolledIn, last, [{ text: leadOn(whatFor(this.teller, last.label), '.') }], true);
    this.forced = [];
  }

  /** Ends the current paragraph. */
  private close(): void {
    const { lines, system, ownerOf } = this;
    const [first] = lines;
    if (!first) return;
    this.chapters[this.chapters.length - 1]?.beats.push({
      at: first.at,
      phase: this.beatPhase,
      lines,
      sorts: new Set(lines.map((l) => this.guide.sort(l.fact))),
      sides: new Set(lines.flatMap((l) => sidesOf(l, system, ownerOf))),
    });
    this.lines = [];
  }
}

function sidesOf(line: StoryLine, system: AnySystem, ownerOf: OwnerOf): Seat[] {
  const found: Seat[] = [];
  const { side, seat } = named(line.fact);
  for (const who of [side, seat]) if (system.seats.some((s) => s.id === who)) found.push(who as Seat);
  for (const part of line.parts) {
    const owner = part.noun === undefined ? undefined : ownerOf(part.noun);
    if (owner !== undefined) found.push(owner);
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

/** A paragraph as plain text, for screen readers. */
export function plain(beat: Beat): string {
  return beat.lines.map((l) => l.parts.map((p) => p.text).join('')).join(' ');
}
