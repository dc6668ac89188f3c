import { afterAll, beforeAll, expect, test } from 'vitest';
import { Barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginBlack, open } from '../tools/games.js';
import { keyboard, mouse, tabTo } from '../tools/hands.js';
import { endsLike, fallsAsTyped } from '../tools/kept.js';
import { NAMES } from '../tools/table.js';
import { Twin } from '../tools/twin.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('[FTB-14.14] a whole Search by mouse, in either theme without a barrier', async () => {
  const opened = await open(at);
  const { table } = opened;
  const twin = new Twin({ system: 'ftb', scenario: 'search', seed: 'm' });
  await beginBlack(opened, { scenario: 'Search', seed: 'm' });
  const barriers = new Barriers(table);
  const played = await twin.lead(table, mouse(table), async (asked) => {
    await barriers.at(asked);
    return false;
  });
  expect(barriers.found).toEqual([]);
  expect(played.decisions).toBeGreaterThan(10);
  expect(played.kinds.get('spot')).toBeGreaterThan(2);
  expect(await table.story.innerText()).toMatch(/Turn \d+: the band \d, the dead \d/i);
  await endsLike(twin, opened);
});

test('[FTB-14.11] a Confrontation to its end by keyboard alone', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  const twin = new Twin({ system: 'ftb', scenario: 'confrontation', seed: 'd' });
  await beginBlack(opened, { scenario: 'Confrontation', seed: 'd' });
  // From here on the mouse is not used: keys reach every control.
  const played = await twin.lead(table, keyboard(table));
  expect(played.decisions).toBeGreaterThan(5);
  expect(played.kinds.get('spot')).toBeGreaterThan(0);
  await page.keyboard.press('q');
  await tabTo(page, page.getByRole('button', { name: NAMES.anotherGame }));
  await endsLike(twin, opened);
});

test('[FTB-2.1] an Encounter whose dice are all thrown on a real table: what was typed is what is told', async () => {
  const opened = await open(at);
  const twin = new Twin({ system: 'ftb', scenario: 'zed', seed: 'd', ownDice: true });
  await beginBlack(opened, { scenario: 'Zed!', seed: 'd', ownDice: ['Player 1'] });
  expect(await fallsAsTyped(twin, opened)).toBeGreaterThan(10);
});
