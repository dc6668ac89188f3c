/** Tables of a database as records, for a backup and for the log. */
import type { Runner, Statement } from './database.js';
import type { LogRecord } from './log.js';
import type { Row } from './store.js';

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

// One statement sees one moment: row, keys and chat of a table belong together. Entries are never changed, so those below
// the length of the row can be read later, while others are being added.
const select = `select id, version, length, room::text as room, setup, header, checkpoint, ${ms('created')} as created,
  ${ms('updated')} as updated,
  (select json_agg(json_build_object('hash', hash, 'role', role))::text from keys where table_id = t.id) as keys,
  (select json_agg(json_build_array(${ms('at')}, line) order by n)::text from chat where table_id = t.id) as chat
  from tables t`;
const page: Statement = {
  name: 'export page',
  text: `${select} where id > $1::text and ($2::text[] is null or id = any($2::text[])) order by id limit $3::int`,
};
const lines: Statement = {
  name: 'export entries',
  text: `select table_id as id, n, line, ${ms('at')} as at from entries
    where (table_id, n) > ($1::text, $2::int) and table_id <= $3::text order by table_id, n limit $4::int`,
};

const there: Statement = { name: 'export there', text: 'select 1 from tables where id = $1::text' };

/** Characters of one record of entries, more or less. */
const heavy = 4e6;

interface PageRow {
  id: string;
  version: number;
  length: number;
  room: string;
  setup: string | null;
  header: string | null;
  checkpoint: string | null;
  created: number;
  updated: number;
  keys: string | null;
  chat: string | null;
}
interface LineRow {
  id: string;
  n: number;
  line: string;
  at: number;
}

/** Every table, or those named, `most` at a time. */
export async function* exportTables(
  db: Runner,
  ids?: readonly string[],
  most = 200,
): AsyncGenerator<LogRecord> {
  let after = '';
  for (;;) {
    const tables = await db.run<PageRow>(page, [after, ids ?? null, most]);
    const last = tables.at(-1)?.id;
    if (last === undefined) return;
    let read: LineRow[] = [];
    let at = 0;
    /** Entries of one table, in pieces; tables come in the order of the index, and so do their entries. */
    for (const row of tables) {
      const { id, version, length } = row;
      yield {
        is: 'table',
        table: id,
        version,
        length,
        created: Math.round(row.created),
        at: Math.round(row.updated),
        room: JSON.parse(row.room) as Row,
        setup: row.setup ?? undefined,
        header: row.header ?? undefined,
        checkpoint: row.checkpoint ?? undefined,
        keys: JSON.parse(row.keys ?? '[]') as { hash: string; role: string }[],
        chat: (JSON.parse(row.chat ?? '[]') as [number, Row][]).map(([at, line]) => [Math.round(at), line]),
      };
      let n = 0;
      while (n < length) {
        if (read[at]?.id !== id) {
          read = await db.run<LineRow>(lines, [id, n - 1, last, 5 * most]);
          at = 0;
        }
        const from = n;
        const piece: [number, string][] = [];
        let weight = 0;
        for (
          let line = read[at];
          line?.id === id && line.n === n && n < length && weight < heavy;
          line = read[++at]
        ) {
          piece.push([Math.round(line.at), line.line]);
          weight += line.line.length;
          n++;
        }
        if (piece.length === 0) {
          // It was removed meanwhile; or entries are missing, and whoever reads the records sees that.
          const found = await db.run(there, [id]);
          if (found.length === 0) yield { is: 'gone', table: id };
          break;
        }
        yield { is: 'entries', table: id, from, entries: piece };
      }
    }
    after = last;
  }
}
