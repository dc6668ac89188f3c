import { type AnySystem, isOfRules, type Line, type RuleId } from '@shambles/engine';
import { countAlike } from '../alike.js';
import { throwerIn } from '../pieces.js';
import { inList, lineOf, type Part, plain, type Teller } from '../teller.js';
import { type Beat, isRolled } from './beats.js';
import type { Moment } from './moments.js';

/** Length in characters after which a paragraph ends. */
const ENOUGH = 330;

export interface Paragraph {
  readonly parts: readonly Part[];
  readonly notes: readonly Note[];
  /** Number of its turning point, from 1. */
  readonly point?: number;
}

/** The evidence for a paragraph: the log line with its dice and its rule. */
export interface Note {
  readonly text: string;
  /** Undefined for what people agreed on, which no rule says. */
  readonly rule: RuleId | undefined;
  readonly dice?: readonly {
    readonly who: string;
    readonly faces: readonly { readonly face: number; readonly counts: boolean | undefined }[];
  }[];
}

/** Puts beats into words. Variants of a sentence are used in turn; the seed chooses the first. */
export class Telling {
  readonly seed: number;
  private readonly turns = new Map<string, number>();

  constructor(
    private readonly system: AnySystem,
    private readonly teller: Teller,
    seed: string,
  ) {
    this.seed = hash(seed);
  }

  /** Consecutive beats as paragraphs of a sensible length; `pointOf` gives the numbers of turning points. */
  paragraphs(beats: readonly Beat[], pointOf: (beat: Beat) => number): Paragraph[] {
    const paragraphs: { parts: Part[]; notes: Note[]; point?: number }[] = [];
    let open: { parts: Part[]; notes: Note[] } = { parts: [], notes: [] };
    const close = (point = 0) => {
      if (open.parts.length > 0) paragraphs.push({ ...open, ...(point > 0 && { point }) });
      else paragraphs[paragraphs.length - 1]?.notes.push(...open.notes);
      open = { parts: [], notes: [] };
    };
    for (const beat of beats) {
      const parts = this.parts(beat);
      if (parts.length > 0 && open.parts.length > 0) open.parts.push({ text: ' ' });
      open.parts.push(...parts);
      open.notes.push(...beat.moments.flatMap((m) => this.note(m)));
      if (pointOf(beat) > 0) close(pointOf(beat));
      else if (plain(open.parts).length > ENOUGH) close();
    }
    close();
    return paragraphs;
  }

  private turn(key: string): number {
    const turn = this.turns.get(key) ?? (this.seed + hash(key)) % 12;
    this.turns.set(key, turn + 1);
    return turn;
  }

  private vary(key: string, values: { readonly [name: string]: string | number }): Part[] {
    return [{ text: this.teller.vary(key, this.turn(key), values) }];
  }

  private parts(beat: Beat): Part[] {
    if (beat.kind === 'nothing')
      return this.vary('report.nothing', { count: beat.at.length, at: inList(beat.at) });
    const moves = beat.moments.filter((m) => m.moved.length > 0);
    if (beat.kind === 'moves' && moves.length > 3 && !byName(moves)) return this.movement(moves);
    const sentences = beat.moments
      .flatMap((m, i) => (goesOn(m, beat.moments[i + 1], this.system) ? [] : [this.sentence(m)]))
      .filter((s) => s.length > 0);
    const told = countAlike(sentences, (s) => s, this.teller).map(({ parts }) => [...parts]);
    return told.flatMap((s, i) => (i === 0 ? s : [{ text: ' ' }, ...s]));
  }

  private movement(moves: readonly Moment[]): Part[] {
    const into = new Map<string, number>();
    for (const m of moves) if (m.at) into.set(m.at, (into.get(m.at) ?? 0) + 1);
    const [at, most] = [...into].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [
      string,
      number,
    ]);
    // Figures go to spots, and only places have names to tell.
    if (moves.every((m) => m.by !== undefined) && most < 2)
      return this.vary('report.drift', { count: moves.length });
    return this.vary(most > 1 ? 'report.moves' : 'report.spread', { count: moves.length, most, at });
  }

  /** True if the story has words for any of its moments. */
  tells({ moments }: Beat): boolean {
    return moments.some((m) => this.lineOf(m) !== undefined);
  }

  private lineOf({ fact }: Moment): Line | undefined {
    // A chapter's title already tells that a turn begins, and a section's title that a phase does.
    return fact.is === 'turn' || fact.is === 'phase' ? undefined : lineOf(this.system, fact);
  }

  /** One moment as a sentence; empty if the story leaves it out. */
  sentence(moment: Moment): Part[] {
    const line = this.lineOf(moment);
    return line ? [...(this.teller.retell(moment.fact, this.turn(line.key)) ?? [])] : [];
  }

  caption(moment: Moment): string {
    const said = this.sentence(moment);
    return plain(said.length > 0 ? said : (this.teller.tell(moment.fact) ?? []));
  }

  private note(moment: Moment): Note[] {
    const { fact } = moment;
    if (!isRolled(moment)) {
      const said = this.teller.tell(fact);
      return said ? [{ text: plain(said), rule: isOfRules(fact.cause) ? fact.cause : undefined }] : [];
    }
    const { pools, faces, label, seat } = moment.fact;
    const side = this.system.seats.find((s) => s.id === seat)?.name;
    const words = pools.map(({ who }) => (who === undefined ? '' : throwerIn(this.teller, who)));
    const dice = pools.map(({ from, upTo }, p) => ({
      who: words[p] === side && pools.length === 1 ? '' : (words[p] as string),
      faces: (faces[p] ?? []).map((face) => ({
        face,
        counts: from !== undefined ? face >= from : upTo !== undefined ? face <= upTo : undefined,
      })),
    }));
    const counts = [
      ...new Set(
        pools.flatMap((p) =>
          p.from !== undefined ? `${p.from}+` : p.upTo !== undefined ? `up to ${p.upTo}` : [],
        ),
      ),
    ];
    return [
      {
        text: `${this.teller.word(`roll.${label}`)}${side ? `, ${side}` : ''}${counts.length > 0 ? ` (${counts.join(', ')})` : ''}`,
        rule: fact.cause,
        dice,
      },
    ];
  }
}

/** True if moves are told one by one: there are few of them, by figures with names. */
function byName(moves: readonly Moment[]): boolean {
  return moves.length < 8 && moves.every((m) => m.by !== undefined && m.moved.every((p) => p.large));
}

/** True if the next moment is about the same counters and place, so that the move there need not be told first. */
function goesOn(moment: Moment, next: Moment | undefined, system: AnySystem): boolean {
  if (!next || moment.moved.length === 0 || next.at !== moment.at) return false;
  return same(system.tell(moment.fact), system.tell(next.fact));
}

function same(a: Line | undefined, b: Line | undefined): boolean {
  return a?.values?.who !== undefined && JSON.stringify(a.values.who) === JSON.stringify(b?.values?.who);
}

function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (h >>> 0) % 10007;
}
