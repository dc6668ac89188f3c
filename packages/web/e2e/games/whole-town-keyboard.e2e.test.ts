import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { beginTown, open } from '../tools/games.js';
import { keyboard, tabTo } from '../tools/hands.js';
import { survive, survivor } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

const PICK_UP = survivor([
  /Landing/,
  /the (stairs|ladder)/,
  /^(To|Towards) Hospital/,
  /^(To|Towards) .*door/,
]);

test('Pick-up to its end by keyboard alone', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginTown(opened, { scenario: 'Pick-up', survivors: 1, people: ['Survivor 1'], seed: 'b' });
  // From here on the mouse is not used: keys reach every control.
  const played = await survive(table, keyboard(table), PICK_UP);
  expect(await table.settled()).toBe('over');
  expect(await page.locator('.outcome h2').innerText()).toMatch(/\w/);
  expect(played.decisions).toBeGreaterThan(15);
  await page.keyboard.press('q');
  await tabTo(page, page.getByRole('button', { name: NAMES.anotherGame }));
  expect(bad).toEqual([]);
});
