import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Stand, troubles } from './browser.js';
import { NAMES, TablePage } from './table.js';

export interface Opened {
  readonly page: Page;
  readonly table: TablePage;
  /** Uncaught errors and console errors so far. */
  readonly bad: readonly string[];
}

/** The start page in a context of its own, with nothing moving. */
export async function open(stand: Stand, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await stand.browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const bad = troubles(page);
  await page.goto(stand.url);
  return { page, table: new TablePage(page), bad };
}

/** The simple game among those on the start page. */
const box = (page: Page): Locator => page.getByRole('region', { name: 'Aliens vs. Zombies' });

/** "Play now" as this side. */
export async function begin({ page, table }: Opened, side: string): Promise<void> {
  await table.button(side, box(page)).click();
  await table.button(NAMES.playNow, box(page)).click();
  await page.waitForURL(/#game=/);
  await table.settled();
}

export interface Wanted {
  /** Seats held by people at this device. */
  readonly people: readonly string[];
  readonly seed: string;
  /** Seats that throw their own dice. */
  readonly ownDice?: readonly string[];
}

/** A game with everything chosen: who sits where, the seed, whose dice. */
export async function beginWith({ page, table }: Opened, wanted: Wanted): Promise<void> {
  const here = box(page);
  await here.getByText(NAMES.setTheTable).click();
  for (const seat of ['Aliens', 'Zombies']) {
    const holder = here.getByRole('combobox', { name: seat, exact: true });
    if (wanted.people.includes(seat)) await holder.selectOption({ label: NAMES.personHere });
    else await holder.selectOption({ index: 1 });
  }
  for (const seat of wanted.ownDice ?? [])
    await here.getByRole('checkbox', { name: NAMES.myOwnDice(seat) }).check();
  await here.getByRole('textbox', { name: NAMES.seed }).fill(wanted.seed);
  await table.button(NAMES.begin, here).click();
  await page.waitForURL(/#game=/);
}
