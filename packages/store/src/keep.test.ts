import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'libsql/promise';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openStore, restore, type Store } from './index.js';
import { unusable } from './sqlite/owner.js';
import { RUN } from './testing/run.js';
import { scripted, wrongWith } from './testing/script.js';

/* What a folder keeps, from whom it is locked, and when it stops accepting changes. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-keep-'));
const stores: Store[] = [];
const children: ChildProcess[] = [];
let folders = 0;
const fresh = () => path.join(root, `store-${++folders}`);

const execute = promisify(execFile);
const WRITER = fileURLToPath(new URL('testing/writer.ts', import.meta.url));
const BESIDE = fileURLToPath(new URL('testing/beside.ts', import.meta.url));

async function open(folder: string): Promise<Store> {
  const store = await openStore({ folder });
  stores.push(store);
  return store;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.allSettled(stores.splice(0).map((store) => store.close()));
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const modes = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => [entry.isFile(), fs.statSync(path.join(entry.parentPath, entry.name)).mode & 0o777]);

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine reads a folder, nor one that was open to all before',
  async () => {
    const folder = fresh();
    const store = await open(folder);
    await store.write(scripted('a', 0));
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(modes(folder).filter(([, mode]) => mode !== 0o600)).toEqual([]);
    await store.close();
    fs.chmodSync(folder, 0o755);
    fs.chmodSync(path.join(folder, 'shambles.db'), 0o644);
    await (await open(folder)).close();
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    expect(modes(folder).filter(([, mode]) => mode !== 0o600)).toEqual([]);
  },
);

test('a folder that is closed is one file of tables, and the one that tells who has it', async () => {
  const folder = fresh();
  const store = await open(folder);
  await store.write(scripted('a', 0));
  await store.close();
  expect(fs.readdirSync(folder).sort()).toEqual(['owner.db', 'shambles.db']);
});

describe('a folder that somebody has open', () => {
  test('is not opened a second time', async () => {
    const folder = fresh();
    const store = await open(folder);
    await expect(open(folder)).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringContaining(`this process (${process.pid}) has it open already`),
    });
    expect(await store.write(scripted('a', 0))).toBe(true);
    await store.close();
    await (await open(folder)).close();
  });

  test('is not opened by another process, which is told which one has it, and is free when that is killed', async () => {
    const folder = fresh();
    const child = spawn(process.execPath, [RUN, WRITER, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    let said = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (data) => {
        said += data;
        if (said.includes('written')) resolve();
      });
    });
    await expect(open(folder)).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringContaining(`process ${child.pid} uses it`),
    });
    // The folder can be read and backed up while it is written to.
    const file = path.join(root, 'beside.backup');
    const { stdout } = await execute(process.execPath, [RUN, BESIDE, folder, file]);
    expect(JSON.parse(stdout)).toEqual({ tables: 3, wrong: [], refused: 'StoreError' });
    const copy = await openStore({ memory: true });
    stores.push(copy);
    expect((await restore(copy, file)).tables).toBe(3);
    for (const id of ['A', 'B', 'C']) expect(await wrongWith(copy, id)).toBeUndefined();
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    const store = await open(folder);
    expect(store.repairs).toEqual([]);
    expect(await store.count()).toBe(3);
  });

  test('acknowledges nothing more when its lock is taken away', async () => {
    const folder = fresh();
    const store = await open(folder);
    expect(await store.write(scripted('a', 0))).toBe(true);
    await store.ping();
    fs.rmSync(path.join(folder, 'owner.db'));
    const lost = { kind: 'locked', message: expect.stringContaining('has lost its lock') };
    await expect(store.write(scripted('a', 1))).rejects.toMatchObject(lost);
    await expect(store.remove('a', 1)).rejects.toMatchObject(lost);
    await expect(store.ping()).rejects.toMatchObject(lost);
  });

  test('acknowledges nothing when the lock goes while a change is under way', async () => {
    const folder = fresh();
    const store = await open(folder);
    const writing = store.write(scripted('a', 0));
    fs.rmSync(path.join(folder, 'owner.db'));
    await expect(writing).rejects.toMatchObject({ kind: 'locked' });
  });

  test('acknowledges nothing more when its file is taken away', async () => {
    const folder = fresh();
    const store = await open(folder);
    fs.renameSync(path.join(folder, 'shambles.db'), path.join(folder, 'elsewhere.db'));
    await expect(store.write(scripted('a', 0))).rejects.toMatchObject({ kind: 'locked' });
    await expect(store.ping()).rejects.toMatchObject({ kind: 'locked' });
  });
});

test('a lock that holds nothing but nonsense is no reason to refuse', async () => {
  const folder = fresh();
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'owner.db'), 'nonsense '.repeat(200));
  await (await open(folder)).ping();
});

test('a file of a newer version is left alone', async () => {
  const folder = fresh();
  await (await open(folder)).close();
  const file = path.join(folder, 'shambles.db');
  const data = fs.readFileSync(file);
  data.writeUInt32BE(2, 60);
  fs.writeFileSync(file, data);
  await expect(open(folder)).rejects.toThrow('made by a newer version');
  expect(fs.readFileSync(file).equals(data)).toBe(true);
});

describe('a full disk', () => {
  test('is said before anything is tried on it', async () => {
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

  test('is none of a store in memory', async () => {
    const store = await openStore({ memory: true });
    stores.push(store);
    await store.ping();
  });
});

test('a disk that failed while it kept something is told of until the store is opened again', async () => {
  const folder = fresh();
  const store = await open(folder);
  await store.write(scripted('a', 0));
  const real = Database.prototype.exec;
  const exec = vi.spyOn(Database.prototype, 'exec').mockImplementation(function (
    this: Database,
    sql: string,
  ) {
    const error = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
    return sql === 'commit' ? Promise.reject(error) : real.call(this, sql);
  });
  await expect(store.write(scripted('b', 0))).rejects.toMatchObject({ kind: 'unknown' });
  exec.mockRestore();
  await expect(store.write(scripted('b', 0))).rejects.toThrow('Start it again.');
  await expect(store.ping()).rejects.toThrow('Start it again.');
  expect(await store.table('a')).toBeDefined();
  await store.close();
  const again = await open(folder);
  await again.write(scripted('c', 0));
  expect(await again.table('a')).toBeDefined();
});

test('a folder that can only be read says so', () => {
  const error = Object.assign(new Error('attempt to write a readonly database'), { code: 'SQLITE_READONLY' });
  const refusal = unusable('/tables', error);
  expect(refusal.kind).toBe('unreachable');
  expect(refusal.message).toMatch(/^\/tables cannot be used as a store: it can only be read/);
});

test('what was removed is gone from the file', async () => {
  const folder = fresh();
  const store = await open(folder);
  const entries = Array.from({ length: 500 }, (_, n) => `a secret ${n} ${'x'.repeat(500)}`);
  await store.write({ table: 'a', version: 0, room: { a: 1 }, setup: 'long', from: 0, entries });
  await store.write(scripted('b', 0));
  expect(await store.remove('a', 1)).toBe(true);
  await store.close();
  expect(fs.readFileSync(path.join(folder, 'shambles.db')).includes('a secret')).toBe(false);
  const again = await open(folder);
  expect((await again.list('', 10)).map(({ id }) => id)).toEqual(['b']);
  expect(await again.check()).toEqual([]);
});
