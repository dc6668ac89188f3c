import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from './browser.js';
import { begin, beginWith, open } from './games.js';
import { finger } from './hands.js';
import { play } from './player.js';
import { NAMES } from './table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

for (const [held, viewport] of [
  ['upright', { width: 360, height: 740 }],
  ['sideways', { width: 844, height: 390 }],
] as const)
  test(`a phone held ${held}: a turn by taps, nothing wider than the screen`, {
    timeout: 90_000,
  }, async () => {
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

test('by touch, the first tap shows and the second commits', { timeout: 60_000 }, async () => {
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
