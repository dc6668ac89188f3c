import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Opened } from './games.js';
import type { Hand } from './hands.js';
import { survive } from './survivor.js';
import { NAMES, type TablePage } from './table.js';

interface CampaignWanted {
  readonly seed: string;
  /** Titles of options by the beginnings of their names. */
  readonly options?: readonly (readonly [RegExp, string])[];
  /** The dice are thrown on a real table and typed. */
  readonly ownDice?: boolean;
}

/** A campaign of Fade to Black for one person at this device. */
export async function beginCampaign({ page, table }: Opened, wanted: CampaignWanted): Promise<void> {
  const box = page.getByRole('region', { name: 'All Things Zombie: Fade to Black' });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form').first();
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: 'A campaign' });
  for (const [option, label] of wanted.options ?? [])
    await form.getByRole('combobox', { name: option }).selectOption({ label });
  if (wanted.ownDice) await form.getByRole('checkbox', { name: NAMES.myOwnDice('Player 1') }).check();
  await form.getByRole('textbox', { name: NAMES.seed }).fill(wanted.seed);
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
}

export const ITEMS = /begins with \d+ Items/;

/** Food first, then what else keeps a band alive. */
const STORES = ['A Food Item', 'A Food Item', 'A Food Item', 'A Medical Supply', 'Body armor', 'A Shotgun'];

/** Answers which Items to begin with, by the buttons beside each. */
export async function stores(table: TablePage, hand: Hand): Promise<void> {
  const done = table.button(NAMES.done, table.question);
  for (let n = 0; !(await done.isEnabled()); n++)
    await hand.press(table.button(new RegExp(`^More ${STORES[n % STORES.length]}`), table.question));
  await hand.press(done);
}

/** Presses the first answer that one of these begins with, and confirms it where that is asked for. */
export async function answer(table: TablePage, hand: Hand, wanted: readonly RegExp[]): Promise<void> {
  await survive(
    table,
    hand,
    async (_, answers) => pick(answers)(...wanted),
    (_, { decisions }) => decisions > 0,
  );
}

/** A picture of this moment where SHAMBLES_SHOTS names a folder. */
export async function shot({ page }: Pick<Opened, 'page'>, name: string): Promise<void> {
  const folder = process.env.SHAMBLES_SHOTS;
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The first answer of the first pattern that any of them meets. */
const pick =
  (answers: readonly string[]) =>
  (...patterns: readonly RegExp[]): string | undefined => {
    for (const p of patterns) {
      const found = answers.find((a) => p.test(a));
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Hints put away, one after the other. */
export async function putAway({ page }: Pick<Opened, 'page'>): Promise<void> {
  const got = page.getByRole('button', { name: 'Got it' });
  while (await got.isVisible()) await got.click();
}

/** The papers, opened at the story so far. */
export async function papers({ page }: Pick<Opened, 'page'>): Promise<Locator> {
  await page.getByRole('button', { name: 'Papers' }).first().click();
  return page.getByRole('complementary', { name: 'Papers' });
}

/** Types faces for the dice that are asked for, a key each, the last one for all that are left. */
export async function typed(table: TablePage, ...faces: readonly number[]): Promise<void> {
  const fell = table.button(NAMES.theseFell);
  for (let n = 0; await fell.isDisabled(); n++)
    await table.page.keyboard.press(String(faces[Math.min(n, faces.length - 1)]));
  await table.page.keyboard.press('Enter');
  await table.settled();
}
