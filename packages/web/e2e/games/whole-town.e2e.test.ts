import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersInEitherTheme } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginTown, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { survive, survivor, umpire } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

const SAFE_HOUSE = survivor([
  /^(Open|Close) Safe house/,
  /^(To|Towards) Safe house/,
  /^(To|Towards) Shed/,
  /^(To|Towards) Gun shop/,
  /^(To|Towards) (Garage|House|Corner shop)/,
]);

const TURNS = /^Turn \d+/;

/** The story of the last turn, and how the game ended. */
async function ended(page: Page): Promise<string> {
  return page.locator('.outcome h2').innerText();
}

test('Safe House to its end by mouse: two survivors, one person', async () => {
  const opened = await open(at, { viewport: { width: 1440, height: 900 } });
  const { page, table, bad } = opened;
  await beginTown(opened, {
    scenario: 'Safe House',
    survivors: 2,
    people: ['Survivor 1', 'Survivor 2'],
    alone: true,
    seed: 'e',
  });
  // No kind of question has an accessibility barrier in either theme.
  const checked = new Set<string>();
  const inTheWay: string[] = [];
  const played = await survive(table, mouse(table), SAFE_HOUSE, async (asked) => {
    const kind = asked.replace(/\b(Ash|Bo)\b|[\d.]+/g, '');
    if (checked.has(kind)) return false;
    checked.add(kind);
    inTheWay.push(...(await barriersInEitherTheme(page, asked)));
    return false;
  });
  expect(inTheWay).toEqual([]);
  expect(checked.size).toBeGreaterThan(3);
  expect(await table.settled()).toBe('over');
  expect(await ended(page)).toMatch(/Loss|Draw|Victory|Win|win/);
  expect(played.decisions).toBeGreaterThan(20);
  for (const kind of ['spot', 'facing', 'choose'] as const) expect(played.kinds.get(kind)).toBeGreaterThan(2);
  expect(await table.story.getByRole('region', { name: TURNS }).count()).toBeGreaterThan(3);
  // At the end the story reveals what was hidden.
  expect(await table.story.innerText()).toMatch(/secrets came out/);
  expect(bad).toEqual([]);
});

test('a game to its end as the umpire: bots run, a person hides the hordes', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginTown(opened, { scenario: 'Pick-up', survivors: 2, people: ['Umpire'], umpire: true, seed: 'u' });
  const played = await survive(table, mouse(table), umpire);
  expect(await table.settled()).toBe('over');
  expect(await ended(page)).toMatch(/\w/);
  const asked = [...played.asked].join('\n');
  expect(asked).toMatch(/What do you decide yourself/);
  expect(asked).toMatch(/Horde 1 of \d: where does it hide/);
  expect(asked).toMatch(/how many Zeds/);
  expect(asked).toMatch(/the rules say/);
  expect(bad).toEqual([]);
});

test('hot-seat: cards are laid in secret, a reload in the middle shows nobody the other card', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  const people = ['Survivor 1', 'Survivor 2'];
  await beginTown(opened, { scenario: 'Safe House', survivors: 2, people, seed: 'e' });
  const cover = page.getByRole('button', { name: /^I am/ });
  const names: string[] = [];
  const inHand = async (): Promise<void> => {
    await cover.waitFor();
    expect(await page.locator('.sm-view, #question, .side-log').count()).toBe(0);
    names.push(await cover.innerText());
    await cover.click();
  };
  for (let n = 0; n < 2; n++) {
    await table.settled();
    await table.answer('Where the figure stands now').click();
    await page.locator('[data-commit]').click();
  }
  await inHand();
  // The page shows the names of all cards, the same for everybody, and nothing more.
  const cards = await table.answers();
  await table.answer('Melee').click();
  await cover.waitFor();
  const between = await page.locator('body').innerText();
  expect(between).not.toMatch(/Melee|Run/);
  await table.kept();
  await page.reload();
  await inHand();
  expect(new Set(names).size).toBe(2);
  const shown = await page.evaluate(() => document.body.innerText + document.body.innerHTML);
  const all = await table.answers();
  expect(all.filter((card) => !/torch/.test(card))).toEqual(cards.filter((card) => !/torch/.test(card)));
  // Each card is named exactly as often as it is offered, so the chosen one is not marked, told or kept elsewhere.
  expect(shown.match(/\bMelee\b/g)?.length).toBe(shown.match(/\bSnipe\b/g)?.length);
  expect(await table.story.innerText()).not.toMatch(/Melee/);
  expect(await page.getByRole('region', { name: NAMES.whoPlays }).innerText()).not.toMatch(/Melee/);
  await table.answer('Run').click();
  await table.settled();
  expect(await table.story.innerText()).toMatch(/Melee[\s\S]*Run/);
  expect(bad).toEqual([]);
});
