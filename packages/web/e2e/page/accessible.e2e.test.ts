import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from '../tools/axe.js';
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

for (const theme of [NAMES.dark, NAMES.light])
  test(`nothing keeps anybody out: start page, table, rules, replay (${theme})`, async () => {
    const opened = await open(at);
    const { page, table } = opened;
    await page.getByText(NAMES.themeFold).first().click();
    await page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
    expect(await barriers(page)).toEqual([]);
    await begin(opened, 'Aliens');
    expect(await table.locations()).toHaveLength(30);
    await play(table, mouse(table), ({ decisions }) => decisions >= 4);
    expect(await barriers(page)).toEqual([]);
    await table.button(NAMES.rule).first().click();
    await page.getByRole('button', { name: NAMES.closeRules }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await table.button(NAMES.menu).click();
    await table.button(NAMES.watchFromStart).click();
    await page.getByRole('slider', { name: NAMES.moment }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });
