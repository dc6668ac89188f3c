import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Sfc32 } from '@shambles/engine';
import { openStore } from '@shambles/store';
import { type Cluster, postgresPrograms, startPostgres } from '@shambles/store/testing';
import { findSystem } from '@shambles/systems';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fairOf, recordFrom } from './table/room.js';
import { Child } from './testing/child.js';
import { Client, openTable, request } from './testing/index.js';
import { type Known, playAlone, playKnown, shortGame } from './testing/known.js';
import { UNHURRIED } from './testing/rig.js';

/** How often each kind of server is killed. */
const KILLS = Number(process.env.SHAMBLES_KILLS ?? 6);
const limits = { ...UNHURRIED, perAddress: 1000 };

/** Waits until this many more answers are given, however long it takes, so that a kill comes in mid-play. */
async function after(answers: number, clients: readonly Client[]): Promise<void> {
  const now = () => clients.reduce((sum, c) => sum + c.items.filter((i) => 'own' in i).length, 0);
  const until = now() + answers;
  await Promise.race(clients.map((c) => c.until(() => now() >= until || c.now?.over === true)));
}

/**
 * Plays one game while servers are killed, and compares it with the undisturbed game. Fails at once if a server dies by
 * itself.
 */
async function playOn(
  children: readonly Child[],
  ...how: Parameters<typeof playThrough> extends [unknown, ...infer Rest] ? Rest : never
): Promise<void> {
  const urls = children.map((c) => () => c.url);
  await Promise.race([playThrough(urls, ...how), ...children.map((c) => c.broken)]);
}

async function playThrough(
  urls: readonly (() => string)[],
  store: () => Promise<{ room: Parameters<typeof recordFrom>[0]; lines(): Promise<string[]> }>,
  opened: Awaited<ReturnType<typeof openTable>>,
  kill: (clients: readonly Client[]) => Promise<boolean>,
): Promise<void> {
  const opening = shortGame(5);
  const clients = Object.values(opened.seats).map((key, s) =>
    new Client(urls[s % urls.length] as () => string, opened.table, key).worry(300),
  );
  await Promise.all(clients.map((c) => c.join()));
  await Promise.all(clients.map((c, n) => c.sit(`Person ${n}`)));
  const { room } = await store();
  const known: Known = playAlone(opening, fairOf(findSystem('avz'), opened.table, recordFrom(room)));
  let playing = true;
  const acknowledged = Promise.all(
    clients.map((c) => playKnown(c, known.answers[c.role?.is === 'seat' ? c.role.seat : ''] ?? [])),
  ).finally(() => {
    playing = false;
  });
  while (playing && (await kill(clients)));
  const counts = await acknowledged;
  const kept = (await (await store()).lines()).map((line) => {
    const { id: _, ...entry } = JSON.parse(line) as { id?: string };
    return JSON.stringify(entry);
  });
  // Every acknowledged answer is there exactly once, and the checksums match those of a game without kills.
  expect(kept).toEqual(known.entries);
  expect(counts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(kept.length);
  for (const c of clients) c.close();
}

describe('a server on the embedded store, killed with -9 in the middle of play', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-kill-'));
  const child = new Child({ store: { folder }, threads: 1, limits });
  afterEach(() => child.kill());
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it(`comes back ${KILLS} times: answers, seats and sums as without`, async () => {
    await child.start();
    const random = new Sfc32('kills');
    let kills = 0;
    while (kills < KILLS) {
      const opened = await openTable(child.url, shortGame(5));
      const seen = async () => {
        const whole = await request(child.url, `/api/tables/${opened.table}/journal`, {
          key: Object.values(opened.seats)[0] as string,
        });
        return whole;
      };
      await playOn(
        [child],
        async () => {
          // The embedded store belongs to one process, so it is inspected while the server is down.
          await child.stop();
          const store = await openStore({ folder });
          const stored = await store.table(opened.table);
          const lines = (await store.entries(opened.table, 0)).map((e) => e.line);
          await store.close();
          await child.start();
          return { room: stored?.room ?? {}, lines: async () => lines };
        },
        opened,
        async (clients) => {
          if (kills >= KILLS) return false;
          await after(random.below(12), clients);
          if (clients.some((c) => c.now?.over)) return false;
          await child.kill();
          kills++;
          await child.start();
          return true;
        },
      );
      expect((await seen()).status).toBe(200);
    }
    expect(child.repairs).toEqual([]);
  }, 3_600_000);
});

describe.skipIf(!postgresPrograms)('two servers on one PostgreSQL', () => {
  let cluster: Cluster;
  const children: Child[] = [];
  let url = '';
  beforeAll(async () => {
    cluster = await startPostgres();
    url = await cluster.database();
    for (let n = 0; n < 2; n++)
      children.push(await new Child({ store: { url }, threads: 1, limits }).start());
  });
  afterAll(async () => {
    for (const child of children) await child.kill();
    await cluster?.stop();
  });

  const play = async (kills: number, kill: (random: Sfc32) => Promise<void>) => {
    const random = new Sfc32('kills');
    let done = 0;
    while (done < kills) {
      const opened = await openTable(children[0]?.url as string, shortGame(5));
      await playOn(
        children,
        async () => {
          const store = await openStore({ url });
          const stored = await store.table(opened.table);
          const lines = (await store.entries(opened.table, 0)).map((e) => e.line);
          await store.close();
          return { room: stored?.room ?? {}, lines: async () => lines };
        },
        opened,
        async (clients) => {
          if (done >= kills) return false;
          await after(random.below(12), clients);
          if (clients.some((c) => c.now?.over)) return false;
          await kill(random);
          done++;
          return true;
        },
      );
    }
  };

  it(`lose nothing when either is killed with -9, ${KILLS} times`, async () => {
    await play(KILLS, async (random) => {
      const child = children[random.below(2)] as Child;
      await child.kill();
      await child.start();
    });
  }, 3_600_000);

  it(`lose nothing when PostgreSQL is killed with -9, ${KILLS} times`, async () => {
    await play(KILLS, async () => {
      await cluster.kill();
      await cluster.start();
    });
  }, 3_600_000);
});
