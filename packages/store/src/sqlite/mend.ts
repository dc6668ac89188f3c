/** Salvage from a damaged file: finds out table by table what is good, and makes a new file of it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { TableRecord } from '../lines.js';
import { pieces, syncFolder } from '../lines.js';
import { Connection, explain } from './connection.js';
import { load } from './engine.js';
import { FORM, type Open, openFile, Rows, rowOf, TEXTS, type Texts } from './rows.js';

/** Milliseconds of checking before a pause, and the length of the pause as a multiple of the time spent. */
const SLICE = 5;
const REST = 4;

type Keys = TableRecord['keys'];

/** What was found of a damaged table. */
interface Found {
  readonly id: string;
  /** What is wrong with it. */
  readonly faults: readonly string[];
  /** What can be kept of the table; undefined if the game is lost. */
  readonly whole:
    | { readonly table: TableRecord; readonly entries: (readonly [number, string])[] }
    | undefined;
}

/** The sentence about a damaged table. */
function faults({ id, faults, whole }: Found): string {
  const lost = whole ? '' : '; it cannot be kept';
  return `Table ${id}: ${faults.join(', ')}${lost}.`;
}

/** Checks every table with pauses, so that others have their turn. Yields what is wrong. `going`: false ends it. */
export async function* inspect({ db, rows }: Open, going: () => boolean): AsyncGenerator<string> {
  let began = performance.now();
  const pause = async () => {
    const took = performance.now() - began;
    if (took < SLICE) return;
    await rest(took * REST);
    began = performance.now();
  };
  for (let after = ''; ; await pause()) {
    const names = await db.turn(() => unlessDamaged(() => rows.list(after, 100)));
    if (!names) {
      yield 'The list of tables cannot be read.';
      return;
    }
    for (const { id } of names) {
      if (!going()) return;
      const wrong = await db.turn(() => wrongWith(rows, id));
      if (wrong) yield wrong;
      await pause();
    }
    const last = names.at(-1);
    if (!last) return;
    after = last.name;
  }
}

async function wrongWith(rows: Rows, id: string): Promise<string | undefined> {
  if (await unlessDamaged(async () => (await rows.whole(id)) ?? true)) return undefined;
  const found = await look(rows, id);
  return found && faults(found);
}

async function unlessDamaged<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (explain(error).kind !== 'damaged') throw error;
    return undefined;
  }
}

/** The ids of all tables that have a head or a text. */
async function names(db: Connection): Promise<Set<string>> {
  return new Set([...(await read(db, 'tables', 'id')), ...(await read(db, 'texts', 'table_id'))]);
}

/** The keys of all tables, read by hash: the index by table may be damaged when the keys are not. */
async function keysOf({ db, rows }: Open): Promise<Map<string, Keys>> {
  const found = new Map<string, Keys>();
  for (const hash of await read(db, 'keys', 'hash')) {
    const key = await unlessDamaged(() => rows.key(hash));
    if (key) found.set(key.table, [...(found.get(key.table) ?? []), { hash, role: key.role }]);
  }
  return found;
}

/** All readable values of a column. Reads from both ends, because there may be more beyond an unreadable page. */
async function read(db: Connection, table: string, column: string): Promise<string[]> {
  const found: string[] = [];
  for (const [than, order, end] of [
    ['>', 'asc', ''],
    ['<', 'desc', 'F48FBFBF'],
  ]) {
    const next = await db.prepare(
      `select hex(${column}) as name from ${table} where ${column} ${than} cast(unhex(?) as text)
        order by ${column} ${order} limit 1`,
    );
    try {
      for (let last = end as string; ; ) {
        const row = next.get(last) as { name: string } | undefined;
        // There was no unreadable page on the way, so everything was found.
        if (!row) return found;
        found.push(Buffer.from(row.name, 'hex').toString());
        last = row.name;
      }
    } catch (error) {
      if (explain(error).kind !== 'damaged') throw error;
    }
  }
  return found;
}

/** Looks closely at a damaged table; undefined if there is no such table. */
async function look(rows: Rows, id: string, known?: Keys): Promise<Found | undefined> {
  const faults: string[] = [];
  const attempt = async <T>(what: string, read: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (explain(error).kind !== 'damaged') throw error;
      faults.push(`${what} cannot be read`);
      return undefined;
    }
  };
  const head = await attempt('its state', () => rows.head(id));
  const texts: Texts = {};
  for (const name of TEXTS) {
    const text = await attempt(`its ${name}`, () => rows.text(id, name));
    if (text !== undefined) texts[name] = text;
  }
  if (!head && faults.length === 0) {
    if (texts.room === undefined) return undefined;
    faults.push('its state is missing');
  }
  const keys = (await attempt('its keys', () => rows.keys(id))) ?? known ?? [];
  const chat = (await attempt('its chat', () => rows.chat(id, -1))) ?? [];
  // If one entry cannot be read, those before it may still be.
  const all = await unlessDamaged(() => rows.entries(id, 0));
  const entries = all?.map((entry): [number, string] => [entry.at, entry.line]) ?? [];
  for (let n = 0; !all && n < (head?.length ?? Number.POSITIVE_INFINITY); n++) {
    const entry = await attempt(`entry ${n}`, () => rows.entry(id, n));
    if (!entry) {
      if (head && !faults.includes(`entry ${n} cannot be read`)) faults.push(`entry ${n} is missing`);
      break;
    }
    entries.push([entry.at, entry.line]);
  }
  // Every lookup succeeded: perhaps the damaged row's own name is damaged, so that no lookup met it.
  if (faults.length === 0) faults.push('something of it cannot be read');
  const { room, state, ...others } = texts;
  const isLost =
    room === undefined ||
    (['setup', 'header'] as const).some((t) => faults.includes(`its ${t} cannot be read`));
  if (room === undefined && !faults.includes('its room cannot be read')) faults.push('its room is missing');
  if (isLost) return { id, faults, whole: undefined };
  // The checkpoint may be later than the entries that are left.
  if (entries.length !== head?.length) Object.assign(others, { checkpoint: undefined, below: undefined });
  const at = entries.at(-1)?.[0] ?? 0;
  const table: TableRecord = {
    is: 'table',
    table: id,
    version: head?.version ?? 1,
    length: entries.length,
    created: head?.created ?? at,
    at: head?.updated ?? at,
    room: rowOf(id, room),
    ...(state && { state: rowOf(id, state) }),
    ...others,
    keys,
    chat: chat.map((said) => [said.at, said.line] as const),
  };
  return { id, faults, whole: { table, entries } };
}

/** Replaces a damaged file by a new one with all that is good. Returns what was wrong; leaves a sound file alone. */
export async function mend(folder: string, file: string): Promise<string[]> {
  const copy = path.join(folder, 'salvage.db');
  const fresh = path.join(folder, 'shambles.db.new');
  const remove = (name: string) => {
    for (const end of ['', '-wal', '-shm', '-journal']) fs.rmSync(`${name}${end}`, { force: true });
  };
  for (const name of [copy, fresh]) remove(name);
  for (const end of ['', '-wal'])
    if (fs.existsSync(`${file}${end}`)) fs.copyFileSync(`${file}${end}`, `${copy}${end}`);
  const made = await openFile(fresh);
  const wrong: string[] = [];
  let kept = 0;
  try {
    const damaged = await openDamaged(copy, wrong);
    async function* wholes() {
      if (!damaged) return;
      const keys = await keysOf(damaged);
      for (const id of await names(damaged.db)) {
        const good = await unlessDamaged(() => damaged.rows.whole(id));
        if (good) {
          kept++;
          yield* good;
          continue;
        }
        const found = await look(damaged.rows, id, keys.get(id));
        if (!found) continue;
        if (found.faults.length > 0) wrong.push(faults(found));
        if (!found.whole) continue;
        kept++;
        yield found.whole.table;
        yield* pieces(found.id, found.whole.entries);
      }
    }
    await load(made.db, made.rows, wholes());
    await damaged?.db.close();
  } finally {
    await made.db.close();
    remove(copy);
  }
  if (wrong.length > 0) {
    const aside = keepAside(file);
    fs.renameSync(fresh, `${file}.mended`);
    install(file);
    wrong.unshift(
      `${path.basename(file)} was damaged. ${kept === 1 ? '1 table was' : `${kept} tables were`} read from it into a new one; the damaged one is kept as ${aside}. Restore a backup if you have one and something is lost.`,
    );
  }
  remove(fresh);
  fs.rmSync(path.join(folder, 'doubt'), { force: true });
  return wrong;
}

/** Opens the damaged copy, if need be with a new first page; undefined if nothing can be read. Adds to `wrong`. */
async function openDamaged(copy: string, wrong: string[]): Promise<Open | undefined> {
  for (const firstPage of [false, true])
    try {
      if (firstPage) await renewFirstPage(copy);
      const db = await Connection.open(copy, FORM);
      const rows = await Rows.prepare(db.prepare);
      const row = (await db.prepare('pragma integrity_check(1)')).get() as { integrity_check: string };
      const [found] = row.integrity_check.split('\n').filter((line) => !line.startsWith('***'));
      if (found !== 'ok') wrong.push(`SQLite says: ${found}.`);
      return { db, rows };
    } catch (error) {
      wrong.push(`SQLite says: ${explain(error).message}.`);
    }
  return undefined;
}

/** Replaces the first page by one from an empty file: it says where the tables are, the same in every file. */
async function renewFirstPage(copy: string): Promise<void> {
  const empty = `${copy}.empty`;
  const { db } = await openFile(empty);
  await db.close();
  const page = fs.readFileSync(empty).subarray(0, 4096);
  fs.rmSync(empty);
  page.writeUInt32BE(Math.floor(fs.statSync(copy).size / 4096), 28);
  const fd = fs.openSync(copy, 'r+');
  fs.writeSync(fd, page, 0, 4096, 0);
  fs.closeSync(fd);
}

/** Replaces the damaged file by a mended one, if there is one. An earlier start may have been cut off before this. */
export function install(file: string): void {
  if (!fs.existsSync(`${file}.mended`)) return;
  // The WAL belongs to the damaged file.
  for (const end of ['-wal', '-shm']) fs.rmSync(`${file}${end}`, { force: true });
  fs.renameSync(`${file}.mended`, file);
  syncFolder(path.dirname(file));
}

/** Keeps the file and its WAL under the next free name, which it returns. */
function keepAside(file: string): string {
  for (let n = 1; ; n++) {
    const aside = `${file}.damaged-${n}`;
    if (fs.existsSync(aside)) continue;
    for (const end of ['-wal', ''])
      if (fs.existsSync(`${file}${end}`)) fs.linkSync(`${file}${end}`, `${aside}${end}`);
    return path.basename(aside);
  }
}
