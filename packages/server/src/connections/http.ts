import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { JournalError, SetupError } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { SYSTEMS } from '@shambles/systems';
import { Bringing, fault, LIMITS, Opening, tooDeep, unsound, Verb, WIRE } from '@shambles/wire';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import * as z from 'zod/mini';
import type { Guest } from '../house/house.js';
import type { Tables } from '../house/tables.js';
import type { Addresses } from '../limits/weights.js';
import type { Metrics } from '../metrics.js';
import { Busy } from '../threads/threads.js';
import { nothingHere, servePage } from './page.js';

export interface HttpLimits {
  /** Requests a minute of one address; of these, tables opened. */
  readonly perMinute: number;
  readonly opened: number;
  /** Milliseconds in which the head of a request must have come, and all of it. */
  readonly head: number;
  readonly whole: number;
}

export const HTTP_LIMITS: HttpLimits = { perMinute: 600, opened: 60, head: 10_000, whole: 60_000 };

/** How often it is looked whether a request is too late, in milliseconds. */
const LOOKED_AT = 1000;

interface Means {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly limits: HttpLimits;
  readonly addresses: Addresses;
  /** What opens /metrics to others than this machine. */
  readonly metricsToken?: string | undefined;
  /** Folder of the built page; without one, only tables are served. */
  readonly page?: string | undefined;
  readonly trustProxy: boolean;
  readonly log: boolean | object;
  readonly version: string;
}

/** Something wrong with a request: what, and with which status it is said. */
class Wrong extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const Mine = z.strictObject({
  keys: z
    .array(
      z.strictObject({ table: z.string().check(z.maxLength(64)), key: z.string().check(z.maxLength(64)) }),
    )
    .check(z.maxLength(200)),
});

const DEEP = `the message: goes deeper than ${LIMITS.depth} lists within lists`;

/** Keys are never in an address: addresses end up in logs and in referrers. */
const BEARER = [{ key: [] }];

/** The part of the server that is asked and answers. `/api/openapi.json` describes it. */
export async function makeHttp(means: Means): Promise<FastifyInstance> {
  const { tables, metrics, limits, page, addresses } = means;
  const app = fastify({
    logger: means.log,
    // One proxy: what stands before its own entry, a guest may have written himself.
    trustProxy: means.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: LIMITS.body,
    requestTimeout: limits.whole,
    http: {
      headersTimeout: limits.head,
      connectionsCheckingInterval: Math.min(LOOKED_AT, limits.head),
    },
    forceCloseConnections: true,
    ajv: { customOptions: { strict: false } },
  });
  // Bodies are read with the wire's own schemas, which name the field that is wrong; here they only describe.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(rateLimit, { max: limits.perMinute, timeWindow: '1 minute' });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Shambles', version: means.version, description: 'Tables for zombie wargames' },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
  });
  secure(app);
  explainErrors(app, page);

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
    version: means.version,
    wire: WIRE,
    systems: SYSTEMS.map((s) => s.id),
  }));

  const opening = { rateLimit: { max: limits.opened, timeWindow: '1 minute' } };
  app.post(
    '/api/tables',
    { config: opening, schema: { summary: 'Opens a table', body: schemaOf(Opening) } },
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
      return tables.perform(guest, bodyOf(Verb, request));
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/journal',
    { schema: { summary: 'The whole journal, where it may be taken', security: BEARER } },
    async (request, reply) => {
      const text = await tables.journal(await guestOf(means, request));
      if (text === undefined)
        throw new Wrong(
          403,
          'refused',
          'The journal tells everything: it can be taken when the game is over, or by whoever plays alone.',
        );
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
  app.post(
    '/api/mine',
    { schema: { summary: 'How the tables stand that these keys open', body: schemaOf(Mine) } },
    async (request) => ({ tables: await tables.mine(bodyOf(Mine, request).keys) }),
  );
  if (page !== undefined) await servePage(app, page);
  return app;
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' });
  return rest;
}

function bodyOf<T extends z.core.$ZodType>(schema: T, request: FastifyRequest): z.infer<T> {
  if (tooDeep(request.body)) throw new Wrong(400, 'malformed', DEEP);
  const broken = unsound(request.body);
  if (broken !== undefined) throw new Wrong(400, 'malformed', broken);
  const read = z.safeParse(schema, request.body);
  if (!read.success) throw new Wrong(400, 'malformed', fault(read.error));
  return read.data;
}

/** Counts files that somebody brings. Throws where his address has brought enough for a day. */
function checkQuota({ opened, bytes }: Addresses, ip: string, size: number): void {
  if (opened.isSpent(ip) || bytes.isSpent(ip))
    throw new Wrong(429, 'slower', 'Enough tables were opened from your address today. Try again tomorrow.');
  bytes.spend(ip, size);
}

/** Whoever asks from this machine; a proxy says so where it asks for somebody else. */
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
  // Whether there is such a table is nobody's business who has no key to it.
  if (guest?.table !== request.params.id) {
    guesses.spend(request.ip, 1);
    throw new Wrong(403, 'foreign', 'This key opens nothing here.');
  }
  return guest;
}

const GUESSES = 'Too many keys from your address open nothing. Try again in a minute.';

function secure(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers: { host = '' }, protocol }, reply) => {
    // Some browsers do not take a socket of the same place for 'self'.
    const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
    reply.headers({
      'Content-Security-Policy': `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'${sockets}; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
      // A proxy says that it was asked over TLS.
      ...(protocol === 'https' && { 'Strict-Transport-Security': 'max-age=31536000' }),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });
}

function explainErrors(app: FastifyInstance, page: string | undefined): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const say = (status: number, code: string, text: string) =>
      reply.status(status).send({ error: { code, text } });
    if (error instanceof Wrong) return say(error.status, error.code, error.message);
    if (error instanceof SetupError || error instanceof JournalError)
      return say(400, 'malformed', error.message);
    if (error instanceof Busy) return say(503, 'slower', error.message);
    if (error instanceof StoreError) {
      request.log.error(error);
      return say(503, 'refused', 'The store does not answer; nothing has changed. Try again.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return say(status, status === 429 ? 'slower' : 'malformed', error.message);
    request.log.error(error);
    return say(500, 'refused', 'Something went wrong here; nothing has changed.');
  });
  const nothing = nothingHere(page);
  app.setNotFoundHandler(
    (request, reply) =>
      nothing?.(request, reply) ??
      reply.status(404).send({
        error: {
          code: 'malformed',
          text: `There is nothing at ${request.method} ${request.url.slice(0, 100)}.`,
        },
      }),
  );
}
