import type { IncomingMessage, Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@shambles/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connection, type ConnectionMeans, type SocketLimits } from './connection.js';

export const SOCKET_LIMITS: SocketLimits = {
  perSecond: 20,
  atOnce: 60,
  waiting: 4 * 1024 * 1024,
  perAddress: 200,
  inAll: 20_000,
  hello: 10_000,
  alive: 60_000,
};

interface Means extends ConnectionMeans {
  /** Origins whose pages may open a socket, besides the pages that this server serves. */
  readonly origins: readonly string[];
  /** The address of the client. */
  readonly address: (request: IncomingMessage) => string;
}

/** Looks, some seconds apart, at which a socket may have read nothing before it is cut off. */
const PATIENCE = 10;

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
  /** Bytes that had gone out to each socket with more to come, and at how many looks it was no more than that. */
  private readonly gone = new WeakMap<WebSocket, { readonly bytes: number; readonly looks: number }>();

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
    // Programs send no origin. A page of another origin must not use the keys of this one.
    if (origin !== undefined && !origins.includes(origin) && hostOf(origin) !== host) return '403 Forbidden';
    if (this.wss.clients.size >= limits.inAll) return '503 Service Unavailable';
    const many = (this.addresses.get(address) ?? 0) >= limits.perAddress;
    if (many || addresses.connects.isSpent(address) || addresses.guesses.isSpent(address))
      return '429 Too Many Requests';
    return undefined;
  }

  /** Starts a conversation over an open socket. */
  talk(ws: WebSocket, address: string): void {
    new Connection(ws, address, this.means, this.wires.get(ws), () => this.heard.add(ws));
  }

  /**
   * True if nothing of what waits for a socket has gone out for many looks: it says it is there, but reads nothing. A
   * history goes out as one piece, which a slow line takes minutes to read.
   */
  private isStuck(ws: WebSocket): boolean {
    const wire = this.wires.get(ws);
    if (!(wire instanceof Socket)) return false;
    const bytes = wire.bytesWritten - wire.writableLength;
    const before = this.gone.get(ws);
    const looks = wire.writableLength > 0 && before?.bytes === bytes ? before.looks + 1 : 0;
    this.gone.set(ws, { bytes, looks });
    return looks >= PATIENCE;
  }

  /** Terminates sockets whose other end is silently gone. */
  private checkAlive(): void {
    for (const ws of this.wss.clients) {
      if (!this.heard.delete(ws) || this.isStuck(ws)) ws.terminate();
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

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
