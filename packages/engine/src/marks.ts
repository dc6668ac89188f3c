import type { Json, Seat } from './fact.js';
import type { Checkpoint } from './journal.js';
import type { RandomState } from './random.js';

/** An answer that a seat always gives. */
export interface Standing {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Json;
}

/** A checkpoint in memory: `state` is the system's own. */
export interface Mark {
  readonly at: number;
  readonly facts: number;
  readonly state: unknown;
  readonly dice: RandomState;
  readonly standing: ReadonlyMap<string, Standing>;
  readonly turn: number;
}

/** Older checkpoints are kept about this many entries apart. */
const SPARSE = 32;
const DENSE = 256;

/** Checkpoints by the entry they stand at, one an entry, in the order they were taken. */
export class Marks {
  private marks: Mark[] = [];
  private readonly byEntry = new Map<number, Mark>();

  /** The checkpoint at entry `n`. */
  at(n: number): Mark | undefined {
    return this.byEntry.get(n);
  }

  get last(): Mark | undefined {
    return this.marks[this.marks.length - 1];
  }

  add(mark: Mark): void {
    const { at } = mark;
    if (this.last?.at === at) this.marks.pop();
    else if (this.byEntry.has(at)) this.marks = this.marks.filter((m) => m.at !== at);
    this.byEntry.set(at, mark);
    this.marks.push(mark);
    if (this.marks.length > 2 * DENSE) this.thin();
  }

  /** Forgets those of entry `n` and later ones. */
  dropFrom(n: number): void {
    this.marks = this.marks.filter((m) => m.at < n);
    for (const at of [...this.byEntry.keys()]) if (at >= n) this.byEntry.delete(at);
  }

  /** The same checkpoints, to go on from separately. */
  copy(): Marks {
    const copy = new Marks();
    copy.marks = this.marks.slice();
    for (const mark of this.marks) copy.byEntry.set(mark.at, mark);
    return copy;
  }

  /** The first of each turn. */
  ofTurns(): Mark[] {
    const first = new Map<number, Mark>();
    for (const mark of this.marks) if (!first.has(mark.turn)) first.set(mark.turn, mark);
    return [...first.values()];
  }

  /** Long ago, one checkpoint in `SPARSE` entries is enough. */
  private thin(): void {
    const newest = this.marks.length - DENSE;
    let block = -1;
    this.marks = this.marks.filter((mark, i) => {
      const mine = Math.floor(mark.at / SPARSE);
      const keep = i >= newest || mine !== block;
      block = mine;
      if (!keep) this.byEntry.delete(mark.at);
      return keep;
    });
  }
}

/** A checkpoint as plain data. */
export function asCheckpoint(mark: Mark): Checkpoint {
  const { at, facts, dice, standing } = mark;
  return { at, facts, state: mark.state as Json, dice, standing: [...standing.values()] };
}
