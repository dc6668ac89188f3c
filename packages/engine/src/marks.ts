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

/** Checkpoints by the entry they stand at, one an entry. Nothing here grows dearer with the game's length. */
export class Marks {
  private readonly byEntry = new Map<number, Mark>();
  /** Those not thinned out yet, oldest first. */
  private recent: Mark[] = [];

  /** `earlier` below entry `from` are shared with the game that this one went on from. */
  constructor(
    private readonly earlier?: Marks,
    private readonly from = 0,
  ) {}

  /** The checkpoint at entry `n`. */
  at(n: number): Mark | undefined {
    return this.byEntry.get(n) ?? (n < this.from ? this.earlier?.at(n) : undefined);
  }

  /** The one taken last. */
  get last(): Mark | undefined {
    return this.recent[this.recent.length - 1];
  }

  add(mark: Mark): void {
    if (this.last?.at === mark.at) this.recent.pop();
    this.byEntry.set(mark.at, mark);
    this.recent.push(mark);
    if (this.recent.length > 2 * DENSE) this.thin();
  }

  /** Forgets those of entry `n` and later ones. */
  dropFrom(n: number): void {
    this.recent = this.recent.filter((m) => m.at < n);
    for (const at of [...this.byEntry.keys()]) if (at >= n) this.byEntry.delete(at);
  }

  /** The same checkpoints of entries before `length`, to go on from separately. */
  branch(length: number): Marks {
    return new Marks(this, length);
  }

  /** The first of each turn. */
  ofTurns(): Mark[] {
    const first = new Map<number, Mark>();
    for (const mark of this.all()) if (!first.has(mark.turn)) first.set(mark.turn, mark);
    return [...first.values()];
  }

  private *all(): Iterable<Mark> {
    if (this.earlier) for (const mark of this.earlier.all()) if (mark.at < this.from) yield mark;
    yield* this.byEntry.values();
  }

  /** Long ago, one checkpoint in `SPARSE` entries is enough. */
  private thin(): void {
    let block = -1;
    for (const mark of this.recent.splice(0, DENSE)) {
      const mine = Math.floor(mark.at / SPARSE);
      if (mine === block && this.byEntry.get(mark.at) === mark) this.byEntry.delete(mark.at);
      block = mine;
    }
  }
}

/** A checkpoint as plain data. */
export function asCheckpoint(mark: Mark): Checkpoint {
  const { at, facts, dice, standing } = mark;
  return { at, facts, state: mark.state as Json, dice, standing: [...standing.values()] };
}
