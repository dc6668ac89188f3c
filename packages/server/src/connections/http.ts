import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { JournalError, SetupError } from '@shambles/engine';
import { StoreError } from '@shambles/store';
import { LIMITS } from '@shambles/wire';
import { type FastifyInstance, fastify } from 'fastify';
import { costOf, measure } from '../limits/measure.js';
import { Windows } from '../limits/windows.js';
import { Busy } from '../threads/threads.js';
import { type Means, Wrong } from './asking.js';
import { nothingHere, servePage } from './page.js';
import { openTables, serveTables, tellOfServer } from './routes.js';
import { unkept } from './unkept.js';

/** Milliseconds between checks for requests that are too late. */
const LOOKED_AT = 1000;

/** The HTTP part of the server. `/api/openapi.json` describes it. */
export async function makeHttp(means: Means): Promise<FastifyInstance> {
  const { limits, page } = means;
  const app = fastify({
    logger: means.log,
    // Trust one proxy only: a guest may have forged the entries before the proxy's own.
    trustProxy: means.trustProxy && ((_, hop) => hop < 1),
    bodyLimit: LIMITS.message,
    requestTimeout: limits.whole,
    http: {
      headersTimeout: limits.head,
      connectionsCheckingInterval: Math.min(LOOKED_AT, limits.head),
    },
    forceCloseConnections: true,
    ajv: { customOptions: { strict: false } },
  });
  // Bodies are parsed with the wire's own schemas, which name the faulty field; here the schemas only document.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(rateLimit, { max: limits.perMinute, timeWindow: '1 minute', store: Windows });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Shambles', version: means.version, description: 'Tables for zombie wargames' },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
    },
  });
  secure(app);
  readBodies(app, means);
  explainErrors(app, page);

  tellOfServer(app, means);
  openTables(app, means);
  serveTables(app, means);
  if (page !== undefined) await servePage(app, page);
  return app;
}

/** Reads JSON bodies: what would take long to check is refused before it is parsed. */
function readBodies(app: FastifyInstance, { addresses: { sends } }: Means): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const size = measure(body);
    if (sends.isSpent(request.ip)) return done(new Wrong(429, 'slower', 'Slower, please.'));
    sends.spend(request.ip, costOf(size));
    if (size.depth > LIMITS.depth)
      return done(
        new Wrong(400, 'malformed', `the message: goes deeper than ${LIMITS.depth} lists within lists`),
      );
    const most = request.routeOptions.config.values ?? LIMITS.values;
    if (size.values > most)
      return done(new Wrong(400, 'malformed', `the message: holds more than ${most} values`));
    return parse(request, body, done);
  });
}

function secure(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers: { host = '' }, protocol }, reply) => {
    // Some browsers do not count a socket to the same host as 'self'.
    const sockets = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : '';
    reply.headers({
      'Content-Security-Policy': `default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'${sockets}; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
      // Set when a proxy reports that the request came over TLS.
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
      return say(
        503,
        'refused',
        error.kind === 'unknown'
          ? unkept(error)
          : 'The store does not answer; nothing has changed. Try again.',
      );
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
