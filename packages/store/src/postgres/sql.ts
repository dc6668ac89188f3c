/** The queries of the store in PostgreSQL. */
import { type EntriesRecord, pieces, type TableRecord, type WholeRecord } from '../lines.js';
import type { Fit } from '../over.js';
import type { Listed, Row, StoredEntry, StoredLine, StoredTable } from '../store.js';
import { KEPT_CHAT } from '../store.js';

/** A statement with a name, so that the server prepares it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs statements: on a pool of connections, or in one transaction. */
export interface Runner {
  run<R>(statement: Statement, values: readonly unknown[]): Promise<R[]>;
}

/** The channels on which nodes hear of changes, and of words from other nodes. */
export const channel = 'shambles';
export const words = 'shambles_words';

/**
 * One statement is one transaction and one round trip. Everything depends on `seen`, the one row that was at the
 * version named: if there is none, nothing happens. JSON and times travel as text and numbers, since drivers differ in
 * how they convert objects and dates.
 *
 * A key that already belongs to another table gets a null role, which the schema forbids: the whole change is refused.
 */
const change = (seen: string) => `
with seen as (${seen}),
written as (
  insert into entries (table_id, n, line, at)
  select id, length - cardinality($7::text[]) + (e.n - 1)::int, e.line, to_timestamp($8::float8 / 1000)
  from seen, unnest($7::text[]) with ordinality as e(line, n)
),
forgotten as (delete from keys using seen where keys.table_id = seen.id and keys.hash = any($11::text[])),
added as (
  insert into keys (hash, table_id, role)
  select k.hash, id, k.role from seen, unnest($9::text[], $10::text[]) as k(hash, role)
  on conflict (hash) do update
    set role = case when keys.table_id = excluded.table_id then excluded.role end
),
said as (
  insert into chat (table_id, n, line, at)
  select id, (select coalesce(max(n) + 1, 0) from chat where table_id = $1), $12::text::jsonb,
    to_timestamp($8::float8 / 1000)
  from seen where $12::text is not null
),
past as (
  delete from chat using seen where $12::text is not null and table_id = seen.id
    and n < (select max(n) + 2 - ${KEPT_CHAT} from chat where table_id = $1)
)
select version, pg_notify('${channel}', json_build_object('table', id, 'version', version)::text) from seen`;

const create: Statement = {
  name: 'create',
  text: change(`
  insert into tables (id, version, room, state, setup, header, checkpoint, below, length, created, updated)
  select $1::text, $2::int + 1, coalesce($3::text::jsonb, '{}'), $14::text, $13::text, $4::text, $5::text, $15::text, cardinality($7::text[]),
    to_timestamp($8::float8 / 1000), to_timestamp($8::float8 / 1000)
  where coalesce($6::int, 0) = 0
  on conflict (id) do nothing
  returning id, version, length`),
};

const update: Statement = {
  name: 'update',
  text: change(`
  update tables set version = version + 1, room = coalesce($3::text::jsonb, room),
    state = coalesce($14::text, state), setup = coalesce($13::text, setup), header = coalesce($4::text, header),
    checkpoint = coalesce($5::text, checkpoint), below = coalesce($15::text, below),
    length = length + cardinality($7::text[]), updated = to_timestamp($8::float8 / 1000)
  where id = $1::text and version = $2::int and length = coalesce($6::int, length)
  returning id, version, length`),
};

const columns = 'id, version, room::text as room, state, setup, header, checkpoint, below, length';
const statements = {
  table: { name: 'table', text: `select ${columns} from tables where id = $1::text` },
  entries: {
    name: 'entries',
    text: `select n, line, (extract(epoch from at) * 1000)::float8 as at from entries
      where table_id = $1::text and n >= $2::int order by n`,
  },
  chat: {
    name: 'chat',
    text: `select n, line::text as line from (
      select n, line from chat where table_id = $1::text order by n desc limit $2::int) as last order by n`,
  },
  key: { name: 'key', text: 'select table_id as "table", role from keys where hash = $1::text' },
  list: {
    name: 'list',
    text: `select id, version, room::text as room, length from tables
      where id > $1::text and ($3::float8 is null or updated < to_timestamp($3::float8 / 1000))
      order by id limit $2::int`,
  },
  count: { name: 'count', text: 'select count(*)::int as count from tables' },
  ping: { name: 'ping', text: 'select 1' },
  remove: {
    name: 'remove',
    text: `with gone as (
        delete from tables where id = $1::text and version = $2::int returning id, version
      ),
      e as (delete from entries using gone where entries.table_id = gone.id),
      c as (delete from chat using gone where chat.table_id = gone.id),
      k as (delete from keys using gone where keys.table_id = gone.id)
      select pg_notify('${channel}', json_build_object('table', id, 'version', version + 1)::text) from gone`,
  },
  call: { name: 'call', text: `select pg_notify('${words}', $1::text)` },
} satisfies Record<string, Statement>;

/** Returns the new version, or undefined if the change does not fit what is stored. `at`: milliseconds since 1970. */
export async function write(db: Runner, c: Fit, at: number): Promise<number | undefined> {
  // SQL leaves forgetting and adding the same key in one statement undefined. Here adding wins, with the last role.
  const keys = new Map(c.keys?.map((key) => [key.hash, key.role]));
  const rows = await db.run<{ version: number }>(c.version === 0 ? create : update, [
    c.table,
    c.version,
    c.room ?? null,
    c.header ?? null,
    c.checkpoint ?? null,
    c.from ?? null,
    c.entries ?? [],
    at,
    [...keys.keys()],
    [...keys.values()],
    (c.forget ?? []).filter((hash) => !keys.has(hash)),
    c.chat ?? null,
    c.setup ?? null,
    c.state ?? null,
    c.below ?? null,
  ]);
  return rows[0]?.version;
}

interface TableRow {
  id: string;
  version: number;
  room: string;
  state: string | null;
  setup: string | null;
  header: string | null;
  checkpoint: string | null;
  below: string | null;
  length: number;
}

const stored = (row: TableRow): StoredTable => ({
  id: row.id,
  version: row.version,
  room: JSON.parse(row.room) as Row,
  state: row.state === null ? undefined : (JSON.parse(row.state) as Row),
  setup: row.setup ?? undefined,
  header: row.header ?? undefined,
  checkpoint: row.checkpoint ?? undefined,
  below: row.below ?? undefined,
  length: row.length,
});

export async function readTable(db: Runner, id: string): Promise<StoredTable | undefined> {
  const [row] = await db.run<TableRow>(statements.table, [id]);
  return row && stored(row);
}

export async function readEntries(db: Runner, table: string, from: number) {
  const rows = await db.run<StoredEntry>(statements.entries, [table, from]);
  return rows.map(({ n, line, at }): StoredEntry => ({ n, line, at: Math.round(at) }));
}

/** The last lines of talk, at most `most`. */
export async function readChat(db: Runner, table: string, most: number): Promise<StoredLine[]> {
  const rows = await db.run<{ n: number; line: string }>(statements.chat, [table, most]);
  return rows.map(({ n, line }) => ({ n, line: JSON.parse(line) as Row }));
}

export async function readKey(db: Runner, hash: string) {
  const [row] = await db.run<{ table: string; role: string }>(statements.key, [hash]);
  return row && { table: row.table, role: row.role };
}

export async function readList(db: Runner, after: string, most: number, before?: number): Promise<Listed[]> {
  const rows = await db.run<Pick<TableRow, 'id' | 'version' | 'room' | 'length'>>(statements.list, [
    after,
    most,
    before ?? null,
  ]);
  return rows.map((row) => ({ ...row, room: JSON.parse(row.room) as Row }));
}

/** Removes the table. False if it was not there at that version. */
export async function removeTable(db: Runner, table: string, version: number): Promise<boolean> {
  return (await db.run(statements.remove, [table, version])).length > 0;
}

export async function readCount(db: Runner): Promise<number> {
  const [row] = await db.run<{ count: number }>(statements.count, []);
  return row?.count ?? 0;
}

export async function call(db: Runner, word: Row): Promise<void> {
  await db.run(statements.call, [JSON.stringify(word)]);
}

export async function ping(db: Runner): Promise<void> {
  await db.run(statements.ping, []);
}

// ---------------------------------------------------------------- whole tables

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const said = (table: string) =>
  `(select json_agg(json_build_array(${ms('at')}, line) order by n)::text from ${table} where table_id = t.id)`;

/** A single statement sees a single moment, so all parts of a table belong together. */
const whole: Statement = {
  name: 'whole',
  text: `select id, version, length, room::text as room, state, setup, header, checkpoint, below,
  ${ms('created')} as created, ${ms('updated')} as updated,
  (select json_agg(json_build_object('hash', hash, 'role', role))::text from keys where table_id = t.id) as keys,
  ${said('chat')} as chat, ${said('entries')} as entries
  from tables t where id > $1::text order by id limit $2::int`,
};

interface WholeRow extends TableRow {
  created: number;
  updated: number;
  keys: string | null;
  chat: string | null;
  entries: string | null;
}

/** Tables read by one statement. */
const PAGE = 50;

const timed = <T>(text: string | null): [number, T][] =>
  (JSON.parse(text ?? '[]') as [number, T][]).map(([at, line]) => [Math.round(at), line]);

export async function* readWholes(db: Runner): AsyncGenerator<WholeRecord> {
  for (let after = ''; ; ) {
    const rows = await db.run<WholeRow>(whole, [after, PAGE]);
    for (const row of rows) {
      const { id: table, version, ...own } = stored(row);
      const keys = JSON.parse(row.keys ?? '[]') as TableRecord['keys'];
      const times = { created: Math.round(row.created), at: Math.round(row.updated) };
      yield { is: 'table', table, version, ...times, ...own, keys, chat: timed<Row>(row.chat) };
      yield* pieces(table, timed<string>(row.entries));
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const time = (ms: string) => `to_timestamp(${ms} / 1000)`;
const put = {
  tables: `insert into tables (id, version, room, state, setup, header, checkpoint, below, length, created, updated)
    select "table", version, room::jsonb, state, setup, header, checkpoint, below, length, ${time('created')}, ${time('at')}
    from json_to_recordset($1::json) as t("table" text, version int, room text, state text, setup text, header text,
      checkpoint text, below text, length int, created float8, at float8)`,
  keys: `insert into keys (hash, table_id, role) select hash, "table", role
    from json_to_recordset($1::json) as k(hash text, "table" text, role text)`,
  chat: `insert into chat (table_id, n, line, at) select "table", n, line::jsonb, ${time('at')}
    from json_to_recordset($1::json) as c("table" text, n int, line text, at float8)`,
  entries: `insert into entries (table_id, n, line, at) select "table", n, line, ${time('at')}
    from json_to_recordset($1::json) as e("table" text, n int, line text, at float8)`,
};

/** Inserts whole tables that are not there yet. */
export async function putWholes(db: Runner, wholes: readonly WholeRecord[]): Promise<void> {
  const tables = wholes.filter((record): record is TableRecord => record.is === 'table');
  const entries = wholes.filter((record): record is EntriesRecord => record.is === 'entries');
  const rows = {
    tables: tables.map(({ keys: _, chat: __, room, state, ...own }) => ({
      ...own,
      room: JSON.stringify(room),
      state: state && JSON.stringify(state),
    })),
    keys: tables.flatMap(({ table, keys }) => keys.map((key) => ({ table, ...key }))),
    chat: tables.flatMap(({ table, chat }) =>
      chat.map(([at, line], n) => ({ table, n, at, line: JSON.stringify(line) })),
    ),
    entries: entries.flatMap(({ table, from, entries }) =>
      entries.map(([at, line], i) => ({ table, n: from + i, at, line })),
    ),
  };
  for (const [name, list] of Object.entries(rows))
    await db.run({ name: '', text: put[name as keyof typeof put] }, [JSON.stringify(list)]);
}
