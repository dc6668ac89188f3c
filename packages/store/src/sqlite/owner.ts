/**
 * Ownership of a folder. SQLite lets several processes write to one file, but a server must be alone. So it keeps a
 * separate file locked while it lives; the system drops the lock when the process dies, however that happens.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql/promise';
import { makeFile } from '../private.js';
import { StoreError } from '../store.js';
import { explain } from './connection.js';

const FILE = 'owner.db';

export class Owner {
  readonly #db: Database;
  readonly #file: string;
  readonly #number: number;

  private constructor(db: Database, file: string) {
    this.#db = db;
    this.#file = file;
    this.#number = fs.statSync(file).ino;
  }

  /** Takes a folder. Throws a StoreError that says who has it, if somebody does. */
  static async take(folder: string): Promise<Owner> {
    const file = path.join(folder, FILE);
    const refuse = (why: string) =>
      new StoreError(
        `the store in ${folder} is in use: ${why}. Stop that process, or give this one another folder.`,
        'locked',
      );
    let db = open(file);
    try {
      await prepare(db).catch(async (error: unknown) => {
        if (explain(error).kind !== 'damaged') throw error;
        // The file holds nothing worth keeping.
        fs.rmSync(file);
        db = open(file);
        await prepare(db);
      });
      await db.exec('begin immediate; delete from holder');
      (await db.prepare('insert into holder (pid, host) values (?, ?)')).run(process.pid, os.hostname());
      // The row is for others to read; only the lock counts. If another process takes it in between, one of them fails.
      await db.exec('commit; begin immediate');
      return new Owner(db, file);
    } catch (error) {
      const { code } = error as { code?: string };
      const who = code === 'SQLITE_BUSY' ? await holder(db) : undefined;
      db.close();
      if (code === 'SQLITE_BUSY') throw refuse(who ?? 'another process is opening it');
      throw unusable(folder, error);
    }
  }

  /** Throws if the locked file is no longer the folder's: another process may have the folder now and write to it. */
  verify(): void {
    if (fs.statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#number) return;
    throw new StoreError(`${this.#file} was taken away: this process has lost its lock`, 'locked');
  }

  async release(): Promise<void> {
    await this.#db.exec('rollback');
    this.#db.close();
  }
}

/** Says why a folder cannot be taken, such as that its disk can only be read. */
export function unusable(folder: string, error: unknown): StoreError {
  const { code = '' } = error as { code?: string };
  const why = String(code).startsWith('SQLITE_READONLY')
    ? 'it can only be read. Let this user write there, or mount its disk for writing'
    : (error as Error).message;
  const { kind } = explain(error);
  return new StoreError(`${folder} cannot be used as a store: ${why}`, kind, { cause: error });
}

function open(file: string): Database {
  try {
    makeFile(file);
    return new Database(file, {});
  } catch (error) {
    throw new StoreError(`${file} cannot be made: ${(error as Error).message}`, 'unreachable', {
      cause: error,
    });
  }
}

const prepare = (db: Database) => db.exec('create table if not exists holder (pid integer, host text)');

async function holder(db: Database): Promise<string | undefined> {
  try {
    const row = (await db.prepare('select pid, cast(host as blob) as host from holder')).get() as
      | { pid: number; host: Buffer }
      | undefined;
    if (!row) return undefined;
    const host = row.host.toString();
    if (host !== os.hostname()) return `process ${row.pid} on ${host} uses it`;
    return row.pid === process.pid
      ? `this process (${row.pid}) has it open already`
      : `process ${row.pid} uses it`;
  } catch {
    return undefined;
  }
}
