import { fileURLToPath } from 'node:url';

/** The script that lets Node run a TypeScript file in its own process. */
export const RUN = fileURLToPath(new URL('../../../sources/src/run.mjs', import.meta.url));
