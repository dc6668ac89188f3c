/** Connections to a PostgreSQL server: one for each piece of work, released when it is done. */
import pg from 'pg';
import { StoreError } from '../store.js';
import { channel, type Runner, type Statement } from './sql.js';

/** Milliseconds after which a connection that does not answer is given up. */
const patience = 30_000;

/**
 * Turns an error of the driver or the server into a StoreError. Only a statement that was sent can have an unknown
 * outcome, and only if the server did not report one: the connection was cut while it committed.
 */
export function explain(error: unknown, sent: boolean): StoreError {
  if (error instanceof StoreError) return error;
  const code = (error as { code?: unknown }).code;
  const message = error instanceof Error && error.message !== '' ? error.message : String(code ?? error);
  const state = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
  // 08 connection, 57 the server shuts down or ends our connection: this may have come after the commit.
  if (state === undefined || state.startsWith('08') || state.startsWith('57'))
    return sent
      ? new StoreError(
          `the connection to PostgreSQL was lost before it answered (${message}): the change may be made or not`,
          'unknown',
          { cause: error },
        )
      : new StoreError(`PostgreSQL does not answer: ${message}`, 'unreachable', { cause: error });
  // 25 transaction state, 40 rolled back because of others, 53 out of resources, 55 a lock: nothing was changed.
  if (/^(40|53|55|25)/.test(state))
    return new StoreError(`PostgreSQL could not do it now: ${message}`, 'unreachable', { cause: error });
  if (/^(XX|58)/.test(state))
    return new StoreError(`PostgreSQL reports damage: ${message}`, 'damaged', { cause: error });
  return new StoreError(`PostgreSQL refused: ${message}`, 'refused', { cause: error });
}

/** True if the connection is still good after this error. */
const fine = (error: unknown) => /^(22|23|40|42|55)/.test(String((error as { code?: unknown }).code));

/** Throws StoreError if the address is invalid. */
function makePool(url: string): pg.Pool {
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
  // An idle connection that dies emits this; the pool makes another. Unhandled, it would end the process.
  pool.on('error', () => {});
  // A connection that dies in use fails its query and also emits this, which would end the process if unhandled.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Runs statements on one connection. */
export const on = (client: pg.PoolClient): Runner => ({
  async run<R>({ name, text }: Statement, values: readonly unknown[]) {
    const result = await client.query({
      name: name === '' ? undefined : `${channel} ${name}`,
      text,
      values: [...values],
    });
    return result.rows as R[];
  },
});

export class Connections {
  private readonly pool: pg.Pool;
  /** Run each statement on any connection. A failed write may have an unknown outcome. */
  readonly reading: Runner = this.runner(false);
  readonly writing: Runner = this.runner(true);

  constructor(url: string) {
    this.pool = makePool(url);
  }

  /** Runs `work` on a connection. `changing`: it may change something, so its outcome is unknown if no answer comes. */
  async use<R>(changing: boolean, work: (client: pg.PoolClient) => Promise<R>): Promise<R> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw explain(error, false);
    }
    // A client that dies between its queries must not end the process either.
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

  /** Runs `work` in one transaction. */
  transaction<R>(work: (runner: Runner) => Promise<R>): Promise<R> {
    return this.use(true, async (client) => {
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
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private runner(changing: boolean): Runner {
    return {
      run: (statement, values) => this.use(changing, (client) => on(client).run(statement, values)),
    };
  }
}
