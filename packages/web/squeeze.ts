import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, PreviewServer } from 'vite';

/** Text files; pictures and fonts are already compressed. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Size in bytes below which compressing is not worthwhile. */
const LITTLE = 1000;

const ways = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside each text file in a folder, so that a server need not compress anything. */
export async function squeeze(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const data = await readFile(file);
    if (data.length < LITTLE) continue;
    for (const [ending, way] of Object.entries(ways)) await writeFile(file + ending, await way(data));
  }
}

/** Compresses the build. The preview server then answers unknown addresses with the 404 page, as the real one does. */
export function squeezed(): Plugin {
  let folder = '';
  return {
    name: 'squeezed',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    // After the service worker has been written.
    closeBundle: { order: 'post', sequential: true, handler: () => squeeze(folder) },
    configurePreviewServer: (server) => () => nothingHere(server, path.join(folder, '404.html')),
  };
}

function nothingHere({ middlewares }: PreviewServer, file: string): void {
  middlewares.use(({ url }, response, next) => {
    // By now "/" has been rewritten to this; a later handler serves it.
    if (url?.split('?')[0] === '/index.html' || !existsSync(file)) return next();
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    void readFile(file).then((page) => response.end(page), next);
  });
}
