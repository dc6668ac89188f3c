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

/** How the line to the server is. Reading never depends on it. */
export type Line =
  | { readonly is: 'connecting' }
  | { readonly is: 'open' }
  /** Tried again after a while. `again`: milliseconds until then. */
  | { readonly is: 'waiting'; readonly again: number }
  /** The server does not want this key: nothing is tried again. */
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
  /** Who says hello; asked again at each connection. */
  readonly hello: () => Omit<Hello, 'is' | 'wire'>;
  readonly onMessage: (message: Exclude<FromServer, Reply | { readonly is: 'pong' }>) => void;
  /** A number from 0 to 1, so that not everybody comes back at the same moment. */
  readonly random?: () => number;
  /** Told where somebody comes back to the page, or the network comes back. Returns a way to stop it. */
  readonly awake?: (wake: () => void) => () => void;
}

/** Milliseconds. */
export const TIMES = {
  /** Between two tries: the first, and the longest. */
  first: 500,
  longest: 15_000,
  /** Nothing heard for so long: a ping is sent, */
  quiet: 20_000,
  /** and so long is waited for anything after it. */
  patience: 6_000,
  /** How long the opening of a line and its welcome may take. */
  opening: 10_000,
} as const;

/** Closing codes by which a server says that coming again is of no use: a key that opens nothing, a page too old. */
const NEVER_AGAIN = { foreign: 4401, outdated: 4426 } as const;

type Outcome = { readonly ok: true; readonly key?: string } | Omit<Extract<Reply, { is: 'refused' }>, 'is'>;

/** A verb as it is made; its id is added here. */
export type Doing = Verb extends infer V ? (V extends Verb ? Omit<V, 'id'> : never) : never;

/**
 * The line to a table on a server. It comes back by itself; what was not answered is sent again with the same id, and
 * the server does nothing twice.
 */
export class Connection {
  readonly line: Signal<Line> = signal<Line>({ is: 'connecting' });
  /** Counts the times that the line was there again. */
  readonly returns: Signal<number> = signal(0);

  private socket: Socket | undefined;
  private welcome = false;
  /** The number of what should be heard next. */
  private next = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly open = new Map<string, { verb: Verb; done: (said: Outcome) => void }>();
  private readonly sleep: () => void;

  constructor(private readonly options: ConnectionOptions) {
    this.sleep = (options.awake ?? awake)(() => this.wake());
    this.connect();
  }

  /** Says something and waits for what becomes of it, however often the line breaks. */
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

  /** Tries at once instead of waiting; where the line seems to be there, makes sure of it. */
  wake(): void {
    const { is } = this.line.peek();
    if (is === 'waiting') {
      this.tries = 0;
      this.connect();
    } else if (is === 'open') this.ping();
  }

  /** Begins anew, for everything to be told again. */
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
      // A close follows.
    };
  }

  private hear(text: string): void {
    let message: Said;
    try {
      message = JSON.parse(text) as Said;
    } catch {
      return;
    }
    // Heard twice; or something before it was lost on the way, and all is to be told again.
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
        // Refused before anything was said: it is the key, or the page is too old.
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
    // A line that is only half there takes what is sent and answers nothing.
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

  /** Lets go of the line without waiting for it to agree. */
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
      // It was gone already.
    }
  }

  private wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, milliseconds);
  }
}

/** An id that nobody else's is like. */
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
