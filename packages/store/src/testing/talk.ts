import type { TableRecord } from '../lines.js';
import { engineOf } from '../over.js';
import type { Store } from '../store.js';

/** Puts a table with this many lines of talk into a store in one go, at version 1. */
export async function talkedAt(store: Store, table: string, lines: number): Promise<void> {
  const chat = Array.from({ length: lines }, (_, n) => [0, { n }] as const);
  const whole: TableRecord = {
    is: 'table',
    table,
    version: 1,
    length: 0,
    created: 0,
    at: 0,
    room: {},
    keys: [],
    chat,
  };
  await engineOf(store).load(
    (async function* () {
      yield whole;
    })(),
  );
}
