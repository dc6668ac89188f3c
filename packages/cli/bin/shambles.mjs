#!/usr/bin/env node
// The sources are TypeScript and run as they are: tsx is registered first, then the command is loaded.
import { fileURLToPath } from 'node:url';

// tsx reads the tsconfig of the folder one happens to stand in; the command must work from any folder.
process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));

const { register } = await import('tsx/esm/api');
register();
const [{ main }, { processIo }] = await Promise.all([import('../src/main.ts'), import('../src/io.ts')]);
process.exitCode = await main(process.argv.slice(2), processIo());
