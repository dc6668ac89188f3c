/** What a store in a folder keeps beside its database while it is open: the log, and the mark of how much of it is certain. */
import fs from 'node:fs';
import { compact } from './compact.js';
import type { Beside } from './embedded.js';
import { exportTables } from './export.js';
import type { Lock } from './lock.js';
import { encode, type Log } from './log.js';
import { removeMark, settle, writeMark } from './mark.js';
import type { Embedded } from './pglite.js';
import { tighten } from './private.js';
import type { Change } from './store.js';
import { StoreError } from './store.js';

/** Bytes of the log that a start has to read at most, more or less. */
const STRIDE = 4e6;
/** Bytes from which on the log is written anew, once it is so many times as long as when it told nothing twice. */
const LONG = 8e6;
const TIMES = 3;

/** Bytes that must be free on the disk, or nothing should be begun here. */
const ROOM = 32e6;

const why = (error: unknown) => (error instanceof Error ? error.message : String(error));

export class Keeper implements Beside {
  /** Tables whose name stands in the log after the mark. */
  #named = new Set<string>();
  /** Changes that the database was asked for and the log does not hold, by table. */
  readonly #underWay = new Map<string, number>();
  #from = 0;
  #base: number;
  /** The length at which the log is written anew. */
  #limit = 0;
  #compacting: Promise<void> | undefined;
  #closing = false;
  /** All is to be read through when the folder is opened the next time, because ... */
  #doubtful: 'no' | 'loading' | 'damaged' = 'no';

  /** `base`: bytes of the log if it told nothing twice. Both must agree by now. */
  constructor(
    readonly folder: string,
    readonly db: Embedded,
    readonly log: Log,
    base: number,
    readonly lock: Lock,
    readonly long = LONG,
  ) {
    this.#base = base;
    this.#mark();
    this.#measure();
  }

  /** All before this point is certain; what is still under way is named anew. */
  #mark(): void {
    this.#from = this.log.size;
    this.#named = new Set();
    if (this.#doubtful !== 'no') return;
    try {
      for (const table of this.#underWay.keys()) this.#name(table);
      writeMark(this.folder, { from: this.#from, base: this.#base });
    } catch {
      // The mark before this one holds as well; more has to be read from there.
    }
  }

  #name(table: string): void {
    if (this.#named.has(table)) return;
    this.log.note(encode({ is: 'under way', table }));
    this.#named.add(table);
  }

  #measure(): void {
    this.#limit = Math.max(this.long, TIMES * this.#base);
    this.#compactSoon();
  }

  #compactSoon(): void {
    if (this.log.size < this.#limit || this.#compacting || this.#closing) return;
    if (this.#doubtful !== 'no') return;
    this.#compacting = compact(this.db, this.log, () => !this.#closing)
      .then(
        (done) => {
          if (!done) return;
          this.#base = this.log.size;
          this.#mark();
          this.#measure();
        },
        (error) => {
          if (error instanceof StoreError && error.kind === 'damaged') this.doubt();
          // The old log is as good as before.
          this.#limit = TIMES * this.log.size;
        },
      )
      .finally(() => {
        this.#compacting = undefined;
      });
  }

  sound(): void {
    this.lock.verify();
    let free: number;
    try {
      this.log.drain();
      const { bavail, bsize } = fs.statfsSync(this.folder);
      free = bavail * bsize;
    } catch (error) {
      throw new StoreError(`${this.folder} cannot be written (${why(error)})`, 'unreachable', {
        cause: error,
      });
    }
    if (free < ROOM)
      throw new StoreError(
        `the disk of ${this.folder} is full: ${Math.round(free / 1e6)} MB are free`,
        'unreachable',
      );
  }

  async begin(table: string): Promise<void> {
    this.lock.verify();
    try {
      this.log.drain();
      this.#name(table);
    } catch (error) {
      throw new StoreError(
        `${this.log.file} cannot be written (${why(error)}): nothing was changed`,
        'unreachable',
        { cause: error },
      );
    }
    this.#underWay.set(table, (this.#underWay.get(table) ?? 0) + 1);
  }

  async gone(table: string): Promise<void> {
    try {
      await this.log.append(encode({ is: 'gone', table }));
    } catch (error) {
      throw new StoreError(
        `${this.log.file} cannot be written (${why(error)}): the table may be gone or not`,
        'unknown',
        { cause: error },
      );
    }
  }

  done(table: string): void {
    const left = (this.#underWay.get(table) ?? 0) - 1;
    if (left > 0) this.#underWay.set(table, left);
    else this.#underWay.delete(table);
  }

  async keep(
    { from: _from, version: _version, ...change }: Change,
    version: number,
    at: number,
  ): Promise<void> {
    try {
      await this.log.append(encode({ is: 'change', ...change, version, at }));
    } catch (error) {
      throw new StoreError(
        `the change is made, but ${this.log.file} cannot be written (${why(error)})`,
        'unknown',
        { cause: error },
      );
    }
    // Whoever has the folder now may not know of it.
    this.lock.verify();
    if (this.log.size - this.#from > STRIDE) this.#mark();
    this.#compactSoon();
  }

  loading(): void {
    if (this.#doubtful === 'no') this.#doubtful = 'loading';
    removeMark(this.folder);
  }

  async loaded(): Promise<void> {
    await this.log.appendAll(exportTables(this.db));
    if (this.#doubtful === 'loading') this.#doubtful = 'no';
    this.#base = this.log.size;
    this.#mark();
    this.#measure();
  }

  doubt(): void {
    this.#doubtful = 'damaged';
    removeMark(this.folder);
  }

  async rest(): Promise<void> {
    this.#closing = true;
    await this.#compacting;
  }

  /** Another's mark is not ours to write. */
  #isOurs(): boolean {
    try {
      this.lock.verify();
      return true;
    } catch {
      return false;
    }
  }

  async close(whole: boolean): Promise<void> {
    try {
      await this.log.close();
      // The database makes its files for everybody to read.
      if (whole) tighten(this.folder);
      if (whole && this.#isOurs() && this.#underWay.size === 0 && this.#doubtful === 'no')
        writeMark(this.folder, {
          from: this.log.size,
          base: this.#base,
          database: await settle(this.folder),
        });
    } finally {
      this.lock.release();
    }
  }
}
