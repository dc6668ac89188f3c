import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginTown, type Opened, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { survive, taking } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

const TITLE = 'Run?...or Shoot?';

/** Begins a game for four in which people hold these seats and each begins where it stands. */
async function begun(opened: Opened, people: readonly number[], scenario = 'Safe House'): Promise<void> {
  const { page, table } = opened;
  const box = page.getByRole('region', { name: TITLE });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form');
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: scenario });
  for (const n of [1, 2, 3, 4]) {
    const holder = form.getByRole('combobox', { name: `Survivor ${n}`, exact: true });
    if (people.includes(n)) await holder.selectOption({ label: NAMES.personHere });
    else await holder.selectOption({ index: 1 });
  }
  await form.getByRole('textbox', { name: NAMES.seed }).fill('street');
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
  await table.settled();
}

/** Begins where the figure stands: one press, and a second where the first only chose. */
async function here({ page, table }: Opened): Promise<void> {
  const given = await taking(table);
  await table.button('Where the figure stands now', table.question).click();
  if (!(await given())) await commit(page).click();
}

const commit = (page: Page): Locator => page.locator('[data-commit]');
const view = (page: Page): Locator => page.locator('.sm-view');

/** A point of the page, some pixels away from the figure whose name begins so. */
async function near(page: Page, name: string, dx: number, dy: number): Promise<{ x: number; y: number }> {
  const figure = page.locator(`.sm-life [aria-label^="${name}"]`).first();
  const box = await figure.boundingBox();
  if (!box) throw new Error(`${name} is not on the table.`);
  return { x: box.x + box.width / 2 + dx, y: box.y + box.height / 2 + dy };
}

/** The name of the figure that is asked, read from the card at the foot of the page. */
const asked = (page: Page): Promise<string> =>
  page.locator('.roster [aria-current="true"] b').first().innerText();

test('a spot is pointed at, chosen, dragged past and given, by mouse', async () => {
  const opened = await open(at, { viewport: { width: 1440, height: 900 } });
  const { page, table, bad } = opened;
  await begun(opened, [1, 2]);
  const question = await table.asked();
  const { x, y } = await near(page, await asked(page), 0, -34);
  await page.mouse.move(x, y);
  await page
    .locator('.spot-words')
    .getByText(/\d, \d/)
    .waitFor();
  expect(await commit(page).isDisabled()).toBe(true);
  await page.mouse.click(x, y);
  expect(await commit(page).innerText()).toMatch(/^Go there/);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  expect(await table.asked()).toBe(question);
  await page.mouse.click(x, y);
  await page.waitForFunction((was) => document.querySelector('#question h2')?.textContent !== was, question);
  expect(bad).toEqual([]);
});

test('a spot is reached, a card laid and the tape used by keys alone', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, [1]);
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  const words = await page.locator('.spot-words').innerText();
  expect(words).toMatch(/^\d+(\.\d)?, \d+/);
  await page.keyboard.press('Enter');
  expect(await page.locator('.spot-words').innerText()).toBe(words);
  const question = await table.asked();
  await page.keyboard.press('Enter');
  await page.waitForFunction((was) => document.querySelector('#question h2')?.textContent !== was, question);
  await table.settled();
  await page.keyboard.press('m');
  await view(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  for (let n = 0; n < 4; n++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  expect(await page.locator('.table-words').innerText()).toMatch(/ to .*: \d+(\.\d)? cm/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await table.settled();
  expect(bad).toEqual([]);
});

for (const [held, viewport] of [
  ['upright', { width: 360, height: 740 }],
  ['sideways', { width: 844, height: 390 }],
] as const)
  test(`on a phone held ${held} a tap shows a spot, the second gives it`, async () => {
    const opened = await open(at, { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const { page, table, bad } = opened;
    await begun(opened, [1]);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
    const box = await view(page).boundingBox();
    expect(box && Math.min(box.width, box.height)).toBeGreaterThan(150);
    const question = await table.asked();
    const spot = await near(page, await asked(page), 0, -30);
    await page.touchscreen.tap(spot.x, spot.y);
    await page
      .locator('.spot-words')
      .getByText(/\d, \d/)
      .waitFor();
    expect(await table.asked()).toBe(question);
    await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForFunction(
      (was) => document.querySelector('#question h2')?.textContent !== was,
      question,
    );
    expect(await wider()).toBeLessThanOrEqual(0);
    expect(bad).toEqual([]);
  });

test('a throw shows its template and whom it would catch, by mouse and by keys', async () => {
  const opened = await open(at, { viewport: { width: 1440, height: 900 } });
  const { page, table, bad } = opened;
  await beginTown(opened, {
    scenario: 'Safe House',
    survivors: 2,
    people: ['Survivor 1', 'Survivor 2'],
    alone: true,
    everybodyFalls: true,
    seed: 'street',
  });
  await survive(
    table,
    mouse(table),
    async (_, answers) => answers.find((a) => /^(Where the figure stands|Grenade|As now)/.test(a)),
    (asked) => /where does the .* land/.test(asked),
  );
  expect(await table.question.innerText()).toContain('Within 30 cm');
  const { x, y } = await near(page, await asked(page), 6, -30);
  await page.mouse.move(x, y);
  const said = page.locator('.spot-words .caught');
  await said.waitFor();
  expect(await said.innerText()).toMatch(/^would catch: .*Ash/);
  expect(await page.locator('.sm-blast').count()).toBe(1);
  expect(await page.locator('.sm-caught').count()).toBeGreaterThan(0);
  await page.keyboard.press('b');
  for (let n = 0; n < 4; n++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  expect(await said.innerText()).toBe('would catch nobody');
  expect(await page.locator('.sm-blast').count()).toBe(1);
  expect(await page.locator('.spot-words').innerText()).toMatch(/ of 30 cm/);
  expect(await page.locator('.sm-caught').count()).toBe(0);
  expect(bad).toEqual([]);
});

test('full stop and comma show what each figure sees', async () => {
  const opened = await open(at);
  const { page, bad } = opened;
  await begun(opened, [1]);
  await page.keyboard.press('b');
  const words = page.locator('.table-words');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  expect(await words.innerText()).toMatch(/ sees .*; seen by /);
  await page.keyboard.press('Escape');
  expect(await words.innerText()).not.toMatch(/ sees /);
  expect(bad).toEqual([]);
});

test('a figure that stands wrong is chosen and placed by presses on the table, which answer nothing meanwhile', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, [1]);
  const question = await table.asked();
  const who = await asked(page);
  const before = await near(page, who, 0, 0);
  await table.button(NAMES.menu).click();
  await page.getByRole('button', { name: /^Put something right/ }).click();
  await page.mouse.click(before.x, before.y);
  const chosen = page.getByLabel('What is to be put right').locator('option:checked');
  expect(await chosen.innerText()).toMatch(new RegExp(`^${who}, `));
  await page.getByRole('button', { name: 'It stands elsewhere…' }).click();
  await page.mouse.click(before.x + 30, before.y);
  await page.getByText(/: x, [\d.]+ now, would be [\d.]+/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Why' }).fill('it was bumped');
  await page.getByRole('button', { name: 'Put it right' }).click();
  await page.getByText('Put right: “it was bumped”.').waitFor();
  expect(await table.asked()).toBe(question);
  expect((await near(page, who, 0, 0)).x).toBeGreaterThan(before.x + 20);
  expect(bad).toEqual([]);
});

test('cards are laid in secret: the device is handed from one to the next', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, [1, 3]);
  for (let n = 0; n < 2; n++) {
    await table.settled();
    await here(opened);
  }
  const cover = page.getByRole('button', { name: /^I am/ });
  for (let n = 0; n < 2; n++) {
    await cover.waitFor();
    // Neither the table, the question nor anything that was laid is left on the page.
    expect(await page.locator('.sm-view, #question, .side-log').count()).toBe(0);
    await cover.click();
    await table.button('Run', table.question).click();
  }
  await table.settled();
  expect(await cover.count()).toBe(0);
  expect(await table.story.innerText()).toMatch(/Run/);
  expect(bad).toEqual([]);
});

for (const theme of [NAMES.dark, NAMES.light])
  test(`nothing keeps anybody out of a measured table (${theme})`, async () => {
    const opened = await open(at);
    const { page, table } = opened;
    await page.getByText(NAMES.themeFold).first().click();
    await page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
    expect(await barriers(page)).toEqual([]);
    await begun(opened, [1], 'Trapped');
    expect(await barriers(page)).toEqual([]);
    await here(opened);
    await table.settled();
    await table.button('Both', table.question).click();
    await table.settled();
    expect(await barriers(page)).toEqual([]);
    await table.button(NAMES.menu).click();
    await table.button(NAMES.watchFromStart).click();
    await page.getByRole('slider', { name: NAMES.moment }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });
