import { findSystem } from '@shambles/systems';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.js';
import { troubles } from './browser.js';
import { mouse } from './hands.js';
import { decide, type Played } from './player.js';
import { Served } from './served.js';
import { TablePage } from './table.js';

let at: Served;
beforeAll(async () => {
  at = await Served.start();
});
afterAll(() => at?.close());

/** Somebody with a browser of their own. */
interface Friend {
  readonly page: Page;
  readonly table: TablePage;
  readonly bad: readonly string[];
}

async function friend(url: string, phone = false): Promise<Friend> {
  const context = await at.browser.newContext({
    viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const bad = troubles(page);
  await page.goto(url);
  return { page, table: new TablePage(page), bad };
}

async function sitDown({ page }: Friend, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** The link for a seat, as its host would copy it. */
const linkOf = ({ page }: Friend, label: string): Promise<string> =>
  page.getByRole('textbox', { name: label, exact: true }).inputValue();

/** A question that waits for an answer; undefined while somebody else is asked. */
async function asked({ table }: Friend): Promise<boolean> {
  const { question } = table;
  return (await question.isVisible()) && (await question.getAttribute('aria-busy')) !== 'true';
}

/** Answers what is asked, and waits until the table has taken it. */
async function answer(one: Friend, played: Played): Promise<void> {
  const { table, page } = one;
  const round = await table.question.elementHandle();
  if ((await table.kind()) === 'spot') await goSomewhere(one);
  else await decide(table, mouse(table), played);
  await page.waitForFunction((box) => box?.isConnected !== true, round);
}

/** The first place that has a name. */
async function goSomewhere({ table }: Friend): Promise<void> {
  const [first = ''] = await table.answers();
  await table.answer(first).click();
  const go = table.question.locator('[data-commit]:enabled');
  if (await go.isVisible()) await go.click();
}

/** Whoever is asked answers, until it is over or `until` says so. */
async function playOn(
  friends: readonly Friend[],
  until: (decisions: number) => boolean | Promise<boolean>,
  /** Questions that are left alone. */
  leave = /^$/,
): Promise<boolean> {
  const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
  while (!(await until(played.decisions))) {
    let moved = false;
    for (const one of friends) {
      if (await one.table.outcome.isVisible()) return true;
      if (!(await asked(one)) || leave.test(await one.table.asked())) continue;
      await answer(one, played);
      moved = true;
    }
    if (!moved) await friends[0]?.page.waitForTimeout(50);
  }
  return false;
}

/** Two turns and no more. */
function fewTiles(): Buffer {
  const tiles = findSystem('avz').files.find((f) => f.id === 'tiles')?.standard as { tiles: unknown[] };
  return Buffer.from(JSON.stringify({ ...tiles, tiles: tiles.tiles.slice(0, 5) }));
}

async function openTable(host: Friend, game: string): Promise<void> {
  const box = host.page.getByRole('region', { name: game });
  await box.getByText(/^Play together/).click();
  const form = box.getByRole('form', { name: /together$/ });
  if (game.startsWith('Aliens'))
    await form
      .getByLabel('Your own file for The event tiles')
      .setInputFiles({ name: 'few.json', mimeType: 'application/json', buffer: fewTiles() });
  else await form.getByRole('combobox', { name: /^How many survivors/ }).selectOption('2');
  await form.getByRole('textbox', { name: 'Its name' }).fill('Friday night');
  await form.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('heading', { name: 'Who is coming' }).waitFor();
}

const SCRIPT = `<img src=x onerror="globalThis.bad=1"><script>globalThis.bad=1</script>`;

test('two browsers play a game; one reloads, the server dies, and nothing is lost', {
  timeout: 240_000,
}, async () => {
  const ann = await friend(at.url);
  await openTable(ann, 'Aliens vs. Zombies');
  expect(await barriers(ann.page)).toEqual([]);
  const bea = await friend(await linkOf(ann, 'Link for Zombies'), true);
  await sitDown(ann, 'Ann');
  await sitDown(bea, SCRIPT);
  const friends = [ann, bea];
  for (const { table } of friends) await table.story.waitFor();
  const carl = await friend(await watchLink(ann));
  await carl.page.getByText(/^You watch/).waitFor();

  await ann.page.getByRole('button', { name: /^Talk/ }).click();
  await ann.page.getByRole('textbox', { name: 'Say something' }).fill(`${SCRIPT} hello`);
  await ann.page.keyboard.press('Enter');
  await bea.page.getByRole('button', { name: /^Talk 1 new/ }).click();
  await bea.page.getByRole('log').getByText(`${SCRIPT} hello`).waitFor();
  await ann.page.getByRole('button', { name: /^Talk/ }).click();
  await bea.page.getByRole('button', { name: /^Talk/ }).click();

  expect(await playOn(friends, (n) => n >= 3)).toBe(false);
  for (const one of friends) expect(await barriers(one.page)).toEqual([]);
  await bea.page.reload();
  await bea.table.story.waitFor();
  expect(await playOn(friends, (n) => n >= 3)).toBe(false);

  // The server is gone in the middle: what was told can be read, what is answered is sent when it is there again.
  await at.kill();
  await ann.page.getByText(/^Reconnecting/).waitFor();
  expect(await ann.table.story.innerText()).not.toBe('');
  const last = (await asked(ann)) ? ann : bea;
  const question = await last.table.asked();
  await decide(last.table, mouse(last.table), { decisions: 0, kinds: new Map(), asked: new Set() });
  await last.page.getByText('sending…').waitFor();
  expect(await last.table.asked()).toBe(question);
  await at.begin();
  await last.page.getByText('sending…').waitFor({ state: 'hidden' });
  expect(await playOn(friends, () => false)).toBe(true);
  expect(await carl.page.evaluate(() => 'bad' in globalThis)).toBe(false);
  for (const { page } of friends) expect(await page.evaluate(() => 'bad' in globalThis)).toBe(false);

  for (const { page } of friends) {
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page
      .getByRole('heading', { name: /Everything is as it was promised/ })
      .waitFor({ timeout: 60_000 });
    expect(await page.getByText(/^Wrong/).count()).toBe(0);
    await page
      .getByText(/the promise made before the game, your own number, the sum shown at the end/)
      .waitFor();
  }
  expect(await barriers(ann.page)).toEqual([]);
  // A line that breaks is told in the console by the browser itself.
  for (const { bad } of friends) expect(bad.filter((b) => !/WebSocket|ERR_CONNECTION/.test(b))).toEqual([]);
});

async function watchLink({ page }: Friend): Promise<string> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link to watch', exact: true }).inputValue();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  return link;
}

test('what is at the table besides the game: consent, a pause, own dice, a bot for a while, another hand', {
  timeout: 120_000,
}, async () => {
  const ann = await friend(at.url);
  await openTable(ann, 'Aliens vs. Zombies');
  const bea = await friend(await linkOf(ann, 'Link for Zombies'));
  await sitDown(ann, 'Ann');
  await sitDown(bea, 'Bea');
  for (const { table } of [ann, bea]) await table.story.waitFor();
  const press = ({ page }: Friend, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();

  // What everybody has seen is taken back when everybody agrees.
  const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
  const first = await bea.table.asked();
  await answer(bea, played);
  await ann.table.question.waitFor();
  await press(bea, 'Undo');
  await press(bea, 'Ask the others to take it back');
  await ann.page.getByRole('dialog', { name: /^Bea \(Zombies\) asks/ }).waitFor();
  expect(await barriers(ann.page)).toEqual([]);
  await press(ann, 'Agree');
  await bea.table.question.waitFor();
  expect(await bea.table.asked()).toBe(first);

  await press(ann, 'Table');
  await press(ann, 'Pause the table');
  await bea.page.getByText('The table is paused.').waitFor();
  await press(ann, 'Go on');
  await bea.page.getByText('The table is paused.').waitFor({ state: 'detached' });

  // Dice of one's own are typed, over the same line.
  await press(ann, 'Menu');
  await ann.page.getByRole('checkbox', { name: /^Aliens: my own dice/ }).check();
  await ann.page.keyboard.press('Escape');
  await press(ann, 'Menu');
  let typed = false;
  for (let n = 0; n < 60 && !typed; n++) {
    if (await ann.table.ownDice.isVisible()) {
      const region = ann.table.ownDice;
      while (await region.isVisible()) {
        const go = region.getByRole('button', { name: /^These fell/ });
        if (await go.isEnabled()) await go.click();
        else await region.getByRole('button', { name: '5', exact: true }).click();
        await ann.page.waitForTimeout(50);
      }
      typed = true;
    }
    for (const one of [ann, bea]) if (await asked(one)) await answer(one, played);
    await ann.page.waitForTimeout(50);
  }
  expect(typed).toBe(true);

  await press(bea, 'Table');
  await press(bea, /^A bot plays for me/);
  await ann.page.getByText(/the Sensible bot for a while/).waitFor();
  await bea.page.getByRole('button', { name: 'Take my seat back' }).first().click();
  await ann.page.getByText(/the Sensible bot for a while/).waitFor({ state: 'detached' });

  await press(bea, /^Hand over/);
  await press(bea, /^Really/);
  const link = await bea.page.getByRole('textbox', { name: /^New link/ }).inputValue();
  const carl = await friend(link);
  await carl.table.story.waitFor();
  expect(await carl.table.story.innerText()).not.toBe('');
  for (const { bad } of [ann, bea, carl]) expect(bad).toEqual([]);
});

test('cards are laid in secret, each at a device of their own', { timeout: 120_000 }, async () => {
  const ann = await friend(at.url);
  await openTable(ann, 'Run?...or Shoot?');
  const bea = await friend(await linkOf(ann, 'Link for Survivor 2'));
  await sitDown(ann, 'Ann');
  await sitDown(bea, 'Bea');
  const friends = [ann, bea];
  for (const { table } of friends) await table.story.waitFor();
  const card = /card/i;
  const cards = async (): Promise<boolean> => {
    const all = await Promise.all(
      friends.map(async (f) => (await asked(f)) && card.test(await f.table.asked())),
    );
    return all.every((yes) => yes);
  };
  // Who begins where is chosen one after the other, and then all cards are asked for at once.
  await playOn(friends, cards, card);
  const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
  const before = await bea.table.story.innerText();
  await answer(ann, played);
  await ann.page.getByText(/^Waiting for Bea/).waitFor();
  // What nobody has seen yet is taken back by right, and laid again.
  await ann.page.getByRole('button', { name: 'Undo' }).click();
  await ann.table.question.waitFor();
  expect(await ann.table.asked()).toMatch(card);
  await answer(ann, played);
  await ann.page.getByText(/^Waiting for Bea/).waitFor();
  // Nothing of it has come to the other device.
  expect(await bea.table.asked()).toMatch(card);
  expect(await bea.table.story.innerText()).toBe(before);
  await answer(bea, played);
  await expect.poll(() => bea.table.story.innerText()).not.toBe(before);
  for (const { bad } of friends) expect(bad).toEqual([]);
});
