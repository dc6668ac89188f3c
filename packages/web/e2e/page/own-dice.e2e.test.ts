import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { beginWith, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { play } from '../tools/player.js';
import { NAMES, type TablePage } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** Types one face until no die is missing. Returns the number of dice. */
async function typeAll(table: TablePage, face: number): Promise<number> {
  const fell = table.button(NAMES.theseFell);
  let dice = 0;
  for (; await fell.isDisabled(); dice++) await table.page.keyboard.press(String(face));
  return dice;
}

test('dice thrown on a real table and typed by keys decide what happens', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginWith(opened, { people: ['Aliens'], seed: 'own dice', ownDice: ['Aliens'] });
  const tray = page.getByRole('region', { name: NAMES.dice, exact: true });

  // Landing: one die, with what the turn adds, says how much may land. The same game is played with a 1 and with a 6.
  await play(table, mouse(table));
  expect(await table.settled()).toBe('dice');
  const landing = async (face: number): Promise<number> => {
    expect(await typeAll(table, face)).toBe(1);
    await page.keyboard.press('Enter');
    expect(await table.settled()).toBe('question');
    return Number.parseInt(await table.asked(), 10);
  };
  await page.keyboard.press('9');
  expect(await table.ownDice.getByRole('status').innerText()).toMatch(/not a face/);
  const low = await landing(1);
  await table.button(NAMES.undo).click();
  await play(table, mouse(table));
  expect(await landing(6)).toBe(low + 5);

  // In an attack, ones hit nobody.
  await play(table, mouse(table));
  expect(await table.settled()).toBe('dice');
  const dice = await typeAll(table, 1);
  expect(dice).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await table.settled();
  expect(await tray.getByRole('img', { name: /^1\b/ }).count()).toBeGreaterThanOrEqual(dice);
  expect(await table.story.innerText()).toMatch(/No hit/);
  expect(bad).toEqual([]);
});

test('own dice can be switched on in a game, and the table can throw after all', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginWith(opened, { people: ['Aliens'], seed: 'own dice later' });
  await table.button(NAMES.menu).click();
  await page.getByRole('checkbox', { name: NAMES.myOwnDice('Aliens') }).check();
  await page.keyboard.press('Escape');
  await play(table, mouse(table));
  expect(await table.settled()).toBe('dice');
  await table.button(NAMES.rollForMe).click();
  expect(await table.settled()).toBe('question');
  expect(bad).toEqual([]);
});
