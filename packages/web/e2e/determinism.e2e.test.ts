import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.js';
import { type Replays, replays } from './replays.js';

const GAMES = 200;
const BATCH = 20;

let browser: Browser;
let page: Page;

/** The engine and all systems in one script, as the page bundles them. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./replays.ts', import.meta.url));
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'bundle' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built[0]?.output[0];
  if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
  return chunk.code;
}

beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle() });
});
afterAll(() => browser?.close());

/** What the bundle leaves behind in the page. */
type Bundled = { replays: Replays };

test(`${GAMES} games come to the same checksums in Node and in Chromium`, async () => {
  for (let first = 0; first < GAMES; first += BATCH) {
    const there = await page.evaluate(([f, n]) => (globalThis as unknown as Bundled).replays.play(f, n), [
      first,
      BATCH,
    ] as const);
    expect(there).toEqual(replays.play(first, BATCH));
  }
});

test(`${GAMES} journals written in Node run again to the same checksums in Chromium`, async () => {
  for (let first = 0; first < GAMES; first += BATCH) {
    const texts = replays.journals(first, BATCH);
    const there = await page.evaluate((t) => (globalThis as unknown as Bundled).replays.open(t), texts);
    expect(there).toEqual(replays.open(texts));
    expect(there.every((sum) => /^[0-9a-f]{16}$/.test(sum))).toBe(true);
  }
});
