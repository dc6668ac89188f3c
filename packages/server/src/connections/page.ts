import { readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A file whose name changes with its content. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** What is not fetched by its own name: compressed versions, the page for what is not there, hidden files. */
const UNNAMED = /\.(br|gz)$|^\/404\.html$|\/\./;

/**
 * Serves the built page. A file may have precompressed `.br` and `.gz` versions, for browsers that accept them. Files
 * are looked for when they are asked for: a new build may take the folder while the server runs.
 */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(async (page) => {
    page.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
      // An address that is spelt oddly leads nowhere, like any other.
      if (error.statusCode === 403) return reply.callNotFound();
      throw error;
    });
    await page.register(files, {
      root: folder,
      allowedPath: (at) => !UNNAMED.test(at),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('Cache-Control', HASHED.test(file) ? 'public, immutable, max-age=31536000' : 'no-cache');
      },
    });
  });
}

/** Returns a handler that answers navigation to an unknown address with the 404 page; undefined if none was built. */
export function nothingHere(folder: string | undefined) {
  const text = folder === undefined ? undefined : read(path.join(folder, '404.html'));
  if (text === undefined) return undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const { method, url, headers } = request;
    const navigates = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
    if (!navigates || /^\/api(\/|$)/.test(url)) return undefined;
    return reply.status(404).type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(text);
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // An older build has no such page.
    return undefined;
  }
}
