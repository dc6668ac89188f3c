import type { Duplex } from 'node:stream';
import { StoreError } from '@shambles/store';
import { type FromServer, fault, LIMITS, ToServer, unsound, type Verb, WIRE } from '@shambles/wire';
import { type RawData, WebSocket } from 'ws';
import type { Guest } from '../house/house.js';
import type { Tables } from '../house/tables.js';
import { Bucket, TooOften } from '../limits/limits.js';
import { costOf, type Measure, measure } from '../limits/measure.js';
import type { Addresses } from '../limits/weights.js';
import type { Metrics } from '../metrics.js';
import { unkept } from './unkept.js';

/** Close codes of a socket, in the range reserved for applications. */
export const CLOSED = {
  /** The client sent nothing sensible, or nothing at all. */
  malformed: 4400,
  /** The key is unknown or no longer valid. */
  foreign: 4401,
  /** The client sent too much too fast. */
  flood: 4429,
  /** The client read too slowly: it may reconnect and catch up. */
  slow: 4408,
  /** The page is older than the server. */
  outdated: 4426,
} as const;

export interface SocketLimits {
  /** Messages per second on average, and in one burst. */
  readonly perSecond: number;
  readonly atOnce: number;
  /** Bytes that may be queued for a slow reader, beyond what it was sent when it joined. */
  readonly waiting: number;
  /** Sockets per address, and in total. */
  readonly perAddress: number;
  readonly inAll: number;
  /** Milliseconds allowed before hello, and between two signs of life. */
  readonly hello: number;
  readonly alive: number;
}

/** What a connection needs from the server around it. */
export interface ConnectionMeans {
  readonly tables: Tables;
  readonly limits: SocketLimits;
  readonly addresses: Addresses;
  readonly metrics: Metrics;
  readonly onError: (error: unknown) => void;
}

/** Number of consecutive refused messages after which a socket is closed. */
const PATIENCE = 50;

/** The conversation over one open socket: first hello, which joins a table, then verbs. */
export class Connection {
  private readonly bucket: Bucket;
  private readonly late: NodeJS.Timeout;
  private guest: Guest | undefined;
  private leave = () => {};
  /** Consecutive refused messages. */
  private refusals = 0;
  private hello: Promise<void> | undefined;
  /** Messages sent. */
  private said = 0;
  /** Bytes of history sent on joining: however large, they are no reason to disconnect the client. */
  private owed = 0;
  private joining = false;
  /** Verbs in progress. */
  private underway = 0;
  private locked = false;

  constructor(
    private readonly ws: WebSocket,
    private readonly address: string,
    private readonly means: ConnectionMeans,
    /** The connection beneath the socket. */
    private readonly wire: Duplex | undefined,
    /** Called when the other end shows a sign of life. */
    private readonly heard: () => void,
  ) {
    const { limits, metrics } = means;
    this.bucket = new Bucket(limits.perSecond, limits.atOnce);
    metrics.sockets.inc();
    this.late = setTimeout(() => this.close(CLOSED.malformed, 'Nobody said hello.'), limits.hello);
    heard();
    ws.on('message', (data, binary) => this.take(data, binary));
    ws.on('pong', heard);
    // On a message that is too big or not text, ws closes the socket itself and gives the reason.
    ws.on('error', () => {});
    ws.once('close', () => {
      clearTimeout(this.late);
      this.owe(-this.owed);
      metrics.sockets.dec();
      this.leave();
    });
  }

  private get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
  }

  private close(code: number, why: string): void {
    if (this.isOpen) this.ws.close(code, why);
  }

  private readonly say = (message: FromServer): void => {
    const { ws } = this;
    if (!this.isOpen) return;
    if (ws.bufferedAmount - this.owed > this.means.limits.waiting) {
      this.close(CLOSED.slow, 'Come again and catch up.');
      // Reading even the close may take long, so leave the table at once.
      queueMicrotask(() => this.leave());
      return;
    }
    const text = numbered(message, this.said++);
    this.gather();
    if (!this.joining) {
      ws.send(text);
      return;
    }
    const size = Buffer.byteLength(text);
    this.owe(size);
    ws.send(text, () => {
      // After the end nothing is owed any more.
      if (this.owed > 0) this.owe(-size);
    });
  };

  private owe(size: number): void {
    this.owed += size;
    this.means.addresses.unread.add(this.address, size);
  }

  /** Corks the connection so that everything sent to it in one tick is written with one system call. */
  private gather(): void {
    const { wire } = this;
    if (!wire || wire.writableCorked > 0) return;
    wire.cork();
    process.nextTick(() => wire.uncork());
  }

  private refuse(text: string, id?: string): void {
    this.say({ is: 'refused', ...(id !== undefined && { id }), code: 'malformed', text });
    if (++this.refusals >= PATIENCE) this.close(CLOSED.malformed, 'Too much that cannot be understood.');
  }

  /**
   * Closes the connection, but only after pending verbs: someone who hands over their own seat must get the new key
   * first.
   */
  private readonly lockOut = (): void => {
    this.locked = true;
    if (this.underway === 0) this.close(CLOSED.foreign, 'This key opens nothing any more.');
  };

  /** Takes a raw message. */
  private take(data: RawData, binary: boolean): void {
    this.heard();
    // Ignore messages that arrive while the socket is closing.
    if (!this.isOpen) return;
    const text = binary ? '' : data.toString();
    const size = measure(text);
    const { sends } = this.means.addresses;
    sends.spend(this.address, costOf(size));
    if (!this.bucket.take() || sends.isSpent(this.address)) {
      this.close(CLOSED.flood, 'Slower, please.');
      return;
    }
    const { said, wrong = '', id } = understood(text, size);
    if (said) this.hear(said);
    else this.refuse(wrong, id);
  }

  private hear(said: ToServer): void {
    if (said.is === 'ping') {
      this.say({ is: 'pong' });
      return;
    }
    const done = said.is === 'hello' ? this.greet(said) : this.act(said);
    Promise.resolve(done).catch((error: unknown) => this.failed(error, said));
  }

  private greet(message: ToServer & { is: 'hello' }): Promise<void> | undefined {
    if (this.hello) this.refuse('Hello has been said already.');
    else if (message.wire !== WIRE)
      this.close(CLOSED.outdated, `This server speaks wire ${WIRE}; load the page again.`);
    else {
      this.hello = this.join(message);
      return this.hello;
    }
    return undefined;
  }

  private async join({ table, key, have }: ToServer & { is: 'hello' }): Promise<void> {
    const { tables, addresses } = this.means;
    const { guesses } = addresses;
    if (guesses.isSpent(this.address)) {
      this.close(CLOSED.flood, 'Slower, please.');
      return;
    }
    const found = await tables.house.guest(key);
    if (found?.table !== table) {
      guesses.spend(this.address, 1);
      this.close(CLOSED.foreign, 'This key opens nothing here.');
      return;
    }
    clearTimeout(this.late);
    if (addresses.unread.isFull(this.address)) {
      this.close(CLOSED.slow, 'Read first what has been sent.');
      return;
    }
    this.joining = true;
    this.say({ is: 'welcome', wire: WIRE, role: found.role });
    const { say, lockOut } = this;
    const joined = await tables.join(found, { say, lockOut, have }).finally(() => {
      this.joining = false;
    });
    if (!joined) {
      lockOut();
      return;
    }
    this.guest = found;
    this.leave = joined.leave;
    if (!this.isOpen) this.leave();
  }

  private async act(verb: Verb): Promise<void> {
    const { tables, metrics } = this.means;
    // A returning client sends hello and its unanswered verbs together.
    await this.hello?.catch(() => {});
    if (!this.guest) {
      this.close(CLOSED.malformed, 'Say hello first.');
      return;
    }
    if (!this.isOpen) return;
    metrics.verbs.inc({ is: verb.is });
    const took = metrics.took.startTimer();
    this.underway++;
    try {
      const reply = await tables.perform(this.guest, verb, this.address);
      this.refusals = reply.is === 'refused' ? this.refusals + 1 : 0;
      this.say(reply);
    } finally {
      took();
      this.underway--;
      if (this.locked) this.lockOut();
    }
  }

  /** Handles a message that failed through a fault of the server. */
  private failed(error: unknown, said: ToServer): void {
    if (error instanceof TooOften) {
      this.close(CLOSED.flood, error.message);
      return;
    }
    this.means.onError(error);
    const text =
      error instanceof StoreError ? unkept(error) : 'Something went wrong here; nothing has changed.';
    this.say({ is: 'refused', ...('id' in said && { id: said.id }), code: 'refused', text });
    // A client that could not even join will retry.
    if (!this.guest || said.is === 'hello') this.close(1011, 'Not now.');
  }
}

/** A message with its sequence number on the socket. The text is made once for all recipients of the same message. */
function numbered(message: FromServer, n: number): string {
  let text = texts.get(message);
  if (text === undefined) {
    text = JSON.stringify(message);
    texts.set(message, text);
  }
  return `${text.slice(0, -1)},"n":${n}}`;
}
const texts = new WeakMap<FromServer, string>();

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The parsed message, or what is wrong with it and its id if known. */
function understood(
  text: string,
  { depth, values }: Measure,
): { said?: ToServer; wrong?: string; id?: string | undefined } {
  if (depth > LIMITS.depth)
    return { wrong: `the message: goes deeper than ${LIMITS.depth} lists within lists` };
  if (values > LIMITS.values) return { wrong: `the message: holds more than ${LIMITS.values} values` };
  const message = read(text);
  if (message === undefined) return { wrong: 'A message is one JSON text.' };
  const broken = unsound(message);
  if (broken !== undefined) return { wrong: broken, id: idOf(message) };
  const parsed = ToServer.safeParse(message);
  return parsed.success ? { said: parsed.data } : { wrong: fault(parsed.error), id: idOf(message) };
}

function idOf(message: unknown): string | undefined {
  const { id } = (typeof message === 'object' && message !== null ? message : {}) as { id?: unknown };
  return typeof id === 'string' ? id.slice(0, 64) : undefined;
}
