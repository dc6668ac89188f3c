/**
 * Measures how fast the store is on this machine.
 *
 *   npx tsx packages/store/scripts/measure.ts commits             the embedded database in a folder
 *   npx tsx packages/store/scripts/measure.ts commits <url>       a PostgreSQL server ("own" starts one)
 *   npx tsx packages/store/scripts/measure.ts open [tables]       opening a folder with this many tables (100000)
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore, restore, type Store } from '../src/index.js';
import { encode } from '../src/lines.js';
import { startPostgres } from '../src/testing/postgres.js';

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-measure-'));
const entry = JSON.stringify({
  ask: 17,
  answer: ['unit-12', 'move', [12.5, 7.25]],
  dice: [3, 5],
  sum: 'a1b2c3d4e5f6',
});
const room = {
  name: 'A table',
  seats: ['Ann', 'Bob'],
  options: { hard: true },
  turn: 7,
  status: 'under way',
};

async function commits(store: Store, what: string): Promise<void> {
  const run = async (tables: number, each: number) => {
    const ids = Array.from({ length: tables }, (_, i) => `${what}-${tables}-${i}-${Date.now()}`);
    for (const table of ids) await store.write({ table, version: 0, room });
    const started = performance.now();
    await Promise.all(
      ids.map(async (table) => {
        for (let n = 0; n < each; n++)
          if (!(await store.write({ table, version: n + 1, room, from: n, entries: [entry] })))
            throw new Error(table);
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    const rate = Math.round((tables * each) / seconds);
    console.log(
      `${what}: ${tables} table(s) at once, ${tables * each} changes, ${rate} acknowledged a second`,
    );
  };
  await run(1, 300);
  await run(1, 1500);
  await run(20, 100);
  await run(100, 30);
}

async function open(count: number): Promise<void> {
  const file = path.join(temporary, 'backup');
  const out = fs.createWriteStream(file);
  const say = async (buffer: Buffer) => {
    if (!out.write(buffer)) await new Promise<void>((resolve) => out.once('drain', () => resolve()));
  };
  await say(encode({ is: 'begin', format: 1 }));
  for (let i = 0; i < count; i++) {
    const table = `table-${i}`;
    const entries = Array.from({ length: 10 }, (): [number, string] => [1e12, entry]);
    const keys = [0, 1].map((seat) => ({
      hash: `${i}-${seat}-0123456789abcdef0123456789abcdef`,
      role: `seat ${seat}`,
    }));
    await say(
      encode({
        is: 'table',
        table,
        version: 12,
        length: 10,
        created: 1e12,
        at: 1e12,
        room,
        header: entry,
        keys,
        chat: [],
      }),
    );
    await say(encode({ is: 'entries', table, from: 0, entries }));
  }
  await say(encode({ is: 'end', tables: count, lines: 1 + 2 * count }));
  await new Promise<void>((resolve) => out.end(resolve));
  console.log(`${count} tables with 10 entries each: ${(fs.statSync(file).size / 1e6).toFixed(0)} MB`);
  const folder = path.join(temporary, 'store');
  const timed = async <R>(what: string, work: () => Promise<R>): Promise<R> => {
    const started = performance.now();
    const result = await work();
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s, ${memory} MB resident`);
    return result;
  };
  let store = await timed('a new store', () => openStore({ folder }));
  await timed('restored', () => restore(store, file));
  await timed('closed', () => store.close());
  store = await timed('opened', () => openStore({ folder }));
  await timed('listed', () => store.list('', 50));
  await timed('counted', () => store.count());
  await timed('read through', () => store.check());
  await timed('closed', () => store.close());
}

const [what, where] = process.argv.slice(2);
try {
  if (what === 'commits') {
    const cluster = where === 'own' ? await startPostgres({ sync: true }) : undefined;
    const url = cluster ? await cluster.database() : where;
    const store = await openStore(url ? { url } : { folder: path.join(temporary, 'store') });
    await commits(store, url ? 'postgres' : 'folder');
    await store.close();
    await cluster?.stop();
  } else if (what === 'open') await open(Number(where ?? 100_000));
  else throw new Error('commits or open?');
} finally {
  fs.rmSync(temporary, { recursive: true, force: true });
}
