// A thread that thinks for bots, reads setups and runs journals again. The sources are TypeScript and run as they are, so tsx is registered first.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

process.env.TSX_TSCONFIG_PATH ??= fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url));
register();
const { check } = await import('./check.ts');
const { think } = await import('./think.ts');
const { read } = await import('./read.ts');

const wake = () => {};

export { check, read, think, wake };
