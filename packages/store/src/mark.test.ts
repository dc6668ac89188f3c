import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Mark, readMark, writeMark } from './mark.js';
import { openPglite } from './pglite.js';
import { openFolder } from './recover.js';
import type { Store } from './store.js';
import { copied } from './testing/copied.js';
import { scripted, wrongWith } from './testing/script.js';

/** How often all of a database and of a log were read through. */
const read = vi.hoisted(() => ({ whole: 0 }));
vi.mock('./examine.js', async (original) => {
  const real = await original<typeof import('./examine.js')>();
  return {
    ...real,
    examine: (...args: Parameters<typeof real.examine>) => {
      read.whole++;
      return real.examine(...args);
    },
  };
});

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-mark-'));
const empty = path.join(root, 'empty');
const blank = (to: string) => copied(empty, to);
let folder = path.join(root, 'store');
let kills = 0;
const log = () => path.join(folder, 'changes.log');
let store: Store | undefined;
let written = 0;

async function write(count: number): Promise<void> {
  for (let n = 0; n < count; n++) expect(await store?.write(scripted('A', written++))).toBe(true);
}

/** From here on in a folder as a kill leaves it. */
async function killed(): Promise<void> {
  const left = path.join(root, `store-${++kills}`);
  copied(folder, left);
  fs.rmSync(path.join(left, 'lock'));
  const mark = JSON.parse(fs.readFileSync(path.join(left, 'mark'), 'utf8')) as Mark;
  writeMark(left, { from: mark.from, base: mark.base });
  await store?.close();
  store = undefined;
  folder = left;
}

/** Opens, and tells how often all was read. */
async function open(): Promise<number> {
  read.whole = 0;
  store = await openFolder(folder, { blank });
  expect(store.repairs).toEqual([]);
  expect((await store.table('A'))?.version).toBe(written);
  expect(await wrongWith(store, 'A')).toBeUndefined();
  return read.whole;
}

beforeAll(async () => {
  await (await openPglite(empty)).close();
  blank(path.join(folder, 'database'));
  store = await openFolder(folder, { blank });
  await write(20);
  await store.close();
});
afterEach(async () => {
  await store?.close();
  store = undefined;
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test('a store that was closed is not read through', { timeout: 120_000 }, async () => {
  expect(await open()).toBe(0);
  await write(5);
  await store?.close();
  expect(await open()).toBe(0);
});

test('nor is one whose process died: the log is completed with what was under way', {
  timeout: 120_000,
}, async () => {
  await open();
  await write(7);
  // The last of them is in the database, and in the log only its name.
  await killed();
  const lines = fs.readFileSync(log(), 'utf8').split('\n');
  fs.truncateSync(log(), Buffer.byteLength(lines.slice(0, -2).join('\n')) + 21);
  expect(await open()).toBe(0);
  await write(3);
  await store?.close();
  fs.rmSync(path.join(folder, 'database'), { recursive: true });
  read.whole = 0;
  store = await openFolder(folder, { blank });
  expect((await store.table('A'))?.version).toBe(written);
  expect(await wrongWith(store, 'A')).toBeUndefined();
});

test.each<[string, () => void | Promise<void>]>([
  [
    'the database was written by somebody else',
    () => {
      const one = path.join(folder, 'database/PG_VERSION');
      fs.writeFileSync(one, fs.readFileSync(one));
    },
  ],
  [
    'the machine has gone down since',
    async () => {
      await open();
      await write(1);
      await killed();
      const mark = readMark(folder) as Mark;
      expect(mark.boot).not.toBe('');
      fs.writeFileSync(path.join(folder, 'mark'), JSON.stringify({ ...mark, boot: 'another' }));
    },
  ],
  [
    'the log is another file',
    () => {
      fs.copyFileSync(log(), `${log()}.copy`);
      fs.renameSync(`${log()}.copy`, log());
    },
  ],
  [
    'the database is another folder',
    async () => {
      await open();
      await write(1);
      await killed();
      const database = path.join(folder, 'database');
      fs.cpSync(database, `${database}.copy`, { recursive: true });
      fs.rmSync(database, { recursive: true });
      fs.renameSync(`${database}.copy`, database);
    },
  ],
  ['the log has become longer', () => fs.appendFileSync(log(), 'x')],
  ['the mark is damaged', () => fs.writeFileSync(path.join(folder, 'mark'), '{"log":')],
])('everything is read through where %s', { timeout: 120_000 }, async (_, plant) => {
  await open();
  await store?.close();
  expect(readMark(folder)).toBeDefined();
  await plant();
  expect(readMark(folder)).toBeUndefined();
  expect(await open()).toBeGreaterThan(0);
});

test('a database that is older than the log says is not trusted, whatever the mark says', {
  timeout: 120_000,
}, async () => {
  await open();
  const older = path.join(root, 'older');
  await store?.close();
  copied(path.join(folder, 'database'), older);
  await open();
  await write(2);
  await killed();
  const database = path.join(folder, 'database');
  for (const name of fs.readdirSync(database)) fs.rmSync(path.join(database, name), { recursive: true });
  copied(older, database);
  expect(readMark(folder)).toBeDefined();
  store = await openFolder(folder, { blank });
  expect(store.repairs.join(' ')).toContain('it had lost changes of 1 table');
  expect((await store.table('A'))?.version).toBe(written);
  expect(await wrongWith(store, 'A')).toBeUndefined();
});
