import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { beginWith, type Opened, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { play } from '../tools/player.js';
import { NAMES, type Position } from '../tools/table.js';

let at: Stand;
let opened: Opened;
let text: string;
let position: Position;

/** Gives the page a file to open. */
async function give(page: Page, name: string, content: string): Promise<void> {
  await page
    .getByLabel(NAMES.pickFile)
    .setInputFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(content) });
}

beforeAll(async () => {
  at = await stand();
  opened = await open(at);
  const { page, table } = opened;
  await beginWith(opened, { people: ['Aliens'], seed: 'to be exported' });
  await play(table, mouse(table), (played) => played.decisions >= 6);
  position = await table.position();
  await table.button(NAMES.menu).click();
  const coming = page.waitForEvent('download');
  await table.button(NAMES.exportJournal).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.shambles$/);
  text = await readFile(await file.path(), 'utf8');
});
afterAll(() => at?.close());

test('an exported journal opens elsewhere at the same position', async () => {
  const { page, table, bad } = await open(at);
  await give(page, 'game.shambles', text);
  expect(await page.getByRole('alert').count()).toBe(0);
  await table.button(NAMES.goOnPlaying).click();
  expect(await table.position()).toEqual(position);
  await play(table, mouse(table), (played) => played.decisions >= 1);
  expect(bad).toEqual([]);
});

test('while a journal is read and run again, the page says how far that is, and stays alive', async () => {
  const { page, table, bad } = await open(at);
  await page.evaluate(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      const words = document.querySelector<HTMLElement>('.working')?.innerText;
      if (words !== undefined && said.at(-1) !== words) said.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    (globalThis as { said?: string[] }).said = said;
  });
  const said = (): Promise<string> =>
    page.evaluate(() => (globalThis as { said?: string[] }).said?.join('\n') ?? '');
  await give(page, 'game.shambles', text);
  await table.button(NAMES.goOnPlaying).waitFor();
  expect(await said()).toMatch(/^Reading the journal/);
  await table.button(NAMES.goOnPlaying).click();
  await table.settled();
  const entries = text.split('\n').filter((line) => line.startsWith('{"n"')).length;
  expect(await said()).toMatch(new RegExp(`Replaying it to check it.*\\s+\\d+ of ${entries} entries`));
  expect(await page.locator('.working').count()).toBe(0);
  expect(bad).toEqual([]);
});

test('what is wrong with a file is said where it was opened, and can be put away', async () => {
  const { page, table, bad } = await open(at, { viewport: { width: 360, height: 740 } });
  const pick = page.getByText(NAMES.pickFile);
  await pick.scrollIntoViewIfNeeded();
  await give(page, 'letter.txt', 'Dear Sir');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/^letter\.txt: /);
  const place = await alert.boundingBox();
  expect(place && place.y >= 0 && place.y + place.height <= 740).toBe(true);
  await table.button(NAMES.putAway, alert).click();
  expect(await alert.count()).toBe(0);
  expect(bad).toEqual([]);
});

const cut = (): string => text.slice(0, Math.floor(text.length * 0.6));

/** The journal with one digit changed in the middle of an entry. */
function flipped(): string {
  const middle = Math.floor(text.length / 2);
  const place = middle + text.slice(middle).search(/[0-8]/);
  return text.slice(0, place) + (Number(text[place]) + 1) + text.slice(place + 1);
}

test.each([
  ['cut off in the middle', cut],
  ['with one wrong digit', flipped],
])('a journal %s is reported and recovered as far as it is good', async (_, damaged) => {
  const { page, table, bad } = await open(at);
  await give(page, 'damaged.shambles', damaged());
  const report = page.getByRole('alert');
  await report.waitFor();
  expect(await report.innerText()).toMatch(/entr|line/i);
  await table.button(NAMES.goOnRecovered).click();
  const { question, board } = await table.position();
  expect(question).not.toBe('');
  expect(board).toHaveLength(30);
  expect(await page.getByRole('alert').first().innerText()).not.toBe('');
  await play(table, mouse(table), (played) => played.decisions >= 1);
  expect(bad).toEqual([]);
});

test('a foreign file is refused, and no game that is kept is lost', async () => {
  const { page, table, bad } = opened;
  const address = page.url();
  await page.getByRole('link', { name: NAMES.home }).click();
  const kept = page.getByRole('region', { name: NAMES.savedGames });
  await kept.waitFor();
  const games = await table.button(NAMES.savedGame, kept).count();
  for (const foreign of [
    'Dear diary,\ntoday it rained.\n',
    '{"system":"chess"}\n',
    '',
    '\u0000\u0001\u0002',
  ]) {
    await give(page, 'diary.txt', foreign);
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('diary.txt');
    expect(await table.button(NAMES.goOnPlaying).count()).toBe(0);
    await page.reload();
  }
  await kept.waitFor();
  expect(await table.button(NAMES.savedGame, kept).count()).toBe(games);
  await page.goto(address);
  expect(await table.position()).toEqual(position);
  expect(bad).toEqual([]);
});
