import type { Change, Notice, Row, Store, StoredEntry, StoredLine, StoredTable } from '@shambles/store';
import { StoreError } from '@shambles/store';
import { unsound } from '@shambles/wire';

interface Kept {
  version: number;
  room: Row;
  state: Row | undefined;
  setup: string | undefined;
  header: string | undefined;
  at: number;
  checkpoint: string | undefined;
  below: string | undefined;
  readonly entries: StoredEntry[];
  readonly chat: Row[];
}

export interface Snapshot {
  readonly id: string;
  readonly kept: Kept | undefined;
  readonly keys: readonly (readonly [string, { readonly table: string; readonly role: string }])[];
}

/** A store in memory: quick to make, with a clock that tests set and failures that tests cause. */
export class MapStore implements Store {
  readonly repairs: readonly string[] = [];
  private readonly tables = new Map<string, Kept>();
  private readonly keys = new Map<string, { table: string; role: string }>();
  private readonly listeners = new Set<(notice: Notice) => void>();
  private readonly hearers = new Set<(word: Row) => void>();
  /** Number of changes accepted. */
  writes = 0;
  /** While true, nothing can be written or read. */
  down = false;

  constructor(private readonly clock: () => number = Date.now) {}

  async write(change: Change): Promise<boolean> {
    await this.ready();
    const kept = this.tables.get(change.table);
    if ((kept?.version ?? 0) !== change.version) return false;
    // Fail as a database would.
    if (unsound([change.room, change.state, change.chat]) !== undefined)
      throw new StoreError('this holds a zero byte or half a character');
    const at = this.clock();
    const table: Kept = kept ?? {
      version: 0,
      room: {},
      state: undefined,
      setup: undefined,
      header: undefined,
      at,
      checkpoint: undefined,
      below: undefined,
      entries: [],
      chat: [],
    };
    if (change.entries && change.from !== table.entries.length)
      throw new StoreError(`these entries do not follow entry ${table.entries.length - 1}`);
    table.version++;
    if (change.room) table.room = structuredClone(change.room);
    if (change.state) table.state = structuredClone(change.state);
    table.setup = change.setup ?? table.setup;
    table.at = at;
    table.header = change.header ?? table.header;
    table.checkpoint = change.checkpoint ?? table.checkpoint;
    table.below = change.below ?? table.below;
    for (const line of change.entries ?? []) table.entries.push({ n: table.entries.length, line, at });
    if (change.chat) table.chat.push(structuredClone(change.chat));
    for (const { hash, role } of change.keys ?? []) this.keys.set(hash, { table: change.table, role });
    for (const hash of change.forget ?? []) this.keys.delete(hash);
    this.tables.set(change.table, table);
    this.writes++;
    for (const listener of [...this.listeners]) listener({ table: change.table, version: table.version });
    return true;
  }

  async remove(table: string, version: number): Promise<boolean> {
    await this.ready();
    if (this.tables.get(table)?.version !== version) return false;
    this.tables.delete(table);
    for (const [hash, key] of [...this.keys]) if (key.table === table) this.keys.delete(hash);
    for (const listener of [...this.listeners]) listener({ table, version: version + 1 });
    return true;
  }

  private async ready(): Promise<void> {
    if (this.down) throw new StoreError('the store is down', 'unreachable');
  }

  async table(id: string): Promise<StoredTable | undefined> {
    await this.ready();
    const kept = this.tables.get(id);
    if (!kept) return undefined;
    const { room, state, entries, at: _, chat: __, ...own } = kept;
    return { id, ...own, ...structuredClone({ room, state }), length: entries.length };
  }

  async entries(table: string, from: number): Promise<StoredEntry[]> {
    await this.ready();
    return this.tables.get(table)?.entries.slice(from) ?? [];
  }

  async chat(table: string, most: number): Promise<StoredLine[]> {
    await this.ready();
    const all = this.tables.get(table)?.chat ?? [];
    return structuredClone(all.map((line, n) => ({ n, line })).slice(-most));
  }

  async key(hash: string): Promise<{ readonly table: string; readonly role: string } | undefined> {
    await this.ready();
    return this.keys.get(hash);
  }

  async list(after = '', most = 1e9, before = Number.POSITIVE_INFINITY): Promise<StoredTable[]> {
    const ids = [...this.tables].flatMap(([id, { at }]) => (id > after && at < before ? [id] : []));
    const found = await Promise.all(
      ids
        .sort()
        .slice(0, most)
        .map((id) => this.table(id)),
    );
    return found.filter((t) => t !== undefined);
  }

  async count(): Promise<number> {
    return this.tables.size;
  }

  listen(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async call(word: Row): Promise<void> {
    await this.ready();
    for (const hearer of [...this.hearers]) hearer(structuredClone(word));
  }

  hear(hearer: (word: Row) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  ping(): Promise<void> {
    return this.ready();
  }

  async check(): Promise<readonly string[]> {
    return [];
  }

  async close(): Promise<void> {
    this.listeners.clear();
    this.hearers.clear();
  }

  /** Everything kept of a table, for `restore`. */
  snapshot(id: string): Snapshot {
    const keys = [...this.keys].filter(([, { table }]) => table === id);
    return structuredClone({ id, kept: this.tables.get(id), keys });
  }

  restore(snapshot: Snapshot): void {
    const { id, kept, keys } = structuredClone(snapshot);
    if (kept) this.tables.set(id, kept);
    for (const [hash, { table }] of [...this.keys]) if (table === id) this.keys.delete(hash);
    for (const [hash, key] of keys) this.keys.set(hash, key);
  }

  /** Alters the last entry, so that the game cannot be run again. */
  spoil(id: string): void {
    const kept = this.tables.get(id);
    const last = kept?.entries.at(-1);
    if (!kept || !last) throw new Error('nothing to spoil');
    kept.entries[last.n] = { ...last, line: last.line.replace('"facts":[', '"facts":[{"is":"spoilt"},') };
    kept.checkpoint = undefined;
  }

  /** Everything kept of a table as text, for comparison. */
  picture(id: string): string {
    return JSON.stringify(this.snapshot(id));
  }
}
