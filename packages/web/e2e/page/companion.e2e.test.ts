import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { begin, open } from '../tools/games.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const story = (page: Page) => page.getByRole('list', { name: 'What happened' });
const dice = (page: Page) => page.getByRole('region', { name: NAMES.ownDice });

test('by keys alone: a shot with dice typed, a step back, its odds', async () => {
  const { page, bad } = await open(at);
  const box = page.getByRole('region', { name: 'All Things Zombie: Fade to Black' });
  await box.getByRole('link', { name: /^Companion/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: /^Find a piece/ }).focus();
  await page.keyboard.type('fire at');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Fire at a target' }).waitFor();
  await page.keyboard.press('d');
  await dice(page).waitFor();
  expect(await dice(page).getByRole('heading').innerText()).toBe('Shots: 2d6');
  await page.keyboard.press('7');
  expect(await dice(page).getByRole('status').innerText()).toMatch(/not a face/);

  // At Rep 5 a 5 hits a target in cover and a 1 does not. The noise of two shots adds two dice.
  await page.keyboard.type('51');
  await dice(page)
    .getByRole('heading', { name: /^Who hears it/ })
    .waitFor();
  await page.keyboard.press('Backspace');
  await dice(page)
    .getByRole('heading', { name: /^Shots/ })
    .waitFor();
  expect(await dice(page).getByRole('img').count()).toBeGreaterThan(0);
  await page.keyboard.type('1');
  await dice(page)
    .getByRole('heading', { name: /^Who hears it/ })
    .waitFor();
  await page.keyboard.type('11');
  await dice(page)
    .getByRole('heading', { name: /^Damage/ })
    .waitFor();
  await page.keyboard.type('1');
  await result(page).waitFor();
  expect(await result(page).getByRole('heading').innerText()).toBe('Obviously Dead');
  expect(await story(page).innerText()).toMatch(/The shooter fired a BA Pistol at the target/);
  expect(await result(page).getByText('reconstructed').count()).toBeGreaterThan(0);

  await page.keyboard.press('o');
  const odds = page.getByRole('region', { name: 'Odds' });
  await odds.getByText(/^Exact: all/).waitFor();
  expect(await odds.getByRole('row').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Obviously Dead\s+\d+%/)]),
  );
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('a');
  await dice(page).waitFor();
  expect(await page.getByRole('region', { name: 'Lately' }).getByRole('listitem').count()).toBe(1);
  expect(bad).toEqual([]);
});

test('on a phone, opened from far down the start page, the companion begins at its top', async () => {
  const { page, bad } = await open(at, PHONE);
  const link = page.locator('a[href^="#companion="]').last();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await link.tap();
  await page.getByRole('navigation', { name: 'Pieces of the rules' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('navigation').getByRole('link').last().tap();
  await page.getByRole('link', { name: /All pieces/ }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
  expect(bad).toEqual([]);
});

test('on a phone, light: a choice inside, a bad number at its field, nothing wider than the screen', async () => {
  const { page, bad } = await open(at, PHONE);
  await page.evaluate(() => localStorage.setItem('shambles-settings', '{"theme":"paper"}'));
  await page.goto(`${at.url}#companion=ftb/received-fire`);
  await page.reload();
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wider()).toBeLessThanOrEqual(0);

  const rep = page.getByRole('spinbutton', { name: 'Rep', exact: true });
  await rep.fill('15');
  await page.getByRole('alert').getByText('From 1 to 10.').waitFor();
  expect(await rep.getAttribute('aria-invalid')).toBe('true');
  await rep.press('Enter');
  expect(await result(page).count()).toBe(0);
  await rep.fill('4');
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.getByText('More', { exact: true }).tap();
  await page.getByRole('checkbox', { name: 'A Star' }).tap();
  await page.getByRole('button', { name: /^Roll/ }).tap();
  const question = page.getByRole('region', { name: NAMES.question });
  await question.waitFor();
  expect(await barriers(page)).toEqual([]);
  const duck = question.getByRole('button', { name: /^Duck back/ });
  await duck.tap();
  expect(await result(page).count()).toBe(0);
  await duck.tap();
  await result(page).waitFor();
  expect(await result(page).getByRole('heading').innerText()).toBe('Ducks back');
  expect(await wider()).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /^Step back/ }).tap();
  await question.waitFor();
  await page.getByRole('link', { name: /All pieces/ }).tap();
  await page.getByRole('link', { name: /^Man Down/ }).waitFor();
  expect(await wider()).toBeLessThanOrEqual(0);
  expect(await barriers(page)).toEqual([]);
  expect(bad).toEqual([]);
});

test('from within a game and back: the game goes on where it was', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begin(opened, 'Aliens');
  const before = await table.position();
  await page.keyboard.press('c');
  await page.waitForURL(/#companion=avz$/);
  await page.getByRole('link', { name: /^Zombie Bite/ }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await result(page)
    .or(page.getByRole('region', { name: NAMES.question }))
    .waitFor();
  await page.getByRole('link', { name: /Back to the game/ }).click();
  await table.settled();
  expect(await table.position()).toEqual(before);
  expect(bad).toEqual([]);
});
