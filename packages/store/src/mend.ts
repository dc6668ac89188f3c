/** The steps of mending a folder: finding out what is good, making the database anew, and what is said about it. */
import fs from 'node:fs';
import path from 'node:path';
import { countRest, examine, readVersions } from './examine.js';
import { exportTables } from './export.js';
import { encode, readLog, replaceFile, syncFolder } from './log.js';
import type { Embedded } from './pglite.js';
import { openPglite } from './pglite.js';
import { Follower, Replay } from './replay.js';
import { StoreError } from './store.js';

/** A database that opens at all does so in seconds; a damaged one may never answer. */
const patience = 180_000;

export interface Scan {
  readonly follower: Follower;
  readonly exists: boolean;
  /** Where the last good line ends. */
  good: number;
  /** Lines that cannot be read, before the last good one. */
  bad: number;
  /** Bad lines after the last good one. */
  tail: number;
  /** The file ends in the middle of a line. */
  cut: boolean;
}

/** Reads the log through. */
export async function scan(file: string): Promise<Scan> {
  const found: Scan = {
    follower: new Follower(),
    exists: fs.existsSync(file),
    good: 0,
    bad: 0,
    tail: 0,
    cut: false,
  };
  for await (const lines of readLog(file))
    for (const { record, end, cut } of lines) {
      if (record === undefined) {
        if (cut) found.cut = true;
        else found.tail++;
        continue;
      }
      if (record.is === 'begin' && record.format !== 1)
        throw new StoreError(`${file} was written by a newer version of Shambles: use that one`);
      found.bad += found.tail;
      found.tail = 0;
      found.good = end;
      found.follower.take(record);
    }
  return found;
}

/** What is wrong with a log, as the middle of a sentence; undefined when nothing is. */
export function fault(log: Scan): string | undefined {
  if (!log.exists) return 'was missing';
  const bad = log.bad + log.tail;
  if (bad > 0) return `had ${bad} damaged line${bad === 1 ? '' : 's'}`;
  const gaps = log.follower.cut().length;
  if (gaps > 0) return `lacked changes of ${gaps} table${gaps === 1 ? '' : 's'}`;
  return log.good === 0 ? 'had no good line' : undefined;
}

type Tried = { db: Embedded } | { db?: undefined; why: string };
export type Opened = { db: Embedded; bytes: number } | { db?: Embedded; why: string };

/** Opens a database, and reads all of it. */
export async function tryOpen(folder: string): Promise<Opened> {
  const tried = await tryStart(folder);
  if ('why' in tried) return tried;
  const { db } = tried;
  try {
    return { db, bytes: await examine(db) };
  } catch (error) {
    return { db, why: error instanceof Error ? error.message : String(error) };
  }
}

export async function tryStart(folder: string): Promise<Tried> {
  // Without this file PGlite would make a new database in the place of the old one.
  if (!fs.existsSync(path.join(folder, 'PG_VERSION'))) return { why: 'parts of it are missing' };
  const code = process.exitCode;
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('it does not answer')), patience);
    });
    return { db: await Promise.race([openPglite(folder), late]) };
  } catch (error) {
    // "Made by a newer version" is no damage.
    if (error instanceof StoreError && error.kind === 'refused') throw error;
    return { why: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
    process.exitCode = code; // a dying PGlite sets it
  }
}

export async function closeQuietly(db: Embedded | undefined): Promise<void> {
  const code = process.exitCode;
  try {
    await db?.close();
  } catch {
    // it is damaged, and put aside
  }
  process.exitCode = code;
}

/** Names tables that one of the two knows more of. */
export async function compare(db: Embedded, follower: Follower) {
  const ahead: string[] = [];
  let behind = 0;
  let matched = 0;
  for await (const { id, version, length } of readVersions(db)) {
    const known = follower.tables.get(id);
    if (known) matched++;
    if (!known || known.version < version) ahead.push(id);
    else if (known.version > version || known.length !== length) behind++;
  }
  behind += follower.tables.size - matched;
  // Rows may be gone that no version tells of.
  const rest = await countRest(db, ahead.length > 5000 ? [] : ahead);
  let { chat, keys } = follower;
  for (const id of ahead.length > 5000 ? [] : ahead) {
    chat -= follower.tables.get(id)?.chat ?? 0;
    keys -= follower.tables.get(id)?.keys.length ?? 0;
  }
  if (behind === 0 && (rest.chat < chat || rest.keys < keys)) behind = 1;
  return { ahead, behind };
}

/** The next free name of its kind. */
export function putAside(file: string): string {
  for (let n = 1; ; n++) {
    const aside = `${file}.damaged-${n}`;
    if (fs.existsSync(aside)) continue;
    fs.renameSync(file, aside);
    return path.basename(aside);
  }
}

/** A new database, made whole under another name first: what is called `database` was whole once. */
export async function make(
  folder: string,
  sources: readonly string[],
  blank?: (folder: string) => void,
): Promise<Follower> {
  const fresh = path.join(folder, 'database.new');
  blank?.(fresh);
  const db = await openPglite(fresh);
  try {
    const replay = new Replay((work) => db.transaction(work));
    for (const source of sources)
      for await (const lines of readLog(source))
        for (const { record } of lines) if (record) await replay.take(record);
    await replay.finish();
    return replay.follower;
  } finally {
    await db.close();
  }
}

/** Puts the new database in the place of the old one. Can be begun again after a crash in the middle. */
export function install(folder: string): string | undefined {
  const database = path.join(folder, 'database');
  const ready = path.join(folder, 'database.ready');
  const aside = fs.existsSync(database) ? putAside(database) : undefined;
  fs.renameSync(ready, database);
  syncFolder(folder);
  return aside;
}

/**
 * What a damaged database still tells and the log does not, as records in a file. Tables that cannot be read are left out.
 */
export async function salvage(db: Embedded, file: string, follower: Follower): Promise<void> {
  async function* lines() {
    const ids: string[] = [];
    for await (const { id, version } of readVersions(db)) {
      const known = follower.tables.get(id);
      if (!known || known.broken || known.have !== known.length || known.version < version) ids.push(id);
    }
    for (const id of ids) {
      try {
        const records: Buffer[] = [];
        for await (const record of exportTables(db, [id])) records.push(encode(record));
        yield* records;
      } catch {
        // this table cannot be read
      }
    }
  }
  try {
    await replaceFile(file, lines());
  } catch {
    // not even the list of tables can be read
  }
}

const many = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

export const lags = (n: number) => `it had lost changes of ${many(n, 'table')}`;

/** The sentences about a database that was made anew. */
export function told(
  aside: string | undefined,
  why: string,
  made: Follower,
  log: Scan,
  wrong: string | undefined,
): string[] {
  const said = [
    `The database ${aside ? 'was damaged' : 'was missing'} (${why}). ${many(made.tables.size, 'table')} ${
      made.tables.size === 1 ? 'was' : 'were'
    } rebuilt from changes.log.${aside ? ` The damaged database is kept as ${aside}.` : ''}`,
  ];
  if (wrong !== undefined) {
    const cut = made.cut();
    said.push(
      `Something may be lost: changes.log ${wrong} as well. ${
        cut.length > 0
          ? `Known to lack their last changes: ${cut.slice(0, 20).join(', ')}${
              cut.length > 20 ? ` and ${cut.length - 20} more` : ''
            }. `
          : ''
      }Tables and changes that stood only there are gone; restore a backup if you have one.`,
    );
  } else if (log.cut)
    said.push(
      'The last line of changes.log was cut short: a change that was being written then is not there.',
    );
  return said;
}
