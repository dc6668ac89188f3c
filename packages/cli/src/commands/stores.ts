import { existsSync } from 'node:fs';
import path from 'node:path';
import { backup, openStore, restore, type Store, StoreError, type Where } from '@shambles/store';
import { Failure } from '../failure.js';
import type { Io } from '../io.js';
import { columns } from '../text.js';

export interface StoreOptions {
  readonly folder?: string;
  readonly database?: string;
}

/** Where tables are kept: in a folder, or on the PostgreSQL server named. */
export function storeOf({ cwd }: Pick<Io, 'cwd'>, { folder, database }: StoreOptions): Where {
  if (folder !== undefined && database !== undefined)
    throw new Failure('Tables are kept in a --folder or in a --database, not in both.', 2);
  if (database === undefined) return { folder: path.resolve(cwd, folder ?? 'shambles-tables') };
  if (!/^postgres(ql)?:\/\//.test(database))
    throw new Failure('--database is an address such as postgres://user@host/name.', 2);
  return { url: database };
}

/** `beside`: for reading only, while a server may have the folder open. */
async function withStore<T>(
  io: Io,
  options: StoreOptions & { readonly beside?: boolean },
  use: (store: Store) => Promise<T>,
): Promise<T> {
  try {
    const store = await openStore({ ...storeOf(io, options), beside: options.beside });
    for (const repair of store.repairs) io.err(`${repair}\n`);
    try {
      return await use(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreError) throw new Failure(error.message);
    throw error;
  }
}

/** Throws if a store to be read does not exist: otherwise a misspelt folder would be created, and found empty. */
function storeThere(io: Io, options: StoreOptions): void {
  const where = storeOf(io, options);
  if ('folder' in where && !existsSync(where.folder))
    throw new Failure(
      `${where.folder}: there is no such folder. Where tables are kept is said with --folder or --database.`,
      2,
    );
}

interface ListOptions extends StoreOptions {
  readonly after?: string;
  readonly most: number;
  readonly json?: boolean;
}

export async function listTables(io: Io, { after = '', most, json, ...where }: ListOptions): Promise<number> {
  storeThere(io, where);
  return withStore(io, { ...where, beside: true }, async (store) => {
    const [tables, all] = await Promise.all([store.list(after, most), store.count()]);
    const rows = tables.map(({ id, room, length }) => ({
      table: id,
      system: String(room.system),
      status: String(room.status),
      title: String(room.title),
      entries: length,
    }));
    if (json) io.out(`${JSON.stringify({ all, tables: rows })}\n`);
    else {
      io.out(
        columns(
          rows.map((r) => [r.table, r.system, r.status, String(r.entries), r.title]),
          [3],
        ),
      );
      io.out(`${rows.length} of ${all} tables\n`);
    }
    return 0;
  });
}

interface CopyOptions extends StoreOptions {
  readonly json?: boolean;
}

export async function backupStore(io: Io, file: string, { json, ...where }: CopyOptions): Promise<number> {
  storeThere(io, where);
  return withStore(io, { ...where, beside: true }, async (store) => {
    const { tables, entries } = await backup(store, path.resolve(io.cwd, file));
    io.out(
      json
        ? `${JSON.stringify({ file, tables, entries })}\n`
        : `${file}: ${tables} tables, ${entries} entries\n`,
    );
    return 0;
  });
}

export async function restoreStore(io: Io, file: string, { json, ...where }: CopyOptions): Promise<number> {
  // Check this before the store is created.
  const from = path.resolve(io.cwd, file);
  if (!existsSync(from)) throw new Failure(`${from}: there is no such file or folder.`);
  return withStore(io, where, async (store) => {
    const { tables, entries } = await restore(store, from);
    io.out(
      json
        ? `${JSON.stringify({ file, tables, entries })}\n`
        : `${tables} tables, ${entries} entries restored\n`,
    );
    return 0;
  });
}
