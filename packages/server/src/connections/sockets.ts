import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { StoreError } from '@shambles/store';
import { type FromServer, fault, LIMITS, ToServer, tooDeep, unsound, type Verb, WIRE } from '@shambles/wire';
import { WebSocket, WebSocketServer } from 'ws';
import type { Guest } from '../house/house.js';
import type { Tables } from '../house/tables.js';
import { Bucket, TooOften } from '../limits/limits.js';
import type { Addresses } from '../limits/weights.js';
import type { Metrics } from '../metrics.js';

/** Why a socket was closed, in the range that applications may use. */
export const CLOSED = {
  /** Nothing sensible was said, or nothing at all. */
  malformed: 4400,
  /** The key opens nothing, or nothing any more. */
  foreign: 4401,
  /** Too much was said too fast. */
  flood: 4429,
  /** What was said to it was not taken in time: it may come again and catch up. */
  slow: 4408,
  /** The page is older than the server. */
  outdated: 4426,
} as const;

export interface SocketLimits {
  /** Messages a second on average, and at once. */
  readonly perSecond: number;
  readonly atOnce: number;
  /** Bytes that may wait for a slow reader, beside what he was told when he joined. */
  readonly waiting: number;
  /** Sockets of one address, and in all. */
  readonly perAddress: number;
  readonly inAll: number;
  /** Milliseconds to say hello in, and between two signs of life. */
  readonly hello: number;
  readonly alive: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  perSecond: 20,
  atOnce: 60,
  waiting: 4 * 1024 * 1024,
  perAddress: 200,
  inAll: 20_000,
  hello: 10_000,
  alive: 60_000,
};

/** Refused messages in a row after which a socket is closed. */
const PATIENCE = 50;

interface Means {
  readonly tables: Tables;
  readonly limits: SocketLimits;
  readonly addresses: Addresses;
  /** Pages of these origins may open a socket besides those that this server serves. */
  readonly origins: readonly string[];
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
  /** The address of whoever is at the other end. */
  readonly address: (request: IncomingMessage) => string;
}

/** WebSockets at /socket. */
export class Sockets {
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message,
    perMessageDeflate: false,
    clientTracking: true,
  });
  private readonly addresses = new Map<string, number>();
  private readonly beat: NodeJS.Timeout;
  private readonly heard = new WeakSet<WebSocket>();
  /** The connections beneath the sockets. */
  private readonly wires = new WeakMap<WebSocket, Duplex>();

  constructor(private readonly means: Means) {
    this.beat = setInterval(() => this.checkAlive(), means.limits.alive / 2);
    this.beat.unref();
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const address = this.means.address(request);
    const wrong = this.unwelcome(request, address);
    if (wrong) {
      socket.end(`HTTP/1.1 ${wrong}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.means.addresses.connects.spend(address, 1);
    this.wss.handleUpgrade(request, socket, head, (ws) => {
      this.wires.set(ws, socket);
      this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
      ws.once('close', () => {
        const left = (this.addresses.get(address) ?? 1) - 1;
        if (left > 0) this.addresses.set(address, left);
        else this.addresses.delete(address);
      });
      this.talk(ws, address);
    });
  }

  private unwelcome({ url, headers }: IncomingMessage, address: string): string | undefined {
    const { limits, origins, addresses } = this.means;
    if (url !== '/socket') return '404 Not Found';
    const { origin, host } = headers;
    // Programs send no origin; a page of another place must not play with this one's keys.
    if (origin !== undefined && !origins.includes(origin) && hostOf(origin) !== host) return '403 Forbidden';
    if (this.wss.clients.size >= limits.inAll) return '503 Service Unavailable';
    const many = (this.addresses.get(address) ?? 0) >= limits.perAddress;
    if (many || addresses.connects.isSpent(address) || addresses.guesses.isSpent(address))
      return '429 Too Many Requests';
    return undefined;
  }

  /** Talks with whoever is at the other end of an open socket. */
  talk(ws: WebSocket, address: string): void {
    const { tables, limits, metrics } = this.means;
    const { guesses } = this.means.addresses;
    const bucket = new Bucket(limits.perSecond, limits.atOnce);
    let guest: Guest | undefined;
    let leave = () => {};
    let refusals = 0;
    let hello: Promise<void> | undefined;
    let n = 0;
    /** Bytes of what there was before somebody joined: however much that is, it is no reason to send him away. */
    let owed = 0;
    let joining = false;
    metrics.sockets.inc();
    const close = (code: number, why: string) => {
      if (ws.readyState === WebSocket.OPEN) ws.close(code, why);
    };
    const say = (message: FromServer) => {
      if (ws.readyState !== WebSocket.OPEN) return;
      if (ws.bufferedAmount - owed > limits.waiting) {
        close(CLOSED.slow, 'Come again and catch up.');
        // It may take long to read even that: for the table it is gone.
        queueMicrotask(() => leave());
        return;
      }
      const text = numbered(message, n++);
      this.gather(ws);
      if (!joining) return ws.send(text);
      const size = Buffer.byteLength(text);
      owed += size;
      ws.send(text, () => {
        owed -= size;
      });
    };
    const refuse = (text: string, id?: string) => {
      say({ is: 'refused', ...(id !== undefined && { id }), code: 'malformed', text });
      if (++refusals >= PATIENCE) close(CLOSED.malformed, 'Too much that cannot be understood.');
    };
    const late = setTimeout(() => close(CLOSED.malformed, 'Nobody said hello.'), limits.hello);
    this.heard.add(ws);

    let underway = 0;
    let locked = false;
    /** Whoever hands its own seat over is told the new key before it goes. */
    const lockOut = () => {
      locked = true;
      if (underway === 0) close(CLOSED.foreign, 'This key opens nothing any more.');
    };

    const join = async ({ table, key, have }: ToServer & { is: 'hello' }) => {
      if (guesses.isSpent(address)) return close(CLOSED.flood, 'Slower, please.');
      const found = await tables.house.guest(key);
      if (found?.table !== table) {
        guesses.spend(address, 1);
        return close(CLOSED.foreign, 'This key opens nothing here.');
      }
      clearTimeout(late);
      joining = true;
      say({ is: 'welcome', wire: WIRE, role: found.role });
      const joined = await tables.join(found, { say, lockOut, have }).finally(() => {
        joining = false;
      });
      if (!joined) return lockOut();
      guest = found;
      leave = joined.leave;
      if (ws.readyState !== WebSocket.OPEN) leave();
      return undefined;
    };

    const greet = (message: ToServer & { is: 'hello' }) => {
      if (hello) return refuse('Hello has been said already.');
      if (message.wire !== WIRE)
        return close(CLOSED.outdated, `This server speaks wire ${WIRE}; load the page again.`);
      hello = join(message);
      return hello;
    };

    const act = async (verb: Verb) => {
      // Whoever comes again says hello and sends what was not answered in one breath.
      await hello?.catch(() => {});
      if (!guest) return close(CLOSED.malformed, 'Say hello first.');
      if (ws.readyState !== WebSocket.OPEN) return;
      metrics.verbs.inc({ is: verb.is });
      const took = metrics.took.startTimer();
      underway++;
      try {
        const reply = await tables.perform(guest, verb);
        refusals = reply.is === 'refused' ? refusals + 1 : 0;
        say(reply);
      } finally {
        took();
        underway--;
        if (locked) lockOut();
      }
    };

    ws.on('message', (data, binary) => {
      this.heard.add(ws);
      // What still arrives on a socket that is being closed counts no more.
      if (ws.readyState !== WebSocket.OPEN) return;
      if (!bucket.take()) return close(CLOSED.flood, 'Slower, please.');
      const message = binary ? undefined : read(data.toString());
      if (message === undefined) return refuse('A message is one JSON text.');
      if (tooDeep(message)) return refuse(`the message: goes deeper than ${LIMITS.depth} lists within lists`);
      const broken = unsound(message);
      if (broken !== undefined) return refuse(broken, idOf(message));
      const parsed = ToServer.safeParse(message);
      if (!parsed.success) return refuse(fault(parsed.error), idOf(message));
      const { data: said } = parsed;
      if (said.is === 'ping') return say({ is: 'pong' });
      const done = said.is === 'hello' ? greet(said) : act(said);
      Promise.resolve(done).catch((error: unknown) => {
        if (error instanceof TooOften) return close(CLOSED.flood, error.message);
        this.means.onError(error);
        const text =
          error instanceof StoreError
            ? 'This could not be kept, so it has not happened. Try again.'
            : 'Something went wrong here; nothing has changed.';
        say({ is: 'refused', ...('id' in said && { id: said.id }), code: 'refused', text });
        // Whoever could not even join tries again.
        if (!guest || said.is === 'hello') close(1011, 'Not now.');
        return undefined;
      });
      return undefined;
    });
    ws.on('pong', () => this.heard.add(ws));
    // What is too big or no text is closed by ws itself, which says why.
    ws.on('error', () => {});
    ws.once('close', () => {
      clearTimeout(late);
      metrics.sockets.dec();
      leave();
    });
  }

  /** What is said to one socket in one go is written with one call of the system. */
  private gather(ws: WebSocket): void {
    const wire = this.wires.get(ws);
    if (!wire || wire.writableCorked > 0) return;
    wire.cork();
    process.nextTick(() => wire.uncork());
  }

  /** Ends sockets whose other end is gone without a word. */
  private checkAlive(): void {
    for (const ws of this.wss.clients) {
      if (!this.heard.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.beat);
    for (const ws of this.wss.clients) ws.close(1001, 'The server stops; come again.');
    await new Promise<void>((done) => {
      const hard = setTimeout(() => {
        for (const ws of this.wss.clients) ws.terminate();
      }, 1000);
      this.wss.close(() => {
        clearTimeout(hard);
        done();
      });
    });
  }
}

/** A message with its number on the socket. Its text is made once for all who are told the same. */
function numbered(message: FromServer, n: number): string {
  let text = texts.get(message);
  if (text === undefined) {
    text = JSON.stringify(message);
    texts.set(message, text);
  }
  return `${text.slice(0, -1)},"n":${n}}`;
}
const texts = new WeakMap<FromServer, string>();

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function idOf(message: unknown): string | undefined {
  const { id } = (typeof message === 'object' && message !== null ? message : {}) as { id?: unknown };
  return typeof id === 'string' ? id.slice(0, 64) : undefined;
}
