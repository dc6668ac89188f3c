/** The store on one SQLite file that nobody else writes to. */
import type { EntriesRecord, WholeRecord } from '../lines.js';
import type { Engine, Fit } from '../over.js';
import type { Listed, Notice, Row, StoredTable } from '../store.js';
import { StoreError } from '../store.js';
import type { Connection } from './connection.js';
import { nameOf, type Rows, rowOf } from './rows.js';

/** Tables listed in one turn. */
const PAGE = 1000;
/** Approximate number of characters loaded in one transaction. */
const BATCH = 4e6;

/** The folder of a file, and what it adds to the engine. */
export interface Home {
  /** Throws if nothing could be stored now. */
  ready(): void;
  /** Notes that a part of the file is damaged, so that everything is checked when the folder is opened next. */
  doubt(): void;
  /** Checks every table. Yields a sentence for each that is damaged. */
  inspect(going: () => boolean): AsyncIterable<string>;
  close(): Promise<void>;
}

export class SqliteEngine implements Engine {
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #hearers = new Set<(word: Row) => void>();

  constructor(
    private readonly db: Connection,
    private readonly rows: Rows,
    private readonly home?: Home,
  ) {}

  async write(change: Fit): Promise<number | undefined> {
    const at = Date.now();
    const { table } = change;
    const version = await this.#doubting(this.db.change(() => this.rows.write(change, at)));
    if (version !== undefined) this.#tell({ table, version });
    return version;
  }

  async remove(table: string, version: number): Promise<boolean> {
    const removing = this.db.change(() => this.rows.remove(table, version), { wipes: true });
    const removed = await this.#doubting(removing);
    if (removed) this.#tell({ table, version: version + 1 });
    return removed;
  }

  #tell(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener(notice);
  }

  #read<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#doubting(this.db.turn(work));
  }

  async #doubting<T>(promise: Promise<T>): Promise<T> {
    try {
      return await promise;
    } catch (error) {
      if (error instanceof StoreError && error.kind === 'damaged') this.home?.doubt();
      throw error;
    }
  }

  table(id: string): Promise<StoredTable | undefined> {
    return this.#read(() => {
      const head = this.rows.head(id);
      if (!head) return undefined;
      const { room, state, setup, header, checkpoint, below } = this.rows.texts(id);
      const { version, length } = head;
      const rows = { room: rowOf(id, room), state: state === undefined ? undefined : rowOf(id, state) };
      return { id, version, ...rows, setup, header, checkpoint, below, length };
    });
  }

  entries(table: string, from: number) {
    return this.#read(() => this.rows.entries(table, from));
  }

  chat(table: string, most: number) {
    return this.#read(async () => (await this.rows.chat(table, most)).map(({ n, line }) => ({ n, line })));
  }

  key(hash: string) {
    return this.#read(() => this.rows.key(hash));
  }

  /** Leaves out damaged tables, so that the others can still be listed. */
  async list(after: string, most: number, before = Number.POSITIVE_INFINITY): Promise<Listed[]> {
    const found: Listed[] = [];
    for (let last: string | undefined = nameOf(after); last !== undefined && found.length < most; )
      last = await this.#read(async () => {
        const names = await this.rows.list(last as string, PAGE);
        for (const { id, updated } of names) {
          if (updated >= before || found.length === most) continue;
          const listed = this.#listed(id);
          if (listed) found.push(listed);
        }
        return names.at(-1)?.name;
      });
    return found;
  }

  #listed(id: string): Listed | undefined {
    try {
      const { version, length } = this.rows.head(id) ?? { version: 0, length: 0 };
      return { id, version, room: rowOf(id, this.rows.text(id, 'room')), length };
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'damaged') throw error;
      this.home?.doubt();
      return undefined;
    }
  }

  count() {
    return this.#read(() => this.rows.count());
  }

  listen(listener: (notice: Notice) => void): () => void {
    const own = (notice: Notice) => listener(notice);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Tells only this process: no other one serves the file. */
  async call(word: Row): Promise<void> {
    for (const hearer of [...this.#hearers]) hearer(word);
  }

  hear(hearer: (word: Row) => void): () => void {
    const own = (word: Row) => hearer(word);
    this.#hearers.add(own);
    return () => this.#hearers.delete(own);
  }

  ping(): Promise<void> {
    return this.db.turn(() => {
      this.db.ready();
      this.home?.ready();
    });
  }

  async check(going: () => boolean): Promise<readonly string[]> {
    const said: string[] = [];
    for await (const wrong of this.home?.inspect(going) ?? []) said.push(wrong);
    if (said.length > 0) this.home?.doubt();
    return said;
  }

  async *wholes(): AsyncGenerator<WholeRecord> {
    for (let after = ''; ; ) {
      const names = await this.#read(() => this.rows.list(after, PAGE));
      for (const { id } of names) yield* (await this.#read(() => this.rows.whole(id))) ?? [];
      const last = names.at(-1);
      if (!last) return;
      after = last.name;
    }
  }

  async load(wholes: AsyncIterable<WholeRecord>): Promise<void> {
    await load(this.db, this.rows, wholes);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    this.#hearers.clear();
    await this.db.close();
    await this.home?.close();
  }
}

/** Loads whole tables into a file, many in one transaction. */
export async function load(
  db: Connection,
  rows: Rows,
  wholes: AsyncIterable<WholeRecord> | Iterable<WholeRecord>,
): Promise<void> {
  let held: WholeRecord[] = [];
  let weight = 0;
  const put = () =>
    db.change(() => {
      for (const record of held) {
        if (record.is === 'table') rows.put(record);
        else rows.add(record);
      }
    });
  for await (const record of wholes) {
    held.push(record);
    weight += record.is === 'table' ? 10_000 : weightOf(record);
    if (weight < BATCH) continue;
    await put();
    held = [];
    weight = 0;
  }
  await put();
}

const weightOf = ({ entries }: EntriesRecord) => entries.reduce((sum, [, line]) => sum + 60 + line.length, 0);
