import { fileURLToPath } from 'node:url';

/** What Node is given to run a TypeScript file in a process of its own. */
export const RUN = fileURLToPath(new URL('../../../sources/src/run.mjs', import.meta.url));
