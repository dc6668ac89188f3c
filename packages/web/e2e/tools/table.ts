import type { Locator, Page } from 'playwright-core';

/** Every name that the tests look for, as a screen reader says it. */
export const NAMES = {
  playNow: /^Play now/,
  setTheTable: /^Set the table/,
  begin: 'Begin',
  lab: 'What comes of it?',
  numberOfGames: 'Number of games',
  letBotsPlay: 'Let bots play',
  readings: /^How the book is read/,
  seed: /^Seed/,
  savedGames: 'Saved games',
  savedGame: /[Tt]urn \d+ of \d+|finished/,
  openJournal: 'Open a journal',
  pickFile: /^Pick a file/,
  goOnPlaying: 'Go on playing',
  goOnRecovered: 'Go on from what was recovered',
  watch: 'Watch',
  personHere: 'a person here',
  themeFold: /^Theme/,
  dark: 'Dark',
  light: 'Light',

  question: 'The question',
  board: 'Board',
  story: 'Story so far',
  dice: 'Dice',
  rule: /^Rule /,
  rules: 'Rules',
  searchRules: 'Search all rules',
  closeRules: 'Close the rules',
  undo: 'Undo',
  redo: 'Redo',
  menu: 'Menu',
  whatIf: /^What if/,
  luck: 'Luck account',
  watchFromStart: /^Watch this game/,
  exportJournal: /^Export/,
  home: /back to the start page/,
  level: /(Victory|Draw)/,
  anotherGame: 'Another game',
  putAway: 'Put this away',

  done: /^(Done|Nobody|None of them)/,
  clear: 'Clear',
  orderFrom: /^Order from (\w+),/,
  ordersFrom: /^Orders from/,
  moveTo: /^Move to (\w+)$/,
  elsewhere: 'another location',
  finish: /^(Finish the phase|Carry out and finish)$/,
  everyone: /locations? in contact/,
  carryOn: /carry on after dice/,
  orders: 'Orders',
  fewest: 'Lose as few as possible',
  more: /^More /,
  spread: 'Spread evenly',
  asManyAsFit: /as many as fit/,
  placed: /^(Nobody|Land \d+|Done)/,
  go: /^(Go|Stay)/,
  onTo: /^On to (\w+)/,
  option: /^(?!Rule |Choose|Put this away|Done)/,
  farther: /^\d+ more/,
  whoPlays: 'Who plays',
  spots: /^Spots on the table/,
  levelUp: 'Level up',
  levelDown: 'Level down',
  objective: /\d of \d inside/,

  ownDice: /^Your own dice/,
  myOwnDice: (seat: string) => new RegExp(`^${seat}.*own dice`),
  theseFell: /^These fell/,
  rollForMe: 'Roll for me',

  passTo: (seat: string) => new RegExp(`Pass the device to the ${seat}`),
  iAm: (seat: string) => `I am the ${seat}`,

  replay: /^Replay of/,
  moment: 'Moment of the game',
  stepOn: /^One step on/,
  nextTurn: /^On to the next turn/,
  branchHere: 'Branch here',
  closeReplay: 'Close the replay',
} as const;

/** What a question asks for, known by the controls it offers. */
export type Kind =
  | 'allocate'
  | 'place'
  | 'path'
  | 'orders'
  | 'some'
  | 'facing'
  | 'spot'
  | 'choose'
  | 'confirm';

const SIGNS: readonly (readonly [Kind, RegExp])[] = [
  ['allocate', /button "Lose as few as possible"/],
  ['place', /button "Spread evenly"/],
  ['path', /button "(Go|Stay)/],
  ['orders', /button "(Finish the phase|Carry out and finish)"/],
  ['some', /Chosen:/],
  ['facing', /slider "Facing"/],
  ['spot', /button "(Choose a spot|Go there|Throw there)/],
  ['choose', /button "Choose/],
];

/** What somebody at this device has to do now, and how. */
export interface Shown {
  readonly is: 'question' | 'dice' | 'over';
  readonly asked: string;
  readonly kind: Kind;
  readonly answers: readonly string[];
}

/**
 * Reads what the page shows now, with the names of controls as a screen reader says them; undefined while nobody is
 * asked.
 */
function READ(): { is: Shown['is']; asked: string; signs: string; answers: string[] } | undefined {
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const read = (e: Node): string =>
    e instanceof Element && e.getAttribute('aria-hidden') === 'true'
      ? ''
      : e.nodeType === Node.TEXT_NODE
        ? (e.nodeValue ?? '')
        : [...e.childNodes].map(read).join('');
  const visible = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((e) => e.checkVisibility());
  const [box] = visible('#question');
  const over = box?.classList.contains('outcome') === true;
  const dice = visible('.side-mydice').length > 0;
  if (!box && !dice) return undefined;
  if (!box || over || dice) return { is: over ? 'over' : 'dice', asked: '', signs: '', answers: [] };
  return {
    is: 'question',
    asked: visible('h1, h2, h3', box)[0]?.innerText ?? '',
    signs: [
      ...visible('button', box).map((e) => `button "${plain(e.getAttribute('aria-label') ?? read(e))}"`),
      ...visible('[role=slider], input[type=range]', box).map((e) => `slider "${e.ariaLabel}"`),
      plain(box.textContent),
    ].join('\n'),
    answers: visible('.option-words, .option-more', box).map((e) => plain(read(e))),
  };
}

/** Everything that must be the same after a reload. */
export interface Position {
  readonly question: string;
  readonly board: readonly string[];
  readonly story: string;
}

/** The page as its users know it: things are found by role and name, not by markup. */
export class TablePage {
  readonly board: Locator;
  readonly question: Locator;
  readonly story: Locator;
  readonly outcome: Locator;
  readonly ownDice: Locator;

  constructor(readonly page: Page) {
    // These are looked for often, so they are found by the role and the name that stand in the markup: working out the
    // names of a whole page takes long.
    this.board = page.locator(`.board [role=group][aria-label="${NAMES.board}"]`);
    this.question = page.locator('#question:not(.outcome)');
    this.story = page.locator(`section[aria-label="${NAMES.story}"]`);
    this.outcome = page.locator('#question.outcome').getByRole('button', { name: NAMES.anotherGame });
    this.ownDice = page.locator('.side-mydice');
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A location that can be pressed. */
  cell(id: string): Locator {
    return this.board.locator(`[role=button][aria-label^="${id}, "]`);
  }

  /** The ids of all locations that can be pressed. */
  lit(): Promise<string[]> {
    return this.board
      .locator('[role=button]')
      .evaluateAll((all) =>
        all
          .filter((e) => e.checkVisibility())
          .flatMap((e) => /^([A-Z]\d), /.exec(e.getAttribute('aria-label') ?? '')?.[1] ?? []),
      );
  }

  /** What stands in each location, as a screen reader says it. */
  locations(): Promise<string[]> {
    return this.board
      .locator('[aria-label]')
      .evaluateAll((all) =>
        all.map((e) => e.getAttribute('aria-label') ?? '').filter((name) => /^[A-Z]\d, /.test(name)),
      );
  }

  /** What the page shows once somebody at this device has something to do or the game is over, all read in one call. */
  async shown(): Promise<Shown> {
    for (;;) {
      const now = await this.page.evaluate(READ);
      if (now) {
        const kind = SIGNS.find(([, sign]) => sign.test(now.signs))?.[0] ?? 'confirm';
        return { is: now.is, asked: now.asked, kind, answers: now.answers };
      }
      await this.question.or(this.outcome).or(this.ownDice).first().waitFor();
    }
  }

  /** Waits until somebody at this device has something to do or the game is over. */
  async settled(): Promise<Shown['is']> {
    return (await this.shown()).is;
  }

  /** The level of victory at the end. */
  result(): Promise<string> {
    return this.page.getByRole('heading', { name: NAMES.level, level: 2 }).innerText();
  }

  /** The part of the story that tells this turn. */
  turn(n: number): Locator {
    return this.story.getByRole('region', { name: new RegExp(`^Turn ${n}`) });
  }

  /** The open question. Throws if the game is over, because no question would ever come. */
  async asked(): Promise<string> {
    const { is, asked } = await this.shown();
    if (is === 'over') throw new Error('The game is over: nothing is asked.');
    return asked;
  }

  async kind(): Promise<Kind> {
    return (await this.shown()).kind;
  }

  /** The names of the offered answers, without their risks. */
  async answers(): Promise<readonly string[]> {
    return (await this.shown()).answers;
  }

  /** The button of an answer, whatever risk it may show as well. */
  answer(name: string): Locator {
    const start = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.question.getByRole('button', { name: new RegExp(`^${start}(?![\\w])`) }).first();
  }

  /** The thing on the measured table with this name. */
  thing(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByLabel(new RegExp(`^${name}(?![\\w])`))
      .first();
  }

  /** The text below the measured table: the objective, or what was last looked at. */
  words(): Promise<string> {
    return this.page.locator('.table-words').innerText();
  }

  async position(): Promise<Position> {
    await this.settled();
    const question = (await this.question.isVisible()) ? await this.asked() : '';
    return { question, board: await this.locations(), story: await this.story.innerText() };
  }

  /** Waits until the browser has saved the game and its record no longer changes. */
  async kept(): Promise<void> {
    await this.page.waitForFunction(READ_KEPT, undefined, { polling: 150 });
  }
}

/** The button that confirms what has been chosen. */
export const commit = (table: TablePage): Locator => table.question.locator('[data-commit]');

/** Waits until the last change has been drawn. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** Whether the newest record in the store is the same as a moment ago. */
const READ_KEPT = `new Promise((done) => {
  const opening = indexedDB.open('shambles');
  opening.onsuccess = () => {
    const db = opening.result;
    const all = db.transaction('games').objectStore('games').getAll();
    all.onsuccess = () => {
      db.close();
      const now = JSON.stringify(all.result.map((g) => [g.meta.id, g.meta.length, g.meta.changed]));
      const same = globalThis.lastKept === now && all.result.length > 0;
      globalThis.lastKept = now;
      done(same);
    };
  };
})`;
