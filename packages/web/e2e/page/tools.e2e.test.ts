import { playGame } from '@shambles/lab/series';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { STEP, type Stand, stand } from '../tools/browser.js';
import { begin, beginWith, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { decide, type Played, play } from '../tools/player.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('undo and redo, what if, and the replay', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  await begin(opened, 'Aliens');
  await play(table, mouse(table), ({ decisions }) => decisions >= 1);
  const before = await table.position();
  await play(table, mouse(table), ({ decisions }) => decisions >= 1);
  const after = await table.position();
  await table.button(NAMES.undo).click();
  await expect.poll(async () => (await table.position()).board, { timeout: STEP }).toEqual(before.board);
  expect((await table.position()).question).toBe(before.question);
  await table.button(NAMES.redo).click();
  await expect.poll(async () => (await table.position()).board, { timeout: STEP }).toEqual(after.board);

  await table.kept();
  const first = page.url();
  await table.button(NAMES.whatIf).click();
  await expect.poll(() => page.url(), { timeout: STEP }).not.toBe(first);
  await play(table, mouse(table), ({ decisions }) => decisions >= 1);
  await table.kept();
  await page.goto(first);
  await page.reload();
  expect((await table.position()).board).toEqual(after.board);

  await table.button(NAMES.menu).click();
  await table.button(NAMES.watchFromStart).click();
  const moment = page.getByRole('slider', { name: NAMES.moment });
  const value = await moment.inputValue();
  await table.button(NAMES.stepOn).click();
  expect(await moment.inputValue()).not.toBe(value);
});

test('Escape leads back from the menu and from the luck account, wherever the focus is', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  await begin(opened, 'Aliens');
  const menu = page.getByRole('navigation', { name: NAMES.menu });
  await table.button(NAMES.menu).click();
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await table.button(NAMES.menu).click();
  await table.button(NAMES.luck).click();
  await page.getByRole('heading', { name: 'How the dice fell' }).waitFor();
  expect(await table.question.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await table.question.waitFor();
});

test('two people at one device hand it over, and the table is hidden in between', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  await beginWith(opened, { people: ['Aliens', 'Zombies'], seed: 'two' });
  let handed = 0;
  const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
  for (let n = 0; n < 12; n++) {
    const over = page.getByRole('button', { name: /^I am the/ });
    await over.or(table.question).first().waitFor();
    if (await over.isVisible()) {
      handed++;
      expect(await table.board.isVisible()).toBe(false);
      await over.click();
    }
    await decide(table, mouse(table), played);
  }
  expect(handed).toBeGreaterThan(0);
});

test('bots play a table many times, the same games as anywhere else', async () => {
  const { page, bad } = await open(at);
  const box = page.getByRole('region', { name: 'Aliens vs. Zombies' });
  await box.getByText(NAMES.setTheTable).click();
  for (const seat of ['Aliens', 'Zombies'])
    await box.getByRole('combobox', { name: seat, exact: true }).selectOption('random');
  await box.getByRole('textbox', { name: NAMES.seed }).fill('many games');
  const lab = box.getByRole('region', { name: NAMES.lab });
  await lab.getByLabel(NAMES.numberOfGames).selectOption('100');
  await lab.getByRole('button', { name: NAMES.letBotsPlay }).click();
  await lab.getByRole('button', { name: NAMES.letBotsPlay }).waitFor();
  const setup = { scenario: 'standard', options: {} };
  const seats = { alien: 'random', zombie: 'random' };
  const series = { system: 'avz', setup, seats, seed: 'many games' };
  const winners = Array.from({ length: 100 }, (_, index) => playGame(series, index).winner);
  for (const [seat, name] of [
    ['alien', 'Aliens'],
    ['zombie', 'Zombies'],
    ['none', 'Nobody'],
  ] as const) {
    const won = winners.filter((winner) => winner === seat).length;
    await lab.getByRole('row', { name: new RegExp(`^${name} ${won}% .* ${won}$`) }).waitFor();
  }
  expect(await barriers(page)).toEqual([]);
  expect(bad).toEqual([]);
});
