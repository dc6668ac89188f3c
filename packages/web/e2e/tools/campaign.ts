import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Opened } from './games.js';
import type { Hand } from './hands.js';
import { survive } from './survivor.js';
import { NAMES, type TablePage } from './table.js';

export const ITEMS = /begins with \d+ Items/;

/** Items to begin with: food first, then whatever else keeps a band alive. */
const STORES = ['A Food Item', 'A Food Item', 'A Food Item', 'A Medical Supply', 'Body armor', 'A Shotgun'];

/** Chooses the Items to begin with by the buttons beside each. */
async function stores(table: TablePage, hand: Hand): Promise<void> {
  const done = table.button(NAMES.done, table.question);
  for (let n = 0; !(await done.isEnabled()); n++)
    await hand.press(table.button(new RegExp(`^More ${STORES[n % STORES.length]}`), table.question));
  await hand.press(done);
}

/** Presses the first answer that matches one of these patterns, and confirms it where the page asks for that. */
export async function answer(table: TablePage, hand: Hand, wanted: readonly RegExp[]): Promise<void> {
  await survive(
    table,
    hand,
    async (_, answers) => pick(answers)(...wanted),
    (_, { decisions }) => decisions > 0,
  );
}

/** Answers by mouse, and types a face for every die that is asked for, until a given question comes. */
export async function until(
  table: TablePage,
  hand: Hand,
  question: RegExp,
  answers: readonly RegExp[],
  face: number,
): Promise<void> {
  const met: string[] = [];
  while (met.length < 100) {
    if ((await table.settled()) === 'dice') await typed(table, face);
    else {
      const asked = await table.asked();
      if (question.test(asked)) return;
      met.push(asked);
      if (ITEMS.test(asked)) await stores(table, hand);
      else await answer(table, hand, answers);
    }
  }
  throw new Error(`${question} was not asked, but ${met.slice(-3).join(' | ')}`);
}

/** Takes a screenshot if SHAMBLES_SHOTS names a folder. */
export async function shot({ page }: Pick<Opened, 'page'>, name: string): Promise<void> {
  const folder = process.env.SHAMBLES_SHOTS;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The first answer that matches the first pattern that any answer matches. */
const pick =
  (answers: readonly string[]) =>
  (...patterns: readonly RegExp[]): string | undefined => {
    for (const p of patterns) {
      const found = answers.find((a) => p.test(a));
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Dismisses the hints one after another. */
export async function putAway({ page }: Pick<Opened, 'page'>): Promise<void> {
  const got = page.getByRole('button', { name: 'Got it' });
  while (await got.isVisible()) await got.click();
}

/** Opens the papers at the story so far. */
export async function papers({ page }: Pick<Opened, 'page'>): Promise<Locator> {
  await page.getByRole('button', { name: 'Papers' }).first().click();
  return page.getByRole('complementary', { name: 'Papers' });
}

/** Types one face for each die that is asked for, repeating the last one for any left over. */
export async function typed(table: TablePage, ...faces: readonly number[]): Promise<void> {
  const fell = table.button(NAMES.theseFell);
  for (let n = 0; await fell.isDisabled(); n++)
    await table.page.keyboard.press(String(faces[Math.min(n, faces.length - 1)]));
  await table.page.keyboard.press('Enter');
  await table.settled();
}
