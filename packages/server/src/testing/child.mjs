// A server process that tests may kill: node child.mjs '<ServerOptions as JSON>'. Prints its address when ready.
import { load } from '@shambles/sources';

const { serve } = await load(new URL('../server.ts', import.meta.url));
const served = await serve(JSON.parse(process.argv[2]));
process.stdout.write(`at ${served.url}\n`);
for (const repair of served.store.repairs) process.stdout.write(`repair ${repair}\n`);
process.once('SIGTERM', () => served.close().then(() => process.exit(0)));
