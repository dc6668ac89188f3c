import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openStore, type Store } from './index.js';
import { encode, type LogRecord } from './lines.js';
import { scripted, wrongWith } from './testing/script.js';

/* Folders from before SQLite, whose changes.log has everything acknowledged. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-takeover-'));
const WRITTEN = fileURLToPath(new URL('../../../fixtures/written/store-1/', import.meta.url));
let folders = 0;
let store: Store | undefined;

afterEach(async () => {
  await store?.close();
  store = undefined;
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** An old folder with these lines in its log. */
function old(lines: readonly Buffer[]): string {
  const folder = path.join(root, `old-${++folders}`);
  fs.mkdirSync(path.join(folder, 'database'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'changes.log'), Buffer.concat(lines));
  return folder;
}

const begin = encode({ is: 'begin', format: 1 });
/** The script's changes as older versions logged them. */
const changes = (versions: Record<string, number>): Buffer[] =>
  Object.entries(versions).flatMap(([id, version]) =>
    Array.from({ length: version }, (_, v) => {
      const { from: _from, version: _version, ...change } = scripted(id, v);
      return encode({ is: 'change', ...change, version: v + 1, at: 1000 + v });
    }),
  );

async function open(folder: string): Promise<Store> {
  store = await openStore({ folder });
  return store;
}

test('a folder is taken over once, and its old files are kept', async () => {
  const folder = old([begin, ...changes({ A: 30, B: 45 })]);
  const first = await open(folder);
  expect(first.repairs).toEqual([
    '2 tables were taken over from changes.log.',
    'The old files are kept in before-sqlite; nothing reads them any more.',
  ]);
  for (const [id, version] of [
    ['A', 30],
    ['B', 45],
  ] as const) {
    expect((await first.table(id))?.version).toBe(version);
    expect(await wrongWith(first, id)).toBeUndefined();
    expect(await first.write(scripted(id, version))).toBe(true);
  }
  expect((await first.entries('A', 0))[0]?.at).toBe(1000);
  await first.close();
  expect(fs.readdirSync(path.join(folder, 'before-sqlite')).sort()).toEqual(['changes.log', 'database']);
  const again = await open(folder);
  expect(again.repairs).toEqual([]);
  expect((await again.table('A'))?.version).toBe(31);
});

test('a folder that such a version wrote is taken over', async () => {
  const folder = path.join(root, 'written');
  fs.cpSync(WRITTEN, folder, { recursive: true });
  const opened = await open(folder);
  expect(opened.repairs[0]).toBe('5 tables were taken over from changes.log.');
  expect(await opened.check()).toEqual([]);
});

test('records in any order give the same tables as the changes did', async () => {
  const whole: LogRecord = {
    is: 'table',
    table: 'W',
    version: 7,
    length: 3,
    created: 1,
    at: 2,
    room: { w: 1 },
    checkpoint: 'c',
    keys: [{ hash: 'k', role: 'host' }],
    chat: [[5, { says: 'hi' }]],
  };
  const entries = (from: number, lines: string[]): LogRecord => ({
    is: 'entries',
    table: 'W',
    from,
    entries: lines.map((line) => [9, line]),
  });
  const folder = old([
    begin,
    encode({ is: 'under way', table: 'W' }),
    encode(whole),
    encode(entries(0, ['a', 'b'])),
    encode(entries(2, ['c'])),
    // A repeated record, and older ones.
    encode({ ...whole, version: 6, room: { w: 0 } }),
    encode({ is: 'change', table: 'W', version: 7, at: 3, room: { w: 0 } }),
    encode({ is: 'change', table: 'W', version: 8, at: 3, room: { w: 2 }, entries: ['d'] }),
    ...changes({ A: 12, G: 3 }),
    ...changes({ A: 12 }),
    encode({ is: 'gone', table: 'G' }),
    ...changes({ G: 2 }),
  ]);
  const opened = await open(folder);
  expect(opened.repairs[0]).toBe('3 tables were taken over from changes.log.');
  expect(await opened.table('W')).toMatchObject({ version: 8, length: 4, room: { w: 2 }, checkpoint: 'c' });
  expect((await opened.entries('W', 0)).map(({ line }) => line)).toEqual(['a', 'b', 'c', 'd']);
  expect(await opened.key('k')).toEqual({ table: 'W', role: 'host' });
  expect(await wrongWith(opened, 'A')).toBeUndefined();
  expect((await opened.table('G'))?.version).toBe(2);
});

test('of a damaged log everything good is taken, and what may be lost is said', async () => {
  const lines = changes({ A: 20, B: 20 });
  const bad = lines[12] as Buffer;
  bad[40] = (bad[40] as number) ^ 1;
  const folder = old([begin, ...lines, Buffer.from('half a li')]);
  const opened = await open(folder);
  expect(opened.repairs.join('\n')).toContain('Its last line was cut short');
  expect(opened.repairs.join('\n')).toContain(
    'Something may be lost: it had 1 damaged line. Known to lack their last changes: A.',
  );
  expect((await opened.table('A'))?.version).toBe(12);
  expect(await wrongWith(opened, 'A')).toBeUndefined();
  expect((await opened.table('B'))?.version).toBe(20);
});

test('a start that was cut off in the middle is begun again', async () => {
  const folder = old([begin, ...changes({ A: 5 })]);
  fs.writeFileSync(path.join(folder, 'shambles.db.new'), 'half');
  await (await open(folder)).close();
  // As if the new file was made but the old ones were not moved away.
  for (const name of ['changes.log', 'database'])
    fs.renameSync(path.join(folder, 'before-sqlite', name), path.join(folder, name));
  const again = await open(folder);
  expect((await again.table('A'))?.version).toBe(5);
  expect(fs.existsSync(path.join(folder, 'changes.log'))).toBe(false);
});

test('a folder that a server of such a version has open is refused', async () => {
  const folder = old([begin]);
  const lock = (pid: number, host = os.hostname()) =>
    fs.writeFileSync(path.join(folder, 'lock'), JSON.stringify({ pid, began: '', host }));
  lock(process.ppid);
  await expect(open(folder)).rejects.toMatchObject({
    kind: 'locked',
    message: expect.stringContaining(`process ${process.ppid}`),
  });
  lock(1, 'elsewhere');
  await expect(open(folder)).rejects.toMatchObject({ kind: 'locked' });
  lock(spawnSync(process.execPath, ['-e', '']).pid);
  await open(folder);
});

test('a folder without its log, and one of a newer version, are left alone', async () => {
  const folder = old([]);
  fs.rmSync(path.join(folder, 'changes.log'));
  await expect(open(folder)).rejects.toThrow('without its changes.log');
  const newer = old([encode({ is: 'begin', format: 2 as 1 })]);
  await expect(open(newer)).rejects.toThrow('written by a newer version');
});
