import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  asked,
  comesBack,
  type Friend,
  friend,
  linkOf,
  openTable,
  playOn,
  sitDown,
  wrong,
} from './friends.js';
import { Served } from './served.js';

let at: Served;
beforeAll(async () => {
  at = await Served.start();
});
afterAll(() => at?.close());

const INTERRUPT = /Interrupt/;

/** A table of two at which one of the dead may Interrupt now. The dice end a rare game before that; then another one. */
async function interrupting(): Promise<readonly [ann: Friend, bea: Friend]> {
  const ann = await friend(at);
  await openTable(ann, 'Ambush Z');
  const bea = await friend(at, await linkOf(ann, 'Link for The dead'));
  await sitDown(ann, 'Ann');
  await sitDown(bea, 'Bea');
  for (const { table } of [ann, bea]) await table.story.waitFor();
  const now = async () => (await asked(bea)) && INTERRUPT.test(await bea.table.asked());
  const over = await playOn([ann, bea], now, INTERRUPT);
  return over ? await interrupting() : [ann, bea];
}

test('the player of the dead goes away; an Interrupt waits until there is a page again, and the move goes on', {
  timeout: 240_000,
}, async () => {
  const [ann, bea] = await interrupting();

  // Bea's page is closed while the question is open. Ann is told that the game waits for Bea.
  const question = await bea.table.asked();
  const url = bea.page.url();
  await bea.page.close();
  await ann.page.getByText(/^Waiting for Bea \(The dead\), not here now\. Nothing is lost/).waitFor();
  expect(await asked(ann)).toBe(false);
  const story = await ann.table.story.innerText();

  const again = await comesBack(bea, url);
  await again.table.question.waitFor();
  expect(await again.table.asked()).toBe(question);
  await ann.page.getByText(/not here now/).waitFor({ state: 'detached' });
  const by = (await again.table.answers()).find((name) => /inches/.test(name)) ?? '';
  await again.table.answer(by).click();
  await expect.poll(() => ann.table.story.innerText()).not.toBe(story);
  await playOn([ann, again], (n) => n >= 2);
  for (const one of [ann, bea, again]) expect(wrong(one)).toEqual([]);
});
