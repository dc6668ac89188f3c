import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { begin, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { play } from '../tools/player.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('once loaded, the page begins, plays and continues games without a network', async () => {
  const opened = await open(at, { serviceWorkers: 'allow' });
  const { page, table } = opened;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // The service worker takes over with the next load.
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await at.hush();
  await page.reload();
  await begin(opened, 'Aliens');
  await play(table, mouse(table), ({ decisions }) => decisions >= 6);
  await table.kept();
  const before = await table.position();
  await page.reload();
  expect(await table.position()).toEqual(before);
});
