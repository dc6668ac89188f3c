import { findSystem } from '@shambles/systems';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { STEP, troubles } from '../tools/browser.js';
import { mouse } from '../tools/hands.js';
import { decide, type Played } from '../tools/player.js';
import { type Mind, reply } from '../tools/survivor.js';
import { TablePage } from '../tools/table.js';
import type { Served } from './served.js';

/** A person with a browser of their own. */
export interface Friend {
  readonly page: Page;
  readonly table: TablePage;
  readonly bad: readonly string[];
}

/** A person who opens a server's start page, or a link. */
export async function friend(at: Served, url = at.url, phone = false): Promise<Friend> {
  const context = await at.browser.newContext({
    viewport: phone ? { width: 360, height: 740 } : { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  const bad = troubles(page);
  await page.goto(url);
  return { page, table: new TablePage(page), bad };
}

/** The same person with a new page, after the old one was closed. */
export async function comesBack({ page }: Friend, url: string): Promise<Friend> {
  const again = await page.context().newPage();
  const bad = troubles(again);
  await again.goto(url);
  return { page: again, table: new TablePage(again), bad };
}

export async function sitDown({ page }: Friend, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** The link for a seat, as its host would copy it. */
export const linkOf = ({ page }: Friend, label: string): Promise<string> =>
  page.getByRole('textbox', { name: label, exact: true }).inputValue();

/** Whether a question waits for an answer. */
export async function asked({ table }: Friend): Promise<boolean> {
  const { question } = table;
  return (await question.isVisible()) && (await question.getAttribute('aria-busy')) !== 'true';
}

/** Waits until somebody is asked, and returns who. */
export async function whoIsAsked(friends: readonly Friend[]): Promise<Friend> {
  for (const idle = Date.now(); Date.now() - idle < STEP; ) {
    for (const one of friends) if (await asked(one)) return one;
    await friends[0]?.page.waitForTimeout(50);
  }
  throw new Error('Nobody is asked');
}

/** A record of play with no answers yet. */
export const nothing = (): Played => ({ decisions: 0, kinds: new Map(), asked: new Set() });

/** Answers the question and waits until the table has taken the answer. */
export async function answer(one: Friend, played = nothing()): Promise<void> {
  const { table, page } = one;
  const round = await table.question.elementHandle();
  if ((await table.kind()) === 'spot') await reply(table, mouse(table), theFirst);
  else await decide(table, mouse(table), played);
  await page.waitForFunction((box) => box?.isConnected !== true, round);
}

/** Chooses the first of the places that have names. */
const theFirst: Mind = async () => undefined;

/** Each person answers when asked, until the game is over or `until` returns true. */
export async function playOn(
  friends: readonly Friend[],
  until: (decisions: number) => boolean | Promise<boolean>,
  /** Questions that are left unanswered. */
  leave = /^$/,
): Promise<boolean> {
  const played = nothing();
  let idle = Date.now();
  while (!(await until(played.decisions))) {
    let moved = false;
    for (const one of friends) {
      if (await one.table.outcome.isVisible()) return true;
      if (!(await asked(one)) || leave.test(await one.table.asked())) continue;
      await answer(one, played);
      moved = true;
    }
    if (moved) idle = Date.now();
    else if (Date.now() - idle > STEP) throw new Error('Nobody is asked, and it is not over');
    else await friends[0]?.page.waitForTimeout(50);
  }
  return false;
}

/** A game of two turns. */
function fewTiles(): Buffer {
  const tiles = findSystem('avz').files.find((f) => f.id === 'tiles')?.standard as { tiles: unknown[] };
  return Buffer.from(JSON.stringify({ ...tiles, tiles: tiles.tiles.slice(0, 5) }));
}

/** Opens a table; its host waits for the others. */
export async function openTable(host: Friend, game: string, title = 'Friday night'): Promise<void> {
  const box = host.page.getByRole('region', { name: game });
  await box.getByText(/^Play together/).click();
  const form = box.getByRole('form', { name: /together$/ });
  if (game.startsWith('Aliens'))
    await form
      .getByLabel('Your own file for The event tiles')
      .setInputFiles({ name: 'few.json', mimeType: 'application/json', buffer: fewTiles() });
  else if (game.startsWith('Ambush')) {
    // Here the dead are near from the first turn, so that one of them may soon Interrupt.
    await form.getByRole('combobox', { name: 'Scenario' }).selectOption('bag-at-the-ford');
    await form.getByRole('combobox', { name: /^Who plays the dead/ }).selectOption('player');
  } else await form.getByRole('combobox', { name: /^How many survivors/ }).selectOption('2');
  await form.getByRole('textbox', { name: 'Its name' }).fill(title);
  await form.getByRole('button', { name: 'Open a table' }).click();
  await host.page.getByRole('heading', { name: 'Who is coming' }).waitFor();
}

/** The link for watchers, once the game has begun. */
export async function watchLink({ page }: Friend): Promise<string> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link to watch', exact: true }).inputValue();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  return link;
}

/** Answers while the server is down: the answer is kept, and sent when the server is back. */
export async function answerMeanwhile(one: Friend, begin: () => Promise<void>): Promise<void> {
  const { page, table } = one;
  const question = await table.asked();
  await decide(table, mouse(table), nothing());
  await page.getByText('sending…').waitFor();
  expect(await table.asked()).toBe(question);
  await begin();
  await page.getByText('sending…').waitFor({ state: 'hidden' });
}

/** Checks, after the game, that the dice fell as they were committed to. */
export async function checkDice({ page }: Friend): Promise<void> {
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByRole('heading', { name: /Everything is as it was promised/ }).waitFor();
  expect(await page.getByText(/^Wrong/).count()).toBe(0);
  await page
    .getByText(/the promise made before the game, your own number, the sum shown at the end/)
    .waitFor();
}

/** Errors of a page, without those that the browser itself reports for broken connections. */
export const wrong = ({ bad }: Friend): string[] =>
  bad.filter((b) => !/WebSocket|ERR_CONNECTION|status of 503/.test(b));
