/** One connection to an SQLite file: changes in groups, each group one transaction, and nothing in between. */
import Database from 'libsql/promise';
import { StoreError } from '../store.js';

type Value = string | number | null;

/** A prepared statement. `run` and `get` are done when they return; only `all` has to be waited for. */
export interface Statement {
  run(...values: readonly Value[]): unknown;
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): Promise<unknown[]>;
}
export type Prepare = (sql: string) => Promise<Statement>;

/** What is in a file: its number is raised when that changes. */
export interface Form {
  readonly number: number;
  readonly schema: string;
}

/** No form will have a higher number than this. */
const LAST = 999;

/** Changes of one transaction at most: others have their turn after so many. */
const GROUP = 200;

interface Job {
  readonly work: () => unknown;
  readonly wipes: boolean;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

export class Connection {
  readonly #db: Database;
  readonly #begin: Statement;
  #last: Promise<unknown> = Promise.resolve();
  #jobs: Job[] = [];
  /** Set after a failed sync: nobody knows what reached the disk, so no more changes are taken. */
  #failed: StoreError | undefined;

  private constructor(
    db: Database,
    begin: Statement,
    /** Throws where nothing may be changed now: asked before a transaction and before it counts. */
    private readonly verify: () => void,
  ) {
    this.#db = db;
    this.#begin = begin;
  }

  /** Opens a file, and makes the tables of this form in an empty one; `:memory:` is gone when it is closed. Throws StoreError. */
  static async open(
    file: string,
    { number, schema }: Form,
    verify: () => void = () => {},
  ): Promise<Connection> {
    try {
      const db = new Database(file, {});
      // Locks are held for a moment only, by whoever reads the file beside us.
      await db.exec('pragma busy_timeout = 5000');
      const { user_version: found } = (await db.prepare('pragma user_version')).get() as {
        user_version: number;
      };
      if (found > LAST) throw new StoreError(`${file} is of no form that there will ever be`, 'damaged');
      if (found > number)
        throw new StoreError(`${file} was made by a newer version of Shambles: use that one`);
      await db.exec('pragma journal_mode = WAL; pragma synchronous = FULL');
      if (found === 0) await db.exec(`begin; ${schema}; pragma user_version = ${number}; commit`);
      return new Connection(db, await db.prepare('begin immediate'), verify);
    } catch (error) {
      const why = explain(error);
      if (error instanceof StoreError || why.kind !== 'refused') throw why;
      // Every sound file answers these statements.
      throw new StoreError(`${file} is damaged: ${(error as Error).message}`, 'damaged', { cause: error });
    }
  }

  prepare: Prepare = (sql) => this.#db.prepare(sql) as Promise<Statement>;

  exec(sql: string): Promise<unknown> {
    return this.#db.exec(sql);
  }

  /** Nothing else is asked of the database while this is done. Throws StoreError. */
  turn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work).catch((error: unknown) => {
      throw explain(error);
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /**
   * Does something in a transaction, together with whatever else waits by then. Resolves when it is on the disk. `work` throws a
   * StoreError only before it has changed anything; any other error undoes the whole group. `wipes`: nothing of what it deletes is left
   * in the pages that become free.
   */
  change<T>(work: () => T, { wipes = false } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, wipes, resolve, reject });
      if (this.#jobs.length === 1) void this.turn(() => this.#group(this.#next()));
    });
  }

  /** Those who go together now; who came after so many go together next. */
  #next(): Job[] {
    const jobs = this.#jobs.splice(0, GROUP);
    if (this.#jobs.length > 0) void this.turn(() => this.#group(this.#next()));
    return jobs;
  }

  async #group(jobs: readonly Job[]): Promise<void> {
    const done: (() => void)[] = [];
    let committing = false;
    try {
      if (this.#failed) throw this.#failed;
      this.verify();
      if (jobs.some(({ wipes }) => wipes)) await this.#db.exec('pragma secure_delete = true');
      this.#begin.run();
      for (const { work, resolve, reject } of jobs) {
        try {
          const value = work() as never;
          done.push(() => resolve(value));
        } catch (error) {
          if (!(error instanceof StoreError)) throw error;
          done.push(() => reject(error));
        }
      }
      committing = true;
      // Here the disk is waited for, and others are served meanwhile.
      await this.#db.exec('commit');
      if (jobs.some(({ wipes }) => wipes)) await this.#db.exec('pragma secure_delete = false');
      // If the folder was lost meanwhile, its new owner may not know of this change.
      this.verify();
    } catch (error) {
      const why = explain(error, committing);
      if (why.kind === 'unknown')
        this.#failed = new StoreError(`${why.message}. Start it again.`, 'unreachable');
      // It may have been undone already.
      await this.#db.exec('rollback').catch(() => {});
      // One damaged table must not fail the changes of the others.
      if (why.kind === 'damaged' && jobs.length > 1)
        for (const job of jobs) void this.turn(() => this.#group([job]));
      else for (const { reject } of jobs) reject(why);
      return;
    }
    for (const tell of done) tell();
  }

  /** Closes after all that was begun before. One file is left, unless another process is reading it. */
  close(): Promise<void> {
    return this.turn(async () => {
      // libsql closes the file when the garbage is collected; leaving WAL mode drops the locks at once.
      await this.#db.exec('pragma busy_timeout = 0; pragma journal_mode = DELETE').catch(() => {});
      this.#db.close();
    });
  }
}

/** An error of SQLite in our words. */
export function explain(error: unknown, committing = false): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message = String(error) } = error as { code?: unknown; message?: string };
  const say = (text: string, kind: StoreError['kind']) =>
    new StoreError(`${text}: ${message}`, kind, { cause: error });
  const is = (...names: readonly string[]) => names.some((name) => String(code).startsWith(`SQLITE_${name}`));
  if (is('CORRUPT', 'NOTADB')) return say('the database is damaged', 'damaged');
  if (is('FULL')) return say('the disk has no room, so nothing was changed', 'unreachable');
  if (is('BUSY', 'LOCKED')) return say('another process uses the database', 'locked');
  // The disk may have taken some of it; after that nobody can tell what a later success would prove.
  if (committing) return say('the disk failed, so the change may be made or not', 'unknown');
  if (is('IOERR', 'CANTOPEN', 'READONLY', 'PERM', 'AUTH', 'NOMEM') || /ConnectionFailed/.test(message))
    return say('the database cannot be used', 'unreachable');
  return say('the database refused', 'refused');
}
