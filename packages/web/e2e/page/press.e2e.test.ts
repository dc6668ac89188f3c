import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { ITEMS } from '../tools/campaign.js';
import { begin, beginBlack, open } from '../tools/games.js';
import { finger, mouse } from '../tools/hands.js';
import { survive } from '../tools/survivor.js';
import { drawn, NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIDEWAYS = { ...PHONE, viewport: { width: 844, height: 390 } };
const DESK = { viewport: { width: 1440, height: 900 } };

test('after presses on the board Enter commits', async () => {
  const opened = await open(at, DESK);
  const { page, table, bad } = opened;
  await begin(opened, 'Aliens');
  const asked = await table.asked();
  const done = table.button(NAMES.done, table.question);
  for (const id of await table.lit()) {
    if (await done.isEnabled()) break;
    await mouse(table).cell(id);
  }
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('#question h2')?.textContent !== was, asked);
  expect(bad).toEqual([]);
});

test('on a phone, answers under the buttons are told, until they have been scrolled to', async () => {
  const opened = await open(at, PHONE);
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'A campaign', seed: 'names' });
  await survive(
    table,
    finger(table),
    async () => undefined,
    (asked) => ITEMS.test(asked),
  );
  const more = page.locator('.go-more');
  await more.waitFor();
  await page.evaluate(() =>
    document.querySelector('.rows')?.lastElementChild?.scrollIntoView({ block: 'center' }),
  );
  await more.waitFor({ state: 'detached' });
  expect(bad).toEqual([]);
});

test('on a phone the first places to go to are in sight, and what comes of one once it is pressed', async () => {
  const opened = await open(at, PHONE);
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  await survive(
    table,
    finger(table),
    async (_, answers) => answers.find((a) => /^Play on this table|: Move, up to/.test(a)),
    (asked) => / (go|group)\? .* inches at most/.test(asked),
  );
  const inSight = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('#question .option')].filter((answer) => {
          const { left, top, bottom } = answer.getBoundingClientRect();
          return [top + 3, bottom - 3].every((y) => answer.contains(document.elementFromPoint(left + 20, y)));
        }).length,
    );
  for (const [width, height, least] of [
    [390, 844, 3],
    [320, 640, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect(await inSight()).toBeGreaterThanOrEqual(least);
  }
  expect(await page.locator('.outlook-near').isVisible()).toBe(false);
  await page.locator('#question .option').first().tap();
  await page.locator('dl.outlook-near').waitFor();
  expect(bad).toEqual([]);
});

for (const [held, options] of [
  ['a desk', DESK],
  ['a phone held upright', PHONE],
  ['a phone held sideways', SIDEWAYS],
] as const)
  test(`on ${held} the tools of the table cover nothing of it`, async () => {
    const opened = await open(at, options);
    const { page, table, bad } = opened;
    await beginBlack(opened, { scenario: 'Search', seed: 'names' });
    await table.settled();
    await drawn(page);
    const box = async (of: Locator): Promise<{ x: number; y: number; right: number; bottom: number }> => {
      const found = await of.boundingBox();
      if (!found) throw new Error('It is not on the page');
      const { x, y, width, height } = found;
      return { x, y, right: x + width, bottom: y + height };
    };
    const view = await box(page.locator('.sm-view'));
    for (const button of await page.locator('.sm-tools button').all()) {
      const tool = await box(button);
      expect(tool.x >= view.right || tool.y >= view.bottom).toBe(true);
    }
    expect(bad).toEqual([]);
  });

test('of piles with many counters and of the tabs of the story nothing is cut off', async () => {
  const { page, table, bad } = await open(at, { viewport: { width: 1280, height: 800 } });
  const game = readFileSync(new URL('../../../systems/avz/golden/printed.shambles', import.meta.url), 'utf8');
  await page
    .getByLabel(NAMES.pickFile)
    .setInputFiles({ name: 'ended.shambles', mimeType: 'application/x-ndjson', buffer: Buffer.from(game) });
  await table.button(NAMES.goOnPlaying).click();
  await table.settled();
  await drawn(page);
  const pile = page.getByRole('region', { name: /^Dead pile: \d+/ });
  expect(await pile.getByRole('listitem').count()).toBeGreaterThan(3);
  // Containers that scroll or clip must be wide enough for the buttons side by side.
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    for (const part of document.querySelectorAll('.sb-tray *, .side-filter')) {
      const { left, right } = part.getBoundingClientRect();
      for (let box = part.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const room = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < room.left - 1 || right > room.right + 1))
          found.push(`${part.className} ${part.textContent} in ${box.className}`);
      }
    }
    return found;
  });
  expect(cut).toEqual([]);
  expect(bad).toEqual([]);
});
