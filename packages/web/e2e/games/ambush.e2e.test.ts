import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, stand } from '../tools/browser.js';
import { type Opened, open } from '../tools/games.js';
import { keyboard, mouse } from '../tools/hands.js';
import { type Mind, survive } from '../tools/survivor.js';
import { commit, NAMES } from '../tools/table.js';

let at: Stand;
beforeAll(async () => {
  at = await stand();
});
afterAll(() => at?.close());

/** Any seed will do; `SHAMBLES_SEED=anything` plays other games. */
const SEED = process.env.SHAMBLES_SEED ?? 'two';

interface Chosen {
  /** The side a person plays against a bot. Without it, a person plays the Living against the rules' own dead. */
  readonly side?: 'The dead';
  /** How the figures of a unit are placed. */
  readonly formation?: string;
  readonly seed?: string;
}

/** Begins a game of one scenario with the given choices. */
async function begun(
  { page, table }: Opened,
  scenario: string,
  { side, formation, seed = SEED }: Chosen = {},
): Promise<void> {
  const box = page.getByRole('region', { name: 'Ambush Z' });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form');
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: scenario });
  if (side) {
    await form.getByRole('combobox', { name: /^Who plays the dead/ }).selectOption('player');
    await form.getByRole('combobox', { name: side, exact: true }).selectOption({ label: NAMES.personHere });
    await form.getByRole('combobox', { name: 'The Living', exact: true }).selectOption({ index: 1 });
  }
  if (formation)
    await form.getByRole('combobox', { name: /^Figures of a unit/ }).selectOption({ label: formation });
  await form.getByRole('textbox', { name: NAMES.seed }).fill(seed);
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
  await table.settled();
}

/** For each question, the answers to give: the first that is on offer. */
const WANTS: readonly (readonly [asked: RegExp, answers: readonly RegExp[]])[] = [
  [/announce/, [/^Tend/, /^Move, then fire \(Cautious/, /^Move, then fire/]],
  [/where to\?/, [/^Out of sight/, /^Into cover/, /^As far north/, /^Stay here/]],
  [/may act first/, [/^Fire/, /^Do nothing/]],
  [/card/, [/^(No card|Go on)/]],
];

const soldier: Mind = async (asked, answers) => {
  const wants = WANTS.find(([question]) => question.test(asked))?.[1] ?? [];
  return wants.map((w) => answers.find((a) => w.test(a))).find((a) => a !== undefined);
};

/** Makes for the data case, and so meets the dead on the way. */
const marcher: Mind = async (asked, answers, ...rest) =>
  (/where to\?/.test(asked) ? answers.find((a) => /^As far north/.test(a)) : undefined) ??
  soldier(asked, answers, ...rest);

/** How many games to try, one after another, for something that not every game brings. */
const GAMES = 8;

/** A game of The Lecture Hall, played until a given question is asked. */
async function playedTo(question: RegExp): Promise<Opened> {
  for (let n = 1; n <= GAMES; n++) {
    const opened = await open(at);
    await begun(opened, 'The Lecture Hall', { seed: n === 1 ? SEED : `${SEED} ${n}` });
    await survive(opened.table, mouse(opened.table), marcher, (asked) => question.test(asked));
    if ((await opened.table.settled()) === 'question') return opened;
    expect(opened.bad).toEqual([]);
    await opened.page.context().close();
  }
  throw new Error(`In none of ${GAMES} games it is asked: ${question}`);
}

test('a whole game of Ambush Z as the Living by mouse', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, "The Doctor's Bag");
  const played = await survive(table, mouse(table), soldier);
  expect(await table.settled()).toBe('over');
  expect(await page.getByText(/The Living win|The dead win|A draw/).count()).toBeGreaterThan(0);
  // The outcome gives the points of both sides and the fate of every unit.
  const end = await page.locator('.outcome').innerText();
  expect(end).toMatch(/(have done it|have it|has won): \d+ to \d+/);
  expect(end).toMatch(/What became of them\s+\S/);
  expect(played.kinds.get('path')).toBeGreaterThanOrEqual(4);
  expect(played.decisions).toBeGreaterThanOrEqual(30);
  expect(bad).toEqual([]);
});

test('the dead leave "no card" as a standing answer, and end it', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, 'The Lecture Hall', { side: 'The dead' });
  await table.settled();
  expect(await table.asked()).toMatch(/play a card now/);
  const held = page.getByRole('region', { name: 'Cards of The dead' });
  expect(await held.getByRole('listitem').count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Cards of The Living' }).innerText()).toMatch(/face down/);
  const always = page.getByRole('group', { name: /^Go on: none of your cards.*, and do not ask again$/ });
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

test('figures of a unit are placed by hand; for the rest of the turn they fall in', async () => {
  const opened = await open(at);
  const { page, table, bad } = opened;
  await begun(opened, 'The Lecture Hall', { formation: 'are placed by hand, one after the other' });
  const hand = mouse(table);
  const isPlaced = (asked: string): boolean => /at which spot/.test(asked);
  await survive(table, hand, soldier, isPlaced);
  expect(await table.asked()).toMatch(/of Team One: at which spot/);
  await hand.press(table.answer('As far north as possible'));
  await hand.press(commit(table));
  await table.settled();
  expect(await table.asked()).toMatch(/of Team One: at which spot/);
  // The leader and the figure placed before are shown where they will stand.
  expect(await page.locator('.sm-ghost').count()).toBe(2);
  const always = page.getByRole('group', { name: 'The rest fall in by themselves, and do not ask again' });
  await always.getByRole('button', { name: 'this turn' }).click();
  const standing = page.getByRole('list', { name: 'Answered for you' });
  await standing.getByText('Units fall in by themselves this turn').waitFor();
  const asked: string[] = [];
  await survive(table, hand, soldier, (now) => {
    asked.push(now);
    return isPlaced(now);
  });
  // The unit is not asked again this turn, only in the next.
  const next = asked.findIndex((now) => /^Turn 2/.test(now));
  expect(asked.slice(0, next).filter((now) => /where to\?/.test(now)).length).toBeGreaterThan(0);
  expect(asked.findIndex(isPlaced)).toBeGreaterThan(next);
  expect(await standing.count()).toBe(0);
  expect(bad).toEqual([]);
});

test('an Interrupt says who comes, from where on the way, and brings who is fired at into sight', async () => {
  const comes = /^(Mob \d+), [\d.]+ inch(?:es)? away, Interrupts .+ after [\d.]+ of [\d.]+ inches\./;
  const { page, table, bad } = await playedTo(comes);
  const [, mob = ''] = comes.exec(await table.asked()) ?? [];
  // The view is moved close to the other end of the table.
  for (let n = 0; n < 2; n++) await table.button('Closer').click();
  const map = await page.locator('.sm-map svg').boundingBox();
  const view = await page.locator('.sm-view').boundingBox();
  if (!map || !view) throw new Error('There is no table to look at');
  await page.mouse.click(map.x + 4, map.y + 4);
  const isSeen = async (): Promise<boolean> => {
    const box = await table.thing(mob).boundingBox();
    const inside = (at: number, size: number, from: number, whole: number): boolean =>
      at >= from && at + size <= from + whole;
    return (
      box !== null &&
      inside(box.x, box.width, view.x, view.width) &&
      inside(box.y, box.height, view.y, view.height)
    );
  };
  await expect.poll(isSeen).toBe(false);
  await table.answer(`Fire at ${mob}`).focus();
  await expect.poll(isSeen).toBe(true);
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
