// Builds the page and serves it with its tables: npm start.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const shambles = fileURLToPath(new URL('../cli/bin/shambles.mjs', import.meta.url));
const folder = fileURLToPath(new URL('../../shambles-tables/', import.meta.url));
const display =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
const open = display && !process.env.CI && process.env.BROWSER !== 'none';

await build({ root, logLevel: 'warn' });
const args = ['serve', '--quiet', '--folder', folder, ...(open ? ['--open'] : []), ...process.argv.slice(2)];
const server = spawn(process.execPath, [shambles, ...args], { stdio: 'inherit' });
// Ctrl+C reaches the server too; this process exits when the server does.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
