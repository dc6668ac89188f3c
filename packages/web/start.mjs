// Builds the table and serves it: npm start.
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const display =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const open = display && !process.env.CI && process.env.BROWSER !== 'none';

try {
  await build({ root, logLevel: 'warn' });
  const server = await preview({ root, preview: { open } });
  const address = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4173/';
  console.log(`\n  Shambles is at ${address}\n  Stop it with Ctrl+C.\n`);
} catch (error) {
  const taken = /port \d+ is (already )?in use/i.test(String(error?.message));
  console.error(taken ? `${error.message}: is the table already running there?` : error);
  process.exit(1);
}
