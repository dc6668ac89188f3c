import { fileURLToPath } from 'node:url';
import { JournalError, type Json } from '@shambles/engine';
import Tinypool from 'tinypool';
import type { Brought, Read } from './read.js';
import type { Thought } from './think.js';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/** Milliseconds after which a thread that still thinks for a bot, or still runs a journal, is given up. */
const PATIENCE = { think: 20_000, read: 60_000 };

/** What takes long, in threads of their own, so that no table waits for another's. */
export class Threads {
  private readonly pool: Tinypool;

  constructor(threads: number) {
    this.pool = new Tinypool({
      filename: WORKER,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  }

  /** What a bot answers; undefined where it errs or thinks too long. */
  async think(thought: Thought): Promise<Json | undefined> {
    const signal = AbortSignal.timeout(PATIENCE.think);
    try {
      return (await this.pool.run(thought, { name: 'think', signal })) as Json | undefined;
    } catch {
      return undefined;
    }
  }

  /** Runs a whole journal again. Throws JournalError. */
  async read(journal: string): Promise<Brought> {
    const signal = AbortSignal.timeout(PATIENCE.read);
    let read: Read;
    try {
      read = (await this.pool.run(journal, { name: 'read', signal })) as Read;
    } catch {
      throw new JournalError('This journal cannot be run again in the time that there is for it.');
    }
    if ('wrong' in read) throw new JournalError(read.wrong);
    return read;
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
