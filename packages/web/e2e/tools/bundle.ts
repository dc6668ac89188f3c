import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Bundles a module with all its imports into one script, as the page's build does. */
export async function bundle(file: URL): Promise<string> {
  const entry = fileURLToPath(file);
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'bundle' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}
