import { readFileSync } from 'node:fs';
import { type AskView, type Json, Sfc32, Table, unseal } from '@shambles/engine';
import { expect, test } from 'vitest';
import { bdz } from '../index.js';
import { REGISTER } from '../register.js';
import type { DayPlace } from '../state/day-one.js';
import { DAY_TABLES } from '../tables/campaign/day-one.js';
import { dayOne } from '../testing/day.js';
import type { View } from '../view.js';
import { mayRead } from './secrets.js';

const OPEN = { options: { 'day-secrets': 'open' } } as never;
const BOOK = bdz.book({ scenario: 'day-one', options: {} });

test('[BDZ-day-secret] [BDZ-D-c99] what tells of locations stands apart in the register, and nobody reads it in passing', () => {
  const ids = (REGISTER.sealed ?? []).map((s) => s.id);
  expect(ids.filter((id) => id.startsWith('BDZ-day-loc-'))).toHaveLength(12);
  expect(ids).toEqual(expect.arrayContaining(['BDZ-T-day-results', 'BDZ-D-c52', 'BDZ-D-c99', 'BDZ-D-c100']));
  const { sealed, ...rest } = REGISTER;
  for (const id of ids)
    expect([rest.rules, rest.tables, rest.decisions].flat().map((e) => e.id)).not.toContain(id);
  // The source of the bundle does not contain it in readable words either.
  const source = readFileSync(new URL('../register.ts', import.meta.url), 'utf8');
  for (const words of [
    'somebody picked them up',
    'Spouse gone',
    'three units of luxury items',
    'thieves have been',
  ])
    expect(source).not.toContain(words);
  const all = unseal(REGISTER);
  expect(all.sealed).toEqual([]);
  expect(all.rules.find((r) => r.id === 'BDZ-day-loc-spouse-gone')?.title).toBe('Spouse gone');
  const order = all.rules.map((r) => r.id);
  expect(order.indexOf('BDZ-day-loc-spouse')).toBe(order.indexOf('BDZ-day-activation-key') + 1);
  expect(DAY_TABLES.filter((t) => t.sealed).map((t) => t.id)).toEqual(['BDZ-T-day-results']);
});

test('[BDZ-D-c99] [BDZ-D-c52] a location may be read about when it is over, or its objective has been reached; all of it when the day is', () => {
  const reads = (of: object, at?: DayPlace) => mayRead(dayOne({ ...(at && { at }), of }).state, BOOK);
  expect(reads({})).toEqual([]);
  expect(reads({ over: ['spouse-work'] })).toEqual(['BDZ-day-loc-spouse', 'BDZ-day-loc-spouse-gone']);
  expect(reads({ reached: true }, 'bank')).toEqual(['BDZ-day-loc-bank']);
  expect(reads({ reached: false }, 'bank')).toEqual([]);
  expect(reads({ step: 'over' })).toBe('all');
  // Home reveals what became of the missing on the fourth visit, and not before.
  expect(reads({ reached: true, over: [] }, 'home')).toEqual(['BDZ-day-loc-home']);
  expect(reads({ over: ['home'] })).toEqual(['BDZ-day-loc-home', 'BDZ-D-c52', 'BDZ-D-c53']);
  expect(mayRead({ day: null }, BOOK)).toEqual([]);
  expect(mayRead({ day: null }, OPEN)).toBe('all');
});

/** Everything that the player sees, is asked and is told until an objective is first reached. */
function seen(seed: string): string[] {
  const table = Table.create(bdz, { setup: { scenario: 'day-one', options: { 'day-crowd': 'none' } }, seed });
  const random = new Sfc32(seed);
  const found: string[] = [];
  for (let n = 0; !table.over && n < 120; n++) {
    const facts = table.journal.line(table.head).flatMap((entry) => entry.facts);
    if (facts.some((f) => f.is === 'day-reached')) return [...found, 'reached'];
    const seat = table.waitingFor[0] as string;
    const asks = table.asks(seat);
    const tales = facts.map((f) => bdz.tell(f));
    found.push(
      JSON.stringify([table.view('player-1'), bdz.scene(table.view('player-1') as never, BOOK), asks, tales]),
    );
    const [ask] = asks;
    if (!ask) break;
    const value = towards(table, ask) ?? table.sample(seat, random);
    table.answer({ seat, ask: ask.id, at: ask.at, value } as Parameters<Table['answer']>[0]);
  }
  return found;
}

/** Goes to the next location and there to the middle; answers anything else at random. */
function towards(table: Table, ask: AskView): Json | undefined {
  const ids = 'options' in ask.shape ? ask.shape.options.map((o) => o.id) : [];
  const first = (verb: string) => ids.find((id) => id.startsWith(verb));
  const view = table.view('player-1') as View;
  const place = bdz.rulers
    ?.places?.(view, ask, BOOK)
    .find((p) => p.on === 'objective' || p.id === 'objective');
  return place
    ? [...place.at]
    : (first('go') ?? first('play') ?? first('move ') ?? (ids.includes('refuse') ? 'obey' : undefined));
}

test('[BDZ-day-secret] [BDZ-D-c99] were the results others, nothing of it could be seen before the square is reached', () => {
  const results = DAY_TABLES.find((t) => t.id === 'BDZ-T-day-results')?.rows as unknown as {
    found: number[];
  }[];
  const seeds = ['a', 'f', 'h'];
  const before = seeds.map(seen);
  expect(before.filter((all) => all.at(-1) === 'reached').length).toBeGreaterThan(0);
  const kept = results.map((r) => r.found);
  for (const row of results) row.found = [...row.found].map((n) => 6 - n);
  try {
    expect(seeds.map(seen)).toEqual(before);
  } finally {
    for (const [i, row] of results.entries()) row.found = kept[i] as number[];
  }
});
