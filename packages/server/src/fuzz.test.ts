import { EventEmitter } from 'node:events';
import { entryLine, headerLine, type Json, Sfc32 } from '@shambles/engine';
import { commitmentTo, type FromServer, keyHash, LIMITS, ToServer, type Verb, WIRE } from '@shambles/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { HTTP_LIMITS } from './connections/asking.js';
import { makeHttp } from './connections/http.js';
import { SOCKET_LIMITS, Sockets } from './connections/sockets.js';
import { measure } from './limits/measure.js';
import { Addresses } from './limits/weights.js';
import { makeMetrics } from './metrics.js';
import { serve } from './server.js';
import { Client, openTable } from './testing/index.js';
import { junkBytes, junkText, mutant } from './testing/junk.js';
import { shortGame } from './testing/known.js';
import { MapStore } from './testing/mapstore.js';
import { NUMBER, Rig, type Sitting, UNHURRIED } from './testing/rig.js';
import { until } from './testing/until.js';

/** Total number of frames and bodies. */
const FUZZ = Number(process.env.SHAMBLES_FUZZ ?? 16_000);
const SEED = process.env.SHAMBLES_SEED ?? 'fuzz';

/** A valid message of each kind except `sit`, which would change the key used here. */
const sensible = (table: string, key: string): Json[] => [
  { is: 'hello', wire: WIRE, table, key, have: 3 },
  { is: 'ping' },
  { is: 'answer', id: 'a', ask: 'alien-orders@7', value: ['move ufo-1 > B4', { a: [1, 2] }] },
  { is: 'dice', id: 'a', roll: 'landing@3', faces: [1, 2, 3] },
  { is: 'own-dice', id: 'a', own: true },
  { is: 'stand', id: 'a', ask: 'set-up', value: { 'rotting-1': 'A1' } },
  { is: 'undo', id: 'a', to: 2 },
  { is: 'redo', id: 'a' },
  { is: 'propose', id: 'a', what: { undo: 1 } },
  { is: 'propose', id: 'a', what: { correct: { why: 'so', patch: [{ path: 'turn', value: 2 }] } } },
  { is: 'consent', id: 'a', to: 1, yes: true },
  { is: 'device', id: 'a', key: keyHash('one more') },
  { is: 'send-away', id: 'a', device: 7 },
  { is: 'stay', id: 'a', stays: true },
  { is: 'name', id: 'a', name: 'Ann' },
  { is: 'chat', id: 'a', text: 'Hello' },
  { is: 'promise', id: 'a', commitment: commitmentTo(NUMBER) },
  { is: 'share', id: 'a', share: NUMBER },
  { is: 'begin', id: 'a' },
  { is: 'stand-in', id: 'a', seat: 'alien', bot: null },
  { is: 'hand-over', id: 'a', seat: 'nobody' },
  { is: 'pause', id: 'a', paused: false },
  { is: 'delay', id: 'a', seconds: 3 },
  { is: 'watch', id: 'a', at: 3, playing: false },
];

/** Matches an error that names the faulty field or says what a message must be. */
const CLEAR = /^(the message|[^:]{1,80}): |^A message is one JSON text\.|^Hello has been said already\./;

/** A socket without a network. */
class Wire extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  readonly said: FromServer[] = [];
  closed: number | undefined;

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromServer);
  }

  close(code: number): void {
    this.readyState = WebSocket.CLOSING;
    this.closed = code;
    this.emit('close');
  }

  terminate(): void {
    this.close(1006);
  }
}

const rig = new Rig();
let sitting: Sitting;
const metrics = makeMetrics(
  () => 0,
  () => 0,
);
const sockets = new Sockets({
  tables: rig.tables,
  limits: { ...SOCKET_LIMITS, perSecond: 1e9, atOnce: 1e9 },
  addresses: new Addresses(UNHURRIED),
  origins: [],
  metrics,
  onError: (error) => rig.errors.push(error),
  address: () => 'here',
});

beforeAll(async () => {
  sitting = await (await rig.open(shortGame(6))).begin();
  await sitting.play((live) => live.length > 12);
});
afterAll(async () => {
  await sockets.close();
  await rig.close();
});

/** True if the mutated message is still valid and may be carried out. */
function isSensible(text: string, schema: typeof ToServer | typeof Verb): boolean {
  try {
    const data: unknown = JSON.parse(text);
    const { depth, values } = measure(text);
    return depth <= LIMITS.depth && values <= LIMITS.values && schema.safeParse(data).success;
  } catch {
    return false;
  }
}

const picture = () => rig.store.picture(sitting.opened.table);

describe('whatever is sent', () => {
  it('over a socket: nothing breaks, nothing changes, and what is wrong is said', async () => {
    const random = new Sfc32(`${SEED}/frames`);
    const { table, seats } = sitting.opened;
    let refused = 0;
    for (let n = 0; n < FUZZ * 0.6; ) {
      const who = ['alien', 'zombie', 'host', 'spectator'][random.below(4)] as string;
      const wire = new Wire();
      sockets.talk(wire as unknown as WebSocket, 'here');
      const joins = random.below(5) > 0;
      if (joins) {
        wire.emit(
          'message',
          Buffer.from(JSON.stringify({ is: 'hello', wire: WIRE, table, key: sitting.key(who) })),
          false,
        );
        await until(() => wire.said.some((m) => m.is === 'room') || wire.closed !== undefined);
        expect(wire.closed).toBeUndefined();
      }
      for (let k = 0; k < 40 && wire.readyState === WebSocket.OPEN; k++, n++) {
        const all = sensible(table, seats.alien as string);
        const binary = random.below(20) === 0;
        const frame = binary
          ? junkBytes(random)
          : Buffer.from(mutant(random, all[random.below(all.length)] as Json));
        const text = frame.toString();
        const before = [picture(), wire.said.length] as const;
        wire.emit('message', frame, binary);
        if (!binary && isSensible(text, ToServer)) {
          await (await sitting.live()).idle();
          await until(() => wire.said.length > before[1] || wire.readyState !== WebSocket.OPEN);
          await (await sitting.live()).idle();
          continue;
        }
        const reply = wire.said[before[1]];
        expect(reply, text).toMatchObject({ is: 'refused', code: 'malformed' });
        expect(reply?.is === 'refused' && reply.text, text).toMatch(CLEAR);
        expect(picture() === before[0], text).toBe(true);
        refused++;
      }
      if (wire.readyState === WebSocket.OPEN) wire.close(1000);
    }
    expect(rig.errors).toEqual([]);
    expect(refused).toBeGreaterThan(FUZZ * 0.3);
    // The table still works.
    expect((await sitting.do('alien', { is: 'chat', text: 'Still here' })).is).toBe('done');
  }, 600_000);

  it('as a body: nothing breaks, nothing changes, and what is wrong is said', async () => {
    const random = new Sfc32(`${SEED}/bodies`);
    const app = await makeHttp({
      tables: rig.tables,
      metrics,
      limits: { ...HTTP_LIMITS, perMinute: 1e9, opened: 1e9 },
      addresses: new Addresses(UNHURRIED),
      trustProxy: false,
      log: false,
      version: '0',
    });
    const { table } = sitting.opened;
    const opening = shortGame(3) as unknown as Json;
    const live = await sitting.live();
    const journal = live.journalText();
    const bringing: Json = { journal, seats: { alien: 'person', zombie: 'person' }, title: 'x', delay: 3 };
    const mine: Json = { keys: [{ table, key: sitting.key('alien') }] };
    const statuses = new Map<number, number>();
    for (let n = 0; n < FUZZ * 0.3; n++) {
      const verbs = sensible(table, sitting.key('alien'));
      const [url, sane] = [
        ['/api/tables', opening],
        ['/api/tables/bring', bringing],
        [`/api/tables/${table}/do`, verbs[random.below(verbs.length)] as Json],
        [`/api/tables/${table}/do`, verbs[random.below(verbs.length)] as Json],
        ['/api/mine', mine],
      ][random.below(5)] as [string, Json];
      const payload = random.below(20) === 0 ? junkBytes(random) : mutant(random, sane);
      const before = picture();
      const reply = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          'content-type':
            random.below(30) === 0
              ? (['text/plain', 'x', 'a/b; c=d'][random.below(3)] as string)
              : 'application/json',
          ...(random.below(10) > 0 && { authorization: `Bearer ${sitting.key('spectator')}` }),
        },
      });
      const where = `${url} ${String(payload).slice(0, 500)}: ${reply.body.slice(0, 300)}`;
      statuses.set(reply.statusCode, (statuses.get(reply.statusCode) ?? 0) + 1);
      expect([200, 201, 400, 401, 403, 413, 415], where).toContain(reply.statusCode);
      if (reply.statusCode >= 400) {
        const { error } = reply.json() as { error: { code: string; text: string } };
        expect(error.text.length, where).toBeGreaterThan(10);
      }
      // A spectator may do nothing during play.
      expect(picture() === before, where).toBe(true);
    }
    await app.close();
    expect(statuses.get(400)).toBeGreaterThan(FUZZ * 0.1);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  }, 600_000);

  it('as a journal brought along: it is refused, or a game that can be played', async () => {
    const random = new Sfc32(`${SEED}/journals`);
    const live = await sitting.live();
    const { table } = live;
    if (!table) throw new Error('no game');
    const { fair: _, ...header } = table.header;
    const seats = { alien: 'person', zombie: 'person' };
    let taken = 0;
    for (let n = 0; n < FUZZ * 0.02; n++) {
      const lines = [headerLine(header), ...[...table.journal.entries()].map(entryLine)];
      const at = random.below(lines.length);
      const data = JSON.parse(lines[at] as string) as Json;
      const twisted = mutant(random, data);
      switch (random.below(4)) {
        case 0:
          lines[at] = twisted;
          break;
        case 1:
          lines.splice(at, 1);
          break;
        case 2: {
          // The header's checksum is recomputed, so that only its content is wrong.
          const { sum, ...rest } = safely(mutant(random, header as unknown as Json)) as { sum?: unknown };
          lines[0] = headerLine(rest as never);
          break;
        }
        default: {
          const checkpoint = { ...table.checkpoint(), state: safely(junkText(random)) };
          lines.push(JSON.stringify({ checkpoint, sum: '0'.repeat(16) }));
        }
      }
      const text = `${lines.join('\n')}\n`;
      try {
        const opened = await rig.tables.house.bring({ journal: text, seats });
        const guest = await rig.tables.house.guest(opened.seats.alien as string);
        await rig.tables.perform(guest as never, { is: 'begin', id: 'b' });
        taken++;
      } catch (error) {
        expect((error as Error).name, `${text.slice(0, 2000)}\n${(error as Error).stack}`).toMatch(
          /^(JournalError|SetupError)$/,
        );
      }
    }
    console.log(`${taken} journals were taken of ${Math.ceil(FUZZ * 0.02)}`);
  }, 600_000);

  it('over real sockets: each is refused or closed, and another table goes on', async () => {
    const served = await serve({
      store: new MapStore(),
      threads: 1,
      limits: { ...UNHURRIED, perAddress: 1e5 },
    });
    try {
      const opened = await openTable(served.url, shortGame(4));
      const quiet = await new Client(() => served.url, opened.table, opened.seats.alien as string).join();
      const random = new Sfc32(`${SEED}/sockets`);
      const all = sensible(opened.table, opened.seats.zombie as string);
      let sent = 0;
      const codes = new Map<number, number>();
      const one = () =>
        new Promise<void>((done) => {
          const socket = new WebSocket(`${served.url.replace('http', 'ws')}/socket`);
          socket.on('error', () => {});
          socket.on('open', () => {
            for (let k = 0; k < 60; k++, sent++) {
              const kind = random.below(30);
              if (kind === 0) socket.send(junkBytes(random));
              else if (kind === 1 && random.below(20) === 0) socket.send('x'.repeat(70_000));
              else socket.send(junkOnly(random, all));
            }
          });
          socket.on('close', (code) => {
            codes.set(code, (codes.get(code) ?? 0) + 1);
            done();
          });
        });
      while (sent < FUZZ * 0.1) await Promise.all(Array.from({ length: 10 }, one));
      // The socket closed for fifty refusals in a row, an oversized message or invalid text.
      for (const code of codes.keys()) expect([4400, 1007, 1009]).toContain(code);
      expect((await quiet.do({ is: 'name', name: 'Ann' })).is).toBe('done');
      quiet.close();
    } finally {
      await served.close();
    }
  }, 600_000);
});

/** A mutant that is certainly not a valid message. */
function junkOnly(random: Sfc32, all: readonly Json[]): string {
  for (;;) {
    const text = mutant(random, all[random.below(all.length)] as Json);
    if (!isSensible(text, ToServer)) return text;
  }
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
