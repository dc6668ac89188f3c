/** A node's one connection that hears of changes, its own and those of other nodes, and of words that nodes send. */
import pg from 'pg';
import type { Notice, Row } from '../store.js';
import { channel, words } from './sql.js';

/** Milliseconds between queries that test the connection, which may die without notice. */
const askEvery = 15_000;
const answerWithin = 10_000;
const slowest = 5_000;

export class Ear {
  readonly #url: string;
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #hearers = new Set<(word: Row) => void>();
  #client: pg.Client | undefined;
  #asking: NodeJS.Timeout | undefined;
  #again: NodeJS.Timeout | undefined;
  #wait = 50;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  listen(listener: (notice: Notice) => void): () => void {
    const own = (notice: Notice) => listener(notice);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  hear(listener: (word: Row) => void): () => void {
    const own = (word: Row) => listener(word);
    this.#hearers.add(own);
    return () => this.#hearers.delete(own);
  }

  /** Connects, or throws. Once it has connected, it reconnects by itself whenever the connection is lost. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'shambles ear',
      connectionTimeoutMillis: 10_000,
      query_timeout: answerWithin,
      keepAlive: true,
    });
    this.#client = client;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      client.end().catch(() => {});
      if (this.#client === client) this.#lose();
    };
    let opened = false;
    client.on('error', () => opened && lose());
    client.on('end', () => opened && lose());
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}; listen ${words}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (this.#closed) {
      await client.end().catch(() => {});
      return;
    }
    opened = true;
    this.#wait = 50;
    this.#asking = setInterval(() => client.query('select 1').catch(lose), askEvery);
    this.#asking.unref();
  }

  #lose(): void {
    this.#client = undefined;
    clearInterval(this.#asking);
    if (this.#closed) return;
    this.#again = setTimeout(async () => {
      try {
        await this.open();
        // Anything may have been missed meanwhile.
        if (!this.#closed) this.#tell({ table: '*', version: 0 });
      } catch {
        this.#wait = Math.min(this.#wait * 2, slowest);
        this.#lose();
      }
    }, this.#wait);
    this.#again.unref();
  }

  #hear(where: string, payload: string | undefined): void {
    let said: unknown;
    try {
      said = JSON.parse(payload ?? '');
    } catch {
      return; // Somebody else's message on our channel.
    }
    if (typeof said !== 'object' || said === null) return;
    if (where === words) for (const hearer of [...this.#hearers]) hearer(said as Row);
    else {
      const { table, version } = said as Partial<Notice>;
      if (typeof table === 'string' && typeof version === 'number') this.#tell({ table, version });
    }
  }

  #tell(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener(notice);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#asking);
    clearTimeout(this.#again);
    this.#listeners.clear();
    this.#hearers.clear();
    await this.#client?.end().catch(() => {});
  }
}
