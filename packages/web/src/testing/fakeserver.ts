import type { FromServer, Said } from '@shambles/wire';
import type { Socket } from '../remote/connection.js';

/** A server's end of a line, for tests: it says what it is told to. */
export class FakeServer {
  /** Everything that was said to it, over all lines. */
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

  /** With a number of its own. */
  sayAs(message: Said): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  drop(code = 1006, reason = ''): void {
    this.socket?.onclose?.({ code, reason });
  }
}
