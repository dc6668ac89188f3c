import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { open } from '../tools/games.js';
import { finger } from '../tools/hands.js';
import { survive } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** Whether the middle of the selector's first match can be seen on the table. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const view = document.querySelector('.sm-view')?.getBoundingClientRect();
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    if (!view || !box) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > view.left && x < view.right && y > view.top && y < view.bottom;
  }, selector);

/** Whether a control is on the screen with nothing over it. */
const IS_BARE = (e: Element): boolean => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
};

test('Ambush Z on a phone: who is asked about is on the screen, and so is what can be answered for good', async () => {
  const opened = await open(at, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page, table, bad } = opened;
  const box = page.getByRole('region', { name: 'Ambush Z' });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form');
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: 'The Lecture Hall' });
  await form.getByRole('textbox', { name: NAMES.seed }).fill('newcomer');
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
  await table.settled();

  // The goals are shown before the first answer; closing them brings the question back.
  const goals = page.getByRole('button', { name: 'Goals' });
  await goals.click();
  const told = page.getByRole('region', { name: 'What is played for' });
  expect(await told.innerText()).toMatch(
    /What wins it\s+.*\s+2 points each time: a scientist leaves by the south edge/,
  );
  await goals.click();
  await told.waitFor({ state: 'detached' });

  const seen = { enters: 0, acts: 0, always: 0 };
  await survive(
    table,
    finger(table),
    async (asked, answers) =>
      answers.find((a) => /^(Move, then fire|As far north|No card|Go on|Fire at)/.test(a)) ??
      (/fire at whom/.test(asked) ? answers[0] : undefined),
    async (asked) => {
      const unit = /^(Team \w+)\b/.exec(asked)?.[1] ?? /Interrupts (Team \w+)/.exec(asked)?.[1];
      if (/come onto the table/.test(asked)) {
        await expect.poll(() => isSeen(page, '.sm-line[stroke-dasharray="4 5"]')).toBe(true);
        seen.enters++;
      } else if (unit) {
        await expect.poll(() => isSeen(page, `.sm-life [aria-label^="${unit}, survivor"]`)).toBe(true);
        seen.acts++;
      }
      const always = page.getByRole('group', { name: /do not ask again/ });
      if (await always.isVisible()) {
        // On a low screen the answers scroll, and these buttons stay in view below them.
        await page.setViewportSize({ width: 390, height: 640 });
        await expect.poll(() => always.getByRole('button').last().evaluate(IS_BARE)).toBe(true);
        await page.setViewportSize({ width: 390, height: 844 });
        seen.always++;
      }
      return seen.enters >= 2 && seen.acts >= 8 && seen.always >= 1;
    },
  );
  expect(seen.enters).toBe(2);
  expect(seen.always).toBeGreaterThan(0);
  expect(bad).toEqual([]);
});
