import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginBlack, open } from '../tools/games.js';
import { mouse } from '../tools/hands.js';
import { survive } from '../tools/survivor.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

test('[FTB-5.6.3] [FTB-5.2b] what a shot and a move come to stands beside them, and why something cannot be done', async () => {
  const opened = await open(at, { viewport: { width: 1280, height: 800 } });
  const { page, table, bad } = opened;
  await beginBlack(opened, { scenario: 'Confrontation', seed: 'd' });
  const said: { aim?: string; move?: string; barred?: string } = {};
  await survive(
    table,
    mouse(table),
    async (_, answers) =>
      answers.find((a) => /Fire the Assault Rifle/.test(a)) ?? answers.find((a) => /: Move, /.test(a)),
    async (asked) => {
      const first = page.locator('#question .option').first();
      const outlook = page.locator('#question dl.outlook').first();
      if (/^At whom/.test(asked) && said.aim === undefined) {
        await first.hover();
        // A worker counts the chances, so they appear a little later.
        await outlook.getByText(/ducks back \d+%/).waitFor();
        said.aim = await outlook.innerText();
      } else if (/is active/.test(asked) && said.aim !== undefined) {
        const barred = page.locator('.barred');
        if ((await barred.count()) > 0) said.barred = await barred.innerText();
        expect(await barriers(page)).toEqual([]);
      } else if (/^Where does/.test(asked)) {
        await first.hover();
        await outlook.waitFor();
        said.move = await outlook.innerText();
      }
      return said.move !== undefined && said.barred !== undefined;
    },
  );
  expect(said.aim).toMatch(/if every shot misses/);
  expect(said.aim).toMatch(/3 dice of noise; each of 5 or more draws a zombie/);
  expect(said.aim).toMatch(/at least one comes 70%/);
  expect(said.move).toMatch(/of the move, .*″ are left/);
  expect(said.barred).toMatch(/Fire, Charge/);
  expect(said.barred).toMatch(/Robin has done the one further thing of this turn/);
  expect(bad).toEqual([]);
});
