import { readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A file whose name changes with its content. */
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** Serves the built page. A file may have precompressed `.br` and `.gz` versions, for browsers that accept them. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '404.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('Cache-Control', HASHED.test(file) ? 'public, immutable, max-age=31536000' : 'no-cache');
    },
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
