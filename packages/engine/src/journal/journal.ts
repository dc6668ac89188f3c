import type { RandomState } from '../dice/random.js';
import type { Fact, Json, Patch, RuleId, Seat } from '../rule/fact.js';
import type { Setup } from '../system/setup.js';
import type { Month } from '../system/system.js';
import { Checksum } from './checksum.js';

export const FORMAT = 'shambles/1';

/** The first line of a journal: what the game began from. */
export interface Header {
  readonly format: typeof FORMAT;
  readonly system: string;
  /** Revision of the system's rules that the entries were made under. */
  readonly revision: number;
  readonly setup: Setup;
  readonly seed: string;
  /** Name and version of the generator. */
  readonly dice: string;
  /** Seats held by people. With more than one, the table is in company: taking back needs consent. */
  readonly people: readonly Seat[];
  /** How the seed was made, if a server and the seats made it together. Needed to check the dice. */
  readonly fair?: Json;
}

/** The content of an entry, apart from its place in the journal. */
export type Deed =
  /** The beginning: facts before the first question. */
  | { readonly t: 'start' }
  | {
      readonly t: 'answer';
      readonly seat: Seat;
      readonly ask: string;
      readonly value: Json;
      readonly auto?: true;
    }
  | {
      readonly t: 'roll';
      readonly rule: RuleId;
      readonly faces: readonly (readonly number[])[];
      readonly typed?: true;
    }
  | { readonly t: 'draw'; readonly rule: RuleId; readonly got: readonly string[]; readonly typed?: true }
  /** A `value` of undefined withdraws the standing answer. */
  | ({ readonly t: 'standing'; readonly value?: Json } & Omit<Standing, 'value'>)
  | { readonly t: 'correct'; readonly by: Seat; readonly why: string; readonly patch: Patch }
  /** From here on, dice come from another seed: a "what if" must not show the dice of the game it left. */
  | { readonly t: 'reseed'; readonly seed: string }
  /**
   * Rules of another revision go on from the checkpoint at the previous entry of the line, where the step begins again.
   * The first fact holds the state.
   */
  | {
      readonly t: 'again';
      readonly revision: number;
      readonly dice: RandomState;
      readonly standing: Checkpoint['standing'];
    };

/** Entries about the journal itself. They lie beside the line of play, not in it. */
export type Control =
  /** The line of play now ends at `head`. What came after it stays readable. */
  | { readonly t: 'undo'; readonly head: number; readonly by: Seat; readonly redo?: true }
  | { readonly t: 'propose'; readonly by: Seat; readonly what: Proposal }
  | { readonly t: 'consent'; readonly seat: Seat; readonly to: number; readonly yes: boolean }
  /**
   * From here on, rules of another revision are in force, and the line of play goes on from `head`. What came after
   * that under the earlier rules stays readable.
   */
  | { readonly t: 'rules'; readonly head: number; readonly revision: number };

export type Proposal =
  | { readonly undo: number }
  | { readonly correct: { readonly why: string; readonly patch: Patch } };

export interface Entry {
  /** Place in the journal, from 0. */
  readonly n: number;
  /** The previous entry of its line of play; -1 for the first. */
  readonly prev: number;
  readonly deed: Deed | Control;
  /** The client's own id for an answer: the same answer sent twice counts once. */
  readonly id?: string;
  /** What followed, up to the next entry. */
  readonly facts: readonly Fact[];
  /** Checksum of the line of play up to here: made of the sum of `prev`, the deed and the facts. */
  readonly sum: string;
}

/** An answer that a seat gives in advance. */
export interface Standing {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Json;
  /** Valid only in this turn. */
  readonly turn?: number;
}

/** A state between two steps, to start from again. */
export interface Checkpoint {
  /** The entry that was being written, and how many of its facts had happened. */
  readonly at: number;
  readonly facts: number;
  readonly state: Json;
  /** The months remembered beside the state, if any. */
  readonly months?: readonly Month[];
  readonly dice: RandomState;
  readonly standing: readonly Standing[];
}

export function isControl(deed: Deed | Control): deed is Control {
  return deed.t === 'undo' || deed.t === 'propose' || deed.t === 'consent' || deed.t === 'rules';
}

/** True for a deed after which the line of play goes on from another entry. */
export function turnsBack(deed: Deed | Control): deed is Extract<Control, { readonly head: number }> {
  return deed.t === 'undo' || deed.t === 'rules';
}

export function entrySum(before: string, deed: Deed | Control, facts: readonly Fact[]): string {
  return new Checksum().text(before).json(deed).json(facts).digits;
}

/** Entries of an earlier journal that this one continues: shared, never copied. */
export interface Earlier {
  readonly length: number;
  entry(n: number): Entry;
}

/** The entries of a game. Append-only: an entry that anybody has heard of stays. */
export class Journal implements Earlier {
  private readonly own: Entry[] = [];
  constructor(private readonly earlier: Earlier = { length: 0, entry: absent }) {}

  get length(): number {
    return this.earlier.length + this.own.length;
  }

  entry(n: number): Entry {
    if (n < this.earlier.length) return this.earlier.entry(n);
    const entry = this.own[n - this.earlier.length];
    return entry ?? absent(n);
  }

  append(entry: Entry): void {
    this.own.push(entry);
  }

  /** Drops entries from `length` on, which nobody has heard of yet: the rules failed while they were being written. */
  cut(length: number): void {
    this.own.length = length - this.earlier.length;
  }

  /** The first `length` entries of this journal, for another journal to continue. */
  prefix(length: number): Earlier {
    return { length, entry: (n) => this.entry(n) };
  }

  *entries(from = 0): Iterable<Entry> {
    for (let n = from; n < this.length; n++) yield this.entry(n);
  }

  /** The entries of the line of play that ends at `head`, oldest first, starting after entry `after`. */
  line(head: number, after = -1): Entry[] {
    const line: Entry[] = [];
    for (let n = head; n > after; ) {
      const entry = this.entry(n);
      line.push(entry);
      n = entry.prev;
    }
    return line.reverse();
  }
}

function absent(n: number): never {
  throw new RangeError(`There is no entry ${n} in this journal.`);
}
