import { Sfc32, SPECTATOR, Table } from '@shambles/engine';
import { createTeller } from '@shambles/story';
import { SYSTEMS } from '@shambles/systems';
import { describe, expect, it } from 'vitest';
import { headings, numbered } from './transport.js';
import { eyesOn, readLine, watch } from './watching.js';

const system = SYSTEMS[0]!;
const table = Table.create(system, {
  setup: { scenario: system.scenarios[0]!.id, options: {} },
  seed: 'watch',
});
const random = new Sfc32('watch');
for (let n = 0; n < 60 && !table.over; n++) {
  const seat = table.waitingFor[0]!;
  const ask = table.asks(seat)[0]!;
  table.answer({ seat, ask: ask.id, at: ask.at, value: table.sample(seat, random)! });
}
const line = table.journal.line(table.head);
const seats = [SPECTATOR, ...system.seats.map((s) => s.id)];

describe('the eyes that a game may be watched with', () => {
  const book = { open: undefined };
  const two = { a: 'person', b: 'person' };

  it('are those of the people at this screen, and of nobody else, while it goes on', () => {
    expect(eyesOn(book, { seats: { a: 'person', b: 'bot' }, over: false })).toEqual([SPECTATOR, 'a']);
    expect(eyesOn(book, { seats: two, over: false, alone: true })).toEqual([SPECTATOR, 'a', 'b']);
    expect(eyesOn(book, { seats: two, over: false }, 'b')).toEqual([SPECTATOR, 'b']);
    expect(eyesOn(book, { seats: two, over: false }, SPECTATOR)).toEqual([SPECTATOR]);
    expect(eyesOn(book, { seats: two, over: false })).toEqual([SPECTATOR]);
  });

  it('are all there are when it is over, where nothing is hidden, and where bots play alone', () => {
    expect(eyesOn(book, { seats: two, over: true }, 'b')).toBeUndefined();
    expect(eyesOn({ open: true }, { seats: two, over: false }, 'b')).toBeUndefined();
    expect(eyesOn(book, { seats: { a: 'bot', b: 'bot' }, over: false })).toBeUndefined();
  });
});

describe('watching a line of play', () => {
  const watching = watch(system, table.header, line);

  it('ends at what the table shows now, for every pair of eyes', () => {
    for (const seat of seats) {
      expect(watching.scene(watching.length, seat)).toEqual(table.scene(seat));
      expect(watching.log(watching.length, seat)).toEqual(table.log(seat));
    }
  });

  it('stops only where something is told, and at both ends', () => {
    const stops = watching.stops(createTeller(system), SPECTATOR);
    expect(stops[0]).toBe(0);
    expect(stops.at(-1)).toBe(watching.length);
    expect(stops.length).toBeLessThan(watching.length);
    expect(stops).toEqual([...stops].sort((a, b) => a - b));
  });

  it('finds the moment of an entry and the entry of a moment', () => {
    const entry = line.filter((e) => e.facts.length > 0)[3]!.n;
    expect(watching.entryAt(watching.positionOf(entry))).toBe(entry);
    expect(watching.positionOf(table.head)).toBe(watching.length);
  });

  it('stays before the fact that the rules no longer know, and tells on', () => {
    const at = 20;
    let seen = 0;
    const changed: typeof system = {
      ...system,
      evolve: (s, fact, book) => {
        if (++seen === at) throw new Error('not known here');
        system.evolve(s, fact, book);
      },
    };
    const broken = watch(changed, table.header, line);
    expect(broken.broken?.why).toBe('not known here');
    expect(broken.log(broken.length, SPECTATOR)).toEqual(table.log(SPECTATOR));
    expect(broken.scene(broken.length, SPECTATOR)).toEqual(
      watching.scene(broken.broken!.position, SPECTATOR),
    );
  });
});

describe('readLine', () => {
  it('reads the line of play of a journal as it was written down', () => {
    const read = readLine(table.save());
    expect(read.line.map((e) => e.sum)).toEqual(line.map((e) => e.sum));
    expect(read.report).toBeUndefined();
  });

  it('says what was wrong with a damaged one and keeps what is good', () => {
    const lines = table.save().split('\n');
    const read = readLine([...lines.slice(0, 30), '{"n":', ''].join('\n'));
    expect(read.report).toMatch(/damaged/);
    expect(read.line.length).toBeGreaterThan(10);
  });
});

it('numbers of turns are written as far apart as they can be read', () => {
  expect(numbered([0.1, 0.2, 0.3])).toEqual([true, true, true]);
  expect(numbered([0, 0.01, 0.05, 0.06, 0.1, 0.5])).toEqual([true, false, false, true, false, true]);
  expect(numbered([0.1, undefined, 0.2])).toEqual([true, false, true]);
});

it('a turn has the number that its own story names, and an encounter before it none', () => {
  const fact = (is: string, more: object = {}) => ({ is, cause: '', to: 'all', ...more });
  const told = (...facts: object[]) => {
    const begins = (f: { is: string }) => f.is !== 'other';
    const written = [{ ...line[0], facts }] as unknown as typeof line;
    return watch({ ...system, begins, evolve: () => undefined }, table.header, written).turns.map(
      (t) => t.turn,
    );
  };
  const turns = [fact('activation', { turn: 1 }), fact('other'), fact('activation', { turn: 2 })];
  expect(told(fact('encounter'), ...turns)).toEqual([undefined, 1, 2]);
  expect(told(fact('encounter'), fact('other'), fact('encounter'))).toEqual([1, 2]);
});

it('months and encounters stand above the turns, each until the next; those that begin together share a heading', () => {
  const mark = (position: number, is: string, turn?: number) => ({
    position,
    turn,
    fact: { is, cause: '', to: [] },
  });
  const turns = [
    mark(1, 'month'),
    mark(3, 'search'),
    mark(5, 'turn', 1),
    mark(9, 'raid'),
    mark(12, 'turn', 1),
  ];
  expect(headings(turns, 20, ({ is }) => `${is}.`)).toEqual([
    { position: 1, words: 'month. search.', until: 9 },
    { position: 9, words: 'raid.', until: 20 },
  ]);
  expect(headings([mark(1, 'turn', 1)], 20, () => '')).toEqual([]);
});
