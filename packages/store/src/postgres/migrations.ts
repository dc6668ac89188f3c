import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Runner } from './database.js';
import { StoreError } from './store.js';

/** One set of migrations for both databases, written by `npm run migrations`. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Refuses a store that a newer version has migrated: this one could not tell what its tables mean. */
export async function checkAge(db: Runner): Promise<void> {
  const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  const [row] = await db.run<{ at: number }>(
    { name: '', text: 'select max(created_at)::float8 as at from drizzle.__drizzle_migrations' },
    [],
  );
  if (row && row.at > newest)
    throw new StoreError('the store was made by a newer version of Shambles: use that one', 'refused');
}
