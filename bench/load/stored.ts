/** A very large number of tables that nobody plays: how long a server takes to start with them, and to wake one. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore, restore, type Where } from '@shambles/store';
import pg from 'pg';
import { encode, replaceFile } from '../../packages/store/src/lines.js';
import { Server } from './server.js';
import { Sitters } from './sitters.js';
import type { Places, StoreName } from './stores.js';
import { copyOf, type Template } from './template.js';

const SHAMBLES = fileURLToPath(new URL('../../packages/cli/bin/shambles.mjs', import.meta.url));

/** Number of tables that are woken. */
const WOKEN = 20;

export interface Stored {
  readonly tables: number;
  /** Seconds to write the backup that the tables come from, and to restore it. */
  readonly wrote: number;
  readonly restored: number;
  /** Bytes on disk per table. */
  readonly size: number;
  /** Milliseconds of a whole run of `shambles tables --most 50`. */
  readonly list: number;
  /** Seconds until a server takes requests. */
  readonly start: number;
  /** Milliseconds from the first message to the first view of the game: for the first table, and the others' median. */
  readonly first: number;
  readonly wake: number;
  /** Megabytes of a server that has just started. */
  readonly rss: number;
}

async function timed<T>(work: () => Promise<T> | T): Promise<[T, number]> {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

/** Writes a backup file. Restoring it puts the tables into the store. */
async function writeBackup(file: string, template: Template, tables: number): Promise<void> {
  function* lines() {
    const at = Date.now();
    let count = 1;
    yield encode({ is: 'begin', format: 1 });
    for (let n = 0; n < tables; n++) {
      const { table, room, header, checkpoint, keys = [], entries = [] } = copyOf(template, n);
      const length = entries.length;
      const row = { version: 1, length, created: at, at, room, header, checkpoint, keys, chat: [] };
      yield encode({ is: 'table', table, ...row });
      yield encode({ is: 'entries', table, from: 0, entries: entries.map((line) => [at, line]) });
      count += 2;
    }
    yield encode({ is: 'end', tables, lines: count });
  }
  await replaceFile(file, batches(lines(), 200));
}

/** Joins buffers into batches of `most`. */
function* batches(lines: Iterable<Buffer>, most: number): Generator<Buffer> {
  let held: Buffer[] = [];
  for (const line of lines) {
    held.push(line);
    if (held.length < most) continue;
    yield Buffer.concat(held);
    held = [];
  }
  yield Buffer.concat(held);
}

/** Runs the command as the operator of a server would. */
function list(where: Where, tables: number): void {
  const args =
    'folder' in where ? ['--folder', where.folder] : ['--database', 'url' in where ? where.url : ''];
  const run = spawnSync(process.execPath, [SHAMBLES, 'tables', '--most', '50', ...args], {
    encoding: 'utf8',
  });
  const said = `${Math.min(50, tables)} of ${tables} tables`;
  if (run.status !== 0 || !run.stdout.includes(said))
    throw new Error(`shambles tables did not say "${said}": ${run.stderr}${run.stdout.slice(-300)}`);
}

/** Bytes in a folder without PostgreSQL's write-ahead log, a fixed amount that a server does not count either. */
function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

async function bytesOf(where: Where): Promise<number> {
  if ('folder' in where) return sizeOf(where.folder);
  const client = new pg.Client({ connectionString: 'url' in where ? where.url : '' });
  await client.connect();
  try {
    const { rows } = await client.query<{ size: string }>(
      'select pg_database_size(current_database()) as size',
    );
    return Number(rows[0]?.size);
  } finally {
    await client.end();
  }
}

export async function stored(
  places: Places,
  name: StoreName,
  template: Template,
  tables: number,
): Promise<Stored> {
  const where = await places.lasting(name);
  const file = places.file('backup');
  const [, wrote] = await timed(() => writeBackup(file, template, tables));
  const store = await openStore(where);
  const none = await bytesOf(where);
  const [, restored] = await timed(async () => {
    try {
      const found = await restore(store, file);
      if (found.tables !== tables) throw new Error(`${found.tables} of ${tables} tables were restored`);
    } finally {
      await store.close();
    }
  });
  fs.rmSync(file);
  const size = ((await bytesOf(where)) - none) / tables;
  const [, took] = await timed(() => list(where, tables));

  const [server, start] = await timed(() => Server.start(name, { is: 'ours', store: where }));
  try {
    const { rss } = await server.usage();
    const times: number[] = [];
    for (let n = 0; n < WOKEN; n++) {
      // Far apart, so that no two are on one page.
      const table = new Sitters(template, Math.floor(((n + 0.5) * tables) / WOKEN));
      try {
        times.push(await table.wake(server.url));
      } finally {
        table.leave();
      }
    }
    const [first = Number.NaN, ...others] = times;
    const wake = others.sort((a, b) => a - b)[others.length >> 1] ?? Number.NaN;
    return {
      tables,
      wrote: wrote / 1000,
      restored: restored / 1000,
      size,
      list: took,
      start: start / 1000,
      first,
      wake,
      rss: rss / 2 ** 20,
    };
  } finally {
    await server.stop();
  }
}
