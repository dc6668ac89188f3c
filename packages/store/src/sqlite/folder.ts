/**
 * A store's folder: `shambles.db` (with `-wal` and `-shm` while it is in use), `owner.db`, which says who has it, and
 * `doubt` if damage was found. A damaged file is put aside and never deleted: `shambles.db.damaged-1` and so on.
 */
import fs from 'node:fs';
import path from 'node:path';
import { storeOver } from '../over.js';
import { tighten } from '../private.js';
import type { Store } from '../store.js';
import { StoreError } from '../store.js';
import type { Connection } from './connection.js';
import { type Home, SqliteEngine } from './engine.js';
import { inspect, install, mend } from './mend.js';
import { Owner } from './owner.js';
import { type Open, openFile } from './rows.js';
import { takeOver } from './takeover.js';
import { tornEnd } from './wal.js';

/** Files up to this many bytes are checked before use, which takes a fraction of a second. */
const SMALL = 32e6;

/** Bytes that must be free on the disk for the store to count as ready. */
const ROOM = 32e6;

export async function openMemory(): Promise<Store> {
  const { db, rows } = await openFile(':memory:');
  return storeOver(new SqliteEngine(db, rows));
}

/** Opens a folder that nobody else has open. Creates it if it is missing, and mends what can be mended. */
export async function openFolder(folder: string): Promise<Store> {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StoreError(`${folder} cannot be used as a store: ${(error as Error).message}`, 'unreachable', {
      cause: error,
    });
  }
  const owner = await Owner.take(folder);
  try {
    const repairs = tighten(folder);
    const file = path.join(folder, 'shambles.db');
    install(file);
    repairs.push(...(await takeOver(folder, file)));
    if (fs.existsSync(path.join(folder, 'doubt'))) repairs.push(...(await mend(folder, file)));
    const torn = tornEnd(file);
    const home = new Folder(folder, file, owner);
    const { db, rows } = await openOrMend(folder, file, home, repairs);
    repairs.push(...(await torn(db)));
    home.found({ db, rows });
    return storeOver(new SqliteEngine(db, rows, home), repairs);
  } catch (error) {
    await owner.release();
    if (error instanceof StoreError) throw error;
    throw new StoreError(`the store in ${folder} does not open: ${(error as Error).message}`, 'unreachable', {
      cause: error,
    });
  }
}

async function openOrMend(folder: string, file: string, home: Folder, repairs: string[]): Promise<Open> {
  const open = () => openFile(file, () => home.verify());
  try {
    const opened = await open();
    if (fs.statSync(file).size > SMALL || (await isWhole(opened.db))) return opened;
    await opened.db.close();
  } catch (error) {
    if (!(error instanceof StoreError) || error.kind !== 'damaged') throw error;
  }
  repairs.push(...(await mend(folder, file)));
  return open();
}

/** True if SQLite finds nothing wrong with the file's structure. */
async function isWhole(db: Connection): Promise<boolean> {
  const row = (await db.prepare('pragma integrity_check(1)')).get() as { integrity_check: string };
  return row.integrity_check === 'ok';
}

/** Opens a folder for reading that a server may have open. */
export async function openBeside(folder: string): Promise<Store> {
  try {
    return await openFolder(folder);
  } catch (error) {
    const file = path.join(folder, 'shambles.db');
    if (!(error instanceof StoreError) || error.kind !== 'locked' || !fs.existsSync(file)) throw error;
    const { db, rows } = await openFile(file);
    // Everything is read as of one moment.
    await db.exec('pragma query_only = true; begin');
    return storeOver(new SqliteEngine(db, rows));
  }
}

class Folder implements Home {
  #open: Open | undefined;
  #number = 0;

  constructor(
    private readonly folder: string,
    private readonly file: string,
    private readonly owner: Owner,
  ) {}

  found(open: Open): void {
    this.#open = open;
    this.#number = fs.statSync(this.file).ino;
  }

  verify(): void {
    this.owner.verify();
    const { ino } = fs.statSync(this.file, { throwIfNoEntry: false }) ?? {};
    if (this.#open && ino !== this.#number)
      throw new StoreError(`${this.file} was taken away while it was in use`, 'locked');
  }

  ready(): void {
    this.verify();
    const { bavail, bsize } = fs.statfsSync(this.folder);
    const free = bavail * bsize;
    if (free < ROOM)
      throw new StoreError(
        `the disk of ${this.folder} is full: ${Math.round(free / 1e6)} MB are free`,
        'unreachable',
      );
  }

  doubt(): void {
    try {
      fs.writeFileSync(path.join(this.folder, 'doubt'), '', { mode: 0o600 });
    } catch {
      // The damage will be found again.
    }
  }

  async *inspect(going: () => boolean): AsyncGenerator<string> {
    if (this.#open) yield* inspect(this.#open, going);
  }

  close(): Promise<void> {
    return this.owner.release();
  }
}
