/**
 * The log: text lines, each with a checksum of its own, appended after the database has a change and before the change is
 * acknowledged. Backups are of the same lines.
 *
 * Every line is written at once and synced before the change is acknowledged, several changes with one sync. A killed
 * process would not need that, what is written stays; a power cut does: PGlite runs with fsync off and its NodeFS never
 * syncs, so after a power cut the database may be anything, and this log is what an acknowledgement stands on.
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

/** A change as it was written; `version` is the one it made. */
export interface ChangeRecord extends Omit<Change, 'from' | 'version'> {
  readonly is: 'change';
  readonly table: string;
  readonly version: number;
  readonly at: number;
}

/** A whole table; its entries follow in records of their own. Whatever was known of it is replaced. */
export interface TableRecord {
  readonly is: 'table';
  readonly table: string;
  readonly version: number;
  readonly length: number;
  readonly created: number;
  readonly at: number;
  readonly room: Row;
  readonly setup?: string;
  readonly header?: string;
  readonly checkpoint?: string;
  readonly keys: readonly { readonly hash: string; readonly role: string }[];
  readonly chat: readonly (readonly [at: number, line: Row])[];
}

/** Entries of the whole table that was named last. */
interface EntriesRecord {
  readonly is: 'entries';
  readonly table: string;
  readonly from: number;
  readonly entries: readonly (readonly [at: number, line: string])[];
}

/** A change of the table is under way: after a crash the database may have it and the log may not. */
interface UnderWayRecord {
  readonly is: 'under way';
  readonly table: string;
}

/** A table that was removed: nothing that was told of it counts any more. */
interface GoneRecord {
  readonly is: 'gone';
  readonly table: string;
}

/** The last line of a backup: without it the file was cut. */
interface EndRecord {
  readonly is: 'end';
  readonly tables: number;
  readonly lines: number;
}

export type LogRecord =
  | BeginRecord
  | ChangeRecord
  | TableRecord
  | EntriesRecord
  | UnderWayRecord
  | GoneRecord
  | EndRecord;

/** No line is longer (`checkChange` sees to it): a damaged file must not be read into memory whole. */
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

/** What was found at a place of a log: a good record, or a bad line. */
export interface Found {
  readonly record: LogRecord | undefined;
  /** Where the line ends, in bytes from the beginning. */
  readonly end: number;
  /** No newline ends it: the last line of a file that was cut, as after a crash. */
  readonly cut: boolean;
}

/** Reads a log line by line in pieces of one megabyte, from byte `from` on. A file that is not there is empty. */
export async function* readLog(file: string, from = 0): AsyncGenerator<Found[]> {
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
    let at = from;
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
        found.push({ record: decode(whole), end: at + start, cut: false });
      }
      if (start < bytesRead && kept <= longest) {
        rest.push(Buffer.from(chunk.subarray(start, bytesRead)));
        kept += bytesRead - start;
      }
      // Longer than any line of ours: forget all but a stump, which is bad whatever follows.
      if (kept > longest) rest = [Buffer.from('too long')];
      at += bytesRead;
      if (found.length > 0) yield found;
    }
    if (rest.length > 0) yield [{ record: undefined, end: at, cut: true }];
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder as durable as the files. */
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

/** Writes a file beside its place, syncs it and puts it there in one step. */
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

/** A log that is appended to. */
export class Log {
  #fd: number;
  #size: number;
  /** What is not in the file yet because the file could not be written: it goes first, or nothing goes. */
  #held: Buffer[] = [];
  #syncing: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #failed: unknown;

  /** `size`: the length of what is good in the file; the rest is cut off. */
  constructor(
    readonly file: string,
    size: number,
  ) {
    this.#fd = fs.openSync(file, 'a+', 0o600);
    this.#size = size;
    if (fs.fstatSync(this.#fd).size !== size) fs.ftruncateSync(this.#fd, size);
    syncFolder(path.dirname(file));
  }

  /** Throws while lines wait that cannot be written: nothing more may then be changed. */
  drain(): void {
    if (this.#failed) throw this.#failed;
    while (this.#held.length > 0) {
      const all = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held);
      let done = 0;
      try {
        while (done < all.length) done += fs.writeSync(this.#fd, all, done);
      } catch (error) {
        // A part of a line would damage the next one.
        fs.ftruncateSync(this.#fd, this.#size);
        throw error;
      }
      this.#size += all.length;
      this.#held = [];
    }
  }

  /** A line that need not outlive a power cut. */
  note(line: Buffer): void {
    this.#held.push(line);
    this.drain();
  }

  /** Resolves when the line is on the disk. Lines lie in the order of the calls. */
  append(line: Buffer): Promise<void> {
    this.#held.push(line);
    try {
      this.drain();
    } catch (error) {
      return Promise.reject(error);
    }
    return this.#sync();
  }

  /** Many lines, with one sync at the end. */
  async appendAll(records: AsyncIterable<LogRecord>): Promise<void> {
    for await (const record of records) {
      this.#held.push(encode(record));
      this.drain();
    }
    await this.#sync();
  }

  /** One sync at a time; who comes during one shares the next. */
  #sync(): Promise<void> {
    if (this.#syncing === undefined) {
      const done = () => {
        this.#syncing = undefined;
      };
      this.#syncing = new Promise<void>((resolve, reject) =>
        fs.fdatasync(this.#fd, (error) => {
          if (!error) return resolve();
          // After a failed sync the system may forget the pages: a later one that succeeds would prove nothing.
          this.#failed = error;
          reject(error);
        }),
      );
      this.#syncing.then(done, done);
      return this.#syncing;
    }
    if (this.#next === undefined) {
      const again = () => {
        this.#next = undefined;
        return this.#sync();
      };
      this.#next = this.#syncing.then(again, again);
    }
    return this.#next;
  }

  get size(): number {
    return this.#size;
  }

  /** So many bytes from `at` on. */
  read(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    let done = 0;
    while (done < length) {
      const got = fs.readSync(this.#fd, bytes, done, length - done, at + done);
      if (got === 0) throw new Error(`${this.file} ends at ${at + done}`);
      done += got;
    }
    return bytes;
  }

  /**
   * Puts another file in the place of this one, in one step, and goes on in it. It must hold on the disk what this one told up
   * to byte `told`; the rest is added here.
   */
  become(fresh: string, told: number): void {
    this.drain();
    const fd = fs.openSync(fresh, 'a+');
    try {
      fs.appendFileSync(fd, this.read(told, this.#size - told));
      fs.fdatasyncSync(fd);
      fs.renameSync(fresh, this.file);
    } catch (error) {
      fs.closeSync(fd);
      throw error;
    }
    syncFolder(path.dirname(this.file));
    const old = this.#fd;
    this.#fd = fd;
    this.#size = fs.fstatSync(fd).size;
    const close = () => fs.closeSync(old);
    Promise.resolve(this.#syncing).then(close, close);
  }

  async close(): Promise<void> {
    try {
      this.drain();
      await this.#sync();
    } finally {
      fs.closeSync(this.#fd);
    }
  }
}
