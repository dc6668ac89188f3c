import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { answer, type Friend, friend, linkOf, openTable, sitDown } from './friends.js';
import { Served } from './served.js';

let at: Served;
beforeAll(async () => {
  at = await Served.start();
});
afterAll(() => at?.close());

const press = ({ page }: Friend, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Items of the header that overlap each other or leave the page. */
const crowded = ({ page }: Friend): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const boxes = [...document.querySelectorAll('.bar > *, .start-head > *')]
      .map((one) => ({ name: one.className || one.tagName, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const full = [...document.querySelectorAll('.bar > .pill')].filter(
      (one) => one.scrollWidth > one.clientWidth + 1,
    );
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const spilt = full.map((one) => `${one.className} holds more than it shows: ${one.textContent}`);
    return spilt.concat(
      boxes.flatMap(({ name, box }, n) => [
        ...(box.right > wide + 1 ? [`${name} leaves the page`] : []),
        ...boxes
          .slice(n + 1)
          .flatMap((other) => (apart(box, other.box) ? [] : [`${name} over ${other.name}`])),
      ]),
    );
  });

test('a link works once, in this browser for good; another device by a link of its own, and away again', {
  timeout: 180_000,
}, async () => {
  const ann = await friend(at);
  await openTable(ann, 'Aliens vs. Zombies', 'W'.repeat(80));
  expect(await crowded(ann)).toEqual([]);
  const link = await linkOf(ann, 'Link for Zombies');
  const bea = await friend(at, link);
  await sitDown(ann, 'Ann');
  await sitDown(bea, 'ann');
  await bea.page
    .getByRole('alert')
    .getByText(/is called "Ann" already/)
    .waitFor();
  await sitDown(bea, 'Bea');
  for (const { table } of [ann, bea]) await table.story.waitFor();
  // The address has another key by now. In this browser alone the old link still leads there.
  expect(bea.page.url()).not.toBe(link);
  await bea.page.reload();
  await bea.table.story.waitFor();
  await bea.page.goto('about:blank');
  await bea.page.goto(link);
  await bea.table.story.waitFor();
  const spy = await friend(at, link);
  await spy.page.getByRole('heading', { name: 'This link opens no table' }).waitFor();

  // A long title leaves room for what stands beside it.
  for (const width of [1280, 1000, 820, 360]) {
    await bea.page.setViewportSize({ width, height: 800 });
    expect(await crowded(bea), `${width} wide`).toEqual([]);
    expect(await bea.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.SHAMBLES_SHOTS)
      await bea.page.screenshot({ path: `${process.env.SHAMBLES_SHOTS}/title-${width}.png` });
  }
  await bea.page.setViewportSize({ width: 1280, height: 900 });

  await press(bea, 'Table');
  await press(bea, 'A link for another device of mine');
  const second = await friend(at, await linkOf(bea, 'Link for another device of yours'), true);
  await second.table.story.waitFor();
  await bea.page.getByText(/^Device 2/).waitFor();
  expect(await barriers(bea.page)).toEqual([]);
  if (process.env.SHAMBLES_SHOTS)
    await bea.page.screenshot({ path: `${process.env.SHAMBLES_SHOTS}/devices.png` });
  await press(bea, 'Send away device 2');
  await second.page
    .getByText(/opens nothing/)
    .first()
    .waitFor();
  await bea.page.getByText(/^Device 2/).waitFor({ state: 'detached' });

  // The host asks for the seat. The person who holds it is asked, and stays.
  await press(ann, 'Table');
  const seats = ann.page.getByRole('group', { name: /^Zombies/ });
  await seats.getByRole('button', { name: /^Hand over/ }).click();
  await seats.getByRole('button', { name: /^Really\? Whoever sits there has 1 day/ }).click();
  await bea.page.getByText(/^The host wants to give your seat to somebody else/).waitFor();
  await press(bea, 'I stay');
  await bea.page.getByText(/^The host wants to give your seat/).waitFor({ state: 'detached' });
  for (const { bad } of [ann, bea]) expect(bad).toEqual([]);
});

test('on a phone a proposal and the talk leave the question below them in sight', async () => {
  const ann = await friend(at);
  await openTable(ann, 'Aliens vs. Zombies');
  const bea = await friend(at, await linkOf(ann, 'Link for Zombies'));
  await sitDown(ann, 'Ann');
  await sitDown(bea, 'Bea');
  await bea.table.question.waitFor();
  await answer(bea);
  await press(bea, /^Talk/);
  for (const words of ['Hello!', 'What a night.', 'Who begins, you or I?', 'May I take that back?']) {
    await bea.page.getByRole('textbox', { name: 'Say something' }).fill(words);
    await press(bea, 'Say');
    await bea.page.getByText(words).waitFor();
  }
  const phone = { width: 390, height: 844 };
  await ann.page.setViewportSize(phone);
  await press(ann, /^Talk/);
  await press(bea, 'Undo');
  await press(bea, /^Ask the others/);
  await ann.page.getByRole('button', { name: 'Agree' }).waitFor();
  await ann.page.getByText('May I take that back?').waitFor();
  const asked = await ann.table.question.getByRole('heading').first().boundingBox();
  expect(asked && asked.y + asked.height).toBeLessThan(phone.height);
});
