/**
 * Opening a folder: `database` (PGlite), `changes.log` beside it, `mark`, `lock`. Each of the first two can be made from the
 * other. Where the mark holds, both agree up to there and only the rest of the log is read; else all of both is:
 *
 * - The log is behind: the process died between the database and the log. It is completed.
 * - The database is behind the log or does not open or does not hold together: it is put aside and a new one made from
 *   the log, and from what can still be read of the old one where that knows more.
 * - The log is damaged: it is put aside and written anew from the database.
 *
 * What is put aside is never deleted: `database.damaged-1`, `changes.log.damaged-1` and so on.
 */
import fs from 'node:fs';
import path from 'node:path';
import { embeddedStore } from './embedded.js';
import { exportTables } from './export.js';
import { Keeper } from './keeper.js';
import { takeLock } from './lock.js';
import { encode, Log, replaceFile } from './log.js';
import { removeMark } from './mark.js';
import type { Opened, Scan } from './mend.js';
import {
  closeQuietly,
  compare,
  fault,
  install,
  lags,
  make,
  putAside,
  salvage,
  scan,
  told,
  tryOpen,
} from './mend.js';
import type { Embedded } from './pglite.js';
import { tighten } from './private.js';
import { openQuickly } from './quick.js';
import type { Store } from './store.js';
import { StoreError } from './store.js';

export interface FolderOptions {
  /** Puts a closed, empty database there to begin from: making one takes seconds, and tests need many. */
  readonly blank?: (folder: string) => void;
  /** Bytes from which on the log may be written anew: tests have little to write. */
  readonly long?: number;
}

export async function openFolder(folder: string, { blank, long }: FolderOptions = {}): Promise<Store> {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(`${folder} cannot be used as a store: ${(error as Error).message}`, 'unreachable', {
      cause: error,
    });
  }
  const lock = takeLock(folder);
  let db: Embedded | undefined;
  try {
    const repairs = tighten(folder);
    const database = path.join(folder, 'database');
    const file = path.join(folder, 'changes.log');
    const salvaged = path.join(folder, 'salvaged.log');
    // Left by a process that died while it was making them; nothing acknowledged is in them alone.
    for (const name of ['database.new', 'changes.log.new', 'salvaged.log.new', 'mark.new'])
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    if (fs.existsSync(path.join(folder, 'database.ready'))) install(folder);

    const quick = await openQuickly(folder);
    if (quick) {
      db = quick.db;
      lock.verify();
      return embeddedStore(db, new Keeper(folder, db, quick.log, quick.base, lock, long), repairs);
    }
    // Until all is in order again.
    removeMark(folder);
    const log = await scan(file);
    const wrong = fault(log);
    const existed = fs.existsSync(database);
    let opened: Opened = existed ? await tryOpen(database) : { why: 'it was not there' };
    db = opened.db;
    let differ = 'why' in opened || !db ? undefined : await compare(db, log.follower);
    // The log is written after the database: a database that knows less has lost something.
    const why = 'why' in opened ? opened.why : differ && differ.behind > 0 ? lags(differ.behind) : undefined;
    if (why !== undefined) {
      if (db) await salvage(db, salvaged, log.follower);
      await closeQuietly(db);
      db = undefined;
      const made = await make(folder, [file, salvaged], blank);
      fs.renameSync(path.join(folder, 'database.new'), path.join(folder, 'database.ready'));
      const aside = install(folder);
      fs.rmSync(salvaged, { force: true });
      if (existed || log.exists) repairs.push(...told(aside, why, made, log, wrong));
      opened = await tryOpen(database);
      db = opened.db;
      if ('why' in opened)
        throw new StoreError(`a new database in ${folder} does not work: ${opened.why}`, 'damaged');
      differ = await compare(opened.db, log.follower);
    }
    if (!db || !differ || 'why' in opened) throw new StoreError(`${folder} did not open`, 'damaged');

    const writer = await mendLog(db, file, log, wrong, differ.ahead, repairs);
    lock.verify();
    return embeddedStore(db, new Keeper(folder, db, writer, opened.bytes, lock, long), repairs);
  } catch (error) {
    await closeQuietly(db);
    lock.release();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`the store in ${folder} does not open: ${(error as Error).message}`, 'unreachable', {
      cause: error,
    });
  }
}

/** Brings the log in line with a database that is good, and opens it for writing. */
async function mendLog(
  db: Embedded,
  file: string,
  log: Scan,
  wrong: string | undefined,
  ahead: readonly string[],
  repairs: string[],
): Promise<Log> {
  let anew = wrong !== undefined;
  if (wrong !== undefined) {
    const empty = !log.exists && ahead.length === 0;
    const aside = log.exists && fs.statSync(file).size > 0 ? putAside(file) : undefined;
    if (!empty)
      repairs.push(
        `changes.log ${wrong}. It was written anew from the database.${
          aside ? ` The damaged one is kept as ${aside}.` : ''
        }`,
      );
  } else if (ahead.length > 5000) anew = true;
  if (anew) {
    await replaceFile(file, whole(db));
    return new Log(file, fs.statSync(file).size);
  }
  const writer = new Log(file, log.good);
  if (ahead.length > 0) await writer.appendAll(exportTables(db, ahead));
  return writer;
}

async function* whole(db: Embedded): AsyncGenerator<Buffer> {
  yield encode({ is: 'begin', format: 1 });
  for await (const record of exportTables(db)) yield encode(record);
}
