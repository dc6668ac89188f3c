/** PGlite: PostgreSQL inside this process. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Runner, Statement } from './database.js';
import { checkAge, migrationsFolder } from './migrations.js';
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
  const made: Embedded = {
    async run<R>({ text }: Statement, values: readonly unknown[]) {
      try {
        return (await db.query<R>(text, [...values])).rows;
      } catch (error) {
        throw explain(error);
      }
    },
    async transaction(work) {
      try {
        return await db.transaction((tx) =>
          work({
            run: async <R>({ text }: Statement, values: readonly unknown[]) =>
              (await tx.query<R>(text, [...values])).rows,
          }),
        );
      } catch (error) {
        throw explain(error);
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
