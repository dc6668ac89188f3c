/** Backups: lines of text, each with a checksum, in the same format for both databases. */
import fs from 'node:fs';
import type { LogRecord, WholeRecord } from './lines.js';
import { encode, readLog, replaceFile } from './lines.js';
import { engineOf } from './over.js';
import type { Store } from './store.js';
import { StoreError } from './store.js';

export interface Amount {
  readonly tables: number;
  readonly entries: number;
}

/** Counts tables and entries, and checks that each table has all its entries. */
class Count {
  tables = 0;
  entries = 0;
  private last = { table: '', have: 0, length: 0 };

  /** Throws if the record does not continue the one before. */
  take(record: WholeRecord): void {
    if (record.is === 'table') {
      this.end();
      this.tables++;
      this.last = { table: record.table, have: 0, length: record.length };
      return;
    }
    const { last } = this;
    if (record.table !== last.table || record.from !== last.have) throw this.missing();
    last.have += record.entries.length;
    this.entries += record.entries.length;
  }

  end(): void {
    if (this.last.have !== this.last.length) throw this.missing();
  }

  private missing(): StoreError {
    return new StoreError(`entries of the table ${this.last.table} are missing`, 'damaged');
  }
}

/**
 * Writes everything in the store to a file, which is replaced only once all is written. The store may be in use: each
 * table is saved as of one moment, but not all tables as of the same moment.
 */
export async function backup(store: Store, file: string): Promise<Amount> {
  const engine = engineOf(store);
  const count = new Count();
  async function* lines(): AsyncGenerator<Buffer> {
    let written = 1;
    yield encode({ is: 'begin', format: 1 });
    for await (const record of engine.wholes()) {
      count.take(record);
      written++;
      yield encode(record);
    }
    count.end();
    yield encode({ is: 'end', tables: count.tables, lines: written });
  }
  await replaceFile(file, lines());
  return { tables: count.tables, entries: count.entries };
}

/** The records of a backup. Throws if it is not complete and sound. */
async function* records(file: string): AsyncGenerator<LogRecord> {
  if (!fs.existsSync(file)) throw new StoreError(`there is no backup ${file}`);
  const bad = (why: string) => new StoreError(`${file} cannot be restored: ${why}`, 'damaged');
  let count = 0;
  let ended = false;
  for await (const found of readLog(file))
    for (const { record } of found) {
      count++;
      if (ended) throw bad(`something follows its end at line ${count}`);
      if (!record) throw bad(`line ${count} is damaged`);
      if (count === 1 && (record.is !== 'begin' || record.format !== 1))
        throw bad('it is no backup of this version of Shambles');
      if (record.is === 'end') {
        ended = true;
        if (record.lines !== count - 1) throw bad(`${record.lines - count + 1} lines are missing`);
      }
      yield record;
    }
  if (!ended) throw bad('its end is missing, or it is no backup');
}

/** The tables of a backup, except those that were removed while it was made. */
async function* wholes(file: string, gone: ReadonlySet<string>): AsyncGenerator<WholeRecord> {
  for await (const record of records(file))
    if ((record.is === 'table' || record.is === 'entries') && !gone.has(record.table)) yield record;
}

/** Restores a backup into an empty store. The whole backup is checked before anything is written. */
export async function restore(store: Store, file: string): Promise<Amount> {
  const engine = engineOf(store);
  if ((await store.count()) > 0)
    throw new StoreError('a backup is restored into an empty store only, and this one holds tables');
  const gone = new Set<string>();
  for await (const record of records(file)) if (record.is === 'gone') gone.add(record.table);
  const count = new Count();
  for await (const record of wholes(file, gone)) count.take(record);
  count.end();
  await engine.load(wholes(file, gone));
  return { tables: count.tables, entries: count.entries };
}
