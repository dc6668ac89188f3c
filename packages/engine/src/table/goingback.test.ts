import { describe, expect, it } from 'vitest';
import { faceValue, type Roll } from '../dice/dice.js';
import { readJournal, writeJournal } from '../journal/file.js';
import { type Entry, entrySum, Journal } from '../journal/journal.js';
import type { Json } from '../rule/fact.js';
import { ask, roll } from '../rule/rule.js';
import { Confirm } from '../spaces/index.js';
import { put, type TinyWorld, tiny } from '../testing/tiny.js';
import { audit, openTable, resumeTable } from './open.js';
import { Table } from './table.js';

const DIE: Roll = {
  kind: 'roll',
  rule: 'TINY',
  label: 'die',
  pools: [{ n: 1, sides: 6, score: faceValue() }],
};

/** Each step asks, throws two dice one after the other, and begins again. */
const rounds = tiny<{ n: number; sum: number }>({
  seats: ['a'],
  start: () => ({ n: 0, sum: 0 }),
  *next(w) {
    yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' }));
    put(w, 'n', w.s.n + 1);
    for (let i = 0; i < 2; i++) {
      const { score } = yield* roll(w, DIE);
      put(w, 'sum', w.s.sum + score);
    }
  },
});

const game = (): Table =>
  Table.create(rounds, { setup: { scenario: 'only', options: {} }, seed: 'back', people: ['a'] });
function on(table: Table, value: Json = true): void {
  const { id, at } = table.question('a')!;
  expect(table.answer({ seat: 'a', ask: id, at, value }).ok).toBe(true);
}

/** The same game as a file and a store give it back. */
function reopened(table: Table): Table[] {
  const checkpoint = table.checkpoint()!;
  const { entries, ...stored } = JSON.parse(
    JSON.stringify({ header: table.header, checkpoint, entries: [...table.journal.entries(checkpoint.at)] }),
  );
  const earlier = table.journal.prefix(checkpoint.at);
  return [
    openTable(rounds, table.save()).table,
    openTable(rounds, table.save(), { quick: true }).table,
    resumeTable(rounds, { ...stored, entries, earlier }),
  ];
}

describe('what was taken back', () => {
  it('can be played again in a game opened from its store, though dice have fallen since', () => {
    const table = game();
    for (let n = 0; n < 3; n++) on(table);
    const { sum } = table;
    // To before the last die: it falls again, and the next step begins after it.
    expect(table.undo('a', table.journal.entry(table.head).prev).ok).toBe(true);
    expect(table.checkpoint()!.at).toBe(table.length - 1);
    for (const again of reopened(table)) {
      expect(again.canRedo).toBe(true);
      expect(again.redo('a').ok && again.sum).toBe(sum);
    }
    on(table);
    for (const again of reopened(table)) expect(again.canRedo).toBe(false);
  });
});

describe('a standing answer that leads back to its own question', () => {
  const standing = (): Table => {
    const table = game();
    on(table);
    expect(table.stand('a', 'on', true).ok).toBe(true);
    return table;
  };

  it('waits for the person where it did, however the game is opened or branched', () => {
    const table = standing();
    expect(table.state).toMatchObject({ n: 21 });
    for (const again of [...reopened(table), table.fork() as Table]) expect(again.state).toEqual(table.state);
    for (const again of reopened(table)) expect(again.question('a')).toEqual(table.question('a'));
  });

  it('goes on as far as it did after an undo into the middle of it, and further once the person acts', () => {
    const table = standing();
    const before = JSON.stringify(table.state);
    const { head, sum } = table;
    const middle = table.journal.line(head)[30]!;
    expect(table.undo('a', middle.n).ok).toBe(true);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.redo('a').ok && table.sum).toBe(sum);
    on(table);
    expect(table.state).toMatchObject({ n: 42 });
  });
});

describe('turns played anew after an undo', () => {
  interface State {
    turn: number;
    said: boolean;
  }
  const turns = tiny<State>({
    seats: ['a'],
    turn: (s) => s.turn,
    start: () => ({ turn: 0, said: false }),
    *next(w) {
      put(w, 'turn', w.s.turn + 1);
      put(w, 'said', yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' })));
    },
  });
  const play = (table: Table, n: number, value: Json) => {
    for (let i = 0; i < n; i++) on(table, value);
  };
  /** The turns of which a file of the game has a checkpoint on its line of play. */
  const kept = (table: Table): number[] => {
    const line = new Set(table.journal.line(table.head).map((e) => e.n));
    return readJournal(table.save())
      .checkpoints.filter((c) => line.has(c.at))
      .map((c) => (c.state as unknown as State).turn);
  };

  it('keep their checkpoints in a file, as do turns that come back by a redo', () => {
    const table = Table.create(turns, {
      setup: { scenario: 'only', options: {} },
      seed: 'turns',
      people: ['a'],
    });
    play(table, 6, true);
    expect(kept(table)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(table.undo('a', 2).ok).toBe(true);
    expect(kept(table)).toEqual([0, 1, 2]);
    expect(table.redo('a').ok).toBe(true);
    expect(kept(table)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const fork = table.fork(1) as Table;
    play(fork, 3, false);
    expect(kept(fork)).toEqual([0, 1, 2, 3, 4]);
    expect(table.undo('a', 2).ok).toBe(true);
    play(table, 5, false);
    expect(kept(table)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

it('a state that begins anew has a stamp of its own', () => {
  const stamps = new Map<number, string>();
  const watched = {
    ...rounds,
    next(w: TinyWorld<{ n: number; sum: number }>) {
      const now = JSON.stringify(w.s);
      expect(stamps.get(w.version) ?? now).toBe(now);
      stamps.set(w.version, now);
      return rounds.next(w);
    },
  };
  const table = game();
  for (let n = 0; n < 3; n++) on(table);
  // Only the last checkpoint is in memory, so the undo runs the game again from its start.
  const checkpoint = table.checkpoint()!;
  const { header, journal } = table;
  const entries = [...journal.entries(checkpoint.at)];
  const again = resumeTable(watched, { header, checkpoint, entries, earlier: journal.prefix(checkpoint.at) });
  const stamp = [...stamps.keys()].at(-1)!;
  expect(again.undo('a', 0).ok).toBe(true);
  expect([...stamps.keys()].at(-1)).toBeGreaterThan(stamp);
});

describe('the check of a whole journal', () => {
  /** A game of 40 rounds whose end was taken back and played on ten times. */
  const wandered = (): string => {
    const table = game();
    for (let n = 0; n < 40; n++) on(table);
    for (let n = 0; n < 10; n++) {
      expect(table.undo('a').ok).toBe(true);
      on(table);
    }
    return table.save();
  };

  it('runs what was taken back from where it parted, not from the beginning', () => {
    let steps = 0;
    const counted = {
      ...rounds,
      next(w: TinyWorld<{ n: number; sum: number }>) {
        steps++;
        return rounds.next(w);
      },
    };
    expect(audit(counted, wandered())).toBeUndefined();
    expect(steps).toBeLessThan(40 + 10 * 5);
  });

  it('finds dice that did not fall on a line that was taken back', () => {
    const { header, entries } = readJournal(wandered());
    const undone = entries.findLast(({ deed }) => deed.t === 'undo') as Entry;
    const forged = new Journal();
    for (const entry of entries) {
      const { n, prev, deed, facts } = entry;
      const other: Entry['deed'] =
        n === undone.prev && deed.t === 'roll'
          ? { ...deed, faces: [[deed.faces[0]?.[0] === 6 ? 1 : 6]] }
          : deed;
      const before = prev < 0 ? '' : forged.entry(prev).sum;
      forged.append({ ...entry, deed: other, sum: entrySum(before, other, facts) });
    }
    expect(audit(rounds, writeJournal(header, forged))).toBe(
      `Entry ${undone.prev}: the seed gives other dice than those written down (TINY).`,
    );
  });
});
