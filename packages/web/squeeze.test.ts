import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { squeeze } from './squeeze.js';

test('what is text and not little gets a .br and a .gz, which hold the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shambles-squeeze-'));
  const at = (name: string) => path.join(folder, name);
  const script = 'export const there = "is much of it";\n'.repeat(100);
  writeFileSync(at('index.js'), script);
  writeFileSync(at('little.js'), 'export {};');
  writeFileSync(at('font.woff2'), script);
  await squeeze(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'font.woff2',
    'index.js',
    'index.js.br',
    'index.js.gz',
    'little.js',
  ]);
  expect(brotliDecompressSync(readFileSync(at('index.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(at('index.js.gz'))).toString()).toBe(script);
  rmSync(folder, { recursive: true });
});
