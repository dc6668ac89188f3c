/** One connection to an SQLite file. Changes run in groups, each group as one transaction that nothing interrupts. */
import Database from 'libsql/promise';
import { StoreError } from '../store.js';

type Value = string | number | null;

/** A prepared statement. `run` and `get` are synchronous; only `all` has to be awaited. */
export interface Statement {
  run(...values: readonly Value[]): unknown;
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): Promise<unknown[]>;
}
export type Prepare = (sql: string) => Promise<Statement>;

/** The schema of a file, with a number that is raised when the schema changes. */
export interface Form {
  readonly number: number;
  readonly schema: string;
}

/** No form will ever have a higher number: a file with one is damaged. */
const LAST = 999;

/** Most changes in one transaction; after it, others have their turn. */
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
  /** Set after a failed sync: it is unknown what reached the disk, so no more changes are accepted. */
  #failed: StoreError | undefined;

  private constructor(
    db: Database,
    begin: Statement,
    /** Throws if nothing may be changed now. Called before a transaction, and again before it is reported as done. */
    private readonly verify: () => void,
  ) {
    this.#db = db;
    this.#begin = begin;
  }

  /** Opens a file; creates the tables in an empty one. `:memory:` is lost on closing. Throws StoreError. */
  static async open(
    file: string,
    { number, schema }: Form,
    verify: () => void = () => {},
  ): Promise<Connection> {
    try {
      const db = new Database(file, {});
      // Only processes that read the file beside us hold locks, and each only for a moment.
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
      // A sound file would have answered these statements.
      throw new StoreError(`${file} is damaged: ${(error as Error).message}`, 'damaged', { cause: error });
    }
  }

  prepare: Prepare = (sql) => this.#db.prepare(sql) as Promise<Statement>;

  exec(sql: string): Promise<unknown> {
    return this.#db.exec(sql);
  }

  /** Runs `work` while nothing else uses the database. Throws StoreError. */
  turn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(work).catch((error: unknown) => {
      throw explain(error);
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /**
   * Runs `work` in a transaction, together with other waiting changes. Resolves when it is on the disk. `work` may
   * throw a StoreError only before it has changed anything; any other error undoes the whole group. `wipes`: what it
   * deletes is overwritten, so that nothing is left in freed pages.
   */
  change<T>(work: () => T, { wipes = false } = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, wipes, resolve, reject });
      if (this.#jobs.length === 1) void this.turn(() => this.#group(this.#next()));
    });
  }

  /** Takes the jobs of the next transaction, and schedules another one if jobs are left. */
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
      // This waits for the disk; other requests are served meanwhile.
      await this.#db.exec('commit');
      if (jobs.some(({ wipes }) => wipes)) await this.#db.exec('pragma secure_delete = false');
      // If another process took the folder meanwhile, it may not know of this change.
      this.verify();
    } catch (error) {
      const why = explain(error, committing);
      if (why.kind === 'unknown')
        this.#failed = new StoreError(`${why.message}. Start it again.`, 'unreachable');
      // The transaction may have been rolled back already.
      await this.#db.exec('rollback').catch(() => {});
      // One damaged table must not fail the changes of others: run each change by itself.
      if (why.kind === 'damaged' && jobs.length > 1)
        for (const job of jobs) void this.turn(() => this.#group([job]));
      else for (const { reject } of jobs) reject(why);
      return;
    }
    for (const tell of done) tell();
  }

  /** Throws if no more changes are accepted, because it is unknown what the disk has kept. */
  ready(): void {
    if (this.#failed) throw this.#failed;
  }

  /** Closes after everything begun before. Leaves a single file, unless another process is reading it. */
  close(): Promise<void> {
    return this.turn(async () => {
      // libsql closes the file only at garbage collection; leaving WAL mode drops the locks at once.
      await this.#db.exec('pragma busy_timeout = 0; pragma journal_mode = DELETE').catch(() => {});
      this.#db.close();
    });
  }
}

/** Turns an error of SQLite into a StoreError. */
export function explain(error: unknown, committing = false): StoreError {
  if (error instanceof StoreError) return error;
  const { code = '', message = String(error) } = error as { code?: unknown; message?: string };
  const say = (text: string, kind: StoreError['kind']) =>
    new StoreError(`${text}: ${message}`, kind, { cause: error });
  const is = (...names: readonly string[]) => names.some((name) => String(code).startsWith(`SQLITE_${name}`));
  if (is('CORRUPT', 'NOTADB')) return say('the database is damaged', 'damaged');
  if (is('FULL')) return say('the disk has no room, so nothing was changed', 'unreachable');
  if (is('BUSY', 'LOCKED')) return say('another process uses the database', 'locked');
  // Part of it may be on the disk. After that, a later success proves nothing about earlier writes.
  if (committing) return say('the disk failed, so the change may be made or not', 'unknown');
  if (is('IOERR', 'CANTOPEN', 'READONLY', 'PERM', 'AUTH', 'NOMEM') || /ConnectionFailed/.test(message))
    return say('the database cannot be used', 'unreachable');
  return say('the database refused', 'refused');
}
