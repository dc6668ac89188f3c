import type { FromServer, Said } from '@shambles/wire';
import type { Socket } from '../remote/connection.js';

/** The server's end of a line for tests, which sends whatever the test tells it to. */
export class FakeServer {
  /** Every message received, over all connections. */
  readonly said: unknown[] = [];
  opened = 0;
  private socket: Socket | undefined;
  private n = 0;

  open(): Socket {
    this.opened++;
    this.n = 0;
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => void (this.socket === socket && this.said.push(JSON.parse(text))),
      close: () => {
        if (this.socket === socket) this.socket = undefined;
      },
    };
    this.socket = socket;
    return socket;
  }

  get connected(): boolean {
    return this.socket !== undefined;
  }

  accept(): this {
    this.socket?.onopen?.();
    return this;
  }

  say(message: FromServer): this {
    this.sayAs({ ...message, n: this.n++ });
    return this;
  }

  /** Sends a message with the number that it carries. */
  sayAs(message: Said): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Breaks the line. */
  drop(code = 1006, reason = ''): void {
    this.socket?.onclose?.({ code, reason });
  }
}
