/**
 * The rows of tables in SQLite. Its pages have no checksums, so every row has one: damage is reported, and damaged data
 * is never shown.
 *
 * Methods that change something are synchronous and run in the caller's transaction.
 */
import { crc32 } from 'node:zlib';
import { type EntriesRecord, pieces, type TableRecord, type WholeRecord } from '../lines.js';
import type { Fit } from '../over.js';
import { makeFile } from '../private.js';
import type { Row, StoredEntry, StoredLine } from '../store.js';
import { KEPT_CHAT, StoreError } from '../store.js';
import { Connection, type Form, type Prepare, type Statement } from './connection.js';

/**
 * The order of the tables must stay: it fixes the root pages, and `mend.ts` replaces a damaged first page by a fresh
 * one.
 */
const SCHEMA = `
create table tables (id text primary key, version integer not null, length integer not null, created integer not null,
  updated integer not null, sum integer not null) strict, without rowid;
create table texts (table_id text, name text, text text not null, sum integer not null,
  primary key (table_id, name)) strict, without rowid;
create table entries (table_id text, n integer, line text not null, at integer not null, sum integer not null,
  primary key (table_id, n)) strict, without rowid;
create table keys (hash text primary key, table_id text not null, role text not null, sum integer not null) strict, without rowid;
create index keys_table on keys (table_id);
create table chat (table_id text, n integer, line text not null, at integer not null, sum integer not null,
  primary key (table_id, n)) strict, without rowid;`;

export const FORM: Form = { number: 1, schema: SCHEMA };

/** The texts of a table. Each has its own row, so that unchanged ones are not written again. */
export const TEXTS = ['room', 'state', 'setup', 'header', 'checkpoint', 'below'] as const;
export type Texts = Partial<Record<(typeof TEXTS)[number], string>>;

/*
 * Columns are always read as bytes or as whole numbers, whatever type a damaged row claims: libsql ends the process if
 * text is not valid UTF-8.
 */
const bytes = (...columns: readonly string[]) => columns.map((c) => `cast(${c} as blob) as ${c}`).join(', ');
const numbers = (...columns: readonly string[]) =>
  columns.map((c) => `cast(${c} as integer) as ${c}`).join(', ');
const LINE = `${numbers('n', 'at', 'sum')}, ${bytes('line')}`;

/** Decodes bytes as text. Invalid bytes decode to something that no longer fits the checksum. */
const textOf = (read: Bytes): string => Buffer.from(read as ArrayBuffer).toString();
type Bytes = ArrayBuffer | Uint8Array;

const SQL = {
  head: `select ${numbers('version', 'length', 'created', 'updated', 'sum')} from tables where id = ?`,
  create: 'insert into tables (id, version, length, created, updated, sum) values (?, ?, ?, ?, ?, ?)',
  update: 'update tables set version = ?, length = ?, updated = ?, sum = ? where id = ?',
  text: `select ${bytes('text')}, ${numbers('sum')} from texts where table_id = ? and name = ?`,
  texts:
    'select cast(json_group_array(json_array(name, text, sum)) as blob) as list from texts where table_id = ?',
  putText: 'replace into texts (table_id, name, text, sum) values (?, ?, ?, ?)',
  entry: `select ${LINE} from entries where table_id = ? and n = ?`,
  entries: `select ${LINE} from entries where table_id = ? and n >= ? order by n`,
  putEntry: 'insert into entries (table_id, n, line, at, sum) values (?, ?, ?, ?, ?)',
  key: `select ${bytes('table_id', 'role')}, ${numbers('sum')} from keys where hash = ?`,
  keys: `select ${bytes('hash', 'role')}, ${numbers('sum')} from keys where table_id = ? order by hash`,
  putKey: 'replace into keys (hash, table_id, role, sum) values (?, ?, ?, ?)',
  forget: 'delete from keys where hash = ? and table_id = ?',
  lastSaid: 'select cast(max(n) as integer) as n from chat where table_id = ?',
  chat: `select ${LINE} from chat where table_id = ? order by n desc limit ?`,
  say: 'insert into chat (table_id, n, line, at, sum) values (?, ?, ?, ?, ?)',
  past: 'delete from chat where table_id = ? and n <= ?',
  list: `select hex(id) as name, ${numbers('updated')} from tables where id > cast(unhex(?) as text) order by id limit ?`,
  count: 'select count(*) as count from tables',
  dropTable: 'delete from tables where id = ?',
  dropTexts: 'delete from texts where table_id = ?',
  dropEntries: 'delete from entries where table_id = ?',
  dropKeys: 'delete from keys where table_id = ?',
  dropChat: 'delete from chat where table_id = ?',
} as const;
type Name = keyof typeof SQL;

export interface Head {
  readonly version: number;
  readonly length: number;
  readonly created: number;
  readonly updated: number;
}
type Summed<T> = T & { readonly sum: number };
type LineRow = Summed<{ n: number; line: Bytes; at: number }>;

const sumOf = (...fields: readonly (string | number)[]): number => crc32(fields.join('\n'));

/** Parses a room or a state. */
export function rowOf(table: string, text: string | undefined): Row {
  if (text === undefined) throw new StoreError(`the room of the table ${table} is missing`, 'damaged');
  return JSON.parse(text) as Row;
}

/** Returns the row if its checksum fits these fields; throws StoreError otherwise. */
function sound<T extends Summed<object>>(table: string, row: T, ...fields: readonly (string | number)[]): T {
  if (row.sum !== sumOf(...fields)) throw new StoreError(`a row of the table ${table} is damaged`, 'damaged');
  return row;
}

export class Rows {
  private constructor(private readonly sql: { readonly [name in Name]: Statement }) {}

  static async prepare(prepare: Prepare): Promise<Rows> {
    const made = Object.entries(SQL).map(async ([name, text]) => [name, await prepare(text)] as const);
    return new Rows(Object.fromEntries(await Promise.all(made)) as { [name in Name]: Statement });
  }

  // ---------------------------------------------------------------- changing

  /** Makes a change. Returns the new version, or undefined, changing nothing, if the table is at another version. */
  write(c: Fit, at: number): number | undefined {
    const { table } = c;
    const head = this.head(table);
    const { version = 0, length = 0, created = at } = head ?? {};
    if (version !== c.version || (c.from ?? length) !== length) return undefined;
    const keys = new Map(c.keys?.map(({ hash, role }) => [hash, role]));
    for (const hash of keys.keys())
      if ((this.key(hash)?.table ?? table) !== table)
        throw new StoreError(`the table ${table} wants a key that is another table's`);
    const { entries = [] } = c;
    this.putHead(
      table,
      { version: version + 1, length: length + entries.length, created, updated: at },
      !head,
    );
    this.putTexts(table, { ...c, room: c.room ?? (head ? undefined : '{}') });
    for (const [i, line] of entries.entries()) this.putEntry(table, length + i, line, at);
    for (const hash of c.forget ?? []) if (!keys.has(hash)) this.sql.forget.run(hash, table);
    for (const [hash, role] of keys) this.putKey(table, hash, role);
    if (c.chat !== undefined) this.say(table, c.chat, at);
    return version + 1;
  }

  remove(table: string, version: number): boolean {
    if (this.head(table)?.version !== version) return false;
    this.drop(table);
    return true;
  }

  drop(table: string): void {
    for (const name of ['dropTable', 'dropTexts', 'dropEntries', 'dropKeys', 'dropChat'] as const)
      this.sql[name].run(table);
  }

  /** Writes a whole table except its entries, replacing anything under its name. */
  put({ table, room, state, keys, chat, at, ...own }: TableRecord): void {
    this.drop(table);
    this.putHead(table, { ...own, updated: at }, true);
    this.putTexts(table, { ...own, room: JSON.stringify(room), state: state && JSON.stringify(state) });
    for (const { hash, role } of keys) this.putKey(table, hash, role);
    for (const [said, line] of chat) this.say(table, JSON.stringify(line), said);
  }

  add({ table, from, entries }: EntriesRecord): void {
    for (const [i, [at, line]] of entries.entries()) this.putEntry(table, from + i, line, at);
  }

  private putHead(table: string, { version, length, created, updated }: Head, isNew: boolean): void {
    const sum = sumOf(table, version, length, created, updated);
    if (isNew) this.sql.create.run(table, version, length, created, updated, sum);
    else this.sql.update.run(version, length, updated, sum, table);
  }

  private putTexts(table: string, texts: { readonly [name in keyof Texts]: string | undefined }): void {
    for (const name of TEXTS) {
      const text = texts[name];
      if (text !== undefined) this.sql.putText.run(table, name, text, sumOf(table, name, text));
    }
  }

  private putEntry(table: string, n: number, line: string, at: number): void {
    this.sql.putEntry.run(table, n, line, at, sumOf(table, n, at, line));
  }

  private putKey(table: string, hash: string, role: string): void {
    this.sql.putKey.run(hash, table, role, sumOf(table, hash, role));
  }

  private say(table: string, line: string, at: number): void {
    const n = ((this.sql.lastSaid.get(table) as { n: number | null }).n ?? -1) + 1;
    this.sql.say.run(table, n, line, at, sumOf(table, n, at, line));
    if (n >= KEPT_CHAT) this.sql.past.run(table, n - KEPT_CHAT);
  }

  // ---------------------------------------------------------------- reading

  head(table: string): Head | undefined {
    const row = this.sql.head.get(table) as Summed<Head> | undefined;
    return row && sound(table, row, table, row.version, row.length, row.created, row.updated);
  }

  texts(table: string): Texts {
    const { list } = this.sql.texts.get(table) as { list: Bytes };
    const texts: Texts = {};
    for (const [name, text, sum] of JSON.parse(textOf(list)) as [keyof Texts, string, number][]) {
      sound(table, { sum }, table, name, text);
      texts[name] = text;
    }
    return texts;
  }

  text(table: string, name: keyof Texts): string | undefined {
    const row = this.sql.text.get(table, name) as Summed<{ text: Bytes }> | undefined;
    const text = row && textOf(row.text);
    if (row && text !== undefined) sound(table, row, table, name, text);
    return text;
  }

  entry(table: string, n: number): StoredEntry | undefined {
    const row = this.sql.entry.get(table, n) as LineRow | undefined;
    return row && lineOf(table, row);
  }

  /** All entries from a number on, in order. Throws StoreError if some are missing. */
  async entries(table: string, from: number): Promise<StoredEntry[]> {
    const length = this.head(table)?.length ?? 0;
    const rows = (await this.sql.entries.all(table, from)) as LineRow[];
    const entries = rows.map((row) => lineOf(table, row));
    if (rows.length !== Math.max(0, length - from) || (rows.at(-1)?.n ?? length - 1) !== length - 1)
      throw new StoreError(`entries of the table ${table} are missing`, 'damaged');
    return entries;
  }

  /** The last lines of talk, with their times. */
  async chat(table: string, most: number): Promise<(StoredLine & { readonly at: number })[]> {
    const rows = (await this.sql.chat.all(table, most)) as LineRow[];
    return rows.reverse().map((row) => {
      const { n, line, at } = lineOf(table, row);
      return { n, line: JSON.parse(line) as Row, at };
    });
  }

  key(hash: string): { readonly table: string; readonly role: string } | undefined {
    const row = this.sql.key.get(hash) as Summed<{ table_id: Bytes; role: Bytes }> | undefined;
    if (!row) return undefined;
    const [table, role] = [textOf(row.table_id), textOf(row.role)];
    sound(table, row, table, hash, role);
    return { table, role };
  }

  async keys(table: string): Promise<{ hash: string; role: string }[]> {
    const rows = (await this.sql.keys.all(table)) as Summed<{ hash: Bytes; role: Bytes }>[];
    return rows.map((row) => {
      const [hash, role] = [textOf(row.hash), textOf(row.role)];
      sound(table, row, table, hash, role);
      return { hash, role };
    });
  }

  /** A whole table as it is now; undefined if there is none. */
  async whole(table: string): Promise<WholeRecord[] | undefined> {
    const head = this.head(table);
    if (!head) return undefined;
    const { version, length, created, updated: at } = head;
    const { room, state, ...texts } = this.texts(table);
    const rows = { room: rowOf(table, room), ...(state && { state: rowOf(table, state) }) };
    const keys = await this.keys(table);
    const chat = (await this.chat(table, -1)).map((said) => [said.at, said.line] as const);
    const entries = (await this.entries(table, 0)).map((e) => [e.at, e.line] as const);
    const own = { table, version, length, created, at, ...rows, ...texts, keys, chat };
    return [{ is: 'table', ...own }, ...pieces(table, entries)];
  }

  /** Tables after a name (see `nameOf`), and when each was last changed. */
  async list(after: string, most: number): Promise<{ id: string; name: string; updated: number }[]> {
    const rows = (await this.sql.list.all(after, most)) as { name: string; updated: number }[];
    return rows.map(({ name, updated }) => ({ id: Buffer.from(name, 'hex').toString(), name, updated }));
  }

  count(): number {
    return (this.sql.count.get() as { count: number }).count;
  }
}

function lineOf(table: string, row: LineRow): StoredEntry {
  const { n, at } = row;
  const line = textOf(row.line);
  sound(table, row, table, n, at, line);
  return { n, line, at };
}

/** The id of a table in hex, as `list` and `read` use it: a damaged id need not be text. */
export const nameOf = (id: string): string => Buffer.from(id).toString('hex').toUpperCase();

/** An open file with its statements. */
export interface Open {
  readonly db: Connection;
  readonly rows: Rows;
}

export async function openFile(file: string, verify?: () => void): Promise<Open> {
  if (file !== ':memory:') makeFile(file);
  const db = await Connection.open(file, FORM, verify);
  return { db, rows: await Rows.prepare(db.prepare) };
}
