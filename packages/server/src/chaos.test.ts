import { type Cluster, postgresPrograms, startPostgres } from '@shambles/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from './server.js';
import type { Live } from './table/live.js';
import { fairOf } from './table/room.js';
import { BadLine, type Weather } from './testing/badline.js';
import { Client, openTable } from './testing/index.js';
import { playAlone, playKnown, shortGame } from './testing/known.js';
import { UNHURRIED } from './testing/rig.js';

const GAMES = Number(process.env.SHAMBLES_CHAOS ?? 4);
const FINE: Weather = { lost: 0, doubled: 0, late: 0, dead: 0, cut: 0 };
const STORM: Weather = { lost: 4, doubled: 8, late: 20, dead: 1, cut: 2 };
const limits = { ...UNHURRIED, perAddress: 1000 };

/**
 * Plays with two devices per seat, each on its own node, over bad lines; the journal must match one played undisturbed.
 */
async function playInStorm(nodes: readonly Served[], game: number): Promise<number> {
  const opening = shortGame(5);
  const opened = await openTable(nodes[0]?.url as string, opening);
  let weather = FINE;
  // The line number is all that differs: each new line of a client gets its own weather.
  let lines = 0;
  const clients = Object.values(opened.seats).flatMap((key, s) =>
    [0, 1].map((d) => {
      const url = () => nodes[(s + d) % nodes.length]?.url as string;
      const dial = (to: string) => new BadLine(to, `${game}/${s}/${d}/${lines++}`, () => weather) as never;
      return new Client(url, opened.table, key, dial).worry(150);
    }),
  );
  await Promise.all(clients.map((c) => c.join()));
  const [one, , two] = clients as [Client, Client, Client, Client];
  await Promise.all([one.sit('Ann'), two.sit('Bob')]);
  const live = (await nodes[0]?.tables.house.wake(opened.table)) as Live;
  const known = playAlone(opening, fairOf(live.system, opened.table, live.record));
  weather = STORM;
  await Promise.all(
    clients.map(async (client) => {
      const seat = client.role?.is === 'seat' ? client.role.seat : '';
      await playKnown(client, known.answers[seat] ?? []);
    }),
  );
  weather = FINE;
  const entries = await nodes[0]?.store.entries(opened.table, 0);
  expect(entries?.map(({ line }) => withoutIds(line))).toEqual(known.entries);
  const returns = clients.reduce((sum, c) => sum + c.returns, 0);
  for (const c of clients) c.close();
  return returns;
}

/** Plays the games concurrently, since they mostly wait. Returns the total number of reconnections. */
async function playGames(nodes: readonly Served[], first: number): Promise<number> {
  const games = Array.from({ length: GAMES }, (_, n) => playInStorm(nodes, first + n));
  return (await Promise.all(games)).reduce((a, b) => a + b, 0);
}

/** Strips answer ids, which each client chooses for itself. */
const withoutIds = (line: string): string => {
  const { id: _, ...entry } = JSON.parse(line) as { id?: string };
  return JSON.stringify(entry);
};

describe('four clients on bad lines (lost, doubled, late, reordered messages, dead and cut lines)', () => {
  let node: Served;
  beforeAll(async () => {
    node = await serve({ store: { memory: true }, threads: 1, limits });
  });
  afterAll(() => node.close());

  it(`play ${GAMES} games at one node to the same last checksum as without`, async () => {
    expect(await playGames([node], 0)).toBeGreaterThan(0);
  }, 600_000);
});

describe.skipIf(!postgresPrograms)('four clients on bad lines at two nodes of one PostgreSQL', () => {
  let cluster: Cluster;
  let nodes: Served[] = [];
  beforeAll(async () => {
    cluster = await startPostgres();
    const url = await cluster.database();
    nodes = [
      await serve({ store: { url }, threads: 1, limits }),
      await serve({ store: { url }, threads: 1, limits }),
    ];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await cluster?.stop();
  });

  it(`play ${GAMES} games to the same last checksum as without`, async () => {
    expect(await playGames(nodes, 100)).toBeGreaterThan(0);
  }, 600_000);
});
