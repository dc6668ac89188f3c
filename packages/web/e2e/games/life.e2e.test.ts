import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersInEitherTheme } from '../tools/axe.js';
import { type Stand, stand } from '../tools/browser.js';
import { shot } from '../tools/campaign.js';
import { beginZed, type Opened, open } from '../tools/games.js';
import { type Hand, keyboard, mouse } from '../tools/hands.js';
import { type Mind, survive } from '../tools/survivor.js';
import { NAMES, type TablePage } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** The first answer on offer that matches any of these. */
const wants =
  (...all: readonly RegExp[]): Mind =>
  async (_, __, table) => {
    const answers = await table.answers();
    return all.map((p) => answers.find((a) => p.test(a))).find((a) => a !== undefined);
  };

/** Answers that take a figure off any table. */
const AWAY = [
  /^By day/,
  /^Play/,
  /^From the south$/,
  /: Leave the table/,
  /: Get up/,
  /: move, before/,
  /: Move, up to (?!0)/,
  /^To the .* edge/,
  /^Towards .* edge/,
  /^Nothing more/,
  /^Straight on/,
];

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
      /: Leave the table/,
      /: Move, up to (?!0)/,
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
  expect([...played.asked].some((asked) => /your answers stay on this device/.test(asked))).toBe(true);
  expect([...played.asked].some((asked) => /Number 1 of your plan/.test(asked))).toBe(true);
  expect(await page.locator('body').innerText()).not.toMatch(/found on|gone on|1-4|looted/i);
});

/** Opens the list of places farther off. */
async function farther(answers: readonly string[], table: TablePage, hand: Hand): Promise<void> {
  const hidden = answers.find((a) => NAMES.farther.test(a));
  if (hidden !== undefined) await hand.press(table.answer(hidden));
}

/** Plays someone who lives alone: goes home, looks at what is there, goes out once and leaves again. */
function oneLife(): Mind {
  let gone = false;
  let out = 0;
  return async (asked, answers, table, hand) => {
    await farther(answers, table, hand);
    const pick = (...all: readonly RegExp[]) => wants(...all)(asked, answers, table, hand);
    if (/^Month/.test(asked)) return pick(out++ === 0 ? /^Discover/ : /^Let the rest of the month/);
    if (/What now\?$/.test(asked)) {
      const next = gone ? pick(/^Go nowhere else/) : pick(/^Go on home/);
      gone = true;
      return next;
    }
    const about = [
      /^Nobody$/,
      /^I sit most of the day/,
      /^At home$/,
      /^Less than that/,
      /^Home$/,
      /^That is all/,
    ];
    const goal = out === 0 ? [/^To the objective/, /^Towards the objective/] : [];
    return pick(/campaign/i, ...about, /^18 inches/, ...goal, ...AWAY);
  };
}

/** Answers with an empty list or with zero, as most questions of the questionnaire allow. */
async function nothing({ table }: Opened): Promise<void> {
  const number = table.question.getByRole('spinbutton');
  if ((await number.count()) > 0) await number.fill('0');
}

test('[BDZ-day-who] [BDZ-day-objective] [BDZ-D-c73] [BDZ-camp-month] one life by mouse: the questionnaire, a plan, Day One, and on to month two', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await beginZed(opened, { scenario: 'Day One', seed: 'eight' });
  const months: string[] = [];
  const offered: boolean[] = [];
  const played = await survive(
    table,
    mouse(table),
    oneLife(),
    async (asked) => {
      await nothing(opened);
      await shot(opened, `life-${asked.replace(/\W+/g, ' ').slice(0, 40)}`);
      if (/^Where does Robin go/.test(asked) && months.length === 0)
        offered.push((await table.answers()).some((a) => /the objective/.test(a)));
      if (/^Month/.test(asked))
        months.push(asked.replace(/, .*Food/, ', food').replace(/\. What now\?$/, ''));
      return months.length === 3;
    },
    'none',
  );
  // The reason for the visit is among the first answers.
  expect(offered[0]).toBe(true);
  // The food at home belongs to the band, because home was reached, and it is eaten.
  expect(months).toEqual(['Month 1, food: 1', 'Month 1, food: 1', 'Month 2, food: 0']);
  const asked = [...played.asked].join('\n');
  expect(asked).toMatch(/your answers stay on this device[\s\S]*Number 1 of your plan[\s\S]*What now/);
  await page.getByRole('button', { name: 'Papers' }).first().click();
  const record = page.getByRole('complementary', { name: 'Group record' });
  expect(await record.innerText()).toMatch(/Month 2[\s\S]*Ashby/);
  expect(bad).toEqual([]);
});

/** Plays by what a screen reader says: goes into a building, searches it, and leaves by the nearest edge. */
function hearer(told: string[]): Mind {
  let searched = false;
  let out = 0;
  return async (asked, answers, table, hand) => {
    await farther(answers, table, hand);
    const pick = (...all: readonly RegExp[]) => wants(...all)(asked, answers, table, hand);
    if (/^Month/.test(asked)) return pick(out++ === 0 ? /^Discover/ : /^Let the rest of the month/);
    if (/at most/.test(asked)) {
      const off = [/^To the .* edge/, /^Towards .* edge/];
      const inside = [/^Into .* door/, /^To the .* door of/, /^On the way into .* door/];
      const to = await pick(...(searched ? off : inside), /^Stay/);
      if (to !== undefined) told.push(to);
      return to;
    }
    if (!/What next for/.test(asked))
      return pick(
        /^By day/,
        /^Play/,
        /^From the south$/,
        /^18 inches/,
        /: move, before/,
        /: (recover|stay hunkered)/,
      );
    const search = searched ? undefined : await pick(/: Search the place/);
    if (search !== undefined) told.push(search);
    searched ||= search !== undefined;
    const left = Number(/: Move, up to ([\d.]+)/.exec(answers.join('\n'))?.[1] ?? 0);
    return (
      search ?? pick(/: Get up/, /: Leave the table/, ...(left > 3 ? [/: Move, /] : []), /^Nothing more/)
    );
  };
}

test('[BDZ-enc-occupied] [BDZ-enc-loot-search] [BDZ-enc-disc-goal] a Discover by names alone, with keys: into a building, those in it met, the place searched, and home', async () => {
  const opened = await open(at);
  const { table, bad } = opened;
  await beginZed(opened, { scenario: 'After the end', seed: 'seven' });
  const told: string[] = [];
  let months = 0;
  const played = await survive(table, keyboard(table), hearer(told), async (asked) => {
    await nothing(opened);
    if (/^Month/.test(asked)) months++;
    return months === 2;
  });
  expect(months).toBe(2);
  expect(told.some((name) => /^Into /.test(name))).toBe(true);
  expect(told.at(-1)).toMatch(/^To the \w+ edge, to leave by it/);
  expect([...played.asked].join('\n')).toMatch(/stands before/);
  expect(told).toContain('Robin: Search the place, and end the activation');
  expect(await table.story.innerText()).toMatch(/came along for good/i);
  expect(bad).toEqual([]);
});
