import { signal } from '@preact/signals';
import type { Seat } from '@shambles/engine';
import type { Bringing, Opened, Opening, Reply, Role, Room, Verb } from '@shambles/wire';
import { WIRE } from '@shambles/wire';

/** A server's description of itself. */
export interface About {
  readonly name: string;
  readonly wire: number;
  readonly systems: readonly string[];
}

/** One of the person's own tables, as the server lists it. */
export interface MyTable {
  readonly table: string;
  readonly title: string;
  readonly system: string;
  readonly status: Room['status'];
  readonly role: Role;
  readonly yourTurn: boolean;
  readonly waitingFor: readonly Seat[];
}

/** The server that this page came from. Undefined if there is none; then only local play is possible. */
export const server = signal<About | undefined>(undefined);

/** True if this page came from a plain file host, which answers but has no tables. */
export const noTables = signal(false);

/** A refusal in the server's words, or a server that cannot be reached. */
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

/** A URL relative to the page. */
function beside(path: string, base: string = document.baseURI): URL {
  return new URL(path, base);
}

export function socketAddress(base: string = document.baseURI): string {
  const url = beside('socket', base);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

/** Finds out whether the page came from a Shambles server. */
export async function findServer(): Promise<void> {
  try {
    const response = await fetch(beside('api/about'));
    const json = response.headers.get('content-type')?.includes('json') === true;
    // A file host answers 404, or with the page itself. A server that is down does neither.
    noTables.value = response.ok ? !json : response.status === 404;
    if (!response.ok || !json) return;
    const about = (await response.json()) as About;
    if (about.name === 'shambles' && about.wire === WIRE) server.value = about;
  } catch {
    // Without a network or a server everything else still works.
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

/** Sends a verb over HTTP, for a key that has no socket open. */
export const doAt = (table: string, key: string, verb: Verb): Promise<Reply> =>
  json(call(at(table, '/do'), post(verb, key)));

export const journalOf = async (table: string, key: string): Promise<string> =>
  (await call(at(table, '/journal'), { headers: bearer(key) })).text();

export const listMine = async (
  keys: readonly { readonly table: string; readonly key: string }[],
): Promise<readonly MyTable[]> =>
  (await json<{ tables: readonly MyTable[] }>(call('mine', post({ keys })))).tables;
