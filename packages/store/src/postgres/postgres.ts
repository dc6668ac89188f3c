/** The store over a PostgreSQL server, shared by any number of nodes. */
import pg from 'pg';
import type { WholeRecord } from '../lines.js';
import { storeOver } from '../over.js';
import type { Store } from '../store.js';
import { StoreError } from '../store.js';
import { Ear } from './ear.js';
import { bringUp } from './form.js';
import {
  call,
  channel,
  ping,
  putWholes,
  type Runner,
  readChat,
  readCount,
  readEntries,
  readKey,
  readList,
  readTable,
  readWholes,
  removeTable,
  type Statement,
  write,
} from './sql.js';

/** Any number that nobody else takes for a lock. */
const migrating = 7_362_625;

/** A connection that does not answer for this long is given up. */
const patience = 30_000;

/** Records that are put there with one transaction. */
const BATCH = 100;

/**
 * An error of the driver or the server in our words. Only a statement that was sent can have an unknown outcome, and only
 * when the server did not say what became of it: a connection that is cut while it commits.
 */
function explain(error: unknown, sent: boolean): StoreError {
  if (error instanceof StoreError) return error;
  const code = (error as { code?: unknown }).code;
  const message = error instanceof Error && error.message !== '' ? error.message : String(code ?? error);
  const state = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
  // 08 connection, 57 the server goes down or was told to end us: the word may have come after the commit.
  if (state === undefined || state.startsWith('08') || state.startsWith('57'))
    return sent
      ? new StoreError(
          `the connection to PostgreSQL was lost before it answered (${message}): the change may be made or not`,
          'unknown',
          { cause: error },
        )
      : new StoreError(`PostgreSQL does not answer: ${message}`, 'unreachable', { cause: error });
  // 40 undone because of others, 53 out of room, 55 a lock: nothing was changed.
  if (/^(40|53|55|25)/.test(state))
    return new StoreError(`PostgreSQL could not do it now: ${message}`, 'unreachable', { cause: error });
  if (/^(XX|58)/.test(state))
    return new StoreError(`PostgreSQL reports damage: ${message}`, 'damaged', { cause: error });
  return new StoreError(`PostgreSQL refused: ${message}`, 'refused', { cause: error });
}

/** After such an error the connection is still good. */
const fine = (error: unknown) => /^(22|23|40|42|55)/.test(String((error as { code?: unknown }).code));

export async function openPostgres(url: string): Promise<Store> {
  let pool: pg.Pool;
  try {
    pool = new pg.Pool({
      connectionString: url,
      application_name: 'shambles',
      max: 10,
      connectionTimeoutMillis: 10_000,
      query_timeout: patience,
      keepAlive: true,
    });
  } catch (error) {
    throw new StoreError(`this is no address of a PostgreSQL server: ${(error as Error).message}`, 'refused');
  }
  // An idle connection that dies says so here; the pool makes another. Unheard, it would end the process.
  pool.on('error', () => {});
  // A connection in use that dies says so twice: to its query, and as an event that would end the process unheard.
  pool.on('connect', (client) => client.on('error', () => {}));

  /** `changing`: the outcome matters when no answer comes. */
  async function connected<R>(changing: boolean, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw explain(error, false);
    }
    // Between its queries a client of ours that dies must not end the process either.
    const ignore = () => {};
    client.on('error', ignore);
    let failure: unknown;
    try {
      return await work(client);
    } catch (error) {
      failure = error;
      throw explain(error, changing);
    } finally {
      client.off('error', ignore);
      client.release(failure !== undefined && !fine(failure));
    }
  }

  const on = (client: pg.PoolClient): Runner => ({
    async run<R>({ name, text }: Statement, values: readonly unknown[]) {
      const result = await client.query({
        name: name === '' ? undefined : `${channel} ${name}`,
        text,
        values: [...values],
      });
      return result.rows as R[];
    },
  });
  const runner = (changing: boolean): Runner => ({
    run: (statement, values) => connected(changing, (client) => on(client).run(statement, values)),
  });
  const reading = runner(false);
  const writing = runner(true);

  const transaction = <R>(work: (runner: Runner) => Promise<R>): Promise<R> =>
    connected(true, async (client) => {
      await client.query('begin');
      try {
        const result = await work(on(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });

  const ear = new Ear(url);
  try {
    await connected(false, async (client) => {
      // Nodes that start together take turns; the lock goes with the connection if this one dies.
      await client.query({ text: 'select pg_advisory_lock($1)', values: [migrating] });
      try {
        await bringUp(on(client));
      } finally {
        await client.query({ text: 'select pg_advisory_unlock($1)', values: [migrating] }).catch(() => {});
      }
    });
    await ear.open();
  } catch (error) {
    await ear.close();
    await pool.end();
    throw explain(error, false);
  }

  return storeOver({
    write: (change) => write(writing, change, Date.now()),
    remove: (table, version) => removeTable(writing, table, version),
    table: (id) => readTable(reading, id),
    entries: (table, from) => readEntries(reading, table, from),
    chat: (table, most) => readChat(reading, table, most),
    key: (hash) => readKey(reading, hash),
    list: (after, most, before) => readList(reading, after, most, before),
    count: () => readCount(reading),
    ping: () => ping(reading),
    // Whoever runs the server has tools of PostgreSQL for that.
    check: async () => [],
    listen: (listener) => ear.listen(listener),
    call: (word) => call(reading, word),
    hear: (hearer) => ear.hear(hearer),
    wholes: () => readWholes(reading),
    async load(wholes) {
      let held: WholeRecord[] = [];
      const put = () => transaction((run) => putWholes(run, held));
      for await (const record of wholes) {
        held.push(record);
        if (held.length < BATCH) continue;
        await put();
        held = [];
      }
      await put();
    },
    async close() {
      await ear.close();
      await pool.end();
    },
  });
}
