import { type AnySystem, type Setup, SetupError } from '@shambles/engine';
import type { Threads } from '../threads/threads.js';

/** Setups with files up to this many letters are read directly: that is faster than asking a thread. */
const SMALL = 4000;
/** Number of books kept, and of setups remembered as readable. */
const KEPT = 32;
const KNOWN = 1000;

/**
 * Books of the setups that players bring. A large setup is first read in a thread, with a deadline. It is then read
 * here once, and all tables with that setup share its book.
 */
export class Books {
  private readonly books = new Map<string, unknown>();
  private readonly known = new Set<string>();

  constructor(private readonly threads: Pick<Threads, 'check'>) {}

  /**
   * Checks that a setup can be read, without blocking others. `digest` identifies the setup. Throws SetupError, and
   * Busy.
   */
  async check(system: AnySystem, setup: Setup, digest: string): Promise<void> {
    const key = `${system.id} ${digest}`;
    if (this.known.has(key)) return;
    if (isSmall(setup)) system.book(setup);
    else await this.threads.check({ system: system.id, setup });
    put(this.known, KNOWN, key);
  }

  /** The system with this setup's book at hand. If the setup cannot be read, asking for the book throws the reason. */
  async at(system: AnySystem, setup: Setup, digest: string): Promise<AnySystem> {
    // A book that is quick to make belongs to one table alone, with everything that a system caches in it.
    if (isSmall(setup)) return system;
    try {
      await this.check(system, setup, digest);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      return {
        ...system,
        book: () => {
          throw error;
        },
      };
    }
    // An older game asks for the same setup with the revision under which it began.
    return {
      ...system,
      book: (own: Setup) => this.book(system, own, `${system.id} ${digest} ${own.begun ?? ''}`),
    };
  }

  private book(system: AnySystem, setup: Setup, key: string): unknown {
    const book = this.books.get(key) ?? system.book(setup);
    this.books.delete(key);
    this.books.set(key, book);
    for (const old of this.books.keys()) if (this.books.size > KEPT) this.books.delete(old);
    return book;
  }
}

function isSmall({ files = {} }: Setup): boolean {
  return JSON.stringify(files).length <= SMALL;
}

function put(set: Set<string>, most: number, key: string): void {
  set.add(key);
  for (const old of set) if (set.size > most) set.delete(old);
}
