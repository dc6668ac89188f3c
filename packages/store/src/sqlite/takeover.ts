/**
 * Folders from before SQLite. They have an embedded PostgreSQL in `database`, which nothing here can read any more, and
 * `changes.log` with everything that was ever acknowledged. The log is read into a new file once; the old files are
 * kept in `before-sqlite`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type ChangeRecord, type LogRecord, readLog, syncFolder, type TableRecord } from '../lines.js';
import { StoreError } from '../store.js';
import { openFile, type Rows } from './rows.js';

/** Old files, in the order in which they are moved away: the log goes last, as its presence restarts the takeover. */
const OLD = ['database', 'mark', 'lock', 'salvaged.log', 'changes.log'];
const KEPT = 'before-sqlite';

/** Records written in one transaction. */
const BATCH = 2000;

/** Takes over an old folder. Returns sentences about what was taken over; none if there was nothing. */
export async function takeOver(folder: string, file: string): Promise<string[]> {
  const log = path.join(folder, 'changes.log');
  if (!fs.existsSync(log)) {
    if (fs.existsSync(path.join(folder, 'database')))
      throw new StoreError(
        `${folder} holds a database of an older version without its changes.log: open it with that version once`,
        'damaged',
      );
    return [];
  }
  refuseWhereInUse(path.join(folder, 'lock'));
  const said: string[] = [];
  // If the file exists already, a start was cut off after making it and before moving the old files away.
  if (!fs.existsSync(file)) {
    const fresh = `${file}.new`;
    for (const end of ['', '-wal', '-shm']) fs.rmSync(`${fresh}${end}`, { force: true });
    said.push(...(await read(log, fresh)));
    fs.renameSync(fresh, file);
    syncFolder(folder);
  }
  fs.mkdirSync(path.join(folder, KEPT), { recursive: true, mode: 0o700 });
  for (const name of OLD)
    if (fs.existsSync(path.join(folder, name)))
      fs.renameSync(path.join(folder, name), path.join(folder, KEPT, name));
  return [...said, `The old files are kept in ${KEPT}; nothing reads them any more.`];
}

/** Throws StoreError if an older version has the folder: its lock file names the holder. */
function refuseWhereInUse(lock: string): void {
  let holder: { pid?: number; host?: string };
  try {
    holder = JSON.parse(fs.readFileSync(lock, 'utf8')) as typeof holder;
  } catch {
    return;
  }
  const { pid = 0, host } = holder;
  const isQuiet = Date.now() - fs.statSync(lock).mtimeMs > 60_000;
  if (host === os.hostname() ? !lives(pid) : isQuiet) return;
  throw new StoreError(
    `an older version of Shambles has the folder in use: process ${pid} on ${host}`,
    'locked',
  );
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Reads a log into a new file. Returns sentences about it. */
async function read(log: string, fresh: string): Promise<string[]> {
  const { db, rows } = await openFile(fresh);
  const follower = new Follower(rows);
  let bad = 0;
  let isCut = false;
  let held: LogRecord[] = [];
  const put = () =>
    db.change(() => {
      for (const record of held) follower.take(record);
    });
  for await (const lines of readLog(log))
    for (const { record, cut } of lines) {
      if (record?.is === 'begin' && record.format !== 1)
        throw new StoreError(`${log} was written by a newer version of Shambles: use that one`);
      if (record) held.push(record);
      else if (cut) isCut = true;
      else bad++;
      if (held.length < BATCH) continue;
      await put();
      held = [];
    }
  await put();
  await db.change(() => follower.finish());
  const { count } = await db.turn(() => ({ count: rows.count() }));
  await db.close();
  const said = [`${count} ${count === 1 ? 'table was' : 'tables were'} taken over from changes.log.`];
  if (isCut) said.push('Its last line was cut short: a change that was being written then is not there.');
  if (bad > 0 || follower.cut.size > 0)
    said.push(
      `Something may be lost: it had ${bad} damaged ${bad === 1 ? 'line' : 'lines'}. Known to lack their last changes: ${[...follower.cut].join(', ') || 'none'}.`,
    );
  return said;
}

/** Applies records one after the other, and skips those that do not continue what is there. */
class Follower {
  /** Tables whose last changes are missing. */
  readonly cut = new Set<string>();
  /** The last whole table, while its entries are coming. */
  private whole: (TableRecord & { have: number }) | undefined;

  constructor(private readonly rows: Rows) {}

  take(record: LogRecord): void {
    if (record.is === 'entries') {
      const { whole } = this;
      if (whole?.table !== record.table || record.from !== whole.have) return;
      this.rows.add(record);
      whole.have += record.entries.length;
      return;
    }
    if (record.is === 'table') {
      // A record no newer than what is known could take something away.
      if (!this.cut.has(record.table) && (this.rows.head(record.table)?.version ?? 0) >= record.version)
        return;
      this.finish();
      this.rows.put(record);
      this.cut.delete(record.table);
      this.whole = { ...record, have: 0 };
    } else if (record.is === 'change') {
      this.finish();
      this.change(record);
    } else if (record.is === 'gone') {
      this.finish();
      this.rows.drop(record.table);
      this.cut.delete(record.table);
    }
  }

  private change({ is: _, at, ...change }: ChangeRecord): void {
    const { version = 0, length } = this.rows.head(change.table) ?? {};
    if (change.version <= version) return;
    const [room, state, chat] = [change.room, change.state, change.chat].map(
      (row) => row && JSON.stringify(row),
    );
    const fit = { ...change, room, state, chat, version: change.version - 1, from: length };
    if (this.cut.has(change.table) || this.rows.write(fit, at) === undefined) this.cut.add(change.table);
  }

  /** Ends the last whole table. If entries are missing, it is cut to those that came. */
  finish(): void {
    const { whole } = this;
    this.whole = undefined;
    if (!whole || whole.have === whole.length) return;
    this.rows.put({ ...whole, length: whole.have, checkpoint: undefined, below: undefined });
    this.cut.add(whole.table);
  }
}
