/** The store over the embedded database. */
import {
  behind,
  checkChange,
  ping,
  readChat,
  readCount,
  readEntries,
  readKey,
  readList,
  readTable,
  write,
} from './database.js';
import type { Embedded } from './pglite.js';
import type { Change, Notice, Store } from './store.js';
import { StoreError } from './store.js';

/** What a change goes through beside the database: the log of a folder. In memory there is none. */
export interface Beside {
  /** Before the database is asked: a reason to refuse is thrown. */
  ready(): Promise<void>;
  /** After the database has it; resolved when it is as safe as it will be. */
  keep(change: Change, version: number, at: number): Promise<void>;
  /** After tables were put into the database past `write`. */
  loaded(): Promise<void>;
  close(): Promise<void>;
}

/** Takes the database over: closing the store closes it. */
export function embeddedStore(db: Embedded, beside?: Beside, repairs: readonly string[] = []): Store {
  const listeners = new Set<(notice: Notice) => void>();
  const under = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  /** Work that `close` waits for. */
  function doing<R>(work: () => Promise<R>): Promise<R> {
    if (closing) return Promise.reject(new StoreError('the store is closed', 'closed'));
    const promise = work();
    under.add(promise);
    const done = () => under.delete(promise);
    promise.then(done, done);
    return promise;
  }

  async function store(change: Change): Promise<boolean> {
    checkChange(change);
    await beside?.ready();
    const at = Date.now();
    const version = await write(db, change, at);
    if (version === undefined) return false;
    await beside?.keep(change, version, at);
    // There is one process, so notices need not go through the database.
    for (const listener of [...listeners]) listener({ table: change.table, version });
    return true;
  }

  const made: Store = {
    repairs,
    write: (change) => doing(() => store(change)),
    table: (id) => doing(() => readTable(db, id)),
    entries: (table, from) => doing(() => readEntries(db, table, from)),
    chat: (table) => doing(async () => (await readChat(db, table)).map(({ line }) => line)),
    key: (hash) => doing(() => readKey(db, hash)),
    list: (after, most) => doing(() => readList(db, after, most)),
    count: () => doing(() => readCount(db)),
    ping: () => doing(() => ping(db)),
    listen(listener) {
      const own = (notice: Notice) => listener(notice);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    close() {
      closing ??= (async () => {
        await Promise.allSettled(under);
        listeners.clear();
        try {
          await db.close();
        } finally {
          await beside?.close();
        }
      })();
      return closing;
    },
  };
  behind.set(made, {
    runner: db,
    transaction: (work) => db.transaction(work),
    loaded: async () => beside?.loaded(),
  });
  return made;
}
