import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { beginWith, type Opened, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { play } from '../tools/player.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** A game as the Aliens, played until hits must be given out. */
async function underFire(): Promise<Opened> {
  const opened = await open(at);
  await beginWith(opened, { people: ['Aliens'], seed: 'under fire' });
  const { table } = opened;
  await play(table, mouse(table), async () => (await table.kind()) === 'allocate');
  expect(await table.kind()).toBe('allocate');
  return opened;
}

test('a reload in the middle of an attack changes nothing', async () => {
  const { page, table, bad } = await underFire();
  const before = await table.position();
  await table.kept();
  await page.reload();
  expect(await table.position()).toEqual(before);

  // The game goes on from there, and undo still reaches answers given before the reload.
  await table.button(NAMES.fewest).click();
  await table.button(NAMES.done, table.question).click();
  await table.settled();
  const after = await table.position();
  expect(after).not.toEqual(before);
  await table.button(NAMES.undo).click();
  expect(await table.position()).toEqual(before);
  await table.kept();
  await page.reload();
  expect(await table.position()).toEqual(before);
  await table.button(NAMES.redo).click();
  expect(await table.position()).toEqual(after);
  expect(bad).toEqual([]);
});

test('a game left in the middle is on the start page and goes on', async () => {
  const { page, table, bad } = await underFire();
  const before = await table.position();
  await page.getByRole('link', { name: NAMES.home }).click();
  const kept = page.getByRole('region', { name: NAMES.savedGames });
  expect(await table.button(NAMES.savedGame, kept).count()).toBeGreaterThanOrEqual(1);
  await page.reload();
  await table.button(NAMES.savedGame, kept).first().click();
  expect(await table.position()).toEqual(before);
  await page.goBack();
  await kept.waitFor();
  await page.goForward();
  expect(await table.position()).toEqual(before);
  expect(bad).toEqual([]);
});

test('a reload with dice half typed asks for the same dice again', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  await beginWith(opened, { people: ['Aliens'], seed: 'own dice', ownDice: ['Aliens'] });
  await play(table, mouse(table));
  expect(await table.settled()).toBe('dice');
  const before = [await table.ownDice.getAttribute('aria-label'), await table.position()];
  await page.keyboard.press('3');
  await table.kept();
  await page.reload();
  expect(await table.settled()).toBe('dice');
  expect([await table.ownDice.getAttribute('aria-label'), await table.position()]).toEqual(before);
});
