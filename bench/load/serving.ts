/** The program of the server's process: the server itself, and the bench's requests over the channel. */
import type { Change, Where } from '@shambles/store';
import { UNHURRIED } from '../../packages/server/src/testing/rig.js';
import { serveBoardgame, serveRelay } from './peers.js';

/** The kind of server. `maps`: ours with an in-memory store that keeps nothing. */
export type Kind =
  | { readonly is: 'ours'; readonly store: Where | 'maps'; readonly drowsy?: number }
  | { readonly is: 'boardgame.io' | 'relay' };

export type Asked =
  | { readonly is: 'write'; readonly changes: readonly Change[] }
  /** `gc`: collect garbage first. */
  | { readonly is: 'usage'; readonly gc: boolean }
  | { readonly is: 'stop' };

export interface Usage {
  /** Seconds of processor time since the process began. */
  readonly cpu: number;
  /** Bytes: the whole resident set, the used heap, and buffers outside it. */
  readonly rss: number;
  readonly heap: number;
  readonly buffers: number;
  /** Tables in memory. */
  readonly awake: number;
}

/** Messages of the process: first its address, then one answer per request. */
export type Told = { readonly at: string } | { readonly usage?: Usage } | { readonly wrong: string };

/** Unlimited, so that the bench measures the server and not its rate limits. */
const LIMITS = {
  ...UNHURRIED,
  perAddress: 1e9,
  inAll: 1e9,
  hello: 600_000,
  perMinute: 1e9,
  opened: 1e9,
  connects: 1e9,
  connections: 1e9,
  openedADay: 1e9,
  bytesADay: 1e12,
};

interface Running {
  readonly url: string;
  readonly awake: () => number;
  readonly write: (change: Change) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

async function start(kind: Kind): Promise<Running> {
  if (kind.is !== 'ours') {
    const write = () => Promise.reject(new Error('it keeps no tables'));
    const url = await (kind.is === 'relay' ? serveRelay() : serveBoardgame());
    return { url, awake: () => 0, write, close: async () => {} };
  }
  const { store, drowsy } = kind;
  // The peers do without these imports.
  const [{ serve }, { MapStore }] = await Promise.all([
    import('@shambles/server'),
    import('../../packages/server/src/testing/mapstore.js'),
  ]);
  const served = await serve({
    store: store === 'maps' ? new MapStore() : store,
    limits: LIMITS,
    threads: 1,
    ...(drowsy !== undefined && { drowsy }),
  });
  return {
    url: served.url,
    awake: () => served.tables.awake,
    write: (change) => served.store.write(change),
    close: () => served.close(),
  };
}

function usage({ awake }: Running, gc: boolean): Usage {
  if (gc) for (let n = 0; n < 3; n++) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { cpu: (user + system) / 1e6, rss, heap: heapUsed, buffers: external, awake: awake() };
}

export async function begin(kind: Kind): Promise<void> {
  const tell = (told: Told) => process.send?.(told);
  // The parent process is gone.
  process.once('disconnect', () => process.exit(0));
  const running = await start(kind);
  const answer = async (asked: Asked): Promise<Told> => {
    if (asked.is === 'usage') return { usage: usage(running, asked.gc) };
    if (asked.is === 'stop') await running.close();
    else {
      const kept = await Promise.all(asked.changes.map((change) => running.write(change)));
      if (kept.includes(false)) throw new Error('a table was there already');
    }
    return {};
  };
  process.on('message', (asked: Asked) => {
    answer(asked).then(
      (told) => {
        tell(told);
        if (asked.is === 'stop') process.disconnect?.();
      },
      (error: unknown) =>
        tell({ wrong: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  tell({ at: running.url });
}
