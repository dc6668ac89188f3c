import { describe, expect, it } from 'vitest';
import type { Roll } from '../dice/dice.js';
import { readJournal, writeJournal } from '../journal/file.js';
import type { Json } from '../rule/fact.js';
import { ask, roll } from '../rule/rule.js';
import { Confirm } from '../spaces/index.js';
import { put, tiny } from '../testing/tiny.js';
import { audit, openTable } from './open.js';
import { Playback } from './playback.js';
import { Table } from './table.js';

interface State {
  turn: number;
  luck: number;
}
const DIE: Roll = { kind: 'roll', rule: 'TINY', label: 'luck', pools: [{ n: 1, sides: 6 }] };

/** One question a turn; the game ends after turn `last`. From turn `rolls` on, a die is rolled before the question. */
const rules = (
  revision: number,
  { rolls = 99, last = 12, check = () => undefined as string | undefined } = {},
) => ({
  ...tiny<State>({
    seats: ['a'],
    turn: (s) => s.turn,
    start: () => ({ turn: 0, luck: 0 }),
    *next(w) {
      if (w.s.turn + 1 >= rolls) put(w, 'luck', (yield* roll(w, DIE)).faces[0]?.[0] as number);
      put(w, 'turn', w.s.turn + 1);
      yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' }));
    },
  }),
  revision,
  check,
  outcome: (s: State) =>
    s.turn > last ? { winner: 'a', level: 'won', rule: 'TINY', score: s.turn } : undefined,
});

function answers(table: Table, n: number): void {
  for (let i = 0; i < n; i++) {
    const { id, at } = table.question('a') as { id: string; at: number };
    const taken = table.answer({ seat: 'a', ask: id, at, value: table.legal('a', 1)[0] as Json });
    expect(taken.ok).toBe(true);
  }
}
const begun = (n: number): Table => {
  const table = Table.create(rules(1), {
    setup: { scenario: 'only', options: {} },
    seed: 'old',
    people: ['a'],
  });
  answers(table, n);
  return table;
};
const bare = (table: Table): string => writeJournal(table.header, table.journal);

describe('a game of other rules', () => {
  it('goes on where it ended, where these rules agree with it', () => {
    const table = begun(5);
    for (const text of [table.save(), bare(table)]) {
      const { table: on, report, older } = openTable(rules(2), text);
      expect([report, older?.goesOn, on.head]).toEqual([undefined, 'end', table.head]);
      expect(on.journal.entry(table.length).deed).toEqual({ t: 'rules', head: table.head, revision: 2 });
      answers(on, 2);
      const again = openTable(rules(2), on.save());
      expect([again.report, again.older, again.table.sum]).toEqual([undefined, undefined, on.sum]);
    }
  });

  it('goes on from its last checkpoint, although other rules would not have led there', () => {
    const table = begun(5);
    const { table: on, older } = openTable(rules(2, { rolls: 3 }), table.save());
    expect([older?.goesOn, on.journal.entry(table.length).deed.t]).toEqual(['end', 'again']);
    // The step under way has begun again under these rules.
    expect((on.state as State).luck).toBeGreaterThan(0);
    for (const entry of table.journal.entries()) expect(on.journal.entry(entry.n)).toEqual(entry);
    const { header, entries } = readJournal(on.save());
    const playback = new Playback(rules(2), header, entries);
    playback.seek(playback.frames.length);
    expect(playback.view('a')).toEqual(on.view('a'));
    // It needs no checkpoint to open again.
    expect(openTable(rules(2, { rolls: 3 }), bare(on)).table.sum).toBe(on.sum);
    answers(on, 1);
    // What happened under the other rules can be watched but not taken back; what came after can be taken back.
    const back = on.undo('a', 2);
    expect(back).toMatchObject({ ok: false, code: 'refused' });
    expect((back as { text: string }).text).toContain('revision 1');
    expect(on.fork(2)).toMatchObject({ ok: false });
    expect(on.undo('a').ok).toBe(true);
    expect(openTable(rules(2, { rolls: 3 }), on.save()).table.sum).toBe(on.sum);
  });

  it('goes on from where these rules part from it, and nothing of it is lost', () => {
    const table = begun(5);
    const { table: on, report, older } = openTable(rules(2, { rolls: 4 }), bare(table));
    expect(report).toBeUndefined();
    expect(older?.goesOn).toBe('earlier');
    expect((on.state as State).turn).toBeLessThan(5);
    expect(on.head).toBeLessThan(table.head);
    for (const entry of table.journal.entries()) expect(on.journal.entry(entry.n)).toEqual(entry);
    answers(on, 3);
    expect((on.state as State).luck).toBeGreaterThan(0);
    const text = on.save();
    const again = openTable(rules(2, { rolls: 4 }), text);
    expect([again.report, again.older, again.table.sum]).toEqual([undefined, undefined, on.sum]);
    expect(() => audit(rules(2, { rolls: 4 }), text)).toThrow(/revision/);
    // And under a third revision as well.
    expect(openTable(rules(3, { rolls: 4 }), text).older).toMatchObject({ revision: 2, goesOn: 'end' });
  });

  it('goes on from before its end, where these rules fail after it', () => {
    const table = begun(5);
    const last = (table.state as State).turn;
    const failing = {
      ...rules(2),
      ...tiny<State>({
        seats: ['a'],
        turn: (s) => s.turn,
        start: () => ({ turn: 0, luck: 0 }),
        *next(w) {
          put(w, 'turn', w.s.turn + 1);
          if (w.s.turn === last) {
            yield* roll(w, DIE);
            throw new RangeError('There is no such row.');
          }
          yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' }));
        },
      }),
      revision: 2,
      outcome: () => undefined,
    };
    for (const text of [table.save(), bare(table)]) {
      const { table: on, older } = openTable(failing, text);
      expect([older?.goesOn, (on.state as State).turn]).toEqual(['earlier', last - 1]);
    }
  });

  it('passes over a checkpoint that these rules do not take', () => {
    const table = begun(5);
    const wrong = () => 'luck: from 1 to 6.';
    const { table: on, older, report } = openTable(rules(2, { check: wrong }), table.save());
    expect([older?.goesOn, on.head, report]).toEqual(['end', table.head, undefined]);
  });

  it('that was over is shown as it ended, whatever these rules would have led to', () => {
    const table = begun(5);
    const over = (revision: number, rolls: number) => rules(revision, { rolls, last: 5 });
    const { table: shown, report, older } = openTable(over(2, 3), bare(table));
    expect([report, older?.goesOn, shown.over]).toEqual([undefined, 'watched', true]);
    expect(shown.outcome).toMatchObject({ level: 'won', score: 6 });
    expect(shown.length).toBe(table.length);
    expect(shown.waitingFor).toEqual([]);
    expect(shown.undo('a')).toMatchObject({ ok: false, code: 'refused' });
    expect(shown.fork()).toMatchObject({ ok: false, code: 'refused' });
    expect(shown.propose('a', { correct: { why: 'no', patch: [{ path: 'turn', value: 2 }] } })).toMatchObject(
      {
        ok: false,
        code: 'refused',
      },
    );
    const again = openTable(over(2, 3), shown.save());
    expect([again.older?.goesOn, again.table.over]).toEqual(['watched', true]);
    const { header, entries } = readJournal(shown.save());
    const playback = new Playback(over(2, 3), header, entries);
    playback.seek(playback.frames.length);
    expect(playback.outcome).toEqual(shown.outcome);
  });
});
