import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { instrument } from './instrument.js';
import type { Plan } from './plan.js';

const COLLECT = fileURLToPath(new URL('./inside/collect.ts', import.meta.url));
const MADE = '.made.js';

/** Gives the tests the mutated rules and tables, and a replacement for Vitest that collects them. */
export function mutating({ folder, mutants }: Pick<Plan, 'folder' | 'mutants'>): Plugin {
  const nameOf = (id: string) => path.relative(folder, id).split(path.sep).join('/');
  const of = (file: string) => mutants.filter((m) => m.file === file);
  const isOurs = (id: string) => id.startsWith(`${folder}${path.sep}`);
  return {
    name: 'mutate',
    enforce: 'pre',
    /** Turns a JSON table into a module with another name, so that nothing treats it as JSON. */
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.') || !id.endsWith('.json')) return undefined;
      const at = path.resolve(path.dirname(importer), id);
      return isOurs(at) && of(nameOf(at)).length > 0 ? `${at}${MADE}` : undefined;
    },
    load(id) {
      if (!id.endsWith(`.json${MADE}`)) return undefined;
      const at = id.slice(0, -MADE.length);
      return instrument(nameOf(at), readFileSync(at, 'utf8'), of(nameOf(at)));
    },
    transform(code, id) {
      if (!isOurs(id) || !id.endsWith('.ts')) return undefined;
      const file = nameOf(id);
      const text = code.replaceAll("from 'vitest'", `from ${JSON.stringify(COLLECT)}`);
      return { code: file.endsWith('.test.ts') ? text : instrument(file, text, of(file)), map: null };
    },
  };
}
