import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** A module and all it imports as one script, as the page bundles it. */
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
