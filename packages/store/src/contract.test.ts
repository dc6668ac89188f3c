import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice, Store } from './index.js';
import { openStore, StoreError } from './index.js';
import { type Cluster, postgresPrograms, startPostgres, until } from './testing/postgres.js';
import { scripted, wrongWith } from './testing/script.js';
import { talkedAt } from './testing/talk.js';

const kinds = ['memory', 'folder', 'postgres'] as const;

describe.each(kinds)('a store in %s', (kind) => {
  const skip = kind === 'postgres' && postgresPrograms === undefined;
  let store: Store;
  let cluster: Cluster | undefined;
  let folder: string | undefined;
  let name = 0;
  /** A table that no other test uses. */
  const fresh = () => `${kind}-${++name}`;

  beforeAll(async () => {
    if (skip) return;
    if (kind === 'postgres') {
      cluster = await startPostgres();
      store = await openStore({ url: await cluster.database() });
    } else if (kind === 'folder') {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-store-'));
      store = await openStore({ folder });
    } else store = await openStore({ memory: true });
  });
  afterAll(async () => {
    await store?.close();
    await cluster?.stop();
    if (folder) fs.rmSync(folder, { recursive: true, force: true });
  });

  const it = test.skipIf(skip);

  it('begins empty, and needs no mending', async () => {
    expect(await store.count()).toBe(0);
    expect(await store.list('', 10)).toEqual([]);
    expect(store.repairs).toEqual([]);
    await store.ping();
  });

  it('makes a table once', async () => {
    const table = fresh();
    expect(await store.table(table)).toBeUndefined();
    expect(await store.write({ table, version: 0, room: { a: [1, null, 'ü'] } })).toBe(true);
    expect(await store.write({ table, version: 0, room: { other: true } })).toBe(false);
    expect(await store.table(table)).toEqual({
      id: table,
      version: 1,
      room: { a: [1, null, 'ü'] },
      state: undefined,
      setup: undefined,
      header: undefined,
      checkpoint: undefined,
      length: 0,
    });
  });

  it('keeps what a change does not name', async () => {
    const table = fresh();
    await store.write({ table, version: 0, room: { a: 1 }, header: 'h', checkpoint: 'c', below: 'b' });
    await store.write({ table, version: 1, from: 0, entries: ['x'] });
    await store.write({ table, version: 2, checkpoint: 'd' });
    expect(await store.table(table)).toMatchObject({
      version: 3,
      room: { a: 1 },
      header: 'h',
      checkpoint: 'd',
      below: 'b',
    });
    await store.write({ table, version: 3, below: 'e' });
    expect(await store.table(table)).toMatchObject({ checkpoint: 'd', below: 'e' });
  });

  it('keeps a setup beside the room, and a change of the room leaves it alone', async () => {
    const table = fresh();
    await store.write({ table, version: 0, room: { a: 1 }, setup: '{"files":{}}' });
    await store.write({ table, version: 1, room: { a: 2 } });
    expect(await store.table(table)).toMatchObject({ room: { a: 2 }, setup: '{"files":{}}' });
  });

  it('keeps a state beside the room, which changes alone', async () => {
    const table = fresh();
    await store.write({ table, version: 0, room: { a: 1 }, state: { waiting: ['x'] } });
    await store.write({ table, version: 1, state: { waiting: ['y'] } });
    await store.write({ table, version: 2, room: { a: 2 } });
    expect(await store.table(table)).toMatchObject({ room: { a: 2 }, state: { waiting: ['y'] } });
    await expect(store.write({ table, version: 3, state: { bad: '\0' } })).rejects.toThrow(StoreError);
  });

  it('removes a table with all that belongs to it, at the version that was named and no other', async () => {
    const table = fresh();
    const heard: Notice[] = [];
    const stop = store.listen((notice) => heard.push(notice));
    const keys = [{ hash: `${table}-key`, role: 'host' }];
    await store.write({ table, version: 0, room: { a: 1 }, keys, chat: { text: 'hello' } });
    await store.write({ table, version: 1, from: 0, entries: ['x', 'y'] });
    expect(await store.remove(table, 1)).toBe(false);
    expect(await store.table(table)).toMatchObject({ version: 2, length: 2 });
    expect(await store.remove(table, 2)).toBe(true);
    expect(await store.table(table)).toBeUndefined();
    expect(await store.entries(table, 0)).toEqual([]);
    expect(await store.chat(table, 10)).toEqual([]);
    expect(await store.key(`${table}-key`)).toBeUndefined();
    expect(await store.remove(table, 2)).toBe(false);
    await until('it is told', () => heard.some((n) => n.table === table && n.version === 3));
    stop();
    // The id is free again, as if there had never been such a table.
    expect(await store.write({ table, version: 0, room: {} })).toBe(true);
  });

  it('lists those that nothing was changed at since a moment', async () => {
    const table = fresh();
    await store.write({ table, version: 0, room: {} });
    const ids = async (before: number) => (await store.list('', 1000, before)).map(({ id }) => id);
    expect(await ids(Date.now() + 60_000)).toContain(table);
    expect(await ids(Date.now() - 60_000)).toEqual([]);
  });

  it('changes nothing at all when the version or the length is another', async () => {
    const table = fresh();
    const change = {
      table,
      room: { new: true },
      header: 'new',
      checkpoint: 'new',
      entries: ['new'],
      keys: [{ hash: `${table} new`, role: 'new' }],
      forget: [`${table} old`],
      chat: { new: true },
    };
    await store.write({
      table,
      version: 0,
      room: {},
      from: 0,
      entries: ['a', 'b'],
      keys: [{ hash: `${table} old`, role: 'old' }],
    });
    const before = await store.table(table);
    expect(await store.write({ ...change, version: 0, from: 0 })).toBe(false);
    expect(await store.write({ ...change, version: 2, from: 2 })).toBe(false);
    expect(await store.write({ ...change, version: 1, from: 1 })).toBe(false);
    expect(await store.write({ ...change, version: 1, from: 3 })).toBe(false);
    expect(await store.write({ ...change, table: `${table} none`, version: 1, from: 0 })).toBe(false);
    expect(await store.write({ ...change, table: `${table} none`, version: 0, from: 1 })).toBe(false);
    expect(await store.table(table)).toEqual(before);
    expect(await store.table(`${table} none`)).toBeUndefined();
    expect((await store.entries(table, 0)).map(({ line }) => line)).toEqual(['a', 'b']);
    expect(await store.chat(table, 10)).toEqual([]);
    expect(await store.key(`${table} new`)).toBeUndefined();
    expect(await store.key(`${table} old`)).toEqual({ table, role: 'old' });
  });

  it('gives entries from a number on, with their time', async () => {
    const table = fresh();
    const before = Date.now();
    await store.write({ table, version: 0, from: 0, entries: ['a', 'b'] });
    await store.write({ table, version: 1, from: 2, entries: ['c', ' "d"\t\\ 💀\n', ''] });
    const entries = await store.entries(table, 1);
    expect(entries.map(({ n, line }) => [n, line])).toEqual([
      [1, 'b'],
      [2, 'c'],
      [3, ' "d"\t\\ 💀\n'],
      [4, ''],
    ]);
    for (const { at } of entries) expect(at).toBeGreaterThanOrEqual(before);
    for (const { at } of entries) expect(at).toBeLessThanOrEqual(Date.now());
    expect(await store.entries(table, 5)).toEqual([]);
  });

  it('adds and forgets keys, and lets no table take the key of another', async () => {
    const table = fresh();
    const key = (name: string, role: string) => ({ hash: `${table}:${name}`, role });
    await store.write({ table, version: 0, keys: [key('a', 'one'), key('b', 'two')] });
    await store.write({
      table,
      version: 1,
      keys: [key('a', 'three'), key('c', 'four')],
      forget: [`${table}:b`],
    });
    expect(await store.key(`${table}:a`)).toEqual({ table, role: 'three' });
    expect(await store.key(`${table}:b`)).toBeUndefined();
    expect(await store.key(`${table}:c`)).toEqual({ table, role: 'four' });
    const other = fresh();
    await expect(store.write({ table: other, version: 0, keys: [key('a', 'thief')] })).rejects.toThrow(
      StoreError,
    );
    expect(await store.table(other)).toBeUndefined();
    // The key belongs to another table, so it is not forgotten.
    await store.write({ table: other, version: 0, forget: [`${table}:a`] });
    expect(await store.key(`${table}:a`)).toEqual({ table, role: 'three' });
    // The same key twice, and added and forgotten at once.
    await store.write({ table, version: 2, keys: [key('d', 'x'), key('d', 'y')], forget: [`${table}:d`] });
    expect(await store.key(`${table}:d`)).toEqual({ table, role: 'y' });
  });

  it('keeps chat in order', async () => {
    const table = fresh();
    for (let version = 0; version < 12; version++)
      await store.write({ table, version, chat: { n: version } });
    const all = Array.from({ length: 12 }, (_, n) => ({ n, line: { n } }));
    expect(await store.chat(table, 12)).toEqual(all);
    expect(await store.chat(table, 5)).toEqual(all.slice(-5));
  });

  it('keeps the last thousand lines of chat, and numbers go on', async () => {
    const table = fresh();
    await talkedAt(store, table, 998);
    for (let n = 998; n < 1005; n++) await store.write({ table, version: n - 997, chat: { n } });
    const kept = await store.chat(table, 5000);
    expect(kept).toHaveLength(1000);
    expect([kept[0], kept.at(-1)]).toEqual([
      { n: 5, line: { n: 5 } },
      { n: 1004, line: { n: 1004 } },
    ]);
    // Changes other than talk drop none of it.
    await store.write({ table, version: 8, room: {} });
    expect(await store.chat(table, 5000)).toEqual(kept);
  });

  it('lists tables page by page, each once', async () => {
    const all: string[] = [];
    for (let i = 0; i < 7; i++) {
      const table = fresh();
      await store.write({ table, version: 0 });
    }
    for (let after = ''; ; ) {
      const page = await store.list(after, 3);
      expect(page.length).toBeLessThanOrEqual(3);
      all.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (!last) break;
      after = last.id;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(await store.count());
  });

  it('lets one of many win who change the same version', async () => {
    const table = fresh();
    await store.write({ table, version: 0 });
    for (let version = 1; version < 6; version++) {
      const all = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          store.write({ table, version, from: version - 1, entries: [`${i}`] }),
        ),
      );
      expect(all.filter(Boolean)).toHaveLength(1);
    }
    expect(await store.table(table)).toMatchObject({ version: 6, length: 5 });
  });

  it('tells of changes after they can be read', async () => {
    const table = fresh();
    const heard: Notice[] = [];
    const stale: string[] = [];
    const stop = store.listen((notice) => {
      if (notice.table !== table) return;
      heard.push(notice);
      store.table(table).then((found) => {
        if ((found?.version ?? 0) < notice.version) stale.push(`${found?.version} < ${notice.version}`);
      });
    });
    for (let version = 0; version < 5; version++) await store.write({ table, version });
    expect(await store.write({ table, version: 0 })).toBe(false);
    await until('all were heard', () => heard.length >= 5);
    stop();
    await store.write({ table, version: 5 });
    expect(heard).toEqual([1, 2, 3, 4, 5].map((version) => ({ table, version })));
    expect(stale).toEqual([]);
  });

  it('says words to all who hear, in order, and keeps none', async () => {
    const heard: unknown[] = [];
    const stop = store.hear((word) => heard.push(word));
    const words = [1, 2, 3].map((n) => ({ n, says: 'ü "💀"', list: ['x'.repeat(6000)] }));
    for (const word of words) await store.call(word);
    await until('all were heard', () => heard.length >= words.length);
    stop();
    await store.call({ n: 4 });
    expect(heard).toEqual(words);
  });

  it('refuses what cannot come back as it went in', async () => {
    const table = fresh();
    const bad = '\0';
    const half = '\ud83d';
    for (const change of [
      { table, version: 0, from: 0, entries: [bad] },
      { table, version: 0, from: 0, entries: [half] },
      { table, version: 0, header: half },
      { table, version: 0, checkpoint: bad },
      { table, version: 0, room: { bad } },
      { table, version: 0, chat: { half } },
      { table: '', version: 0 },
      { table: '*', version: 0 },
      { table, version: -1 },
      { table, version: 0.5 },
    ])
      await expect(store.write(change), JSON.stringify(change)).rejects.toThrow(StoreError);
    expect(await store.table(table)).toBeUndefined();
    expect(await store.write({ table, version: 0 })).toBe(true);
  });

  it('holds long lines and many entries', async () => {
    const table = fresh();
    const long = 'zombie 🧟 '.repeat(50_000);
    const many = Array.from({ length: 3000 }, (_, n) => `entry ${n}`);
    await store.write({
      table,
      version: 0,
      checkpoint: long,
      header: long,
      from: 0,
      entries: [long, ...many],
    });
    const found = await store.table(table);
    expect(found?.checkpoint).toBe(long);
    expect(found?.header).toBe(long);
    const entries = await store.entries(table, 0);
    expect(entries[0]?.line).toBe(long);
    expect(entries.slice(1).map(({ line }) => line)).toEqual(many);
  });

  it('is what a long script says', async () => {
    const table = fresh();
    for (let version = 0; version < 60; version++)
      expect(await store.write(scripted(table, version))).toBe(true);
    expect(await wrongWith(store, table)).toBeUndefined();
  });

  it('finishes what is under way when it is closed, and refuses everything after', async () => {
    const table = fresh();
    const last = store.write({ table, version: 0 });
    await store.close();
    expect(await last).toBe(true);
    await store.close();
    await expect(store.write({ table, version: 1 })).rejects.toMatchObject({ kind: 'closed' });
    await expect(store.table(table)).rejects.toMatchObject({ kind: 'closed' });
  });
});
