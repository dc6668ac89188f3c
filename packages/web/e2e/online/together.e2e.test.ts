import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { STEP } from '../tools/browser.js';
import {
  answer,
  answerMeanwhile,
  asked,
  checkDice,
  type Friend,
  friend,
  linkOf,
  nothing,
  openTable,
  playOn,
  sitDown,
  watchLink,
  whoIsAsked,
  wrong,
} from './friends.js';
import { Served } from './served.js';

let at: Served;
beforeAll(async () => {
  at = await Served.start();
});
afterAll(() => at?.close());

const SCRIPT = `<img src=x onerror="globalThis.bad=1"><script>globalThis.bad=1</script>`;

test('two browsers play a game; one reloads, the server dies, and nothing is lost', async () => {
  const ann = await friend(at);
  await openTable(ann, 'Aliens vs. Zombies');
  expect(await barriers(ann.page)).toEqual([]);
  const bea = await friend(at, await linkOf(ann, 'Link for Zombies'), true);
  await sitDown(ann, 'Ann');
  await sitDown(bea, SCRIPT);
  const friends = [ann, bea];
  for (const { table } of friends) await table.story.waitFor();
  const carl = await friend(at, await watchLink(ann));
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

  // The server goes down in the middle. The story can still be read, and an answer is sent once the server is back.
  const last = await whoIsAsked(friends);
  await at.kill();
  await ann.page.getByText(/^Reconnecting/).waitFor();
  expect(await ann.table.story.innerText()).not.toBe('');
  // There is room for the answers whatever the story says meanwhile.
  const room = await last.table.question.evaluate(
    (box) => Math.min(box.scrollHeight, 280) - box.clientHeight,
  );
  expect(room).toBeLessThanOrEqual(0);
  await answerMeanwhile(last, () => at.begin());
  expect(await playOn(friends, () => false)).toBe(true);
  expect(await carl.page.evaluate(() => 'bad' in globalThis)).toBe(false);
  for (const { page } of friends) expect(await page.evaluate(() => 'bad' in globalThis)).toBe(false);

  for (const one of friends) await checkDice(one);
  expect(await barriers(ann.page)).toEqual([]);
  for (const one of friends) expect(wrong(one)).toEqual([]);
});

/** One proposes to put a counter elsewhere, chosen by what it is on the table; the other agrees, and it is told. */
async function putRight({ page }: Friend, other: Friend): Promise<void> {
  const amend = async (thing: number, said: string, should: string): Promise<void> => {
    await page.getByLabel('What is to be put right').selectOption({ index: thing });
    const what = page.getByLabel('What of it is wrong');
    const label = await what.locator('option', { hasText: said }).innerText();
    await what.selectOption({ label });
    await page.getByLabel('What it should be').selectOption(should);
  };
  await page.getByRole('button', { name: /^Put something right/ }).click();
  await amend(1, 'where it is', 'C2');
  await page.getByRole('button', { name: 'And something else…' }).click();
  // A piece can be put elsewhere by a press on the board, too.
  await page.getByLabel('What is to be put right').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'It stands elsewhere…' }).click();
  await page.locator('[data-cell="D3"]').click({ position: { x: 6, y: 6 } });
  await page
    .getByRole('listitem')
    .filter({ hasText: / now, would be D3/ })
    .waitFor();
  await page.getByRole('textbox', { name: 'Why' }).fill('a slip');
  await page.getByRole('button', { name: 'Ask everybody' }).click();
  await other.page.getByRole('dialog', { name: /asks to put something right/ }).waitFor();
  for (const place of ['C2', 'D3'])
    await other.page.getByText(new RegExp(` now, would be ${place}$`)).waitFor();
  await other.page.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, other.page]) await one.getByText('Put right: “a slip”.').first().waitFor();
}

test('what is at the table besides the game: consent, a pause, own dice, a bot for a while, another hand', async () => {
  const ann = await friend(at);
  await openTable(ann, 'Aliens vs. Zombies');
  const bea = await friend(at, await linkOf(ann, 'Link for Zombies'));
  await sitDown(ann, 'Ann');
  await sitDown(bea, 'Bea');
  for (const { table } of [ann, bea]) await table.story.waitFor();
  const press = ({ page }: Friend, name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();

  // What everybody has seen is undone when everybody agrees.
  const played = nothing();
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
  await putRight(ann, bea);
  await press(ann, 'Pause the table');
  await bea.page.getByText('The table is paused.').waitFor();
  await press(ann, 'Go on');
  await bea.page.getByText('The table is paused.').waitFor({ state: 'detached' });

  // A person's own dice are typed and sent over the same connection.
  await press(ann, 'Menu');
  await ann.page.getByRole('checkbox', { name: /^Aliens: my own dice/ }).check();
  await ann.page.keyboard.press('Escape');
  await press(ann, 'Menu');
  const region = ann.table.ownDice;
  expect(await playOn([ann, bea], () => region.isVisible())).toBe(false);
  const go = region.getByRole('button', { name: /^These fell/ });
  while (await go.isDisabled()) await region.getByRole('button', { name: '5', exact: true }).click();
  await go.click();

  await press(bea, 'Table');
  await press(bea, /^A bot plays for me/);
  await ann.page.getByText(/the Sensible bot for a while/).waitFor();
  await bea.page.getByRole('button', { name: 'Take my seat back' }).first().click();
  await ann.page.getByText(/the Sensible bot for a while/).waitFor({ state: 'detached' });

  await press(bea, /^Hand over/);
  await press(bea, /^Really/);
  const link = await bea.page.getByRole('textbox', { name: /^New link/ }).inputValue();
  const carl = await friend(at, link);
  expect(await carl.table.story.count()).toBe(0);
  await sitDown(carl, 'Carl');
  await carl.table.story.waitFor();
  expect(await carl.table.story.innerText()).not.toBe('');
  for (const { bad } of [ann, bea, carl]) expect(bad).toEqual([]);
});

test('cards are laid in secret, each at a device of their own', async () => {
  const ann = await friend(at);
  await openTable(ann, 'Run?...or Shoot?');
  const bea = await friend(at, await linkOf(ann, 'Link for Survivor 2'));
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
  // Starting places are chosen one after another; then everybody is asked for a card at once.
  await playOn(friends, cards, card);
  const played = nothing();
  const before = await bea.table.story.innerText();
  await answer(ann, played);
  await ann.page.getByText(/^Waiting for Bea/).waitFor();
  // What nobody has seen yet may be undone without asking, and laid again.
  await ann.page.getByRole('button', { name: 'Undo' }).click();
  await ann.table.question.waitFor();
  expect(await ann.table.asked()).toMatch(card);
  await answer(ann, played);
  await ann.page.getByText(/^Waiting for Bea/).waitFor();
  // The other device has learned nothing of it.
  expect(await bea.table.asked()).toMatch(card);
  expect(await bea.table.story.innerText()).toBe(before);
  await answer(bea, played);
  await expect.poll(() => bea.table.story.innerText(), { timeout: STEP }).not.toBe(before);
  for (const { bad } of friends) expect(bad).toEqual([]);
});
