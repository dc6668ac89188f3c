/** Chat in rooms: the same load, from the same clients, for our server and for its peers. */

import { WIRE } from '@shambles/wire';
import type { WebSocket } from 'ws';
import type { Server } from './server.js';
import { connect, disconnect } from './sitters.js';
import { quantile } from './tables.js';
import { keyOf, tableOf } from './template.js';

/** People in a room. The first two of them speak in turn. */
const MEMBERS = 8;

/** A message's meaning to the bench: a reply to send, having joined, something heard, or an acknowledgement. */
type Meaning = { readonly send: string } | 'in' | 'news' | 'done' | undefined;

/** The protocol of a server. */
export interface Tongue {
  readonly path: string;
  /** True if one's own message, coming back, is the acknowledgement. */
  readonly echoes: boolean;
  /** The first message; undefined if the server speaks first. */
  hello(room: number, member: number): string | undefined;
  hear(text: string, room: number, member: number): Meaning;
  say(room: number, member: number, id: string, text: string): string;
}

const WHO = ['alien', 'zombie', 'host'];

/** Our own tables: two seats, the host, and spectators. */
export const OURS: Tongue = {
  path: '/socket',
  echoes: false,
  hello: (room, member) =>
    JSON.stringify({
      is: 'hello',
      wire: WIRE,
      table: tableOf(room),
      key: keyOf(room, WHO[member] ?? 'spectator'),
    }),
  hear: (text) =>
    text.startsWith('{"is":"room"')
      ? 'in'
      : text.startsWith('{"is":"chat"')
        ? 'news'
        : text.startsWith('{"is":"done"')
          ? 'done'
          : undefined,
  say: (_room, _member, id, text) => JSON.stringify({ is: 'chat', id, text }),
};

export const RELAY: Tongue = {
  path: '/',
  echoes: false,
  hello: (room) => JSON.stringify({ is: 'hello', room: `room-${room}` }),
  hear: (text) =>
    text.startsWith('{"is":"welcome"')
      ? 'in'
      : text.startsWith('{"is":"chat"')
        ? 'news'
        : text.startsWith('{"is":"done"')
          ? 'done'
          : undefined,
  say: (_room, _member, id, text) => JSON.stringify({ is: 'chat', id, text }),
};

/** boardgame.io over socket.io over a web socket, as its own client speaks. It acknowledges only by the echo. */
export const BOARDGAME: Tongue = {
  path: '/socket.io/?EIO=4&transport=websocket',
  echoes: true,
  hello: () => undefined,
  hear(text, room, member) {
    if (text === '2') return { send: '3' };
    if (text.startsWith('0{')) return { send: '40/room,' };
    if (text.startsWith('40/room,'))
      return { send: `42/room,${JSON.stringify(['sync', `room-${room}`, String(member), null, MEMBERS])}` };
    if (text.startsWith('42/room,["sync"')) return 'in';
    return text.startsWith('42/room,["chat"') ? 'news' : undefined;
  },
  say: (room, member, id, text) =>
    `42/room,${JSON.stringify(['chat', `room-${room}`, { id, sender: String(member), payload: text }, null])}`,
};

/** People in one room who talk. */
class Circle {
  private readonly sockets: WebSocket[] = [];
  private count = 0;
  private word = '';
  private readonly told = new Set<number>();
  private missing = 0;
  private done: (() => void) | undefined;
  private failed: ((error: Error) => void) | undefined;
  private trouble: Error | undefined;

  constructor(
    private readonly tongue: Tongue,
    private readonly room: number,
  ) {}

  private fail(error: Error): void {
    this.trouble ??= new Error(`Room ${this.room}: ${error.message}`);
    this.failed?.(this.trouble);
  }

  async join(url: string): Promise<this> {
    const { tongue, room } = this;
    for (let member = 0; member < MEMBERS; member++) {
      let inside = () => {};
      const joined = new Promise<void>((done, failed) => {
        inside = done;
        this.failed = failed;
      });
      const hear = (data: Buffer, socket: WebSocket) => {
        const text = data.toString();
        const meaning = tongue.hear(text, room, member);
        if (meaning === 'in') inside();
        else if (meaning === 'news') this.news(member, text);
        else if (meaning === 'done') this.gone();
        else if (meaning !== undefined) socket.send(meaning.send);
        else if (text.startsWith('{"is":"refused"')) this.fail(new Error(text));
      };
      const socket = await connect(url + tongue.path, hear, (error) => this.fail(error));
      this.sockets.push(socket);
      const hello = tongue.hello(room, member);
      if (hello !== undefined) socket.send(hello);
      await joined;
    }
    return this;
  }

  private news(member: number, text: string): void {
    if (this.told.has(member) || !text.includes(this.word))
      this.fail(new Error(`member ${member} heard ${text} while "${this.word}" was said`));
    this.told.add(member);
    this.gone();
  }

  private gone(): void {
    if (--this.missing === 0) this.done?.();
  }

  /** Sends a message from one member. Resolves with the milliseconds until all have heard it and it is acknowledged. */
  async say(): Promise<number> {
    if (this.trouble) throw this.trouble;
    const member = this.count % 2;
    const id = `word-${this.count++}`;
    this.word = `${id}. Has anybody seen where the third zombie went?`;
    this.told.clear();
    this.missing = MEMBERS + (this.tongue.echoes ? 0 : 1);
    const all = new Promise<void>((done, failed) => {
      this.done = done;
      this.failed = failed;
    });
    const began = performance.now();
    this.sockets[member]?.send(this.tongue.say(this.room, member, id, this.word));
    await all;
    return performance.now() - began;
  }

  leave(): void {
    for (const socket of this.sockets) disconnect(socket);
  }
}

export interface Talk {
  /** Messages received by members, per second. */
  readonly perSecond: number;
  /** Milliseconds until all have heard a message. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor time per message and member. */
  readonly cpu: number;
}

/** A server with people in its rooms. */
export class Hall {
  private constructor(
    readonly server: Server,
    private readonly circles: readonly Circle[],
  ) {}

  static async fill(server: Server, tongue: Tongue, rooms: number): Promise<Hall> {
    const circles = Array.from({ length: rooms }, (_, n) => new Circle(tongue, n));
    await Promise.all(circles.map((circle) => circle.join(server.url)));
    return new Hall(server, circles);
  }

  /** In each room, one member speaks as soon as all have heard the last message, until the time is up. */
  async talk(seconds: number): Promise<Talk> {
    const times: number[] = [];
    const before = await this.server.usage();
    const began = performance.now();
    const end = began + seconds * 1000;
    await Promise.all(
      this.circles.map(async (circle) => {
        while (performance.now() < end) times.push(await circle.say());
      }),
    );
    const took = (performance.now() - began) / 1000;
    const after = await this.server.usage();
    const deliveries = times.length * MEMBERS;
    return {
      perSecond: deliveries / took,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      cpu: ((after.cpu - before.cpu) * 1e6) / deliveries,
    };
  }

  leave(): void {
    for (const circle of this.circles) circle.leave();
  }
}

/** The median of several rounds, number by number. */
export function middle(talks: readonly Talk[]): Talk {
  const of = (read: (talk: Talk) => number) => quantile(talks.map(read), 0.5);
  return {
    perSecond: of((t) => t.perSecond),
    p50: of((t) => t.p50),
    p99: of((t) => t.p99),
    cpu: of((t) => t.cpu),
  };
}
