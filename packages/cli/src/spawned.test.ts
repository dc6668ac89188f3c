import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('../bin/shambles.mjs', import.meta.url));
const { FORCE_COLOR: _, ...env } = process.env;
const shambles = (argv: readonly string[], input = '') =>
  spawnSync(process.execPath, [bin, ...argv], {
    cwd: tmpdir(),
    encoding: 'utf8',
    input,
    env: { ...env, NO_COLOR: '1' },
  });

describe('the command itself', () => {
  it('runs from any folder and exits with its code', () => {
    expect(shambles(['systems', '--json'])).toMatchObject({ status: 0, stderr: '' });
    expect(shambles(['sistems'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: "shambles: unknown command 'sistems'\n(Did you mean systems?)\n",
    });
    expect(shambles(['replay', 'nowhere.journal', '--json'])).toMatchObject({ status: 1, stderr: '' });
  });

  it('reads a game from a pipe, without colours', () => {
    const { status, stdout } = shambles(['play', '--seed', '1'], 'A1\n');
    expect(status).toBe(1);
    expect(stdout).not.toContain('\u001b[');
    expect(stdout).toContain('The input ended before the game did.');
  });

  it('does not mind when its reader goes away', async () => {
    const child = spawn(process.execPath, [bin, 'rules', '--json'], {
      cwd: tmpdir(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', (text) => (err += text));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});
