import { type Signal, signal } from '@preact/signals';
import type { Json } from '@shambles/engine';
import {
  type FromServer,
  type Hello,
  type Reply,
  type Said,
  type ToServer,
  type Verb,
  WIRE,
} from '@shambles/wire';

/** State of the line to the server. Reading never depends on it. */
export type Line =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Waiting for the next attempt, `again` milliseconds from now. */
  | { readonly is: 'waiting'; readonly again: number }
  /** The server refuses this key or this version of the page: there are no further attempts. */
  | { readonly is: 'refused'; readonly text: string; readonly outdated?: true }
  | { readonly is: 'closed' };

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly open: () => Socket;
  /** Returns the contents of the hello message; called at each connection. */
  readonly hello: () => Omit<Hello, 'is' | 'wire'>;
  readonly onMessage: (message: Exclude<FromServer, Reply | { readonly is: 'pong' }>) => void;
  /** Returns a number from 0 to 1, so that clients do not all reconnect at the same moment. */
  readonly random?: () => number;
  /** Calls `wake` whenever the page becomes visible or the network comes back. Returns a function that stops this. */
  readonly awake?: (wake: () => void) => () => void;
}

/** Time limits, in milliseconds. */
export const TIMES = {
  /** Delay between two attempts: the first, and the longest. */
  first: 500,
  longest: 15_000,
  /** Silence after which a ping is sent. */
  quiet: 20_000,
  /** Longest wait for any message after a ping. */
  patience: 6_000,
  /** Longest time from connecting to the server's welcome. */
  opening: 10_000,
} as const;

/** Close codes that mean reconnecting is useless: the key opens nothing, or the page is too old. */
const NEVER_AGAIN = { foreign: 4401, outdated: 4426 } as const;

type Outcome = { readonly ok: true; readonly key?: string } | Omit<Extract<Reply, { is: 'refused' }>, 'is'>;

/** A verb without its id, which the connection adds. */
export type Doing = Verb extends infer V ? (V extends Verb ? Omit<V, 'id'> : never) : never;

/**
 * The line to a table on a server. It reconnects by itself. Unanswered verbs are sent again with the same id, and the
 * server carries out each id only once.
 */
export class Connection {
  readonly line: Signal<Line> = signal<Line>({ is: 'connecting' });
  /** Counts how often the line has opened. */
  readonly returns: Signal<number> = signal(0);

  private socket: Socket | undefined;
  private welcome = false;
  /** Number of the next message expected. */
  private next = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly open = new Map<string, { verb: Verb; done: (said: Outcome) => void }>();
  private readonly sleep: () => void;

  constructor(private readonly options: ConnectionOptions) {
    this.sleep = (options.awake ?? awake)(() => this.wake());
    this.connect();
  }

  /** Sends a verb and resolves with its outcome, however often the line breaks meanwhile. */
  say(doing: Doing): Promise<Outcome> {
    const id = newId();
    const verb = { ...doing, id } as Verb;
    return new Promise((done) => {
      if (this.line.peek().is === 'closed' || this.line.peek().is === 'refused') {
        done({ id, code: 'foreign', text: 'You are not at this table any more.' });
        return;
      }
      this.open.set(id, { verb, done });
      if (this.welcome) this.send(verb);
    });
  }

  /** Reconnects at once instead of waiting; an open line is checked with a ping. */
  wake(): void {
    const { is } = this.line.peek();
    if (is === 'waiting') {
      this.tries = 0;
      this.connect();
    } else if (is === 'open') this.ping();
  }

  /** Drops an open line and reconnects, so that the server brings this page up to date again. */
  again(): void {
    if (this.line.peek().is === 'open') this.lost();
  }

  close(): void {
    this.sleep();
    this.drop();
    this.line.value = { is: 'closed' };
    for (const [id, { done }] of this.open) done({ id, code: 'foreign', text: 'You have left the table.' });
    this.open.clear();
  }

  private connect(): void {
    this.drop();
    this.line.value = { is: 'connecting' };
    this.wait(TIMES.opening, () => this.lost());
    let socket: Socket;
    try {
      socket = this.options.open();
    } catch {
      this.lost();
      return;
    }
    this.socket = socket;
    this.next = 0;
    socket.onopen = () => this.send({ is: 'hello', wire: WIRE, ...this.options.hello() });
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(String(data));
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      if (code === NEVER_AGAIN.outdated) this.refused(reason || 'This page is older than the server.', true);
      else if (code === NEVER_AGAIN.foreign) this.refused(reason || 'The server does not know this link.');
      else this.lost();
    };
    socket.onerror = () => {
      // A close event follows.
    };
  }

  private hear(text: string): void {
    let message: Said;
    try {
      message = JSON.parse(text) as Said;
    } catch {
      return;
    }
    // A lower number is a repeat. A higher one means a message was lost, so the line is reopened.
    if (message.n < this.next) return;
    if (message.n > this.next) {
      this.lost();
      return;
    }
    this.next++;
    if (this.welcome) this.wait(TIMES.quiet, () => this.ping());
    switch (message.is) {
      case 'pong':
        return;
      case 'done':
        this.settle(message.id, { ok: true, ...(message.key !== undefined && { key: message.key }) });
        return;
      case 'refused': {
        const { is: _, ...refusal } = message;
        if (message.id !== undefined) this.settle(message.id, refusal);
        // A refusal before the welcome concerns the key, or a page that is too old.
        else if (!this.welcome) this.refused(message.text);
        return;
      }
      case 'welcome':
        this.options.onMessage(message);
        this.welcome = true;
        this.tries = 0;
        if (this.line.peek().is !== 'open') this.line.value = { is: 'open' };
        this.returns.value++;
        this.wait(TIMES.quiet, () => this.ping());
        for (const { verb } of this.open.values()) this.send(verb);
        return;
      default:
        this.options.onMessage(message);
    }
  }

  private settle(id: string, said: Outcome): void {
    const asked = this.open.get(id);
    this.open.delete(id);
    asked?.done(said);
  }

  private ping(): void {
    this.send({ is: 'ping' });
    // A half-open line accepts what is sent and never replies.
    this.wait(TIMES.patience, () => this.lost());
  }

  private send(message: ToServer | Json): void {
    try {
      this.socket?.send(JSON.stringify(message));
    } catch {
      this.lost();
    }
  }

  private lost(): void {
    this.drop();
    const most = Math.min(TIMES.longest, TIMES.first * 2 ** this.tries++);
    const again = Math.round(most * (0.5 + (this.options.random ?? Math.random)() / 2));
    this.line.value = { is: 'waiting', again };
    this.wait(again, () => this.connect());
  }

  private refused(text: string, outdated = false): void {
    this.drop();
    this.line.value = { is: 'refused', text, ...(outdated && { outdated }) };
    for (const [id, { done }] of this.open) done({ id, code: 'foreign', text });
    this.open.clear();
  }

  /** Closes the socket without waiting for its close event. */
  private drop(): void {
    clearTimeout(this.timer);
    this.welcome = false;
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // It was already closed.
    }
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}

/** A unique id. */
function newId(): string {
  const bits = crypto.getRandomValues(new Uint32Array(4));
  return [...bits].map((b) => b.toString(36)).join('');
}

function awake(wake: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', seen);
  };
}
