import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersInEitherTheme } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { answer, putAway, shot, typed, until } from '../tools/campaign.js';
import { beginZed, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('[BDZ-D-c141] [BDZ-terrain-own] [BDZ-camp-rep-success] an encounter fought on a real table with real dice, the companion asked meanwhile, and told here', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  const hand = mouse(table);
  await beginZed(opened, {
    scenario: 'After the end',
    seed: 'a real table',
    options: [[/^Where are the encounters/, 'On a table of our own, and told here']],
    ownDice: ['Player 1'],
  });
  // Nobody is recruited, so the band is its Star alone.
  const begin = [/^A survivor of Rep 5/, /^A pistol/, /^Discover/, /^By day/];
  await until(table, hand, /How many does Robin recruit/, begin, 3);
  await table.question.getByRole('spinbutton').fill('0');
  await answer(table, hand, []);
  await until(table, hand, /^At what time of day/, begin, 3);
  await answer(table, hand, begin);

  // The zombies near Robin are rolled on the real table.
  expect(await table.settled()).toBe('dice');
  await shot(opened, 'zed-elsewhere-dice');
  await typed(table, 4);
  expect(await table.asked()).toMatch(/^What came of it on your table/);
  await putAway(opened);
  await shot(opened, 'zed-elsewhere');
  expect(await barriersInEitherTheme(page, 'what came of it')).toEqual([]);
  expect(await table.story.innerText()).toMatch(
    /On a table of your own: you come in by any edge, or by several[\s\S]*Near Robin: 4 zombies, 12 inches away; a die for each/,
  );

  // Robin goes into a house. The companion says what is inside for the dice that fell.
  await page.keyboard.press('c');
  await page.getByRole('searchbox', { name: /^Find a piece/ }).fill('inside');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^What.s inside a building/ }).waitFor();
  await page.keyboard.press('d');
  const dice = page.getByRole('region', { name: NAMES.ownDice });
  await dice.waitFor();
  const result = page.getByRole('region', { name: 'Result' });
  for (let n = 0; n < 4 && (await result.count()) === 0; n++) await page.keyboard.press('1');
  await result.waitFor();
  expect(await result.innerText()).toMatch(/nobody|empty|vacant/i);
  await page.goBack();
  await page.goBack();

  await answer(table, hand, [/^Robin: Killed a zombie/]);
  await answer(table, hand, [/^Robin: Found something/]);
  await answer(table, hand, [/^a unit of food/i]);
  await answer(table, hand, [/^Somebody joined you for good/]);
  await answer(table, hand, [/^Survivors/]);
  await until(table, hand, /^What came of it/, [], 3);
  await answer(table, hand, [/^Robin: Drove away/]);
  await answer(table, hand, [/^Sedan/i]);
  await table.question.getByRole('spinbutton').fill('2');
  await answer(table, hand, []);
  await answer(table, hand, [/^Over: the objective was met/]);
  await until(table, hand, /^Month 1/, [], 6);
  const story = await table.story.innerText();
  expect(story).toMatch(
    /Robin put down a zombie[\s\S]*Robin found a unit of food[\s\S]*Robin drove away with a sedan/,
  );
  await page.getByRole('button', { name: 'Papers' }).first().click();
  const record = page.getByRole('complementary', { name: 'Group record' });
  await shot(opened, 'zed-elsewhere-papers');
  expect(await record.innerText()).toMatch(/Month 1[\s\S]*Robin, Rep 6/);
  expect(bad).toEqual([]);
});
