import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from './index.js';
import { Disk, deeds } from './testing/disk.js';
import { RUN } from './testing/run.js';
import { wrongWith } from './testing/script.js';

/* The program runs on a layer that records what it writes and syncs: see testing/powercut.c. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-powercut-'));
const library = path.join(root, 'powercut.so');
const source = fileURLToPath(new URL('testing/powercut.c', import.meta.url));
const compiler = ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl', '-lpthread'];
const skip = process.platform !== 'linux' || spawnSync('cc', compiler).status !== 0;

/** Number of moments at which the power fails. */
const CUTS = Number(process.env.SHAMBLES_CUTS ?? 40);
const CHANGES = 240;

afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Runs the writer until enough is acknowledged or it fails. Returns its folder, the recorded log and its stderr. */
async function written(name: string, env: NodeJS.ProcessEnv = {}) {
  const folder = path.join(root, name);
  const log = path.join(root, `${name}.log`);
  const child = spawn(
    process.execPath,
    [RUN, fileURLToPath(new URL('testing/writer.ts', import.meta.url)), folder],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, LD_PRELOAD: library, POWERCUT_FOLDER: folder, POWERCUT_LOG: log, ...env },
    },
  );
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
    if (said.split('"written"').length > CHANGES) child.stdin.end();
  });
  child.stdin.on('error', () => {});
  await once(child, 'close');
  return { folder, log, errors };
}

/** A reproducible sequence of random numbers. */
function* chances(): Generator<number> {
  for (let n = 7; ; n = (Math.imul(n, 1664525) + 1013904223) >>> 0) yield n / 2 ** 32;
}

/** Checks that all acknowledged changes are there, at most one more for each table, and that nothing is damaged. */
async function holds(folder: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const store = await openStore({ folder });
  try {
    // Only unfinished writes are reported as missing.
    for (const repair of store.repairs) expect(repair).toContain('-wal could not be read');
    for (const { id } of await store.list('', 10)) expect(await wrongWith(store, id)).toBeUndefined();
    for (const [id, version] of acknowledged) {
      const found = (await store.table(id))?.version ?? 0;
      expect([version, version + 1], `${id} is at ${found}, ${version} was acknowledged`).toContain(found);
    }
    expect(await store.check()).toEqual([]);
  } finally {
    await store.close();
  }
}

describe.skipIf(skip)('a power cut', () => {
  test(`at any of ${CUTS} moments takes nothing that was acknowledged`, {
    timeout: 120_000 + CUTS * 1000,
  }, async () => {
    const { folder, log } = await written('cut');
    const all = [...deeds(log)];
    const chance = chances();
    const next = () => chance.next().value as number;
    const moments = new Set(Array.from({ length: CUTS }, () => Math.floor(next() * all.length)));
    const disk = new Disk(folder);
    const acknowledged = new Map<string, number>();
    let cuts = 0;
    for (const [n, deed] of all.entries()) {
      disk.do(deed);
      if (deed.kind === 'a')
        for (const line of deed.data.toString().trim().split('\n')) {
          const [word, id, version] = JSON.parse(line) as [string, string, number];
          if (word === 'written') acknowledged.set(id, version);
        }
      if (!moments.has(n)) continue;
      // Of what was not synced, nothing, a random part or all reaches the disk.
      const share = [0, 0.5, 1][cuts++ % 3] as number;
      const left = path.join(root, 'left');
      disk.cut(left, () => next() < share);
      await holds(left, acknowledged);
      fs.rmSync(left, { recursive: true });
    }
    expect(acknowledged.size).toBe(3);
    expect(cuts).toBeGreaterThan(CUTS / 2);
  });

  test('or a disk that becomes full takes nothing either, and is told', { timeout: 120_000 }, async () => {
    for (const room of ['700000', '1500000']) {
      const { folder, log, errors } = await written(`full-${room}`, { POWERCUT_FULL: room });
      expect(errors).toContain('the disk has no room, so nothing was changed');
      const acknowledged = new Map<string, number>();
      for (const { kind, data } of deeds(log))
        for (const line of kind === 'a' ? data.toString().trim().split('\n') : []) {
          const [word, id, version] = JSON.parse(line) as [string, string, number];
          if (word === 'written') acknowledged.set(id, version);
        }
      await holds(folder, acknowledged);
    }
  });
});
