/** PGlite: PostgreSQL inside this process. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Runner, Statement } from './database.js';
import { checkAge, migrationsFolder } from './migrations.js';
import { Prepared } from './prepared.js';
import { StoreError } from './store.js';

/** The embedded database as whoever runs statements sees it. */
export interface Embedded extends Runner {
  /** What `work` runs is one transaction. */
  transaction<R>(work: (runner: Runner) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

/** Opens the database in a folder of its own, or in memory, and brings its tables up to date. */
export async function openPglite(folder: string | undefined): Promise<Embedded> {
  const db = folder === undefined ? new PGlite() : new PGlite(folder);
  await db.waitReady;
  await migrate(drizzle(db), { migrationsFolder });
  const prepared = new Prepared(db);
  /** Transactions, one after the other: a statement by its name would run in the middle of one. */
  let open: Promise<unknown> | undefined;
  const made: Embedded = {
    async run<R>(statement: Statement, values: readonly unknown[]) {
      try {
        if (statement.name === '') return (await db.query<R>(statement.text, [...values])).rows;
        while (open) await open.catch(() => {});
        return await prepared.run<R>(statement, values);
      } catch (error) {
        throw explain(error);
      }
    },
    async transaction(work) {
      const begun = db.transaction((tx) =>
        work({
          run: async <R>({ text }: Statement, values: readonly unknown[]) =>
            (await tx.query<R>(text, [...values])).rows,
        }),
      );
      open = begun;
      try {
        return await begun;
      } catch (error) {
        throw explain(error);
      } finally {
        if (open === begun) open = undefined;
      }
    },
    close: () => db.close(),
  };
  try {
    await checkAge(made);
  } catch (error) {
    await db.close();
    throw error;
  }
  return made;
}

/** Five characters: the SQLSTATE. Anything else that PGlite throws is its own death. */
function explain(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = (error as { code?: unknown }).code;
  const message = error instanceof Error ? error.message : String(error);
  if (typeof code !== 'string' || code.length !== 5)
    return new StoreError(`the embedded database failed: ${message}`, 'unknown', { cause: error });
  if (code.startsWith('XX') || code.startsWith('58'))
    return new StoreError(`the database is damaged: ${message}`, 'damaged', { cause: error });
  if (code.startsWith('53'))
    return new StoreError(`the database has no room: ${message}`, 'unreachable', { cause: error });
  return new StoreError(`the database refused: ${message}`, 'refused', { cause: error });
}
