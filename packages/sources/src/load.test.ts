import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shambles-sources-'));
const kept = fileURLToPath(new URL('../../../node_modules/.cache/shambles', import.meta.url));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
  for (const file of fs.readdirSync(kept))
    if (file.includes(path.basename(folder))) fs.rmSync(path.join(kept, file));
});

const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
const run = (...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [RUN, path.join(folder, 'main.ts'), ...args], {
    encoding: 'utf8',
  });
  return stdout || stderr;
};

test('a file runs with all that it imports, knows where it lies, and is made anew when one of them has changed', () => {
  write(
    'main.ts',
    "import { word } from './other.js';\nconsole.log(word as string, process.argv[2], import.meta.url.endsWith('/main.ts'));\n",
  );
  write('other.ts', "export const word: string = 'first';\n");
  expect(run('one')).toBe('first one true\n');
  expect(run('two')).toBe('first two true\n');
  write('other.ts', "export const word: string = 'second';\n");
  expect(run('three')).toBe('second three true\n');
});

test('what cannot be read is named', () => {
  write('main.ts', "import { word } from './nowhere.js';\nconsole.log(word);\n");
  expect(run()).toContain('Could not resolve "./nowhere.js"');
});
