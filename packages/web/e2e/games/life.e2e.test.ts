import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersInEitherTheme } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { beginZed, open } from '../tools/games.js';
import { keyboard, mouse } from '../tools/hands.js';
import { type Mind, survive } from '../tools/survivor.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** The first of all answers on offer that one of these is. */
const wants =
  (...all: readonly RegExp[]): Mind =>
  async (_, __, table) => {
    const answers = await table.answers();
    return all.map((p) => answers.find((a) => p.test(a))).find((a) => a !== undefined);
  };

test('[BDZ-camp-month] [BDZ-enc-disc-goal] After the end from its Star to month two by mouse: out, off the table again, and a month goes by', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  await beginZed(opened, { scenario: 'After the end', seed: 'one' });
  let out = 0;
  const mind: Mind = (asked, answers, ...more) => {
    const home = /^Month/.test(asked);
    const next = home && out++ === 0 ? [/^Discover/] : [/^Let the rest of the month/];
    const away = [
      /^By day/,
      /^Play/,
      /: move, before/,
      /^From the north$/,
      /: Off the table/,
      /: Move, (?!0)/,
      /north edge/,
    ];
    return wants(...(home ? next : away))(asked, answers, ...more);
  };
  const inTheWay: string[] = [];
  const food: string[] = [];
  await survive(table, mouse(table), mind, async (asked) => {
    if (/How many does Robin recruit/.test(asked)) await table.question.getByRole('spinbutton').fill('0');
    if (!/^Month/.test(asked)) return false;
    food.push(asked.replace(/\. What now\?$/, ''));
    if (food.length === 1) inTheWay.push(...(await barriersInEitherTheme(page, asked)));
    return food.length === 3;
  });
  expect(inTheWay).toEqual([]);
  expect(food.map((f) => f.replace(/, .*Food/, ', food'))).toEqual([
    'Month 1, food: 1',
    'Month 1, food: 1',
    'Month 2, food: 0',
  ]);
  await page.getByRole('button', { name: 'Papers' }).first().click();
  const record = page.getByRole('complementary', { name: 'Group record' });
  expect(await record.innerText()).toMatch(/Month 2[\s\S]*Ashby/);
});

test('[BDZ-day-plan] [BDZ-day-who] Day One by keyboard: from the questionnaire to the first table, whose results nobody is told', async () => {
  const opened = await open(at);
  const { page, table } = opened;
  await beginZed(opened, { scenario: 'Day One', seed: 'one' });
  const mind = wants(/at work now/, /Somewhere else/, /^That is all/, /^On to/, /./);
  const played = await survive(table, keyboard(table), mind, (asked) => /^Is this the table/.test(asked));
  expect([...played.asked].some((asked) => /nothing of it leaves your device/.test(asked))).toBe(true);
  expect([...played.asked].some((asked) => /number 1 of your plan/.test(asked))).toBe(true);
  expect(await page.locator('body').innerText()).not.toMatch(/found on|gone on|1-4|looted/i);
});
