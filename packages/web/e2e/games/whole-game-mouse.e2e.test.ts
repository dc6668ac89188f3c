import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { begin, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { play } from '../tools/player.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('a whole game as the Aliens by mouse', async () => {
  const opened = await open(at);
  const { table, bad } = opened;
  await begin(opened, 'Aliens');
  const played = await play(table, mouse(table));
  expect(await table.settled()).toBe('over');
  expect(await table.result()).toMatch(/Victory|Draw/);
  expect(await table.turn(8).count()).toBe(1);
  expect(played.decisions).toBeLessThanOrEqual(80);
  expect(played.kinds.get('orders')).toBeGreaterThanOrEqual(8);
  expect(bad).toEqual([]);
});
