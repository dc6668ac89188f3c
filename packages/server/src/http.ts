import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import swagger from '@fastify/swagger';
import { JournalError, SetupError } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { SYSTEMS } from '@shambles/systems';
import { Bringing, fault, LIMITS, Opening, tooDeep, Verb, WIRE } from '@shambles/wire';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import * as z from 'zod/mini';
import type { Guest } from './house.js';
import type { Metrics } from './metrics.js';
import type { Tables } from './tables.js';

export interface HttpLimits {
  /** Requests a minute of one address; of these, tables opened. */
  readonly perMinute: number;
  readonly opened: number;
}

export const HTTP_LIMITS: HttpLimits = { perMinute: 600, opened: 60 };

interface Means {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly limits: HttpLimits;
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
  const { tables, metrics, limits, page } = means;
  const app = fastify({
    logger: means.log,
    // One proxy: what stands before its own entry, a guest may have written himself.
    trustProxy: means.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: LIMITS.body,
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
  explainErrors(app);

  app.get('/healthz', { schema: { summary: 'Whether the process runs' } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { summary: 'Whether the store answers' } }, async () => {
    await tables.house.store.ping();
    return { ok: true };
  });
  app.get('/metrics', { schema: { summary: 'For Prometheus' } }, async (_, reply) => {
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
    async (request, reply) => reply.status(201).send(await tables.house.open(bodyOf(Opening, request))),
  );
  app.post(
    '/api/tables/bring',
    {
      config: opening,
      bodyLimit: LIMITS.journal,
      schema: { summary: 'Opens a table with a game begun elsewhere', body: schemaOf(Bringing) },
    },
    async (request, reply) => reply.status(201).send(await tables.house.bring(bodyOf(Bringing, request))),
  );
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id',
    { schema: { summary: 'The table as the holder of the key may know it', security: BEARER } },
    async (request) => {
      const guest = await guestOf(tables, request);
      const room = await tables.shown(guest);
      if (!room) throw new Wrong(404, 'foreign', 'There is no such table.');
      return { role: guest.role, room };
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
      const guest = await guestOf(tables, request);
      return tables.perform(guest, bodyOf(Verb, request));
    },
  );
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/journal',
    { schema: { summary: 'The whole journal, where it may be taken', security: BEARER } },
    async (request, reply) => {
      const text = await tables.journal(await guestOf(tables, request));
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
  if (page !== undefined) await app.register(files, { root: page, wildcard: false });
  return app;
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' });
  return rest;
}

function bodyOf<T extends z.core.$ZodType>(schema: T, request: FastifyRequest): z.infer<T> {
  if (tooDeep(request.body)) throw new Wrong(400, 'malformed', DEEP);
  const read = z.safeParse(schema, request.body);
  if (!read.success) throw new Wrong(400, 'malformed', fault(read.error));
  return read.data;
}

async function guestOf(tables: Tables, request: FastifyRequest<{ Params: { id: string } }>): Promise<Guest> {
  const [, key] = /^Bearer (\S{1,64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) throw new Wrong(401, 'foreign', 'A key is sent as "Authorization: Bearer <key>".');
  const guest = await tables.house.guest(key);
  // Whether there is such a table is nobody's business who has no key to it.
  if (guest?.table !== request.params.id) throw new Wrong(403, 'foreign', 'This key opens nothing here.');
  return guest;
}

function secure(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      'Content-Security-Policy':
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });
}

function explainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const say = (status: number, code: string, text: string) =>
      reply.status(status).send({ error: { code, text } });
    if (error instanceof Wrong) return say(error.status, error.code, error.message);
    if (error instanceof SetupError || error instanceof JournalError)
      return say(400, 'malformed', error.message);
    if (error instanceof StoreError) {
      request.log.error(error);
      return say(503, 'refused', 'The store does not answer; nothing has changed. Try again.');
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return say(status, status === 429 ? 'slower' : 'malformed', error.message);
    request.log.error(error);
    return say(500, 'refused', 'Something went wrong here; nothing has changed.');
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      error: {
        code: 'malformed',
        text: `There is nothing at ${request.method} ${request.url.slice(0, 100)}.`,
      },
    }),
  );
}
