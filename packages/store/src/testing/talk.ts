import { behind } from '../database.js';
import { Replay } from '../replay.js';
import type { Store } from '../store.js';

/** A table at which so much was said already, put into a store in one go: it is at version 1. */
export async function talkedAt(store: Store, table: string, lines: number): Promise<void> {
  const inside = behind.get(store);
  if (!inside) throw new Error('there is nothing behind this store');
  const replay = new Replay(inside.transaction);
  const chat = Array.from({ length: lines }, (_, n) => [0, { n }] as const);
  await replay.take({
    is: 'table',
    table,
    version: 1,
    length: 0,
    created: 0,
    at: 0,
    room: {},
    keys: [],
    chat,
  });
  await replay.finish();
  await inside.loaded();
}
