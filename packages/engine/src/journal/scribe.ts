import type { Fact } from '../rule/fact.js';
import { Divergence } from './again.js';
import type { Progress } from './file.js';
import { type Deed, type Entry, entrySum, type Journal } from './journal.js';

/**
 * Writes the journal. A deed opens an entry, and the entry is closed when everything that followed is known. While part
 * of the journal is run again, entries are compared instead of written.
 */
export class Scribe {
  /** The last entry of the line of play. */
  head = -1;
  /** The deed of the open entry; undefined between entries. */
  private deed: Deed | undefined;
  private id: string | undefined;
  /** The existing entry that the open one must equal. */
  private same: Entry | undefined;
  /** Entries being run again, in order. */
  private again: readonly Entry[] = [];
  private nextAgain = 0;
  private told: Progress | undefined;

  constructor(
    readonly journal: Journal,
    /** Takes the facts since the last call. */
    private readonly takeFacts: () => Fact[],
  ) {}

  /** The next entry to be run again. */
  get expected(): Entry | undefined {
    return this.again[this.nextAgain];
  }

  /** From here on, `entries` are run again; `told` reports progress at each. */
  runAgain(entries: readonly Entry[], told?: Progress): void {
    this.again = entries;
    this.told = told;
    this.nextAgain = 0;
  }

  /** Returns to the middle of an entry that was already written. */
  reopen(entry: Entry): void {
    this.deed = entry.deed as Deed;
    this.same = entry;
    this.head = entry.prev;
  }

  /** The entry being written or run again. */
  get now(): number | undefined {
    return this.deed && (this.same?.n ?? this.journal.length);
  }

  /** Opens the next entry. Everything that happens from now on belongs to it. */
  begin(deed: Deed, id?: string): void {
    this.seal();
    this.deed = deed;
    this.id = id;
    this.same = this.again[this.nextAgain];
    if (!this.same) return;
    this.nextAgain++;
    this.told?.(this.nextAgain, this.again.length);
  }

  /** Closes the open entry: its facts are complete. Throws Divergence if it differs from the entry being run again. */
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

  /** Forgets the open entry, which has not been written. */
  abandon(): void {
    this.deed = undefined;
    this.takeFacts();
    this.again = [];
  }
}
