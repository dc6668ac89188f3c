import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A module of this folder with all that it reads, ours and the peer's, as one plain file: no loader slows down either. */
export async function bundle(entry: string, folder: string): Promise<string> {
  const outfile = path.join(folder, 'bench.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The library and we must share one immer.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outfile;
}
