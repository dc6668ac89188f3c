import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginBlack, open } from '../tools/games.js';
import { finger, keyboard } from '../tools/hands.js';
import { type Mind, survive } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** More questions than a short Search asks, so that a loop ends. */
const MANY = 160;

/** Plays by what a screen reader says: goes into a building, searches it, and leaves the table by the nearest edge. */
function hearer(told: string[]): Mind {
  let searched = false;
  return async (asked, answers) => {
    const find = (...patterns: readonly RegExp[]): string | undefined =>
      patterns.map((p) => answers.find((a) => p.test(a))).find((a) => a !== undefined);
    if (/is active/.test(asked)) {
      const search = searched ? undefined : find(/: Search /);
      searched ||= search !== undefined;
      const leave = searched ? find(/: Leave the table/) : undefined;
      const left = Number(/: Move, up to ([\d.]+)/.exec(answers.join('\n'))?.[1] ?? 0);
      return search ?? leave ?? (left > 1 ? find(/^Move together/, /: Move,/) : undefined) ?? find(/^Done/);
    }
    if (/ (go|group)\? .* inches at most/.test(asked)) {
      const to = searched
        ? find(/^To the .* edge/, /^Towards the .* edge/)
        : find(/^Into .* door/, /^Into /, /^On the way into .* door/);
      if (to !== undefined) told.push(to);
      return to ?? find(/^No farther/);
    }
    return find(/^Play on this table/, /^By the south edge/, /^Carry on/);
  };
}

const begun: Mind = async (_, answers) => answers.find((a) => /^Play on this table/.test(a));
const isDeed = (asked: string): boolean => /is active/.test(asked);

test('[FTB-14.14] [FTB-5.2a] a Search to its end by places that have a name, by keyboard alone', async () => {
  const opened = await open(at);
  const { table, bad } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  const told: string[] = [];
  let asked = 0;
  await survive(table, keyboard(table), hearer(told), () => ++asked > MANY);
  expect(await table.settled()).toBe('over');
  expect(told.some((name) => /^Into /.test(name))).toBe(true);
  expect(told.at(-1)).toMatch(/^To the \w+ edge, to leave by it/);
  expect(await table.story.innerText()).toMatch(/searched/i);
  expect(bad).toEqual([]);
});

test('[FTB-5.2a] deeds stand under whose they are: keys and digits go from one to the other', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  await survive(table, keyboard(table), begun, isDeed);
  const { question } = table;
  const heads = question.getByRole('heading', { level: 3 });
  expect(await heads.count()).toBe(3);
  for (const name of ['Robin An Assault Rifle', 'Kate A Bolt Action Rifle', 'Lena A Bolt Action Rifle'])
    expect(await question.getByRole('heading', { level: 3, name, exact: true }).count()).toBe(1);
  const part = question.getByRole('group', { name: /^\w+ An? / });
  expect(await part.count()).toBe(1);
  expect(await part.getByRole('button', { name: /^Robin: Move/ }).count()).toBe(1);
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('q');
  await page.keyboard.press('ArrowRight');
  expect(await question.getByRole('button', { name: /^Kate/, expanded: true }).count()).toBe(1);
  expect(await part.getByRole('button', { name: /^Robin:/ }).count()).toBe(0);
  const names = await table.answers();
  const first = names.findIndex((name) => /^Kate:/.test(name));
  expect(names.slice(0, first)).not.toContain('Done');
  await page.keyboard.press(`${first + 1}`);
  expect(await question.locator('[data-commit]').innerText()).toMatch(/Kate: move/);
  await page.keyboard.press('0');
  expect(await question.locator('[data-commit]').innerText()).toMatch(/Done/);
  await page.keyboard.press('ArrowLeft');
  expect(await question.getByRole('button', { name: /^Robin/, expanded: true }).count()).toBe(1);
  expect(bad).toEqual([]);
});

test('[FTB-5.2a] on a phone a tap on a figure opens its deeds, one more shows a deed, and one gives it', async () => {
  const opened = await open(at, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  const hand = finger(table);
  await survive(table, hand, begun, isDeed);
  const { question } = table;
  const card = page.getByRole('region', { name: NAMES.whoPlays }).getByRole('button', { name: /^Lena/ });
  await hand.press(card);
  expect(await question.getByRole('button', { name: /^Lena/, expanded: true }).count()).toBe(1);
  const drawn = await table.thing('Kate').boundingBox();
  if (!drawn) throw new Error('Kate is not on the table');
  await page.touchscreen.tap(drawn.x + drawn.width / 2, drawn.y + drawn.width / 2);
  await question.getByRole('button', { name: /^Kate/, expanded: true }).waitFor();
  const asked = await table.asked();
  const prone = question.getByRole('button', { name: 'Kate: Lie down', exact: true });
  await hand.press(prone);
  expect(await table.asked()).toBe(asked);
  expect(await prone.getAttribute('aria-pressed')).toBe('true');
  await hand.press(prone);
  await table.settled();
  // The next question opens at the figure that has just acted.
  expect(await question.getByRole('button', { name: /^Kate/, expanded: true }).count()).toBe(1);
  expect(
    await question.getByRole('button', { name: 'Kate: Get up, for half the move', exact: true }).count(),
  ).toBe(1);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(bad).toEqual([]);
});
