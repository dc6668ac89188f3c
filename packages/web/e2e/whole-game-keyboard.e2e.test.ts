import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from './browser.js';
import { open } from './games.js';
import { keyboard, tabTo } from './hands.js';
import { play } from './player.js';
import { NAMES } from './table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('a whole game as the Zombies by keyboard alone', { timeout: 180_000 }, async () => {
  const { page, table, bad } = await open(at);
  // A page without a mouse: whatever is pressed was reached by keys.
  const box = page.getByRole('region', { name: 'Aliens vs. Zombies' });
  for (const name of ['Zombies', NAMES.playNow]) {
    await tabTo(page, table.button(name, box));
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/#game=/);
  const played = await play(table, keyboard(table));
  expect(await table.settled()).toBe('over');
  expect(await table.result()).toMatch(NAMES.level);
  expect(await table.turn(8).count()).toBe(1);
  expect(played.decisions).toBeLessThanOrEqual(80);
  expect(played.kinds.get('place')).toBeGreaterThanOrEqual(2);
  expect(bad).toEqual([]);
});
