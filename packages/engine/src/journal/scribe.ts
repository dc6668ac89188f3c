import type { Fact } from '../rule/fact.js';
import { Divergence } from './again.js';
import type { Progress } from './file.js';
import { type Deed, type Entry, entrySum, type Journal } from './journal.js';

/**
 * Writes the journal: an entry is opened by a deed and closed when all that followed from it is known. While a
 * part of the journal is run again, entries are not written but compared.
 */
export class Scribe {
  /** The last entry of the line of play. */
  head = -1;
  /** What the open entry holds; undefined between entries. */
  private deed: Deed | undefined;
  private id: string | undefined;
  /** The entry that the open one is to be again. */
  private same: Entry | undefined;
  /** Entries being run again, the next one first. */
  private again: readonly Entry[] = [];
  private nextAgain = 0;
  private told: Progress | undefined;

  constructor(
    readonly journal: Journal,
    /** The facts since it was last asked. */
    private readonly takeFacts: () => Fact[],
  ) {}

  /** The next entry to be run again. */
  get expected(): Entry | undefined {
    return this.again[this.nextAgain];
  }

  /** From here on `entries` are run again; `told` hears of each. */
  runAgain(entries: readonly Entry[], told?: Progress): void {
    this.again = entries;
    this.told = told;
    this.nextAgain = 0;
  }

  /** Goes back into the middle of an entry that was written. */
  reopen(entry: Entry): void {
    this.deed = entry.deed as Deed;
    this.same = entry;
    this.head = entry.prev;
  }

  /** The entry being written or run again. */
  get now(): number | undefined {
    return this.deed && (this.same?.n ?? this.journal.length);
  }

  /** Opens the next entry; what happens from now on follows from it. */
  begin(deed: Deed, id?: string): void {
    this.seal();
    this.deed = deed;
    this.id = id;
    this.same = this.again[this.nextAgain];
    if (!this.same) return;
    this.nextAgain++;
    this.told?.(this.nextAgain, this.again.length);
  }

  /** Closes the open entry: its facts are complete. */
  seal(): void {
    const { deed, id, same, head: prev, journal } = this;
    if (!deed) return;
    this.deed = undefined;
    const facts = this.takeFacts();
    const sum = entrySum(prev < 0 ? '' : journal.entry(prev).sum, deed, facts);
    if (same && same.sum !== sum)
      throw new Divergence(same.n, 'the rules lead to something else than what was written down.');
    const n = same?.n ?? journal.length;
    if (!same)
      journal.append(id === undefined ? { n, prev, deed, facts, sum } : { n, prev, deed, id, facts, sum });
    this.head = n;
  }

  /** Forgets what had begun and was not written. */
  abandon(): void {
    this.deed = undefined;
    this.takeFacts();
    this.again = [];
  }
}
