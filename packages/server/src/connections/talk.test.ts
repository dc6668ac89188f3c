import { EventEmitter } from 'node:events';
import { LIMITS, WIRE } from '@shambles/wire';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SEAT_LIMITS } from '../limits/limits.js';
import { Addresses } from '../limits/weights.js';
import { makeMetrics } from '../metrics.js';
import { type Served, type ServerOptions, serve } from '../server.js';
import { Client, request } from '../testing/index.js';
import { shortGame } from '../testing/known.js';
import { MapStore } from '../testing/mapstore.js';
import { Rig, rote, Sitting, UNHURRIED } from '../testing/rig.js';
import { openSeated } from '../testing/seated.js';
import { until } from '../testing/until.js';
import { SOCKET_LIMITS, Sockets } from './sockets.js';

const running: Served[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const c of clients.splice(0)) c.close();
  for (const s of running.splice(0)) await s.close();
});

const store = () => new MapStore();
async function start(limits: ServerOptions['limits'], kept = store()): Promise<Served> {
  const served = await serve({ store: kept, threads: 1, chance: rote(), limits });
  running.push(served);
  return served;
}

let ids = 0;
const open = async (served: Served): Promise<Sitting> =>
  new Sitting(
    { tables: served.tables, id: () => `t${ids++}` },
    await openSeated(served.tables, shortGame(4)),
  );

async function come(served: Served, sitting: Sitting, who: string): Promise<Client> {
  const client = await new Client(() => served.url, sitting.opened.table, sitting.key(who)).join();
  clients.push(client);
  return client;
}

/** Bytes sent to one client, and the number of chat lines in them. */
const told = ({ heard, chat }: Client) => ({
  bytes: heard.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  lines: chat.filter(Boolean).length,
});

/** Sends many messages over many sockets of one key, and waits until all are answered. */
async function shout(
  served: Served,
  sitting: Sitting,
  sockets: number,
  each: number,
): Promise<Map<string, number>> {
  const replies = new Map<string, number>();
  const { table } = sitting.opened;
  const one = (s: number) =>
    new Promise<void>((done) => {
      const socket = new WebSocket(`${served.url.replace('http', 'ws')}/socket`);
      socket.on('error', () => {});
      socket.on('open', () => {
        socket.send(JSON.stringify({ is: 'hello', wire: WIRE, table, key: sitting.key('alien') }));
        for (let n = 0; n < each; n++)
          socket.send(JSON.stringify({ is: 'chat', id: `${s}-${n}`, text: `${s} ${n} ${'x'.repeat(480)}` }));
      });
      let open = each;
      socket.on('message', (data) => {
        const { is, id } = JSON.parse(String(data)) as { is: string; id?: string };
        if (id === undefined) return;
        replies.set(is, (replies.get(is) ?? 0) + 1);
        if (--open === 0) socket.close();
      });
      socket.on('close', (code) => {
        if (code !== 1005) replies.set(String(code), (replies.get(String(code)) ?? 0) + 1);
        done();
      });
    });
  await Promise.all(Array.from({ length: sockets }, (_, s) => one(s)));
  return replies;
}

describe('talk', () => {
  it('over forty sockets of one key is as much as over one; who comes then is told the last lines, and others play on', async () => {
    const served = await start({ ...SEAT_LIMITS, talk: 1e-9, perMinute: 1e6 });
    const [sitting, other] = [await open(served), await (await open(served)).begin()];
    const zombie = await come(served, other, 'zombie');
    const waits: number[] = [];
    const measure = (async () => {
      for (let n = 0; n < 40; n++) {
        const before = performance.now();
        expect((await zombie.do({ is: 'own-dice', own: n % 2 === 0 })).is).toBe('done');
        waits.push(performance.now() - before);
      }
    })();
    const replies = await shout(served, sitting, 40, 30);
    await measure;
    console.log(
      `p99 of another table meanwhile: ${p99(waits).toFixed(1)} ms; replies ${JSON.stringify([...replies])}`,
    );
    expect(replies.get('done')).toBe(SEAT_LIMITS.talkAtOnce);
    const friend = await come(served, sitting, 'zombie');
    expect(told(friend).lines).toBe(SEAT_LIMITS.talkAtOnce);
    expect((await friend.do({ is: 'chat', text: 'And I?' })).is).toBe('done');
  }, 120_000);

  it('waits of one seat are bounded, and so are those of a table', async () => {
    const kept = store();
    const served = await start({ ...UNHURRIED, underway: 2 }, kept);
    const sitting = await open(served);
    // A slow store: nothing is done until everyone has asked.
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const { write } = kept;
    kept.write = async (change) => {
      await held;
      return write.call(kept, change);
    };
    const say = (who: string) => sitting.do(who, { is: 'chat', text: 'Hello' });
    const all = [...Array(9).fill('alien'), ...Array(9).fill('zombie'), ...Array(9).fill('host')].map(say);
    letGo();
    const done = (await Promise.all(all)).map((r) => r.is);
    expect(done.filter((is) => is === 'done')).toHaveLength(6);
    expect(done.slice(0, 9).filter((is) => is === 'done')).toHaveLength(2);
    expect((await say('alien')).is).toBe('done');
  });

  it('that fills a table keeps nobody out: the last lines are told, and the table is played on', async () => {
    const kept = store();
    const served = await start(UNHURRIED, kept);
    const sitting = await (await open(served)).begin();
    const { table } = sitting.opened;
    const live = await sitting.live();
    await served.tables.house.sleep(live);
    // Chat as older servers kept it: unlimited, with characters that take six bytes each.
    for (let n = 0; n < 3000; n++) {
      const { version } = (await kept.table(table))!;
      await kept.write({
        table,
        version,
        chat: { id: `${n}`, from: 'alien', text: '\u0001'.repeat(500), at: n },
      });
    }
    const client = await come(served, sitting, 'zombie');
    await client.until(() => client.now !== undefined);
    expect(client.closedWith).toBeUndefined();
    expect(told(client).lines).toBe(LIMITS.talk);
    expect(client.chat.at(-1)?.n).toBe(2999);
    expect(told(client).bytes).toBeLessThan(1_000_000);
    const seat = live.table?.waitingFor[0] as string;
    const ask = await sitting.ask(seat);
    await sitting.must(seat, { is: 'answer', ask: ask?.id ?? '', value: await sitting.legal(seat) });
    await sitting.must(seat, { is: 'chat', text: 'On we go' });
    await client.until(() => client.chat.at(-1)?.n === 3000);
  }, 60_000);

  it('what somebody is told when he comes is no reason to send him away, however slowly he reads; what comes after is', async () => {
    const rig = new Rig();
    const sitting = await (await rig.open(shortGame(4))).begin();
    for (let n = 0; n < 100; n++)
      await sitting.must('alien', { is: 'chat', text: `${n} ${'x'.repeat(400)}` });
    const waiting = 20_000;
    const sockets = new Sockets({
      tables: rig.tables,
      limits: { ...SOCKET_LIMITS, waiting },
      addresses: new Addresses(UNHURRIED),
      origins: [],
      metrics: makeMetrics(
        () => 0,
        () => 0,
      ),
      onError: (error) => rig.errors.push(error),
      address: () => 'here',
    });
    const reader = new SlowReader();
    sockets.talk(reader as unknown as WebSocket, 'here');
    const hello = { is: 'hello', wire: WIRE, table: sitting.opened.table, key: sitting.key('zombie') };
    reader.emit('message', Buffer.from(JSON.stringify(hello)), false);
    await until(() => reader.said.includes('game') || reader.closed !== undefined);
    // The reader has taken nothing yet, and more is sent.
    expect(reader.bufferedAmount).toBeGreaterThan(waiting * 2);
    for (let n = 0; n < 20; n++) await sitting.must('alien', { is: 'chat', text: `${n}` });
    expect(reader.closed).toBeUndefined();
    for (let n = 0; n < 100 && reader.closed === undefined; n++)
      await sitting.must('alien', { is: 'chat', text: `${n} ${'x'.repeat(400)}` });
    expect(reader.closed).toBe(4408);
    // Beyond the join, no more than the limit and one message is queued for the reader.
    expect(reader.later).toBeLessThan(waiting + 1000);
    await sockets.close();
    await rig.close();
    expect(rig.errors).toEqual([]);
  });
});

/** The other end of a socket that never reads. */
class SlowReader extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  /** Bytes sent after the join. */
  later = 0;
  readonly said: string[] = [];
  closed: number | undefined;

  send(text: string, taken?: () => void): void {
    const size = Buffer.byteLength(text);
    this.said.push((JSON.parse(text) as { is: string }).is);
    this.bufferedAmount += size;
    if (!taken) this.later += size;
  }

  close(code: number): void {
    this.readyState = WebSocket.CLOSING;
    this.closed = code;
    this.emit('close');
  }
}

describe('the clock of the machine', () => {
  it('is set back, and nobody is sent away for it', async () => {
    const served = await start({});
    const sitting = await open(served);
    const client = await come(served, sitting, 'alien');
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now - 3000);
    for (let n = 0; n < 5; n++) {
      client.send({ is: 'ping' });
      expect((await client.do({ is: 'own-dice', own: n % 2 === 0 })).is).toBe('done');
    }
    expect([client.closedWith, client.returns]).toEqual([undefined, 0]);
  });
});

describe('what cannot be kept', () => {
  const HALF = '\ud83d';
  it('is refused with what is allowed: names, titles, talk, ids and files', async () => {
    const served = await start({ ...UNHURRIED, perMinute: 1e6, opened: 1e6 });
    const sitting = await open(served);
    const key = sitting.key('alien');
    const path = `/api/tables/${sitting.opened.table}/do`;
    const before = JSON.stringify((await sitting.live()).record);
    for (const bad of ['\0', HALF, `Ann${HALF}`, 'a\0b'])
      for (const body of [
        { is: 'chat', id: 'x', text: bad },
        { is: 'name', id: 'x', name: bad },
        { is: 'chat', id: bad, text: 'x' },
      ]) {
        const { status, text } = await request(served.url, path, { key, body });
        expect([status, text], JSON.stringify(body)).toEqual([
          400,
          expect.stringMatching(/holds U\+.*may hold|allowed/),
        ]);
      }
    for (const more of [
      { title: '\0' },
      { title: HALF },
      { files: { tiles: { note: '\0' } } },
      { files: { '\0': 1 } },
    ]) {
      const { status, text } = await request(served.url, '/api/tables', {
        body: { ...shortGame(3), ...more },
      });
      expect([status, text], JSON.stringify(more)).toEqual([400, expect.stringMatching(/holds U\+/)]);
    }
    expect(JSON.stringify((await sitting.live()).record)).toBe(before);
  });

  it('nor what turns a line round or moves the cursor', async () => {
    const served = await start(UNHURRIED);
    const sitting = await open(served);
    const client = await come(served, sitting, 'alien');
    for (const bad of ['\u0007', 'a\nb', '\u202eevil', '\u2066x', '\u001b[2J', '\u0085'])
      expect(await client.do({ is: 'chat', text: bad }), JSON.stringify(bad)).toMatchObject({
        is: 'refused',
        code: 'malformed',
        text: expect.stringMatching(
          /^text: holds U\+[0-9A-F]{4}, or a line|^text: holds U\+[0-9A-F]{4}; a line/,
        ),
      });
    for (const good of ['Grüß Gott', 'שלום', 'سلام', '👨‍👩‍👧', '☠️ 3 > 2 & <b>'])
      expect((await client.do({ is: 'chat', text: good })).is, good).toBe('done');
  });
});

describe('a name', () => {
  it('is nobody else’s, nor the table’s own, however it is written', async () => {
    const served = await start(UNHURRIED);
    const sitting = await open(served);
    await sitting.must('alien', { is: 'name', name: 'Anna Cole' });
    const live = await sitting.live();
    const refused = [
      'anna cole',
      'ANNA  COLE',
      'Аnna Cole',
      'Ａｎｎａ Ｃｏｌｅ',
      'Anna Со1е',
      'annacole',
      'host',
      'Host',
      'ｈｏｓｔ',
      'hоst',
      'Spectator',
      'alien',
      'Aliens',
    ];
    for (const name of refused) {
      const reply = await sitting.do('zombie', { is: 'name', name });
      expect(reply, name).toMatchObject({ is: 'refused', text: expect.stringMatching(/is called|no name/) });
    }
    expect(live.record.seats.zombie?.name).toBeUndefined();
    for (const name of ['Anna C.', 'Зоя', '李', 'Zombies', 'Bob ☠️'])
      await sitting.must('zombie', { is: 'name', name });
    // A seat may take its own name in another spelling.
    await sitting.must('alien', { is: 'name', name: ' ANNA   Cole ' });
    expect(live.record.seats.alien?.name).toBe('ANNA Cole');
  });

  it('has nothing in it that cannot be seen', async () => {
    const served = await start({ ...UNHURRIED, perMinute: 1e6 });
    const sitting = await open(served);
    const client = await come(served, sitting, 'alien');
    for (const bad of [
      'An\u200bn',
      '\u202eAnn',
      'Ann\u200f',
      'Ann\u2066',
      'A\u00adnn',
      '\ufeffAnn',
      '\u3164',
      'Ann\u2028',
    ])
      expect(await client.do({ is: 'name', name: bad }), JSON.stringify(bad)).toMatchObject({
        is: 'refused',
        text: expect.stringMatching(/^name: holds U\+[0-9A-F]{4}, which cannot be seen/),
      });
    expect(await client.do({ is: 'name', name: '   ' })).toMatchObject({ is: 'refused', code: 'malformed' });
    const title = { ...shortGame(3), title: 'Friday\u202e' };
    expect((await request(served.url, '/api/tables', { body: title })).text).toMatch(/title: holds U\+202E/);
  });
});

function p99(of: readonly number[]): number {
  return of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.99)] ?? 0;
}
