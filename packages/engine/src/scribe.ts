import { Divergence } from './again.js';
import type { Fact } from './fact.js';
import { type Deed, type Entry, entrySum, type Journal } from './journal.js';

/**
 * Writes the journal: an entry is opened by a deed and closed when all that followed from it is known. While a
 * part of the journal is run again, entries are not written but compared.
 */
export class Scribe {
  /** The last entry of the line of play. */
  head = -1;
  private open: { deed: Deed; id?: string; expected?: Entry } | undefined;
  /** Entries being run again, the next one first. */
  private again: readonly Entry[] = [];
  private nextAgain = 0;

  constructor(
    readonly journal: Journal,
    /** The facts since it was last asked. */
    private readonly takeFacts: () => Fact[],
  ) {}

  /** The next entry to be run again. */
  get expected(): Entry | undefined {
    return this.again[this.nextAgain];
  }

  /** From here on `entries` are run again. */
  runAgain(entries: readonly Entry[]): void {
    this.again = entries;
    this.nextAgain = 0;
  }

  /** Goes back into the middle of an entry that was written. */
  reopen(entry: Entry): void {
    this.open = { deed: entry.deed as Deed, expected: entry };
    this.head = entry.prev;
  }

  /** The entry being written or run again. */
  get now(): number | undefined {
    return this.open && (this.open.expected?.n ?? this.journal.length);
  }

  /** Opens the next entry; what happens from now on follows from it. */
  begin(deed: Deed, id?: string): void {
    this.seal();
    const expected = this.again[this.nextAgain];
    if (expected) this.nextAgain++;
    this.open = { deed, id, expected };
  }

  /** Closes the open entry: its facts are complete. */
  seal(): void {
    const { open } = this;
    if (!open) return;
    this.open = undefined;
    const facts = this.takeFacts();
    const sum = entrySum(this.head < 0 ? '' : this.journal.entry(this.head).sum, open.deed, facts);
    if (open.expected) {
      if (open.expected.sum !== sum)
        throw new Divergence(open.expected.n, 'the rules lead to something else than what was written down.');
      this.head = open.expected.n;
      return;
    }
    const n = this.journal.length;
    const { deed, id } = open;
    this.journal.append(
      id === undefined
        ? { n, prev: this.head, deed, facts, sum }
        : { n, prev: this.head, deed, id, facts, sum },
    );
    this.head = n;
  }

  /** Forgets what had begun and was not written. */
  abandon(): void {
    this.open = undefined;
    this.takeFacts();
    this.again = [];
  }
}
