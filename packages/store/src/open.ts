import { embeddedStore } from './embedded.js';
import { openPglite } from './pglite.js';
import { openPostgres } from './postgres.js';
import { openFolder } from './recover.js';
import type { Store } from './store.js';

/** A folder of this machine (embedded database), a `postgres://` address, or memory that is gone when closed. */
export type Where = { readonly folder: string } | { readonly url: string } | { readonly memory: true };

/** Opens the store, making it when it is not there, and mending what can be mended: see `repairs`. */
export async function openStore(where: Where): Promise<Store> {
  if ('folder' in where) return openFolder(where.folder);
  if ('url' in where) return openPostgres(where.url);
  return embeddedStore(await openPglite(undefined));
}
