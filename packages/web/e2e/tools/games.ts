import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { STEP, type Stand, troubles } from './browser.js';
import { NAMES, TablePage } from './table.js';

export interface Opened {
  readonly page: Page;
  readonly table: TablePage;
  /** Uncaught errors and console errors so far. */
  readonly bad: readonly string[];
}

/** Opens the start page in a context of its own, with animations off. */
export async function open(stand: Stand, options: BrowserContextOptions = {}): Promise<Opened> {
  const context = await stand.browser.newContext({
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // Only the offline tests need the service worker, and it would fetch everything twice.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(STEP);
  const page = await context.newPage();
  const bad = troubles(page);
  await page.goto(stand.url);
  return { page, table: new TablePage(page), bad };
}

/** The box of Aliens vs. Zombies on the start page. */
const box = (page: Page): Locator => page.getByRole('region', { name: 'Aliens vs. Zombies' });

/** Presses "Play now" as the given side. */
export async function begin({ page, table }: Opened, side: string): Promise<void> {
  await table.button(side, box(page)).click();
  await table.button(NAMES.playNow, box(page)).click();
  await page.waitForURL(/#game=/);
  await table.settled();
}

export interface Wanted {
  /** Seats that people at this device hold. */
  readonly people: readonly string[];
  readonly seed: string;
  /** Seats whose people roll their own dice. */
  readonly ownDice?: readonly string[];
}

/** Begins a game with every choice made: who sits where, the seed, and whose dice are rolled. */
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

export interface Town {
  readonly scenario: string;
  readonly survivors: number;
  /** Seats that people at this device hold; bots have the others. */
  readonly people: readonly string[];
  /** One person plays all of them. */
  readonly alone?: boolean;
  /** Explosions knock survivors down as well. */
  readonly everybodyFalls?: boolean;
  readonly umpire?: boolean;
  readonly seed: string;
}

/** Begins a game on a measured table with every choice made. */
export async function beginTown({ page, table }: Opened, wanted: Town): Promise<void> {
  const box = page.getByRole('region', { name: 'Run?...or Shoot?' });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form');
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: wanted.scenario });
  await form.getByRole('combobox', { name: /^How many survivors/ }).selectOption(`${wanted.survivors}`);
  if (wanted.everybodyFalls) {
    await form.getByText(NAMES.readings).click();
    await form
      .getByRole('combobox', { name: /^Whom do explosions knock down/ })
      .selectOption({ label: 'Survivors too' });
  }
  if (wanted.umpire)
    await form
      .getByRole('combobox', { name: /^Who is the umpire/ })
      .selectOption({ label: 'A seat of its own' });
  const seats = Array.from({ length: wanted.survivors }, (_, i) => `Survivor ${i + 1}`);
  for (const seat of wanted.umpire ? [...seats, 'Umpire'] : seats) {
    const holder = form.getByRole('combobox', { name: seat, exact: true });
    if (wanted.people.includes(seat)) await holder.selectOption({ label: NAMES.personHere });
    else await holder.selectOption({ index: 1 });
  }
  if (wanted.alone) await form.getByRole('checkbox', { name: /one and the same person/ }).check();
  await form.getByRole('textbox', { name: NAMES.seed }).fill(wanted.seed);
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
}

interface Alone {
  readonly scenario: string;
  readonly seed: string;
  /** The choice for each option, with a pattern for the option's name. */
  readonly options?: readonly (readonly [RegExp, string])[];
  readonly ownDice?: readonly string[];
}

/** Begins a game of Fade to Black for one person, with defaults for the rest. */
export const beginBlack = (opened: Opened, wanted: Alone): Promise<void> =>
  beginAlone(opened, 'All Things Zombie: Fade to Black', wanted);

/** Begins a game of Better Dead Than Zed for one person, with defaults for the rest. */
export const beginZed = (opened: Opened, wanted: Alone): Promise<void> =>
  beginAlone(opened, 'All Things Zombie: Better Dead Than Zed', wanted);

async function beginAlone({ page, table }: Opened, title: string, wanted: Alone): Promise<void> {
  const box = page.getByRole('region', { name: title });
  await box.getByText(NAMES.setTheTable).click();
  const form = box.locator('form').first();
  await form.getByRole('combobox', { name: /^Scenario/ }).selectOption({ label: wanted.scenario });
  for (const [option, label] of wanted.options ?? [])
    await form.getByRole('combobox', { name: option }).selectOption({ label });
  for (const seat of wanted.ownDice ?? [])
    await form.getByRole('checkbox', { name: NAMES.myOwnDice(seat) }).check();
  await form.getByRole('textbox', { name: NAMES.seed }).fill(wanted.seed);
  await table.button(NAMES.begin, form).click();
  await page.waitForURL(/#game=/);
}
