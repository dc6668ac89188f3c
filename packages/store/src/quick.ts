/** Opening a folder whose mark holds. */
import path from 'node:path';
import { versionsOf } from './examine.js';
import { exportTables } from './export.js';
import { Log, readLog } from './log.js';
import { readMark, writeMark } from './mark.js';
import { closeQuietly, tryStart } from './mend.js';
import type { Embedded } from './pglite.js';

interface Quick {
  readonly db: Embedded;
  readonly log: Log;
  /** Bytes of the log when it told nothing twice. */
  readonly base: number;
}

/** Undefined where the mark does not hold, or something is not as it says. Then everything has to be read through. */
export async function openQuickly(folder: string): Promise<Quick | undefined> {
  const mark = readMark(folder);
  if (!mark) return undefined;
  const file = path.join(folder, 'changes.log');
  const end = await readEnd(file, mark.from);
  if (!end) return undefined;
  // Opening writes to the database's files: from here on what is known of them holds while the machine runs.
  writeMark(folder, { from: mark.from, base: mark.base });
  const tried = await tryStart(path.join(folder, 'database'));
  if ('why' in tried) return undefined;
  const { db } = tried;
  try {
    const ahead = await aheadOf(db, end.versions);
    if (ahead) {
      const log = new Log(file, end.good);
      if (ahead.length > 0) await log.appendAll(exportTables(db, ahead));
      return { db, log, base: mark.base };
    }
  } catch {
    // It opens, and cannot be read.
  }
  await closeQuietly(db);
  return undefined;
}

/**
 * The tables that are named from byte `from` on, with the version that the log knows of, 0 where it says only that a change was
 * under way; and where the last good line ends. Undefined where a line is damaged.
 */
async function readEnd(file: string, from: number) {
  const versions = new Map<string, number>();
  /** A whole table whose entries have not all come. */
  let whole: { table: string; version: number; missing: number } | undefined;
  let good = from;
  for await (const lines of readLog(file, from))
    for (const { record, end, cut } of lines) {
      if (cut) continue;
      if (!record) return undefined;
      good = end;
      if (record.is === 'table') {
        whole = { table: record.table, version: record.version, missing: record.length };
        versions.set(record.table, whole.missing > 0 ? 0 : record.version);
      } else if (record.is === 'entries' && record.table === whole?.table) {
        whole.missing -= record.entries.length;
        if (whole.missing === 0) versions.set(whole.table, whole.version);
      } else if (record.is === 'change') versions.set(record.table, record.version);
      else if (record.is === 'gone') versions.set(record.table, 0);
      else if (record.is === 'under way' && !versions.has(record.table)) versions.set(record.table, 0);
    }
  return { versions, good };
}

/** The tables that the database knows more of than the log; undefined where it knows less of one. */
async function aheadOf(db: Embedded, logged: ReadonlyMap<string, number>): Promise<string[] | undefined> {
  const stored = await versionsOf(db, [...logged.keys()]);
  const ahead: string[] = [];
  for (const [id, version] of logged) {
    const found = stored.get(id) ?? 0;
    if (found < version) return undefined;
    if (found > version) ahead.push(id);
  }
  return ahead;
}
