/** Backups: logical, line by line, with a checksum a line, and the same for both databases. */
import fs from 'node:fs';
import { behind } from './database.js';
import { exportTables } from './export.js';
import type { LogRecord } from './log.js';
import { encode, readLog, replaceFile } from './log.js';
import { Follower, Replay } from './replay.js';
import type { Store } from './store.js';
import { StoreError } from './store.js';

export interface Amount {
  readonly tables: number;
  readonly entries: number;
}

function insides(store: Store) {
  const found = behind.get(store);
  if (!found) throw new StoreError('this is not a store that openStore has opened');
  return found;
}

function amount(follower: Follower): Amount {
  let entries = 0;
  for (const known of follower.tables.values()) entries += known.have;
  return { tables: follower.tables.size, entries };
}

/**
 * Writes all that is in the store to a file, replacing it when everything is written. The store may be in use: each table
 * is as it was at one moment, and tables may differ in that moment.
 */
export async function backup(store: Store, file: string): Promise<Amount> {
  const { runner } = insides(store);
  const follower = new Follower();
  async function* lines(): AsyncGenerator<Buffer> {
    let count = 1;
    yield encode({ is: 'begin', format: 1 });
    for await (const record of exportTables(runner)) {
      follower.take(record);
      count++;
      yield encode(record);
    }
    const cut = follower.cut();
    if (cut.length > 0)
      throw new StoreError(
        `entries are missing in ${cut.length} tables, ${cut[0]} is one of them`,
        'damaged',
      );
    yield encode({ is: 'end', tables: follower.tables.size, lines: count });
  }
  await replaceFile(file, lines());
  return amount(follower);
}

/** The records of a backup; throws where it is not whole. */
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

/** Puts a backup into an empty store. It is read through before anything is written. */
export async function restore(store: Store, file: string): Promise<Amount> {
  const { transaction, loaded } = insides(store);
  if ((await store.count()) > 0)
    throw new StoreError('a backup is restored into an empty store only, and this one holds tables');
  const check = new Follower();
  for await (const record of records(file)) check.take(record);
  if (check.cut().length > 0) throw new StoreError(`${file} cannot be restored: parts of it are missing`);
  const replay = new Replay(transaction);
  for await (const record of records(file)) await replay.take(record);
  await replay.finish();
  await loaded();
  return amount(replay.follower);
}
