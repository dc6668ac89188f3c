import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.js';
import { type Stand, stand } from './browser.js';
import {
  answer,
  beginCampaign,
  campaigner,
  ITEMS,
  live,
  papers,
  putAway,
  shot,
  stores,
  typed,
} from './campaign.js';
import { open } from './games.js';
import { mouse } from './hands.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/**
 * In the usual run the first Encounter is a quick one, in and out again, and the other weeks are spent at Home;
 * with SHAMBLES_LONG every week and month has one, and whatever trouble follows is fought out, to the death if need be.
 */
const LONG = process.env.SHAMBLES_LONG !== undefined;
const GOES = LONG ? [/^Zed/, /^Search/] : [/^Zed/];

test('[FTB-11.0] [FTB-11.3b] [FTB-3.4.1] [FTB-11.8.2a] a campaign from day one into month two by mouse', {
  timeout: LONG ? 600_000 : 120_000,
}, async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginCampaign(opened, { seed: 'campaign' });
  const shown = new Set<string>();
  let months = 0;
  const asked = await live(opened, campaigner(GOES), async (question) => {
    const kind = question.replace(/[\d.]+/g, '');
    if (!shown.has(kind)) await shot(opened, `${shown.size} ${kind.replace(/\W+/g, ' ').trim()}`);
    shown.add(kind);
    if (/^A new month/.test(question)) months++;
    return months > (LONG ? 1 : 0) && /^What next/.test(question);
  });
  expect([...asked].join('\n')).toMatch(/which second Attribute[\s\S]*which weapon[\s\S]*What next/);

  const sheet = await papers(opened);
  await shot(opened, 'papers');
  const now = await sheet.getByRole('article').first().innerText();
  if (LONG) expect(now).toMatch(/^Month 3, year 1|come to its end/);
  else {
    expect(now).toMatch(/^Month 2, year 1[\s\S]*Robin, Rep \d[\s\S]*Food\s+1 for 3 people/);
    expect([...asked].join('\n')).toMatch(/which path/);
    // The story has a chapter for every week, for the Encounter and for the month, and everybody has eaten.
    const story = await table.story.innerText();
    for (const day of [7, 14, 21, 28]) expect(story).toMatch(new RegExp(`day ${day}, `, 'i'));
    expect(story).toMatch(/Zed! in the country, /i);
    expect(story).toMatch(/month 2, year 1, in the suburbs/i);
    expect(story).toMatch(/3 Food Items came from Home[\s\S]*had enough to eat/);
  }
  const road = sheet.getByRole('list', { name: /newest first/ });
  expect(await road.innerText()).toMatch(/Day 7[\s\S]*Zed![\s\S]*a (success|failure) in \d+ turn/);
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(opened, 'papers-phone');
  expect(await barriers(page)).toEqual([]);
  expect(bad).toEqual([]);
});

test('[FTB-11.0] [FTB-12.1a] [FTB-15.1c] an Encounter fought on a real table, its dice typed, and told here', {
  timeout: 90_000,
}, async () => {
  const opened = await open(at);
  const { table, bad } = opened;
  const hand = mouse(table);
  await beginCampaign(opened, {
    seed: 'a real table',
    options: [[/^Where are the fights/, 'On a table of our own, and told here']],
    ownDice: true,
  });
  /** Answers by mouse, and types a face for every die that is asked for, until this is asked. */
  const until = async (question: RegExp, answers: readonly RegExp[], face: number): Promise<void> => {
    for (;;) {
      if ((await table.settled()) === 'dice') await typed(table, face);
      else {
        const asked = await table.asked();
        if (question.test(asked)) return;
        if (ITEMS.test(asked)) await stores(table, hand);
        else await answer(table, hand, answers);
      }
    }
  };
  const campaign = [/^Hard as Nails/, /^Zed/, /^Rural/, /^Daytime/, /^All as it was/];
  await until(/^Is anything to be packed/, campaign, 3);

  // The set-up is thrown on the real table: one die a PEF, the section that it lies in.
  await answer(table, hand, campaign);
  expect(await table.settled()).toBe('dice');
  await shot(opened, 'elsewhere-dice');
  await typed(table, 6, 1, 5);
  expect(await table.asked()).toMatch(/^What came of it on your table/);
  await putAway(opened);
  await shot(opened, 'elsewhere');
  expect(await table.story.innerText()).toMatch(
    /You come in by section 9, and the Target Building is in section 1; PEFs in sections 1, 5, 6; at the start 0 zombies/,
  );

  // What came of it: a zombie killed, something found, friends made, and a success, for which Rep may rise.
  await answer(table, hand, [/^Robin killed a zombie/]);
  await answer(table, hand, [/^Robin found something/]);
  await answer(table, hand, [/^A Medical Supply/]);
  await answer(table, hand, [/^Friends were made/]);
  await answer(table, hand, [/^Citizens/]);
  await until(/^What came of it/, [], 3);
  await answer(table, hand, [/^Over: the objective was met/]);
  await until(/^What next/, [], 6);
  expect(await table.story.innerText()).toMatch(/Robin had come through it and learnt: Rep 5 to 6/);

  const sheet = await papers(opened);
  await shot(opened, 'elsewhere-papers');
  const road = await sheet.getByRole('list', { name: /newest first/ }).innerText();
  expect(road).toMatch(
    /Day 7\s+Rural\s+Zed!\s+a success, 1 zombie put down\s+Met: .+, Citizens, friends since/,
  );
  const now = await sheet.getByRole('article').first().innerText();
  expect(now).toMatch(/Day 14[\s\S]*Robin, Rep 6/);
  expect(bad).toEqual([]);
});
