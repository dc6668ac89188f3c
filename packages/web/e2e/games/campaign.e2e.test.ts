import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { answer, papers, putAway, shot, typed, until } from '../tools/campaign.js';
import { beginBlack, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { Twin } from '../tools/twin.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** With SHAMBLES_LONG set, the campaign is played through its second month. */
const LONG = process.env.SHAMBLES_LONG !== undefined;

test('[FTB-11.0] [FTB-11.3b] [FTB-3.4.1] [FTB-11.8.2a] a campaign from day one into month two by mouse, every Encounter on the table', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  const twin = new Twin({ system: 'ftb', scenario: 'campaign', seed: 'one' });
  await beginBlack(opened, { scenario: 'A campaign', seed: 'one' });
  let months = 0;
  const played = await twin.lead(table, mouse(table), async (question, { asked }) => {
    await putAway(opened);
    if (!asked.has(question)) await shot(opened, `${asked.size} ${question.replace(/\W+/g, ' ').trim()}`);
    if (/^A new month/.test(question)) months++;
    return months > (LONG ? 1 : 0) && /^What next/.test(question);
  });
  const asked = [...played.asked].join('\n');
  expect(asked).toMatch(/which second Attribute[\s\S]*which weapon[\s\S]*What next/);
  expect(asked).toMatch(/which path/);

  const sheet = await papers(opened);
  await shot(opened, 'papers');
  const now = await sheet.getByRole('article').first().innerText();
  expect(now).toMatch(LONG ? /^Month 3, year 1/ : /^Month 2, year 1[\s\S]*Robin, Rep \d[\s\S]*Food/);
  // The story has a chapter for every week, for each Encounter and for the month.
  const story = await table.story.innerText();
  for (const day of [7, 14, 21, 28]) expect(story).toMatch(new RegExp(`day ${day}, `, 'i'));
  expect(story).toMatch(/Zed! in [\s\S]*Robbery! in [\s\S]*Escape! in [\s\S]*month 2, year 1/i);
  const road = sheet.getByRole('list', { name: /newest first/ });
  expect(await road.innerText()).toMatch(
    /Escape![\s\S]*Robbery![\s\S]*Day 7[\s\S]*Zed![\s\S]*a (success|failure) in \d+ turn/,
  );
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(opened, 'papers-phone');
  expect(await barriers(page)).toEqual([]);
  expect(bad).toEqual([]);
});

test('[FTB-11.0] [FTB-12.1a] [FTB-15.1c] an Encounter fought on a real table, its dice typed, and told here', async () => {
  const opened = await open(at);
  const { table, bad } = opened;
  const hand = mouse(table);
  await beginBlack(opened, {
    scenario: 'A campaign',
    seed: 'a real table',
    options: [[/^Where are the fights/, 'On a table of our own, and told here']],
    ownDice: ['Player 1'],
  });
  const campaign = [/^Hard as Nails/, /^Zed/, /^Rural/, /^Daytime/, /^Go as you are/];
  await until(table, hand, /Do you want to pack anything before you go/, campaign, 3);

  // The set-up is rolled on the real table: one die for each PEF says in which section it lies.
  await answer(table, hand, campaign);
  expect(await table.settled()).toBe('dice');
  await shot(opened, 'elsewhere-dice');
  await typed(table, 6, 1, 5);
  expect(await table.asked()).toMatch(/^What came of it on your table/);
  await putAway(opened);
  await shot(opened, 'elsewhere');
  expect(await table.story.innerText()).toMatch(
    /You come in by section 9; once you have entered the Target Building in section 1, you may recruit \d at most; PEFs in sections 1, 5, 6; at the start 0 zombies/,
  );

  // The outcome: a zombie killed, an Item found, friends made, and a success for which Rep may rise.
  await answer(table, hand, [/^Robin: Killed a zombie/]);
  await answer(table, hand, [/^Robin: Found something/]);
  await answer(table, hand, [/^A Medical Supply/]);
  await answer(table, hand, [/^Friends were made/]);
  await answer(table, hand, [/^Citizens/]);
  await until(table, hand, /^What came of it/, [], 3);
  await answer(table, hand, [/^Over: the objective was met/]);
  await until(table, hand, /^What next/, [], 6);
  expect(await table.story.innerText()).toMatch(/Robin had come through it and learnt: Rep 5 to 6/);

  const sheet = await papers(opened);
  await shot(opened, 'elsewhere-papers');
  const road = await sheet.getByRole('list', { name: /newest first/ }).innerText();
  expect(road).toMatch(
    /Day 7\s+Rural\s+Zed!\s+a success, 1 zombie put down\s+Met: .*Citizens?, friends since/,
  );
  const now = await sheet.getByRole('article').first().innerText();
  expect(now).toMatch(/Day 14[\s\S]*Robin, Rep 6/);
  expect(bad).toEqual([]);
});
