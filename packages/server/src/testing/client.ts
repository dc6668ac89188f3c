import { randomBytes } from 'node:crypto';
import type { AskView, Json } from '@shambles/engine';
import {
  type ChatLine,
  commitmentTo,
  type Device,
  type Item,
  type Now,
  type Opened,
  type Opening,
  patched,
  type Reply,
  type Role,
  type Room,
  type Said,
  type Verb,
  WIRE,
  withFiles,
} from '@shambles/wire';
import { WebSocket } from 'ws';
import { sitAll } from './seated.js';

/** Makes an HTTP request to a server, as a program would. */
export async function request(
  url: string,
  path: string,
  { body, key, method }: { body?: unknown; key?: string; method?: string } = {},
): Promise<{ status: number; data: unknown; text: string }> {
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  let data: unknown = text;
  try {
    data = JSON.parse(text);
  } catch {
    // A journal is not JSON.
  }
  return { status: response.status, data, text };
}

/** Opens a table and seats everybody. Throws an error with the server's text if it refuses. */
export async function openTable(url: string, opening: Opening): Promise<Opened> {
  const { status, data, text } = await request(url, '/api/tables', { body: opening });
  if (status !== 201) throw new Error(text);
  const opened = data as Opened;
  return sitAll(opened, async (key, body) => {
    const reply = await request(url, `/api/tables/${opened.table}/do`, { key, body });
    if ((reply.data as Reply).is !== 'done') throw new Error(reply.text);
  });
}

/**
 * Somebody at a table. Assembles the messages as a page does, reconnects when cut off, and sends unanswered verbs again
 * under the same id.
 */
export class Client {
  role: Role | undefined;
  room: Room | undefined;
  devices: readonly Device[] = [];
  view: Json | undefined;
  now: Now | undefined;
  readonly items: Item[] = [];
  readonly chat: ChatLine[] = [];
  /** Every message as it arrived, for comparing bytes. */
  readonly heard: string[] = [];
  closedWith: number | undefined;
  /** Number of reconnections. */
  returns = 0;
  private socket: WebSocket | undefined;
  private readonly unanswered = new Map<string, { verb: Verb; done: (reply: Reply) => void }>();
  private readonly waiting = new Set<{ when: () => boolean; done: () => void }>();
  private given = 0;
  /** The number of the next expected message. */
  private next = 0;
  private alive = true;
  private heart: NodeJS.Timeout | undefined;
  private closed = false;
  private readonly name = randomBytes(6).toString('hex');
  readonly share = randomBytes(32).toString('hex');

  constructor(
    /** Returns the server's address; called for each connection. */
    private readonly url: () => string,
    readonly table: string,
    readonly key: string,
    /** Makes a socket; tests may put a bad line in between. */
    private readonly dial: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  /** Connects, and stays connected until `close`. */
  async join(): Promise<this> {
    this.connect();
    await this.until(() => this.room !== undefined);
    return this;
  }

  private connect(): void {
    if (this.closed) return;
    const socket = this.dial(`${this.url().replace('http', 'ws')}/socket`);
    this.socket = socket;
    this.next = 0;
    socket.on('error', () => {});
    socket.once('open', () => {
      this.view = undefined;
      this.alive = true;
      const { table, key } = this;
      socket.send(JSON.stringify({ is: 'hello', wire: WIRE, table, key, have: this.items.length }));
      for (const { verb } of this.unanswered.values()) socket.send(JSON.stringify(verb));
    });
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(String(data));
    });
    socket.once('close', (code) => {
      this.closedWith = code;
      this.wake();
      if (this.closed || code === 4401) return;
      this.returns++;
      setTimeout(() => this.connect(), 20);
    });
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as Said;
    // A lower number is a duplicate; a higher one means that a message was lost.
    if (message.n < this.next) return;
    if (message.n > this.next) {
      this.cut();
      return;
    }
    this.next++;
    this.alive = true;
    switch (message.is) {
      case 'welcome':
        this.role = message.role;
        break;
      case 'room':
        this.room = withFiles(message.room, this.room);
        break;
      case 'chat':
        for (const line of message.lines) this.chat[line.n] = line;
        break;
      case 'devices':
        this.devices = message.devices;
        break;
      case 'game':
        this.items.splice(message.from, this.items.length, ...message.items);
        if (message.view !== undefined) this.view = message.view;
        else if (this.view !== undefined) this.view = patched(this.view, message.delta);
        this.now = message.now;
        break;
      case 'done':
      case 'refused': {
        const asked = message.id === undefined ? undefined : this.unanswered.get(message.id);
        if (asked && message.id !== undefined) {
          this.unanswered.delete(message.id);
          asked.done(message);
        }
        break;
      }
    }
    this.wake();
  }

  private wake(): void {
    for (const one of this.waiting)
      if (one.when()) {
        this.waiting.delete(one);
        one.done();
      }
  }

  /** Waits until `when` holds; checked after each message. */
  until(when: () => boolean): Promise<void> {
    if (when()) return Promise.resolve();
    return new Promise((done) => {
      this.waiting.add({ when, done });
    });
  }

  /** Sends a verb and waits for the reply, over as many connections as that takes. */
  do(
    verb: Verb extends infer V ? (V extends Verb ? Omit<V, 'id'> : never) : never,
    id?: string,
  ): Promise<Reply> {
    const whole = { ...verb, id: id ?? `${this.name}-${this.given++}` } as Verb;
    return new Promise((done) => {
      this.unanswered.set(whole.id, { verb: whole, done });
      this.send(whole);
    });
  }

  /** Sends a message as it is, if connected. */
  send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  get ask(): AskView | undefined {
    return this.now?.asks[0];
  }

  /** Promises a number, and shows it when all have promised. Returns when the game has begun. */
  async sit(name = `At ${this.key.slice(0, 8)}`): Promise<void> {
    await this.do({ is: 'name', name });
    await this.do({ is: 'promise', commitment: commitmentTo(this.share) });
    await this.until(() => this.room?.wantsShares === true || this.room?.status !== 'gathering');
    if (this.room?.status === 'gathering') await this.do({ is: 'share', share: this.share });
    await this.until(() => this.room?.status !== 'gathering');
  }

  /** Pings every so many milliseconds: reconnects if nothing was heard, and repeats unanswered verbs. */
  worry(every: number): this {
    this.heart = setInterval(() => {
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      // Nothing was heard since the last ping, or not even the hello was answered.
      if (!this.alive || this.next === 0) this.cut();
      this.alive = false;
      this.send({ is: 'ping' });
      for (const { verb } of this.unanswered.values()) this.send(verb);
    }, every);
    return this;
  }

  /** Drops the connection without a close handshake. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heart);
    this.socket?.terminate();
  }
}
