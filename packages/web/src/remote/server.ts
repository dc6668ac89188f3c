import { signal } from '@preact/signals';
import type { Seat } from '@shambles/engine';
import type { Bringing, Opened, Opening, Reply, Role, Room, Verb } from '@shambles/wire';
import { WIRE } from '@shambles/wire';

/** What a server says of itself. */
export interface About {
  readonly name: string;
  readonly wire: number;
  readonly systems: readonly string[];
}

/** A table as the list of one's own tells of it. */
export interface MyTable {
  readonly table: string;
  readonly title: string;
  readonly system: string;
  readonly status: Room['status'];
  readonly role: Role;
  readonly yourTurn: boolean;
  readonly waitingFor: readonly Seat[];
}

/** The server that this page came from; undefined where it came from a folder: then nobody plays together. */
export const server = signal<About | undefined>(undefined);

/** Whether this page came from where no tables are kept: a plain host of files, which answers and knows of none. */
export const noTables = signal(false);

/** Something the server refused, in its words. */
class ServerError extends Error {
  override readonly name = 'ServerError';
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** An address beside the page. */
function beside(path: string, base: string = document.baseURI): URL {
  return new URL(path, base);
}

export function socketAddress(base: string = document.baseURI): string {
  const url = beside('socket', base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

/** Asks whether there is a server. */
export async function findServer(): Promise<void> {
  try {
    const response = await fetch(beside('api/about'));
    const json = response.headers.get('content-type')?.includes('json') === true;
    // A host of files says that there is no such file, or gives the page for it. A server that is down says neither.
    noTables.value = response.ok ? !json : response.status === 404;
    if (!response.ok || !json) return;
    const about = (await response.json()) as About;
    if (about.name === 'shambles' && about.wire === WIRE) server.value = about;
  } catch {
    // No network, no server: everything else works without.
  }
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(beside(`api/${path}`), init);
  } catch {
    throw new ServerError('unreachable', 'The server cannot be reached just now; nothing is lost.', 0);
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => undefined)) as
    | { error?: { code?: string; text?: string } }
    | undefined;
  const text = said?.error?.text ?? `The server answered ${response.status}.`;
  throw new ServerError(said?.error?.code ?? 'server', text, response.status);
}

const post = (body: unknown, key?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(key !== undefined && bearer(key)) },
  body: JSON.stringify(body),
});

const bearer = (key: string): { authorization: string } => ({ authorization: `Bearer ${key}` });

const json = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;

const at = (table: string, what = ''): string => `tables/${encodeURIComponent(table)}${what}`;

export const openTable = (opening: Opening): Promise<Opened> => json(call('tables', post(opening)));

export const bringTable = (bringing: Bringing): Promise<Opened> => json(call('tables/bring', post(bringing)));

/** Without a socket: for a key that has none of its own open. */
export const doAt = (table: string, key: string, verb: Verb): Promise<Reply> =>
  json(call(at(table, '/do'), post(verb, key)));

export const journalOf = async (table: string, key: string): Promise<string> =>
  (await call(at(table, '/journal'), { headers: bearer(key) })).text();

export const listMine = async (
  keys: readonly { readonly table: string; readonly key: string }[],
): Promise<readonly MyTable[]> =>
  (await json<{ tables: readonly MyTable[] }>(call('mine', post({ keys })))).tables;
