import { connect, type Socket } from 'node:net';
import { type FromServer, WIRE } from '@shambles/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, type ServerOptions, serve } from '../server.js';
import { Client, request } from '../testing/index.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { rote, Sitting, UNWEIGHED } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import { until } from '../testing/until.js';

const running: Served[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const c of clients.splice(0)) c.close();
  for (const s of running.splice(0)) await s.close();
});

async function start(
  limits: ServerOptions['limits'] = {},
  more: Partial<ServerOptions> = {},
): Promise<Served> {
  const served = await serve({
    store: new MapStore(),
    threads: 1,
    // Other tables are played at full speed.
    limits: { verbs: 1e9, verbsAtOnce: 1e9, ...limits },
    chance: rote(),
    ...more,
  });
  running.push(served);
  return served;
}

let ids = 0;
const open = async (served: Served) =>
  new Sitting(
    { tables: served.tables, id: () => `f${ids++}` },
    await openSeated(served.tables, shortGame(4)),
  );

/** Plays another table to its end while something else is going on. */
async function elsewhere(served: Served): Promise<void> {
  const sitting = await (await open(served)).begin();
  await sitting.play(() => false, 3);
  expect((await sitting.live()).record.status).toBe('over');
}

const socketAt = (served: Served, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${served.url.replace('http', 'ws')}/socket`, { headers });
  socket.on('error', () => {});
  return socket;
};
const opened = (socket: WebSocket) => new Promise((done) => socket.once('open', done));
const closed = (socket: WebSocket) =>
  new Promise<number>((done) => {
    if (socket.readyState === WebSocket.CLOSED) done(-1);
    socket.once('close', (code) => done(code));
  });
/** The HTTP status of a refused upgrade; 101 if it was accepted. */
const turnedDown = (socket: WebSocket) =>
  new Promise<number>((done) => {
    socket.once('unexpected-response', (_, response) => done(response.statusCode ?? 0));
    socket.once('open', () => done(101));
  });
const hello = (sitting: Sitting, who: string) =>
  JSON.stringify({ is: 'hello', wire: WIRE, table: sitting.opened.table, key: sitting.key(who) });

/** A raw connection: it says hello, then does what the test does. */
async function rawSocket(served: Served, first: string): Promise<Socket> {
  const { hostname, port } = new URL(served.url);
  const line = connect(Number(port), hostname);
  line.on('error', () => {});
  line.write(
    `GET /socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await new Promise((done) => line.once('data', done));
  line.write(frame(first));
  return line;
}

/** A client's text frame, with a mask of zeros. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

describe('what is too much is held back, and other tables go on', () => {
  it('a flood of messages: 4429, and nothing of it counts after that', async () => {
    const served = await start({ perSecond: 1, atOnce: 20 });
    const sitting = await open(served);
    const socket = socketAt(served);
    await opened(socket);
    const end = closed(socket);
    socket.send(hello(sitting, 'alien'));
    for (let n = 0; n < 3000; n++) socket.send(JSON.stringify({ is: 'chat', id: `c${n}`, text: 'Spam' }));
    await elsewhere(served);
    expect(await end).toBe(4429);
    const live = await sitting.live();
    await live.idle();
    expect(live.chat.length).toBeLessThan(30);
  });

  it('a flood of requests: 429 for this address', async () => {
    const served = await start({ perMinute: 30 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => request(served.url, '/api/about')));
    expect(answers.filter((a) => a.status === 429)).toHaveLength(30);
    expect(answers.find((a) => a.status === 429)?.text).toContain('"slower"');
    await elsewhere(served);
  });

  it('a flood of new tables: 429, and asking goes on', async () => {
    const served = await start({ opened: 5 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => request(served.url, '/api/tables', { body: shortGame(3) })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)]);
    expect((await request(served.url, '/api/about')).status).toBe(200);
  });

  it('behind a proxy: the address is what the proxy saw, not what the guest wrote', async () => {
    const served = await start({ perMinute: 10, perAddress: 2 }, { trustProxy: true });
    const statuses: number[] = [];
    for (let n = 0; n < 15; n++) {
      const headers = { 'x-forwarded-for': `10.0.0.${n}, 192.0.2.7` };
      statuses.push((await fetch(`${served.url}/api/about`, { headers })).status);
    }
    expect(statuses.filter((s) => s === 429)).toHaveLength(5);
    const sockets = [0, 1, 2].map((n) => socketAt(served, { 'x-forwarded-for': `10.9.9.${n}, 192.0.2.8` }));
    expect((await Promise.all(sockets.map(turnedDown))).sort()).toEqual([101, 101, 429]);
  });

  it('giants: 1009 on a socket, 413 as a body', async () => {
    const served = await start();
    const sitting = await open(served);
    const socket = socketAt(served);
    await opened(socket);
    socket.send(hello(sitting, 'alien'));
    socket.send(JSON.stringify({ is: 'chat', id: 'x', text: 'x'.repeat(70_000) }));
    expect(await closed(socket)).toBe(1009);
    const { table } = sitting.opened;
    const key = sitting.key('alien');
    const big = { is: 'chat', id: 'x', text: 'x'.repeat(300_000) };
    expect((await request(served.url, `/api/tables/${table}/do`, { key, body: big })).status).toBe(413);
    const journal = { journal: 'x'.repeat(9_000_000), seats: {} };
    expect((await request(served.url, '/api/tables/bring', { body: journal })).status).toBe(413);
    await elsewhere(served);
  });

  it('many sockets of one address: 429; too many in all: 503', async () => {
    for (const [limits, status] of [
      [{ perAddress: 5 }, 429],
      [{ inAll: 5 }, 503],
    ] as const) {
      const served = await start(limits);
      const sockets = Array.from({ length: 9 }, () => socketAt(served));
      const got = await Promise.all(sockets.map(turnedDown));
      expect(got.filter((s) => s === 101)).toHaveLength(5);
      expect(got.filter((s) => s === status)).toHaveLength(4);
      const gone = sockets.find((_, n) => got[n] === 101) as WebSocket;
      gone.close();
      await closed(gone);
      await elsewhere(served);
      await until(async () => (await turnedDown(socketAt(served))) === 101);
    }
  });

  it('silence before hello, or anything but hello: 4400', async () => {
    const served = await start({ hello: 50 });
    const silent = socketAt(served);
    expect(await closed(silent)).toBe(4400);
    const rude = socketAt(served);
    await opened(rude);
    rude.send(JSON.stringify({ is: 'begin', id: 'x' }));
    expect(await closed(rude)).toBe(4400);
  });

  it('an older page: 4426; a key that opens nothing: 4401', async () => {
    const served = await start();
    const sitting = await open(served);
    const said = [
      { is: 'hello', wire: WIRE + 1, table: sitting.opened.table, key: sitting.key('alien') },
      { is: 'hello', wire: WIRE, table: sitting.opened.table, key: 'guessed' },
      { is: 'hello', wire: WIRE, table: 'guessed', key: sitting.key('alien') },
    ];
    const codes = said.map(async (message) => {
      const socket = socketAt(served);
      await opened(socket);
      socket.send(JSON.stringify(message));
      return closed(socket);
    });
    expect(await Promise.all(codes)).toEqual([4426, 4401, 4401]);
  });

  it('half-open sockets are ended, whoever answers stays', async () => {
    const served = await start({ alive: 1000 });
    const sitting = await open(served);
    const alive = await new Client(() => served.url, sitting.opened.table, sitting.key('alien')).join();
    clients.push(alive);
    // Receives everything and never answers, not even a ping.
    const line = await rawSocket(served, hello(sitting, 'zombie'));
    await alive.until(() => alive.room?.seats.find((s) => s.seat === 'zombie')?.here === true);
    await new Promise((done) => line.once('close', done));
    await alive.until(() => alive.room?.seats.find((s) => s.seat === 'zombie')?.here === false);
    expect(alive.returns).toBe(0);
  });

  it('a slow reader is cut, holds nobody up, comes again and catches up', async () => {
    const served = await start({ ...UNWEIGHED, waiting: 2000, perSecond: 1e6, atOnce: 1e6 });
    const sitting = await (await open(served)).begin();
    const line = await rawSocket(served, hello(sitting, 'zombie'));
    line.pause();
    const host = await new Client(() => served.url, sitting.opened.table, sitting.key('host')).join();
    clients.push(host);
    const here = () => host.room?.seats.find((s) => s.seat === 'zombie')?.here;
    await host.until(() => here() === true);
    const live = await sitting.live();
    // Until the kernel's buffer is full, and a little beyond.
    for (let n = 0; n < 300 && here() === true; n++) {
      const why = `${n}${'x'.repeat(500_000)}`;
      const patch = [{ path: 'turn', value: (live.look('alien')!.view as { turn: number }).turn }];
      await sitting.must('alien', { is: 'propose', what: { correct: { why, patch } } });
      await sitting.must('alien', { is: 'consent', to: live.record.motion?.number ?? 0, yes: false });
      await new Promise((done) => setTimeout(done, 5));
    }
    expect(here()).toBe(false);
    await elsewhere(served);
    line.destroy();
    const again = await new Client(() => served.url, sitting.opened.table, sitting.key('zombie')).join();
    clients.push(again);
    await again.until(() => again.items.length > 0);
    expect(again.items).toEqual(live.look('zombie')?.feed.items);
  });
});

describe('what is sent and not read', () => {
  it('is bounded for an address: nobody joins there, nor takes a journal, before it is read', async () => {
    const served = await start({ unread: 0 });
    const sitting = await open(served);
    const socket = socketAt(served);
    await opened(socket);
    socket.send(hello(sitting, 'alien'));
    expect(await closed(socket)).toBe(4408);
    const path = `/api/tables/${sitting.opened.table}/journal`;
    expect((await request(served.url, path, { key: sitting.key('alien') })).status).toBe(429);
    const free = await start();
    const there = await open(free);
    for (let n = 0; n < 3; n++)
      (await new Client(() => free.url, there.opened.table, there.key('alien')).join()).close();
  });

  it('does not stay: who says it is there and reads nothing is cut off', async () => {
    const served = await start({ ...UNWEIGHED, alive: 1000, waiting: 1e9, perSecond: 1e6, atOnce: 1e6 });
    const sitting = await (await open(served)).begin();
    const line = await rawSocket(served, hello(sitting, 'zombie'));
    line.pause();
    const signs = setInterval(() => line.write(frame(JSON.stringify({ is: 'ping' }))), 200);
    const host = await new Client(() => served.url, sitting.opened.table, sitting.key('host')).join();
    clients.push(host);
    const here = () => host.room?.seats.find((s) => s.seat === 'zombie')?.here;
    await host.until(() => here() === true);
    const live = await sitting.live();
    for (let n = 0; n < 40; n++) {
      const why = `${n}${'x'.repeat(500_000)}`;
      const patch = [{ path: 'turn', value: (live.look('alien')!.view as { turn: number }).turn }];
      await sitting.must('alien', { is: 'propose', what: { correct: { why, patch } } });
      await sitting.must('alien', { is: 'consent', to: live.record.motion?.number ?? 0, yes: false });
    }
    await host.until(() => here() === false);
    clearInterval(signs);
    line.destroy();
  });
});

describe('pages of other places', () => {
  it('may open no socket: 403; the own page, listed ones and programs may', async () => {
    const served = await start({}, { origins: ['https://friend.example'] });
    const { host } = new URL(served.url);
    const cases: [Record<string, string>, number][] = [
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ origin: `http://${host}.evil.example` }, 403],
      [{ origin: 'https://friend.example.evil.example' }, 403],
      [{ origin: '' }, 403],
      [{ origin: `http://${host}` }, 101],
      [{ origin: 'https://friend.example' }, 101],
      [{}, 101],
    ];
    for (const [headers, status] of cases) {
      const socket = socketAt(served, headers);
      expect(await turnedDown(socket), JSON.stringify(headers)).toBe(status);
      socket.terminate();
    }
  });

  it('may read nothing: no CORS header says so, and a preflight is not answered', async () => {
    const served = await start();
    const sitting = await open(served);
    const { table } = sitting.opened;
    const headers = {
      origin: 'https://evil.example',
      authorization: `Bearer ${sitting.key('alien')}`,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    for (const [method, path] of [
      ['GET', '/api/about'],
      ['GET', `/api/tables/${table}`],
      ['OPTIONS', `/api/tables/${table}/do`],
      ['OPTIONS', '/api/tables'],
    ] as const) {
      const reply = await fetch(served.url + path, { method, headers });
      expect([...reply.headers.keys()].filter((h) => h.startsWith('access-control'))).toEqual([]);
      if (method === 'OPTIONS') expect(reply.status).toBe(404);
      expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    }
    // Content types that a page may send without a preflight request are not JSON, and have no effect.
    const body = JSON.stringify(shortGame(3));
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await fetch(`${served.url}/api/tables`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect([400, 415]).toContain(reply.status);
    }
    expect(await served.store.count()).toBe(1);
  });

  it('names and chat with script in them come as they are, as data', async () => {
    const served = await start();
    const sitting = await open(served);
    const script = '<script>alert(1)</script>';
    await sitting.must('alien', { is: 'name', name: script });
    const socket = socketAt(served);
    const said: FromServer[] = [];
    socket.on('message', (data) => said.push(JSON.parse(String(data)) as FromServer));
    await opened(socket);
    socket.send(hello(sitting, 'spectator'));
    await until(() => said.some((m) => m.is === 'room'));
    const room = said.find((m) => m.is === 'room');
    expect(room?.is === 'room' && room.room.seats[0]?.name).toBe(script);
    const reply = await fetch(`${served.url}/api/${encodeURIComponent(script)}`);
    expect(reply.headers.get('content-type')).toContain('application/json');
    socket.terminate();
  });
});

describe('messages of a great many values', () => {
  const wide = (values: number) =>
    JSON.stringify({ is: 'answer', id: 'x', ask: 'a', value: Array(values).fill(0) });

  it('are refused before they are read, on a socket and over HTTP, but not the files of a table', async () => {
    const served = await start();
    const sitting = await open(served);
    const socket = socketAt(served);
    await opened(socket);
    const said: FromServer[] = [];
    socket.on('message', (text) => said.push(JSON.parse(String(text))));
    socket.send(hello(sitting, 'alien'));
    socket.send(wide(5001));
    const text = 'the message: holds more than 5000 values';
    await until(() => said.some((m) => m.is === 'refused' && m.text === text));
    const mine = await request(served.url, '/api/mine', { body: { keys: Array(5001).fill(0) } });
    expect([mine.status, mine.text]).toEqual([400, expect.stringContaining(text)]);
    const files = { tiles: Array(20_000).fill(0) };
    const opening = await request(served.url, '/api/tables', { body: { ...shortGame(4), files } });
    expect(opening.text).not.toContain(text);
    socket.close();
  });

  it('count as many from one address over all its sockets, which is cut off while others play', async () => {
    const served = await start({ sends: 100, sendsPerSecond: 1 });
    const sitting = await open(served);
    const sockets = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const socket = socketAt(served);
        await opened(socket);
        socket.send(hello(sitting, 'alien'));
        return socket;
      }),
    );
    const codes = Promise.all(sockets.map(closed));
    for (let n = 0; n < 3; n++) for (const socket of sockets) socket.send(wide(4500));
    await elsewhere(served);
    expect(await codes).toEqual([4429, 4429, 4429, 4429]);
    const { status } = await request(served.url, '/api/mine', { body: { keys: [] } });
    expect(status).toBe(429);
  });
});
