import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openStore, type Store } from './index.js';
import { encode } from './log.js';
import { migrationsFolder } from './migrations.js';
import { openPglite } from './pglite.js';
import { openFolder } from './recover.js';
import { copied } from './testing/copied.js';

/* What a folder keeps, from whom, and when it stops taking anything. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-keep-'));
const empty = path.join(root, 'empty');
const blank = (to: string) => copied(empty, to);
const stores: Store[] = [];
let folders = 0;
const fresh = () => path.join(root, `store-${++folders}`);

async function open(folder: string): Promise<Store> {
  const store = await openFolder(folder, { blank });
  stores.push(store);
  return store;
}

beforeAll(async () => void (await (await openPglite(empty)).close()), 300_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(stores.splice(0).map((store) => store.close()));
}, 60_000);
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const room = { title: 'Old', setup: { scenario: 'standard', options: {}, files: { map: { big: true } } } };

/** A folder as it was written before setups lay beside the room. */
async function oldFolder(folder: string): Promise<void> {
  const first = path.join(root, 'first');
  fs.mkdirSync(path.join(first, 'meta'), { recursive: true });
  fs.copyFileSync(path.join(migrationsFolder, '0000_start.sql'), path.join(first, '0000_start.sql'));
  const journal = JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: object[];
  };
  const kept = { ...journal, entries: journal.entries.slice(0, 1) };
  fs.writeFileSync(path.join(first, 'meta/_journal.json'), JSON.stringify(kept));
  fs.mkdirSync(folder, { recursive: true });
  const db = new PGlite(path.join(folder, 'database'));
  await migrate(drizzle(db), { migrationsFolder: first });
  await db.query(
    `insert into tables (id, version, room, header, length, created, updated)
      values ('old', 2, $1, 'h', 1, now(), now())`,
    [JSON.stringify(room)],
  );
  await db.query(`insert into entries (table_id, n, line, at) values ('old', 0, 'x', now())`);
  await db.query(`insert into keys (hash, table_id, role) values ('k', 'old', 'host')`);
  await db.close();
  const keys = [{ hash: 'k', role: 'host' }];
  const lines = [
    encode({ is: 'begin', format: 1 }),
    encode({ is: 'change', table: 'old', version: 1, at: 1, room, keys }),
    encode({ is: 'change', table: 'old', version: 2, at: 2, header: 'h', entries: ['x'] }),
  ];
  fs.writeFileSync(path.join(folder, 'changes.log'), Buffer.concat(lines));
}

test('a folder of the first version opens as it is, and goes on', { timeout: 120_000 }, async () => {
  const folder = fresh();
  await oldFolder(folder);
  const store = await open(folder);
  expect(store.repairs).toEqual([]);
  expect(await store.table('old')).toEqual({
    id: 'old',
    version: 2,
    room,
    setup: undefined,
    header: 'h',
    checkpoint: undefined,
    length: 1,
  });
  expect((await store.entries('old', 0)).map(({ line }) => line)).toEqual(['x']);
  expect(await store.key('k')).toEqual({ table: 'old', role: 'host' });
  expect(await store.write({ table: 'old', version: 2, room: { title: 'New' }, setup: 's' })).toBe(true);
  await store.close();
  // Read through, and made anew from the log alone.
  for (const lost of ['mark', 'database']) {
    fs.rmSync(path.join(folder, lost), { recursive: true });
    const again = await open(folder);
    expect(await again.table('old')).toMatchObject({
      version: 3,
      room: { title: 'New' },
      setup: 's',
      length: 1,
    });
    await again.close();
  }
});

test('what was removed stays removed, whatever is lost afterwards', { timeout: 120_000 }, async () => {
  const folder = fresh();
  const store = await open(folder);
  const keys = [{ hash: 'k', role: 'host' }];
  await store.write({ table: 'a', version: 0, room: { a: 1 }, setup: 'long', keys, from: 0, entries: ['x'] });
  await store.write({ table: 'b', version: 0, room: { b: 1 } });
  expect(await store.remove('a', 1)).toBe(true);
  await store.close();
  for (const lost of ['mark', 'database']) {
    fs.rmSync(path.join(folder, lost), { recursive: true });
    const again = await open(folder);
    expect(again.repairs.length).toBe(lost === 'mark' ? 0 : 1);
    expect((await again.list('', 10)).map(({ id }) => id)).toEqual(['b']);
    expect(await again.key('k')).toBeUndefined();
    await again.close();
  }
});

test('a removal that was cut off leaves the table whole', { timeout: 120_000 }, async () => {
  const folder = fresh();
  const store = await open(folder);
  await store.write({ table: 'a', version: 0, room: { a: 1 }, from: 0, entries: ['x'] });
  await store.close();
  // The log had it, the database had not.
  fs.appendFileSync(path.join(folder, 'changes.log'), encode({ is: 'gone', table: 'a' }));
  const again = await open(folder);
  expect(again.repairs).toEqual([]);
  expect(await again.table('a')).toMatchObject({ version: 1, length: 1 });
  expect(await again.write({ table: 'a', version: 1, from: 1, entries: ['y'] })).toBe(true);
  await again.close();
  fs.rmSync(path.join(folder, 'database'), { recursive: true });
  expect(await (await open(folder)).entries('a', 0)).toHaveLength(2);
});

const modes = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => [entry.isFile(), fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o777]);

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine reads a folder, nor one that was open to all before',
  { timeout: 120_000 },
  async () => {
    const folder = fresh();
    const store = await open(folder);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(fs.statSync(path.join(folder, 'changes.log')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(folder, 'lock')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(folder, 'mark')).mode & 0o777).toBe(0o600);
    await store.close();
    fs.chmodSync(folder, 0o755);
    fs.chmodSync(path.join(folder, 'database'), 0o755);
    fs.chmodSync(path.join(folder, 'changes.log'), 0o644);
    await (await open(folder)).close();
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(modes(folder).filter(([file, mode]) => mode !== (file ? 0o600 : 0o700))).toEqual([]);
  },
);

test('whoever loses the lock acknowledges nothing more', { timeout: 120_000 }, async () => {
  const folder = fresh();
  const store = await open(folder);
  expect(await store.write({ table: 'a', version: 0, room: {} })).toBe(true);
  await store.ping();
  fs.rmSync(path.join(folder, 'lock'));
  await expect(store.write({ table: 'a', version: 1, room: { b: 1 } })).rejects.toMatchObject({
    kind: 'locked',
    message: expect.stringContaining('has lost its lock'),
  });
  await expect(store.remove('a', 1)).rejects.toMatchObject({ kind: 'locked' });
  await expect(store.ping()).rejects.toMatchObject({ kind: 'locked' });
  fs.writeFileSync(path.join(folder, 'lock'), '{"pid":1,"began":"","host":"elsewhere"}');
  fs.rmSync(path.join(folder, 'mark'));
  await store.close();
  // What the other one has there is left alone.
  expect(fs.existsSync(path.join(folder, 'lock'))).toBe(true);
  expect(fs.existsSync(path.join(folder, 'mark'))).toBe(false);
});

test('a change that was under way when the lock was lost is not acknowledged', {
  timeout: 120_000,
}, async () => {
  const folder = fresh();
  const store = await open(folder);
  const writing = store.write({ table: 'a', version: 0, room: {} });
  fs.rmSync(path.join(folder, 'lock'));
  await expect(writing).rejects.toMatchObject({ kind: 'locked' });
});

test('a full disk is said before anything is tried on it', { timeout: 120_000 }, async () => {
  const store = await open(fresh());
  await store.ping();
  const real = fs.statfsSync;
  vi.spyOn(fs, 'statfsSync').mockImplementation(((at: string) => ({ ...real(at), bavail: 1 })) as never);
  await expect(store.ping()).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('is full'),
  });
  vi.restoreAllMocks();
  await store.ping();
});

test('a store in memory has no disk to be full', { timeout: 120_000 }, async () => {
  const store = await openStore({ memory: true });
  stores.push(store);
  await store.ping();
});
