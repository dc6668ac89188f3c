import { type AnySystem, type Setup, SetupError } from '@shambles/engine';
import type { Threads } from '../threads/threads.js';

/** Letters of files up to which they are read at once: what so few can hold is read faster than a thread is asked. */
const SMALL = 4000;
/** Books that are kept, and setups of which it is known that they can be read. */
const KEPT = 32;
const KNOWN = 1000;

/**
 * Books of the setups that players bring. A setup is first read in a thread, with a deadline; one that was read there is read
 * here once, and its book serves all tables that have it, and those who look on.
 */
export class Books {
  private readonly books = new Map<string, unknown>();
  private readonly known = new Set<string>();

  constructor(private readonly threads: Pick<Threads, 'check'>) {}

  /** Reads a setup where that holds nobody up. `digest` tells setups apart. Throws SetupError, and Busy. */
  async check(system: AnySystem, setup: Setup, digest: string): Promise<void> {
    const key = `${system.id} ${digest}`;
    if (this.known.has(key)) return;
    if (isSmall(setup)) system.book(setup);
    else await this.threads.check({ system: system.id, setup });
    put(this.known, KNOWN, key);
  }

  /** The system with the book of this setup at hand; where it cannot be read, whoever asks for the book is told why. */
  async at(system: AnySystem, setup: Setup, digest: string): Promise<AnySystem> {
    // A book that is soon made is one table's alone, with all that a system remembers in it.
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
    // An older game asks for the same setup, with the revision that it was begun under.
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
