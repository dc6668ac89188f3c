import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import {
  type Addition,
  type GameMeta,
  type GameStore,
  journalText,
  MemoryStore,
  newestFirst,
  type StoredCheckpoint,
  type StoredGame,
} from './store.js';

interface Shelves extends DBSchema {
  games: { key: string; value: { meta: GameMeta; header: string; checkpoint?: StoredCheckpoint } };
  entries: { key: [string, number]; value: string };
}

/** Number of lines handed to the browser at once. */
const PART = 500;

/** Games kept in the browser: one record per game and one per entry. */
class BrowserStore implements GameStore {
  constructor(private readonly db: IDBPDatabase<Shelves>) {}

  async list(): Promise<GameMeta[]> {
    return newestFirst((await this.db.getAll('games')).map((g) => g.meta));
  }

  async load(id: string): Promise<StoredGame | undefined> {
    const tx = this.db.transaction(['games', 'entries']);
    const game = await tx.objectStore('games').get(id);
    const entries = tx.objectStore('entries');
    const lines = await entries.getAll(ofGame(id));
    const [line] = await entries.getAll(belowOf(id));
    const [key] = await entries.getAllKeys(belowOf(id));
    const below = key && line !== undefined ? { at: -1 - key[1], line } : undefined;
    return game && { meta: game.meta, text: journalText(game.header, lines, [below, game.checkpoint]) };
  }

  async add({ meta, header, from, lines, checkpoint, below }: Addition): Promise<void> {
    const tx = this.db.transaction(['games', 'entries'], 'readwrite');
    const old = checkpoint ?? (await tx.objectStore('games').get(meta.id))?.checkpoint;
    const entries = tx.objectStore('entries');
    await tx.objectStore('games').put({ meta, header, ...(old && { checkpoint: old }) }, meta.id);
    await entries.delete(IDBKeyRange.bound([meta.id, from], [meta.id, Number.MAX_SAFE_INTEGER]));
    if (below) {
      await entries.delete(belowOf(meta.id));
      await entries.put(below.line, [meta.id, -1 - below.at]);
    }
    // For a long journal, writing one by one takes seconds, and all at once blocks the page.
    for (let at = 0; at < lines.length; at += PART)
      await Promise.all(
        lines.slice(at, at + PART).map((line, i) => entries.put(line, [meta.id, from + at + i])),
      );
    await tx.done;
  }

  async remove(id: string): Promise<void> {
    const tx = this.db.transaction(['games', 'entries'], 'readwrite');
    await tx.objectStore('games').delete(id);
    for (const of of [ofGame(id), belowOf(id)]) await tx.objectStore('entries').delete(of);
    await tx.done;
  }
}

const ofGame = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/**
 * Key range of the base checkpoint, on which the last checkpoint is written. Its key comes before those of the entries:
 * -1 for a checkpoint at entry 0, -2 at entry 1, and so on.
 */
const belowOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, Number.NEGATIVE_INFINITY], [id, -1]);

/** Opens the browser's store, or a store in memory that lasts as long as the page if the browser allows none. */
export async function openStore(): Promise<{ store: GameStore; lasting: boolean }> {
  try {
    const db = await openDB<Shelves>('shambles', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games');
        fresh.createObjectStore('entries');
      },
    });
    return { store: new BrowserStore(db), lasting: true };
  } catch {
    return { store: new MemoryStore(), lasting: false };
  }
}
