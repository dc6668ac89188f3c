import { describe, expect, it } from 'vitest';
import type { Json } from '../rule/fact.js';
import { ask } from '../rule/rule.js';
import { Confirm } from '../spaces/index.js';
import { openTable } from '../table/open.js';
import { Table } from '../table/table.js';
import { put, tiny } from '../testing/tiny.js';
import { checkpointLine, readJournal } from './file.js';
import type { Checkpoint } from './journal.js';
import { footing, rebuilt, written } from './upon.js';

const at = (n: number, state: Json): Checkpoint => ({ at: n, facts: 0, state, dice: [1], standing: [] });
const reread = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

/** Writes one state upon another and reads it back. */
function both(below: Json, state: Json) {
  const text = written(at(7, state), at(3, below));
  return { text, again: rebuilt(reread(text), [at(3, reread(below))]) };
}

describe('a checkpoint upon an earlier one', () => {
  const [a, b, c, d] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

  it('leaves out what is the very same there, and has it again when it is read', () => {
    const map = { walls: [1, 2] };
    const { text, again } = both({ turn: 1, map, met: [] }, { turn: 2, map, met: [a] });
    expect(text).toMatchObject({ upon: 3, rest: { state: { turn: 2, map: null, met: [{ id: 'a' }] } } });
    expect(text).not.toHaveProperty('state');
    expect(again).toEqual(at(7, { turn: 2, map, met: [a] }));
  });

  it('puts lists together from items of the earlier one and new ones', () => {
    const cases: [Json[], Json[]][] = [
      [[a], [a, b]],
      [
        [a, b, c],
        [a, d, c],
      ],
      [
        [a, b, c],
        [b, c, d],
      ],
      [
        [a, b],
        [b, a],
      ],
      [
        [a, 1, b],
        [2, a, b],
      ],
    ];
    for (const [before, after] of cases) {
      const { text, again } = both({ past: { met: before } }, { past: { met: after } });
      expect(text).toHaveProperty('same');
      expect(again?.state).toEqual({ past: { met: after } });
    }
  });

  it('is whole where they share nothing: what only looks alike may change', () => {
    expect(both({ people: [{ id: 'a' }] }, { people: [{ id: 'a' }] }).text).toHaveProperty('state');
    expect(both({ done: ['a'] }, { done: ['a'] }).text).toHaveProperty('state');
    expect(both([a], { a }).text).toHaveProperty('state');
  });

  it('is left out where the one below it is not there', () => {
    expect(rebuilt(written(at(7, { a }), at(3, { a })), [at(4, { a })])).toBeUndefined();
  });

  it('stands upon itself where it is the one that is kept', () => {
    const itself = at(7, { a });
    expect(written(itself, itself)).toMatchObject({ upon: 7, rest: { state: null } });
    expect(rebuilt(reread(written(itself, itself)), [reread(itself)])).toEqual(itself);
  });

  it('is kept beside the last one now and then, and only where states share something', () => {
    const [near, far, other] = [at(20, { a }), at(600, { a }), at(600, { a: { ...a } })];
    expect(footing(near, at(10, { a }))).toBeUndefined();
    expect(footing(far, near)).toBe(far);
    expect(footing(other, near)).toBeUndefined();
    expect(footing(at(700, { a }), far, far)).toBe(far);
    // Taking back led to a point before it.
    expect(footing(at(590, { a }), far, far)?.at).toBe(590);
  });
});

describe('a game whose states share their past', () => {
  interface Life {
    turn: number;
    past: readonly object[];
  }
  const lives = {
    ...tiny<Life>({
      seats: ['a'],
      turn: (s) => s.turn,
      start: () => ({ turn: 0, past: [] }),
      *next(w) {
        put(w, 'turn', w.s.turn + 1);
        w.s.past = Object.freeze([...w.s.past, Object.freeze({ turn: w.s.turn, what: 'x'.repeat(100) })]);
        yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' }));
      },
    }),
    copy: (s: Life) => ({ ...s }),
  };
  const table = Table.create(lives, { setup: { scenario: 'only', options: {} }, seed: 'life' });
  for (let n = 0; n < 50; n++) {
    const { id, at: place } = table.question('a')!;
    table.answer({ seat: 'a', ask: id, at: place, value: table.legal('a', 1)[0] as Json });
  }
  const text = table.save();
  const checkpoints = text.split('\n').filter((line) => line.startsWith('{"checkpoint"'));

  it('has a part of it in each checkpoint of its file, and all of it when it is read', () => {
    expect(checkpoints.length).toBeGreaterThan(40);
    expect(Math.max(...checkpoints.map((line) => line.length))).toBeLessThan(700);
    const { checkpoints: read, damage } = readJournal(text);
    expect(damage).toBeUndefined();
    expect(read.map((c) => (c.state as unknown as Life).past.length)).toEqual(read.map((_, n) => n));
    const opened = openTable(lives, text, { quick: true });
    expect(opened.report).toBeUndefined();
    expect(opened.table.state).toEqual(table.state);
    // The past that was read does not grow again at the next save, either.
    expect(opened.table.save().length).toBeLessThan(text.length);
  });

  it('opens without a checkpoint that is gone, and does not believe what does not fit', () => {
    const without = text.replace(`${checkpoints[3]}\n`, '');
    expect(readJournal(without).checkpoints).toHaveLength(3);
    expect(openTable(lives, without)).toMatchObject({ report: undefined, table: { sum: table.sum } });
    const line = checkpoints[5] as string;
    const { checkpoint } = JSON.parse(line) as { checkpoint: Checkpoint & { same: object[] } };
    const bent = { ...checkpoint, same: [{ path: ['nowhere', 'else'], is: 'all' }] };
    const fitting = checkpointLine(bent as never, table.journal.entry(bent.at));
    expect(readJournal(text.replace(line, fitting)).damage).toContain('does not fit the one below it');
  });
});
