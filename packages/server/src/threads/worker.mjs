// A thread that thinks for bots and runs journals again. The sources are TypeScript and run as they are, so tsx is registered first.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url));
register();
const { think } = await import('./think.ts');
const { read } = await import('./read.ts');

export { read, think };
