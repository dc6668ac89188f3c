/** What all stores have in common, whatever their database: what may be written, and how they are closed. */
import type { WholeRecord } from './lines.js';
import type { Change, Row, Store } from './store.js';
import { StoreError } from './store.js';

/** A change that has been checked, with its JSON as text. */
export interface Fit extends Omit<Change, 'room' | 'state' | 'chat'> {
  readonly room?: string | undefined;
  readonly state?: string | undefined;
  readonly chat?: string | undefined;
}

/** A database that keeps tables. */
export interface Engine extends Omit<Store, 'write' | 'check' | 'repairs'> {
  /** Returns the new version, or undefined if the table was not at the version that the change names. */
  write(change: Fit): Promise<number | undefined>;
  /** Like the store's `check`. `going`: returns false when the check has to end. */
  check(going: () => boolean): Promise<readonly string[]>;
  /** All tables, for a backup: each as of one moment, followed by its entries. */
  wholes(): AsyncIterable<WholeRecord>;
  /** Adds whole tables that were not there before. */
  load(wholes: AsyncIterable<WholeRecord>): Promise<void>;
}

const engines = new WeakMap<Store, Engine>();

/** The engine behind a store. Throws StoreError if `openStore` did not open it. */
export function engineOf(store: Store): Engine {
  const found = engines.get(store);
  if (!found) throw new StoreError('this is not a store that openStore has opened');
  return found;
}

/** Makes a store that owns this engine: closing the store finishes what is under way, then closes the engine. */
export function storeOver(engine: Engine, repairs: readonly string[] = []): Store {
  const under = new Set<Promise<unknown>>();
  let closing: Promise<void> | undefined;

  function doing<R>(work: () => Promise<R>): Promise<R> {
    if (closing) return Promise.reject(new StoreError('the store is closed', 'closed'));
    const promise = work();
    under.add(promise);
    const over = () => under.delete(promise);
    promise.then(over, over);
    return promise;
  }

  const store: Store = {
    repairs,
    write: (change) =>
      doing(async () => {
        const fit = fitted(change);
        return (await engine.write(fit)) !== undefined;
      }),
    remove: (table, version) => doing(() => engine.remove(table, version)),
    table: (id) => doing(() => engine.table(id)),
    entries: (table, from) => doing(() => engine.entries(table, from)),
    chat: (table, most) => doing(() => engine.chat(table, most)),
    key: (hash) => doing(() => engine.key(hash)),
    list: (after, most, before) => doing(() => engine.list(after, most, before)),
    count: () => doing(() => engine.count()),
    listen: (listener) => engine.listen(listener),
    call: (word) => doing(() => engine.call(word)),
    hear: (listener) => engine.hear(listener),
    ping: () => doing(() => engine.ping()),
    check: () => doing(() => engine.check(() => closing === undefined)),
    close() {
      closing ??= Promise.allSettled(under).then(() => engine.close());
      return closing;
    },
  };
  engines.set(store, engine);
  return store;
}

/** Most characters in one change, which must fit into memory several times. */
const MOST = 32e6;

/** Returns the change with its JSON as text. Throws StoreError for what no database should be asked to keep. */
function fitted(c: Change): Fit {
  const whole = (n: number) => Number.isInteger(n) && n >= 0;
  if (c.table === '' || c.table === '*' || Buffer.byteLength(c.table) > 200)
    throw new StoreError('a table needs an id of 1 to 200 bytes other than "*"');
  if (!whole(c.version)) throw new StoreError(`version ${c.version} is not a whole number`);
  if (c.from !== undefined && !whole(c.from)) throw new StoreError(`from ${c.from} is not a whole number`);
  const lines = c.entries?.reduce((sum, line) => sum + line.length, 0) ?? 0;
  const texts = [c.setup, c.header, c.checkpoint, c.below];
  if (texts.reduce((sum, text) => sum + (text?.length ?? 0), lines) > MOST)
    throw new StoreError(`a change of more than ${MOST} characters is refused`);
  sound(c.table, 'the id of a table');
  sound(c.setup, 'the setup');
  sound(c.header, 'the header');
  sound(c.checkpoint, 'the checkpoint');
  sound(c.below, 'the checkpoint below it');
  for (const line of c.entries ?? []) sound(line, 'an entry');
  for (const key of c.keys ?? []) {
    sound(key.hash, 'a key');
    sound(key.role, 'a role');
  }
  const [room, state] = [textOf(c.room, 'the room'), textOf(c.state, 'the state')];
  return { ...c, room, state, chat: textOf(c.chat, 'a line of chat') };
}

/** Refuses text that would not come back as it went in: zero bytes, and halves of surrogate pairs. */
function sound(text: string | undefined, what: string): void {
  if (text !== undefined && /\0|\p{Surrogate}/u.test(text))
    throw new StoreError(`${what} holds a zero byte or half a character: it cannot be stored as it is`);
}

function textOf(row: Row | undefined, what: string): string | undefined {
  const text = row && JSON.stringify(row);
  // JSON writes both as escapes.
  if (text !== undefined && /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(text))
    throw new StoreError(`${what} holds a zero byte or half a character: it cannot be stored as it is`);
  return text;
}
