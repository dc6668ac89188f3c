import { openPostgres } from './postgres/postgres.js';
import { openBeside, openFolder, openMemory } from './sqlite/folder.js';
import type { Store } from './store.js';

/**
 * A folder of this machine, a `postgres://` address, or memory that is gone when closed. `beside`: only to read; a server may
 * have the folder open.
 */
export type Where =
  | { readonly folder: string; readonly beside?: boolean | undefined }
  | { readonly url: string }
  | { readonly memory: true };

/** Opens the store, making it when it is not there, and mending what can be mended: see `repairs`. */
export async function openStore(where: Where): Promise<Store> {
  if ('folder' in where) return where.beside ? openBeside(where.folder) : openFolder(where.folder);
  if ('url' in where) return openPostgres(where.url);
  return openMemory();
}
