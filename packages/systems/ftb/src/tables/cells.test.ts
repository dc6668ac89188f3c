import { describe, expect, test } from 'vitest';
import { ftb } from '../index.js';
import { REGISTER } from '../register.js';
import { FAST_MOVE, fastExtra } from './combat.js';

type Row = Readonly<Record<string, unknown>>;

/** A table's rows in the register. */
const registered = (id: string) =>
  (REGISTER.tables as readonly { id: string; rows: readonly unknown[] }[]).find((t) => t.id === id)
    ?.rows as readonly Row[];

/** A table's rows as the game prints them. */
const printed = (id: string) => ftb.tables.find((t) => t.id === id)?.rows as readonly Row[];

describe('printed tables, cell by cell', () => {
  test('[FTB-T-talk] [FTB-12.13m]', () => {
    expect(printed('FTB-T-talk').map((r) => [r.from, r.to])).toEqual([
      [2, 99],
      [1, 1],
      [0, 0],
      [-1, -1],
      [-99, -2],
    ]);
    const talks = { true: 'won', false: 'lost', null: '' } as const;
    expect(printed('FTB-T-talk').map((r) => r.talk)).toEqual(
      registered('FTB-T-talk').map((r) => talks[String(r.successful) as keyof typeof talks]),
    );
  });

  test('[FTB-T-law-order] [FTB-12.7m]', () => {
    expect(printed('FTB-T-law-order').map((r) => [r.side, r.from, r.to])).toEqual([
      ['police', 0, 99],
      ['police', -1, -1],
      ['police', -99, -2],
      ['military', 1, 2],
      ['military', 3, 4],
      ['military', 5, 6],
    ]);
  });

  test('[FTB-T-contact-1-30] [FTB-12.5.2m] open at both ends for a modified die', () => {
    expect(printed('FTB-T-contact-1-30').map((r) => r.on)).toEqual([
      [0, 1],
      [2, 2],
      [3, 3],
      [4, 7],
    ]);
  });

  test('[FTB-T-ranged-combat] [FTB-7.5m]', () => {
    expect(printed('FTB-T-ranged-combat').map((r) => [r.on, r.result])).toEqual([
      [[0, 7], 'miss'],
      [[8, 8], 'hit'],
      [[9, 9], 'hit'],
      [[10, 99], 'hit'],
    ]);
  });

  test('[FTB-T-melee-weapons] [FTB-8.1]', () => {
    const dice = (rows: readonly Row[]) => rows.map((r) => r.dice);
    expect(dice(printed('FTB-T-melee-weapons'))).toEqual(dice(registered('FTB-T-melee-weapons')));
  });

  test('[FTB-T-challenge] [FTB-TB-challenge-b]', () => {
    const passed = (rows: readonly Row[]) => rows.flatMap((r) => r.passed ?? []);
    expect(passed(printed('FTB-T-challenge'))).toEqual(passed(registered('FTB-T-challenge')));
  });

  test('[FTB-T-fast-move] [FTB-5.3.2a]', () => {
    const passed = (rows: readonly Row[]) => rows.map((r) => r.passed);
    expect(passed(printed('FTB-T-fast-move'))).toEqual(passed(registered('FTB-T-fast-move')));
    for (const row of registered('FTB-T-fast-move'))
      expect(fastExtra(FAST_MOVE, row.passed as number)).toBe(row.extra_of_normal_move);
  });

  test('[FTB-T-reaction-order] [FTB-5.6.5]', () => {
    const ranks = (rows: readonly Row[]) => rows.map((r) => r.rank);
    expect(ranks(printed('FTB-T-reaction-order'))).toEqual(ranks(registered('FTB-T-reaction-order')));
  });

  test.each(['FTB-T-react-citizen', 'FTB-T-react-ganger', 'FTB-T-react-militia', 'FTB-T-react-survivor'])(
    '[%s] [FTB-3.1.4.4] the tests that a Star need not roll',
    (id) => {
      const marked = (rows: readonly Row[]) => rows.map((r) => r.asterisk ?? false);
      expect(marked(printed(id))).toEqual(marked(registered(id)));
    },
  );
});
