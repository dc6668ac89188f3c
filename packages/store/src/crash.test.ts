import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openStore, StoreError } from './index.js';
import { postgresPrograms, startPostgres } from './testing/postgres.js';
import { RUN } from './testing/run.js';
import { scripted, wrongWith } from './testing/script.js';

const kills = Number(process.env.SHAMBLES_KILLS ?? 20);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-kill-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

type Word =
  | ['opening' | 'closed']
  | ['open', string[]]
  | ['wrong', string]
  | ['found', Record<string, number>]
  | ['written', string, number];

/** Runs the writing process once. `hear` gets each word and may kill it. Returns its stderr. */
async function live(hear: (word: Word, child: ChildProcess) => void): Promise<string> {
  const child = spawn(
    process.execPath,
    [RUN, fileURLToPath(new URL('testing/writer.ts', import.meta.url)), folder],
    { stdio: ['pipe', 'pipe', 'pipe'] },
  );
  children.add(child);
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const over = once(child, 'close');
  for await (const line of readline.createInterface({ input: child.stdout })) {
    let word: Word;
    try {
      word = JSON.parse(line) as Word;
    } catch {
      continue; // a line cut by the kill
    }
    hear(word, child);
  }
  await over;
  children.delete(child);
  return errors;
}

test(`what was acknowledged is there after each of ${kills} kills`, {
  timeout: 60_000 + kills * 20_000,
}, async () => {
  const acknowledged = new Map<string, number>();
  const repairs: string[] = [];
  const wrong: string[] = [];
  let alive = 0;
  for (let kill = 0; kill <= kills; kill++) {
    const last = kill === kills;
    // Every fourth process is killed while it opens; the others a little after `left` changes.
    const opening = kill % 4 === 3;
    let left = 1 + Math.floor(Math.random() * 120);
    let opened = false;
    const errors = await live((word, child) => {
      const die = () => setTimeout(() => child.kill('SIGKILL'), Math.random() * (opening ? 600 : 4));
      if (word[0] === 'opening' && opening && !last) die();
      if (word[0] === 'open') {
        opened = true;
        repairs.push(...word[1]);
      }
      if (word[0] === 'wrong') wrong.push(word[1]);
      if (word[0] === 'found') {
        alive++;
        for (const [id, version] of acknowledged) {
          const found = word[1][id] ?? 0;
          if (found < version) wrong.push(`${id} is at ${found}, and ${version} was acknowledged`);
          // At most the change that was under way.
          if (found > version + 1) wrong.push(`${id} is at ${found}, and only ${version} was acknowledged`);
        }
        // A change that was found must not be lost later, either.
        for (const [id, version] of Object.entries(word[1])) acknowledged.set(id, version);
        if (last) child.stdin?.end();
      }
      if (word[0] === 'written') {
        acknowledged.set(word[1], word[2]);
        if (--left === 0 && !last) die();
      }
    });
    if (!opened && !opening) wrong.push(`life ${kill} did not open: ${errors}`);
    expect(wrong).toEqual([]);
  }
  expect(repairs).toEqual([]);
  expect(alive).toBeGreaterThan(kills / 2);
  const store = await openStore({ folder });
  for (const [id, version] of acknowledged) {
    expect((await store.table(id))?.version).toBe(version);
    expect(await wrongWith(store, id)).toBeUndefined();
  }
  expect(await store.check()).toEqual([]);
  await store.close();
});

test.skipIf(postgresPrograms === undefined)(
  'what was acknowledged is there after PostgreSQL was killed',
  { timeout: 300_000 },
  async () => {
    const cluster = await startPostgres({ sync: true });
    const store = await openStore({ url: await cluster.database() });
    try {
      const trouble: string[] = [];
      const kindsSeen = new Set<string>();
      let acknowledged = 0;
      let stopping = false;
      const tables = ['A', 'B', 'C', 'D'];
      const versions = new Map(tables.map((id) => [id, 0]));
      const writing = tables.map(async (id) => {
        while (!stopping) {
          const version = versions.get(id) ?? 0;
          try {
            if (!(await store.write(scripted(id, version)))) trouble.push(`${id} was not at ${version}`);
            versions.set(id, version + 1);
            acknowledged++;
          } catch (error) {
            if (!(error instanceof StoreError)) throw error;
            kindsSeen.add(error.kind);
            if (error.kind !== 'unknown' && error.kind !== 'unreachable') trouble.push(error.message);
            // Look whether the change was made.
            for (;;) {
              try {
                const found = (await store.table(id))?.version ?? 0;
                if (found !== version && !(error.kind === 'unknown' && found === version + 1))
                  trouble.push(`${id} is at ${found}, and ${version} was acknowledged (${error.kind})`);
                versions.set(id, found);
                break;
              } catch (again) {
                if (!(again instanceof StoreError)) throw again;
                await new Promise((resolve) => setTimeout(resolve, 20));
              }
            }
          }
        }
      });
      for (let kill = 0; kill < Math.max(3, kills / 10); kill++) {
        const goal = acknowledged + 20 + Math.floor(Math.random() * 60);
        while (acknowledged < goal) await new Promise((resolve) => setTimeout(resolve, 1));
        await cluster.kill();
        await cluster.start();
      }
      stopping = true;
      await Promise.all(writing);
      expect(trouble).toEqual([]);
      for (const id of tables) {
        expect((await store.table(id))?.version).toBe(versions.get(id));
        expect(await wrongWith(store, id)).toBeUndefined();
      }
      expect([...kindsSeen]).not.toEqual([]);
    } finally {
      await store.close();
      await cluster.stop();
    }
  },
);
