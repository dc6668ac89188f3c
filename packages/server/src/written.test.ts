import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore, restore } from '@shambles/store';
import type { Opened } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './server.js';
import { legalAnswer } from './testing/answers.js';
import { Client } from './testing/index.js';
import { read } from './threads/read.js';

/** An old server's folder, its backup and the links to its tables: see fixtures/written/README.md. */
const WRITTEN = fileURLToPath(new URL('../../../fixtures/written/', import.meta.url));
type Name = 'playing' | 'over' | 'ros' | 'ftb' | 'waiting';
type Keys = {
  readonly [name in Name]: { readonly opened?: Opened; readonly items?: number } & Partial<Opened>;
};

describe.each(['store-1', 'store-2'])('a folder that an earlier server wrote, %s', (format) => {
  const KEYS = JSON.parse(readFileSync(path.join(WRITTEN, format, 'keys.json'), 'utf8')) as Keys;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shambles-written-'));
  let served: Served;
  beforeAll(async () => {
    cpSync(path.join(WRITTEN, format), folder, { recursive: true });
    served = await serve({ store: { folder }, threads: 1 });
  });
  afterAll(async () => {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Joins with the link of every seat. */
  const sit = (name: Name): Promise<Client[]> => {
    const { opened = KEYS[name] as Opened } = KEYS[name];
    return Promise.all(
      Object.values(opened.seats).map((key) => new Client(() => served.url, opened.table, key).join()),
    );
  };

  it('says whose turn it is, also after somebody has changed his name', async () => {
    const { opened } = KEYS.playing as { readonly opened: Opened };
    const [seat, key] = Object.entries(opened.seats)[0] as [string, string];
    const waitingFor = async () => {
      const [found] = await served.tables.mine([{ table: opened.table, key }]);
      return (found as { readonly waitingFor: readonly string[] }).waitingFor;
    };
    const before = await waitingFor();
    expect(before).not.toEqual([]);
    const client = await new Client(() => served.url, opened.table, key).join();
    expect(await client.do({ is: 'name', name: `Another ${seat}` })).toMatchObject({ is: 'done' });
    expect(await waitingFor()).toEqual(before);
    client.close();
  });

  it.each(['playing', 'ros', 'ftb'] as const)('has the game "%s", which goes on', async (name) => {
    const clients = await sit(name);
    const table = KEYS[name].opened?.table as string;
    const [first] = clients as [Client];
    await Promise.race(clients.map((c) => c.until(() => c.ask !== undefined)));
    expect(first.room?.status).toBe('playing');
    expect(first.items.length).toBeGreaterThanOrEqual(KEYS[name].items as number);
    const asked = clients.find((c) => c.ask) as Client;
    const value = await legalAnswer(served, table, asked);
    const reply = await asked.do({ is: 'answer', ask: asked.ask?.id as string, value });
    expect(reply.is, JSON.stringify(reply)).toBe('done');
    for (const c of clients) c.close();
  });

  it('has what was said there', async () => {
    const clients = await sit('playing');
    const [first] = clients as [Client];
    await first.until(() => first.chat.length === 2);
    expect(first.chat.map((l) => l.text)).toEqual(['Hello', 'Good luck, and mind the park']);
    for (const c of clients) c.close();
  });

  it('has the game that was over as it ended', async () => {
    const clients = await sit('over');
    const [first] = clients as [Client];
    await first.until(() => first.now !== undefined);
    expect(first.now?.over).toBe(true);
    expect(first.now?.outcome).toMatchObject({ rule: 'AVZ-8.0-count' });
    expect(first.room?.proof).toBeDefined();
    for (const c of clients) c.close();
  });

  it('has the table that waits for its people', async () => {
    const clients = await sit('waiting');
    expect(clients[0]?.room?.status).toBe('gathering');
    for (const c of clients) c.close();
  });
});

it('a game of other rules is not begun at a table with others: nobody could run it again from its beginning', () => {
  const old = 'journal-1/ros-pick-up-taken-back.9b179fa.shambles';
  expect(read(readFileSync(path.join(WRITTEN, old), 'utf8'))).toEqual({
    wrong: expect.stringContaining('revision 2'),
  });
});

it('a backup that was written earlier is restored whole', async () => {
  const store = await openStore({ memory: true });
  expect(await restore(store, path.join(WRITTEN, 'backup-1/tables.backup'))).toEqual({
    tables: 5,
    entries: 219,
  });
  await store.close();
});
