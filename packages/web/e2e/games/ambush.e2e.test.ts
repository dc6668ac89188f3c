import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { type Opened, open } from '../tools/games.js';
import { keyboard, mouse } from '../tools/hands.js';
import { type Mind, survive } from '../tools/survivor.js';
import { NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** A game of one scenario: against the rules' own dead, or as the dead against a bot. */
async function begun({ page, table }: Opened, scenario: string, side?: 'The dead'): Promise<void> {
  const box = page.getByRole('region', { name: 'Ambush Z' });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form');
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: scenario });
  if (side) {
    await form.getByRole('combobox', { name: /^Who plays the dead/ }).selectOption('player');
    await form.getByRole('combobox', { name: side, exact: true }).selectOption({ label: NAMES.personHere });
    await form.getByRole('combobox', { name: 'The Living', exact: true }).selectOption({ index: 1 });
  }
  await form.getByRole('textbox', { name: NAMES.seed }).fill('ambush');
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
  await table.settled();
}

/** What is answered to a question, of the first answers that there are. */
const WANTS: readonly (readonly [asked: RegExp, answers: readonly RegExp[]])[] = [
  [/announce/, [/^Tend/, /^Move, then fire \(Cautious/, /^Move, then fire/]],
  [/where to\?/, [/^Out of sight/, /^Into cover/, /^As far north/, /^Stay here/]],
  [/may act first/, [/^Fire/, /^Do neither/]],
  [/card/, [/^No card/]],
];

const soldier: Mind = async (asked, answers) => {
  const wants = WANTS.find(([question]) => question.test(asked))?.[1] ?? [];
  return wants.map((w) => answers.find((a) => w.test(a))).find((a) => a !== undefined);
};

test('a whole game of Ambush Z as the Living by mouse', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, "The Doctor's Bag");
  const played = await survive(table, mouse(table), soldier);
  expect(await table.settled()).toBe('over');
  expect(await page.getByText(/The Living win|The dead win|A draw/).count()).toBeGreaterThan(0);
  expect(played.kinds.get('path')).toBeGreaterThanOrEqual(4);
  expect(played.decisions).toBeGreaterThanOrEqual(30);
  expect(bad).toEqual([]);
});

test('the dead leave "no card" as a standing answer, and end it', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, 'The Lecture Hall', 'The dead');
  await table.settled();
  expect(await table.asked()).toMatch(/play a card now/);
  const held = page.getByRole('region', { name: 'Cards of The dead' });
  expect(await held.getByRole('listitem').count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Cards of The Living' }).innerText()).toMatch(/face down/);
  const always = page.getByRole('group', { name: 'No card, and do not ask again' });
  await always.getByRole('button', { name: 'in this game' }).click();
  const standing = page.getByRole('list', { name: 'Answered for you' });
  await standing.getByText('No card is played in this game').waitFor();
  const asked: string[] = [];
  await survive(table, mouse(table), soldier, (now) => {
    asked.push(now);
    return asked.length > 3;
  });
  expect(asked.join()).not.toMatch(/card/);
  await standing.getByRole('button', { name: 'Ask me again' }).click();
  await standing.waitFor({ state: 'detached' });
  await survive(table, mouse(table), soldier, (now) => /card/.test(now));
  expect(await table.asked()).toMatch(/play a card now/);
  expect(bad).toEqual([]);
});

test('two turns of The Lecture Hall by keyboard and by the names of places', async () => {
  const opened = await open(at);
  const { table, bad } = opened;
  await begun(opened, 'The Lecture Hall');
  await survive(table, keyboard(table), soldier, (asked) => /^Turn 3/.test(asked));
  expect(await table.settled()).toBe('question');
  expect(await table.asked()).toMatch(/Turn 3/);
  expect(bad).toEqual([]);
});
