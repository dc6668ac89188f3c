import type { AskView, Setup } from '@shambles/engine';
import type { Opened } from '../e2e/tools/games.js';
import { NAMES } from '../e2e/tools/table.js';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A moment of a game that bots have played so far. */
export interface Moment {
  readonly system: string;
  readonly setup: Setup;
  readonly seed: string;
  /** Seats that a person at the device holds. */
  readonly people: readonly string[];
  /** True for the question that the picture shows; `n`: answers so far. */
  when(ask: AskView, n: number): boolean;
}

interface Picture {
  /** If left out, the picture begins at the start page. */
  readonly of?: Moment;
  readonly phone?: true;
  /** What a person does before the picture is taken. */
  look?(opened: Opened): Promise<void>;
}

/** The first question of this code after so many answers. */
const asks =
  (code: string, from = 0) =>
  (ask: AskView, n: number): boolean =>
    ask.code === code && n >= from;

/** The same, where more than one answer is offered. */
const asksFor =
  (code: string, from: number) =>
  (ask: AskView, n: number): boolean =>
    asks(code, from)(ask, n) && ask.shape.kind === 'choose' && ask.shape.options.length > 1;

const moment = (
  system: string,
  scenario: string,
  people: readonly string[],
  when: Moment['when'],
  options = {},
): Moment => ({ system, setup: { scenario, options }, seed: 'picture', people, when });

type Look = (opened: Opened) => Promise<void>;

const press =
  (name: string | RegExp): Look =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click();

/** Selects the nth answer to the question, which shows what it would lead to. */
const select =
  (nth: number): Look =>
  async ({ page, table }) => {
    await page.keyboard.press(String(nth));
    await table.question.locator('[data-commit]').waitFor();
  };

const FOUR = ['survivor-1', 'survivor-2', 'survivor-3', 'survivor-4'];
const LANDED = moment('avz', 'standard', ['alien'], asks('alien-orders', 28));
const THIRD_MONTH = moment('ftb', 'campaign', ['player-1'], asks('encounter', 250));

/** Rests the pointer on a mob that is in view, which shows how far it notices anybody. */
const overMob: Look = async ({ page }) => {
  for (const mob of await page
    .getByRole('main')
    .getByLabel(/^Mob \d/)
    .all()) {
    const box = await mob.boundingBox();
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    if (x > 250 && x < 900 && y > 150 && y < 600) return page.mouse.move(x, y);
  }
  throw new Error('No mob is in view.');
};

/** On a phone the papers are in the menu. */
const papersOnPhone: Look = async (opened) => {
  await press('Menu')(opened);
  await press(/Papers/)(opened);
};

/** A shot of the companion with typed dice, and its odds. */
const shot: Look = async ({ page }) => {
  const box = page.getByRole('region', { name: 'All Things Zombie: Fade to Black' });
  await box.getByRole('link', { name: /^Companion/ }).click();
  await page.getByRole('searchbox', { name: /^Find a piece/ }).focus();
  await page.keyboard.type('fire at');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Fire at a target' }).waitFor();
  await page.keyboard.press('d');
  const dice = page.getByRole('region', { name: NAMES.ownDice });
  for (const faces of ['53', '25', '4', '3'])
    for (const face of faces) {
      await dice.waitFor();
      await page.keyboard.press(face);
    }
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.keyboard.press('o');
  await page.getByText(/^Exact: all/).waitFor();
};

/** Two runs of many games: the standard options, and one reading of the book changed. */
const manyGames: Look = async ({ page }) => {
  const box = page.getByRole('region', { name: 'Aliens vs. Zombies' });
  await box.getByText(NAMES.setTheTable).click();
  await box.getByRole('textbox', { name: NAMES.seed }).fill('many games');
  const lab = box.getByRole('region', { name: NAMES.lab });
  const play = lab.getByRole('button', { name: NAMES.letBotsPlay });
  for (const reading of ['six-only', 'normal']) {
    await box.getByText(NAMES.readings).click();
    await box.getByRole('combobox', { name: /^What hits in Blast Em/ }).selectOption(reading);
    await box.getByText(NAMES.readings).click();
    await play.click();
    await play.waitFor();
  }
  await lab.evaluate((section) => section.scrollIntoView());
};

/** Every picture by the name of its file in docs. */
export const PICTURES: { readonly [name: string]: Picture } = {
  table: { of: LANDED, look: press(/^Blast Em in/) },
  phone: { of: LANDED, phone: true, look: press(/^Blast Em in/) },
  town: { of: moment('ros', 'safe-house', FOUR, asks('move', 150)), look: select(2) },
  suburb: { of: moment('ftb', 'search', ['player-1'], asks('aim', 24)), look: select(1) },
  'ambush-z': { of: moment('amz', 'shopping-list', ['living'], asks('reaction')), look: select(1) },
  'ambush-z-awareness': { of: moment('amz', 'shopping-list', ['living'], asks('move', 30)), look: overMob },
  'phone-ambush-z': {
    of: moment('amz', 'bag-at-the-ford', ['zombies'], asksFor('card', 4), { zombies: 'player' }),
    phone: true,
    look: select(1),
  },
  'day-one': { of: moment('bdz', 'day-one', ['player-1'], asks('day-leave')) },
  'zed-home': { of: moment('bdz', 'campaign', ['player-1'], asks('next', 30)) },
  'campaign-home': { of: THIRD_MONTH },
  campaign: { of: THIRD_MONTH, look: press('Papers') },
  'phone-campaign': { of: THIRD_MONTH, phone: true, look: papersOnPhone },
  'real-table': {
    of: moment('ftb', 'campaign', ['player-1'], asks('elsewhere'), { fights: 'elsewhere' }),
  },
  companion: { look: shot },
  'many-games': { look: manyGames },
};
