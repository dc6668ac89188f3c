import type { Seat } from '@shambles/engine';
import { WIRE } from '@shambles/wire';
import { type RawData, WebSocket } from 'ws';
import type { Server } from './server.js';
import { copyOf, keyOf, type Template, tableOf } from './template.js';

/** Sockets opened at the same time. */
const AT_ONCE = 40;

/** Opens a socket; `heard` receives each message as bytes. If a socket closes before its owner closes it, it fails. */
export function connect(
  url: string,
  heard: (data: Buffer, socket: WebSocket) => void,
  fail: (error: Error) => void,
): Promise<WebSocket> {
  return new Promise((done) => {
    const socket = new WebSocket(url.replace('http', 'ws'), {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.on('message', (data: RawData) => heard(data as Buffer, socket));
    socket.once('error', fail);
    socket.once('close', (code, why) => fail(new Error(`a socket was closed with ${code} ${String(why)}`)));
    socket.once('open', () => done(socket));
  });
}

export function disconnect(socket: WebSocket): void {
  socket.removeAllListeners('close');
  socket.terminate();
}

/** Everybody at one table. They know the game in advance, and check that each hears what it must. */
export class Sitters {
  private readonly sockets = new Map<Seat, WebSocket>();
  private readonly heard = new Map<Seat, number>();
  private move = 0;
  private missing = 0;
  private sent = 0;
  private answered: ((took: number) => void) | undefined;
  /** Rejects promises that can no longer be fulfilled. */
  private readonly waiting = new Set<(error: Error) => void>();
  private trouble: Error | undefined;

  constructor(
    private readonly template: Template,
    readonly n: number,
  ) {}

  private fail(error: Error): void {
    this.trouble ??= new Error(`Table ${this.n}, answer ${this.move}: ${error.message}`);
    for (const failed of this.waiting) failed(this.trouble);
  }

  /** Seats everybody. */
  async join(url: string): Promise<this> {
    await Promise.all(this.template.seats.map((seat) => this.enter(url, seat)));
    return this;
  }

  /** Seats one of them. Resolves with the milliseconds from its first message to its first view of the game. */
  wake(url: string): Promise<number> {
    return this.enter(url, this.template.seats[0] as Seat);
  }

  private async enter(url: string, seat: Seat): Promise<number> {
    let inside = false;
    let shown = () => {};
    const game = new Promise<void>((done, failed) => {
      shown = done;
      this.waiting.add(failed);
    });
    const hear = (data: Buffer) => {
      if (inside) return this.hear(seat, data);
      inside = kindOf(data) === 'game';
      if (inside) shown();
    };
    const socket = await connect(`${url}/socket`, hear, (error) => this.fail(error));
    this.sockets.set(seat, socket);
    const began = performance.now();
    socket.send(
      JSON.stringify({ is: 'hello', wire: WIRE, table: tableOf(this.n), key: keyOf(this.n, seat) }),
    );
    await game;
    return performance.now() - began;
  }

  get isOver(): boolean {
    return this.move >= this.template.moves.length;
  }

  get isBusy(): boolean {
    return this.missing > 0;
  }

  /** Gives the next answer. Resolves with the milliseconds until it is acknowledged and all have their news. */
  answer(): Promise<number> {
    const move = this.template.moves[this.move];
    if (!move) return Promise.reject(new Error(`The game at table ${this.n} is over.`));
    return new Promise((done, failed) => {
      this.answered = done;
      this.waiting.clear();
      this.waiting.add(failed);
      if (this.trouble) return failed(this.trouble);
      this.heard.clear();
      this.missing = Object.values(move.told).reduce((sum, list) => sum + list.length, 0);
      this.sent = performance.now();
      this.sockets.get(move.seat)?.send(move.text);
      return undefined;
    });
  }

  private hear(seat: Seat, data: Buffer): void {
    const kind = kindOf(data);
    if (kind === 'room') return;
    const nth = this.heard.get(seat) ?? 0;
    const must = this.template.moves[this.move]?.told[seat]?.[nth];
    if (!must?.equals(data.subarray(0, must.length))) {
      const wanted = must?.toString() ?? 'nothing';
      this.fail(new Error(`${seat} was told\n${String(data)}\ninstead of\n${wanted}`));
      return;
    }
    this.heard.set(seat, nth + 1);
    if (--this.missing > 0) return;
    this.move++;
    this.answered?.(performance.now() - this.sent);
  }

  leave(): void {
    for (const socket of this.sockets.values()) disconnect(socket);
  }
}

/** The kind of a message, from its first letters: {"is":"... */
function kindOf(data: Buffer): 'room' | 'game' | 'other' {
  if (data[7] === 0x67) return 'game';
  return data[7] === 0x72 && data[8] === 0x6f ? 'room' : 'other';
}

/** Puts tables `from` to `to` into the server's store and seats people at all of them. */
export async function seat(server: Server, template: Template, from: number, to: number): Promise<Sitters[]> {
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  await server.write(all.map((n) => copyOf(template, n)));
  const sitters: Sitters[] = [];
  const queue = [...all];
  const work = async () => {
    for (let n = queue.shift(); n !== undefined; n = queue.shift())
      sitters.push(await new Sitters(template, n).join(server.url));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sitters;
}
