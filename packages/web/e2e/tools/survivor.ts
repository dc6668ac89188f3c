import type { Hand } from './hands.js';
import type { Played } from './player.js';
import { commit, NAMES, type TablePage } from './table.js';

/** Chooses one of the answers by name; undefined means the first. */
export type Mind = (
  asked: string,
  answers: readonly string[],
  table: TablePage,
  hand: Hand,
) => Promise<string | undefined>;

/**
 * Plays a measured game by hand, to its end or until `until` returns true. `of` says how many are chosen where several
 * may be.
 */
export async function survive(
  table: TablePage,
  hand: Hand,
  mind: Mind,
  until: (asked: string, played: Played) => boolean | Promise<boolean> = () => false,
  of: 'many' | 'none' = 'many',
): Promise<Played> {
  const played: Played = { decisions: 0, kinds: new Map(), asked: new Set() };
  for (;;) {
    const { is, asked, kind } = await table.shown();
    if (is !== 'question' || (await until(asked, played))) return played;
    played.kinds.set(kind, (played.kinds.get(kind) ?? 0) + 1);
    played.asked.add(asked);
    played.decisions++;
    if (kind !== 'some') await reply(table, hand, mind);
    else if (of === 'many') await several(table, hand);
    else await hand.press(commit(table));
  }
}

/**
 * Answers by name, or by a spot of the table where no answer has a name. Confirms the answer unless one press was
 * enough.
 */
export async function reply(table: TablePage, hand: Hand, mind: Mind): Promise<void> {
  const { asked, kind, answers } = await table.shown();
  const given = await taking(table);
  const name = (await mind(asked, answers, table, hand)) ?? answers[0];
  if (await given()) return;
  if (name !== undefined) {
    const figure = /^(Zed \d+|Hunter|Boomer|Tank|Smoker|Witch|Seated figure)/.exec(name)?.[1];
    const drawn = figure !== undefined && (await hand.thing?.(table.thing(figure)));
    if (drawn !== true) await hand.press(table.answer(name));
    if (await given()) return;
  }
  if (answers.length === 0 && kind === 'spot') await hand.anywhere();
  await hand.press(commit(table));
  if (!(await given())) throw new Error(`${name} was not taken as an answer to: ${asked}`);
}

/**
 * Remembers the open question. The function it returns waits for the page to draw, then says whether that question has
 * been answered or its answer is on the way.
 */
export async function taking(table: TablePage): Promise<() => Promise<boolean>> {
  const round = await table.question.elementHandle();
  return () =>
    table.page.evaluate(async (box) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return box?.isConnected !== true || (box as Element).getAttribute('aria-busy') === 'true';
    }, round);
}

/** Chooses as many as may be, from the first on. They are found by position, because several may have the same name. */
async function several(table: TablePage, hand: Hand): Promise<void> {
  const rows = table.question.locator('button[aria-pressed]');
  for (let i = 0, n = await rows.count(); i < n; i++) {
    const row = rows.nth(i);
    if ((await row.isEnabled()) && (await row.getAttribute('aria-pressed')) === 'false')
      await hand.press(row);
  }
  await hand.press(commit(table));
}

/** The distance to the nearest enemy that a figure sees, in the table's unit, as the page says when it is looked at. */
async function nearest(table: TablePage, hand: Hand, who: string): Promise<number> {
  const cards = table.page.getByRole('region', { name: NAMES.whoPlays });
  await hand.press(cards.getByRole('button', { name: new RegExp(`^${who}\\b`) }));
  const said = /sees \d+: .*? at ([\d.]+)/.exec(await table.words());
  return said ? Number(said[1]) : Number.POSITIVE_INFINITY;
}

/** Plays a survivor who makes for the wanted places and shoots at what comes near. */
export function survivor(wants: readonly RegExp[]): Mind {
  let before = '';
  return async (asked, answers, table, hand) => {
    // An answer that led back to the same question is not tried again.
    const again = asked === before;
    before = asked;
    const find = (...patterns: readonly RegExp[]): string | undefined => {
      for (const p of patterns) {
        const found = answers.find((a) => p.test(a));
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const [who = ''] = asked.split(':');
    if (/which card/.test(asked)) {
      const away = await nearest(table, hand, who);
      if (away < 1) return find(/^Melee$/);
      return find(away < 12 ? /^Both$/ : /^Run$/);
    }
    if (/go, and what/.test(asked)) {
      if (again || / 0(\.\d+)? cm are left/.test(asked)) return find(/^Leave by/, /^Stop here/);
      const hidden = answers.find((a) => NAMES.farther.test(a));
      const best = find(...wants);
      const known = hidden === undefined || wants.findIndex((w) => best !== undefined && w.test(best)) <= 1;
      if (known) return best ?? find(/^Stop here/);
      await hand.press(table.answer(hidden));
      const all = await table.answers();
      return wants.map((w) => all.find((a) => w.test(a))).find((a) => a !== undefined) ?? find(/^Stop here/);
    }
    if (/push them off, or strike/.test(asked)) return find(/^Strike/, /^Push/);
    return undefined;
  };
}

/** Plays an umpire, who mostly decides as the rules propose. */
export const umpire: Mind = async (asked, answers) => {
  const proposed = /the rules say (.+?)\. What/.exec(asked)?.[1];
  return answers.find((a) => a.toLowerCase() === proposed?.toLowerCase());
};
