import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openPglite } from './pglite.js';
import { openFolder } from './recover.js';
import type { Store } from './store.js';
import { copied } from './testing/copied.js';
import { scripted, wrongWith } from './testing/script.js';

/**
 * Two stores to be damaged: one that was closed, and one as a kill leaves it, with its last changes in the write-ahead
 * log only. Three tables, one with content that lies out of line.
 */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-damage-'));
const empty = path.join(root, 'empty');
const blank = (to: string) => copied(empty, to);
const versions = { A: 30, B: 45, C: 12 };
/** Files of the tables and of their indexes in the closed store. */
let files: Record<string, string>;
let store: Store | undefined;

beforeAll(async () => {
  await (await openPglite(empty)).close();
  const made = path.join(root, 'made');
  const store = await openFolder(made, { blank });
  for (const [id, version] of Object.entries(versions))
    for (let v = 0; v < version; v++) await store.write(scripted(id, v));
  copied(made, path.join(root, 'killed'));
  fs.rmSync(path.join(root, 'killed', 'lock'));
  await store.close();
  const db = await openPglite(path.join(made, 'database'));
  const rows = await db.run<{ name: string; file: string }>(
    {
      name: '',
      text: `select relname as name, pg_relation_filepath(oid) as file from pg_class
        where relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and relname in ('tables', 'entries', 'chat', 'keys', 'tables_pkey', 'entries_table_id_n_pk', 'pg_class',
          'pg_proc', 'pg_attribute')
        union all select 'toast', pg_relation_filepath(reltoastrelid) from pg_class
          where relname = 'tables' and relnamespace = 'public'::regnamespace`,
    },
    [],
  );
  files = Object.fromEntries(rows.map(({ name, file }) => [name, file]));
  await db.close();
  fs.renameSync(made, path.join(root, 'closed'));
});
afterEach(async () => {
  await store?.close();
  store = undefined;
  fs.rmSync(path.join(root, 'work'), { recursive: true, force: true });
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** A damaged copy. */
function damaged(state: 'closed' | 'killed', plant: (folder: string) => void): string {
  const folder = path.join(root, 'work');
  copied(path.join(root, state), folder);
  plant(folder);
  return folder;
}

/** Nothing acknowledged is lost, and the store works. */
async function whole(opened: Store, want: Record<string, number> = versions): Promise<void> {
  expect(Object.fromEntries((await opened.list('', 10)).map(({ id, version }) => [id, version]))).toEqual(
    want,
  );
  for (const id of Object.keys(want)) expect(await wrongWith(opened, id)).toBeUndefined();
  expect(await opened.write(scripted('A', want.A ?? 0))).toBe(true);
  expect(await opened.write(scripted('new', 0))).toBe(true);
}

const flip = (file: string, at: number, length = 64) => {
  const data = fs.readFileSync(file);
  const from = at < 0 ? Math.max(0, data.length + at) : at;
  for (let i = from; i < Math.min(from + length, data.length); i++) data[i] = (data[i] as number) ^ 0x5a;
  fs.writeFileSync(file, data);
};
const wal = (folder: string) => {
  const of = path.join(folder, 'database/pg_wal');
  return path.join(
    of,
    fs
      .readdirSync(of)
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .sort()[0] as string,
  );
};
const at = (folder: string, file: string) => path.join(folder, 'database', file);
const relation = (name: string) => (folder: string) => at(folder, files[name] as string);

type Damage = [name: string, plant: (folder: string) => void];
const often: Damage[] = [
  ['pg_control flipped', (f) => flip(at(f, 'global/pg_control'), 20)],
  ['pg_control cut', (f) => fs.truncateSync(at(f, 'global/pg_control'), 100)],
  ['entries flipped', (f) => flip(relation('entries')(f), 4000)],
  ['entries cut at a page', (f) => fs.truncateSync(relation('entries')(f), 0)],
  ['an index flipped', (f) => flip(relation('entries_table_id_n_pk')(f), 8192 + 500)],
  ['long values zeroed', (f) => fs.writeFileSync(relation('toast')(f), Buffer.alloc(8192))],
  ['chat removed', (f) => fs.rmSync(relation('chat')(f))],
  ['the write-ahead log flipped', (f) => flip(wal(f), 0, 1 << 24)],
  ['the write-ahead log cut', (f) => fs.truncateSync(wal(f), 8192 * 100)],
  ['the states of transactions flipped', (f) => flip(at(f, 'pg_xact/0000'), 0, 8192)],
  ['PG_VERSION removed', (f) => fs.rmSync(at(f, 'PG_VERSION'))],
  [
    'an older database in its place',
    (f) => {
      fs.rmSync(path.join(f, 'database'), { recursive: true });
      blank(path.join(f, 'database'));
    },
  ],
  ['everything removed', (f) => fs.rmSync(path.join(f, 'database'), { recursive: true })],
];
const seldom: Damage[] = [
  ['pg_control removed', (f) => fs.rmSync(at(f, 'global/pg_control'))],
  ['tables flipped', (f) => flip(relation('tables')(f), 4000)],
  ['tables removed', (f) => fs.rmSync(relation('tables')(f))],
  ['tables cut', (f) => fs.truncateSync(relation('tables')(f), 0)],
  ['keys flipped', (f) => flip(relation('keys')(f), 4000)],
  ['keys cut', (f) => fs.truncateSync(relation('keys')(f), 0)],
  ['chat zeroed', (f) => fs.writeFileSync(relation('chat')(f), Buffer.alloc(8192))],
  ['an index removed', (f) => fs.rmSync(relation('tables_pkey')(f))],
  ['an index cut', (f) => fs.truncateSync(relation('tables_pkey')(f), 8192)],
  ['long values flipped', (f) => flip(relation('toast')(f), 4000)],
  ['pg_class flipped', (f) => flip(relation('pg_class')(f), 50)],
  ['pg_class cut', (f) => fs.truncateSync(relation('pg_class')(f), 100)],
  ['pg_proc flipped', (f) => flip(relation('pg_proc')(f), 8192 * 3 + 50, 8192 * 20)],
  ['pg_attribute flipped', (f) => flip(relation('pg_attribute')(f), 50, 8192 * 20)],
  ['the write-ahead log flipped in its middle', (f) => flip(wal(f), 8192 * 20, 8192 * 400)],
  ['the write-ahead log removed', (f) => fs.rmSync(wal(f))],
  ['the states of transactions removed', (f) => fs.rmSync(at(f, 'pg_xact/0000'))],
  ['half of the states of transactions flipped', (f) => flip(at(f, 'pg_xact/0000'), 180, 40)],
  ['the map of files flipped', (f) => flip(at(f, 'base/5/pg_filenode.map'), 20)],
  ['the settings removed', (f) => fs.rmSync(at(f, 'postgresql.conf'))],
  ['base removed', (f) => fs.rmSync(at(f, 'base'), { recursive: true })],
  [
    'all files emptied',
    (f) => {
      for (const name of fs.readdirSync(at(f, 'base/5'))) fs.truncateSync(at(f, `base/5/${name}`), 0);
    },
  ],
];
const table = process.env.SHAMBLES_DAMAGES === 'all' ? [...often, ...seldom] : often;

describe.each(['closed', 'killed'] as const)('a store that was %s', (state) => {
  const some =
    process.env.SHAMBLES_DAMAGES === 'all'
      ? table
      : table.filter((_, i) => (i % 2 === 0) === (state === 'closed'));
  test.each(some)('loses nothing: %s', { timeout: 120_000 }, async (_, plant) => {
    const folder = damaged(state, plant);
    store = await openFolder(folder, { blank });
    await whole(store);
    // Whatever was mended is said, and what was damaged is kept.
    const aside = fs.readdirSync(folder).filter((name) => name.includes('damaged'));
    if (aside.length > 0) expect(store.repairs.join(' ')).toContain(aside[0]);
  });
});

describe('a damaged log', () => {
  const log = (folder: string) => path.join(folder, 'changes.log');
  /** Opens, checks that the log is whole again by building everything from it, and gives the repairs. */
  async function mended(folder: string): Promise<readonly string[]> {
    const first = await openFolder(folder, { blank });
    const { repairs } = first;
    await whole(first);
    await first.close();
    fs.rmSync(path.join(folder, 'database'), { recursive: true });
    store = await openFolder(folder, { blank });
    expect(store.repairs).toHaveLength(1);
    await whole(store, { ...versions, A: 31, new: 1 }).catch((error) => {
      // `new` is written by `whole` itself.
      if (!String(error).includes('expected false to be true')) throw error;
    });
    return repairs;
  }

  test('is written anew from the database: a line flipped', { timeout: 120_000 }, async () => {
    const folder = damaged('closed', (f) => flip(log(f), 3000, 4));
    const repairs = await mended(folder);
    expect(repairs).toEqual([
      'changes.log had 1 damaged line. It was written anew from the database. The damaged one is kept as changes.log.damaged-1.',
    ]);
    expect(fs.existsSync(path.join(folder, 'changes.log.damaged-1'))).toBe(true);
  });

  test('is written anew from the database: lines removed', { timeout: 120_000 }, async () => {
    const folder = damaged('killed', (f) => {
      const lines = fs.readFileSync(log(f), 'utf8').split('\n');
      fs.writeFileSync(log(f), lines.toSpliced(5, 10).join('\n'));
    });
    expect((await mended(folder))[0]).toContain('changes.log lacked changes of 1 table.');
  });

  test('is written anew from the database: removed', { timeout: 120_000 }, async () => {
    const folder = damaged('killed', (f) => fs.rmSync(log(f)));
    expect(await mended(folder)).toEqual(['changes.log was missing. It was written anew from the database.']);
  });

  test('is completed when its end is missing, without a word', { timeout: 120_000 }, async () => {
    const folder = damaged('killed', (f) => fs.truncateSync(log(f), fs.statSync(log(f)).size - 700));
    expect(await mended(folder)).toEqual([]);
  });
});

test('a log much longer than what it tells is written anew while the store is in use', {
  timeout: 120_000,
}, async () => {
  const folder = damaged('closed', () => {});
  const log = path.join(folder, 'changes.log');
  const first = await openFolder(folder, { blank, long: 400_000 });
  let longest = 0;
  let version = 0;
  // It goes on in the middle of being written to.
  for (let size = 0; version < 150 || size > longest / 2; version++) {
    await first.write({ table: 'big', version, checkpoint: `${version}`.repeat(4_000) });
    await first.write(scripted('A', versions.A + version));
    size = fs.statSync(log).size;
    longest = Math.max(longest, size);
  }
  const big = await first.table('big');
  await first.close();
  fs.rmSync(path.join(folder, 'database'), { recursive: true });
  store = await openFolder(folder, { blank });
  expect(await store.table('big')).toEqual(big);
  expect((await store.table('A'))?.version).toBe(versions.A + version);
  for (const id of Object.keys(versions)) expect(await wrongWith(store, id)).toBeUndefined();
});

describe('both damaged', () => {
  test('everything good of either is recovered, and what may be lost is said', {
    timeout: 120_000,
  }, async () => {
    const folder = damaged('closed', (f) => {
      fs.rmSync(at(f, 'global/pg_control'));
      // A line of B in its last third.
      const file = path.join(f, 'changes.log');
      const lines = fs.readFileSync(file, 'utf8').split('\n');
      const bad = lines.findIndex((line) => line.includes('"table":"B","room":{"table":"B","version":31,'));
      expect(bad).toBeGreaterThan(0);
      lines[bad] = `${lines[bad]?.slice(0, -9)}!`;
      fs.writeFileSync(file, lines.join('\n'));
    });
    store = await openFolder(folder, { blank });
    await whole(store, { ...versions, B: 30 });
    expect(store.repairs).toHaveLength(3);
    expect(store.repairs[0]).toContain(
      '3 tables were rebuilt from changes.log. The damaged database is kept as database.damaged-1.',
    );
    expect(store.repairs[1]).toContain('Something may be lost');
    expect(store.repairs[1]).toContain('Known to lack their last changes: B.');
    expect(store.repairs[2]).toContain('The damaged one is kept as changes.log.damaged-1.');
    expect(fs.readdirSync(folder).sort()).toEqual([
      'changes.log',
      'changes.log.damaged-1',
      'database',
      'database.damaged-1',
      'lock',
      'mark',
    ]);
  });

  test('what a damaged database still tells is used', { timeout: 120_000 }, async () => {
    // The index is damaged, so the database is not trusted; the log is gone.
    const folder = damaged('closed', (f) => {
      fs.truncateSync(relation('keys')(f), 0);
      fs.rmSync(path.join(f, 'changes.log'));
    });
    store = await openFolder(folder, { blank });
    expect((await store.list('', 10)).map(({ id, version }) => [id, version])).toEqual(
      Object.entries(versions),
    );
    expect(await store.entries('A', 0)).not.toEqual([]);
    expect(store.repairs[1]).toContain('Something may be lost: changes.log was missing as well.');
  });

  test('nothing is left: it begins anew and says so', { timeout: 120_000 }, async () => {
    const folder = damaged('closed', (f) => {
      fs.rmSync(at(f, 'PG_VERSION'));
      fs.writeFileSync(path.join(f, 'changes.log'), Buffer.alloc(5000));
    });
    fs.mkdirSync(path.join(folder, 'database.damaged-1'));
    store = await openFolder(folder, { blank });
    expect(await store.count()).toBe(0);
    expect(store.repairs.join(' ')).toContain('Something may be lost');
    expect(fs.existsSync(path.join(folder, 'database.damaged-2'))).toBe(true);
    expect(fs.existsSync(path.join(folder, 'changes.log.damaged-1'))).toBe(true);
    expect(await store.write(scripted('A', 0))).toBe(true);
  });
});

describe('what a crash in the middle of mending leaves', () => {
  test('a new database that was not put in its place yet is', { timeout: 120_000 }, async () => {
    const folder = damaged('closed', (f) => {
      fs.renameSync(path.join(f, 'database'), path.join(f, 'database.ready'));
      fs.mkdirSync(path.join(f, 'database.new/base'), { recursive: true });
      fs.writeFileSync(path.join(f, 'changes.log.new'), 'half');
    });
    store = await openFolder(folder, { blank });
    expect(store.repairs).toEqual([]);
    await whole(store);
    expect(fs.readdirSync(folder).sort()).toEqual(['changes.log', 'database', 'lock', 'mark']);
  });
});
