/** Records read again: what they say of the tables, and how they get into a database. */
import { crc32 } from 'node:zlib';
import { KEPT_CHAT, type Runner, type Statement } from './database.js';
import type { ChangeRecord, LogRecord, TableRecord } from './log.js';

/** What records say of one table. */
interface Known {
  version: number;
  /** Entries that there should be, and those that came: a whole table's come in pieces. */
  length: number;
  have: number;
  /** Lines of chat that there should be at least, and the number of the next one. */
  chat: number;
  said: number;
  /** Keys as numbers of 53 bits: strings would be many megabytes. */
  keys: number[];
  /** Something is missing: what follows cannot be used until the whole table comes again. */
  broken: boolean;
}

const unknown = (): Known => ({ version: 0, length: 0, have: 0, chat: 0, said: 0, keys: [], broken: false });

/** Follows records and tells which of them fit. Keeps a few numbers a table, never their content. */
export class Follower {
  readonly tables = new Map<string, Known>();
  /** Changes that did not fit because something before them is missing, by table. */
  readonly lost = new Map<string, number>();
  /** How many lines of chat and keys there are in all. */
  chat = 0;
  keys = 0;

  /** Whether the record is news that fits. */
  take(record: LogRecord): boolean {
    if (record.is === 'table') return this.#whole(record);
    if (record.is === 'change') return this.#change(record);
    if (record.is === 'gone') return this.#gone(record.table);
    if (record.is !== 'entries') return false;
    const known = this.tables.get(record.table);
    if (!known || known.broken || known.have === known.length) return false;
    if (record.from !== known.have || record.from + record.entries.length > known.length) {
      known.broken = true;
      return false;
    }
    known.have += record.entries.length;
    return true;
  }

  #whole(record: TableRecord): boolean {
    const known = this.tables.get(record.table);
    // Not older than what is known: then it would take something away.
    if (known && !known.broken && known.have === known.length && known.version >= record.version)
      return false;
    this.chat += record.chat.length - (known?.chat ?? 0);
    this.keys += record.keys.length - (known?.keys.length ?? 0);
    this.lost.delete(record.table);
    this.tables.set(record.table, {
      version: record.version,
      length: record.length,
      have: 0,
      chat: record.chat.length,
      said: record.chat.length,
      keys: record.keys.map(({ hash }) => number(hash)),
      broken: false,
    });
    return true;
  }

  #gone(table: string): boolean {
    const known = this.tables.get(table);
    this.chat -= known?.chat ?? 0;
    this.keys -= known?.keys.length ?? 0;
    this.lost.delete(table);
    return this.tables.delete(table);
  }

  #change(record: ChangeRecord): boolean {
    const known = this.tables.get(record.table) ?? unknown();
    if (record.version <= known.version) return false;
    if (known.broken || known.have !== known.length || record.version !== known.version + 1) {
      known.broken = true;
      if (known.version > 0) this.tables.set(record.table, known);
      this.lost.set(record.table, (this.lost.get(record.table) ?? 0) + 1);
      return false;
    }
    known.version = record.version;
    known.length += record.entries?.length ?? 0;
    known.have = known.length;
    if (record.forget || record.keys) {
      const keys = new Set(known.keys);
      for (const hash of record.forget ?? []) keys.delete(number(hash));
      for (const { hash } of record.keys ?? []) keys.add(number(hash));
      this.keys += keys.size - known.keys.length;
      known.keys = [...keys];
    }
    if (record.chat) {
      const kept = Math.min(known.chat + 1, KEPT_CHAT);
      this.chat += kept - known.chat;
      known.chat = kept;
      known.said++;
    }
    this.tables.set(record.table, known);
    return true;
  }

  /** Tables whose end is missing. */
  cut(): string[] {
    const ids = new Set(this.lost.keys());
    for (const [id, known] of this.tables) if (known.broken || known.have !== known.length) ids.add(id);
    return [...ids];
  }
}

function number(hash: string): number {
  return crc32(hash) * 2 ** 21 + (crc32(`${hash}.`) & 0x1fffff);
}

interface TableState {
  id: string;
  version: number;
  length: number;
  created: number;
  updated: number;
  room?: string;
  setup?: string | undefined;
  header?: string;
  checkpoint?: string;
}

const time = (ms: string) => `to_timestamp(${ms} / 1000)`;
const load: Record<'drop' | 'insert' | 'update' | 'entries' | 'unkey' | 'keys' | 'chat' | 'mend', Statement> =
  {
    drop: {
      name: 'load drop',
      text: `with t as (delete from tables where id = any($1::text[])),
      e as (delete from entries where table_id = any($1::text[])),
      c as (delete from chat where table_id = any($1::text[]))
      delete from keys where table_id = any($1::text[])`,
    },
    insert: {
      name: 'load insert',
      text: `insert into tables (id, version, room, setup, header, checkpoint, length, created, updated)
      select id, version, coalesce(room, '{}')::jsonb, setup, header, checkpoint, length,
        ${time('created')}, ${time('updated')}
      from json_to_recordset($1::json) as t(id text, version int, room text, setup text, header text,
        checkpoint text, length int, created float8, updated float8)`,
    },
    update: {
      name: 'load update',
      text: `update tables set version = t.version, room = coalesce(t.room::jsonb, tables.room),
        setup = coalesce(t.setup, tables.setup), header = coalesce(t.header, tables.header), checkpoint = coalesce(t.checkpoint, tables.checkpoint),
        length = t.length, updated = ${time('t.updated')}
      from json_to_recordset($1::json) as t(id text, version int, room text, setup text, header text,
        checkpoint text, length int, updated float8)
      where tables.id = t.id`,
    },
    entries: {
      name: 'load entries',
      text: `insert into entries (table_id, n, line, at) select id, n, line, ${time('at')}
      from json_to_recordset($1::json) as e(id text, n int, line text, at float8)`,
    },
    unkey: { name: 'load unkey', text: 'delete from keys where hash = any($1::text[])' },
    keys: {
      name: 'load keys',
      text: `insert into keys (hash, table_id, role) select hash, id, role
      from json_to_recordset($1::json) as k(hash text, id text, role text)`,
    },
    chat: {
      name: 'load chat',
      text: `insert into chat (table_id, n, line, at) select id, n, line::jsonb, ${time('at')}
      from json_to_recordset($1::json) as c(id text, n int, line text, at float8)`,
    },
    // A checkpoint of a table whose entries are not all there would know more than its journal.
    mend: {
      name: 'load mend',
      text: `update tables set length = t.have, checkpoint = null
      from json_to_recordset($1::json) as t(id text, have int) where tables.id = t.id`,
    },
  };

/** Puts records into a database, many at a time. What does not fit is left out, and counted by the follower. */
export class Replay {
  readonly follower = new Follower();
  readonly #db: (work: (runner: Runner) => Promise<void>) => Promise<void>;
  #inserts = new Map<string, TableState>();
  #updates = new Map<string, TableState>();
  #entries: { id: string; n: number; line: string; at: number }[] = [];
  #keys = new Map<string, { id: string; role: string | undefined }>();
  #chat: { id: string; n: number; line: string; at: number }[] = [];
  #weight = 0;

  constructor(transaction: (work: (runner: Runner) => Promise<void>) => Promise<void>) {
    this.#db = transaction;
  }

  async take(record: LogRecord): Promise<void> {
    const before = this.follower.tables.get(record.is === 'begin' || record.is === 'end' ? '' : record.table);
    const { length = 0, said = 0 } = before ?? {};
    if (!this.follower.take(record)) return;
    if (record.is === 'table') {
      if (before) await this.#drop(record.table);
      this.#whole(record);
    } else if (record.is === 'gone') await this.#drop(record.table);
    else if (record.is === 'change') this.#change(record, length, said);
    else if (record.is === 'entries')
      this.#add(
        record.table,
        record.from,
        record.entries.map(([at, line]) => ({ at, line })),
      );
    if (this.#weight > 4e6) await this.flush();
  }

  async #drop(table: string): Promise<void> {
    await this.flush();
    await this.#db(async (db) => void (await db.run(load.drop, [[table]])));
  }

  #whole(record: TableRecord): void {
    const { table: id, version, length, created, at, setup, header, checkpoint } = record;
    const room = JSON.stringify(record.room);
    this.#inserts.set(id, { id, version, length, created, updated: at, room, setup, header, checkpoint });
    for (const { hash, role } of record.keys) this.#keys.set(hash, { id, role });
    this.#say(
      id,
      0,
      record.chat.map(([at, line]) => ({ at, line: JSON.stringify(line) })),
    );
    this.#weight += 200 + room.length;
    for (const text of [setup, header, checkpoint]) this.#weight += text?.length ?? 0;
  }

  #change(record: ChangeRecord, length: number, said: number): void {
    const { table: id, version, at, setup, header, checkpoint } = record;
    const room = record.room && JSON.stringify(record.room);
    const waiting = this.#inserts.get(id) ?? this.#updates.get(id);
    const entries = record.entries ?? [];
    const state: TableState = {
      id,
      version,
      length: length + entries.length,
      created: waiting?.created ?? at,
      updated: at,
      room: room ?? waiting?.room,
      setup: setup ?? waiting?.setup,
      header: header ?? waiting?.header,
      checkpoint: checkpoint ?? waiting?.checkpoint,
    };
    (version === 1 || this.#inserts.has(id) ? this.#inserts : this.#updates).set(id, state);
    this.#add(
      id,
      length,
      entries.map((line) => ({ at, line })),
    );
    for (const hash of record.forget ?? []) this.#keys.set(hash, { id, role: undefined });
    for (const { hash, role } of record.keys ?? []) this.#keys.set(hash, { id, role });
    if (record.chat) this.#say(id, said, [{ at, line: JSON.stringify(record.chat) }]);
    this.#weight += 200;
    for (const text of [room, setup, header, checkpoint]) this.#weight += text?.length ?? 0;
  }

  #add(id: string, from: number, entries: readonly { at: number; line: string }[]): void {
    entries.forEach(({ at, line }, i) => {
      this.#entries.push({ id, n: from + i, line, at });
      this.#weight += 60 + line.length;
    });
  }

  #say(id: string, from: number, lines: readonly { at: number; line: string }[]): void {
    lines.forEach(({ at, line }, i) => {
      this.#chat.push({ id, n: from + i, line, at });
      this.#weight += 60 + line.length;
    });
  }

  /** Writes what waits, in one transaction. */
  async flush(): Promise<void> {
    if (this.#weight === 0) return;
    await this.#db(async (db) => {
      const rows = async (statement: Statement, list: readonly unknown[]) => {
        if (list.length > 0) await db.run(statement, [JSON.stringify(list)]);
      };
      await rows(load.insert, [...this.#inserts.values()]);
      await rows(load.update, [...this.#updates.values()]);
      await rows(load.entries, this.#entries);
      if (this.#keys.size > 0) await db.run(load.unkey, [[...this.#keys.keys()]]);
      const kept = [...this.#keys].filter(([, { role }]) => role !== undefined);
      await rows(
        load.keys,
        kept.map(([hash, key]) => ({ hash, ...key })),
      );
      await rows(load.chat, this.#chat);
    });
    this.#inserts = new Map();
    this.#updates = new Map();
    this.#entries = [];
    this.#keys = new Map();
    this.#chat = [];
    this.#weight = 0;
  }

  /** Writes the rest; tables whose pieces did not all come end where their entries end. */
  async finish(): Promise<void> {
    await this.flush();
    const short = [...this.follower.tables].filter(([, known]) => known.have !== known.length);
    if (short.length === 0) return;
    const rows = short.map(([id, { have }]) => ({ id, have }));
    await this.#db(async (db) => void (await db.run(load.mend, [JSON.stringify(rows)])));
  }
}
