import type { Locator } from 'playwright-core';
import type { Hand } from './hands.js';
import { type Kind, NAMES, type TablePage } from './table.js';

export interface Played {
  /** The number of answers given by hand. */
  decisions: number;
  /** How often each kind of question was asked. */
  readonly kinds: Map<Kind, number>;
  readonly asked: Set<string>;
}

/** The number of groups that are moved in one phase. */
const MOVES = 2;

const ready = async (button: Locator): Promise<boolean> =>
  (await button.count()) > 0 && (await button.isEnabled());

/** Plays a game of Aliens vs. Zombies by hand, to its end or until `until` returns true. */
export async function play(
  table: TablePage,
  hand: Hand,
  until: (played: Played) => boolean | Promise<boolean> = () => false,
): Promise<Played> {
  const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
  while ((await table.settled()) === 'question' && !(await until(played))) await decide(table, hand, played);
  return played;
}

/** Answers the open question. */
export async function decide(table: TablePage, hand: Hand, played: Played): Promise<void> {
  const { kind, asked } = await table.shown();
  played.kinds.set(kind, (played.kinds.get(kind) ?? 0) + 1);
  played.asked.add(asked);
  played.decisions++;
  if (kind === 'spot' || kind === 'facing') throw new Error(`A printed board asks for a ${kind}.`);
  await ANSWERS[kind](table, hand, played.kinds.get(kind) ?? 0);
}

type Answer = (table: TablePage, hand: Hand, time: number) => Promise<void>;

/** Spots and facings are answered elsewhere: `survive`. */
const ANSWERS: Readonly<Record<Exclude<Kind, 'spot' | 'facing'>, Answer>> = {
  async choose(table, hand) {
    const [lit] = await table.lit();
    if (lit !== undefined) await hand.cell(lit);
    else await hand.press(table.button(NAMES.option, table.question).first());
  },

  async some(table, hand) {
    const { question } = table;
    const done = table.button(NAMES.done, question);
    for (const id of await table.lit()) {
      if (await ready(done)) break;
      await hand.cell(id);
    }
    // Rows are taken one by one, because several may have the same name.
    const rows = question.locator('button[aria-pressed]');
    for (let i = 0, n = await rows.count(); i < n && !(await ready(done)); i++)
      if ((await rows.nth(i).isEnabled()) && (await rows.nth(i).getAttribute('aria-pressed')) === 'false')
        await hand.press(rows.nth(i));
    const more = table.button(NAMES.more, question);
    const clear = table.button(NAMES.clear, question);
    const add = async (row: number): Promise<void> => {
      while (!(await ready(done)) && (await more.nth(row).isEnabled())) await hand.press(more.nth(row));
    };
    const kinds = await more.count();
    for (let row = 0; row < kinds; row++) await add(row);
    // If every counter given up must be needed, one kind alone may be enough.
    for (let row = 0; row < kinds && !(await ready(done)); row++) {
      if (await ready(clear)) await hand.press(clear);
      await add(row);
    }
    await hand.press(done);
  },

  async allocate(table, hand, time) {
    const { question } = table;
    const done = table.button(NAMES.done, question);
    const fewest = table.button(NAMES.fewest, question);
    const more = table.button(NAMES.more, question);
    for (let n = 0; time % 2 === 1 && n < (await more.count()); n++)
      while (await more.nth(n).isEnabled()) await hand.press(more.nth(n));
    if (!(await done.isEnabled())) await hand.press(fewest);
    await hand.press(done);
  },

  async place(table, hand) {
    const { question } = table;
    const done = table.button(NAMES.placed, question);
    const lit = await table.lit();
    for (const id of lit.slice(0, 3)) if (await table.cell(id).count()) await hand.cell(id);
    if (!(await ready(done))) await hand.press(table.button(NAMES.spread, question));
    await hand.press(done);
  },

  async path(table, hand) {
    const { question } = table;
    for (let n = 0; n < 3; n++) {
      const on = table.button(NAMES.onTo, question).first();
      if (!(await on.count())) break;
      await hand.cell(await idIn(on, NAMES.onTo));
    }
    await hand.press(table.button(NAMES.go, question));
  },

  async orders(table, hand, time) {
    const { question } = table;
    const everyone = table.button(NAMES.everyone, question);
    for (let n = 0; n < (await everyone.count()); n++)
      if (await everyone.nth(n).isEnabled()) await hand.press(everyone.nth(n));
    if (time % 2 === 1) for (const from of (await table.lit()).slice(0, MOVES)) await move(table, hand, from);
    await hand.press(table.button(NAMES.finish, question));
  },

  async confirm(table, hand) {
    await hand.press(table.button(NAMES.option, table.question).first());
  },
};

/** Moves everybody from one location to the first they may move to. */
async function move(table: TablePage, hand: Hand, from: string): Promise<void> {
  if (!(await table.cell(from).count())) return;
  await hand.cell(from);
  const group = table.question.getByRole('region', { name: NAMES.ordersFrom });
  const away = table.button(NAMES.moveTo, group).first();
  if (await away.count()) await hand.cell(await idIn(away, NAMES.moveTo));
  const elsewhere = table.button(NAMES.elsewhere, table.question);
  if (await elsewhere.count()) await hand.press(elsewhere);
}

async function idIn(button: Locator, name: RegExp): Promise<string> {
  const said = (await button.getAttribute('aria-label')) ?? '';
  return name.exec(said)?.[1] ?? said;
}
