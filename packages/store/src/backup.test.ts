import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behind } from './database.js';
import { exportTables } from './export.js';
import { backup, openStore, restore, type Store, StoreError } from './index.js';
import type { LogRecord } from './log.js';
import { Replay } from './replay.js';
import { type Cluster, postgresPrograms, startPostgres } from './testing/postgres.js';
import { scripted, wrongWith } from './testing/script.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-backup-'));
const file = path.join(folder, 'backup');
const ids = ['a', 'Ä', 'b'];
let cluster: Cluster | undefined;
let source: Store;

beforeAll(async () => {
  if (postgresPrograms !== undefined) cluster = await startPostgres();
  source = await openStore({ memory: true });
  for (const id of ids) for (let v = 0; v < 30; v++) await source.write(scripted(id, v));
  const many = Array.from({ length: 2500 }, (_, n) => `entry ${n}`);
  await source.write({ table: 'long', version: 0, from: 0, entries: many });
  await source.write({ table: 'short', version: 0 });
});
afterAll(async () => {
  await source?.close();
  await cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function records(store: Store): Promise<LogRecord[]> {
  const { runner } = behind.get(store) ?? {};
  const all: LogRecord[] = [];
  if (runner) for await (const record of exportTables(runner)) all.push(record);
  // Databases may differ in the order of letters.
  const order = (record: LogRecord) => ('table' in record ? record.table : '');
  return all.sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
}

describe.each(['memory', 'folder', 'postgres'] as const)('a backup restored into %s', (kind) => {
  test.skipIf(kind === 'postgres' && postgresPrograms === undefined)(
    'is the same store',
    { timeout: 120_000 },
    async () => {
      const amount = await backup(source, file);
      expect(amount.tables).toBe(5);
      const where =
        kind === 'memory'
          ? ({ memory: true } as const)
          : kind === 'folder'
            ? { folder: path.join(folder, 'store') }
            : { url: (await cluster?.database()) ?? '' };
      let store = await openStore(where);
      expect(await restore(store, file)).toEqual(amount);
      const check = async () => {
        for (const id of ids) expect(await wrongWith(store, id)).toBeUndefined();
        expect(await records(store)).toEqual(await records(source));
      };
      await check();
      await expect(restore(store, file)).rejects.toThrow('into an empty store only');
      if (kind !== 'memory') {
        await store.close();
        store = await openStore(where);
        expect(store.repairs).toEqual([]);
        await check();
      }
      const again = path.join(folder, 'again');
      expect(await backup(store, again)).toEqual(amount);
      const sorted = (name: string) => fs.readFileSync(name, 'utf8').split('\n').sort();
      expect(sorted(again)).toEqual(sorted(file));
      expect(await store.write(scripted('a', 30))).toBe(true);
      await store.close();
    },
  );
});

test('a backup that is not whole is refused, and nothing is written', { timeout: 120_000 }, async () => {
  await backup(source, file);
  const whole = fs.readFileSync(file, 'utf8');
  const lines = whole.split('\n');
  const store = await openStore({ memory: true });
  const bad = path.join(folder, 'bad');
  for (const [what, text] of [
    ['empty', ''],
    ['cut', whole.slice(0, -30)],
    ['without its end', lines.slice(0, -2).join('\n')],
    ['without a line', lines.toSpliced(3, 1).join('\n')],
    ['a letter changed', whole.replace('entry 7"', 'entry 8"')],
    ['twice', whole + whole],
    ['something else', 'hello\n'],
  ] as const) {
    fs.writeFileSync(bad, text);
    await expect(restore(store, bad), what).rejects.toThrow(StoreError);
    expect(await store.count()).toBe(0);
  }
  await expect(restore(store, path.join(folder, 'none'))).rejects.toThrow('there is no backup');
  expect(await restore(store, file)).toMatchObject({ tables: 5 });
  await store.close();
});

test('a backup may be made while tables are changed', { timeout: 120_000 }, async () => {
  const store = await openStore({ memory: true });
  for (let i = 0; i < 220; i++) await store.write(scripted(`t${i}`, 0));
  let busy = true;
  const writing = (async () => {
    for (let v = 1; busy; v++) {
      for (const id of ['t0', 't150', 't219']) await store.write(scripted(id, v));
      // A database in memory never waits for anything, so nothing else would get its turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await backup(store, file);
  busy = false;
  await writing;
  await store.close();
  const copy = await openStore({ memory: true });
  await restore(copy, file);
  for (const { id } of await copy.list('', 300)) expect(await wrongWith(copy, id)).toBeUndefined();
  await copy.close();
});

test('records in any pieces give the same tables as the changes did', { timeout: 120_000 }, async () => {
  const changes: LogRecord[] = [];
  for (let v = 0; v < 40; v++)
    for (const id of ['x', 'y']) {
      const { from: _, version, ...change } = scripted(id, v);
      changes.push({ is: 'change', ...change, version: version + 1, at: 1000 + v });
    }
  const store = await openStore({ memory: true });
  const { transaction } = behind.get(store) ?? {};
  if (!transaction) throw new Error('no store');
  const replay = new Replay(transaction);
  for (const [i, change] of changes.entries()) {
    await replay.take(change);
    if (i % 7 === 0) await replay.flush();
    // Again: it is known already.
    if (i % 5 === 0) await replay.take(change);
    // The whole table in between, as an older log is completed.
    if (i === 50) {
      await replay.flush();
      for (const record of await records(store)) {
        if (record.is === 'table') await replay.take({ ...record, version: record.version });
      }
    }
  }
  await replay.finish();
  expect(replay.follower.cut()).toEqual([]);
  for (const id of ['x', 'y']) {
    expect((await store.table(id))?.version).toBe(40);
    expect(await wrongWith(store, id)).toBeUndefined();
  }
  const { keys, chat } = replay.follower;
  const all = (await records(store)).filter((record) => record.is === 'table');
  expect(all.reduce((sum, record) => sum + record.keys.length, 0)).toBe(keys);
  expect(all.reduce((sum, record) => sum + record.chat.length, 0)).toBe(chat);
  await store.close();
});
