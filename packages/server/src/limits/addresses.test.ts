import { connect, type Socket } from 'node:net';
import { WIRE } from '@shambles/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, type ServerOptions, serve } from '../server.js';
import { type Client, openTable, request } from '../testing/index.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { OTHER, statusFrom } from '../testing/others.js';
import { rote } from '../testing/rig.js';
import { Budget, Budgets } from './weights.js';

/* Tests that an address over its limits is refused, and nobody else is. */

const running: Served[] = [];
const lines: (Socket | WebSocket | Client)[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) 'destroy' in line ? line.destroy() : line.close();
  for (const served of running.splice(0)) await served.close();
});

async function start(
  limits: ServerOptions['limits'] = {},
  more: Partial<ServerOptions> = {},
): Promise<Served> {
  const served = await serve({ store: new MapStore(), threads: 1, limits, chance: rote(), ...more });
  running.push(served);
  return served;
}

/** Says hello with a key, from an address of this machine. Returns the status of the upgrade or the close code. */
function hello({ url }: Served, table: string, key: string, localAddress = '127.0.0.1'): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { localAddress });
  lines.push(socket);
  return new Promise((done) => {
    socket.on('error', () => {});
    socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    socket.once('open', () => socket.send(JSON.stringify({ is: 'hello', wire: WIRE, table, key })));
    socket.once('message', () => done(101));
    socket.once('close', (code) => done(code));
  });
}

const count = (all: readonly number[], one: number) => all.filter((n) => n === one).length;

describe('keys that open nothing', () => {
  it('are taken so many times from an address, over sockets and requests alike', async () => {
    const served = await start({ guesses: 10, guessesPerSecond: 0 });
    const { table, seats } = await openTable(served.url, shortGame(3));
    const key = seats.alien as string;
    const said: number[] = [];
    for (let n = 0; n < 30; n++) said.push(await hello(served, table, `guess ${n}`));
    expect([count(said, 4401), count(said, 429)]).toEqual([10, 20]);
    const { status, text } = await request(served.url, `/api/tables/${table}`, { key });
    expect([status, text]).toEqual([429, expect.stringContaining('open nothing')]);
    // Another address is not affected.
    if (OTHER !== '127.0.0.1') expect(await hello(served, table, key, OTHER)).toBe(101);
  });

  it('count in requests too', async () => {
    const served = await start({ guesses: 5, guessesPerSecond: 0 });
    const { table } = await openTable(served.url, shortGame(3));
    const said: number[] = [];
    for (let n = 0; n < 12; n++)
      said.push((await request(served.url, `/api/tables/${table}`, { key: `guess${n}` })).status);
    expect([count(said, 403), count(said, 429)]).toEqual([5, 7]);
  });
});

it('so many sockets are opened by an address, however soon they are closed', async () => {
  const served = await start({ connects: 6, connectsPerSecond: 0 });
  const { table, host } = await openTable(served.url, shortGame(3));
  const said: number[] = [];
  for (let n = 0; n < 10; n++) {
    said.push(await hello(served, table, host));
    (lines.pop() as WebSocket).terminate();
  }
  expect(said).toEqual([...Array(6).fill(101), ...Array(4).fill(429)]);
  if (OTHER !== '127.0.0.1') expect(await hello(served, table, host, OTHER)).toBe(101);
});

describe('connections that ask for nothing', () => {
  const half = (served: Served) => {
    const { hostname, port } = new URL(served.url);
    const line = connect(Number(port), hostname);
    line.on('error', () => {});
    line.resume();
    lines.push(line);
    line.write('GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: ');
    return new Promise<void>((done) => line.once('close', () => done()));
  };

  it('are ended when the head of their request does not come', async () => {
    const served = await start({ head: 300 });
    await Promise.all(Array.from({ length: 20 }, () => half(served)));
    expect((await request(served.url, '/healthz')).status).toBe(200);
  });

  it.skipIf(OTHER === '127.0.0.1')('are so many for an address, and others are answered', async () => {
    const served = await start({ connections: 30 });
    let ended = 0;
    for (let n = 0; n < 100; n++) void half(served).then(() => ended++);
    for (let n = 0; n < 50 || ended < 70; n++)
      expect(await statusFrom(`${served.url}/healthz`, OTHER)).toBe(200);
    expect(ended).toBe(70);
  });
});

describe('tables of an address', () => {
  it('are so many a day', async () => {
    const served = await start({ openedADay: 3 });
    const said: number[] = [];
    for (let n = 0; n < 5; n++)
      said.push((await request(served.url, '/api/tables', { body: shortGame(3) })).status);
    expect(said).toEqual([201, 201, 201, 429, 429]);
    // A failed opening does not count as a table.
    const again = await start({ openedADay: 1 });
    await request(again.url, '/api/tables', { body: { ...shortGame(3), scenario: 'none' } });
    expect((await request(again.url, '/api/tables', { body: shortGame(3) })).status).toBe(201);
  });

  it('bring so many bytes of files a day', async () => {
    const served = await start({ bytesADay: 1000 });
    const said: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { status, text } = await request(served.url, '/api/tables', { body: shortGame(3) });
      said.push(status === 201 ? 'opened' : text);
    }
    expect(said[0]).toBe('opened');
    expect(said.at(-1)).toContain('Try again tomorrow.');
  });
});

describe('a budget', () => {
  it('comes back with time, up to what it was, and a dear thing is paid off', () => {
    const budget = new Budget(10, 100, 0);
    budget.spend(150, 0);
    expect(budget.left(0)).toBe(-50);
    expect(budget.left(4000)).toBe(-10);
    expect(budget.left(8000)).toBe(30);
    expect(budget.isWhole(20_000)).toBe(true);
    expect(budget.left(1e9)).toBe(100);
  });

  it('is kept for those who use it, and only so many of them', () => {
    const budgets = new Budgets(1, 2);
    for (let n = 0; n < 30_000; n++) budgets.spend(`somebody ${n}`, 2, 0);
    expect(budgets.isSpent('somebody 29999', 0)).toBe(true);
    expect(budgets.isSpent('somebody 0', 0)).toBe(false);
    expect(budgets.isSpent('somebody 29999', 2000)).toBe(false);
  });
});
