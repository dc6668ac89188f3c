import { openPostgres } from './postgres/postgres.js';
import { openBeside, openFolder, openMemory } from './sqlite/folder.js';
import type { Store } from './store.js';

/**
 * A folder on this machine, a `postgres://` address, or memory that is lost on closing. `beside`: for reading only,
 * while a server may have the folder open.
 */
export type Where =
  | { readonly folder: string; readonly beside?: boolean | undefined }
  | { readonly url: string }
  | { readonly memory: true };

/** Opens the store. Creates it if it is missing, and mends what can be mended: see `repairs`. */
export async function openStore(where: Where): Promise<Store> {
  if ('folder' in where) return where.beside ? openBeside(where.folder) : openFolder(where.folder);
  if ('url' in where) return openPostgres(where.url);
  return openMemory();
}
