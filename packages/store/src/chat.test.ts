import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from './index.js';
import { talkedAt } from './testing/talk.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-chat-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const all = async (store: Awaited<ReturnType<typeof openStore>>) => {
  const { repairs } = store;
  const lines = await store.chat('x', 5000);
  return { repairs, lines: lines.map(({ line }) => line.n), last: lines.at(-1)?.n };
};

test('talk that is no longer kept is missed neither when the folder is read through nor when it is rebuilt from its log', async () => {
  const first = await openStore({ folder });
  await talkedAt(first, 'x', 998);
  for (let n = 998; n < 1012; n++) await first.write({ table: 'x', version: n - 997, chat: { n } });
  const before = await all(first);
  expect(before).toMatchObject({ repairs: [], last: 1011 });
  expect([before.lines.length, before.lines[0]]).toEqual([1000, 12]);
  await first.close();

  fs.rmSync(path.join(folder, 'mark'), { force: true });
  const read = await openStore({ folder });
  expect(await all(read)).toEqual(before);
  await read.close();

  fs.rmSync(path.join(folder, 'mark'), { force: true });
  fs.rmSync(path.join(folder, 'database'), { recursive: true });
  const rebuilt = await openStore({ folder });
  expect((await all(rebuilt)).lines.slice(-1000)).toEqual(before.lines);
  await rebuilt.write({ table: 'x', version: 15, chat: { n: 1012 } });
  const after = await all(rebuilt);
  expect([after.lines.length, after.lines.at(-1)]).toEqual([1000, 1012]);
  await rebuilt.close();
});
