import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { begin, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { play } from '../tools/player.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('a whole game as the Aliens by mouse', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begin(opened, 'Aliens');
  const room = page.locator('#question .outlook-room');
  // Pointing at something describes it, always in the same place, before anything is chosen.
  const told = new Set<string>();
  const played = await play(table, mouse(table), async () => {
    if ((await table.kind()) !== 'orders' || told.size > 0) return false;
    const [from] = await table.lit();
    await table.cell(from as string).click();
    for (const id of await table.lit()) {
      await table.cell(id).hover();
      const said = await room.innerText();
      if (/may strike there next/.test(said)) told.add('then');
    }
    await table.button(NAMES.elsewhere, table.question).click();
    return false;
  });
  expect([...told]).toEqual(['then']);
  expect(await table.settled()).toBe('over');
  expect(await table.result()).toMatch(/Victory|Draw/);
  expect(await table.turn(8).count()).toBe(1);
  expect(played.decisions).toBeLessThanOrEqual(80);
  expect(played.kinds.get('orders')).toBeGreaterThanOrEqual(8);
  expect(bad).toEqual([]);
});
