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
  removeTable,
  write,
} from './database.js';
import type { Embedded } from './pglite.js';
import type { Change, Notice, Row, Store, Trouble } from './store.js';
import { StoreError } from './store.js';

/** After such trouble nothing was changed. */
const untouched: readonly Trouble[] = ['unreachable', 'refused'];

/** What a change goes through beside the database: the log of a folder. In memory there is none. */
export interface Beside {
  /** Throws where changes would be refused now. */
  sound(): void;
  /** Before the database is asked for a change of the table: a reason to refuse is thrown. */
  begin(table: string): Promise<void>;
  /** After the database has it; resolved when it is as safe as it will be. */
  keep(change: Change, version: number, at: number): Promise<void>;
  /** Before the table is removed: resolved when it is certain that whoever reads this knows of it. */
  gone(table: string): Promise<void>;
  /** The change that was begun is kept, or there is none. Never called where nobody knows. */
  done(table: string): void;
  /** Before and after tables are put into the database past `write`. */
  loading(): void;
  loaded(): Promise<void>;
  /** The database has shown that it is damaged. */
  doubt(): void;
  /** Before the database is closed: nothing more may be asked of it. */
  rest(): Promise<void>;
  /** `whole`: the database was closed as it should be. */
  close(whole: boolean): Promise<void>;
}

/** Takes the database over: closing the store closes it. */
export function embeddedStore(db: Embedded, beside?: Beside, repairs: readonly string[] = []): Store {
  const listeners = new Set<(notice: Notice) => void>();
  const hearers = new Set<(word: Row) => void>();
  const under = new Set<Promise<unknown>>();
  /** The change of each table that was begun last; tables that are being removed. */
  const changing = new Map<string, Promise<unknown>>();
  const removing = new Set<string>();
  let closing: Promise<void> | undefined;

  /** Work that `close` waits for. */
  function doing<R>(work: () => Promise<R>): Promise<R> {
    if (closing) return Promise.reject(new StoreError('the store is closed', 'closed'));
    const promise = work();
    under.add(promise);
    promise.then(
      () => under.delete(promise),
      (error) => {
        under.delete(promise);
        if (error instanceof StoreError && error.kind === 'damaged') beside?.doubt();
      },
    );
    return promise;
  }

  async function store(change: Change): Promise<boolean> {
    checkChange(change);
    // Soon there is no such table.
    if (removing.has(change.table)) return false;
    const taking = take(change);
    changing.set(change.table, taking);
    try {
      return await taking;
    } finally {
      if (changing.get(change.table) === taking) changing.delete(change.table);
    }
  }

  async function take(change: Change): Promise<boolean> {
    await beside?.begin(change.table);
    const at = Date.now();
    let version: number | undefined;
    try {
      version = await write(db, change, at);
    } catch (error) {
      if (error instanceof StoreError && untouched.includes(error.kind)) beside?.done(change.table);
      throw error;
    }
    if (version !== undefined) await beside?.keep(change, version, at);
    beside?.done(change.table);
    if (version === undefined) return false;
    // There is one process, so notices need not go through the database.
    for (const listener of [...listeners]) listener({ table: change.table, version });
    return true;
  }

  async function remove(table: string, version: number): Promise<boolean> {
    removing.add(table);
    try {
      await changing.get(table)?.catch(() => {});
      if ((await readTable(db, table))?.version !== version) return false;
      await beside?.begin(table);
      // First the log: a database that knows more than the log is never taken for damaged.
      await beside?.gone(table);
      const removed = await removeTable(db, table, version);
      beside?.done(table);
      if (removed) for (const listener of [...listeners]) listener({ table, version: version + 1 });
      return removed;
    } finally {
      removing.delete(table);
    }
  }

  const made: Store = {
    repairs,
    write: (change) => doing(() => store(change)),
    remove: (table, version) => doing(() => remove(table, version)),
    table: (id) => doing(() => readTable(db, id)),
    entries: (table, from) => doing(() => readEntries(db, table, from)),
    chat: (table, most) => doing(() => readChat(db, table, most)),
    key: (hash) => doing(() => readKey(db, hash)),
    list: (after, most, before) => doing(() => readList(db, after, most, before)),
    count: () => doing(() => readCount(db)),
    ping: () =>
      doing(async () => {
        beside?.sound();
        await ping(db);
      }),
    listen(listener) {
      const own = (notice: Notice) => listener(notice);
      listeners.add(own);
      return () => listeners.delete(own);
    },
    // Nobody else has the folder open.
    call: (word) =>
      doing(async () => {
        for (const hearer of [...hearers]) hearer(word);
      }),
    hear(listener) {
      const own = (word: Row) => listener(word);
      hearers.add(own);
      return () => hearers.delete(own);
    },
    close() {
      closing ??= (async () => {
        await Promise.allSettled(under);
        listeners.clear();
        hearers.clear();
        await beside?.rest();
        let whole = false;
        try {
          await db.close();
          whole = true;
        } finally {
          await beside?.close(whole);
        }
      })();
      return closing;
    },
  };
  behind.set(made, {
    runner: db,
    transaction(work) {
      beside?.loading();
      return db.transaction(work);
    },
    loaded: async () => beside?.loaded(),
  });
  return made;
}
