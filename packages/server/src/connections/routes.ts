import { SYSTEMS } from '@shambles/systems';
import { Bringing, fault, LIMITS, Opening, unsound, Verb, WIRE } from '@shambles/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Guest } from '../house/house.js';
import type { Addresses } from '../limits/weights.js';
import { type Means, Wrong } from './asking.js';

const Mine = z.strictObject({
  keys: z
    .array(
      z.strictObject({ table: z.string().check(z.maxLength(64)), key: z.string().check(z.maxLength(64)) }),
    )
    .check(z.maxLength(200)),
});

/** Keys are never put in an address, since addresses end up in logs and referrers. */
const BEARER = [{ key: [] }];

/** Serves health, readiness and metrics. */
export function tellOfServer(app: FastifyInstance, means: Means): void {
  const { tables, metrics, version } = means;
  app.get('/healthz', { schema: { summary: 'Whether the process runs' } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { summary: 'Whether the store answers' } }, async () => {
    await tables.house.store.ping();
    return { ok: true };
  });
  app.get('/metrics', { schema: { summary: 'For Prometheus' } }, async (request, reply) => {
    if (!maySeeMetrics(request, means))
      throw new Wrong(403, 'foreign', 'Metrics are told on the machine itself, or to whoever has the token.');
    reply.type(metrics.registry.contentType);
    return reply.send(await metrics.registry.metrics());
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  app.get('/api/about', { schema: { summary: 'What is served here' } }, () => ({
    name: 'shambles',
    version,
    wire: WIRE,
    systems: SYSTEMS.map((s) => s.id),
  }));
}

/** Serves the routes that open tables. */
export function openTables(app: FastifyInstance, { tables, limits, addresses }: Means): void {
  const opening = { rateLimit: { max: limits.opened, timeWindow: '1 minute' }, values: LIMITS.opening };
  app.post(
    '/api/tables',
    {
      config: opening,
      bodyLimit: LIMITS.body,
      schema: { summary: 'Opens a table', body: schemaOf(Opening) },
    },
    async (request, reply) => {
      const opening = bodyOf(Opening, request);
      checkQuota(addresses, request.ip, JSON.stringify(opening.files ?? {}).length);
      const opened = await tables.house.open(opening);
      addresses.opened.spend(request.ip, 1);
      return reply.status(201).send(opened);
    },
  );
  app.post(
    '/api/tables/bring',
    {
      config: opening,
      bodyLimit: LIMITS.journal,
      schema: { summary: 'Opens a table with a game begun elsewhere', body: schemaOf(Bringing) },
    },
    async (request, reply) => {
      const bringing = bodyOf(Bringing, request);
      const { ip } = request;
      if (addresses.reading.has(ip))
        throw new Wrong(429, 'slower', 'A journal from your address is being read. Wait for it to end.');
      checkQuota(addresses, ip, bringing.journal.length);
      addresses.reading.add(ip);
      try {
        const opened = await tables.house.bring(bringing);
        addresses.opened.spend(ip, 1);
        return reply.status(201).send(opened);
      } finally {
        addresses.reading.delete(ip);
      }
    },
  );
}

/** Serves the requests that need a key to a table. */
export function serveTables(app: FastifyInstance, means: Means): void {
  const { tables } = means;
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id',
    { schema: { summary: 'The table as the holder of the key may know it', security: BEARER } },
    async (request) => {
      const guest = await guestOf(means, request);
      const room = await tables.shown(guest);
      if (!room) throw new Wrong(404, 'foreign', 'There is no such table.');
      return { role: guest.role, room };
    },
  );
  app.delete<{ Params: { id: string } }>(
    '/api/tables/:id',
    { schema: { summary: 'Removes the table for good, for its host', security: BEARER } },
    async (request) => {
      const guest = await guestOf(means, request);
      if (guest.role.is !== 'host') throw new Wrong(403, 'foreign', 'Only the host can remove a table.');
      await tables.remove(guest);
      return { removed: guest.table };
    },
  );
  app.post<{ Params: { id: string } }>(
    '/api/tables/:id/do',
    {
      schema: {
        summary: 'Does something at a table, as over a socket',
        security: BEARER,
        body: schemaOf(Verb),
      },
    },
    async (request) => {
      const guest = await guestOf(means, request);
      return tables.perform(guest, bodyOf(Verb, request), request.ip);
    },
  );
  serveJournals(app, means);
  app.post(
    '/api/mine',
    { schema: { summary: 'How the tables stand that these keys open', body: schemaOf(Mine) } },
    async (request) => ({ tables: await tables.mine(bodyOf(Mine, request).keys) }),
  );
}

function serveJournals(app: FastifyInstance, means: Means): void {
  const { tables } = means;
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/journal',
    { schema: { summary: 'The whole journal, where it may be taken', security: BEARER } },
    async (request, reply) => {
      const { ip } = request;
      const { unread } = means.addresses;
      if (unread.isFull(ip)) throw new Wrong(429, 'slower', 'Read first what has been sent.');
      const text = await tables.journal(await guestOf(means, request));
      if (text === undefined)
        throw new Wrong(
          403,
          'refused',
          'The journal tells everything: it can be taken when the game is over or cannot go on here, or by whoever plays alone.',
        );
      // Whoever has gone in the meantime is sent nothing, and would never be heard to have read it.
      if (reply.raw.destroyed) return reply;
      unread.add(ip, text.length);
      reply.raw.once('close', () => unread.add(ip, -text.length));
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' });
  return rest;
}

function bodyOf<T extends z.core.$ZodType>(schema: T, request: FastifyRequest): z.infer<T> {
  const broken = unsound(request.body);
  if (broken !== undefined) throw new Wrong(400, 'malformed', broken);
  const read = z.safeParse(schema, request.body);
  if (!read.success) throw new Wrong(400, 'malformed', fault(read.error));
  return read.data;
}

/** Counts uploaded files against the address. Throws if the address has used up its daily quota. */
function checkQuota({ opened, bytes }: Addresses, ip: string, size: number): void {
  if (opened.isSpent(ip) || bytes.isSpent(ip))
    throw new Wrong(429, 'slower', 'Enough tables were opened from your address today. Try again tomorrow.');
  bytes.spend(ip, size);
}

/** True for a request from this machine or with the token. If no proxy is trusted, forwarded requests are not local. */
function maySeeMetrics({ ip, headers }: FastifyRequest, { metricsToken, trustProxy }: Means): boolean {
  if (metricsToken !== undefined && headers.authorization === `Bearer ${metricsToken}`) return true;
  const passedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return LOCAL.includes(ip) && (trustProxy || !passedOn);
}

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

type AtTable = FastifyRequest<{ Params: { id: string } }>;

async function guestOf({ tables, addresses: { guesses } }: Means, request: AtTable): Promise<Guest> {
  const [, key] = /^Bearer (\S{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) throw new Wrong(401, 'foreign', 'A key is sent as "Authorization: Bearer <key>".');
  if (guesses.isSpent(request.ip)) throw new Wrong(429, 'slower', GUESSES);
  const guest = await tables.house.guest(key);
  // Only a holder of a key may learn whether a table exists.
  if (guest?.table !== request.params.id) {
    guesses.spend(request.ip, 1);
    throw new Wrong(403, 'foreign', 'This key opens nothing here.');
  }
  return guest;
}

const GUESSES = 'Too many keys from your address open nothing. Try again in a minute.';
