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
 * Checkpoints by the entry they were taken at, one for each entry. No operation gets slower as the game gets longer.
 */
export class Marks {
  /** Oldest first. */
  private recent: Mark[] = [];
  private readonly old = new Map<number, Mark>();
  /** The first checkpoint of each turn. */
  private readonly firsts = new Map<number, Mark>();

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
    for (const marks of [this.old, this.firsts])
      for (const [key, mark] of marks) if (mark.at >= n) marks.delete(key);
  }

  /** The same checkpoints before entry `length`, to continue from separately. */
  branch(length: number): Marks {
    return new Marks(this, length);
  }

  /** The first checkpoint of each turn. */
  ofTurns(): Mark[] {
    const earlier = this.earlier?.ofTurns().filter((m) => m.at < this.from) ?? [];
    const turns = new Set(earlier.map((m) => m.turn));
    return [...earlier, ...[...this.firsts.values()].filter((m) => !turns.has(m.turn))];
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
