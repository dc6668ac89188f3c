import { describe, expect, it } from 'vitest';
import { setupsOf, Trial } from '../conformance/index.js';
import type { Json } from '../rule/fact.js';
import { ask } from '../rule/rule.js';
import { Confirm } from '../spaces/index.js';
import { openTable } from '../table/open.js';
import { Table } from '../table/table.js';
import { put, tiny } from '../testing/tiny.js';
import { toy } from '../testing/toy.js';
import { checkpointLine, entryLine, headerLine, JournalError, readJournal, writeJournal } from './file.js';
import { type Entry, entrySum, Journal } from './journal.js';

const trial = (seed: string) => new Trial(toy, setupsOf(toy)[0]!, seed);
const game = (() => {
  const t = trial('file');
  const table = t.table();
  t.play(table, 12);
  return table;
})();
const text = game.save();
const lines = text.trimEnd().split('\n');

it('checksums run on: each entry’s holds all before it', () => {
  for (const entry of game.journal.entries()) {
    const before = entry.prev < 0 ? '' : game.journal.entry(entry.prev).sum;
    expect(entry.sum).toBe(entrySum(before, entry.deed, entry.facts));
  }
});

describe('a journal as text', () => {
  it('is a header, entries and checkpoints, line by line', () => {
    expect(lines[0]).toBe(headerLine(game.header));
    expect(lines[1]).toBe(entryLine(game.journal.entry(0)));
    const read = readJournal(text);
    expect(read.damage).toBeUndefined();
    expect(JSON.stringify(read.entries)).toBe(JSON.stringify([...game.journal.entries()]));
    expect(read.checkpoints.length).toBeGreaterThan(0);
    expect(writeJournal(game.header, game.journal, read.checkpoints)).toBe(text);
  });

  it('holds 64 checkpoints at most, however many the turns, the last one always', () => {
    const turns = tiny({
      seats: ['a'],
      turn: (s: { turn: number }) => s.turn,
      start: () => ({ turn: 0 }),
      *next(w) {
        put(w, 'turn', w.s.turn + 1);
        yield* ask(w, 'a', 'TINY', 'on', new Confirm({ key: 'on' }, { key: 'off' }));
      },
    });
    const table = Table.create(turns, { setup: { scenario: 'only', options: {} }, seed: 'long' });
    const until = (turn: number) => {
      while ((table.state as { turn: number }).turn < turn) {
        const { id, at } = table.question('a')!;
        table.answer({ seat: 'a', ask: id, at, value: table.legal('a', 1)[0] as Json });
      }
      return readJournal(table.save()).checkpoints.map((c) => c.at);
    };
    const all = until(60);
    expect(all.length).toBeGreaterThanOrEqual(60);
    const few = until(1000);
    expect(few.length).toBeGreaterThan(32);
    expect(few.length).toBeLessThanOrEqual(64);
    expect(few.at(-1)).toBe(table.checkpoint()?.at);
    expect(openTable(turns, table.save(), { quick: true }).table.sum).toBe(table.sum);
  });

  it('tells how far it has been read, and then how far it has been run', () => {
    const told: string[] = [];
    openTable(toy, text, { told: (work, done, of) => told.push(`${work} ${done} of ${of}`) });
    expect(told[0]).toMatch(/^read 1 of /);
    const run = told.filter((t) => t.startsWith('run'));
    const line = game.journal.line(game.head).length;
    expect(run).toEqual(Array.from({ length: line }, (_, i) => `run ${i + 1} of ${line}`));
    expect(told.slice(-line)).toEqual(run);
  });

  it('opens whatever an editor did to its line ends and its first byte', () => {
    for (const same of [text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, text.trimEnd(), `${text}\n\n`])
      expect(openTable(toy, same)).toMatchObject({ report: undefined, table: { sum: game.sum } });
  });

  const said = (damaged: string) => openTable(toy, damaged).report;
  it('says what is wrong with it, where, and what is kept', () => {
    expect(said(text.slice(0, -20))).toMatch(
      /^The journal is damaged: line \d+ is cut off\. Entries 0 to \d+ are good and were kept\.$/,
    );
    expect(said([...lines.slice(0, 4), '{]', ...lines.slice(4)].join('\n'))).toContain(
      'line 5 cannot be read. Entries 0 to ',
    );
    expect(said([...lines.slice(0, 4), '', ...lines.slice(4)].join('\n'))).toContain('line 5 is empty');
    expect(said(lines.filter((l) => !l.startsWith('{"n":3,')).join('\n'))).toContain('stands where entry');
    expect(said(text.replace('"answer"', '"ansver"'))).toContain('does not fit its checksum');
    expect(said(lines[0] as string)).toContain('The game starts again from its beginning');
    expect(said(`${lines.slice(0, 3).join('\n')}\n7\n`)).toContain('no entry');
  });

  it('takes no checkpoint of another game', () => {
    const t = trial('another');
    const other = t.table();
    t.play(other, 12);
    const checkpoint = other.checkpoint()!;
    const alien = checkpointLine(checkpoint, other.journal.entry(checkpoint.at));
    const at = lines.findIndex((l) => l.startsWith(`{"n":${checkpoint.at},`));
    expect(at).toBeGreaterThan(0);
    for (const quick of [true, false]) {
      const { table, report } = openTable(toy, lines.toSpliced(at + 1, 0, alien).join('\n'), { quick });
      expect(report).toMatch(/a checkpoint (whose checksum does not fit|of an entry that is not there)/);
      expect([...game.journal.entries()].map((e) => e.sum)).toContain(table.sum);
    }
  });

  it('is played under the rules it was made under, or says so', () => {
    const newer = { ...toy, revision: 2 };
    const { table, report, older } = openTable(newer, text);
    expect(report).toBeUndefined();
    expect(older).toEqual({
      revision: 1,
      goesOn: 'end',
      text: 'This game was played under revision 1 of the rules; these are revision 2. It goes on where it ended.',
    });
    expect(table.sum).toBe(game.sum);
  });

  it('goes back to the entry where other rules part from it', () => {
    const changed: typeof toy = {
      ...toy,
      next: (w) => (w.s.phase === 'walk' ? toy.next({ ...w, s: { ...w.s } } as never) : toy.next(w)),
    };
    const t = trial('parting');
    const table = t.table();
    t.play(table, 8);
    const worse: typeof toy = { ...changed, next: (w) => (w.s.turn > 1 ? undefined : toy.next(w)) };
    t.play(table);
    const { report } = openTable(worse, table.save());
    expect(report).toMatch(/Entry \d+ and what follows were left out \(.*\)\. Entries 0 to \d+ were kept\./);
  });

  it('is no journal', () => {
    for (const [stranger, why] of [
      ['', 'its first line is no header'],
      ['"a"', 'names no format'],
      ['{"format":"shambles/9"}', 'this program reads shambles/1'],
      [`${(lines[0] as string).replace('"seed":"', '"seed":"x')}\n`, 'checksum does not fit'],
    ] as const) {
      expect(() => openTable(toy, stranger)).toThrow(JournalError);
      expect(() => openTable(toy, stranger)).toThrow(why);
    }
  });

  it('with sound sums and senseless entries is cut, never a crash', () => {
    const forge = (deed: unknown): string => {
      const n = game.length;
      const entry = {
        n,
        prev: game.head,
        deed,
        facts: [],
        sum: entrySum(game.sum, deed as Entry['deed'], []),
      };
      return `${text}${JSON.stringify(entry)}\n`;
    };
    for (const deed of [
      { t: 'undo', head: 9999, by: 'red' },
      { t: 'undo', head: -7, by: 'red' },
      { t: 'nonsense' },
      { t: 'answer', seat: 'red', ask: 'nonsense', value: 1 },
      { t: 'roll', rule: 'TOY-3.1' },
      { t: 'draw', rule: 'TOY-1' },
      { t: 'correct', by: 'red', why: '', patch: [{ path: 'turn', value: 77 }] },
      { t: 'correct', by: 'red', why: '', patch: 7 },
      { t: 'reseed' },
      { t: 'propose', by: 'red', what: { undo: 1 } },
    ]) {
      const { table } = openTable(toy, forge(deed));
      trial('forged').play(table);
      expect(table.over).toBe(true);
    }
  });
});

describe('a journal in memory', () => {
  it('goes on from another that it does not copy', () => {
    const first = new Journal();
    for (const entry of game.journal.entries()) first.append(entry);
    const second = new Journal(first.prefix(5));
    second.append({ ...game.journal.entry(5) });
    expect(second.length).toBe(6);
    expect(second.entry(4)).toBe(first.entry(4));
    expect(() => first.entry(999)).toThrow('There is no entry 999');
  });
});

it('of dice that only sound like a generator is refused in words', () => {
  const header = { ...game.header, dice: 'toString' };
  expect(() => openTable(toy, writeJournal(header, game.journal))).toThrow(JournalError);
});
