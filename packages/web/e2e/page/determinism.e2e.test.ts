import vm from 'node:vm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Looks } from '../../../field/src/testing/looks.js';
import { chromiumHere, closePages } from '../tools/browser.js';
import { bundle } from '../tools/bundle.js';
import type { Replays } from '../tools/replays.js';

const GAMES = 200;
const BATCH = 20;
const TABLES = 50;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromiumHere();
  page = await browser.newPage();
  await page.goto('about:blank');
  for (const file of ['../tools/replays.ts', '../../../field/src/testing/looks.ts']) {
    const content = await bundle(new URL(file, import.meta.url));
    await page.addScriptTag({ content });
    // Node runs the same script. Loaded through Vite it would take half as long again.
    vm.runInThisContext(content);
  }
});
afterAll(() => browser && closePages(browser));

/** The globals that the bundle defines, in the page and in Node. */
type Bundled = { replays: Replays; looks: Looks };
const node = globalThis as unknown as Bundled;

/** The games as Node plays them, one batch after another. */
const here = new Map<number, ReturnType<Replays['play']>>();
function batch(first: number): ReturnType<Replays['play']> {
  const games = here.get(first) ?? node.replays.play(first, BATCH);
  here.set(first, games);
  return games;
}

/**
 * The number of the first game of each batch. Each batch is a test of its own, so that the time limit catches a hang
 * and not a slow machine.
 */
const BATCHES = Array.from({ length: GAMES / BATCH }, (_, n) => n * BATCH);

test.each(BATCHES)(
  `${BATCH} games from game %i on come to the same checksums in Node and in Chromium`,
  async (first) => {
    const playing = page.evaluate(
      ([f, n]) => (globalThis as unknown as Bundled).replays.play(f, n).map((game) => game.sum),
      [first, BATCH] as const,
    );
    // Node plays them while the page does.
    const here = batch(first).map((game) => game.sum);
    expect(await playing).toEqual(here);
  },
);

test.each(BATCHES)(
  `${BATCH} journals from game %i on, written in Node, run again to the same checksums in Chromium`,
  async (first) => {
    const games = batch(first);
    const there = await page.evaluate(
      (texts) => (globalThis as unknown as Bundled).replays.open(texts),
      games.map((game) => game.journal),
    );
    expect(there).toEqual(games.map((game) => game.sum));
    expect(there.every((sum) => /^[0-9a-f]{16}$/.test(sum))).toBe(true);
  },
);

test(`${TABLES * 100} looks over ${TABLES} tables are the same in Node and in Chromium`, async () => {
  const there = await page.evaluate((n) => (globalThis as unknown as Bundled).looks.see(0, n), TABLES);
  expect(there).toEqual(node.looks.see(0, TABLES));
  expect(new Set(there).size).toBeGreaterThan(TABLES / 2);
});
