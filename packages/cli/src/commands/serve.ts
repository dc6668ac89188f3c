import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve as start } from '@shambles/server';
import { StoreError } from '@shambles/store';
import { Failure } from '../failure.js';
import type { Io } from '../io.js';
import { type StoreOptions, storeOf } from './stores.js';

interface ServeOptions extends StoreOptions {
  readonly host?: string;
  readonly port?: number;
  readonly origin?: readonly string[];
  readonly proxy?: boolean;
  readonly metricsToken?: string;
  readonly forgetUnbegun?: number;
  readonly forget?: number;
  readonly page?: boolean;
  readonly quiet?: boolean;
  readonly open?: boolean;
}

const PAGE = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Why the server cannot listen at an address, and what to do about it. */
const LISTENING: { readonly [code: string]: (host: string, port: number) => string } = {
  EADDRINUSE: (_, port) => `Port ${port} is in use; choose another with --port.`,
  EACCES: (_, port) => `Port ${port} may not be used by you; choose one from 1024 on with --port.`,
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine; --host 0.0.0.0 listens at all it has.`,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
};

function noHost(host: string): string {
  return `There is no host "${host}"; --host 0.0.0.0 listens at all addresses of this machine.`;
}

/** Serves the page and tables until told to stop. */
export async function serve(io: Io, options: ServeOptions): Promise<number> {
  const {
    host = '127.0.0.1',
    port = 4173,
    origin = [],
    proxy = false,
    metricsToken,
    forgetUnbegun,
    forget,
    page = true,
    quiet = false,
    open = false,
  } = options;
  const where = storeOf(io, options);
  if (page && !fs.existsSync(path.join(PAGE, 'index.html')))
    throw new Failure(
      'The page is not built yet: run "npm run build" first, or serve tables alone with --no-page.',
      2,
    );
  try {
    const served = await start({
      store: where,
      host,
      port,
      ...(page && { page: PAGE }),
      origins: origin,
      trustProxy: proxy,
      metricsToken,
      keep: {
        ...(forgetUnbegun !== undefined && { unbegun: forgetUnbegun }),
        ...(forget !== undefined && { all: forget }),
      },
      // Logged request URLs never contain keys: keys are sent only in headers and messages.
      log: quiet ? false : { level: 'info' },
      version: '0.1.0',
    });
    io.err(`Shambles is at ${served.url}\nStop it with Ctrl+C.\n`);
    if (open) openPage(served.url);
    await stopped();
    io.err('Stopping ...\n');
    await served.close();
    return 0;
  } catch (error) {
    if (error instanceof StoreError) throw new Failure(error.message, 1);
    const why = LISTENING[(error as NodeJS.ErrnoException).code ?? ''];
    if (why !== undefined) throw new Failure(why(host, port), 1);
    throw error;
  }
}

/** Opens the page in the machine's default browser. If there is none, the address was printed anyway. */
function openPage(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open'];
  spawn(program as string, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/** Resolves on Ctrl+C, or when a supervisor stops the process. */
function stopped(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}
