import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './index.js';
import { takeLock } from './lock.js';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'lock');
const plant = (lock: object) => fs.writeFileSync(file(), JSON.stringify(lock));
const me = () => JSON.parse(fs.readFileSync(file(), 'utf8')) as { pid: number; began: string; host: string };

/** A pid that no process has any more. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'close');
  return child.pid as number;
}

test('a lock is taken once and released', () => {
  const lock = takeLock(folder);
  expect(() => takeLock(folder)).toThrow(`this process (${process.pid}) has it open already`);
  lock.verify();
  lock.release();
  expect(fs.readdirSync(folder)).toEqual([]);
  takeLock(folder).release();
});

test('a living process is named, and what to do', () => {
  const pid = process.ppid;
  plant({ pid, began: '', host: os.hostname() });
  expect(() => takeLock(folder)).toThrow(`process ${pid} uses it. Stop that process`);
  expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toMatchObject({ pid });
});

test('the lock of a dead process is taken over', async () => {
  plant({ pid: await deadPid(), began: 'then', host: os.hostname() });
  const lock = takeLock(folder);
  expect(me().pid).toBe(process.pid);
  lock.release();
});

test.runIf(process.platform === 'linux')('a pid that is used again does not block', () => {
  plant({ pid: process.ppid, began: 'boot 1', host: os.hostname() });
  takeLock(folder).release();
});

test('a file that is no lock does not block', () => {
  fs.writeFileSync(file(), '{"pid":');
  takeLock(folder).release();
});

test('the lock of another machine blocks while it is touched, and no longer', () => {
  plant({ pid: 1, began: '', host: 'elsewhere' });
  expect(() => takeLock(folder)).toThrow('process 1 on elsewhere uses it');
  const old = new Date(Date.now() - 120_000);
  fs.utimesSync(file(), old, old);
  takeLock(folder).release();
});

test('a lock that was taken away is noticed, and the new one is left alone', () => {
  const lock = takeLock(folder);
  plant({ pid: process.ppid, began: '', host: os.hostname() });
  expect(() => lock.verify()).toThrow('is in use');
  lock.release();
  expect(me().pid).toBe(process.ppid);
});

test('of many processes that find a dead lock, one gets it', { timeout: 60_000 }, async () => {
  plant({ pid: await deadPid(), began: 'then', host: os.hostname() });
  const code = `
    import { takeLock } from ${JSON.stringify(fileURLToPath(new URL('lock.ts', import.meta.url)))};
    process.stdin.once('data', () => {
      try { takeLock(process.argv[1]); process.stdout.write('got '); } catch { process.stdout.write('not '); }
    });
    process.stdout.write('ready ');
    process.stdin.on('end', () => process.exit());`;
  const children = Array.from({ length: 6 }, () => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const heard = { child, said: '', wake: () => {} };
    child.stdout.on('data', (data) => {
      heard.said += data;
      heard.wake();
    });
    return heard;
  });
  const words = (count: number) =>
    Promise.all(
      children.map(async (heard) => {
        while (heard.said.trim().split(' ').length < count)
          await new Promise<void>((resolve) => {
            heard.wake = resolve;
          });
      }),
    );
  await words(1);
  for (const { child } of children) child.stdin.write('go');
  await words(2);
  expect(children.map(({ said }) => said.split(' ')[1]).sort()).toEqual([
    'got',
    'not',
    'not',
    'not',
    'not',
    'not',
  ]);
  for (const { child } of children) child.stdin.end();
  await Promise.all(children.map(({ child }) => child.exitCode === null && once(child, 'close')));
});

test('two processes cannot open one folder', { timeout: 120_000 }, async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('testing/writer.ts', import.meta.url)), folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      said += data;
      if (said.includes('written')) resolve();
    });
  });
  await expect(openStore({ folder })).rejects.toMatchObject({
    kind: 'locked',
    message: expect.stringContaining(`process ${child.pid} uses it`),
  });
  child.stdin.end();
  await once(child, 'close');
  expect(said).toContain('closed');
  const store = await openStore({ folder });
  expect(await store.count()).toBe(3);
  await store.close();
});
