import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { openStore, type Store } from '@shambles/store';
import { HTTP_LIMITS, type HttpLimits } from './connections/asking.js';
import type { SocketLimits } from './connections/connection.js';
import { makeHttp } from './connections/http.js';
import { SOCKET_LIMITS, Sockets } from './connections/sockets.js';
import { KEEP, type Keep } from './house/house.js';
import type { Chance } from './house/keys.js';
import { Tables } from './house/tables.js';
import { SEAT_LIMITS, type SeatLimits } from './limits/limits.js';
import { Addresses, WEIGHTS, type Weights } from './limits/weights.js';
import { makeMetrics } from './metrics.js';

export interface ServerOptions {
  readonly store: Parameters<typeof openStore>[0] | Store;
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** Folder of the built page. */
  readonly page?: string;
  /** Origins whose pages may play here, besides the page served here. */
  readonly origins?: readonly string[];
  /** Set behind a proxy: a guest's address is then what the proxy says. */
  readonly trustProxy?: boolean;
  /** Structured logs to standard output, one JSON text per line. */
  readonly log?: boolean | object;
  /** Number of threads that think for bots. */
  readonly threads?: number;
  /** Milliseconds that an unused table stays in memory. */
  readonly drowsy?: number;
  /** Milliseconds since 1970; this machine's clock by default. */
  readonly clock?: () => number;
  /** Source of the ids and secrets of new tables; random by default. */
  readonly chance?: Chance;
  /** Token that lets a request from another machine see /metrics. */
  readonly metricsToken?: string | undefined;
  /** How long untouched tables are kept. */
  readonly keep?: Partial<Keep>;
  readonly limits?: Partial<SocketLimits & HttpLimits & SeatLimits & Weights>;
  readonly version?: string;
}

export interface Served {
  readonly url: string;
  readonly store: Store;
  readonly tables: Tables;
  /** Stops after finishing what is under way. */
  close(): Promise<void>;
}

/** Starts a server of tables. Throws StoreError if the store cannot be used. */
export async function serve(options: ServerOptions): Promise<Served> {
  const { host = '127.0.0.1', port = 0, log = false, trustProxy = false } = options;
  const store = 'write' in options.store ? options.store : await openStore(options.store);
  const onError = (error: unknown) => app.log.error(error);
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
  const weights = { ...WEIGHTS, ...options.limits };
  const quotas = { ...SEAT_LIMITS, ...options.limits };
  const { drowsy, clock, chance } = options;
  const tables = new Tables(store, threads, onError, drowsy, clock, chance, undefined, weights, quotas);
  const addresses = new Addresses(weights);
  const metrics = makeMetrics(
    () => tables.awake,
    () => tables.lines,
  );
  const app = await makeHttp({
    tables,
    metrics,
    limits: { ...HTTP_LIMITS, ...options.limits },
    addresses,
    metricsToken: options.metricsToken,
    page: options.page,
    trustProxy,
    log,
    version: options.version ?? '0',
  });
  const sockets = new Sockets({
    tables,
    limits: { ...SOCKET_LIMITS, ...options.limits },
    addresses,
    origins: options.origins ?? [],
    metrics,
    onError,
    address: (request) => addressOf(request, trustProxy),
  });
  sockets.attach(app.server);
  // Behind a proxy all connections come from the proxy's address.
  if (!trustProxy) limitConnections(app.server, weights.connections);
  await app.listen({ host, port });
  const { port: taken } = app.server.address() as AddressInfo;
  tables.expire({ ...KEEP, ...options.keep });
  for (const repair of store.repairs) app.log.warn(repair);
  void store.check().then((damages) => {
    for (const damage of damages) app.log.error(`${damage} Start again to have the folder mended.`);
  }, onError);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    store,
    tables,
    close: closeOnce(sockets, app, tables, store),
  };
}

/** Returns a function that closes the parts one after the other. Later calls wait for the first. */
function closeOnce(...parts: readonly { close(): Promise<unknown> }[]): () => Promise<void> {
  let closing: Promise<void> | undefined;
  const close = async () => {
    for (const part of parts) await part.close();
  };
  return () => {
    closing ??= close();
    return closing;
  };
}

/** Drops new connections from an address that already has this many, before they send anything. */
function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'nowhere';
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return said || (socket.remoteAddress ?? 'nowhere');
}
