import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginBlack, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { type Mind, survive } from '../tools/survivor.js';
import { commit } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** Enters from the south, moves once, fires at whatever is in reach, and lets the rest come. */
function band(): Mind {
  let gone = 0;
  return async (asked, answers, table, hand) => {
    const find = (...patterns: readonly RegExp[]): string | undefined => {
      for (const p of patterns) {
        const answer = answers.find((a) => p.test(a));
        if (answer !== undefined) return answer;
      }
      return undefined;
    };
    if (/by which edge/.test(asked)) return find(/^By the south edge$/);
    if (/lead the group/.test(asked) && gone === 0) {
      gone++;
      await hand.anywhere();
      await hand.press(commit(table));
      return undefined;
    }
    if (/is active/.test(asked)) {
      if (gone === 0) return find(/^Move together/);
      return find(/: fire the/, /^Done/);
    }
    return find(/^Play on this table/, /^Fire/, /^Duck back/, /^Carry on/);
  };
}

test('[FTB-STOP-1] a player is led: each hint comes once, and one that was put away stays away', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  const put: string[] = [];
  await survive(table, mouse(table), band(), async (_, { decisions }) => {
    const got = page.getByRole('button', { name: 'Got it' });
    while (await got.isVisible()) {
      put.push(await page.locator('.side-hint b').innerText());
      await got.click();
    }
    return decisions > 14;
  });
  expect(put).toContain('Who may act.');
  expect(new Set(put).size).toBe(put.length);
  await table.kept();
  await page.reload();
  await table.settled();
  const again = page.locator('.side-hint b');
  if (await again.isVisible()) expect(put).not.toContain(await again.innerText());
  expect(bad).toEqual([]);
});

test('[FTB-8.4c] character sheets and the tables of the rules are papers that print by themselves', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  await table.settled();
  await page.keyboard.press('p');
  const papers = page.getByRole('complementary', { name: 'Papers' });
  await papers.getByRole('heading', { name: 'Robin' }).waitFor();
  expect(await papers.innerText()).toMatch(/Star, Survivor/);
  await papers.getByRole('button', { name: 'Quick reference' }).click();
  expect(await papers.locator('.reference-table').count()).toBeGreaterThan(10);
  expect(await papers.locator('.side-prov-reconstructed').count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header.bar').isVisible()).toBe(false);
  expect(await papers.getByRole('heading', { name: /quick reference/ }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await papers.count()).toBe(0);
  expect(bad).toEqual([]);
});
