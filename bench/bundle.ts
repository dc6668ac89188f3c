import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a module of this folder with all its imports into one plain file, so that no loader slows either side. */
export async function bundle(entry: string, folder: string): Promise<string> {
  const outfile = path.join(folder, 'bench.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The library and our code must share one copy of immer.
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outfile;
}
