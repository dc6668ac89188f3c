import { fileURLToPath } from 'node:url';
import { JournalError, SetupError } from '@shambles/engine';
import Tinypool from 'tinypool';
import type { Proposed } from './check.js';
import type { Brought, Read } from './read.js';
import type { Came, Thought } from './think.js';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/**
 * Milliseconds after which a thread's task is abandoned. For a bot, waiting for a free thread counts too, as the caller
 * can make a legal answer.
 */
export const PATIENCE = { think: 20_000, read: 60_000, check: 20_000 };

/** Most journals and setups that may be in hand at once: further ones are refused as Busy. */
const WAITING = 8;

/** Thrown when there is already more to do than anybody should wait for. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Runs long tasks in threads, so that no table waits for another's. */
export class Threads {
  /** Threads for bots only: a game must not wait for somebody's upload. */
  private readonly bots: Tinypool;
  private readonly uploads: Tinypool;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    threads: number,
    private readonly patience: typeof PATIENCE = PATIENCE,
  ) {
    const pool = (maxThreads: number) =>
      new Tinypool({
        filename: WORKER,
        runtime: 'worker_threads',
        minThreads: 0,
        maxThreads,
        idleTimeout: 60_000,
      });
    this.bots = pool(threads);
    this.uploads = pool(1);
  }

  /** Lets a bot think; undefined if it throws or thinks too long. */
  async think(thought: Thought): Promise<Came> {
    const signal = AbortSignal.timeout(this.patience.think);
    try {
      return (await this.bots.run(thought, { name: 'think', signal })) as Came;
    } catch {
      return undefined;
    }
  }

  /** Runs a whole journal again. Throws JournalError and Busy. */
  async read(journal: string): Promise<Brought> {
    const read = await this.upload<Read>('read', journal);
    if (read === TOO_LONG)
      throw new JournalError('This journal cannot be run again in the time that there is for it.');
    if ('wrong' in read) throw new JournalError(read.wrong);
    return read;
  }

  /** Checks a setup. Throws Busy, or a SetupError that names what is wrong with it. */
  async check(proposed: Proposed): Promise<void> {
    const wrong = await this.upload<string | undefined>('check', proposed);
    if (wrong === TOO_LONG)
      throw new SetupError('These files cannot be made ready in the time that there is for it.');
    if (wrong !== undefined) throw new SetupError(wrong);
  }

  private async upload<T>(name: 'read' | 'check', what: unknown): Promise<T | typeof TOO_LONG> {
    if (this.waiting >= WAITING) throw new Busy('Too much is being read here now. Try again in a minute.');
    this.waiting++;
    const before = this.last;
    const done = (async () => {
      await before;
      // Only the work itself is timed: on a busy machine it may take long to start a thread.
      await this.uploads.run(undefined, { name: 'wake' });
      return (await this.uploads.run(what, { name, signal: AbortSignal.timeout(this.patience[name]) })) as T;
    })().catch((): typeof TOO_LONG => TOO_LONG);
    this.last = done.then(() => this.waiting--);
    return done;
  }

  async close(): Promise<void> {
    await Promise.all([this.bots.destroy(), this.uploads.destroy()]);
  }
}

const TOO_LONG = Symbol('too long');
