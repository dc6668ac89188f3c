import { expect, it } from 'vitest';
import type { Fact, Json } from '../rule/fact.js';
import { ask } from '../rule/rule.js';
import { Confirm } from '../spaces/index.js';
import type { Month } from '../system/system.js';
import { type Put, put, tiny } from '../testing/tiny.js';
import { openTable, resumeTable } from './open.js';
import { Playback } from './playback.js';
import { Table } from './table.js';

interface Life {
  month: number;
  food: number;
}

/** Each month is one step; the fact that begins it also names it, and the food that comes next is counted in it. */
const lives = {
  ...tiny<Life>({
    seats: ['a'],
    start: () => ({ month: 0, food: 0 }),
    *next(w) {
      put(w, 'month', w.s.month + 1);
      put(w, 'food', 2 * w.s.month);
      yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' }));
      // The step goes on for a while under the same name: what is left by then is not counted.
      w.s.food = 2 * w.s.month;
      put(w, 'month', w.s.month);
    },
  }),
  month(fact: Fact, s: Life): (Month & { readonly again?: true }) | undefined {
    const month = { name: `Month ${s.month}`, counts: { Food: s.food } };
    const { path } = fact as Put;
    return path === 'food' ? { ...month, again: true } : path === 'month' ? month : undefined;
  },
  view: (s: Life, _: string, __: undefined, months: readonly Month[] = []) => ({ ...s, months }),
};

const played = (months: number): Table => {
  const table = Table.create(lives, {
    setup: { scenario: 'only', options: {} },
    seed: 'life',
    people: ['a'],
  });
  for (let n = 1; n < months; n++) on(table);
  return table;
};
function on(table: Table): void {
  const { id, at } = table.question('a')!;
  table.answer({ seat: 'a', ask: id, at, value: table.legal('a', 1)[0] as Json });
}
const monthsOf = (of: { view(seat: string): unknown }) =>
  (of.view('a') as { months: readonly Month[] }).months;

it('months that lie behind are remembered beside the state, each once, and shown with it', () => {
  const table = played(3);
  expect(monthsOf(table)).toEqual([1, 2, 3].map((n) => ({ name: `Month ${n}`, counts: { Food: 2 * n } })));
  expect(table.state).toEqual({ month: 3, food: 6 });
});

it('what is taken back takes its months with it, and played again they are there again', () => {
  const table = played(5);
  const all = monthsOf(table);
  table.undo('a', table.journal.line(table.head)[2]!.n);
  expect(monthsOf(table)).toEqual(all.slice(0, 3));
  table.redo('a');
  expect(monthsOf(table)).toEqual(all);
  table.undo('a', 0);
  expect(monthsOf(table)).toEqual(all.slice(0, 1));
});

it('they are there however a game is opened, watched or gone on from', () => {
  const table = played(40);
  const all = monthsOf(table);
  const text = table.save();
  for (const quick of [true, false]) expect(monthsOf(openTable(lives, text, { quick }).table)).toEqual(all);
  const checkpoint = JSON.parse(JSON.stringify(table.checkpoint()));
  const entries = [...table.journal.entries(checkpoint.at)];
  const earlier = table.journal.prefix(checkpoint.at);
  expect(monthsOf(resumeTable(lives, { header: table.header, checkpoint, entries, earlier }))).toEqual(all);
  expect(monthsOf(table.fork() as Table)).toEqual(all);
  const playback = new Playback(lives, table.header, table.journal.line(table.head));
  playback.seek(1000);
  expect(monthsOf(playback)).toEqual(all);
  playback.seek(2);
  expect(monthsOf(playback)).toEqual(all.slice(0, 1));
});

it('a game from before there were any begins to remember them where it is opened', () => {
  const table = played(10);
  const text = { ...table.checkpoint() } as { months?: unknown };
  delete text.months;
  const checkpoint = JSON.parse(JSON.stringify(text));
  const entries = [...table.journal.entries(checkpoint.at)];
  const earlier = table.journal.prefix(checkpoint.at);
  const opened = resumeTable(lives, { header: table.header, checkpoint, entries, earlier });
  on(opened);
  expect(monthsOf(opened).map((m) => m.name)).toEqual(['Month 10', 'Month 11']);
});
