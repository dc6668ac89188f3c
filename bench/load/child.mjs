// A server of the load bench in a process of its own: node child.mjs '<Kind as JSON>', spoken to over its channel.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
register();
const { begin } = await import('./serving.ts');
await begin(JSON.parse(process.argv[2]));
