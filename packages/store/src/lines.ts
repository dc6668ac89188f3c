/**
 * Tables as lines of text, each with its own checksum: used by backups, and by the logs of folders from before SQLite.
 */
import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import type { Change, Row } from './store.js';

/** The first line of a file. */
interface BeginRecord {
  readonly is: 'begin';
  readonly format: 1;
}

/** A change as it was written; `version` is the one that it produced. */
export interface ChangeRecord extends Omit<Change, 'from' | 'version'> {
  readonly is: 'change';
  readonly table: string;
  readonly version: number;
  readonly at: number;
}

/** A whole table, which replaces anything known of it before; its entries follow in their own records. */
export interface TableRecord {
  readonly is: 'table';
  readonly table: string;
  readonly version: number;
  readonly length: number;
  readonly created: number;
  readonly at: number;
  readonly room: Row;
  readonly state?: Row;
  readonly setup?: string;
  readonly header?: string;
  readonly checkpoint?: string;
  readonly below?: string;
  readonly keys: readonly { readonly hash: string; readonly role: string }[];
  readonly chat: readonly (readonly [at: number, line: Row])[];
}

/** Entries of the table in the last `TableRecord`. */
export interface EntriesRecord {
  readonly is: 'entries';
  readonly table: string;
  readonly from: number;
  readonly entries: readonly (readonly [at: number, line: string])[];
}

/** In old logs: a change of the table was begun. It does not say whether the change was made. */
interface UnderWayRecord {
  readonly is: 'under way';
  readonly table: string;
}

/** A table was removed: earlier records of it no longer count. */
interface GoneRecord {
  readonly is: 'gone';
  readonly table: string;
}

/** The last line of a backup. A file without it was cut short. */
interface EndRecord {
  readonly is: 'end';
  readonly tables: number;
  readonly lines: number;
}

/** A whole table is one `TableRecord`, followed by as many `EntriesRecord`s as its entries need. */
export type WholeRecord = TableRecord | EntriesRecord;

export type LogRecord = BeginRecord | ChangeRecord | WholeRecord | UnderWayRecord | GoneRecord | EndRecord;

/** Bytes that no sound line exceeds. The limit keeps a damaged file from being read into memory whole. */
const longest = 256 * 1024 * 1024;

export function encode(record: LogRecord): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  return Buffer.concat([Buffer.from(`${crc32(json).toString(16).padStart(8, '0')} `), json, newline]);
}
const newline = Buffer.from('\n');

function decode(line: Buffer): LogRecord | undefined {
  if (line.length < 11 || line[8] !== 0x20) return undefined;
  const json = line.subarray(9);
  if (crc32(json) !== Number.parseInt(line.toString('latin1', 0, 8), 16)) return undefined;
  try {
    return JSON.parse(json.toString('utf8')) as LogRecord;
  } catch {
    return undefined;
  }
}

/** A line of a log: a good record, or undefined for a bad line. */
export interface Found {
  readonly record: LogRecord | undefined;
  /** True if no newline ends the line: the last line of a file that was cut short, as after a crash. */
  readonly cut: boolean;
}

/** Reads the lines of a log in chunks of one megabyte. A missing file counts as empty. */
export async function* readLog(file: string): AsyncGenerator<Found[]> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    let rest: Buffer[] = [];
    let kept = 0;
    let at = 0;
    const chunk = Buffer.allocUnsafe(1024 * 1024);
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) break;
      const found: Found[] = [];
      let start = 0;
      for (;;) {
        const stop = chunk.subarray(0, bytesRead).indexOf(0x0a, start);
        if (stop < 0) break;
        const piece = chunk.subarray(start, stop);
        const whole = rest.length === 0 ? piece : Buffer.concat([...rest, piece]);
        rest = [];
        kept = 0;
        start = stop + 1;
        found.push({ record: decode(whole), cut: false });
      }
      if (start < bytesRead && kept <= longest) {
        rest.push(Buffer.from(chunk.subarray(start, bytesRead)));
        kept += bytesRead - start;
      }
      // Longer than any sound line: keep only a stump, which is bad whatever follows.
      if (kept > longest) rest = [Buffer.from('too long')];
      at += bytesRead;
      if (found.length > 0) yield found;
    }
    if (rest.length > 0) yield [{ record: undefined, cut: true }];
  } finally {
    await handle.close();
  }
}

/** Syncs a folder, so that the names in it are as durable as the files. */
export function syncFolder(folder: string): void {
  let fd: number;
  try {
    fd = fs.openSync(folder, 'r');
  } catch {
    return; // Windows opens no folders
  }
  try {
    fs.fsyncSync(fd);
  } catch {
    // some file systems cannot
  } finally {
    fs.closeSync(fd);
  }
}

/** Writes a new file beside `file`, syncs it, and replaces `file` in one step. */
export async function replaceFile(
  file: string,
  lines: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', 0o600);
  try {
    let held: Buffer[] = [];
    let size = 0;
    for await (const line of lines) {
      held.push(line);
      size += line.length;
      if (size < 1024 * 1024) continue;
      await handle.writeFile(Buffer.concat(held));
      held = [];
      size = 0;
    }
    await handle.writeFile(Buffer.concat(held));
    await handle.sync();
  } catch (error) {
    await handle.close();
    fs.rmSync(fresh, { force: true });
    throw error;
  }
  await handle.close();
  fs.renameSync(fresh, file);
  syncFolder(path.dirname(file));
}

/** Approximate number of characters in one record of entries. */
const HEAVY = 4e6;

/** Splits the entries of a table into records of moderate length. */
export function* pieces(table: string, entries: EntriesRecord['entries']): Generator<EntriesRecord> {
  let from = 0;
  let weight = 0;
  for (let n = 0; n < entries.length; n++) {
    weight += (entries[n]?.[1].length ?? 0) + 20;
    if (weight < HEAVY && n < entries.length - 1) continue;
    yield { is: 'entries', table, from, entries: entries.slice(from, n + 1) };
    from = n + 1;
    weight = 0;
  }
}
