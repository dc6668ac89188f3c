import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogRecord } from './log.js';
import { encode, Log, readLog, replaceFile } from './log.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-log-'));
  file = path.join(folder, 'log');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const record = (version: number, checkpoint = 'c'): LogRecord => ({
  is: 'change',
  table: 'tü',
  version,
  at: 1,
  checkpoint,
});

async function all() {
  const found = [];
  for await (const lines of readLog(file)) found.push(...lines);
  return found;
}

test('lines come back as they went in, long ones too', async () => {
  const records = [1, 2, 3].map((n) => record(n, 'x 💀'.repeat(n * 400_000)));
  const log = new Log(file, 0);
  await Promise.all(records.map((one) => log.append(encode(one))));
  expect(log.size).toBe(fs.statSync(file).size);
  await log.close();
  const found = await all();
  expect(found.map(({ record }) => record)).toEqual(records);
  expect(found.at(-1)?.end).toBe(log.size);
});

test('a file that is not there is empty', async () => {
  expect(await all()).toEqual([]);
});

test('cut anywhere, the lines before the cut are good; changed anywhere, the others are', async () => {
  const lines = [1, 2, 3].map((n) => encode(record(n)));
  const bytes = Buffer.concat(lines);
  const ends = lines.map((_, i) => lines.slice(0, i + 1).reduce((sum, line) => sum + line.length, 0));
  for (let at = 0; at <= bytes.length; at++) {
    fs.writeFileSync(file, bytes.subarray(0, at));
    const found = await all();
    const good = ends.filter((end) => end <= at);
    expect(found.filter(({ record }) => record).map(({ end }) => end)).toEqual(good);
    expect(found.some(({ cut }) => cut)).toBe(at > (good.at(-1) ?? 0));
  }
  for (let at = 0; at < bytes.length; at++)
    for (const change of [1, 0x80, bytes[at] as number]) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] as number) ^ change;
      fs.writeFileSync(file, copy);
      const hit = ends.findIndex((end) => at < end);
      const newline = ends.includes(at + 1);
      const good = [1, 2, 3].filter((n) => n !== hit + 1 && !(newline && n === hit + 2));
      const versions = (await all()).flatMap(({ record }) =>
        record?.is === 'change' ? [record.version] : [],
      );
      expect(versions).toEqual(good);
    }
});

test('what is not good at the end is cut off before more is written', async () => {
  fs.writeFileSync(file, Buffer.concat([encode(record(1)), Buffer.from('half of a li')]));
  const log = new Log(file, encode(record(1)).length);
  await log.append(encode(record(2)));
  await log.close();
  expect((await all()).map(({ record }) => record)).toEqual([record(1), record(2)]);
});

test('a line that could not be written waits, and is written whole before the next', async () => {
  const log = new Log(file, 0);
  await log.append(encode(record(1)));
  const real = fs.writeSync;
  let full = true;
  vi.spyOn(fs, 'writeSync').mockImplementation(((fd: number, data: Buffer, at: number) => {
    if (full) {
      real(fd, data.subarray(0, 10));
      throw new Error('no space left');
    }
    return real(fd, data, at);
  }) as typeof fs.writeSync);
  await expect(log.append(encode(record(2)))).rejects.toThrow('no space left');
  expect(() => log.drain()).toThrow('no space left');
  full = false;
  log.drain();
  await log.append(encode(record(3)));
  await log.close();
  expect((await all()).map(({ record }) => record)).toEqual([record(1), record(2), record(3)]);
});

test('after a sync that failed nothing more is promised', async () => {
  const log = new Log(file, 0);
  const spy = vi
    .spyOn(fs, 'fdatasync')
    .mockImplementationOnce((_, done) => done(new Error('the disk is ill')));
  await expect(log.append(encode(record(1)))).rejects.toThrow('the disk is ill');
  await expect(log.append(encode(record(2)))).rejects.toThrow('the disk is ill');
  expect(() => log.drain()).toThrow('the disk is ill');
  expect(spy).toHaveBeenCalledTimes(1);
  await expect(log.close()).rejects.toThrow('the disk is ill');
});

test('a file is replaced in one step or not at all', async () => {
  fs.writeFileSync(file, 'old');
  await expect(
    replaceFile(
      file,
      (function* () {
        yield Buffer.from('new');
        throw new Error('no more');
      })(),
    ),
  ).rejects.toThrow('no more');
  expect(fs.readFileSync(file, 'utf8')).toBe('old');
  await replaceFile(file, [Buffer.from('new '), Buffer.from('text')]);
  expect(fs.readFileSync(file, 'utf8')).toBe('new text');
  expect(fs.readdirSync(folder)).toEqual(['log']);
});
