import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, PreviewServer } from 'vite';

/** Files that text is in; pictures and fonts are small already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Bytes below which it is not worth while. */
const LITTLE = 1000;

const ways = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts `.br` and `.gz` beside each file of text in a folder: whoever serves them need not compress anything. */
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

/** Compresses what was built, and answers for addresses at which there is nothing as the server does. */
export function squeezed(): Plugin {
  let folder = '';
  return {
    name: 'squeezed',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    // After the service worker was written.
    closeBundle: { order: 'post', sequential: true, handler: () => squeeze(folder) },
    configurePreviewServer: (server) => () => nothingHere(server, path.join(folder, '404.html')),
  };
}

function nothingHere({ middlewares }: PreviewServer, file: string): void {
  middlewares.use(({ url }, response, next) => {
    // "/" is this by now, and served after this.
    if (url?.split('?')[0] === '/index.html' || !existsSync(file)) return next();
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    void readFile(file).then((page) => response.end(page), next);
  });
}
