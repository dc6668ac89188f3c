import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { open } from '../tools/games.js';
import { keyboard, tabTo } from '../tools/hands.js';
import { play } from '../tools/player.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('a whole game as the Zombies by keyboard alone', async () => {
  const { page, table, bad } = await open(at);
  // The mouse is not used: keys reach every control. The seed makes it the same game each time.
  const box = page.getByRole('region', { name: 'Aliens vs. Zombies' });
  await tabTo(page, box.locator('summary', { hasText: NAMES.setTheTable }));
  await page.keyboard.press('Enter');
  const holder = (seat: string): Locator => box.getByRole('combobox', { name: seat, exact: true });
  for (const [seat, key] of [
    ['Aliens', 'b'],
    ['Zombies', 'a'],
  ] as const) {
    await tabTo(page, holder(seat));
    // Typing a letter picks the first choice that begins with it: a bot, or a person here.
    await page.keyboard.press(key);
  }
  expect(await holder('Aliens').inputValue()).toBe('sensible');
  expect(await holder('Zombies').inputValue()).toBe('person');
  await tabTo(page, box.getByRole('textbox', { name: NAMES.seed }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('keys');
  await tabTo(page, table.button(NAMES.begin, box));
  await page.keyboard.press('Enter');
  await page.waitForURL(/#game=/);
  const played = await play(table, keyboard(table));
  expect(await table.settled()).toBe('over');
  expect(await table.result()).toMatch(NAMES.level);
  expect(await table.turn(8).count()).toBe(1);
  expect(played.decisions).toBeLessThanOrEqual(80);
  expect(played.kinds.get('place')).toBeGreaterThanOrEqual(2);
  expect(bad).toEqual([]);
});
