import type { RandomState } from '../dice/random.js';
import type { Checkpoint, Standing } from '../journal/journal.js';
import type { Json } from '../rule/fact.js';
import type { Month } from '../system/system.js';

/** A checkpoint in memory. `state` is the system's own. */
export interface Mark {
  readonly at: number;
  readonly facts: number;
  readonly state: unknown;
  readonly months: readonly Month[];
  readonly dice: RandomState;
  readonly standing: ReadonlyMap<string, Standing>;
  readonly turn: number;
}

/**
 * This many recent checkpoints, up to twice as many, are all kept; older ones are about this many entries apart. This
 * is the most entries that going back runs again. States that are soon dropped are cheap for the garbage collector;
 * long-lived ones are not.
 */
const APART = 32;

/**
 * Checkpoints by the entry they were taken at, one for each entry. No operation gets slower as the game gets longer,
 * except that an undo or a redo looks at the first checkpoint of every turn.
 */
export class Marks {
  /** Oldest first. */
  private recent: Mark[] = [];
  private readonly old = new Map<number, Mark>();
  /** The first checkpoint of each turn of the line of play, oldest first. */
  private readonly firsts = new Map<number, Mark>();
  /** The same for lines of play that were left, by entry. */
  private readonly left = new Map<number, Mark>();

  /** Checkpoints of `earlier` before entry `from` are shared with the game that this one branched from. */
  constructor(
    private readonly earlier?: Marks,
    private readonly from = 0,
  ) {}

  /** The checkpoint at entry `n`. */
  at(n: number): Mark | undefined {
    for (let i = this.recent.length - 1; i >= 0; i--) if (this.recent[i]?.at === n) return this.recent[i];
    return this.old.get(n) ?? (n < this.from ? this.earlier?.at(n) : undefined);
  }

  /** The checkpoint taken last. */
  get last(): Mark | undefined {
    return this.recent[this.recent.length - 1];
  }

  add(mark: Mark): void {
    const { last } = this;
    if (last?.at === mark.at) {
      this.recent.pop();
      if (this.firsts.get(last.turn) === last) this.firsts.delete(last.turn);
    }
    this.recent.push(mark);
    if (!this.firsts.has(mark.turn)) this.firsts.set(mark.turn, mark);
    if (this.recent.length > 2 * APART) this.thin();
  }

  /** Drops the checkpoints of entry `n` and later ones. */
  dropFrom(n: number): void {
    this.recent = this.recent.filter((m) => m.at < n);
    for (const marks of [this.old, this.firsts, this.left])
      for (const [key, mark] of marks) if (mark.at >= n) marks.delete(key);
  }

  /** The same checkpoints before entry `length`, to continue from separately. */
  branch(length: number): Marks {
    const branch = new Marks(this, length);
    for (const [turn, mark] of this.firsts) if (mark.at < length) branch.firsts.set(turn, mark);
    for (const [at, mark] of this.left) if (at < length) branch.left.set(at, mark);
    return branch;
  }

  /**
   * The line of play now ends at `head`, after an undo or a redo: turns that are played anew get new first checkpoints.
   * `before`: the entry before another on its line.
   */
  turnTo(head: number, before: (n: number) => number): void {
    let last = -1;
    for (const [turn, mark] of this.firsts)
      if (mark.at > head) {
        this.firsts.delete(turn);
        this.left.set(mark.at, mark);
      } else last = mark.at;
    const again: Mark[] = [];
    for (let n = head; n > last; n = before(n)) {
      const mark = this.left.get(n);
      if (mark) again.push(mark);
    }
    for (const mark of again.reverse()) {
      this.left.delete(mark.at);
      if (!this.firsts.has(mark.turn)) this.firsts.set(mark.turn, mark);
    }
  }

  /** The first checkpoint of each turn of the line of play. */
  ofTurns(): Mark[] {
    return [...this.firsts.values()];
  }

  private thin(): void {
    let block = -1;
    for (const mark of this.recent.splice(0, APART)) {
      const mine = Math.floor(mark.at / APART);
      if (mine !== block || this.firsts.get(mark.turn) === mark) this.old.set(mark.at, mark);
      block = mine;
    }
  }
}

/** A checkpoint as plain data. */
export function asCheckpoint(mark: Mark): Checkpoint {
  const { at, facts, months, dice } = mark;
  const standing = [...mark.standing.values()];
  return { at, facts, state: mark.state as Json, ...(months.length > 0 && { months }), dice, standing };
}
