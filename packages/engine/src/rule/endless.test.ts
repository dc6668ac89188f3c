import { describe, expect, it } from 'vitest';
import { SeededDice } from '../dice/dice.js';
import { odds } from '../odds/odds.js';
import { resolve } from '../odds/resolve.js';
import { Choose } from '../spaces/index.js';
import type { AnySystem } from '../system/system.js';
import { openTable } from '../table/open.js';
import { playOut } from '../table/playout.js';
import { Table } from '../table/table.js';
import { put, type TinyWorld, tiny } from '../testing/tiny.js';
import { ask, draw, EndlessRule, type Rule, roll } from './rule.js';

/** Rules that roll, draw or step for ever once `deep` says so. */
interface Well {
  deep: 'dry' | 'roll' | 'draw' | 'step';
  drawn: number;
}
type WellWorld = TinyWorld<Well>;

const SETUP = { scenario: 'only', options: {} };
const bucket = { kind: 'roll' as const, rule: 'WELL-2', label: 'bucket', seat: 'ann' };
const NEVER = { ...bucket, pools: [{ n: 1, sides: 6, score: [0, 0, 0, 0, 0, 0, 0] }] };

/** Lets the bucket down again and again until it comes up full, which never happens. */
function* untilFull(w: WellWorld): Rule<void> {
  for (let score = 0; score === 0; ) ({ score } = yield* roll(w, NEVER));
}

function* drawAll(w: WellWorld): Rule<void> {
  const bag = { kind: 'draw' as const, rule: 'WELL-3', label: 'pebble', from: ['a'], n: 1 };
  for (let got = 'a'; got === 'a'; ) [got = ''] = yield* draw(w, { ...bag, like: (id) => id });
}

function* turn(w: WellWorld): Rule<void> {
  const ways = ['dry', 'roll', 'draw', 'step'] as const;
  const deep = yield* ask(w, 'ann', 'WELL-1', 'deep', new Choose(ways, { line: (key) => ({ key }) }));
  yield* roll(w, { ...NEVER, seat: undefined });
  put(w, 'drawn', w.s.drawn + 1);
  put(w, 'deep', deep);
  if (deep === 'roll') yield* untilFull(w);
  if (deep === 'draw') yield* drawAll(w);
}

function* nothing(): Rule<void> {}

/** A game of this many turns. */
const wells = (turns: number) =>
  tiny<Well>({
    seats: ['ann'],
    start: () => ({ deep: 'dry', drawn: 0 }),
    next: (w) => (w.s.drawn === turns ? undefined : w.s.deep === 'step' ? nothing() : turn(w)),
  });
const well = wells(30);

const looks = (table: Table) =>
  JSON.stringify([table.length, table.head, table.sum, table.state, table.asks('ann'), table.canRedo]);
const give = (table: Table, value: string) => {
  const [now] = table.asks('ann');
  return table.answer({ seat: 'ann', ask: now!.id, at: now!.at, value, id: `${table.length}/${value}` });
};

describe('rules that go round in a circle', () => {
  it.each([
    ['roll', 'WELL-2'],
    ['draw', 'WELL-3'],
    ['step', 'WELL-2'],
  ] as const)(
    '(%s) are stopped with an error that names the last rule; the table is as it was',
    (deep, rule) => {
      const table = Table.create(well, { setup: SETUP, seed: 'well' });
      expect(give(table, 'dry')).toMatchObject({ ok: true });
      expect(give(table, 'dry')).toMatchObject({ ok: true });
      expect(table.undo('ann')).toMatchObject({ ok: true });
      const before = looks(table);
      let caught: unknown;
      try {
        give(table, deep);
      } catch (error) {
        caught = error;
      }
      expect(caught).toBeInstanceOf(EndlessRule);
      expect((caught as EndlessRule).rule).toBe(rule);
      expect((caught as EndlessRule).message).toContain(rule);
      expect(looks(table)).toBe(before);
      expect(table.redo('ann')).toMatchObject({ ok: true });
      expect(give(table, 'dry')).toMatchObject({ ok: true });
      expect(openTable(well, table.save())).toMatchObject({ report: undefined, table: { sum: table.sum } });
    },
  );

  it('are stopped where a seat lets the table roll its own dice, and it holds them again', () => {
    const table = Table.create(well, { setup: SETUP, seed: 'well', ownDice: ['ann'] });
    give(table, 'roll');
    const before = looks(table);
    const waits = table.rollFor('ann');
    expect(waits).toBeDefined();
    expect(() => table.setOwnDice('ann', false)).toThrow(EndlessRule);
    expect(looks(table)).toBe(before);
    expect(table.rollFor('ann')).toEqual(waits);
  });

  it('are stopped in a playout, in a procedure by itself and in its odds', () => {
    const decide = () => 'roll';
    expect(() => playOut(well, undefined, new SeededDice('well'), decide)).toThrow(EndlessRule);
    const procedure = {
      id: 'well',
      parse: () => ({}),
      begin: () => ({ deep: 'roll', drawn: 0 }),
      run: (w: WellWorld) => untilFull(w),
    };
    const alone: AnySystem = { ...well, procedures: [procedure as never] };
    expect(() => resolve(alone, 'well', {}, SETUP)).toThrow(EndlessRule);
    expect(() => odds(alone, 'well', {}, SETUP)).toThrow(EndlessRule);
  });

  it('may be as long as they like where somebody is asked in between', () => {
    const turns = 20_001;
    const { decisions } = playOut(wells(turns), undefined, new SeededDice('well'), () => 'dry');
    expect(decisions).toBe(turns);
    const table = Table.create(wells(turns), { setup: SETUP, seed: 'well' });
    while (!table.over) give(table, 'dry');
    expect(table.length).toBeGreaterThan(turns);
  });
});
