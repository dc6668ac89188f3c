/** Whether a database that opens holds together. */
import type { Embedded } from './pglite.js';
import { StoreError } from './store.js';

const plain = (text: string) => ({ name: '', text });

/** What must be read of a row so that all of it is read, long values out of line too. */
const content = {
  tables:
    'length(room::text) + coalesce(length(setup), 0) + coalesce(length(header), 0) + coalesce(length(checkpoint), 0)',
  entries: 'length(line)',
  keys: 'length(hash) + length(role)',
  chat: 'length(line::text)',
};

/**
 * Reads everything once, so that the database compares its own checksums, and once more along the indexes, because a file
 * cut at the end of a page looks like a shorter table. Gives the bytes of the content, roughly.
 */
export async function examine(db: Embedded): Promise<number> {
  let bytes = 0;
  const rows = new Map<string, number>();
  await db.transaction(async (run) => {
    const set = (option: string, on: boolean) => run.run(plain(`set local enable_${option} = ${on}`), []);
    for (const [table, all] of Object.entries(content)) {
      for (const option of ['indexscan', 'indexonlyscan', 'bitmapscan']) await set(option, false);
      await set('seqscan', true);
      const [heap] = await run.run<{ rows: number; bytes: number }>(
        plain(`select count(*)::int as rows, coalesce(sum(${all}), 0)::float8 as bytes from ${table}`),
        [],
      );
      for (const option of ['indexscan', 'indexonlyscan']) await set(option, true);
      await set('seqscan', false);
      const [index] = await run.run<{ rows: number }>(
        plain(
          `select count(*)::int as rows from ${table} where ${table === 'keys' ? 'hash' : first(table)} is not null`,
        ),
        [],
      );
      if (heap?.rows !== index?.rows)
        throw new StoreError(`${table} has ${heap?.rows} rows, and ${index?.rows} in its index`, 'damaged');
      rows.set(table, heap?.rows ?? 0);
      bytes += (heap?.bytes ?? 0) + 100 * (heap?.rows ?? 0);
    }
  });
  const [sum] = await db.run<{ length: number }>(
    plain('select coalesce(sum(length), 0)::float8 as length from tables'),
    [],
  );
  if (sum?.length !== rows.get('entries'))
    throw new StoreError(`there are ${rows.get('entries')} entries instead of ${sum?.length}`, 'damaged');
  return bytes;
}

const first = (table: string) => (table === 'tables' ? 'id' : 'table_id');

/** Every table with its version, by id. */
export async function* readVersions(db: Embedded) {
  let after = '';
  for (;;) {
    const page = await db.run<{ id: string; version: number; length: number }>(
      plain('select id, version, length from tables where id > $1::text order by id limit 20000'),
      [after],
    );
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The versions of those of these tables that are there. */
export async function versionsOf(db: Embedded, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.run<{ id: string; version: number }>(
    plain('select id, version from tables where id = any($1::text[])'),
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Lines of chat and keys in all, those of some tables left out. */
export async function countRest(db: Embedded, without: readonly string[]) {
  const [row] = await db.run<{ chat: number; keys: number }>(
    plain(`select (select count(*)::int from chat where table_id <> all($1::text[])) as chat,
      (select count(*)::int from keys where table_id <> all($1::text[])) as keys`),
    [without],
  );
  return row ?? { chat: 0, keys: 0 };
}
