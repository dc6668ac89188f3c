import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { begin, beginBlack, beginWith, open } from '../tools/games.js';
import { finger } from '../tools/hands.js';
import { play } from '../tools/player.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

for (const [held, viewport] of [
  ['upright', { width: 360, height: 740 }],
  ['sideways', { width: 844, height: 390 }],
] as const)
  test(`a phone held ${held}: a turn by taps, nothing wider than the screen`, async () => {
    const opened = await open(at, { viewport, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    const { page, table, bad } = opened;
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wider()).toBeLessThanOrEqual(0);
    await begin(opened, 'Aliens');
    const board = await table.board.boundingBox();
    expect(board && Math.min(board.width, board.height)).toBeGreaterThan(150);
    await play(table, finger(table), ({ decisions }) => decisions >= 5);
    expect(await wider()).toBeLessThanOrEqual(0);
    for (const name of [NAMES.menu, NAMES.undo, NAMES.finish]) {
      const button = table.button(name).first();
      const box = (await button.count()) > 0 ? await button.boundingBox() : null;
      if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43);
    }
    expect(bad).toEqual([]);
  });

test('a phone held upright: the time has its place beside the buttons, and everything is large enough for a finger', async () => {
  const opened = await open(at, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page, table, bad } = opened;
  for (const small of ['.fold > summary', 'select', 'button', 'a.go-on'])
    for (const one of await page.locator(`.start ${small}:visible`).all())
      expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(43);
  await beginBlack(opened, { scenario: 'Search', seed: 'black' });
  await table.settled();
  const time = page.locator('.bar > .pill:visible').last();
  expect(await time.innerText()).toBe('Before it begins');
  const pill = await time.boundingBox();
  const undo = await table.button(NAMES.undo).boundingBox();
  const home = await page.getByRole('link', { name: NAMES.home }).boundingBox();
  if (!pill || !undo || !home) throw new Error('The bar is not there');
  expect(pill.x).toBeGreaterThanOrEqual(home.x + home.width);
  expect(pill.x + pill.width).toBeLessThanOrEqual(undo.x);
  expect(pill.y).toBeGreaterThanOrEqual(0);
  expect(pill.height).toBeLessThanOrEqual(48);

  // In the replay the table fills the width between the header and the timeline.
  await table.button(NAMES.menu).click();
  await table.button(NAMES.watchFromStart).click();
  const replay = page.getByRole('main', { name: NAMES.replay });
  await replay.waitFor();
  const sheet = await replay.locator('.sm-board').boundingBox();
  const head = await replay.locator('header').first().boundingBox();
  const playing = await page.getByRole('region', { name: 'Playing' }).boundingBox();
  if (!sheet || !head || !playing) throw new Error('The replay is not there');
  expect(sheet.width).toBeGreaterThan(330);
  expect(sheet.y).toBeGreaterThanOrEqual(head.y + head.height);
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(playing.y);
  const story = await table.story.boundingBox();
  expect(story?.height).toBeGreaterThan(90);
  expect((story?.y ?? 0) + (story?.height ?? 0)).toBeLessThanOrEqual(740);
  expect(bad).toEqual([]);
});

test('by touch, the first tap shows and the second commits', async () => {
  const opened = await open(at, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { table, bad } = opened;
  await beginWith(opened, { people: ['Zombies'], seed: 'seed 3' });
  await play(table, finger(table), async () => (await table.kind()) === 'choose');
  const asked = await table.asked();
  const [first, second] = await table.lit();
  const story = await table.story.innerText();
  for (const id of [first, second]) {
    await finger(table).cell(id as string);
    expect(await table.asked()).toBe(asked);
    expect(await table.story.innerText()).toBe(story);
  }
  await finger(table).cell(second as string);
  await table.settled();
  expect(await table.story.innerText()).not.toBe(story);
  expect(bad).toEqual([]);
});
