// A server of its own to be killed: node child.mjs '<ServerOptions as JSON>'. Says where it is when it is ready.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url));
register();
const { serve } = await import('../server.ts');
const served = await serve(JSON.parse(process.argv[2]));
process.stdout.write(`at ${served.url}\n`);
for (const repair of served.store.repairs) process.stdout.write(`repair ${repair}\n`);
process.once('SIGTERM', () => served.close().then(() => process.exit(0)));
