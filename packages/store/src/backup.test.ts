import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, openStore, restore, type Store, StoreError } from './index.js';
import type { WholeRecord } from './lines.js';
import { engineOf } from './over.js';
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

async function records(store: Store): Promise<WholeRecord[]> {
  const all: WholeRecord[] = [];
  for await (const record of engineOf(store).wholes()) all.push(record);
  // Databases may sort ids differently.
  return all.sort((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : 0));
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
      // Databases sort ids differently, and PostgreSQL reorders the fields of a room.
      const read = (name: string) => fs.readFileSync(name, 'utf8').trim().split('\n');
      const told = (name: string) => new Set(read(name).map((line) => JSON.parse(line.slice(9)) as object));
      expect(told(again)).toEqual(told(file));
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
      // A database in memory never waits, so nothing else would get its turn.
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
