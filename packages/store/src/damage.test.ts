import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type Store, StoreError } from './index.js';
import { scripted, wrongWith } from './testing/script.js';

/**
 * Two stores to damage: one that was closed, and one as a kill leaves it, with its last changes only in the WAL. Each
 * has three tables, one with content that fills whole pages.
 */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-damage-'));
const versions: Record<string, number> = { A: 30, B: 45, C: 12 };
/** Number of random damages for each of the two. */
const DAMAGES = Number(process.env.SHAMBLES_DAMAGES ?? 60);
const work = path.join(root, 'work');
let store: Store | undefined;

beforeAll(async () => {
  // The same bytes in every run, so that random damages are reproducible.
  let now = 1_800_000_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now++);
  const made = path.join(root, 'closed');
  const killed = path.join(root, 'killed');
  let store = await openStore({ folder: made });
  for (const [id, version] of Object.entries(versions))
    for (let v = 0; v < version / 2; v++) await store.write(scripted(id, v));
  await store.close();
  store = await openStore({ folder: made });
  for (const [id, version] of Object.entries(versions))
    for (let v = Math.ceil(version / 2); v < version; v++) await store.write(scripted(id, v));
  // Copy in another process: closing the files in this one would drop its locks.
  execFileSync('cp', ['-r', made, killed]);
  await store.close();
  vi.restoreAllMocks();
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  fs.rmSync(work, { recursive: true, force: true });
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const db = path.join(work, 'shambles.db');
const aside = () => fs.readdirSync(work).filter((name) => /damaged-\d+$/.test(name));

function flip(file: string, at: number, length = 64, by = 0x5a): void {
  const data = fs.readFileSync(file);
  for (let i = at; i < Math.min(at + length, data.length); i++) data[i] = (data[i] as number) ^ by;
  fs.writeFileSync(file, data);
}

/** The state of each table: right, at an older version, wrong, or damaged. */
async function states(opened: Store): Promise<Record<string, 'right' | 'older' | 'wrong' | 'damaged'>> {
  const found = Object.keys(versions).map(async (id) => {
    try {
      const wrong = await wrongWith(opened, id);
      const { version = 0 } = (await opened.table(id)) ?? {};
      return [id, wrong ? 'wrong' : version === versions[id] ? 'right' : 'older'] as const;
    } catch (error) {
      expect(error).toBeInstanceOf(StoreError);
      expect((error as StoreError).kind).toBe('damaged');
      return [id, 'damaged'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(found));
}

/**
 * Checks a store whose files `plant` has damaged. Every table is right or reported, and damaged data is never shown.
 * Opened again, the store works, every table that is not right is named, and the damaged file is kept.
 */
async function holds(state: 'closed' | 'killed', plant: () => void): Promise<Record<string, string>> {
  fs.cpSync(path.join(root, state), work, { recursive: true });
  plant();
  const first = await openStore({ folder: work });
  const before = await states(first);
  const said = [...first.repairs, ...(await first.check())].join('\n');
  await first.close();
  const again = await openStore({ folder: work });
  store = again;
  const told = `${said}\n${again.repairs.join('\n')}`;
  const after = await states(again);
  for (const id of Object.keys(versions)) {
    // A table on an unreadable page has no name any more.
    if (after[id] !== 'right' && before[id] !== 'older')
      expect(told, id).toMatch(new RegExp(`Table ${id}:|SQLite says`));
    if (before[id] === 'wrong' || before[id] === 'damaged' || after[id] === 'wrong')
      expect(told, id).toMatch(new RegExp(`Table ${id}:|list of tables|was damaged`));
    if (before[id] === 'older') expect(told, id).toMatch(/-wal could not be read|was damaged/);
    expect(after[id], `${id}: ${told}`).not.toBe('damaged');
  }
  expect(await again.check()).toEqual([]);
  if (told.includes('was damaged')) expect(told).toContain(aside()[0]);
  expect(await again.write(scripted('new', 0))).toBe(true);
  await again.close();
  const third = await openStore({ folder: work });
  store = third;
  expect(third.repairs).toEqual([]);
  expect(await states(third)).toEqual(after);
  return after;
}

/** A reproducible sequence of random numbers. */
function* chances(seed: number): Generator<number> {
  for (let n = seed; ; n = (Math.imul(n, 1664525) + 1013904223) >>> 0) yield n / 2 ** 32;
}

describe.each(['closed', 'killed'] as const)('a store that was %s', (state) => {
  test(`shows nothing wrong after ${DAMAGES} damages by chance, and says what is lost`, {
    timeout: 60_000 + DAMAGES * 2000,
  }, async () => {
    const chance = chances(state === 'closed' ? 1 : 2);
    const below = (n: number) => Math.floor((chance.next().value as number) * n);
    let lost = 0;
    for (let n = 0; n < DAMAGES; n++) {
      const after = await holds(state, () => {
        const isAhead = state === 'killed' && below(2) === 0;
        const file = isAhead ? `${db}-wal` : db;
        const { size } = fs.statSync(file);
        const at = below(size);
        // Do not truncate the WAL: it may rightly end anywhere, so no loss could be noticed.
        if (!isAhead && below(6) === 0) fs.truncateSync(file, at);
        else flip(file, at, 1 + below(3) * 31, below(2) === 0 ? 0x5a : 0xa5);
      });
      if (Object.values(after).some((is) => is !== 'right')) lost++;
      await store?.close();
      store = undefined;
      fs.rmSync(work, { recursive: true });
    }
    expect(lost).toBeGreaterThan(0);
  });
});

const all = { A: 'right', B: 'right', C: 'right' };
const page = (n: number) => (n - 1) * 4096;

describe('a store of which a part is damaged', () => {
  test('has everything still where the first page is damaged: it is the same in every store', async () => {
    expect(await holds('closed', () => flip(db, 0, 4096))).toEqual(all);
    expect(aside()).toEqual(['shambles.db.damaged-1']);
  });

  test('has the others still where one table is damaged, and keeps of that one what is good', async () => {
    const after = await holds('closed', () => {
      const data = fs.readFileSync(db);
      flip(db, data.indexOf('{"of":"B","n":50,'), 4);
    });
    expect(after).toEqual({ ...all, B: 'wrong' });
    expect(await store?.table('B')).toMatchObject({ length: 50, checkpoint: undefined });
    expect((await store?.entries('B', 0))?.length).toBe(50);
  });

  test('is not ended by bytes that are no text', async () => {
    const after = await holds('closed', () => {
      const data = fs.readFileSync(db);
      for (const [at, byte] of [
        [data.indexOf('{"of":"B","n":50,') + 3, 0xff],
        [data.indexOf('A/29') + 2, 0xc0],
      ] as const)
        data[at] = byte;
      fs.writeFileSync(db, data);
    });
    expect(after).toMatchObject({ B: 'wrong', C: 'right' });
  });

  test('loses a table whose room is damaged, and says so', async () => {
    const after = await holds('closed', () => {
      const data = fs.readFileSync(db);
      flip(db, data.indexOf('{"table":"C","version":12'), 4);
    });
    expect(after).toEqual({ ...all, C: 'wrong' });
    expect(await store?.table('C')).toBeUndefined();
  });

  test('is found again when its list of tables is damaged', async () => {
    expect(await holds('closed', () => flip(db, page(2), 4096))).toMatchObject({ A: 'wrong', C: 'wrong' });
    expect((await store?.entries('B', 0))?.length).toBeGreaterThan(60);
  });

  test('begins anew where nothing is left, and keeps what there was', async () => {
    await holds('closed', () => fs.writeFileSync(db, Buffer.alloc(50_000, 7)));
    expect(await store?.table('A')).toBeUndefined();
    expect(fs.statSync(path.join(work, aside()[0] as string)).size).toBe(50_000);
  });

  test('says that the end of what is written ahead is damaged', async () => {
    fs.cpSync(path.join(root, 'killed'), work, { recursive: true });
    flip(`${db}-wal`, 32 + 24 + 100);
    store = await openStore({ folder: work });
    expect(store.repairs.join('\n')).toContain('-wal could not be read');
    expect(Object.values(await states(store))).not.toContain('wrong');
  });

  test('is mended by the next start where one was cut off before the new file was in its place', async () => {
    await holds('closed', () => flip(db, page(2), 4096));
    await store?.close();
    store = undefined;
    // The damaged file is still there, with a WAL that does not belong to the new one.
    fs.renameSync(db, `${db}.mended`);
    fs.copyFileSync(path.join(work, aside()[0] as string), db);
    fs.copyFileSync(path.join(root, 'killed/shambles.db-wal'), `${db}-wal`);
    store = await openStore({ folder: work });
    expect(store.repairs).toEqual([]);
    expect(await store.check()).toEqual([]);
    expect(await store.table('new')).toMatchObject({ version: 1 });
  });
});
